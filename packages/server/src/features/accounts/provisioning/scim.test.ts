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

const core = 'urn:ietf:params:scim:schemas:core:2.0'
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

describe('what Entra ID sends', () => {
  const quoted = (filter: string) => `filter=${encodeURIComponent(filter)}`

  test('from the test of the connection to a person who leaves', async () => {
    // The wizard asks for somebody who cannot be there.
    const probe = await directory.send('GET', `/Users?${quoted('userName eq "7b42aef6-9c1e-4f0a-8b1e-non-existing"')}`)
    expect(probe.status).toBe(200)
    expect(probe.body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    })
    const userName = `Ada.Berg@${directory.domain.toUpperCase()}`
    const added = await directory.send('POST', '/Users', {
      schemas: [`${core}:User`, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
      externalId: 'a1b2c3d4',
      userName,
      active: true,
      displayName: 'Ada Berg',
      emails: [{ primary: true, type: 'work', value: `ada.berg@${directory.domain}` }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Ada Berg', familyName: 'Berg', givenName: 'Ada' },
      title: 'Controlling',
      preferredLanguage: 'de-DE',
      roles: [],
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Finance', employeeNumber: '17' },
    })
    expect(added.status).toBe(201)
    expect(added.headers.get('content-type')).toMatch(/^application\/scim\+json/)
    expect(added.headers.get('location')).toBe(added.body.meta.location)
    const { id } = added.body
    expect(added.body).toMatchObject({
      ...{ schemas: [`${core}:User`], externalId: 'a1b2c3d4', userName, active: true, title: 'Controlling' },
      name: { formatted: 'Ada Berg', familyName: 'Berg', givenName: 'Ada' },
      emails: [{ value: `ada.berg@${directory.domain}`, type: 'work', primary: true }],
      ...{ groups: [], preferredLanguage: 'de' },
      meta: { resourceType: 'User', location: `http://localhost:8900/scim/v2/Users/${id}` },
    })
    const found = await directory.send('GET', `/Users?${quoted(`userName eq "${userName.toLowerCase()}"`)}`)
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id }] })
    expect((await directory.send('GET', `/Users?${quoted('externalId eq "a1b2c3d4"')}`)).body.totalResults).toBe(1)
    const byMail = quoted(`emails[type eq "work"].value eq "ada.berg@${directory.domain}" and active eq true`)
    expect((await directory.send('GET', `/Users?${byMail}`)).body.totalResults).toBe(1)

    const changed = await directory.send(
      'PATCH',
      `/Users/${id}`,
      patchOf(
        { op: 'Replace', path: 'displayName', value: 'Ada Berg-Sommer' },
        { op: 'Add', path: 'name.familyName', value: 'Berg-Sommer' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: `ada.sommer@${directory.domain}` },
        { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'ESG' },
        { op: 'Remove', path: 'title' },
      ),
    )
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      displayName: 'Ada Berg-Sommer',
      name: { givenName: 'Ada', familyName: 'Berg-Sommer' },
      emails: [{ value: `ada.sommer@${directory.domain}` }],
    })
    expect(changed.body.title).toBeUndefined()
    const left = await directory.send(
      'PATCH',
      `/Users/${id}`,
      patchOf({ op: 'Replace', path: 'active', value: 'False' }),
    )
    expect(left.body.active).toBe(false)
    // Removed from the recycle bin thirty days later, and asked for once more.
    expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await directory.send('GET', `/Users/${id}`)).status).toBe(404)
    expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(404)
    expect((await directory.send('GET', `/Users?${quoted('externalId eq "a1b2c3d4"')}`)).body.totalResults).toBe(0)
  })

  test('groups: found without members, members added and removed by paths of both forms', async () => {
    const [ada, bo] = [await aPerson('ada'), await aPerson('bo')]
    const added = await directory.send('POST', '/Groups', {
      schemas: [`${core}:Group`, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '8aa1a0c0',
      displayName: 'Sustainability',
      meta: { resourceType: 'Group' },
    })
    expect(added.status).toBe(201)
    const { id } = added.body
    const search = `/Groups?excludedAttributes=members&${quoted('displayName eq "sustainability"')}`
    expect((await directory.send('GET', search)).body.Resources).toEqual([
      { schemas: [`${core}:Group`], id, externalId: '8aa1a0c0', displayName: 'Sustainability', meta: added.body.meta },
    ])
    const members = async () => {
      const { body } = await directory.send('GET', `/Groups/${id}`)
      return body.members.map(({ value }: { value: string }) => value)
    }
    const change = (...operations: object[]) => directory.send('PATCH', `/Groups/${id}`, patchOf(...operations))
    await change({
      op: 'Add',
      path: 'members',
      value: [
        { $ref: null, value: ada },
        { $ref: null, value: bo },
      ],
    })
    expect(await members()).toEqual([ada, bo])
    const isMember = quoted(`id eq "${id}" and members eq "${ada}"`)
    expect((await directory.send('GET', `/Groups?excludedAttributes=members&${isMember}`)).body.totalResults).toBe(1)
    await change({ op: 'Remove', path: 'members', value: [{ $ref: null, value: ada }] })
    expect(await members()).toEqual([bo])
    await change(
      { op: 'remove', path: `members[value eq "${bo}"]` },
      { op: 'Replace', path: 'displayName', value: 'ESG' },
    )
    expect(await members()).toEqual([])
    expect((await directory.send('DELETE', `/Groups/${id}`)).status).toBe(204)
    expect((await directory.send('GET', `/Groups/${id}`)).status).toBe(404)
  })
})

describe('what Okta sends', () => {
  test('a person is looked up, added, replaced, deactivated and let in again by values without a path', async () => {
    const userName = `bo.winter@${directory.domain}`
    const search = `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}&startIndex=1&count=100`
    expect((await directory.send('GET', search)).body.Resources).toEqual([])
    const person = {
      schemas: [`${core}:User`],
      userName,
      name: { givenName: 'Bo', familyName: 'Winter' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Bo Winter',
      locale: 'en-US',
      externalId: '00u1',
      groups: [],
      password: '1mz050nq',
      active: true,
    }
    const { status, body } = await directory.send('POST', '/Users', person)
    expect(status).toBe(201)
    expect(JSON.stringify(body)).not.toContain('1mz050nq')
    const { id } = body
    const replaced = await directory.send('PUT', `/Users/${id}`, {
      ...person,
      id,
      displayName: 'Bo Sommer',
      active: true,
    })
    expect(replaced.body).toMatchObject({ id, displayName: 'Bo Sommer', active: true })
    const off = await directory.send('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: false } }))
    expect(off.body).toMatchObject({ id, active: false })
    expect((await directory.send('GET', `/Users/${id}`)).body.active).toBe(false)
    const on = await directory.send('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: true } }))
    expect(on.body.active).toBe(true)
  })

  test('groups are pushed whole and renamed by a value without a path', async () => {
    const [ada, bo] = [await aPerson('ada'), await aPerson('bo')]
    const pushed = { schemas: [`${core}:Group`], displayName: 'Reporters', members: [{ value: ada, display: 'ada' }] }
    const { body } = await directory.send('POST', '/Groups', pushed)
    expect(body.members).toEqual([{ value: ada, display: `ada@${directory.domain}` }])
    const value = { id: body.id, displayName: 'Reporting' }
    await directory.send('PATCH', `/Groups/${body.id}`, patchOf({ op: 'replace', value }))
    await directory.send(
      'PATCH',
      `/Groups/${body.id}`,
      patchOf({ op: 'replace', path: 'members', value: [{ value: bo }] }),
    )
    const shown = await directory.send('GET', `/Groups/${body.id}`)
    expect(shown.body).toMatchObject({ displayName: 'Reporting', members: [{ value: bo }] })
    const put = await directory.send('PUT', `/Groups/${body.id}`, { ...pushed, displayName: 'All', members: [] })
    expect(put.body).toMatchObject({ displayName: 'All', members: [] })
  })
})

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
    expect(person.groups.map(({ display }: { display: string }) => display)).toEqual(['Board', 'Reporters'])
    await directory.send('DELETE', `/Groups/${body.id}`)
    expect(await roleOf(id)).toBe('approver')
    const board = await directory.send('GET', '/Groups?filter=externalId%20eq%20%228aa1a0c0%22')
    await directory.send('PATCH', `/Groups/${board.body.Resources[0].id}`, patchOf({ op: 'remove', path: 'members' }))
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

test('1,000 people come in pages, oldest first, each once', async () => {
  await run(sql`insert into users (id, company_id, email, name, role, password_hash, created_at)
    select gen_random_uuid(), ${company.id}, 'p' || n || '@' || ${directory.domain}, 'Person ' || n, 'reader', '', created_at + n * interval '1 second'
    from users, generate_series(1, 999) n where id = ${company.user.id}`)
  const names: string[] = []
  for (let startIndex = 1; names.length < 1000; ) {
    const { body } = await directory.send('GET', `/Users?startIndex=${startIndex}&count=500&attributes=userName`)
    expect(body).toMatchObject({ totalResults: 1000, startIndex, itemsPerPage: 200 })
    expect(Object.keys(body.Resources[0]).sort()).toEqual(['id', 'schemas', 'userName'])
    names.push(...body.Resources.map(({ userName }: { userName: string }) => userName))
    startIndex += body.itemsPerPage
  }
  expect(new Set(names).size).toBe(1000)
  expect(names.slice(1, 4)).toEqual([1, 2, 3].map((number) => `p${number}@${directory.domain}`))
  const none = await directory.send('GET', '/Users?startIndex=5000&count=0')
  expect(none.body).toMatchObject({ totalResults: 1000, itemsPerPage: 0, Resources: [] })
  const odd = await directory.send('GET', '/Users?startIndex=-3&count=-1')
  expect(odd.body).toMatchObject({ startIndex: 1, itemsPerPage: 0 })
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

describe('the token of a directory', () => {
  test('is made after a fresh proof by administrators alone, kept as a hash, and refused once revoked or over', async () => {
    const { client } = company
    const body = { name: 'Entra', days: 7 }
    const made = await client.call(contract.provisioning.makeToken, { body })
    const stored = await run(sql`select to_jsonb(t)::text as row from directory_tokens t`)
    expect(JSON.stringify(stored.rows)).not.toContain(made.secret)
    const by = (token: string) => directory.send('GET', '/Users', undefined, { authorization: `Bearer ${token}` })
    expect((await by(made.secret)).status).toBe(200)
    const listed = await client.call(contract.provisioning.get, {})
    expect(listed.tokens[0]).toMatchObject({ name: 'Entra', made_by: 'Ada Sommer', active: true })
    expect(listed.tokens[0]?.last_used_at).not.toBeNull()
    expect(JSON.stringify(listed)).not.toContain(made.secret)
    await client.call(contract.provisioning.revokeToken, { params: { id: made.token.id } })
    expect((await by(made.secret)).status).toBe(401)
    app.clock.advance(601_000)
    Object.assign(client, await client.call(contract.session.refresh, { body: { refresh: client.refresh! } }))
    expect((await refused(client.call(contract.provisioning.makeToken, { body }))).body.code).toBe('step_up_required')
    app.clock.advance(30 * 86_400_000)
    expect((await directory.send('GET', '/Users')).status).toBe(401)
  })

  test('opens nothing but SCIM, and nothing else opens SCIM', async () => {
    const headers = { authorization: `Bearer ${directory.token}` }
    expect((await app.client().send('/users/me/', { headers })).status).toBe(401)
    expect((await app.client().send('/company/trail/', { headers })).status).toBe(401)
    const others = [company.client.access!, await aToken(company.client, ['values:read']), `scim_${'a'.repeat(43)}`, '']
    for (const other of others) {
      const { status, body } = await directory.send('GET', '/Users', undefined, { authorization: `Bearer ${other}` })
      expect(status).toBe(401)
      expect(body).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' })
    }
  })

  test('what it does is in the trail, with the token, and reading leaves nothing', async () => {
    const id = await aPerson('ada')
    await directory.send('GET', `/Users/${id}`)
    await directory.send('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: false } }))
    await directory.send('PATCH', `/Users/${company.user.id}`, patchOf({ op: 'replace', value: { active: false } }))
    const { results } = await company.client.call(contract.trail.list, { query: { kind: 'account' } })
    const rows = results.filter(({ actor }) => actor === 'directory')
    const { tokens } = await company.client.call(contract.provisioning.get, {})
    expect(rows.map(({ call, event, outcome }) => [call, event, outcome])).toEqual([
      ['scim.changeUser', null, 'refused'],
      ['scim.changeUser', 'user.deactivated', 'done'],
      ['scim.addUser', 'user.invited', 'done'],
    ])
    for (const { via, by } of rows) expect([via, by]).toEqual([tokens[0]?.id, null])
    expect(rows[1]?.about?.id).toBe(id)
    expect((await company.client.call(contract.trail.check, {})).faults).toEqual([])
  })
})

describe('failures are said as SCIM says them', () => {
  test.each([
    [
      'a filter that is not understood',
      'GET',
      '/Users?filter=userName%20sw%20%22a%22',
      undefined,
      400,
      'invalidFilter',
    ],
    [
      'a filter without an end',
      'GET',
      '/Users?filter=userName%20eq%20%22a%22%20and%20',
      undefined,
      400,
      'invalidFilter',
    ],
    ['an unknown attribute', 'GET', '/Users?filter=constructor%20eq%20%22a%22', undefined, 400, 'invalidFilter'],
    ['no JSON', 'POST', '/Users', '{', 400, 'invalidValue'],
    ['nothing', 'POST', '/Users', '{}', 400, 'invalidValue'],
    ['a password for a name', 'POST', '/Users', { userName: { a: 1 } }, 400, 'invalidValue'],
    ['an operation of another kind', 'PATCH', '/Users/1', patchOf({ op: 'move' }), 400, 'invalidValue'],
    ['an address of nothing', 'GET', '/Nothing', undefined, 404, undefined],
    ['a method that is not taken', 'DELETE', '/Schemas', undefined, 405, undefined],
    ['a person that cannot be', 'GET', '/Users/1', undefined, 404, undefined],
  ])('%s', async (_, method, path, body, status, scimType) => {
    const reply = await directory.send(method, path, body)
    expect(reply.status).toBe(status)
    expect(reply.headers.get('content-type')).toMatch(/^application\/scim\+json/)
    expect(reply.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
    })
    expect(reply.body.scimType).toBe(scimType)
    expect(Object.keys(reply.body).sort()).toEqual(['detail', 'schemas', ...(scimType ? ['scimType'] : []), 'status'])
  })

  test.each([
    ['a removal of nothing', { op: 'remove' }, 'noTarget'],
    ['a broken path', { op: 'replace', path: 'emails[type eq', value: 'x' }, 'invalidPath'],
    ['neither yes nor no', { op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
    ['no name', { op: 'replace', path: 'userName', value: '' }, 'invalidValue'],
  ])('%s', async (_, operation, scimType) => {
    const id = await aPerson('ada')
    const { status, body } = await directory.send('PATCH', `/Users/${id}`, patchOf(operation))
    expect([status, body.scimType]).toEqual([400, scimType])
  })

  test('another media type is refused, JSON by its own name is taken', async () => {
    const person = { userName: `ada@${directory.domain}` }
    const text = await directory.send('POST', '/Users', person, { 'content-type': 'text/plain' })
    expect([text.status, text.body.status]).toEqual([415, '415'])
    expect((await directory.send('POST', '/Users', person, { 'content-type': 'application/json' })).status).toBe(201)
  })
})

test('it says what it can do, and describes every attribute that it answers with', async () => {
  const { body: provider } = await directory.send('GET', '/ServiceProviderConfig')
  expect(provider).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true },
  })
  const { body: types } = await directory.send('GET', '/ResourceTypes')
  expect(types.Resources.map(({ id, schema }: { id: string; schema: string }) => [id, schema])).toEqual([
    ['User', `${core}:User`],
    ['Group', `${core}:Group`],
  ])
  expect((await directory.send('GET', '/ResourceTypes/User')).body.endpoint).toBe('/Users')
  const { body: schema } = await directory.send('GET', `/Schemas/${core}:User`)
  const described = schema.attributes.map(({ name }: { name: string }) => name)
  const id = await aPerson('ada', { title: 'x', externalId: '1' })
  const { body: person } = await directory.send('GET', `/Users/${id}`)
  // What every resource has is not described (RFC 7643, section 3.1).
  const common = ['schemas', 'id', 'externalId', 'meta']
  expect(
    Object.keys(person)
      .filter((name) => !common.includes(name))
      .sort(),
  ).toEqual(described.sort())
})
