import type { Screen } from './screen.ts'

// Screens of the demo company's organisation: its tree and register, and the figures of the group.

type Act = NonNullable<Screen['act']>
const texts = 'features/organisation'

const demo = (name: string, path: string, act?: Act, window?: true): Screen => ({
  name: `organisation-${name}`,
  who: 'demo',
  path: () => path,
  ...(act && { act }),
  ...(window && { window }),
})

/** Presses a button, and waits for the dialog that it opens. */
const opens =
  (key: string): Act =>
  async (page, say) => {
    await page
      .getByRole('button', { name: say(texts, key) })
      .first()
      .click()
    await page.getByRole('dialog').last().waitFor()
  }

/** Opens a unit of the figure down to its parts. */
const unit =
  (name: RegExp): Act =>
  async (page) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name, expanded: true }).waitFor()
    await page.locator('main li li').first().waitFor()
  }

/** Opens a part of a unit with a financial year of its own. */
const ownYear: Act = async (page, say, companies) => {
  await unit(/^Lutova/)(page, say, companies)
  await page
    .getByRole('button', { name: say(texts, 'part.add') })
    .last()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Changes an activity that is computed with a factor. */
const inInventory: Act = async (page, say) => {
  await page.locator('main li button').first().click()
  await page.getByRole('button', { name: say(`${texts}/inventory`, 'activity.change') }).click()
  await page.getByRole('dialog').waitFor()
}

export const organisationScreens: Screen[] = [
  demo('tree', '/company/structure'),
  demo('form', '/company/structure', opens('add'), true),
  demo('import', '/company/structure', opens('import.action'), true),
  demo('changes', '/company/changes'),
  demo('figures', '/documents/figures'),
  demo('figure', '/documents/figures?key=E1-5_01'),
  demo('figure-unit', '/documents/figures?key=E1-5_01', unit(/^Wieslar/)),
  demo('figure-own-year', '/documents/figures?key=E1-5_01', unit(/^Lutova/)),
  demo('figure-own-part', '/documents/figures?key=E1-5_01', ownYear, true),
  demo('figure-part', '/documents/figures?key=E1-5_01', opens('part.add'), true),
  demo('figure-setup', '/documents/figures', opens('figures.add'), true),
  demo('inventory', '/documents/inventory'),
  demo('inventory-trace', '/documents/inventory?show=activities&category=electricity', async (page) => {
    await page.locator('main li button').first().click()
    await page.locator('main li button[aria-expanded=true]').waitFor()
  }),
  demo('inventory-form', '/documents/inventory', inInventory, true),
  demo('inventory-figures', '/documents/inventory?show=figures'),
  demo('inventory-compared', '/documents/inventory?show=figures', async (page, say) => {
    await page
      .getByRole('button', { name: say(`${texts}/inventory`, 'figure.compare') })
      .first()
      .click()
    await page.locator('main section h3').first().waitFor()
  }),
  demo('inventory-chain', '/documents/inventory?show=scope3'),
  demo('inventory-instruments', '/documents/inventory?show=instruments'),
  demo('inventory-base', '/documents/inventory?show=base'),
  demo(
    'inventory-target',
    '/documents/inventory?show=base',
    async (page, say) => {
      await page.getByRole('button', { name: say(`${texts}/inventory`, 'target.add') }).click()
      await page.getByRole('dialog').waitFor()
    },
    true,
  ),
  demo('emissions', '/documents/calculators', async (page, say) => {
    await page.getByLabel(say(texts, 'calculators.emissions.amount'), { exact: true }).fill('1000')
  }),
  demo('accidents', '/documents/calculators?show=accidents'),
  demo('factors', '/documents/calculators?show=factors'),
  demo('factors-import', '/documents/calculators?show=factors', opens('calculators.factors.import'), true),
  demo('people', '/documents/calculators?show=people', async (page, say) => {
    await page
      .getByLabel(say(texts, 'calculators.people.list'))
      .fill(
        'Gender;Pay;Annual remuneration;Left;Training hours\nf;21.5;41000;;8\nf;24;46000;;16\nm;26;50000;;8\nm;31;90000;;4\nm;28;52000;2025-06-30;',
      )
  }),
  demo('years', '/company/years'),
  demo(
    'year-begin',
    '/company/years',
    async (page) => {
      await page.locator('main').getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
    true,
  ),
  { name: 'organisation-empty', who: 'fresh', path: () => '/company/structure' },
  { name: 'organisation-inventory-empty', who: 'fresh', path: () => '/documents/inventory' },
  { name: 'organisation-figures-empty', who: 'fresh', path: () => '/documents/figures' },
]
