import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { sampleDocument, samplePage } from './sample-page.ts'

/** The value shown for a datapoint where a page says only this. */
function told(sentence: string, id: string): string | null {
  const found = analyse(sampleDocument([samplePage([{ text: sentence }])])).findings.find(
    ({ datapoint, role, reason }) => datapoint === id && role === 'actual' && reason.source !== 'passage',
  )
  return found ? found.value.text : null
}

describe('clauses state a datapoint in whatever order their words stand', () => {
  it.each([
    ['S1-8_01', 'Tarifverträge galten im Jahr 2023 für 71 % der Mitarbeitenden im Konzern.', '71'],
    ['E5-5_11', 'In 2023, 32.4% of our waste (48.1 thousand tonnes) was not recycled.', '32.4'],
    ['S1-6_02', 'Am Jahresende 2023 zählte die Brauerei 214 Mitarbeiterinnen und Mitarbeiter.', '214'],
    [
      'E1-6_09',
      'Scope 2 emissions were 98.6 t CO2e using the market-based method and 402.3 t CO2e using the location-based one.',
      '402.3',
    ],
  ])('%s: %s', (id, sentence, value) => {
    expect(told(sentence, id)).toBe(value)
  })

  it.each([
    ['S1-8_01', 'Tarifverträge galten für 71 % der Mitarbeitenden unserer Lieferanten.'],
    ['S1-6_03', 'Support answered 186,400 tickets within 3.1 hours on average.'],
    ['S1-14_04', 'Beinaheunfälle wurden 203 gemeldet.'],
    ['S1-16_01', 'Die unerklärte Lohndifferenz betrug 1,9 %.'],
    ['S1-8_06', 'Der Betriebsrat verhandelt für 64 % der Mitarbeitenden.'],
    ['E5-5_07', 'Zusammen mit Kunden wurden 4100 t Abfall vermieden.'],
  ])('not %s: %s', (id, sentence) => {
    expect(told(sentence, id)).toBeNull()
  })
})
