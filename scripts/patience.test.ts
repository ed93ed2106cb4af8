import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './processes.ts'
import { allSources } from './sources.ts'

// Vitest's own waiting ends after a second, in which a busy machine does not start a process.
const impatient = /\bvi\.wait(?:For|Until)\(/

test('tests wait with the patience of a busy machine', () => {
  expect(impatient.test('await vi.waitFor(() => {})')).toBe(true)
  const found = allSources()
    .filter((file) => /\.test\.tsx?$|\/testing\//.test(file) && !file.endsWith('/testing/until.ts'))
    .filter((file) => file !== 'scripts/patience.test.ts')
    .filter((file) => impatient.test(fs.readFileSync(path.join(root, file), 'utf8')))
  expect(found).toEqual([])
})
