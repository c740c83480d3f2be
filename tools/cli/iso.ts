import type { Instant } from '../../src/core/calendar/instant'

/** `2024-02-04T09:30:00Z`, whole seconds. */
export const isoInstant = (at: Instant): string => `${new Date(at * 1000).toISOString().slice(0, 19)}Z`
