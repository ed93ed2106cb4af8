import type { Page } from '@playwright/test'
import type { GuestPage } from './company.ts'
import type { Screen } from './screen.ts'

// Screens of working together: the work of the demo company with its dialogs, and the pages of people without an account.

type Act = NonNullable<Screen['act']>
const work = 'features/work'
const answer = 'features/respond/answer'
const room = 'features/respond/room'

const demo = (name: string, path: string, act?: Act, window?: true): Screen => ({
  name: `together-${name}`,
  who: 'demo',
  path: () => path,
  ...(act && { act }),
  ...(window && { window }),
})

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

const opens =
  (folder: string, key: string): Act =>
  async (page, say) => {
    await button(page, say(folder, key)).click()
    await page.getByRole('dialog').last().waitFor()
  }

/** Selects the second disclosure requirement and opens a dialog for it. */
const selected =
  (key: string): Act =>
  async (page, say, companies) => {
    await page.locator('main li').getByRole('checkbox').nth(1).click()
    await opens(work, key)(page, say, companies)
  }

/** A page of somebody without an account, on the device that has opened its link. */
const guest = (
  name: string,
  address: string,
  of: (links: Record<'request' | 'room', GuestPage>) => GuestPage,
  act?: Act,
): Screen => ({
  name: `together-${name}`,
  who: 'guest',
  path: ({ guests }) => `${address}#${of(guests).token}`,
  act: async (page, say, companies) => {
    const { token, key } = of(companies.guests)
    await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [`guest_${token.split('.')[0]}`, key])
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await act?.(page, say, companies)
  },
})
const asked = (name: string, act?: Act) => guest(`answer${name}`, '/answer', ({ request }) => request, act)
const audited = (name: string, act?: Act) => guest(`room${name}`, '/audit-room', (links) => links.room, act)

const shows =
  (key: string): Act =>
  async (page, say) => {
    await button(page, say(room, key)).click()
  }

/** Opens the first figure, which has a passage on a page that is drawn. */
const figure: Act = async (page) => {
  await page.locator('main li > button').first().click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** Adds a form without a column for answers, with sections, a list and lines that are left out. */
const read: Act = async (page, say, companies) => {
  await opens(work, 'questionnaires.add')(page, say, companies)
  const rows = [
    ['No.', 'Topic', 'Question', 'Unit', 'Required'],
    ['1', 'Energy and climate', 'Total energy consumption', 'MWh', 'Yes'],
    ['2', 'Energy and climate', 'Please report your Scope 1 and Scope 2 emissions', '', 'Yes'],
    ['3', 'Energy and climate', 'What share of your energy mix is renewable?', '%', 'No'],
    ['4', 'Energy and climate', 'By how much did you reduce your emissions?', '', 'No'],
    ['5', 'People', 'How many employees do you have?', '', 'Yes'],
    [
      '6',
      'People',
      'Describe your health and safety management system, including who is responsible for it',
      '',
      'Yes',
    ],
    ['7', 'People', 'N/A', '', 'No'],
  ]
  const buffer = Buffer.from(rows.map((row) => row.join(';')).join('\n'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Supplier assessment.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name: 'Supplier assessment' }).waitFor()
}

/** Keeps an answer, and leaves the page with it. */
const kept: Act = async (page, say, companies) => {
  await opens(work, 'questionnaires.answers.add')(page, say, companies)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').nth(0).fill('Do you have an anti-corruption policy?')
  await dialog.getByRole('textbox').nth(1).fill('Yes, since 2021; it covers every employee and is reviewed each year.')
  await dialog.getByRole('button', { name: say(work, 'questionnaires.answers.save'), exact: true }).click()
  await page.getByRole('heading', { name: 'Do you have an anti-corruption policy?' }).first().waitFor()
}

const columns: Act = async (page, say, companies) => {
  await read(page, say, companies)
  await opens(work, 'questionnaires.columns.look')(page, say, companies)
}

export const togetherScreens: Screen[] = [
  demo('mine', '/my-work'),
  demo('task', '/my-work?task=E1-5_17', undefined, true),
  demo('task-table', '/my-work?task=S1-6_09', undefined, true),
  demo('all', '/documents/tasks'),
  demo('all-open', '/documents/tasks', async (page) => {
    await page.locator('main li > div > button').nth(4).click()
  }),
  demo('assign', '/documents/tasks', selected('all.assign'), true),
  demo('ask', '/documents/tasks', selected('all.ask'), true),
  demo('requests', '/documents/requests'),
  demo('rooms', '/report/rooms'),
  demo('open-room', '/report/rooms', opens(work, 'rooms.open'), true),
  demo('questionnaires', '/report/questionnaires'),
  demo('kept-answers', '/report/questionnaires?view=answers', kept),
  demo('extracts', '/report/questionnaires?view=extracts'),
  demo('extract', '/report/questionnaires?view=extracts&extract=pai'),
  demo('add-questionnaire', '/report/questionnaires', opens(work, 'questionnaires.add'), true),
  demo('questionnaire', '/report/questionnaires', read),
  demo('questionnaire-columns', '/report/questionnaires', columns, true),
  demo('roles', '/company/rights'),
  // Before the key of the link is on the device.
  {
    name: 'together-code',
    who: 'guest',
    path: ({ guests }) => `/answer#${guests.request.token}`,
  },
  { name: 'together-dead', who: 'guest', path: () => '/answer#gone' },
  asked(''),
  asked('-wrong', async (page) => {
    await page.getByRole('textbox').first().fill('many')
    await page.locator('[aria-invalid=true]').waitFor()
  }),
  asked('-pass-on', async (page, say) => {
    await button(page, say(answer, 'pass')).click()
  }),
  audited(''),
  audited('-figure', figure),
  audited('-method', shows('view.method')),
  audited('-materiality', shows('view.materiality')),
  audited('-requests', shows('view.requests')),
  // Last, because the request is answered by it.
  asked('-sent', async (page, say) => {
    // Another figure for each look, because what is sent again as it was is no answer.
    await page
      .getByRole('textbox')
      .first()
      .fill(String(Date.now() % 100_000))
    await button(page, say(answer, 'send_one')).click()
    await page.getByRole('heading', { name: say(answer, 'thanks.title') }).waitFor()
  }),
]
