import type { Language, MaterialTopic } from '@esrs/contract'
import type { Applicability, Catalogue } from '@esrs/engine/esrs'
import type { DecisionBasis } from '../../../database/schema/assessment.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { personOf } from '../author.ts'
import { say } from '../messages.ts'
import { peopleNames } from '../people-store.ts'
import { assessedStandards } from '../stores/material-standards.ts'
import { allMateriality, deleteMateriality, type MaterialityRow, saveMateriality } from '../stores/materiality-store.ts'
import type { Report } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { addChange, changesOf, lastDecisions } from './assessment-history-store.ts'
import type { By } from './decide-iro.ts'

/** The proposed materiality of a topic. */
export interface TopicProposal {
  material: boolean | null
  reason: string
  evidence: MaterialTopic['evidence']
}

/** Data for showing the topics. */
export interface TopicParts {
  report: Report
  catalogue: Catalogue
  weighed: ReadonlyMap<string, Applicability>
  proposals: ReadonlyMap<string, TopicProposal>
  /** How many IROs each topic has. */
  iros: ReadonlyMap<string, number>
  names: ReadonlyMap<string, string>
}

/** The topics of the company's set with what was decided about them and what is proposed. */
export async function topicsOf(tenant: Tenant, parts: TopicParts): Promise<MaterialTopic[]> {
  const { report, catalogue, weighed, proposals, iros, names } = parts
  const rows = await allMateriality(tenant)
  const last = await lastDecisions(tenant, subjectOf(report, ''))
  return assessedStandards(catalogue).map((code) => {
    const decided = rows.find((row) => row.code === code && isOf(row, report))
    const earlier = rows.find((row) => row.code === code && !isOf(row, report))
    const proposal = proposed(proposals.get(code), earlier, catalogue.language)
    const datapoints = catalogue.ofStandard(code)
    return {
      code,
      title: catalogue.standard(code)!.title,
      material: decided?.material ?? null,
      proposed: proposal.material,
      proposed_reason: proposal.reason,
      evidence: proposal.evidence,
      reason: decided?.reason ?? '',
      decided_by: decided ? personOf(decided.decidedBy, names) : null,
      decided_at: decided?.decidedAt.toISOString() ?? null,
      revision: last.get(subjectOf(report, code)) ?? 0,
      datapoints: {
        total: datapoints.length,
        counting: datapoints.filter(({ id }) => weighed.get(id)?.counts).length,
      },
      iros: iros.get(code) ?? 0,
    }
  })
}

/** A document's own words come first, then what people decided for another report, then what the analysis thinks. */
function proposed(
  analysis: TopicProposal | undefined,
  earlier: MaterialityRow | undefined,
  language: Language,
): TopicProposal {
  const none = { material: null, reason: '', evidence: [] }
  if (!earlier || (analysis && analysis.evidence.length > 0)) return analysis ?? none
  const about = { year: String(earlier.reportingYear), reason: earlier.reason }
  const key = earlier.material ? 'topic.earlierMaterial' : 'topic.earlierNot'
  return { material: earlier.material, reason: say(key, about)(language).trim(), evidence: [] }
}

const isOf = (row: MaterialityRow, { set, year }: Report): boolean => row.set === set && row.reportingYear === year

/** The key of a topic in the history. */
export const subjectOf = ({ set, year }: Report, code: string): string => `${set} ${year} ${code}`

/** What a person decides about a topic. */
export interface TopicChoice {
  /** `null` takes a decision back, and the topic counts again. */
  material: boolean | null
  reason: string
  /** Under which conditions it could become material. */
  outlook?: string
  /** The last decision that they saw; refused where there is a later one. */
  basedOn?: number
  /** What the method said. */
  basis?: DecisionBasis
  /** What the result rested on, for the history. */
  grounds?: Record<string, unknown>
  action?: 'decided' | 'imported'
}

/** Keeps what a person decided about a topic for a report, and refuses what they could not have seen. */
export async function decideTopic(
  tenant: Tenant,
  report: Report,
  code: string,
  choice: TopicChoice,
  { userId, at }: By,
): Promise<void> {
  const { material, reason, outlook, basedOn, basis, grounds = {}, action = 'decided' } = choice
  if (material === false && reason === '') {
    const message = say('topic.needsReason')
    throw new AppError('invalid_input', message, { fields: { reason: message } })
  }
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const subject = subjectOf(report, code)
    if (basedOn !== undefined) await refuseUnseen(inside, subject, basedOn)
    const before = (await allMateriality(inside)).find((row) => row.code === code && isOf(row, report))
    const said = { material, reason, outlook: outlook ?? before?.outlook ?? '' }
    if (material === null && !before) return
    if (before && !before.toConfirm && isSame(before, said)) return
    if (material === null) await deleteMateriality(inside, report, code)
    else {
      const row = { set: report.set, reportingYear: report.year, code, material, reason, outlook: said.outlook }
      const kept = { basis: basis ?? null, toConfirm: false, decidedBy: userId, decidedAt: at }
      await saveMateriality(inside, { ...row, ...kept })
    }
    await addChange(inside, {
      subject,
      at,
      userId,
      action: material === null ? 'withdrawn' : action,
      before: before ? { material: before.material, reason: before.reason, outlook: before.outlook } : {},
      after: material === null ? {} : { ...said, ...(basis ? { basis } : {}), ...grounds },
    })
  })
}

const isSame = (
  before: Pick<MaterialityRow, 'material' | 'reason' | 'outlook'>,
  said: { material: boolean | null; reason: string; outlook: string },
): boolean => before.material === said.material && before.reason === said.reason && before.outlook === said.outlook

/** Refuses a decision where somebody else has decided since; the refused one stays with whoever sent it. */
async function refuseUnseen(tenant: Tenant, subject: string, basedOn: number): Promise<void> {
  const last = (await lastDecisions(tenant, subject)).get(subject) ?? 0
  if (last === basedOn) return
  const [change] = await changesOf(tenant, subject)
  const name = change?.userId ? ((await peopleNames(tenant, [change.userId])).get(change.userId) ?? '') : ''
  throw new AppError('conflict', say(name ? 'topic.meanwhileBy' : 'topic.meanwhile', { name }))
}

/** Refuses a code that is no topic of the set. */
export function refuseUnknown(catalogue: Pick<Catalogue, 'set' | 'standards'>, code: string): void {
  if (!assessedStandards(catalogue).includes(code)) throw new AppError('not_found', say('topic.missing'))
}
