import { expect, it } from 'vitest'
import { createDocuments } from '../../mock/samples.ts'
import { documentsQuery } from './queries.ts'

const intervalFor = (stages: string[]) => {
  const [first] = createDocuments()
  const results = stages.map((stage) => ({ ...first, stage }))
  const { refetchInterval } = documentsQuery({ page: 1, search: '', sort: '-uploadDate' })
  if (typeof refetchInterval !== 'function') throw new Error('The list is not asked again')
  return refetchInterval({ state: { data: { results } } } as never)
}

it('asks every second while something is in progress, and not at all afterwards', () => {
  expect(intervalFor(['processed', 'queued'])).toBe(1000)
  expect(intervalFor(['recording'])).toBe(1000)
  expect(intervalFor(['processed', 'failed'])).toBe(false)
  expect(intervalFor([])).toBe(false)
})
