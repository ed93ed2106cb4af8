import { randomUUID } from 'node:crypto'
import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import type { TestApp, TestCompany } from './app.ts'

/** What tests read of a resource, a list, a schema or a refusal of SCIM; which of it is there follows from the call. */
interface ScimBody {
  id: string
  meta: { location: string }
  userName: string
  active: boolean
  title?: string
  groups: { display: string }[]
  members: { value: string }[]
  endpoint: string
  schema: string
  attributes: { name: string }[]
  totalResults: number
  itemsPerPage: number
  Resources: ScimBody[]
  status: string
  scimType?: string
  detail: string
}

/** A reply of SCIM. */
interface ScimReply {
  status: number
  headers: Headers
  body: ScimBody
}

/** The directory of a company, with a token and a proved domain. */
export interface TestDirectory {
  domain: string
  token: string
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ScimReply>
}

/** Proves a domain of a company, as a record of it would. */
export async function proveDomain(app: TestApp, companyId: string, domain: string): Promise<void> {
  await app.database.db.execute(sql`insert into provider_domains (company_id, domain, record, proved_at)
    values (${companyId}, ${domain}, ${randomUUID()}, now())`)
}

export async function aDirectory(
  app: TestApp,
  { id, client }: Pick<TestCompany, 'id' | 'client'>,
): Promise<TestDirectory> {
  const domain = `${randomUUID().slice(0, 8)}.example`
  await proveDomain(app, id, domain)
  const body = { name: 'Directory', days: 30 }
  const { secret: token } = await client.call(contract.provisioning.makeToken, { body })
  return {
    domain,
    token,
    send: async (method, path, body, headers = {}) => {
      const response = await fetch(`${app.base}/scim/v2${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
    },
  }
}

/** An e-mail domain of the company, not proved yet. */
export async function aDomain({ client }: TestCompany) {
  const domain = `${crypto.randomUUID()}.example`
  await client.call(contract.singleSignOn.addDomain, { body: { domain } })
  return { domain }
}
