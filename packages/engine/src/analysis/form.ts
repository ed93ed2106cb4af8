import type { Page } from '../reading/document.ts'
import { pattern } from '../text/phrases.ts'
import { flow, fold, sentences } from '../text/text.ts'
import { assertionOf, type Sign } from './assertion.ts'

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
  let [asks, states] = [0, 0]
  for (const page of pages.slice(0, PAGES)) {
    if (page.kind === 'sheet') continue
    const blocks = page.blocks.length ? page.blocks : [{ start: 0, end: page.text.length }]
    for (const block of blocks) {
      const { text } = flow(page.text, [block])
      for (const { start, end } of sentences(text)) {
        const { signs } = assertionOf(text.slice(start, end))
        if (ASKS.some((sign) => signs.has(sign))) asks += 1
        else if (!signs.has('no_sentence') && OWN.test(fold(text.slice(start, end)))) states += 1
      }
    }
  }
  return asks >= FEWEST && asks > TIMES * states
}
