import { expect, it } from 'vitest'
import { why } from '../packages/engine/learn/why.ts'
import { isJudged } from '../packages/engine/src/analysis/answering/judged.ts'
import { sampleDocument, samplePage } from '../packages/engine/testing/sample-page.ts'

const told = (datapoint: string, label: string, figure: string) => {
  const table = [
    ['', '2023'],
    [label, figure],
  ]
  return why(sampleDocument([samplePage([{ heading: 'Sustainability report 2023' }, { table }])]), datapoint).join('\n')
}

it('says that words are not known where none of them is, and not which of their meanings is missing', () => {
  expect(told('E1-5_01', 'Kokonaiskulutus (MWh)', '12,480')).toContain('no word of its own is in concepts.csv')
  expect(told('E1-5_01', 'Water consumption (m3)', '12,480')).not.toContain('no word of its own')
})

it('says why nothing of a datapoint is high whose answers nobody has read', () => {
  const [judged, unjudged] = ['E1-6_07', 'E2-4_05']
  expect([isJudged(judged), isJudged(unjudged)]).toEqual([true, false])
  expect(told(judged, 'Gross Scope 1 GHG emissions (t CO2e)', '3,884')).toMatch(/high from 0\.\d/)
  expect(told(unjudged, 'Microplastics (t)', '3,884')).toContain('never high, as judged.csv has no example of it')
})
