import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { Contract, ErrorBody } from '@esrs/contract'
import { openApi } from '@esrs/contract/openapi'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { version } from '../paths.ts'
import { answerWhileClosing } from './closing.ts'
import { createCsrf } from './csrf.ts'
import { closeAfterEarlyAnswers } from './early-answers.ts'
import { report, reportMissing } from './errors.ts'
import { say } from './messages.ts'
import { type AllHandlers, type ServeParts, senderOf, serve } from './serve.ts'
import { endSlowSenders } from './slow-senders.ts'
import { spanRequests, traceOf } from './spans.ts'

export interface ApiOptions<C extends Contract> extends Omit<ServeParts, 'csrf' | 'closing'> {
  contract: C
  handlers: AllHandlers<C>
  cookieSecret: string
  https: boolean
  crossSite: boolean
  trustProxy: boolean
  allowsOrigin: (origin: string) => boolean
  logger: FastifyBaseLogger
}

/** The API: every call of the contract, and its description at `/openapi.json`. Does not listen yet. */
export async function createApi<C extends Contract>(options: ApiOptions<C>): Promise<FastifyInstance> {
  const { contract, handlers, allowsOrigin, logger, https, crossSite } = options
  const secure = (requestId: string) => ({
    'X-Request-Id': requestId,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  })
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // One proxy: what stands further left in X-Forwarded-For was written by whoever sent the request.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 1_048_576,
    // Room for a token that is too long, so that it is refused like any other.
    // Headers have a minute as well, and are looked at often enough that it is not one and a half.
    http: { maxHeaderSize: 65_536, headersTimeout: 60_000, connectionsCheckingInterval: 5000 },
    // Its own answer has another form than ours; see `closing.ts`.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    // A slow line may need an hour for the largest file; a silent one is cut off much earlier.
    connectionTimeout: 120_000,
    requestTimeout: 3_600_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // An address that cannot be decoded never reaches a hook, and a page must be able to read this reply as well.
    frameworkErrors: (error, request, reply) => {
      const { origin } = request.headers
      void reply.headers({ ...secure(request.id), Vary: 'Origin' })
      if (origin !== undefined && allowsOrigin(origin))
        void reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' })
      void report(error, request, reply)
    },
  })
  app.setErrorHandler(report)
  spanRequests(app)
  reportMissing(app, methodsOf(contract))
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(secure(request.id))
  })
  await app.register(cors, {
    // Given as a function so that every reply, a failure too, says that it depends on the origin.
    origin: (origin, done) => done(null, origin !== undefined && allowsOrigin(origin)),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Accept', 'Accept-Language', 'Authorization', 'Content-Type', 'Idempotency-Key', 'X-CSRFToken'],
    exposedHeaders: ['Content-Disposition', 'Link', 'Retry-After', 'X-Request-Id', 'X-Total-Count'],
    maxAge: 600,
    strictPreflight: false,
  })
  await app.register(cookie)
  await app.register(multipart)
  acceptJson(app)
  closeAfterEarlyAnswers(app)
  endSlowSenders(app, options.least)
  const closing = answerWhileClosing(app)
  const logged = (request: FastifyRequest, reply: FastifyReply, more: object = {}) => {
    const { method, routeOptions } = request
    const entry = {
      id: request.id,
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ...traceOf(request),
      ...senderOf(request),
    }
    request.log.info({ ...entry, ms: Math.round(reply.elapsedTime), ...more }, 'request')
  }
  app.addHook('onResponse', async (request, reply) => logged(request, reply))
  // A reply that did not reach its end, whoever broke it off, is no response to the hook above.
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) logged(request, reply, { brokenOff: true })
    })
  })
  const csrf = createCsrf({ secret: options.cookieSecret, https, crossSite, allowsOrigin })
  serve(app, contract, handlers, { ...options, csrf, closing })
  // Made when it is asked for first: that takes a third of a second, and most starts are for something else.
  let description: ReturnType<typeof openApi> | undefined
  app.get('/openapi.json', async () => {
    description ??= openApi(contract, version)
    return description
  })
  return app
}

/** Reply to bytes that are no HTTP: there is no request to answer, so it is written to the connection itself. */
function refuseUnreadable(_error: Error, socket: Socket): void {
  if (socket.writable) {
    const body = JSON.stringify({ error: say('malformed')('en'), code: 'invalid_input' } satisfies ErrorBody)
    const head = ['HTTP/1.1 400 Bad Request', 'Content-Type: application/json; charset=utf-8', 'Connection: close']
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  socket.destroySoon()
}

/** JSON and nothing else; no body at all is none and not a mistake, because some clients always name a type. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    ['application/json', 'application/scim+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else parse(request, body as string, done)
    },
  )
}

/** Which methods an address takes. */
function methodsOf(contract: Contract): (path: string) => string[] {
  const routes = Object.values(contract)
    .flatMap((calls) => Object.values(calls))
    .map(({ path, method }) => ({
      pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`),
      methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    }))
  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
}
