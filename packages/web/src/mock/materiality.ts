import type { Assessment, AssessmentLog, EntryDetails, Language, SignedAssessment, StoredMethod } from '@esrs/contract'
import recorded from './fixtures/recorded/materiality.json' with { type: 'json' }

export type RecordedAssessment = typeof recorded
const copy = <T>(value: unknown): T => structuredClone(value) as T

/** The assessment as the mock keeps it, once for each language. */
export interface KeptAssessment {
  assessment: Record<Language, Assessment>
  details: Record<string, EntryDetails>
  methods: StoredMethod[]
  stakeholders: Record<Language, RecordedAssessment['en']['stakeholders']>
  log: Record<Language, AssessmentLog>
  signed: SignedAssessment[]
}

export const sampleAssessment = (): KeptAssessment => ({
  assessment: { en: copy(recorded.en.assessment), de: copy(recorded.de.assessment) },
  details: copy(recorded.entries),
  methods: copy(recorded.en.method.versions),
  stakeholders: { en: copy(recorded.en.stakeholders), de: copy(recorded.de.stakeholders) },
  log: { en: copy(recorded.en.log), de: copy(recorded.de.log) },
  signed: copy(recorded.en.versions),
})
