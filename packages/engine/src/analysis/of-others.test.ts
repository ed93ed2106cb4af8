import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { deliveredToOthers, saidAtLarge, saidOfParty } from './of-others.ts'
import { sampleDocument, samplePage } from './sample-page.ts'

/** The value shown for a datapoint where a page of a report says only this. */
function told(text: string, id: string): string | null {
  const page = samplePage([{ text }], { decimal: ',' })
  const found = analyse(sampleDocument([page], { name: 'bericht-2023.pdf', language: 'de' })).findings.find(
    ({ datapoint, dimension, role, reason }) =>
      datapoint === id && !(dimension && id === 'E1-6_11') && role !== 'prior' && reason.source !== 'passage',
  )
  return found ? found.value.text : null
}

describe('whom a clause speaks of', () => {
  it.each([
    ['in der holzwirtschaft lag sie bei 9 %', true],
    ['in der holzwirtschaft liegen wir mit 9 % vorn', false],
    ['unsere quote liegt bei 9 %, während die bauindustrie im durchschnitt der branchenverbände wächst', false],
    ['bundesweit waren es 9 %', true],
    ['wir haben 9 %; in der holzwirtschaft sind es 11 %', false],
    ['die quote betrug 9 % und lag unter dem schnitt der branche', false],
    ['für 9 % gilt der tarifvertrag der branche', false],
    ['bei der ombudsstelle der bauwirtschaft wurden 9 % angezeigt', true],
    ['die muster industrie ag erreichte 9 %', false],
    ['viele betriebe erreichen 9 %', true],
    ['die gewerkschaft gibt an, dass 9 % nach tarif bezahlt werden', true],
    ['bei der verbraucherzentrale gingen 9 % mehr ein', true],
    ['bei der verbraucherzentrale gingen 9 % mehr über uns ein', false],
    ['viele mitarbeitende erreichen 9 %', false],
    ['die quote in dax-unternehmen beträgt 9 %', true],
  ])('a whole trade or country: %s', (text, expected) => {
    expect(saidAtLarge(text, text.indexOf('9 %'))).toBe(expected)
  })

  it('goes on with the clause before where it leans on it', () => {
    const text = 'in der holzwirtschaft sind es 11 %; je kopf werden dort 9 stunden geboten'
    expect(saidAtLarge(text, text.indexOf('9 stunden'))).toBe(true)
    expect(saidAtLarge(text.replace('dort', 'uns'), text.indexOf('9 stunden'))).toBe(false)
  })

  it.each([
    ['ein kunde, den wir beliefern, meldet 9 t', true],
    ['unser gasversorger hat 9 t stillgelegt', true],
    ['auf den baustellen unserer auftragnehmer waren 9 personen tätig', true],
    ['wir haben für unsere kunden 9 t stillgelegt', false],
    ['in 9 sekunden', false],
    ['auf anregung unserer kunden haben wir 9 t wiederverwendet', false],
    ['der händler beschäftigt 9 menschen', false],
    ['der händler, mit dem wir zusammenarbeiten, beschäftigt 9 menschen', true],
    ['die zarges holding ag beschäftigt 9 menschen', false],
    ['9 % der emittenten haben sich ziele gesetzt', true],
  ])('one that the company deals with: %s', (text, expected) => {
    expect(saidOfParty(text, text.indexOf('9'))).toBe(expected)
  })

  it.each([
    ['wir lieferten unseren kundinnen und kunden 9 gwh erdgas', true],
    ['unser lieferant lieferte uns 9 gwh erdgas', false],
  ])('what customers got: %s', (text, expected) => {
    expect(deliveredToOthers(text, text.indexOf('9'))).toBe(expected)
  })
})

describe('figures of others are nobody’s here', () => {
  it.each([
    [
      'S1-6_02',
      'Der deutsche Einzelhandel beschäftigt 3.100 Personen.',
      'Die Kauf AG beschäftigt 3.100 Personen.',
      '3100',
    ],
    ['S1-6_12', 'In der Chemieindustrie lag die Fluktuation bei 9 %.', 'Bei uns lag die Fluktuation bei 9 %.', '9'],
    ['S1-6_12', 'Die Fluktuation in der Montage betrug 9 %.', 'Die Fluktuation im Unternehmen betrug 9 %.', '9'],
    ['S1-6_12', 'Eine Fluktuation von 9 % gilt als normal.', 'Die Fluktuation lag bei 9 %.', '9'],
    [
      'S1-6_12',
      '2022 lag die Fluktuation bei 9 %; für 2023 fehlt die Zahl.',
      '2023 lag die Fluktuation bei 9 %; für 2022 fehlt die Zahl.',
      '9',
    ],
    [
      'E1-7_10',
      'Unser Versorger hat 2023 Zertifikate über 800 t CO2 stillgelegt.',
      'Wir haben 2023 Zertifikate über 800 t CO2 stillgelegt.',
      '800',
    ],
    [
      'E1-5_12',
      'Wir lieferten unseren Kunden 40 GWh Strom, 90 GWh Erdgas und 5 GWh Wärme.',
      'Wir verbrauchten 40 GWh Strom, 90 GWh Erdgas und 5 GWh Wärme.',
      '90000',
    ],
    [
      'E1-6_11',
      'Scope 3 ist nur in Teilen bekannt: Geschäftsreisen verursachten 46 t CO2e.',
      'Scope 3 ist nun bekannt: Es waren 46 t CO2e Emissionen.',
      '46',
    ],
    [
      'S1-6_02',
      'Beim Sommerfest waren 212 Beschäftigte dabei.',
      'Ende 2023 waren 212 Beschäftigte bei uns tätig.',
      '212',
    ],
    [
      'S1-6_19',
      'Ende 2023 waren 748 Menschen beschäftigt, umgerechnet 591 Vollzeitstellen.',
      'Ende 2023 waren 748 Menschen beschäftigt, davon 591 Vollzeitbeschäftigte.',
      '591',
    ],
    [
      'S1-9_03',
      'Von den 51 Neueintritten waren 38 % unter 30 Jahre alt.',
      'Von den Beschäftigten waren 38 % unter 30 Jahre alt.',
      '38',
    ],
    [
      'S2-1_06',
      'Wir prüfen, ob ein Verhaltenskodex für Lieferanten eingeführt werden soll.',
      'Es gilt ein Verhaltenskodex für Lieferanten.',
      'yes',
    ],
    [
      'S2-1_06',
      'Ein Verhaltenskodex für Lieferanten wird 2026 eingeführt.',
      'Ein Verhaltenskodex für Lieferanten wurde 2022 eingeführt.',
      'yes',
    ],
    [
      'BP-1_01',
      'Die meisten Häuser stellen ihre Nachhaltigkeitserklärung auf konsolidierter Basis auf.',
      'Wir stellen unsere Nachhaltigkeitserklärung auf konsolidierter Basis auf.',
      'consolidated',
    ],
    ['E5-5_07', 'Vor dem Umbau fielen 1.120 t Abfall an.', 'Nach dem Umbau fielen 1.120 t Abfall an.', '1120'],
    [
      'E1-8_04',
      'Ein interner CO2-Preis von 80 EUR je Tonne wird bei Wettbewerbern verwendet.',
      'Ein interner CO2-Preis von 80 EUR je Tonne wird bei Investitionen verwendet.',
      '80',
    ],
    [
      'E1-1_14',
      'Der Übergangsplan wird Ende 2026 vom Aufsichtsrat verabschiedet.',
      'Der Übergangsplan wurde Ende 2022 vom Aufsichtsrat verabschiedet.',
      'yes',
    ],
    [
      'E1-4_01',
      'Unsere Muttergesellschaft ist groß. Sie will bis 2040 klimaneutral sein.',
      'Unsere Gruppe ist groß. Sie will bis 2040 klimaneutral sein.',
      'yes',
    ],
    [
      'S1-13_04',
      'Die 31 Poliere besuchten 2023 im Schnitt 40 Stunden Schulung.',
      'Die 31 Beschäftigten besuchten 2023 im Schnitt 40 Stunden Schulung.',
      '40',
    ],
    [
      'S1-14_02',
      'Die Zahl der tödlichen Arbeitsunfälle in Österreich sank auf 81.',
      'Die Zahl der tödlichen Arbeitsunfälle im Konzern sank auf 2.',
      '2',
    ],
    [
      'S1-14_02',
      'Beim Brand einer Spinnerei kamen 2023 sechs Menschen ums Leben.',
      'Bei Arbeitsunfällen kamen 2023 sechs Menschen ums Leben.',
      '6',
    ],
    [
      'S1-8_01',
      '7 von 10 Beschäftigten am Ort sind nicht tarifgebunden.',
      'Unsere Gesellschaft ist nicht tarifgebunden.',
      '0',
    ],
    [
      'E3-4_01',
      'Auf der Baustelle wurden 2.300 m³ Wasser verbraucht.',
      'Auf unseren Baustellen wurden 2.300 m³ Wasser verbraucht.',
      '2300',
    ],
    [
      'S1-6_12',
      'Bei den unter 35-Jährigen lag unsere Fluktuation bei 9 %.',
      'Bei uns lag die Fluktuation bei 9 %.',
      '9',
    ],
  ])('%s: %s', (id, theirs, own, value) => {
    expect(told(theirs, id)).toBeNull()
    expect(told(own, id)).toBe(value)
  })
})

describe('what ends a sentence', () => {
  it('is an amount or a number before a word that no noun is', () => {
    expect(
      told('Der Handel setzte CHF 12 Mio. um. Die Vorgabe lag bei 44. Wir beschäftigten 310 Personen.', 'S1-6_02'),
    ).toBe('310')
    expect(told('Am 31. Dezember 2023 beschäftigten wir 310 Personen.', 'S1-6_02')).toBe('310')
  })

  it('leaves columns and sheets of a comparison alone', () => {
    const table = [
      ['Kennzahl', 'Median der Branche'],
      ['Fluktuationsquote in %', '11,5'],
    ]
    const of = (rows: string[][], name: string) =>
      analyse(sampleDocument([samplePage([{ table: rows }], { decimal: ',', kind: 'sheet', name })])).findings.map(
        ({ datapoint }) => datapoint,
      )
    expect(of(table, 'Kennzahlen')).toEqual([])
    expect(of([['Kennzahl', '2023'], ...table.slice(1)], 'Branchenvergleich')).toEqual([])
    expect(of([['Kennzahl', '2023'], ...table.slice(1)], 'Kennzahlen')).toContain('S1-6_12')
  })
})
