import { describe, expect, it } from 'vitest'
import { labelObservation } from '../../../testing/label-observation.ts'
import { type Language, loadCatalogue } from '../../esrs/index.ts'
import { knowledge, listed } from '../../knowledge.ts'
import { derivedFrames } from './asked.ts'
import { allFrames, type Frame } from './frames.ts'
import { match, matches } from './match.ts'

// What the rows of knowledge say, held against what the standard itself says: contradictions between rows show without a document.

const YEAR = 2023
const languages = ['en', 'de'] as const satisfies Language[]
const figures = allFrames.filter(({ kind }) => kind === 'number')

const nameOf = ({ set, datapoint }: Frame, language: Language): string =>
  loadCatalogue(set, language).get(datapoint)?.name ?? ''

/** The unit of a datapoint as a document writes it; counts, ratios and rates have none. */
const unitOf = ({ unit }: Frame): string | null =>
  !unit || unit === 'count' || unit === 'ratio' || unit.startsWith('per ') ? null : unit

const valueFor = ({ range }: Frame): bigint => BigInt(Math.max(43, range[0]))

/** A word of a table without the marks that say how it is compared. */
const bare = (word: string): string =>
  word
    .replace(/[*^]/g, '')
    .replace(/\((\w+)\)/g, '$1')
    .trim()

describe('knowledge held against the standard', () => {
  it('every official name is accepted by its own frame, in both languages', () => {
    const refused = [...figures, ...[...derivedFrames().values()].filter(({ unit }) => unit !== null)].flatMap(
      (frame) =>
        languages.flatMap((language) => {
          const own = nameOf(frame, language)
          const observation = labelObservation({ own, unit: unitOf(frame), value: valueFor(frame) })
          return match(observation, { ...frame, partsOnly: false }, YEAR)
            ? []
            : [`${frame.datapoint} ${language} ${own}`]
        }),
    )
    expect(refused).toEqual([])
  })

  it('every word of a member below the official name gives that member', () => {
    const lost = figures.flatMap((frame) =>
      knowledge<'breakdown' | 'member' | 'language' | 'words'>('members').flatMap((row) => {
        if (!frame.breakdowns.includes(row.breakdown) || !row.words) return []
        return languages.flatMap((language) => {
          if (row.language !== language && row.language !== 'any') return []
          const own = bare(listed(row.words, '|')[0] ?? '')
          const caption = nameOf(frame, language)
          const found = match(labelObservation({ own, caption, unit: unitOf(frame) }), frame, YEAR)
          return found?.dimension === row.member ? [] : [`${frame.datapoint}#${row.member} ${language} ${own}`]
        })
      }),
    )
    expect(lost).toEqual([])
  })
})

describe('what is found by its name alone', () => {
  const found = (own: string, unit: string | null, more: { caption?: string; column?: string } = {}): string[] =>
    matches(labelObservation({ own, unit, ...more }), YEAR)
      .filter(({ frame }) => frame.derived && frame.set === 'esrs-2023')
      .map(({ frame }) => frame.datapoint)

  it('is a figure whose label says the name of a datapoint', () => {
    expect(found('Cases before an OECD National Contact Point', null)).not.toEqual([])
  })

  it('is not a whole where the name asks for a part', () => {
    expect(found('Revenue', 'EUR')).toEqual([])
    expect(found('Revenue from gas', 'EUR')).toEqual(['SBM-1_13'])
    expect(found('Umsatzerlöse aus Erdgas', 'EUR')).toEqual(['SBM-1_13'])
  })

  it('is no bare number where money, a share or a weight is asked for', () => {
    expect(found('Revenue from gas', null)).toEqual([])
  })
})

describe('what a label says of a pair', () => {
  const answers = (own: string, unit: string): string[] =>
    matches(labelObservation({ own, unit }), YEAR)
      .filter(({ frame }) => frame.kind === 'number' && frame.set === 'esrs-2023')
      .map(({ frame }) => frame.datapoint)

  it.each([
    ['Nature-oriented area on site', 'E4-5_12', 'E4-5_13'],
    ['Nature-oriented area off site', 'E4-5_13', 'E4-5_12'],
    ['Naturnahe Fläche am Standort', 'E4-5_12', 'E4-5_13'],
    ['Naturnahe Fläche außerhalb des Standorts', 'E4-5_13', 'E4-5_12'],
  ])('%s', (label, datapoint, other) => {
    expect(answers(label, 'ha')).toContain(datapoint)
    expect(answers(label, 'ha')).not.toContain(other)
  })
})
