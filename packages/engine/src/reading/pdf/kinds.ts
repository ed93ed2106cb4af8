/** What a piece of text is: a value as data cells hold it, a year that heads a column, or words. */
export type Kind = 'value' | 'year' | 'words'

const unit = String.raw`(?:\s?(?:%|‰|€|\$|£|[\p{L}][\p{L}0-9²³/.·-]{0,9}))?`
const figurePiece = new RegExp(
  String.raw`^(?:(?:EUR|USD|CHF|€|\$|£|~|ca\.|<|>|≥|≤)\s?)?[-–−+]?\s?\(?\d[\d.,’'\s]*(?:[–-]\s?\d[\d.,]*)?\)?${unit}(?:\s\d{1,2}\)?|\s?[*†])?$`,
  'u',
)
const nullPiece = /^(?:[-–—−]{1,2}|n\.?\s?\/?\s?[ab]\.?|k\.\s?A\.?|n\.m\.|✓|✔|●|○|•|x)(?:\s\d\)?)?$/iu
const yearPiece =
  /^(?:FY|GJ|31\.12\.|Dec(?:ember)? 31,|31\.? ?(?:December|Dezember))?\s?(?:19|20)\d\d(?:\s?\/\s?(?:19|20)?\d\d)?(?:\s?[*¹²³]|\s\d\)?)?$/u

/** Tells values, with a unit perhaps, marks for none and years from words. */
export function kindOf(text: string): Kind {
  if (text.length > 32) return 'words'
  if (yearPiece.test(text)) return 'year'
  // `2022 Group` heads a column: a year is no amount of something.
  if (/^(?:19|20)\d\d\s\p{L}/u.test(text)) return 'words'
  return figurePiece.test(text) || nullPiece.test(text) ? 'value' : 'words'
}
