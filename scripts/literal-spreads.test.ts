import { expect, test } from 'vitest'
import { literalSpreadsIn, withoutLiteralSpreads } from './literal-spreads.ts'

const source = `
const one = { ...{ a, b: 'ä' }, ...rest, c: { ...{ d: { ...{ e } } } } }
const two = { ...(isOn && { f }), ...{}, ...{ g, }, [name]: [{ ...{ h } }] }`

test('a literal that is spread inside of a literal is found at its line, however deep; lists, conditions and names are none', () => {
  expect(literalSpreadsIn('a.ts', source).map(({ line }) => line)).toEqual([2, 2, 2, 3, 3, 3])
})

test('its fields stand in the literal afterwards, in their order', () => {
  const mended = withoutLiteralSpreads('a.ts', source).replace(/\s+/g, ' ')
  expect(mended).toBe(
    " const one = { a, b: 'ä', ...rest, c: { d: { e } } } const two = { ...(isOn && { f }), g, [name]: [{ h }] }",
  )
})
