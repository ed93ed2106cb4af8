import type { Quote } from '@esrs/contract'
import {
  assessTopics,
  calledNotMaterial,
  type Iro,
  type IroExcerpt,
  type IroFacts,
  type IroValue,
  suggestIros,
} from '@esrs/engine'
import type { Catalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { completionBasis } from '../completion/count-completion.ts'
import { compareWithValue } from '../findings/compare-findings.ts'
import type { OpenReport } from '../report/open-report.ts'
import type { SourcedFinding } from '../stores/finding-store.ts'
import { decidedTopics } from '../stores/materiality-store.ts'
import type { Report } from '../stores/report.ts'
import { completedValues } from '../stores/value-store.ts'
import { shownPlace } from '../values/shown-datapoint.ts'
import { lineSelection, listedValuesWithFindings, type ValueWithFindings } from '../values/values-with-findings.ts'
import type { TopicProposal } from './decide-topic.ts'
import type { Proposal } from './iro.ts'
import { statedOmissions } from './omission-store.ts'

/** The input for proposals: values, statements of documents and facts of the company, in no language yet. */
export type AssessmentInput = Omit<IroFacts, 'catalogue'> & Required<Pick<IroFacts, 'calledMaterial' | 'decided'>>

/** Reads once what everything is proposed from. */
export async function assessmentInput(
  tenant: Tenant,
  { settings, report, catalogue }: OpenReport,
): Promise<AssessmentInput> {
  const { facts } = await completionBasis(tenant, catalogue, settings)
  const completed = (await completedValues(tenant, report)).filter(({ question }) => question === null)
  const keys = completed.map(({ key }) => key).filter((key) => catalogue.get(key))
  return {
    company: facts,
    values: await iroValues(tenant, report, keys),
    ...(await statements(tenant, report, catalogue)),
    decided: await decidedTopics(tenant, report),
  }
}

/** Datapoints that are compared in one go; the process answers no other request meanwhile. */
const chunk = 200

async function iroValues(tenant: Tenant, report: Report, keys: string[]): Promise<Map<string, IroValue>> {
  const values = new Map<string, IroValue>()
  const quotedBy = (record: ValueWithFindings) => quotedFindings(record).map(({ id }) => id)
  for (let start = 0; start < keys.length; start += chunk) {
    const records = await listedValuesWithFindings(
      tenant,
      report,
      keys.slice(start, start + chunk),
      lineSelection,
      quotedBy,
    )
    for (const [key, one] of records) for (const value of iroValue(one)) values.set(key, value)
  }
  return values
}

/** Impacts, risks and opportunities for which the company's values, documents or industry give reason. */
export const proposeIros = (input: AssessmentInput, catalogue: Catalogue): Proposal[] =>
  suggestIros({ ...input, catalogue }).map((iro) => proposalOf(iro, catalogue))

/** Proposed materiality of the topics, from documents and industry, without decisions. */
export function proposeTopics({ company, values, notMaterial, calledMaterial }: AssessmentInput, catalogue: Catalogue) {
  const undecided = { ...company, material: null }
  const assessed = assessTopics({ catalogue, company: undecided, values, notMaterial, calledMaterial })
  return new Map<string, TopicProposal>(
    assessed.map(({ code, material, reason, evidence }) => [
      code,
      { material, reason, evidence: evidence.map(quoteOf) },
    ]),
  )
}

const quoteOf = ({ documentId, filename, page, text, place, about }: IroExcerpt): Quote => ({
  document_id: documentId,
  filename,
  page,
  text,
  about: about ?? null,
  place: place ? shownPlace(place, text) : null,
})

function proposalOf(iro: Iro, catalogue: Catalogue): Proposal {
  const { key, type, title, description, category, priority, isPositive, isPotential, esrsTopics, tags, score } = iro
  return {
    key,
    type,
    title,
    description,
    category: catalogue.standard(iro.topic)?.title ?? category,
    priority,
    isPositive,
    isPotential,
    esrsTopics,
    subTopic: iro.subTopic,
    valueChain: iro.valueChain,
    horizon: iro.horizon,
    humanRights: iro.humanRights,
    dependencies: [],
    tags,
    score,
    metrics: iro.metrics.map(({ label, current, target, progress }) => ({ name: label, current, target, progress })),
    evidence: iro.excerpts.map(quoteOf),
    scoreReason: iro.scoreReason,
    reason: iro.reason,
    datapoints: iro.datapoints.map((id) => ({ key: id, name: catalogue.get(id)!.name })),
  }
}

/** Passages that are quoted for one value. */
const quoted = 2

/** The findings that are quoted for a value. */
function quotedFindings({ value, findings }: ValueWithFindings): SourcedFinding[] {
  if (!value?.value) return []
  const whole = findings.filter(({ dimension }) => dimension === null)
  const actual = whole.filter(({ role }) => role === 'actual')
  const chosen = whole.find(({ id }) => id === value.findingId)
  const others = compareWithValue({ ...value, value: value.value }, actual).agreeing.filter(
    (finding) => finding !== chosen,
  )
  return [...(chosen ? [chosen] : []), ...others].slice(0, quoted)
}

/** A value with the passages that say it, its figure of the year before and its target. */
function iroValue(record: ValueWithFindings): IroValue[] {
  const { value, findings } = record
  if (!value?.value) return []
  const whole = findings.filter(({ dimension }) => dimension === null)
  const { number, unit, year } = value
  const figure = (role: SourcedFinding['role']) => whole.find((one) => one.role === role && hasNumber(one, unit))
  const earlier = whole.flatMap(({ role, year: before, ...one }) =>
    role === 'prior' && before !== null && hasNumber(one, unit) ? [{ number: one.number!, year: before }] : [],
  )
  const target = number === null ? undefined : figure('target')
  const base = figure('base')
  return [
    {
      value: value.value,
      number,
      unit,
      year,
      prior: earlier[0] ?? null,
      earlier,
      target: target
        ? {
            number: target.number!,
            year: target.year,
            base: base && base.year !== null ? { number: base.number!, year: base.year } : null,
          }
        : null,
      evidence: quotedFindings(record).map(({ documentId, filename, page, excerpt, place }) => ({
        documentId,
        filename,
        page,
        excerpt,
        place,
      })),
    },
  ]
}

const hasNumber = (finding: Pick<SourcedFinding, 'number' | 'unit'>, unit: string | null): boolean =>
  finding.number !== null && finding.unit === unit

/** Topics and disclosure requirements that documents call not material, without topics that somebody has decided on. */
export async function undecidedAgainst(tenant: Tenant, report: Report, catalogue: Catalogue): Promise<Set<string>> {
  const { notMaterial } = await statements(tenant, report, catalogue)
  const called = calledNotMaterial(notMaterial, catalogue)
  const decided = called.size > 0 ? await decidedTopics(tenant, report) : new Map<string, boolean>()
  return new Set([...called].filter((code) => !decided.has(code)))
}

/** Statements of documents on what is material, not material or left out, in the codes of the set. */
async function statements(
  tenant: Tenant,
  { set, year }: Report,
  catalogue: Catalogue,
): Promise<Pick<AssessmentInput, 'notMaterial' | 'calledMaterial'>> {
  const stated = (await statedOmissions(tenant))
    .filter(({ documentYear }) => documentYear === null || documentYear >= year - 1)
    .filter(({ subject }) => set === 'esrs-2023' || catalogue.topic(subject))
    .map(({ subject, kind, documentId, filename, page, excerpt, place }) => ({
      subject,
      kind,
      evidence: { documentId, filename, page, text: excerpt, place: place ?? undefined },
    }))
  return {
    notMaterial: stated.flatMap(({ kind, ...rest }) => (kind === 'material' ? [] : [{ ...rest, kind }])),
    calledMaterial: stated.filter(({ kind }) => kind === 'material'),
  }
}
