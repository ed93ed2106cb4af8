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

const lists = `
const one = [...[a, 'ä'], ...rest, ...[f(...[b]), [...([...[c]] as const)]]]
const two = [...(isOn ? [d] : []), ...[1, 2].map(String), ...[], ...[
  // what is first
  e,
  g, // what is last
], h]`

test('a list that is spread inside of a list is found; calls, conditions and what is made of a list are none', () => {
  expect(literalSpreadsIn('a.ts', lists).map(({ line }) => line)).toEqual([2, 2, 2, 2, 3, 3])
  const mended = withoutLiteralSpreads('a.ts', lists)
  expect(mended.replace(/\s+/g, ' ')).toBe(
    " const one = [a, 'ä', ...rest, f(...[b]), [c]] const two = [...(isOn ? [d] : []), ...[1, 2].map(String), // what is first e, g // what is last , h]",
  )
  expect(mended).toContain('// what is last\n')
})

test('what is spread into an element is an attribute of it', () => {
  const element = `
const one = (
  <Row {...{ a, b: c + 1, 'aria-label': 'ä', ...rest }} d="e">
    <Cell {...cell} {...(isOn && { f })} {...{ [name]: g }} {...{ h }} />
  </Row>
)`
  expect(literalSpreadsIn('a.tsx', element).map(({ line }) => line)).toEqual([3, 4])
  expect(withoutLiteralSpreads('a.tsx', element)).toBe(`
const one = (
  <Row a={a} b={c + 1} aria-label={'ä'} {...rest} d="e">
    <Cell {...cell} {...(isOn && { f })} {...{ [name]: g }} h={h} />
  </Row>
)`)
})
