import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import { sampleDocument, samplePage } from '../sample-page.ts'
import { withGroups } from './grouped-heads.ts'

const grouped = (...heads: string[]) =>
  withGroups(heads.map((head) => ({ words: head ? head.split(' / ') : [], year: null }))).map(({ words }) =>
    words.join(' / '),
  )

describe('heads that come again and again', () => {
  it('belong to the one before them', () => {
    expect(grouped('permanent', 'women', 'men', 'temporary', 'women', 'men')).toEqual([
      'permanent',
      'permanent / women',
      'permanent / men',
      'temporary',
      'temporary / women',
      'temporary / men',
    ])
    expect(grouped('germany', '%', 'france', '%')).toEqual(['germany', 'germany / %', 'france', 'france / %'])
  })

  it('stay alone where no group is to be seen', () => {
    for (const heads of [
      ['women', 'men', 'women', 'men'],
      ['total', 'women', 'men'],
      ['permanent', 'women', 'men', 'temporary', 'men', 'women'],
      ['permanent', 'women', 'men', 'temporary', 'women'],
      ['women', 'permanent', 'women', 'temporary', 'women'],
      ['permanent', '', 'temporary', ''],
    ])
      expect(grouped(...heads)).toEqual(heads)
  })
})

describe('heads of contracts and genders', () => {
  const shown = (columns: string[], datapoint: string) =>
    analyse(
      sampleDocument([
        samplePage([
          { heading: 'Own workforce' },
          {
            table: [
              ['Contract', ...columns],
              ['Headcount total', '950', '610', '340', '80', '52', '28'],
            ],
          },
        ]),
      ]),
      { reportingYear: 2024 },
    )
      .findings.filter((finding) => finding.datapoint === datapoint)
      .map(({ dimension, value }) => `${dimension} ${value.number}`)
  const contracts = ['Permanent', 'Women', 'Men', 'Temporary', 'Women', 'Men']

  it('divide the row of all employees', () => {
    expect(shown(contracts, 'S1-6_09')).toEqual([
      'permanent 950',
      'permanent_female 610',
      'permanent_male 340',
      'temporary 80',
      'temporary_female 52',
      'temporary_male 28',
    ])
  })

  it('keep women with permanent contracts from standing for the women of the company', () => {
    expect(shown(contracts, 'S1-6_02')).toEqual([])
    expect(shown(['Total', 'Women', 'Men', 'New', 'Aged', 'Sick'], 'S1-6_02')).toContain('female 610')
  })

  it('say nothing of contracts where they name genders only', () => {
    expect(shown(['Total', 'Women', 'Men', 'New', 'Aged', 'Sick'], 'S1-6_09')).toEqual([])
  })

  it('are those of a country only where one row of it has figures', () => {
    const genders = ['Women headcount', 'Men headcount']
    const found = analyse(
      sampleDocument([
        samplePage([
          { heading: 'Own workforce' },
          {
            table: [
              ['Type of contract', 'Permanent', ...genders, 'Temporary', ...genders],
              ['Headcount total', '950', '610', '340', '80', '52', '28'],
              ['Muster Bank Zagreb (Croatia)', '500', '310', '190', '40', '26', '14'],
              ['Muster Bank Mostar (Bosnia & Herzegovina)', '300', '200', '100', '30', '20', '10'],
              ['Muster Bank Bihać (Bosnia & Herzegovina)', '250', '200', '50', '10', '6', '4'],
            ],
          },
        ]),
      ]),
      { reportingYear: 2024 },
    ).findings.flatMap(({ dimension }) => (dimension?.startsWith('permanent_female_') ? [dimension] : []))
    expect(found).toEqual(['permanent_female_HR'])
  })
})
