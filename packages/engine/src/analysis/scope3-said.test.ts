import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { sampleDocument, samplePage } from './sample-page.ts'

const told = (text: string): string[] =>
  analyse(sampleDocument([samplePage([{ text }], { decimal: / t .*\d\.\d{3}|\d,\d\d? /.test(text) ? ',' : '.' })]))
    .findings.filter(({ datapoint, role }) => datapoint === 'E1-6_11' && role === 'actual')
    .map(({ dimension, value }) => `${dimension ?? 'all'} ${value.number}`)

describe('categories of Scope 3 in running text', () => {
  it.each([
    ['Scope 3 emissions from business travel were 2,890 tCO2e.', ['cat6 2890']],
    ['Business travel (Scope 3 category 6) amounted to 2,890 tCO2e.', ['cat6 2890']],
    ['Emissions from purchased goods and services (Scope 3.1) came to 811,000 tCO2e.', ['cat1 811000']],
    [
      'Scope 3 emissions came to 1,200,000 tCO2e. Of these, purchased goods and services accounted for 811,000 tonnes and the use of sold products for 302,000 tonnes.',
      ['all 1200000', 'cat1 811000', 'cat11 302000'],
    ],
    [
      'Our Scope 3 emissions were 1,000,000 tCO2e, of which 811,000 t from purchased goods and services and 102,000 t from the use of sold products.',
      ['all 1000000', 'cat1 811000', 'cat11 102000'],
    ],
    [
      'Die Scope-3-Emissionen betrugen 1.200.000 t CO2e. Davon entfielen 811.000 t auf eingekaufte Waren und Dienstleistungen und 302.000 t auf die Nutzung verkaufter Produkte. Geschäftsreisen verursachten 3.140 t, das Pendeln der Mitarbeitenden weitere 6.700 t.',
      ['all 1200000', 'cat1 811000', 'cat6 3140', 'cat7 6700', 'cat11 302000'],
    ],
    [
      'We estimate Scope 3 at 266,000 tCO2e, of which purchased goods and services 143,000 tCO2e and upstream transport 38,000 tCO2e.',
      ['all 266000', 'cat1 143000', 'cat4 38000'],
    ],
    ['Financed emissions (Scope 3, Category 15) were 4,700,000 tCO2e at year end.', ['cat15 4700000']],
    ['Scope 3 emissions, mainly from purchased goods and services, were 1,200,000 tCO2e.', ['all 1200000']],
  ])('%s', (text, expected) => {
    expect(told(text).sort()).toEqual([...expected].sort())
  })

  it.each([
    'Scope 3 emissions from purchased goods and business travel were 1,200,000 tCO2e.',
    'Business travel by plane caused 500 t of Scope 3 emissions.',
    'We avoided 500 t of Scope 3 emissions from business travel.',
    'Scope 3 emissions from business travel are to fall to 500 t by 2030.',
    'We bought 5,000 t of steel as purchased goods.',
    'Indicator 1: GHG emissions of investee companies. Scope 3 GHG emissions: 1,930,000 tCO2e.',
    'Business travel cost 500 t of paper.',
  ])('is not told by: %s', (text) => {
    expect(told(text)).toEqual([])
  })
})
