import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { writeDurably } from '../durable.ts'

/** A key of a company as it is stored: encrypted by a generation of the master key. */
export interface WrappedKey {
  /** The generation. */
  master: string
  wrapped: string
}

/**
 * Master keys (key encryption keys): they encrypt the keys of companies and nothing else. Here they are given to the process; a key
 * management service (KMS) that never lets them out fits behind the same two calls.
 */
export interface MasterKeys {
  /** Generations that can be used, the one for new keys first; never empty. */
  generations(): Promise<string[]>
  /** Encrypts a key by a generation. The context is not secret and has to be the same when it is unwrapped. */
  wrap(key: Uint8Array, master: string, context: string): Promise<WrappedKey>
  /** Throws `MasterKeyMissing`, or an error where the wrapped key was changed or is of another context. */
  unwrap(key: WrappedKey, context: string): Promise<Buffer>
}

/** A key was wrapped by a generation of the master key that this process was not given. */
class MasterKeyMissing extends Error {
  constructor(master: string) {
    super(`the master key ${master} is not given`)
  }
}

/** Text of master keys that cannot be used. */
class MasterKeyUnreadable extends Error {}

const keyBytes = 32

/** Reads master keys, 32 bytes each in base64 or hexadecimal, separated by commas or white space. Throws `MasterKeyUnreadable`. */
export function readMasterKeys(text: string): Buffer[] {
  const words = text.split(/[\s,]+/).filter(Boolean)
  if (words.length === 0) throw new MasterKeyUnreadable('holds no key')
  return words.map((word) => {
    const key = /^[\da-f]{64}$/i.test(word) ? Buffer.from(word, 'hex') : Buffer.from(word, 'base64')
    const isWritten = /^[\w+/-]+=?$/.test(word)
    if (!isWritten || key.length !== keyBytes)
      throw new MasterKeyUnreadable('must hold keys of 32 bytes in base64, such as `openssl rand -base64 32` makes')
    return key
  })
}

/** A new master key as text. */
export const newMasterKey = (): string => randomBytes(keyBytes).toString('base64')

/** The name of a generation: it follows from the key and says nothing about it. */
export const generationOf = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'esrs-reporting name of a master key', 6)).toString('hex')

/** Master keys that were given to the process. `read` is asked again for a generation that is not known: a file may hold it by now. */
function givenMasterKeys(read: () => Buffer[]): MasterKeys {
  const named = () => new Map(read().map((key) => [generationOf(key), key]))
  let keys = named()
  const keyOf = (master: string): Buffer => {
    if (!keys.has(master)) keys = named()
    const key = keys.get(master)
    if (!key) throw new MasterKeyMissing(master)
    return key
  }
  return {
    generations: async () => {
      keys = named()
      return [...keys.keys()]
    },
    wrap: async (key, master, context) => {
      const nonce = randomBytes(12)
      const closing = createCipheriv('aes-256-gcm', keyOf(master), nonce)
      closing.setAAD(Buffer.from(`${master} ${context}`))
      const bytes = Buffer.concat([nonce, closing.update(key), closing.final(), closing.getAuthTag()])
      return { master, wrapped: bytes.toString('base64url') }
    },
    unwrap: async ({ master, wrapped }, context) => {
      const bytes = Buffer.from(wrapped, 'base64url')
      const key = keyOf(master)
      try {
        const opening = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
        opening.setAAD(Buffer.from(`${master} ${context}`))
        opening.setAuthTag(bytes.subarray(-16))
        return Buffer.concat([opening.update(bytes.subarray(12, -16)), opening.final()])
      } catch (error) {
        throw new Error(`a key that was wrapped by the master key ${master} was changed`, { cause: error })
      }
    },
  }
}

/** Where master keys come from. */
export interface MasterKeySource {
  /** Keys of the environment, or the file that holds them; `null` where the operator gives none. */
  given: { keys: string } | { file: string } | null
  /** Whether a key is made in the data folder where none is given. */
  makesOwn: boolean
}

/** The file of a data folder with the master keys that were made there. */
export const ownMasterKeys = (dataDir: string): string => path.join(dataDir, 'files.key')

const readFile = (file: string): Buffer[] => {
  try {
    return readMasterKeys(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be used for the master key: ${(error as Error).message}.`)
  }
}

/**
 * The master keys of an installation: those that were given, then those of its data folder; `null` where there are none and none is
 * to be made. Throws with one line for the operator.
 */
export function openMasterKeys(dataDir: string, { given }: MasterKeySource): MasterKeys | null {
  const own = ownMasterKeys(dataDir)
  const read = () => [
    ...(given ? ('keys' in given ? readMasterKeys(given.keys) : readFile(given.file)) : []),
    ...(fs.existsSync(own) ? readFile(own) : []),
  ]
  return read().length > 0 ? givenMasterKeys(read) : null
}

/** The master keys of a data folder as text, the newest first; none where there is no file. */
export function readOwnMasterKeys(dataDir: string): string[] {
  const own = ownMasterKeys(dataDir)
  return fs.existsSync(own) ? readFile(own).map((key) => key.toString('base64')) : []
}

/** Writes the master keys of a data folder, the newest first; without any the file is removed. */
export function writeOwnMasterKeys(dataDir: string, keys: readonly string[]): void {
  if (keys.length > 0) writeDurably(ownMasterKeys(dataDir), `${keys.join('\n')}\n`)
  else fs.rmSync(ownMasterKeys(dataDir), { force: true })
}
