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

  it.each([
    ['31.12.23', 2023],
    ['01.07.22–30.06.23', 2023],
    ['1.10.2022 bis 30.9.2023', 2023],
    ['version 01.02.23.4', null],
    ['gri 306: waste 2020', null],
    ['gri 306: waste 2020 in 2023', 2023],
  ])('names a year by a day of it and a period by its end: %s', (text, expected) => {
    expect(yearIn(text)).toBe(expected)
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
    expect(
      reportingYear('a.pdf', ['up by 8 % compared with 91 in 2022, and 0.12 against 0.14; 612 days in 2023'], []),
    ).toBe(2023)
    expect(
      reportingYear('a.pdf', ['made under the modern slavery act 2015, the modern slavery act 2015 and for 2023'], []),
    ).toBe(2023)
    expect(reportingYear('statement-2024-12.pdf', ['our year'], [])).toBe(2024)
    expect(reportingYear('a.pdf', ['climate accounts 2024: the base year is 2018, below the 2018 level'], [])).toBe(
      2024,
    )
    expect(reportingYear('policy.pdf', ['we value nature'], [])).toBeNull()
  })

  const columns = [2022, 2023, 2022, 2023, 2022, 2023, 2022, 2023, 2022, 2023, 2022, 2023]
  it.each([
    ['mit den daten der jahre 2021 bis 2023. 2023 war ein schwieriges jahr.'],
    ['am 31. dezember 2023 arbeiteten 488 menschen bei uns. das programm 2024 bis 2026 folgt.'],
    ['published in may; the data for the calendar year 2023 are shown. in 2024 we will build.'],
    ['in 2023 we used less energy than before.'],
  ])('is the year before that of the title where all is told of it: %s', (text) => {
    const pages = ['umweltbericht 2024 umwelterklärung 2024', text]
    expect(reportingYear('umwelterklaerung_2024.pdf', pages, columns)).toBe(2023)
  })

  it.each([
    ['in 2023 and in 2024 we used less energy.', columns],
    ['the reporting period is 2024. in 2023 we used more, in 2023 it rained.', columns],
    ['in 2023 we used more.', [...columns, 2024, 2024]],
    ['in 2023 we used more.', [2022, 2023]],
    ['in 2023 we used more; revenue for fy24 rose.', columns],
  ])('is that of the title where it is told of as well: %s', (text, years) => {
    expect(reportingYear('report-2024.pdf', ['sustainability report 2024', text], years)).toBe(2024)
  })

  it('follows what the document declares where no column has a year', () => {
    const pages = ['umweltbericht 2024', 'das berichtsjahr 2023 war trocken.']
    expect(reportingYear('umwelt-2024.pdf', pages, [])).toBe(2023)
  })
})
