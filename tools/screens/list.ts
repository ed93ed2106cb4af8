import type { Language } from '@esrs/contract'
import type { Page } from '@playwright/test'
import { assessmentScreens } from './assessment.ts'
import type { Companies } from './company.ts'
import { datapointScreens, evidenceShown } from './datapoints.ts'
import { organisationScreens } from './organisation.ts'
import { type Say, type Screen, unfold } from './screen.ts'
import { secondFactorScreens } from './second-factor.ts'
import { textOf } from './texts.ts'
import { togetherScreens } from './together.ts'

export const sayIn =
  (language: Language): Say =>
  (folder, key) =>
    textOf(language, folder, key)

const at =
  (who: Screen['who']) =>
  (name: string, path: string | Screen['path'], act?: Screen['act'], window?: true): Screen => ({
    name,
    who,
    path: typeof path === 'string' ? () => path : path,
    ...(act && { act }),
    ...(window && { window }),
  })
const guest = at('guest')
const full = at('full')
const fresh = at('fresh')

const press =
  (folder: string, key: string, role: 'button' | 'link' | 'tab' = 'button'): NonNullable<Screen['act']> =>
  async (page, say) => {
    const what = page.getByRole(role, { name: say(folder, key) }).first()
    if (!(await what.isVisible())) await unfold(page, say)
    await what.click()
  }

/** Opens the menu of the first row and chooses something there; a dialog follows. */
const chosen =
  (folder: string, menu: string, item: [folder: string, key: string]): NonNullable<Screen['act']> =>
  async (page, say) => {
    await page
      .getByRole('button', { name: say(folder, menu) })
      .first()
      .click()
    await page.getByRole('menuitem', { name: say(item[0], item[1]) }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  }

const sheet =
  (folder: string, key: string): NonNullable<Screen['act']> =>
  async (page, say, companies) => {
    await press(folder, key)(page, say, companies)
    await page.getByRole('dialog').waitFor()
  }

/** Opens the elements that a datapoint may be tagged with. */
const openElement: NonNullable<Screen['act']> = async (page) => {
  await page
    .getByRole('button', { name: /^(?:Change element|Element ändern)/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
}

/** Opens a survey from the list: its page has no address of its own. */
const survey =
  (which: keyof Companies['survey']): NonNullable<Screen['act']> =>
  async (page, _, companies) => {
    const { title } = companies.survey[which]
    await page.getByRole('link', { name: title }).first().click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }

const wrongSignIn: Screen['act'] = async (page, say) => {
  await page.getByLabel(say('features/account', 'email')).fill('nobody@example.org')
  await page.locator('input[type=password]').fill('not the right one')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: say('ui', 'seeMoreDetails') }).click()
  await page.getByRole('dialog').waitFor()
}

const answer = async (page: Page, say: Say) => {
  await page.getByLabel(say('features/respond', 'name'), { exact: true }).fill('Jette Brandt')
  await page.getByLabel(say('features/respond', 'email')).fill('jette@example.org')
  await page.getByLabel(say('features/respond', 'company')).fill('Hof Brandt')
  await page.getByLabel(say('features/respond', 'type')).selectOption('Supplier')
  for (const question of await page.locator('main form textarea[required]').all())
    await question.fill('Half by 2030, against 2020; the other half is bought back as electricity from wind.')
}

const guests: Screen[] = [
  guest('login', '/login'),
  guest('login-error', '/login', wrongSignIn, true),
  guest('signup', '/signup'),
  guest('signup-errors', '/signup', (page) => page.locator('button[type=submit]').click()),
  guest('forgot-password', '/forgot-password'),
  guest('forgot-password-sent', '/forgot-password', async (page, say) => {
    await page.getByLabel(say('features/account', 'email')).fill('nobody@example.org')
    await page.locator('button[type=submit]').click()
    await page.locator('form').waitFor({ state: 'detached' })
  }),
  guest('reset-password', ({ resetLink }) => resetLink),
  guest('reset-password-dead', '/reset-password?token=unknown'),
  guest('set-password-dead', '/set-password?token=unknown'),
  guest('confirm-email', '/confirm-email?token=unknown'),
  guest('confirm-email-dead', '/confirm-email?token=unknown', async (page, say) => {
    await page.getByRole('button', { name: say('features/account/links', 'email.submit') }).click()
    await page.locator('a[href="/profile"]').waitFor()
  }),
  guest('privacy', '/privacy'),
  guest('not-found', '/nowhere'),
  guest('public-survey', ({ survey }) => `/survey/${survey.open.sid}`),
  guest(
    'public-survey-errors',
    ({ survey }) => `/survey/${survey.open.sid}`,
    (page) => page.locator('button[type=submit]').click(),
  ),
  guest(
    'public-survey-thanks',
    ({ survey }) => `/survey/${survey.open.sid}`,
    async (page, say) => {
      await answer(page, say)
      await page.locator('button[type=submit]').click()
      await page.getByRole('heading', { name: say('features/respond', 'thanks.title') }).waitFor()
    },
  ),
  guest('public-survey-closed', ({ survey }) => `/survey/${survey.closed.sid}`),
  guest('public-survey-missing', '/survey/nothing-is-here'),
]

/** The statement and what stands beside it, for one company. */
const reportPages = (name: string, of: typeof full): Screen[] => [
  of(name, '/report'),
  of(`${name}-lists`, '/report/lists'),
  of(`${name}-review`, '/report/review'),
  of(`${name}-tags`, '/report/tags'),
  of(`${name}-versions`, '/report/versions'),
]

const steps = ['company', 'upload', 'processing', 'iro', 'stakeholders', 'materiality', 'report']

const work: Screen[] = [
  full('overview', '/overview'),
  full('menu', '/overview', press('shell/frame', 'header.openMenu'), true),
  ...steps.map((step, index) => full(`onboarding-${index + 1}-${step}`, `/onboarding?step=${index + 1}`)),
  full('documents', '/documents'),
  full(
    'documents-menu',
    '/documents',
    (page, say) =>
      page
        .getByRole('button', { name: say('features/documents', 'menu.label') })
        .first()
        .click(),
    true,
  ),
  full(
    'documents-delete',
    '/documents',
    chosen('features/documents', 'menu.label', ['features/documents', 'menu.delete']),
    true,
  ),
  full('documents-paused', '/documents', async (page) => {
    await page.route('**/company/', async (route) => {
      const response = await route.fetch()
      const company = await response.json()
      company.metadata.enable_document_upload = false
      await route.fulfill({ response, json: company })
    })
    await page.reload()
  }),
  full('documents-values', '/documents', press('features/documents', 'stats.show'), true),
  full('viewer-pdf', ({ document }) => `/documents?document=${document.pdf}&at=3`, undefined, true),
  full('viewer-sheet', ({ document }) => `/documents?document=${document.sheet}`, undefined, true),
  full('viewer-text', ({ document }) => `/documents?document=${document.text}`, undefined, true),
  full('surveys', '/surveys'),
  full('survey', '/surveys', survey('answered')),
  full('survey-open', '/surveys', survey('open')),
  full('survey-draft', '/surveys', survey('draft')),
  full('survey-edit', '/surveys', async (page, say, companies) => {
    await survey('draft')(page, say, companies)
    const edit = page.getByRole('button', { name: say('features/surveys', 'detail.edit') })
    const more = page.getByRole('button', { name: say('features/surveys', 'detail.more') })
    await edit.or(more).first().waitFor()
    if (await edit.count()) return edit.first().click()
    // On a phone what a survey can be asked to do is in a menu.
    await more.first().click()
    await page.getByRole('menuitem', { name: say('features/surveys', 'detail.edit') }).click()
  }),
  full('survey-closed', '/surveys', survey('closed')),
  full('survey-proposed', '/surveys', async (page, say) => {
    const heading = page.getByRole('heading', { name: say('features/surveys', 'proposals.title') })
    await page.locator('section').filter({ has: heading }).getByRole('link').first().click()
    await page.waitForURL('**/survey')
  }),
  full('create-survey', '/create-survey'),
  full('survey-response', ({ survey, response }) => `/survey/${survey.answered.sid}/response/${response}`),
  full('datapoints', '/datapoints'),
  full('datapoints-all', '/datapoints?with_values=false&page_size=20&page=4'),
  full('datapoints-none', '/datapoints?search=nothing+is+called+so'),
  full(
    'datapoints-edit',
    '/datapoints',
    chosen('features/datapoints', 'menu.label', ['features/datapoints', 'menu.edit']),
    true,
  ),
  full(
    'datapoints-excerpts',
    '/datapoints',
    chosen('features/datapoints', 'menu.label', ['features/datapoints', 'menu.excerpts']),
    true,
  ),
  full(
    'datapoints-history',
    '/datapoints',
    chosen('features/datapoints', 'menu.label', ['features/datapoints/review', 'history.open']),
    true,
  ),
  full(
    'datapoints-delete',
    '/datapoints',
    chosen('features/datapoints', 'menu.label', ['features/datapoints', 'menu.delete']),
    true,
  ),
  full('datapoints-add', '/datapoints', sheet('features/datapoints', 'add.button'), true),
  full('datapoints-import', '/datapoints', sheet('values/exchange', 'import.button'), true),
  full('datapoints-export', '/datapoints', press('values/exchange', 'export.button'), true),
  full('datapoints-review', ({ datapoint }) => `/datapoints?datapoint=${datapoint}`, evidenceShown, true),
  full(
    'datapoints-keys',
    ({ datapoint }) => `/datapoints?datapoint=${datapoint}`,
    async (page, say) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: say('shell/help', 'keys.title') }).waitFor()
    },
    true,
  ),
  full('extracted', '/extracted'),
  full('extracted-none', '/extracted?search=nothing+is+called+so'),
  full('extracted-add', '/extracted', sheet('features/extracted', 'add'), true),
  full('csrd-progress', '/csrd-progress'),
  { name: 'csrd-progress-decided', who: 'demo', path: () => '/csrd-progress' },
  { name: 'overview-decided', who: 'demo', path: () => '/overview' },
  full('iro', '/iro'),
  full('iro-details', ({ entry }) => `/iro?entry=${entry}`),
  // What is rejected stands at the end; the address leads to the last page.
  full('iro-rejected', '/iro?rejected=true&page=99'),
  full('iro-add', '/iro', sheet('features/iro', 'list.add'), true),
  full('iro-none', '/iro?category=nothing'),
  full('materiality', '/iro?view=materiality'),
  full('profile', '/profile'),
  full('company-profile', '/company-profile'),
  full('users-edit', ({ colleague }) => `/users/${colleague}/edit`),
  full('settings', '/settings'),
  full('company-sign-in', '/company/sign-in'),
  full('company-model', '/company/model'),
  full('company-report', '/company/report'),
  full('eu-taxonomy', '/report/eu-taxonomy'),
  full('eu-taxonomy-add', '/report/eu-taxonomy', sheet('features/statement/eu-taxonomy', 'add'), true),
  full('eu-taxonomy-totals', '/report/eu-taxonomy', sheet('features/statement/eu-taxonomy', 'changeTotals'), true),
  ...reportPages('report', full),
  full('calculators', '/documents/calculators'),
  full('search', '/overview', sheet('shell/frame', 'header.search'), true),
  full('year-switch', '/documents', press('report', 'menu'), true),
  full('report-tags-element', '/report/tags', openElement, true),
  full('trail', '/company/trail'),
  full('api-reference', '/api-reference'),
  full('not-found-signed-in', '/nowhere'),
]

const beginnings: Screen[] = [
  ['overview', '/overview'],
  ['documents', '/documents'],
  ['surveys', '/surveys'],
  ['datapoints', '/datapoints'],
  ['extracted', '/extracted'],
  ['csrd-progress', '/csrd-progress'],
  ['iro', '/iro'],
  ['materiality', '/iro?view=materiality'],
  ['assessment', '/iro/assessment'],
  ['company-profile', '/company-profile'],
  ['eu-taxonomy', '/report/eu-taxonomy'],
  ['onboarding', '/onboarding?step=4'],
].map(([name, path]) => fresh(`${name}-empty`, path ?? ''))

/** Every route and the states of it that a person meets. */
export const screens: Screen[] = [
  ...guests,
  ...work,
  ...beginnings,
  ...reportPages('report-empty', fresh),
  ...assessmentScreens,
  ...secondFactorScreens,
  ...togetherScreens,
  ...datapointScreens,
  ...organisationScreens,
]
