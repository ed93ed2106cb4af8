import { readFile } from 'node:fs/promises'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { Client, calls } from './client.ts'

// From decided values to a statement that one can hand in: final review, issued version, PDF; and what changes afterwards.
const api = () => process.env.E2E_API ?? ''
const web = () => process.env.E2E_WEB ?? ''
const demo = (name: string) => path.join(path.dirname(import.meta.dirname), 'demo', name)
const password = 'a long enough phrase'

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('a person confirms the final review, issues a version, and downloads it as PDF', async ({ page }) => {
  test.setTimeout(180_000)
  const email = `person-${crypto.randomUUID()}@example.org`
  const client = new Client(api())
  const body = { email, password, name: 'Alex Beispiel', company_name: 'Tarnholt' }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  await client.call(calls.company.update, { body: { metadata: { reporting_year: 2025, skip_onboarding: true } } })
  await client.upload(demo('umweltkennzahlen-2025.xlsx'))
  await client.processed()
  for (const { key, value, status } of await client.datapoints())
    if (status === 'proposed' && value)
      await client.call(calls.csrd.updateDatapoint, { params: { key }, body: { value } })

  await page.goto(`${web()}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  await page.goto(`${web()}/report?chapter=E1`)
  await expect(page.getByText(/MWh/).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${web()}/review`)
  await expect(page.getByText(/required answers? that (is|are) missing/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm the final review' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('A first version for the auditors; gaps are known.')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirmed by Alex Beispiel' })).toBeVisible()

  await page.getByRole('link', { name: 'Generate Report' }).click()
  await page.goto(`${web()}/report/versions`)
  await page.getByRole('button', { name: 'Issue version 1' }).click()
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(page.getByText('Version 1', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Files of version 1' }).click()
  await page.getByRole('button', { name: 'Create PDF in English', exact: true }).click()
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Download PDF in English', exact: true }).click({ timeout: 60_000 })
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  // What changes afterwards takes the confirmation back, and leaves the version as it is.
  const { number, sha256 } = (await client.call(calls.report.versions, {})).versions[0]!
  await client.call(calls.csrd.updateDatapoint, { params: { key: 'S1-6_02' }, body: { value: '999' } })
  expect((await client.call(calls.report.review, {})).confirmation).toBeNull()
  expect((await client.call(calls.report.versions, {})).versions[0]).toMatchObject({ number, sha256 })
})
