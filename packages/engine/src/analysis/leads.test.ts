import { describe, expect, it } from 'vitest'
import type { Proposal } from './answering/answer.ts'
import { chosenAmong, leadsWithout } from './choose-within.ts'
import type { Candidate, Gate } from './finding.ts'

const proposal = (score: number, text: string, gates: Gate[] = [], changed: Partial<Candidate> = {}): Proposal =>
  ({
    shown: 0.7,
    sure: 0.9,
    match: { frame: { kind: 'number' }, observation: { kind: 'figure' }, features: {} },
    candidate: {
      datapoint: 'E1-5_01',
      dimension: null,
      value: { text, number: Number(text) },
      role: 'actual',
      score,
      place: { page: 1, start: Math.round(score * 100), valueStart: null },
      checks: [],
      reason: { source: 'table', matched: '', missing: [], ...(gates.length ? { gates } : {}) },
      ...changed,
    },
  }) as unknown as Proposal
const texts = (candidates: readonly Candidate[]) => candidates.map(({ value }) => value.text)

describe('leads', () => {
  it('are what fails a gate, and what is likely but not likely enough', () => {
    const { findings, leads, others } = chosenAmong([
      [proposal(0.9, '5', ['example']), proposal(0.6, '6'), proposal(0.2, '7')],
    ])
    expect(texts(findings)).toEqual([])
    expect(leads.map(({ reason }) => reason.gates)).toEqual([['example'], ['unsure']])
    expect(texts(others)).toEqual(['7'])
  })

  it('give way to a value that fails no gate, however much speaks for them', () => {
    const { findings, leads, others } = chosenAmong([[proposal(0.95, '5', ['risk']), proposal(0.8, '6')]])
    expect([texts(findings), texts(leads), texts(others)]).toEqual([['6'], [], ['5']])
    expect(findings[0]?.checks).toEqual([])
  })

  it('are none of parts, and none that a person rejected', () => {
    const part = proposal(0.9, '5', ['example'], { dimension: 'women' })
    const rejected = proposal(0.9, '6', ['example'])
    rejected.candidate.reason.taught = 'rejected'
    expect(texts(chosenAmong([[part], [rejected]]).leads)).toEqual([])
  })

  it('do not stand in the way of what a person accepted', () => {
    const accepted = proposal(0.8, '5', ['example'])
    accepted.candidate.reason.taught = 'accepted'
    expect(texts(chosenAmong([[accepted]]).findings)).toEqual(['5'])
  })

  it('are three at most, and none where there is a value after all', () => {
    const all = [0.6, 0.9, 0.8, 0.7].map((score) => proposal(score, String(score), ['terms']).candidate)
    const { leads, others } = leadsWithout([], all)
    expect([texts(leads), texts(others)]).toEqual([['0.9', '0.8', '0.7'], ['0.6']])
    const [value] = all
    expect(leadsWithout(value ? [value] : [], all).leads).toEqual([])
  })
})
