import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { Client, calls } from './client.ts'

// A figure that the analysis has not recognised: looked up by meaning, pointed at on its page, taken, and taken back.
const api = () => process.env.E2E_API ?? ''
const web = () => process.env.E2E_WEB ?? ''
const report = path.join(path.dirname(import.meta.dirname), 'demo', 'sustainability-report-2025.pdf')
const password = 'a long enough phrase'
const key = 'S1-14_07'

test('a person points at a figure on its page, and it becomes the value with its place', async ({ page }) => {
  const email = `person-${crypto.randomUUID()}@example.org`
  const client = new Client(api())
  const body = { email, password, name: 'Alex Beispiel', company_name: 'Tarnholt' }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  await client.call(calls.company.update, { body: { metadata: { reporting_year: 2025, skip_onboarding: true } } })
  await client.upload(report)
  await client.processed()
  // What the analysis may have found by itself is thrown out: the journey is about what it has not.
  await client.call(calls.csrd.deleteDatapoint, { params: { key } })

  await page.goto(`${web()}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.goto(`${web()}/datapoints?datapoint=${key}&with_values=false`)
  const panel = page.getByRole('complementary', { name: `Evidence for ${key}` })
  await expect(panel.getByText('Not recognised in 1 document, 14 pages.')).toBeVisible()
  const nearest = panel.getByRole('button', { name: /412/ }).first()
  await expect(nearest).toBeVisible()

  await panel.getByRole('button', { name: 'It is not in our documents' }).click()
  await expect(panel.getByText(/that it is not in your documents/)).toBeVisible()
  await panel.getByRole('button', { name: 'Take back' }).click()
  await expect(panel.getByRole('button', { name: 'It is not in our documents' })).toBeVisible()

  await nearest.click()
  await panel.getByRole('button', { name: 'Point at it on a page' }).click()
  const viewer = page.getByRole('dialog', { name: 'sustainability-report-2025.pdf' })
  const pages = viewer.locator('[data-page]')
  await expect(pages.getByTitle(/^412/)).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
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
