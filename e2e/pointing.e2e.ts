import { expect, test } from '@playwright/test'
import { calls } from './client.ts'
import { aCompany, demo, expectAccessible, signIn, web } from './pages.ts'

// A figure that the analysis has not recognised: looked up by meaning, pointed at on its page, taken, and taken back.
const key = 'S1-14_07'

test('a person points at a figure on its page, and it becomes the value with its place', async ({ page }) => {
  const { client, email } = await aCompany({ reporting_year: 2025 })
  await client.upload(demo('sustainability-report-2025.pdf'))
  await client.processed()
  // What the analysis may have found by itself is thrown out: the journey is about what it has not.
  await client.call(calls.csrd.deleteDatapoint, { params: { key } })

  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.goto(`${web()}/datapoints?datapoint=${key}&with_values=false`)
  const panel = page.getByRole('complementary', { name: `Evidence for ${key}` })
  await expect(panel.getByText('No sure place in 1 document, 14 pages.')).toBeVisible()
  const nearest = panel.getByRole('button', { name: /412/ }).first()
  await expect(nearest).toBeVisible()

  await panel.getByRole('button', { name: 'Not in our sources' }).click()
  await expect(panel.getByText(/that it is not in your documents/)).toBeVisible()
  await panel.getByRole('button', { name: 'Take back' }).click()
  await expect(panel.getByRole('button', { name: 'Not in our sources' })).toBeVisible()

  await nearest.click()
  await expect(panel.getByRole('button', { name: 'Take this figure' })).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await panel.getByRole('button', { name: 'Show another figure' }).click()
  const viewer = page.getByRole('dialog', { name: 'sustainability-report-2025.pdf' })
  const pages = viewer.locator('[data-page]')
  await expect(pages.getByTitle(/^412/)).toBeVisible()
  await expectAccessible(page)
  await pages.getByTitle(/^412/).click()
  await expect(viewer.getByLabel('Value', { exact: true })).toHaveValue(/^412\b/)
  await expect(viewer.getByLabel('Year')).toHaveValue('2025')
  await viewer.getByRole('button', { name: 'Take this figure' }).click()

  await expect(viewer).toBeHidden()
  await expect(panel.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(panel.locator('[data-mark="value"]')).toBeVisible()
  const taken = await client.call(calls.csrd.datapoint, { params: { key } })
  expect(taken).toMatchObject({ status: 'accepted', number: 412, year: 2025 })
  expect(taken.evidence[0]).toMatchObject({ page: 11 })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(panel.getByText('No value yet')).toBeVisible()
})
