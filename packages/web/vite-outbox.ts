import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** How many of the newest mails are shown. */
const newest = 10

/** Undoes what the encoding of a mail's text does to lines, signs of equality and everything beyond ASCII. */
function decoded(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const header = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(mail)?.[1]?.replace(/\r?\n[ \t]+/g, ' ') ?? ''

/** A header's words, encoded ones put into plain text. */
const plain = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(words, 'base64').toString('utf8') : decoded(words.replaceAll('_', ' ')),
    )

function read(folder: string) {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => ({ file, at: fs.statSync(path.join(folder, file)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .slice(0, newest)
    .map(({ file }) => {
      const mail = fs.readFileSync(path.join(folder, file), 'latin1')
      const link = /https?:\/\/[^\s"<>]+/.exec(decoded(mail.slice(mail.search(/\r?\n\r?\n/))))?.[0] ?? null
      return { file, to: plain(header(mail, 'To')), subject: plain(header(mail, 'Subject')), link }
    })
}

/** Shows the debug panel the mails that the server wrote to its folder instead of sending them; in development only. */
export const mailOutbox = (dataDir: string): Plugin => ({
  name: 'mail-outbox',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/__outbox.json', (_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(read(path.join(dataDir, 'outbox'))))
    })
  },
})
