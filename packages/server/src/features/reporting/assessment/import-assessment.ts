import { type AssessmentImport, type Language, limits } from '@esrs/contract'
import type { FilledSheet } from '@esrs/engine'
import { sha256 } from '../../../canonical.ts'
import { AppError } from '../../../http/errors.ts'
import { unescapeFormula } from '../../../tables/escape-formula.ts'
import { needsOutlook } from './long-list.ts'
import { say } from './messages.ts'
import type { OpenAssessment } from './open-assessment.ts'

const languages: readonly Language[] = ['en', 'de']
const columns = ['code', 'result', 'reason', 'outlook'] as const
type ColumnId = (typeof columns)[number]

/** Number of rows at the top of a sheet in which the heads of the table are searched. */
const headWithin = 20

interface Row {
  row: number
  cells: Record<ColumnId, string>
}

const textOf = (cell: FilledSheet['rows'][number]['cells'][number] | undefined): string =>
  cell?.kind === 'text' ? unescapeFormula(cell.text.trim()) : cell?.kind === 'boolean' ? String(cell.value) : ''

/** Rows of the first table that names topics and results, whichever language its heads are in. */
function rowsIn(sheets: readonly FilledSheet[]): Row[] {
  for (const { rows } of sheets)
    for (const [index, head] of rows.slice(0, headWithin).entries())
      for (const language of languages) {
        const places = columns.map((id) =>
          head.cells.findIndex(
            (cell) => textOf(cell ?? undefined).toLowerCase() === say(`head.${id}`)(language).toLowerCase(),
          ),
        )
        if (places[0]! < 0 || places[1]! < 0) continue
        const body = rows.slice(index + 1)
        if (body.length > limits.importRows) throw refused('import.tooLong')
        return body.map(({ number, cells }) => ({
          row: number,
          cells: Object.fromEntries(
            columns.map((id, at) => [id, places[at]! < 0 ? '' : textOf(cells[places[at]!] ?? undefined)]),
          ) as Row['cells'],
        }))
      }
  throw refused('import.noTable')
}

const refused = (key: 'import.noTable' | 'import.tooLong') =>
  new AppError('unreadable_file', say(key), { fields: { file: say(key) } })

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
function refusalOf(cells: Row['cells'], code: string, isKnown: boolean, isSeen: boolean): Refusal | null {
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
  { row, cells }: Row,
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
export function planAssessmentImport(assessment: OpenAssessment, sheets: readonly FilledSheet[]): AssessmentImport {
  const { language } = assessment.opened.catalogue
  const plan: AssessmentImport = { rows: 0, changes: [], unchanged: 0, refused: [], plan: '' }
  const seen = new Set<string>()
  for (const one of rowsIn(sheets)) {
    const { row, cells } = one
    if (Object.values(cells).every((cell) => cell === '')) continue
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
