import { contract, type LinkKind } from '@esrs/contract'
import type { TestApp, TestCompany } from './app.ts'
import type { ApiClient } from './client.ts'
import { readMail } from './read-mail.ts'

export interface TestGuest {
  /** Signed in with the key of the link. */
  client: ApiClient
  key: string
  token: string
  linkId: string
  email: string
  /** The request or room. */
  subjectId: string
  /** Takes the link back, as somebody of the company does. */
  withdraw(): Promise<void>
}

/** The secret of a link, made as the server makes it: a test without workers gets no mails. */
async function guestToken(linkId: string): Promise<string> {
  const { createHmac } = await import('node:crypto')
  return `${linkId}.${createHmac('sha256', 'j'.repeat(43)).update(`guest ${linkId}`).digest('base64url')}`
}

/** The code that was begun last for a link, made as the server makes it. */
export async function guestCode(app: TestApp, linkId: string): Promise<string> {
  const { createHmac } = await import('node:crypto')
  const { rows } = await app.database.db.execute<{ at: string }>(
    `select extract(epoch from code_ends_at) * 1000 as at from guest_links where id = '${linkId}'`,
  )
  const at = Math.round(Number(rows[0]!.at))
  const digest = createHmac('sha256', 'j'.repeat(43)).update(`code ${linkId} ${at}`).digest()
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0')
}

/** A person without an account who has opened a link of a company. */
export async function aGuest(
  app: TestApp,
  company: TestCompany,
  kind: LinkKind,
  { datapoints = ['E1-5_01'], email = `guest-${crypto.randomUUID()}@plant.example` } = {},
): Promise<TestGuest> {
  const subjectId = kind === 'request' ? await asked(company, email, datapoints) : await opened(company, email)
  const { rows } = await app.database.db.execute<{ id: string }>(
    `select id from guest_links where subject_id = '${subjectId}' and email = '${email}'`,
  )
  const linkId = rows[0]!.id
  const token = await guestToken(linkId)
  const client = app.client()
  const { links } = contract
  if (kind === 'room') await client.call(links.sendCode, { body: { token } })
  const code = kind === 'room' ? await guestCode(app, linkId) : undefined
  const { key } = await client.call(links.open, { body: { token, ...(code && { code }) } })
  client.access = key
  const params = { id: subjectId }
  const withdraw = async () => {
    if (kind === 'request') await company.client.call(contract.requests.withdraw, { params })
    else await company.client.call(contract.rooms.close, { params })
  }
  return { client, key: key!, token, linkId, email, subjectId, withdraw }
}

async function asked({ client }: TestCompany, email: string, datapoints: string[]): Promise<string> {
  const body = { people: [{ email, name: 'Paul Werk' }], datapoints, due: '2060-01-01' }
  return (await client.call(contract.requests.ask, { body })).requests[0]!.id
}

async function opened({ client }: TestCompany, email: string): Promise<string> {
  const body = { name: 'Audit', version: null, people: [{ email, name: 'Rita Revision' }], ends: '2060-01-01' }
  return (await client.call(contract.rooms.open, { body })).id
}

/** The link in the newest mail to somebody, as the secret behind its `#`. */
export function mailedToken(app: TestApp, email: string): string | null {
  const mails = app.mails().filter((mail) => mail.includes(`To: ${email}`))
  return /#([\w.-]+)/.exec(mails.map((mail) => readMail(mail).text).join('\n'))?.[1] ?? null
}
