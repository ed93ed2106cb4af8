import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { hashOfSecret } from '../../../hash-of-secret.ts'

/** Seconds for which a code of the app stands, and by which two clocks may differ (RFC 6238). */
const period = 30
const recoveryCount = 10

const issuer = 'ESRS Reporting'

/** A key for one-time codes of 160 bits, in Base32, as RFC 4226 recommends. */
export const makeKey = (): string => generateSecret({ length: 20 })

/** The key as the address that apps read from a QR code. */
export const uriOf = (key: string, email: string): string =>
  generateURI({ strategy: 'totp', issuer, label: email, secret: key, period })

/** A code as it was meant: people type blanks and hyphens, and small letters. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/**
 * The half minute whose code this is, one before and one after the present one included; `null` where it is none, or not later
 * than the last that was accepted.
 */
export function stepOf(key: string, code: string, { now, after }: { now: Date; after: number }): number | null {
  const isForm = /^\d{6}$/.test(code)
  // Whatever was typed, the same work is done.
  const found = verifySync({
    strategy: 'totp',
    secret: key,
    token: isForm ? code : '000000',
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: period,
    period,
  })
  if (!isForm || !found.valid || !('timeStep' in found)) return null
  return found.timeStep > after ? found.timeStep : null
}

/** Letters and figures that cannot be mistaken for one another; 32 of them, five bits each. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Fresh recovery codes of 80 bits, as a person reads them. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCount }, () => {
    const code = Array.from(randomBytes(16), (byte) => signs[byte % signs.length]!).join('')
    return code.match(/.{4}/g)!.join('-')
  })

/** What is kept of a recovery code. */
export const recoveryHash = (userId: string, code: string): string => hashOfSecret(`recovery ${userId} ${code}`)
