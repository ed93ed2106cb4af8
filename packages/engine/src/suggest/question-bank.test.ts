import { describe, expect, it } from 'vitest'
import { loadCatalogue, outdatedWordings } from '../esrs/index.ts'
import { foreignWords, wordsOf } from '../esrs/languages.ts'
import { type BankCell, bankTextIn, questionBank, stakeholderGroups, surveyTopics } from './question-bank.ts'
import { BankTopic } from './shape.ts'

const languages = ['en', 'de'] as const
const cells = questionBank().flatMap(({ topic, cells: byGroup }) =>
  Object.entries(byGroup).map(([group, cell]) => ({ at: `${topic} ${group}`, cell })),
)
const textsOf = (cell: BankCell, language: 'en' | 'de') => {
  const { title, description, questions, reason } = cell[language]
  return [title, description, ...questions, reason]
}

describe('the question bank', () => {
  it.each(surveyTopics)('has its shape: %s', (topic) => {
    expect(BankTopic.safeParse(questionBank().find((one) => one.topic === topic)).error).toBeUndefined()
  })

  it('asks every group on every topic, but for those that have nothing to say about it', () => {
    const filled = new Set(cells.map(({ at }) => at))
    const empty = surveyTopics.flatMap((topic) =>
      stakeholderGroups.map((group) => `${topic} ${group}`).filter((at) => !filled.has(at)),
    )
    expect(empty).toEqual([
      'S1 Value chain workers',
      'S1 Environmental experts',
      'S1 Customers',
      'S2 Local communities',
      'S2 Environmental experts',
      'S4 Value chain workers',
      'S4 Local communities',
      'S4 Environmental experts',
    ])
  })

  it('names datapoints that there are, that count, and that words can serve', () => {
    const catalogue = loadCatalogue('esrs-2023')
    const wordy = new Set(['narrative', 'semi-narrative', 'yes-no', 'choice'])
    const wrong = cells.flatMap(({ at, cell }) =>
      cell.serves.flatMap((id, i) => {
        const datapoint = catalogue.get(id)
        const isFine = datapoint && !datapoint.voluntary && wordy.has(datapoint.type) && cell.serves.indexOf(id) === i
        return isFine ? [] : [`${at}: ${id}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each(languages)('says everything once and in one language: %s', (language) => {
    const english = wordsOf(cells.flatMap(({ cell }) => textsOf(cell, 'en')))
    const faults = cells.flatMap(({ at, cell }) =>
      textsOf(cell, language).flatMap((text) => {
        const outdated = language === 'de' ? outdatedWordings(text).map(({ found }) => found) : []
        return [...outdated, ...foreignWords(text, language, english)].map((word) => `${at}: ${word} in “${text}”`)
      }),
    )
    expect(faults).toEqual([])
    for (const pick of ['title', 'description', 'reason'] as const) {
      const texts = cells.map(({ cell }) => cell[language][pick])
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
    }
  })

  it('asks as many questions in both languages, none twice in a survey, and addresses people formally', () => {
    for (const { at, cell } of cells) {
      expect(cell.de.questions, at).toHaveLength(cell.en.questions.length)
      for (const language of languages) expect(new Set(cell[language].questions).size).toBe(cell.en.questions.length)
      for (const text of textsOf(cell, 'de'))
        expect(text, at).not.toMatch(/\b(du|dich|dir|dein|deine[mnrs]?|euch|euer)\b/i)
    }
  })

  it('asks open questions: none can be answered by yes or no', () => {
    const open = {
      en: /^(What|Which|How|Where|When|Who|Whom|In|On|For|From|Over|About|At)\b/,
      de: /^(W|In |An |Auf |Bei |Für |Über |Mit |Zu |Von |Aus |Nach )/,
    }
    const closed = cells.flatMap(({ cell }) =>
      languages.flatMap((language) => cell[language].questions.filter((question) => !open[language].test(question))),
    )
    expect(closed).toEqual([])
  })
})

it('a text of the bank is given in the other language, and words of a company as they are', () => {
  const { en, de } = questionBank()[0]!.cells.Suppliers!
  expect(bankTextIn(en.questions[0]!, 'de')).toBe(de.questions[0])
  expect(bankTextIn(de.title, 'en')).toBe(en.title)
  expect(bankTextIn(en.description, 'en')).toBe(en.description)
  expect(bankTextIn('Where does it hurt?', 'de')).toBe('Where does it hurt?')
})
