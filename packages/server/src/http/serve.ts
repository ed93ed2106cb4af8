import {
  type Contract,
  type Endpoint,
  type Language,
  may,
  type Produced,
  permissionOf,
  type Received,
  type TokenScope,
} from '@esrs/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tenant } from '../database/tenant.ts'
import { attachment } from '../files/name.ts'
import { languageOf } from '../texts/texts.ts'
import type { Actor, Authenticated, Authenticator, Directory, Guest } from './authenticate.ts'
import type { Csrf } from './csrf.ts'
import { AppError } from './errors.ts'
import { parseInput, withIdempotencyKey } from './input.ts'
import { say } from './messages.ts'
import { networkOf } from './network.ts'
import { scimType } from './scim.ts'
import { withinSpan } from './spans.ts'
import { actionOf, keepBroken, keepRefusal, type Seen, type Trail, traced } from './trail.ts'
import { readUpload, type UploadedFile, type UploadParts } from './upload.ts'

/** Facts about the request for a handler, beside its parsed input. */
export interface Caller {
  language: Language
  /** Network address, for throttling only. */
  address: string
  /** The user agent, shown to its own person in the list of their sessions. */
  userAgent: string
  requestId: string
  /** The anti-forgery token of the caller, set as a cookie when it is new. */
  csrfToken(): string
  /** Says in headers that the reply is one page of a list, and where its neighbours are (RFC 8288). */
  paged(part: { page: number; size: number; total: number }): void
  /** Says in a header where what was made is found. */
  isAt(address: string): void
  /** The caller of a public call that may carry a token. */
  recognise(): Promise<Actor | null>
}

/** The reply of a call that answers with a file. */
export interface Download {
  stream: NodeJS.ReadableStream
  /** Bytes; `null` where the length is only known at the end. */
  size: number | null
  name: string
  mimeType: string
}

export type Context<E extends Endpoint> = Received<E> & { caller: Caller } & (E extends { auth: 'public' }
    ? unknown
    : E extends { auth: 'link' }
      ? { guest: Guest; tenant: Tenant }
      : E extends { auth: 'directory' }
        ? { directory: Directory; tenant: Tenant }
        : { actor: Actor; tenant: Tenant }) &
  (E extends { upload: true } ? { file: UploadedFile } : unknown)

export interface Handler<E extends Endpoint> {
  (context: Context<E>): Promise<E extends { download: true } ? Download : Produced<E>>
  /** Called before anything of an upload is received; what it throws is the answer, whatever was going to arrive. */
  admit?(tenant: Tenant, guest?: Guest): Promise<void>
}

/** A handler that looks at something before an upload is received. */
export const admitting = <E extends Endpoint>(
  admit: (tenant: Tenant, guest?: Guest) => Promise<void>,
  handler: (context: Context<E>) => ReturnType<Handler<E>>,
): Handler<E> => Object.assign(handler, { admit })

/** One handler per call of a group: leaving one out, or returning the wrong shape, does not compile. */
export type Handlers<G extends Record<string, Endpoint>> = { [N in keyof G]: Handler<G[N]> }

/** One handler per call of the contract. */
export type AllHandlers<C extends Contract> = { [G in keyof C]: Handlers<C[G]> }

export interface ServeParts extends UploadParts {
  authenticator: Authenticator
  csrf: Csrf
  trail: Trail
  /** Counts a file that a company is about to send; throws where there were too many. */
  countUpload(tenant: Tenant): Promise<void>
}

/** A call with its name in the contract. */
interface Named {
  name: string
  call: Endpoint
}

/** Fastify's path of a call. */
const routeOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Answers every call of the contract with its handler. */
export function serve<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: AllHandlers<C>,
  parts: ServeParts,
): void {
  app.decorateRequest('known', null)
  app.decorateRequest('guest', null)
  app.decorateRequest('directory', null)
  for (const [group, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const handler = handlers[group]?.[name] as unknown as Handler<Endpoint>
      const named = { name: `${group}.${name}`, call }
      app.route({
        method: call.method,
        url: routeOf(call.path),
        ...(call.bodyBytes === undefined ? {} : { bodyLimit: call.bodyBytes }),
        // Before the body is received: a stranger's upload must not fill the disk.
        onRequest: async (request) => withinSpan(request, () => admit(named, request, parts)),
        handler: async (request, reply) => withinSpan(request, () => answer(named, handler, request, reply, parts)),
      })
    }
  }
}

const authenticatedOf = (request: FastifyRequest): Authenticated | null =>
  request.getDecorator<Authenticated | null>('known')

type KnownGuest = Awaited<ReturnType<Authenticator['authenticateGuest']>>
const guestOf = (request: FastifyRequest): KnownGuest | null => request.getDecorator<KnownGuest | null>('guest')

type KnownDirectory = Awaited<ReturnType<Authenticator['authenticateDirectory']>>
const directoryOf = (request: FastifyRequest): KnownDirectory | null =>
  request.getDecorator<KnownDirectory | null>('directory')

/** What the trail has to know of a request. */
const seenOf = ({ name, call }: Named, request: FastifyRequest, params: unknown, body?: unknown): Seen => ({
  name,
  call,
  authenticated: authenticatedOf(request),
  guest: guestOf(request)?.guest ?? null,
  directory: directoryOf(request)?.directory ?? null,
  params,
  body,
  address: networkOf(request.ip),
  requestId: request.id,
})

async function admit(named: Named, request: FastifyRequest, parts: ServeParts): Promise<void> {
  const { call } = named
  const { authenticator, csrf, trail } = parts
  if (call.auth === 'directory') {
    request.setDecorator('directory', await authenticator.authenticateDirectory(request))
    return
  }
  if (call.auth === 'link') {
    request.setDecorator('guest', await authenticator.authenticateGuest(request, call.link!))
  } else if (call.auth !== 'public') {
    const authenticated = await authenticator.authenticate(request)
    request.setDecorator('known', authenticated)
    try {
      await admitKnown(call, authenticated, authenticator)
    } catch (error) {
      const seen = seenOf(named, request, call.params?.safeParse(request.params).data)
      await keepRefusal(trail, call, actionOf(trail, seen), error)
      throw error
    }
    // No browser sends a token by itself, so there is nothing to forge; a session in the same request does not count.
    if (authenticated.scopes) return
  }
  if (call.method !== 'GET') csrf.check(request)
}

async function admitKnown(call: Endpoint, { actor, scopes }: Authenticated, authenticator: Authenticator) {
  if (scopes) admitToken(call, scopes)
  admitRole(call, actor)
  if (!scopes) await authenticator.admit(call, actor)
}

/** Lets a person into the calls that their role opens, by a session or by an API token. */
function admitRole(call: Endpoint, { role }: Pick<Actor, 'role'>): void {
  const needed = permissionOf(call)
  if (needed === null || may(role, needed)) return
  throw new AppError('forbidden', say(needed === 'manage' ? 'forbidden' : 'role'))
}

/** Lets a personal API token into the calls that name one of its scopes, and into no other. */
function admitToken(call: Endpoint, scopes: readonly TokenScope[]): void {
  if (call.scope === undefined || call.auth !== 'user') throw new AppError('forbidden', say('token_never'))
  if (!scopes.includes(call.scope)) throw new AppError('forbidden', say('token_scope', { scope: call.scope }))
}

async function answer(
  named: Named,
  handler: Handler<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ServeParts,
): Promise<unknown> {
  const { call } = named
  const params = call.params && parseInput(call.params, request.params)
  const query = call.query && parseInput(call.query, request.query)
  const authenticated = authenticatedOf(request)
  const guest = guestOf(request)
  const directory = directoryOf(request)
  const known = authenticated ?? guest ?? directory
  if (call.upload && known) {
    // Here for whatever takes a file: a call that is added later is not forgotten.
    await parts.countUpload(known.tenant)
    await handler.admit?.(known.tenant, guest?.guest)
  }
  // A file belongs to a company: no public call takes one.
  const upload = call.upload && known ? await readUpload(request, parts, known.tenant) : null
  try {
    const sent = upload ? upload.fields : request.body
    const body = call.body && parseInput(call.body, withIdempotencyKey(call.body, sent, request))
    const caller: Caller = {
      language: languageOf(request.headers['accept-language']),
      address: networkOf(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
      csrfToken: () => parts.csrf.issue(request, reply),
      paged: (part) => tellPage(part, request, reply),
      isAt: (address) => void reply.header('Location', address),
      recognise: () => parts.authenticator.recognise(request),
    }
    const context = {
      actor: authenticated?.actor,
      guest: guest?.guest,
      directory: directory?.directory,
      tenant: known?.tenant,
      caller,
      params,
      query,
      body,
      file: upload?.file,
    }
    const seen = seenOf(named, request, params, body)
    const produced: unknown = await traced(parts.trail, seen, () => handler(context as unknown as Context<Endpoint>))
    if (call.download) {
      const download = produced as Download
      // The head has left by then, so all that can be done for who receives it is to end it where it is.
      download.stream.once('error', (error) => {
        request.log.error({ err: error, id: request.id, call: named.name }, 'a download broke off')
        void keepBroken(parts.trail, seen, error)
      })
      return send(download, reply)
    }
    void reply.code(call.status ?? 200)
    if (call.auth === 'directory') void reply.type(scimType)
    // Only what the contract names leaves the server, whatever a row holds.
    return call.status === 204 ? null : call.response.parse(produced)
  } finally {
    if (upload) await parts.files.discard(upload.file.received)
  }
}

function tellPage(
  { page, size, total }: { page: number; size: number; total: number },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const [path, query] = request.url.split('?')
  const last = Math.max(1, Math.ceil(total / size))
  const neighbours = { first: 1, prev: page - 1, next: page + 1, last }
  const links = Object.entries(neighbours)
    .filter(([, number]) => number >= 1 && number <= last)
    .map(([relation, number]) => {
      const parameters = new URLSearchParams(query)
      parameters.set('page', String(number))
      // Said even where it was not asked for: the pages of a list that was asked for whole are longer than usual.
      parameters.set('page_size', String(size))
      return `<${path}?${parameters}>; rel="${relation}"`
    })
  void reply.header('X-Total-Count', total).header('Link', links.join(', '))
}

const send = ({ stream, size, name, mimeType }: Download, reply: FastifyReply): FastifyReply =>
  reply
    .headers(size === null ? {} : { 'Content-Length': size })
    .header('Content-Type', mimeType)
    .header('Content-Disposition', attachment(name))
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .send(stream)

/** The sender of the request, for the log. */
export const senderOf = (
  request: FastifyRequest,
): { user?: string; company?: string; token?: string; link?: string } => {
  const directory = directoryOf(request)
  if (directory) return { company: directory.directory.companyId, token: directory.directory.tokenId }
  const guest = guestOf(request)
  if (guest) return { link: guest.guest.linkId, company: guest.guest.companyId }
  const authenticated = authenticatedOf(request)
  if (!authenticated) return {}
  const { userId, companyId, sessionId } = authenticated.actor
  return { user: userId, company: companyId, ...(authenticated.scopes ? { token: sessionId } : {}) }
}
