import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'
import { say } from './messages.ts'

/** Milliseconds that uploads under way have to arrive once the process has been asked to stop. */
export const uploadsMayLast = 2000

/**
 * Requests that arrive while the process stops are answered with 503 and when to come back; running ones go on. The signal is
 * aborted, with the same answer, when uploads must end.
 */
export function answerWhileClosing(app: FastifyInstance): AbortSignal {
  const uploads = new AbortController()
  let isClosing = false
  const stopping = () => new AppError('unavailable', say('stopping'), { retryAfter: 5 })
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => uploads.abort(stopping()), uploadsMayLast).unref()
  })
  app.addHook('onRequest', async () => {
    if (isClosing) throw stopping()
  })
  // Nobody is to send another request on a connection that is about to end.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('Connection', 'close')
  })
  return uploads.signal
}
