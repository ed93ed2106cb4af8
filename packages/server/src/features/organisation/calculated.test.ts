import { type Calculated, calculatedFigures, datapointsFor, rateBasis, type StandardSet } from '@esrs/contract'
import { loadCatalogue, standardSets } from '@esrs/engine/esrs'
import { expect, test } from 'vitest'

const units: Record<string, string> = { accident_count: 'count', left: 'count', ratio: 'ratio' }

/** The unit of what is computed, as its name says; words have none. */
function unitOf(what: Calculated, set: StandardSet): string | null {
  if (/_(?:included|left_out)$/.test(what)) return null
  if (what === 'accidents') return rateBasis(set).unit
  if (what.startsWith('training')) return 'h'
  if (/_(?:share|traded|primary|bundled)$/.test(what)) return '%'
  if (/^(?:energy|generated)/.test(what)) return 'MWh'
  return /^(?:scope|biogenic|total)/.test(what) ? 'tCO2e' : (units[what] ?? '%')
}

test('what is computed fills datapoints that exist in the set, in the unit of the datapoint', () => {
  for (const what of calculatedFigures)
    for (const set of standardSets)
      for (const key of datapointsFor(what, set))
        expect([key, loadCatalogue(set).get(key)?.unit]).toEqual([key, unitOf(what, set)])
})
