import { expect, test } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import { madeInput } from '../testing/statement.ts'
import { taxonomyPreview } from './preview.ts'

test('a preview says that it is one, and has every fact with the names of the draft', () => {
  const statement = draftStatement(madeInput({ set: 'esrs-2026', datapoints: 40 }))
  const text = taxonomyPreview(statement, 'en')
  const { preview, facts, documentInfo } = JSON.parse(text)
  expect(preview).toMatch(/not final/)
  expect(documentInfo).toBeUndefined()
  expect(facts.map(({ datapoint }: { datapoint: string }) => datapoint)).toEqual(
    statement.facts.map(({ datapoint }) => datapoint),
  )
  for (const { draft_concepts } of facts) expect(draft_concepts.length).toBeGreaterThan(0)
  expect(taxonomyPreview(statement, 'en')).toBe(text)
})
