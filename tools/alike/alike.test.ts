import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Product, startProduct } from '../../packages/server/src/testing/product.ts'
import { productAt } from '../record/place.ts'
import { provoked } from '../record/refusals.ts'
import { refusedWith } from './provocations.ts'
import { standIn } from './stand-in.ts'
import { allSteps } from './steps/index.ts'
import { differences, takeWalk } from './walk.ts'

// A model is configured, as it is where replies are recorded; it is never called, and the address has no server.
const aModel = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' }
/** A busy machine takes long to start the product; nothing is waited for but that. */
const timeout = 300_000
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'alike-'))
let product: Product

beforeAll(() => {
  // Passkeys of the stand-in are those of the page that asks.
  vi.stubGlobal('location', { hostname: 'localhost' })
  product = startProduct({ DATA_DIR: dataDir, SEED_DEMO: 'off', ...aModel }, dataDir)
})

afterAll(async () => {
  await product.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

it('the stand-in for the server does what the product does', { timeout }, async () => {
  // It is asked while the product starts.
  const got = await takeWalk(standIn(), allSteps)
  const expected = await takeWalk(productAt(await product.api, dataDir), allSteps)
  expect([...expected].filter(([, came]) => JSON.stringify(came).includes('"broke"'))).toEqual([])
  expect(differences(expected, got)).toEqual([])
})

it('the stand-in for the server refuses what the product refuses', { timeout }, async () => {
  const got = await refusedWith(await provoked(standIn()))
  const expected = await refusedWith(await provoked(productAt(await product.api, dataDir)))
  expect([...expected].filter(([, came]) => JSON.stringify(came).includes('"broke"'))).toEqual([])
  expect(differences(expected, got)).toEqual([])
})
