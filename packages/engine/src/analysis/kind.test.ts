import { describe, expect, it } from 'vitest'
import { type Part, sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { modelRequests } from '../model/requests.ts'
import { analyse } from './analyse.ts'
import { natureOf } from './kind.ts'

const of = (parts: (string | Part)[], name = 'file.pdf') =>
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
    'a manual',
    [
      'Click Install and choose the directory. The default file is called values. Each command reads 12 files.',
      'To configure the meter, open the file and set energy to 500 kWh. The command prints total water consumption: 12 m3.',
    ],
  ],
]

const REPORTS: [what: string, parts: (string | Part)[], name?: string][] = [
  ['a short note', ['In 2023 our total energy consumption was 12,345 kWh.']],
  ['a line', ['We used 12,345 kWh in 2023.']],
  [
    'a note of five lines',
    ['Energy note 2023', 'Electricity: 12,345 kWh', 'Gas: 800 kWh', 'Employees: 120', 'Accidents: 2'],
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

  it('values of a short note and of a data sheet are found', () => {
    for (const [, parts] of [REPORTS[0]!, REPORTS[3]!]) {
      const { kind, findings } = analyse(of(parts))
      expect(kind).toBe('report')
      expect(findings.map(({ datapoint }) => datapoint)).toContain('E1-5_01')
    }
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
