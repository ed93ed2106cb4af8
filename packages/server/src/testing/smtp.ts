import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  url: string
  /** Mails taken so far, as raw messages. */
  received: string[]
  /** Answers every further mail with a failure that is not final. */
  refuse(on: boolean): void
  stop(): Promise<void>
}

/** A real mail server on a free loopback port. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: string[] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    // Senders keep their connections; the end does not wait for them.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(isRefusing ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
    onData: (stream, _session, done) => {
      void text(stream).then((message) => {
        received.push(message)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (on) => {
      isRefusing = on
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
