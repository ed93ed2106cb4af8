import { describe, expect, it } from 'vitest'
import { readTaxonomyForms } from './read-forms.ts'

const english = { language: 'en', year: 2025 }
const german = { language: 'de', year: 2025 }
const answers = 'Y  N/EL  N/EL  N/EL  N/EL  N/EL  Y  Y  Y  Y  Y  Y  Y'

/** A form as a page of a made-up report prints it: 40 million of turnover in thousands. */
const turnover = (lines: string[] = [], head = 'EUR thousand  %') =>
  [
    'Proportion of turnover, financial year 2025',
    `Economic activities  Code  ${head}`,
    head.split('  ')[0]!,
    'A. TAXONOMY-ELIGIBLE ACTIVITIES',
    'A.1 Environmentally sustainable activities (taxonomy-aligned)',
    `Electricity generation from wind power  CCM 4.3  6,000  15.0%  ${answers}  11.4%  `,
    ...lines,
    'Turnover of environmentally sustainable activities (taxonomy-aligned) (A.1)  6,000  15.0%',
    'A.2 Taxonomy-eligible but not environmentally sustainable activities (not taxonomy-aligned activities)',
    'Sale of spare parts  CE 5.2  1,234  3.1%  N/EL  N/EL  N/EL  N/EL  EL  N/EL  2.0%',
    'Turnover of taxonomy-eligible but not environmentally sustainable activities (A.2)  1,234  3.1%',
    'A. Turnover of taxonomy-eligible activities (A.1 + A.2)  7,234  18.1%',
    'B. TAXONOMY-NON-ELIGIBLE ACTIVITIES',
    'Turnover of taxonomy-non-eligible activities (B)  32,766  81.9%',
    'Total (A + B)  40,000  100%',
  ].join('\n')
const read = (text: string, document = english) => readTaxonomyForms([{ number: 7, text }], document)

describe('a form of Article 8 in a report', () => {
  it('gives each activity with its amount in the currency, the line that proves it, and what it answers', () => {
    const [form, ...others] = read(turnover())
    expect(others).toEqual([])
    expect(form).toMatchObject({ kpi: 'turnover', year: 2025, differs: false, unread: [] })
    expect(form!.total).toEqual({ page: 7, excerpt: 'Total (A + B)  40,000  100%', amount: '40000000' })
    expect(form!.rows).toMatchObject([
      { codes: ['CCM 4.3'], group: 'aligned', amount: '6000000', prior: '11.4', isHarmless: true },
      { codes: ['CE 5.2'], group: 'eligible', amount: '1234000', prior: '2.0', isHarmless: false },
    ])
    for (const { excerpt } of form!.rows) expect(turnover()).toContain(excerpt)
  })

  it('leaves out an activity whose printed share is not that of its amount, and says so', () => {
    const [form] = read(turnover(['Storage of electricity  CCM 4.10  700  7.5%', 'Sea freight  CCM 6.10  90']))
    expect(form!.rows.map(({ codes }) => codes[0])).toEqual(['CCM 4.3', 'CE 5.2'])
    expect(form!.unread.map(({ why }) => why)).toEqual(['share', 'share'])
  })

  it('says where the activities do not add up to the sum that is printed', () => {
    expect(read(turnover(['Storage of electricity  CCM 4.10  800  2.0%']))[0]).toMatchObject({ differs: true })
  })

  it('reads German forms in millions, and a section below its objective', () => {
    const text = [
      'Geschäftsjahr 2025',
      'Wirtschaftstätigkeiten  Code  Mio. €  %',
      'Mio. €',
      'A.1 Ökologisch nachhaltige Tätigkeiten (taxonomiekonform)',
      'Betriebsausgaben ökologisch nachhaltiger Tätigkeiten (taxonomiekonform) (A.1)  0  0,0 %',
      'A.2 Taxonomiefähige, aber nicht ökologisch nachhaltige Tätigkeiten',
      'Erwerb von und Eigentum an  CCM  1,018  2,6 %  EL  N/EL  N/EL  N/EL  N/EL  N/EL',
      'Gebäuden  7.7',
      'Betriebsausgaben taxonomiefähiger, aber nicht ökologisch nachhaltiger Tätigkeiten (A.2)  1,018  2,6 %',
      'GESAMT (A+B)  39,713  100 %',
    ].join('\n')
    const [form] = read(text, german)
    expect(form).toMatchObject({ kpi: 'opex', differs: false, total: { amount: '39713000' } })
    expect(form!.rows).toMatchObject([
      { codes: ['CCM 7.7'], name: 'Erwerb von und Eigentum an Gebäuden', amount: '1018000' },
    ])
    expect(text).toContain(form!.rows[0]!.excerpt)
    expect(form!.rows[0]!.excerpt).toContain('7.7')
  })

  it('takes a section without an objective only where the line says which it is', () => {
    const [form] = read(
      turnover([
        'Renovation of existing buildings  7.2  400  1.0%  100.0%  0.0%',
        'Acquisition and ownership of buildings  7.7  800  2.0%  –  –',
      ]),
    )
    expect(form!.rows.map(({ codes }) => codes[0])).toContain('CCM 7.2')
    expect(form!.unread).toMatchObject([{ why: 'objective' }])
  })

  it('goes on over pages that follow one another', () => {
    const [first, second] = turnover().split('Sale of spare parts')
    const pages = [
      { number: 7, text: first! },
      { number: 8, text: `Sale of spare parts${second}` },
    ]
    expect(readTaxonomyForms(pages, english)[0]?.rows).toHaveLength(2)
    expect(readTaxonomyForms([pages[0]!, { ...pages[1]!, number: 9 }], english)).toEqual([])
  })

  it.each([
    ['the unit is not said', turnover([], 'Amount  %')],
    ['the head says only the currency, and the total is too small for it', turnover([], '€  %')],
    ['two units are said', `${turnover()}\nEUR million`],
    ['there is no total', turnover().replace('Total (A + B)', 'Everything')],
    ['the KPI is not one', turnover().replace('A. Turnover of', 'A. CapEx of')],
  ])('is silent where %s', (_, text) => {
    expect(read(text)).toEqual([])
  })

  it('takes the scale that stands apart from its currency', () => {
    expect(read(`${turnover([], '€  %')}\n(million)`)[0]?.total.amount).toBe('40000000000')
  })

  it('leaves the year open where the pages name others than that of the document', () => {
    expect(read(turnover(), { language: 'en', year: 2024 })[0]?.year).toBeNull()
    expect(read(turnover().replace('2025', ''), { language: 'en', year: 2024 })[0]?.year).toBe(2024)
  })

  it('makes nothing of running text with codes, shares and parts of forms in it', () => {
    const text = [
      'The share of turnover that is taxonomy-aligned (A.1) was 25.4%, mostly CCM 3.3 and CCM 6.14.',
      'To report an activity in section A.1, all criteria have to be met. The total was 40,000.',
      'For CCM 7.7  we invested  12  and  100% of it was eligible (A.2).',
    ].join('\n')
    expect(read(text)).toEqual([])
  })
})
