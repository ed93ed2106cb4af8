import { expect, it } from 'vitest'
import { groupFigure, groupTree, monthsOf } from '../packages/engine/src/consolidation/index.ts'
import { figureByHand } from '../packages/engine/testing/figure-by-hand.ts'
import { makeGroup, placeOf } from '../packages/engine/testing/made-group.ts'

it('figures of a made-up group are the same when they are calculated another way, by every rule and every estimate', () => {
  const years = [2024, 2025]
  const group = makeGroup(15, 40, 24, years)
  const tree = groupTree(group.units)
  for (const year of years)
    for (const figure of group.figures) {
      const parts = group.parts.get(placeOf(year, figure.key)) ?? []
      const before = group.parts.get(placeOf(year - 1, figure.key)) ?? []
      const { value } = groupFigure({ tree, setup: figure.setup, months: monthsOf(year, 12), parts, before })
      const byHand = figureByHand(group, figure, year)
      const what = `${year} ${figure.setup.rule} ${figure.setup.estimate}`
      if (byHand === null) expect(value, what).toBeNull()
      else expect(Math.abs(value! - byHand) / Math.abs(byHand), what).toBeLessThan(1e-12)
    }
  expect(new Set(group.figures.map(({ setup }) => `${setup.rule} ${setup.estimate}`)).size).toBe(24)
})
