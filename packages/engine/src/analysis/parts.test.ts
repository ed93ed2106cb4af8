import { expect, test } from 'vitest'
import { reach, rowsOf, weightOf } from '../reading/analysis-limit.ts'
import { read } from '../reading/read.ts'
import { analyse } from './analyse.ts'
import { mostKept } from './answering/answer.ts'
import { partsOf, within } from './parts.ts'

const documentOf = async (text: string, name = 'long.txt') => {
  const result = await read(new TextEncoder().encode(text), name)
  if (!result.ok) throw new Error(result.reason)
  return result.document
}
const pageOf = async (text: string, name?: string) => (await documentOf(text, name)).pages[0]!
const filler = 'Our people go on with what they did before, quietly and well.'
const weigh = (page: Awaited<ReturnType<typeof pageOf>>): number => {
  const isRow = rowsOf(page)
  return page.lines.reduce((sum, line) => sum + weightOf(line, isRow(line)), 0)
}

test('a page that people write is one part, as it is', async () => {
  const page = await pageOf(`${filler}\n\n`.repeat(2_000))
  const [part, second] = partsOf(page)
  expect(second).toBeUndefined()
  expect(part?.page).toBe(page)
})

test.each([
  ['lines', `${filler}\n`.repeat(30_000)],
  ['one line', `${filler} `.repeat(30_000)],
  ['letters without a blank', 'a'.repeat(1_700_000)],
  ['rows', 'Energy  12  13\n'.repeat(6_000)],
])('a page without end, of %s, is cut into light parts that hold all of it', async (_, text) => {
  const page = await pageOf(text)
  const parts = partsOf(page)
  expect(parts.length).toBeGreaterThan(2)
  expect(Math.max(...parts.map(({ page: part }) => weigh(part)))).toBeLessThan(1.1)
  // One by one, as a comparison of so much takes long to print.
  const faults = parts.flatMap(({ page: { text, lines, tables } }) =>
    [...lines, ...tables.flatMap(({ cells }) => cells)].filter((one) => text.slice(one.start, one.end) !== one.text),
  )
  expect(faults.length).toBe(0)
  expect(parts.map(({ spans }) => page.text.slice(spans.at(-1)!.start, spans.at(-1)!.end)).join('') === page.text).toBe(
    true,
  )
})

test('rows of a long table are read below its head, and found where they stand', async () => {
  const rows = Array.from({ length: 3_000 }, (_, n) => `Item of work;pcs;${n}`)
  rows.push('Total energy consumption;MWh;4711')
  const document = await documentOf(['Figure;Unit;2024', ...rows].join('\n'), 'environmental-data.csv')
  const energy = analyse(document).findings.find(({ datapoint }) => datapoint === 'E1-5_01')
  expect(energy).toMatchObject({ year: 2024, value: { number: 4711 }, place: { page: 1, cell: 'C3002' } })
  const { start, end } = energy!.place
  expect(document.pages[0]!.text.slice(start, end)).toBe(energy!.excerpt)
})

test('what is past the reach of the analysis is said', async () => {
  const document = await documentOf('Energy  12  13\n'.repeat(2_500 * (reach + 5)))
  expect(document.notes).toEqual([{ kind: 'analysed_in_part', pages: [1] }])
  const parts = within(document.pages)
  expect(parts.length).toBeGreaterThan(reach)
  expect(parts.reduce((sum, { page }) => sum + weigh(page), 0)).toBeLessThan(reach * 2.7)
})

test('of one thing said thousands of times the best are compared and kept', async () => {
  const text = Array.from({ length: 3_000 }, (_, n) => `In 2024 our total energy consumption was ${n + 100} MWh.`).join(
    '\n\n',
  )
  const { findings, leads, others } = analyse(await documentOf(text))
  const of = [...findings, ...leads, ...others].filter(
    ({ datapoint, role }) => datapoint === 'E1-5_01' && role === 'actual',
  )
  expect(of).toHaveLength(mostKept)
})

test('parts that the analysis does not reach are not made, and the others are the same', async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => `Energy of site ${n}  ${n}  ${n + 1}`).join('\n')
  const result = await read(
    new TextEncoder().encode(`Sustainability report\n\nSites  2024  2025\n${rows}`),
    'report.txt',
  )
  if (!result.ok) throw new Error(result.reason)
  const [page] = result.document.pages
  const all = partsOf(page!)
  expect(all.length).toBeGreaterThan(4)
  for (const reached of [1, all[2]!.spans.at(-1)!.start, all[2]!.spans.at(-1)!.start + 1]) {
    const some = partsOf(page!, reached)
    expect(some).toEqual(all.filter(({ spans }) => spans.at(-1)!.start < reached))
    expect(some.length).toBeLessThan(all.length)
  }
})
