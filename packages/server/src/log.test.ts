import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test.each([
  ['an error', new Error('Gone\nparams: secret,one')],
  ['the copy of an error that the queue reports', { message: 'Gone\nparams: secret,one', queue: 'files' }],
])('says what %s is, without values of customers', (_, err) => {
  const written = new PassThrough()
  createLog('error', written).error({ err }, 'queue')
  const line = String(written.read())
  expect(JSON.parse(line)).toMatchObject({ msg: 'queue', err: { message: 'Gone' } })
  expect(line).not.toContain('secret')
})
