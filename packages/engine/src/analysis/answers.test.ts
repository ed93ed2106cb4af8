import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { type Part, sampleDocument, samplePage } from './sample-page.ts'

const about = (datapoint: string, ...parts: Part[]) => {
  const { findings } = analyse(sampleDocument([samplePage([{ text: 'Sustainability report 2023' }, ...parts])]))
  const found = findings.find((finding) => finding.datapoint === datapoint)
  return {
    value: found?.value.text,
    source: found?.reason.source,
    tier: found?.tier,
    missing: found?.reason.missing,
    year: found?.checks.find(({ check }) => check === 'year')?.passed,
  }
}
const basis = 'and all companies of the group: the scope of consolidation is that of the financial statements.'

describe('the year of an answer in words', () => {
  it.each([
    [`This report covers the financial year from 1 January to 31 December 2023 ${basis}`, true],
    [`This report covers the financial year 2022/23 ${basis}`, true],
    [`This report covers the financial year 2022 ${basis}`, false],
    [`This report covers the year ${basis}`, false],
  ])('is missing only where a sentence does not name it: %s', (text, named) => {
    expect(about('BP-1_01', { text })).toEqual({
      value: 'consolidated',
      source: 'sentence',
      tier: 'review',
      missing: named ? [] : ['year'],
      year: named,
    })
  })

  it.each([
    ['Basis for reporting in 2023', true],
    ['Basis for reporting', false],
  ])('is missing only where a row does not name it: %s', (question, named) => {
    const table = [
      ['Question', 'Answer'],
      [question, 'Consolidated'],
    ]
    expect(about('BP-1_01', { table })).toMatchObject({ source: 'table', missing: named ? [] : ['year'], year: named })
  })

  it.each([
    ['Employees as of 31 December 2023 (head count)', true],
    ['Employees at the end of the year (head count)', false],
  ])('is missing only where the row of a count does not name it: %s', (label, named) => {
    const table = [
      ['Workforce', 'Women', 'Men', 'Total'],
      [label, '40', '44', '84'],
    ]
    expect(about('S1-6_14', { table })).toMatchObject({
      value: 'head count',
      source: 'table',
      missing: named ? [] : ['year'],
      year: named,
    })
  })
})
