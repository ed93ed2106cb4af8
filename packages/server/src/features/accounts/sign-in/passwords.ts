import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../../http/errors.ts'
import { say as sayPlatform } from '../../../http/messages.ts'
import { say } from '../messages.ts'

/** Argon2id with 19 MiB and two passes, the least that OWASP's password storage sheet recommends (2023). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes at once, and waiting for their turn: an attack on sign-in must not take the processor from everybody else. */
const atOnce = 2
const maxWaiting = 200

let working = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= atOnce) {
    if (waiting.length >= maxWaiting) throw new AppError('unavailable', sayPlatform('unavailable'), { retryAfter: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else working += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}

/** Unicode has several forms of one letter; keyboards and systems differ in which they send. */
const normal = (password: string): string => password.normalize('NFKC')

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normal(password), cost))

let decoy: Promise<string> | undefined

/** Whether a password is the hashed one. Without a hash, as for the invited, it does the same work and answers no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored?.startsWith('$argon2')) return inTurn(() => verify(stored, normal(password)))
  decoy ??= hash(`nobody's ${Math.random()}`, cost)
  const against = await decoy
  await inTurn(() => verify(against, normal(password)))
  return false
}

/** Words that the commonest passwords are made of, in English and German, after figures and signs are taken away. */
const commonWords = new Set(
  `password passwort passwd pass kennwort geheim secret letmein welcome willkommen hello hallo admin administrator root
   user test testing tester login signin master monkey dragon sunshine princess football fussball baseball basketball soccer
   superman batman starwars pokemon iloveyou ichliebedich schatz liebling sommer winter fruehling frühling herbst summer
   spring autumn qwerty qwertz qwertyuiop qwertzuiop asdf asdfgh asdfghjkl asdfghjklö yxcvbnm zxcvbnm qazwsx qazwsxedc
   qweasd qweasdzxc abc abcd abcdef abcdefg abcdefgh abcdefghij changeme default computer internet michael daniel jessica
   charlie thomas michelle alexander andreas stefan hamburg berlin muenchen münchen deutschland germany company firma
   trustno freedom whatever shadow killer hunter ranger google facebook samsung apple android microsoft windows linkedin
   sustainability nachhaltigkeit report bericht esrs csrd`.split(/\s+/),
)

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const rows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklö',
  'yxcvbnm',
  'zxcvbnm',
]

/** Whether a password of allowed length is among the first that anybody would try. */
function isCommon(password: string): boolean {
  const lower = normal(password).toLowerCase()
  if (new Set(lower).size <= 3) return true
  const unit = /^(.{1,5}?)\1+$/.exec(lower)?.[1]
  if (unit !== undefined) return true
  const cover = (text: string): boolean => text === '' || rows.some((row) => row.includes(text))
  // 12345qwert, abcde12345 and the like: two runs of neighbouring keys.
  for (let cut = 0; cut <= lower.length; cut += 1)
    if (cover(lower.slice(0, cut)) && cover(lower.slice(cut))) return true
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  const read = [...lower].map((sign) => lookalikes[sign] ?? sign).join('')
  const bare = lower.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const bareRead = [...bare].map((sign) => lookalikes[sign] ?? sign).join('')
  return [lower, read, bare, bareRead].some((text) => isMadeOfCommon(letters(text)))
}

/** A common word, or two of them behind one another. */
function isMadeOfCommon(text: string): boolean {
  if (commonWords.has(text)) return true
  for (let cut = 3; cut <= text.length - 3; cut += 1)
    if (commonWords.has(text.slice(0, cut)) && commonWords.has(text.slice(cut))) return true
  return false
}

/** Refuses a password that is easily guessed by strangers or by people who know its owner. */
export function checkPassword(password: string, owner: { email: string; names: string[] }): void {
  const plain = (text: string) =>
    normal(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  const [local = '', domain = ''] = owner.email.split('@')
  const personal = [owner.email, local, domain, ...owner.names].map(plain).filter((text) => text.length >= 4)
  const bare = plain(password)
  const refuse = (key: 'password.common' | 'password.personal') => {
    throw new AppError('invalid_input', say(key), { fields: { password: say(key) } })
  }
  if (personal.some((text) => bare === text || bare.replace(/\d+$/, '') === text)) refuse('password.personal')
  if (isCommon(password)) refuse('password.common')
}
