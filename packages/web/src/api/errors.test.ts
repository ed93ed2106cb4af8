import { expect, it } from 'vitest'
import { ApiError, failureOf, isUnexplained, networkError } from './errors.ts'

it.each([
  ['a page of a proxy', failureOf(403, '<h1>Forbidden</h1>', null), true],
  ['an empty body', failureOf(500, null, null), true],
  [
    'a bug of the server, in whichever language',
    failureOf(500, { error: 'Anfrage fehlgeschlagen', code: 'internal' }, null),
    true,
  ],
  ['a sentence of the server', failureOf(409, { error: 'Request failed', code: 'conflict' }, null), false],
  ['no answer', networkError(), false],
  ['nobody signed in', new ApiError('', { status: 401, code: 'authentication_required', isSilent: true }), false],
])('%s is explained or not by its code', (_, error, expected) => {
  expect(isUnexplained(error)).toBe(expected)
})
