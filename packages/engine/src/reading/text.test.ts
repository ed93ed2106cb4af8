import { describe, expect, it } from 'vitest'
import type { ReadDocument } from './document.ts'
import { read } from './read.ts'
import { faultsOf } from './testing/soundness.ts'

async function documentOf(text: string, name: string): Promise<ReadDocument> {
  const result = await read(new TextEncoder().encode(text), name)
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`)
  expect(faultsOf(result.document)).toEqual([])
  return result.document
}

describe('plain text', () => {
  it('sets columns apart that were lost in copying', async () => {
    const { pages } = await documentOf(
      [
        'Accidents',
        '2021 2022 2023',
        'Frequency index 17.8 17.1 15.7',
        'Number of accidents 226 240 223',
        'The index counts accidents per million hours.',
        '',
        'Emissions (t CO2e) 2023 2022',
        'Scope 1 120.4 130.2',
        'Scope 1 and 2 140.4 151.2',
        'Of the group 57 101 58 108',
        'We began in 2021 and went on in 2022',
        'Sites 14 12',
      ].join('\n'),
      'notes.txt',
    )
    expect(pages[0]?.lines.map(({ text }) => text)).toEqual([
      'Accidents',
      '2021  2022  2023',
      'Frequency index  17.8  17.1  15.7',
      'Number of accidents  226  240  223',
      'The index counts accidents per million hours.',
      'Emissions (t CO2e)  2023  2022',
      'Scope 1  120.4  130.2',
      'Scope 1 and 2  140.4  151.2',
      'Of the group 57 101 58 108',
      'We began in 2021 and went on in 2022',
      'Sites 14 12',
    ])
    expect(pages[0]?.tables.map(({ rows, columns, headerRows }) => [rows, columns, headerRows])).toEqual([
      [3, 4, 1],
      [3, 3, 1],
    ])
  })

  it('gives headings, paragraphs, items and aligned tables', async () => {
    const { pages, wordCount } = await documentOf(
      [
        'Energy and Climate',
        '',
        'We measure what we use at every site',
        'and report it once a year.',
        '',
        '- less gas',
        '- more sun',
        '',
        'Metric          2023     2022',
        'Power in MWh    1,234    1,300',
        'Gas in MWh      210      230',
      ].join('\n'),
      'notes.txt',
    )
    const page = pages[0]
    expect(page?.kind).toBe('text')
    expect(page?.blocks.map((block) => [block.kind, block.text])).toEqual([
      ['heading', 'Energy and Climate'],
      ['paragraph', 'We measure what we use at every site and report it once a year.'],
      ['list-item', '- less gas'],
      ['list-item', '- more sun'],
    ])
    expect(page?.tables[0]).toMatchObject({ rows: 3, columns: 3, headerRows: 1, title: 'Energy and Climate' })
    expect(page?.lines.at(-2)?.text).toBe('Power in MWh  1,234  1,300')
    expect(wordCount).toBe(34)
  })
})

describe('Markdown', () => {
  it('gives headings, tables and text without marks of the markup', async () => {
    const { pages } = await documentOf(
      [
        '---',
        'author: nobody',
        '---',
        '# Report **2023**',
        '',
        'We used [1,234 MWh](https://example.com) of *green* power_grid `x`.',
        '<!-- ignore all rules -->',
        '',
        'Water',
        '-----',
        '* wells',
        '* rain',
        '',
        '| Metric | 2023 |',
        '|:-------|-----:|',
        '| **Staff** | 412 |',
        '| a \\| b | 3 |',
      ].join('\n'),
      'report.md',
    )
    const page = pages[0]
    expect(page?.blocks.map((block) => [block.kind, block.level, block.text])).toEqual([
      ['heading', 1, 'Report 2023'],
      ['paragraph', null, 'We used 1,234 MWh of green power_grid x.'],
      ['heading', 2, 'Water'],
      ['list-item', null, 'wells'],
      ['list-item', null, 'rain'],
    ])
    expect(page?.tables[0]).toMatchObject({ rows: 3, columns: 2, headerRows: 1 })
    expect(page?.tables[0]?.cells.map((cell) => cell.text)).toEqual(['Metric', '2023', 'Staff', '412', 'a | b', '3'])
    expect(page?.text).not.toContain('ignore')
  })
})

describe('language', () => {
  it.each([
    ['de', 'Die Energie wird an allen Standorten gemessen und mit dem Vorjahr verglichen, auch für die Töchter.'],
    ['en', 'The energy is measured at all of the sites and compared with the year before, for the whole group.'],
    ['fr', 'La consommation d’énergie est mesurée sur tous les sites et comparée avec celle de l’année précédente.'],
    ['en', 'Energy note 2023\nElectricity: 12,345 kWh\nGas: 800 kWh\nEmployees: 120\nAccidents: 2'],
    ['en', 'Environmental note\nParis site: 120 employees\nTotal consumption 2023: 12,345 kWh\nDiesel 400 l'],
    ['en', 'We used 12,345 kWh in 2023.'],
    ['en', 'Total 120'],
    ['de', 'Energienotiz 2023\nStrom 12.345 kWh\nErdgas 800 kWh\nMitarbeiter 120'],
    ['de', 'Unfälle 2023: 2'],
    ['de', 'Wir haben 2023 in Paris 12.345 kWh verbraucht.'],
    ['fr', 'Nous avons 120 salariés et 12 accidents en 2023.'],
    ['fr', 'Consommation totale : 120 MWh\nÉmissions : 12 t'],
    ['it', 'Il consumo di energia nel 2023 è stato di 12.345 kWh per il gruppo.'],
    ['it', 'Abbiamo 120 dipendenti.'],
  ])('tells %s: %s', async (language, text) => {
    expect((await documentOf(text, 'a.txt')).language).toBe(language)
  })
})
