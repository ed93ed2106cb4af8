import type {
  AssessedTopic,
  AssessmentEntry,
  AssessmentMethod,
  Consultation,
  Iro,
  Language,
  StakeholderResult,
  Words,
} from '@esrs/contract'
import { canonical } from '../../../canonical.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { gapsOf, unratedOf } from './answer-matters.ts'
import { assessmentLog } from './assessment-log.ts'
import { shownConsultations } from './consultations.ts'
import { methodVersions } from './method-store.ts'
import { type OpenAssessment, subjectPrefix } from './open-assessment.ts'
import { allScores, commentCounts } from './score-store.ts'
import { shownEntries, shownTopic } from './show-topics.ts'
import { shownAnswers } from './stakeholder-answers.ts'

/** Signature of an assessment: version, time, person and note. */
interface Signature {
  number: number
  at: string
  by: string
  note: string
}

/** The parts of a signed version that the product reads again; the JSON holds more. */
export interface FrozenAssessment {
  signature: Signature
  language: Language
  inForce: number
  methods: { version: number; method: AssessmentMethod; reason: string; by: string | null; at: string | null }[]
  topics: AssessedTopic[]
  /** Words and dependencies are missing in versions that were signed before they were stored. */
  entries: (AssessmentEntry & Partial<Pick<Iro, 'dependencies'>> & { words?: { title: Words; description: Words } })[]
  scores: { key: string; by: string | null }[]
  stakeholders: StakeholderResult[]
  consultations: Consultation[]
}

/** An assessment with the texts of its entries in both languages. */
export interface BilingualAssessment {
  assessment: OpenAssessment
  iros: Record<Language, readonly Iro[]>
}

/** The whole assessment as canonical JSON, so that a signed version can be read without the product. */
export async function frozenContent(
  tenant: Tenant,
  { assessment, iros }: BilingualAssessment,
  signature: Signature,
): Promise<string> {
  const { report, opened, method, topics, answers, names, positions } = assessment
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
    gaps: gapsOf(assessment),
    unrated: unratedOf(assessment),
    entries: shownEntries(assessment, nobody, comments).map((entry) => ({ ...entry, ...wordsOf(entry.id, iros) })),
    scores: scores.map(({ id: _, by, at, ...score }) => ({
      ...score,
      by: by && (names.get(by) ?? ''),
      position: positions.get(by ?? '') ?? '',
      at: at.toISOString(),
    })),
    stakeholders: shownAnswers(answers.sides, method.method),
    consultations: await shownConsultations(tenant, assessment),
    log: await assessmentLog(tenant, assessment),
  })
}

/** Title and description of an entry in both languages, and its dependencies. */
function wordsOf(
  id: string,
  iros: BilingualAssessment['iros'],
): Pick<FrozenAssessment['entries'][number], 'words' | 'dependencies'> {
  const [en, de] = [iros.en, iros.de].map((all) => all.find((iro) => iro.id === id))
  const [a, b] = [en ?? de, de ?? en]
  if (!a || !b) return {}
  return {
    dependencies: a.dependencies,
    words: { title: { en: a.title, de: b.title }, description: { en: a.description, de: b.description } },
  }
}
