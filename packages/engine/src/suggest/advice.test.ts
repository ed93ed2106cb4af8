import { describe, expect, it } from 'vitest'
import { type CompanyFacts, loadCatalogue, outdatedWordings, standardSets, unknownCompany } from '../esrs/index.ts'
import { foreignWords } from '../esrs/languages.ts'
import { type AdviceGaps, mostAdvice, pickAdvice, rankAdvice, suggestAdvice } from './advice.ts'
import { adviceInWords } from './advice-words.ts'

const catalogue = loadCatalogue()
const german = loadCatalogue('esrs-2023', 'de')
const allTopics = new Set(['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'])
/** A large company in a year in which no relief is left. */
const company: CompanyFacts = { ...unknownCompany(2030), size: 'large', industry: 'manufacturing', material: allTopics }
const nothing = () => false

function gaps({ has = [], ...given }: Partial<AdviceGaps> & { has?: readonly string[] } = {}): AdviceGaps {
  const values = new Set(has)
  return { catalogue, company, hasValue: (id) => values.has(id), ...given }
}
const idsOf = (...requirements: string[]) =>
  requirements.flatMap((code) => catalogue.ofDisclosureRequirement(code).map(({ id }) => id))
const keysOf = (given: AdviceGaps) => rankAdvice(given).map(({ key }) => key)
const factsOf = (key: string, given = gaps()) => rankAdvice(given).find((facts) => facts.key === key)!
const wordsOf = (key: string, given = gaps()) => adviceInWords(factsOf(key, given), given.catalogue)

describe('the order of advice', () => {
  it('puts what other law asks for before what it does not, with the same number of gaps', () => {
    // Three gaps each: the pay gap is marked in Appendix B of ESRS 2, adequate wages are not.
    const given = gaps({ has: idsOf('S1-11') })
    const keys = keysOf(given)
    expect(factsOf('pay-gap', given).open).toHaveLength(3)
    expect(factsOf('pay-gap', given).law).toEqual({ names: ['sfdr', 'benchmark'], count: 2 })
    expect(factsOf('wages', given).open).toHaveLength(3)
    expect(factsOf('wages', given).law.count).toBe(0)
    expect(keys.indexOf('pay-gap')).toBeLessThan(keys.indexOf('wages'))
  })

  it('puts what a colleague can look up before what must be written, and that before what must be decided', () => {
    const byKey = new Map(rankAdvice(gaps()).map(({ key, score }) => [key, score]))
    expect(byKey.get('energy')!).toBeGreaterThan(byKey.get('climate-targets')!)
    expect(byKey.get('water-use')!).toBeGreaterThan(byKey.get('water-policies')!)
    expect(byKey.get('safety')!).toBeGreaterThan(byKey.get('workforce-actions')!)
  })

  it('puts the materiality assessment first where there is none, because everything else depends on it', () => {
    const without = { ...company, material: null }
    expect(keysOf(gaps({ company: without })).slice(0, 3)).toContain('materiality')
    expect(keysOf(gaps()).slice(0, 5)).not.toContain('materiality')
  })

  it('finishes first what has been begun', () => {
    // The same three gaps, once with what else belongs to the work done and once with nothing else to do.
    const open = ['S1-6_11', 'S1-6_12', 'S1-6_13']
    const rest = idsOf('S1-6', 'S1-7').filter((id) => !open.includes(id))
    const begun = factsOf('headcount', gaps({ has: rest }))
    expect(begun.open).toEqual(['S1-6_11', 'S1-6_12', 'S1-6_13'])
    const weights = [1.5, 1.5 * 0.7, 1.1 * 0.7 * 0.7].reduce((sum, weight) => sum + weight, 0) * 1.25 * 1.5
    const share = begun.done.length / (begun.done.length + 3)
    expect(begun.score).toBeCloseTo(weights * (1 + 0.25 * share), 2)
  })

  it('weighs a material topic more, and leaves out what is not material', () => {
    const onlyWater = { ...company, material: new Set(['E3']) }
    const keys = keysOf(gaps({ company: onlyWater }))
    expect(keys).toContain('water-use')
    for (const key of ['ghg', 'energy', 'pay-gap', 'corruption', 'pollutants', 'waste']) expect(keys).not.toContain(key)
    const unknown = factsOf('water-use', gaps({ company: { ...company, material: null } }))
    expect(factsOf('water-use').score).toBeGreaterThan(unknown.score)
  })

  it('leaves out what documents call not material until somebody decides', () => {
    const open = gaps({ company: { ...company, material: null } })
    expect(keysOf(open)).toContain('water-use')
    const keys = keysOf({ ...open, calledNotMaterial: new Set(['E3']) })
    for (const key of ['water-use', 'water-policies']) expect(keys).not.toContain(key)
    expect(keys).toEqual(expect.arrayContaining(['energy', 'site-screening', 'materiality']))
    const withoutCredits = keysOf({ ...open, calledNotMaterial: new Set(['E1-7']) })
    expect(keysOf(open)).toContain('carbon-credits')
    expect(withoutCredits).not.toContain('carbon-credits')
    expect(withoutCredits).toContain('ghg')
  })

  it('weighs a topic by the industry until it has been assessed, and says that this is open', () => {
    const rankIn = (industry: CompanyFacts['industry']) =>
      keysOf(gaps({ company: { ...company, material: null, industry } })).indexOf('pollutants')
    expect(rankIn('manufacturing')).toBeLessThan(rankIn('finance'))
    const open = gaps({ company: { ...company, material: null } })
    const sentence = 'Whether the topic is material has not been decided yet; if it is not, none of this is needed.'
    expect(wordsOf('pollutants', open).description).toContain(sentence)
    expect(wordsOf('pollutants').description).not.toContain(sentence)
    for (const key of ['ghg', 'boards']) expect(wordsOf(key, open).description).not.toContain(sentence)
  })

  it('does not say that how a topic was assessed is not needed where it is not material', () => {
    const open = gaps({ company: { ...company, material: null } })
    expect(wordsOf('biodiversity-sites', open).description).toContain(
      'has not been decided yet; if it is not, only how it was assessed is needed (E4.IRO-1).',
    )
    expect(wordsOf('biodiversity-sites', { ...open, catalogue: german }).description).toContain(
      'ist es nicht wesentlich, ist nur anzugeben, wie es bewertet wurde (E4.IRO-1).',
    )
    expect(wordsOf('site-screening', open).description).not.toContain('has not been decided')
    const screened = gaps({ company: { ...company, material: null }, has: idsOf('E4.IRO-1') })
    expect(wordsOf('biodiversity-sites', screened).description).toContain('none of this is needed.')
  })

  it('does not advise what may be left out for now, and says so beside what is due', () => {
    const first: CompanyFacts = { ...company, year: 2025, firstYear: 2025 }
    const keys = keysOf(gaps({ company: first }))
    expect(keys).not.toContain('climate-finance')
    const later = keysOf(gaps())
    expect(later).toContain('climate-finance')
    const relieved = rankAdvice(gaps({ company: first })).find((facts) => facts.relieved > 0)!
    expect(adviceInWords(relieved, catalogue).targetNotes).toMatch(/may be left out for now under the phase-in\.$/)
  })

  it('asks whether there is an activity before it asks for the revenue from it', () => {
    const { open } = factsOf('business-model')
    expect(open.indexOf('SBM-1_15')).toBeLessThan(open.indexOf('SBM-1_16'))
    const answered = factsOf('business-model', gaps({ has: ['SBM-1_15'] }))
    expect(answered.open.indexOf('SBM-1_16')).toBeLessThan(open.indexOf('SBM-1_16'))
    // A proposed answer may be wrong, and may be a no: the revenue still waits for somebody to decide on it.
    const proposed = factsOf('business-model', gaps({ has: ['SBM-1_15'], isProposed: (id) => id === 'SBM-1_15' }))
    expect(proposed.open).toEqual(open.filter((id) => id !== 'SBM-1_15'))
  })

  it('is the same for the same facts, whatever the language', () => {
    const has = idsOf('E1-5', 'S1-6', 'GOV-1')
    expect(rankAdvice(gaps({ has }))).toEqual(rankAdvice(gaps({ has })))
    expect(suggestAdvice(gaps({ has }))).toEqual(suggestAdvice(gaps({ has })))
    expect(rankAdvice(gaps({ has, catalogue: german }))).toEqual(rankAdvice(gaps({ has })))
  })
})

describe('advice', () => {
  it('counts what has a value and what has none, and names where', () => {
    const has = ['S1-16_01']
    expect(wordsOf('pay-gap', gaps({ has }))).toMatchObject({
      status: 'open',
      completionPercentage: 33,
      targetDatapoints: ['S1-16_02', 'S1-16_03'],
      description: expect.stringContaining('2 of the 3 datapoints that count in S1-16 have no value yet.'),
    })
    expect(wordsOf('pay-gap').description).toContain('None of the 3 datapoints that count in S1-16 has a value yet.')
    expect(wordsOf('pay-gap', gaps({ has: ['S1-16_01', 'S1-16_02'] })).description).toContain(
      '1 of the 3 datapoints that count in S1-16 has no value yet.',
    )
    expect(wordsOf('pay-gap', gaps({ has, catalogue: german })).description).toContain(
      '2 von 3 Datenpunkten, die in S1-16 zählen, haben noch keinen Wert.',
    )
  })

  it('names where most of the gaps are', () => {
    expect(wordsOf('corruption', gaps({ has: ['G1-4_01', 'G1-4_02'] })).description).toContain(
      'datapoints that count have no value yet, all of them in G1-3 and G1-4.',
    )
    expect(wordsOf('materiality', gaps({ has: ['IRO-1_01'] })).description).toContain(
      ', most of them in IRO-1 and SBM-3.',
    )
    expect(wordsOf('due-diligence').description).toContain('The one datapoint that counts in GOV-4 has no value yet.')
  })

  it('says which other law asks for what is missing, and no longer when it is there', () => {
    expect(wordsOf('pay-gap').description).toContain(
      '2 of the missing datapoints are also asked for by other EU law: the Sustainable Finance Disclosure Regulation (SFDR) and the Benchmark Regulation.',
    )
    expect(wordsOf('pay-gap', gaps({ has: ['S1-16_01'] })).description).toContain(
      'One of the missing datapoints is also asked for by the Sustainable Finance Disclosure Regulation (SFDR).',
    )
    expect(wordsOf('pay-gap', gaps({ has: ['S1-16_01', 'S1-16_02'] })).description).not.toContain('Regulation')
    expect(wordsOf('pay-gap', gaps({ catalogue: german })).description).toContain(
      '2 der fehlenden Angaben werden auch durch anderes EU-Recht verlangt: die Offenlegungsverordnung (SFDR) und die Benchmark-Verordnung.',
    )
  })

  it('is complete when everything that counts has a value, comes last and keeps what it was about', () => {
    const given = gaps({ has: idsOf('S1-16') })
    const done = wordsOf('pay-gap', given)
    expect(done).toMatchObject({ status: 'complete', completionPercentage: 100 })
    expect(done.description).toContain('All 3 datapoints that count have a value.')
    expect(done.targetDatapoints).toEqual(['S1-16_01', 'S1-16_02', 'S1-16_03'])
    expect(done.actionSteps.every((step) => step.done)).toBe(true)
    expect(suggestAdvice(given).at(-1)!.key).toBe('pay-gap')
  })

  it('ticks the steps whose datapoints all have a value', () => {
    const steps = wordsOf('pay-gap', gaps({ has: ['S1-16_02'] })).actionSteps
    expect(steps.map(({ title, done, missing }) => [title, done, missing])).toEqual([
      ['Calculate the gender pay gap', false, ['S1-16_01']],
      ['Calculate the remuneration ratio', true, []],
      ['Explain the figures', false, ['S1-16_03']],
    ])
  })

  it('says of a step that is begun how much of it is there, and of no other', () => {
    const detailsOf = (has: readonly string[], given: Partial<AdviceGaps> = {}) =>
      wordsOf('pay-gap', gaps({ has, ...given })).actionSteps.map(({ details }) => details)
    expect(detailsOf([]).join(' ')).not.toContain('a value already')
    expect(detailsOf(idsOf('S1-16')).join(' ')).not.toContain('a value already')
    const scope1 = (has: readonly string[], language = catalogue) =>
      wordsOf('ghg', gaps({ has, catalogue: language })).actionSteps[0]!
    expect(scope1(['E1-6_07'])).toMatchObject({
      title: 'Calculate Scope 1',
      details: expect.stringMatching(/ 1 of the \d datapoints has a value already\.$/),
      done: false,
    })
    expect(scope1(['E1-6_07', 'E1-6_08'], german).details).toMatch(/ 2 von \d Datenpunkten haben schon einen Wert\.$/)
  })

  it('asks to review proposals besides', () => {
    const given = gaps({ has: ['S1-16_01', 'S1-16_02'], isProposed: (id) => id === 'S1-16_01' })
    const { actionSteps, description } = wordsOf('pay-gap', given)
    expect(actionSteps.at(-1)).toMatchObject({ title: 'Review the proposed value', done: false, missing: [] })
    expect(description).toContain('One value is a proposal that awaits review.')
    expect(wordsOf('pay-gap').actionSteps.map(({ title }) => title)).not.toContain('Review the proposed value')
  })

  it('rounds to 100 percent only when nothing is open', () => {
    const all = idsOf('E1-6')
    const one = factsOf('ghg').open.at(-1)!
    expect(wordsOf('ghg', gaps({ has: all.filter((id) => id !== one) })).completionPercentage).toBeLessThan(100)
  })

  it('shows a limited number, and keeps what was set aside besides', () => {
    const ranked = rankAdvice(gaps())
    expect(ranked.length).toBeGreaterThan(mostAdvice.open)
    expect(pickAdvice(ranked)).toEqual(ranked.slice(0, mostAdvice.open))
    const [best, last] = [ranked[0]!.key, ranked.at(-1)!.key]
    const picked = pickAdvice(ranked, new Set([best, last])).map(({ key }) => key)
    expect(picked).toEqual([...ranked.slice(0, mostAdvice.open + 1).map(({ key }) => key), last])
  })

  it('keeps what is more than half done though it weighs little', () => {
    const given = gaps({ has: ['S1-16_01', 'S1-16_02'] })
    expect(rankAdvice(given).findIndex(({ key }) => key === 'pay-gap')).toBeGreaterThan(mostAdvice.open)
    expect(suggestAdvice(given).map(({ key }) => key)).toContain('pay-gap')
  })

  it('refuses a key that its set does not have', () => {
    expect(() => adviceInWords({ ...factsOf('ghg'), key: 'vs-energy' }, catalogue)).toThrow(RangeError)
  })
})

describe.each(standardSets.flatMap((set) => [[set, 'en'] as const, [set, 'de'] as const]))(
  'in %s, %s',
  (set, language) => {
    const given = { catalogue: loadCatalogue(set, language), company, hasValue: nothing }

    it('everything is said, in one language, about datapoints that there are', () => {
      const all = rankAdvice(given).map((facts) => adviceInWords(facts, given.catalogue))
      expect(all.length).toBeGreaterThanOrEqual(10)
      for (const advice of all) {
        const { title, description, targetNotes, actionSteps, actionStepsTitle, suggestedApproach, owners } = advice
        const texts = [title, description, actionStepsTitle, suggestedApproach, ...owners]
        for (const step of actionSteps) texts.push(step.title, step.details)
        for (const text of [...texts, targetNotes]) expect(text.trim()).not.toBe('')
        if (language === 'de') expect(texts.flatMap((text) => outdatedWordings(text))).toEqual([])
        // Titles of the standard stand in both languages as they were published.
        for (const text of texts) expect(foreignWords(text, language, new Set()), text).toEqual([])
        expect(actionSteps.length).toBeGreaterThan(0)
        expect(targetNotes).toContain(`${advice.targetDatapoints[0]} `)
        for (const id of advice.targetDatapoints) expect(given.catalogue.get(id)).toBeDefined()
      }
    })

    it('the whole catalogue is advised on once', () => {
      const ids = rankAdvice(given).flatMap(({ open }) => open)
      expect(new Set(ids).size).toBe(ids.length)
    })
  },
)
