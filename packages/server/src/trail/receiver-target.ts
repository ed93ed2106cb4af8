import { once } from 'node:events'
import { isIP } from 'node:net'
import tls from 'node:tls'
import { isInReach, type OutboundPolicy } from '../outside/outbound-policy.ts'
import {
  createOutsideFetch,
  lookUpWithin,
  OutsideRefused,
  outOfReach,
  reasonOf,
  whenTold,
} from '../outside/outside-fetch.ts'
import { answerTimeout, framed, syslogPort, type Target } from './target.ts'

/** Where a company has its trail sent on to. */
export interface ReceiverAddress {
  /** `https:` with JSON lines, or `syslog+tls:`. */
  url: URL
  token: string | null
  /** The only authority that is trusted, where one is named (PEM). */
  authority: string | null
}

/** A receiver of a company, which is spoken to within a reach and by TLS alone. Whatever goes wrong is an `OutsideRefused`. */
export function openReceiver({ url, token, authority }: ReceiverAddress, outbound: OutboundPolicy): Target {
  const { protocol, host, pathname } = url
  const name = `receiver ${protocol}//${host}${pathname}`
  const trusted = authority === null ? {} : { authority }
  if (protocol === 'syslog+tls:') {
    return {
      name,
      send: async (lines) => {
        const socket = await connect(url, outbound, authority)
        try {
          // A receiver that went away before it had everything resets the connection, and ends it in order otherwise.
          socket.resume()
          const closed = once(socket, 'close', { signal: AbortSignal.timeout(answerTimeout) })
          socket.end(lines.map(framed).join(''))
          await closed
        } catch (error) {
          throw new OutsideRefused('unreachable', host, { cause: error })
        } finally {
          socket.destroy()
        }
      },
    }
  }
  const ask = createOutsideFetch({ outbound, mostBytes: 65_536, milliseconds: answerTimeout, ...trusted })
  return {
    name,
    send: async (lines) => {
      const headers = {
        'content-type': 'application/x-ndjson',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }
      const { status } = await ask(url.href, {
        method: 'POST',
        headers,
        body: lines.map(({ json }) => `${json}\n`).join(''),
      })
      if (status < 200 || status > 299) throw new OutsideRefused('refused', host)
    },
  }
}

/** Connects by TLS and checks the certificate; nothing is sent. */
export async function tryReceiver({ url, authority }: ReceiverAddress, outbound: OutboundPolicy): Promise<void> {
  if (url.protocol === 'http:') return
  const socket = await connect(url, outbound, authority)
  socket.destroy()
}

async function connect(url: URL, outbound: OutboundPolicy, authority: string | null): Promise<tls.TLSSocket> {
  const began = performance.now()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isAddress = isIP(host) > 0
  // A connection to a literal address looks nothing up.
  if (isAddress && !isInReach(host, outbound)) throw await whenTold(began, outOfReach(url.host))
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : syslogPort.tls))
  const signal = AbortSignal.timeout(answerTimeout)
  const socket = tls.connect({
    host,
    port,
    servername: isAddress ? '' : host,
    lookup: lookUpWithin(outbound),
    ...(authority === null ? {} : { ca: authority }),
  })
  try {
    await once(socket, 'secureConnect', { signal })
    return socket
  } catch (error) {
    socket.destroy()
    const refusal = new OutsideRefused(reasonOf(error, signal), url.host, { cause: error })
    throw await whenTold(began, error instanceof OutsideRefused ? error : refusal)
  }
}
