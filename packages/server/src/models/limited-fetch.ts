/** A reply went on beyond everything that could be an answer. */
export class ReplyTooLarge extends Error {}

/**
 * A `fetch` that speaks to one host only, follows no redirect, and reads no more of a reply than `mostBytes`. Throws
 * `ReplyTooLarge`, and `TypeError` for any other address.
 */
export function limitedFetch(base: URL, mostBytes: number): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    if (address.origin !== base.origin) throw new TypeError('This address is not the one that was configured.')
    const response = await fetch(input, { ...init, redirect: 'error' })
    const parts: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    for await (const part of response.body ?? []) {
      size += part.length
      // Leaving the loop ends the connection.
      if (size > mostBytes) throw new ReplyTooLarge('The reply is longer than any answer.')
      parts.push(part)
    }
    const { status, statusText, headers } = response
    const body = size > 0 ? Buffer.concat(parts) : null
    return new Response(body, { status, statusText, headers: withoutCoding(headers) })
  }
}

/** The bytes are unpacked by now, so what said how they were packed is no longer true. */
function withoutCoding(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('content-encoding')
  kept.delete('content-length')
  return kept
}
