import { describe, expect, it } from 'vitest'
import { analyse, read } from '../../packages/engine/src/index.ts'
import {
  documents,
  fifthDocuments,
  fourthDocuments,
  laterDocuments,
  sixthDocuments,
  thirdDocuments,
} from './documents/index.ts'
import { drawPdf } from './draw-pdf.ts'
import { answersOf, halfOf } from './style-document.ts'

describe('the second set', () => {
  it('has at least 36 documents under names of their own, both halves and both languages in numbers', () => {
    const names = [
      ...documents,
      ...laterDocuments,
      ...thirdDocuments,
      ...fourthDocuments,
      ...fifthDocuments,
      ...sixthDocuments,
    ].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(36)
    for (const half of ['open', 'kept']) {
      const own = documents.filter(({ name }) => halfOf(name) === half)
      expect(own.length).toBeGreaterThanOrEqual(18)
      for (const language of ['en', 'de'])
        expect(own.filter((document) => document.language === language).length).toBeGreaterThanOrEqual(6)
    }
  })

  it('has readable answers for every document', () => {
    for (const document of [
      ...documents,
      ...laterDocuments,
      ...thirdDocuments,
      ...fourthDocuments,
      ...fifthDocuments,
      ...sixthDocuments,
    ])
      expect(answersOf(document).length).toBeGreaterThan(1)
  })

  it('gives the same bytes, and the same findings for them, every time', async () => {
    for (const document of documents.filter(({ name }) => name.endsWith('.pdf')).slice(0, 3)) {
      const [first, second] = [await drawPdf(document), await drawPdf(document)]
      expect(Buffer.compare(first, second)).toBe(0)
      const [one, other] = [await read(first, document.name), await read(second, document.name)]
      if (!one.ok || !other.ok) throw new Error(`${document.name} could not be read`)
      expect(JSON.stringify(analyse(one.document))).toBe(JSON.stringify(analyse(other.document)))
    }
  })

  it('loses nothing that is longer than a page', async () => {
    const lines = (name: string, count: number): string =>
      Array.from({ length: count }, (_, i) => `${name} ${i + 1} has been said.\n`).join('\n')
    const rows = Array.from({ length: 90 }, (_, i) => `Row ${i + 1} | ${i + 100}`).join('\n')
    const drawn = await drawPdf({
      name: 'long.pdf',
      language: 'en',
      year: 2024,
      style: 'longer than its pages',
      text: `# Long\n${lines('Paragraph', 60)}\n[columns 2]\n${lines('Left', 60)}\n[next]\n${lines('Right', 60)}\n[/columns]\n[table widths=200,80 style=grid]\n! What | 2024\n${rows}\n[/table]\nThe end.`,
      answers: 'absent *',
    })
    const result = await read(drawn, 'long.pdf')
    if (!result.ok) throw new Error('it could not be read')
    const text = result.document.pages.map((page) => page.text).join('\n')
    const words = text.split(/\n|\s{2,}/)
    for (const said of ['Paragraph 60', 'Left 1 ', 'Left 60', 'Right 1 ', 'Right 60', 'The end.'])
      expect(text).toContain(said)
    for (let row = 1; row <= 90; row++) for (const cell of [`Row ${row}`, `${row + 99}`]) expect(words).toContain(cell)
    expect(words.filter((word) => word === 'What').length).toBeGreaterThan(1)
  })
})
