/** What a visitor has and what a member has besides. */
export const BENEFITS = [
  { name: 'dictionary', free: true },
  { name: 'naming', free: true },
  { name: 'chart', free: true },
  { name: 'recent', free: false },
  { name: 'analysis', free: false },
] as const
