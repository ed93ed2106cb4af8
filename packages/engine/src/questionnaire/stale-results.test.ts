import { describe, expect, test } from 'vitest'
import { withoutStaleResults } from './stale-results.ts'

const held = (address: string, formula: string, result = '7', type = '') =>
  `<c r="${address}"${type}><f>${formula}</f><v>${result}</v></c>`
const sheet = (name: string, ...cells: string[]) => ({
  name,
  xml: `<sheetData><row>${cells.join('')}</row></sheetData>`,
})

/** The formulas that lose their results when A1 of the first sheet changes. */
function stale(sheets: { name: string; xml: string }[], names: [string, string][] = []): string[] {
  const written = withoutStaleResults(sheets, names, [{ sheet: 0, row: 1, column: 0 }])
  return sheets.flatMap(({ name, xml }, index) => {
    const now = written.get(index) ?? xml
    return Array.from(xml.matchAll(/<c r="(\w+)"/g), ([, address]) => address!)
      .filter((address) => !new RegExp(`<c r="${address}"[^>]*>(?:(?!</c>).)*<v>`).test(now))
      .map((address) => `${name}!${address}`)
  })
}

describe('results of formulas that follow from a filled cell', () => {
  test.each([
    ['a cell', 'A1*2'],
    ['a range', 'SUM(A1:A9)'],
    ['a whole column', 'COUNTA($A:$A)'],
    ['a whole row', 'SUM(1:1)'],
    ['its own sheet by name', "'One'!A1"],
    ['wherever a text says', 'INDIRECT("A"&amp;1)'],
  ])('are dropped where it reads %s', (_, formula) => {
    expect(stale([sheet('One', held('B2', formula))])).toEqual(['One!B2'])
  })

  test.each([
    ['another cell', 'A2+B1'],
    ['the same cell of another sheet', 'Two!A1'],
    ['a text that looks like it', '"A1"&amp;B1'],
    ['a function that looks like it', 'LOG10(B1)'],
    ['a cell of another file', "'[1]One'!A1"],
    ['a cell whose name ends like it', 'AA1+BA1'],
  ])('stay where it reads %s', (_, formula) => {
    expect(stale([sheet('One', held('B2', formula)), sheet('Two')])).toEqual([])
  })

  test('are dropped over names, sheets and chains in either direction, and others stay', () => {
    const sheets = [
      sheet('One', held('C1', 'C2'), held('C2', 'C3'), held('C3', 'answer'), held('C4', 'D4')),
      sheet('My sheet', held('A1', 'One!C1', 'Yes', ' s="4" t="str"'), held('A2', 'A3')),
    ]
    const names: [string, string][] = [['Answer', 'One!$A$1']]
    expect(stale(sheets, names)).toEqual(['One!C1', 'One!C2', 'One!C3', 'My sheet!A1'])
    const written = withoutStaleResults(sheets, names, [{ sheet: 0, row: 1, column: 0 }])
    expect(written.get(1)).toContain('<c r="A1" s="4"><f>One!C1</f></c>')
  })

  test('are soon known where names stand for one another many times over', () => {
    const names = Array.from({ length: 60 }, (_, n): [string, string] => [
      `name${n}`,
      n === 59 ? 'One!$A$1+name0' : Array.from({ length: 8 }, () => `name${n + 1}`).join('+'),
    ])
    expect(stale([sheet('One', held('B2', 'name0'))], names)).toEqual(['One!B2'])
  })

  test('are dropped for every cell of a range that shares its formula and may read it', () => {
    const shared = '<c r="B1"><f t="shared" ref="B1:B3" si="0">A1+1</f><v>1</v></c>'
    const again = '<c r="B2"><f t="shared" si="0"/><v>1</v></c><c r="B3"><f t="shared" si="0"/><v>1</v></c>'
    expect(stale([sheet('One', shared + again)])).toEqual(['One!B1', 'One!B2', 'One!B3'])
  })
})
