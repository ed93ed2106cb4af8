import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'

/** Texts full of figures that are no company's: nothing may be read out of them. */
const TEXTS: [name: string, language: 'en' | 'de', lines: string[]][] = [
  [
    'a standard',
    'en',
    [
      'The undertaking shall disclose its total energy consumption in MWh related to own operations, disaggregated by source.',
      'An undertaking that has 50 or more employees in a country representing at least 10 % of its total number of employees shall disclose the head count for that country.',
      'The gross Scope 3 GHG emissions shall be updated every three years. Percentages are calculated as the number of employees multiplied by 100.',
      'For example, an undertaking may report that 12 recordable accidents occurred in 3 million hours worked, a rate of 4.0.',
      'Companies with fewer than 750 employees may omit the information for the first 2 years.',
    ],
  ],
  [
    'a law',
    'de',
    [
      'Unternehmen mit mehr als 500 Beschäftigten sind verpflichtet, ihren Energieverbrauch alle vier Jahre zu prüfen.',
      'Wer vorsätzlich gegen § 12 verstößt, wird mit einer Geldbuße bis zu 50 000 Euro belegt.',
      'Die Treibhausgasemissionen werden gegenüber dem Jahr 1990 bis zum Jahr 2030 um mindestens 65 Prozent gemindert.',
      'Der Anteil erneuerbarer Energien am Bruttoendenergieverbrauch beträgt im Jahr 2030 mindestens 41 Prozent.',
      'Rechnungen sind innerhalb von 30 Tagen zu begleichen. Schwerbehinderte sind auf wenigstens 5 Prozent der Arbeitsplätze zu beschäftigen.',
    ],
  ],
  [
    'a policy',
    'en',
    [
      'Every employee shall complete at least 8 hours of training per year.',
      'We aim for zero accidents and want to cut our Scope 1 emissions by half until 2030.',
      'Gifts above EUR 50 must be declined. Managers with more than 20 employees report every quarter.',
      'Energy consumption is to fall by 2 % a year. Hazardous waste must be stored for no longer than 90 days.',
      'Women should hold 40 % of leadership positions by 2028.',
    ],
  ],
  [
    'a newspaper page',
    'de',
    [
      'Im vergangenen Jahr verbrauchten die Haushalte 128 Terawattstunden Strom, zwei Prozent weniger als im Vorjahr.',
      'Die Zahl der Arbeitsunfälle in Deutschland sank auf 783.000, teilte die Versicherung mit.',
      'Frauen verdienen im Schnitt 18 Prozent weniger als Männer, wie das Statistische Bundesamt meldet.',
      'Der Autobauer beschäftigt weltweit 670.000 Menschen; die Gewerkschaft fordert 7 Prozent mehr Lohn.',
      'Bei dem Brand entstand ein Schaden von 2,4 Millionen Euro. Der Wasserverbrauch der Stadt stieg auf 12 Millionen Kubikmeter.',
    ],
  ],
  [
    'a method',
    'de',
    [
      'Einbezogen sind bei uns alle Standorte mit mehr als 50 Beschäftigten oder einem Energieverbrauch über 500 MWh.',
      '12 % der Verbrauchsdaten wurden geschätzt. Die Wesentlichkeitsschwelle beträgt 1 % der Scope-1-Emissionen.',
    ],
  ],
  [
    'a cookbook',
    'en',
    [
      'Bring 2 litres of water to the boil and add 500 g of pasta.',
      'Energy per portion: 640 kcal. Serves 4 people. Preparation: 35 minutes.',
      'Waste nothing: the peel of 3 lemons goes into the sauce. Water use: 1.5 l.',
      'Total: 12 portions. Keep 2 kg of flour at hand.',
    ],
  ],
]

describe('documents without figures of a company', () => {
  it.each(TEXTS)('%s gives no value', (_, language, lines) => {
    const page = samplePage([{ heading: 'Text' }, ...lines.map((text) => ({ text }))], {
      decimal: language === 'de' ? ',' : '.',
    })
    const { findings } = analyse(sampleDocument([page], { name: 'text.pdf', language }))
    const figures = findings.filter(({ value }) => value.number !== null)
    expect(figures.map(({ datapoint, value }) => `${datapoint} ${value.text}`)).toEqual([])
  })

  it('figures under the name of suppliers are theirs', () => {
    const table = [
      ['Supplier data', '2023'],
      ['Scope 1 emissions (t CO2e)', '91,000'],
      ['Number of employees', '58,000'],
    ]
    const of = (rows: string[][]) =>
      analyse(sampleDocument([samplePage([{ table: rows }])])).findings.map(({ datapoint }) => datapoint)
    expect(of(table)).toEqual([])
    expect(of([['Our data', '2023'], ...table.slice(1)])).toContain('E1-6_07')
  })
})
