import { describe, expect, it } from 'vitest'
import { samplePage } from '../../../testing/sample-page.ts'
import { loadCatalogue } from '../../esrs/index.ts'
import { knowledge } from '../../knowledge.ts'
import { ofGri, requirements, wordingIn } from './disclosures.ts'
import { searched } from './passage-features.ts'
import { passageWeights } from './passage-scores.ts'
import { pointsOf } from './passages.ts'

const catalogue = loadCatalogue('esrs-2023', 'en')
const codes = new Set(requirements.map(({ code }) => code))

describe('the table of disclosure requirements', () => {
  it('names requirements of the standard, each once', () => {
    expect(codes.size).toBe(requirements.length)
    for (const code of codes) expect(catalogue.disclosureRequirement(code), code).toBeDefined()
  })

  it('says what each is about and how that is spoken of', () => {
    for (const { code, about, asks } of requirements) {
      expect(about.length, code).toBeGreaterThan(0)
      expect(asks.length, code).toBeGreaterThan(0)
    }
  })

  it('names only datapoints that are answered in words, of the requirement itself', () => {
    const inWords = new Set(['narrative', 'semi-narrative', 'choice'])
    for (const { code, lead, points } of requirements)
      for (const id of [...(lead ? [lead] : []), ...points]) {
        expect(catalogue.get(id)?.dr, id).toBe(code)
        expect(inWords.has(catalogue.get(id)?.type ?? ''), id).toBe(true)
      }
  })

  it('knows requirements for disclosures of the GRI Standards', () => {
    for (const asked of ofGri.values()) for (const code of asked) expect(codes.has(code), code).toBe(true)
  })

  it('has weights that were learned', () => {
    const { documents, shown, alone, beside, presence } = passageWeights()
    expect(documents).toBeGreaterThan(3)
    expect(shown).toBeGreaterThan(0)
    for (const weights of [alone, beside, presence]) expect(Object.values(weights).every(Number.isFinite)).toBe(true)
  })
})

describe('invented sentences', () => {
  const rows = knowledge<'language' | 'requirement' | 'verdict' | 'heading' | 'text'>('examples/passages')
  const speaks = ({ language, requirement, heading, text }: (typeof rows)[number]): boolean => {
    const { pairs } = searched([samplePage([{ heading }, { text }])], language)
    return (pairs.get(requirement) ?? []).some(({ features }) => features.sentence_full === 1 || features.strong === 1)
  }
  const share = (language: string, verdict: string): number => {
    const mine = rows.filter((row) => row.language === language && row.verdict === verdict)
    return mine.filter(speaks).length / mine.length
  }

  it('name requirements that passages are looked for', () => {
    for (const { requirement } of rows) expect(codes.has(requirement), requirement).toBe(true)
  })

  // Most of them avoid every usual word on purpose; what is told is that words in either language are known alike.
  it.each(['en', 'de'])('are told apart by their words: %s', (language) => {
    expect(share(language, 'is')).toBeGreaterThan(0.35)
    expect(share(language, 'not')).toBeLessThan(share(language, 'is') / 2)
  })
})

describe('the datapoint that a passage answers', () => {
  const best = (code: string, text: string, language: 'en' | 'de'): string | undefined => {
    const asked = requirements.find((one) => one.code === code)
    return pointsOf(text, wordingIn(language).points.get(code) ?? [], asked?.lead ?? null)[0]
  }

  it.each([
    ['G1-1', 'en', 'Whistleblowers remain anonymous and are protected against retaliation.', 'G1-1_05'],
    ['G1-1', 'de', 'Hinweisgeber werden vor Benachteiligung geschützt.', 'G1-1_05'],
    ['G1-1', 'en', 'Our values are lived in every team.', 'G1-1_01'],
    ['S1-1', 'de', 'Unser Konzept folgt den Kernarbeitsnormen und den Leitprinzipien.', 'S1-1_07'],
    ['S1-1', 'en', 'We do not tolerate discrimination or harassment.', 'S1-1_13'],
    ['E1-6', 'en', 'Emission factors were taken from public databases.', 'E1-6_15'],
    ['SBM-2', 'en', 'The management board is informed of the views of stakeholders every quarter.', 'SBM-2_12'],
    ['S1-2', 'en', 'Once a month we hold a dialogue with our employees, and all may give feedback.', 'S1-2_03'],
  ] as const)('%s in %s: %s', (code, language, text, id) => expect(best(code, text, language)).toBe(id))
})
