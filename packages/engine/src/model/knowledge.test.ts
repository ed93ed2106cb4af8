import { expect, test } from 'vitest'
import { isDatapoint, loadCatalogue, setOf, standardSets } from '../esrs/index.ts'
import { knowledge } from '../knowledge.ts'
import { readingAmount } from './amount.ts'
import { isAnswerable, listFor, topicList, wholeList } from './asked.ts'
import { classes } from './reply.ts'

const typeOf = (id: string): string | undefined =>
  isDatapoint(id) ? loadCatalogue(setOf(id), 'en').get(id)?.type : undefined

test('what a datapoint is taken for is told of datapoints that are asked for', () => {
  for (const { datapoint } of knowledge<'datapoint'>('confusions')) {
    const point = isDatapoint(datapoint) ? loadCatalogue(setOf(datapoint), 'en').get(datapoint) : undefined
    expect([datapoint, point !== undefined && isAnswerable(point)]).toEqual([datapoint, true])
  }
})

test('only yes or no is answered by saying that there is none', () => {
  for (const { datapoint } of knowledge<'datapoint'>('none-asked'))
    expect([datapoint, typeOf(datapoint)]).toEqual([datapoint, 'yes-no'])
})

test('each class of statement that has a general requirement names a datapoint of its set', () => {
  for (const row of knowledge<'class' | 'set' | 'datapoint'>('classes')) {
    expect(classes).toContain(row.class)
    expect([row.datapoint, isDatapoint(row.datapoint) && setOf(row.datapoint)]).toEqual([row.datapoint, row.set])
  }
})

test.each(standardSets)('the list of %s holds every datapoint that a figure, a yes or a choice answers', (set) => {
  const { system, datapoints } = wholeList(set)
  const all = loadCatalogue(set, 'en').datapoints.filter(isAnswerable)
  expect(datapoints.size).toBe(all.length)
  for (const { id } of all) expect(system).toContain(`\n${id} | `)
  expect(wholeList(set).system).toBe(system)
})

test('a short list holds what the window speaks of', () => {
  const { system, requirements } = listFor(
    'esrs-2023',
    new Map([
      ['E1-6', 0.9],
      ['S1-14', 0.5],
    ]),
    12_000,
  )
  expect(system.length).toBeLessThanOrEqual(12_000)
  expect(requirements.has('E1-6')).toBe(true)
})

test('the list of a topic defines its datapoints, and tells those that are asked only where they apply', () => {
  const { system, datapoints } = topicList('esrs-2023', 'E1', null)
  expect(datapoints.size).toBeGreaterThan(30)
  expect([...datapoints].every((id) => id.startsWith('E1'))).toBe(true)
  expect(system.length).toBeLessThan(30_000)
})

test('what reading takes grows with the words, and nothing is read of nothing', () => {
  expect(readingAmount(0).requests).toBe(0)
  const [short, long] = [readingAmount(5_000), readingAmount(50_000)]
  expect(long.sent).toBeGreaterThan(short.sent * 4)
  expect(long.repeated).toBeLessThan(long.sent)
  expect(readingAmount(50_000, { contextTokens: 8_000 }).requests).toBeGreaterThan(long.requests)
})
