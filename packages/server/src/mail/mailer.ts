import fs from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { writeDurably } from '../files/durable.ts'
import type { Mail, Mailer } from './mail.ts'

const messageId = (mail: Mail, from: string): string => `<${mail.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`

const compose = (mail: Mail, from: string) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  messageId: messageId(mail, from),
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends through a mail server. */
export function openSmtp(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(compose(mail, from))
    },
    close: () => transport.close(),
  }
}

/** Writes mails to a folder, one file each; a repeated id replaces its file. */
export function openOutbox(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
      const { message } = await transport.sendMail(compose(mail, from))
      writeDurably(path.join(folder, `${mail.id.replace(/[^\w-]/g, '_')}.eml`), message as Buffer)
    },
    close: () => {},
  }
}
