import { describe, expect, it } from 'vitest'
import { type SamplePart, sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { modelRequests } from '../model/requests.ts'
import type { ReadDocument } from '../reading/document.ts'
import { analyse } from './analyse.ts'
import { natureOf } from './kind.ts'

const of = (parts: (string | SamplePart)[], name = 'file.pdf') =>
  sampleDocument([samplePage(parts.map((part) => (typeof part === 'string' ? { text: part } : part)))], { name })

const OTHER: [what: string, lines: string[]][] = [
  [
    'a law',
    [
      '§ 4 Measuring. (1) Operators shall measure the energy consumption of each site; it shall not exceed 500 MWh.',
      '(2) Notwithstanding paragraph 1, an operator with 250 employees or more shall notify the authority.',
      '§ 5 Fines. A fine of EUR 50,000 shall be imposed where emissions exceed 40 t.',
    ],
  ],
  [
    'ein Gesetz',
    [
      '§ 4 Messung. (1) Betreiber haben den Energieverbrauch je Standort zu messen; er darf 500 MWh nicht übersteigen.',
      '(2) Unbeschadet des Absatz 1 haben Betreiber mit 250 Beschäftigten dies nach § 9 anzuzeigen.',
      '§ 5 Im Sinne dieses Gesetzes sind Abfälle bewegliche Sachen nach Artikel 3.',
    ],
  ],
  [
    'a licence',
    [
      'Licensor hereby grants the licensee a licence. The licensee shall not sell 100 copies or more in 2023.',
      'This licence comes without warranty. The copyright remains with the licensor and its 12 employees.',
    ],
  ],
  [
    'a story',
    [
      'Chapter 3. "Nine people had been shot," he said, and she looked at him without a word.',
      'He asked her whether the 40 employees of the mill knew. She thought of her mother and replied: "All of them."',
      'That night he told me that 12 accidents had happened there in 1987 and that his father was among the dead.',
    ],
  ],
  [
    'eine Erzählung',
    [
      '„Neun Menschen sind tot“, sagte er, und ich sah ihn lange an. Dann rief mich die Mutter.',
      'Er ging hinaus, ich dachte an die 40 Beschäftigten der Mühle und fragte ihn nach dem Unfall.',
    ],
  ],
  [
    'a cookbook',
    [
      'Preheat the oven to 180 degrees. Stir 500 g of flour and 2 teaspoons of salt into 1 l of water.',
      'Simmer the sauce for 20 minutes and serve. Energy: 640 kcal a portion. Waste nothing: the peel goes into the sauce.',
    ],
  ],
  [
    'a lesson',
    [
      'Learning objectives. After this lesson students will be able to tell Scope 1 from Scope 2 emissions.',
      'A worked example: suppose a company uses 120,000 kWh of gas. Its Scope 1 emissions are 24 t CO2e; it has 18 employees.',
      'Exercise 1. A haulier burns 95,000 litres of diesel. Calculate its emissions. Why do companies report them?',
    ],
  ],
  [
    'eine Lektion',
    [
      'Lernziele: Nach dieser Lektion können Studierende Emissionen berechnen.',
      'Rechenbeispiel: Angenommen, eine Bäckerei verbraucht 120.000 kWh Erdgas; ihre Scope-1-Emissionen betragen 24 t CO2e.',
      'Aufgabe 2: Ein Betrieb mit 250 Beschäftigten meldet einen Energieverbrauch von 1.300 MWh.',
    ],
  ],
  [
    'a paper',
    [
      'Abstract. We compare the emissions of 24 buildings. Previous studies report reductions where timber replaces concrete.',
      'Participants gave consent. Total energy consumption was 14 MWh; water consumption was 310 m3.',
      'Further research is needed. In this paper biogenic carbon was neutral.',
    ],
  ],
  [
    'a page of the news',
    [
      'By our correspondent. The steelmaker said on Tuesday that it would cut 1,200 jobs. It used 4 TWh of energy in 2024.',
      'The minister promised talks, the opposition blamed the government, and analysts expect more.',
      'The group did not comment on two fatal accidents.',
    ],
  ],
  [
    'eine Seite einer Zeitung',
    [
      'Von unserem Redakteur. Der Konzern verbrauchte 2024 rund 4,1 TWh Energie, teilte er am Dienstag mit.',
      'Einer Studie zufolge sinken die Emissionen. Der Minister versprach Gespräche, die Opposition kritisierte ihn.',
      'Die Gewerkschaft reagierte empört.',
    ],
  ],
  [
    'an advert for a job',
    [
      'Sustainability manager (m/f/d). You will collect data on energy, water and waste of our 14 sites.',
      'What we offer: 30 days of holiday and 40 hours of training a year. You bring five years of experience.',
      'Apply now with your CV and your earliest starting date.',
    ],
  ],
  [
    'a manual',
    [
      'Click Install and choose the directory. The default file is called values. Each command reads 12 files.',
      'To configure the meter, open the file and set energy to 500 kWh. The command prints total water consumption: 12 m3.',
    ],
  ],
]

const REPORTS: [what: string, parts: (string | SamplePart)[], name?: string][] = [
  ['a short note', ['In 2023 our total energy consumption was 12,345 kWh.']],
  ['a line', ['We used 12,345 kWh in 2023.']],
  [
    'a note of five lines',
    ['Energy note 2023', 'Electricity: 12,345 kWh', 'Gas: 800 kWh', 'Employees: 120', 'Accidents: 2'],
  ],
  [
    'a note of five lines that names nobody',
    [
      'Energy 2024',
      'Total energy consumption: 5,310 MWh',
      'Employees: 120',
      'Hazardous waste: 14 t',
      'Fatal accidents: 0',
    ],
  ],
  [
    'eine Notiz von drei Zeilen, die niemanden nennt',
    ['Gesamtenergieverbrauch 2024: 5.310 MWh', 'Beschäftigte: 120', 'Tödliche Unfälle: keine'],
  ],
  [
    'a letter',
    ['Hi Maria, here are the figures. Electricity: 1,144 MWh in 2024. There were two accidents on Monday. Best, Tom'],
  ],
  [
    'a data sheet',
    [
      { heading: 'Environmental data' },
      {
        table: [
          ['Metric', '2022', '2023'],
          ['Total energy consumption (MWh)', '130', '120'],
          ['Total waste generated (t)', '14', '12'],
        ],
      },
    ],
  ],
  [
    'a policy',
    [
      'Our employees shall report accidents. We expect our suppliers to do so; they must not and may not employ children.',
    ],
  ],
  ['eine Erklärung', ['Die Muster GmbH erklärt: Wir halten § 4 und § 5 ein. Unsere 120 Beschäftigten sind geschult.']],
  ['a form', ['Name of the company: Example Ltd', 'Number of employees: 120', 'Does he or she accept the policy? Yes']],
]

describe('the kind of a document', () => {
  it.each(OTHER)('%s is of no company and gives nothing', (_, lines) => {
    const document = of(lines)
    expect(natureOf(document).kind).toBe('other')
    const analysis = analyse(document, { reportingYear: 2023 })
    expect(analysis).toMatchObject({ kind: 'other', findings: [], others: [], omissions: [], reportingYear: null })
    expect(modelRequests(document, analysis)).toEqual([])
  })

  it.each(REPORTS)('%s is evidence', (_, parts, name) => {
    expect(natureOf(of(parts, name)).kind).toBe('report')
  })

  const lawful = [
    'Nordlicht Fördertechnik SE',
    'Nachhaltigkeitserklärung 2025',
    ...['E1', 'E2', 'E3', 'S1', 'S2', 'G1'].map(
      (code) =>
        `${code}: Nach Absatz 35 nicht wesentlich. Energieverbrauch 500 MWh, Wasserverbrauch 120 m³, Abfälle 12 t.`,
    ),
  ]

  it('a report of a company that names a law at every answer is evidence, and the law is none', () => {
    expect(natureOf(of(lawful)).kind).toBe('report')
    expect(natureOf(of(lawful.slice(1))).kind).toBe('other')
  })

  it('what is tagged is evidence, whatever it says', () => {
    const tagged = [{ concept: 'TotalWaterConsumption' }] as unknown as ReadDocument['tagged']
    expect(natureOf({ ...of(lawful.slice(1)), tagged: tagged! })).toMatchObject({ kind: 'report', own: true })
  })

  it('values of a short note and of a data sheet are found', () => {
    for (const [, parts] of [REPORTS[0]!, REPORTS[3]!]) {
      const { kind, findings } = analyse(of(parts))
      expect(kind).toBe('report')
      expect(findings.map(({ datapoint }) => datapoint)).toContain('E1-5_01')
    }
  })

  it('a note need not say whose figures it states', () => {
    const note = ['Energy 2024', 'Total energy consumption: 5,310 MWh', 'Gross Scope 1 emissions: 412 t CO2e']
    const findings = analyse(of(note)).findings.map(({ datapoint, value }) => `${datapoint} ${value.number}`)
    expect(findings).toEqual(['E1-5_01 5310', 'E1-6_07 412'])
    expect(analyse(of(['Der Gesamtenergieverbrauch lag 2024 bei 5310 MWh.'])).findings).toHaveLength(1)
  })

  it('running text that never speaks of its writer gives nothing and is of nobody', () => {
    const copper = [
      'Copper is a soft metal. In 2020 the world produced 24 million tonnes of it. A tonne takes 35 GJ of energy.',
      'It is found in open pits. The water consumption is of the order of 70 m3. Most of it is recycled without loss.',
      'The industry has a million employees in the world, of whom 12 percent are women, and it pays them well.',
    ]
    expect(natureOf(of(copper)).own).toBe(false)
    expect(analyse(of(copper), { reportingYear: 2020 })).toMatchObject({ kind: 'other', findings: [] })
  })

  it('a long text without a word of a company or of its figures is none of a company', () => {
    const line = 'The castle on the hill above the river was built of grey stone by people from the valley below it. '
    expect(natureOf(of([line.repeat(20)])).kind).toBe('other')
    expect(natureOf(of([line])).kind).toBe('report')
    expect(natureOf(of([line.repeat(20), 'We have 12 employees. '.repeat(4)])).kind).toBe('report')
  })

  it('the kind of a very long document is decided by a part of it', () => {
    const started = performance.now()
    expect(natureOf(of(['Our employees used 12 MWh. '.repeat(200_000)])).kind).toBe('report')
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})
