import type { FinalReview, IssuedVersion, ReportFile, ReportSettings, Statement, TextVersion } from '@esrs/contract'
import sample from './fixtures/statement.json' with { type: 'json' }
import work from './fixtures/statement-work.json' with { type: 'json' }

type Drafted = Pick<Statement, 'chapters' | 'facts' | 'lists'>

/** What people said of the statement: everything that is not made from the values. */
export interface KeptStatement {
  settings: ReportSettings
  confirmation: FinalReview['confirmation']
  withdrawn: FinalReview['withdrawn']
  /** Versions of each text by block and language (`E1-5.text en`), the oldest first. */
  texts: Map<string, TextVersion[]>
  explanations: Map<
    string,
    { kind: 'omitted' | 'not-material'; reason: string } | { kind: 'reference'; document: string; page: number | null }
  >
  versions: IssuedVersion[]
  files: ReportFile[]
}

/** A statement as the product drafts it from decided values. */
export const draftedStatement = (): Drafted => structuredClone(sample as unknown as Drafted)

export const sampleStatement = (): KeptStatement => {
  const { texts, explanations, ...rest } = structuredClone(work)
  return {
    ...rest,
    texts: new Map(Object.entries(texts)),
    explanations: new Map(Object.entries(explanations)),
  } as unknown as KeptStatement
}
