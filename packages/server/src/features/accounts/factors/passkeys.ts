import type { NewCredential, SignedCredential } from '@esrs/contract'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import type { UserRow } from '../people.ts'
import { createPasskeyChallenges } from './passkey-challenges.ts'
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyRow,
  removePasskey,
  renamePasskey,
} from './passkey-store.ts'

export type { PasskeyRow } from './passkey-store.ts'

/** A passkey that has signed, with the number of signatures that it states. */
export interface SignedPasskey {
  passkey: PasskeyRow
  signatures: number
}

/** Why an answer of a browser is refused: its challenge is over, or something about it is not right. */
export type PasskeyRefusal = 'over' | 'wrong'

/** A passkey that a browser has made. */
export type MadePasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signatures' | 'transports'>

/** Passkeys of people. `purpose` ties a challenge to what it was asked for: its answer opens nothing else. */
export interface Passkeys {
  /** Those of a person, newest last. */
  list(db: Queries, userId: string): Promise<PasskeyRow[]>
  /** What a browser makes a passkey with. */
  optionsToMake(user: UserRow, there: readonly PasskeyRow[], purpose: string): Promise<object>
  /** Checks what a browser has made. */
  checkMade(credential: NewCredential, purpose: string): Promise<MadePasskey | PasskeyRefusal>
  /** Keeps a passkey; throws a duplicate where it is there already. */
  add(tenant: Tenant, userId: string, made: MadePasskey & { name: string }): Promise<PasskeyRow>
  /** What a browser uses one of these passkeys with; any that it has where none are named. */
  optionsToUse(allowed: readonly PasskeyRow[], purpose: string): Promise<object>
  /** Finds and checks who has signed; where `userId` is named, nobody else's passkey will do. */
  checkSigned(credential: SignedCredential, purpose: string, userId?: string): Promise<SignedPasskey | PasskeyRefusal>
  /**
   * Notes that a passkey was used. `copied`: it states as many signatures as another use or fewer, so there are two of it. `gone`: it was
   * removed meanwhile. Call it in the transaction of what it opens.
   */
  use(db: Queries, signed: SignedPasskey): Promise<'used' | 'copied' | 'gone'>
  /** Gives one of a person another name; `null` where there is none of this id. */
  rename(tenant: Tenant, userId: string, id: string, name: string): Promise<PasskeyRow | null>
  /** Removes one of a person; `false` where there is none of this id. */
  remove(tenant: Tenant, userId: string, id: string): Promise<boolean>
  sweep(): Promise<void>
}

/** ES256, EdDSA and RS256, which together every authenticator knows. */
const algorithms = [-7, -8, -257]

const Client = z.object({ challenge: z.string().max(500) })

/** The challenge that an answer is about; empty where the browser's part cannot be read. */
function challengeOf(clientData: string): string {
  try {
    return Client.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))).challenge
  } catch {
    return ''
  }
}

export interface PasskeyParts {
  db: Queries
  secret: string
  clock: Clock
  /** Address of the web app, from the configuration: passkeys are made for its name, and are good at this origin alone. */
  webUrl: () => string
}

export function createPasskeys({ db, secret, clock, webUrl }: PasskeyParts): Passkeys {
  const challenges = createPasskeyChallenges(db, secret, clock)
  const site = () => {
    const { origin, hostname } = new URL(webUrl())
    return { expectedOrigin: origin, expectedRPID: hostname }
  }
  const known = (rows: readonly PasskeyRow[]) =>
    rows.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

  return {
    list: listPasskeys,
    optionsToMake: (user, there, purpose) =>
      generateRegistrationOptions({
        rpName: 'ESRS Reporting',
        rpID: site().expectedRPID,
        userID: new Uint8Array(handleOf(user.id)),
        userName: user.email,
        userDisplayName: user.name,
        challenge: new Uint8Array(challenges.make(purpose)),
        timeout: 300_000,
        attestationType: 'none',
        excludeCredentials: known(there),
        supportedAlgorithmIDs: algorithms,
        // It signs in alone, so it finds its person by itself and asks them for a finger, a face or a PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),
    async checkMade(credential, purpose) {
      const challenge = challengeOf(credential.response.clientDataJSON)
      if (!(await challenges.take(challenge, purpose))) return 'over'
      const checked = await quietly<VerifiedRegistrationResponse>(() =>
        verifyRegistrationResponse({
          response: credential as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge: challenge,
          ...site(),
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        }),
      )
      if (!checked?.verified) return 'wrong'
      const { id, publicKey, counter } = checked.registrationInfo.credential
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        signatures: counter,
        transports: credential.response.transports ?? [],
      }
    },
    add: (tenant, userId, made) => addPasskey(tenant, userId, { ...made, createdAt: clock() }),
    optionsToUse: (allowed, purpose) =>
      generateAuthenticationOptions({
        rpID: site().expectedRPID,
        challenge: new Uint8Array(challenges.make(purpose)),
        timeout: 300_000,
        allowCredentials: known(allowed),
        userVerification: 'required',
      }),
    async checkSigned(credential, purpose, userId) {
      const challenge = challengeOf(credential.response.clientDataJSON)
      if (!(await challenges.take(challenge, purpose))) return 'over'
      const passkey = await findPasskey(db, credential.id)
      if (!passkey || (userId !== undefined && passkey.userId !== userId)) return 'wrong'
      const { userHandle } = credential.response
      // Who signs in by a passkey alone is said by the passkey twice; both have to be the same person.
      if (userId === undefined && !userHandle) return 'wrong'
      if (userHandle && userHandle !== handleOf(passkey.userId).toString('base64url')) return 'wrong'
      const checked = await quietly(() =>
        verifyAuthenticationResponse({
          response: credential as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedChallenge: challenge,
          ...site(),
          // Signatures are counted in the transaction that the answer opens, where two at once cannot pass each other.
          credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: 0 },
          requireUserVerification: true,
        }),
      )
      return checked?.verified ? { passkey, signatures: checked.authenticationInfo.newCounter } : 'wrong'
    },
    use: (queries, { passkey, signatures }) => notePasskeyUse(queries, passkey.id, { signatures, lastUsedAt: clock() }),
    rename: renamePasskey,
    remove: removePasskey,
    sweep: challenges.sweep,
  }
}

/** The name by which a passkey knows its person: the bytes of the identifier, which says nothing about them. */
const handleOf = (userId: string): Buffer => Buffer.from(userId.replaceAll('-', ''), 'hex')

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** The outcome of a check; `null` where it throws, which the library does for everything that is not right. */
async function quietly<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check()
  } catch {
    return null
  }
}
