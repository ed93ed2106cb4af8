import { describe, expect, it } from 'vitest'
import { objectiveOf, taxonomyActivities } from './activities.ts'
import { assessTaxonomy, kpis, type TaxonomyFigures } from './kpis.ts'
import stored from './six-activities.json' with { type: 'json' }

// A made-up company with six activities; what is expected was computed with fractions by a program in another language.
const { expected } = stored
const figures = stored.figures as unknown as TaxonomyFigures
const pair = ({ amount, share }: { amount: string; share: string | null }) => [amount, share]

describe('the KPIs of a company with six activities', () => {
  const { kpis: found, remarks } = assessTaxonomy(figures)
  it.each(kpis)('%s is what an independent calculation gives', (kpi) => {
    const result = found[kpi]
    const told = {
      rows: result.rows.map(({ activity, aligned, notAligned }) => [activity, aligned.amount, notAligned.amount]),
      aligned: pair(result.aligned),
      notAligned: pair(result.notAligned),
      eligible: pair(result.eligible),
      notEligible: pair(result.notEligible),
      enabling: pair(result.aligned.enabling),
      transitional: pair(result.aligned.transitional),
      by: Object.fromEntries(Object.entries(result.aligned.by).map(([objective, { share }]) => [objective, share])),
      each: Object.fromEntries(
        Object.entries(result.each).map(([objective, one]) => [objective, [one.aligned, one.eligible]]),
      ),
      notAssessed: pair(result.notAssessed),
    }
    expect(told).toEqual(expected[kpi])
  })
  it('counts what is not proved as eligible alone, and says why', () => {
    expect(remarks).toEqual([{ kind: 'harm', activity: 4, kpi: null, objectives: ['BIO'] }])
  })
})

/** What the figures are given, as it is kept. */
type Writable = { -readonly [Key in keyof TaxonomyFigures]: TaxonomyFigures[Key] }
const changed = (change: (copy: Writable) => void) => {
  const copy = structuredClone(figures)
  change(copy)
  return assessTaxonomy(copy)
}
const kindsOf = ({ remarks }: ReturnType<typeof assessTaxonomy>) => remarks.map(({ kind }) => kind)

describe('figures that cannot be', () => {
  it.each<[string, (copy: Writable) => void]>([
    [
      'no-total',
      (copy) => {
        copy.totals.capex.amount = null
      },
    ],
    [
      'more-than-total',
      (copy) => {
        copy.totals.turnover.amount = '30000000'
      },
    ],
    [
      'eligible-above-amount',
      (copy) => {
        copy.activities[2]!.turnover.eligible = { as: 'amount', value: '5000000' }
      },
    ],
    [
      'aligned-above-eligible',
      (copy) => {
        copy.activities[2]!.turnover.aligned = { as: 'percent', value: '90' }
      },
    ],
    [
      'eligible-without-code',
      (copy) => {
        copy.activities[5]!.turnover.eligible = { as: 'percent', value: '1' }
      },
    ],
    [
      'no-objective',
      (copy) => {
        copy.activities[0]!.main = null
      },
    ],
    [
      'safeguards',
      (copy) => {
        copy.activities[0]!.safeguards.evidence = ' '
      },
    ],
    [
      'ten-percent',
      (copy) => {
        copy.notAssessed.turnover.amount = '4125000'
      },
    ],
    [
      'not-assessed-why',
      (copy) => {
        copy.notAssessed.turnover.reason = ''
      },
    ],
    [
      'opex-why',
      (copy) => {
        copy.opexLeftOut = ''
      },
    ],
  ])('%s', (kind, change) => {
    expect(kindsOf(changed(change))).toContain(kind)
  })
  it('never counts more than there is', () => {
    const { kpis: found } = changed((copy) => {
      copy.activities[2]!.turnover.aligned = { as: 'percent', value: '100' }
    })
    expect(found.turnover.rows[2]).toMatchObject({ aligned: { amount: '3280000' }, notAligned: { amount: '0' } })
  })
  it('says of operating expenditure that is not material only its total', () => {
    const { kpis: found } = changed((copy: Writable) => {
      copy.opexLeftOut = 'A software company.'
    })
    expect(found.opex).toMatchObject({ total: '700000.5', rows: [], eligible: { amount: '0' } })
  })
})

describe('the forms on nuclear energy and gas', () => {
  const amount = (value: string, eligible: string | null, aligned: string | null) => ({
    amount: value,
    eligible: eligible === null ? null : { as: 'amount' as const, value: eligible },
    aligned: aligned === null ? null : { as: 'amount' as const, value: aligned },
  })
  it('split what is aligned by objective, and say what is not eligible of each section', () => {
    const { kpis: found } = changed((copy) => {
      copy.totals.turnover.amount = '1000'
      copy.notAssessed.turnover.amount = null
      const [first, second, third, , , last] = copy.activities
      copy.activities = [
        { ...first!, codes: ['CCM 4.29'], turnover: amount('300', '200', '50') },
        { ...second!, codes: ['CCA 4.31', 'CCA 4.1'], main: 'CCA', turnover: amount('100', null, '0') },
        { ...third!, turnover: amount('80', null, '40') },
        { ...last!, turnover: amount('120', null, null) },
      ]
    })
    const rows = Object.fromEntries(found.turnover.nuclearAndGas.map(({ row, ...one }) => [row, one]))
    expect(Object.keys(rows)).toEqual(['4.26', '4.27', '4.28', '4.29', '4.30', '4.31', 'other', 'total'])
    expect(rows['4.29']).toMatchObject({
      aligned: { both: { amount: '50', share: '5.00' }, CCM: { amount: '50' }, CCA: { amount: '0' } },
      numerator: { both: { amount: '50', share: '55.56' } },
      notAligned: { both: { amount: '150', share: '15.00' } },
      notEligible: { amount: '100', share: '10.00' },
    })
    expect(rows['4.31']).toMatchObject({ notAligned: { CCM: { amount: '0' }, CCA: { amount: '100', share: '10.00' } } })
    // What counts under another objective than climate is in none of the columns; what is not eligible is everything else.
    expect(rows.other).toMatchObject({ aligned: { both: { amount: '0' } }, notEligible: { amount: '520' } })
    expect(rows.total).toMatchObject({
      aligned: { both: { amount: '50' } },
      notAligned: { both: { amount: '250' } },
      notEligible: { amount: '620', share: '62.00' },
    })
  })
  it('are none of a KPI that has nothing of these activities', () => {
    expect(assessTaxonomy(figures).kpis.turnover.nuclearAndGas).toEqual([])
  })
})

describe('the activities of the acts', () => {
  it('have a code of their objective, and each code once', () => {
    const all = taxonomyActivities()
    expect(all.filter(({ code }) => objectiveOf(code) === null)).toEqual([])
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  })
  it('say what their names were compared with, and differ in Annex II where the act does', () => {
    const of = (code: string) => taxonomyActivities().find((one) => one.code === code)
    expect(of('CCM 2.1')).toMatchObject({
      name: { de: 'Wiederherstellung von Feuchtgebieten' },
      compared: { de: 'act' },
    })
    expect(of('CCM 7.7')).toMatchObject({ compared: { en: 'compass', de: null, nace: 'compass' } })
    expect(of('CCA 6.17')!.name.en).toBe('Airport infrastructure')
  })
})
