import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseLost, NoConnection, outageOf } from './failures.ts'

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })
const ofServer = (message: string, code: string) => Object.assign(coded(message, code), { severity: 'FATAL' })
const wrapped = (cause: Error) => new DrizzleQueryError('rollback', [], cause)

test.each([
  ['shut down', ofServer('terminating connection due to administrator command', '57P01')],
  ['crashed', ofServer('terminating connection because of crash of another server process', '57P02')],
  ['starting', ofServer('the database system is starting up', '57P03')],
  ['full', ofServer('sorry, too many clients already', '53300')],
  ['ended while it waited', ofServer('terminating connection due to idle-in-transaction timeout', '25P03')],
  ['only reading after a failover', ofServer('cannot execute INSERT in a read-only transaction', '25006')],
  ['cut', wrapped(coded('read ECONNRESET', 'ECONNRESET'))],
  ['gone', new NoConnection(coded('connect ECONNREFUSED', 'ECONNREFUSED'))],
  ['broken before a rollback', new Error('Client has encountered a connection error and is not queryable')],
  ['broken in the middle', new Error('Connection terminated unexpectedly')],
  ['ended by the pool', new Error('Connection terminated due to connection timeout')],
  ['silent', new Error('Query read timeout')],
  ['crowded', new Error('timeout exceeded when trying to connect')],
])('a database that is %s is unavailable, however deep the error is wrapped', (_, error) => {
  const deep = wrapped(new Error('outer', { cause: wrapped(error) }))
  for (const one of [error, wrapped(error), deep]) {
    expect(outageOf(one)).toBe('unavailable')
    expect(isDatabaseLost(one)).toBe(true)
  }
})

test('a full disk, another host and a bug are something else', () => {
  expect(outageOf(wrapped(ofServer('could not extend file', '53100')))).toBe('storage_full')
  expect(isDatabaseLost(wrapped(ofServer('could not extend file', '53100')))).toBe(false)
  const mail = coded('connect ECONNREFUSED', 'ECONNREFUSED')
  expect([outageOf(mail), isDatabaseLost(mail)]).toEqual(['unavailable', false])
  const store = coded('the store does not answer', 'STORE_UNAVAILABLE')
  expect([outageOf(store), isDatabaseLost(store)]).toEqual(['unavailable', false])
  for (const bug of [wrapped(ofServer('syntax error', '42601')), new TypeError('x is not a function')])
    expect([outageOf(bug), isDatabaseLost(bug)]).toEqual([null, false])
})
