import type { RichText } from '@esrs/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SaveState, TextSaver } from './text-saver.ts'

const text = (words: string): RichText => [{ type: 'paragraph', content: [{ type: 'text', text: words }] }]
const wait = 1_000
const retry = 5_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A saver with a server that answers as the test says. */
function given(answer: (words: string, base: number | null) => Promise<number>, base: number | null = null) {
  const states: SaveState[] = []
  const kept: (string | null)[] = []
  const saver = new TextSaver({
    base,
    wait,
    retry,
    save: (rich, over) => answer(JSON.stringify(rich), over),
    keep: (one) => void kept.push(one && JSON.stringify(one.text)),
    judge: (error) => (error as Error).message as 'offline' | 'refused' | 'conflict',
    onState: (state) => void states.push(state),
  })
  return { saver, states, kept }
}

it('saves once after a silence, and keeps in the browser what is not saved yet', async () => {
  const save = vi.fn(async (_words: string, _base: number | null) => 7)
  const { saver, states, kept } = given(save, 3)
  saver.change(text('a'))
  expect(kept).toEqual([JSON.stringify(text('a'))])
  await vi.advanceTimersByTimeAsync(wait - 1)
  saver.change(text('ab'))
  await vi.advanceTimersByTimeAsync(wait - 1)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save.mock.calls).toEqual([[JSON.stringify(text('ab')), 3]])
  expect(states.at(-1)).toBe('saved')
  expect(kept.at(-1)).toBeNull()
})

it('writes over its own last version, one write at a time', async () => {
  const bases: (number | null)[] = []
  let answer = (_version: number) => {}
  const { saver, states } = given((_, base) => {
    bases.push(base)
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  saver.change(text('a'))
  await vi.advanceTimersByTimeAsync(wait)
  saver.change(text('ab'))
  await vi.advanceTimersByTimeAsync(wait)
  expect(bases).toEqual([null])
  answer(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(bases).toEqual([null, 1])
  expect(states.at(-1)).toBe('saving')
  answer(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('saved')
  expect(saver.pending).toBeNull()
})

it('tries again by itself when the server could not be reached', async () => {
  let isBack = false
  const { saver, states, kept } = given(async () => {
    if (!isBack) throw new Error('offline')
    return 1
  })
  saver.change(text('a'))
  await vi.advanceTimersByTimeAsync(wait)
  expect(states.at(-1)).toBe('offline')
  expect(kept.at(-1)).toBe(JSON.stringify(text('a')))
  isBack = true
  await vi.advanceTimersByTimeAsync(retry)
  expect(states.at(-1)).toBe('saved')
  expect(kept.at(-1)).toBeNull()
})

it('does not try again what was refused, until something else is typed', async () => {
  const save = vi.fn(async (words: string) => {
    if (words.includes('long')) throw new Error('refused')
    return 1
  })
  const { saver, states } = given(save)
  saver.change(text('long'))
  await vi.advanceTimersByTimeAsync(wait + 10 * retry)
  expect(save).toHaveBeenCalledTimes(1)
  expect(states.at(-1)).toBe('refused')
  saver.change(text('short'))
  expect(await saver.flush()).toBe(true)
  expect(states.at(-1)).toBe('saved')
})

it('never writes over somebody else: what is typed waits for a decision', async () => {
  const save = vi.fn(async (_words: string, base: number | null) => {
    if (base !== 9) throw new Error('conflict')
    return 10
  })
  const { saver, states, kept } = given(save, 1)
  saver.change(text('mine'))
  expect(await saver.flush()).toBe(false)
  saver.change(text('mine, and more'))
  await vi.advanceTimersByTimeAsync(10 * retry)
  expect(save).toHaveBeenCalledTimes(1)
  expect(states.at(-1)).toBe('conflict')
  expect(kept.at(-1)).toBe(JSON.stringify(text('mine, and more')))
  saver.resolve(9, saver.pending)
  await vi.advanceTimersByTimeAsync(0)
  expect(save.mock.calls.at(-1)).toEqual([JSON.stringify(text('mine, and more')), 9])
  expect(states.at(-1)).toBe('saved')
})

it('takes the text of somebody else without writing', async () => {
  const save = vi.fn(async (_words: string, base: number | null) => {
    if (base === 1) throw new Error('conflict')
    return 10
  })
  const { saver, states, kept } = given(save, 1)
  saver.change(text('mine'))
  await saver.flush()
  saver.resolve(9, null)
  await vi.advanceTimersByTimeAsync(10 * retry)
  expect(save).toHaveBeenCalledTimes(1)
  expect(states.at(-1)).toBe('saved')
  expect(kept.at(-1)).toBeNull()
})

it('tries nothing after it was stopped, and keeps the words', async () => {
  const save = vi.fn(async (_words: string, _base: number | null) => 1)
  const { saver, kept } = given(save)
  saver.change(text('a'))
  saver.stop()
  await vi.advanceTimersByTimeAsync(10 * retry)
  expect(save).not.toHaveBeenCalled()
  expect(kept.at(-1)).toBe(JSON.stringify(text('a')))
})
