import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'
import type { Teaching } from './learned.ts'

const document = sampleDocument([
  samplePage([
    {
      table: [
        ['Energy in MWh', '2025'],
        ['Total energy consumption', '1,204'],
        ['Total energy consumption of all sites', '1,530'],
      ],
    },
  ]),
])
const energy = (taught: Teaching[]) => {
  const { findings, others } = analyse(document, { taught })
  return { findings: findings.filter(isEnergy), others: others.filter(isEnergy) }
}
const isEnergy = ({ datapoint, role }: { datapoint: string; role: string }) =>
  datapoint === 'E1-5_01' && role === 'actual'
const teaching = (words: string, verdict: Teaching['verdict']): Teaching => ({
  datapoint: 'E1-5_01',
  dimension: null,
  source: 'table',
  words,
  verdict,
})

describe('what a person decided about an earlier document', () => {
  const untaught = energy([])
  const [first] = untaught.findings
  const [second] = untaught.others

  it('starts from a document with two rival rows', () => {
    expect([first?.value.number, second?.value.number]).toEqual([1204, 1530])
  })

  it('puts the accepted observation first, whatever its figures were then', () => {
    const [taught] = energy([teaching('Total energy consumption of all sites 2024', 'accepted')]).findings
    expect(taught?.value.number).toBe(second?.value.number)
    expect(taught?.reason.taught).toBe('accepted')
  })

  it('does not show the rejected observation, but keeps it', () => {
    const { findings, others } = energy([teaching(first?.reason.matched ?? '', 'rejected')])
    expect(findings.map(({ value }) => value.number)).not.toContain(first?.value.number)
    expect(
      others.some(({ value, reason }) => value.number === first?.value.number && reason.taught === 'rejected'),
    ).toBe(true)
  })

  it('lets a later word count', () => {
    const words = first?.reason.matched ?? ''
    expect(energy([teaching(words, 'rejected'), teaching(words, 'accepted')]).findings[0]?.value.number).toBe(
      first?.value.number,
    )
  })

  it('says nothing about other observations', () => {
    expect(energy([teaching('energy bought in the market', 'rejected')])).toEqual(untaught)
  })
})
