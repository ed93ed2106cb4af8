import fs from 'node:fs'
import path from 'node:path'
import type { ErrorBody, Language } from '@esrs/contract'
import { generateSync } from 'otplib'
import { Client } from '../../e2e/client.ts'
import { readMail } from '../../packages/server/src/testing/read-mail.ts'

/** Where calls of the contract are made: at the product, or at the stand-in for it. */
export interface Place {
  api: string
  send: typeof fetch
  /** The same for a company that is to know nothing of the one before. */
  elsewhere(): Place
  /** The secret of the link that was mailed to somebody. */
  mailed(email: string): Promise<string>
  /** What an app for one-time codes shows for a key. */
  code(key: string): string
}

/** A call that the product refuses, and the field that its message is about. */
export interface Provocation {
  ask: (client: Client) => Promise<ErrorBody>
  field?: string
}

/** Such calls by name, with the person who makes them. */
export interface Provoked {
  client: Client
  refused: Record<string, Provocation>
}

export const password = 'a long enough phrase'

/** Somebody who is not signed in. */
export function visitor({ api, send }: Place, language: Language = 'en'): Client {
  const client = new Client(api, send)
  client.language = language
  return client
}

/** A new company with its first person. */
export const register = ({ api, send }: Place): Promise<Client> => Client.register(api, undefined, send)

export const signIn = ({ api, send }: Place, email: string): Promise<Client> =>
  Client.signIn(api, email, password, send)

/** The product that answers at an address and keeps its mails in its folder. */
export function productAt(api: string, dataDir: string): Place {
  const outbox = path.join(dataDir, 'outbox')
  const place: Place = {
    api,
    send: fetch,
    elsewhere: () => place,
    code: (key) => generateSync({ secret: key }),
    mailed: async (email) => {
      for (const end = Date.now() + 60_000; Date.now() < end; ) {
        const names = fs.existsSync(outbox) ? fs.readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
        const mails = names.map((name) => readMail(fs.readFileSync(path.join(outbox, name), 'utf8')))
        const mail = mails.find(({ to, text }) => to === email && /(?:token=|#)[\w.-]+/.test(text))
        const [, secret] = /(?:token=|#)([\w.-]+)/.exec(mail?.text ?? '') ?? []
        if (secret) return secret
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`No mail with a link came for ${email}.`)
    },
  }
  return place
}
