import { expect, type Page, test } from '@playwright/test'
import { type Client, calls } from './client.ts'
import { aCompany, demo, signIn, web } from './pages.ts'

// A person goes through what was proposed by keyboard alone. They look at each value before they decide; how long it takes
// is told and never a condition.
const wanted = 40

/** With `REVIEW_PACE=1` a person is measured, who looks at a sure value for three seconds and at any other for six; the test itself waits for nothing. */
const pace = Number(process.env.REVIEW_PACE ?? 0)

/** Milliseconds that a person looks before deciding, never all the same. */
const looks = (index: number, isSure: boolean): number => pace * ((isSure ? 2500 : 5500) + ((index * 137) % 1000))

/** A company with the documents of the demo analysed, and its person. */
async function analysed(): Promise<{ client: Client; email: string }> {
  const { client, email } = await aCompany()
  for (const name of ['sustainability-report-2025.pdf', 'umweltkennzahlen-2025.xlsx', 'personalbericht-2025.docx'])
    await client.upload(demo(name))
  await client.upload(demo('verhaltenskodex.pdf'))
  await client.processed()
  return { client, email }
}

const panelOf = (page: Page, code: string) => page.getByRole('complementary', { name: `Evidence for ${code}` })

/** The datapoint that is open, once it is another one than before. */
async function openedAfter(page: Page, before: string | null): Promise<string> {
  const opened = () => new URL(page.url()).searchParams.get('datapoint')
  await expect.poll(opened).not.toBe(before)
  const code = opened() ?? ''
  await expect(panelOf(page, code).getByRole('heading', { level: 2 })).toHaveText(/\w/)
  return code
}

test('forty proposed values reviewed by keyboard', async ({ page }) => {
  test.setTimeout(600_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const { client, email } = await analysed()
  const proposed = (await client.datapoints()).filter(({ status }) => status === 'proposed')
  expect(proposed.length).toBeGreaterThanOrEqual(wanted)
  await signIn(page, email)
  await page.goto(`${web()}/datapoints?page_size=50`)
  const first = page.getByRole('table', { name: 'Datapoints' }).locator('[data-row]').first()
  await first.focus()
  await page.keyboard.press('Enter')

  const begun = Date.now()
  const decided = { accepted: 0, corrected: 0, rejected: 0 }
  let code: string | null = null
  let undone: string | null = null
  for (let index = 0; index < wanted; index += 1) {
    code = await openedAfter(page, code)
    const panel = panelOf(page, code)
    const isSure = await panel.getByText('High confidence').isVisible()
    if (pace > 0) await page.waitForTimeout(looks(index, isSure))
    const isFigure = proposed.some(({ key, dataType }) => key === code && dataType === 'number')
    if (index % 13 === 12) {
      await page.keyboard.press('r')
      await expect(page.getByText(`${code} rejected`)).toBeVisible()
      decided.rejected += 1
      undone ??= code
    } else if (isFigure && decided.corrected < Math.floor((index + 1) / 10)) {
      await page.keyboard.press('c')
      await expect(panel.getByLabel('Correct value')).toBeFocused()
      await page.keyboard.type('1234.5')
      await page.keyboard.press('Enter')
      await expect(panel.getByText('Corrected value')).toBeVisible()
      await expect(panel.getByLabel('Correct value')).toBeHidden()
      await page.keyboard.press('j')
      decided.corrected += 1
    } else {
      await page.keyboard.press('a')
      decided.accepted += 1
    }
    // The first rejection was a slip: it is taken back, and the person goes on.
    if (undone === code && undone !== null) {
      // Undo is offered once the server has taken the decision.
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await page.keyboard.press('u')
      await expect(page.getByText(new RegExp(`^${code} is again `))).toBeVisible()
      decided.rejected -= 1
      // What was taken back is open again.
      await expect.poll(() => new URL(page.url()).searchParams.get('datapoint')).toBe(code)
      await expect(panelOf(page, code).getByRole('button', { name: 'Next datapoint' })).toBeEnabled()
      await page.keyboard.press('j')
    }
  }
  const seconds = (Date.now() - begun) / 1000
  process.stdout.write(
    `${wanted} values reviewed by keyboard in ${seconds.toFixed(0)} s at pace ${pace}: ${JSON.stringify(decided)}\n`,
  )

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => (await client.datapoints()).filter(({ status }) => status === 'accepted').length)
    .toBe(decided.accepted)
  const after = await client.datapoints()
  expect(decided.corrected).toBeGreaterThan(0)
  expect(after.filter(({ status }) => status === 'corrected')).toHaveLength(decided.corrected)
  expect(after.find(({ key }) => key === undone)?.status).toBe('proposed')
  const { data } = await client.call(calls.history.list, { params: { key: undone ?? '' }, query: {} })
  expect(data.changes.map(({ action }) => action)).toEqual(['restored', 'removed', 'proposed'])
  expect(complaints).toEqual([])
})
