import { type TaxonomyAmount, type TaxonomyDisclosure, type TaxonomyKpi, taxonomyKpis } from '@esrs/contract'
import { computeTaxonomy } from './compute.ts'

/** What a new year begins with: the activities of the year before with their assessment, without amounts, and with the shares of then. */
export function beginningFrom(before: TaxonomyDisclosure): TaxonomyDisclosure {
  // Nothing is said of the forms of a year that is over.
  const { result } = computeTaxonomy(before, 0)
  const prior = (kpi: TaxonomyKpi, id: string): TaxonomyAmount => {
    const row = result[kpi].rows.find(({ activity }) => activity === id)
    return {
      amount: null,
      eligible: null,
      aligned: null,
      prior_aligned: row?.aligned.share ?? null,
      prior_not_aligned: row?.not_aligned.share ?? null,
    }
  }
  const total = (kpi: TaxonomyKpi) => ({
    amount: null,
    place: before.totals[kpi].place,
    prior_aligned: result[kpi].aligned.share,
    prior_not_aligned: result[kpi].not_aligned.share,
  })
  const apart = () => ({ amount: null, reason: { en: '', de: '' } })
  return {
    activities: before.activities.map((activity) => ({
      ...activity,
      ...Object.fromEntries(taxonomyKpis.map((kpi) => [kpi, prior(kpi, activity.id)])),
    })) as TaxonomyDisclosure['activities'],
    totals: { turnover: total('turnover'), capex: total('capex'), opex: total('opex') },
    not_assessed: { turnover: apart(), capex: apart(), opex: apart() },
    opex_left_out: before.opex_left_out,
  }
}
