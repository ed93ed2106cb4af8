import { describe, expect, it } from 'vitest'
import { claimsOf } from './claims.ts'
import { samplePage } from './sample-page.ts'
import { sentencesOf } from './sentences.ts'

const told = (text: string, decimal: ',' | '.' = '.'): string[] =>
  sentencesOf(samplePage([{ text }], { decimal })).flatMap((sentence) =>
    claimsOf(sentence).map(({ label, figure }) => `${label}: ${figure ? figure.found.written : 'none'}`),
  )

describe('claims of a sentence', () => {
  it.each([
    [
      'In 2024, our total energy consumption amounted to 64,310 MWh (2023: 66,905 MWh).',
      'total energy consumption: 64,310',
    ],
    ['Market-based Scope 2 emissions fell by 22 % to 3,617 tonnes.', 'market-based scope 2 emissions: 3,617'],
    ['Renewable sources rose from 41 % to 47 % in 2024.', 'renewable sources: 47'],
    ['At the end of 2024 we recorded 72 reportable accidents.', '72'],
    ['Over the year, 390 left, a turnover rate of 8.1 %.', 'turnover rate: 8.1'],
  ])('%s', (text, claim) => {
    expect(told(text).join(' | ')).toContain(claim)
  })

  it.each([
    ['Der Gesamtenergieverbrauch belief sich im Geschäftsjahr 2024 auf 38,6 Mio. kWh.', 'gesamtenergieverbrauch: 38,6'],
    ['Im Jahr 2024 betrug der Wasserverbrauch 9.034 m³.', 'wasserverbrauch: 9.034'],
    ['Davon entfielen 21,4 GWh auf Erdgas und 17,2 GWh auf Strom.', 'erdgas: 21,4'],
    [
      'Die marktbasierten Emissionen betrugen 2.015 t, die standortbasierten 6.550 t.',
      'standortbasierten emissionen: 6.550',
    ],
    ['Es gab keine arbeitsbedingten Todesfälle.', 'arbeitsbedingten todesfälle: none'],
  ])('%s', (text, claim) => {
    expect(told(text, ',')).toContain(claim)
  })

  it.each([
    'The industry average for the accident rate is 7.3.',
    'Our suppliers reported Scope 1 emissions of 14,800 tonnes.',
    'By 2030 our energy consumption should be 10,000 MWh.',
    'A typical household emits 5 tonnes a year.',
    'Each of our chairs contains 3.2 kg of recycled plastic.',
  ])('makes none of: %s', (text) => {
    expect(told(text)).toEqual([])
  })

  it('takes an answer of one word as one to the question before', () => {
    const page = samplePage([{ text: 'Gesamtzahl der Diskriminierungsvorfälle im Jahr' }, { text: 'Keine.' }], {
      decimal: ',',
    })
    expect(sentencesOf(page).flatMap(claimsOf).at(-1)).toMatchObject({
      label: 'gesamtzahl der diskriminierungsvorfälle im jahr',
      figure: null,
    })
  })
})
