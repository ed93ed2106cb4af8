import fs from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { writeDurably } from '../files/durable.ts'
import { spanning } from '../traces/span.ts'
import type { Mail, Mailer } from './mail.ts'

const messageId = (mail: Mail, from: string): string => `<${mail.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`

const compose = (mail: Mail, from: string) => ({
  from,
  // Given apart, so that no sign in it can make it two addresses.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  ...(mail.html ? { html: mail.html } : {}),
  ...(mail.attachment
    ? {
        attachments: [
          {
            filename: mail.attachment.name,
            contentType: mail.attachment.mimeType,
            content: mail.attachment.content,
          },
        ],
      }
    : {}),
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
      await spanning({ name: 'mail send', kind: 'client' }, () => transport.sendMail(compose(mail, from)))
    },
    forget: async () => {},
    sweep: async () => {},
    close: () => transport.close(),
  }
}

const fileOf = (folder: string, id: string): string => path.join(folder, `${id.replace(/[^\w-]/g, '_')}.eml`)

const written = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => path.join(folder, name))
    : []

/** Writes mails to a folder, one file each; a repeated id replaces its file. */
export function openOutbox(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
      const { message } = await transport.sendMail(compose(mail, from))
      writeDurably(fileOf(folder, mail.id), message as Buffer)
    },
    forget: async ({ ids = [], addresses = [] }) => {
      for (const id of ids) fs.rmSync(fileOf(folder, id), { force: true })
      if (addresses.length === 0) return
      const lines = addresses.map((address) => `To: ${address}\n`.toLowerCase())
      for (const file of written(folder)) {
        const text = fs.readFileSync(file, 'utf8').toLowerCase()
        if (lines.some((line) => text.includes(line))) fs.rmSync(file, { force: true })
      }
    },
    sweep: async (days) => {
      const before = Date.now() - days * 86_400_000
      for (const file of written(folder)) if (fs.statSync(file).mtimeMs < before) fs.rmSync(file, { force: true })
    },
    close: () => {},
  }
}
