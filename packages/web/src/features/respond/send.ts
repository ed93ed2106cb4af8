import type { Submission } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'

/** Reason why a response was not stored yet. */
export type Waiting = 'offline' | 'refused'

/** Milliseconds to wait before each further attempt. */
const pauses = [1000, 3000, 8000]

/** Whether sending the same response again can succeed. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.code === 'csrf_unavailable')

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, milliseconds)
    // The network is back: the next attempt is made at once.
    window.addEventListener('online', end, { once: true })
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
  })

/**
 * Sends a response, again and again while the network or the server fails; its key makes the server store it once.
 * `onWait` is called after each attempt that failed, and whether the network or the server was at fault.
 */
export async function sendResponse(sid: string, body: Submission, onWait: (why: Waiting) => void): Promise<void> {
  for (const wait of [...pauses, null]) {
    try {
      await call(contract.surveys.respond, { params: { sid }, body })
      return
    } catch (error) {
      if (wait === null || !isPassing(error)) throw error
      onWait(error instanceof ApiError && error.code === 'network' ? 'offline' : 'refused')
      await pause(wait)
    }
  }
}
