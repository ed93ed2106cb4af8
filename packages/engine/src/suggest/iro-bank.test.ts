import { describe, expect, it } from 'vitest'
import { loadCatalogue, outdatedWordings } from '../esrs/index.ts'
import { foreignWords, wordsOf } from '../esrs/languages.ts'
import { industryPacks } from './industry-packs.ts'
import { cellOf, type IroTemplate, iroBank, iroTopics } from './iro-bank.ts'
import { shortName, subTopicIn } from './iro-sets.ts'
import { IroTopicShape } from './iro-shape.ts'

const languages = ['en', 'de'] as const
const catalogue = loadCatalogue('esrs-2023')
const templates = iroBank().flatMap((file) => file.templates)
const cells = iroBank().flatMap((file) =>
  Object.entries(file.cells).flatMap(([code, byIndustry]) =>
    Object.entries(byIndustry).map(([industry, cell]) => ({ at: `${code} ${industry}`, cell })),
  ),
)
const textsOf = (template: IroTemplate, language: 'en' | 'de') => {
  const { title, description, score } = template[language]
  return [title, description, score]
}
const typesOf = (ids: readonly string[]) => ids.map((id) => catalogue.get(id)?.type ?? `missing ${id}`)

describe('the templates', () => {
  it.each(iroTopics)('have their shape: %s', (topic) => {
    expect(IroTopicShape.safeParse(iroBank().find((file) => file.topic === topic)).error).toBeUndefined()
  })

  it('are many, of every kind, each with a key of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(120)
    expect(new Set(templates.map(({ key }) => key)).size).toBe(templates.length)
    const kinds = templates.map(({ type, isPositive, isPotential }) => `${type} ${isPositive} ${isPotential}`)
    expect([...new Set(kinds)].sort()).toEqual([
      'Impact false false',
      'Impact false true',
      'Impact true false',
      'Impact true true',
      'Opportunity true true',
      'Risk false true',
    ])
    for (const place of ['upstream', 'own-operations', 'downstream'])
      expect(templates.filter(({ valueChain }) => valueChain === place).length).toBeGreaterThan(20)
    for (const horizon of ['short', 'medium', 'long'])
      expect(templates.filter((template) => template.horizon === horizon).length).toBeGreaterThan(9)
  })

  it('belong to their topic and to a sub-topic of the list', () => {
    for (const { topic, templates: own } of iroBank())
      for (const { key, subTopic } of own) {
        expect(key.startsWith(`${topic.toLowerCase()}-`), key).toBe(true)
        expect(subTopic.startsWith(`${topic}.`) && catalogue.topic(subTopic), key).toBeTruthy()
      }
  })

  it('rest on datapoints that there are, and that can say what is asked of them', () => {
    const numeric = ['number', 'percent', 'money']
    for (const { key, when, metrics, amounts = [], size } of templates) {
      for (const type of typesOf([...metrics, ...(size?.datapoints ?? [])])) expect(numeric, key).toContain(type)
      for (const type of typesOf(amounts)) expect(['percent', 'money'], key).toContain(type)
      for (const { datapoint, above, below, answer, says } of when) {
        const [type] = typesOf([datapoint])
        const asked = answer ? /^yes-no$/ : /^(?!.*(missing|yes-no))/
        expect(type, `${key} ${datapoint}`).toMatch((above ?? below) === undefined ? asked : /^(number|percent|money)$/)
        if (says) expect(() => new RegExp(says, 'iu'), key).not.toThrow()
      }
    }
  })

  it('estimate an effect of no impact, and only from figures', () => {
    for (const { key, type, effect } of templates) {
      if (!effect) continue
      expect(type, key).not.toBe('Impact')
      for (const type of typesOf(effect.datapoints)) expect(['number', 'money'], key).toContain(type)
    }
  })

  it('have a reason: evidence, or an industry in which the sub-topic is not unlikely', () => {
    const used = new Set(industryPacks().flatMap(({ uses }) => [...uses]))
    const without = templates.filter(
      ({ key, when, industries }) => when.length + industries.length === 0 && !used.has(key),
    )
    expect(without.map(({ key }) => key)).toEqual([])
    const unlikely = templates.flatMap(({ key, subTopic, industries }) =>
      industries.filter((industry) => cellOf(subTopic, industry)!.level === 'unlikely').map((one) => `${key} ${one}`),
    )
    expect(unlikely).toEqual([])
  })

  it('say that something is so only by a figure or an answer of the company', () => {
    for (const { key, isPotential, industries, when } of templates) {
      if (isPotential) continue
      // Emissions of what is financed are a fact of the business, as the industries by NACE have it.
      if (key !== 'e1-financed-emissions') expect(industries, key).toEqual([])
      for (const { above, below, answer } of when) expect(above ?? below ?? answer, key).toBeDefined()
    }
  })

  it('say in every sentence about the potential that it may be so', () => {
    const modal = { en: /\b(may|might|could|can)\b/, de: /\b(k(ann|önnen|önnte|önnten)|möglicherweise)\b/ }
    const claims = templates
      .filter(({ isPotential }) => isPotential)
      .flatMap((template) =>
        languages.flatMap((language) => {
          const { title, description } = template[language]
          const sentences = [title, ...description.split(/(?<=\.) /)]
          return sentences.filter((one) => !modal[language].test(one)).map((one) => `${template.key}: ${one}`)
        }),
      )
    expect(claims).toEqual([])
  })

  it('score what they are: severity of an impact, magnitude of a risk or an opportunity', () => {
    for (const { key, type, isPositive, isPotential, humanRights, score } of templates) {
      expect('magnitude' in score, key).toBe(type !== 'Impact')
      if ('scale' in score) expect(score.irremediable === null, key).toBe(isPositive)
      if (type !== 'Impact') expect([isPositive, isPotential], key).toEqual([type === 'Opportunity', true])
      if (humanRights) expect([type, isPositive], key).toEqual(['Impact', false])
    }
  })

  it('take initiatives for positive impacts for no sign of harm', () => {
    const initiatives = ['S1', 'S2', 'S3', 'S4'].map((topic) => `${topic}-4_03`)
    for (const id of initiatives) expect(catalogue.get(id)?.name, id).toMatch(/positive impacts/)
    const harms = templates.filter(({ isPositive }) => !isPositive)
    expect(harms.filter(({ when }) => when.some(({ datapoint }) => initiatives.includes(datapoint)))).toEqual([])
  })

  it('give way to what is a fact', () => {
    for (const { key, isPotential, without = [] } of templates)
      for (const other of without) {
        expect(isPotential, key).toBe(true)
        expect(templates.find((template) => template.key === other)?.isPotential, `${key} ${other}`).toBe(false)
      }
  })
})

describe('the matrix', () => {
  it('has a cell for every sub-topic in every industry', () => {
    const subTopics = catalogue.topics.filter(({ level }) => level === 'sub-topic').map(({ code }) => code)
    // Where desks are the workplace, the conditions of work weigh, but not its dangers; and a lack of skills is none of equality.
    const expected = [...subTopics, 'S1.1.8', 'S1.2.2'].flatMap((code) =>
      ['technology', 'manufacturing', 'energy', 'finance'].map((industry) => `${code} ${industry}`),
    )
    expect(cells.map(({ at }) => at).sort()).toEqual(expected.sort())
  })

  it('gives a reason of its own in every cell', () => {
    for (const language of languages) {
      const reasons = cells.map(({ cell }) => cell[language])
      expect(reasons.filter((one, i) => reasons.indexOf(one) !== i)).toEqual([])
    }
  })
})

describe('the words', () => {
  it.each(languages)('say everything once and in one language: %s', (language) => {
    const all = (of: 'en' | 'de') => [
      ...templates.flatMap((template) => textsOf(template, of)),
      ...cells.map(({ cell }) => cell[of]),
    ]
    const english = wordsOf(all('en'))
    const faults = all(language).flatMap((text) => {
      const outdated = language === 'de' ? outdatedWordings(text).map(({ found }) => found) : []
      return [...outdated, ...foreignWords(text, language, english)].map((word) => `${word} in “${text}”`)
    })
    expect(faults).toEqual([])
    for (const pick of ['title', 'description'] as const) {
      const texts = templates.map((template) => template[language][pick])
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
    }
  })

  it('say in English that people are affected', () => {
    const concerned = /\b(?:is|are|be) concerned\b/
    const texts = templates.flatMap((template) => textsOf(template, 'en'))
    expect(texts.filter((text) => concerned.test(text))).toEqual([])
  })

  it('call people whom something befalls one by one individuals, not single', () => {
    const all = templates.flatMap((template) => textsOf(template, 'en'))
    expect(all.filter((text) => /\bsingle (?:people|persons)\b/i.test(text))).toEqual([])
  })

  it('find a topic by its name in both languages', () => {
    const german = loadCatalogue('esrs-2023', 'de')
    for (const { topic, names } of iroBank()) {
      expect(catalogue.topic(topic)!.name, topic).toMatch(new RegExp(names.en, 'iu'))
      expect(german.topic(topic)!.name, topic).toMatch(new RegExp(names.de, 'iu'))
    }
  })
})

describe('cellOf', () => {
  it('finds the cell of a sub-topic, of what is below it, and the highest of a topic', () => {
    expect(cellOf('E1.3', 'finance')?.level).toBe('unlikely')
    expect(cellOf('S1.1.3', 'energy')).toBe(cellOf('S1.1', 'energy'))
    expect(cellOf('S1.1', 'finance')?.level).toBe('likely')
    expect(cellOf('S1.1.8', 'finance')?.level).toBe('unlikely')
    expect(cellOf('E1', 'finance')).toBe(cellOf('E1.2', 'finance'))
    expect(cellOf('E3', 'finance')?.level).toBe('unlikely')
    expect(cellOf('E1', null)).toBeNull()
    expect(cellOf('ESRS 2', 'energy')).toBeNull()
    expect(cellOf('E1.9', 'energy')).toBeNull()
  })
})

describe('shortName', () => {
  it.each([
    ['Water use, including withdrawal, consumption, discharges and storage', 'Water use'],
    [
      "Communities' economic, social and cultural rights (including land-related impacts)",
      "Communities' economic, social and cultural rights",
    ],
    ['Ressourcenzuflüsse, einschließlich Ressourcennutzung', 'Ressourcenzuflüsse'],
    ['Klimaschutz', 'Klimaschutz'],
  ])('%s', (name, expected) => {
    expect(shortName(name)).toBe(expected)
  })
})

describe('subTopicIn', () => {
  it('leads every sub-topic to the revised set, but for those it no longer lists', () => {
    const revised = loadCatalogue('esrs-2026')
    const gone = [...new Set(templates.map(({ subTopic }) => subTopic))].filter((code) => !subTopicIn(revised, code))
    expect(gone.sort()).toEqual(['E2.4', 'E3.2'])
    expect(subTopicIn(revised, 'E1.2')).toMatchObject({ code: 'E1.1', name: 'Climate change mitigation' })
    expect(subTopicIn(revised, 'S1.1.8')).toMatchObject({ code: 'S1.3', name: 'Health and safety' })
    expect(subTopicIn(revised, 'S1.1.1')?.code).toBe('S1.1')
  })
})
