import { contract, type UserRole } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ApiClient,
  aColleague,
  aCompany,
  aDirectory,
  aToken,
  refused,
  signInByPassword,
  startApp,
  type TestApp,
  type TestCompany,
  type TestDirectory,
} from '../../../testing/index.ts'

let app: TestApp
let company: TestCompany
let directory: TestDirectory
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  app.clock.advance(60_000)
  company = await aCompany(app)
  directory = await aDirectory(app, company)
})

const patchOf = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})
const run = (statement: ReturnType<typeof sql>) => app.database.db.execute(statement)
const bring = (name: string, role: UserRole) =>
  run(sql`insert into group_roles (company_id, name, role) values (${company.id}, ${name}, ${role})`)
const roleOf = async (id: string) => (await company.client.call(contract.users.get, { params: { id } })).user_type

/** Adds a person, as the shortest request does. */
async function aPerson(name: string, more: object = {}): Promise<string> {
  const { status, body } = await directory.send('POST', '/Users', { userName: `${name}@${directory.domain}`, ...more })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

describe('somebody who leaves', () => {
  /** A colleague with everything by which one gets in. */
  async function somebody(): Promise<{ id: string; client: ApiClient; email: string; token: string }> {
    const { id, client, email } = await aColleague(app, company.id)
    return { id, client, email, token: await aToken(client, ['values:read']) }
  }

  test.each(['active: false', 'DELETE'])(
    '%s ends sessions, refresh tokens, API tokens and links at once',
    async (how) => {
      const { id, client, email, token } = await somebody()
      await client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '12 MWh' } })
      const people = [{ email, name: 'Bo as a guest' }]
      const room = { name: 'Audit', version: null, people, ends: '2060-01-01' }
      await company.client.call(contract.rooms.open, { body: room })
      const bearer = { headers: { authorization: `Bearer ${token}` } }
      expect((await app.client().send(contract.csrd.listDatapoints.path, bearer)).status).not.toBe(401)
      const { status } =
        how === 'DELETE'
          ? await directory.send('DELETE', `/Users/${id}`)
          : await directory.send('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: false } }))
      expect(status).toBe(how === 'DELETE' ? 204 : 200)
      expect((await refused(client.call(contract.session.me, {}))).status).toBe(401)
      const refresh = { refresh: client.refresh! }
      expect((await refused(client.call(contract.session.refresh, { body: refresh }))).status).toBe(401)
      expect((await refused(signInByPassword(app.client(), email))).body.code).toBe('invalid_credentials')
      expect((await app.client().send(contract.csrd.listDatapoints.path, bearer)).status).toBe(401)
      const open = await run(sql`select 1 from guest_links where email = ${email} and revoked_at is null`)
      expect(open.rows).toEqual([])
      // What they decided stays, with their name.
      const { data } = await company.client.call(contract.history.list, { params: { key: 'E1-5_01' }, query: {} })
      expect(data.changes[0]?.by).toMatchObject({ name: 'Bo Winter' })
      const { state } = await company.client.call(contract.users.get, { params: { id } })
      expect(state).toBe('inactive')
    },
  )

  test('a session in another process ends within the fifteen seconds for which it is remembered', async () => {
    const { id, client } = await somebody()
    await client.call(contract.session.me, {})
    await run(sql`update users set is_active = false where id = ${id}`)
    app.clock.advance(15_001)
    expect((await refused(client.call(contract.session.me, {}))).status).toBe(401)
  })

  test('whom the directory removed and sends again is let in again, as the same person', async () => {
    const id = await aPerson('ada')
    await directory.send('DELETE', `/Users/${id}`)
    const again = await directory.send('POST', '/Users', { userName: `ADA@${directory.domain}`, displayName: 'Ada II' })
    expect(again.status).toBe(201)
    expect(again.body).toMatchObject({ id, active: true, displayName: 'Ada II' })
  })

  test('the last administrator and one for emergencies are refused, in words', async () => {
    const { id } = company.user
    const off = patchOf({ op: 'replace', value: { active: false } })
    const last = await directory.send('PATCH', `/Users/${id}`, off)
    expect(last.body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '409',
      detail: expect.stringContaining('last administrator'),
    })
    expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(409)
    const other = await aColleague(app, company.id, 'company_admin')
    await run(sql`insert into break_glass_administrators (user_id, company_id) values (${id}, ${company.id})`)
    const kept = await directory.send('PATCH', `/Users/${id}`, off, { 'accept-language': 'de' })
    expect(kept).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Notfälle') } })
    await bring('Readers', 'reader')
    const group = { displayName: 'Readers', members: [{ value: id }] }
    expect((await directory.send('POST', '/Groups', group)).status).toBe(409)
    expect(await roleOf(id)).toBe('company_admin')
    expect((await directory.send('GET', '/Groups')).body.totalResults).toBe(0)
    // There is another one, who may go.
    expect((await directory.send('PATCH', `/Users/${other.id}`, off)).status).toBe(200)
  })

  test('who was one for emergencies and is no administrator any more is shut out like everybody', async () => {
    const { id } = await aColleague(app, company.id, 'company_member')
    await run(sql`insert into break_glass_administrators (user_id, company_id) values (${id}, ${company.id})`)
    const off = await directory.send('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: false } }))
    expect([off.status, off.body.active]).toEqual([200, false])
  })
})

describe('groups bring roles', () => {
  test('the strongest one counts, at once, and goes with the group', async () => {
    await bring('Reporters', 'company_member')
    await bring('8aa1a0c0', 'approver')
    const { id, client } = await aColleague(app, company.id, 'reader')
    const write = () =>
      client.call(contract.csrd.updateDatapoint, { params: { key: 'E1-5_01' }, body: { value: '1 MWh' } })
    expect((await refused(write())).status).toBe(403)
    const members = [{ value: id }]
    // Found by the identifier of the directory, as tokens of some providers name it.
    await directory.send('POST', '/Groups', { displayName: 'Board', externalId: '8aa1a0c0', members })
    expect(await roleOf(id)).toBe('approver')
    const { body } = await directory.send('POST', '/Groups', { displayName: 'Reporters', members })
    expect(await roleOf(id)).toBe('company_member')
    await write()
    const { body: person } = await directory.send('GET', `/Users/${id}`)
    expect(person.groups.map(({ display }) => display)).toEqual(['Board', 'Reporters'])
    await directory.send('DELETE', `/Groups/${body.id}`)
    expect(await roleOf(id)).toBe('approver')
    const board = await directory.send('GET', '/Groups?filter=externalId%20eq%20%228aa1a0c0%22')
    await directory.send('PATCH', `/Groups/${board.body.Resources[0]?.id}`, patchOf({ op: 'remove', path: 'members' }))
    expect(await roleOf(id)).toBe('contributor')
  })

  test('a group without a role, and one whose role is no other, leave the role that somebody gave', async () => {
    await bring('Reporters', 'company_member')
    const { id } = await aColleague(app, company.id, 'approver')
    const members = [{ value: id }]
    const { body } = await directory.send('POST', '/Groups', { displayName: 'Football', members })
    expect(await roleOf(id)).toBe('approver')
    await directory.send('DELETE', `/Groups/${body.id}`)
    expect(await roleOf(id)).toBe('approver')
  })
})

describe('whom a directory may send', () => {
  test('only people with an address at a proved domain', async () => {
    const other = await directory.send('POST', '/Users', { userName: 'eve@elsewhere.example' })
    expect(other).toMatchObject({ status: 400, body: { status: '400', scimType: 'invalidValue' } })
    expect(other.body.detail).toContain(directory.domain)
    const id = await aPerson('ada')
    const moved = { op: 'replace', path: 'emails[type eq "work"].value', value: 'ada@elsewhere.example' }
    expect((await directory.send('PATCH', `/Users/${id}`, patchOf(moved))).status).toBe(400)
    const below = await directory.send('POST', '/Users', { userName: `eve@sub.${directory.domain}` })
    expect(below.status).toBe(400)
    expect((await directory.send('POST', '/Users', { userName: 'nobody' })).body.scimType).toBe('invalidValue')
  })

  test('sent again after a reply that got lost, and twice at once: there is one', async () => {
    const person = { userName: `ada@${directory.domain}`, externalId: '7' }
    const both = await Promise.all([0, 1, 2].map(() => directory.send('POST', '/Users', person)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refusal = both.find(({ status }) => status === 409)
    expect(refusal?.body).toMatchObject({ status: '409', scimType: 'uniqueness' })
    const added = both.find(({ status }) => status === 201)
    const change = patchOf({ op: 'Replace', path: 'active', value: false })
    const twice = await Promise.all([0, 1].map(() => directory.send('PATCH', `/Users/${added?.body.id}`, change)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const group = { displayName: 'Twice' }
    const groups = await Promise.all([0, 1].map(() => directory.send('POST', '/Groups', group)))
    expect(groups.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('a new address ends links to the old mailbox: whoever was invited gets a new one there, others are told', async () => {
    const linksOf = async (id: string) => {
      const { rows } = await run(sql`select hash from mail_links where user_id = ${id}`)
      return rows.map(({ hash }) => hash)
    }
    const moving = (id: string, name: string) =>
      directory.send(
        'PATCH',
        `/Users/${id}`,
        patchOf({ op: 'replace', path: 'emails[type eq "work"].value', value: `${name}@${directory.domain}` }),
      )
    const invited = await aPerson('ada')
    const before = await linksOf(invited)
    expect((await moving(invited, 'ada.new')).status).toBe(200)
    const after = await linksOf(invited)
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
    const { id, email } = await aColleague(app, company.id)
    await app.client().call(contract.session.forgotPassword, { body: { email } })
    expect(await linksOf(id)).toHaveLength(1)
    expect((await moving(id, 'bo.new')).status).toBe(200)
    expect(await linksOf(id)).toEqual([])
    const { rows: told } = await run(
      sql`select data->'data'->>'to' as address from jobs.job where data->'data'->>'userId' = ${id} and data->'data'->>'kind' = 'emailSet'`,
    )
    expect(told).toEqual([{ address: email }])
  })

  test('an address with an account elsewhere is refused, and nothing is said of where', async () => {
    const elsewhere = await aCompany(app)
    await run(sql`update users set email = ${`ada@${directory.domain}`} where id = ${elsewhere.user.id}`)
    const { status, body } = await directory.send('POST', '/Users', { userName: `ada@${directory.domain}` })
    expect(status).toBe(409)
    expect(body.detail).toBe('There is a person with this userName or email address already.')
    expect(
      (await directory.send('GET', `/Users?filter=userName%20eq%20%22ada@${directory.domain}%22`)).body.totalResults,
    ).toBe(0)
  })

  test('who comes without single sign-on chooses a password by the link of a mail; with it no mail is sent', async () => {
    const invitations = async (email: string) =>
      (await run(sql`select 1 from mail_links l join users u on u.id = l.user_id where u.email = ${email}`)).rows.length
    await aPerson('ada')
    expect(await invitations(`ada@${directory.domain}`)).toBe(1)
    await run(sql`insert into sign_in_providers (company_id, issuer, client_id, sealed_secret, mode, group_claim, default_role, configured_at)
      values (${company.id}, 'https://id.example', 'c', 's', 'optional', 'groups', 'reader', now())`)
    const bo = await aPerson('bo')
    expect(await invitations(`bo@${directory.domain}`)).toBe(0)
    expect(await roleOf(bo)).toBe('reader')
  })
})

test('people and groups of another company answer like those that never were', async () => {
  const foreign = await aDirectory(app, await aCompany(app))
  const id = await aPerson('ada')
  const { body: group } = await directory.send('POST', '/Groups', { displayName: 'Ours', members: [{ value: id }] })
  const nobody = crypto.randomUUID()
  const change = patchOf({ op: 'replace', value: { active: false } })
  for (const [kind, thing] of [
    ['Users', id],
    ['Groups', group.id],
  ] as const) {
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { userName: `x@${foreign.domain}`, displayName: 'x' }],
      ['PATCH', kind === 'Users' ? change : patchOf({ op: 'replace', value: { displayName: 'x' } })],
      ['DELETE', undefined],
    ] as const) {
      const reached = await foreign.send(method, `/${kind}/${thing}`, body)
      expect(reached.status, `${method} ${kind}`).toBe(404)
      expect(reached.body).toEqual((await foreign.send(method, `/${kind}/${nobody}`, body)).body)
    }
  }
  const stolen = await foreign.send('POST', '/Groups', { displayName: 'Theirs', members: [{ value: id }] })
  expect(stolen.body).toMatchObject({ status: '400', scimType: 'invalidValue' })
  for (const path of [
    '/Users',
    `/Users?filter=id%20eq%20%22${id}%22`,
    '/Groups',
    `/Groups?filter=members%20eq%20%22${id}%22`,
  ])
    expect(JSON.stringify((await foreign.send('GET', path)).body)).not.toContain(id)
  expect((await directory.send('GET', `/Users/${id}`)).body.active).toBe(true)
})
