import { describe, expect, it } from 'vitest'
import type { Page } from '../reading/document.ts'
import { read } from '../reading/read.ts'
import { makeWord, wordParagraph, wordRun } from '../reading/testing/make-office.ts'
import { pagesOf } from '../reading/testing/read-pages.ts'
import { sentencesOf } from './sentences.ts'

const figuresOf = (page: Page | undefined): (string | undefined)[][] =>
  sentencesOf(page as Page).flatMap(({ figures }) => figures.map(({ found, unit }) => [found.written, unit?.base]))

describe('a raised mark between a figure and its unit is no figure', () => {
  it('in Word, and the sentence is quoted as it stands', async () => {
    const raised = '<w:vertAlign w:val="superscript"/>'
    const said =
      wordRun('We drank 12,450') + wordRun('2', raised) + wordRun(' m³ of tea and ate 370') + wordRun('1,3', raised)
    const result = await read(makeWord(wordParagraph(said + wordRun(' kg of cake.'))), 'tea.docx')
    const page = result.ok ? result.document.pages[0] : undefined
    expect(figuresOf(page)).toEqual([
      ['12,450', 'm3'],
      ['370', 't'],
    ])
    const [sentence] = sentencesOf(page as Page)
    expect(page?.text.slice(sentence?.span.start, sentence?.span.end)).toBe(page?.text)
  })

  it('in a PDF', async () => {
    const [page] = await pagesOf((pen) => {
      const end = pen.text('In the whole year we drank 12,450', 50, 100)
      pen.text('2', end + 0.5, 96, { size: 6 })
      pen.text('litres of tea, and 370', end + 8, 100)
      const next = end + 8 + 103
      pen.text('5', next, 96, { size: 6 })
      pen.text('t of cake.', next + 8, 100)
    })
    expect(figuresOf(page).map(([written]) => written)).toEqual(['12,450', '370'])
  })

  it('as a sign of its own, but not as the power of ten', async () => {
    const text = 'We drank 15,300²³ m³ of tea, which is 1.5 × 10⁴ m³ or so.'
    const result = await read(new TextEncoder().encode(`${text}\n`), 'tea.txt')
    const [sentence] = result.ok ? sentencesOf(result.document.pages[0] as Page) : []
    expect(sentence?.text).toBe(text.replace('²³', ''))
  })
})
