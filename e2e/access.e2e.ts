import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Client, calls } from './client.ts'
import { aCompany, demo, expectWellMade, password, web } from './pages.ts'

// The main parts of the product by keys alone, and by a finger on a phone. Every page on the way is accessible.

/** Shows a page by its heading and checks it. */
async function arrived(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectWellMade(page)
}

let email = ''
let client: Client

test.beforeAll(async () => {
  const company = await aCompany({ industry: 'manufacturing' }, { name: 'Tarnholt' })
  email = company.email
  client = company.client
  await client.upload(demo('umweltkennzahlen-2025.xlsx'))
  await client.processed()
})

/** Most presses of a key that a way through a page may take. */
const farthest = 60

/** Goes from control to control until the wanted one has the focus. */
async function reach(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible()
  const isReached = () => wanted.evaluate((one) => one === document.activeElement)
  for (let presses = 0; presses < farthest && !(await isReached()); presses += 1) await page.keyboard.press(key)
  await expect(wanted).toBeFocused()
}

async function press(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await reach(page, wanted, key)
  await page.keyboard.press('Enter')
}

const toTab = (page: Page, name: string) =>
  press(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) }),
    'Shift+Tab',
  )

test('by keys alone from the sign-in to the settings', async ({ page }) => {
  await page.goto(`${web()}/login`)
  await arrived(page, 'Sign in')
  await reach(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await reach(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await arrived(page, 'Overview')

  await toTab(page, 'Documents')
  await arrived(page, 'Documents')
  const menu = page.getByRole('button', { name: 'Actions for umweltkennzahlen-2025.xlsx' })
  await press(page, menu)
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: /umweltkennzahlen/ })
  await expect(viewer).toBeVisible()
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await toTab(page, 'Datapoints')
  await arrived(page, 'Datapoints')
  await press(page, page.getByRole('link', { name: 'Extracted', exact: true }))
  await arrived(page, 'Extracted datapoints')
  await press(page, page.getByRole('link', { name: 'All datapoints' }))
  await arrived(page, 'Datapoints')
  await press(page, page.locator('[data-row]').first())
  const panel = page.getByRole('complementary', { name: /^Evidence for/ })
  await expect(panel.getByRole('button', { name: /^Accept/ })).toBeVisible()
  await expectWellMade(page)
  const first = new URL(page.url()).searchParams.get('datapoint')
  await page.keyboard.press('a')
  await expect.poll(() => new URL(page.url()).searchParams.get('datapoint')).not.toBe(first)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.locator('[data-row]:focus')).toHaveCount(1)

  await toTab(page, 'IRO')
  await arrived(page, 'IRO')
  const title = (await client.call(calls.iro.list, {})).impacts[0]?.title ?? ''
  await press(page, page.getByRole('button', { name: `Actions for ${title}` }))
  await expect(page.getByRole('menuitem', { name: 'Confirm' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`“${title}” is confirmed`)).toBeVisible()

  await toTab(page, 'Surveys')
  await arrived(page, 'Surveys')
  await press(page, page.getByRole('link', { name: 'Create survey' }))
  await arrived(page, 'Create survey')
  await reach(page, page.getByLabel('Title'))
  await page.keyboard.type('Noise around the site')
  await reach(page, page.getByLabel('Description'))
  await page.keyboard.type('What reaches you of our work.')
  await press(page, page.getByRole('combobox', { name: 'Stakeholder type' }))
  await expect(page.getByRole('option').first()).toBeFocused()
  await expectWellMade(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const question = (number: number) => page.getByLabel(`Question ${number}`, { exact: true })
  await reach(page, question(1))
  await page.keyboard.type('What disturbs you?')
  await press(page, page.getByRole('button', { name: 'Add question' }))
  await expect(question(2)).toBeFocused()
  await page.keyboard.type('And what not?')
  await reach(page, page.getByRole('button', { name: 'Move question 2', exact: true }), 'Shift+Tab')
  // Each key is for where the question is once the one before has been announced. The list begins to listen to arrows
  // a moment after it says that it was taken; a second arrow up changes nothing.
  const said = (place: string) => page.getByRole('status').filter({ hasText: place })
  await page.keyboard.press('Space')
  await expect(said('at place 2 of')).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(said('at place 1 of')).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(said('dropped at place 1 of')).toBeAttached()
  await expect(question(1)).toHaveValue('And what not?')
  await expectWellMade(page)
  await press(page, page.getByRole('button', { name: /^Save/ }))
  await arrived(page, 'Noise around the site')

  await press(page, page.getByRole('button', { name: 'Open menu' }), 'Shift+Tab')
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'Settings' }))
  await arrived(page, 'Settings')
  await reach(page, page.getByRole('switch', { name: 'Dark mode' }))
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expectWellMade(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('by a finger from the sign-in to the settings', async ({ page }) => {
    const toTab = (name: string) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .tap()
    await page.goto(`${web()}/login`)
    await arrived(page, 'Sign in')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
    await arrived(page, 'Overview')

    await toTab('Documents')
    await arrived(page, 'Documents')
    await page.getByRole('button', { name: 'umweltkennzahlen-2025.xlsx', exact: true }).tap()
    const viewer = page.getByRole('dialog', { name: /umweltkennzahlen/ })
    await expect(viewer).toBeVisible()
    await expectWellMade(page)
    await viewer.getByRole('button', { name: 'Close the document' }).tap()
    await expect(viewer).toBeHidden()

    await toTab('Datapoints')
    await arrived(page, 'Datapoints')
    await page.getByRole('link', { name: 'Extracted', exact: true }).tap()
    await arrived(page, 'Extracted datapoints')
    await page.getByRole('link', { name: 'All datapoints' }).tap()
    await arrived(page, 'Datapoints')
    await page.locator('[data-row]').nth(1).tap()
    const accept = page.getByRole('button', { name: /^Accept(?! the sure ones)/ })
    await expect(accept).toBeVisible()
    await expectWellMade(page)
    const first = new URL(page.url()).searchParams.get('datapoint')
    await accept.tap()
    await expect.poll(() => new URL(page.url()).searchParams.get('datapoint')).not.toBe(first)
    // The message about the accepted value can be closed as well.
    await page
      .getByRole('dialog', { name: /^Evidence for/ })
      .getByRole('button', { name: 'Close', exact: true })
      .tap()
    await expect(accept).toBeHidden()

    await toTab('IRO')
    await arrived(page, 'IRO')
    await page
      .getByRole('button', { name: /^Details: / })
      .first()
      .tap()
    await expect(page.getByRole('button', { name: /^Less: / })).toBeVisible()
    await expectWellMade(page)
    await page.getByRole('button', { name: 'By topic', exact: true }).tap()
    await expect(page).toHaveURL(/view=materiality/)
    await arrived(page, 'IRO')

    // Five places stand under the thumb; the menu leads to the sixth.
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Surveys' }).tap()
    await arrived(page, 'Surveys')
    await page.getByRole('link', { name: 'Create survey' }).tap()
    await arrived(page, 'Create survey')

    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).tap()
    await arrived(page, 'Settings')
    await page.getByRole('switch', { name: 'Dark mode' }).tap()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expectWellMade(page)
  })
})
