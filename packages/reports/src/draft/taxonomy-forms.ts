import type {
  StatementBlock,
  StatementLanguage,
  TaxonomyCompanyActivity,
  TaxonomyDisclosure,
  TaxonomyKpiResult,
  TaxonomyResult,
  Words,
} from '@esrs/contract'
import stored from './eu-taxonomy.json' with { type: 'json' }

/** The disclosures on the EU taxonomy with what follows from them. */
export interface ReportedTaxonomy {
  disclosure: TaxonomyDisclosure
  result: TaxonomyResult
  /** Names of the activities of the acts that are used, by their codes. */
  names: ReadonlyMap<string, Words>
}

/** What the tables are of, beside what was entered. */
export interface TaxonomyYear {
  year: number
  currency: string
}

export type TaxonomyTable = Extract<StatementBlock, { type: 'table' }>
export type TaxonomyRow = TaxonomyTable['rows'][number]
export type TaxonomyCell = TaxonomyRow['cells'][number]
export type FormWord = keyof typeof stored

/** The one place of the chapter. */
export const taxonomyPlace = 'ART8.own'

/** Words of the forms in both languages; a value may itself be words. */
export function phrase(key: FormWord, values: Record<string, string | number | Words> = {}): Words {
  const at = (language: StatementLanguage) =>
    stored[key][language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'object' ? value[language] : String(value)
    })
  return { en: at('en'), de: at('de') }
}

export const sign = (key: FormWord): TaxonomyCell => ({ words: phrase(key) })
export const percent = (share: string | null): TaxonomyCell => (share === null ? null : { number: share, decimals: 2 })
export const isZero = (amount: string): boolean => /^0*(?:\.0*)?$/.test(amount)

/** Amounts of a KPI as cells: with cents where one of them has some. */
export function amountIn({ total, rows, aligned, not_eligible: rest }: TaxonomyKpiResult) {
  const all = [
    total ?? '0',
    aligned.amount,
    rest.amount,
    ...rows.flatMap((row) => [row.aligned.amount, row.not_aligned.amount]),
  ]
  const decimals = all.some((one) => one.includes('.')) ? 2 : 0
  return (amount: string): TaxonomyCell => ({ number: amount, decimals })
}

/** What an activity is called: as the company says, else as its act does. */
export function nameOf({ name, codes }: TaxonomyCompanyActivity, names: ReportedTaxonomy['names']): Words {
  const act = codes.map((code) => names.get(code)).find((one) => one !== undefined)
  const at = (language: StatementLanguage, other: StatementLanguage) =>
    name[language] || act?.[language] || name[other] || codes.join(' / ')
  return { en: at('en', 'de'), de: at('de', 'en') }
}
