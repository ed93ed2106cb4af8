import { utils, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { Formulas, type Held } from './formulas.ts'
import { read } from './read.ts'

const cells: Record<string, Held> = {
  A1: { figure: 1200 },
  A2: { figure: 300.5 },
  A3: { text: 'n/a' },
  A5: 'error',
  B1: { formula: 'SUM(A1:A4)' },
  B2: { formula: 'B1*2' },
  C1: { formula: 'C2' },
  C2: { formula: 'C1+1' },
}
const formulas = (formula: string): number | null =>
  new Formulas((_, address) => (address === 'Z1' ? { formula } : (cells[address] ?? null))).resultOf('S', 'Z1')

describe('formulas without results', () => {
  test.each([
    ['A1+A2', 1500.5],
    ['SUM($A$1:A4)', 1500.5],
    ['B2/2-1', 1499.5],
    ['-A1*2%', -24],
    ['2^3*(1+1)', 16],
    ['AVERAGE(A1:A3)', 750.25],
    ["ROUND(A2,0)+MAX(1,2)-MIN('other sheet'!A1,S!A1)", -897],
    ['ROUND(1.005*100,1)', 100.5],
    ['sum(A1,A2,10)', 1510.5],
  ])('%s is computed', (formula, result) => {
    expect(formulas(formula)).toBe(result)
  })

  test.each([
    'A5+1',
    'SUM(A1:A5)',
    'C1',
    '1/0',
    'VLOOKUP(A1,A1:B2,2)',
    'A1&"x"',
    '#REF!+1',
    'A1+',
    'SUM(A1:XFD1048576)',
    '('.repeat(9),
  ])('%s has none', (formula) => {
    expect(formulas(formula)).toBeNull()
  })

  it('are figures of their sheet, or are counted in a note', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Tea', 12],
      ['Coffee', 30],
      ['Both', 0],
      ['Name', 0],
      ['Gone', 0],
    ])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'S')
    const files = unzipSync(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer))
    const part = 'xl/worksheets/sheet1.xml'
    const cell = (address: string, inside: string, type = ''): [RegExp, string] => [
      new RegExp(`<c r="${address}"[^>]*>.*?</c>`),
      `<c r="${address}"${type}>${inside}</c>`,
    ]
    let text = strFromU8(files[part] as Uint8Array)
    for (const [old, fresh] of [
      cell('B3', '<f>SUM(B1:B2)</f>'),
      cell('B4', '<f>VLOOKUP(B1,B1:B2,1)</f>'),
      cell('B5', '<f>Lost!A1</f><v>#REF!</v>', ' t="e"'),
    ])
      text = text.replace(old, fresh)
    const result = await read(zipSync({ ...files, [part]: strToU8(text) }), 'tea.xlsx')
    if (!result.ok) throw new Error(result.detail)
    expect(result.document.pages[0]?.text).toBe('Tea  12\nCoffee  30\nBoth  42\nName\nGone')
    expect(result.document.notes).toEqual([{ kind: 'formulas_without_results', cells: 1 }])
  })
})
