import type { AssessmentImport, Language } from '@esrs/contract'
import { sha256 } from '../../../canonical.ts'
import { type HeadedRows, type TableRow, type TableShape, textOf } from '../../../tables/headed-rows.ts'
import { needsOutlook } from './long-list.ts'
import { say } from './messages.ts'
import type { OpenAssessment } from './open-assessment.ts'

const languages: readonly Language[] = ['en', 'de']
const columns = ['code', 'result', 'reason', 'outlook'] as const
type ColumnId = (typeof columns)[number]

/** The table of decisions on topics, as the exported workbook has it. */
export const assessmentShape: TableShape<ColumnId> = {
  columns,
  needed: ['code', 'result'],
  head: (id, language) => say(`head.${id}`)(language),
}

interface WordRow {
  row: number
  cells: Record<ColumnId, string>
}

/** A row in words; a spreadsheet turns a written yes into a truth value. */
function wordsOf({ row, cells }: TableRow<ColumnId>): WordRow {
  const word = (id: ColumnId): string => {
    const cell = cells.get(id)
    return cell?.kind === 'boolean' ? String(cell.value) : textOf(cell)
  }
  return {
    row,
    cells: { code: word('code'), result: word('result'), reason: word('reason'), outlook: word('outlook') },
  }
}

/** The result that a cell states: material, not material or `open`; `null` for words that mean none of them. */
function resultIn(written: string): boolean | null | 'open' {
  const word = written.toLowerCase()
  if (word === '') return 'open'
  const is = (key: 'result.material' | 'result.not' | 'result.open') =>
    languages.some((language) => say(key)(language).toLowerCase() === word)
  if (is('result.material') || ['yes', 'ja', 'true', 'x'].includes(word)) return true
  if (is('result.not') || ['no', 'nein', 'false'].includes(word)) return false
  return is('result.open') ? 'open' : null
}

type Refusal = 'import.unknown' | 'import.twice' | 'import.result' | 'import.reason' | 'import.outlook'

/** Reason why a row cannot be imported; `null` where it can. */
function refusalOf(cells: WordRow['cells'], code: string, isKnown: boolean, isSeen: boolean): Refusal | null {
  const after = resultIn(cells.result)
  if (!isKnown) return 'import.unknown'
  if (isSeen) return 'import.twice'
  if (after === null) return 'import.result'
  if (after !== false) return null
  if (cells.reason === '') return 'import.reason'
  return needsOutlook(code) && cells.outlook === '' ? 'import.outlook' : null
}

/** The change that a row would make; `null` where the topic has this decision already. */
function changeOf(
  { decisions, results }: OpenAssessment,
  code: string,
  title: string,
  { row, cells }: WordRow,
): AssessmentImport['changes'][number] | null {
  const after = resultIn(cells.result)
  if (after === null || after === 'open') return null
  const before = decisions.get(code)
  const outlook = after ? '' : cells.outlook
  if (before?.material === after && before.reason === cells.reason && before.outlook === outlook) return null
  const { verdict } = results.topics.get(code)!
  const against = (verdict === 'material' && !after) || (verdict === 'not' && after)
  return { row, code, title, before: before?.material ?? null, after, reason: cells.reason, outlook, against }
}

/** Plan of an import: the changes and refused rows of a table of topics with result and reason. Changes nothing. */
export function planAssessmentImport(assessment: OpenAssessment, { rows }: HeadedRows<ColumnId>): AssessmentImport {
  const { language } = assessment.opened.catalogue
  const plan: AssessmentImport = { rows: 0, changes: [], unchanged: 0, refused: [], plan: '' }
  const seen = new Set<string>()
  for (const one of rows.map(wordsOf)) {
    const { row, cells } = one
    plan.rows += 1
    const code = cells.code.replace(/^ESRS\s+/i, '')
    const topic = assessment.topics.find((known) => known.code === code)
    const refusal = refusalOf(cells, code, topic !== undefined, seen.has(code))
    seen.add(code)
    if (refusal) {
      const reason = say(refusal, { code, written: cells.result })(language)
      plan.refused.push({ row, written: cells.code, reason })
      continue
    }
    const change = changeOf(assessment, code, topic!.title, one)
    if (change) plan.changes.push(change)
    else plan.unchanged += 1
  }
  return { ...plan, plan: sha256(JSON.stringify(plan.changes)).slice(0, 32) }
}
