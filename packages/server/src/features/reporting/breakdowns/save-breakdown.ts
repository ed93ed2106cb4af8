import type { Language } from '@esrs/contract'
import { axesOf, type Breakdown, dimensionOf, membersOf, membersSent } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Author } from '../author.ts'
import { say } from '../messages.ts'
import type { OpenReport } from '../report/open-report.ts'
import { addCellChanges, type Cell, type CellFields, deleteCells, saveCells, stateOf } from '../stores/cell-store.ts'
import { documentTitles } from '../stores/finding-store.ts'
import { lockReporting } from '../stores/report-store.ts'
import { unitInWords } from '../unit-in-words.ts'
import { compareCells } from '../values/compare-cells.ts'
import { decideValue } from '../values/decide-values.ts'
import { parseTypedValue } from '../values/parse-typed-value.ts'
import { answerByTable } from './answer-by-table.ts'
import { cellsVersion, type OpenBreakdown, openBreakdown } from './open-breakdown.ts'

/** A cell as it is sent: what is typed, and where it is from. */
export interface SentCell {
  members: readonly string[]
  value: string
  source?: string | undefined
  document?: string | null | undefined
}

export interface SentBreakdown {
  cells: readonly SentCell[]
  /** `follow`: what the cells add up to becomes the value of the datapoint. */
  whole: 'follow' | 'keep'
  version?: string | undefined
  /** The language of its figures, where it is not that of the person. */
  written?: Language
  /** A datapoint whose value the table becomes even where somebody typed one before. */
  answers?: string | null
}

/**
 * Saves all cells of a breakdown, each change in the history, with the whole that follows from them and the datapoints that the table
 * answers; all of it or nothing. A cell that is not sent is removed.
 */
export async function saveBreakdown(
  tenant: Tenant,
  opened: Pick<OpenReport, 'report' | 'catalogue'>,
  key: string,
  sent: SentBreakdown,
  by: Author,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const open = await openBreakdown(inside, opened, key)
    const { entry } = open
    const { report } = opened
    if (sent.version !== undefined && sent.version !== cellsVersion(open.cells))
      throw new AppError('conflict', say('breakdown.changed'))
    const cells = readCells(open, sent.cells, { ...by, language: sent.written ?? by.language })
    const titles = await titlesOf(inside, cells)
    const before = new Map(open.cells.map((cell) => [cell.dimension, cell]))
    const changed = cells.filter((cell) => !isSame(before.get(cell.dimension), cell))
    const kept = new Set(cells.map(({ dimension }) => dimension))
    const gone = open.cells.filter(({ dimension }) => !kept.has(dimension))
    await saveCells(inside, report, changed)
    await deleteCells(
      inside,
      report,
      entry.id,
      gone.map(({ dimension }) => dimension),
    )
    const change = { key: entry.id, at: by.at, userId: by.userId }
    await addCellChanges(inside, report, [
      ...changed.map((cell) => {
        const [old, document] = [before.get(cell.dimension), titles.get(cell.documentId ?? '') ?? null]
        return {
          ...change,
          dimension: cell.dimension,
          before: old ? stateOf(old) : null,
          after: stateOf({ ...cell, document }),
        }
      }),
      ...gone.map((cell) => ({ ...change, dimension: cell.dimension, before: stateOf(cell), after: null })),
    ])
    if (sent.whole === 'follow') await decideSum(inside, opened, open, cells, by)
    await answerByTable(inside, opened, open, cells, by, sent.answers)
  })
}

/** The cells that were sent as they are kept; throws with a sentence at each that cannot be taken. */
function readCells(
  { breakdown, entry, cells, stated }: OpenBreakdown,
  sent: readonly SentCell[],
  by: Author,
): CellFields[] {
  const before = new Map(cells.map((cell) => [cell.dimension, cell]))
  const fields: Record<string, ReturnType<typeof say>> = {}
  const refuse = (index: number, field: string, text: ReturnType<typeof say>) => {
    fields[`cells.${index}.${field}`] ??= text
  }
  const seen = new Set<string>()
  let used: Breakdown['axes'] | null = null
  const read = sent.flatMap(({ members: named, value, source = '', document = null }, index): CellFields[] => {
    const members = membersSent(breakdown, named)
    const axes = members && axesOf(breakdown, members)
    if (!axes) {
      refuse(index, 'members', say('breakdown.member'))
      return []
    }
    used ??= axes
    const odd = [...axes, ...used].find((axis) => !axes.includes(axis) || !used!.includes(axis))
    if (odd) refuse(index, 'members', say('breakdown.mixed', { axis: (language: Language) => odd.name[language] }))
    const dimension = dimensionOf(members)
    // A name is one member however it is capitalised; of two that stand there already the history would say nothing else.
    if (seen.has(dimension.toLowerCase())) refuse(index, 'members', say('breakdown.twice'))
    seen.add(dimension.toLowerCase())
    const old = before.get(dimension)
    const found = stated.get(dimension)
    const kept = { key: entry.id, dimension, source, documentId: document, decidedBy: by.userId, decidedAt: by.at }
    // What is sent back as it is shown stays what it is, whatever the language of its digits.
    if (old && value === old.value)
      return [
        {
          ...kept,
          value: old.value,
          number: old.number,
          unit: old.unit,
          written: old.written,
          findingId: old.findingId,
        },
      ]
    if (!old && found && value === found.value)
      return [{ ...kept, value, number: found.number!, unit: found.unit, written: found.written, findingId: found.id }]
    try {
      const figure = parseTypedValue(entry, value, by.language)
      if (figure.number === null) {
        refuse(index, 'value', say('breakdown.figure'))
        return []
      }
      const isStated = found?.number === figure.number && found.unit === figure.unit
      return [
        {
          ...kept,
          value: figure.value,
          number: figure.number,
          unit: figure.unit,
          written: value,
          findingId: isStated ? found!.id : null,
        },
      ]
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error
      refuse(index, 'value', error.text)
      return []
    }
  })
  const [first] = Object.values(fields)
  if (first) throw new AppError('invalid_input', first, { fields })
  return read
}

/** Names of the documents that prove cells; throws where the company has no such document. */
async function titlesOf(tenant: Tenant, cells: readonly CellFields[]): Promise<Map<string, string>> {
  const ids = [...new Set(cells.flatMap(({ documentId }) => documentId ?? []))]
  const titles = await documentTitles(tenant, ids)
  if (titles.size < ids.length) {
    const text = say('support.document')
    const index = cells.findIndex(({ documentId }) => documentId !== null && !titles.has(documentId))
    throw new AppError('invalid_input', text, { fields: { [`cells.${index}.document`]: text } })
  }
  return titles
}

const isSame = (before: Cell | undefined, after: CellFields): boolean =>
  before !== undefined &&
  before.value === after.value &&
  before.unit === after.unit &&
  before.source === after.source &&
  before.documentId === after.documentId

/** Makes what the cells add up to the value of the datapoint. */
async function decideSum(
  tenant: Tenant,
  { report }: Pick<OpenReport, 'report'>,
  { breakdown, entry }: OpenBreakdown,
  cells: readonly CellFields[],
  by: Author,
): Promise<void> {
  const { sum } = compareCells(breakdown, cells, null)
  if (sum === null)
    throw new AppError('conflict', say(cells.length > 0 && breakdown.rule ? 'breakdown.units' : 'breakdown.noSum'))
  const unit = cells[0]!.unit
  // A unit that figures of this datapoint have anyway is not written.
  const text = [String(sum), unit === entry.unit ? '' : unitInWords(unit)].filter(Boolean).join(' ')
  const axes = axesOf(breakdown, membersOf(breakdown, cells[0]!.dimension) ?? []) ?? []
  const explanation = say('breakdown.follows', {
    axes: (language) =>
      new Intl.ListFormat(language === 'de' ? 'de-DE' : 'en-GB').format(axes.map(({ name }) => name[language])),
  })(by.language)
  // Digits as they are computed, with a point.
  await decideValue(tenant, report, entry, { value: text, explanation }, { ...by, language: 'en' })
}
