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
  const chunks = stream[Symbol.asyncIterator]()
  let [received, counted, since] = [0, 0, performance.now()]
  try {
    for (;;) {
      const next = await nextOf(chunks, milliseconds, signal)
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

/**
 * The next chunk, unless it is too late or the signal is aborted. Nothing of it outlives this: the signal lives as long as the
 * product, and what waits for it would hold every chunk that was ever received.
 */
async function nextOf(
  chunks: AsyncIterator<Uint8Array>,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<IteratorResult<Uint8Array>> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<IteratorResult<Uint8Array>>()
  const stop = () => reject(signal?.reason as Error)
  const timer = setTimeout(() => reject(new TooSlow()), milliseconds)
  signal?.addEventListener('abort', stop)
  chunks.next().then(resolve, reject)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
