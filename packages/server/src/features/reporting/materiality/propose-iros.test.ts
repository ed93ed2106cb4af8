import { contract, type Iro } from '@esrs/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aCompany, aDocument, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'
import { aCandidate, record } from '../testing.ts'

// Entries that the analysis proposes, and what becomes of them when a person has decided.

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const said = (tonnes: number) => `Gross Scope 1 emissions were ${tonnes} tCO2e in 2025.`
const excerpt = said(5218)
const found = (number = 5218) =>
  aCandidate({ datapoint: 'E1-6_07', number, unit: 'tCO2e', excerpt: said(number), reason: sentence })
const sentence = { source: 'sentence' as const, matched: 'Scope 1', missing: [] }

const list = async ({ client }: TestCompany): Promise<Iro[]> => (await client.call(contract.iro.list, {})).impacts
const reported = (iros: Iro[]) => iros.find(({ excerpts }) => excerpts.includes(excerpt))

/** A company whose document states its emissions, and the entry that follows. */
async function given() {
  const company = await aCompany(app)
  await company.client.call(contract.company.info, {
    body: { industry: 'manufacturing', companySize: 'large', reportScope: 'group' },
  })
  const document = await aDocument(company)
  await record(company, document.id, [found()])
  const iro = reported(await list(company))!
  return { company, document, iro, params: { id: iro.id } }
}

describe('what is proposed', () => {
  test('rests on the words of a document or on the industry, with score and reason', async () => {
    const { company, document, iro } = await given()
    expect(iro).toMatchObject({ origin: 'proposed', status: 'proposed', edited: [], outdated: false, decided_by: null })
    const boxes = [{ x: 50, y: 60, width: 200, height: 10 }]
    const about = 'Gross Scope 1 GHG emissions'
    const at = excerpt.indexOf('5218')
    const place = {
      sheet: null,
      cell: null,
      paragraph: null,
      value_at: { start: at, end: at + 4 },
      boxes,
      value_box: null,
    }
    const quoted = { document_id: document.id, filename: document.title, page: 3, text: excerpt, about, place }
    expect(iro.evidence).toContainEqual(quoted)
    expect(iro.excerpts).toEqual(iro.evidence.map(({ text }) => text))
    expect(iro.esrsTopics[0]).toBe('E1')
    expect(iro.reason).not.toBe('')
    const all = await list(company)
    const order = { high: 0, medium: 1, low: 2 }
    const ranks = all.map(({ priority }) => order[priority])
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    // Twice the same question, twice the same answer; asking for it anew changes nothing either.
    expect(await list(company)).toEqual(all)
    expect((await company.client.call(contract.iro.refresh, {})).impacts).toEqual(all)
  })

  test('follows the document when it goes', async () => {
    const { company, document } = await given()
    await company.client.call(contract.documents.remove, { params: { id: document.id } })
    const excerpts = (await list(company)).flatMap(({ evidence }) => evidence)
    expect(excerpts).toEqual([])
  })

  test('reads the words that it quotes and no others, however much documents say', async () => {
    const { company, iro } = await given()
    const words = 'The same was said at length. '.repeat(40)
    for (let document = 0; document < 6; document += 1) {
      const { id } = await aDocument(company)
      const many = Array.from({ length: 10 }, () => ({ ...found(), excerpt: words, score: 0.3 }))
      await record(company, id, many)
    }
    const asked = vi.spyOn(pg.Pool.prototype, 'query')
    const again = reported(await list(company))!
    const answers = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<pg.QueryResult>))
    asked.mockRestore()
    const told = answers.flatMap(({ rows }) => rows as unknown[]).filter((row) => JSON.stringify(row).includes(words))
    expect(again.evidence.map(({ text }) => text)).toEqual([excerpt, words])
    expect(told).toHaveLength(1)
    expect(again.score).toEqual(iro.score)
  })

  test('leaves out a topic that was decided to be not material', async () => {
    const { company } = await given()
    const body = { material: false, reason: 'For this test.' }
    await company.client.call(contract.iro.decideMateriality, { params: { code: 'E1' }, body })
    expect((await list(company)).filter(({ esrsTopics }) => esrsTopics[0] === 'E1')).toEqual([])
  })

  test('comes in the language asked for', async () => {
    const { company, iro } = await given()
    const response = await company.client.send(contract.iro.list.path, { headers: { 'accept-language': 'de' } })
    const { impacts } = (await response.json()) as { impacts: Iro[] }
    const german = impacts.find(({ id }) => id === iro.id)!
    expect(german.category).toBe('Klimawandel')
    expect(german.title).not.toBe(iro.title)
    expect(german.score).toEqual(iro.score)
  })
})

describe('what a person has decided', () => {
  test('stays when the values that gave reason are gone, without words of a document that is', async () => {
    const { company, document, iro, params } = await given()
    await company.client.call(contract.iro.update, { params, body: { status: 'confirmed' } })
    await company.client.call(contract.documents.remove, { params: { id: document.id } })
    const kept = (await list(company)).find(({ id }) => id === iro.id)!
    expect(kept).toMatchObject({ status: 'confirmed', title: iro.title, score: iro.score, evidence: [], excerpts: [] })
  })

  test('is named in the language of the reader also where it was rejected', async () => {
    const { company, iro, params } = await given()
    await company.client.call(contract.iro.update, { params, body: { status: 'rejected', note: 'Sold.' } })
    const told = async () => (await company.client.call(contract.materiality.log, {})).entries[0]!.about
    expect(await told()).toBe(iro.title)
    company.client.language = 'de'
    expect(await told()).toBe((await list(company)).find(({ id }) => id === iro.id)!.title)
    expect(await told()).not.toBe(iro.title)
  })

  test('does not come back once it is rejected, whatever is analysed again', async () => {
    const { company, document, iro, params } = await given()
    await company.client.call(contract.iro.update, { params, body: { status: 'rejected', note: 'Sold.' } })
    await record(company, document.id, [found()])
    const again = (await list(company)).filter(({ id }) => id === iro.id)
    expect(again).toMatchObject([{ status: 'rejected', note: 'Sold.' }])
    expect((await list(company)).at(-1)!.id).toBe(iro.id)
    const { topics } = await company.client.call(contract.iro.materiality, {})
    const standing = (await list(company)).filter(
      ({ status, esrsTopics }) => status !== 'rejected' && esrsTopics.some((code) => code.startsWith('E1')),
    )
    expect(topics.find(({ code }) => code === 'E1')!.iros).toBe(standing.length)
  })

  test('is theirs in their words; the rest stays in the language of the reader', async () => {
    const { company, iro, params } = await given()
    const changed = await company.client.call(contract.iro.update, {
      params,
      body: { title: 'Gas in our ovens', description: iro.description },
    })
    expect(changed).toMatchObject({ title: 'Gas in our ovens', edited: ['title'], status: 'proposed' })
    const response = await company.client.send(contract.iro.list.path, { headers: { 'accept-language': 'de' } })
    const { impacts } = (await response.json()) as { impacts: Iro[] }
    const german = impacts.find(({ id }) => id === iro.id)!
    expect(german.title).toBe('Gas in our ovens')
    expect(german.category).toBe('Klimawandel')
  })

  test('keeps its place', async () => {
    const { company } = await given()
    const before = (await list(company)).map(({ id }) => id)
    const params = { id: before.at(-2)! }
    await company.client.call(contract.iro.update, { params, body: { status: 'confirmed' } })
    expect((await list(company)).map(({ id }) => id)).toEqual(before)
  })

  test('is marked where the analysis says something else by now, and can be taken anew', async () => {
    const { company, document, iro, params } = await given()
    await company.client.call(contract.iro.update, { params, body: { title: 'Ours', status: 'confirmed' } })
    // A thousand times as much: the scope of the impact follows the figure.
    await record(company, document.id, [found(5_218_000)])
    const marked = (await list(company)).find(({ id }) => id === iro.id)!
    expect(marked).toMatchObject({ outdated: true, title: 'Ours', score: iro.score })
    const adopted = await company.client.call(contract.iro.update, { params, body: { adopt: true } })
    expect(adopted).toMatchObject({ outdated: false, title: iro.title, edited: [], status: 'confirmed' })
    expect(adopted.score).not.toEqual(iro.score)
    const { changes } = await company.client.call(contract.iro.history, { params })
    expect(changes.map(({ action }) => action)).toEqual(['adopted', 'edited'])
  })

  test('follows the analysis again once it is taken back altogether', async () => {
    const { company, document, iro, params } = await given()
    await company.client.call(contract.iro.update, { params, body: { status: 'confirmed' } })
    await company.client.call(contract.iro.update, { params, body: { status: 'proposed' } })
    expect(reported(await list(company))).toEqual(iro)
    await company.client.call(contract.documents.remove, { params: { id: document.id } })
    expect((await list(company)).filter(({ id }) => id === iro.id)).toEqual([])
    const { changes } = await company.client.call(contract.iro.history, { params })
    expect(changes.map(({ action }) => action)).toEqual(['status', 'status'])
  })

  test('cannot be deleted, only rejected', async () => {
    const { company, params } = await given()
    await expect(company.client.call(contract.iro.remove, { params })).rejects.toMatchObject({ status: 409 })
    await company.client.call(contract.iro.update, { params, body: { status: 'confirmed' } })
    await expect(company.client.call(contract.iro.remove, { params })).rejects.toMatchObject({ status: 409 })
  })

  test('is kept once, however many decide at the same time', async () => {
    const { company, iro, params } = await given()
    const bodies = [{ title: 'One' }, { note: 'Two' }, { status: 'in_review' as const }, { priority: 'low' as const }]
    await Promise.all(bodies.map((body) => company.client.call(contract.iro.update, { params, body })))
    const kept = (await list(company)).filter(({ id }) => id === iro.id)
    expect(kept).toMatchObject([{ title: 'One', note: 'Two', status: 'in_review', priority: 'low' }])
    const { changes } = await company.client.call(contract.iro.history, { params })
    expect(changes).toHaveLength(iro.priority === 'low' ? 3 : 4)
  })

  test('belongs to its company', async () => {
    const [ours, theirs] = [await given(), await given()]
    await ours.company.client.call(contract.iro.update, { params: ours.params, body: { title: 'Only ours' } })
    expect((await list(theirs.company)).map(({ title }) => title)).not.toContain('Only ours')
    const { changes } = await theirs.company.client.call(contract.iro.history, { params: ours.params })
    expect(changes).toEqual([])
  })
})
