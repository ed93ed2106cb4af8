import { once } from 'node:events'
import net from 'node:net'
import os from 'node:os'
import tls from 'node:tls'

/** Where rows of trails are sent on to. */
export interface Target {
  /** Its address without what is secret, by which the database knows how far it has come. */
  name: string
  /** Resolves once they have been handed over; whatever throws leaves them to the next time. */
  send(lines: readonly TrailLine[]): Promise<void>
}

/** A row as a line of JSON, and when it happened. */
export interface TrailLine {
  at: Date
  json: string
}

/** Milliseconds after which a target that does not answer is given up for now. */
export const answerTimeout = 20_000

/** The target at an address: `https:` takes JSON lines in a POST, `syslog:` and `syslog+tls:` messages of RFC 5424 over TCP. */
export function openTarget(url: URL, token: string | null): Target {
  const { protocol, host, pathname } = url
  const name = `${protocol}//${host}${pathname}`
  return { name, send: protocol.startsWith('syslog') ? toSyslog(url) : toWeb(url, token) }
}

const toWeb =
  (url: URL, token: string | null): Target['send'] =>
  async (lines) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: lines.map(({ json }) => `${json}\n`).join(''),
      redirect: 'error',
      signal: AbortSignal.timeout(answerTimeout),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`${url.host} answered ${response.status}`)
  }

/** Log audit, informational. */
const priority = 13 * 8 + 6

/** Ports of syslog where an address names none. */
export const syslogPort = { plain: 514, tls: 6514 } as const

/** One message, with its length in front (RFC 6587), so that a line may hold anything. */
export function framed({ at, json }: TrailLine): string {
  const message = `<${priority}>1 ${at.toISOString()} ${os.hostname() || '-'} esrs-reporting ${process.pid} trail - ${json}`
  return `${Buffer.byteLength(message)} ${message}`
}

const toSyslog =
  ({ protocol, hostname, port }: URL): Target['send'] =>
  async (lines) => {
    const isSecure = protocol === 'syslog+tls:'
    const host = hostname.replace(/^\[|\]$/g, '')
    const place = { host, port: Number(port || (isSecure ? syslogPort.tls : syslogPort.plain)) }
    const signal = AbortSignal.timeout(answerTimeout)
    const socket = isSecure ? tls.connect({ ...place, servername: net.isIP(host) ? '' : host }) : net.connect(place)
    try {
      await once(socket, isSecure ? 'secureConnect' : 'connect', { signal })
      // A receiver that went away before it had everything resets the connection, and ends it in order otherwise.
      socket.resume()
      const closed = once(socket, 'close', { signal })
      socket.end(lines.map(framed).join(''))
      await closed
    } finally {
      socket.destroy()
    }
  }
