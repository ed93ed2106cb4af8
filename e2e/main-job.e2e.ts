import { expect, type Page, test } from '@playwright/test'
import { demo, expectAccessible, password, web } from './pages.ts'

// The main job, as a person does it: from sign-up to the passage that proves a value. Found by role and label only.

/** Every console error and every call that leaves the two servers of the product fails the journey. */
function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`left the machine: ${request.url()}`)
  })
  return complaints
}

async function signUp(page: Page): Promise<string> {
  const email = `person-${crypto.randomUUID()}@example.org`
  await page.goto(`${web()}/login`)
  await page.getByRole('link', { name: 'Create a company account' }).click()
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Kessler')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company name').fill('Kessler Pumpenbau')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  return email
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // A newcomer is led to the onboarding; this journey goes its own way.
  await expect(page.getByRole('heading', { level: 1, name: 'Onboarding' })).toBeVisible()
  await page.goto(`${web()}/documents`)
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
}

async function upload(page: Page, ...names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).click()
  await (await chooser).setFiles(names.map(demo))
  for (const name of names) {
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.getByRole('button', { name: /^Values of/ })).toBeVisible()
  }
}

test('sign up, upload a report, see a value with the passage that proves it', async ({ page }) => {
  const complaints = watch(page)
  await signUp(page)
  await signIn(page)
  await expect(page.getByText('No documents yet')).toBeVisible()
  await expectAccessible(page)

  await upload(page, 'sustainability-report-2025.pdf', 'umweltkennzahlen-2025.xlsx')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Datapoints' }).click()
  await page.getByRole('link', { name: 'All datapoints' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Datapoints', exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('E1-6_07')
  await expect(page).toHaveURL(/search=E1-6_07/)
  const row = page.getByRole('row').filter({ hasText: 'E1-6_07' })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)

  await row.getByText('E1-6_07').click()
  const panel = page.getByRole('complementary', { name: /E1-6_07/ })
  await expect(panel).toBeVisible()
  await expect(panel.getByText(/sustainability-report-2025\.pdf|umweltkennzahlen-2025\.xlsx/).first()).toBeVisible()
  await expect(panel.getByText('Value inside the quote')).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'E1-6_07' })).toBeVisible()

  await page.goto(`${web()}/csrd-progress`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/E1/).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'DE, Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a file that cannot be read gets a sentence, and the others go on', async ({ page }) => {
  const complaints = watch(page)
  await signUp(page)
  await signIn(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).click()
  await (await chooser).setFiles([
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nthis is where the file ends') },
    {
      name: 'energy.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('In 2025 our total energy consumption was 12,345 MWh.'),
    },
  ])
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /damaged|could not be read/i })).toBeVisible()
  const good = page.getByRole('row').filter({ hasText: 'energy.txt' })
  await expect(good.getByRole('button', { name: /^Values of/ })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a wrong password says so and shows the details', async ({ page }) => {
  await page.goto(`${web()}/login`)
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const notifications = page.getByRole('region', { name: /Notifications/ })
  await notifications.getByRole('button', { name: 'See more details' }).click()
  await expect(page.getByRole('dialog', { name: 'Error Details' })).toBeVisible()
  await expectAccessible(page)
})

test('an address that does not exist says so', async ({ page }) => {
  await page.goto(`${web()}/nowhere`)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expectAccessible(page)
})

test('a phone shows documents and datapoints without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page)
  await signIn(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).click()
  await (await chooser).setFiles([demo('umweltkennzahlen-2025.xlsx')])
  await expect(page.getByText('umweltkennzahlen-2025.xlsx').first()).toBeVisible()
  for (const place of ['/documents', '/datapoints', '/csrd-progress']) {
    await page.goto(`${web()}${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
})
