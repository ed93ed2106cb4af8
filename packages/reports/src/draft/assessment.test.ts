import { Statement, type StatementBlock, type StatementLanguage } from '@esrs/contract'
import type { StandardSet } from '@esrs/engine/esrs'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { docxOf } from '../docx/docx.ts'
import { layOut } from '../layout/layout.ts'
import { wordsOf } from '../layout/plain.ts'
import { pdfOf } from '../pdf/pdf.ts'
import { madeAssessment } from '../testing/assessment.ts'
import { madeInput } from '../testing/statement.ts'
import { inlineReport } from '../xbrl/inline.ts'
import { draftStatement } from './draft.ts'

const drafted = (set: StandardSet, assessment = madeAssessment()) =>
  draftStatement({ ...madeInput({ set, datapoints: 0 }), assessment })

const blocksOf = ({ chapters }: Statement, code: string): readonly StatementBlock[] =>
  chapters.flatMap(({ requirements }) => requirements).find((one) => one.code === code)?.blocks ?? []

const told = (statement: Statement, code: string, language: StatementLanguage): string =>
  blocksOf(statement, code)
    .flatMap((block) => (block.type === 'text' ? [wordsOf(block.texts[language] ?? [], new Map(), language)] : []))
    .join('\n')

const gapsOf = (statement: Statement, code: string) =>
  blocksOf(statement, code).flatMap((block) => (block.type === 'gap' ? block.datapoints : []))

describe('what a statement tells of the signed assessment', () => {
  test.each([
    ['esrs-2023', 'IRO-1', 'IRO-2', 'SBM-3', 'SBM-3'],
    ['esrs-2026', 'IRO-1', 'IRO-2', 'IRO-2', 'SBM-3'],
    ['vs-2026', 'B.own', 'B.own', 'B.own', 'B.own'],
  ] as const)(
    '%s: process in %s, results in %s, entries in %s, value chain in %s',
    (set, process, results, entries, chain) => {
      const statement = drafted(set)
      expect(Statement.parse(statement)).toEqual(statement)
      expect(told(statement, process, 'en')).toContain(
        '3 people gave points to 12 impacts, risks and opportunities, from 1 to 5',
      )
      expect(told(statement, process, 'de')).toContain('ab 3,5 wegen seiner Auswirkungen')
      expect(told(statement, process, 'en')).toContain('Of 6 topics 3 are material; on 1 the decision differs')
      expect(told(statement, process, 'en')).toContain(
        '1 June 2025 | Impact: material from: 4 → 3.5. | The bounds lay too high.',
      )
      expect(told(statement, process, 'en')).toContain(
        'Works council | Workshop | 2 May 2025 | 9 | Safety comes first.',
      )
      expect(told(statement, process, 'de')).toContain('S1 | Auswirkung | Arbeitnehmer | 40 | 4,25 | 2 – 5')
      expect(told(statement, results, 'en')).toContain(
        'E1 Topic E1 | 2.10 | – | not material | Two offices without a boiler. It could become material: Once a site is heated with gas.',
      )
      expect(told(statement, results, 'de')).toContain(
        'S2 Thema S2 | 4,50 | 4,50 | nicht wesentlich | No supplier is left in that country. Die Entscheidung weicht von der Formel ab.',
      )
      expect(told(statement, entries, 'en')).toContain(
        'Accidents at presses: Hands and backs. | S1 | Impact, negative, actual',
      )
      expect(told(statement, chain, 'de')).toContain('Eigene Tätigkeiten | Kurzfristig')
      expect(told(statement, set === 'esrs-2026' ? 'IRO-2' : chain, 'de')).toContain('X1 Thema X1 | – | wesentlich')
      expect(blocksOf(statement, process).filter(({ type }) => type === 'matrix')).toHaveLength(1)
      expect(told(statement, process, 'en').includes('voluntary standard asks for no assessment')).toBe(
        set === 'vs-2026',
      )
    },
  )

  test('without a signed version there is none of it, and its datapoints are gaps', () => {
    const statement = draftStatement(madeInput({ datapoints: 0 }))
    expect(blocksOf(statement, 'IRO-1').map(({ type }) => type)).toEqual(['gap'])
    const open = gapsOf(statement, 'IRO-1')
    expect(open).toContain('IRO-1_01')
    // Only datapoints that the assessment answers are no gaps any more.
    const answered = open.filter((id) => !gapsOf(drafted('esrs-2023'), 'IRO-1').includes(id))
    expect(answered).toEqual(['IRO-1_01', 'IRO-1_05', 'IRO-1_06', 'IRO-1_09'])
  })

  test('reasons in the other language say so, and give way to what was written on the topic in this one', () => {
    const at = '2026-03-02T09:00:00.000Z'
    const text = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Nur Küchen.' }] }]
    const statement = draftStatement({
      ...madeInput({ datapoints: 0 }),
      assessment: madeAssessment(),
      languageOf: () => 'en',
      texts: [{ block: 'E3.explanation', language: 'de', text, at }],
    })
    const [german, english] = [told(statement, 'IRO-2', 'de'), told(statement, 'IRO-2', 'en')]
    expect(german).toContain('E3 Thema E3 | 1,25 | 2,00 | nicht wesentlich | Nur Küchen.')
    expect(german).toContain(
      '(auf Englisch verfasst) Two offices without a boiler. (auf Englisch verfasst) Wesentlich könnte es werden: Once',
    )
    // An issued file is in one language.
    const issued = { ...statement, issue: { number: 1, at, by: 'Ada' } }
    const printed = JSON.stringify(layOut(issued, 'de').nodes)
    expect(printed).not.toMatch(/verfasst|Two offices|Safety comes first/)
    expect(printed).toContain('Nur Küchen.')
    expect(german).toMatch(/X1 Thema X1 [|] 4,00 [|] – [|] wesentlich [|] ?$/m)
    expect(english).toContain('| Water is used in kitchens only.')
    expect(english).not.toContain('written in')
    expect(told(statement, 'IRO-1', 'de')).toContain('(auf Englisch verfasst) Safety comes first.')
  })

  test('a name too short to tell its language is in that of the words beside it, and an issued file leaves its row to the other language', () => {
    const assessment = madeAssessment()
    const [entry] = assessment.entries
    const same = (words: string) => ({ en: words, de: words })
    const own = {
      ...entry!,
      title: same('Corruption in tenders'),
      description: same('A fifth of sales is at risk of it.'),
    }
    const statement = draftStatement({
      ...madeInput({ datapoints: 1 }),
      assessment: { ...assessment, entries: [entry!, own] },
      languageOf: (words) => (words.startsWith('A fifth') ? 'en' : null),
    })
    const issued = { ...statement, issue: { number: 1, at: statement.made_at, by: 'Ada' } }
    const says = (one: typeof statement, language: StatementLanguage, words: string) =>
      JSON.stringify(layOut({ ...one, issue: issued.issue }, language).nodes).includes(words)
    expect(says(statement, 'en', 'Corruption in tenders')).toBe(true)
    expect(says(statement, 'de', 'Corruption')).toBe(false)
    expect(says(statement, 'de', 'Unfälle an Pressen')).toBe(true)
    const alone = draftStatement({
      ...madeInput({ datapoints: 1 }),
      assessment: { ...assessment, entries: [own] },
      languageOf: (words) => (words.startsWith('A fifth') ? 'en' : null),
    })
    // A head without a row says nothing.
    expect(says(statement, 'de', '"Zeithorizont"')).toBe(true)
    expect(says(alone, 'de', '"Zeithorizont"')).toBe(false)
  })

  test('a text that somebody rewrote stays, with an assessment and without', () => {
    const at = '2026-03-02T09:00:00.000Z'
    const text = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'In our own words.' }] }]
    const texts = [{ block: 'IRO-1.assessment-process', language: 'en' as const, text, at }]
    for (const assessment of [madeAssessment(), undefined]) {
      const statement = draftStatement({ ...madeInput({ datapoints: 0 }), assessment, texts })
      expect(told(statement, 'IRO-1', 'en')).toMatch(/^In our own words\./)
    }
  })
})

describe('the matrix', () => {
  const statement = drafted('esrs-2023')
  const pictureIn = (language: StatementLanguage) =>
    layOut(statement, language).nodes.find((node) => node.kind === 'picture')!

  test('is drawn without a browser, the same each time, and says in words what it shows', () => {
    const { svg, alt } = pictureIn('en')
    expect(svg).toBe(pictureIn('en').svg)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 620 440"/)
    for (const code of ['E1', 'E3', 'E5', 'S1', 'S2', 'X1']) expect(svg).toContain(`>${code}</text>`)
    expect(svg).not.toMatch(/<style|class=|ecmeta/)
    expect(alt).toContain('E1: impact 2.1, financial –, not material.')
    expect(pictureIn('de').svg).toContain('Finanzielle Wesentlichkeit')
  })

  test('no mark lies on another', () => {
    const places = [...pictureIn('en').svg.matchAll(/transform="matrix\(16,0,0,10,([\d.]+),([\d.]+)\)"/g)]
    const marks = places.map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(marks).toHaveLength(6)
    for (const [index, [x = 0, y = 0]] of marks.entries())
      for (const [a = 0, b = 0] of marks.slice(index + 1))
        expect(Math.abs(x - a) >= 32 || Math.abs(y - b) >= 20).toBe(true)
  })

  test('stands in every file', async () => {
    const { alt } = pictureIn('en')
    expect(Buffer.from(await pdfOf(statement, 'en')).toString('latin1')).toMatch(/^%PDF/)
    expect(inlineReport(statement, 'en')!.xhtml).toContain(`alt="${alt}"`)
    const files = unzipSync(await docxOf(statement, 'en'))
    expect(Object.keys(files).filter((name) => /^word\/media\/.*\.(?:svg|png)$/.test(name))).toHaveLength(2)
    expect(strFromU8(files['word/document.xml'] as Uint8Array)).toContain('Matrix of double materiality.')
  })
})
