/** How long a screen stays still before it shows that it waits. Specification §2. */
export const PLACEHOLDER_DELAY_MS = 200
/** How long it waits before it says so and lets a tap try again. Specification §2. */
export const TIMEOUT_MS = 60_000
