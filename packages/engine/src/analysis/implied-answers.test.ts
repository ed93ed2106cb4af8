import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'
import { impliedMembers } from './implied-answers.ts'

const table = [
  ['Waste 2023 in tonnes', 'Hazardous', 'Non-hazardous', 'Total'],
  ['Total waste generated', '2,930', '37,355', '40,285'],
]
const found = analyse(sampleDocument([samplePage([{ heading: 'Waste' }, { table }])])).findings
const whole = found.filter(({ datapoint }) => datapoint === 'E5-5_07')
const told = (findings: typeof found): string[] =>
  impliedMembers(findings).map(
    ({ datapoint, dimension, value, tier }) => `${datapoint}${dimension ?? ''} ${value.text} ${tier}`,
  )

describe('hazardous waste', () => {
  it('is the hazardous part of all waste where nothing else states it, and stays for review', () => {
    expect(told(whole)).toEqual(['E5-5_15 2930 review'])
  })

  it('is what the document states of it by itself', () => {
    const own = whole.slice(0, 1).map((finding) => ({ ...finding, datapoint: 'E5-5_15', dimension: null }))
    expect(own).toHaveLength(1)
    expect(told([...whole, ...own])).toEqual([])
  })

  it('is no other part of all waste', () => {
    expect(told(whole.filter(({ dimension }) => dimension !== 'hazardous'))).toEqual([])
  })
})
