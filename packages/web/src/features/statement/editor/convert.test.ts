// @vitest-environment jsdom
import { type Inline, type RichBlock, RichText } from '@esrs/contract'
import { generateJSON, getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { joined, toDocument, toRichText } from './convert.ts'
import { extensionsFor } from './schema.ts'

const extensions = extensionsFor({ value: (fact) => fact, source: ({ document }) => document })
const schema = getSchema(extensions)

/** Through the editor's own document, which refuses what it does not know. */
function through(text: RichText): RichText {
  const document = schema.nodeFromJSON(toDocument(text))
  document.check()
  return toRichText(document.toJSON())
}

/** Numbers that look random and are the same at every run (mulberry32). */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    one: <T>(of: readonly T[]): T => of[below(of.length)]!,
    many: <T>(most: number, make: () => T) => Array.from({ length: below(most + 1) }, make),
  }
}

const words = [
  'energy',
  ' ',
  '',
  'Übergangsplan',
  '<b>&amp;</b>',
  '=1+1',
  '😀',
  'שלום',
  'line\nline',
  '1.5\u00a0°C',
  '{{x}}',
]

function textOf(seed: number): RichText {
  const { below, one, many } = dice(seed)
  const looks = () => ({ ...(below(3) === 0 && { bold: true }), ...(below(3) === 0 && { italic: true }) })
  const plain = (): Exclude<Inline, { type: 'footnote' }> =>
    one([
      () => ({ type: 'text' as const, text: one(words), ...looks() }),
      () => ({ type: 'text' as const, text: one(words) }),
      () => ({
        type: 'link' as const,
        text: one(words),
        href: one(['https://example.org/a', 'mailto:a@b.example', '#d-E1-6']),
        ...looks(),
      }),
      () => ({
        type: 'value' as const,
        fact: one(['E1-5_01', 'S1-6_02#female', 'E1-5_01@2024']),
        show: one(['value', 'number', 'unit', 'year'] as const),
        ...looks(),
      }),
      () => ({ type: 'break' as const }),
    ])()
  const line = (): Inline[] =>
    many(5, () => (below(6) === 0 ? { type: 'footnote' as const, content: many(3, plain) } : plain()))
  const list = (depth: number): Extract<RichBlock, { type: 'list' }> => ({
    type: 'list',
    ordered: below(2) === 0,
    items: [0, ...many(2, () => 0)].map(() => ({
      content: line(),
      ...(depth < 3 && below(2) === 0 && { items: list(depth + 1) }),
    })),
  })
  const columns = 1 + below(3)
  const block = (): RichBlock =>
    one<() => RichBlock>([
      () => ({ type: 'heading', level: one([1, 2] as const), content: line() }),
      () => ({ type: 'paragraph', content: line() }),
      () => list(1),
      () => ({
        type: 'quote',
        content: [0, ...many(2, () => 0)].map(() => ({ type: 'paragraph', content: line() })),
        source: {
          document_id: one([null, 'd-1']),
          document: one(words),
          page: one([null, 3]),
          sheet: one([null, 'Energy']),
        },
      }),
      () => ({
        type: 'table',
        caption: one([null, 'Energy by source']),
        rows: [0, ...many(3, () => 0)].map(() =>
          Array.from({ length: columns }, () => ({
            content: line(),
            ...(below(2) === 0 && { align: 'end' as const }),
          })),
        ),
      }),
    ])()
  return many(6, block)
}

/** A text as it is when nothing in it can be written in two ways: what a text and its copy are compared by. */
function plainly(text: RichText): RichText {
  const copy = structuredClone(text)
  const list = (of: Extract<RichBlock, { type: 'list' }>) => {
    for (const item of of.items) {
      item.content = joined(item.content)
      if (item.items) list(item.items)
    }
  }
  for (const block of copy) {
    if (block.type === 'list') list(block)
    else if (block.type === 'table') for (const cell of block.rows.flat()) cell.content = joined(cell.content)
    else if (block.type === 'quote')
      for (const paragraph of block.content) paragraph.content = joined(paragraph.content)
    else block.content = joined(block.content)
  }
  const [only] = copy
  return copy.length === 1 && only?.type === 'paragraph' && only.content.length === 0 ? [] : copy
}

describe('a text and what the editor holds', () => {
  it('say the same there and back', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const text = textOf(seed)
      expect(RichText.safeParse(text).success, `seed ${seed}`).toBe(true)
      const back = through(text)
      expect(back, `seed ${seed}`).toEqual(plainly(text))
      expect(RichText.safeParse(back).success, `seed ${seed}`).toBe(true)
    }
  })

  it('lose no word of a text that is already plain', () => {
    const text: RichText = [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Energy ' },
          { type: 'value', fact: 'E1-5_01', show: 'value', bold: true },
        ],
      },
      {
        type: 'list',
        ordered: false,
        items: [
          {
            content: [{ type: 'text', text: 'one' }],
            items: { type: 'list', ordered: true, items: [{ content: [] }] },
          },
        ],
      },
    ]
    expect(through(text)).toEqual(text)
  })

  it('rows of different lengths become as long as the longest', () => {
    const cell = (text: string) => ({ content: [{ type: 'text' as const, text }] })
    const rows = [[cell('a')], [cell('b'), cell('c')]]
    expect(through([{ type: 'table', caption: null, rows }])).toEqual([
      {
        type: 'table',
        caption: null,
        rows: [
          [cell('a'), { content: [] }],
          [cell('b'), cell('c')],
        ],
      },
    ])
  })

  it('a list deeper than a text may have it goes on at the deepest level', () => {
    const item = (text: string, below?: object) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...(below ? [below] : [])],
    })
    const list = (content: object) => ({ type: 'bulletList', content: [content] })
    const deep = { type: 'doc', content: [list(item('1', list(item('2', list(item('3', list(item('4'))))))))] }
    const text = toRichText(deep)
    expect(RichText.safeParse(text).success).toBe(true)
    expect(JSON.stringify(text)).toMatch(/"1".*"2".*"3".*"4"/)
  })
})

describe('pasted HTML', () => {
  const pasted = (html: string) => {
    const text = toRichText(generateJSON(html, extensions))
    expect(RichText.safeParse(text).success).toBe(true)
    return text
  }
  const run = (text: string) => [{ type: 'text', text }]

  it('keeps headings, looks, lists and links', () => {
    expect(
      pasted('<h1>A</h1><h3>B</h3><p><b>c</b> <i>d</i> <a href="https://example.org/x">e</a></p><ol><li>f</li></ol>'),
    ).toEqual([
      { type: 'heading', level: 1, content: run('A') },
      { type: 'heading', level: 2, content: run('B') },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'c', bold: true },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'd', italic: true },
          { type: 'text', text: ' ' },
          { type: 'link', text: 'e', href: 'https://example.org/x' },
        ],
      },
      { type: 'list', ordered: true, items: [{ content: run('f') }] },
    ])
  })

  it('loses programs, pictures, styles and links to programs', () => {
    const html =
      '<p onclick="alert(1)" style="color:red">a<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a></p><iframe src="https://example.org"></iframe>'
    expect(pasted(html)).toEqual([{ type: 'paragraph', content: run('ab') }])
  })

  it('takes a table with cells that are one size, the first row as its head', () => {
    const text = pasted(
      '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td style="text-align:right">1</td></tr></table>',
    )
    expect(text).toMatchObject([
      { type: 'table', rows: [[{ content: run('a') }], [{}, { content: run('1'), align: 'end' }]] },
    ])
  })

  it('takes no source and no footnote that is not one', () => {
    expect(pasted('<blockquote data-source="{&quot;document&quot;:1}"><div><p>a</p></div></blockquote>')).toEqual([
      { type: 'paragraph', content: run('a') },
    ])
    expect(pasted('<p>a<sup data-footnote="[{&quot;type&quot;:&quot;link&quot;}]">1</sup></p>')).toEqual([
      { type: 'paragraph', content: run('a1') },
    ])
  })
})
