import { describe, expect, it } from 'vitest'
import { headerYear, namesYear, reportingYear, yearIn } from './years.ts'

describe('years', () => {
  it.each([
    ['2023', 2023],
    ['fy 2022/23', 2023],
    ['31.12.2020', 2020],
    ['2023 target', 2023],
    ['gj 23', 2023],
    ['dec. 31, 2023', 2023],
    ['2022/2023', 2023],
    ['12,056', null],
    ['2019 to 2023', null],
    ['employees', null],
  ])('reads the header %s', (text, expected) => {
    expect(headerYear(text)).toBe(expected)
  })

  it('takes a period of dates for one year', () => {
    expect(yearIn('from 2026-01-01 to 2026-12-31')).toBe(2026)
    expect(yearIn('from 2022 to 2024')).toBeNull()
  })

  it.each([
    ['from 1 january to 31 december 2025', true],
    ['as of 31.12.2025', true],
    ['in 2024/25', true],
    ['in 2024 and in 2025', true],
    ['in 2024', false],
    ['2,025 employees', false],
    ['all companies of the group', false],
  ])('knows whether a text names the year: %s', (text, expected) => {
    expect(namesYear(text, 2025)).toBe(expected)
  })

  it('settles the reporting year by title, phrases and columns', () => {
    expect(reportingYear('report.pdf', ['sustainability report 2022/23 of a company founded in 1998'], [])).toBe(2023)
    expect(reportingYear('report.pdf', ['', 'in 2023', 'target 2030'], [2021, 2022, 2023, 2021, 2022, 2023])).toBe(2023)
    expect(reportingYear('nachhaltigkeitsbericht-2021.pdf', ['gegründet 1950'], [])).toBe(2021)
    expect(reportingYear('impact-report-2024-25.pdf', ['our year'], [])).toBe(2025)
    expect(reportingYear('statement-2024-12.pdf', ['our year'], [])).toBe(2024)
    expect(reportingYear('policy.pdf', ['we value nature'], [])).toBeNull()
  })
})
