import type { Statement } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import { madeInput } from '../testing/statement.ts'
import { elementRefusal, elementsFor, tagsOf } from './elements.ts'
import { inlineReport } from './inline.ts'

const drafted = (): Statement => draftStatement(madeInput({ datapoints: 400 }))
const issued = (statement: Statement): Statement => ({
  ...statement,
  issue: { number: 1, at: statement.made_at, by: 'Ada' },
})
const elementOf = (statement: Statement, datapoint: string) =>
  tagsOf(statement)!.tagged.find(({ fact }) => fact.datapoint === datapoint)?.concept

describe('the tags of a statement', () => {
  it('are those of its inline report in its first language', () => {
    const statement = issued(drafted())
    const [language] = statement.languages
    const shown = tagsOf(statement)!
    const made = inlineReport(statement, language!)!.tagging
    expect(shown.tagged.map(({ fact, concept }) => [fact.id, concept])).toEqual(
      made.tagged.map(({ fact, concept }) => [fact.id, concept]),
    )
    expect(shown.untagged.map(({ fact }) => fact.id).sort()).toEqual(made.untagged.map(({ fact }) => fact.id).sort())
  })

  it('can be another element of the same type, which the report then has', () => {
    const statement = drafted()
    const one = tagsOf(statement)!.tagged.find(
      ({ kind, fact, also }) => kind === 'number' && fact.dimension === null && also.length === 0,
    )!
    const { datapoint } = one.fact
    const elements = elementsFor(statement, datapoint, '')
    const { concepts } = tagsOf(statement)!.taxonomy
    const type = concepts[one.concept.replace(/^.*:/, '')]!.type
    expect(elements.length).toBeGreaterThan(1)
    expect(elements.every((element) => element.type === type)).toBe(true)
    const other = elements.find(({ name }) => !one.concept.endsWith(`:${name}`))!
    expect(elementRefusal(statement, datapoint, other.name)).toBeNull()
    const chosen = { ...statement, tags: [{ datapoint, element: other.name }] }
    expect(elementOf(chosen, datapoint)).toBe(`esrs:${other.name}`)
    expect(inlineReport(issued(chosen), 'en')!.xhtml).toContain(`name="esrs:${other.name}"`)
  })

  it('are never an extension, of another type, or taken', () => {
    const statement = drafted()
    const { concepts } = tagsOf(statement)!.taxonomy
    const local = (name: string) => name.replace(/^.*:/, '')
    const typeOf = (concept: string) => concepts[local(concept)]!.type
    const alone = tagsOf(statement)!.tagged.filter(
      ({ kind, fact, also, dimensions }) =>
        kind === 'number' &&
        fact.dimension === null &&
        fact.year === statement.year &&
        also.length + dimensions.length === 0,
    )
    const [one, other] = alone.flatMap((first) => {
      const second = alone.find(
        (next) =>
          next !== first &&
          typeOf(next.concept) === typeOf(first.concept) &&
          next.instant === first.instant &&
          JSON.stringify(next.unit) === JSON.stringify(first.unit),
      )
      return second ? [first, second] : []
    })
    const { datapoint } = one!.fact
    expect(elementRefusal(statement, datapoint, 'OurOwnElement')).toBe('extension')
    expect(elementRefusal(statement, datapoint, 'GenderAxis')).toBe('extension')
    const text = Object.entries(concepts).find(([, { type }]) => type === 'textBlock')![0]
    expect(elementRefusal(statement, datapoint, text)).toBe('type')
    expect(elementRefusal(statement, datapoint, local(other!.concept))).toBe('taken')
  })
})
