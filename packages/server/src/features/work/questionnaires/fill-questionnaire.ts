import { Readable } from 'node:stream'
import type { ForeignQuestion, Language } from '@esrs/contract'
import type { AddedSheet, Fill, NamedAnswer, WrittenValue } from '@esrs/engine'
import { templateNames } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Download } from '../../../http/serve.ts'
import type { Cell } from '../../../tables/table.ts'
import { tableFile } from '../../../tables/table-file.ts'
import type { OpenReport } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { decidedCells, keyOf, type QuestionnaireValues } from './answer-question.ts'
import type { QuestionnaireRow, QuestionRow } from './questionnaire-store.ts'
import { hasCells, placesOf, unseenSheets } from './understood-form.ts'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
}

const plainNumber = /^-?\d+(?:\.\d+)?$/

/** Content of the cell of an answer: a number only where its unit is the one that the question asks for, else text. */
function contentOf({ words, answer, unit: asked }: ForeignQuestion): WrittenValue | null {
  if (words !== '') return { text: words }
  if (!answer) return null
  const { value, unit } = answer
  const isCounted = unit === null || unit === 'count' || unit === asked
  if (plainNumber.test(value) && isCounted) return { number: Number(value), isPercent: unit === '%' }
  return { text: unit === null || unit === 'count' ? value : `${value} ${unit}` }
}

const isFilledFrom = (state: ForeignQuestion['state']): boolean => state === 'answered'

/** The cells to fill in the file of a questionnaire, with their contents. Nothing goes into a column that is added and nobody saw. */
function cellsOf(row: QuestionnaireRow, rows: readonly QuestionRow[], questions: readonly ForeignQuestion[]): Fill[] {
  const unseen = unseenSheets(row.form)
  const filled = rows.flatMap(({ place, options }, i): Fill[] => {
    const question = questions[i]!
    const content = isFilledFrom(question.state) ? contentOf(question) : null
    if (!place || place.named || !content || unseen.has(place.sheet)) return []
    const { sheet, row: at, answer, remark, tick = null, optionRows = [] } = place
    const chosen = new Set(question.words.split('\n').map((line) => line.trim()))
    const ticked = tick === null ? [] : optionRows.filter((_, index) => chosen.has(options[index] ?? ''))
    const cells: Fill[] = ticked.map((one) => ({ sheet, row: one, column: tick!, value: { text: 'x' } }))
    if (answer !== null) cells.push({ sheet, row: at, column: answer, value: content })
    if (remark !== null && question.source !== '')
      cells.push({ sheet, row: at, column: remark, value: { text: question.source }, onlyEmpty: true })
    return cells
  })
  const heads = (row.form?.sheets ?? []).flatMap(({ sheet, head, columns, isByHand }): Fill[] =>
    columns.flatMap(({ isNew, column, head: text }) =>
      isNew && isByHand && head > 0 && text !== '' && filled.some((one) => one.sheet === sheet)
        ? [{ sheet, row: head, column, value: { text }, onlyEmpty: true }]
        : [],
    ),
  )
  return [...heads, ...filled]
}

/** Answers for the cells of an official template, which it writes in the words and units that it offers. */
function namedOf(
  rows: readonly QuestionRow[],
  questions: readonly ForeignQuestion[],
  held: QuestionnaireValues,
): NamedAnswer[] {
  return rows.flatMap((row, i): NamedAnswer[] => {
    const { answer, state, words } = questions[i]!
    const named = row.place?.named
    if (!named || (!answer && words === '') || !isFilledFrom(state)) return []
    const key = words === '' ? keyOf(row) : null
    const cells = key !== null && (named.shape === 'table' || named.part !== null) ? decidedCells(key, held) : []
    const part = named.part === null ? null : cells.find(({ dimension }) => dimension === named.part)
    const { value, unit } = part ?? (key === null ? null : held.shown.get(key)) ?? { value: words, unit: null }
    return value === null ? [] : [{ name: named.name, value, unit, cells: named.shape === 'table' ? cells : [] }]
  })
}

/** What an official template asks of the report itself, by the names of its cells. */
async function headOf(
  { accounts, statement }: Pick<WorkParts, 'accounts' | 'statement'>,
  tenant: Tenant,
  { set, reportingYear: year }: QuestionnaireRow,
): Promise<NamedAnswer[]> {
  const { name: company } = await accounts.identity(tenant)
  const { lei, period, currency } = await statement.settings(tenant, { set, year } as OpenReport['report'])
  const said = {
    [templateNames.company]: company,
    [templateNames.scheme]: lei === null ? '' : 'LEI',
    [templateNames.identifier]: lei ?? '',
    [templateNames.currency]: currency,
    [templateNames.start]: period.start,
    [templateNames.end]: period.end,
  }
  return Object.entries(said).map(([name, value]) => ({ name, value, unit: null, cells: [] }))
}

/** Sources as a sheet of their own, for answers whose form has no column for them, and answers that found no place in the form. */
function sourcesOf(
  row: QuestionnaireRow,
  rows: readonly QuestionRow[],
  questions: readonly ForeignQuestion[],
  language: Language,
): AddedSheet | null {
  const unseen = unseenSheets(row.form)
  const t = (key: Parameters<typeof say>[0]) => say(key)(language)
  const nameOf = placesOf(row, true)
  const listed = rows.flatMap(({ place }, i) => {
    const question = questions[i]!
    const content = isFilledFrom(question.state) ? contentOf(question) : null
    if (!place || !content) return []
    const isWritten = place.answer !== null && !unseen.has(place.sheet)
    if (isWritten && (place.remark !== null || question.source === '')) return []
    return [[nameOf(place), question.text, 'text' in content ? content.text : String(content.number), question.source]]
  })
  const heads = [t('questionnaire.cell'), t('sheet.question'), t('questionnaire.answer'), t('questionnaire.source')]
  return listed.length > 0 ? { name: t('questionnaire.sources'), rows: [heads, ...listed] } : null
}

/** Questions with their answers and sources as a workbook. */
function answersAsWorkbook(questions: readonly ForeignQuestion[], name: string, language: Language): Download {
  const t = (key: Parameters<typeof say>[0]) => say(key)(language)
  const rows = questions.map((question): Cell[] => {
    const content = contentOf(question)
    const answer: Cell = !content ? null : 'text' in content ? content.text : { number: content.number, plain: true }
    return [question.section, question.text, question.unit, answer, question.source]
  })
  const columns = [
    { head: t('questionnaire.section'), width: 20 },
    { head: t('sheet.question'), width: 70 },
    { head: t('sheet.unit'), width: 12 },
    { head: t('questionnaire.answer'), width: 30 },
    { head: t('questionnaire.source'), width: 40 },
  ]
  return tableFile([{ name: t('sheet.title'), columns, rows }], 'xlsx', name, language)
}

/**
 * The file of a questionnaire with the answers at their places, and everything else as it came; without a file, or a place in it, the
 * answers as a workbook.
 */
export async function filledFile(
  parts: Pick<WorkParts, 'reporting' | 'accounts' | 'statement'>,
  tenant: Tenant,
  row: QuestionnaireRow,
  file: Buffer | null,
  rows: readonly QuestionRow[],
  questions: readonly ForeignQuestion[],
  held: QuestionnaireValues,
  language: Language,
): Promise<Download> {
  const { kind, fileName, name } = row
  // A PDF without fields has no place that could be written into.
  const hasPlace = rows.some(({ place }) => place && (place.answer !== null || place.tick !== null))
  if (kind === 'text' || !file || !hasPlace) return answersAsWorkbook(questions, name, language)
  const isTemplate = rows.some(({ place }) => place?.named)
  const bytes = await parts.reporting.forWork.fill(
    tenant,
    { file, name: fileName },
    cellsOf(row, rows, questions),
    hasCells(kind) ? sourcesOf(row, rows, questions, language) : null,
    isTemplate ? [...(await headOf(parts, tenant, row)), ...namedOf(rows, questions, held)] : [],
  )
  return { stream: Readable.from([bytes]), size: bytes.length, name: fileName, mimeType: types[kind] }
}
