import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { docxOf } from '../docx/docx.ts'
import { pdfOf } from '../pdf/pdf.ts'
import { madeInput } from '../testing/statement.ts'
import { inlineReport } from '../xbrl/inline.ts'
import { xbrlJson } from '../xbrl/oim.ts'
import { draftStatement } from './draft.ts'
import type { DraftInput } from './input.ts'

const reason = 'The meter of hall 3 was wrong'
const statement = draftStatement({
  ...madeInput({ datapoints: 0 }),
  languageOf: () => 'en',
  values: [
    {
      datapoint: 'E1-5_01',
      year: 2025,
      value: '1300',
      number: 1300,
      unit: 'MWh',
      evidence: [],
      language: null,
      decision: { status: 'corrected', by: 'Ada', at: null, source: '' },
      prior: {
        value: '1250',
        number: 1250,
        unit: 'MWh',
        year: 2024,
        evidence: [],
        restated: { value: '1199.5', number: 1199.5, unit: 'MWh', reason },
      },
      parts: [],
    },
  ],
} satisfies DraftInput)

const words = (text: string) => text.replace(/\s+/g, ' ')
const sentences = {
  en: `The figure for 2024 is restated: 1,250 MWh instead of 1,199.5 MWh, as reported then. Reason: ${reason}.`,
  de: `Die Vergleichszahl für 2024 ist angepasst: 1.250 MWh statt 1.199,5 MWh, wie damals berichtet.`,
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  let text = ''
  for (let number = 1; number <= pdf.numPages; number += 1)
    for (const item of (await (await pdf.getPage(number)).getTextContent()).items)
      if ('str' in item) text += `${item.str}${item.hasEOL ? ' ' : ''}`
  return words(text)
}

test.each(['en', 'de'] as const)(
  'the statement in %s says which comparative is restated, from what and why',
  async (at) => {
    const sentence = sentences[at]
    expect(await textOfPdf(await pdfOf(statement, at))).toContain(sentence)
    const footnotes = strFromU8(unzipSync(await docxOf(statement, at))['word/footnotes.xml']!)
    expect(words(footnotes.replace(/<[^>]+>/g, ''))).toContain(sentence)
    const report = inlineReport(statement, at)!
    const note = /<ix:footnote id="(n-f-\d+)" xml:lang="(..)">([^<]+)<\/ix:footnote>/.exec(report.xhtml)!
    expect([note[2], words(note[3]!)]).toEqual([at, sentence])
    const [, of] = /<ix:relationship fromRefs="([^"]+)" toRefs="([^"]+)">/.exec(report.xhtml)!
    const tagged = report.tagging.tagged.find(({ id }) => id === of)!
    expect([tagged.fact.id, tagged.value]).toEqual(['E1-5_01@2024', '1250'])
    const json = JSON.parse(xbrlJson(report, statement, at))
    expect(json.facts[of!].links).toEqual({ footnote: { standard: [note[1]] } })
    expect(words(json.facts[note[1]!].value)).toBe(sentence)
  },
)

test('nothing is said of comparatives that are as they were reported', () => {
  const input = madeInput({ datapoints: 60 })
  const report = inlineReport(draftStatement(input), 'en')!
  expect(report.notes).toEqual([])
  expect(report.xhtml).not.toContain('restated')
  expect(xbrlJson(report, draftStatement(input), 'en')).not.toContain('linkTypes')
})
