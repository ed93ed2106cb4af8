import type { AssessedTopic, Assessment, AssessmentEntry, Consultation, SignedAssessment } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import { pathState } from './path-state.ts'

type Made = Pick<Assessment, 'entries' | 'topics' | 'gaps' | 'signed' | 'changed'>

const entry = (kept: boolean, verdict: AssessmentEntry['verdict']) => ({ kept, verdict }) as AssessmentEntry
const topic = (verdict: AssessedTopic['verdict'], toConfirm: boolean | null) =>
  ({ verdict, decision: toConfirm === null ? null : { toConfirm } }) as AssessedTopic
const signed = (gaps: number) => ({ number: 2, gaps }) as SignedAssessment
const made = (parts: Partial<Made>): Assessment =>
  ({ entries: [], topics: [], gaps: [], signed: null, changed: false, ...parts }) as unknown as Assessment
const gap = { code: 'E1.x', title: 'Energy', topic: 'E1' }
const asked = [{} as Consultation]

describe('the path of materiality', () => {
  it('has nothing done where there is nothing', () => {
    const states = Object.values(pathState(made({}), [])).map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['open']))
  })

  it('a proposal that nobody looked at is no step forward', () => {
    const { entries, assessment } = pathState(made({ entries: [entry(false, 'open'), entry(true, 'material')] }), [])
    expect(entries).toEqual({ done: 1, of: 2, gaps: 0, state: 'begun' })
    expect(assessment.state).toBe('begun')
  })

  it('the assessment is done once every entry is rated and every sub-topic is answered', () => {
    const entries = [entry(true, 'not'), entry(true, 'undecided')]
    expect(pathState(made({ entries }), []).assessment.state).toBe('done')
    expect(pathState(made({ entries, gaps: [gap] }), []).assessment).toEqual({
      done: 2,
      of: 2,
      gaps: 1,
      state: 'begun',
    })
  })

  it('a decision that was carried over counts when it is confirmed', () => {
    const topics = [topic('material', false), topic('open', true)]
    const { matrix, decisions } = pathState(made({ topics }), [])
    expect([matrix.state, matrix.done, decisions.state, decisions.done]).toEqual(['begun', 1, 'begun', 1])
    expect(pathState(made({ topics: [topic('not', false)] }), []).decisions.state).toBe('done')
  })

  it('stakeholders are done once somebody was asked', () => {
    expect(pathState(made({}), asked).stakeholders).toEqual({ done: 1, of: 1, gaps: 0, state: 'done' })
  })

  it.each([
    ['nothing was signed', {}, 'open'],
    ['it was signed in part', { signed: signed(1) }, 'begun'],
    ['all of it was signed', { signed: signed(0) }, 'done'],
    ['something has changed since', { signed: signed(0), changed: true }, 'changed'],
  ] as const)('of the signature where %s', (_, parts, state) => {
    expect(pathState(made(parts), []).signature.state).toBe(state)
  })
})
