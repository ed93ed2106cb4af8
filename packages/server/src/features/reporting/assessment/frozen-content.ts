import { canonical } from '../../../canonical.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { assessmentLog } from './assessment-log.ts'
import { shownConsultations } from './consultations.ts'
import { methodVersions } from './method-store.ts'
import { type OpenAssessment, subjectPrefix } from './open-assessment.ts'
import { allScores, commentCounts } from './score-store.ts'
import { shownEntries, shownTopic } from './show-topics.ts'
import { shownAnswers } from './stakeholder-answers.ts'

/** Who signed, when and as which version. */
interface Signature {
  number: number
  at: string
  by: string
  note: string
}

/** Everything of an assessment as canonical JSON: what was signed can be read without the product. */
export async function frozenContent(tenant: Tenant, assessment: OpenAssessment, signature: Signature): Promise<string> {
  const { report, opened, method, topics, answers, names } = assessment
  const nobody = { userId: '' }
  const comments = await commentCounts(tenant, `${subjectPrefix(report)}entry `)
  const scores = await allScores(tenant, report)
  return canonical({
    signature,
    set: report.set,
    year: report.year,
    language: opened.catalogue.language,
    methods: (await methodVersions(tenant, report)).map(({ by, at, ...version }) => ({
      ...version,
      by: by && (names.get(by) ?? ''),
      at: at?.toISOString() ?? null,
    })),
    inForce: method.version,
    topics: topics.map((topic) => shownTopic(assessment, topic, nobody)),
    entries: shownEntries(assessment, nobody, comments),
    scores: scores.map(({ id: _, by, at, ...score }) => ({
      ...score,
      by: by && (names.get(by) ?? ''),
      at: at.toISOString(),
    })),
    stakeholders: shownAnswers(answers.sides, method.method),
    consultations: await shownConsultations(tenant, assessment),
    log: await assessmentLog(tenant, assessment),
  })
}
