import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import { fixtures } from './testing/fixtures/index.ts'
import { faultsOf } from './testing/soundness.ts'
import { spoiled } from './testing/spoil.ts'

const rounds = 25

describe('a spoiled file is read as far as it goes, or has a reason', () => {
  it.each(Object.keys(fixtures))(
    '%s',
    async (name) => {
      const bytes = new Uint8Array(await readFile(new URL(`../../fixtures/${name}`, import.meta.url)))
      for (let seed = 1; seed <= rounds; seed++) {
        const result = await read(spoiled(bytes, seed), name, { ocrMaxPages: 0 })
        if (result.ok) expect([seed, faultsOf(result.document)]).toEqual([seed, []])
        else expect(result.reason).toMatch(/^[a-z_]+$/)
      }
    },
    60_000,
  )
})
