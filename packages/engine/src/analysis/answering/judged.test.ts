import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../../testing/sample-page.ts'
import { loadCatalogue } from '../../esrs/index.ts'
import { analyse } from '../analyse.ts'
import type { Candidate } from '../finding.ts'
import { allFrames } from './frames.ts'
import { isJudged } from './judged.ts'

// How often a datapoint is right is known only where somebody read its answers in reports.

const unjudged = allFrames.filter(({ datapoint, kind }) => kind === 'number' && !isJudged(datapoint))

/** What a row says that has the official name, its unit and two years. */
function found(datapoint: string, unit: string | null, language: 'en' | 'de'): readonly Candidate[] {
  const set = allFrames.find((frame) => frame.datapoint === datapoint)?.set ?? 'esrs-2023'
  const name = loadCatalogue(set, language).get(datapoint)?.name ?? ''
  const written = !unit || unit === 'count' || unit === 'ratio' ? '' : unit
  const table = [
    ['', language === 'en' ? 'Unit' : 'Einheit', '2024', '2023'],
    [name, written, '61', '58'],
  ]
  const heading = language === 'en' ? 'Sustainability statement 2024' : 'Nachhaltigkeitserklärung 2024'
  return analyse(sampleDocument([samplePage([{ heading }, { table }])])).findings
}

describe('a datapoint without a judged example', () => {
  it.each(['en', 'de'] as const)('is never high, however clearly a table says it (%s)', (language) => {
    const shown = unjudged.flatMap(({ datapoint, unit }) =>
      found(datapoint, unit, language).filter((one) => one.datapoint === datapoint && one.role !== 'prior'),
    )
    expect(shown.length).toBeGreaterThan(5)
    expect(shown.filter(({ tier }) => tier === 'high').map(({ datapoint }) => datapoint)).toEqual([])
  })

  it('lets one with examples be high, and what another set asks in the same way', () => {
    expect(found('E1-6_07', 'tCO2e', 'en').find(({ datapoint }) => datapoint === 'E1-6_07')?.tier).toBe('high')
    expect(isJudged('VS_B3_05')).toBe(true)
    expect(isJudged('E1-9_21')).toBe(false)
  })
})
