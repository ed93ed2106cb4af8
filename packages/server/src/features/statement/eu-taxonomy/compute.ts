import type {
  EnvironmentalObjective,
  Language,
  TaxonomyCompanyActivity,
  TaxonomyDisclosure,
  TaxonomyKpiResult,
  TaxonomyProof,
  TaxonomyResult,
  taxonomyKpis,
} from '@esrs/contract'
import {
  assessTaxonomy,
  type KpiResult,
  type TaxonomyActivity,
  type TaxonomyRemark,
  taxonomyActivities,
} from '@esrs/engine/eu-taxonomy'
import { say } from '../messages.ts'

/** A remark with the activity that it is about. */
export interface Said {
  activity: string | null
  text(language: Language): string
}

/** The first financial year that the simplified forms are asked for, without the choice of the older ones. */
const simplifiedFrom = 2026

/** The disclosure without documents that are gone: what they proved is open again. */
export function withDocuments(disclosure: TaxonomyDisclosure, known: ReadonlySet<string>): TaxonomyDisclosure {
  const proof = <Of extends TaxonomyProof | undefined>(one: Of): Of =>
    one?.document && !known.has(one.document) ? { ...one, document: null } : one
  return {
    ...disclosure,
    activities: disclosure.activities.map((activity) => ({
      ...activity,
      safeguards: proof(activity.safeguards),
      harm: Object.fromEntries(
        Object.entries(activity.harm).map(([objective, one]) => [objective, proof(one)]),
      ) as TaxonomyCompanyActivity['harm'],
    })),
    ...(disclosure.sources ? { sources: disclosure.sources.filter(({ document }) => known.has(document)) } : {}),
  }
}

/** Documents that a disclosure names. */
export const documentsIn = ({ activities, sources = [] }: TaxonomyDisclosure): string[] => [
  ...new Set([
    ...activities.flatMap(({ harm, safeguards }) =>
      [...Object.values(harm), safeguards].flatMap((one) => one?.document ?? []),
    ),
    ...sources.map(({ document }) => document),
  ]),
]

const someWords = ({ en, de }: { en: string; de: string }): string => en || de

/** The three KPIs of a disclosure, and what does not fit. */
export function computeTaxonomy(
  disclosure: TaxonomyDisclosure,
  year: number,
): { result: TaxonomyResult; remarks: Said[] } {
  const { activities, totals, not_assessed: apart, opex_left_out: opex } = disclosure
  const reasonOf = (kpi: (typeof taxonomyKpis)[number]) => ({ ...apart[kpi], reason: someWords(apart[kpi].reason) })
  const { kpis, remarks } = assessTaxonomy({
    activities: activities as Parameters<typeof assessTaxonomy>[0]['activities'],
    totals,
    notAssessed: { turnover: reasonOf('turnover'), capex: reasonOf('capex'), opex: reasonOf('opex') },
    opexLeftOut: opex && someWords(opex),
  })
  const result = (kpi: (typeof taxonomyKpis)[number]) => wireOf(kpis[kpi], activities)
  return {
    result: { turnover: result('turnover'), capex: result('capex'), opex: result('opex') },
    remarks: [
      ...remarks.map((remark) => saidOf(remark, activities)),
      ...(year >= simplifiedFrom ? [{ activity: null, text: say('taxonomy.form', { year: String(year) }) }] : []),
    ],
  }
}

const wireOf = (
  { notAligned, notEligible, notAssessed, nuclearAndGas, rows, ...rest }: KpiResult,
  activities: readonly TaxonomyCompanyActivity[],
): TaxonomyKpiResult => ({
  ...rest,
  rows: rows.map(({ activity, notAligned: left, ...row }) => ({
    ...row,
    activity: activities[activity]!.id,
    not_aligned: left,
  })),
  not_aligned: notAligned,
  not_eligible: notEligible,
  not_assessed: notAssessed,
  nuclear_and_gas: nuclearAndGas.map(({ notAligned: left, notEligible: out, ...one }) => ({
    ...one,
    not_aligned: left,
    not_eligible: out,
  })),
})

const acts = new Map<string, TaxonomyActivity>()

/** An activity of the acts by its code, where its names are known. */
function actOf(code: string): TaxonomyActivity | undefined {
  if (acts.size === 0) for (const one of taxonomyActivities()) acts.set(one.code, one)
  return acts.get(code)
}

/** Name of an activity of the acts by its code, where it is known. */
export const actName = (code: string): Readonly<Record<Language, string>> | undefined => actOf(code)?.name

/** What the act calls an activity: enabling, transitional, or neither. */
export const actKind = (code: string): TaxonomyActivity['kind'] => actOf(code)?.kind ?? null

/** Codes whose name of the act is printed in a language without having been compared with it. */
export const uncomparedIn = ({ activities }: TaxonomyDisclosure, language: Language): string[] => [
  ...new Set(
    activities.flatMap(({ name, codes }) => {
      const act = name[language] === '' ? codes.map(actOf).find((one) => one !== undefined) : undefined
      return act && act.compared[language] === null ? [act.code] : []
    }),
  ),
]

/** What people know an activity by. */
function activityName({ name, codes }: TaxonomyCompanyActivity, language: Language): string {
  const act = codes.map((code) => actName(code)?.[language]).find(Boolean)
  return [codes.join(' / '), name[language] || act || someWords(name)].filter(Boolean).join(' ')
}

function saidOf(remark: TaxonomyRemark, activities: readonly TaxonomyCompanyActivity[]): Said {
  const activity = remark.activity === null ? undefined : activities[remark.activity]
  return {
    activity: activity?.id ?? null,
    text: (language) => {
      const objectives = remark.objectives
        .map((one: EnvironmentalObjective) => say(`taxonomy.${one}`)(language))
        .join(', ')
      const kpi = remark.kpi === null ? '' : say(`taxonomy.${remark.kpi}`)(language)
      const name = activity ? activityName(activity, language) : ''
      return say(`taxonomy.remark.${remark.kind}`, { kpi, name, objectives })(language)
    },
  }
}
