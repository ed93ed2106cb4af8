import fs from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type App, startProduct } from './app.ts'
import { Client, calls } from './client.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

// Accounts as people use them: a product with a real mail server, links followed to the end. Found by role and label only.
const password = 'a long enough phrase'
const other = 'another phrase, just as long'

let mailbox: Mailbox
let app: App

test.beforeAll(async () => {
  mailbox = await openMailbox()
  app = await startProduct({ SMTP_URL: mailbox.url })
})

test.afterAll(async () => {
  await app.stop()
  await mailbox.stop()
  fs.rmSync(app.dataDir, { recursive: true, force: true })
})

const newEmail = () => `person-${crypto.randomUUID()}@example.org`
/** The page that a new company starts on. */
const firstPage = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Documents|Onboarding)$/ })
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Registers a company by the API, which is quick. */
async function register(email = newEmail()): Promise<{ email: string; client: Client }> {
  const client = new Client(app.api)
  const body = { email, password, name: 'Mira Kessler', company_name: 'Kessler Pumpenbau' }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  return { email, client }
}

/** Signs in by the form. Waits for the reply, so that a call that failed is told apart from a click that went nowhere. */
async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto(`${app.web}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  const replied = page.waitForResponse(
    (reply) => reply.url().endsWith('/login/') && reply.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect((await replied).status()).toBeLessThan(500)
}

const storedIn = (page: Page) => page.evaluate(() => localStorage.getItem('auth_tokens'))

test('nothing of the sign-in moves under a click when the rest of it comes', async ({ page }) => {
  let letCome = () => {}
  const may = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/CompanySignIn/, (route) => may.then(() => route.continue()))
  await page.goto(`${app.web}/login`)
  const place = () => page.getByRole('button', { name: 'Sign in', exact: true }).boundingBox()
  const before = await place()
  letCome()
  await expect(page.getByRole('button', { name: 'Sign in with your company' })).toBeVisible()
  expect(await place()).toEqual(before)
})

test('signs up and arrives at the first page by keyboard alone', async ({ page }) => {
  const email = newEmail()
  const type = async (label: string, text: string) => {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
    await page.keyboard.type(text)
  }
  await page.goto(`${app.web}/login`)
  await expect(page.getByLabel('Email')).toBeFocused()
  const signUp = page.getByRole('link', { name: 'Create a company account' })
  for (
    let presses = 0;
    presses < 8 && !(await signUp.evaluate((link) => link === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await type('First name', 'Mira')
  await page.keyboard.press('Tab')
  await type('Last name', 'Kessler')
  await page.keyboard.press('Tab')
  await type('Email', email)
  await page.keyboard.press('Tab')
  await type('Company name', 'Kessler Pumpenbau')
  await page.keyboard.press('Tab')
  await type('Password', password)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Account created successfully')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  // What a step shows may come late: nobody is fetched back who has gone elsewhere meanwhile.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/company/**', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(firstPage(page)).toBeVisible()
  // The page has taken the focus: itself, or what its first step begins with.
  await expect(page.locator('main:focus, main :focus')).toBeVisible()
  await page.keyboard.press('F8')
  release()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused()
})

test('sets a forgotten password with the link of the mail, in German', async ({ page }) => {
  const { email } = await register()
  await page.goto(`${app.web}/login`)
  await page.getByRole('button', { name: 'DE, Deutsch' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await page.getByRole('button', { name: 'Link senden' }).click()
  await expect(page.getByText(/^Wenn zu dieser E-Mail-Adresse ein Konto besteht/)).toBeVisible()

  const link = await mailbox.link(email, `${app.web}/reset-password`)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Neues Passwort festlegen' })).toBeVisible()
  await page.getByLabel('Neues Passwort').fill(other)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page).toHaveURL(`${app.web}/login`)
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)

  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('Fehler')
  await refusal.getByRole('button', { name: 'Mehr Details' }).click()
  const details = page.getByRole('dialog', { name: 'Fehlerdetails' })
  await details.getByRole('button', { name: 'Schließen' }).last().click()
  await page.getByLabel('Passwort', { exact: true }).fill(other)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Willkommen, Mira Kessler.')).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
})

test('sets the password of an invitation and joins the company', async ({ page }) => {
  const { client } = await register()
  const email = newEmail()
  await client.call(calls.users.invite, { body: { email, name: 'Ole Hansen', user_type: 'company_member' } })
  await page.goto(await mailbox.link(email, `${app.web}/set-password`))
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ole Hansen' })).toBeVisible()
  await expect(page.getByText(/^Kessler Pumpenbau has invited you/)).toBeVisible()
  await page.getByLabel('New password').fill(other)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(toast(page, 'Your account is ready')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(other)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(firstPage(page)).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'User Profile' }).click()
  await expect(page.getByText('Reporter')).toBeVisible()
})

test('changes name, password and email address on the profile', async ({ page }) => {
  const { email } = await register()
  await signIn(page, email)
  await expect(firstPage(page)).toBeVisible()
  await page.goto(`${app.web}/profile`)
  await page.getByLabel('Name', { exact: true }).fill('Mira Kessler-Vogt')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Your details have been changed')).toBeVisible()

  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill(other)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page, 'Your password has been changed')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mira Kessler-Vogt')

  const next = newEmail()
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Your password').fill(other)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(`If ${next} can be used`)).toBeVisible()
  await page.goto(await mailbox.link(next, `${app.web}/confirm-email`))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText(`It is now ${next}.`)).toBeVisible()
  await page.goto(`${app.web}/logout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await signIn(page, next, other)
  await expect(toast(page, 'Welcome, Mira Kessler-Vogt.')).toBeVisible()
})

async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`${app.web}/documents`)
  await expect(tab.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  return tab
}

test('logout in one tab signs the other one out, and going back shows nothing', async ({ page, context }) => {
  const { email } = await register()
  await signIn(page, email)
  await expect(firstPage(page)).toBeVisible()
  const tab = await secondTab(context)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('two tabs whose tokens end at once renew them with one call', async ({ page, context }) => {
  const { email } = await register()
  await signIn(page, email)
  await expect(firstPage(page)).toBeVisible()
  const tab = await secondTab(context)
  let renewals = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/token/refresh/')) renewals += 1
  })
  // As after nine and a half minutes: what is stored says that the token is old. The other tab may see it at once.
  const before = await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
    const old = JSON.stringify({ ...tokens, received_at: Date.now() - 570_000 })
    localStorage.setItem('auth_tokens', old)
    return old
  })
  await Promise.all([page, tab].map((one) => one.evaluate(() => window.dispatchEvent(new Event('focus')))))
  await expect.poll(() => storedIn(page)).not.toBe(before)
  await Promise.all([page, tab].map((one) => one.reload()))
  for (const one of [page, tab]) await expect(one.getByRole('heading', { level: 1 })).not.toHaveText('Sign in')
  expect(renewals).toBe(1)
})

test('a server that is started again and a network that goes away sign nobody out', async ({ page, context }) => {
  const { email } = await register()
  await signIn(page, email)
  await expect(firstPage(page)).toBeVisible()
  const { dataDir } = app
  const [API_PORT, WEB_PORT] = [new URL(app.api).port, new URL(app.web).port]
  await app.stop()
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
    localStorage.setItem('auth_tokens', JSON.stringify({ ...tokens, received_at: Date.now() - 3_600_000 }))
  })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(app.api))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await failed
  expect(await storedIn(page)).not.toBeNull()
  app = await startProduct({ SMTP_URL: mailbox.url, DATA_DIR: dataDir, API_PORT, WEB_PORT })

  const before = await storedIn(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => storedIn(page)).not.toBe(before)
  await context.setOffline(true)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect(await storedIn(page)).not.toBeNull()
  await context.setOffline(false)
  await page.goto(`${app.web}/documents`)
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
})

test('a session that the server ended says so and goes on where it was', async ({ page }) => {
  const { email } = await register()
  await signIn(page, email)
  await expect(firstPage(page)).toBeVisible()
  await page.goto(`${app.web}/documents?search=energy`)
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('auth_tokens') ?? '{}')
    localStorage.setItem('auth_tokens', JSON.stringify({ ...tokens, refresh: 'x'.repeat(43), received_at: 1 }))
    window.dispatchEvent(new Event('online'))
  })
  await expect(page.getByText('Your session has ended. Sign in again to continue where you left off.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/documents\?search=energy$/)
})

test('a person takes a copy of their data and leaves', async ({ page }) => {
  const { client } = await register()
  const email = newEmail()
  await client.call(calls.users.invite, { body: { email, name: 'Ole Hansen', user_type: 'company_member' } })
  await page.goto(await mailbox.link(email, `${app.web}/set-password`))
  await page.getByLabel('New password').fill(other)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, email, other)
  await expect(firstPage(page)).toBeVisible()
  await page.goto(`${app.web}/profile`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('my-data.zip')
  expect(
    fs
      .readFileSync(await saved.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByLabel('Your password').fill(other)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(toast(page, 'Your account has been deleted')).toBeVisible()
  await signIn(page, email, other)
  await expect(page.getByRole('alert')).toContainText('Error')
})
