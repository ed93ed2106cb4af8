import type { Submission } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'

/** Why a response was not taken yet. */
export type Waiting = 'offline' | 'refused'

/** Milliseconds before each further attempt on a bad network. */
const pauses = [1000, 3000, 8000]

/** Whether the same response sent again may arrive. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.code === 'csrf_unavailable')

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(end, milliseconds)
    // Back on the network: no reason to wait any longer.
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
