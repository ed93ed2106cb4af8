import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test.each([
  ['an error', new Error('Gone\nparams: secret,one')],
  ['a statement with a text of many lines', new Error('Gone\nparams: 1,A page.\n    at least one secret\nof it,2')],
  ['the copy of an error that the queue reports', { message: 'Gone\nparams: secret,one', queue: 'files' }],
])('says what %s is, without values of customers', (_, err) => {
  const written = new PassThrough()
  createLog('error', written).error({ err }, 'queue')
  const line = String(written.read())
  expect(JSON.parse(line)).toMatchObject({ msg: 'queue', err: { message: 'Gone' } })
  expect(line).not.toContain('secret')
})

test('what a server repeats of what it refuses is left out, and where it happened is not', () => {
  const written = new PassThrough()
  const value = Object.assign(new Error('invalid input syntax for type uuid: "a secret\nof two lines"'), {
    code: '22P02',
  })
  const mail = 'Recipients were rejected: 550 5.1.1 <ada.berg@mail.example.org>: unknown, ask help@example'
  createLog('error', written).error({ err: new Error(mail, { cause: value }) }, 'job failed')
  const line = String(written.read())
  const { message, stack, cause } = (
    JSON.parse(line) as { err: Record<string, string> & { cause: { message: string } } }
  ).err
  expect(message).toBe('Recipients were rejected: 550 5.1.1 <?@?>: unknown, ask ?@?')
  expect(stack).toContain('log.test.ts')
  expect(cause.message).toBe('invalid input syntax for type uuid')
  expect(line).not.toMatch(/secret|ada|two lines|help/)
})
