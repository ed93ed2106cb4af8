import path from 'node:path'
import { vi } from 'vitest'

// Processes that an app of the tests starts are those that are shipped: from source each takes a second longer to start, and there are hundreds.
vi.mock('../paths.ts', async (original) => {
  const source = await original<typeof import('../paths.ts')>()
  const built = (name: string) => path.join(import.meta.dirname, '../../dist', `${name}.js`)
  const entries = {
    readingEntry: built('reading'),
    sheetEntry: built('sheet'),
    askingEntry: built('asking'),
    pictureEntry: built('picture'),
    makingEntry: built('making'),
    decodingEntry: built('decoding'),
  } satisfies Partial<typeof source>
  return { ...source, ...entries }
})
