import { describe, expect, it } from 'vitest'
import { analyse } from './analyse.ts'
import { choose, type DocumentFinding } from './choose.ts'
import { sampleDocument, samplePage } from './sample-page.ts'

/** What a document with these columns says about total waste, as found by the analysis. */
function stated(documentId: string, years: string[], figures: string[]): DocumentFinding[] {
  const analysis = analyse(
    sampleDocument(
      [
        samplePage([
          {
            table: [
              ['t', ...years],
              ['Total waste generated', ...figures],
            ],
          },
        ]),
      ],
      { name: `${documentId}.pdf` },
    ),
  )
  return analysis.findings
    .filter(({ datapoint }) => datapoint === 'E5-5_07')
    .map((finding) => ({ documentId, documentYear: analysis.reportingYear, finding }))
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

  it('merges agreement and shows the most precise statement', () => {
    const choice = choose([...stated('a', ['2023'], ['514']), ...stated('b', ['2023'], ['514.3'])], 2023)
    expect(choice?.chosen.finding.value.text).toBe('514.3')
    expect(choice?.evidence).toHaveLength(2)
    expect(choice?.conflicts).toEqual([])
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
    const analysis = analyse(
      sampleDocument([
        samplePage([
          {
            table: [
              ['Reporting criteria', 'Target', 'Results 2023'],
              ['Number of recordable work-related accidents for own workforce', '0', '9'],
            ],
          },
        ]),
      ]),
    )
    const stated = analysis.findings
      .filter(({ datapoint }) => datapoint === 'S1-14_04')
      .map((finding) => ({ documentId: 'a', documentYear: 2023, finding }))
    expect(stated.map(({ finding }) => finding.role)).toContain('target')
    expect(choose(stated, 2023)?.chosen.finding.value.text).toBe('9')
  })

  it('has nothing to choose from nothing', () => {
    expect(choose([], 2023)).toBeNull()
  })
})
