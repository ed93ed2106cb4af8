import { createHash } from 'node:crypto'
import { contract, paragraphOf, type RichText, type Statement } from '@esrs/contract'
import { hostile } from '@esrs/reports/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiFailure, aCompany, password, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'
import { aCandidate, analysed } from '../reporting/testing.ts'

/** Why what is missing is left out, as the statement says it to readers. */
const leftOut = { en: 'Not available yet.', de: 'Noch nicht verfügbar.' }

const { report, csrd, iro, documents } = contract
const storable = hostile.filter((text) => !/[\0\p{Cs}]/u.test(text))

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app, { name: 'Nordlicht GmbH', person: 'Ada Sommer' })
  await company.client.call(contract.company.update, {
    body: { metadata: { standard_set: 'esrs-2023', reporting_year: 2025 } },
  })
})

const decide = (key: string, value: string) => {
  app.clock.advance(1000)
  return company.client.call(csrd.updateDatapoint, { params: { key }, body: { value } })
}
const chapter = async (code: string) => (await company.client.call(report.chapter, { params: { code } })).chapter
const blocks = async (code: string) =>
  (await chapter(code.split('-')[0]!)).requirements.find((one) => one.code === code)?.blocks ?? []
const paragraph = (text: string): RichText => [{ type: 'paragraph', content: [{ type: 'text', text }] }]
const write = (id: string, text: RichText | null, base: number | null, language: 'en' | 'de' = 'en') =>
  company.client.call(report.writeText, { params: { id }, body: { language, text, base } })
const review = () => company.client.call(report.review, {})
const confirm = () =>
  company.client.call(report.confirm, { body: { reason: 'Known and accepted.', left_out: leftOut } })
const issue = () => company.client.call(report.issue, { body: { note: '' } })
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
      return { status: error.status, ...error.body }
    },
  )
const kindsOf = (found: Awaited<ReturnType<typeof review>>) => found.items.map(({ kind }) => kind)
const frozen = async () => {
  const { rows } = await app.database.db.execute<{ statement: string; hash: string }>(
    `select statement, hash from issued_statements where company_id = '${company.id}' order by number`,
  )
  return rows.map(({ statement, hash }) => ({
    hash,
    bytes: createHash('sha256').update(statement).digest('hex'),
    statement: JSON.parse(statement) as Statement,
  }))
}

describe('the draft', () => {
  test('says what was decided with its source, and nothing that was only proposed', async () => {
    await analysed(company, [
      aCandidate({ number: 12_345 }),
      aCandidate({ number: 13_000, year: 2024, role: 'prior' }),
      aCandidate({ datapoint: 'E1-6_07', number: 77, unit: 'tCO2e' }),
    ])
    await decide('E1-5_01', '12345')
    const { facts } = await company.client.call(report.chapter, { params: { code: 'E1' } })
    expect(facts.map(({ id, value, unit }) => [id, value, unit])).toEqual([
      ['E1-5_01', '12345', 'MWh'],
      ['E1-5_01@2024', '13000', 'MWh'],
    ])
    expect(facts[0]).toMatchObject({
      decision: { by: 'Ada Sommer', at: expect.stringMatching(/^2026-06-01T/) },
      evidence: [{ page: 3, excerpt: 'In total 12345 MWh were counted.' }],
    })
    expect(facts[0]!.evidence[0]!.sha256).toMatch(/^[0-9a-f]{64}$/)
    const outline = await company.client.call(report.outline, {})
    expect(outline).toMatchObject({ set: 'esrs-2023', year: 2025, facts: 2 })
    expect(outline.gaps).toBeGreaterThan(100)
    expect(await failure(company.client.call(report.chapter, { params: { code: 'X9' } }))).toMatchObject({
      status: 404,
    })
  })

  test('leaves out what is not material, with its explanation, and says what is left out or stands elsewhere', async () => {
    const reason = 'No site takes water from a stressed area.'
    await company.client.call(iro.decideMateriality, { params: { code: 'E3' }, body: { material: false, reason } })
    expect(await chapter('E3')).toMatchObject({ state: 'not-material' })
    const explained = async () => (await chapter('E3')).explanation
    expect(JSON.stringify((await explained())!.en)).toContain(reason)
    expect((await explained())!.de).toBeNull()
    const text = [paragraphOf('Kein Standort entnimmt Wasser aus einem Gebiet mit Wasserstress.')]
    const german = { language: 'de' as const, text, base: null }
    await company.client.call(report.writeText, { params: { id: 'E3.explanation' }, body: german })
    expect(await explained()).toMatchObject({ de: text, edited: { en: null, de: expect.any(String) } })
    for (const id of ['IRO-1.assessment-process', 'E1-5_01.footnote', 'S1-6_02#female.footnote'])
      await company.client.call(report.writeText, { params: { id }, body: german })
    const unknown = company.client.call(report.writeText, { params: { id: 'E1-5_9999.footnote' }, body: german })
    expect(await failure(unknown)).toMatchObject({ status: 404 })
    const explain = (datapoint: string, explanation: Parameters<typeof sent>[0]) =>
      company.client.call(report.explain, { params: { datapoint }, body: sent(explanation) })
    const sent = (
      explanation:
        | { kind: 'omitted'; reason: string }
        | { kind: 'reference'; document: string; page: number | null }
        | null,
    ) => ({ explanation })
    await explain('E1-5_01', { kind: 'omitted', reason: 'Not yet metered.' })
    await explain('E1-5_02', { kind: 'reference', document: 'Annual report', page: 12 })
    const types = async () => (await blocks('E1-5')).map(({ type }) => type)
    expect(await types()).toEqual(expect.arrayContaining(['omitted', 'reference', 'gap']))
    await explain('E1-5_01', null)
    expect(await types()).not.toContain('omitted')
    const { lists } = { lists: await company.client.call(report.lists, {}) }
    expect(lists.not_material.map(({ code }) => code)).toEqual(['E3'])
    const gaps = lists.gaps.find(({ code }) => code === 'E1-5')?.datapoints.map(({ datapoint }) => datapoint)
    expect(gaps).toContain('E1-5_01')
    expect(gaps).not.toContain('E1-5_02')
    expect(await failure(explain('E1-5_9999', null))).toMatchObject({ status: 404 })
    const together = (datapoints: string[], explanation: Parameters<typeof sent>[0]) =>
      company.client.call(report.explainTogether, { body: { datapoints, ...sent(explanation) } })
    const omitted = { kind: 'omitted' as const, reason: 'None of it is material for what we do.' }
    expect(await failure(together([...gaps!, 'E1-5_9999'], omitted))).toMatchObject({ status: 404 })
    expect(await types()).toContain('gap')
    await together([...gaps!, gaps![0]!], omitted)
    expect(await types()).not.toContain('gap')
    expect((await blocks('E1-5')).filter(({ type }) => type === 'omitted')).toHaveLength(gaps!.length)
    await together(gaps!, null)
    expect(await types()).toContain('gap')
  })
})

describe('texts', () => {
  test('replace the draft, stand beside it, and go back to it', async () => {
    await decide('E1-7_03', 'no')
    const drafted = (await blocks('E1-7'))[0]!
    expect(drafted).toMatchObject({ type: 'text', id: 'E1-7.text', edited: { en: null } })
    const first = await write('E1-7.text', paragraph('We buy none.'), null)
    expect(first).toMatchObject({ by: 'Ada Sommer', language: 'en' })
    await write('E1-7+1', paragraph('And this too.'), null)
    expect((await blocks('E1-7')).filter(({ type }) => type === 'text')).toMatchObject([
      { id: 'E1-7.text', texts: { en: paragraph('We buy none.') }, edited: { en: first.at, de: null } },
      { id: 'E1-7+1', texts: { en: paragraph('And this too.'), de: null } },
    ])
    const { texts } = await company.client.call(report.chapter, { params: { code: 'E1' } })
    expect(texts['E1-7.text']).toEqual({ en: first.id })
    await write('E1-7.text', null, first.id)
    expect((await blocks('E1-7'))[0]).toEqual(drafted)
    const query = { language: 'en' as const }
    const { versions } = await company.client.call(report.textVersions, { params: { id: 'E1-7.text' }, query })
    expect(versions.map(({ text }) => text)).toEqual([null, paragraph('We buy none.')])
  })

  test('are not overwritten by who has not seen them', async () => {
    const { id } = await write('E1-5+1', paragraph('Mine.'), null)
    expect(await failure(write('E1-5+1', paragraph('Theirs.'), null))).toMatchObject({ status: 409, code: 'conflict' })
    expect(await failure(write('E1-5+1', paragraph('Theirs.'), id + 1000))).toMatchObject({ status: 409 })
    const both = await Promise.all([1, 2].map((n) => failure(write('E1-5+1', paragraph(`At once ${n}.`), id))))
    expect(both.filter((one) => one === null)).toHaveLength(1)
  })

  test('stay when the values that they were drafted from go', async () => {
    await decide('E1-5_01', '12 MWh')
    await write('E1-5.text', paragraph('We counted.'), null)
    await decide('E1-5_01', '')
    const found = await blocks('E1-5')
    expect(found.find(({ id }) => id === 'E1-5.text')).toMatchObject({ datapoints: [] })
    expect(found.find(({ type }) => type === 'gap')!.datapoints).toContain('E1-5_01')
  })

  test.each(['X9-1.text', 'E1-5+0', 'E1-5+', 'nonsense', '../../etc', 'E1-5.figures'])('%s is no text', async (id) => {
    expect(await failure(write(id, [], null))).toMatchObject({ status: 404 })
  })

  test.each(storable.map((words) => [words.slice(0, 30), words]))('take any words as words: %j', async (_, words) => {
    await write('E1-5+1', paragraph(words), null)
    expect((await blocks('E1-5')).find(({ id }) => id === 'E1-5+1')).toMatchObject({ texts: { en: paragraph(words) } })
  })

  test('say names in another language, under blocks of their own', async () => {
    expect(await company.client.call(report.words, {})).toEqual({ words: [] })
    const write = (id: string, base: number | null) =>
      company.client.call(report.writeText, {
        params: { id },
        body: { language: 'de', text: [paragraphOf('Betriebsrat Nord')], base },
      })
    const { id: version } = await write('words.0123456789abcdef', null)
    expect((await write('words.0123456789abcdef', version)).text).toEqual([paragraphOf('Betriebsrat Nord')])
    await expect(write('words.of-somebody', null)).rejects.toMatchObject({ status: 404 })
  })
  test('refuse a link to a program', async () => {
    const link = [{ type: 'paragraph', content: [{ type: 'link', text: 'x', href: 'javascript:alert(1)' }] }]
    expect(await failure(write('E1-5+1', link as unknown as RichText, null))).toMatchObject({ status: 400 })
  })
})

describe('the final review', () => {
  test('lists what is open, and is confirmed by administrators with a reason', async () => {
    const gapsBefore = (await review()).items.find(({ kind }) => kind === 'gap')!.count
    await analysed(company, [
      aCandidate({ number: 12_345 }),
      aCandidate({ datapoint: 'E1-6_07', number: 77, unit: 'tCO2e', year: 2023 }),
      // Voluntary: it waits in the list, and not in the way of the report.
      aCandidate({ datapoint: 'E1-6_20', number: 12, unit: '%' }),
    ])
    await analysed(company, [aCandidate({ number: 99 })])
    expect((await review()).facts).toBe(0)
    expect(await failure(confirm())).toMatchObject({ status: 409 })
    await decide('E1-5_03', '5 MWh')
    await write('E1-5+1', paragraph('Only in English.'), null)
    const found = await review()
    expect(found).toMatchObject({ confirmation: null, withdrawn: null, can_confirm: true, facts: 1 })
    expect(kindsOf(found)).toEqual(['proposed', 'conflict', 'other-year', 'topic', 'gap', 'text', 'lei'])
    const item = (kind: string) => found.items.find((one) => one.kind === kind)!
    expect(
      item('proposed')
        .examples.map(({ key }) => key)
        .sort(),
    ).toEqual(['E1-5_01'])
    const { breakdown } = (await company.client.call(csrd.progress, {})).data
    expect(item('proposed').count).toBe(breakdown.proposed)
    const list = await company.client.call(csrd.listDatapoints, { query: { state: 'to_check' } })
    expect(list.data.datapoints.map(({ key }) => key)).toEqual(['E1-5_01', 'E1-6_20'])
    expect(item('other-year').examples.map(({ key }) => key)).toEqual(['E1-6_07'])
    // What waits for a decision is no gap as well: two proposals and one decided value are missing no more.
    expect(item('gap').count).toBe(gapsBefore - 3)
    expect(item('text').examples[0]).toMatchObject({ key: 'E1-5' })
    expect(await failure(company.client.call(report.confirm, { body: {} }))).toMatchObject({
      status: 400,
      fields: { reason: expect.stringMatching(/Say why/) },
    })
    const half = { reason: 'Known.', left_out: { en: 'Not yet.', de: '' } }
    expect(await failure(company.client.call(report.confirm, { body: half }))).toMatchObject({
      status: 400,
      fields: { left_out: expect.stringMatching(/in each language/) },
    })
    expect((await confirm()).confirmation).toMatchObject({ by: 'Ada Sommer', reason: 'Known and accepted.' })
  })

  test.each<[string, () => Promise<unknown>, number]>([
    ['a value', () => decide('E1-5_01', '13 MWh'), 1],
    ['a text', () => write('E1-5.text', paragraph('Otherwise.'), null), 2],
    ['another value', () => decide('E1-5_03', '1 MWh'), 1],
    [
      'a topic',
      () =>
        company.client.call(iro.decideMateriality, {
          params: { code: 'E4' },
          body: { material: false, reason: 'No.' },
        }),
      2,
    ],
    ['a setting', () => company.client.call(contract.company.update, { body: { address: 'Elsewhere 1' } }), 1],
  ])('is taken back by a change of %s', async (_, change, changes) => {
    await decide('E1-5_01', '12 MWh')
    await confirm()
    expect((await review()).confirmation).not.toBeNull()
    await change()
    const after = await review()
    expect(after.confirmation).toBeNull()
    expect(after.withdrawn).toMatchObject({ by: 'Ada Sommer', changes })
    expect(await failure(issue())).toMatchObject({ status: 409 })
  })

  test('is withdrawn by a person', async () => {
    await decide('E1-5_01', '12 MWh')
    await confirm()
    expect(await company.client.call(report.withdraw, {})).toMatchObject({ confirmation: null, withdrawn: null })
    expect(await failure(issue())).toMatchObject({ status: 409 })
  })
})

describe('an issued version', () => {
  test('has no gaps: what is missing is left out with the reason that readers are told', async () => {
    await decide('E1-5_01', '12 MWh')
    await confirm()
    await issue()
    const [{ statement } = { statement: null }] = await frozen()
    const found = statement!.chapters.flatMap(({ requirements }) => requirements).flatMap(({ blocks }) => blocks)
    expect(found.some(({ type }) => type === 'gap')).toBe(false)
    expect(
      found.filter((block) => block.type === 'omitted' && block.explanation.de === leftOut.de).length,
    ).toBeGreaterThan(50)
    expect(await failure(issue())).toMatchObject({ status: 409, error: expect.stringContaining('Nothing has changed') })
  })

  test('stays as it was, whatever becomes of values, texts and documents', async () => {
    const id = await analysed(company, [aCandidate({ number: 12_345 })])
    await decide('E1-5_01', '12345')
    await write('E1-5.text', paragraph('We counted.'), null)
    await confirm()
    const first = await issue()
    expect(first).toMatchObject({ number: 1, by: 'Ada Sommer', facts: 1, languages: ['en', 'de'] })
    expect(await company.client.call(documents.removal, { params: { id } })).toMatchObject({ issued: true })
    await company.client.call(documents.remove, { params: { id } })
    await decide('E1-5_01', '14 MWh')
    const { versions } = await company.client.call(report.textVersions, {
      params: { id: 'E1-5.text' },
      query: { language: 'en' },
    })
    await write('E1-5.text', paragraph('We counted again.'), versions[0]!.id)
    await confirm()
    expect(await issue()).toMatchObject({ number: 2 })
    const [one, two] = await frozen()
    expect(one).toMatchObject({ hash: first.sha256, bytes: first.sha256 })
    expect(one!.statement.facts[0]).toMatchObject({ value: '12345', evidence: [{ document_id: id }] })
    const response = await company.client.send('/report/versions/1/')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(first.sha256)
    expect(two!.statement.issue).toMatchObject({ number: 2 })
    const compared = await company.client.call(report.compare, { params: { number: 1 }, query: { with: 2 } })
    expect(compared.facts).toMatchObject([{ id: 'E1-5_01', before: '12,345\u00a0MWh', after: '14\u00a0MWh' }])
    expect(compared.texts).toMatchObject([{ block: 'E1-5.text', before: 'We counted.', after: 'We counted again.' }])
    expect(await company.client.call(report.compare, { params: { number: 2 }, query: {} })).toEqual({
      facts: [],
      texts: [],
    })
    const listed = await company.client.call(report.versions, {})
    expect(listed.versions.map(({ number, sha256 }) => [number, sha256])).toEqual([
      [2, two!.hash],
      [1, one!.hash],
    ])
  })

  test('is not issued twice when nothing has changed', async () => {
    await decide('E1-5_01', '12 MWh')
    await confirm()
    const both = await Promise.all([failure(issue()), failure(issue())])
    expect(both.map((one) => one?.error ?? null).sort()).toEqual(['Nothing has changed since version 1.', null])
  })

  test('outlives the person who issued it, and keeps their name', async () => {
    await decide('E1-5_01', '12 MWh')
    await write('E1-5+1', paragraph('Mine.'), null)
    await confirm()
    const { sha256 } = await issue()
    const successor = crypto.randomUUID()
    await app.database.db.execute(`
      insert into users (id, company_id, email, name, role, password_hash)
      select '${successor}', company_id, '${successor}@example.org', 'Bo Winter', role, password_hash from users
      where id = '${company.user.id}'`)
    await company.client.call(contract.privacy.eraseMe, { body: { password } })
    const { client } = company
    const email = `${successor}@example.org`
    client.access = (await client.call(contract.session.login, { body: { email, password } })).access
    const { versions } = await client.call(report.versions, {})
    expect(versions).toMatchObject([{ by: 'Ada Sommer', sha256 }])
    const query = { language: 'en' as const }
    const texts = await client.call(report.textVersions, { params: { id: 'E1-5+1' }, query })
    expect(texts.versions).toMatchObject([{ by: null }])
    expect((await review()).confirmation).toMatchObject({ by: null })
  })

  test.each([
    `update issued_statements set note = 'other'`,
    `delete from issued_statements`,
    `truncate issued_statements`,
    `update kept_documents set title = 'other'`,
    `delete from kept_documents`,
  ])('nobody can do: %s', async (statement) => {
    await analysed(company, [aCandidate({ number: 12_345 })])
    await decide('E1-5_01', '12345')
    await confirm()
    await issue()
    await expect(app.database.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/only ever added to/) },
    })
  })
})
