import { expect, type Page, test } from '@playwright/test'
import { type Client, calls } from './client.ts'
import { aCompany, expectAccessible, signIn, web } from './pages.ts'

// Rows that a person adds stay in the browser, with their files, until one action saves them to the company.

async function signedIn(page: Page): Promise<{ client: Client; email: string }> {
  const company = await aCompany({ standard_set: 'esrs-2023', reporting_year: 2025 })
  await signIn(page, company.email)
  return company
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
  const { client, email } = await signedIn(page)
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
  await signedIn(page)
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
  const { client } = await signedIn(page)
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
  await signedIn(page)
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
