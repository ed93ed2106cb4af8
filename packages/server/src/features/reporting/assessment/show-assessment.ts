import type { Assessment } from '@esrs/contract'
import { anchorsOf, horizonEnds, stepsInWords } from '@esrs/engine/materiality'
import type { Tenant } from '../../../database/tenant.ts'
import type { Actor } from '../../../http/authenticate.ts'
import { gapsOf, unratedOf } from './answer-matters.ts'
import { earlierAssessment } from './carry-over.ts'
import { groupBy } from './group-by.ts'
import { mayAssess } from './may-assess.ts'
import { lastDayOf, type OpenAssessment, subjectPrefix } from './open-assessment.ts'
import { commentCounts } from './score-store.ts'
import { shownEntries, shownTopic } from './show-topics.ts'
import { hasChanged, lastSigned, obstaclesTo } from './sign-assessment.ts'

type Who = Pick<Actor, 'userId' | 'role'>

/** The whole assessment as its page shows it. */
export async function showAssessment(tenant: Tenant, assessment: OpenAssessment, actor: Who): Promise<Assessment> {
  const { report, opened, method, topics, names, positions, points } = assessment
  const comments = await commentCounts(tenant, `${subjectPrefix(report)}entry `)
  const signed = await lastSigned(tenant, report)
  const scoredBy = groupBy(
    points.filter(({ by }) => by !== null),
    ({ by }) => by!,
  )
  return {
    set: report.set,
    year: report.year,
    required: report.set !== 'vs-2026',
    method: {
      version: method.version,
      method: method.method,
      anchors: anchorsOf(method.method, opened.catalogue.language),
      steps: stepsInWords(method.method, opened.catalogue.language),
      horizonEnds: horizonEnds(method.method, lastDayOf(opened)),
    },
    topics: topics.map((topic) => shownTopic(assessment, topic, actor)),
    entries: shownEntries(assessment, actor, comments),
    assessors: [...scoredBy].map(([id, scores]) => ({
      id,
      name: names.get(id) ?? '',
      position: positions.get(id) ?? '',
      count: scores.length,
    })),
    may: { score: mayAssess(actor, 'score'), decide: mayAssess(actor, 'decide'), sign: mayAssess(actor, 'sign') },
    signed,
    changed: signed !== null && (await hasChanged(tenant, assessment)),
    obstacles: obstaclesTo(assessment).map((text) => text(opened.catalogue.language)),
    gaps: gapsOf(assessment),
    unrated: unratedOf(assessment),
    carry: await earlierAssessment(tenant, report),
  }
}
