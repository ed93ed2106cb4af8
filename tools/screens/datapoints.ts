import type { Page } from '@playwright/test'
import { type Screen, unfold } from './screen.ts'

// Dialogs and states of the overview, the progress, the datapoints and the extracted values.

type Act = NonNullable<Screen['act']>
type Path = string | Screen['path']

const full = (name: string, path: Path, act?: Act, window?: true): Screen => ({
  name,
  who: 'full',
  path: typeof path === 'string' ? () => path : path,
  ...(act && { act }),
  ...(window && { window }),
})

const points = 'features/datapoints'
const review = 'features/datapoints/review'
const extracted = 'features/extracted'
const values = 'values'

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()

/** Waits until the evidence that is open shows its page. */
export const evidenceShown: Act = async (page) => {
  await page.locator('[data-review] [data-scrolls]').locator('canvas, img, table, p').first().waitFor()
}

const refusalIn: Record<string, string> = {
  en: 'The company’s account is closed until ten.',
  de: 'Das Konto des Unternehmens ist bis zehn Uhr geschlossen.',
}

/** Makes a call fail as forbidden and loads the page again. */
const refused =
  (call: string): Act =>
  async (page) => {
    const error = refusalIn[await page.evaluate(() => document.documentElement.lang)] ?? refusalIn.en
    await page.route(`**${call}`, (route) =>
      route.fulfill({
        status: 403,
        json: { error, code: 'forbidden' },
        headers: {
          'access-control-allow-origin': new URL(page.url()).origin,
          'access-control-allow-credentials': 'true',
        },
      }),
    )
    await page.reload()
    await page.getByRole('alert').first().waitFor()
  }

/** Rejects the value in the browser alone: the company is shown in other looks and screens as well, and keeps its value. */
const rejected: Act = async (page, say, companies) => {
  await page.route('**/csrd/datapoints/*/', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    await route.fulfill({
      json: { ok: true },
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
    })
  })
  await pressed('r', async () => {
    await page.keyboard.press('w')
    await dialog(page).waitFor()
  })(page, say, companies)
}

/** Presses a key in the evidence that is open, and waits for what it brings. */
const pressed =
  (key: string, brings: (page: Page) => Promise<unknown>): Act =>
  async (page) => {
    await page.locator('[data-review][data-painted] h2').waitFor()
    await page.keyboard.press(key)
    await brings(page)
  }

/** Opens the dialog in which the datapoint of the first row is edited. */
const edited =
  (then?: Act): Act =>
  async (page, say, companies) => {
    await button(page, say(points, 'menu.label')).click()
    await page.getByRole('menuitem', { name: say(points, 'menu.edit') }).click()
    await dialog(page).waitFor()
    await then?.(page, say, companies)
  }

/** Opens a list of choices with the keyboard, as far as its first option has the focus. */
const listed =
  (folder: string, key: string): Act =>
  async (page, say) => {
    await page.getByRole('combobox', { name: say(folder, key) }).press('Enter')
    await page.locator('[role=option]:focus').waitFor()
  }

const typed =
  (text: string): Act =>
  async (page) => {
    const read = page.waitForResponse((response) => response.url().endsWith('/read/'))
    await dialog(page).getByRole('textbox').first().fill(text)
    await read
  }

const imported =
  (...lines: string[]): Act =>
  async (page, say) => {
    await unfold(page, say)
    await button(page, say('values/exchange', 'import.button')).click()
    const file = { name: 'datapoints.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await page.locator('input[type=file]').setInputFiles(file)
    await dialog(page).getByText(file.name).first().waitFor()
    await dialog(page).getByRole('status').first().waitFor()
  }

const beginning = ['Code;Value;Notes']
const changes = ['E1-5_01;36.000 MWh;Read again', 'E1-5_02;26000;', 'BP-1_02;no;']
const refusals = ['X9-9_99;1;', 'E1-5_03;plenty;', 'E1-5_04;12 apples;']

/** Opens the breakdown of the datapoint that is open, and waits for its cells. */
const brokenDown =
  (then?: Act): Act =>
  async (page, say, companies) => {
    const words = (key: string) => say('features/datapoints/breakdown', key)
    await button(page, words('open'))
      .or(button(page, words('edit')))
      .first()
      .click()
    await dialog(page).getByRole('textbox').or(dialog(page).getByRole('combobox')).first().waitFor()
    await then?.(page, say, companies)
  }

/** Contracts of two countries, with a cell that cannot be. */
const contracts: Act = async (page, say) => {
  const words = (key: string) => say('features/datapoints/breakdown', key)
  await dialog(page).getByRole('checkbox').nth(1).check()
  for (const country of [/^(Germany|Deutschland)$/, /^(Austria|Österreich)$/]) {
    await dialog(page)
      .getByRole('combobox', { name: say('values/breakdown', 'addCountry') })
      .click()
    await page.getByRole('option', { name: country }).click()
  }
  const cells = dialog(page).locator('[data-cell]')
  for (const [index, text] of ['120', '180', '1', '25', '30'].entries()) await cells.nth(index).fill(text)
  await cells.nth(9).fill('-4')
  await dialog(page)
    .getByRole('button', { name: words('save') })
    .click()
  await dialog(page).getByRole('alert').first().waitFor()
}

const rooms: Screen[] = [
  full('overview-missing', '/overview', (page) => page.locator('main [aria-expanded=false]').first().click()),
  full('overview-counting', '/overview', (page) => page.locator('summary').click()),
  full(
    'overview-recommendation',
    '/overview',
    async (page) => {
      await page.locator('[aria-roledescription] button').first().click()
      await dialog(page).waitFor()
    },
    true,
  ),
  full(
    'overview-tooltip',
    '/overview',
    async (page, say) => {
      const action = page.getByRole('button', { name: say('features/overview/advice', 'reevaluate.action') })
      // A finger opens it by a tap.
      if ((page.viewportSize()?.width ?? 0) < 768) await action.tap()
      else await action.focus()
      await page.getByRole('tooltip').waitFor()
    },
    true,
  ),
  full('overview-failed-progress', '/overview', refused('/csrd/progress/')),
  full('overview-failed-coverage', '/overview', refused('/csrd/stats/')),
  full('overview-failed-recommendations', '/overview', refused('/csrd/ai-recommendations/')),
  full('overview-failed-documents', '/overview', refused('/documents/summary/')),
  full('csrd-progress-missing', '/csrd-progress', (page) => page.locator('[aria-expanded=false]').nth(2).click()),
  full('csrd-progress-failed', '/csrd-progress', refused('/csrd/progress/')),
  full('datapoints-menu', '/datapoints', (page, say) => button(page, say(points, 'menu.label')).click(), true),
  full(
    'datapoints-choices',
    '/datapoints',
    async (page, say, companies) => {
      await unfold(page, say)
      await listed(points, 'filter.controlCode')(page, say, companies)
    },
    true,
  ),
  full(
    'datapoints-add-choices',
    '/datapoints',
    async (page, say, companies) => {
      await unfold(page, say)
      await button(page, say(points, 'add.button')).click()
      await dialog(page).waitFor()
      await listed(points, 'add.controlCode')(page, say, companies)
    },
    true,
  ),
  full('datapoints-edit-figure', '/datapoints?with_values=false&search=E1-5_02', edited(typed('36000,5 GJ')), true),
  full('datapoints-edit-wrong', '/datapoints?with_values=false&search=E1-5_02', edited(typed('plenty')), true),
  full('datapoints-edit-yes-no', '/datapoints?data_type=yes-no', edited(), true),
  full(
    'datapoints-edit-own-words',
    '/datapoints?search=BP-1_01',
    edited((page, say) =>
      dialog(page)
        .getByRole('radio', { name: say(review, 'typed.other') })
        .check(),
    ),
    true,
  ),
  full('datapoints-import-changes', '/datapoints', imported(...beginning, ...changes, ...refusals), true),
  full('datapoints-import-refused', '/datapoints', imported(...beginning, ...refusals), true),
  full('datapoints-import-nothing', '/datapoints', imported(...beginning), true),
  full(
    'datapoints-import-wrong',
    '/datapoints',
    async (page, say) => {
      await unfold(page, say)
      await button(page, say('values/exchange', 'import.button')).click()
      const file = { name: 'table.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('no workbook') }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('alert').waitFor()
    },
    true,
  ),
  full('datapoints-failed', '/datapoints', refused('/csrd/datapoints/?*')),
  full(
    'datapoints-correct',
    ({ datapoint }) => `/datapoints?datapoint=${datapoint}`,
    pressed('c', (page) => page.locator('[data-review] form').waitFor()),
    true,
  ),
  full('datapoints-reject', ({ datapoint }) => `/datapoints?datapoint=${datapoint}`, rejected, true),
  full('datapoints-missing', '/datapoints?with_values=false&datapoint=E4-1_01', undefined, true),
  full('datapoints-breakdown', '/datapoints?datapoint=E1-6_11', brokenDown(), true),
  full(
    'datapoints-breakdown-empty',
    '/datapoints?with_values=false&datapoint=E5-5_08',
    brokenDown(async (page) => {
      await dialog(page).locator('[data-cell]').nth(1).fill('1250 kg')
    }),
    true,
  ),
  full(
    'datapoints-breakdown-countries',
    '/datapoints?with_values=false&datapoint=S1-6_09',
    brokenDown(contracts),
    true,
  ),
  full(
    'datapoints-breakdown-own',
    '/datapoints?with_values=false&datapoint=E3-4_01',
    brokenDown(async (page) => {
      const name = dialog(page).locator('input[maxlength="60"]')
      for (const site of ['Werk Süd', 'Works North']) {
        await name.fill(site)
        await name.press('Enter')
      }
      await dialog(page).locator('[data-cell]').first().fill('1250')
    }),
    true,
  ),
  full('datapoints-unknown', '/datapoints?datapoint=X9-9_99', undefined, true),
  full(
    'datapoints-considered',
    '/datapoints?datapoint=E1-5_01',
    async (page, say, companies) => {
      await evidenceShown(page, say, companies)
      await button(page, say(review, 'candidates.show')).click()
      const list = page.locator('section').filter({
        has: page.getByRole('heading', { name: say(review, 'candidates.title') }),
      })
      await list.locator('li').last().waitFor()
      await list.locator('li').last().scrollIntoViewIfNeeded()
    },
    true,
  ),
  full(
    'extracted-edit',
    '/extracted',
    async (page, say) => {
      await button(page, say(extracted, 'row.edit')).click()
      await dialog(page).waitFor()
    },
    true,
  ),
  full('extracted-failed', '/extracted', refused('/csrd/extracted/*')),
]

/** Unsaved rows in the browser: a valid one, one that a colleague changed meanwhile, one that was refused. */
const kept: Act = async (page, _, { datapoint }) => {
  const row = {
    key: null,
    report: 'esrs-2023 2025',
    label: 'Energy',
    controlCode: 'E1',
    dataType: 'number',
    unit: 'MWh',
    files: [],
    language: 'en',
    base: null,
    by: 'Jana Tarnholt',
    at: '2026-03-02T09:00:00.000Z',
  }
  const words = { source: 'Meter of the heat exchanger', note: 'Read on 31 December' }
  const base = { name: '', value: '7', number: 7, unit: null, source: '', note: '' }
  const rows = [
    { ...row, ...words, id: 'new-1', code: 'E1-5_99', name: 'Heat sold to the town', value: '1,250' },
    { ...row, ...words, id: datapoint, key: datapoint, code: datapoint, name: 'Board', value: '8', base },
    { ...row, ...words, id: 'new-2', code: '', name: '', value: 'plenty', problem: '“plenty” is not a number.' },
  ].map((one, index) => ({ ...one, request: `00000000-0000-4000-8000-00000000000${index}` }))
  await page.evaluate((known) => {
    const { id } = JSON.parse(localStorage.getItem('current_user') ?? '{}')
    localStorage.setItem(`datapoint_additions_${id}`, JSON.stringify({ rows: known, counter: 2 }))
  }, rows)
  await page.reload()
  await page.locator('tr, li').filter({ hasText: 'E1-5_99' }).first().waitFor()
}

const afterKept =
  (then: Act): Act =>
  async (page, say, companies) => {
    await kept(page, say, companies)
    await then(page, say, companies)
    await dialog(page).waitFor()
  }

const unsaved: Screen[] = [
  full('extracted-unsaved', '/extracted', kept),
  full(
    'extracted-discard',
    '/extracted',
    afterKept((page, say) => button(page, say(values, 'bar.discard')).click()),
    true,
  ),
  full(
    'extracted-edit-unsaved',
    '/extracted',
    afterKept((page) => page.locator('tr, li').filter({ hasText: 'E1-5_99' }).first().getByRole('button').click()),
    true,
  ),
  full('datapoints-unsaved', '/datapoints', kept),
  full(
    'datapoints-edit-unsaved',
    '/datapoints',
    afterKept((page) => page.locator('tr, li').filter({ hasText: 'E1-5_99' }).first().getByRole('button').click()),
    true,
  ),
]

/** All screens of this file; those with unsaved rows last, because the rows stay in the browser. */
export const datapointScreens: Screen[] = [...rooms, ...unsaved]
