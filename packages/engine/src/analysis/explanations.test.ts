import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { why, whyNot } from './explanations.ts'
import { sampleDocument, samplePage } from './sample-page.ts'

const analysed = (table: string[][]) => analyse(sampleDocument([samplePage([{ table }], { number: 5 })]))

describe('why not', () => {
  it('says that scopes are only given together', () => {
    const analysis = analysed([
      ['', '2023'],
      ['Scope 1 and 2 emissions (t CO2e, market-based)', '1,480'],
    ])
    expect(whyNot(analysis, 'E1-6_07', 'en')).toEqual(['Scope 1 and 2 are only given together, page 5.'])
    expect(whyNot(analysis, 'E1-6_10', 'de')).toEqual(['Scope 1 und 2 sind nur zusammen angegeben, Seite 5.'])
  })

  it('says that a figure covers a part only', () => {
    const analysis = analysed([
      ['', 'Segment Paper'],
      ['Scope 1 emissions (t CO2e)', '41,200'],
    ])
    expect(whyNot(analysis, 'E1-6_07', 'en')).toEqual(['Only for a part of the company: 41,200 t CO2e, page 5.'])
  })

  it('says nothing of what the document does not speak of', () => {
    expect(
      whyNot(
        analysed([
          ['', '2023'],
          ['Total waste (t)', '514'],
        ]),
        'E1-6_07',
        'en',
      ),
    ).toEqual([])
  })
})

describe('why', () => {
  it('names the row, the page, the conversion and what is not said', () => {
    const [found] = analysed([
      ['', '2023'],
      ['Total energy consumption (GJ)', '2,296,953'],
    ]).findings
    expect(found && why(found, 'en')).toBe(
      'In a table, at “total energy consumption (gj)”, page 5. 2,296,953 GJ ÷ 3.6 = 638,042.5 MWh.',
    )
    expect(found && why(found, 'de')).toContain('In einer Tabelle, bei „total energy consumption (gj)“, Seite 5.')
  })
})
