import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { openOutbox, openSmtp } from './mailer.ts'

const mail = { id: 'a-1', to: 'ada@example.org', subject: 'Fertig: 3 Dokumente', text: 'Guten Tag,\n\nfertig – grüßt' }

test('a mail server receives the mail as written', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((message) => {
        received.push(message)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailer = openSmtp(`smtp://127.0.0.1:${port}`, 'Reports <no-reply@example.org>')
  await mailer.send(mail)
  mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
  expect(received).toHaveLength(1)
  expect(received[0]).toMatch(/^To: ada@example\.org$/m)
  expect(received[0]).toMatch(/^Message-ID: <a-1@example\.org>$/m)
  expect(received[0]).toContain('gr=C3=BC=C3=9Ft')
})

test('without a mail server the mail lies in the outbox, once', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outbox-'))
  const mailer = openOutbox(folder, 'no-reply@example.org')
  await mailer.send(mail)
  await mailer.send(mail)
  expect(fs.readdirSync(folder)).toEqual(['a-1.eml'])
  expect(fs.readFileSync(path.join(folder, 'a-1.eml'), 'utf8')).toContain('Subject: Fertig: 3 Dokumente')
  fs.rmSync(folder, { recursive: true })
})

test('an address cannot smuggle in a header', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'outbox-'))
  const mailer = openOutbox(folder, 'no-reply@example.org')
  await mailer.send({ ...mail, to: 'ada@example.org\r\nBcc: eve@example.org', subject: 'x\r\nBcc: eve@example.org' })
  expect(fs.readFileSync(path.join(folder, 'a-1.eml'), 'utf8')).not.toMatch(/^Bcc:/m)
  fs.rmSync(folder, { recursive: true })
})
