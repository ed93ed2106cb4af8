import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../esrs/index.ts'
import { fold } from '../text.ts'
import { asksOf, disclosures } from './index.ts'

const catalogue = loadCatalogue('esrs-2023', 'en')
const answers = (dr: string, words: string): string | null => {
  const asks = asksOf.get(dr)
  return asks?.special.find(([, cue]) => cue.test(fold(words)))?.[0] ?? asks?.lead ?? null
}

describe('what a passage answers', () => {
  it('names only datapoints that are answered in words, of the requirement itself', () => {
    const inWords = new Set(['narrative', 'semi-narrative', 'choice'])
    for (const [dr, { lead, special }] of asksOf)
      for (const id of [...(lead ? [lead] : []), ...special.map(([id]) => id)]) {
        expect(catalogue.get(id)?.dr, id).toBe(dr)
        expect(inWords.has(catalogue.get(id)?.type ?? ''), id).toBe(true)
      }
  })

  it('belongs to requirements for which passages are looked for', () => {
    const looked = new Set(disclosures.map(({ dr }) => dr))
    expect([...asksOf.keys()].filter((dr) => !looked.has(dr))).toEqual([])
  })

  it.each([
    ['G1-1', 'Whistleblowers remain anonymous and are protected against retaliation.', 'G1-1_05'],
    ['G1-1', 'Hinweisgeber werden vor Benachteiligung geschützt.', 'G1-1_05'],
    ['G1-1', 'All new colleagues take an e-learning on the code of conduct.', 'G1-1_10'],
    ['G1-1', 'Our values are lived in every team.', 'G1-1_01'],
    ['G1-3', 'Employees in procurement are trained in preventing bribery.', 'G1-3_06'],
    ['S1-1', 'Unser Konzept folgt den Kernarbeitsnormen und den Leitprinzipien.', 'S1-1_07'],
    ['S1-1', 'We do not tolerate discrimination or harassment.', 'S1-1_13'],
    ['S1-3', 'Every report is investigated and documented.', 'S1-3_07'],
    ['E5-1', 'Wir vermeiden Abfälle, wo immer es geht.', 'E5-1_04'],
    ['E1-6', 'Emission factors were taken from public databases.', 'E1-6_15'],
    ['SBM-2', 'The management board is informed of the views of stakeholders every quarter.', 'SBM-2_12'],
  ])('%s: %s', (dr, words, id) => expect(answers(dr, words)).toBe(id))

  it.each([
    ['E1-6', 'Our footprint fell again.'],
    ['S2-1', 'Suppliers are important to us.'],
    ['E2-3', 'We want to do better.'],
  ])('answers nothing where only the topic is named: %s', (dr, words) => expect(answers(dr, words)).toBeNull())
})
