// The floors of the house (ARCHITECTURE.md). Imports go down; what stands below knows nothing of what stands above.
const PACKAGES = '^src/(pages|pianpang|bihua|kangxi|other|pay)/'
const floors = [
  ['core', '^src/core/'],
  ['protocol', '^src/protocol/'],
  ['platform', '^src/platform/'],
  ['stores', '^src/(stores|services)/'],
  ['components', '^src/(components|hooks|i18n)/'],
  ['packages', PACKAGES],
]
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    ...floors
      .slice(0, -1)
      .map(([name, path], i) =>
        forbid(`${name}-looks-down-only`, { path }, { path: floors.slice(i + 1).map(([, above]) => above) }),
      ),
    forbid('core-is-alone', { path: '^src/core/' }, { pathNot: '^src/core/' }),
    forbid('protocol-is-types', { path: '^src/' }, { path: '^src/protocol/', dependencyTypesNot: ['type-only'] }),
    forbid('packages-are-strangers', { path: PACKAGES }, { path: PACKAGES, pathNot: '^src/$1/' }),
    forbid('client-never-sees-server', { path: '^src/' }, { path: '^(server|tools)/' }),
    forbid('server-takes-core-and-protocol', { path: '^server/' }, { path: '^src/', pathNot: '^src/(core|protocol)/' }),
    forbid(
      'taro-has-one-door',
      { path: '^src/', pathNot: ['^src/platform/', PACKAGES, '^src/app'] },
      { path: 'node_modules/@tarojs/taro/' },
    ),
    forbid(
      'clients-never-compute-analysis',
      { path: '^src/', pathNot: '^src/core/analysis/' },
      { path: '^src/core/analysis/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'main-package-reaches-no-pack',
      { path: '^src/(pages|app)' },
      { path: '/data/[^/]+[.]json$', reachable: true },
    ),
    forbid('no-circular', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/platform/packs/builtin/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
}
