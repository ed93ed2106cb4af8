import type { Assessment } from '@esrs/contract'
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

const whole = '**/company/materiality-assessment/'

/** The assessment in a state that the demo company is not in. */
const altered =
  (change: (assessment: Assessment) => void, then?: Act): Act =>
  async (page, say, companies) => {
    await page.route(whole, async (route) => {
      const response = await route.fetch()
      const assessment = (await response.json()) as Assessment
      change(assessment)
      await route.fulfill({ response, json: assessment })
    })
    await page.reload()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await then?.(page, say, companies)
  }

/** An earlier year can be carried over, or has been, and some of its decisions wait for somebody to confirm them. */
const carriedOver = altered((assessment) => {
  assessment.carry = { set: assessment.set, year: assessment.year - 1, decisions: 10 }
  for (const { decision } of assessment.topics.slice(0, 3)) if (decision) decision.toConfirm = true
  assessment.obstacles = [...assessment.obstacles, 'E1, E2, E3']
})

/** A topic lies in the undecided band, and nobody has decided it. */
const undecided = altered((assessment) => {
  const [topic] = assessment.topics
  if (topic) Object.assign(topic, { decision: null, dissents: [], verdict: 'undecided' })
})

/** Something has changed since the signature, so that the next version can be signed. */
const toSign = altered((assessment) => {
  assessment.changed = true
})

/** Somebody else decided after one had opened the page: the server refuses, and shows what they decided. */
const conflict = altered(
  (assessment) => {
    for (const topic of assessment.topics) topic.revision -= 1
  },
  opens('decision.change', async (page, say) => {
    await page.unroute(whole)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('My own words stay.')
    await dialog.getByRole('button', { name: say(texts, 'decide.save') }).click()
    await dialog.getByRole('button', { name: say(texts, 'decide.seen') }).waitFor()
  }),
)

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
  { name: 'assessment-empty-method', who: 'fresh', path: () => '/materiality?tab=method' },
  { name: 'assessment-empty-stakeholders', who: 'fresh', path: () => '/materiality?tab=stakeholders' },
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
  demo('undecided', 'decisions', undecided),
  demo('carried-over', 'decisions', carriedOver),
  demo('to-sign', 'decisions', toSign),
  demo('conflict', 'decisions', conflict, true),
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
