import { Client, calls } from '../../e2e/client.ts'
import type { Person } from './person.ts'
import { password } from './way.ts'

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
