import type { Found } from './numbers.ts'

const CODE_BEFORE =
  /(?:(?<!\p{L})(?:iso|din|en|gri|esrs|sasb|scope|scopes|art\.?|article|artikel|per|pro|je|no\.?|nr\.?|page|pages|seite|s\.|p\.|chapter|kapitel|section|abschnitt|figure|abbildung|table|tabelle|category|kategorie|version|level|ebene|goal|sdg|step|phase|paragraph|abs\.?|euro|type|appendix|annex|rcp|ssp|gri \d{1,3}|april|mai|may|june|juni|july|juli|january|januar|february|februar|march|märz|august|september|october|oktober|november|december|dezember|dec\.?|dez\.?|jan\.?|feb\.?|nov\.?|oct\.?|okt\.?)|§)[\s-]*$/u
/** `403-9 Work-related injuries`: the number of a disclosure of the GRI standards. */
const DISCLOSURE = /(?<![\d.,])(?:20[1-7]|30[1-8]|40[1-9]|41[0-9])-$/
const CODE_AFTER =
  /^(?:\. ?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|\.\d{1,2}\.|:\d{2}\b|(?:st|nd|rd|th)\b| (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|-(?:year|jahr|jährig|köpfig(?!\w{0,2} (?:aufsichtsrat|verwaltungsrat|vorstand|geschäfts))|stufig|step)|\/7|\.\s?(?:bimschv|quartal))/

/** The code of a disclosure leads its name: `403-9 Work-related injuries`. */
const NAMED = /^(?:gri )?\d{3}-\d{1,2}(?= \p{L})/u
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
