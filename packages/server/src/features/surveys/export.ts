import { Readable } from 'node:stream'
import * as xlsx from '@e965/xlsx'
import type { Download } from '../../http/serve.ts'
import type { Language } from '../../texts/texts.ts'
import { say } from './messages.ts'
import type { ResponseRow, SurveyRow } from './store.ts'

/** Text that a spreadsheet would take for a formula, made text again. */
export const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** The responses as rows of text: a head, then one row a response, oldest first. */
export function tableOf(survey: SurveyRow, responses: readonly ResponseRow[], language: Language): string[][] {
  const head = (key: 'date' | 'respondentType' | 'name' | 'email' | 'company' | 'material' | 'notes') =>
    say(`export.${key}`)(language)
  const who = survey.anonymous ? [] : [head('name'), head('email'), head('company')]
  const questions = survey.questions.flatMap(({ text }) => [text, head('material')])
  const rows = [...responses].reverse().map((response) => [
    response.createdAt
      .toISOString()
      .slice(0, survey.anonymous ? 10 : 19)
      .replace('T', ' '),
    response.respondentType,
    ...(survey.anonymous ? [] : [response.name, response.email, response.company]),
    ...survey.questions.flatMap((_, i) => [
      response.answers[i]?.answer ?? '',
      response.answers[i]?.supporting_material ?? '',
    ]),
    response.generalNotes,
  ])
  return [[head('date'), head('respondentType'), ...who, ...questions, head('notes')], ...rows]
}

const quoted = (text: string): string => `"${neutral(text).replaceAll('"', '""')}"`

/** UTF-8 with a mark, and the separator that spreadsheets of the language expect. */
function csvOf(rows: string[][], language: Language): Buffer {
  const separator = language === 'de' ? ';' : ','
  return Buffer.from(`\ufeff${rows.map((row) => row.map(quoted).join(separator)).join('\r\n')}\r\n`)
}

/** Most characters that a cell of a workbook holds. */
const longestCell = 32_767

function xlsxOf(rows: string[][], language: Language): Buffer {
  const cells = rows.map((row) => row.map((text) => ({ t: 's', v: neutral(text).slice(0, longestCell) })))
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(cells), say('export.sheet')(language))
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}

/** The responses to a survey as a file. */
export function exportOf(
  survey: SurveyRow,
  responses: readonly ResponseRow[],
  format: 'csv' | 'xlsx',
  language: Language,
): Download {
  const rows = tableOf(survey, responses, language)
  const bytes = format === 'csv' ? csvOf(rows, language) : xlsxOf(rows, language)
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    name: `${survey.title.slice(0, 80)}.${format}`,
    mimeType:
      format === 'csv'
        ? 'text/csv; charset=utf-8'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}
