import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewCredential, SignedCredential } from '@esrs/contract'

/** What an authenticator or a browser says that is not as it should be. */
export interface Untruth {
  /** The page that asked. */
  origin?: string
  /** The site that the passkey was made for. */
  rpId?: string
  challenge?: string
  /** The person was asked for a finger, a face or a PIN. */
  verified?: boolean
  signatures?: number
  userHandle?: string | null
  /** Signs with the key of another passkey. */
  key?: string
}

interface Key {
  id: Buffer
  rpId: string
  userHandle: string
  pem: string
  signatures: number
}

interface MakingOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
  excludeCredentials?: { id: string }[]
}
interface UsingOptions {
  challenge: string
  rpId: string
  allowCredentials?: { id: string }[]
}

const text = (bytes: Buffer): string => bytes.toString('base64url')
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** A device with passkeys, as browser and authenticator together: real messages of WebAuthn with keys of ES256. */
export interface TestAuthenticator {
  /** Makes a passkey. */
  make(options: object, untruth?: Untruth): NewCredential
  /** Signs with a passkey that the options allow. */
  use(options: object, untruth?: Untruth): SignedCredential
  /** Identifiers of its passkeys, newest last. */
  ids(): string[]
  /** Another device with the same passkeys as they are now: a copy. */
  copy(): TestAuthenticator
}

/** Makes a device. `counts`: it counts signatures, as security keys do and synchronised passkeys do not. */
export function createAuthenticator(
  { counts = true, origin = 'http://localhost:8080' } = {},
  has: Key[] = [],
): TestAuthenticator {
  const keys = has.map((key) => ({ ...key }))

  function clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, untruth: Untruth): Buffer {
    const said = {
      type,
      challenge: untruth.challenge ?? challenge,
      origin: untruth.origin ?? origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(said))
  }

  function authenticatorData(key: Key, flags: number, { rpId, verified = true, signatures }: Untruth): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | present | (verified ? userVerified : 0))
    head.writeUInt32BE(signatures ?? key.signatures, 1)
    return Buffer.concat([sha256(rpId ?? key.rpId), head])
  }

  return {
    make(given, untruth = {}) {
      const options = given as MakingOptions
      if (options.excludeCredentials?.some(({ id }) => keys.some((key) => text(key.id) === id)))
        throw new Error('InvalidStateError: there is a passkey for this person already.')
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const key: Key = {
        id: randomBytes(32),
        rpId: options.rp.id,
        userHandle: options.user.id,
        pem: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
        signatures: 0,
      }
      keys.push(key)
      const { x, y } = publicKey.export({ format: 'jwk' })
      const data = Buffer.concat([
        authenticatorData(key, attested, untruth),
        // No model is named; then the length of the identifier, the identifier and the key.
        Buffer.alloc(16),
        Buffer.from([0, key.id.length]),
        key.id,
        coseKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')),
      ])
      const id = text(key.id)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, untruth)),
          attestationObject: text(attestationObject(data)),
          transports: ['internal'],
        },
      }
    },
    use(given, untruth = {}) {
      const options = given as UsingOptions
      const allowed = options.allowCredentials ?? []
      const key = keys.findLast(
        ({ id, rpId }) => rpId === options.rpId && (allowed.length === 0 || allowed.some((one) => one.id === text(id))),
      )
      if (!key) throw new Error('NotAllowedError: there is no passkey that would do.')
      if (counts) key.signatures += 1
      const client = clientData('webauthn.get', options.challenge, untruth)
      const data = authenticatorData(key, 0, untruth)
      const signer = untruth.key === undefined ? key : keys.find(({ id }) => text(id) === untruth.key)!
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), createPrivateKey(signer.pem))
      const id = text(key.id)
      const userHandle = untruth.userHandle === undefined ? key.userHandle : untruth.userHandle
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle,
        },
      }
    },
    ids: () => keys.map(({ id }) => text(id)),
    copy: () => createAuthenticator({ counts, origin }, keys),
  }
}

// Flags of authenticator data (Web Authentication, 6.1).
const present = 0x01
const userVerified = 0x04
const attested = 0x40

// The two CBOR forms that are needed here, written out: a key of ES256 on P-256, and an object without attestation.
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y])

const cborText = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

function attestationObject(data: Buffer): Buffer {
  const length = Buffer.alloc(3)
  length.writeUInt8(0x59)
  length.writeUInt16BE(data.length, 1)
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    length,
    data,
  ])
}
