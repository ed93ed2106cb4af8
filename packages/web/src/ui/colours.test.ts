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
