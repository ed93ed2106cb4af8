import type { CompanyFacts, Language } from '../esrs/index.ts'
import { knowledge, listed } from '../knowledge.ts'
import type { IndustryCell, TopicLevel } from './iro-bank.ts'

type InBoth = Readonly<Record<Language, string>>

/** What companies of an industry find material and why, and which prepared entries fit them. */
export interface IndustryPack {
  key: string
  /** Divisions of NACE, or groups below one. */
  nace: readonly string[]
  name: InBoth
  /** Acts and guidelines that the reasons rest on. */
  source: InBoth
  /** Keys of templates that the activity alone gives reason for. */
  uses: ReadonlySet<string>
  /** By sub-topic of ESRS 1, AR 16: how likely it is material, and why. */
  matters: ReadonlyMap<string, IndustryCell>
}

let packs: readonly IndustryPack[] | null = null

/** All industries, read at the first call and kept. */
export function industryPacks(): readonly IndustryPack[] {
  if (packs) return packs
  const matters = knowledge<'industry' | 'matter' | 'level' | Language>('industry-matters')
  packs = knowledge<'key' | 'nace' | Language | 'sourceEn' | 'sourceDe' | 'uses'>('industries').map((row) => ({
    key: row.key,
    nace: listed(row.nace),
    name: { en: row.en, de: row.de },
    source: { en: row.sourceEn, de: row.sourceDe },
    uses: new Set(listed(row.uses)),
    matters: new Map(
      matters
        .filter(({ industry }) => industry === row.key)
        .map(({ matter, level, en, de }) => [matter, { level: level as TopicLevel, en, de }]),
    ),
  }))
  return packs
}

/** The industry of an activity, the narrowest that names it; `null` where the activity is not known or of no industry here. */
export function packOf({ nace = null }: Pick<CompanyFacts, 'nace'>): IndustryPack | null {
  if (nace === null) return null
  for (const code of [nace, nace.slice(0, 4), nace.slice(0, 2)]) {
    const found = industryPacks().find((pack) => pack.nace.includes(code))
    if (found) return found
  }
  return null
}

/** What an industry says of a sub-topic, or of what is below one; `null` where it says nothing. */
export const matterOf = (pack: IndustryPack, code: string): IndustryCell | null =>
  pack.matters.get(code) ?? pack.matters.get(code.split('.').slice(0, 2).join('.')) ?? null
