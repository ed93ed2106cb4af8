import type { Page } from '../reading/document.ts'
import { pattern } from '../text/phrases.ts'
import { flow, fold, sentences } from '../text/text.ts'
import { assertionOf, maySign, type Sign } from './assertion.ts'

/** Signs of what asks and explains rather than states. */
const ASKS: readonly Sign[] = ['question', 'option', 'instruction', 'guidance', 'example']
const OWN = pattern()`(?<![\p{L}\d]){own_voice}(?![\p{L}\d])`

/** Fewer questions and instructions than these stand in reports as well. */
const FEWEST = 3
/** So many more of them than sentences of the company make a form of it. */
const TIMES = 2
/** So many pages tell what a document is. */
const PAGES = 40

/**
 * Whether a document is a form that asks rather than a report that states: a questionnaire, its guidance, a template. What its
 * running text says is then nobody's statement; its answers, cells and ticks are.
 */
export function isForm(pages: readonly Page[]): boolean {
  const all = pages.slice(0, PAGES).flatMap(sentencesOf)
  const asks = all.filter((text) => maySign(fold(text), ASKS) && ASKS.some((sign) => assertionOf(text).signs.has(sign)))
  if (asks.length < FEWEST) return false
  const asking = new Set(asks)
  let states = 0
  for (const text of all) {
    if (asking.has(text) || !OWN.test(fold(text)) || assertionOf(text).signs.has('no_sentence')) continue
    states += 1
    if (asks.length <= TIMES * states) return false
  }
  return true
}

/** The sentences of a page, headings and labels among them; those of sheets are no running text. */
function sentencesOf(page: Page): string[] {
  if (page.kind === 'sheet') return []
  const blocks = page.blocks.length ? page.blocks : [{ start: 0, end: page.text.length }]
  return blocks.flatMap((block) => {
    const { text } = flow(page.text, [block])
    return sentences(text).map(({ start, end }) => text.slice(start, end))
  })
}
