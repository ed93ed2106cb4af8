import type { Page } from '../../reading/document.ts'
import { pattern } from '../../text/phrases.ts'
import { foldLabel } from '../../text/text.ts'
import type { GridCell } from '../cells.ts'
import { excerptSpan } from '../tables/fact.ts'
import { regionsOf } from '../tables/read-page.ts'
import { type CellRow, isCode, overlap, type Region } from '../tables/region.ts'
import { conceptsOfTexts, type Observation } from './observation.ts'

const AFFIRMS = pattern()`^(?:{affirms}|✓|✔|☑|☒)`

/** Longer texts are no questions of a form. */
const LONGEST_QUESTION = 400
/** Rows above a question on which it may depend: `If yes, does this cover:`. */
const REACH = 4

const DENIES = pattern()`^{denies}[.!]?$`
const TICK = /^[x✓✔☑☒]$/u

/** The column heads of a form that say yes and no, as the nearest row above has them. */
function headsOf(region: Region, i: number): readonly GridCell[] {
  for (let at = i - 1; at >= 0; at--) {
    const heads = region.rows[at]?.cells.filter(({ kind }) => kind === 'answer') ?? []
    const says = (yes: RegExp): boolean => heads.some(({ text }) => yes.test(foldLabel(text)))
    if (heads.length > 1 && says(AFFIRMS) && says(DENIES)) return heads
  }
  return []
}

/** What is ticked below heads that say yes and no. */
function tickedBelow(
  cells: readonly GridCell[],
  heads: readonly GridCell[],
): { answer: GridCell; yes: boolean } | null {
  const ticks = cells.filter(({ text }) => TICK.test(foldLabel(text)))
  const [answer] = ticks
  if (!answer || ticks.length > 1) return null
  const head = heads.find((one) => overlap(one, answer) > 0 || (one.x0 === answer.x0 && one.x1 === answer.x1))
  const word = head ? foldLabel(head.text) : ''
  return AFFIRMS.test(word) ? { answer, yes: true } : DENIES.test(word) ? { answer, yes: false } : null
}

/** A question with the cell that answers it: yes, no, or in words. */
interface FormQuestion {
  question: GridCell
  answer: GridCell
  yes: boolean | null
}

/** The question of a row and what stands beside it; `null` where it asks nothing. */
function asked(row: CellRow, region: Region, heads: readonly GridCell[]): FormQuestion | null {
  const cells = row.cells.filter(({ text }) => !isCode(text) && !/^\d{1,3}(?:\.\d{1,2})*\.?$/.test(text.trim()))
  const [question, ...others] = cells
  if (question?.kind !== 'text' || question.text.length > LONGEST_QUESTION) return null
  const below = heads.length ? tickedBelow(others, heads) : null
  if (below) return { question, ...below }
  // `No.` beside figures is the unit of a count.
  const ticked = others.some(({ kind }) => kind === 'number') ? [] : others.filter(({ kind }) => kind === 'answer')
  const affirmations = new Set(ticked.map(({ text }) => AFFIRMS.test(foldLabel(text))))
  // Columns that are answered differently do not say which of them is asked for.
  if (affirmations.size > 1) return null
  const [tick] = ticked
  if (tick) return { question, answer: tick, yes: [...affirmations][0] ?? false }
  const [text, more] = others
  // `Full-time equivalents` is a unit, and an answer.
  const isWords = text?.kind === 'text' || text?.kind === 'unit'
  const spoken = region.kind === 'sheet' && isWords && !more && text.text.length < 120
  return spoken ? { question, answer: text, yes: null } : null
}

/** What stands around an answer: an option is named by the answer itself, its label only asks, and often names all of them. */
function textsOf({ question, answer, yes }: FormQuestion, region: Region, i: number): Observation['texts'] {
  const before = region.rows.slice(Math.max(0, i - REACH), i).reverse()
  const opener = before.find(({ cells: [first] }) => /[?:]\s*$/.test(first?.text ?? ''))
  const label = foldLabel(question.text)
  const above = opener?.cells[0] ? [foldLabel(opener.cells[0].text)] : []
  // `Counting method` below `Counting of employees`: whose figures are counted stands in the row above.
  const beside =
    yes === null ? before.slice(0, 1).flatMap(({ cells: [first] }) => (first ? [foldLabel(first.text)] : [])) : []
  return {
    own: [yes === null ? foldLabel(answer.text) : label],
    parent: yes === null ? [label, ...above] : above,
    column: [],
    caption: region.title ? [foldLabel(region.title)] : [],
    heading: [...beside, ...region.page.headingsAtStart.slice(-1).map(foldLabel)],
  }
}

/** Answers of forms as observations: yes or no beside a question, or an option that was chosen. */
export function observationsOfForms(page: Page): Observation[] {
  const regions = regionsOf(page).filter(({ kind }) => kind !== 'layout')
  return regions.flatMap((region) =>
    region.rows.flatMap((row, i): Observation[] => {
      const found = asked(row, region, headsOf(region, i))
      if (!found) return []
      const { question, answer, yes } = found
      const texts = textsOf(found, region, i)
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
