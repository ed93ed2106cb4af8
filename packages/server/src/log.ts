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

/** The parameters of a failed statement, which are the last that a message says: texts of documents, of many lines. */
const parameters = /\nparams:[\s\S]*$/
/** What mail servers repeat of the mail that they refuse. */
const mailAddress = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu
/** What PostgreSQL quotes of a value that it cannot read (class 22, data exception). */
const quoted = /: ".*"$/s

function bare(message: string, code: unknown): string {
  const text = message.replace(parameters, '').replace(mailAddress, '?@?')
  return typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code) ? text.replace(quoted, '') : text
}

/** The places of a stack; what the error says stands in front of them, over as many lines as it has. */
const placesOf = ({ stack = '', message }: Error): string =>
  stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : ''

/** How an error that ends the process is written: what happened and where, without anybody's data. */
export function formatFatalError(error: unknown): string {
  const { stack, message } = describe(error)
  return stack ?? message
}

/** An error for the log, without values of a failed statement, details of the database and mail addresses, which are customer data. */
function describe(error: unknown): { type?: string; message: string; stack?: string; code?: string; cause?: object } {
  if (!isLikeError(error)) return { message: String(error) }
  const { code } = error as { code?: unknown }
  const message = bare(error.message, code)
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}${placesOf(error)}`,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause ? { cause: describe(error.cause) } : {}),
  }
}
