import type {
  EarlierAnswer,
  ForeignQuestion,
  Language,
  Questionnaire,
  QuestionState,
  Datapoint as Wire,
} from '@esrs/contract'
import { capOf, inAskedUnit, yesOrNoIn } from '@esrs/engine'
import type { Catalogue } from '@esrs/engine/esrs'
import { unitInWords } from '@esrs/reports/statement'
import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport } from '../../reporting/index.ts'
import { answerInWords } from '../answer-in-words.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { type TaskBook, taskBook } from '../tasks/task-book.ts'
import type { QuestionnaireRow, QuestionRow } from './questionnaire-store.ts'
import type { NamePlace } from './understood-form.ts'

/** Values and sources of the company for the datapoints that a questionnaire asks for. */
export interface QuestionnaireValues {
  catalogue: Catalogue
  book: TaskBook
  shown: ReadonlyMap<string, Wire>
  sources: ReadonlyMap<string, string>
  /** The members of a cell of a breakdown in words. */
  cellName: (key: string, dimension: string, language: Language) => string
}

/** Datapoint of a question: the chosen one, else the sure one; `null` where a person answered in words or left it open. */
export const keyOf = ({ decided, key, sure }: QuestionRow): string | null =>
  decided === 'datapoint' ? key : decided === null ? sure : null

/** Datapoints that answer a question: the one that it is about, and those that a person took into the answer. */
const keysOf = (row: QuestionRow): string[] => {
  const key = keyOf(row)
  return key === null ? [] : [key, ...(row.decided === 'datapoint' ? row.also : [])]
}

/** Datapoints whose values a question shows: those that answer it, or else those that may. */
const keysShown = (row: QuestionRow): string[] => {
  const keys = keysOf(row)
  return keys.length > 0 || row.decided !== null ? keys : [...row.proposed, ...row.suggested]
}

/** Reads the values and sources for all questions of some questionnaires at once. */
export async function questionnaireValues(
  parts: WorkParts,
  tenant: Tenant,
  opened: OpenReport,
  rows: readonly QuestionRow[],
): Promise<QuestionnaireValues> {
  const { forWork } = parts.reporting
  const book = await taskBook(parts, tenant, opened)
  const keys = new Set(rows.flatMap(keysShown))
  const decided = [...keys].filter((key) => book.decided.has(key))
  const entries = decided.flatMap((key) => opened.catalogue.get(key) ?? [])
  const shown = entries.length > 0 ? await forWork.show(tenant, opened, entries) : []
  return {
    catalogue: opened.catalogue,
    book,
    shown: new Map(shown.map((one) => [one.key, one])),
    sources: await forWork.sources(tenant, opened.report, decided),
    cellName: forWork.cellName,
  }
}

/** Source of a value in words: the one that a person named, the page that proves it, or the person who decided. */
function sourceOf(
  { key, evidence, year, filename }: Wire,
  { sources, book }: QuestionnaireValues,
  language: Language,
): string {
  const named = sources.get(key)
  if (named) return named
  const place = evidence.find((one) => one.filename === filename) ?? evidence[0]
  if (place) {
    const where = place.sheet ?? say('questionnaire.page', { page: place.page })(language)
    return `${place.filename}, ${where}`
  }
  const decided = book.decided.get(key)
  const by = decided?.decidedBy ? (book.people.get(decided.decidedBy)?.name ?? '') : ''
  const at = decided?.decidedAt?.toISOString().slice(0, 10) ?? ''
  return say(by ? 'questionnaire.decidedBy' : 'questionnaire.decided', {
    by,
    at,
    year: String(year ?? book.opened.report.year),
  })(language)
}

type Answer = NonNullable<ForeignQuestion['answer']>

/** A value as the answer to a question, converted to the unit of the question where that is exact, in its own words where it has options. */
function answerOf(
  { key, value, unit, dataType }: Wire,
  { unit: asked, options }: Pick<QuestionRow, 'unit' | 'options'>,
  language: Language,
): Answer | null {
  if (value === null) return null
  if (dataType === 'yes-no' && (value === 'yes' || value === 'no'))
    return {
      value: yesOrNoIn(options, value) ?? say(value === 'yes' ? 'sheet.yes' : 'sheet.no')(language),
      unit: null,
    }
  if (dataType === 'choice') return { value: answerInWords({ id: key, type: dataType }, value, language), unit: null }
  const converted = inAskedUnit(value, unit, asked)
  return converted === null ? { value, unit } : { value: converted, unit: asked }
}

const plainNumber = /^-?\d+(?:\.\d+)?$/
const figures = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 10 }),
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 10 }),
}

/** A unit behind a figure in a sentence; a count has none. */
const withUnit = (unit: string | null, language: Language): string => {
  const words = unitInWords(unit, language)
  return words === '' ? '' : `\u00a0${words}`
}

/** The cells of a breakdown that people stand for; what documents say beside them is none. */
export const decidedCells = (key: string, { shown, book }: QuestionnaireValues): Wire['breakdowns'] =>
  book.decided.get(key)?.cells == null ? [] : (shown.get(key)?.breakdowns ?? [])

/** The answer for a place of a template that takes a cell of a breakdown, or all of them; `null` without one. */
function answerOfCells(
  key: string,
  { unit: asked, place }: QuestionRow,
  held: QuestionnaireValues,
  language: Language,
): Answer | null {
  const cells = decidedCells(key, held)
  if (place?.named?.shape !== 'table') {
    const cell = cells.find(({ dimension }) => dimension === place?.named?.part)
    if (!cell) return null
    const converted = inAskedUnit(cell.value, cell.unit, asked)
    return converted === null ? { value: cell.value, unit: cell.unit } : { value: converted, unit: asked }
  }
  if (cells.length === 0) return null
  const lines = cells.map(({ dimension, value, unit }) => {
    const shown = plainNumber.test(value) ? figures[language].format(Number(value)) : value
    return `${held.cellName(key, dimension, language)}: ${shown}${withUnit(unit, language)}`
  })
  return { value: lines.join('\n'), unit: null }
}

/** The values of some datapoints as one answer: of several each with its name; `null` where one has no decided value. */
function answerWith(
  keys: readonly string[],
  row: QuestionRow,
  held: QuestionnaireValues,
  language: Language,
): Answer | null {
  const { shown, catalogue } = held
  const named = row.place?.named
  const isOfCells = named?.part != null || (named?.shape === 'table' && catalogue.get(keys[0]!)?.type !== 'yes-no')
  if (isOfCells && keys.length === 1) return answerOfCells(keys[0]!, row, held, language)
  const answers = keys.map((key) => {
    const value = shown.get(key)
    return value ? answerOf(value, row, language) : null
  })
  if (answers.length === 0 || answers.includes(null)) return null
  if (answers.length === 1) return answers[0]!
  const lines = answers.map((one, index) => {
    const name = catalogue.get(keys[index]!)?.name ?? keys[index]!
    const shown = plainNumber.test(one!.value) ? figures[language].format(Number(one!.value)) : one!.value
    return `${name}: ${shown}${withUnit(one!.unit, language)}`
  })
  return { value: lines.join('\n'), unit: null }
}

/** A question with its answer, as the contract shows it. */
export function shownQuestion(
  row: QuestionRow,
  held: QuestionnaireValues,
  language: Language,
  nameOf: NamePlace,
  earlier: readonly EarlierAnswer[] = [],
): ForeignQuestion {
  const { catalogue, book, shown } = held
  const key = keyOf(row)
  const entry = key ? catalogue.get(key) : undefined
  const value = key ? shown.get(key) : undefined
  const named = (one: string) => {
    const found = catalogue.get(one)
    return found ? [{ key: one, name: found.name }] : []
  }
  const keys = keysOf(row)
  const answer = answerWith(keys, row, held, language)
  const proposed = row.decided === null && keys.length === 0 ? answerWith(row.proposed, row, held, language) : null
  const state = (): QuestionState => {
    if (row.decided === 'left_open') return 'left_open'
    if (row.decided === 'words' || answer) return 'answered'
    if (entry) return 'missing'
    if (proposed) return 'proposed'
    return row.suggested.length > 0 ? 'choose' : 'unknown'
  }
  const by = row.decidedBy ? (book.people.get(row.decidedBy)?.name ?? '') : ''
  return {
    position: row.position,
    section: row.section,
    text: row.text,
    unit: row.unit,
    state: state(),
    match: !entry ? null : row.decided === 'datapoint' ? 'chosen' : 'sure',
    datapoint: entry ? { key: entry.id, name: entry.name } : null,
    also: keys.slice(1).flatMap(named),
    suggested: row.suggested
      .flatMap(named)
      .map((one) => ({ ...one, answer: answerWith([one.key], row, held, language) })),
    proposal: proposed && { keys: row.proposed, answer: proposed },
    options: row.options,
    place: nameOf(row.place),
    words: row.decided === 'words' ? row.words : '',
    answer,
    source:
      row.decided === 'words' && by !== ''
        ? say('questionnaire.words', { by })(language)
        : value
          ? [...new Set(keys.flatMap((one) => shown.get(one) ?? []).map((one) => sourceOf(one, held, language)))].join(
              '; ',
            )
          : '',
    earlier: [...earlier],
    cap: entry ? capOf(entry) : null,
    task: entry ? book.task(entry).state : null,
  }
}

/** A questionnaire with the number of questions in each state, as the contract shows it. */
export function shownQuestionnaire(
  row: QuestionnaireRow,
  questions: readonly ForeignQuestion[],
  { book }: QuestionnaireValues,
): Questionnaire {
  const counts = { answered: 0, proposed: 0, missing: 0, choose: 0, unknown: 0, left_open: 0 }
  for (const { state } of questions) counts[state] += 1
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    file_name: row.fileName,
    added_by: (row.addedBy && book.people.get(row.addedBy)?.name) || '',
    added_at: row.addedAt.toISOString(),
    questions: questions.length,
    counts,
    beyond: questions.filter(({ cap }) => cap === 'partly' || cap === 'beyond').length,
  }
}
