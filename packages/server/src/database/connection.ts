import pg from 'pg'

/** Milliseconds without an answer after which a connection counts as lost; the server itself ends a statement before. */
const silentAfter = 65_000

/** Settings of every connection of this process, so that a vanished other end is noticed. */
export const connectionSettings = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  query_timeout: silentAfter,
} as const

/**
 * A connection that ends nothing but itself when it is lost. A caller that waits on it gets the error as its answer; the event that
 * the driver sends besides has a listener for as long as the connection lives, since without one it would end the process.
 * The pool's own listener is there only while the connection is idle.
 */
export class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}
