import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, type Span } from '../traces/span.ts'

const spanOf = (request: FastifyRequest): Span | null => request.getDecorator<Span | null>('span')

/** Asked every few seconds by whoever watches the product; nobody looks at their spans. */
const unwatched = /^\/(health|version)\//

/** Times every request as a span that names its route, never its address: that holds identifiers, secrets of links, words searched for. */
export function spanRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request
    const route = routeOptions.url
    if (route !== undefined && unwatched.test(route)) return
    const { traceparent } = headers
    const span = beginSpan({
      name: route === undefined ? method : `${method} ${route}`,
      kind: 'server',
      facts: { 'http.request.method': method, 'http.route': route, 'esrs.request_id': request.id },
      parent: typeof traceparent === 'string' ? traceparent : undefined,
    })
    request.setDecorator('span', span)
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) span?.end(Object.assign(new Error(), { code: 'broken_off' }))
    })
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spanOf(request)
    if (!span) return
    span.add({ 'http.response.status_code': statusCode })
    span.end(statusCode >= 500 ? Object.assign(new Error(), { code: String(statusCode) }) : undefined)
  })
}

/** Runs what a request brings about as part of its span. Reading a body leaves the context in which it was asked for. */
export const withinSpan = <T>(request: FastifyRequest, work: () => T): T => {
  const span = spanOf(request)
  return span ? span.within(work) : work()
}

/** The trace of a request, by which its line in the log is found. */
export const traceOf = (request: FastifyRequest): { trace?: string } => {
  const span = spanOf(request)
  return span ? { trace: span.trace } : {}
}
