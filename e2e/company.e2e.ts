import { expect, type Page, test } from '@playwright/test'
import { type Client, calls } from './client.ts'
import { aCompany, demo, expectAccessible, signIn, web } from './pages.ts'

// What a company reports by: chosen on its profile, followed by every page, and taken back without loss.

/** A company that reports on 2025 by Set 1, with a client of the API and its administrator signed in to the browser. */
async function signedIn(page: Page): Promise<Client> {
  const { client, email } = await aCompany({ standard_set: 'esrs-2023', reporting_year: 2025 })
  await signIn(page, email)
  return client
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Changes the set on the company profile; answers what the dialog says the report counts then. */
async function switchTo(page: Page, set: string): Promise<string> {
  await page.goto(`${web()}/company-profile`)
  await choose(page, 'Standard set', set)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change what you report by?' })
  const total = dialog
    .getByRole('row', { name: /Datapoints that count/ })
    .getByRole('cell')
    .last()
  await expect(total).toHaveText(/\d/)
  const counted = await total.innerText()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByText('Company information has been updated successfully.')).toBeVisible()
  return counted
}

/** The values on the datapoints page, as a person reads them. */
async function valuesOn(page: Page): Promise<string[]> {
  await page.goto(`${web()}/datapoints?page_size=50`)
  await expect(page.getByRole('row').nth(1).getByRole('button').first()).toBeVisible()
  return page.getByRole('row').locator('td:nth-child(1), td:nth-child(4)').allInnerTexts()
}

async function expectTotal(page: Page, total: string): Promise<void> {
  await page.goto(`${web()}/csrd-progress`)
  await expect(page.getByText(new RegExp(`of ${total} datapoints`)).first()).toBeVisible()
}

test('another set of standards: names, totals and values change, and back again nothing is lost', async ({ page }) => {
  const client = await signedIn(page)
  await client.upload(demo('umweltkennzahlen-2025.xlsx'))
  await client.processed()
  const put = (key: string, value: string) =>
    client.call(calls.csrd.updateDatapoint, { params: { key }, body: { value } })
  await put('E1-6_07', '4321')
  await put('E1-5_18', '0.7')
  const first = await valuesOn(page)
  expect(first.some((text) => text.includes('4,321'))).toBe(true)

  const revised = await switchTo(page, 'ESRS 2026 (revised)')
  await expectTotal(page, revised)
  await expect(page.getByRole('button', { name: /^Year and set: 2025 · ESRS 2026/ })).toBeVisible()
  const changed = await valuesOn(page)
  expect(changed.filter((text) => /^E1-|^S1-/.test(text))).toEqual([])
  await page.goto(`${web()}/datapoints?search=ESRS26_E1-8_01&datapoint=ESRS26_E1-8_01`)
  const panel = page.getByRole('complementary', { name: /ESRS26_E1-8_01/ })
  // The history, which comes a moment later, says it too.
  await expect(panel.getByText('4,321', { exact: true })).toBeVisible()
  await expect(panel.getByText(/so it counts/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'DE, Deutsch' }).click()
  await expect(panel.getByText(/zählt daher mit/)).toBeVisible()
  await page.getByRole('button', { name: 'EN, English' }).click()
  await put('ESRS26_BP-1_04', 'Only the revised standards ask for this')

  const original = await switchTo(page, 'ESRS 2023 (Set 1)')
  expect(original).not.toBe(revised)
  await expectTotal(page, original)
  expect(await valuesOn(page)).toEqual(first)

  await switchTo(page, 'ESRS 2026 (revised)')
  const again = await valuesOn(page)
  expect(again.length).toBe(changed.length + 2)
  expect(again.join()).toContain('Only the revised')

  const report = (reporting_year: number) =>
    client.call(calls.company.update, { body: { metadata: { reporting_year } } })
  await report(2026)
  const next = await valuesOn(page)
  await expect(page.getByRole('button', { name: /^Year and set: 2026 · ESRS 2026/ })).toBeVisible()
  expect(next.join()).not.toContain('Only the revised')
  await report(2025)
  expect(await valuesOn(page)).toEqual(again)
})

test('a colleague is invited from the side menu, and the company profile is accessible in both languages', async ({
  page,
}) => {
  await signedIn(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Invite Team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Name').fill('Ole Hansen')
  const email = `person-${crypto.randomUUID()}@example.org`
  await dialog.getByLabel('Email').fill(email)
  await expectAccessible(page)
  await dialog.getByLabel('Email').press('Enter')
  const row = page.getByRole('row', { name: /Ole Hansen/ })
  await expect(row.getByText('Invited')).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Edit Ole Hansen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ole Hansen' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw invitation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Company Profile' })).toBeVisible()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'DE, Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Berichterstattung' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})
