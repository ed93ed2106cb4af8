/** The anchor of a heading: the code, in signs that every format allows. */
export const anchorOf = (code: string): string => `d-${code.replace(/[^A-Za-z0-9]+/g, '-')}`
