import fs from 'node:fs'
import { root } from './processes.ts'

/** Every file of source that is not made, tests included, by its path from the root. */
export const allSources = (): string[] =>
  fs
    .globSync('{packages,scripts,tools,bench,e2e}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
