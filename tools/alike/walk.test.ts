import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { calls } from '../../e2e/client.ts'
import { mockHandlers } from '../../packages/web/src/mock/handlers.ts'
import { standIn } from './stand-in.ts'
import { profileSteps } from './steps/account.ts'
import { differences, takeWalk } from './walk.ts'

it('says nothing where both came to the same', async () => {
  const [one, other] = [
    await takeWalk(standIn(), { profile: profileSteps }),
    await takeWalk(standIn(), { profile: profileSteps }),
  ]
  expect(one.size).toBeGreaterThan(10)
  expect(differences(one, other)).toEqual([])
})

it('names the step at which a stand-in takes what the other refuses', async () => {
  const lax = (...state: Parameters<typeof mockHandlers>) => [
    http.delete(state[0] + calls.tokens.revoke.path.replace('{id}', ':id'), () => HttpResponse.json({ ok: true })),
    ...mockHandlers(...state),
  ]
  const [one, other] = [
    await takeWalk(standIn(), { profile: profileSteps }),
    await takeWalk(standIn(lax), { profile: profileSteps }),
  ]
  const [difference, ...more] = differences(one, other)
  expect(difference).toContain('an API token is made, and revoked twice')
  expect(difference).toContain('not_found')
  expect(more).toEqual([])
})

it('names a step that only one place knows', () => {
  expect(differences(new Map([['a step', 1]]), new Map())).toEqual(['a step\n  product:  1\n  stand-in: undefined'])
})
