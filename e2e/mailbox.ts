import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from '../packages/server/src/testing/read-mail.ts'

/** What a mail says, subject first, and what is attached. */
export interface ReceivedMail {
  content: string
  files: ReadMail['files']
}

/** A mail server on a free port of this machine, and what it has been given. */
export interface Mailbox {
  url: string
  /** The address that starts with `start` in the next mail to a person; mails are read in the order in which they come. */
  link: (to: string, start: string) => Promise<string>
  /** The next mail to a person in the subject or text of which a pattern finds something. */
  mail: (to: string, pattern: RegExp) => Promise<ReceivedMail>
  stop: () => Promise<void>
}

const escaped = (text: string) => text.replace(/[.?]/g, '\\$&')

/** The first address in a mail that starts with `start`. */
export function addressIn({ content }: ReceivedMail, start: string): string {
  const found = new RegExp(`${escaped(start)}[^\\s"<>]*`).exec(content)?.[0]
  if (!found) throw new Error(`The mail has no address that starts with ${start}.`)
  return found
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: (ReceivedMail & { to: string[] })[] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      text(stream).then(
        (raw) => {
          const { subject, text: said, files } = readMail(raw)
          const to = session.envelope.rcptTo.map(({ address }) => address)
          mails.push({ to, content: `${subject}\n\n${said}`, files })
          done()
          for (const wake of waiting.splice(0)) wake()
        },
        // The sender was killed in the middle of a mail, which therefore has not come.
        (error: Error) => done(error),
      )
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail: Mailbox['mail'] = async (to, pattern) => {
    for (;;) {
      const place = mails.findIndex((one) => one.to.includes(to) && pattern.test(one.content))
      const [found] = place < 0 ? [] : mails.splice(place, 1)
      if (found) return found
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    link: async (to, start) => addressIn(await mail(to, new RegExp(escaped(start))), start),
    mail,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
