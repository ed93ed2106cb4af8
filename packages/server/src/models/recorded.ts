import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Question } from './question.ts'

// A folder of requests and replies by hash: measurements are repeated from it without network, whoever gave the replies.
//   rules/HASH.md          what is the same for many requests
//   requests/NAME-HASH.md  the stretch of a document that was shown, with the name of its rules
//   replies/NAME-HASH.json the reply, JSON

/** SHA-256 of everything that is sent: the hash of a request of the engine. */
export const questionHash = ({ system, prompt, schema }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([system, prompt, schema]))
    .digest('hex')

const SHORT = 16
const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, SHORT)

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  // Whoever reads the folder meanwhile sees all of a file or nothing.
  fs.writeFileSync(`${file}.part`, text)
  fs.renameSync(`${file}.part`, file)
}

const nameOf = (name: string, hash: string): string => `${name}-${hash.slice(0, SHORT)}`

/** Writes a request down as a person reads it. */
export function recordRequest(folder: string, question: Question, name = 'request'): string {
  const { system, prompt, schema } = question
  const rules = `${short(JSON.stringify([system, schema]))}.md`
  const at = path.join(folder, 'rules', rules)
  if (!fs.existsSync(at)) write(at, `${system}\n\nThe JSON schema of the reply:\n${JSON.stringify(schema)}\n`)
  const named = nameOf(name, questionHash(question))
  write(path.join(folder, 'requests', `${named}.md`), `Rules and list: ../rules/${rules}\n\n${prompt}\n`)
  return named
}

/** Keeps a reply beside its request. */
export function recordReply(folder: string, question: Question, json: unknown, name = 'request'): void {
  write(
    path.join(folder, 'replies', `${nameOf(name, questionHash(question))}.json`),
    `${JSON.stringify(json, null, 1)}\n`,
  )
}

/** The replies of a folder by the beginnings of their requests' hashes. */
export class Replies {
  readonly #files: ReadonlyMap<string, string>

  constructor(folder: string) {
    const at = path.join(folder, 'replies')
    const names = fs.existsSync(at) ? fs.readdirSync(at).filter((name) => name.endsWith('.json')) : []
    this.#files = new Map(names.map((name) => [name.slice(-SHORT - 5, -5), path.join(at, name)]))
  }

  /** The text of the reply to a request; `null` where there is none. */
  of(hash: string): string | null {
    const file = this.#files.get(hash.slice(0, SHORT))
    return file ? fs.readFileSync(file, 'utf8') : null
  }
}

/** JSON as models write it, with or without a fence around it; `undefined` where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch {
    return undefined
  }
}
