/** Control characters that no format can hold, and those that change the direction of text. */
const unwritable = /(?![\n\t])[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** Longest word without a break, in characters; a longer one would not fit a column. */
const longestWord = 40
const long = new RegExp(`[^\\s\\u200b\\u00ad-]{${longestWord}}`, 'gu')

/** Text without characters that no format can hold, and with soft breaks in long words. */
export const clean = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(unwritable, '').replace(/\t/g, ' ').replace(long, '$&\u200b')
