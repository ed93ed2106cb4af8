import type { Assessment, SignedAssessment } from '@esrs/contract'
import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

// Screens of the demo company's assessment of materiality: all tabs with their dialogs and states.

type Act = NonNullable<Screen['act']>
const texts = 'features/materiality'

const demo = (name: string, tab: string, act?: Act, window?: true): Screen => ({
  name: `assessment-${name}`,
  who: 'demo',
  path: () => `/iro/${tab}`,
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

/** Opens the first entry in whose row a text stands. */
const entryWith =
  (key: string): Act =>
  async (page, say) => {
    await page
      .locator('main li > button')
      .filter({ has: page.getByText(say(texts, key)) })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
  }

/** Opens an entry with an own score, beside which the scores of others stand. */
const scored = entryWith('entry.mine')

/** Opens the form for kind, place in the value chain and time horizon of an entry. */
const natured: Act = async (page, say, companies) => {
  await scored(page, say, companies)
  await button(page, say(texts, 'nature.change')).click()
  await page.getByRole('form', { name: say(texts, 'nature.title') }).waitFor()
}

/** Opens what an entry is scored by when horizons and measures are looked at apart. */
const judged: Act = async (page, say, companies) => {
  await scored(page, say, companies)
  for (const key of ['horizons.separate', 'after.title']) {
    const box = page.getByRole('dialog').getByRole('checkbox', { name: say(texts, key) })
    if (!(await box.isChecked())) await box.click()
  }
  await page.getByLabel(say(texts, 'after.measures')).scrollIntoViewIfNeeded()
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
  if (!topic) return
  Object.assign(topic, { decision: null, dissents: [], verdict: 'undecided' })
  Object.assign(topic.impact, { value: 2.9, verdict: 'undecided', workings: [] })
  Object.assign(topic.financial, { value: 2.4, verdict: 'not', workings: [] })
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

/** Somebody who may only read: nothing that changes anything is shown. */
const onlyReading: Act = async (page, say, companies) => {
  const signedIn = await page.evaluate(() => {
    const stored = localStorage.getItem('current_user') ?? '{}'
    localStorage.setItem('current_user', JSON.stringify({ ...(JSON.parse(stored) as object), user_type: 'reader' }))
    return stored
  })
  await altered((assessment) => {
    assessment.may = { score: false, decide: false, sign: false }
  })(page, say, companies)
  // The next pictures are those of the person who is signed in again.
  await page.evaluate((stored) => localStorage.setItem('current_user', stored), signedIn)
}

/** Signed twice: the first version is superseded by the second. */
const superseded: Act = async (page, say, companies) => {
  await page.route('**/company/materiality-assessment/versions/', async (route) => {
    const response = await route.fetch()
    const { versions } = (await response.json()) as { versions: SignedAssessment[] }
    const [first] = versions
    if (!first) throw new Error('The demo company has signed nothing.')
    const note =
      'E5 was decided anew after the waste contractor had sent its figures; the board approved it on 2 June 2026.'
    const second = { ...first, number: 2, material: first.material + 1, note, at: '2026-06-02T09:30:00.000Z' }
    await route.fulfill({ response, json: { versions: [second, ...versions] } })
  })
  await altered((assessment) => {
    if (assessment.signed) assessment.signed.number = 2
  })(page, say, companies)
  await page.getByText(say(texts, 'sign.superseded')).waitFor()
}

/** Opens the sources of a score, of which a document has a place. */
const cited: Act = async (page, say, companies) => {
  await scored(page, say, companies)
  const summary = page
    .getByRole('dialog')
    .locator('summary')
    .filter({ hasText: say(texts, 'score.cite') })
  await summary.click()
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
  await summary.scrollIntoViewIfNeeded()
}

/** The explanations of the log are open. */
const explained: Act = async (page, say) => {
  const summary = page.locator('summary').filter({ hasText: say(texts, 'log.notes') })
  await summary.click()
  await summary.scrollIntoViewIfNeeded()
}

/** The answer of the server does not come. */
const waiting: Act = async (page) => {
  await page.route(whole, () => undefined)
  await page.reload()
  await page.locator('[aria-busy=true]').first().waitFor()
}

/** Topics with long names and many entries, long reasons and several disagreements. */
const long = altered((assessment) => {
  const words =
    'Effects of the whole value chain on those who live beside its sites, work in them or depend on what they use'
  for (const topic of assessment.topics) {
    topic.title = `${topic.title}: ${words}`
    if (topic.decision) topic.decision.reason = `${words}. `.repeat(9)
    const [dissent] = topic.dissents
    if (dissent) topic.dissents = [1, 2, 3].map((n) => ({ ...dissent, id: `${n}`, text: `${words}. `.repeat(4) }))
  }
  const [entry] = assessment.entries
  for (let n = 0; entry && n < 200; n += 1)
    assessment.entries.push({ ...entry, id: `long-${n}`, title: `${words} (${n})`, topic: ['E1', 'S2', 'G1'][n % 3]! })
})

/** Chooses a table for the import and waits for what it would change. */
const imported =
  (...lines: string[]): Act =>
  async (page, say) => {
    await button(page, say(texts, 'exchange.button')).click()
    await page.getByRole('menuitem', { name: say(texts, 'exchange.in') }).click()
    await page.getByRole('dialog').waitFor()
    const file = { name: 'elsewhere.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('dialog').locator('.num').first().waitFor()
  }

/** Makes the call for the assessment fail. */
const refused: Act = async (page) => {
  await page.route('**/company/materiality-assessment/', (route) => route.abort())
  await page.reload()
  await page.getByRole('alert').first().waitFor({ timeout: 60_000 })
}

export const assessmentScreens: Screen[] = [
  demo('list', 'assessment'),
  demo('entry', 'assessment', scored, true),
  demo('entry-unscored', 'assessment', entryWith('entry.scoreIt'), true),
  demo('entry-judged', 'assessment', judged, true),
  demo('entry-nature', 'assessment', natured, true),
  demo('entry-cited', 'assessment', cited, true),
  { name: 'assessment-empty', who: 'fresh', path: () => '/iro/assessment' },
  { name: 'assessment-empty-matrix', who: 'fresh', path: () => '/iro/matrix' },
  { name: 'assessment-empty-method', who: 'fresh', path: () => '/iro/method' },
  { name: 'assessment-empty-stakeholders', who: 'fresh', path: () => '/iro/stakeholders' },
  { name: 'assessment-empty-decisions', who: 'fresh', path: () => '/iro/decisions' },
  {
    name: 'assessment-statement',
    who: 'demo',
    path: () => '/report?chapter=ESRS%202#d-IRO-1',
    act: async (page) => {
      // The matrix is drawn where somebody comes near.
      await page.getByRole('figure').first().scrollIntoViewIfNeeded()
      await page.locator('figure svg text').first().waitFor()
    },
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
  demo('to-sign', 'signature', toSign),
  demo('superseded', 'signature', superseded),
  demo('log-notes', 'signature', explained, true),
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
  demo(
    'import-preview',
    'decisions',
    imported(
      'Code;Result;Reason',
      'E5;Material;Packaging film is ours as well.',
      'S1;Not material;Nobody works here.',
      'E1;Not material;Small.',
      'Q9;Material;',
      'G1;perhaps;',
      'E2;Material;Solvents of the paint shop reach the neighbours.',
    ),
    true,
  ),
  { ...demo('loading', 'assessment', waiting), waits: true },
  demo('read-only', 'decisions', onlyReading),
  demo('read-only-list', 'assessment', onlyReading),
  demo('long', 'decisions', long),
  demo('long-list', 'assessment', long),
  demo('matrix-group', 'matrix', async (page, say) => {
    await page.locator('main svg text').first().waitFor()
    await page.getByRole('combobox', { name: say(texts, 'matrix.group') }).click()
    await page.getByRole('option').nth(1).click()
  }),
]
