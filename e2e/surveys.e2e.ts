import { expect, type Page, test } from '@playwright/test'
import { type Client, calls } from './client.ts'
import { aCompany, expectAccessible, signIn, web } from './pages.ts'

// A survey from its proposal to the response of somebody without an account, and back.

/** A company with its administrator signed in to the browser. */
async function signedIn(page: Page): Promise<Client> {
  const { client, email } = await aCompany()
  await signIn(page, email)
  return client
}

test('a proposal is converted, reordered by keyboard, activated, answered on a phone, read and exported', async ({
  page,
  browser,
}) => {
  const client = await signedIn(page)
  await page.goto(`${web()}/surveys`)
  await expect(page.getByText('No surveys yet')).toBeVisible()
  await page.getByRole('link', { name: 'Your experience with our products and with us' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Convert to survey' }).click()

  const first = page.getByLabel('Question 1', { exact: true })
  const [was, next] = [await first.inputValue(), await page.getByLabel('Question 2', { exact: true }).inputValue()]
  await page.getByRole('button', { name: 'Move question 1', exact: true }).focus()
  // Each key is for where the question is once the one before has been announced.
  const steps = { Space: 'at place 1 of', ArrowDown: 'at place 2 of', Enter: 'dropped at place 2 of' }
  for (const [key, said] of Object.entries(steps)) {
    await page.keyboard.press(key)
    await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached()
  }
  await expect(first).toHaveValue(next)
  await expect(page.getByLabel('Question 2', { exact: true })).toHaveValue(was)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save as draft' }).click()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByText('AI Survey successfully converted to a real survey')).toBeVisible()
  await page.getByRole('button', { name: 'Activate' }).click()
  await expect(notifications.getByText('Survey Updated')).toBeVisible()
  const address = await page.getByLabel('Address of the survey').inputValue()
  await expectAccessible(page)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const outside = await phone.newPage()
  await outside.goto(`${address}?lang=de`)
  await outside.getByLabel('Name', { exact: true }).fill('Jette Brandt')
  await outside.getByRole('button', { name: 'Antworten senden' }).tap()
  await expect(outside.getByRole('alert')).toBeFocused()
  await expectAccessible(outside)
  await outside.getByLabel('E-Mail-Adresse').fill('jette@example.org')
  await outside.getByLabel('Unternehmen').fill('Hof Brandt')
  await outside.getByLabel('Sie antworten als').selectOption('Customer')
  const questions = outside.locator('main form textarea[required]')
  for (let i = 0; i < (await questions.count()); i++) await questions.nth(i).fill(`Antwort ${i + 1} <b>fett</b> =1+1`)
  const width = await outside.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await outside.getByRole('button', { name: 'Antworten senden' }).tap()
  await expect(outside.getByRole('heading', { name: 'Vielen Dank für Ihre Antwort!' })).toBeVisible()
  await expectAccessible(outside)
  await phone.close()

  await page.reload()
  await page.getByRole('link', { name: 'Jette Brandt' }).click()
  await expect(page.getByText('Antwort 1 <b>fett</b> =1+1')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All responses' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'As CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  const [survey] = await client.call(calls.surveys.list, { query: {} })
  expect(survey).toMatchObject({ status: 'active', response_stats: { total: 1, by_type: { Customer: 1 } } })
})

test('a survey is answered by keys alone', async ({ page }) => {
  const client = await signedIn(page)
  const body = {
    title: 'Anonymous',
    description: 'Tell us.',
    target_stakeholders: ['Employees'],
    questions: [{ text: 'How are you?' }, { text: 'And otherwise?' }],
    status: 'active' as const,
    anonymous: true,
  }
  const { sid } = await client.call(calls.surveys.create, { body })
  await page.goto(`${web()}/survey/${sid}`)
  await expect(page.getByLabel('You are answering as')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0)
  const steps = [
    { name: 'You are answering as', type: 'Employee' },
    { name: 'How are you?', type: 'Well.' },
    { name: 'And otherwise?', type: 'Tired.' },
  ]
  for (const { name, type } of steps) {
    const field = page.getByLabel(name)
    for (let i = 0; i < 8 && !(await field.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    await page.keyboard.type(type)
  }
  const send = page.getByRole('button', { name: 'Send answers' })
  for (let i = 0; i < 6 && !(await send.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You for Your Response!' })).toBeFocused()
})

test('a survey that is not open says so to somebody without an account', async ({ page }) => {
  const client = await signedIn(page)
  const body = {
    title: 'Not yet',
    description: 'To be opened later.',
    target_stakeholders: ['Employees'],
    questions: [{ text: 'How are you?' }],
  }
  const { sid } = await client.call(calls.surveys.create, { body })
  await page.goto(`${web()}/survey/${sid}`)
  await expect(page.getByRole('heading', { name: 'This survey is not open yet' })).toBeVisible()
  expect(await page.content()).not.toContain('To be opened later')
  await page.goto(`${web()}/survey/nothing-is-here-at-all`)
  await expect(page.getByRole('heading', { name: 'Survey not found' })).toBeVisible()
})
