/** Least bytes that have to arrive in a period; a slow line brings far more. */
export const slowestUpload = { bytes: 16_384, milliseconds: 60_000 }

/** A body so slow that it would hold a place for hours. */
export class TooSlow extends Error {}

/**
 * The same bytes, ended with `TooSlow` where hardly any arrive, so that nobody can hold connections open for nothing, and with
 * the signal's reason where it is aborted.
 */
export async function* endWhenTooSlow(
  stream: AsyncIterable<Uint8Array>,
  { bytes, milliseconds, signal }: { bytes: number; milliseconds: number; signal?: AbortSignal } = slowestUpload,
): AsyncGenerator<Uint8Array> {
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(signal?.reason as Error)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
  stopped.catch(() => {})
  const chunks = stream[Symbol.asyncIterator]()
  let [received, counted, since] = [0, 0, performance.now()]
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new TooSlow()), milliseconds)
      })
      const next = await Promise.race([chunks.next(), late, stopped]).finally(() => clearTimeout(timer))
      if (next.done) return
      received += next.value.length
      yield next.value
      if (performance.now() - since < milliseconds) continue
      if (received - counted < bytes) throw new TooSlow()
      ;[counted, since] = [received, performance.now()]
    }
  } finally {
    // Not waited for: a stream that never goes on would never end either.
    void chunks.return?.()
  }
}
