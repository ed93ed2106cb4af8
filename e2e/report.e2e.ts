import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { calls } from './client.ts'
import { aCompany, demo, expectAccessible, signIn, web } from './pages.ts'

// From decided values to a statement that one can hand in: final review, issued version, PDF; and what changes afterwards.

test('a person confirms the final review, issues a version, and downloads it as PDF', async ({ page }) => {
  const { client, email } = await aCompany({ reporting_year: 2025 })
  await client.upload(demo('umweltkennzahlen-2025.xlsx'))
  await client.processed()
  for (const { key, value, status } of await client.datapoints())
    if (status === 'proposed' && value)
      await client.call(calls.csrd.updateDatapoint, { params: { key }, body: { value } })

  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  await page.goto(`${web()}/report?chapter=E1`)
  await expect(page.getByText(/MWh/).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${web()}/review`)
  await expect(page.getByText(/required answers? that (is|are) missing/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm the final review' }).click()
  await page
    .getByRole('textbox', { name: 'Reason', exact: true })
    .fill('A first version for the auditors; gaps are known.')
  await page
    .getByRole('textbox', { name: /^Reason for readers, in English/ })
    .fill('The first year collects these from 2026 on.')
  await page.getByRole('textbox', { name: /^Reason for readers, in German/ }).fill('Erhoben wird dies ab 2026.')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confirmed by Mira Kessler' })).toBeVisible()

  await page.getByRole('link', { name: 'Generate Report' }).click()
  await page.getByRole('button', { name: 'Issue version 1' }).click()
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(page.getByText('Version 1', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Issue version 2' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Create PDF in English', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF in English', exact: true }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  // What changes afterwards takes the confirmation back, and leaves the version as it is.
  const { number, sha256 } = (await client.call(calls.report.versions, {})).versions[0]!
  await client.call(calls.csrd.updateDatapoint, { params: { key: 'S1-6_02' }, body: { value: '999' } })
  expect((await client.call(calls.report.review, {})).confirmation).toBeNull()
  expect((await client.call(calls.report.versions, {})).versions[0]).toMatchObject({ number, sha256 })
})
