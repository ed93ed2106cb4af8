import { describe, expect, it } from 'vitest'
import type { Page } from '../reading/document.ts'
import { asShown, placeOf } from './places.ts'

describe('a box of a page that was turned for reading', () => {
  // The file shows 600 × 800; the box stands at 100, 50 there.
  const shown = { x: 100, y: 50, width: 20, height: 200 }

  it.each([
    [90, { width: 800, height: 600 }, { x: 550, y: 100, width: 200, height: 20 }],
    [180, { width: 600, height: 800 }, { x: 480, y: 550, width: 20, height: 200 }],
    [270, { width: 800, height: 600 }, { x: 50, y: 480, width: 200, height: 20 }],
  ] as const)('is turned back by %s degrees', (turn, page, turned) => {
    expect(asShown({ turn, ...page }, turned)).toEqual(shown)
  })

  it('stays where it is on a page that was not turned', () => {
    expect(asShown({ width: 600, height: 800 }, shown)).toEqual(shown)
  })
})

describe('the marks of a sentence', () => {
  const text = 'Nobody was hurt. We lost 440 days\nto accidents. Tea is free.'
  const [first, second] = text.split('\n') as [string, string]
  const lineAt = (start: number, written: string, y: number, width: number) => {
    const span = { start, end: start + written.length, text: written, box: { x: 50, y, width, height: 10 } }
    return { ...span, segments: [{ ...span, bold: false, fontSize: 10 }] }
  }
  const page = {
    number: 1,
    kind: 'page',
    text,
    lines: [lineAt(0, first, 100, 300), lineAt(first.length + 1, second, 112, 240)],
    blocks: [],
  } as unknown as Page
  const at = text.indexOf('440')
  const span = { start: text.indexOf('We lost'), end: text.indexOf(' Tea') }
  const place = placeOf(page, span, { start: at, end: at + 3 }, null, null)

  it('begin and end where it does, not where its lines do', () => {
    const [upper, lower] = place.boxes
    expect(place.boxes).toHaveLength(2)
    expect(upper?.x).toBeGreaterThan(150)
    expect((upper?.x ?? 0) + (upper?.width ?? 0)).toBe(350)
    expect(lower?.x).toBe(50)
    expect(lower?.width).toBeLessThan(160)
    expect(lower?.width).toBeGreaterThan(100)
  })

  it('ring the figure alone', () => {
    const share = (offset: number) => 50 + (300 * offset) / first.length
    const { x = 0, width = 0 } = place.valueBox ?? {}
    expect(Math.abs(x - share(at))).toBeLessThan(20)
    expect(Math.abs(x + width - share(at + 3))).toBeLessThan(20)
    expect(width).toBeGreaterThan(24)
  })

  it('do not touch the letters beside, however narrow or wide those are', () => {
    // Widths of the letters of Helvetica in thousandths of their size, as its metrics state them.
    const words = 'The Management Board has three members, all of whom are men.'
    const widths: Record<string, number> = { l: 222, r: 333, s: 500, T: 611, B: 667, w: 722, M: 833, m: 833 }
    for (const letter of ' ,.ft') widths[letter] = 278
    for (const letter of 'abdeghno') widths[letter] = 556
    const sizeOf = (part: string) => [...part].reduce((sum, letter) => sum + (widths[letter] ?? Number.NaN), 0) / 100
    const box = { x: 50, y: 100, width: sizeOf(words), height: 10 }
    const run = { start: 0, end: words.length, text: words, box }
    const line = { ...page, text: words, lines: [{ ...run, segments: [{ ...run, bold: false, fontSize: 10 }] }] }
    const from = words.indexOf('three')
    const { valueBox } = placeOf(line as unknown as Page, run, { start: from, end: from + 5 }, null, null)
    const starts = 50 + sizeOf(words.slice(0, from))
    const ends = 50 + sizeOf(words.slice(0, from + 5))
    expect(valueBox!.x).toBeLessThanOrEqual(starts + 0.5)
    expect(valueBox!.x).toBeGreaterThan(starts - 2.5)
    expect(valueBox!.x + valueBox!.width).toBeGreaterThanOrEqual(ends - 0.5)
    expect(valueBox!.x + valueBox!.width).toBeLessThan(ends + 2.5)
  })

  it('are about the lines of a run that holds a whole cell', () => {
    const words = `${'We look after people. '.repeat(40)}The share is 33.3 %. ${'And after nature. '.repeat(40)}`
    const box = { x: 340, y: 150, width: 176, height: 400 }
    const run = { start: 0, end: words.length, text: words, box }
    const cell = { ...page, text: words, lines: [{ ...run, segments: [{ ...run, bold: false, fontSize: 11 }] }] }
    const from = words.indexOf('33.3')
    const sentence = { start: words.indexOf('The share'), end: words.indexOf(' And after') }
    const { valueBox, boxes } = placeOf(cell as unknown as Page, sentence, { start: from, end: from + 4 }, null, null)
    for (const marked of [valueBox!, boxes[0]!]) {
      expect(marked.height).toBeLessThan(60)
      const middle = 150 + 400 * (from / words.length)
      expect(Math.abs(marked.y + marked.height / 2 - middle)).toBeLessThan(40)
    }
  })

  it('keep the whole run where it is set upwards', () => {
    const upwards = { x: 20, y: 100, width: 10, height: 300 }
    const line = { ...page.lines[0], box: upwards, segments: [{ ...page.lines[0]?.segments[0], box: upwards }] }
    const turned = { ...page, lines: [line] } as unknown as Page
    expect(placeOf(turned, span, { start: at, end: at + 3 }, null, null).valueBox).toEqual(upwards)
  })
})
