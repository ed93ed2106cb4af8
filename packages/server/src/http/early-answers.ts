import type { FastifyInstance } from 'fastify'

/** How long a connection stays open after its request has been answered, and how much of the body is still received. */
const lingerLimits = { milliseconds: 3000, bytes: 16 * 1_048_576 }

/**
 * Closes connections whose request was answered before all of it had arrived, such as an upload that is refused. Not at once:
 * a connection that is closed while its other end still sends is reset, and the answer is lost on its way. A sender that goes
 * on sending is left waiting, so that it looks at the answer instead.
 */
export function closeAfterEarlyAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.socket.destroyed) return
    const { socket } = raw
    const enough = socket.bytesRead + lingerLimits.bytes
    const until = performance.now() + lingerLimits.milliseconds
    const looking = setInterval(() => {
      // All of it has arrived: the connection is as good as any, and its other end may be using it again.
      const isOver = raw.complete || socket.destroyed
      const isLate = performance.now() > until
      if (isOver || isLate) clearInterval(looking)
      if (isOver) return
      if (isLate) socket.destroy()
      else if (socket.bytesRead > enough) raw.pause()
    }, 100)
    raw.resume()
  })
}
