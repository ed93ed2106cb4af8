import { contract } from '@esrs/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { iros } from '../../../database/schema/assessment.ts'
import { aCompany, aDocument, refused, startApp, type TestApp } from '../../../testing/index.ts'
import { recordFindings } from '../report/record-findings.ts'
import { record } from '../testing.ts'
import { mostKept } from './decide-iro.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const own = { title: 'Water from the river', type: 'Impact', category: 'Water', priority: 'high' } as const

describe('an IRO that a person writes', () => {
  test('is there for everybody in the company, with who wrote it, and can be changed and deleted', async () => {
    const { client, user } = await aCompany(app)
    const made = await client.call(contract.iro.create, { body: { ...own, esrsTopics: ['E3'] } })
    expect(made).toMatchObject({ ...own, origin: 'manual', status: 'confirmed', edited: [], score: null })
    expect(made.decided_by).toEqual({ id: user.id, name: user.name })
    const params = { id: made.id }
    await client.call(contract.iro.update, { params, body: { title: 'Water from the lake', note: 'The works moved.' } })
    const { impacts } = await client.call(contract.iro.list, {})
    expect(impacts.find(({ id }) => id === made.id)).toMatchObject({
      title: 'Water from the lake',
      note: 'The works moved.',
      edited: [],
    })
    const { changes } = await client.call(contract.iro.history, { params })
    expect(changes.map(({ action }) => action)).toEqual(['edited', 'created'])
    expect(changes[0]!.changes).toEqual([
      { field: 'title', before: 'Water from the river', after: 'Water from the lake' },
      { field: 'note', before: null, after: 'The works moved.' },
    ])
    expect(changes[0]!.by).toEqual({ id: user.id, name: user.name })
    await client.call(contract.iro.remove, { params })
    const left = await client.call(contract.iro.list, {})
    expect(left.impacts.some(({ id }) => id === made.id)).toBe(false)
    // What was done stays known.
    expect((await client.call(contract.iro.history, { params })).changes[0]!.action).toBe('removed')
  })

  test('is decided on as it was seen, and not where somebody has decided since', async () => {
    app.clock.set('2026-06-01T10:00:00Z')
    const { client } = await aCompany(app)
    const { id, version } = await client.call(contract.iro.create, { body: own })
    const params = { id }
    app.clock.set('2026-06-01T10:00:01Z')
    const seen = await client.call(contract.iro.update, { params, body: { version, status: 'in_review' } })
    expect(seen.version).not.toBe(version)
    const late = await refused(client.call(contract.iro.update, { params, body: { version, status: 'rejected' } }))
    expect(late.status).toBe(409)
    const { impacts } = await client.call(contract.iro.list, {})
    expect(impacts.find((iro) => iro.id === id)).toMatchObject({ status: 'in_review', version: seen.version })
  })

  test('has the total of its parts, and a likelihood only while it is potential', async () => {
    const { client } = await aCompany(app)
    const score = { scale: 7, scope: 8, irremediable: 6.5, total: 1, likelihood: 40 }
    const { id, score: actual } = await client.call(contract.iro.create, { body: { ...own, score } })
    expect(actual).toEqual({ scale: 7, scope: 8, irremediable: 6.5, total: 7.2, likelihood: null })
    const potential = await client.call(contract.iro.update, { params: { id }, body: { isPotential: true, score } })
    expect(potential.score).toMatchObject({ likelihood: 40 })
  })

  test('loses a score that says nothing about its new type', async () => {
    const { client } = await aCompany(app)
    const score = { scale: 7, scope: 8, irremediable: null, total: 7.5, likelihood: null }
    const { id } = await client.call(contract.iro.create, { body: { ...own, score } })
    const risk = await client.call(contract.iro.update, { params: { id }, body: { type: 'Risk' } })
    expect(risk).toMatchObject({ type: 'Risk', score: null })
  })

  test('is refused with a sentence where a company keeps very many', async () => {
    const { client } = await aCompany(app)
    const made = await client.call(contract.iro.create, { body: own })
    const row = (await app.database.db.select().from(iros).where(eq(iros.key, made.id)))[0]!
    const more = Array.from({ length: mostKept - 1 }, (_, i) => ({ ...row, key: `${made.id}-${i}` }))
    await app.database.db.insert(iros).values(more)
    const refused = await client.send('/company/iro-analysis/', { method: 'POST', body: own })
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: expect.stringContaining('1000') }])
  })

  test('needs a title and a type', async () => {
    const { client } = await aCompany(app)
    const body = { ...own, title: '  ' }
    await expect(client.call(contract.iro.create, { body })).rejects.toMatchObject({ status: 400 })
  })
})

const standards = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1']

describe('materiality', () => {
  test('is undecided at first, and everything counts', async () => {
    const { client } = await aCompany(app)
    const { topics } = await client.call(contract.iro.materiality, {})
    expect(topics.map(({ code }) => code)).toEqual(standards)
    expect(topics.every(({ material, decided_by }) => material === null && decided_by === null)).toBe(true)
    expect(topics.find(({ code }) => code === 'E1')!.datapoints.counting).toBeGreaterThan(50)
  })

  test('decided as not, with a reason, takes the standard out of the count, and says so at its datapoints', async () => {
    const { client, user } = await aCompany(app)
    const before = await client.call(contract.csrd.progress, {})
    const params = { code: 'E3' }
    await expect(
      client.call(contract.iro.decideMateriality, { params, body: { material: false, reason: ' ' } }),
    ).rejects.toThrow(/why the topic is not material/)
    const reason = 'No site takes water from a stressed area.'
    const topic = await client.call(contract.iro.decideMateriality, { params, body: { material: false, reason } })
    expect(topic).toMatchObject({ code: 'E3', material: false, reason, decided_by: { id: user.id } })
    const unseen = { material: true, based_on: 0 }
    expect((await refused(client.call(contract.iro.decideMateriality, { params, body: unseen }))).status).toBe(409)
    const seen = { material: false, reason, based_on: topic.revision }
    expect(await client.call(contract.iro.decideMateriality, { params, body: seen })).toEqual(topic)
    // How the topic was assessed has to be told all the same (ESRS 1, paragraph 29).
    expect(topic.datapoints).toMatchObject({ counting: 2 })
    const after = await client.call(contract.csrd.progress, {})
    expect(before.data.standards_coverage['ESRS E3']!.outside).toBeNull()
    expect(after.data.standards_coverage['ESRS E3']).toMatchObject({ total: 2, outside: 'not-material' })
    expect(after.data.total_datapoints).toBeLessThan(before.data.total_datapoints)
    expect(after.data.standards_coverage['ESRS E1']).toEqual(before.data.standards_coverage['ESRS E1'])
    const query = { with_values: 'false', control_code: 'E3' } as const
    const { data, filter_options: options } = await client.call(contract.csrd.listDatapoints, { query })
    expect(options.control_codes.filter((one) => one.not_material).map(({ value }) => value)).toEqual(['E3'])
    const policy = data.datapoints.find(({ key }) => key === 'E3-1_01')
    expect(policy?.applicability).toMatchObject({ counts: false, code: 'not-material' })

    await client.call(contract.iro.decideMateriality, { params, body: { material: null } })
    expect(await client.call(contract.csrd.progress, {})).toEqual(before)
    const { changes } = await client.call(contract.iro.materialityHistory, { params })
    expect(changes.map(({ action }) => action)).toEqual(['withdrawn', 'decided'])
    expect(changes[1]!.changes).toContainEqual({ field: 'reason', before: null, after: reason })
  })

  test('belongs to one set and year; another report starts from it as a proposal', async () => {
    const { client } = await aCompany(app)
    const body = { material: false, reason: 'Nothing is bought from there.' }
    await client.call(contract.iro.decideMateriality, { params: { code: 'S2' }, body })
    const { metadata } = await client.call(contract.company.get, {})
    const reporting_year = metadata.reporting_year + 1
    await client.call(contract.company.update, { body: { metadata: { reporting_year } } })
    const { topics } = await client.call(contract.iro.materiality, {})
    expect(topics.find(({ code }) => code === 'S2')).toMatchObject({
      material: null,
      proposed: false,
      proposed_reason: `Decided as not material for ${metadata.reporting_year}. ${body.reason}`,
    })
  })

  test('is not asked for by the voluntary standard', async () => {
    const { client } = await aCompany(app)
    await client.call(contract.company.update, { body: { metadata: { standard_set: 'vs-2026' } } })
    expect(await client.call(contract.iro.materiality, {})).toEqual({ topics: [] })
    const body = { material: true }
    await expect(client.call(contract.iro.decideMateriality, { params: { code: 'E1' }, body })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('of another company is its own', async () => {
    const [ours, theirs] = [await aCompany(app), await aCompany(app)]
    const body = { material: false, reason: 'Only ours.' }
    await ours.client.call(contract.iro.decideMateriality, { params: { code: 'E4' }, body })
    const { topics } = await theirs.client.call(contract.iro.materiality, {})
    expect(topics.find(({ code }) => code === 'E4')).toMatchObject({ material: null, reason: '' })
    const { changes } = await theirs.client.call(contract.iro.materialityHistory, { params: { code: 'E4' } })
    expect(changes).toEqual([])
  })

  test('is proposed in the words of a document, and no more when the document is gone', async () => {
    const company = await aCompany(app)
    const document = await aDocument(company)
    const place = { page: 7, sheet: null, cell: null, paragraph: null, start: 0, end: 9 }
    const boxes = [{ x: 50, y: 60, width: 200, height: 10 }]
    const omissions = [
      {
        subject: 'E4',
        kind: 'not_material' as const,
        excerpt: 'E4 Biodiversity: not material',
        place: { ...place, boxes, valueStart: null, valueEnd: null, valueBox: null },
      },
    ]
    const recorded = { findings: [], others: [], omissions }
    await company.tenant.transaction((inside) => recordFindings(inside, document.id, recorded))
    const find = async () =>
      (await company.client.call(contract.iro.materiality, {})).topics.find(({ code }) => code === 'E4')!
    expect(await find()).toMatchObject({
      material: null,
      proposed: false,
      evidence: [{ document_id: document.id, page: 7, text: 'E4 Biodiversity: not material', place: { boxes } }],
    })
    await record(company, document.id, [])
    expect((await find()).evidence).toEqual([])
  })
})
