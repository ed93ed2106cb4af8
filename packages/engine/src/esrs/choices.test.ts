import { expect, it } from 'vitest'
import { z } from 'zod'
import { loadCatalogue } from './catalogue.ts'
import { choiceFromWords, choiceInWords, choiceLists, choicesOf } from './choices.ts'
import { standardSets } from './datapoint.ts'
import { outdatedWordings } from './glossary.ts'

const Lists = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    several: z.literal(true).optional(),
    for: z.array(z.string()).nonempty(),
    options: z
      .array(
        z.strictObject({
          value: z
            .string()
            .regex(/^[^;]+$/)
            .optional(),
          en: z.string().regex(/^[^;]+$/),
          de: z.string().regex(/^[^;]+$/),
          also: z.array(z.string().regex(/^[^;]+$/)).optional(),
        }),
      )
      .min(2),
  }),
)

it('has the shape of lists of answers, each for datapoints of type choice, none for two lists', () => {
  expect(Lists.safeParse(choiceLists).error?.issues ?? []).toEqual([])
  const types = new Map(standardSets.flatMap((set) => loadCatalogue(set).datapoints.map(({ id, type }) => [id, type])))
  const ids = choiceLists.flatMap((list) => list.for)
  expect(ids.filter((id) => types.get(id) !== 'choice')).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(choiceLists.map(({ key }) => key)).size).toBe(choiceLists.length)
})

it('says every answer in both languages, and knows what is kept of it again from either', () => {
  for (const { for: ids, options } of choiceLists) {
    for (const id of ids) {
      for (const { value, en, de } of options) {
        const kept = value ?? en
        expect([choiceFromWords(id, en), choiceFromWords(id, de), choiceFromWords(id, kept)]).toEqual([
          kept,
          kept,
          kept,
        ])
        expect([choiceInWords(id, kept, 'en'), choiceInWords(id, kept, 'de')]).toEqual([en, de])
      }
    }
  }
  expect(choiceLists.flatMap(({ options }) => options.flatMap(({ de }) => outdatedWordings(de)))).toEqual([])
})

it('keeps several answers in the order of the standard, and leaves own words alone', () => {
  expect(choiceFromWords('E5-3_09', 'Recycling; Vermeidung')).toBe('Prevention; Recycling')
  expect(choiceInWords('E5-3_09', 'Prevention; Recycling', 'de')).toBe('Vermeidung; Recycling')
  expect(choiceFromWords('E5-3_09', 'Recycling; and something else')).toBeNull()
  expect(choiceFromWords('BP-1_01', 'consolidated; individual')).toBeNull()
  expect(choiceInWords('ESRS26_S1-10_01', 'Chile', 'en')).toBeNull()
  expect(choicesOf('ESRS26_S1-10_01', 'en')).toBeNull()
  expect(choicesOf('E1-2_01', 'de')).toMatchObject({ several: true, options: [{ label: 'Klimaschutz' }, {}, {}, {}] })
})
