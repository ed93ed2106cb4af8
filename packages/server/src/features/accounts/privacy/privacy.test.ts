import { contract } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownTables } from '../../../database/table-meanings.ts'
import {
  type ApiClient,
  aColleague,
  aCompany,
  aDocument,
  password,
  startApp,
  type TestApp,
} from '../../../testing/index.ts'
import { exportedTables, rowsOf } from '../company/company-table-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const { privacy, session } = contract
const rows = async <T extends Record<string, unknown>>(text: string) => (await app.database.db.execute<T>(text)).rows
const count = async (table: string, condition: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table} where ${condition}`))[0]!.n

async function archive(client: ApiClient, address: string) {
  const response = await client.send(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const read = (name: string) => JSON.parse(strFromU8(files[name]!)) as Record<string, unknown>[]
  return {
    response,
    files,
    read,
    text: Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n'),
  }
}

test('every table of the database says what becomes of its rows, and every column that holds or names a file says so', async () => {
  const all = await rows<{ name: string; columns: { name: string; type: string }[] }>(
    `select c.relname as name, (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)))
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  expect(all.map(({ name }) => name)).toEqual(knownTables.map(({ table }) => table))
  /** Called like a file, and none: what its sender called it, and how many there are. */
  const words = ['work_questionnaires.file_name']
  for (const { name, columns } of all) {
    const {
      key,
      secrets = [],
      stored,
      bytes,
      people = [],
      exported,
      owner,
      erasedWith,
    } = knownTables.find(({ table }) => table === name)!
    const named = [...key, ...secrets, ...people, ...Object.values(stored ?? {}), ...Object.values(bytes ?? {})]
    expect(columns.map((column) => column.name)).toEqual(expect.arrayContaining(named))
    const holding = columns.filter(({ type }) => type === 'bytea').map((column) => column.name)
    expect(holding, `bytes in ${name}`).toEqual(bytes ? [bytes.content] : [])
    const files = columns.filter((column) => /file|blob|attachment|picture/.test(column.name))
    const said = [stored?.name, bytes?.content, ...words.map((word) => word.replace(`${name}.`, ''))]
    for (const column of files) expect(said, `${name}.${column.name}`).toContain(column.name)
    // What belongs to a company is taken along by it; what is not taken along belongs to nobody.
    expect([exported, erasedWith === 'company'], name).toEqual([owner !== null, owner !== null])
    if (exported) expect(key.length, name).toBeGreaterThan(0)
  }
})

test('no export holds a column that is called like a secret, but for what is said here', async () => {
  /** What names a file, a statement, a row or a generation, and opens nothing. */
  const open = [
    'documents.hash',
    'kept_documents.hash',
    'statement_files.hash',
    'model_answers.hash',
    'trail.hash',
    'trail_heads.hash',
    'issued_statements.hash',
    'signed_assessments.hash',
    'company_keys.generation',
    'sessions.generation',
  ]
  const found = await rows<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
      and column_name ~ 'hash|seal|secret|nonce|wrapped|password|verifier|generation'`,
  )
  const shown = found.filter(({ table, column }) =>
    exportedTables.some((one) => one.table === table && !one.secrets?.includes(column)),
  )
  expect(shown.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(open.sort())
})

test('everything of a company goes with it: each of its tables follows it by the database itself', async () => {
  const kept = await rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (
       select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confdeltype = 'c'
         and k.confrelid = 'companies'::regclass and k.conkey = array[a.attnum])`,
  )
  expect(kept).toEqual([])
})

test('rows come page by page, each once, in whatever kind of key', async () => {
  const { tenant, id } = await aCompany(app)
  const document = crypto.randomUUID()
  await app.database.db.execute(sql`insert into documents (id, company_id, title, extension, mime_type, size, hash, file, document_type, purpose)
    values (${document}, ${id}, 'a.txt', 'txt', 'text/plain', 1, ${document}, ${document}, 'Other', 'other')`)
  await app.database.db.execute(sql`insert into document_pages (document_id, company_id, number, kind, text)
    select ${document}::uuid, ${id}::uuid, n, 'page', 'Page ' || n from generate_series(1, 301) n`)
  const pages = exportedTables.find(({ table }) => table === 'document_pages')!
  const numbers: number[] = []
  for await (const row of rowsOf(tenant, pages)) numbers.push((JSON.parse(row) as { number: number }).number)
  expect(numbers).toEqual(Array.from({ length: 301 }, (_, index) => index + 1))
})

test('a person gets what is stored about them, and nothing about anybody else', async () => {
  const { client, id, user } = await aCompany(app)
  const colleague = await aColleague(app, id)
  await aDocument({ client } as Awaited<ReturnType<typeof aCompany>>, { name: 'mine.txt' })
  const { files, read, text, response } = await archive(client, '/users/me/export/')
  expect(response.headers.get('content-disposition')).toContain('my-data.zip')
  expect(Object.keys(files)[0]).toBe('READ ME.txt')
  expect(read('users.json')).toEqual([expect.objectContaining({ id: user.id, email: user.email, name: 'Ada Sommer' })])
  expect(read('documents.json')).toEqual([expect.objectContaining({ title: 'mine.txt' })])
  expect(read('sessions.json')).toHaveLength(1)
  expect(read('trail.json').map(({ call }) => call)).toEqual([
    'session.register',
    'documents.upload',
    'privacy.exportMine',
  ])
  expect(text).not.toMatch(/argon2|password_hash/)
  expect(text).not.toContain(colleague.email)
})

test('a company gets everything, its files as they were, and no secret', async () => {
  const company = await aCompany(app, { name: 'Seewind AG' })
  const stranger = await aCompany(app, { name: 'Fremd GmbH' })
  const colleague = await aColleague(app, company.id)
  await aDocument(company, { name: 'Bericht über Wind.txt', content: 'Ein Bericht.' })
  await app.client().call(session.forgotPassword, { body: { email: colleague.email } })
  company.client.language = 'de'
  const { files, read, text } = await archive(company.client, '/company/export/')
  expect(files['LIES MICH.txt']).toBeDefined()
  expect(read('companies.json')).toEqual([expect.objectContaining({ name: 'Seewind AG' })])
  expect(read('users.json')).toHaveLength(2)
  const [index] = read('files.json') as { path: string; file: string }[]
  expect(index!.path).toBe('files/0001 Bericht über Wind.txt')
  expect(strFromU8(files[index!.path]!)).toBe('Ein Bericht.')
  expect(read('documents.json')[0]!.file).toBe(index!.file)
  expect(read('mail_links.json')[0]).not.toHaveProperty('hash')
  expect(text).not.toMatch(/argon2|password_hash/)
  expect(text).not.toContain(stranger.id)
  expect(text).not.toContain('Fremd GmbH')
  await expect(colleague.client.call(privacy.exportCompany, {})).rejects.toMatchObject({ status: 403 })
})

test('a download that is only asked about or given up half way leaves everything as it was', async () => {
  const company = await aCompany(app)
  await aDocument(company, { content: Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('hex') })
  const head = await company.client.send('/company/export/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const headers = { authorization: `Bearer ${company.client.access}` }
  const giveUp = new AbortController()
  const response = await fetch(`${app.base}/company/export/`, { headers, signal: giveUp.signal })
  await response.body!.getReader().read()
  giveUp.abort()
  const { files } = await archive(company.client, '/company/export/')
  expect(Object.keys(files).some((name) => name.startsWith('files/0001 '))).toBe(true)
})

test('who erases themselves is gone; what they did stays without a name', async () => {
  const company = await aCompany(app)
  const { id, email, client } = await aColleague(app, company.id)
  const document = await aDocument({ client } as typeof company, { name: 'theirs.txt' })
  await expect(client.call(privacy.eraseMe, { body: { password: 'wrong' } })).rejects.toMatchObject({
    status: 400,
    body: { fields: { password: expect.any(String) } },
  })
  await client.call(privacy.eraseMe, { body: { password } })
  await expect(client.call(session.me, {})).rejects.toMatchObject({ status: 401 })
  await expect(app.client().call(session.login, { body: { email, password } })).rejects.toMatchObject({ status: 401 })
  expect(await count('users', `id = '${id}'`)).toBe(0)
  expect(await count('sessions', `user_id = '${id}'`)).toBe(0)
  expect(await count('documents', `id = '${document.id}' and uploaded_by is null`)).toBe(1)
  const { results } = await company.client.call(privacy.securityTrail, { query: {} })
  expect(results[0]).toMatchObject({ event: 'user.erased', by: { id, name: null }, about: { id, name: null } })
  const everything = await archive(company.client, '/company/export/')
  expect(everything.text).not.toContain(email)
  expect(everything.text).not.toContain('Bo Winter')
})

test('the last administrator cannot go while the company stays; of two at once one stays', async () => {
  const company = await aCompany(app)
  const invited = crypto.randomUUID()
  await app.database.db.execute(sql`insert into users (id, company_id, email, name, role, password_hash, invited_at)
    values (${invited}, ${company.id}, ${`${invited}@example.org`}, 'Neo', 'company_admin', '!', now())`)
  const isLast = { status: 409, body: { code: 'conflict', error: expect.stringContaining('last administrator') } }
  await expect(
    company.client.call(privacy.eraseMe, { body: { password } }),
    'who never joined does not count',
  ).rejects.toMatchObject(isLast)
  const other = await aColleague(app, company.id, 'company_admin')
  const tries = [company.client, other.client].map((client) => client.call(privacy.eraseMe, { body: { password } }))
  const results = await Promise.allSettled(tries)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a company is erased with all that belongs to it, and nothing of another one', async () => {
  const company = await aCompany(app, { name: 'Seewind AG' })
  const stranger = await aCompany(app)
  const colleague = await aColleague(app, company.id)
  await aDocument(company)
  const kept = await aDocument(stranger)
  const erase = (client: ApiClient, body: object) =>
    client.call(privacy.eraseCompany, { body: { password, company_name: 'seewind ag ', ...body } })
  await expect(erase(colleague.client, {})).rejects.toMatchObject({ status: 403 })
  await expect(erase(company.client, { password: 'wrong' })).rejects.toMatchObject({ status: 400 })
  await expect(erase(company.client, { company_name: 'Nordlicht' })).rejects.toMatchObject({
    status: 400,
    body: { fields: { company_name: expect.any(String) } },
  })
  await erase(company.client, {})
  for (const client of [company.client, colleague.client])
    await expect(client.call(session.me, {})).rejects.toMatchObject({ status: 401 })
  for (const { table, owner } of exportedTables) expect(await count(table, `${owner} = '${company.id}'`), table).toBe(0)
  expect(await count('jobs.job', `group_id = '${company.id}' and name not like 'accounts.erase.%'`)).toBe(0)
  await stranger.client.call(contract.documents.get, { params: { id: kept.id } })
})

test('the privacy page is told what the settings say', async () => {
  expect(await app.client().call(privacy.notice, {})).toEqual({
    contact: null,
    recipients: [],
    retention: { sessions: 7, security_trail: 365, mails: 30, deleted_documents: 0 },
  })
})

test('sign-ins in the trail and copies of mails are removed when their time is over', async () => {
  const own = await startApp()
  const { client, user } = await aCompany(own)
  await own.sweep()
  expect((await client.call(privacy.securityTrail, { query: {} })).count).toBe(1)
  own.clock.advance(366 * 86_400_000)
  await own.sweep()
  const { rows: left } = await own.database.db.execute<{ kind: string }>(
    `select kind from trail where about_user = '${user.id}'`,
  )
  expect(left.map(({ kind }) => kind)).toEqual(['account'])
  await own.stop()
})
