import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mockCatalogue } from './mock-catalogue.ts'

it.each(mockCatalogue().map(({ file, text }) => [path.basename(file), file, text]))(
  "the mock's %s is the catalogue's; `node scripts/mock-catalogue.ts` writes it anew",
  (_, file, text) => {
    expect(fs.readFileSync(file, 'utf8')).toBe(text)
  },
)
