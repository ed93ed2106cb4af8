import { calculatedFigures, datapointsFor, rateBasis } from '@esrs/contract'
import { loadCatalogue, standardSets } from '@esrs/engine/esrs'
import { expect, test } from 'vitest'

test('what calculators compute fills datapoints that exist in the set, in the unit of the datapoint', () => {
  const units: Record<string, string> = { accident_count: 'count', left: 'count', ratio: 'ratio' }
  for (const what of calculatedFigures)
    for (const set of standardSets)
      for (const key of datapointsFor(what, set)) {
        const entry = loadCatalogue(set).get(key)
        const unit = what.startsWith('training')
          ? 'h'
          : /^(?:scope|biogenic)/.test(what)
            ? 'tCO2e'
            : what === 'accidents'
              ? rateBasis(set).unit
              : (units[what] ?? '%')
        expect([key, entry?.unit]).toEqual([key, unit])
      }
})
