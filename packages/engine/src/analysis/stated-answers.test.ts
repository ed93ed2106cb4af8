import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { type Part, sampleDocument, samplePage } from './sample-page.ts'

const value = (id: string, ...parts: Part[]): string | undefined =>
  analyse(
    sampleDocument([samplePage([{ heading: 'Sustainability report of the group 2023' }, ...parts])]),
  ).findings.find(({ datapoint, role, reason }) => datapoint === id && role === 'actual' && reason.source !== 'passage')
    ?.value.text
const under = (heading: string, text: string): Part[] => [{ heading }, { text }]

describe('what a sentence affirms', () => {
  it('may lean on the sentence before', () => {
    expect(value('S1-1_08', { text: 'The People Policy applies in all companies. It forbids forced labour.' })).toBe(
      'yes',
    )
    expect(value('S1-1_08', { text: 'The law applies in all companies. It forbids forced labour.' })).toBeUndefined()
    expect(
      value('S2-1_07', { text: 'A Supplier Code of Conduct applies. It requires respect for ILO conventions.' }),
    ).toBe('yes')
    expect(
      value('S2-1_07', { text: 'A Code of Conduct applies. It requires respect for ILO conventions.' }),
    ).toBeUndefined()
  })

  it('protects workers of others only where the channel is open to them', () => {
    const safe = 'Those who report are protected against retaliation.'
    expect(value('S2-3_06', { text: `The hotline is open to workers of our suppliers. ${safe}` })).toBe('yes')
    expect(value('S2-3_06', { text: `The hotline is open to our employees. ${safe}` })).toBeUndefined()
    expect(value('S1-3_09', { text: `The hotline is open to our employees. ${safe}` })).toBe('yes')
  })

  it('is not put off by what a clause behind a semicolon aims at', () => {
    const has = 'The group has implemented a management system for health and safety'
    expect(value('S1-1_09', { text: `${has}; by 2026 all plants shall be certified.` })).toBe('yes')
    expect(
      value('S1-1_09', { text: 'A management system for health and safety shall be in place by 2026.' }),
    ).toBeUndefined()
  })

  it('is nothing that is still in the making', () => {
    expect(value('S1-1_10', { text: 'Our policy on equal treatment covers pay and promotion.' })).toBe('yes')
    expect(value('S1-1_10', { text: 'Our policy on equal treatment is in preparation.' })).toBeUndefined()
    expect(value('S1-1_10', { text: 'Eine Richtlinie zur Gleichbehandlung ist in Vorbereitung.' })).toBeUndefined()
  })

  it('is nothing that is only supposed', () => {
    const all = 'all employees are covered by a health and safety management system'
    expect(value('S1-1_09', { text: `In all plants ${all}.` })).toBe('yes')
    expect(value('S1-1_09', { text: `If ${all}, the share is given as one hundred per cent.` })).toBeUndefined()
  })

  it('is told by the pattern that says most of it', () => {
    expect(value('S1-1_09', { text: 'Our occupational safety system is built on ISO 45001 and certified.' })).toBe(
      'yes',
    )
  })
})

describe('what a heading says of the sentences below it', () => {
  it('counts cases and convictions of corruption', () => {
    expect(value('G1-4_04', ...under('Incidents of corruption or bribery', 'Two cases were confirmed.'))).toBe('2')
    expect(value('G1-4_04', ...under('Incidents of discrimination', 'Two cases were confirmed.'))).toBeUndefined()
    expect(value('G1-4_04', ...under('Fighting corruption', 'Two cases were confirmed.'))).toBeUndefined()
    expect(value('G1-4_01', ...under('Convictions and fines for corruption', 'Number of convictions: none.'))).toBe('0')
    expect(value('G1-4_01', ...under('Convictions for theft', 'Number of convictions: none.'))).toBeUndefined()
  })

  it('tells dismissals from contracts that were ended', () => {
    const text =
      'Drei Fälle haben sich bestätigt; in zwei Fällen wurden Beschäftigte entlassen, in einem Fall wurde der Vertrag mit einem Lieferanten beendet.'
    expect(value('G1-4_06', ...under('Korruptionsfälle', text))).toBe('2')
    expect(value('G1-4_07', ...under('Korruptionsfälle', text))).toBe('1')
    expect(value('G1-4_06', ...under('Arbeitszeit', text))).toBeUndefined()
  })

  it('says whose complaints they are', () => {
    const text = 'Im Berichtsjahr gingen 842 Beschwerden ein.'
    expect(value('S4-3_13', ...under('Kundenzufriedenheit und Beschwerden', text))).toBe('842')
    expect(value('S4-3_13', ...under('Arbeitsplatz', text))).toBeUndefined()
    expect(
      value('S4-3_13', ...under('Kunden', 'Im Berichtsjahr gingen 17 Beschwerden von Anwohnern ein.')),
    ).toBeUndefined()
  })
})
