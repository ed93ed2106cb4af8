import { describe, expect, it } from 'vitest'
import { activities, loadCatalogue, unknownCompany } from '../esrs/index.ts'
import { foreignWords, wordsOf } from '../esrs/languages.ts'
import { industryPacks, matterOf, packOf } from './industry-packs.ts'
import { industryViews, seenBy } from './industry-views.ts'
import { iroBank, valueChainPlaces } from './iro-bank.ts'
import { suggestIros } from './iros.ts'

const catalogue = loadCatalogue('esrs-2023')
const templates = new Map(
  iroBank().flatMap((file) => file.templates.map((template) => [template.key, template] as const)),
)

/** Words that both languages have. */
const loans = new Set('pause aluminium gold lithium nickel aggression crewing pools hotels buffets hardware'.split(' '))

/** What happens in every company of the industry, so that the activity alone says it. */
const certain = [
  'e1-own-emissions',
  'e1-purchased-energy-emissions',
  'e1-value-chain-emissions',
  'e1-use-phase',
  'e1-farming-emissions',
  'e1-building-operation',
  'e1-financed-emissions',
  'e2-medicines',
  'e5-hazardous-waste',
  'e5-packaging',
  'e5-single-use',
]

const modal = { en: /\b(may|might|could|can)\b/, de: /\b(k(ann|önnen|önnte|önnten)|möglicherweise)\b/ }

const proposed = (nace: string, language: 'en' | 'de' = 'en') =>
  suggestIros({
    catalogue: loadCatalogue('esrs-2023', language),
    company: { ...unknownCompany(2025), size: 'large', nace },
    values: new Map(),
    notMaterial: [],
  })

describe('the industries', () => {
  it('are at least twenty, each activity in one of them at most, with acts that it rests on', () => {
    expect(industryPacks().length).toBeGreaterThanOrEqual(20)
    const codes = industryPacks().flatMap(({ nace }) => nace)
    expect(new Set(codes).size).toBe(codes.length)
    const known = new Set(activities().map(({ code }) => code))
    expect(codes.filter((code) => !known.has(code))).toEqual([])
    for (const { key, name, source } of industryPacks())
      for (const language of ['en', 'de'] as const) {
        expect(name[language].length, key).toBeGreaterThan(1)
        expect(source[language], key).toMatch(/\d{2,4}\/\d+|OECD/)
      }
  })

  it('name templates that there are, each on a sub-topic that the industry gives a reason for', () => {
    for (const pack of industryPacks())
      for (const key of pack.uses) {
        const template = templates.get(key)
        expect(template, `${pack.key} ${key}`).toBeDefined()
        expect(matterOf(pack, template!.subTopic), `${pack.key} ${key}`).not.toBeNull()
        if (!template!.isPotential && !industryViews().get(`${pack.key} ${key}`)?.isActual)
          expect(certain, `${pack.key} ${key}`).toContain(key)
      }
  })

  it('say in words of their own only what they use, as a fact or as what may be', () => {
    const views = [...industryViews()]
    expect(new Set(views.map(([key]) => key)).size).toBe(views.length)
    for (const [at, { place, words }] of views) {
      const [industry = '', key = ''] = at.split(' ')
      const pack = industryPacks().find((one) => one.key === industry)
      expect(pack?.uses.has(key), at).toBe(true)
      if (place) expect(valueChainPlaces, at).toContain(place)
      const { isPotential, valueChain, en, de } = seenBy(industry, templates.get(key)!)
      expect([isPotential, valueChain, en.title], at).not.toEqual([
        templates.get(key)!.isPotential,
        templates.get(key)!.valueChain,
        templates.get(key)!.en.title,
      ])
      for (const [language, said] of [
        ['en', en],
        ['de', de],
      ] as const) {
        if (words) expect(words[language].title.length, at).toBeGreaterThan(10)
        for (const sentence of [said.title, ...said.description.split(/(?<=\.) /)])
          expect(modal[language].test(sentence), `${at}: ${sentence}`).toBe(isPotential)
      }
    }
  })

  it('propose nothing twice: no two entries of one company have the same title', () => {
    for (const { key, nace } of industryPacks())
      for (const language of ['en', 'de'] as const) {
        const titles = proposed(nace[0]!, language).map(({ title }) => title)
        expect(
          titles.filter((title, i) => titles.indexOf(title) !== i),
          key,
        ).toEqual([])
      }
  })

  it('say each matter once, with a sentence in both languages', () => {
    const texts = industryPacks().flatMap(({ matters }) => [...matters.values()])
    for (const { en, de, level } of texts) {
      expect(['likely', 'possible']).toContain(level)
      for (const text of [en, de]) expect(text).toMatch(/^\p{Lu}.{10,180}\.$/u)
    }
    const english = wordsOf(texts.map(({ en }) => en))
    for (const language of ['en', 'de'] as const)
      expect(
        texts.flatMap((text) => foreignWords(text[language], language, english)).filter((word) => !loans.has(word)),
      ).toEqual([])
    for (const pack of industryPacks())
      for (const code of pack.matters.keys())
        expect(catalogue.topic(code)?.level, `${pack.key} ${code}`).toBe('sub-topic')
  })

  it('are found by the narrowest code', () => {
    expect(packOf({ nace: '47.11' })?.key).toBe('food-retail')
    expect(packOf({ nace: '47' })?.key).toBe('wholesale-retail')
    expect(packOf({ nace: '28.22' })?.key).toBe('machinery')
    expect(packOf({ nace: '84' })).toBeNull()
    expect(packOf({ nace: null })).toBeNull()
  })
})

describe('what is proposed where nothing but the activity is known', () => {
  it('calls what the activity causes in every such company actual, and says where it arises', () => {
    const seen = (nace: string, key: string) => {
      const { isPotential, valueChain, title } = proposed(nace).find((iro) => iro.key === key)!
      return [isPotential ? 'potential' : 'actual', valueChain, title]
    }
    expect(seen('64', 'e1-financed-emissions').slice(0, 2)).toEqual(['actual', 'downstream'])
    expect(seen('47.1', 'e5-food-waste').slice(0, 2)).toEqual(['actual', 'own-operations'])
    expect(seen('41', 'e5-building-waste')[0]).toBe('actual')
    expect(seen('29', 'e2-traffic').slice(0, 2)).toEqual(['actual', 'downstream'])
    expect(seen('01', 'e1-harvest-loss')[1]).toBe('own-operations')
    expect(seen('10', 'e1-harvest-loss')[1]).not.toBe('own-operations')
    expect(seen('35', 'e1-use-phase')[2]).toMatch(/fuels/)
    expect(seen('28', 'e1-value-chain-emissions')[1]).toBe('upstream')
  })

  it.each([
    [
      'a maker of machines',
      '28',
      ['e1-use-phase', 'e1-value-chain-emissions', 's4-product-safety', 's1-accidents-possible'],
    ],
    ['a bank', '64', ['e1-financed-emissions', 's4-over-indebtedness', 'g1-money-laundering', 'e1-collateral']],
    [
      'a food retailer',
      '47.1',
      ['e1-refrigerants', 'e5-food-waste', 's2-child-labour', 'e2-pesticides-upstream', 'g1-animals'],
    ],
    ['a builder', '41', ['e5-building-waste', 's2-subcontractors', 's1-accidents-possible']],
    ['a haulier', '49', ['e1-own-emissions', 's1-shift-work', 's2-subcontractors']],
  ])('%s has what such companies find', (_, nace, expected) => {
    const keys = proposed(nace).map(({ key }) => key)
    expect(expected.filter((key) => !keys.includes(key))).toEqual([])
    expect(keys.length).toBeLessThanOrEqual(25)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has emissions in every industry, negative impacts first, and a source in both languages', () => {
    for (const { key, nace } of industryPacks()) {
      const iros = proposed(nace[0]!)
      expect(
        iros.some(({ topic, type }) => topic === 'E1' && type === 'Impact'),
        key,
      ).toBe(true)
      for (const priority of ['high', 'medium', 'low'] as const) {
        const of = iros.filter((iro) => iro.priority === priority)
        const kinds = of.map(({ type, isPositive }) => (type === 'Impact' && !isPositive ? 0 : type === 'Risk' ? 1 : 2))
        expect(kinds, `${key} ${priority}`).toEqual([...kinds].sort())
      }
      for (const { reason } of iros) expect(reason, key).toMatch(/Industry .*\(.*\) Source: ESRS 1, AR 16 \(/)
      for (const { reason } of proposed(nace[0]!, 'de'))
        expect(reason).toMatch(/Branche .*\(.*\) Quelle: ESRS 1, AR 16 \(/)
    }
  })

  it('takes what the law asks of everybody, and what mends harm of its own, for no positive impact', () => {
    const answers = ['S1-10_01', 'S1-11_01', 'S1-15_04'].map(
      (id) => [id, { value: 'yes', number: null, unit: null }] as const,
    )
    const figures = ['S1-12_01', 'S1-14_01', 'E1-5_05', 'E5-5_08', 'G1-6_03'].map(
      (id) => [id, { value: '90', number: 90, unit: null }] as const,
    )
    const values = new Map(
      [...answers, ...figures].map(([id, value]) => [id, { ...value, year: 2025, evidence: [] }] as const),
    )
    const company = { ...unknownCompany(2025), size: 'large' as const }
    const found = suggestIros({ catalogue, company, values, notMaterial: [] })
    expect(found.filter(({ type, isPositive }) => type === 'Impact' && isPositive)).toEqual([])
  })
})
