import { Readable } from 'node:stream'
import type { ForeignQuestion, Language } from '@esrs/contract'
import type { Fill } from '@esrs/engine'
import type { Tenant } from '../../../database/tenant.ts'
import type { Download } from '../../../http/serve.ts'
import type { Cell } from '../../../tables/table.ts'
import { tableFile } from '../../../tables/table-file.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import type { QuestionnaireRow, QuestionRow } from './questionnaire-store.ts'

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

const plainNumber = /^-?\d+(?:\.\d+)?$/

/** Content of the cell of an answer: a number only where its unit is the one that the question asks for, else text. */
function contentOf({ words, answer, unit: asked }: ForeignQuestion): Fill['value'] | null {
  if (words !== '') return { text: words }
  if (!answer) return null
  const { value, unit } = answer
  const isCounted = unit === null || unit === 'count' || unit === asked
  if (plainNumber.test(value) && isCounted) return { number: Number(value), isPercent: unit === '%' }
  return { text: unit === null || unit === 'count' ? value : `${value} ${unit}` }
}

/** The cells to fill in the file of a questionnaire, with their contents. */
function cellsOf(rows: readonly QuestionRow[], questions: readonly ForeignQuestion[]): Fill[] {
  return rows.flatMap(({ place }, i): Fill[] => {
    const question = questions[i]!
    const content = contentOf(question)
    if (!place || !content) return []
    const { sheet, row, answer, remark } = place
    const filled: Fill[] = [{ sheet, row, column: answer, value: content }]
    if (remark !== null && question.source !== '')
      filled.push({ sheet, row, column: remark, value: { text: question.source } })
    return filled
  })
}

/** Pasted questions with their answers as a workbook. */
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

/** The file of a questionnaire with the answers in its cells, and everything else as it came. */
export async function filledFile(
  { reporting }: Pick<WorkParts, 'reporting'>,
  tenant: Tenant,
  { kind, fileName, name }: QuestionnaireRow,
  file: Buffer | null,
  rows: readonly QuestionRow[],
  questions: readonly ForeignQuestion[],
  language: Language,
): Promise<Download> {
  if (kind === 'text' || !file) return answersAsWorkbook(questions, name, language)
  const bytes = await reporting.forWork.fill(tenant, { file, name: fileName }, cellsOf(rows, questions))
  return { stream: Readable.from([bytes]), size: bytes.length, name: fileName, mimeType: types[kind] }
}
