import { expect, it } from 'vitest'
import { makeLetters, type Naming } from '../testing/make-letters.ts'
import { makePdf, paragraph } from '../testing/make-pdf.ts'
import { leftColumn } from '../testing/read-pages.ts'
import { openPdf } from './open.ts'
import { paintPages } from './paint-pages.ts'
import type { Painting } from './painting.ts'
import { isOtherText, unreadablePages } from './unreadable-letters.ts'

const lines = [
  'Our tea of the year 2024',
  'We drank 12,450 litres of tea in 2024.',
  'The kettle was used for 37,042 minutes.',
]

async function paintingsOf(bytes: Uint8Array): Promise<Painting[]> {
  const opened = await openPdf(bytes)
  if (!opened.ok) throw new Error(opened.detail)
  const found: Painting[] = []
  let next = 0
  const claims = { next: () => (next < opened.file.numPages ? ++next : null) }
  await paintPages(opened.file, claims, (_, painting) => found.push(painting as Painting))
  await opened.close()
  return found
}
const told = async (naming: Naming): Promise<object> =>
  unreadablePages(await paintingsOf(await makeLetters(lines, naming)))
const moved = (by: number): Naming => ({
  kind: 'wrong',
  letterOf: (letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) + by)),
})

it('letters without names are surely unreadable', async () => {
  expect(await told({ kind: 'none' })).toEqual({ surely: [0], perhaps: [] })
})

it('letters that the file says to be private ones are too', async () => {
  expect(await told(moved(0xe000))).toEqual({ surely: [0], perhaps: [] })
})

it('letters that are others, or only figures that are, perhaps', async () => {
  expect(await told(moved(1))).toEqual({ surely: [], perhaps: [0] })
  const figures: Naming = {
    kind: 'wrong',
    letterOf: (letter) => (/\d/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 6) : letter),
  }
  expect(await told(figures)).toEqual({ surely: [], perhaps: [0] })
})

it('letters that are right are neither, nor are those of names and figures among other pages', async () => {
  expect(await told({ kind: 'wrong', letterOf: (letter) => letter })).toEqual({ surely: [], perhaps: [] })
  const names = ['Adam Zwick Oslo', 'Berta Young Rome', 'Cleo Xavier Bonn', '10:30 12:45 1:2 2023;2024 5:1']
  const pages = await paintingsOf(
    await makePdf([(pen) => paragraph(pen, leftColumn, 50, 100), (pen) => paragraph(pen, names, 50, 100)]),
  )
  expect(unreadablePages(pages)).toEqual({ surely: [], perhaps: [] })
})

it('what was seen on a page proves its letters wrong only where it is sure', async () => {
  const [page] = (await paintingsOf(await makePdf([(pen) => paragraph(pen, lines, 50, 100)]))) as [Painting]
  const seen = (confidence: number, change: (text: string) => string): Painting => ({
    ...page,
    words: page.words.map((word) => ({ ...word, text: change(word.text), confidence })),
  })
  expect(
    isOtherText(
      page,
      seen(0.9, (text) => text),
    ),
  ).toBe(false)
  expect(
    isOtherText(
      page,
      seen(0.9, (text) => text.replace(/\d/g, '7')),
    ),
  ).toBe(true)
  expect(
    isOtherText(
      page,
      seen(0.9, (text) => `${text}x`),
    ),
  ).toBe(true)
  expect(
    isOtherText(
      page,
      seen(0.4, (text) => `${text}x`),
    ),
  ).toBe(false)
})
