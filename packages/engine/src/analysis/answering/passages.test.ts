import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../../testing/sample-page.ts'
import { analyse } from '../analyse.ts'

const filler = [
  'The annual general meeting took place in May and was well attended by shareholders from several countries.',
  'The weather in the summer was changeable, which made the garden party of the company a lively event for everybody.',
  'Our history began in a small workshop, and the first machine still stands in the entrance hall of the main building.',
]
const report = (...parts: [string, string][]) =>
  sampleDocument(
    parts.map(([heading, text], i) =>
      samplePage([{ heading }, { text }, ...filler.map((line) => ({ text: line }))], { number: i + 1 }),
    ),
  )
const passages = (document: ReturnType<typeof report>, dr: string) => {
  const { findings, leads } = analyse(document)
  return [...findings, ...leads].filter(
    ({ datapoint, reason }) => datapoint.startsWith(`${dr}_`) && reason.source === 'passage',
  )
}

describe('passages', () => {
  const document = report(
    [
      'Dialogue with stakeholders',
      'We maintain a regular dialogue with our stakeholders. Stakeholder engagement takes the form of surveys, workshops and meetings, and the results of the stakeholder dialogue are reported to the management board every year.',
    ],
    [
      'Anti-corruption',
      'Preventing corruption and bribery is part of our compliance programme. All employees receive anti-corruption training every two years, and functions at risk are trained every year by the compliance office.',
    ],
    ['Water', 'The water consumption of the group is low because production needs no process water at all.'],
  )

  it('finds the page that answers a requirement and quotes it verbatim', () => {
    const [found] = passages(document, 'SBM-2')
    expect(found?.place.page).toBe(1)
    expect(document.pages[0]?.text).toContain(found?.excerpt)
    expect(found).toMatchObject({ tier: 'review', value: { number: null } })
    expect(passages(document, 'G1-3')[0]?.place.page).toBe(2)
  })

  it('stays silent about what nobody speaks of', () => {
    for (const dr of ['E4-2', 'E2-1', 'S3-1', 'E1-8', 'G1-6']) expect(passages(document, dr)).toEqual([])
  })

  it('says what the passage leaves open', () => {
    const told = report(
      [
        'Policies on our own workforce',
        'Our human rights policy commits us to equal treatment and good working conditions of all employees.',
      ],
      ['Weather', 'The summer was changeable.'],
      ['Outlook', 'The next fair takes place in May.'],
    )
    expect(passages(told, 'S1-1')[0]?.reason.missing).toEqual(['responsible'])
  })

  it('lacks no year that the document says once', () => {
    const told = report(
      ['About this report', 'This report covers the financial year 2023.'],
      [
        'Climate protection measures',
        'To protect the climate we carried out several measures: we replaced our boilers by heat pumps and cut our greenhouse gas emissions with them.',
      ],
      ['Weather', 'The summer was changeable.'],
    )
    expect(passages(told, 'E1-3')[0]?.reason.missing).toEqual([])
  })

  it('shows several passages for one datapoint rather than the second best datapoint', () => {
    const twice = report(
      [
        'Dialogue with employees',
        'Every year all employees are asked for their opinion in an employee survey, and the results are discussed with them.',
      ],
      [
        'Town hall for employees',
        'Once a month we hold a dialogue with our employees, and town hall meetings give room for feedback from employees.',
      ],
      ['Weather', 'The summer was changeable.'],
    )
    const found = passages(twice, 'S1-2')
    expect(found.map(({ place }) => place.page).sort()).toEqual([1, 2])
    expect(new Set(found.map(({ datapoint }) => datapoint))).toEqual(new Set(['S1-2_03']))
  })

  it('finds how whistleblowers are protected although more is said of conduct elsewhere', () => {
    const conduct =
      'Our compliance management system rests on the code of conduct. Compliance and business ethics are taught in training on the code of conduct, and the compliance organisation of every country keeps to our corporate values.'
    const pages = report(
      ['Compliance and business conduct', conduct],
      ['Corporate culture and business ethics', conduct.replace('Our', 'The')],
      ['Code of conduct', `Also this year: ${conduct}`],
      ['Speaking up', 'Whistleblowers may stay anonymous and are protected against retaliation of any kind.'],
    )
    const found = passages(pages, 'G1-1').find(({ datapoint }) => datapoint === 'G1-1_05')
    expect(found?.excerpt).toBe('Whistleblowers may stay anonymous and are protected against retaliation of any kind.')
  })

  it('finds German passages as well', () => {
    const german = {
      ...report(
        [
          'Stakeholder',
          'Wir stehen im regelmäßigen Dialog mit unseren Anspruchsgruppen. Die Stakeholder-Einbindung erfolgt über Befragungen, Workshops und Gespräche, über die der Vorstand jährlich informiert wird.',
        ],
        ['Compliance', 'Unser Verhaltenskodex gilt für alle.'],
        ['Wetter', 'Der Sommer war wechselhaft.'],
      ),
      language: 'de',
    }
    expect(passages(german, 'SBM-2')[0]?.place.page).toBe(1)
  })

  describe('beside tables', () => {
    const heads = ['Anti-corruption', '2023']
    const rows = [
      ['Share of the functions at risk that are covered by the training of the group', '96'],
      ['Fines for the violation of the laws on corruption and bribery', '3'],
      ['Number of the confirmed incidents of corruption or bribery in the group', '5'],
    ]
    const found = (...parts: Parameters<typeof samplePage>[0]) => {
      const pages = [
        samplePage([{ heading: 'Corruption and bribery' }, ...parts]),
        ...[2, 3].map((number) =>
          samplePage(
            filler.map((text) => ({ text })),
            { number },
          ),
        ),
      ]
      return passages(sampleDocument(pages), 'G1-4')
    }
    const about = (...parts: Parameters<typeof samplePage>[0]) =>
      found(...parts)
        .map(({ excerpt }) => excerpt)
        .filter((excerpt) => !excerpt.startsWith(heads.join('  ')))
    const told = 'Both of the corruption cases concerned gifts that were accepted by buyers of the group.'

    it('quotes no rows, but points at them', () => {
      expect(about({ table: [heads, ...rows] })).toEqual([])
      expect(found({ table: [heads, ...rows] }).map(({ place }) => place.page)).toContain(1)
    })

    it('quotes the sentence that a cell holds, and nothing beside it', () => {
      expect(about({ table: [heads, ...rows, ['Nature of the incidents', told]] })).toEqual([told])
    })

    it('quotes the sentence below the rows', () => {
      expect(about({ table: [heads, ...rows] }, { text: told })).toEqual([told])
    })

    it('describes no incidents where none are counted', () => {
      const none =
        'No confirmed incidents of corruption or bribery were reported to the compliance office of the group.'
      const counted = (number: string) => [
        ['Group', '2023'],
        ['Confirmed incidents of corruption or bribery', number],
      ]
      expect(about({ text: none }, { heading: 'Figures' }, { table: counted('5') })).toEqual([none])
      expect(about({ text: none }, { heading: 'Figures' }, { table: counted('0') })).toEqual([])
    })
  })
})

describe('rows of a table of targets', () => {
  const table = (head: string) => [
    ['Topic', '2024', head],
    ['Waste recycled', '61 %', '80 % by 2030'],
    ['Greenhouse gas emissions of the group', '28 kt', '14 kt by 2030'],
  ]
  const of = (head: string) => {
    const people = 'Our people are what the company lives by, and the office moved to the harbour in spring.'
    const page = samplePage([{ heading: 'Climate and waste' }, { table: table(head) }, { text: people }])
    const others = filler.map((text, i) => samplePage([{ heading: 'More' }, { text }], { number: i + 2 }))
    return sampleDocument([page, ...others])
  }

  it.each([['E5-3', 'Waste recycled']])('say with their head what %s asks for', (dr, label) => {
    const [found] = passages(of('Target'), dr)
    expect(found?.excerpt).toContain(label)
    expect(found?.excerpt).toContain('by 2030')
  })

  it('say nothing below another head, and nothing of actions', () => {
    for (const dr of ['E1-4', 'E5-3']) expect(passages(of('Forecast'), dr)).toEqual([])
    for (const dr of ['E1-3', 'E5-2']) expect(passages(of('Target'), dr)).toEqual([])
  })
})

describe('a passage that is shown as a value', () => {
  const shown = (heading: string, text: string): string[] =>
    analyse(report([heading, text], ['Weather', 'The summer was changeable.'], ['Outlook', 'The next fair is in May.']))
      .findings.filter(({ reason }) => reason.source === 'passage')
      .map(({ datapoint }) => datapoint)

  it('says every element that is asked for', () => {
    const method = 'We calculate our greenhouse gas emissions according to the Greenhouse Gas Protocol every year.'
    const factors = 'Greenhouse gas emissions are calculated with emission factors that DEFRA publishes.'
    expect(shown('How we calculate greenhouse gas emissions', method)).not.toContain('E1-6_15')
    expect(shown('How we calculate greenhouse gas emissions', `${method} ${factors}`)).toContain('E1-6_15')
  })

  it('is about nothing else: a survey for the materiality assessment is no dialogue in general', () => {
    const dialogue =
      'We maintain a regular dialogue with our stakeholders, above all customers and investors, in surveys and meetings.'
    const topics =
      'Stakeholder engagement served the materiality assessment, in which our stakeholders rated all material topics.'
    expect(shown('Dialogue with stakeholders', `${dialogue} Our stakeholders are engaged every year.`)).toContain(
      'SBM-2_01',
    )
    expect(shown('Dialogue with stakeholders', `${dialogue} ${topics}`)).not.toContain('SBM-2_01')
  })
})
