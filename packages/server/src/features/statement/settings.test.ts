import { crc32, deflateSync } from 'node:zlib'
import { contract, type ReportSettings } from '@esrs/contract'
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
function png(width: number, height: number, pixels = Buffer.alloc((width + 1) * height), more: Buffer[] = []) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
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

/** A JPEG of 8 × 8 grey pixels, with what a camera writes beside them. */
const jpeg = Buffer.from(
  [
    'ffd8',
    `ffe10010457869660000${Buffer.from('gps-here').toString('hex')}`,
    `ffdb004300${'01'.repeat(64)}`,
    'ffc0000b080008000801011100',
    ...['00', '10'].map((table) => `ffc40014${table}01${'00'.repeat(16)}`),
    'ffda0008010100003f00',
    '3f',
    'ffd9',
  ].join(''),
  'hex',
)

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

  test('may be a JPEG, whatever it is said to be', async () => {
    const saved = await save({ logo: logo(jpeg) })
    expect(saved.logo).toMatchObject({ mime_type: 'image/jpeg', width: 8, height: 8 })
    expect(Buffer.from(saved.logo!.base64, 'base64').toString('latin1')).not.toContain('gps-here')
  })

  test.each<[string, () => Buffer, RegExp]>([
    ['no picture', () => Buffer.from('<svg onload="alert(1)"/>'), /cannot be read/],
    ['only the beginning', () => png(30, 20).subarray(0, 40), /cannot be read/],
    ['a picture without its pixels', () => png(30, 20, Buffer.alloc(5)), /cannot be read/],
    ['broken pixels', () => Buffer.concat([jpeg.subarray(0, 40), Buffer.from('ffd9', 'hex')]), /cannot be read/],
    ['too many pixels', () => png(60_000, 60_000, Buffer.alloc(10)), /at most 4,000 pixels/],
    [
      'a small picture that unpacks to 200 megabytes',
      () => png(10, 10, Buffer.alloc(200_000_000)),
      /more than its size/,
    ],
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
