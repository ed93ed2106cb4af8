import { contract } from '@esrs/contract'
import { generateSync } from 'otplib'
import { password, type TestApp } from './app.ts'
import { type ApiClient, refused } from './client.ts'

/** The app of a person that makes one-time codes. */
export interface TestFactor {
  key: string
  recovery: string[]
  /** The code of the present half minute, or of one that lies so many seconds away. */
  code(away?: number): string
  /** Waits until the code is another one, and gives it. */
  next(): string
}

/** Sets up one-time codes for the person who is signed in. */
export async function aSecondFactor({ clock }: Pick<TestApp, 'clock'>, client: ApiClient): Promise<TestFactor> {
  const { key } = await client.call(contract.secondFactor.begin, {})
  const code = (away = 0) =>
    generateSync({ strategy: 'totp', secret: key, epoch: Math.floor(clock().getTime() / 1000) + away })
  const { recovery_codes: recovery } = await client.call(contract.secondFactor.confirm, {
    body: { password, code: code() },
  })
  const next = () => {
    clock.advance(30_000)
    return code()
  }
  return { key, recovery, code, next }
}

/** The challenge that a right password is answered with where there is a second factor. */
export async function aChallenge(client: ApiClient, email: string): Promise<string> {
  const { body } = await refused(client.call(contract.session.login, { body: { email, password } }))
  if (!body.challenge) throw new Error('The sign-in asked for no second step.')
  return body.challenge
}
