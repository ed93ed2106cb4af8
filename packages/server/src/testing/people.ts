import { randomUUID } from 'node:crypto'
import { contract, type SecurityEventName, type UserRole } from '@esrs/contract'
import { expect } from 'vitest'
import { password, type TestApp } from './app.ts'
import type { ApiClient } from './client.ts'
import { readMail } from './read-mail.ts'
import { until } from './until.ts'

/** Signs a client in with the password that everybody has. */
export async function signInByPassword(client: ApiClient, email: string): Promise<void> {
  const { access, refresh } = await client.call(contract.session.login, { body: { email, password } })
  Object.assign(client, { access, refresh })
}

/** Somebody else of a company, signed in; added in the database, since no invitation is read here. */
export async function aColleague(
  app: TestApp,
  companyId: string,
  role: UserRole = 'company_member',
): Promise<{ client: ApiClient; id: string; email: string }> {
  const id = randomUUID()
  const email = `bo.${id.slice(0, 8)}@example.org`
  await app.database.db.execute(`insert into users (id, company_id, email, name, role, password_hash)
    select '${id}', company_id, '${email}', 'Bo Winter', '${role}', password_hash from users
    where company_id = '${companyId}' order by created_at limit 1`)
  const client = app.client()
  await signInByPassword(client, email)
  return { client, id, email }
}

/** Renews the tokens of a session. */
export async function renewSession(client: ApiClient): Promise<void> {
  Object.assign(client, await client.call(contract.session.refresh, { body: { refresh: client.refresh! } }))
}

/** Lets ten minutes pass: the last proof opens nothing any more, and access tokens are renewed. */
export async function letProofEnd({ clock }: Pick<TestApp, 'clock'>, ...clients: ApiClient[]): Promise<void> {
  clock.advance(601_000)
  for (const client of clients) await renewSession(client)
}

/** The security trail of the company of an administrator, newest first. */
export async function securityEventsOf(client: ApiClient): Promise<SecurityEventName[]> {
  const { results } = await client.call(contract.privacy.securityTrail, { query: { page_size: 50 } })
  return results.map(({ event }) => event)
}

/** Waits for a mail to somebody whose subject holds these words. */
export async function expectMail(app: Pick<TestApp, 'mails'>, email: string, words: string): Promise<void> {
  const isIt = ({ to, subject }: { to: string; subject: string }) => to === email && subject.includes(words)
  await until(() => expect(app.mails().map(readMail).some(isIt)).toBe(true))
}
