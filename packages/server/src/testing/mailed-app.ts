import { openSmtp } from '../mail/mailer.ts'
import { startApp, type TestApp } from './app.ts'
import { readMail } from './read-mail.ts'
import { startMailServer, type TestMailServer } from './smtp.ts'

export interface MailedApp {
  app: TestApp
  smtp: TestMailServer
  /** The mails to an address so far. */
  mailsTo(address: string): ReturnType<typeof readMail>[]
  stop(): Promise<void>
}

/** An app with workers that sends its mails to a mail server of its own. */
export async function startMailedApp(): Promise<MailedApp> {
  const smtp = await startMailServer()
  const app = await startApp({ workers: true, mailer: openSmtp(smtp.url, 'Reports <no-reply@example.org>') })
  return {
    app,
    smtp,
    mailsTo: (address) => smtp.received.map(readMail).filter(({ to }) => to === address),
    stop: async () => {
      await app.stop()
      await smtp.stop()
    },
  }
}
