import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import type { Law } from './datapoint.ts'

const [sfdr, climate]: Law[][] = [['sfdr'], ['climateLaw']]
const benchmark: Law[] = ['benchmark']
const both: Law[] = ['sfdr', 'benchmark']
const all: Law[] = ['sfdr', 'pillar3', 'benchmark']

/** What ESRS 2, Appendix B, names for each paragraph: disclosure requirement, start of the paragraph, law. */
const appendixB: [string, string, Law[]][] = [
  ['GOV-1', '21 d', both],
  ['GOV-1', '21 e', benchmark],
  ['GOV-4', '30', sfdr!],
  ['SBM-1', '40 d i', all],
  ['SBM-1', '40 d ii', both],
  ['SBM-1', '40 d iii', both],
  ['SBM-1', '40 d iv', benchmark],
  ['E1-1', '14', climate!],
  ['E1-1', '16 g', ['pillar3', 'benchmark']],
  ['E1-4', '34', all],
  ['E1-5', '37', sfdr!],
  ['E1-5', '38', sfdr!],
  ['E1-5', '40', sfdr!],
  ['E1-6', '44', all],
  ['E1-6', '53', all],
  ['E1-7', '56', climate!],
  ['E1-9', '66 a', ['pillar3', 'benchmark']],
  ['E1-9', '66 c', ['pillar3']],
  ['E1-9', '67 c', ['pillar3']],
  ['E1-9', '69', benchmark],
  ['E2-4', '28', sfdr!],
  ['E3-1', '13', sfdr!],
  ['E3-1', '14', sfdr!],
  ['E3-4', '28 c', sfdr!],
  ['E3-4', '29', sfdr!],
  ['E4.SBM-3', '16 a i', sfdr!],
  ['E4.SBM-3', '16 b', sfdr!],
  ['E4.SBM-3', '16 c', sfdr!],
  ['E4-2', '24 b', sfdr!],
  ['E4-2', '24 c', sfdr!],
  ['E4-2', '24 d', sfdr!],
  ['E5-5', '37 d', sfdr!],
  ['E5-5', '39', sfdr!],
  ['S1.SBM-3', '14 f', sfdr!],
  ['S1.SBM-3', '14 g', sfdr!],
  ['S1-1', '20', sfdr!],
  ['S1-1', '21', benchmark],
  ['S1-1', '22', sfdr!],
  ['S1-1', '23', sfdr!],
  ['S1-3', '32 c', sfdr!],
  ['S1-14', '88 b', both],
  ['S1-14', '88 c', both],
  ['S1-14', '88 e', sfdr!],
  ['S1-16', '97 a', both],
  ['S1-16', '97 b', sfdr!],
  ['S1-17', '103 a', sfdr!],
  ['S1-17', '104 a', both],
  ['S2.SBM-3', '11 b', sfdr!],
  ['S2-1', '17', sfdr!],
  ['S2-1', '18', sfdr!],
  ['S2-1', '19', both],
  ['S2-4', '36', sfdr!],
  ['S3-1', '16', sfdr!],
  ['S3-1', '17', both],
  ['S3-4', '36', sfdr!],
  ['S4-1', '16', sfdr!],
  ['S4-1', '17', both],
  ['S4-4', '35', sfdr!],
  ['G1-1', '10 b', sfdr!],
  ['G1-1', '10 d', sfdr!],
  ['G1-4', '24 a', both],
  ['G1-4', '24 b', sfdr!],
]

/** Paragraphs by which the ones of Appendix B are given: ranges of it, and application requirements. */
const within: Record<string, string> = {
  'E1-5 41': '40',
  'E1-5 42': '40',
  'E1-5 43': '40',
  'E1-6 48': '44',
  'E1-6 49': '44',
  'E1-6 51': '44',
  'E1-6 55': '53',
  'E1-9 AR 70 c i': '66 c',
  'S2-1 AR 15': '18',
}

function rowOf(dr: string, paragraph: string): [string, string, Law[]] | undefined {
  const known = Object.entries(within).find(([from]) => `${dr} ${paragraph}`.startsWith(from))
  const name = known ? known[1] : paragraph
  const starts = (start: string) =>
    name === start || name.startsWith(`${start} `) || name.startsWith(`${start},`) || name.startsWith(`${start};`)
  return appendixB.find(([code, start]) => code === dr && starts(start))
}

describe('other EU law', () => {
  const marked = loadCatalogue('esrs-2023').datapoints.filter(({ law }) => law.length > 0)

  it('asks for a datapoint only where Appendix B says so', () => {
    const wrong = marked.filter(
      ({ dr, paragraph, law }) => !law.every((one) => rowOf(dr, paragraph)?.[2].includes(one)),
    )
    expect(wrong.map(({ id, law }) => `${id} ${law.join(', ')}`)).toEqual([])
  })

  it('is named for some datapoint of every paragraph of Appendix B', () => {
    const missing = appendixB.flatMap(([dr, start, law]) => {
      const own = marked.filter((one) => one.dr === dr && rowOf(dr, one.paragraph)?.[1] === start)
      return law
        .filter((one) => !own.some((datapoint) => datapoint.law.includes(one)))
        .map((one) => `${dr} ${start} ${one}`)
    })
    expect(missing).toEqual([])
  })
})
