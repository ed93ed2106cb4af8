import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadCatalogue } from './catalogue.ts'
import { type StandardSet, standardSets } from './datapoint.ts'
import { carryOver, countLinks, links, linksFrom, linksTo } from './links.ts'

const Link = z.strictObject({
  from: z.string(),
  to: z.string(),
  relation: z.enum(['same', 'narrower', 'wider']),
  why: z.string().regex(/^[A-Z].+ \(Set 1 paragraph .+, (revised|voluntary standard) paragraph .+\)\.$/),
  copy: z.union([z.literal(false), z.literal('one-way')]).optional(),
})
const every = new Map(
  standardSets.flatMap((set) => loadCatalogue(set).datapoints.map((datapoint) => [datapoint.id, datapoint])),
)
const outcome = (values: Record<string, unknown>, from: StandardSet, to: StandardSet) =>
  carryOver(new Map(Object.entries(values)), from, to).map(({ from: id, to: ids, code }) => [id, code, ...ids])

describe('the links', () => {
  it('have a shape, and join a datapoint of ESRS Set 1 with one of another set, once', () => {
    for (const link of links()) {
      expect(Link.safeParse(link).error?.issues ?? [], `${link.from} ${link.to}`).toEqual([])
      expect(every.get(link.from)?.set, link.from).toBe('esrs-2023')
      expect(every.get(link.to)?.set, link.to).toMatch(/^(esrs-2026|vs-2026)$/)
    }
    expect(new Set(links().map(({ from, to }) => `${from} ${to}`)).size).toBe(links().length)
  })

  it('quote the paragraphs of their datapoints', () => {
    for (const { from, to, why } of links()) {
      expect(why, from).toContain(`Set 1 paragraph ${every.get(from)!.paragraph.replace(')', '')}`)
      expect(why, to).toContain(`paragraph ${every.get(to)!.paragraph})`)
    }
  })

  it('are found from both ends', () => {
    expect(linksFrom('E1-6_07').map(({ to }) => to)).toEqual(['ESRS26_E1-8_01', 'VS_B3_05'])
    expect(linksTo('ESRS26_E1-8_01').map(({ from }) => from)).toEqual(['E1-6_07'])
    expect(linksFrom('S4-5_04')).toEqual([])
    expect(linksTo('ESRS26_BP-1_04')).toEqual([])
  })

  it('never follow the code: it is used again with another meaning', () => {
    expect(linksFrom('E1-8_04').map(({ to }) => to)).toEqual(['ESRS26_E1-10_02'])
    expect(linksFrom('G1-4_01').map(({ to }) => to)).not.toContain('ESRS26_G1-2_01')
  })

  it('are counted: every datapoint of both sets once', () => {
    for (const to of ['esrs-2026', 'vs-2026'] as const) {
      const counts = countLinks(to)
      expect(counts.same + counts.narrower + counts.wider + counts.gone).toBe(1126)
      const ofStandards = loadCatalogue('esrs-2023').standards.map(({ code }) => countLinks(to, code).gone)
      expect(ofStandards.reduce((sum, gone) => sum + gone, 0)).toBe(counts.gone)
      expect(counts.copied).toBeLessThanOrEqual(counts.same)
    }
    // As in docs/decisions/0013-three-sets.md: whoever changes a link sees here what becomes of the values of companies.
    expect(countLinks('esrs-2026')).toEqual({ same: 161, copied: 148, narrower: 69, wider: 369, gone: 527, new: 32 })
    expect(countLinks('vs-2026')).toEqual({ same: 46, copied: 42, narrower: 34, wider: 35, gone: 1011, new: 48 })
    expect(countLinks('esrs-2026', 'E1').new).toBe(
      loadCatalogue('esrs-2026')
        .ofStandard('E1')
        .filter(({ id }) => linksTo(id).length === 0).length,
    )
  })
})

describe('carryOver', () => {
  it.each<[string, string, string, StandardSet, StandardSet]>([
    ['emissions', 'E1-6_07', 'ESRS26_E1-8_01', 'esrs-2023', 'esrs-2026'],
    ['emissions', 'E1-6_07', 'VS_B3_05', 'esrs-2023', 'vs-2026'],
    ['emissions, back', 'ESRS26_E1-8_01', 'E1-6_07', 'esrs-2026', 'esrs-2023'],
    ['emissions of a company that grows', 'VS_B3_05', 'ESRS26_E1-8_01', 'vs-2026', 'esrs-2026'],
    ['accident rate per million hours', 'S1-14_05', 'ESRS26_S1-13_05', 'esrs-2023', 'esrs-2026'],
    ['a target for all scopes', 'E1-4_03', 'ESRS26_E1-6_05', 'esrs-2023', 'esrs-2026'],
    ['a yes-or-no answer', 'S1-1_08', 'ESRS26_S1-1_02', 'esrs-2023', 'esrs-2026'],
    ['number of employees', 'S1-6_02', 'VS_B1_09', 'esrs-2023', 'vs-2026'],
  ])('copies what is the same: %s (%s)', (_, id, target, from, to) => {
    expect(outcome({ [id]: 1 }, from, to)).toEqual([[id, 'copied', target]])
  })

  it.each<[string, string, string, StandardSet, StandardSet]>([
    ['a question put the other way round', 'G1-1_03', 'narrower', 'esrs-2023', 'esrs-2026'],
    ['another one', 'G1-1_06', 'narrower', 'esrs-2023', 'esrs-2026'],
    ['the same ones, back', 'ESRS26_G1-1_01', 'wider', 'esrs-2026', 'esrs-2023'],
    ['accident rate per 200,000 hours', 'S1-14_05', 'narrower', 'esrs-2023', 'vs-2026'],
    ['accident rate, back', 'VS_B9_02', 'wider', 'vs-2026', 'esrs-2023'],
    ['a percentage that becomes a ratio', 'GOV-1_06', 'other-form', 'esrs-2023', 'vs-2026'],
    ['an amount that becomes a range', 'E1-9_20', 'other-form', 'esrs-2023', 'esrs-2026'],
    ['a list of codes that mean something else', 'IRO-2_02', 'set-bound', 'esrs-2023', 'esrs-2026'],
    ['employees that may be full-time equivalents', 'VS_B1_09', 'set-bound', 'vs-2026', 'esrs-2023'],
    ['one price per scheme that becomes an average', 'E1-8_04', 'narrower', 'esrs-2023', 'esrs-2026'],
    ['emissions above a threshold that lose it', 'E2-4_02', 'wider', 'esrs-2023', 'esrs-2026'],
    ['a rate whose denominator is fixed', 'S1-6_12', 'narrower', 'esrs-2023', 'vs-2026'],
    ['a combined target that may leave scopes out', 'ESRS26_E1-6_05', 'set-bound', 'esrs-2026', 'esrs-2023'],
    ['a part of a total', 'SBM-1_11', 'wider', 'esrs-2023', 'esrs-2026'],
    ['one value that several ask for', 'ESRS26_S1-5_01', 'ambiguous', 'esrs-2026', 'esrs-2023'],
    ['what is gone', 'G1-6_01', 'gone', 'esrs-2023', 'esrs-2026'],
    ['what is new', 'ESRS26_BP-1_04', 'gone', 'esrs-2026', 'esrs-2023'],
  ])('does not copy %s (%s)', (_, id, code, from, to) => {
    expect(outcome({ [id]: 1 }, from, to)[0]!.slice(0, 2)).toEqual([id, code])
  })

  it('copies one of several that agree, and none where they disagree', () => {
    expect(outcome({ 'S1-6_02': 80, 'SBM-1_03': 80 }, 'esrs-2023', 'esrs-2026')).toEqual([
      ['S1-6_02', 'copied', 'ESRS26_S1-5_01'],
      ['SBM-1_03', 'copied', 'ESRS26_S1-5_01'],
    ])
    expect(outcome({ 'S1-6_02': 80, 'S1-6_03': 78 }, 'esrs-2023', 'esrs-2026').map(([, code]) => code)).toEqual([
      'disagree',
      'disagree',
    ])
    const values = new Map([
      ['S1-6_02', { number: 80 }],
      ['S1-6_03', { number: 80 }],
    ])
    const carried = carryOver(values, 'esrs-2023', 'esrs-2026', (a, b) => a.number === b.number)
    expect(carried.map(({ code }) => code)).toEqual(['copied', 'copied'])
  })

  it('accounts for every value, and copies only to datapoints of the other set in the same form', () => {
    for (const from of standardSets) {
      for (const to of standardSets) {
        const { datapoints } = loadCatalogue(from)
        const carried = carryOver(new Map(datapoints.map(({ id }) => [id, id])), from, to, () => true)
        expect(carried.map((entry) => entry.from)).toEqual(datapoints.map(({ id }) => id))
        for (const { from: id, to: ids, code } of carried) {
          for (const target of ids) expect(every.get(target)!.set, id).toBe(to)
          if (code !== 'copied') continue
          const [a, b] = [every.get(id)!, every.get(ids[0]!)!]
          expect([ids.length, a.type, a.dimension, a.unit, a.table], id).toEqual([
            1,
            b.type,
            b.dimension,
            b.unit,
            b.table,
          ])
        }
      }
    }
  })

  it('changes nothing within a set', () => {
    expect(outcome({ 'E1-6_07': 1 }, 'esrs-2023', 'esrs-2023')).toEqual([['E1-6_07', 'copied', 'E1-6_07']])
  })
})
