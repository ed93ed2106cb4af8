import type { Datapoint, Evidence } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import { otherYearOf, rivalsOf, saysTheSame, shownStatusOf, wholeOf } from './value-status.ts'

const evidence = (changed: Partial<Evidence> = {}): Evidence => ({
  document_id: 'd',
  filename: 'report.pdf',
  page: 1,
  sheet: null,
  cell: null,
  paragraph: null,
  excerpt: 'Total 100 t',
  value_at: null,
  boxes: [],
  value_box: null,
  value: '100',
  number: 100,
  unit: 't',
  year: 2025,
  written: '100 t',
  conversion: null,
  dimension: null,
  tier: 'high',
  checks: [{ check: 'year', passed: true, detail: 'column' }],
  reason: '',
  ...changed,
})

const datapoint = (changed: Partial<Datapoint> = {}): Datapoint => ({
  question: null,
  version: 'a',
  id: 'E5-5_07',
  key: 'E5-5_07',
  esrs: 'ESRS E5',
  controlCode: 'E5',
  code: 'E5-5_07',
  name: 'Waste',
  disclosure: 'E5-5',
  dataType: 'number',
  label: '',
  definition: '',
  paragraph: '',
  written: null,
  hints: [],
  why_not: [],
  application_requirements: null,
  law: [],
  voluntary: false,
  applicability: { counts: true, code: 'due', until: null, reason: 'Required, so it counts.' },
  value: '100',
  number: 100,
  unit: 't',
  year: 2025,
  status: 'proposed',
  tier: 'high',
  prior: null,
  breakdowns: [],
  why_is_this_the_answer: '',
  notes: '',
  excerpts: '',
  filename: null,
  evidence: [evidence()],
  evidence_total: 1,
  ...changed,
})

describe('saysTheSame', () => {
  it('lets figures be rounded', () => {
    expect(saysTheSame(evidence({ number: 1000 }), evidence({ number: 1004 }))).toBe(true)
    expect(saysTheSame(evidence({ number: 1000 }), evidence({ number: 1006 }))).toBe(false)
    expect(saysTheSame(evidence({ number: 0, value: '0' }), evidence({ number: 0, value: '0.0' }))).toBe(true)
  })

  it('never compares figures of different units', () => {
    expect(saysTheSame(evidence(), evidence({ unit: 'kg' }))).toBe(false)
  })

  it('compares words as they are', () => {
    expect(saysTheSame(evidence({ number: null, value: 'yes' }), evidence({ number: null, value: 'no' }))).toBe(false)
  })
})

describe('shownStatusOf', () => {
  it('follows what a person decided, whatever the documents say', () => {
    const others = [evidence(), evidence({ number: 90, value: '90' })]
    expect(shownStatusOf(datapoint({ status: 'accepted', evidence: others }))).toBe('accepted')
    expect(shownStatusOf(datapoint({ status: 'corrected', evidence: others }))).toBe('corrected')
  })

  it('is a conflict when another place gives another figure for the same year', () => {
    expect(shownStatusOf(datapoint({ evidence: [evidence(), evidence({ number: 90, value: '90' })] }))).toBe('conflict')
    expect(
      shownStatusOf(datapoint({ evidence: [evidence(), evidence({ number: 90, value: '90', year: null })] })),
    ).toBe('conflict')
  })

  it('is none for other years, for parts of the value and for the same figure', () => {
    const others = [
      evidence({ number: 90, value: '90', year: 2024 }),
      evidence({ number: 40, value: '40', dimension: 'hazardous' }),
      evidence({ number: 100.2, value: '100.2' }),
    ]
    expect(shownStatusOf(datapoint({ evidence: [evidence(), ...others] }))).toBe('high')
    expect(wholeOf(datapoint({ evidence: others }))).toHaveLength(2)
  })

  it('counts the same rival once', () => {
    const rival = { number: 90, value: '90' }
    const datapointWithRivals = datapoint({ evidence: [evidence(), evidence(rival), evidence({ ...rival, page: 7 })] })
    expect(rivalsOf(datapointWithRivals)).toHaveLength(1)
  })

  it('follows the tier of a proposal', () => {
    expect(shownStatusOf(datapoint())).toBe('high')
    expect(shownStatusOf(datapoint({ tier: 'review' }))).toBe('review')
    expect(shownStatusOf(datapoint({ value: null, number: null, status: 'missing' }))).toBe('missing')
  })
})

describe('otherYearOf', () => {
  const old = (checks: Evidence['checks']) => datapoint({ year: 2023, evidence: [evidence({ year: 2023, checks })] })

  it('names a year that is not the year of the report', () => {
    expect(otherYearOf(old([{ check: 'year', passed: false, detail: '2023' }]), 2025)).toBe(2023)
    expect(otherYearOf(datapoint({ year: 2023, evidence: [] }), 2025)).toBe(2023)
  })

  it('leaves targets and base years alone, which have passed the check of the year', () => {
    expect(otherYearOf(old([{ check: 'year', passed: true, detail: 'column' }]), 2025)).toBeNull()
  })

  it('is silent where the year fits, is not known, or is itself the value', () => {
    expect(otherYearOf(datapoint(), 2025)).toBeNull()
    expect(otherYearOf(datapoint({ year: null }), 2025)).toBeNull()
    expect(otherYearOf(datapoint({ year: 2023 }), null)).toBeNull()
    expect(otherYearOf(datapoint({ year: 2020, dataType: 'year', evidence: [] }), 2025)).toBeNull()
  })
})
