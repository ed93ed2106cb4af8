import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import { madeInput } from '../testing/statement.ts'
import { inlineReport } from '../xbrl/inline.ts'
import { xbrlJson } from '../xbrl/oim.ts'
import { reportPackage } from '../xbrl/package.ts'
import { evidenceTables } from './annex.ts'
import { citedDocuments } from './cited.ts'

const statement = draftStatement(madeInput({ datapoints: 60, parts: true }))

test('each value stands in the annex with its source and who decided', () => {
  const [values, documents, leftOut, tags] = evidenceTables(statement, 'de')
  const gaps = statement.chapters.flatMap(({ requirements }) =>
    requirements.flatMap(({ blocks }) => blocks.flatMap(({ type, datapoints }) => (type === 'gap' ? datapoints : []))),
  )
  expect(leftOut!.rows.map(([id]) => id)).toEqual(expect.arrayContaining(gaps))
  // Every fact is named once, with its concept or with why it has none, and every element without a value.
  const { without } = inlineReport(statement, 'en')!
  expect(tags!.rows).toHaveLength(statement.facts.length + without.length)
  for (const [, , , concept, , reason] of tags!.rows) expect(Boolean(concept) !== Boolean(reason)).toBe(true)
  expect(values.rows.length).toBe(statement.facts.length)
  for (const row of values.rows) expect(row.length).toBe(values.columns.length)
  expect(values.rows[0]).toEqual(expect.arrayContaining(['made-up-report.pdf', 'angenommen', 'Ada Beispiel']))
  const answers = statement.facts.flatMap(({ value }, row) => (value === 'yes' ? [values.rows[row]![5]] : []))
  expect(new Set(answers)).toEqual(new Set(['ja']))
  expect(documents.rows).toEqual([
    ['made-up-report.pdf', 'ab'.repeat(32), { number: statement.facts.length, plain: true }],
  ])
  expect(citedDocuments(statement)).toHaveLength(1)
})

test('the same facts stand in the JSON and in the page', () => {
  const report = inlineReport(statement, 'en')!
  const { facts } = JSON.parse(xbrlJson(report, statement, 'en'))
  expect(Object.keys(facts)).toEqual([...report.tagging.tagged, ...report.without].map(({ id }) => id))
  for (const one of report.tagging.tagged) {
    expect(facts[one.id].dimensions.concept).toBe(one.concept)
    if (one.kind === 'enumeration') expect(facts[one.id].value).toBe(one.value!.replace(/^.*#/, 'esrs:'))
    else if (one.kind !== 'text') expect(facts[one.id].value).toBe(one.value)
    else expect(facts[one.id].value.length).toBeGreaterThan(0)
  }
})

test('a report package holds the page below one folder', () => {
  const names = Object.keys(unzipSync(reportPackage(statement, 'en')!))
  expect(names).toEqual([
    'erdachte-werke-ag-2025-en-draft/META-INF/reportPackage.json',
    'erdachte-werke-ag-2025-en-draft/reports/erdachte-werke-ag-2025-en-draft.xhtml',
  ])
})
