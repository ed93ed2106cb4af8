const caption = /^(?:table|tabelle|tab\.|figure|abbildung|abb\.|chart|grafik)\b/iu

/** Whether a text begins like the caption of a table or a picture. */
export const isCaption = (text: string): boolean => caption.test(text)

/** Whether a text is so short, and ends no sentence, that it may name what stands below it. */
export const isShortLine = (text: string): boolean => text.length <= 140 && !/[.;]$/.test(text)
