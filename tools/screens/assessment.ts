import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

// Screens of the demo company's assessment of materiality: all tabs with their dialogs and states.

type Act = NonNullable<Screen['act']>
const texts = 'features/materiality'

const demo = (name: string, tab: string, act?: Act, window?: true): Screen => ({
  name: `assessment-${name}`,
  who: 'demo',
  path: () => `/materiality?tab=${tab}`,
  ...(act && { act }),
  ...(window && { window }),
})

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

/** Presses a button, and waits for the dialog that it opens. */
const opens =
  (key: string, then?: Act): Act =>
  async (page, say, companies) => {
    await button(page, say(texts, key)).click()
    await page.getByRole('dialog').last().waitFor()
    await then?.(page, say, companies)
  }

/** Opens the entry in one of the first rows. */
const entry =
  (index: number): Act =>
  async (page) => {
    await page.locator('main li > button').nth(index).click()
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
  }

/** Opens an entry without an own score, where the scores of others are hidden. */
const unscored: Act = async (page, say) => {
  await page
    .locator('main li > button')
    .filter({ hasText: say(texts, 'entry.scoreIt') })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
}

/** Opens the form for kind, place in the value chain and time horizon of an entry. */
const natured: Act = async (page, say, companies) => {
  await entry(0)(page, say, companies)
  await button(page, say(texts, 'nature.change')).click()
  await page.getByRole('form', { name: say(texts, 'nature.title') }).waitFor()
}

/** Changes the threshold of impacts and opens the preview. */
const previewed: Act = async (page, say, companies) => {
  await button(page, say(texts, 'method.change')).click()
  await page.getByLabel(say(texts, 'setting.bound.impact.material')).fill('4')
  await opens('method.preview')(page, say, companies)
}

/** Makes the call for the assessment fail. */
const refused: Act = async (page) => {
  await page.route('**/company/materiality-assessment/', (route) => route.abort())
  await page.reload()
  await page.getByRole('alert').first().waitFor({ timeout: 60_000 })
}

export const assessmentScreens: Screen[] = [
  demo('list', 'assessment'),
  demo('entry', 'assessment', entry(0), true),
  demo('entry-unscored', 'assessment', unscored, true),
  demo('entry-nature', 'assessment', natured, true),
  { name: 'assessment-empty', who: 'fresh', path: () => '/materiality?tab=assessment' },
  { name: 'assessment-empty-matrix', who: 'fresh', path: () => '/materiality?tab=matrix' },
  { name: 'assessment-empty-decisions', who: 'fresh', path: () => '/materiality?tab=decisions' },
  {
    name: 'assessment-statement',
    who: 'demo',
    path: () => '/report?chapter=ESRS%202#d-IRO-1',
    act: async (page) => void (await page.locator('figure svg text').first().waitFor()),
  },
  demo('method', 'method'),
  demo('method-change', 'method', async (page, say) => {
    await button(page, say(texts, 'method.change')).click()
    await page.getByLabel(say(texts, 'setting.bound.impact.material')).waitFor()
  }),
  demo('method-preview', 'method', previewed, true),
  demo('stakeholders', 'stakeholders'),
  demo('survey', 'stakeholders', opens('survey.button'), true),
  demo('consultation', 'stakeholders', opens('consultations.add'), true),
  demo('matrix', 'matrix', async (page) => void (await page.locator('main svg text').first().waitFor())),
  demo('matrix-tried', 'matrix', async (page, say) => {
    await page.locator('main svg text').first().waitFor()
    await page.getByRole('switch', { name: say(texts, 'matrix.entries') }).click()
    await page.getByLabel(say(texts, 'matrix.threshold.impact')).fill('4.2')
    await page.getByRole('application').press('ArrowRight')
  }),
  demo('matrix-compared', 'matrix', async (page, say) => {
    await page.locator('main svg text').first().waitFor()
    await page.getByRole('combobox', { name: say(texts, 'matrix.compare') }).click()
    await page.getByRole('option').nth(1).click()
    await page.getByRole('combobox', { name: say(texts, 'matrix.pillar') }).click()
    await page.getByRole('option').nth(2).click()
  }),
  demo('decisions', 'decisions'),
  demo('decide', 'decisions', opens('decision.change'), true),
  demo('dissent', 'decisions', opens('dissent.button'), true),
  demo(
    'import',
    'decisions',
    async (page, say) => {
      await button(page, say(texts, 'exchange.button')).click()
      await page.getByRole('menuitem', { name: say(texts, 'exchange.in') }).click()
      await page.getByRole('dialog').waitFor()
    },
    true,
  ),
  demo('failed', 'assessment', refused),
]
