import { expect, type Page, test } from '@playwright/test'
import { demo, expectAccessible, password, web } from './pages.ts'

// The first ten minutes: from an empty account through the wizard to the first value with the passage that proves it.

const step = (page: Page, name: string, timeout?: number) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible({ timeout })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('a newcomer comes from the sign-up to the first proven value, and a reload loses nothing', async ({ page }) => {
  const email = `person-${crypto.randomUUID()}@example.org`
  await page.goto(`${web()}/signup`)
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Kessler')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company name').fill('Tarnholt Fördertechnik SE')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await step(page, 'Tell us about your company')
  await expectAccessible(page)
  for (const [name, option] of [
    ['Industry', 'Manufacturing'],
    ['Company size', /^Medium/],
    ['Report scope', 'Entire company group'],
  ] as const) {
    await page.getByRole('combobox', { name }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveText('Manufacturing')
  await goOn(page)
  await expect(page.getByText('Company information has been updated successfully.')).toBeVisible()

  await step(page, 'Upload previous reports')
  await goOn(page)
  await expect(page.getByText('Please select at least one file to upload')).toBeVisible()
  await expectAccessible(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload files' }).click()
  await (await chooser).setFiles([demo('sustainability-report-2025.pdf'), demo('umweltkennzahlen-2025.xlsx')])
  await expect(page.getByText('Successfully uploaded 2 file(s)')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Processing' })).toHaveAttribute('aria-current', 'step')

  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Processing' })).toHaveAttribute('aria-current', 'step')
  await step(page, 'Processing complete', 90_000)
  await expectAccessible(page)
  await page.goto(`${web()}/documents`)
  await page.getByRole('link', { name: 'Continue Onboarding' }).click()
  await step(page, 'Processing complete')
  await goOn(page)
  await step(page, 'Impacts, risks and opportunities')
  await expectAccessible(page)
  await goOn(page)

  await step(page, 'Your stakeholders')
  await page.getByRole('button', { name: 'Add stakeholder' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Works council')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Works council' })).toBeVisible()
  await page.goBack()
  await step(page, 'Impacts, risks and opportunities')
  await page.goForward()
  await expect(page.getByRole('listitem').filter({ hasText: 'Works council' })).toBeVisible()
  await goOn(page)
  await step(page, 'Materiality assessment')
  await expect(page.getByRole('list', { name: 'Topics' }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await goOn(page)
  await step(page, 'Report generation')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Go to the final review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Final review' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Review the values' }).first().click()
  await page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.locator('[data-row]') })
    .first()
    .click()
  await expect(page.locator('[data-mark="passage"], [data-mark="value"], mark').first()).toBeVisible()
})
