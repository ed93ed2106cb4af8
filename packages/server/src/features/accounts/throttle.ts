import { createHmac } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Queries } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { say } from './messages.ts'
import { countDown, countUp, findCounter, removeCounter, removeOverCounters, setCounter } from './throttle-store.ts'

/** So many attempts in so many seconds. */
interface Limit {
  attempts: number
  seconds: number
}

/**
 * Limits of attempts. Those of an address are wide, because an office or a school shares one. An account is guarded by the pair
 * of account and address, so that a stranger who guesses locks out only themselves; the account's own limit stands
 * against guessing from many addresses, and does not hold for an address from which its person has signed in before.
 */
export const throttleLimits = {
  loginPair: { attempts: 10, seconds: 900 },
  loginAccount: { attempts: 100, seconds: 3600 },
  /** Questions to a provider in the name of somebody who is signed in. */
  providerUser: { attempts: 60, seconds: 3600 },
  loginAddress: { attempts: 300, seconds: 900 },
  registerAddress: { attempts: 200, seconds: 3600 },
  /**
   * Answers that say an address is taken: enough for people who forgot, too few for reading a list of customers off. After
   * them nothing is locked: a mail says it instead.
   */
  registerTaken: { attempts: 20, seconds: 3600 },
  forgotAddress: { attempts: 600, seconds: 3600 },
  /** Mails to one mailbox; beyond that the reply stays the same and no mail is sent. */
  forgotAccount: { attempts: 5, seconds: 3600 },
  linkAddress: { attempts: 120, seconds: 900 },
  /** Mails about a registration to one mailbox. */
  registerMail: { attempts: 3, seconds: 3600 },
  inviteUser: { attempts: 60, seconds: 3600 },
  passwordUser: { attempts: 10, seconds: 900 },
  /** Codes of the second factor; an account's own limit stands as for passwords, and the last is for people who are signed in. */
  codePair: { attempts: 10, seconds: 900 },
  codeAccount: { attempts: 50, seconds: 3600 },
  codeUser: { attempts: 10, seconds: 900 },
  emailUser: { attempts: 10, seconds: 3600 },
  exportUser: { attempts: 20, seconds: 3600 },
  respondAddress: { attempts: 300, seconds: 900 },
  /** Opening links of people without an account, and what they then send. */
  guestAddress: { attempts: 300, seconds: 900 },
  guestLink: { attempts: 1200, seconds: 3600 },
  guestCode: { attempts: 5, seconds: 3600 },
  guestProof: { attempts: 60, seconds: 3600 },
  guestPass: { attempts: 5, seconds: 86_400 },
  /** People asked, reminded or mentioned by one person, each of whom gets a mail. */
  askUser: { attempts: 500, seconds: 3600 },
  /** Its number is the operator's. */
  uploadCompany: { attempts: 1000, seconds: 3600 },
  refreshAddress: { attempts: 3000, seconds: 900 },
} as const satisfies Record<string, Limit>

/** How long an address is remembered as one from which a person signed in. */
const knownFor = 30 * 86_400

export type ThrottleName = keyof typeof throttleLimits

export interface Throttle {
  /** Counts an attempt of `subject`; throws `rate_limited` when there were too many. Known and unknown accounts alike. */
  count(name: ThrottleName, subject: string): Promise<void>
  /** Counts an attempt, of `attempts` where another number than the usual is allowed; how many seconds are left to wait when there were too many, else 0. `isFirst` at the first refusal. */
  tally(name: ThrottleName, subject: string, attempts?: number): Promise<{ wait: number; isFirst: boolean }>
  /** Whether there have been as many attempts as are allowed; counts nothing. */
  isUsedUp(name: ThrottleName, subject: string): Promise<boolean>
  /** Notes that the account's person has signed in from this address. */
  know(account: string, address: string): Promise<void>
  isKnown(account: string, address: string): Promise<boolean>
  /** Takes back one attempt that turned out to be no guess, so that a large office can sign in of a morning. */
  uncount(name: ThrottleName, subject: string): Promise<void>
  /** Forgets the attempts of `subject` after one that succeeded. */
  clear(name: ThrottleName, subject: string): Promise<void>
  /** Removes what has run out. */
  sweep(): Promise<void>
}

/** Counters in the database, so that they hold for all processes and over restarts. */
export function createThrottle(db: Queries, secret: string, clock: Clock): Throttle {
  const keyOf = (name: string, subject: string) =>
    createHmac('sha256', secret).update(`throttle ${name} ${subject}`).digest('base64url')
  const until = (seconds: number) => new Date(clock().getTime() + seconds * 1000)
  const refusal = (wait: number) => new AppError('rate_limited', say('throttled'), { retryAfter: wait })
  const knownKey = (account: string, address: string) => keyOf('known', `${account} ${address}`)

  async function tally(name: ThrottleName, subject: string, most?: number) {
    const { seconds } = throttleLimits[name]
    const attempts = most ?? throttleLimits[name].attempts
    const now = clock()
    const row = await countUp(db, keyOf(name, subject), { now, endsAt: until(seconds) })
    const isTooMany = row.count > attempts
    return {
      wait: isTooMany ? Math.max(1, (row.endsAt.getTime() - now.getTime()) / 1000) : 0,
      isFirst: row.count === attempts + 1,
    }
  }

  const open = (key: string) => findCounter(db, key, clock())

  return {
    tally,
    async count(name, subject) {
      const { wait } = await tally(name, subject)
      if (wait > 0) throw refusal(wait)
    },
    isUsedUp: async (name, subject) =>
      ((await open(keyOf(name, subject)))?.count ?? 0) >= throttleLimits[name].attempts,
    know: (account, address) => setCounter(db, { key: knownKey(account, address), count: 1, endsAt: until(knownFor) }),
    isKnown: async (account, address) => (await open(knownKey(account, address))) !== null,
    uncount: (name, subject) => countDown(db, keyOf(name, subject)),
    clear: (name, subject) => removeCounter(db, keyOf(name, subject)),
    sweep: () => removeOverCounters(db, clock()),
  }
}
