import { type contract, Datapoint, Document, DocumentPage } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import type { MockGroup } from './call.ts'
import { pdfOf } from './pdf.ts'
import { createDatapoints, createDocuments, inLanguage, pagesOf } from './samples.ts'

const datapoints = createDatapoints()
const evidence = datapoints.flatMap((datapoint) => datapoint.evidence)
const pageOf = (id: string, number: number) => pagesOf(id).find((page) => page.number === number)

describe('the sample company', () => {
  it('fits the contract in both languages', () => {
    for (const datapoint of datapoints) {
      Datapoint.parse(inLanguage(datapoint, 'en'))
      Datapoint.parse(inLanguage(datapoint, 'de'))
    }
    for (const document of createDocuments()) {
      Document.parse(document)
      for (const page of pagesOf(document.id)) DocumentPage.parse(page)
    }
  })

  it('shows no value without its passage, and each passage stands on its page', () => {
    expect(evidence.length).toBeGreaterThan(30)
    expect(datapoints.filter(({ value, evidence: shown }) => (value !== null) !== shown.length > 0)).toEqual([])
    for (const { document_id, page, excerpt } of evidence) expect(pageOf(document_id, page)?.text).toContain(excerpt)
  })

  it('marks the value inside the passage', () => {
    for (const { value_at, excerpt, written } of evidence) {
      if (value_at) expect(written.startsWith(excerpt.slice(value_at.start, value_at.end))).toBe(true)
    }
  })

  it('holds what a page has to cope with', () => {
    const documents = createDocuments()
    expect(documents.some(({ hasProcessingError }) => hasProcessingError)).toBe(true)
    expect(documents.some(({ stage }) => stage === 'analysing')).toBe(true)
    expect(evidence.some(({ checks }) => checks.some(({ passed }) => !passed))).toBe(true)
    expect(evidence.some(({ cell }) => cell !== null)).toBe(true)
    expect(datapoints.some(({ evidence: shown }) => shown.length > 1)).toBe(true)
    expect(new Set(datapoints.map(({ status }) => status))).toEqual(
      new Set(['missing', 'proposed', 'accepted', 'corrected']),
    )
  })
})

it('does not compile with a call that has no answer', () => {
  // @ts-expect-error `version` and `ready` are missing.
  const calls: MockGroup<typeof contract.operations> = { live: () => ({ status: 'ok' }) }
  expect(calls).toBeTruthy()
})

it('a PDF of the samples opens, with the value at the place that its box says', async () => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const proof = evidence.find(({ written, value_box }) => written.startsWith('5,218') && value_box)!
  const pages = pagesOf(proof.document_id)
  const pdf = await getDocument({ data: await pdfOf(pages), useSystemFonts: true }).promise
  expect(pdf.numPages).toBe(pages.length)
  const { items } = await (await pdf.getPage(proof.page)).getTextContent()
  const item = items.find((candidate) => 'str' in candidate && candidate.str === '5,218')
  const box = proof.value_box
  if (!item || !('transform' in item) || !box) throw new Error('The value is not on the page')
  expect(item.transform[4]).toBeCloseTo(box.x, 1)
  const baseline = 842 - item.transform[5]
  expect(baseline).toBeGreaterThan(box.y)
  expect(baseline).toBeLessThan(box.y + box.height)
})
