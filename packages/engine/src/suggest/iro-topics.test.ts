import { describe, expect, it } from 'vitest'
import { type CompanyFacts, type Language, loadCatalogue, type StandardSet, unknownCompany } from '../esrs/index.ts'
import { assessTopics, calledNotMaterial, type MaterialStatement, type NotMaterialStatement } from './iro-topics.ts'

interface Given {
  set?: StandardSet
  language?: Language
  industry?: CompanyFacts['industry']
  material?: ReadonlySet<string>
  passages?: Record<string, string>
  notMaterial?: NotMaterialStatement[]
  calledMaterial?: MaterialStatement[]
  decided?: Record<string, boolean>
}

const assess = ({ set, language, industry = null, material, passages = {}, decided = {}, ...stated }: Given) =>
  assessTopics({
    catalogue: loadCatalogue(set, language),
    company: { ...unknownCompany(2026), industry, material: material ?? null },
    values: new Map(
      Object.entries(passages).map(([id, value]) => {
        const evidence = [{ documentId: 'd', filename: 'report.pdf', page: 4, excerpt: value }]
        return [id, { value, number: null, unit: null, year: 2026, evidence }]
      }),
    ),
    notMaterial: stated.notMaterial ?? [],
    calledMaterial: stated.calledMaterial ?? [],
    decided: new Map(Object.entries(decided)),
  })
const topic = (given: Given, code: string) => assess(given).find((one) => one.code === code)!

const statement: NotMaterialStatement = {
  subject: 'E3',
  kind: 'not_material',
  evidence: { documentId: 'd', filename: 'report.pdf', page: 9, text: 'Water is not material.' },
}

describe('assessTopics', () => {
  it('proposes nothing without documents and industry', () => {
    const all = assess({})
    expect(all.map(({ code }) => code)).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'])
    for (const { material, level, subTopics } of all) expect([material, level, subTopics]).toEqual([null, null, []])
  })

  it('gives the level of the industry and of each sub-topic, with reasons', () => {
    const e1 = topic({ industry: 'finance' }, 'E1')
    expect(e1).toMatchObject({
      title: 'Climate change',
      level: 'likely',
      material: null,
      reason:
        'The documents do not say whether the topic is material. Probably material in finance. Documents and industry alone are not enough for a proposal.',
      subTopics: [
        { code: 'E1.1', level: 'possible' },
        { code: 'E1.2', title: 'Climate change mitigation', level: 'likely' },
        { code: 'E1.3', level: 'unlikely' },
      ],
    })
    const ofWorkforce = (set: 'esrs-2023' | 'esrs-2026') =>
      topic({ industry: 'finance', set }, 'S1').subTopics.map(({ title }) => title)
    expect(ofWorkforce('esrs-2023')).not.toContain('Health and safety')
    expect(ofWorkforce('esrs-2026')).toContain('Health and safety')
    expect(topic({ industry: 'finance', set: 'esrs-2026' }, 'E1').subTopics.map(({ code }) => code)).toEqual([
      'E1.2',
      'E1.1',
      'E1.3',
    ])
  })

  it('believes a document that says a topic is not material, and shows where', () => {
    expect(topic({ industry: 'energy', notMaterial: [statement] }, 'E3')).toMatchObject({
      material: false,
      reason: 'The document report.pdf says that the topic is not material.',
      evidence: [{ page: 9, text: 'Water is not material.' }],
    })
    const reason = topic({ passages: { 'IRO-2_06': 'We have no sites near nature.' } }, 'E4')
    expect(reason).toMatchObject({ material: false, evidence: [{ page: 4 }] })
    expect(topic({ notMaterial: [{ ...statement, kind: 'omitted' }] }, 'E3').material).toBeNull()
    expect(topic({ notMaterial: [{ ...statement, subject: 'E3-4' }] }, 'E3').material).toBeNull()
  })

  it('lets people win over documents', () => {
    expect(topic({ notMaterial: [statement], decided: { E3: true } }, 'E3').material).toBe(true)
    expect(topic({ decided: { E3: false } }, 'E3').material).toBe(false)
    expect(topic({ material: new Set(['E1']) }, 'E3').material).toBe(false)
    expect(topic({ material: new Set(['E3']), notMaterial: [statement] }, 'E3').material).toBe(false)
  })

  it.each<[string, string, boolean | null]>([
    ['names it', 'Our material impacts concern climate change and waste.', true],
    ['names it in German', 'Wesentlich sind für uns der Klimawandel und die Abfälle.', true],
    ['denies it', 'Climate change is not material for us.', null],
    ['finds nothing material', 'The climate analysis found no material risks.', null],
    ['says nothing of materiality', 'Climate change concerns us all.', null],
    ['is on how it was assessed', 'We set a materiality threshold for climate risks.', null],
    ['names another topic', 'Corruption is material for us.', null],
  ])('reads a passage on material impacts that %s', (_, passage, expected) => {
    expect(topic({ passages: { 'SBM-3_01': passage } }, 'E1').material).toBe(expected)
  })

  it('takes reporting for a sign only in an industry in which the topic is probably material', () => {
    const passages = { 'S1-1_03': 'We respect rights.', 'S1-2_01': 'We listen.', 'S1-3_02': 'We have a channel.' }
    expect(topic({ industry: 'technology', passages }, 'S1').material).toBe(true)
    expect(topic({ passages }, 'S1').material).toBeNull()
    const { 'S1-1_03': _, ...two } = passages
    expect(topic({ industry: 'technology', passages: two }, 'S1').material).toBeNull()
  })

  it('shows of what is reported first the words that name the topic', () => {
    const passages = { 'S1-1_03': 'We respect rights.', 'S1-2_01': 'Our employees are heard.', 'S1-3_02': 'We listen.' }
    expect(topic({ passages }, 'S1').evidence.map(({ text }) => text)).toEqual([
      'Our employees are heard.',
      'We respect rights.',
    ])
  })

  it('shows what is no sentence only where there is none', () => {
    const box = 'Goal\nLess waste\nWaste and recycling'
    const quoted = (passages: Given['passages']) => topic({ passages }, 'E5').evidence.map(({ text }) => text)
    expect(quoted({ 'E5-3_07': box })).toEqual([box])
    expect(quoted({ 'E5-3_07': box, 'E5-5_12': 'Most of it was scrap metal.' })).toEqual([
      'Most of it was scrap metal.',
    ])
    expect(quoted({ 'E5-3_07': box, 'E5-5_13': 'The waste holds “copper.”' })).toEqual(['The waste holds “copper.”'])
  })

  it('takes a topic that a document calls material for material, unless it is denied or a person says otherwise', () => {
    const evidence = { documentId: 'd', filename: 'report.pdf', page: 9, text: 'Water is material.' }
    const calledMaterial = [{ subject: 'E3', evidence }]
    expect(topic({ calledMaterial, passages: { 'SBM-3_01': 'Water is material for us.' } }, 'E3')).toMatchObject({
      material: true,
      reason: 'The document report.pdf says that the topic is material.',
      evidence: [evidence],
    })
    expect(topic({ calledMaterial, language: 'de' }, 'E3').reason).toBe('Laut report.pdf ist das Thema wesentlich.')
    expect(topic({ calledMaterial }, 'E2').material).toBeNull()
    expect(topic({ calledMaterial, notMaterial: [statement] }, 'E3').material).toBe(false)
    expect(topic({ calledMaterial, decided: { E3: false } }, 'E3').material).toBe(false)
  })

  it('shows the same words once', () => {
    const text = 'Our employees are heard.'
    const passages = {
      'S1-1_03': text,
      'S1-2_01': `${text} Twice a year they are asked.`,
      'S1-3_02': 'Employees can report.',
    }
    expect(topic({ passages }, 'S1').evidence.map(({ text }) => text)).toEqual([text, 'Employees can report.'])
  })

  it('speaks German', () => {
    expect(topic({ industry: 'technology', language: 'de', passages: { 'E2-1_01': 'Wir …' } }, 'E2').reason).toBe(
      'Das Unternehmen berichtet zu einem Datenpunkt des Themas; eine Aussage, ob es wesentlich ist, wurde nicht gefunden. In der Branche Technologie ist das Thema möglicherweise wesentlich. Dokumente und Branche allein reichen für einen Vorschlag nicht aus.',
    )
    expect(topic({ language: 'de' }, 'E2').reason).toBe(
      'Die Dokumente sagen nicht, ob das Thema wesentlich ist. Aus ihnen folgt kein Vorschlag.',
    )
    expect(topic({ language: 'de', notMaterial: [statement] }, 'E3').reason).toBe(
      'Laut report.pdf ist das Thema nicht wesentlich.',
    )
  })
})

describe('calledNotMaterial', () => {
  it.each([
    ['E3', 'Water is not material.', true],
    ['E3', 'ESRS E3 Water para. 9 Not material', false],
    ['E5-5', 'Resource outflows are not material.', true],
    ['E1-7', 'ESRS E1-7 GHG removals and carbon credits para. 56 Not material for us', true],
    ['E1-7', 'ESRS E1-7 Removals para. 57 Not material', false],
    ['E1-7', 'ESRS E1-7 Removals para. 56 (a) Not material', false],
    ['E1-7', 'ESRS E1-7 Removals paragraph 56 – 61 Not material', false],
    ['E5-5', 'ESRS E5-5 Abfälle Absatz 37 Buchstabe d nicht wesentlich', false],
    ['E1-7_03', 'ESRS E1-7 Removals para. 58 Not material', false],
  ])('knows topics and disclosure requirements of which a row is on the whole: %s, %s', (subject, text, expected) => {
    const evidence = { documentId: 'd', filename: 'report.pdf', page: 9, text }
    const called = calledNotMaterial([{ subject, kind: 'not_material', evidence }], loadCatalogue())
    expect([...called]).toEqual(expected ? [subject] : [])
  })
})
