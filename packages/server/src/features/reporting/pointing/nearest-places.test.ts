import { contract, type NearPlace } from '@esrs/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCompany, aDocument, ended, startApp, type TestApp, type TestCompany } from '../../../testing/index.ts'

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ workers: true })
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
})

const { pointing, csrd } = contract
const key = 'E1-5_01'
const params = { key }
const upload = async (name: string, content: string) => ended(company, (await aDocument(company, { name, content })).id)
const report = (year: number, figure: string, more = '') =>
  `Sustainability report of our company for the financial year ${year}\n\nMetered at the gates of our plants in ${year}: ${figure} MWh\n\n${more}`
const table = (year: number, figure: string) =>
  `Utilities in MWh,${year},${year - 1}\nMetered at the gates of our plants,${figure},1530\n`
const near = async (of = key) => (await company.client.call(pointing.nearest, { params: { key: of } })).data
const value = (of = key) => company.client.call(csrd.datapoint, { params: { key: of } })
const take = (place: NearPlace, corrected: { value?: string; year?: number } = {}) => {
  const { document_id: document, page, start, end } = place
  return company.client.call(pointing.take, { params, body: { document, page, start, end, ...corrected } })
}

describe('what is near a datapoint without a value', () => {
  test('is said with how much was looked through, and found where the analysis found nothing', async () => {
    expect(await near()).toEqual({ documents: 0, pages: 0, not_indexed: 0, absence: null, computed: null, places: [] })
    await upload('energy.csv', table(2025, '1204.5'))
    expect((await value()).value).toBeNull()
    const { documents, pages, places } = await near()
    expect([documents, pages]).toEqual([1, 1])
    expect(places[0]).toMatchObject({
      kind: 'figure',
      filename: 'energy.csv',
      value: '1204.5',
      unit: 'MWh',
      year: 2025,
      unit_read: 'stated',
    })
  })

  test('always has passages beside the figures', async () => {
    await upload(
      'a.txt',
      report(
        2025,
        '77,801',
        'We save energy wherever we can, and the total consumption of energy is counted at every plant.',
      ),
    )
    const kinds = (await near()).places.map(({ kind }) => kind)
    expect(kinds).toContain('figure')
    expect(kinds).toContain('passage')
  })

  test('is nothing of another company', async () => {
    await upload('energy.csv', table(2025, '1204.5'))
    const [place] = (await near()).places
    const other = await aCompany(app, { name: 'Somebody Else' })
    const theirs = (await other.client.call(pointing.nearest, { params })).data
    expect([theirs.documents, theirs.places]).toEqual([0, []])
    const { document_id: document, page, start, end } = place!
    await expect(
      other.client.call(pointing.take, { params, body: { document, page, start, end } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(other.client.call(pointing.figures, { params, query: { document, page } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a figure that somebody points at', () => {
  test.each([
    ['en.txt', '77,801.5'],
    ['de.txt', '77.801,5'],
  ])('is read from the page in the number format of the document (%s)', async (name, written) => {
    const text = name.startsWith('de')
      ? `Nachhaltigkeitsbericht unseres Unternehmens für das Geschäftsjahr 2025\n\nAn den Toren der Werke wurden im Jahr 2025 gemessen: ${written} MWh\n`
      : report(2025, written)
    const { id } = await upload(name, text)
    const { data } = await company.client.call(pointing.figures, { params, query: { document: id, page: 1 } })
    const place = data.figures.find((one) => one.written.includes(written))!
    expect(place).toMatchObject({ value: '77801.5', unit: 'MWh', year: 2025 })
    expect(place.excerpt.slice(place.value_at!.start, place.value_at!.end)).toBe(written)
    expect((await take(place)).value).toBe('77801.5')
  })

  test('keeps what a person corrected of what was read', async () => {
    await upload('energy.csv', table(2025, '1204.5'))
    const [place] = (await near()).places
    expect(await take(place!, { value: '1,300 MWh', year: 2024 })).toMatchObject({
      value: '1300',
      year: 2024,
      status: 'corrected',
    })
  })

  test('is refused where no figure stands', async () => {
    await upload('energy.csv', table(2025, '1204.5'))
    const [place] = (await near()).places
    await expect(take({ ...place!, start: place!.start + 1 })).rejects.toMatchObject({ status: 404 })
    await expect(take({ ...place!, page: 9 })).rejects.toMatchObject({ status: 404 })
  })
})
