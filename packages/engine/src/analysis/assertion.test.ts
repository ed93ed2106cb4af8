import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { knowledge, listed } from '../knowledge.ts'
import { analyse } from './analyse.ts'
import { coreOf, judged } from './answering/cores.ts'
import { assertionOf } from './assertion.ts'

const signsOf = (text: string) => [...assertionOf(text).signs]

describe('what is no assertion of a company about itself', () => {
  it.each([
    ['question', 'Do you offer a confidential helpline to all employees?'],
    ['question', 'Verfügt Ihr Unternehmen über eine Richtlinie gegen Kinderarbeit'],
    ['option', '☐ All sites are covered by the management system.'],
    ['index', 'Occupational safety and accidents at work, p. 48'],
    ['instruction', 'Please enclose your policy on child labour.'],
    ['instruction', 'Beschreiben Sie, wie Beschwerden der Beschäftigten behandelt werden.'],
    ['example', 'For example: we have a hotline for all employees.'],
    ['example', 'Beispiel: Unsere Scope-1-Emissionen betrugen 300 t.'],
    ['guidance', 'A good answer names the policy and the people that it covers.'],
    ['condition', 'An independent body could be given the complaints.'],
    ['risk', 'There is a risk that complaints of employees are not followed up.'],
    ['risk', 'Fehlende Schutzmaßnahmen für Hinweisgeber schaden dem Ruf.'],
    ['intention', 'We plan to introduce a supplier code of conduct next year.'],
    ['intention', 'Ein Verhaltenskodex für Lieferanten ist geplant.'],
    ['other_company', 'Our competitors have adopted policies against deforestation.'],
    ['auditor', 'Our procedures included inquiries of employees on the policy.'],
    ['advertising', 'Discover our climate-neutral products in the shop.'],
    ['no_sentence', 'Policy against discrimination'],
  ])('%s: %s', (sign, text) => {
    expect(signsOf(text)).toContain(sign)
  })

  it.each([
    'Employees who raise a concern are protected against reprisals.',
    'Unser Verhaltenskodex für Lieferanten verbietet Kinderarbeit.',
    'All employees are paid an adequate wage.',
  ])('nothing stands against %s', (text) => {
    expect(signsOf(text)).toEqual([])
  })
})

const judge = (datapoint: string, text: string) => judged(assertionOf(text), coreOf(datapoint))

describe('a denial', () => {
  it.each([
    ['E1-7_21', 'None of our products is advertised as climate neutral.', true],
    ['E1-7_03', 'Emissions that do not go away by themselves are offset with carbon credits.', false],
    ['E1-7_03', 'Emissionen, die sich nicht vermeiden lassen, werden mit Zertifikaten kompensiert.', false],
    ['S1-3_05', 'A grievance mechanism for employees does not exist.', true],
    ['S1-3_05', 'Ein Beschwerdeverfahren für Beschäftigte besteht noch nicht.', true],
    ['S1-10_01', 'Nicht alle Beschäftigten erhalten einen angemessenen Lohn.', true],
    ['S1-1_10', 'Our code of conduct does not tolerate discrimination.', false],
  ])('of %s is read in its own clause: %s', (datapoint, text, denied) => {
    expect(judge(datapoint, text).denied).toBe(denied)
  })

  it('is no answer where no row says so', () => {
    expect(judge('S2-3_11', 'Complaints of suppliers are not treated confidentially.').gates).toContain('denied')
  })

  it('of some withholds the answer about all others', () => {
    expect(judge('G1-1_09', 'Only our farm in the north follows an animal welfare policy.').gates).toContain('part')
  })
})

describe('how a sentence is built', () => {
  it.each([
    ['S1-1_10', 'Die Gruppe toleriert keine Form von Diskriminierung.', []],
    ['G1-5_10', 'Die Muster AG ist im Lobbyregister eingetragen.', []],
    [
      'E1-4_01',
      'Wir haben uns das Ziel gesetzt, unsere CO2-Emissionen bis 2035 um mindestens 45 Prozent zu senken.',
      [],
    ],
    ['S1-1_10', 'Alle sind geschützt: Diskriminierung von Kolleg:innen wird nicht toleriert.', []],
    [
      'BP-1_02',
      'Der nicht-finanzielle Konsolidierungskreis entspricht dem Konsolidierungskreis des Konzernabschlusses.',
      [],
    ],
    ['S1-3_05', 'Verstöße gegen Menschenrechte können unsere Mitarbeitenden über das Hinweisgebersystem melden.', []],
    ['S1-3_09', 'Der Konzern schützt Hinweisgebende vor Repressalien, die sie erleiden könnten.', []],
    ['S1-1_10', 'This policy forbids discrimination at all of our sites.', []],
    ['S1-1_10', 'This forbids any discrimination.', ['terms']],
    ['BP-1_01', 'This report covers the entire group and its subsidiaries.', []],
    ['S1-1_22', 'We offer training courses to enable our employees to acquire new skills.', []],
    ['S1-1_22', 'A training programme helps to enable employee representatives to build skills.', ['people']],
    ['S1-3_05', 'Our employees have the opportunity to report discrimination to the ombudsperson.', []],
  ] as const)('%s: %s', (datapoint, text, gates) => {
    const assertion = assertionOf(text)
    const found = judged(assertion, coreOf(datapoint)).gates
    expect(assertion.signs.has('pointing') ? [...found, 'terms'] : found).toEqual(gates)
  })

  it('lets what follows a relative clause deny what stands before it, and findings what they find', () => {
    expect(judge('G1-1_09', 'A policy that protects animal welfare does not exist.').denied).toBe(true)
    const near = 'Our analyses have shown that none of our sites is located near protected areas.'
    expect(judge('E4.IRO-1_14', near)).toEqual({ gates: [], denied: true })
  })
})

describe('what stands around a sentence', () => {
  const core = coreOf('S1-1_22')
  const training = assertionOf('We offer a wide range of training courses that build skills.')

  it('may say whom it is about', () => {
    expect(judged(training, core).gates).toEqual(['terms'])
    expect(judged(training, core, 'our employees | ').gates).toEqual([])
  })

  it('lets suppliers stand beside the people who are asked about, and not in their place', () => {
    const own = 'Employees and suppliers can submit complaints about working conditions to our hotline.'
    const others = 'Employees of our suppliers can submit complaints about working conditions to our hotline.'
    expect(judge('S1-3_05', own).gates).toEqual([])
    expect(judge('S1-3_05', others).gates).toContain('people')
  })
})

describe('the core terms', () => {
  it('have to be said by the assertion itself and about the people asked about', () => {
    expect(judge('S1-3_05', 'Employees may turn to their managers at any time.').gates).toEqual(['terms'])
    expect(judge('S1-3_05', 'Our grievance mechanism is open to the employees of our suppliers.').gates).toEqual([
      'people',
    ])
    expect(judge('S2-3_12', 'Suppliers can report concerns anonymously.').gates).toEqual([])
  })

  it('do not count below a condition or a purpose', () => {
    const { gates } = judge('S2-1_06', 'We talk to partners in order to agree on a supplier code of conduct.')
    expect(gates).toContain('purpose')
  })

  it('are known for datapoints of the standard by terms that exist', () => {
    for (const { datapoint, tolerates } of knowledge<'datapoint' | 'tolerates'>('cores')) {
      expect(coreOf(datapoint)?.slots.length, datapoint).toBeGreaterThan(0)
      for (const sign of listed(tolerates))
        expect(['duty', 'intention', 'part', 'purpose', 'risk'], `${datapoint} ${sign}`).toContain(sign)
    }
    const answers = new Set(knowledge<'datapoint' | 'kind'>('answers').map(({ datapoint }) => datapoint))
    const choices = ['S1-1_11', 'S1-2_02', 'S4-2_02', 'S3-2_02', 'VS_B1_01']
    expect([...answers].filter((id) => !coreOf(id))).toEqual(choices)
  })
})

const lines = (...texts: string[]) =>
  analyse(
    sampleDocument([
      samplePage([{ heading: 'Sustainability report 2024' }, ...texts.map((text) => ({ text }))], { number: 1 }),
    ]),
    { reportingYear: 2024 },
  )
const told = (analysis: ReturnType<typeof analyse>) =>
  analysis.findings.filter(({ role }) => role === 'actual').map(({ datapoint, value }) => `${datapoint} ${value.text}`)

describe('an analysis', () => {
  it('takes no question, guidance, risk or competitor for a fact', () => {
    const analysis = lines(
      'Does every employee have access to a grievance mechanism?',
      'For example: our gross Scope 1 GHG emissions were 7,300 tCO2e in 2024.',
      'Your answer should name a supplier code of conduct.',
      'Our peers emitted 61,000 tCO2e of Scope 1 emissions in 2024.',
      'Poor protection of whistleblowers can harm our reputation.',
    )
    expect(told(analysis)).toEqual([])
    expect(analysis.leads.length).toBeGreaterThan(0)
    for (const { reason } of analysis.leads) expect(reason.gates?.length).toBeGreaterThan(0)
  })

  it.each([
    ['Do you have a grievance mechanism for employees? ☒ Yes ☐ No', 'S1-3_05 yes'],
    ['Do you have a grievance mechanism for employees? Yes ( ) No (x)', 'S1-3_05 no'],
    ['Haben Sie einen Verhaltenskodex für Lieferanten? ○ Ja ● Nein', 'S2-1_06 no'],
    ['[x] We have a supplier code of conduct', 'S2-1_06 yes'],
    ['Is there a supplier code of conduct? No', 'S2-1_06 no'],
  ])('reads what is ticked: %s', (text, answer) => {
    expect(told(lines(text))).toEqual([answer])
  })

  it('takes nothing from a box that is left open', () => {
    expect(told(lines('[ ] We have a supplier code of conduct'))).toEqual([])
  })

  it('takes nothing from the running text of a form without answers', () => {
    const analysis = lines(
      'Do you measure your energy consumption?',
      'Please state the total energy consumption in MWh.',
      'Which of your sites have a management system?',
      'Describe your policy on deforestation.',
      'Gross Scope 1 GHG emissions in 2024 tonnes of CO2 equivalent, 5,000 tCO2e.',
    )
    expect(told(analysis)).toEqual([])
  })

  it('lets the answer of a form name the option, not its label', () => {
    const sheet = samplePage(
      [
        {
          table: [
            ['Basis of the report', ''],
            ['Basis of reporting (consolidated or individual)', 'individual'],
            ['Is there a supplier code of conduct?', 'No'],
            ['Are you active in controversial weapons?', 'Yes'],
          ],
        },
      ],
      { kind: 'sheet', name: 'Report 2024' },
    )
    const found = told(analyse(sampleDocument([sheet])))
    expect(found).toContain('BP-1_01 individual')
    expect(found).toContain('S2-1_06 no')
  })

  it('asks nothing of several figures without a head', () => {
    const page = samplePage([
      { heading: 'Report' },
      { table: [['Gross Scope 1 GHG emissions (tCO2e)', '810', '790', '760']] },
    ])
    expect(told(analyse(sampleDocument([page]), { reportingYear: 2024 }))).toEqual([])
  })

  it('does not decide how emissions of purchased energy were counted', () => {
    const table = [
      ['Emissions in tCO2e', '2024'],
      ['Scope 1', '810'],
      ['Scope 2', '190'],
    ]
    const analysis = analyse(sampleDocument([samplePage([{ heading: 'Climate' }, { table }])]))
    expect(told(analysis).filter((one) => one.endsWith(' 190'))).toEqual([])
    const open = analysis.leads.filter(({ reason }) => reason.gates?.includes('method'))
    expect(open.map(({ value }) => value.text)).toEqual(['190', '190'])
  })
})
