import fs from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

// Backups encrypted to public keys in the format of age (age-encryption.org/v1), which the program `age` reads as well.

/** Recipients or identities that cannot be used, or a file that they do not open; the message is a line for the operator. */
class AgeError extends Error {}

const begin = 'age-encryption.org/v1\n'

/** Whether a file is encrypted to recipients. */
export function isEncrypted(file: string): boolean {
  const handle = fs.openSync(file, 'r')
  try {
    const head = Buffer.alloc(begin.length)
    fs.readSync(handle, head, 0, head.length, 0)
    return head.toString('latin1') === begin
  } finally {
    fs.closeSync(handle)
  }
}

const web = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const node = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as unknown as WebStream<Uint8Array>)

/** Encrypts a stream to all of the recipients, each of whom can open it alone. Throws `AgeError`. */
export async function encryptTo(recipients: readonly string[], plain: Readable): Promise<Readable> {
  const encrypter = new Encrypter()
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new AgeError(`BACKUP_RECIPIENT ${recipient} is no public key of age.`)
    }
  return node(await encrypter.encrypt(web(plain)))
}

/** The identities in a file that `age-keygen` wrote. Throws `AgeError`. */
function readIdentities(file: string): string[] {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(/\r?\n/) : []
  const identities = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  if (identities.length === 0) throw new AgeError(`There is no identity of age in ${file}.`)
  return identities
}

/** The plain bytes of an encrypted file; the stream fails where the file was changed or cut off. Throws `AgeError`. */
export async function decryptFile(file: string, identityFile: string): Promise<Readable> {
  const decrypter = new Decrypter()
  for (const identity of readIdentities(identityFile))
    try {
      decrypter.addIdentity(identity)
    } catch {
      throw new AgeError(`${identityFile} holds something that is no identity of age.`)
    }
  const source = fs.createReadStream(file)
  try {
    return node(await decrypter.decrypt(web(source)))
  } catch {
    source.destroy()
    throw new AgeError(`${file} is not encrypted to an identity of ${identityFile}, or its head is damaged.`)
  }
}
