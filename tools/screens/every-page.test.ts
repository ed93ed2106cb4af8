import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/processes.ts'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Pages that others lead to, or that lead on before anything is seen. */
const passing = ['/login/provider/', '/second-factor', '/logout']

it('every page has a screen, so that somebody looks at it', () => {
  const pages = [...read('packages/web/src/routes.tsx').matchAll(/\bpath: '([^':]+)/g)].map(([, page]) => page!)
  const screens = globSync('tools/screens/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .map(read)
    .join('\n')
  const unseen = pages.filter((page) => !screens.includes(`'${page}`) && !screens.includes(`\`${page}`))
  expect(pages.length).toBeGreaterThan(40)
  expect(unseen, 'pages without a screen in tools/screens').toEqual(passing)
})
