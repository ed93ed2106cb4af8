import type { Language, StoredDatapoint, Words } from '../datapoint.ts'

/** The files of one standard. */
export interface StandardFiles {
  facts: readonly StoredDatapoint[]
  words: Readonly<Record<Language, Readonly<Record<string, Words>>>>
}

type Named = Readonly<Record<Language, string>>

/** The files of one set as they are stored. */
export interface SetFiles {
  titles: {
    standards: readonly (Named & { code: string; esrs: string; pillar: string })[]
    /** `pillar` only where it is not that of the standard. */
    disclosureRequirements: readonly (Named & { code: string; standard: string; pillar?: string })[]
  }
  topics: {
    /** In the law's order; the code says which topic is above. */
    topics: readonly (Named & { code: string })[]
    /** What is certainly about a topic: disclosure requirements, or single identifiers. Others belong to their standard's. */
    assigned: Readonly<Record<string, readonly string[]>>
  }
  /** By control code. */
  standards: Readonly<Record<string, StandardFiles>>
}
