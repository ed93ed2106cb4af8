/** The time. Rules that depend on it take it from here, so that tests can move it. */
export type Clock = () => Date

/** The machine's clock. */
export const systemClock: Clock = () => new Date()
