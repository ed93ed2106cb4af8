import { type EmissionFactor, equivalentOf, type Language, OwnFactor } from '@esrs/contract'
import { seriesOfShipped, shippedFactors } from '@esrs/engine'
import type { Tenant } from '../../../database/tenant.ts'
import { figureInWords } from '../figures/formula-words.ts'
import { say } from '../messages.ts'
import { type FactorRow, ownFactorsOf } from './factor-store.ts'

/** One that was stored before a field was there holds the field's usual value. */
export const shownOwn = ({ id, fields }: FactorRow): EmissionFactor => {
  const factor = OwnFactor.parse(fields)
  return { id, ...factor, licence: '', note: '', own: true, series: seriesOfOwn(factor) }
}

/** The name of a factor without the year of its edition. */
export const nameWithoutYear = (name: string): string =>
  name
    .replace(/\b(?:19|20)\d\d\b/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')

/** What the editions of a company's own factor have in common: all that it is for, and its name without a year. */
export const seriesOfOwn = ({ name, scope, unit, basis, region }: OwnFactor): string =>
  ['own', scope, unit, basis ?? '', region, nameWithoutYear(name)].map((text) => text.trim().toLowerCase()).join('|')

/** The series of a factor as an activity keeps it; one that was kept before there were any says what it is for. */
export const seriesOf = (factor: EmissionFactor): string =>
  factor.series || (factor.own ? seriesOfOwn(factor) : seriesOfShipped(factor.id))

/** The emission factors that are shipped, named in a language. */
export const shownShipped = (language: Language): EmissionFactor[] =>
  shippedFactors().map(({ id, scope, name, unit, gases, stated, year, source, licence, ...more }) => {
    const derived =
      gases &&
      say(gases.isBiogenic ? 'factor.biogenic' : 'factor.derived', {
        co2: figureInWords(gases.co2, language),
        ch4: figureInWords(gases.ch4, language),
        n2o: figureInWords(gases.n2o, language),
      })(language)
    return {
      id,
      scope,
      name: name[language],
      unit,
      year,
      source,
      own: false,
      series: seriesOfShipped(id),
      ...more,
      gases: gases && { co2: gases.isBiogenic ? 0 : gases.co2, ch4: gases.ch4, n2o: gases.n2o },
      biogenic: gases?.isBiogenic ? gases.co2 : 0,
      kilograms: stated ?? Number(equivalentOf(gases!).toPrecision(10)),
      licence: say(`licence.${licence}`)(language),
      note: derived ?? '',
    }
  })

/** The emission factors that a company can use: its own before those that are shipped. */
export const knownFactors = async (tenant: Tenant, language: Language): Promise<EmissionFactor[]> => [
  ...(await ownFactorsOf(tenant)).map(shownOwn),
  ...shownShipped(language),
]
