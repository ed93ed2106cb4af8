/** How long a check is tried, and how often, in milliseconds. The minute is for a busy machine: one that holds ends at once. */
export const patience = { timeout: 60_000, interval: 20 }

/** Milliseconds that a test, or what goes before it, may take, for the same reason. */
export const longest = 150_000
