import {
  type EnvironmentalObjective,
  environmentalObjectives,
  type Language,
  type TaxonomyAmount,
  type TaxonomyCompanyActivity,
  type TaxonomyDisclosure,
  type TaxonomyKpi,
  type TaxonomyProof,
} from '@esrs/contract'
import { shownAmount, shownPart, typedAmount, typedPart, typedPercent } from './amounts.ts'

/** Amounts as they are typed. */
export type TypedAmount = Record<keyof TaxonomyAmount, string>

/** An activity as it is typed. */
export interface ActivityForm extends Pick<TaxonomyCompanyActivity, 'codes' | 'name' | 'main' | 'also' | 'kind'> {
  amounts: Record<TaxonomyKpi, TypedAmount>
  harm: Record<EnvironmentalObjective, TaxonomyProof>
  safeguards: TaxonomyProof
}

/** Fields of amounts in which something stands that is none: `turnover.amount`. */
export type AmountField = `${TaxonomyKpi}.${keyof TaxonomyAmount}`

const open: TaxonomyProof = { met: null, evidence: '', document: null }
const none: TaxonomyAmount = {
  amount: null,
  eligible: null,
  aligned: null,
  prior_aligned: null,
  prior_not_aligned: null,
}

const byKpi = <Of>(of: (kpi: TaxonomyKpi) => Of): Record<TaxonomyKpi, Of> => ({
  turnover: of('turnover'),
  capex: of('capex'),
  opex: of('opex'),
})
const byObjective = <Of>(of: (objective: EnvironmentalObjective) => Of): Record<EnvironmentalObjective, Of> =>
  Object.fromEntries(environmentalObjectives.map((one) => [one, of(one)])) as Record<EnvironmentalObjective, Of>

/** An activity as a form begins with it; nothing is typed for a new one. */
export function formOf(activity: TaxonomyCompanyActivity | null, language: Language): ActivityForm {
  const typed = ({ amount, eligible, aligned, prior_aligned, prior_not_aligned }: TaxonomyAmount): TypedAmount => ({
    amount: shownAmount(amount, language),
    eligible: shownPart(eligible, language),
    aligned: shownPart(aligned, language),
    prior_aligned: shownAmount(prior_aligned, language),
    prior_not_aligned: shownAmount(prior_not_aligned, language),
  })
  return {
    codes: activity?.codes ?? [],
    name: activity?.name ?? { en: '', de: '' },
    main: activity?.main ?? null,
    also: activity?.also ?? [],
    kind: activity?.kind ?? null,
    amounts: byKpi((kpi) => typed(activity?.[kpi] ?? none)),
    harm: byObjective((one) => activity?.harm[one] ?? open),
    safeguards: activity?.safeguards ?? open,
  }
}

/** The activity that a form says, or the fields in which no amount stands. */
export function activityOf(
  id: string,
  form: ActivityForm,
  language: Language,
): { activity: TaxonomyCompanyActivity; wrong: null } | { activity: null; wrong: ReadonlySet<AmountField> } {
  const wrong = new Set<AmountField>()
  const amountOf = (kpi: TaxonomyKpi): TaxonomyAmount => {
    const typed = form.amounts[kpi]
    const read = <Of>(
      field: keyof TaxonomyAmount,
      how: (text: string, language: Language) => Of | null | undefined,
    ) => {
      const found = how(typed[field], language)
      if (found === undefined) wrong.add(`${kpi}.${field}`)
      return found ?? null
    }
    return {
      amount: read('amount', typedAmount),
      eligible: read('eligible', typedPart),
      aligned: read('aligned', typedPart),
      prior_aligned: read('prior_aligned', typedPercent),
      prior_not_aligned: read('prior_not_aligned', typedPercent),
    }
  }
  const { codes, name, main, also, kind, harm, safeguards } = form
  const amounts = byKpi(amountOf)
  if (wrong.size > 0) return { activity: null, wrong }
  const objectives = environmentalObjectives.filter((one) => one !== main && isSaid(harm[one]))
  return {
    wrong: null,
    activity: {
      id,
      codes,
      name,
      main,
      kind,
      ...amounts,
      safeguards,
      also: also.filter((one) => one !== main),
      harm: Object.fromEntries(objectives.map((one) => [one, harm[one]])),
    },
  }
}

const isSaid = ({ met, evidence, document }: TaxonomyProof): boolean =>
  met !== null || evidence.trim() !== '' || document !== null

/** Whether nothing says what an activity is. */
export const isUnnamed = ({ codes, name }: Pick<ActivityForm, 'codes' | 'name'>): boolean =>
  codes.length === 0 && name.en.trim() === '' && name.de.trim() === ''

const said = () => ({ en: '', de: '' })

/** A disclosure in which nothing is entered yet. */
export const emptyDisclosure = (): TaxonomyDisclosure => ({
  activities: [],
  totals: byKpi(() => ({ amount: null, place: said(), prior_aligned: null, prior_not_aligned: null })),
  not_assessed: byKpi(() => ({ amount: null, reason: said() })),
  opex_left_out: null,
})
