/** Those of the limits that a sign-in needs, in a file of their own so that its page loads no others. */
export const sessionLimits = {
  /** Characters of a password. */
  password: { min: 10, max: 128 },
  /** Milliseconds between two refreshes of the access token, and the remaining lifetime that asks for one at once. */
  refreshEvery: 240_000,
  refreshBelow: 60_000,
  /** Characters of free text a person may type into a short field. */
  shortText: 200,
} as const
