import { lookup as lookUp } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { hasSafeScheme, isInReach, type OutboundPolicy } from './outbound-policy.ts'

/** Why nothing was got from an address. */
export type OutsideReason = 'scheme' | 'unreachable' | 'certificate' | 'slow' | 'redirect' | 'large' | 'refused'

/** An address that companies have entered could not, or may not, be asked. */
export class OutsideRefused extends Error {
  readonly reason: OutsideReason
  readonly host: string

  constructor(reason: OutsideReason, host: string, options?: ErrorOptions) {
    super(`${host}: ${reason}`, options)
    this.reason = reason
    this.host = host
  }
}

/** A request as libraries make one with `fetch`. */
export interface OutsideRequest {
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

export interface OutsideLimits {
  outbound: OutboundPolicy
  /** The only authority that is trusted (PEM), where it is no public one. */
  authority?: string
  mostBytes: number
  milliseconds: number
}

/**
 * Asks an address that a company has entered. The address to which its name leads is checked when the connection is made, so that a
 * name that leads elsewhere a moment later brings nothing; no redirect is followed, and no more is read than an answer can have.
 */
export function createOutsideFetch({ outbound, authority, mostBytes, milliseconds }: OutsideLimits) {
  const trusted = authority === undefined ? {} : { ca: authority }
  return async (address: string, { method = 'GET', headers = {}, body }: OutsideRequest = {}): Promise<Response> => {
    const began = performance.now()
    const url = new URL(address)
    const refuse = (reason: OutsideReason, cause?: unknown) => new OutsideRefused(reason, url.host, { cause })
    if (!hasSafeScheme(url, outbound)) throw refuse('scheme')
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    // A connection to a literal address looks nothing up.
    if (isIP(literal) && !isInReach(literal, outbound)) throw await whenTold(began, outOfReach(url.host))
    const sent = body ? Buffer.from(await new Response(body as BodyInit).arrayBuffer()) : null
    const signal = AbortSignal.timeout(milliseconds)
    const options = { method, headers, lookup: lookUpWithin(outbound), signal, agent: false as const, ...trusted }
    const request = url.protocol === 'https:' ? https.request(url, options) : http.request(url, options)
    try {
      const response = await answerOf(request, sent)
      const { statusCode: status = 0 } = response
      if (status >= 300 && status < 400) throw refuse('redirect')
      const read = await bytesOf(response, mostBytes)
      if (!read) throw refuse('large')
      const type = response.headers['content-type']
      return new Response(read.length > 0 ? read : null, {
        status,
        headers: type === undefined ? {} : { 'content-type': type },
      })
    } catch (error) {
      throw await whenTold(began, error instanceof OutsideRefused ? error : refuse(reasonOf(error, signal), error))
    } finally {
      request.destroy()
    }
  }
}

/** What leads to where nobody is spoken to. Its reason is that of what is not there at all: which of the two it is says what names a network has. */
export const outOfReach = (host: string): OutsideRefused =>
  new OutsideRefused('unreachable', host, { cause: new Error('Its network is out of reach.') })

/** Milliseconds from the question on, before which nobody is told that something could not be reached: also the time would say why. */
const told = 1000

/** The refusal, once it may be told. */
export async function whenTold(began: number, refusal: OutsideRefused): Promise<OutsideRefused> {
  if (refusal.reason === 'unreachable') await wait(Math.max(0, began + told - performance.now()))
  return refusal
}

/** The body of an answer; `null` where it is longer than any can be. */
async function bytesOf(response: http.IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function answerOf(request: http.ClientRequest, body: Buffer | null): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    // Stays for as long as the request: what happens to the connection after the answer is told by the answer.
    request.on('error', reject)
    if (body) request.setHeader('content-length', body.length)
    request.end(body ?? undefined)
  })
}

/** Looks a name up and keeps back the addresses that are out of reach. */
export const lookUpWithin =
  (outbound: OutboundPolicy): LookupFunction =>
  (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const allowed = addresses.filter(({ address }) => isInReach(address, outbound))
      const [first] = allowed
      if (!first) return callback(outOfReach(hostname), '', 0)
      if (options.all) return callback(null, allowed)
      callback(null, first.address, first.family)
    })
  }

/** Why a connection was not made. */
export function reasonOf(error: unknown, signal: AbortSignal): OutsideReason {
  if (signal.aborted) return 'slow'
  const { code = '' } = error as NodeJS.ErrnoException
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code) ? 'certificate' : 'unreachable'
}
