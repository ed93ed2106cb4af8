import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { type Part, sampleDocument, samplePage } from './sample-page.ts'

const told = (parts: Part[], id: string, decimal: ',' | '.' = '.'): string[] =>
  analyse(sampleDocument([samplePage(parts, { decimal })]))
    .findings.filter(
      ({ datapoint, role, reason }) => datapoint === id && role === 'actual' && reason.source !== 'passage',
    )
    .map(({ dimension, value }) => `${dimension ?? 'all'} ${value.text}`)
    .sort()

describe('parts of the staff', () => {
  it.each([
    [
      'We had 742 employees at year-end. Of these, 221 are women, 520 are men and one person identifies as non-binary.',
      ['all 742', 'female 221', 'male 520', 'other 1'],
    ],
    [
      'Wir beschäftigen 389 Mitarbeiterinnen und Mitarbeiter, von denen 121 weiblich und 268 männlich sind.',
      ['all 389', 'female 121', 'male 268'],
    ],
    [
      'Zum 31.12.2023 waren bei den Stadtwerken 742 Menschen beschäftigt, davon 221 Frauen und 521 Männer.',
      ['all 742', 'female 221', 'male 521'],
    ],
    [
      'We employed 6,318 people in 2023. Women account for 3,664 of these and men for 2,651.',
      ['all 6318', 'female 3664', 'male 2651'],
    ],
    ['We employed 742 people in 2023. Of these, 120 women took part in a mentoring programme.', ['all 742']],
    ['We employed 742 people in 2023. 120 women attended our academy.', ['all 742']],
    ['We hired 742 employees in 2023. Of these, 221 are women and 521 are men.', []],
    ['At our plant in Vigo we had 42 employees. Of the apprentices, 12 are women and 8 are men.', []],
  ])('are those of all: %s', (text, expected) => {
    expect(told([{ text }], 'S1-6_02')).toEqual(expected)
  })

  it('are counted by contract and gender in one sentence', () => {
    const text =
      '1,988 employees had permanent contracts (women: 1,572; men: 415) and 176 had temporary ones (women: 138; men: 37).'
    expect(told([{ text }], 'S1-6_09')).toEqual([
      'permanent 1988',
      'permanent_female 1572',
      'permanent_male 415',
      'temporary 176',
      'temporary_female 138',
      'temporary_male 37',
    ])
  })

  it('are counted for each country of a list', () => {
    const text = 'Our employees by country: United States 7,944; Mexico 2,861; Germany 1,601.'
    expect(told([{ text }], 'S1-6_05')).toEqual(['DE 1601', 'MX 2861', 'US 7944'])
  })

  it('are counted by rows that begin with a dash, and not below another section', () => {
    const rows = [
      ['', '2022', '2023'],
      ['Employees', '730', '742'],
      ['– women', '219', '221'],
      ['– men', '511', '521'],
    ]
    expect(told([{ table: rows }], 'S1-6_02')).toEqual(['all 742', 'female 221', 'male 521'])
    const others = [...rows.slice(0, 2), ['New apprentices', '12', '14'], ...rows.slice(2)]
    expect(told([{ table: others }], 'S1-6_02')).toEqual(['all 742'])
  })

  it('are women and men where rows name them, and not below those who came', () => {
    const rows = [
      ['', '2022', '2023'],
      ['Total workforce', '730', '742'],
      ['Female employees', '219', '221'],
    ]
    expect(told([{ table: rows }], 'S1-6_02')).toEqual(['all 742', 'female 221'])
    expect(told([{ table: [rows[0] ?? [], ...rows.slice(2)], title: 'New hires' }], 'S1-6_02')).toEqual([])
    expect(told([{ table: [rows[0] ?? [], ...rows.slice(2)], title: 'Parental leave' }], 'S1-6_02')).toEqual([])
  })

  it('are no full-time employees where they are counted as equivalents', () => {
    const rows = [
      ['', '2022', '2023'],
      ['Employees', '730', '742'],
      ['Full-time equivalents', '650', '661'],
    ]
    expect(told([{ table: rows }], 'S1-6_09')).toEqual([])
  })
})

describe('a sentence that goes on with the one before', () => {
  it('says how many days were lost, and who took leave', () => {
    const accidents = 'There were 33 accidents at work in 2023. 398 working days were lost as a consequence.'
    expect(told([{ text: accidents }], 'S1-14_07')).toEqual(['all 398'])
    expect(told([{ text: '398 working days were lost as a consequence of the flood.' }], 'S1-14_07')).toEqual([])
    const leave =
      'Alle Beschäftigten haben Anspruch auf Elternzeit. 7,3 % der Anspruchsberechtigten nutzten dies (Frauen: 8,0 %; Männer: 5,2 %).'
    expect(told([{ text: leave }], 'S1-15_03', ',')).toEqual(['female 8', 'male 5.2'])
  })
})
