import { expect } from '@playwright/test'
import { Client, calls } from '../../e2e/client.ts'
import { type Person, pace } from './person.ts'

const wanted = 40
const password = 'a long enough phrase'
const company = 'Tarnholt Fördertechnik SE'

/** From the sign-up to the end of the reading of one document of a year. */
export async function arrive(
  person: Person,
  web: string,
  email: string,
  { file, year }: { file: string; year: string },
): Promise<void> {
  const { page } = person
  await page.goto(`${web}/signup`)
  await page.getByLabel(person.say('features/account/signup', 'firstName')).waitFor()
  person.begin()
  const fields = ['Alex', 'Beispiel', email, company, password]
  for (const [index, text] of fields.entries()) {
    // The first field has the focus; on a phone the keyboard has a key for the next one.
    if (index > 0) await person.press('Tab')
    await person.write(text)
  }
  await person.press('Enter')
  await page.waitForURL('**/login')
  const typed = page.locator('input[type=password]')
  await expect(typed).toHaveValue(password)
  await expect(typed).toBeFocused()
  await person.look(pace.glance)
  await person.press('Enter')
  await page.getByRole('heading', { name: person.say('features/onboarding', 'company.title') }).waitFor()
  await person.end('signed up')

  const list = (key: string) => page.getByRole('combobox', { name: person.say('features/onboarding', key) })
  const option = (key: string) => person.say('features/onboarding', key)
  await person.choose(list('company.industry'), option('company.industries.manufacturing'))
  await person.choose(list('company.size'), option('company.sizes.large'))
  await person.choose(list('company.scope'), option('company.scopes.group'))
  await person.choose(list('reporting.year'), new RegExp(`^${year}`))
  await person.click(person.button('features/onboarding', 'continue'))
  await page.getByRole('heading', { name: person.say('features/onboarding', 'upload.title') }).waitFor()
  await person.see('upload')
  const chooser = page.waitForEvent('filechooser')
  await person.click(person.button('document/uploads', 'button').first())
  await (await chooser).setFiles(file)
  const complete = page.getByRole('heading', { name: person.say('features/onboarding', 'processing.completeTitle') })
  await complete.waitFor({ timeout: 600_000 })
  await person.end('described and read')

  // A document that names another company is asked about once, where processing ends.
  const own = person.button('document/viewer', 'whose.yes').first()
  const isAsked = await own.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  )
  if (!isAsked) return person.begin()
  await person.click(own)
  await page.getByText(person.say('document/viewer', 'whose.isOwn')).first().waitFor()
  await person.end('said whose it is')
}

/** Decides forty values beside their pages; whoever has a keyboard uses it, as the page says. */
export async function decideValues(person: Person): Promise<void> {
  const { page } = person
  await person.click(person.button('features/onboarding', 'first.action'))
  const opened = () => new URL(page.url()).searchParams.get('datapoint')
  const review = page.locator('[data-review]')
  const inReview = (key: string) => review.getByRole('button', { name: person.say('features/datapoints', key) })
  const any = inReview('review.accept').or(inReview('review.takeAnyway'))
  for (let before: string | null = null, decided = 0; decided < wanted; decided += 1) {
    await page.waitForFunction((last) => {
      const now = new URL(location.href).searchParams.get('datapoint')
      return now !== null && now !== last
    }, before)
    before = opened()
    await any.waitFor()
    await person.look(pace.sentence)
    if (decided === 0) await person.see('review')
    if (person.onPhone) await person.click(any)
    else await person.press('a')
  }
  await page.getByText(person.say('features/datapoints', 'saved.accepted')).first().waitFor()
  await person.end('40 values decided')
}

/** Decides all topics with one reason and signs; what is rated entry by entry is left, and the signature says so. */
export async function sign(person: Person): Promise<void> {
  const { page } = person
  const texts = 'features/materiality'
  await person.press('Escape')
  await person.click(person.link('shell/frame', 'title.iro').first())
  await person.click(
    page.getByRole('navigation', { name: 'IRO' }).getByRole('link', { name: named(person, 'decisions') }),
  )
  const dialog = page.getByRole('dialog')
  await person.click(page.getByRole('checkbox', { name: person.say(texts, 'many.chooseOpen_other') }))
  await person.see('decisions')
  await person.click(person.button(texts, 'many.decide'))
  await person.click(dialog.getByRole('button', { name: person.say(texts, 'decision.material'), exact: true }))
  await person.write('Board, 3 March.', dialog.getByLabel(person.say(texts, 'decide.reason')))
  await person.see('decide-many')
  await person.click(dialog.getByRole('button', { name: person.say(texts, 'many.save_other') }))
  await dialog.waitFor({ state: 'detached' })
  await person.click(
    page.getByRole('navigation', { name: 'IRO' }).getByRole('link', { name: named(person, 'signature') }),
  )
  const button = person.button(texts, 'sign.button').or(person.button(texts, 'sign.buttonInPart'))
  await person.click(button)
  await prove(person)
  await page.getByText(person.say(texts, 'sign.done')).first().waitFor()
  await person.end('assessment signed')
}

/** Confirms the final review, issues the first version and downloads it as PDF. */
export async function issue(person: Person): Promise<void> {
  const { page } = person
  const texts = 'features/statement'
  await person.click(person.link('shell/frame', 'title.report').first())
  await person.click(
    page
      .getByRole('navigation', { name: named(person, 'report') })
      .getByRole('link', { name: named(person, 'review') }),
  )
  await person.click(person.button(texts, 'review.confirm'))
  await person.see('confirm')
  const dialog = page.getByRole('dialog')
  for (const field of await dialog.getByRole('textbox').all()) await person.write('First year.', field)
  await person.click(dialog.getByRole('button', { name: person.say(texts, 'review.confirmSend') }))
  await dialog.waitFor({ state: 'detached' })
  await person.click(person.link(texts, 'review.toIssue'))
  await person.click(person.button(texts, 'issue.action'))
  await person.click(dialog.getByRole('button', { name: person.say(texts, 'issue.send') }))
  await prove(person)
  const pdf = (key: string) => page.getByRole('button', { name: inFormat(person, key) })
  await person.click(pdf('files.makeOf').first())
  const download = page.waitForEvent('download', { timeout: 300_000 })
  await person.click(pdf('files.downloadOf').first())
  await (await download).path()
  await person.end('PDF issued')
}

/** Enters the password once more where it is asked for; it is not asked again for a while. */
async function prove(person: Person): Promise<void> {
  const { page } = person
  const asked = page.getByLabel(person.say('shell/step-up', 'password'))
  const isAsked = await asked.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  )
  if (!isAsked) return
  await person.write(password, asked)
  await person.press('Enter')
}

/** A view by its name, whatever stands before it. */
const named = (person: Person, title: string) =>
  new RegExp(person.say('shell/frame', `title.${title}`).source.replace(/^\^/, '(^|: ?|^\\d)'))

/** A button for the PDF, in whichever language comes first. */
const inFormat = (person: Person, key: string) =>
  new RegExp(person.say('features/statement', key).source.replace('.*', 'PDF'))

// What first users looked for and did not find: each from the overview, by words that stand on the page or signs that everybody knows.

/** A colleague who was asked for a figure and delivers it, as somebody would from another desk. */
export async function colleagueDelivers(api: string, email: string, invited: (address: string) => Promise<string>) {
  const client = new Client(api)
  client.access = (await client.call(calls.session.login, { body: { email, password } })).access ?? ''
  const colleague = `colleague-${crypto.randomUUID()}@example.org`
  const { id } = await client.call(calls.users.invite, {
    body: { email: colleague, name: 'Mira Kessler', user_type: 'company_member' },
  })
  await client.call(calls.session.resetPassword, { body: { token: await invited(colleague), password } })
  await client.call(calls.work.assign, { body: { targets: [{ kind: 'datapoint', key: 'S1-14_04' }], owner: id } })
  const other = new Client(api)
  other.access = (await other.call(calls.session.login, { body: { email: colleague, password } })).access ?? ''
  await other.call(calls.work.deliver, { params: { key: 'S1-14_04' }, body: { value: '7', note: '' } })
}

/** Looks for the report, the year, a colleague's answer and the trail. */
export async function find(person: Person, web: string): Promise<void> {
  const { page } = person
  const start = async () => {
    await page.goto(`${web}/overview`)
    await page.getByRole('region', { name: person.say('features/overview', 'path.title') }).waitFor()
    person.begin()
  }
  const arrived = (title: string) =>
    page.getByRole('heading', { level: 1, name: person.say('shell/frame', `title.${title}`) }).waitFor()

  await start()
  // The tab, and not the button in the header that begins with the same word.
  const tabs = page.getByRole('navigation', { name: person.say('shell/frame', 'header.tabs') })
  await person.click(tabs.getByRole('link', { name: person.say('shell/frame', 'title.report') }))
  await arrived('statementPage')
  await person.end('found the report')

  await start()
  await person.click(page.getByRole('button', { name: /2025/ }).first())
  await person.click(page.getByRole('menuitem', { name: person.say('report', 'all') }))
  await arrived('years')
  await person.end('found the years')

  await start()
  await person.click(page.getByRole('link', { name: person.say('features/overview', 'lanes.decide') }).first())
  await page.getByText('Mira Kessler').first().waitFor()
  await person.end('found the answer')

  await start()
  if (person.onPhone) await person.click(person.button('shell/frame', 'header.openMenu'))
  else await person.click(person.button('shell/frame', 'header.account'))
  const trail = person.say('shell/frame', 'title.trail')
  await person.click(
    page
      .getByRole('link', { name: trail })
      .or(page.getByRole('menuitem', { name: trail }))
      .first(),
  )
  await arrived('trail')
  await person.end('found the trail')
}
