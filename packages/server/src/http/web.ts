import fs from 'node:fs'
import path from 'node:path'
import compress from '@fastify/compress'
import staticFiles from '@fastify/static'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type PageName, pageFiles, readPages } from './pages.ts'

export interface WebOptions {
  /** The built web app. */
  folder: string
  /** Address of the API as the page that was opened at `hostname` should call it. */
  apiUrlFor: (hostname: string) => string
  /** Every address the page may call. */
  apiOrigins: () => string[]
  /** Largest file that may be uploaded, so that a larger one is refused before it is sent. */
  maxUploadMb: number
  https: boolean
  /** Where weaknesses are reported, where somebody is named. */
  securityContact?: string | null
  logger: FastifyBaseLogger
}

/** Whether there is a build to serve. */
export const isBuilt = (folder: string): boolean =>
  Object.values(pageFiles).every((page) => fs.existsSync(path.join(folder, page)))

const addressOf = ({ url }: FastifyRequest): string => url.split('?')[0]!

/** Paths of the pages without an account, which have an entry of their own so that they load fast. */
const surveyPage = /^\/survey\/[^/]+\/?$/
/** Pages that a link of a mail opens: no search engine may list them, whoever passes the address on. */
const linkPage = /^\/(answer|audit-room)\/?$/

/**
 * Whether an address asks for a file: its last segment has a dot, or a segment begins with one, as in `/.git/config`. No page
 * has such an address, and who looks for files that were left behind is told that there are none.
 */
function isFileAddress(address: string): boolean {
  const segments = decoded(address).split(/[/\\]/).filter(Boolean)
  return (
    segments[0] === 'assets' || segments.some((segment) => segment.startsWith('.')) || !!segments.at(-1)?.includes('.')
  )
}

/** What cannot be read is no page either: a dot stands for it. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return '.'
  }
}

/** Serves the built web app; every address that is not a file is a page of it. Does not listen yet. */
export async function createWeb({
  folder,
  apiUrlFor,
  apiOrigins,
  maxUploadMb,
  https,
  securityContact = null,
  logger,
}: WebOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    connectionTimeout: 60_000,
  })
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
    })
  })
  await app.register(compress, { global: true, encodings: ['br', 'gzip'] })
  await app.register(staticFiles, {
    root: folder,
    wildcard: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // The bundler names these after their content, so they never change.
      const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
      void reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/config.json', async (request, reply) => {
    void reply.header('Cache-Control', 'no-store')
    return { apiUrl: apiUrlFor(request.hostname), maxUploadMb }
  })
  if (securityContact)
    app.get('/.well-known/security.txt', async (_request, reply) => {
      void reply.type('text/plain; charset=utf-8').header('Cache-Control', 'no-cache')
      return securityText(securityContact)
    })
  const pages = readPages(folder)
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: PageName = 'app') =>
    reply
      .headers({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy(apiOrigins()),
        'Content-Type': 'text/html; charset=utf-8',
      })
      .send(pages.of(page, request.url, { apiUrl: apiUrlFor(request.hostname), maxUploadMb }))
  app.get('/', async (request, reply) => sendPage(request, reply))
  app.get('/index.html', async (request, reply) => sendPage(request, reply))
  app.get('/respond.html', async (request, reply) => sendPage(request, reply, 'survey'))
  app.get('/answer.html', async (request, reply) => sendPage(request, reply, 'answer'))
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const address = addressOf(request)
    if (!isPage || isFileAddress(address)) return reply.code(404).type('text/plain').send('Not found')
    if (linkPage.test(address)) void reply.header('X-Robots-Tag', 'noindex, nofollow, noarchive')
    if (surveyPage.test(address)) return sendPage(request, reply, 'survey')
    if (linkPage.test(address)) return sendPage(request, reply, address.startsWith('/answer') ? 'answer' : 'room')
    return sendPage(request, reply)
  })
  app.setErrorHandler(async (error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'unexpected failure')
    return reply
      .code(status)
      .type('text/plain')
      .send(status < 500 ? 'Bad request' : 'Request failed')
  })
  return app
}

/** Days for which a page that was asked for today says whom to write to. */
const contactDays = 180

/** Where weaknesses are reported (RFC 9116). */
function securityText(contact: string): string {
  const expires = new Date(Date.now() + contactDays * 86_400_000).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, de\n`
}

/** No inline script, nothing from elsewhere; styles that components set and images they draw are their own. */
const policy = (apiOrigins: string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `connect-src 'self' ${apiOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
