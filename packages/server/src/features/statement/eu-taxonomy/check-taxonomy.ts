import type { Language, Statement } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import { factInWords } from '@esrs/reports/statement'
import knowledge from '../checks.json' with { type: 'json' }
import { say } from '../messages.ts'
import { uncomparedIn } from './compute.ts'
import type { OpenTaxonomy } from './open-taxonomy.ts'

/** What the final review knows the chapter by. */
export const taxonomyKey = 'ART8'

/** Rounding of published figures: the turnover of both may differ by this share of it. */
const tolerance = 0.005

/** What does not fit in the disclosures on the EU taxonomy: within them, and beside the revenue that was decided for the datapoints. */
export const taxonomyChecks = (
  open: Pick<OpenTaxonomy, 'disclosure' | 'remarks'>,
  statement: Statement,
  catalogue: Catalogue,
): { key: string; text: string }[] =>
  [
    ...open.remarks.map(({ text }) => text(catalogue.language)),
    ...uncomparedNames(open, statement, catalogue.language),
    ...otherRevenue(open, statement, catalogue),
  ].map((text) => ({ key: taxonomyKey, text }))

/** Per language of the statement, the names of activities that nobody has compared with their act yet, in a sentence. */
export const uncomparedNames = (
  { disclosure }: Pick<OpenTaxonomy, 'disclosure'>,
  { languages }: Statement,
  language: Language,
): string[] =>
  languages.flatMap((one) => {
    const codes = disclosure ? uncomparedIn(disclosure, one) : []
    return codes.length > 0 ? [say(`taxonomy.uncompared.${one}`, { codes: codes.join(', ') })(language)] : []
  })

/** Each decided revenue that is another than the turnover which the KPI is a share of, in a sentence. */
export function otherRevenue(
  { disclosure }: Pick<OpenTaxonomy, 'disclosure'>,
  { facts, year, currency }: Statement,
  catalogue: Catalogue,
): string[] {
  const { language } = catalogue
  const total = disclosure?.totals.turnover.amount ?? null
  if (total === null) return []
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const differing = facts.filter(
    ({ datapoint, dimension, year: of, number, unit }) =>
      knowledge.revenue.includes(datapoint) &&
      dimension === null &&
      of === year &&
      unit === currency &&
      number !== null &&
      Math.abs(number - Number(total)) > Math.abs(number) * tolerance,
  )
  return differing.map((fact) =>
    say('taxonomy.revenue', {
      total: `${figure.format(total as `${number}`)} ${currency}`,
      name: catalogue.get(fact.datapoint)?.name ?? fact.datapoint,
      value: factInWords(fact, language),
    })(language),
  )
}
