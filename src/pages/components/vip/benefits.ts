/** What a visitor has and what a member has besides, of what the product has today. */
export const BENEFITS = [
  { name: 'chart', free: true },
  { name: 'recent', free: false },
  { name: 'analysis', free: false },
] as const
