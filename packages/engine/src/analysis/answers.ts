import type { Page } from '../reading/document.ts'
import type { GridCell } from './cells.ts'
import type { Draft } from './choose-within.ts'
import { unnumbered } from './columns.ts'
import type { Compiled } from './compiled.ts'
import { check, yearOfWords } from './drafts.ts'
import { excerptSpan } from './facts.ts'
import type { FoundValue } from './finding.ts'
import type { Grid, GridRow } from './grid.ts'
import { placeOf } from './places.ts'
import { foldLabel } from './text.ts'

const YES = /^(?:yes|ja|true|wahr|✓|✔|☑|☒)/

/** Earlier questions and section rows that a question may depend on (`If yes, does this cover:`). */
const REACH = 8

function answerDraft(
  page: Page,
  row: GridRow,
  question: GridCell,
  cell: GridCell,
  compiled: Compiled,
  text: string,
  reporting: number | null,
): Draft {
  const span = excerptSpan(page, [question], cell)
  const excerpt = page.text.slice(span.start, span.end)
  const year = yearOfWords(excerpt, reporting, 'row')
  const value: FoundValue = {
    text,
    number: null,
    unit: null,
    written: cell.text,
    writtenNumber: null,
    writtenUnit: null,
    conversion: null,
  }
  return {
    candidate: {
      datapoint: compiled.recipe.id,
      dimension: null,
      value,
      year: reporting,
      role: 'actual',
      tier: 'review',
      score: 0.86,
      place: placeOf(page, span, null, cell.box, cell.address),
      excerpt,
      checks: [check('quote', true, null), year.checked],
      reason: {
        source: page.kind === 'sheet' ? 'sheet' : 'table',
        matched: foldLabel(question.text).slice(0, 200),
        missing: year.missing,
      },
    },
    strength: 0.9,
    settled: row.cells.length <= 4,
    boundary: 'unknown',
    value: null,
  }
}

function asks(compiled: Compiled, question: string): boolean {
  const may = compiled.labelNeedles.within(question)
  return compiled.labels.some((pattern) => may.has(pattern) && pattern.fresh.test(question))
}

function yesNo(compiled: Compiled, question: string, context: string, answer: string): string | null {
  if (compiled.not?.test(question) || compiled.notAround?.test(context)) return null
  if (compiled.needs && !compiled.needs.test(`${context} | ${question}`)) return null
  if (!asks(compiled, question)) return null
  const yes = YES.test(answer)
  return yes !== (compiled.recipe.inverse === true) ? 'yes' : 'no'
}

/** Other words for options in answers of forms. */
const ALSO_CALLED: Readonly<Record<string, RegExp>> = {
  consolidated:
    /konsolidiert|^(?:group|konzern|gruppe)\b|all (?:consolidated )?subsidiaries|alle (?:konsolidierten )?tochter/,
  individual: /^(?:(?:on an |auf )?individu(?:al|ell)|einzel(?:abschluss|unternehmen|gesellschaft)|nicht konsolidiert)/,
}

function chosen(compiled: Compiled, question: string, answer: string): string | null {
  if (!asks(compiled, question)) return null
  for (const [value] of compiled.options) {
    if (new RegExp(value.split(' ').pop() ?? value).test(answer) || ALSO_CALLED[value]?.test(answer)) return value
  }
  return null
}

/** A figure of nought for every year, or a word for it, where incidents are counted. */
const saysNone = (cells: GridCell[]): boolean =>
  cells.every(({ kind, number, folded }) =>
    kind === 'number' ? number?.value.digits === 0n : /^(?:none|no|keine?|nil)\.?$/.test(folded.trim()),
  )

/** Yes or no, alone or with a sentence behind it: `Yes, at two sites`. */
const answers = ({ kind }: GridCell, text: string, loose: boolean): boolean =>
  kind === 'answer' || (!loose && /^(?:yes|no|ja|nein)(?:[.,;:(]| [–-] )/.test(text))

/** Answers to questions in forms: yes or no beside a question, or an option chosen from a list. */
export function answersIn(page: Page, grids: Grid[], ready: Compiled[], reporting: number | null): Draft[] {
  const asking = ready.filter(({ recipe }) => recipe.labels.length && recipe.kind !== 'number')
  const drafts: Draft[] = []
  for (const grid of grids) {
    for (const row of grid.rows) {
      const [first, ...others] = unnumbered(row)
      const loose = grid.kind === 'layout'
      // In a loose layout texts that stand beside each other need not belong together.
      const spoken = others.find(({ kind }) => kind === 'answer' || (!loose && (kind === 'text' || kind === 'unit')))
      const none = saysNone(others)
      const second = spoken ?? (none ? others[0] : undefined)
      if (first?.kind !== 'text' || !second || first.text.length > 400) continue
      // Two years that are answered differently do not say which of them is asked for.
      const told = others.filter(({ kind }) => kind === 'answer').map(({ text }) => YES.test(foldLabel(text)))
      if (told.includes(true) && told.includes(false)) continue
      const question = foldLabel(first.text)
      const before = grid.rows.slice(Math.max(0, row.index - REACH), row.index).reverse()
      const opener = before.find(
        (other) => /[?:]\s*$/.test(unnumbered(other)[0]?.text ?? '') && other.cells.length <= 3,
      )
      const above = before.filter((other) => other === opener || other.index > (opener?.index ?? 0) - 2)
      const asked = above.map((other) => unnumbered(other)[0]?.text ?? '')
      const context = [...asked, grid.title ?? ''].map(foldLabel).join(' | ')
      const answer = foldLabel(second.text)
      for (const compiled of asking) {
        const text =
          compiled.recipe.kind === 'yes_no'
            ? answers(second, answer, loose) || (none && compiled.recipe.inverse)
              ? yesNo(compiled, question, context, answer)
              : null
            : chosen(compiled, question, answer)
        if (text) drafts.push(answerDraft(page, row, first, second, compiled, text, reporting))
      }
    }
  }
  return drafts
}
