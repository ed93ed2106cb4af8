import fs from 'node:fs'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { generateSync } from 'otplib'
import { type App, startProduct } from './app.ts'
import { Client, calls } from './client.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { expectWellMade, password } from './pages.ts'

// A second factor as people use it: an app for codes, recovery codes, and passkeys of a real browser with a device that is made up.

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
const arrived = (page: Page) => expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${app.web}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${app.web}/logout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
}

interface Device {
  /** Whether the person touches the device for whatever the browser begins to ask of it. */
  touch: (does: boolean) => Promise<void>
}

/** A device of this computer that keeps passkeys and knows its person. */
async function aDevice(page: Page): Promise<Device> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: false,
  } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options })
  const touch = async (enabled: boolean) =>
    void (await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }))
  return { touch }
}

/** Does something that asks for the device, while the person has a finger on it. */
async function touching(device: Device, work: () => Promise<unknown>, done: () => Promise<unknown>): Promise<void> {
  await device.touch(true)
  await work()
  await done()
  await device.touch(false)
}

test('codes, recovery codes and passkeys sign in, and a company requires them', async ({ page, browser }) => {
  const [email, colleague] = [newEmail(), newEmail()]
  const client = new Client(app.api)
  const body = { email, password, name: 'Mira Kessler', company_name: 'Kessler Pumpenbau' }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  await client.call(calls.company.update, { body: { metadata: { skip_onboarding: true } } })
  const person = { email: colleague, name: 'Ole Hansen', user_type: 'company_member' as const }
  await client.call(calls.users.invite, { body: person })
  const link = await mailbox.link(colleague, `${app.web}/set-password`)
  const token = new URL(link).searchParams.get('token') ?? ''
  await client.call(calls.session.resetPassword, { body: { token, password } })

  // Codes are set up on the profile.
  const device = await aDevice(page)
  await enterPassword(page, email)
  await arrived(page)
  await page.goto(`${app.web}/profile`)
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const settingUp = page.getByRole('dialog', { name: 'Set up one-time codes' })
  const key = (await settingUp.getByLabel('Or type this key into the app').inputValue()).replaceAll(' ', '')
  const code = (away = 0) =>
    generateSync({ strategy: 'totp', secret: key, epoch: Math.floor(Date.now() / 1000) + away })
  await settingUp.getByLabel('Code of the app').fill(code())
  await settingUp.getByLabel('Your password').fill(password)
  await settingUp.getByRole('button', { name: 'Switch on' }).click()
  const made = page.getByRole('dialog', { name: 'Your recovery codes' })
  const recovery = (await made.getByRole('listitem').first().textContent()) ?? ''
  await made.getByRole('button', { name: 'I have kept them' }).click()

  // A code after the password; the next one, because each serves once.
  await signOut(page)
  await enterPassword(page, email)
  await page.getByLabel('Six-digit code').fill(code(30))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await arrived(page)

  // A recovery code, where the app is out of reach.
  await signOut(page)
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await arrived(page)

  // A passkey is added, and signs in alone.
  await page.goto(`${app.web}/profile`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name').fill('This computer')
  await adding.getByLabel('Your password').fill(password)
  await touching(
    device,
    () => adding.getByRole('button', { name: 'Continue' }).click(),
    () => expect(page.getByText('This computer')).toBeVisible(),
  )
  await expectWellMade(page)
  await signOut(page)
  await expectWellMade(page)
  const alone = page.getByRole('button', { name: 'Sign in with a passkey' })
  await touching(
    device,
    () => alone.click(),
    () => arrived(page),
  )
  await page.goto(`${app.web}/profile`)
  await expect(page.getByText(/used last on/).first()).toBeVisible()

  // With the password the passkey is the second step.
  await signOut(page)
  await enterPassword(page, email)
  await touching(
    device,
    () => page.getByRole('button', { name: 'Use passkey' }).click(),
    () => arrived(page),
  )

  // The company requires it: a colleague without one is led to setting one up, and takes a passkey.
  await page.goto(`${app.web}/company/sign-in`)
  await page.getByRole('switch', { name: 'Require a second factor of everybody' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Require it' }).click()
  await expect(page.getByText('A second factor is required of everybody')).toBeVisible()
  const context = await browser.newContext()
  const theirs = await context.newPage()
  const phone = await aDevice(theirs)
  await enterPassword(theirs, colleague)
  await expect(theirs.getByRole('heading', { name: 'Your company requires a second factor' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expectWellMade(theirs)
  await theirs.getByLabel('Your password').fill(password)
  await touching(
    phone,
    () => theirs.getByRole('button', { name: 'Continue' }).click(),
    () => arrived(theirs),
  )
  await context.close()
})
