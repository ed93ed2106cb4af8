import { describe, expect, it } from 'vitest'
import { samplePage } from '../../../testing/sample-page.ts'
import { withGroups } from './grouped-heads.ts'
import { tableFacts } from './index.ts'

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

describe('heads of years', () => {
  const years = (page: ReturnType<typeof samplePage>) =>
    tableFacts([page])
      .flat()
      .map(({ label, year, cell }) => `${label} ${year} ${cell.text}`)

  it('are also those of the shares beside their figures', () => {
    const page = samplePage([
      {
        table: [
          ['Workforce', '2021', 'Share', '2020', 'Share'],
          ['Permanent employees', '6232', '97.6%', '5708', '97.3%'],
        ],
      },
    ])
    expect(years(page)).toEqual([
      'permanent employees 2021 6232',
      'permanent employees 2021 97.6%',
      'permanent employees 2020 5708',
      'permanent employees 2020 97.3%',
    ])
  })
})

describe('heads of contracts and genders', () => {
  it('stand over each of the columns below them', () => {
    const page = samplePage([
      {
        table: [
          ['Contract', 'Permanent', 'Women', 'Men', 'Temporary', 'Women', 'Men'],
          ['Headcount total', '950', '610', '340', '80', '52', '28'],
        ],
      },
    ])
    expect(
      tableFacts([page])
        .flat()
        .map(({ columns, cell }) => `${columns.join(' ')} ${cell.text}`),
    ).toEqual([
      'permanent 950',
      'permanent women 610',
      'permanent men 340',
      'temporary 80',
      'temporary women 52',
      'temporary men 28',
    ])
  })
})
