/** Name of the text that is the footnote of a figure. */
export const footnoteId = (fact: string): string => `${fact}.footnote`
