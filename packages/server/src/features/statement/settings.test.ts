import { crc32, deflateSync } from 'node:zlib'
import { contract, type Logo, type ReportSettings, type Statement } from '@esrs/contract'
import { pdfOf } from '@esrs/reports'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiFailure, aCompany, startApp, type TestApp, type TestCompany } from '../../testing/index.ts'

const { report } = contract

let app: TestApp
let company: TestCompany
let settings: ReportSettings
beforeAll(async () => {
  app = await startApp()
  app.clock.set('2026-06-01')
})
afterAll(() => app.stop())
beforeEach(async () => {
  company = await aCompany(app)
  settings = await company.client.call(report.settings, {})
})

const save = (change: Partial<ReportSettings>) =>
  company.client.call(report.saveSettings, { body: { ...settings, ...change } })
const refusalOf = (change: Partial<ReportSettings>) =>
  save(change).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
      return error.body.fields ?? error.body
    },
  )

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey PNG that says it has this size, and holds these bytes. */
function png(
  width: number,
  height: number,
  pixels = Buffer.alloc((width + 1) * height),
  more: Buffer[] = [],
  { bits = 8, colour = 0, interlaced = 0 } = {},
) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, colour, 0, 0, interlaced], 8)
  const parts = [chunk('IHDR', header), ...more, chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

const logo = (bytes: Buffer, said: Partial<NonNullable<ReportSettings['logo']>> = {}): ReportSettings['logo'] => ({
  mime_type: 'image/png',
  width: 1,
  height: 1,
  base64: bytes.toString('base64'),
  ...said,
})

/** The same with one bit of one byte another one. */
function changed(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[place]! ^= 1
  return copy
}

const codes = ['00', '10'].map((table) => `ffc40014${table}01${'00'.repeat(16)}`).join('')
const even = `ffdb004300${'01'.repeat(64)}`
const hexOf = (side: number) => side.toString(16).padStart(4, '0')

/** A JPEG of grey pixels, with what a camera writes beside them. */
const jpegOf = ({ side = 8, scans = 1, tables = codes, steps = even } = {}) =>
  Buffer.from(
    [
      'ffd8',
      `ffe10010457869660000${Buffer.from('gps-here').toString('hex')}`,
      steps,
      `ffc0000b08${hexOf(side)}${hexOf(side)}01011100`,
      tables,
      'ffda0008010100003f003f'.repeat(scans),
      'ffd9',
    ].join(''),
    'hex',
  )
const jpeg = jpegOf()

/** A statement without a word in it. */
const pageWith = (given: Logo): Statement => ({
  version: 1,
  issue: null,
  made_at: '2026-01-01T00:00:00.000Z',
  company: { name: '–', registration_number: '', address: '', lei: null, colour: null, logo: given },
  languages: ['en'],
  set: 'vs-2026',
  year: 2025,
  period: { start: '2025-01-01', end: '2025-12-31' },
  currency: 'EUR',
  chapters: [],
  facts: [],
  lists: { requirements: [], other_law: [], not_material: [], entity_specific: [] },
})

test('begin with both languages, the calendar year and euros, and are kept', async () => {
  expect(settings).toEqual({
    lei: null,
    colour: null,
    logo: null,
    languages: ['en', 'de'],
    period: { start: '2025-01-01', end: '2025-12-31' },
    currency: 'EUR',
  })
  const changed = {
    lei: '529900t8bm49aursdo55',
    colour: '#112233',
    languages: ['de' as const, 'de' as const],
    period: { start: '2024-07-01', end: '2025-06-30' },
    currency: 'CHF',
  }
  const saved = await save(changed)
  expect(saved).toEqual({ ...settings, ...changed, lei: '529900T8BM49AURSDO55', languages: ['de'] })
  expect(await company.client.call(report.settings, {})).toEqual(saved)
})

test.each<[string, Partial<ReportSettings>, object]>([
  ['check digits', { lei: '529900T8BM49AURSDO56' }, { lei: expect.stringMatching(/check digits/) }],
  ['a short LEI', { lei: '529900' }, { lei: expect.any(String) }],
  [
    'a year that ends before it begins',
    { period: { start: '2025-12-31', end: '2025-01-01' } },
    { period: expect.any(String) },
  ],
  ['another year', { period: { start: '2023-01-01', end: '2023-12-31' } }, { period: expect.stringContaining('2025') }],
  ['a colour that is a program', { colour: '#fff;}x' }, { colour: expect.any(String) }],
])('refuse %s', async (_, change, fields) => {
  expect(await refusalOf(change)).toMatchObject(fields)
})

describe('a logo', () => {
  test('is kept with the size that its bytes say, and without what else was in it', async () => {
    const place = chunk('tEXt', Buffer.from('Location\0secret place'))
    const saved = await save({ logo: logo(png(30, 20, undefined, [place])) })
    expect(saved.logo).toMatchObject({ mime_type: 'image/png', width: 30, height: 20 })
    expect(Buffer.from(saved.logo!.base64, 'base64').equals(png(30, 20))).toBe(true)
  })

  test('with 200 megabytes beside the picture is kept without them', async () => {
    const beside = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000))])
    const saved = await save({ logo: logo(png(100, 100, undefined, [chunk('zTXt', beside)])) })
    expect(Buffer.from(saved.logo!.base64, 'base64').equals(png(100, 100))).toBe(true)
  })

  const palette = chunk('PLTE', Buffer.from([0, 0, 0, 255, 255, 255]))
  /** Bytes of 5 × 3 pixels in seven passes, of which the third has no row: each row has its filter. */
  const inPasses = (bits: number) =>
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [3, 1],
      [2, 2],
      [5, 1],
    ].reduce((sum, [width, rows]) => sum + rows! * (1 + Math.ceil((width! * bits) / 8)), 0)
  test.each<[string, () => Buffer]>([
    ['by a palette', () => png(5, 3, Buffer.alloc(2 * 3), [palette], { bits: 1, colour: 3 })],
    ['with 16 bits a colour', () => png(5, 3, Buffer.alloc((5 * 8 + 1) * 3), [], { bits: 16, colour: 6 })],
    ['in passes', () => png(5, 3, Buffer.alloc(inPasses(24)), [], { colour: 2, interlaced: 1 })],
    ['as a JPEG', () => jpeg],
    ['as a JPEG with the usual codes', () => jpegOf({ tables: '' })],
  ])('that is taken is one that a report can show: %s', async (_, bytes) => {
    const saved = await save({ logo: logo(bytes()) })
    expect(Buffer.from(await pdfOf(pageWith(saved.logo!), 'en')).toString('latin1')).toMatch(/\/Subtype ?\/Image/)
  })

  test('of a time of other limits stays until it is another one', async () => {
    const old = { mime_type: 'image/png', width: 4_000, height: 4_000, base64: png(4_000, 4_000).toString('base64') }
    await app.database.db.execute(
      sql`insert into statement_looks (company_id, logo) values (${company.id}, ${JSON.stringify(old)}::jsonb)`,
    )
    expect((await save({ logo: old as ReportSettings['logo'], currency: 'CHF' })).logo).toEqual(old)
  })

  test('may be a JPEG, whatever it is said to be', async () => {
    const saved = await save({ logo: logo(jpeg) })
    expect(saved.logo).toMatchObject({ mime_type: 'image/jpeg', width: 8, height: 8 })
    expect(Buffer.from(saved.logo!.base64, 'base64').toString('latin1')).not.toContain('gps-here')
    expect((await save({ logo: saved.logo })).logo).toEqual(saved.logo)
  })

  test.each<[string, () => Buffer, RegExp]>([
    ['no picture', () => Buffer.from('<svg onload="alert(1)"/>'), /cannot be read/],
    ['only the beginning', () => png(30, 20).subarray(0, 40), /cannot be read/],
    ['broken pixels', () => Buffer.concat([jpeg.subarray(0, 40), Buffer.from('ffd9', 'hex')]), /cannot be read/],
    ['too wide and high', () => png(60_000, 60_000, Buffer.alloc(10)), /at most 4,000 pixels .* and 4 million in all/],
    ['too many black pixels', () => png(4_000, 4_000), /at most 4,000 pixels/],
    [
      'a small picture that unpacks to 200 megabytes',
      () => png(10, 10, Buffer.alloc(200_000_000)),
      /not hold the pixels/,
    ],
    ['a small file that says it is large', () => png(2_000, 2_000, Buffer.alloc(5)), /not hold the pixels/],
    ['a row less than it says', () => png(30, 20, Buffer.alloc(31 * 19)), /not hold the pixels/],
    ['rows packed in no known way', () => png(30, 20, Buffer.alloc(31 * 20, 7)), /cannot be read/],
    ['a part that is not what was written', () => changed(png(30, 20), 50), /cannot be read/],
    ['colours by a palette that is not there', () => png(30, 20, undefined, [], { colour: 3 }), /cannot be read/],
    ['a JPEG that says it is large', () => jpegOf({ side: 30_000 }), /at most 4,000 pixels/],
    ['a JPEG of a thousand scans', () => jpegOf({ scans: 1_000 }), /cannot be read/],
    ['a JPEG without an end', () => jpeg.subarray(0, -2), /cannot be read/],
    ['a JPEG whose pixels mean nothing', () => jpegOf({ steps: '' }), /cannot be read/],
  ])('is refused: %s', async (_, bytes, sentence) => {
    expect(await refusalOf({ logo: logo(bytes()) })).toMatchObject({ logo: expect.stringMatching(sentence) })
    expect((await company.client.call(report.settings, {})).logo).toBeNull()
  })

  test('that is larger than a body may be is refused before it is read', async () => {
    const much = 'A'.repeat(4_100_000)
    expect(await refusalOf({ logo: { ...logo(png(1, 1))!, base64: much } })).toMatchObject({
      code: 'payload_too_large',
    })
  })
})
