import { contract, type Points, type UserRole } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { type ApiClient, aCompany, password, type TestApp, type TestCompany } from '../../../testing/index.ts'

// Helpers of the tests of the assessment: add IROs, score, decide, read.

/** The calls of the assessment. */
export const calls = contract.materiality
export const points = (given: Partial<Points>): Points => ({
  scale: null,
  scope: null,
  irremediable: null,
  magnitude: null,
  likelihood: null,
  ...given,
})
export const severe = points({ scale: 4, scope: 4, irremediable: 4 })
export const slight = points({ scale: 1, scope: 1, irremediable: 1 })

/** A refusal as a client gets it. */
export const failure = (code: string, fields?: object) => ({ body: { code, ...(fields ? { fields } : {}) } })

const impact = { type: 'Impact', category: 'Test', priority: 'high' } as const
export const anImpact = async (client: ApiClient, topic: string, more: object = {}) =>
  (await client.call(contract.iro.create, { body: { ...impact, title: `On ${topic}`, esrsTopics: [topic], ...more } }))
    .id

export const read = ({ client }: { client: ApiClient }) => client.call(calls.assessment, {})
export const topicIn = async (company: { client: ApiClient }, code: string) =>
  (await read(company)).topics.find((topic) => topic.code === code)!
export const give = (client: ApiClient, id: string, given: Points, more: object = {}) =>
  client.call(calls.score, { params: { id }, body: { points: given, ...more } })
export const decide = async (
  company: { client: ApiClient },
  code: string,
  material: boolean | null,
  more: { reason?: string; outlook?: string; based_on?: number } = {},
) => {
  const based_on = more.based_on ?? (await topicIn(company, code)).revision
  return company.client.call(calls.decide, { params: { code }, body: { material, ...more, based_on } })
}

/** A colleague in the same company, a reporter where nothing else is said. */
export async function aColleague(
  app: TestApp,
  company: TestCompany,
  name: string,
  role: UserRole = 'company_member',
): Promise<{ client: ApiClient; id: string }> {
  const other = await aCompany(app, { person: name })
  const moved = sql`update users set company_id = ${company.id}, role = ${role} where id = ${other.user.id}`
  await app.database.db.execute(moved)
  const signedIn = app.client()
  const { access } = await signedIn.call(contract.session.login, { body: { email: other.user.email, password } })
  signedIn.access = access
  return { client: signedIn, id: other.user.id }
}
