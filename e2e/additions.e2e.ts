import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { Client, calls } from './client.ts'

// Rows that a person adds stay in the browser, with their files, until one action saves them to the company.
const web = () => process.env.E2E_WEB ?? ''
const password = 'a long enough phrase'

async function expectAccessible(page: Page): Promise<void> {
  const results = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

async function aCompany(page: Page): Promise<{ client: Client; email: string }> {
  const client = new Client(process.env.E2E_API ?? '')
  const email = `person-${crypto.randomUUID()}@example.org`
  const body = { email, password, name: 'Mira Kessler', company_name: 'Kessler Pumpenbau' }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  const metadata = { standard_set: 'esrs-2023', reporting_year: 2025, skip_onboarding: true } as const
  await client.call(calls.company.update, { body: { metadata } })
  await signIn(page, email)
  return { client, email }
}

async function signIn(page: Page, email: string) {
  await page.goto(`${web()}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
}

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved rows' })

async function addHeat(page: Page) {
  await page.getByRole('button', { name: 'Add Datapoint' }).click()
  const form = page.getByRole('dialog', { name: 'Add Datapoint' })
  await text(page, 'ID').fill('1-5_99')
  await text(page, 'Label').fill('Heat sold')
  await text(page, 'Value').fill('1,250 MWh')
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'meter.csv', mimeType: 'text/csv', buffer: Buffer.from('Month;MWh\nJanuary;104\n') }])
  await expect(form.getByText('meter.csv')).toBeVisible()
  await form.getByRole('button', { name: 'Add Datapoint' }).click()
  await expect(page.getByText('New datapoint added successfully')).toBeVisible()
}

test('rows and their files survive a reload and a sign-out, and are saved with one action', async ({ page }) => {
  const { client, email } = await aCompany(page)
  await client.call(calls.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '34,800' } })
  await page.goto(`${web()}/extracted`)
  await addHeat(page)
  await page.getByRole('button', { name: 'Edit E1-5_01' }).click()
  await text(page, 'Value').fill('35,000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Datapoint updated successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 rows are kept in this browser only.')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${web()}/logout`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await aCompany(page)
  await page.goto(`${web()}/extracted`)
  await expect(page.getByText('Nothing has been extracted yet')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.goto(`${web()}/logout`)
  await expect(page.getByLabel('Email')).toBeVisible()

  await signIn(page, email)
  await page.goto(`${web()}/datapoints`)
  await expect(page.getByRole('row', { name: /E1-5_99/ })).toContainText('Not saved to the company')
  await bar(page).getByRole('button', { name: 'Save to the company' }).click()
  await expect(page.getByText('2 rows saved to the company')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.goto(`${web()}/extracted`)
  const heat = page.getByRole('row', { name: /E1-5_99/ })
  await expect(heat).toContainText('Entity-specific')
  await expect(heat).toContainText('meter.csv')
  await expect(page.getByRole('row', { name: /E1-5_01/ })).toContainText('35,000')

  const { data } = await client.call(calls.additions.extracted, { query: {} })
  const own = data.datapoints.find(({ id }) => id === 'E1-5_99')
  expect(own).toMatchObject({ key: 'OWN_E1-5_99', value: '1,250 MWh', supporting_files: [{ name: 'meter.csv' }] })
})

test('a value that a colleague changed meanwhile is not written over without a decision', async ({ page }) => {
  const { client } = await aCompany(page)
  const params = { key: 'E1-5_01' }
  await client.call(calls.csrd.updateDatapoint, { params, body: { value: '34,800' } })
  await page.goto(`${web()}/extracted`)
  await page.getByRole('button', { name: 'Edit E1-5_01' }).click()
  await text(page, 'Value').fill('35,000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(bar(page)).toBeVisible()
  await client.call(calls.csrd.updateDatapoint, { params, body: { value: '36,000' } })
  await bar(page).getByRole('button', { name: 'Save to the company' }).click()
  await expect(page.getByText('The saved value has changed in the meantime.')).toBeVisible()
  await expect(page.getByText('Saved value: 36,000')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await bar(page).getByRole('button', { name: 'Save to the company' }).click()
  await expect(page.getByText('1 row saved to the company')).toBeVisible()
  await expect(page.getByRole('row', { name: /E1-5_01/ })).toContainText('35,000')
})

test('by keyboard on a phone-sized window, with the form accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await aCompany(page)
  await page.goto(`${web()}/extracted`)
  // The button of the outline gives way to that of the page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Add Datapoint' }).focus()
  await page.keyboard.press('Enter')
  await expect(text(page, 'ID')).toBeFocused()
  await page.keyboard.type('1-1_77')
  await page.keyboard.press('Tab')
  await page.keyboard.type('By hand')
  await page.keyboard.press('Tab')
  await page.keyboard.type('yes')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('New datapoint added successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Datapoint' })).toBeFocused()
  await expect(page.getByText('By hand')).toBeVisible()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
