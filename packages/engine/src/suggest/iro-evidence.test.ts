import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../esrs/index.ts'
import { excerptsOf, type Hit, hasImproved, type IroValue, isListOfNames, progressOf, telling } from './iro-evidence.ts'
import { evidenceInWords } from './iro-words.ts'

const list = 'Our policies:\n◼ Code of Conduct\n◼ Whistleblower Policy\n◼ Insider Policy\n◼ Risk Handbook'

describe('isListOfNames', () => {
  it.each([
    ['names below each other', list, true],
    ['names in one line', list.replaceAll('\n', ' '), true],
    ['three names', list.slice(0, list.lastIndexOf('\n')), false],
    ['sentences', list.replace('Risk Handbook', 'Anyone may report to the office.'), false],
    [
      'what is done',
      list.replace('Risk Handbook', 'Training of all employees every year by the legal department'),
      false,
    ],
    ['a sentence with dashes', 'We train – at all sites – all who buy – or sell – for us', false],
  ])('%s', (_, text, expected) => {
    expect(isListOfNames(text)).toBe(expected)
  })
})

const catalogue = loadCatalogue('esrs-2023')
const hit = (id: string, excerpts: string[], number: number | null = null): Hit => ({
  datapoint: catalogue.get(id)!,
  value: {
    value: number === null ? excerpts[0]! : String(number),
    number,
    unit: null,
    year: 2026,
    evidence: excerpts.map((excerpt, page) => ({ documentId: 'd', filename: 'report.pdf', page, excerpt })),
  },
})

describe('telling', () => {
  const left = (...hits: Hit[]) =>
    telling(hits).map(({ datapoint, value }) => [datapoint.id, value.evidence.map(({ excerpt }) => excerpt)])
  const words = 'Whistleblowers may report to an office.'

  it('leaves lists of names away where something else says something', () => {
    expect(left(hit('G1-1_02', [list]), hit('G1-1_05', [words]))).toEqual([['G1-1_05', [words]]])
    expect(left(hit('G1-1_02', [words, list]))).toEqual([['G1-1_02', [words]]])
    expect(left(hit('G1-3_07', [list], 80))).toEqual([['G1-3_07', []]])
  })

  it('keeps them where there is nothing else', () => {
    expect(left(hit('G1-1_02', [list]))).toEqual([['G1-1_02', [list]]])
    expect(left()).toEqual([])
  })
})

describe('hasImproved', () => {
  const turnover = (number: number, prior: IroValue['prior']): Hit => ({
    datapoint: loadCatalogue('esrs-2023').get('S1-6_12')!,
    value: { value: String(number), number, unit: '%', year: 2026, prior: prior ?? null, evidence: [] },
  })
  const high = { datapoint: 'S1-6_12', above: 10 }
  it.each([
    ['less than the year before', high, turnover(12, { number: 18, year: 2025 }), true],
    ['more than the year before', high, turnover(12, { number: 11, year: 2025 }), false],
    ['less than years ago', high, turnover(12, { number: 18, year: 2022 }), false],
    ['no earlier figure', high, turnover(12, null), false],
    ['too little, but more', { datapoint: 'S1-6_12', below: 90 }, turnover(80, { number: 70, year: 2025 }), true],
    ['a passage', { datapoint: 'S1-6_12' }, turnover(12, { number: 18, year: 2025 }), false],
  ])('%s', (_, condition, hit, expected) => {
    expect(hasImproved(condition, hit)).toBe(expected)
  })
})

describe('evidenceInWords', () => {
  const of = (id: string, value: string, number: number | null = null): Hit => ({
    datapoint: loadCatalogue('esrs-2023').get(id)!,
    value: { value, number, unit: null, year: null, evidence: [] },
  })
  const [code, passage] = [of('S2-1_06', 'yes'), of('S2-4_03', 'We assess suppliers.')]

  it('sets what follows an answer or a figure apart', () => {
    expect(evidenceInWords([code, passage], 'en')).toMatch(/^Based on “.*” \(S2-1_06\): yes; a passage on “.*”/)
    expect(evidenceInWords([of('S2-1_06', '7', 7), passage], 'de')).toMatch(/: 7; eine Textstelle zu /)
    expect(evidenceInWords([passage, code], 'en')).toMatch(/\(S2-4_03\) and “/)
    expect(evidenceInWords([code], 'en')).toMatch(/: yes\.$/)
  })
})

describe('excerptsOf', () => {
  const shown = (...hits: Hit[]) => excerptsOf(hits).map(({ text }) => text)
  const back = ['This is being updated with new functions.', 'and the complaints of customers are answered.']
  const whole = 'Customers can complain in writing or by telephone.'

  it('shows words that point back to others only where there are none that stand for themselves', () => {
    expect(shown(hit('S4-3_02', [...back, whole]))).toEqual([whole])
    expect(shown(hit('S4-3_02', back), hit('S4-2_01', [whole]))).toEqual([whole])
    expect(shown(hit('S4-3_02', back))).toEqual(back)
  })

  it('asks no beginning of a row of figures', () => {
    expect(shown(hit('S1-13_04', ['total 22 h'], 22), hit('S1-1_22', [whole]))).toEqual(['total 22 h', whole])
  })
})

describe('progressOf', () => {
  const at = (number: number, rest: Partial<IroValue>) =>
    progressOf({ value: String(number), number, unit: null, year: 2026, evidence: [], ...rest })
  it.each<[string, number | null, number | null]>([
    // (80 − 100) / (50 − 100) = 0.4
    ['a reduction from a base', at(80, { target: { number: 50, year: 2030, base: { number: 100, year: 2020 } } }), 40],
    [
      'a reduction from an earlier year',
      at(80, { target: { number: 50, year: 2030 }, prior: { number: 90, year: 2025 } }),
      25,
    ],
    ['a reduction without a start', at(80, { target: { number: 50, year: 2030 } }), null],
    ['a share that grows from nought', at(30, { target: { number: 40, year: 2030 } }), 75],
    ['more than was aimed at', at(40, { target: { number: 50, year: 2030, base: { number: 100, year: 2020 } } }), 100],
    ['the wrong way', at(120, { target: { number: 50, year: 2030, base: { number: 100, year: 2020 } } }), 0],
    ['a target of the year itself', at(80, { target: { number: 50, year: 2026 } }), null],
    ['no target', at(80, {}), null],
  ])('%s', (_, progress, expected) => {
    expect(progress).toBe(expected)
  })
})
