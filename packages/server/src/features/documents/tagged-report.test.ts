import { analyse, read } from '@esrs/engine'
import { answerSetOf, breakdownOf, freeMember, membersOf } from '@esrs/engine/esrs'
import { draftStatement, inlineReport } from '@esrs/reports'
import { expect, test } from 'vitest'
import { madeInput } from '../../../../reports/src/testing/statement.ts'

const words = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim()

type Tagged = NonNullable<ReturnType<typeof inlineReport>>['tagging']['tagged'][number]
type Value = ReturnType<typeof analyse>['findings'][number]['value']

/** What was read of a tagged fact is what the report said; a figure stands at its place as it is written. */
function expectValue(read: Value, { fact, kind, value }: Pick<Tagged, 'fact' | 'kind' | 'value'>, shown: string) {
  const { id, number } = fact
  if (kind === 'number' || (kind === 'enumeration' && number !== null)) {
    expect(read.number, id).toBe(number)
    expect(shown, id).toBe(read.writtenNumber)
  } else if (kind === 'text') expect(words(read.text), id).toContain(words(fact.value).slice(0, 300))
  else expect(read.text, id).toBe(kind === 'year' ? value : fact.value)
}

test.each([
  ['esrs-2023', 'en', 900, 10],
  ['vs-2026', 'de', 170, 20],
] as const)(
  'a report of the product in %s, uploaded elsewhere, gives back every tagged fact with its place',
  async (set, language, least, leastParts) => {
    const statement = draftStatement(madeInput({ set, language, parts: true }))
    const { xhtml, tagging } = inlineReport(statement, language)!
    const result = await read(new TextEncoder().encode(xhtml), 'report.xhtml')
    if (!result.ok) throw new Error(result.detail)
    const { document } = result
    expect(document.tagged).toHaveLength(tagging.tagged.length)
    const { text } = document.pages[0]!
    for (const fact of document.tagged!) expect(fact.start, fact.concept).not.toBeNull()
    const { findings, reportingYear } = analyse(document)
    expect(reportingYear).toBe(statement.year)
    const found = new Map(
      findings.flatMap((one) =>
        one.reason.source === 'tag' ? [[`${one.datapoint} ${one.dimension} ${one.year}`, one] as const] : [],
      ),
    )
    let same = 0
    const missing: string[] = []
    let parts = 0
    for (const { fact, kind, value } of tagging.tagged) {
      // Several answers that one list takes are read, but what stands at its one place proves only the first.
      if (answerSetOf(fact.datapoint)) continue
      const one = found.get(`${fact.datapoint} ${fact.dimension} ${fact.year}`)
      // The made statement has parts of figures that are broken down by nothing.
      const breakdown = breakdownOf(fact.datapoint)
      if (fact.dimension !== null && !(breakdown && membersOf(breakdown, fact.dimension))) continue
      if (fact.dimension !== null) parts += 1
      if (!one) {
        missing.push(`${fact.datapoint} ${fact.dimension ?? ''} ${fact.year}`)
        continue
      }
      same += 1
      expect(text.slice(one.place.start, one.place.end), fact.id).toBe(one.excerpt)
      expect(one.tier, fact.id).toBe('high')
      expectValue(one.value, { fact, kind, value }, text.slice(one.place.valueStart ?? 0, one.place.valueEnd ?? 0))
    }
    expect(missing).toEqual([])
    expect(parts).toBeGreaterThanOrEqual(leastParts)
    expect(same).toBeGreaterThan(least)
  },
)

test('members that a company wrote itself come back from its report as the same cells', async () => {
  const made = madeInput({ datapoints: 1 })
  const part = (dimension: string, number: number) => ({
    dimension,
    number,
    value: String(number),
    unit: 'm3',
    evidence: [],
  })
  const values = [
    {
      ...made.values[0]!,
      datapoint: 'E3-4_01',
      value: '70',
      number: 70,
      unit: 'm3',
      evidence: [],
      prior: null,
      language: null,
      parts: [part('~Werk Süd', 40), part('~Works North', 30)],
      isTable: true,
    },
  ]
  const statement = draftStatement({ ...made, values, applicability: new Map() })
  const { xhtml } = inlineReport(statement, 'en')!
  const result = await read(new TextEncoder().encode(xhtml), 'report.xhtml')
  if (!result.ok) throw new Error(result.detail)
  const found = analyse(result.document).findings.flatMap(({ datapoint, dimension, value, reason }) =>
    reason.source === 'tag' && datapoint === 'E3-4_01' ? [[dimension, value.number]] : [],
  )
  expect(found).toEqual([
    [null, 70],
    [freeMember('Werk Süd'), 40],
    [freeMember('Works North'), 30],
  ])
})
