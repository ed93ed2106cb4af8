import { describe, expect, it } from 'vitest'
import { layoutPage, type Placed, samplePage } from '../../../testing/sample-page.ts'
import type { Page } from '../../reading/document.ts'
import type { Fact } from './fact.ts'
import { tableFacts } from './index.ts'

/** A line of a page: its height on it, then each text with the place where it begins. */
type Printed = [y: number, ...([x: number, text: string] | [x: number, text: string, 'bold'])[]]

/** A page with such lines, twelve points apart where they are one below the other. */
function printed(lines: Printed[], decimal: ',' | '.' = '.'): Page {
  const bold = new Set<string>()
  const placed = lines.flatMap(([y, ...texts]) =>
    texts.map(([x, text, weight]): Placed => {
      if (weight) bold.add(`${x} ${y}`)
      return [x, y, text]
    }),
  )
  const page = layoutPage(placed, decimal)
  for (const line of page.lines)
    for (const segment of line.segments) segment.bold = bold.has(`${segment.box?.x} ${segment.box?.y}`)
  return page
}

const on = (page: Page): Fact[] => tableFacts([page])[0] ?? []
const written = (facts: Fact[], value: string): Fact => {
  const found = facts.find(({ cell }) => cell.text === value)
  if (!found) throw new Error(`no figure ${value}`)
  return found
}
const told = (fact: Fact) => ({ label: fact.label, year: fact.year, unit: fact.unit?.written ?? null })

it('words that were broken at the ends of the lines of a cell are whole in a label, and what hangs in the air stays', () => {
  const facts = on(
    printed([
      [100, [300, '2023'], [360, '2022']],
      [116, [50, 'Verbrauch von Fernwär- me in MWh'], [300, '410'], [360, '380']],
      [132, [50, 'Strom- und Gasverbrauch in MWh'], [300, '920'], [360, '870']],
    ]),
  )
  expect(written(facts, '410').label).toContain('fernwärme')
  expect(written(facts, '920').label).toContain('strom- und gasverbrauch')
})

describe('years', () => {
  it('belong to columns by place, below names of parts as well', () => {
    const facts = on(
      printed([
        [100, [300, '2023'], [360, '2022'], [420, 'Change']],
        [116, [50, 'Waste', 'bold']],
        [132, [50, 'Glass (t)'], [300, '410'], [360, '380'], [420, '8 %']],
        [148, [50, 'Water', 'bold']],
        [164, [50, 'Tap water (m³)'], [300, '920'], [360, '870'], [420, '6 %']],
      ]),
    )
    expect(told(written(facts, '920'))).toEqual({ label: 'tap water (m3)', year: 2023, unit: 'm3' })
    expect(told(written(facts, '870'))).toMatchObject({ year: 2022 })
    expect(written(facts, '6 %')).toMatchObject({ role: 'change', year: null })
    expect(written(facts, '920').parents).toEqual(['water'])
  })

  it('head their columns where the first row has no name of its own beside that of its group', () => {
    const facts = on(
      printed([
        [100, [280, 'FY22'], [340, 'FY23']],
        [112, [28, 'Household waste'], [280, '28,715'], [340, '36,197']],
        [125, [28, 'Diverted'], [146, 'Reused'], [280, '2,931'], [340, '3,788']],
        [138, [146, 'Recycled'], [280, '10,233'], [340, '14,512']],
        [151, [146, 'Composted'], [280, '3,106'], [340, '6,170']],
        [164, [28, 'Disposal'], [146, 'Landfilled'], [280, '12,204'], [340, '11,510']],
      ]),
    )
    expect(facts.filter(({ year }) => year === null)).toEqual([])
    expect(told(written(facts, '36,197'))).toMatchObject({ label: 'household waste', year: 2023 })
    expect(told(written(facts, '10,233'))).toMatchObject({ label: 'recycled', year: 2022 })
  })

  it('are told apart in five columns, with codes of rules between name and figures', () => {
    const facts = on(
      printed([
        [
          100,
          [50, 'Key figure'],
          [150, 'Unit'],
          [200, 'GRI'],
          [260, '2019'],
          [310, '2020'],
          [360, '2021'],
          [410, '2022'],
          [460, '2023'],
        ],
        [
          116,
          [50, 'Natural gas'],
          [150, 'MWh'],
          [200, '302-1'],
          [260, '510'],
          [310, '520'],
          [360, '530'],
          [410, '540'],
          [460, '550'],
        ],
        [
          132,
          [50, 'Heating oil'],
          [150, 'MWh'],
          [200, '302-1'],
          [260, 'n/a'],
          [310, '62'],
          [360, '63'],
          [410, '64'],
          [460, '65'],
        ],
      ]),
    )
    expect(told(written(facts, '550'))).toEqual({ label: 'natural gas', year: 2023, unit: 'mwh' })
    expect(told(written(facts, '62'))).toEqual({ label: 'heating oil', year: 2020, unit: 'mwh' })
    expect(facts).toHaveLength(9)
  })

  it('stand in rows, and what is over the figures names them', () => {
    const facts = on(
      printed([
        [100, [120, 'Total in MWh'], [300, 'Per revenue in MWh/EUR million']],
        [116, [50, '2023'], [130, '4,120'], [320, '18.2']],
        [132, [50, '2022'], [130, '4,310'], [320, '19.9']],
      ]),
    )
    expect(told(written(facts, '4,120'))).toEqual({ label: 'total in mwh', year: 2023, unit: 'mwh' })
    expect(told(written(facts, '19.9'))).toMatchObject({ label: 'per revenue in mwh/eur million', year: 2022 })
  })

  it('are not taken from another table above', () => {
    const facts = on(
      printed([
        [100, [300, '2023'], [360, '2022']],
        [116, [50, 'Trained employees'], [300, '210'], [360, '190']],
        [132, [50, 'Untrained employees'], [300, '30'], [360, '40']],
        [420, [50, 'Confirmed cases'], [360, '3']],
        [436, [50, 'Convictions'], [360, '1']],
      ]),
    )
    expect(written(facts, '210').year).toBe(2023)
    expect(written(facts, '3').year).toBeNull()
  })
})

describe('heads', () => {
  it('of two levels reach over the columns that stand below them', () => {
    const facts = on(
      printed([
        [100, [238, '2023'], [358, '2022']],
        [116, [210, 'Women'], [260, 'Men'], [330, 'Women'], [380, 'Men']],
        [132, [50, 'Permanent'], [215, '31'], [262, '42'], [335, '33'], [382, '44']],
        [148, [50, 'Temporary'], [215, '5'], [262, '6'], [335, '7'], [382, '8']],
      ]),
    )
    expect(written(facts, '42')).toMatchObject({ year: 2023, columns: ['men'] })
    expect(written(facts, '33')).toMatchObject({ year: 2022, columns: ['women'] })
  })

  it('wrapped over lines are one', () => {
    const facts = on(
      printed([
        [100, [240, 'Fixed-'], [330, 'Open-ended']],
        [111, [240, 'term staff'], [330, 'staff']],
        [130, [50, 'Plant A'], [240, '120'], [330, '230']],
        [146, [50, 'Plant B'], [240, '140'], [330, '250']],
      ]),
    )
    expect(written(facts, '250').columns).toEqual(['open-ended staff'])
  })

  it('are taken over by a table that goes on on the next page', () => {
    const first = printed([
      [100, [300, '2023'], [360, '2022']],
      [116, [50, 'Coal (t)'], [300, '410'], [360, '380']],
      [132, [50, 'Peat (t)'], [300, '420'], [360, '390']],
    ])
    const second = printed([
      [60, [50, 'Wood (t)'], [300, '430'], [360, '395']],
      [76, [50, 'Straw (t)'], [300, '440'], [360, '399']],
    ])
    for (const page of [first, second]) page.tables = [ruled(page)]
    expect(written(tableFacts([first, second])[1] ?? [], '440')).toMatchObject({ label: 'straw (t)', year: 2023 })
  })
})

/** All that stands on a page as one table, as the reader finds it. */
function ruled(page: Page): Page['tables'][number] {
  const rows = [...new Set(page.lines.map(({ box }) => box?.y))]
  const columns = [...new Set(page.lines.map(({ box }) => box?.x))].sort((a, b) => (a ?? 0) - (b ?? 0))
  const cells = page.lines.map((line) => ({
    text: line.text,
    start: line.start,
    end: line.end,
    row: rows.indexOf(line.box?.y),
    column: columns.indexOf(line.box?.x),
    rowSpan: 1,
    columnSpan: 1,
    box: line.box,
    bold: false,
    address: null,
    raw: null,
  }))
  return {
    title: null,
    rows: rows.length,
    columns: columns.length,
    cells,
    headerRows: 0,
    start: 0,
    end: page.text.length,
  }
}

describe('names', () => {
  it('wrapped over lines around their figures are whole', () => {
    const facts = on(
      printed([
        [100, [300, '2023']],
        [120, [50, 'Energy use']],
        [130, [50, 'from sources'], [300, '730']],
        [140, [50, 'not renewable']],
        [158, [50, 'Steam'], [300, '740']],
        [176, [50, 'District heat'], [300, '750']],
      ]),
    )
    expect(written(facts, '730').label).toBe('energy use from sources not renewable')
    expect(written(facts, '740').label).toBe('steam')
  })

  it('further in belong to the row above that stands further out', () => {
    const facts = on(
      printed([
        [100, [300, '2023']],
        [116, [50, 'Employees'], [300, '500']],
        [132, [60, 'in Austria'], [300, '300']],
        [148, [60, 'in Norway'], [300, '190']],
        [164, [50, 'Trainees'], [300, '25']],
      ]),
    )
    expect(written(facts, '190').parents).toEqual(['employees'])
    expect(written(facts, '25').parents).toEqual([])
  })

  it('of groups at the left hold until the next', () => {
    const facts = on(
      printed([
        [100, [250, '2023']],
        [116, [50, 'Women'], [120, 'full-time'], [250, '61']],
        [132, [120, 'part-time'], [250, '62']],
        [148, [50, 'Men'], [120, 'full-time'], [250, '63']],
        [164, [120, 'part-time'], [250, '64']],
      ]),
    )
    expect(written(facts, '62')).toMatchObject({ label: 'part-time', parents: ['women'] })
    expect(written(facts, '64')).toMatchObject({ label: 'part-time', parents: ['men'] })
  })

  it('of a whole are told by figures that add up', () => {
    const facts = on(
      printed([
        [100, [300, '2023'], [360, '2022']],
        [116, [50, 'Fossil'], [300, '4,150'], [360, '4,300']],
        [132, [50, 'Gas'], [300, '3,100'], [360, '3,200']],
        [148, [50, 'Fuel'], [300, '1,050'], [360, '1,100']],
        [164, [50, 'Sun'], [300, '700'], [360, '720']],
      ]),
    )
    expect(written(facts, '1,050').parents).toEqual(['fossil'])
    expect(written(facts, '700').parents).toEqual([])
  })

  it('stand alone above the figures of a row without one', () => {
    const facts = on(
      printed([
        [100, [240, 'Women'], [320, 'Men'], [400, 'Total']],
        [116, [330, 'Permanent staff']],
        [132, [245, '301'], [322, '402'], [402, '703']],
        [148, [330, 'Temporary staff']],
        [164, [245, '31'], [322, '42'], [402, '73']],
      ]),
    )
    expect(written(facts, '73')).toMatchObject({ label: 'temporary staff', columns: ['total'] })
    expect(written(facts, '402')).toMatchObject({ label: 'permanent staff', columns: ['men'] })
  })
})

describe('units', () => {
  const unitOf = (lines: Printed[], value: string, decimal: ',' | '.' = '.') =>
    told(written(on(printed(lines, decimal)), value)).unit

  it('stand over the names and hold for the table, unless a row says another', () => {
    const lines: Printed[] = [
      [100, [50, 'Emissions (tonCO2e)'], [300, '2023']],
      [116, [50, 'Direct'], [300, '5,100']],
      [132, [50, 'Indirect'], [300, '6,200']],
      [148, [50, 'Share of plants (%)'], [300, '84']],
    ]
    expect(unitOf(lines, '6,200')).toBe('tonco2e')
    expect(unitOf(lines, '84')).toBe('%')
  })

  it('stand in the name of a part, in the head of a column, in a run with the name', () => {
    expect(
      unitOf(
        [
          [100, [300, '2023']],
          [116, [50, 'By age (%)']],
          [132, [50, 'Young'], [300, '31']],
          [148, [50, 'Old'], [300, '69']],
        ],
        '69',
      ),
    ).toBe('%')
    expect(
      unitOf(
        [
          [100, [240, '2023'], [320, 'in kt']],
          [116, [50, 'Sand'], [320, '31']],
          [132, [50, 'Lime'], [320, '69']],
        ],
        '69',
      ),
    ).toBe('kt')
    const together: Printed[] = [
      [100, [150, 'Unit'], [260, '2023'], [320, '2022']],
      [116, [50, 'Gas'], [150, 'MWh'], [260, '510'], [320, '500']],
      [132, [50, 'Oil'], [150, 'MWh'], [260, '52'], [320, '50']],
      [148, [50, 'Cost of all energy €'], [260, '77'], [320, '70']],
    ]
    expect(unitOf(together, '77')).toBe('€')
  })
})

describe('figures', () => {
  it('are written as their own table writes them', () => {
    const facts = on(
      printed(
        [
          [100, [200, 'Women'], [280, 'Men']],
          [116, [50, 'Share'], [200, '70.9%'], [280, '29.1%']],
          [132, [50, 'Headcount'], [200, '1,935'], [280, '795']],
        ],
        ',',
      ),
    )
    expect(written(facts, '1,935').cell.number?.value).toEqual({ digits: 1935n, scale: 0 })
  })

  it('of tables beside each other keep their own names', () => {
    const facts = on(
      printed([
        [100, [50, 'Gas'], [150, '11 t'], [300, 'Coal'], [400, '21 t']],
        [116, [50, 'Oil'], [150, '12 t'], [300, 'Peat'], [400, '22 t']],
        [132, [50, 'Wood'], [150, '13 t'], [300, 'Tar'], [400, '23 t']],
      ]),
    )
    expect(written(facts, '12 t').label).toBe('oil')
    expect(written(facts, '22 t').label).toBe('peat')
  })

  it('are found where rows are printed one behind the other', () => {
    const text =
      '2022 2023 2024 Scope 1 310 320 330 2.1 Goods bought 41 42 2) 43 2.2 Travel 51 52 53 Sum 402 414 426 All in t CO2e.'
    const facts = on(samplePage([{ text }]))
    expect(told(written(facts, '330'))).toEqual({ label: 'scope 1', year: 2024, unit: 't co2e' })
    expect(told(written(facts, '43'))).toMatchObject({ label: '2.1 goods bought', year: 2024 })
    expect(told(written(facts, '414'))).toMatchObject({ label: 'sum', year: 2023 })
  })
})

describe('forms', () => {
  it('give addresses of rules beside and below their titles, which are no figures', () => {
    const facts = on(
      samplePage(
        [
          {
            table: [
              ['', '', 'Workforce', ''],
              ['31', '', '', ''],
              ['24(e)(v)', '7-8', 'Number of employees', '151'],
              ['24(e)(v)', 'n/a', 'Turnover in EUR', '23500'],
            ],
          },
        ],
        { kind: 'sheet' },
      ),
    )
    expect(facts.map(({ label, cell }) => [label, cell.text])).toEqual([
      ['number of employees', '151'],
      ['turnover in eur', '23500'],
    ])
  })
})
