import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { sampleDocument, samplePage } from './sample-page.ts'

const parts = (text: string, decimal: ',' | '.' = '.'): string[] =>
  analyse(sampleDocument([samplePage([{ text }], { decimal })])).findings.flatMap(
    ({ datapoint, dimension, value, role }) =>
      dimension && role === 'actual' ? [`${datapoint} ${dimension} ${value.text}`] : [],
  )

describe('parts in running text', () => {
  it.each<[string, string[]]>([
    [
      'The Group had 8,200 employees, of whom 3,100 were women and 5,100 men.',
      ['S1-6_02 female 3100', 'S1-6_02 male 5100'],
    ],
    [
      '7,900 had a permanent contract (2,980 women and 4,920 men), and 300 a temporary one.',
      ['S1-6_09 permanent 7900', 'S1-6_09 temporary 300'],
    ],
    ['36 employees, half of them women, had non-guaranteed hours.', ['S1-6_09 non_guaranteed 36']],
    [
      '4,100 employees were employed in Norway, 2,700 in Sweden and 1,400 in Finland.',
      ['S1-6_05 NO 4100', 'S1-6_05 SE 2700', 'S1-6_05 FI 1400'],
    ],
    [
      'The coverage by collective bargaining agreements was 76 percent in Norway and 92 percent in Sweden.',
      ['S1-8_02 NO 76', 'S1-8_02 SE 92'],
    ],
    [
      'On average an employee received 17.3 hours of training, women 16.8 and men 17.6 hours.',
      ['S1-13_04 female 16.8', 'S1-13_04 male 17.6'],
    ],
    [
      '84 percent of the employees took part in regular performance reviews (women 86 percent, men 83 percent).',
      ['S1-13_02 female 86', 'S1-13_02 male 83'],
    ],
    ['Family-related leave was taken by 9.6% of women and 6.9% of men.', ['S1-15_03 female 9.6', 'S1-15_03 male 6.9']],
    ['Two of the five Executive Board members are women (40%).', ['GOV-1_05 female 40']],
    ['Top management comprised 12 women (30%) and 28 men (70%).', ['S1-9_02 female 30', 'S1-9_02 male 70']],
  ])('%s', (text, expected) => {
    expect(parts(text)).toEqual(expect.arrayContaining(expected))
  })

  it('are not those of one place', () => {
    expect(parts('In Sweden the Group had 1,204 employees, of whom 300 were women.')).toEqual([])
  })

  it('in German', () => {
    const text =
      'Die durchschnittliche Zahl der Schulungsstunden betrug 17,3 Stunden (Frauen: 16,8 Stunden, Männer: 17,6 Stunden).'
    expect(parts(text, ',')).toEqual(expect.arrayContaining(['S1-13_04 female 16.8', 'S1-13_04 male 17.6']))
  })
})
