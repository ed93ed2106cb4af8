import type { FastifyInstance } from 'fastify'

/** How long, and for how much, a body goes on being received after its request has been answered. */
const patience = { milliseconds: 3000, bytes: 16 * 1_048_576 }

/**
 * Closes connections whose request was answered before all of it had arrived, such as an upload that is refused. Not at once:
 * a connection that is closed while its other end still sends is reset, and the answer is lost on its way.
 */
export function closeAfterEarlyAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.socket.destroyed) return
    const { socket } = raw
    const enough = socket.bytesRead + patience.bytes
    const until = performance.now() + patience.milliseconds
    const looking = setInterval(() => {
      // All of it has arrived: the connection is as good as any, and its other end may be using it again.
      const isOver = raw.complete || socket.destroyed
      const isEnough = socket.bytesRead > enough || performance.now() > until
      if (isOver || isEnough) clearInterval(looking)
      if (!isOver && isEnough) socket.destroy()
    }, 100)
    raw.resume()
  })
}
