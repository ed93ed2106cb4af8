import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aCompany,
  aDirectory,
  aToken,
  refused,
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
      schemas: [`${core}:User`],
      externalId: 'a1b2c3d4',
      userName,
      active: true,
      title: 'Controlling',
      name: { formatted: 'Ada Berg', familyName: 'Berg', givenName: 'Ada' },
      emails: [{ value: `ada.berg@${directory.domain}`, type: 'work', primary: true }],
      groups: [],
      preferredLanguage: 'de',
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

test('1,000 people come in pages, oldest first, each once', async () => {
  await run(sql`insert into users (id, company_id, email, name, role, password_hash, created_at)
    select gen_random_uuid(), ${company.id}, 'p' || n || '@' || ${directory.domain}, 'Person ' || n, 'reader', '', created_at + n * interval '1 second'
    from users, generate_series(1, 999) n where id = ${company.user.id}`)
  const names: string[] = []
  for (let startIndex = 1; names.length < 1000; ) {
    const { body } = await directory.send('GET', `/Users?startIndex=${startIndex}&count=500&attributes=userName`)
    expect(body).toMatchObject({ totalResults: 1000, startIndex, itemsPerPage: 200 })
    expect(Object.keys(body.Resources[0] ?? {}).sort()).toEqual(['id', 'schemas', 'userName'])
    names.push(...body.Resources.map(({ userName }) => userName))
    startIndex += body.itemsPerPage
  }
  expect(new Set(names).size).toBe(1000)
  expect(names.slice(1, 4)).toEqual([1, 2, 3].map((number) => `p${number}@${directory.domain}`))
  const none = await directory.send('GET', '/Users?startIndex=5000&count=0')
  expect(none.body).toMatchObject({ totalResults: 1000, itemsPerPage: 0, Resources: [] })
  const odd = await directory.send('GET', '/Users?startIndex=-3&count=-1')
  expect(odd.body).toMatchObject({ startIndex: 1, itemsPerPage: 0 })
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
    [
      'a filter by what no name holds',
      'GET',
      '/Users?filter=userName%20eq%20%22a%5Cu0000%22',
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
  expect(types.Resources.map(({ id, schema }) => [id, schema])).toEqual([
    ['User', `${core}:User`],
    ['Group', `${core}:Group`],
  ])
  expect((await directory.send('GET', '/ResourceTypes/User')).body.endpoint).toBe('/Users')
  const { body: schema } = await directory.send('GET', `/Schemas/${core}:User`)
  const described = schema.attributes.map(({ name }) => name)
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
