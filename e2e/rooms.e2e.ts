import { expect, type Page, test } from '@playwright/test'
import { aCompany, demo, signIn, web } from './pages.ts'

// What only a real page shows of the overview, the progress and the datapoints: what is in view, what scrolls, what stays.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })
let email = ''

test.beforeAll(async () => {
  const company = await aCompany()
  email = company.email
  await company.client.upload(demo('umweltkennzahlen-2025.xlsx'))
  await company.client.processed()
})

test.beforeEach(async ({ page }) => {
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

const carousel = (page: Page) => page.getByRole('group', { name: 'AI recommendations' })

/** Where each card stands in the carousel, in widths of a card: 0 is the first place, up to 3 is in view. */
const places = (page: Page) =>
  carousel(page).evaluate((frame) => {
    const cards = [...frame.querySelectorAll('li')].map((card) => card.getBoundingClientRect())
    const start = frame.getBoundingClientRect().x
    // The first card's own margin lies outside the frame.
    const own = cards[0] ? cards[0].width : 1
    return cards.map(({ x }) => Math.round((100 * (x + 12 - start)) / own) / 100)
  })
const inView = async (page: Page) =>
  (await places(page)).flatMap((place, index) => (place > -0.05 && place < 3.1 ? [index] : []))

/** The places once nothing moves any more. */
async function settled(page: Page): Promise<number[]> {
  let before: number[] = []
  await expect
    .poll(async () => {
      const now = await places(page)
      const isStill = JSON.stringify(now) === JSON.stringify(before)
      before = now
      return isStill
    })
    .toBe(true)
  return before
}

test('recommendations: four in view, dragged freely, and without an end', async ({ page }) => {
  await expect(carousel(page).getByRole('button').first()).toBeVisible()
  const count = await carousel(page).getByRole('listitem').count()
  expect(count).toBeGreaterThan(5)
  await expect.poll(() => inView(page)).toEqual([0, 1, 2, 3])
  await page.getByRole('button', { name: 'Next recommendations' }).click()
  await expect.poll(() => inView(page)).toEqual([4, 5, 6, 7].map((index) => index % count).sort((a, b) => a - b))
  await page.getByRole('button', { name: 'Previous recommendations' }).click()
  await expect.poll(() => inView(page)).toEqual([0, 1, 2, 3])

  await page.getByRole('button', { name: 'Previous recommendations' }).click()
  await expect.poll(() => inView(page)).toEqual([4, 3, 2, 1].map((back) => count - back))
  await page.getByRole('button', { name: 'Next recommendations' }).click()
  await expect.poll(() => inView(page)).toEqual([0, 1, 2, 3])

  await carousel(page).scrollIntoViewIfNeeded()
  const box = await carousel(page).boundingBox()
  if (!box) throw new Error('The carousel is not drawn.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const drag = async (): Promise<number> => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let moved = 0; moved <= 100; moved += 10) await page.mouse.move(x - moved, y)
    await page.mouse.up()
    return (await settled(page))[0] ?? 0
  }
  let first = await drag()
  expect(first).toBeLessThan(-0.1)
  // By chance a card may come to rest at the edge; cards that are drawn to it always do.
  for (let tries = 1; tries < 3 && Math.abs(first - Math.round(first)) < 0.02; tries += 1) first = await drag()
  expect(Math.abs(first - Math.round(first))).toBeGreaterThan(0.02)
  // A drag is no click.
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the filters stay in sight while the list goes by', async ({ page }) => {
  await page.goto(`${web()}/datapoints?with_values=false&page_size=50`)
  await expect(page.getByRole('row')).toHaveCount(51)
  const last = page.getByRole('row').last()
  await expect(last).not.toBeInViewport()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  for (const name of ['Control code', 'Disclosure', 'Data type'])
    await expect(page.getByRole('combobox', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('switch', { name: 'With values' })).toBeInViewport({ ratio: 1 })
})

test('what a standard lacks scrolls by itself', async ({ page }) => {
  await page.goto(`${web()}/csrd-progress`)
  await page.getByRole('button', { name: /General disclosures/ }).click()
  const list = page.getByRole('group', { name: 'Missing in ESRS 2' })
  const last = list.getByRole('link').last()
  await list.evaluate((frame) => frame.scrollIntoView({ block: 'center' }))
  await expect(list).toBeInViewport({ ratio: 1 })
  expect((await list.boundingBox())?.height).toBeLessThan(320)
  await expect(last).not.toBeInViewport()
  const before = await page.evaluate(() => scrollY)
  await list.focus()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
