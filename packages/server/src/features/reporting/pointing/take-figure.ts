import type { Candidate } from '@esrs/engine'
import { figureAt, labelOf, placeOn, readFigure } from '@esrs/engine'
import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Author } from '../author.ts'
import { say } from '../messages.ts'
import { analysedIdsOf } from '../stores/analysed-set.ts'
import { insertPointed } from '../stores/analysis-store.ts'
import { findingsById } from '../stores/finding-store.ts'
import { addChanges } from '../stores/history-store.ts'
import type { Report } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { addSupportingDocuments } from '../stores/source-store.ts'
import { snapshotOf } from '../stores/value-snapshot.ts'
import { missingValue, saveValues, type ValueFields } from '../stores/value-store.ts'
import { brokenSentence } from '../values/figure-bounds.ts'
import { parseTypedValue } from '../values/parse-typed-value.ts'
import { refuseUnseen } from '../values/value-version.ts'
import { pageSelection, valuesWithFindings } from '../values/values-with-findings.ts'
import { questionOf } from './find-nearest.ts'
import { type OpenPage, openPages } from './index-store.ts'
import { placeOfFigure } from './near-place.ts'

/** Where something stands that a person points at. */
interface At {
  document: string
  page: number
  start: number
  end: number
}

/** What a person points at, and what they corrected of what was read there. */
export interface Pointed extends At {
  /** Further figures, which are added to it. */
  add?: readonly At[] | undefined
  value?: string | undefined
  year?: number | undefined
  /** Of the datapoint as it was seen; refused where it is something else by now. */
  version?: string | undefined
}

/** Datapoints that a passage answers by itself; of a yes or no, a choice or a date a person says what it answers. */
const inWords = new Set(['narrative', 'semi-narrative'])

/**
 * Takes a figure or a passage of a page as the value of a datapoint. The place is kept as its evidence, and by its words the
 * analysis knows it again in the next document.
 */
export async function takeFigure(
  tenant: Tenant,
  report: Report,
  entry: Datapoint,
  pointed: Pointed,
  by: Author,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    if (pointed.add?.length) {
      await takeSum(inside, report, entry, pointed, by)
      return
    }
    const page = await pageOf(inside, pointed)
    const candidate = candidateAt(page, report, entry, pointed, by)
    const known = (await valuesWithFindings(inside, report, [entry.id], pageSelection)).get(entry.id)!
    refuseUnseen(known, pointed.version)
    const { value: before, findings } = known
    const typed = correctedValue(entry, candidate, pointed.value, by)
    const id = candidate.datapoint ? await insertPointed(inside, page.documentId, candidate) : null
    if (id === null) await addSupportingDocuments(inside, report, entry.id, [page.documentId])
    const { text: value, number, unit } = candidate.value
    const after: ValueFields = {
      ...missingValue,
      explanation: null,
      excerpts: id === null ? quoteOf(page, candidate, by) : null,
      notes: before?.notes ?? '',
      key: entry.id,
      ...(typed ? { ...typed, written: pointed.value!.trim() } : { value, number, unit }),
      year: candidate.year,
      status: typed || id === null ? 'corrected' : 'accepted',
      tier: typed || id === null ? null : 'review',
      findingId: id,
      decidedBy: by.userId,
      decidedAt: by.at,
    }
    await saveValues(inside, report, [after])
    const shown = [...findings, ...(await findingsById(inside, id ? [id] : []))]
    await addChanges(inside, report, [
      {
        key: entry.id,
        userId: by.userId,
        action: 'pointed',
        before: snapshotOf(before, findings),
        after: snapshotOf(after, shown),
      },
    ])
  })
}

async function pageOf(tenant: Tenant, { document, page }: At): Promise<OpenPage> {
  const [opened] = await openPages(tenant, [{ documentId: document, page }])
  if (!opened) throw new AppError('not_found', say('pointing.noPage'))
  return opened
}

/** Takes the sum of figures that stand apart. No passage says it, so that it is the person's own value, with every part quoted beside it. */
async function takeSum(tenant: Tenant, report: Report, entry: Datapoint, pointed: Pointed, by: Author): Promise<void> {
  const places = [pointed, ...(pointed.add ?? [])]
  const read: { page: OpenPage; candidate: Candidate }[] = []
  for (const at of places) {
    const page = await pageOf(tenant, at)
    const { version: _, value: __, add: ___, ...alone } = { ...pointed, ...at }
    read.push({ page, candidate: candidateAt(page, report, entry, alone, by) })
  }
  const [first] = read
  const { unit } = first!.candidate.value
  const { frame } = questionOf(entry, report)
  const isOther = read.some(({ page }, index) => {
    const figure = figureAt(page.indexed, places[index]!.start)
    return !frame || !figure || readFigure(page.indexed, figure, frame)?.unit === 'other'
  })
  const numbers = read.map(({ candidate }) => candidate.value.number)
  const isOfOneUnit = read.every(({ candidate }) => candidate.value.unit === unit)
  if (isOther || !isOfOneUnit || numbers.some((number) => number === null))
    throw new AppError('invalid_input', say('pointing.notAdded'), { fields: { value: say('pointing.notAdded') } })
  // Twelve digits are more than any document states, and none of the rounding of binary fractions.
  const number = Number(numbers.reduce<number>((sum, one) => sum + one!, 0).toPrecision(12))
  const broken = brokenSentence(entry, number, unit)
  if (broken) throw new AppError('invalid_input', broken, { fields: { value: broken } })
  const known = (await valuesWithFindings(tenant, report, [entry.id], pageSelection)).get(entry.id)!
  refuseUnseen(known, pointed.version)
  const { value: before, findings } = known
  const documents = [...new Set(read.map(({ page }) => page.documentId))]
  await addSupportingDocuments(tenant, report, entry.id, documents)
  const formula = read.map(({ candidate }) => candidate.value.written).join(' + ')
  const after: ValueFields = {
    ...missingValue,
    explanation: say('pointing.sum', { formula })(by.language),
    excerpts: read.map(({ page, candidate }) => quoteOf(page, candidate, by)).join('\n'),
    notes: before?.notes ?? '',
    key: entry.id,
    value: String(number),
    number,
    unit,
    written: formula,
    year: first!.candidate.year,
    status: 'corrected',
    decidedBy: by.userId,
    decidedAt: by.at,
  }
  await saveValues(tenant, report, [after])
  const change = { key: entry.id, userId: by.userId, action: 'pointed' } as const
  await addChanges(tenant, report, [
    { ...change, before: snapshotOf(before, findings), after: snapshotOf(after, findings) },
  ])
}

function quoteOf({ filename }: OpenPage, { excerpt, place }: Candidate, { language }: Author): string {
  const where = place.sheet ?? say('pointing.page', { page: String(place.page) })(language)
  return `${excerpt.replace(/\s+/g, ' ')} (${filename}, ${where})`
}

/** What a person typed in place of what was read; `null` where they left it as it is. */
function correctedValue(entry: Datapoint, { value }: Candidate, typed: string | undefined, by: Author) {
  if (typed === undefined || typed.trim() === '') return null
  const parsed = parseTypedValue(entry, typed.trim(), by.language)
  return parsed.value === value.text && parsed.unit === value.unit ? null : parsed
}

/** What stands where a person points, as a candidate; its datapoint is empty where documents are not analysed for it. */
function candidateAt(page: OpenPage, report: Report, entry: Datapoint, pointed: Pointed, by: Author): Candidate {
  const datapoint = analysedIdsOf(report.set, entry.id)[0] ?? ''
  const { frame } = questionOf(entry, report)
  const common = { datapoint, dimension: null, role: 'actual', tier: 'review', score: 1 } as const
  if (!frame) return { ...common, ...passageAt(page, entry, pointed, report.year, by) }
  const figure = figureAt(page.indexed, pointed.start)
  const read = figure && readFigure(page.indexed, figure, frame)
  if (!read) throw new AppError('not_found', say('pointing.noFigure'))
  const { place, excerpt } = placeOfFigure(page, figure)
  const year = pointed.year ?? read.year ?? report.year
  const isYearRead = read.year !== null && year === read.year
  const isStated = read.unit === 'stated' || frame.unit === 'count'
  return {
    ...common,
    value: read.value,
    year,
    place,
    excerpt,
    checks: [
      { check: 'quote', passed: true, detail: null },
      { check: 'value', passed: true, detail: read.value.writtenNumber },
      { check: 'unit', passed: isStated, detail: read.value.writtenUnit },
      { check: 'year', passed: isYearRead, detail: isYearRead ? read.yearFrom : null },
    ],
    reason: {
      source: figure.source === 'line' ? 'sentence' : figure.source,
      matched: labelOf(page.indexed, figure).slice(0, 200),
      missing: [...(isYearRead ? [] : ['year']), ...(isStated ? [] : ['unit'])],
      pointed: true,
    },
  }
}

function passageAt(
  page: OpenPage,
  entry: Datapoint,
  { start, end, value: typed = '' }: Pointed,
  year: number,
  by: Author,
): Pick<Candidate, 'value' | 'year' | 'place' | 'excerpt' | 'checks' | 'reason'> {
  const excerpt = page.text.slice(start, end)
  const isAnswer = inWords.has(entry.type)
  if (!excerpt.trim() || (!isAnswer && !typed.trim())) throw new AppError('not_found', say('pointing.noFigure'))
  const none = { number: null, unit: null, writtenNumber: null, writtenUnit: null, conversion: null }
  const { value: text } = isAnswer ? { value: excerpt } : parseTypedValue(entry, typed.trim(), by.language)
  return {
    value: { ...none, text, written: excerpt },
    year,
    place: placeOn(page.indexed, start, end),
    excerpt,
    checks: [{ check: 'quote', passed: true, detail: null }],
    reason: { source: 'passage', matched: excerpt.slice(0, 80), missing: [], pointed: true },
  }
}
