import { randomUUID } from 'node:crypto'
import type { Endpoint, LinkKind, TokenScope, UserRole } from '@esrs/contract'
import type { FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { openTenant } from '../database/pool.ts'
import type { Queries, Tenant } from '../database/tenant.ts'
import { AppError } from './errors.ts'
import { say } from './messages.ts'

/** The caller. */
export interface Actor {
  userId: string
  companyId: string
  sessionId: string
  role: UserRole
}

/** A session as it is now, with what its person has proved. */
export interface LiveSession {
  actor: Actor
  provedAt: Date | null
  /** Of their own, or one that the provider of the company has asked for. */
  hasFactor: boolean
  signedInBy: 'account' | 'provider'
  factorByProvider: boolean
  /** That stands on the trust of the company alone. */
  factorByTrust: boolean
  /** The company requires a second factor. */
  needsFactor: boolean
}

/** Somebody without an account who has opened a link: what it is for, and whose it is. */
export interface Guest {
  linkId: string
  companyId: string
  kind: LinkKind
  subjectId: string
  email: string
  name: string
}

/** The directory of a company, which calls with a token that an administrator made for it. */
export interface Directory {
  tokenId: string
  companyId: string
}

/** Who calls with a personal API token, and what the token was made for. */
export interface TokenUse {
  actor: Omit<Actor, 'sessionId'>
  tokenId: string
  scopes: readonly TokenScope[]
}

/** Who a request is from, with the company's data. */
export interface Authenticated {
  actor: Actor
  tenant: Tenant
  /** What a personal API token may do; `null` for a session, which may do what its person may. */
  scopes: readonly TokenScope[] | null
}

/** What the key of a device looks like on which a link was opened. */
const guestKeyForm = /^guest_[\w-]{43}$/

/** What every personal API token looks like, so that programs that look for lost secrets find it. */
const apiTokenForm = /^esrs_[\w-]{43}$/

/** What the token of every directory looks like. */
const directoryTokenForm = /^scim_[\w-]{43}$/

/** Seconds that an access token is good for, and that two clocks may differ. */
const lifetime = 600
const leeway = 30
/** Milliseconds for which a session that was found alive is not looked up again by what only reads; a revoked one reads on for at most these. */
const remembered = 15_000
/** Milliseconds for which a proof opens what asks for one. */
const proofLasts = 600_000

/** Whether a proof still opens what asks for one. */
export const isFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < proofLasts

/** The refusal of what asks for a fresh proof. */
export const stepUpRequired = (): AppError => new AppError('step_up_required', say('step_up_required'))

const issuer = 'esrs-reporting'
const audience = 'esrs-reporting-api'
const Claims = z.object({ sub: z.uuid(), company: z.uuid(), session: z.uuid(), type: z.literal('access') })

export interface AuthenticatorOptions {
  secret: string
  db: Queries
  clock: Clock
  /** Looks a session up; `null` when it is revoked, expired or its person may no longer sign in. */
  findSession: (sessionId: string) => Promise<LiveSession | null>
  /** Looks a personal API token up by its secret; `null` when it cannot be used. */
  findToken: (secret: string) => Promise<TokenUse | null>
  /** Looks the key of a device up; `null` when its link is over or revoked. */
  findGuest: (key: string) => Promise<Guest | null>
  /** Looks the token of a directory up by its secret; `null` when it cannot be used. */
  findDirectory: (secret: string) => Promise<Directory | null>
}

export interface Authenticator {
  /** Makes an access token. */
  sign(actor: Actor): Promise<string>
  /** The sender of the request, with the company's data; throws `authentication_required`. */
  authenticate(request: FastifyRequest): Promise<Authenticated>
  /**
   * Lets a session into a call: where the company requires a second factor only with one, and where the call asks for it only soon
   * after its person has proved themselves.
   */
  admit(call: Pick<Endpoint, 'method' | 'stepUp' | 'withoutFactor'>, actor: Actor): Promise<void>
  /** The guest who sends the request, with the company's data; throws `authentication_required`. */
  authenticateGuest(request: FastifyRequest, kind: LinkKind): Promise<{ guest: Guest; tenant: Tenant }>
  /** The directory that sends the request, with the company's data; throws `authentication_required`. */
  authenticateDirectory(request: FastifyRequest): Promise<{ directory: Directory; tenant: Tenant }>
  /** The session of a request, for calls that work without as well; API tokens open none of those. */
  recognise(request: FastifyRequest): Promise<Actor | null>
  /** Looks the session up at its next request. */
  forget(sessionId: string): void
}

const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

/** Bearer tokens, signed with one algorithm that a token cannot choose. */
export function createAuthenticator({
  secret,
  db,
  clock,
  findSession,
  findToken,
  findGuest,
  findDirectory,
}: AuthenticatorOptions): Authenticator {
  const key = new TextEncoder().encode(secret)
  const alive = new Map<string, { session: LiveSession; until: number }>()

  async function live(sessionId: string): Promise<LiveSession | null> {
    const now = clock().getTime()
    const cached = alive.get(sessionId)
    if (cached && cached.until > now) return cached.session
    alive.delete(sessionId)
    const session = await findSession(sessionId)
    if (session) {
      if (alive.size >= 10_000) alive.clear()
      alive.set(sessionId, { session, until: now + remembered })
    }
    return session
  }

  async function recognise(request: FastifyRequest): Promise<Actor | null> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!token) return null
    const verified = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      audience,
      clockTolerance: leeway,
      currentDate: clock(),
      // Compared only where they are there, so a token without an end, or with one far away, would be good for ever.
      requiredClaims: ['exp', 'iat', 'nbf'],
      maxTokenAge: lifetime,
    }).catch(() => null)
    const claims = Claims.safeParse(verified?.payload)
    if (!claims.success) return null
    // What is made or changed lasts beyond the session, so it is decided by what the session may do by now.
    if (request.method !== 'GET' && request.method !== 'HEAD') alive.delete(claims.data.session)
    const actor = (await live(claims.data.session))?.actor
    return actor && actor.userId === claims.data.sub && actor.companyId === claims.data.company ? actor : null
  }

  /** What stands between a session and a call. */
  function refusalOf(
    { stepUp, withoutFactor }: Pick<Endpoint, 'stepUp' | 'withoutFactor'>,
    { provedAt, hasFactor, needsFactor }: LiveSession,
  ): AppError | null {
    if (needsFactor && !hasFactor && !withoutFactor)
      return new AppError('second_factor_missing', say('second_factor_missing'))
    const isAsked = stepUp === 'always' || (stepUp === 'factor' && hasFactor)
    return !isAsked || isFresh(provedAt, clock()) ? null : stepUpRequired()
  }

  return {
    async admit(call, { sessionId }) {
      // What asks for a proof also reads nothing by what was so a while ago.
      if (call.stepUp !== undefined && call.method === 'GET') alive.delete(sessionId)
      for (const isLast of [false, true]) {
        const session = await live(sessionId)
        // One that has ended elsewhere while it was remembered is no session without a refusal.
        if (!session) throw new AppError('authentication_required', say('authentication_required'))
        const refusal = refusalOf(call, session)
        if (!refusal) return
        if (isLast) throw refusal
        // What is remembered may be older than the proof, which another process may have taken.
        alive.delete(sessionId)
      }
    },
    recognise,
    forget: (sessionId) => void alive.delete(sessionId),
    sign: (actor) => {
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ company: actor.companyId, session: actor.sessionId, type: 'access' })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(actor.userId)
        .setIssuedAt(now)
        .setNotBefore(now)
        .setExpirationTime(now + lifetime)
        .setIssuer(issuer)
        .setAudience(audience)
        .setJti(randomUUID())
        .sign(key)
    },
    async authenticateGuest(request, kind) {
      const given = bearerOf(request)
      const guest = guestKeyForm.test(given) ? await findGuest(given) : null
      if (guest?.kind !== kind) throw new AppError('authentication_required', say('link_needed'))
      return { guest, tenant: openTenant(db, guest.companyId) }
    },
    async authenticateDirectory(request) {
      const given = bearerOf(request)
      const directory = directoryTokenForm.test(given) ? await findDirectory(given) : null
      if (!directory) throw new AppError('authentication_required', say('directory_token'))
      return { directory, tenant: openTenant(db, directory.companyId) }
    },
    async authenticate(request) {
      const given = bearerOf(request)
      const use = apiTokenForm.test(given) ? await findToken(given) : null
      // A token has no session; its own id stands for one, which no session has.
      const actor = use ? { ...use.actor, sessionId: use.tokenId } : await recognise(request)
      if (!actor) throw new AppError('authentication_required', say('authentication_required'))
      return { actor, tenant: openTenant(db, actor.companyId), scopes: use?.scopes ?? null }
    },
  }
}
