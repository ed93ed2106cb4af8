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
    const close = () => {
      clearInterval(looking)
      clearTimeout(timer)
      socket.destroy()
    }
    const looking = setInterval(() => {
      if (raw.complete || socket.destroyed || socket.bytesRead > enough) close()
    }, 100)
    const timer = setTimeout(close, patience.milliseconds)
    raw.resume()
  })
}
