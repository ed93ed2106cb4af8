import { onlineManager } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { signIn } from '../testing/app.tsx'
import { ApiError } from './errors.ts'
import { createQueryClient, followSession } from './query-client.ts'
import { endSession } from './session.ts'

describe('createQueryClient', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  const retry = queries?.retry as (failures: number, error: Error) => boolean

  it('keeps data for the times that the product promises', () => {
    expect(queries).toMatchObject({ staleTime: 30_000, gcTime: 300_000 })
  })

  it('asks anew only for what is older than 30 seconds', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const client = createQueryClient()
    const queryFn = vi.fn(async () => 'reply')
    const ask = () => client.fetchQuery({ queryKey: ['progress'], queryFn })
    await ask()
    vi.advanceTimersByTime(29_000)
    await ask()
    expect(queryFn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_001)
    await ask()
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('tells the console what could not be loaded, of the queries that have an empty default', async () => {
    const client = createQueryClient()
    const queryFn = () => Promise.reject(new Error('Down.'))
    const ask = (name: string, meta: object) =>
      client.fetchQuery({ queryKey: [name], queryFn, meta: { ...meta }, retry: false }).catch(() => {})
    await ask('stats', { logged: 'statistics' })
    await ask('company', {})
    expect(vi.mocked(console.error).mock.calls).toEqual([['statistics could not be loaded: Down.']])
    vi.mocked(console.error).mockClear()
  })

  it('tries three times again, each time after twice as long', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const queryFn = vi.fn(() => Promise.reject(new ApiError('x', { status: 500, code: 'internal' })))
    const failed = createQueryClient()
      .fetchQuery({ queryKey: ['broken'], queryFn })
      .catch((error: Error) => error.message)
    for (const [index, wait] of [1000, 2000, 4000].entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(queryFn).toHaveBeenCalledTimes(index + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(queryFn).toHaveBeenCalledTimes(index + 2)
    }
    expect(await failed).toBe('x')
  })

  it('takes a refusal for an answer', () => {
    for (const status of [400, 401, 403, 404, 409, 429]) {
      expect(retry(0, new ApiError('x', { status, code: 'conflict' }))).toBe(false)
    }
    expect(retry(0, new ApiError('x', { status: 0, code: 'network' }))).toBe(true)
  })

  it('fails at once, and once, what somebody does without a network', async () => {
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    const client = createQueryClient()
    const mutationFn = vi.fn(() => Promise.reject(new ApiError('x', { status: 0, code: 'network' })))
    const saving = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions({ mutationFn }))
      .execute(undefined)
    await expect(saving).rejects.toThrow('x')
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })
})

describe('followSession', () => {
  it('forgets what one person saw before another one is there', () => {
    const client = createQueryClient()
    const stop = followSession(client)
    signIn()
    client.setQueryData(['company'], { name: 'theirs' })
    endSession()
    expect(client.getQueryData(['company'])).toBeUndefined()
    stop()
  })
})
