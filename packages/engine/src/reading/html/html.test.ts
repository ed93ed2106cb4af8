import { describe, expect, test } from 'vitest'
import { read } from '../read.ts'
import { figureOf } from './tagged-facts.ts'

const pageOf = async (html: string, name = 'report.html') => {
  const result = await read(new TextEncoder().encode(html), name)
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`)
  return result.document.pages[0]!
}
const inside = (body: string) => `<!doctype html><html><head><title>No text</title></head><body>${body}</body></html>`

describe('a page of HTML', () => {
  test('is read with its headings, paragraphs and tables, and without what nobody sees', async () => {
    const page = await pageOf(
      inside(`<h2>Energy</h2><p>We used <b>1,500&nbsp;MWh</b><br>in 2025.<script>var a = "<p>no</p>"</script>
        <style>p { }</style><p style="display:none">hidden<p hidden>hidden too</p>
        <table><tr><th>Source<th>MWh<tr><td rowspan=2>Gas<td>12<tr><td>13</table><p>Gr&ouml;&szlig;e &#8364; 5`),
    )
    expect(page.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Energy'],
      ['paragraph', 'We used 1,500 MWh in 2025.'],
      ['paragraph', 'Größe € 5'],
    ])
    const [table] = page.tables
    expect(table!.cells.map(({ text, row, column }) => [text, row, column])).toEqual([
      ['Source', 0, 0],
      ['MWh', 0, 1],
      ['Gas', 1, 0],
      ['12', 1, 1],
      ['13', 2, 1],
    ])
    expect(page.text).not.toMatch(/hidden|var a|No text/)
  })

  test.each([
    ['tags that nothing closes', '<div>'.repeat(50_000)],
    ['tags within tables without end', '<table><tr><td>'.repeat(20_000)],
    ['an opened bracket', `${'<p>a '.repeat(10)}${'<'.repeat(100_000)}`],
    ['quotes that nothing closes', `<p title="${'x'.repeat(200_000)}`],
    ['comments within comments', '<!--'.repeat(50_000)],
    ['a script without an end', '<script>'.repeat(50_000)],
    ['spans of a whole grid', '<table><tr><td colspan=999999999 rowspan=999999999>a</table>'],
    ['names of characters that are defined by the file', '<!DOCTYPE html [<!ENTITY a "aaaa">]><p>&a;&a;</p>'],
  ])('made to exhaust its reader ends soon: %s', async (_, body) => {
    const began = performance.now()
    const result = await read(new TextEncoder().encode(`<html><body><p>Text</p>${body}`), 'a.html')
    expect(performance.now() - began).toBeLessThan(5_000)
    if (result.ok) expect(result.document.pages[0]!.text).toContain('Text')
    if (result.ok) expect(result.document.pages[0]!.text).not.toContain('aaaa')
  })

  test('that is none is refused', async () => {
    expect(await read(new TextEncoder().encode('Only words'), 'a.html')).toMatchObject({
      ok: false,
      reason: 'wrong_type',
    })
  })
})

test.each([
  ['1,234.5', 'ixt:num-dot-decimal', 0, false, '1234.5'],
  ['1.234,5', 'ixt:num-comma-decimal', 6, false, '1234500000'],
  ['1 234', 'ixt:num-dot-decimal', 3, true, '-1234000'],
  ['41.9', 'ixt:num-dot-decimal', -2, false, '0.419'],
  ['–', 'ixt:fixed-zero', 0, false, '0'],
  ['0', '', 0, true, '0'],
  ['twelve', '', 0, false, null],
])('a tagged figure %s by %s is plain text', (written, format, scale, isNegative, value) => {
  expect(figureOf(written, format, scale, isNegative)).toBe(value)
})

test('the facts of inline XBRL have scale, sign, unit, period and place, and say what their tags say', async () => {
  const context = (id: string, day: string, member = '') =>
    `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="s">x</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2025-01-01</xbrli:startDate><xbrli:endDate>${day}</xbrli:endDate></xbrli:period>${member}</xbrli:context>`
  const html = `<?xml version="1.0"?><html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body><div style="display:none"><ix:header><ix:hidden><ix:nonNumeric id="h" name="e:Hidden" contextRef="a">yes</ix:nonNumeric></ix:hidden><ix:resources>${context('a', '2025-12-31')}${context('b', '2025-12-31', '<xbrli:scenario><xbrldi:explicitMember dimension="e:Axis">e:DE</xbrldi:explicitMember></xbrli:scenario>')}<xbrli:unit id="u"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>utr:MWh</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit></ix:resources></ix:header></div>
    <p>Of that (<ix:nonFraction name="e:One" contextRef="b" unitRef="u" scale="3" sign="-" format="ixt:num-comma-decimal">1.234,5</ix:nonFraction>) thousand.</p>
    <p>It is <span style="-esef-ix-hidden:h">indeed so</span>.</p>
    <ix:nonNumeric name="e:Text" contextRef="a" continuedAt="c"><p>First <b>part</b></p></ix:nonNumeric><p>between</p><ix:continuation id="c"><p>and second.</p></ix:continuation></body></html>`
  const result = await read(new TextEncoder().encode(html), 'report.xhtml')
  if (!result.ok) throw new Error(result.detail)
  const { pages, tagged } = result.document
  const shown = tagged!.map(({ start, stop, ...fact }) => ({ ...fact, at: pages[0]!.text.slice(start!, stop!) }))
  const of = { dimensions: [], end: '2025-12-31', unit: null }
  expect(shown).toEqual([
    { ...of, concept: 'Hidden', kind: 'text', value: 'yes', written: 'yes', at: 'indeed so' },
    {
      ...of,
      concept: 'One',
      kind: 'number',
      value: '-1234500',
      written: '1.234,5',
      unit: 'MWh/EUR',
      dimensions: [{ axis: 'Axis', member: 'DE' }],
      at: '1.234,5',
    },
    {
      ...of,
      concept: 'Text',
      kind: 'text',
      value: 'First part and second.',
      written: 'First part and second.',
      at: 'First part\nbetween\nand second.',
    },
  ])
})
