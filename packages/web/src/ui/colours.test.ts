import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const literal = /#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i

it('has no colour literal outside of the theme', () => {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: src }).filter(
    (file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx') && file !== 'ui/theme.css',
  )
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => literal.test(readFileSync(join(src, file), 'utf8')))).toEqual([])
})

it('gives every role a value in light and in dark', () => {
  const css = readFileSync(join(src, 'ui/theme.css'), 'utf8')
  const roles = (selector: string) => {
    const block = new RegExp(`^${selector} \\{([^}]*)\\}`, 'm').exec(css)?.[1] ?? ''
    return [...block.matchAll(/(--[\w-]+): *\n? *(?:#|rgb|0 )/g)].map((match) => match[1]).sort()
  }
  expect(roles('\\.dark').length).toBeGreaterThan(50)
  expect(roles('\\.dark')).toEqual(roles(':root'))
})

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['bg', 'surface', 'sunken', 'hover', 'pressed', 'neutral-soft', 'info-soft', 'brand-soft']
const words = ['ink', 'ink-2', 'ink-3', 'brand-text', 'danger-text']
const pairs = ['success', 'warning', 'danger', 'info', 'neutral', 'brand', 'env', 'soc', 'gov'].map((name) => [
  `${name}-text`,
  `${name}-soft`,
])

it.each([':root', '\\.dark'])('keeps words readable and frames visible in %s', (selector) => {
  const css = readFileSync(join(src, 'ui/theme.css'), 'utf8')
  const block = new RegExp(`^${selector} \\{([^}]*)\\}`, 'm').exec(css)?.[1] ?? ''
  const colours = new Map([...block.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, role, value]) => [role, value]))
  const between = (one = '', other = '') => contrast(colours.get(one) ?? '', colours.get(other) ?? '')
  const read = [
    ...grounds.flatMap((ground) => words.map((word) => [word, ground])),
    ...pairs,
    ['brand-fg', 'brand'],
    ['brand-fg', 'brand-hover'],
    ['danger-fg', 'danger'],
    ['danger-fg', 'danger-hover'],
    ['bg', 'ink'],
    ['paper-ink', 'mark'],
    ['paper-muted', 'paper'],
  ]
  const seen = [
    ...['line-input', 'ring'].flatMap((line) => ['bg', 'surface'].map((ground) => [line, ground])),
    ...['brand', 'waiting'].map((bar) => [bar, 'pressed']),
  ]
  expect(read.filter(([word, ground]) => !(between(word, ground) >= 4.5))).toEqual([])
  expect(seen.filter(([line, ground]) => !(between(line, ground) >= 3))).toEqual([])
})
