import type { Evidence, Language, Quote, Datapoint as Wire } from '@esrs/contract'
import { asksForTarget, type Place } from '@esrs/engine'
import { axesOf, breakdownOf, type Datapoint, memberName, membersOf } from '@esrs/engine/esrs'
import {
  type ComparedFindings,
  checksFor,
  chooseFinding,
  compareWithValue,
  groupFindings,
  priorYearFinding,
  questionAbout,
  tierFor,
} from '../findings/compare-findings.ts'
import { conversionInLanguage, explainFinding, reasonOf } from '../findings/explain-finding.ts'
import { say } from '../messages.ts'
import type { SourcedFinding } from '../stores/finding-store.ts'
import type { Value } from '../stores/value-store.ts'
import { offeredAnswers } from './offered-answers.ts'
import { versionOf } from './value-version.ts'
import type { ValueWithFindings } from './values-with-findings.ts'

/** A datapoint with the company's value, as the wire carries it, and without what follows from other values or the company. */
export function shownDatapoint(
  entry: Datapoint,
  record: ValueWithFindings,
  reportingYear: number,
  language: Language,
): Omit<Wire, 'applicability' | 'hints' | 'why_not'> {
  const { value } = record
  const hasValue = Boolean(value?.value)
  const { sources, ordered, shown, first, parts, trend } = compareRecord(record, reportingYear)
  const lastYear = lastYearOf(record)
  const prior = lastYear ?? trend
  const restated = lastYear && record.restated ? wireRestated(record.restated) : null
  const listed = [...shown, ...parts]
  return {
    id: entry.id,
    key: entry.id,
    code: entry.id,
    esrs: entry.esrs,
    controlCode: entry.controlCode,
    name: entry.name,
    disclosure: entry.dr,
    dataType: entry.type,
    label: entry.label,
    definition: entry.definition,
    paragraph: entry.paragraph,
    application_requirements: entry.applicationRequirements,
    law: [...entry.law],
    voluntary: entry.voluntary,
    value: hasValue ? value!.value : null,
    number: hasValue ? value!.number : null,
    unit: hasValue ? value!.unit : null,
    ...(entry.type === 'choice' && offeredAnswers(entry.id, language)),
    year: hasValue ? value!.year : null,
    written: hasValue ? value!.written : null,
    status: (hasValue && value!.status) || 'missing',
    tier: hasValue ? tierOf(value!, sources.chosen, reportingYear) : null,
    question: hasValue ? questionOf(value!, sources.chosen, reportingYear, language) : null,
    prior: prior && { value: prior.value, number: prior.number, unit: prior.unit, year: prior.year!, restated },
    ...brokenDownBy(entry.id, language),
    breakdowns: record.cells
      ? record.cells.map(({ dimension, value: text, number, unit }) => ({
          dimension,
          ...nameOfCell(entry.id, dimension, language),
          value: text,
          number,
          unit,
          year: reportingYear,
        }))
      : parts.map(({ dimension, value: text, number, unit, year }) => ({
          dimension: dimension!,
          ...nameOfCell(entry.id, dimension!, language),
          value: text,
          number,
          unit,
          year,
        })),
    why_is_this_the_answer:
      value?.explanation ?? (hasValue ? explanation(value!, sources, reportingYear, language) : ''),
    notes: value?.notes ?? '',
    excerpts: value?.excerpts ?? (hasValue ? excerptsOf(ordered.filter(isWhole)) : ''),
    filename: (hasValue && first?.filename) || null,
    evidence: listed.filter(isWhole).map((finding) => shownEvidence(finding, reportingYear, language)),
    version: versionOf(record),
    evidence_total: listed.length,
  }
}

const wireRestated = ({ value, unit, reason }: NonNullable<ValueWithFindings['restated']>) => ({ value, unit, reason })

/** By what a datapoint is broken down, or by what the table is that it asks for. */
function brokenDownBy(id: string, language: Language): Pick<Wire, 'broken_down_by'> {
  const breakdown = breakdownOf(id)
  return breakdown ? { broken_down_by: breakdown.axes.map(({ name }) => name[language]) } : {}
}

/** The members of a cell in words; nothing for a part that is no cell of its datapoint. */
function nameOfCell(id: string, dimension: string, language: Language): { name?: string } {
  const breakdown = breakdownOf(id)
  const members = breakdown && membersOf(breakdown, dimension)
  const axes = members && axesOf(breakdown, members)
  return axes ? { name: members.map((member, at) => memberName(axes[at]!, member, language)).join(', ') } : {}
}

const isWhole = ({ isSummary }: SourcedFinding): boolean => !isSummary

/** The findings of a datapoint compared with its value, in the order of the list. */
export function compareRecord(record: ValueWithFindings, reportingYear: number) {
  const { value } = record
  const whole = record.findings.filter(({ dimension }) => dimension === null)
  const sources = compareFindings(value, whole, reportingYear)
  const ordered = sources.chosen ? [sources.chosen, ...sources.agreeing] : sources.agreeing
  const shown = [...ordered, ...sources.conflicting, ...sources.otherYears]
  const first = ordered[0] ?? null
  const parts = breakdownsOf(record.findings, value?.year ?? first?.year ?? reportingYear)
  const trend = value?.value && first ? priorYearFinding(whole, first) : null
  return { sources, ordered, shown, first, parts, trend }
}

/** Pieces of evidence of a row of the list that are all read; of more those that the row itself is judged by. */
const fewPieces = 8

/** The findings that a row of the list shows; the others may be summaries. */
export function findingsInRow(record: ValueWithFindings, reportingYear: number): string[] {
  const { sources, ordered, shown, parts, trend } = compareRecord(record, reportingYear)
  const listed = [...shown, ...parts]
  const { conflicting } = sources
  const rival = conflicting.find(({ number }) => number !== null)
  const telling = listed.length <= fewPieces ? listed : [...ordered.slice(0, 3), ...conflicting.slice(0, 3), rival]
  return [...telling, trend].flatMap((finding) => finding?.id ?? [])
}

/** The decided value of the report of the year before, where the value is not of that year itself. */
export function lastYearOf({
  value,
  lastYear,
}: ValueWithFindings): (Pick<Value, 'number' | 'unit'> & { value: string; year: number }) | null {
  if (!lastYear?.value || lastYear.year === null || value?.question === 'company') return null
  if (value?.value && (value.year === null || value.year <= lastYear.year)) return null
  const { value: text, number, unit, year } = lastYear
  return { value: text, number, unit, year }
}

const states = ({ role, datapoint }: SourcedFinding): boolean =>
  role === 'target' ? asksForTarget(datapoint) : role !== 'prior'

const nothing: ComparedFindings = { chosen: null, agreeing: [], conflicting: [], otherYears: [] }

/** The findings as they stand to the value: for a proposal to the one it was taken from, otherwise to what a person decided. */
function compareFindings(
  value: Value | undefined,
  findings: readonly SourcedFinding[],
  reportingYear: number,
): ComparedFindings {
  if (!value?.value) return chooseFinding(findings, reportingYear) ?? nothing
  const chosen = findings.find(({ id }) => id === value.findingId) ?? null
  // Figures of earlier years stand beside the value as its trend; as evidence they would only confuse, and so would targets.
  const rest = findings.filter((finding) => finding !== chosen && states(finding))
  return { chosen, ...compareWithValue({ ...value, value: value.value }, rest) }
}

/** Why a proposal is only a question, in a sentence; `null` where it is the value, or a person decided. */
function questionOf(
  { status, question }: Value,
  chosen: SourcedFinding | null,
  reportingYear: number,
  language: Language,
): Wire['question'] {
  if (status !== 'proposed') return null
  const code = chosen ? questionAbout(chosen, reportingYear) : question
  if (code === null) return null
  const told = {
    company: chosen?.company ?? '',
    year: String(chosen?.year ?? ''),
    reportingYear: String(reportingYear),
  }
  return { code, text: say(`question.${code}`, told)(language) }
}

/** The tier of a value. That of a finding depends on the reporting year; without a finding the stored one holds. */
const tierOf = ({ status, tier }: Value, chosen: SourcedFinding | null, reportingYear: number) =>
  chosen && status !== 'corrected' ? tierFor(chosen, reportingYear) : tier

function explanation(value: Value, sources: ComparedFindings, reportingYear: number, language: Language): string {
  const others = { agreeing: sources.agreeing.length, conflicting: sources.conflicting.length }
  if (sources.chosen) return explainFinding(sources.chosen, others, reportingYear, language)
  return value.status === 'corrected' ? say('why.corrected')(language) : ''
}

/** The finding that a value is said to come from. */
export const findingBehindValue = (record: ValueWithFindings, reportingYear: number): string[] => {
  const { first } = compareRecord(record, reportingYear)
  return first ? [first.id] : []
}

/** The verbatim words of the findings that say what the value says, one a line. */
function excerptsOf(findings: readonly SourcedFinding[]): string {
  return [...new Set(findings.map(({ excerpt }) => excerpt.replace(/\s*\n\s*/g, ' ')))].join('\n')
}

/** For each part of the whole the finding that speaks for it. */
function breakdownsOf(findings: readonly SourcedFinding[], year: number): SourcedFinding[] {
  const parts = groupFindings(findings, ({ dimension }) => dimension)
  return [...parts.values()].flatMap((part) => chooseFinding(part, year)?.chosen ?? []).sort(byDimension)
}

const dimensions = new Intl.Collator('en', { numeric: true })
const byDimension = (a: SourcedFinding, b: SourcedFinding): number => dimensions.compare(a.dimension!, b.dimension!)

/** The place of words on a page, as the wire carries it. */
export function shownPlace(place: Place, excerpt: string): NonNullable<Quote['place']> {
  const { sheet, cell, paragraph, boxes, valueBox } = place
  const start = place.valueStart === null ? -1 : place.valueStart - place.start
  const end = place.valueEnd === null ? -1 : place.valueEnd - place.start
  const isInside = start >= 0 && end > start && end <= excerpt.length
  return { sheet, cell, paragraph, value_at: isInside ? { start, end } : null, boxes, value_box: valueBox }
}

/** A finding as the wire carries it. */
export function shownEvidence(finding: SourcedFinding, reportingYear: number, language: Language): Evidence {
  return {
    document_id: finding.documentId,
    filename: finding.filename,
    page: finding.page,
    ...shownPlace(finding.place, finding.excerpt),
    excerpt: finding.excerpt,
    value: finding.value,
    number: finding.number,
    unit: finding.unit,
    year: finding.year,
    written: finding.written,
    conversion: finding.conversion && conversionInLanguage(finding.conversion, language),
    dimension: finding.dimension,
    tier: tierFor(finding, reportingYear),
    checks: checksFor(finding, reportingYear),
    reason: reasonOf(finding, language),
  }
}
