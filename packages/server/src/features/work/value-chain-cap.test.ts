import { contract, limits } from '@esrs/contract'
import { readRows } from '@esrs/engine/sheets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, mailedToken, readMail, startApp, type TestApp } from '../../testing/index.ts'
import { dayOf, daysAfter } from './days.ts'

const { requests, links, answer } = contract
const [carbonPrice, scope1] = ['E1-8_01', 'E1-6_07']

let app: TestApp
beforeAll(async () => {
  app = await startApp({ workers: true })
})
afterAll(() => app.stop())

const aPartner = () => `partner-${crypto.randomUUID()}@werk.example`
const mailTo = (email: string) => {
  const mail = app.mails().find((one) => one.includes(`To: ${email}`))
  return readMail(mail!).text.replace(/\s+/g, ' ')
}
/** The page of somebody who was asked, opened by the link of their mail. */
const open = async (email: string) => {
  await expect.poll(() => mailedToken(app, email)).toBeTruthy()
  const client = app.client()
  client.access = (await client.call(links.open, { body: { token: mailedToken(app, email)! } })).key
  return client
}

test('partners are told what they may refuse: in the mail, on the page and in the sheet', async () => {
  const company = await aCompany(app)
  await company.client.call(contract.company.update, { body: { metadata: { reporting_year: 2025 } } })
  const ask = (emails: string[], datapoints: string[]) => {
    const people = emails.map((email, index) => ({ email, name: `Partner ${index}` }))
    return company.client.call(requests.ask, { body: { people, datapoints, due: daysAfter(dayOf(app.clock()), 10) } })
  }
  const emails = [aPartner(), aPartner(), aPartner()]
  await ask(emails, [carbonPrice!, scope1!])
  for (const email of emails) {
    const client = await open(email)
    expect(await client.call(answer.get, {})).toMatchObject({ beyond_cap: [carbonPrice] })
    expect(mailTo(email)).toContain('you may refuse that (Directive (EU) 2026/470)')
    const sheet = (await client.call(answer.sheet, {})) as unknown as Blob
    const read = readRows(new Uint8Array(await sheet.arrayBuffer()), 'fragen.xlsx', limits.tables)
    const rows = read.ok ? read.sheets[0]!.rows.map((row) => JSON.stringify(row)) : []
    const beyond = rows.filter((row) => row.includes('Goes beyond the voluntary standard'))
    expect(beyond).toEqual([expect.stringContaining(carbonPrice!)])
  }
  // What asks for nothing beyond it carries no such words.
  const within = aPartner()
  await ask([within], [scope1!])
  await open(within)
  expect(mailTo(within)).not.toContain('2026/470')
})
