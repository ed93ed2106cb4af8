import { setImmediate as turn } from 'node:timers/promises'

/**
 * Lets other calls have their turn while something long is done step by step: asked at each step, it pauses whenever it has gone on
 * for so many milliseconds.
 */
export function createYield(milliseconds = 15): () => Promise<void> | null {
  let since = performance.now()
  return () =>
    performance.now() - since < milliseconds
      ? null
      : turn().then(() => {
          since = performance.now()
        })
}
