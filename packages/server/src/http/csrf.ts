import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { say } from './messages.ts'

const cookieName = 'csrftoken'
const headerName = 'x-csrftoken'

export interface CsrfOptions {
  secret: string
  https: boolean
  crossSite: boolean
  allowsOrigin: (origin: string) => boolean
}

export interface Csrf {
  /** The caller's token: the one of its cookie when that is ours, otherwise a new one, which is set as a cookie. */
  issue(request: FastifyRequest, reply: FastifyReply): string
  /** Throws `csrf_failed` unless the header repeats a cookie of ours and the request comes from an allowed origin. */
  check(request: FastifyRequest): void
}

/**
 * Signed double submit: a page of another origin can make a browser send the cookie, but can neither read it nor the reply
 * that carries it, and the signature keeps a cookie planted by a neighbouring host from being accepted.
 */
export function createCsrf({ secret, https, crossSite, allowsOrigin }: CsrfOptions): Csrf {
  const sign = (random: string) => createHmac('sha256', secret).update(`csrf ${random}`).digest('base64url')
  const equal = (one: string, other: string) =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
  const isOurs = (token: string | undefined): token is string => {
    const [random = '', signature = ''] = token?.split('.') ?? []
    return random.length >= 32 && equal(signature, sign(random))
  }
  return {
    issue(request, reply) {
      const present = request.cookies[cookieName]
      if (isOurs(present)) return present
      const random = randomBytes(24).toString('base64url')
      const token = `${random}.${sign(random)}`
      // Without the path the cookie would belong to /csrf/ alone and never come back.
      const site = { sameSite: crossSite ? 'none' : 'lax', secure: https || crossSite } as const
      void reply.setCookie(cookieName, token, { path: '/', maxAge: 31_536_000, ...site })
      return token
    },
    check(request) {
      const { origin } = request.headers
      const header = request.headers[headerName]
      const cookie = request.cookies[cookieName]
      const isAllowed = origin === undefined || allowsOrigin(origin)
      if (isAllowed && isOurs(cookie) && typeof header === 'string' && equal(header, cookie)) return
      throw new AppError('csrf_failed', say('csrf_failed'))
    },
  }
}
