/** Most text that is read of one file: ten times the longest reports. */
export const mostCharacters = 20_000_000

/** Thrown where a file holds more than is read; `read` turns it into its reason. */
export class TooLarge extends Error {}
