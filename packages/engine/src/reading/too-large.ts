/** Thrown where a file holds more than is read; `read` turns it into its reason. */
export class TooLarge extends Error {}
