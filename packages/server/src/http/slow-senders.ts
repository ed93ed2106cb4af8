import type { FastifyInstance } from 'fastify'
import { AppError, report } from './errors.ts'
import { say } from './messages.ts'
import { slowestUpload } from './slow-bodies.ts'

/**
 * Ends requests of which hardly anything arrives, whatever their body is: it is the connection that is watched, so a form's
 * fields, what stands before its file, and JSON count as well as the file itself.
 */
export function endSlowSenders(app: FastifyInstance, { bytes, milliseconds } = slowestUpload): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (raw.complete || (!encoding && !Number(length))) return
    const { socket } = raw
    let counted = socket.bytesRead
    const looking = setInterval(() => {
      const arrived = socket.bytesRead - counted
      counted = socket.bytesRead
      if (raw.complete || reply.sent || socket.destroyed) return clearInterval(looking)
      if (arrived >= bytes) return
      clearInterval(looking)
      void report(new AppError('invalid_input', say('too_slow')), request, reply)
    }, milliseconds)
    looking.unref()
    raw.once('close', () => clearInterval(looking))
  })
}
