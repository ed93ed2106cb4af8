import { describe, expect, it } from 'vitest'
import { calendarOf } from './calendar.ts'
import { deadlineSentence, doubtSentence, reasonSentence } from './in-words.ts'
import { type LegalProfile, unknownProfile } from './profile.ts'
import { scopeOf } from './scope.ts'
import { words } from './words.ts'

const known: LegalProfile = {
  ...unknownProfile(),
  country: 'DE',
  nace: '28',
  yearEnd: 12,
  publicInterest: 'none',
  group: 'alone',
  parentReports: false,
  headOfGroup: 'union',
}
const company = (facts: Partial<LegalProfile>) => scopeOf({ ...known, ...facts })
const told = (facts: Partial<LegalProfile>) =>
  company(facts).years.map(({ year, duty, sets }) => `${year} ${duty} ${sets.join('/')}`)

describe('five companies', () => {
  it('an unlisted company above both thresholds first reports on 2027, by the revised ESRS', () => {
    const facts = { employees: 1800, netRevenue: 600e6, balanceSheet: 400e6 }
    expect(told(facts)).toEqual([
      '2024 need-not vs-2026',
      '2025 need-not vs-2026',
      '2026 need-not vs-2026',
      '2027 must esrs-2026',
      '2028 must esrs-2026',
      '2029 must esrs-2026',
    ])
    expect(company(facts).firstYear).toBe(2027)
    expect(company(facts).years[1]!.reasons).toContain('wave-2')
    expect(company(facts).questions).toEqual(['firstYear'])
  })

  it('a listed company with 700 employees depends on its member state for 2025 and 2026, and is out from 2027 on', () => {
    const facts = { publicInterest: 'listed', employees: 700, netRevenue: 200e6, balanceSheet: 150e6 } as const
    expect(told({ ...facts, country: 'FR' })).toEqual([
      '2024 must esrs-2023',
      '2025 depends esrs-2023',
      '2026 depends esrs-2023/esrs-2026',
      '2027 need-not vs-2026',
      '2028 need-not vs-2026',
      '2029 need-not vs-2026',
    ])
    expect(told(facts)[0]).toBe('2024 depends esrs-2023')
    expect(company(facts).years[1]!.doubts).toEqual(['may-exempt', 'germany'])
  })

  it('a bank above both thresholds is of the first wave and stays', () => {
    const facts = {
      publicInterest: 'bank-insurer',
      country: 'FR',
      employees: 9000,
      netRevenue: 3e9,
      balanceSheet: 9e10,
    } as const
    expect(told(facts).map((line) => line.split(' ')[1])).toEqual(['must', 'must', 'must', 'must', 'must', 'must'])
    expect(company(facts).years[2]!.sets).toEqual(['esrs-2023', 'esrs-2026'])
    expect(company(facts).firstYear).toBe(2024)
  })

  it('a company with 300 employees has no duty in any year', () => {
    const facts = { employees: 300, netRevenue: 80e6, balanceSheet: 60e6 }
    expect(new Set(company(facts).years.map(({ duty }) => duty))).toEqual(new Set(['need-not']))
    expect(company(facts).questions).toEqual([])
  })

  it('a subsidiary of a group from outside of the Union publishes on the group from 2028 on, by standards that are not here', () => {
    const facts = {
      group: 'subsidiary',
      headOfGroup: 'third-country',
      unionRevenue: 900e6,
      employees: 800,
      netRevenue: 300e6,
      balanceSheet: 100e6,
    } as const
    expect(told(facts).slice(3)).toEqual(['2027 need-not vs-2026', '2028 must ', '2029 must '])
    expect(company(facts).years[4]!.doubts).toEqual(['third-country-standards'])
    expect(told({ ...facts, unionRevenue: 300e6 })[4]).toBe('2028 need-not vs-2026')
  })
})

describe('what is not stated', () => {
  it('is asked for and never guessed', () => {
    const { years, firstYear, questions } = scopeOf(unknownProfile())
    expect(new Set(years.map(({ duty }) => duty))).toEqual(new Set(['unknown']))
    expect(firstYear).toBeNull()
    expect(questions).toEqual(['country', 'yearEnd', 'firstYear'])
    expect(scopeOf({ ...known, employees: 2000 }).questions).toContain('netRevenue')
    expect(scopeOf({ ...known, publicInterest: null, employees: 700 }).questions).toContain('publicInterest')
  })

  it('is not asked for where something else decides', () => {
    expect(scopeOf({ ...known, publicInterest: null, employees: 300, netRevenue: null }).questions).toEqual([])
  })
})

it('counts by the day on which a financial year begins', () => {
  const facts = { employees: 1800, netRevenue: 600e6, balanceSheet: 400e6 }
  expect(company({ ...facts, yearEnd: 3 }).firstYear).toBe(2028)
  expect(company({ ...facts, yearEnd: null }).doubts).toContain('year-end')
})

it('frees a subsidiary by the report of its parent, with a doubt where it is listed', () => {
  const facts = {
    employees: 1800,
    netRevenue: 600e6,
    balanceSheet: 400e6,
    group: 'subsidiary',
    parentReports: true,
  } as const
  expect(told(facts)[3]).toBe('2027 need-not vs-2026')
  expect(company({ ...facts, publicInterest: 'listed' }).years[3]!.doubts).toContain('listed-subsidiary')
})

it('has a calendar by the end of the financial year', () => {
  const listed: LegalProfile = {
    ...known,
    publicInterest: 'listed',
    employees: 2000,
    netRevenue: 9e8,
    balanceSheet: 9e8,
    firstYear: 2024,
  }
  const days = (profile: LegalProfile, year: number) =>
    calendarOf(profile, scopeOf(profile), year).map(({ day, what }) => `${day} ${what}`)
  expect(days(listed, 2026)).toContain('2027-04-30 publish-listed')
  expect(days(listed, 2026)).toContain('2026-12-31 quick-fix-ends')
  expect(days({ ...listed, publicInterest: 'none', firstYear: null, yearEnd: 3 }, 2028)).toEqual([
    '2027-01-01 cap-begins',
    '2027-03-19 transposed',
    '2028-03-31 year-ends',
    '2029-03-31 publish',
  ])
  expect(days({ ...listed, publicInterest: 'none', yearEnd: 9, firstYear: null }, 2026)).toContain(
    '2027-10-01 first-begins',
  )
})

it('says everything in both languages with an act and its day', () => {
  for (const language of ['en', 'de'] as const) {
    const all = [
      ...Object.keys(words.reasons).map((code) => reasonSentence(code as keyof typeof words.reasons, language)),
      ...Object.keys(words.uncertain).map((code) => doubtSentence(code as keyof typeof words.uncertain, language)),
      ...Object.keys(words.deadlines).map((what) =>
        deadlineSentence({ day: '2027-01-01', what: what as keyof typeof words.deadlines, year: 2027 }, language),
      ),
    ]
    for (const { text, sources } of all) {
      expect(text.length).toBeGreaterThan(15)
      expect(text).not.toContain('{')
      expect(sources.length, text).toBeGreaterThan(0)
      for (const { name, date } of sources)
        expect([name.length > 10, /^\d{4}-\d\d-\d\d$/.test(date)]).toEqual([true, true])
    }
  }
})
