import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type App, startProduct } from '../e2e/app.ts'
import { startEmbedded } from '../packages/server/src/database/embedded.ts'
import { ensureDatabase } from '../packages/server/src/database/pool.ts'
import { PreparingClient } from '../packages/server/src/database/prepared.ts'
import { ensureBrowser } from '../scripts/browser.ts'
import { build } from '../scripts/build.ts'

// What measurements begin with: the built product, a database that may be filled from outside, a browser. All of it is gone afterwards.

/** The password of everybody whom a measurement makes up. */
export const password = 'a long enough phrase'

/** A file that was named on the command line, seen from where the command was given. */
export const named = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file)

/** The built product for some work. */
export async function withProduct(work: (app: App) => Promise<void>): Promise<void> {
  await build()
  const app = await startProduct()
  try {
    await work(app)
  } finally {
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
}

/** Settings of a database that is filled with very many rows and need not outlast a power cut. */
const forFilling = ['fsync=off', 'max_wal_size=4GB']

/** A database of its own in a new folder. */
export async function withDatabase(
  work: (url: string, folder: string, pid: () => number) => Promise<void>,
  settings: string[] = forFilling,
): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const database = await startEmbedded({ dataDir: folder, password: 'password-of-the-bench', settings })
  try {
    await ensureDatabase(database.url('postgres'), 'app')
    await work(database.url('app'), folder, () => database.pid())
  } finally {
    await database.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** The built product, and a client of its database that fills it with more than calls could. */
export async function withFilled(work: (app: App, db: PreparingClient) => Promise<void>): Promise<void> {
  await build()
  await withDatabase(async (url, folder) => {
    const app = await startProduct({ DATABASE_URL: url, DATA_DIR: path.join(folder, 'data') })
    const db = new PreparingClient(url)
    // What went wrong is told by what was under way, not by the end of the database after it.
    db.on('error', () => {})
    try {
      await db.connect()
      await work(app, db)
    } finally {
      await db.end()
      await app.stop()
    }
  })
}

/** A browser that asks nobody but the product. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--enable-precise-memory-info',
    ],
  })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

/** A window of a desk. */
export const desk = { viewport: { width: 1440, height: 900 } }

/** Signs somebody in as people do. */
export async function signIn(page: Page, web: string, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${web}/login`)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${web}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
