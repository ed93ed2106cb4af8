/** Signs that no file of words may hold, and those that turn the direction of what follows. */
const unwritable = /(?![\n\t])[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** Longest word that is left in one piece; a longer one may break, or no column would hold it. */
const longestWord = 40
const long = new RegExp(`[^\\s\\u200b\\u00ad-]{${longestWord}}`, 'gu')

/** Words without signs that no format can write, and long ones with places where they may break. */
export const clean = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(unwritable, '').replace(/\t/g, ' ').replace(long, '$&\u200b')
