import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

/** The log of the process: one JSON object a line, without names, addresses, tokens or the text of documents. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): FastifyBaseLogger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: describe } }, destination)
}

/** What the queue reports are copies of errors and none itself. */
const isLikeError = (error: unknown): error is Error =>
  error instanceof Error ||
  (typeof error === 'object' && error !== null && typeof (error as Error).message === 'string')

/** An error for the log, without values of a failed statement and details of the database, which are customer data. */
function describe(error: unknown): object {
  if (!isLikeError(error)) return { message: String(error) }
  const bare = (text: string | undefined) => text?.replace(/\nparams:[^\n]*/g, '')
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: bare(error.message),
    stack: bare(error.stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause ? { cause: describe(error.cause) } : {}),
  }
}
