import { expect, test } from '@playwright/test'
import { Client, calls } from './client.ts'

// The matrix is tried by dragging and by keys and kept as a picture; two people decide at once; the signed result stands in the statement.
const api = () => process.env.E2E_API ?? ''
const web = () => process.env.E2E_WEB ?? ''
const nothing = { scale: null, scope: null, irremediable: null, magnitude: null, likelihood: null }

test('an assessment is tried in its matrix, decided by two people at once, signed and told', async ({ page }) => {
  const email = `person-${crypto.randomUUID()}@example.org`
  const client = new Client(api())
  const password = 'a long enough phrase'
  const body = { email, password, name: 'Alex Beispiel', company_name: 'Tarnholt' }
  client.access = (await client.call(calls.session.register, { body })).access ?? ''
  await client.call(calls.company.update, { body: { metadata: { reporting_year: 2025, skip_onboarding: true } } })
  const { id } = await client.call(calls.iro.create, {
    body: { title: 'Noise', type: 'Impact', category: 'Neighbours', priority: 'low', esrsTopics: ['S3'] },
  })
  const points = { ...nothing, scale: 3, scope: 3, irremediable: 3 }
  await client.call(calls.materiality.score, { params: { id }, body: { points, reason: 'At night.' } })
  for (const { code, revision } of (await client.call(calls.materiality.assessment, {})).topics)
    if (code !== 'S3')
      await client.call(calls.materiality.decide, {
        params: { code },
        body: { material: false, reason: 'Talked through.', outlook: 'If we grow.', based_on: revision },
      })

  await page.goto(`${web()}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.goto(`${web()}/iro/matrix`)
  const picture = page.getByRole('application')
  const row = page.getByRole('table', { name: 'Results of the topics' }).getByRole('row', { name: /^S3/ })
  await expect(row).toContainText('Undecided')
  await expect(picture.locator('svg').getByText('S3')).toBeVisible()
  // What the picture shows of entries the table says as well, and the keyboard goes through all of it.
  await page.getByRole('switch', { name: 'Entries' }).click()
  await expect(page.getByRole('row', { name: /^Noise 3\.00 Undecided/ })).toBeVisible()
  await picture.press('ArrowRight')
  await expect(page.getByText(/^Noise\s+Result 3\.00$/)).toBeAttached()
  await picture.press('End')
  await expect(page.getByText(/^S3 Affected communities\s+Impact 3\.00, financial not assessed$/)).toBeAttached()
  await page.getByRole('switch', { name: 'Entries' }).click()

  // The line of the impacts lies at 3.5 of 1 to 5; it is taken left of the other line and drawn below the topic.
  const { x, y, width, height } = (await picture.locator('> div').boundingBox())!
  const at = (value: number) => y + 14 + ((5 - value) / 4) * (height - 56)
  await page.mouse.move(x + width / 4, at(3.5))
  await page.mouse.down()
  await page.mouse.move(x + width / 4, at(2.8), { steps: 8 })
  await page.mouse.up()
  await expect(row).toContainText('Material')
  await expect(page.getByText('1 topic would change: S3.')).toBeVisible()
  await page.getByLabel('Impact: material from').press('End')
  await expect(row).toContainText('Not material')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/2025.*\.png$/)

  await page.goto(`${web()}/iro/decisions`)
  await page.getByRole('button', { name: /^Decide\s*: S3/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Not material' }).click()
  await dialog.getByLabel('Reason').fill('The road is closed at night.')
  const { revision } = (await client.call(calls.materiality.assessment, {})).topics.find(({ code }) => code === 'S3')!
  const theirs = { material: true, reason: 'Homes are near.', outlook: '', based_on: revision }
  await client.call(calls.materiality.decide, { params: { code: 'S3' }, body: theirs })
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(dialog.getByText(/Homes are near/)).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toHaveValue('The road is closed at night.')
  await dialog.getByRole('button', { name: 'I have seen it' }).click()
  await dialog.getByRole('button', { name: 'Decide all the same' }).click()
  await expect(dialog).toBeHidden()

  // On a phone the steps stay in one line, which moves so that the open one is there to see.
  await page.setViewportSize({ width: 390, height: 844 })
  const tabs = page.getByRole('group', { name: 'IRO' }).getByRole('link')
  await expect(tabs).toHaveCount(6)
  const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  const open = tabs.and(page.locator('[aria-current=page]'))
  await expect.poll(() => open.evaluate((tab) => tab.getBoundingClientRect().right)).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 720 })

  const { entries } = await client.call(calls.materiality.log, {})
  const told = entries.filter(({ code }) => code === 'S3').map(({ text }) => text)
  expect(told.filter((text) => /Homes are near|The road is closed/.test(text))).toHaveLength(2)

  await client.call(calls.materiality.sign, { body: { note: 'Board.' } })
  await page.goto(`${web()}/report?chapter=ESRS%202#d-IRO-1`)
  await expect(page.getByText(/Version 1 of the assessment of double materiality was signed/)).toBeVisible()
  // It is drawn when somebody comes near it.
  await page.getByRole('figure', { name: /^Double materiality/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('figure svg').getByText('S3')).toBeVisible()
})
