import type { AskedTable, Language, OwnRequest, TypedCell } from '@esrs/contract'
import type { FilledCell, FilledSheet } from '@esrs/engine'
import { breakdownOf, membersOf } from '@esrs/engine/esrs'
import { unitInWords } from '@esrs/reports/statement'
import { AppError } from '../../../http/errors.ts'
import type { Attachment } from '../../../mail/mail.ts'
import { unescapeFormula } from '../../../tables/escape-formula.ts'
import type { Table } from '../../../tables/table.ts'
import { workbookOf } from '../../../tables/workbook.ts'
import { answerInWords } from '../answer-in-words.ts'
import { say } from '../messages.ts'

type Field = OwnRequest['fields'][number]
const languages: readonly Language[] = ['en', 'de']
const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The figure of the year before with its unit, as it is written in a language; texts and years stay as they are. */
function figureIn({ value, unit }: NonNullable<Field['prior']>, type: string, language: Language): string {
  const number = Number(value)
  if (type === 'year' || value.trim() === '' || !Number.isFinite(number)) return value
  const written = new Intl.NumberFormat(language, { maximumFractionDigits: 12 }).format(number)
  return `${written} ${unitInWords(unit, language)}`.trim()
}

/** The answers that a question offers, as they are read and taken in a sheet. */
const offeredIn = ({ choices }: Field): string[] =>
  choices ? [choices.options.map(({ label }) => label).join('; ')] : []

const rowOf = (field: Field, language: Language): string[] => {
  const { code, name, question, type, unit, prior, value, note } = field
  return [
    code,
    [name, question, ...offeredIn(field)].join('\n'),
    unitInWords(unit, language),
    prior ? `${figureIn(prior, type, language)} (${prior.year})` : '',
    answerInWords({ id: code, type }, value, language),
    note,
  ]
}

/**
 * A row for each cell of a table. Of countries and of members of a company's own only those that were typed already have rows, and the
 * code of a cell says how others are added: `S1-6_09 permanent_DE`, `E3-4_01 ~Plant A`.
 */
function rowsOfTable(field: Field, { axes, cells, rule, unit }: AskedTable, language: Language): string[][] {
  const typed = new Map(cells.map(({ members, value }) => [members.join('_'), value]))
  const choices = axes.map(({ members }, place) => {
    const used = new Set(cells.map((cell) => cell.members[place]))
    return members.filter(({ member, offered }) => !offered || used.has(member))
  })
  const combined = choices.reduce<{ member: string; name: string }[][]>(
    (rows, members) => rows.flatMap((row) => members.map((member) => [...row, member])),
    [[]],
  )
  const words = unitInWords(unit, language)
  const ofCells = combined.map((members) => {
    const dimension = members.map(({ member }) => member).join('_')
    const name = members.map((one) => one.name).join(', ')
    return [`${field.code} ${dimension}`, `${field.name}\n${name}`, words, '', typed.get(dimension) ?? '', '']
  })
  return rule === 'between' || ofCells.length === 0 ? [rowOf(field, language), ...ofCells] : ofCells
}

/** The questions of a request as a table; cells to be filled in have a colour of their own, and what small partners may refuse says so. */
export function questionTable({ fields, beyond_cap }: OwnRequest, language: Language): Table {
  const t = (key: Parameters<typeof say>[0]) => say(key)(language)
  const beyond = new Set(beyond_cap)
  const rowsOf = (field: Field) => (field.table ? rowsOfTable(field, field.table, language) : [rowOf(field, language)])
  const marked = ([code = '', question = '', ...rest]: string[]) => [code, `${question}\n${t('sheet.beyond')}`, ...rest]
  return {
    name: t('sheet.title'),
    columns: [
      { head: t('sheet.code'), width: 16 },
      { head: t('sheet.question'), width: 70 },
      { head: t('sheet.unit'), width: 14 },
      { head: t('sheet.prior'), width: 18 },
      { head: t('sheet.value'), width: 30, editable: true },
      { head: t('sheet.note'), width: 40, editable: true },
    ],
    rows: fields
      .filter(({ state }) => state !== 'passed_on' && state !== 'accepted')
      .flatMap((field) => (beyond.has(field.key) ? rowsOf(field).map(marked) : rowsOf(field))),
  }
}

/** The questions of a request as a workbook, attached to its mail. */
export async function questionWorkbook(request: OwnRequest, language: Language): Promise<Attachment> {
  const parts: Uint8Array[] = []
  for await (const part of workbookOf([questionTable(request, language)])) parts.push(part)
  return { name: `${say('sheet.name')(language)}.xlsx`, mimeType, content: Buffer.concat(parts) }
}

/** The content of a cell as text, as a person would type it on the page. */
function typed(cell: FilledCell | null | undefined, language: Language): string {
  if (!cell) return ''
  if (cell.kind === 'text') return unescapeFormula(cell.text).trim()
  const written = (number: number) =>
    new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 12 }).format(number)
  switch (cell.kind) {
    case 'number':
      return written(cell.number)
    case 'percent':
      return `${written(cell.number)} %`
    case 'date':
      return cell.date
    case 'boolean':
      return say(cell.value ? 'sheet.yes' : 'sheet.no')(language)
    case 'error':
      return ''
  }
}

/** The answer to a datapoint as a sheet has it. */
export interface SheetAnswer {
  key: string
  value: string
  note: string
  cells?: TypedCell[]
}

/** The members that the code of a cell names; `null` where its datapoint has no such cell. */
function membersIn(key: string, dimension: string): string[] | null {
  const breakdown = breakdownOf(key)
  return breakdown && membersOf(breakdown, dimension)
}

interface AnswerRow {
  key: string
  value: string
  note: string
  /** Whether its code names a cell, and which; `null` where the datapoint has no such cell. */
  isCell: boolean
  members: string[] | null
}

/** A row of a filled workbook; `null` for one without a code. */
function rowRead(cells: readonly (FilledCell | null)[], head: Head, language: Language): AnswerRow | null {
  const [, key = '', dimension = ''] = /^(\S*)\s*(.*)$/s.exec(typed(cells[head.code], language)) ?? []
  if (key === '') return null
  return {
    key,
    value: typed(cells[head.value], language),
    note: head.note < 0 ? '' : typed(cells[head.note], language).slice(0, 2000),
    isCell: dimension !== '',
    members: dimension === '' ? null : membersIn(key, dimension),
  }
}

/** The answer to a datapoint with one more row of it. */
function withRow(answer: SheetAnswer | undefined, { key, value, note, members }: AnswerRow): SheetAnswer {
  const before = answer ?? { key, value: '', note: '' }
  const said = { ...before, note: before.note || note }
  return members ? { ...said, cells: [...(before.cells ?? []), { members, value }] } : { ...said, value }
}

/** Answers of a filled workbook by datapoint, and the number of rows for datapoints that the request does not ask for. */
export function readAnswers(
  sheets: readonly FilledSheet[],
  asked: ReadonlyMap<string, readonly string[] | null>,
  language: Language,
): { answers: SheetAnswer[]; unknown: number } {
  for (const { rows } of sheets) {
    const at = rows.slice(0, 20).findIndex(({ cells }) => headOf(cells) !== null)
    const head = at < 0 ? null : headOf(rows[at]!.cells)
    if (!head) continue
    const answers = new Map<string, SheetAnswer>()
    let unknown = 0
    for (const { cells } of rows.slice(at + 1)) {
      const row = rowRead(cells, head, language)
      if (row === null) continue
      if (!asked.has(row.key) || (row.isCell && (row.members === null || !asked.get(row.key)))) unknown += 1
      else if (row.value !== '') answers.set(row.key, withRow(answers.get(row.key), row))
    }
    return { answers: [...answers.values()], unknown }
  }
  const names = { code: say('sheet.code')(language), value: say('sheet.value')(language) }
  throw new AppError('unreadable_file', say('sheet.wrong', names), { fields: { file: say('sheet.wrong', names) } })
}

interface Head {
  code: number
  value: number
  note: number
}

function headOf(cells: readonly (FilledCell | null)[]): Head | null {
  const heads = cells.map((cell) => (cell?.kind === 'text' ? cell.text.trim() : ''))
  for (const language of languages) {
    const find = (key: 'sheet.code' | 'sheet.value' | 'sheet.note') => heads.indexOf(say(key)(language))
    const head = { code: find('sheet.code'), value: find('sheet.value'), note: find('sheet.note') }
    if (head.code >= 0 && head.value >= 0) return head
  }
  return null
}
