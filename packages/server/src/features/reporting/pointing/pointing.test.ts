import { contract } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ApiFailure,
  aCompany,
  aDocument,
  ended,
  startApp,
  type TestApp,
  type TestCompany,
} from '../../../testing/index.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterAll(() => app.stop())

const { nearest, figures, take, setAbsent, removeAbsent } = contract.pointing
const key = 'E3-4_11'
/** Names of a company's own, which no standard and no vocabulary of the analysis holds. */
const report = (year: number, figure: string) =>
  `Environmental data ${year}\n\nBrunnen Nord und Süd, Entnahme ${year}: ${figure} m³\nKantine, Gerichte: 4.100 Portionen\n`

const read = async (name: string, text: string) => {
  const { id } = await aDocument(company, { name, content: text })
  return ended(company, id)
}
const reportOn = (year: number) =>
  company.client.call(contract.company.update, { body: { metadata: { reporting_year: year } } })
const near = async () => (await company.client.call(nearest, { params: { key } })).data
const value = () => company.client.call(contract.csrd.datapoint, { params: { key } })

test('says how much was looked through, and shows what stands nearest', async () => {
  expect(await near()).toEqual({ documents: 0, pages: 0, not_indexed: 0, absence: null, computed: null, places: [] })
  await read('umwelt-2025.txt', report(2025, '51.240'))
  const { documents, pages, places } = await near()
  expect({ documents, pages }).toEqual({ documents: 1, pages: 1 })
  expect(places[0]).toMatchObject({ kind: 'figure', number: 51240, unit: 'm3', filename: 'umwelt-2025.txt' })
})

test('a figure that a person points at becomes the value with its place, and the same row of the next document is known', async () => {
  await reportOn(2024)
  const { id } = await read('umwelt-2024.txt', report(2024, '51.240'))
  const page = { document: id, page: 1 }
  const { data } = await company.client.call(figures, { params: { key }, query: page })
  const pointed = data.figures.find(({ number }) => number === 51240)!
  expect(pointed).toMatchObject({ unit: 'm3', unit_read: 'stated' })
  const taken = await company.client.call(take, {
    params: { key },
    body: { ...page, start: pointed.start, end: pointed.end },
  })
  expect(taken).toMatchObject({ status: 'accepted', number: 51240, unit: 'm3', year: 2024 })
  expect(taken.evidence[0]).toMatchObject({ document_id: id, page: 1, value: '51240' })
  expect(taken.evidence[0]!.excerpt).toContain('51.240')
  const { changes } = (await company.client.call(contract.history.list, { params: { key }, query: {} })).data
  expect(changes[0]).toMatchObject({ action: 'pointed', by: { is_you: true } })

  // Analysed again, the document keeps what was pointed at.
  await company.client.call(contract.documents.reanalyse, { params: { id } })
  await ended(company, id)
  expect(await value()).toMatchObject({ status: 'accepted', number: 51240 })

  await reportOn(2025)
  await read('umwelt-2025.txt', report(2025, '48.350'))
  expect(await value()).toMatchObject({ status: 'proposed', number: 48350, unit: 'm3', year: 2025 })
})

test('what has been decided since it was looked at is not pointed over', async () => {
  const { id } = await read('umwelt-2025.txt', report(2025, '51.240'))
  const [place] = (await near()).places
  const { version } = await value()
  await company.client.call(contract.csrd.updateDatapoint, { params: { key }, body: { value: '7 m³' } })
  const body = { document: id, page: 1, start: place!.start, end: place!.end, version }
  await expect(company.client.call(take, { params: { key }, body })).rejects.toMatchObject({
    body: { code: 'conflict' },
  })
  expect(await value()).toMatchObject({ status: 'corrected', number: 7 })
})

test('what a person corrects of it is theirs, and undone it is gone', async () => {
  const { id } = await read('umwelt-2025.txt', report(2025, '51.240'))
  const [place] = (await near()).places
  const body = { document: id, page: 1, start: place!.start, end: place!.end, value: '51 250 m³' }
  expect(await company.client.call(take, { params: { key }, body })).toMatchObject({
    status: 'corrected',
    number: 51250,
  })
  const [change] = (await company.client.call(contract.history.list, { params: { key }, query: {} })).data.changes
  const restore = { change: change!.id, side: 'before' } as const
  await company.client.call(contract.history.restore, { params: { key }, body: restore })
  expect((await value()).status).toBe('missing')
})

test('figures that stand apart are added, each with its place, and only of one unit', async () => {
  await reportOn(2025)
  const text = `${report(2025, '51.240')}\nBrunnen West, Entnahme 2025: 8.760,5 m³\nPumpen, Strom 2025: 7.300 kWh\n`
  const { id } = await read('umwelt-2025-brunnen.txt', text)
  const page = { document: id, page: 1 }
  const { data } = await company.client.call(figures, { params: { key }, query: page })
  const at = (number: number) => {
    const { start, end } = data.figures.find((one) => one.number === number)!
    return { ...page, start, end }
  }
  const [north, west, power] = [at(51_240), at(8760.5), at(7300)]
  const refused = company.client.call(take, { params: { key }, body: { ...north, add: [power] } })
  await expect(refused).rejects.toMatchObject({ body: { code: 'invalid_input' } })
  const taken = await company.client.call(take, { params: { key }, body: { ...north, add: [west] } })
  expect(taken).toMatchObject({ status: 'corrected', number: 60_000.5, unit: 'm3', year: 2025 })
  expect(taken.why_is_this_the_answer).toBe('Sum: 51.240 m³ + 8.760,5 m³')
  expect(taken.excerpts.split('\n')).toEqual([
    expect.stringContaining('51.240 m³ (umwelt-2025-brunnen.txt, page 1)'),
    expect.stringContaining('8.760,5 m³ (umwelt-2025-brunnen.txt, page 1)'),
  ])
})

test('that the documents do not state it is kept with who said so, and can be taken back', async () => {
  const said = await company.client.call(setAbsent, { params: { key } })
  expect(said.absence).toMatchObject({ is_you: true })
  expect((await near()).absence).toEqual(said.absence)
  await company.client.call(removeAbsent, { params: { key } })
  expect((await near()).absence).toBeNull()
})

test('nothing is taken where no figure stands, and no other company sees a page', async () => {
  const { id } = await read('umwelt-2025.txt', report(2025, '51.240'))
  const at = { document: id, page: 1 }
  const refused = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: unknown) => (error instanceof ApiFailure ? error.body.code : error),
    )
  expect(await refused(company.client.call(take, { params: { key }, body: { ...at, start: 0, end: 1 } }))).toBe(
    'not_found',
  )
  const other = await aCompany(app, { name: 'Somebody Else' })
  expect(await refused(other.client.call(figures, { params: { key }, query: at }))).toBe('not_found')
  expect(await refused(other.client.call(take, { params: { key }, body: { ...at, start: 50, end: 56 } }))).toBe(
    'not_found',
  )
})

test('what is pointed at keeps its place where another value of the same document was rejected before', async () => {
  await reportOn(2025)
  const { id } = await read('umwelt-2025.txt', `${report(2025, '51.240')}\nWasserentnahme gesamt 2025: 9.999 m³\n`)
  const { data } = await company.client.call(figures, { params: { key }, query: { document: id, page: 1 } })
  const [wrong, right] = [9999, 51240].map((number) => data.figures.find((one) => one.number === number)!)
  const takeAt = ({ start, end }: { start: number; end: number }) =>
    company.client.call(take, { params: { key }, body: { document: id, page: 1, start, end } })
  await takeAt(wrong!)
  await company.client.call(contract.csrd.deleteDatapoint, { params: { key } })
  const taken = await takeAt(right!)
  expect(taken).toMatchObject({ status: 'accepted', number: 51240 })
  expect(taken.evidence.map(({ value: found }) => found)).toEqual(['51240'])
  expect((await value()).evidence).toHaveLength(1)
})
