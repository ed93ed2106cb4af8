import type { Language, OwnRequest } from '@esrs/contract'
import type { FilledCell, FilledSheet } from '@esrs/engine'
import { unitInWords } from '@esrs/reports/statement'
import { AppError } from '../../../http/errors.ts'
import type { Attachment } from '../../../mail/mail.ts'
import { unescapeFormula } from '../../../tables/escape-formula.ts'
import type { Table } from '../../../tables/table.ts'
import { workbookOf } from '../../../tables/workbook.ts'
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

/** The questions of a request as a table; cells to be filled in have a colour of their own. */
export function questionTable({ fields }: OwnRequest, language: Language): Table {
  const t = (key: Parameters<typeof say>[0]) => say(key)(language)
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
      .map(({ code, name, question, type, unit, prior, value, note }) => [
        code,
        `${name}\n${question}`,
        unitInWords(unit, language),
        prior ? `${figureIn(prior, type, language)} (${prior.year})` : '',
        value,
        note,
      ]),
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

/** Answers of a filled workbook by datapoint, and the number of rows for datapoints that the request does not ask for. */
export function readAnswers(
  sheets: readonly FilledSheet[],
  asked: ReadonlySet<string>,
  language: Language,
): { answers: { key: string; value: string; note: string }[]; unknown: number } {
  for (const { rows } of sheets) {
    const at = rows.slice(0, 20).findIndex(({ cells }) => headOf(cells) !== null)
    const head = at < 0 ? null : headOf(rows[at]!.cells)
    if (!head) continue
    const answers: { key: string; value: string; note: string }[] = []
    let unknown = 0
    for (const { cells } of rows.slice(at + 1)) {
      const key = typed(cells[head.code], language)
      const value = typed(cells[head.value], language)
      if (key === '') continue
      if (!asked.has(key)) unknown += 1
      else if (value !== '')
        answers.push({ key, value, note: head.note < 0 ? '' : typed(cells[head.note], language).slice(0, 2000) })
    }
    return { answers, unknown }
  }
  const names = { code: say('sheet.code')(language), value: say('sheet.value')(language) }
  throw new AppError('unreadable_file', say('sheet.wrong', names), { fields: { file: say('sheet.wrong', names) } })
}

function headOf(cells: readonly (FilledCell | null)[]): { code: number; value: number; note: number } | null {
  const heads = cells.map((cell) => (cell?.kind === 'text' ? cell.text.trim() : ''))
  for (const language of languages) {
    const find = (key: 'sheet.code' | 'sheet.value' | 'sheet.note') => heads.indexOf(say(key)(language))
    const head = { code: find('sheet.code'), value: find('sheet.value'), note: find('sheet.note') }
    if (head.code >= 0 && head.value >= 0) return head
  }
  return null
}
