import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { companiesIn, isSameCompany } from './company-names.ts'

const named = (...texts: string[]) => companiesIn(sampleDocument([samplePage(texts.map((text) => ({ text })))]))

describe('the company that a document is of', () => {
  it('is the one that it names most, with its legal form', () => {
    expect(
      named(
        'Sustainability Report of Nordwind Energie AG',
        'Nordwind Group consumed 12,000 MWh. We bought steel from Hansen Stahl GmbH.',
        'The figures of Nordwind Energie AG were reviewed by KPMG AG, KPMG AG and again KPMG AG.',
      )[0],
    ).toBe('Nordwind Energie AG')
  })

  it('is found in German as well', () => {
    expect(
      named('Der Nordwind-Konzern wächst.', 'Die Nordwind-Gruppe spart.', 'Im Nordwind-Konzern gilt das überall.'),
    ).toEqual(['Nordwind'])
  })

  it('is nobody where no name is said, or only once in passing', () => {
    expect(named('The Group consumed 12,000 MWh, and so did the Company.')).toEqual([])
    expect(named(`${'We consumed energy. '.repeat(30)}`, 'We bought steel from Hansen Stahl GmbH.')).toEqual([])
  })

  it('is nobody where many are named as often as each other', () => {
    const suppliers = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'].map((one) => `${one} GmbH. `.repeat(4))
    expect(named('List of suppliers. '.repeat(30), ...suppliers)).toEqual([])
  })
})

describe('two names', () => {
  it.each([
    ['Nordwind Energie AG', 'Nordwind'],
    ['Nordwind Group', 'NORDWIND ENERGIE GMBH'],
    ['2&2 AG', '2&2 Telecom GmbH'],
    ['Kessel Brandt', 'kesselbrandt AG'],
  ])('%s and %s are of one company', (a, b) => expect(isSameCompany(a, b)).toBe(true))

  it.each([
    ['Nordwind Energie AG', 'Hansen Stahl AG'],
    ['Deutsche Post AG', 'Deutsche Börse AG'],
    ['Alpha Holding AG', 'Beta Holding AG'],
  ])('%s and %s are of two', (a, b) => expect(isSameCompany(a, b)).toBe(false))
})
