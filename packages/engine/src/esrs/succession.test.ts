import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { standardSets } from './datapoint.ts'
import { carryOver } from './links.ts'
import { succession } from './succession.ts'

const others = standardSets.flatMap((from) =>
  standardSets.filter((to) => to !== from).map((to) => ({ from, to, next: succession(from, to) })),
)

describe('what follows in another set', () => {
  it('has one predecessor each, of datapoints and of requirements', () => {
    for (const { from, to, next } of others) {
      const [old, own] = [loadCatalogue(from), loadCatalogue(to)]
      const datapoints = old.datapoints.flatMap(({ id }) => next.datapoint(id))
      const requirements = old.disclosureRequirements.flatMap(({ code }) => next.requirement(code))
      expect(new Set(datapoints).size, `${from} ${to}`).toBe(datapoints.length)
      expect(new Set(requirements).size, `${from} ${to}`).toBe(requirements.length)
      expect(datapoints.every((id) => own.get(id))).toBe(true)
      expect(requirements.every((code) => own.disclosureRequirement(code))).toBe(true)
    }
  })

  it('is found by links and never by the code', () => {
    const next = succession('esrs-2023', 'esrs-2026')
    expect(next.requirement('E1-6')).toEqual(['E1-8'])
    expect(next.requirement('E1-8')).toEqual(['E1-10'])
    expect(next.requirement('S1-3')).toEqual([])
    expect(next.requirementWith('S1-3')).toBe('S1-2')
    expect(next.requirementWith('E2.IRO-1')).toBe('IRO-1')
    expect(next.datapoint('E1-6_07')).toEqual(['ESRS26_E1-8_01'])
    expect(next.requirementOf('E1-6_07')).toBe('E1-8')
    expect(next.standard('E1')).toBe('E1')
    expect(succession('esrs-2023', 'vs-2026').standard('E1')).toBeNull()
    expect(succession('esrs-2026', 'esrs-2026').requirement('E1-8')).toEqual(['E1-8'])
  })

  it('is answered by the values that are copied, and by no others', () => {
    for (const { from, to, next } of others) {
      const values = new Map(loadCatalogue(from).datapoints.map(({ id }) => [id, id]))
      const copied = carryOver(values, from, to, () => true).filter(({ code }) => code === 'copied')
      const expected = copied.map(({ from: id, to: [target] }) => `${id} ${target}`).sort()
      const answering = loadCatalogue(to).datapoints.flatMap(({ id }) =>
        next.answering(id).map((one) => `${one} ${id}`),
      )
      expect(answering.sort(), `${from} ${to}`).toEqual(expected)
    }
  })
})
