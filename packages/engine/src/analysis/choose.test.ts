import { describe, expect, it } from 'vitest'
import { choose, type DocumentFinding } from './choose.ts'
import type { Candidate } from './finding.ts'

/** What a document with these columns says about total waste. The last year is the one that it reports on. */
function stated(
  documentId: string,
  years: string[],
  figures: string[],
  roles: Candidate['role'][] = years.map((_, i) => (i === years.length - 1 ? 'actual' : 'prior')),
): DocumentFinding[] {
  return figures.map((figure, i) => ({
    documentId,
    documentYear: Number(years.at(-1)),
    finding: {
      datapoint: 'E5-5_07',
      dimension: null,
      value: {
        text: figure,
        number: Number(figure),
        unit: 't',
        written: `${figure} t`,
        writtenNumber: figure,
        writtenUnit: 't',
        conversion: null,
      },
      year: Number(years[i]),
      role: roles[i] ?? 'actual',
      tier: 'review',
      score: 0.9,
      place: {
        page: 1,
        sheet: null,
        cell: null,
        paragraph: null,
        start: i * 10,
        end: i * 10 + 5,
        boxes: [],
        valueStart: i * 10,
        valueEnd: i * 10 + 3,
        valueBox: null,
      },
      excerpt: figure,
      checks: [],
      reason: { source: 'table', matched: 'total waste generated', missing: [] },
    },
  }))
}

describe('choose', () => {
  it('takes the reporting year, and keeps the others as the trend', () => {
    const choice = choose(stated('a', ['2022', '2023'], ['657', '514']), 2023)
    expect(choice?.chosen.finding.value.text).toBe('514')
    expect(choice?.otherYears.map(({ finding }) => finding.value.text)).toEqual(['657'])
  })

  it('falls back to the newest earlier year', () => {
    expect(choose(stated('a', ['2022', '2023'], ['657', '514']), 2024)?.chosen.finding.year).toBe(2023)
    expect(choose(stated('a', ['2022', '2023'], ['657', '514']), null)?.chosen.finding.year).toBe(2023)
  })

  it('merges agreement and shows the most precise observation', () => {
    const choice = choose([...stated('a', ['2023'], ['514']), ...stated('b', ['2023'], ['514.3'])], 2023)
    expect(choice?.chosen.finding.value.text).toBe('514.3')
    expect(choice?.evidence).toHaveLength(2)
    expect(choice?.conflicts).toEqual([])
  })

  it('counts the digits that a document writes, not those of a conversion', () => {
    const [computed, printed] = [stated('a', ['2023'], ['514.4444444']), stated('b', ['2023'], ['514.4'])]
    for (const { finding } of computed) finding.value.writtenNumber = '1,852'
    expect(choose([...computed, ...printed], 2023)?.chosen.finding.value.text).toBe('514.4')
  })

  it('lets the newer document correct an older one, and says so', () => {
    const choice = choose(
      [...stated('old', ['2022', '2023'], ['657', '514']), ...stated('new', ['2023', '2024'], ['530', '520'])],
      2023,
    )
    expect(choice?.chosen).toMatchObject({ documentId: 'new', finding: { value: { text: '530' } } })
    expect(choice?.conflicts.map(({ finding }) => finding.value.text)).toEqual(['514'])
    expect(choice?.restated).toBe(true)
  })

  it('takes what was reached, not what was aimed at in the column beside it', () => {
    const aimed = stated('a', ['2023', '2023'], ['0', '9'], ['target', 'actual'])
    expect(choose(aimed, 2023)?.chosen.finding.value.text).toBe('9')
  })

  it('has nothing to choose from nothing', () => {
    expect(choose([], 2023)).toBeNull()
  })
})
