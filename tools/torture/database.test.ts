import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startProduct } from '../../packages/server/src/testing/product.ts'
import { takeAway } from './database.ts'
import { startLoad } from './load.ts'
import { embeddedVictim, ends, externalVictim } from './outages.ts'

// The short form of `npm run torture -- database`.

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'database-'))
  undo.push(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

test.each(['embedded', 'external'] as const)(
  'a database that goes away under work, %s, ends nothing, loses nothing, and is no failure',
  async (where) => {
    const dataDir = folder()
    const external = where === 'external' ? await externalVictim(folder()) : null
    undo.push(() => external?.stop())
    const product = startProduct(
      {
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        TRUST_PROXY: 'on',
        SEED_DEMO: 'off',
        ...(external ? { DATABASE_URL: external.url } : {}),
      },
      dataDir,
    )
    undo.push(() => product.stop())
    const load = await startLoad(await product.api)
    const deaths = () => (product.child.exitCode === null && product.child.signalCode === null ? 0 : 1)
    for (const how of ends) {
      const outcome = await takeAway({ load, victim: external ?? embeddedVictim(dataDir), deaths }, how, 1)
      expect([outcome.deaths, outcome.silent, [...outcome.wrong]], product.output()).toEqual([0, 0, []])
      // Two seconds are promised; machines that test may be slow.
      expect(Math.max(...outcome.back)).toBeLessThan(6000)
    }
    await load.stop()
    expect(await load.lost()).toEqual([])
    expect(await load.unread(90_000)).toEqual([])
  },
  150_000,
)
