import net from 'node:net'
import { vi } from 'vitest'

/** A socket of this process watched from its opening on. */
export interface Watch {
  /** Hosts with ports, or paths, that a connection was opened to, each once, in order. */
  opened(): string[]
  stop(): void
}

/** Watches every connection that this process opens, TLS included. Children are not watched. */
export function watchConnections(): Watch {
  const connect = vi.spyOn(net.Socket.prototype, 'connect')
  return {
    opened: () => [...new Set(connect.mock.calls.map((call) => addressOf(call)))],
    stop: () => connect.mockRestore(),
  }
}

/** `connect(port, host)`, `connect(path)` and `connect(options)`; the runtime itself passes its arguments as one list. */
function addressOf(given: readonly unknown[]): string {
  const [first, second] = Array.isArray(given[0]) ? (given[0] as unknown[]) : given
  if (typeof first !== 'object' || first === null)
    return typeof first === 'string' && Number.isNaN(Number(first)) ? first : `${second ?? 'localhost'}:${first}`
  const { host, port, path } = first as net.TcpNetConnectOpts & { path?: string }
  return path && port === undefined ? path : `${host ?? 'localhost'}:${port}`
}
