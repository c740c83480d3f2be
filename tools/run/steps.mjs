// What can be built: from which inputs, into which outputs, by which commands. All paths from the repository's root.
const PACKAGE = ['package.json', 'package-lock.json']
const CLIENT = ['src', 'config', 'locales', 'babel.config.js', 'tsconfig.json', ...PACKAGE]
const npmRun = (script) => ['npm', 'run', script]

const SERVER_BUNDLE = [
  'node_modules/.bin/esbuild',
  'main=server/main.ts',
  'admin=server/admin/main.ts',
  '--bundle',
  '--platform=node',
  '--target=node20',
  '--format=esm',
  '--packages=external',
  '--outdir=dist/server',
  '--out-extension:.js=.mjs',
]

/** The packs are inputs of the clients too: they lie inside src. */
export const STEPS = {
  packs: {
    inputs: ['tools/packs', 'locales', 'src/core', 'src/platform/words', ...PACKAGE],
    outputs: ['src/platform/packs/builtin'],
    commands: [npmRun('packs')],
  },
  weapp: {
    inputs: [...CLIENT, 'project.config.json'],
    outputs: ['dist/weapp'],
    commands: [npmRun('build:weapp')],
  },
  alipay: {
    inputs: [...CLIENT, 'mini.project.json'],
    outputs: ['dist/alipay'],
    commands: [npmRun('build:alipay')],
  },
  h5: {
    inputs: [...CLIENT, 'tools/build'],
    outputs: ['dist/h5'],
    commands: [npmRun('build:h5'), ['node', 'tools/build/compress.mjs', 'dist/h5']],
  },
  server: {
    inputs: ['server', 'src/core', 'src/protocol', 'config/cloud-space.json', 'tsconfig.json', ...PACKAGE],
    outputs: ['dist/server'],
    commands: [SERVER_BUNDLE],
  },
}
