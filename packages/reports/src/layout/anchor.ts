/** The anchor of a heading: its code in characters that every format allows. */
export const anchorOf = (code: string): string => `d-${code.replace(/[^A-Za-z0-9]+/g, '-')}`
