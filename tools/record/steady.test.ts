import { expect, it } from 'vitest'
import { steady } from './steady.ts'

const recording = (ids: string[], second: string, sum: string) => ({
  entries: ids.map((id) => ({ id, note: `see ${ids[0]}` })),
  log: [{ at: second }, { at: `2026-11-26T12:36:00.000Z` }, { at: second }],
  signed: { sha256: sum.repeat(64), on: '2026-11-26', count: 3 },
})

it('two recordings of the same company are the same', () => {
  const one = recording([crypto.randomUUID(), crypto.randomUUID()], '2026-11-26T12:36:04.212Z', 'a')
  const other = recording([crypto.randomUUID(), crypto.randomUUID()], '2026-11-26T12:41:59.001Z', 'b')
  expect(steady(one)).toEqual(steady(other))
})

it('what belongs together still does, and what is no id, time or checksum stays', () => {
  const [first, second] = ['4f9236e1-56b4-4f4f-ad9d-9c6102fb34ee', '6ef9cbfa-0e6f-4e15-a54b-cb06e2f8513d']
  expect(steady(recording([first, second], '2026-11-26T12:36:04.212Z', 'a'))).toEqual({
    entries: [
      { id: '00000000-0000-4000-8000-000000000001', note: 'see 00000000-0000-4000-8000-000000000001' },
      { id: '00000000-0000-4000-8000-000000000002', note: 'see 00000000-0000-4000-8000-000000000001' },
    ],
    log: [{ at: '2026-02-17T08:00:00.000Z' }, { at: '2026-02-17T08:00:00.000Z' }, { at: '2026-02-17T08:00:00.000Z' }],
    signed: { sha256: '1'.padStart(64, '0'), on: '2026-11-26', count: 3 },
  })
})

it('addresses of surveys and beginnings of checksums are numbered, keys of ours stay', () => {
  const of = (id: string, sum: string) => ({
    surveys: [{ id, label: 'A survey' }, { id: 'e1-own-emissions-2025x' }],
    text: `Signed as version 1 (SHA-256 ${sum}…).`,
  })
  const one = steady(of('wph_0sYsV7zF03nbEsvSCQ', '98e29adfca0e6a7c'))
  expect(one).toEqual(steady(of('EG9GhBf8_3zcPM8bXKOsAA', '3b5047bb29756265')))
  expect(one.surveys[1]?.id).toBe('e1-own-emissions-2025x')
})
