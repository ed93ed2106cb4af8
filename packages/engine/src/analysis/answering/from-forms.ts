import type { Page } from '../../reading/document.ts'
import { pattern } from '../../text/phrases.ts'
import { foldLabel } from '../../text/text.ts'
import type { GridCell } from '../cells.ts'
import { excerptSpan } from '../tables/fact.ts'
import { regionsOf } from '../tables/read-page.ts'
import { isCode, type Region, type Row } from '../tables/region.ts'
import { conceptsOfTexts, type Statement } from './statement.ts'

const AFFIRMS = pattern()`^(?:{affirms}|✓|✔|☑|☒)`

/** Longer texts are no questions of a form. */
const LONGEST_QUESTION = 400
/** Rows above a question on which it may depend: `If yes, does this cover:`. */
const REACH = 4

/** The question of a row and what stands beside it; `null` where it asks nothing. */
function asked(row: Row, region: Region): { question: GridCell; answer: GridCell; yes: boolean | null } | null {
  const cells = row.cells.filter(({ text }) => !isCode(text) && !/^\d{1,3}(?:\.\d{1,2})*\.?$/.test(text.trim()))
  const [question, ...others] = cells
  if (question?.kind !== 'text' || question.text.length > LONGEST_QUESTION) return null
  // `No.` beside figures is the unit of a count.
  const ticked = others.some(({ kind }) => kind === 'number') ? [] : others.filter(({ kind }) => kind === 'answer')
  const affirmations = new Set(ticked.map(({ text }) => AFFIRMS.test(foldLabel(text))))
  // Columns that are answered differently do not say which of them is asked for.
  if (affirmations.size > 1) return null
  const [tick] = ticked
  if (tick) return { question, answer: tick, yes: [...affirmations][0] ?? false }
  const [text, more] = others
  const spoken = region.kind === 'sheet' && text?.kind === 'text' && !more && text.text.length < 120
  return spoken ? { question, answer: text, yes: null } : null
}

/** Answers of forms as statements: yes or no beside a question, or an option that was chosen. */
export function statementsOfForms(page: Page): Statement[] {
  return regionsOf(page).flatMap((region) =>
    region.kind === 'layout'
      ? []
      : region.rows.flatMap((row, i): Statement[] => {
          const found = asked(row, region)
          if (!found) return []
          const { question, answer, yes } = found
          const before = region.rows.slice(Math.max(0, i - REACH), i).reverse()
          const opener = before.find(({ cells: [first] }) => /[?:]\s*$/.test(first?.text ?? ''))
          // An option is named by the answer; its label only asks, and often names all of them.
          const label = foldLabel(question.text)
          const above = opener?.cells[0] ? [foldLabel(opener.cells[0].text)] : []
          const texts = {
            own: [yes === null ? foldLabel(answer.text) : label],
            parent: yes === null ? [label, ...above] : above,
            column: [],
            caption: region.title ? [foldLabel(region.title)] : [],
            heading: page.headingsAtStart.slice(-1).map(foldLabel),
          }
          return [
            {
              kind: 'assertion',
              page,
              span: excerptSpan(page, [question], answer),
              valueSpan: null,
              value: null,
              unit: null,
              unitFrom: null,
              year: null,
              yearFrom: null,
              role: 'actual',
              texts,
              says: conceptsOfTexts(texts),
              place: null,
              box: answer.box,
              address: answer.address,
              traits: { form: 1, ...(yes === null ? {} : yes ? { answered_yes: 1 } : { answered_no: 1 }) },
            },
          ]
        }),
  )
}
