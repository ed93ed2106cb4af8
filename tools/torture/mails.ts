import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { type App, startProduct } from '../../e2e/app.ts'

const people = 20
const killAfter = 7
const patience = 90_000

interface Inbox {
  url: string
  /** Recipient and `Message-ID` of every mail taken. */
  taken: { to: string; id: string }[]
  close(): void
}

/** A mail server that takes its time, so that a kill meets mails on their way. */
async function openInbox(): Promise<Inbox> {
  const taken: Inbox['taken'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onData: (stream, _session, done) => {
      void text(stream).then(async (message) => {
        await wait(150)
        const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1]?.trim() ?? ''
        taken.push({ to: header('To'), id: header('Message-ID') })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() }
}

async function post(app: App, path: string, body: object): Promise<number> {
  const { csrfToken } = (await (await fetch(`${app.api}/csrf/`)).json()) as { csrfToken: string }
  const headers = { 'content-type': 'application/json', cookie: `csrftoken=${csrfToken}`, 'x-csrftoken': csrfToken }
  return (await fetch(`${app.api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
}

async function until(isSo: () => boolean): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(20)) if (isSo()) return true
  return false
}

/** The product is killed while it sends mails that it has promised. Resolves with whether each arrived, and as one mail. */
export async function tortureMails(): Promise<boolean> {
  const inbox = await openInbox()
  let app = await startProduct({ SMTP_URL: inbox.url })
  try {
    const emails = Array.from({ length: people }, () => `person-${crypto.randomUUID()}@example.org`)
    const account = { password: 'a long enough phrase', name: 'Alex Beispiel', company_name: 'Musterwerk' }
    for (const email of emails) await post(app, '/register/', { ...account, email })
    const promised = await Promise.all(emails.map((email) => post(app, '/api/forgot-password/', { email })))
    await until(() => inbox.taken.length >= killAfter)
    const before = inbox.taken.length
    const { dataDir } = app
    app.process.kill('SIGKILL')
    await new Promise((resolve) => app.process.once('exit', resolve))
    app = await startProduct({ SMTP_URL: inbox.url, DATA_DIR: dataDir })
    const started = performance.now()
    await until(() => emails.every((email) => inbox.taken.some(({ to }) => to === email)))
    const seconds = (performance.now() - started) / 1000
    // Whatever was still to come twice would come now.
    await wait(3000)
    const of = (email: string) => inbox.taken.filter(({ to }) => to === email)
    const lost = emails.filter((email) => of(email).length === 0).length
    const again = inbox.taken.length - new Set(inbox.taken.map(({ id }) => id)).size
    const doubled = emails.filter((email) => new Set(of(email).map(({ id }) => id)).size > 1).length
    const isGood = promised.every((status) => status === 200) && lost === 0 && doubled === 0
    const line = `${people} mails promised, killed after ${before}: ${lost} lost, ${doubled} doubled, ${again} handed over again`
    console.log(
      `${isGood ? '✓' : '✗'} ${line} under the same Message-ID; all there ${seconds.toFixed(1)} s after the start`,
    )
    return isGood
  } finally {
    await app.stop()
    inbox.close()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
}
