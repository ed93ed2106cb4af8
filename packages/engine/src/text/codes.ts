import type { Found } from './numbers.ts'
import { pattern } from './phrases.ts'

const CODE_BEFORE = pattern()`(?:(?<!\p{L})(?:{code_before}|{standard_series} \d{1,3}|{month}|{month_short})|§)[\s\-]*$`
/** `403-9 Work-related injuries`: the number of a disclosure of the GRI standards. */
const DISCLOSURE = /(?<![\d.,])(?:20[1-7]|30[1-8]|40[1-9]|41[0-9])-$/
const DATED = String.raw`\. ?{month_de}|{ordinal_end}\b| {month_en}\b`
const COMPOUND = String.raw`-(?:{number_compound}|{headed}(?!\w{0,2} {board_de}))`
const CODE_AFTER = pattern()`^(?:${DATED}|\.\d{1,2}\.|:\d{2}\b|${COMPOUND}|\/7|\.\s?{ordinal_of})`

/** The code of a disclosure leads its name: `403-9 Work-related injuries`. */
const NAMED = pattern()`^(?:{standard_series} )?\d{3}-\d{1,2}(?= \p{L})`
const leadsName = (folded: string, { start }: Found): boolean =>
  start < 9 && start < (NAMED.exec(folded)?.[0].length ?? 0)

/** Whether a number of a folded sentence names something, as a chapter, a date or a disclosure, instead of counting it. */
export function isCode(folded: string, found: Found): boolean {
  const before = folded.slice(Math.max(0, found.start - 22), found.start)
  return (
    CODE_BEFORE.test(before) ||
    CODE_AFTER.test(folded.slice(found.end, found.end + 24)) ||
    leadsName(folded, found) ||
    (DISCLOSURE.test(before) && found.written.length <= 2)
  )
}
