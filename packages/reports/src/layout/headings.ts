import type { Statement, StatementLanguage } from '@esrs/contract'
import headings from './headings.json' with { type: 'json' }

const all = headings as Readonly<Record<string, Readonly<Record<string, Readonly<Record<StatementLanguage, string>>>>>>

/** A short heading for a disclosure requirement, as people write it; `null` where the title of the standard is short enough. */
export const headingOf = (set: Statement['set'], code: string, language: StatementLanguage): string | null =>
  all[set]?.[code]?.[language] ?? null
