import { describe, expect, it } from 'vitest'
import { samplePage } from '../../testing/sample-page.ts'
import { sentencesOf } from './sentences.ts'

const read = (text: string) => {
  const [sentence] = sentencesOf(samplePage([{ text }], { decimal: /\d,\d(?!\d\d)/.test(text) ? ',' : '.' }))
  return { figures: sentence?.figures.map(({ found }) => found.written), years: sentence?.years }
}

describe('what a figure is held against', () => {
  it.each([
    ['Turnover was 10.3%, compared to 11.9% in 2022.', ['10.3'], []],
    ['The pay gap was 12.4%, down from 13.1% in 2022.', ['12.4'], []],
    ['Die Fluktuation lag bei 10,3 %, nach 11,9 % im Jahr 2022.', ['10,3'], []],
    ['Turnover fell from 11.9% in 2022 to 10.3%.', ['11.9', '10.3'], []],
    ['Turnover fell from 11.9% in 2022 to 10.3% in 2023.', ['11.9', '10.3'], [2023]],
    ['We recorded 52 injuries, compared with 61 in 2022.', ['52'], []],
  ])('does not give its year: %s', (text, figures, years) => {
    expect(read(text)).toEqual({ figures, years })
  })

  it.each([
    ['Turnover was 11.9% in 2022.', ['11.9'], [2022]],
    ['Nach dem Umzug 2022 lag die Fluktuation bei 10,3 %.', ['10,3'], [2022]],
    ['The rate rose from January to June 2022 to 10.3%.', ['10.3'], [2022]],
  ])('is not taken from: %s', (text, figures, years) => {
    expect(read(text)).toEqual({ figures, years })
  })
})

describe('words and codes before what is counted', () => {
  it.each([
    ['Sixty-one per cent of employees are covered by collective agreements.', ['Sixty-one']],
    ['Forty-seven injuries had to be reported.', ['Forty-seven']],
    ['An employee of a contractor was killed at our mine.', ['An']],
    ['We report the death of a driver employed by one of our hauliers.', ['a']],
    ['Im Jahr wurde ein Diskriminierungsvorfall gemeldet.', ['ein']],
    ['An employee of a contractor explained the new rules to us.', []],
    ['Sixty-one employees of a bank came to see us.', ['Sixty-one']],
    ['403-9 Work-related injuries', []],
  ])('%s', (text, figures) => {
    expect(read(text).figures).toEqual(figures)
  })
})
