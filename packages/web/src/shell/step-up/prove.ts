import type { FactorState } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { signByPasskey } from '../../api/passkeys.ts'

/** What proves somebody: what they have, and nothing less. `gone`: nothing, because the provider cannot do it any more. */
export type ProofKind = 'code' | 'passkey' | 'password' | 'provider' | 'gone'

/** What a person is asked for; `isTyping`: a code rather than a passkey, where there are both. */
export function kindOf(factor: FactorState, isTyping: boolean): ProofKind {
  const hasCodes = factor.set_up_at !== null
  if (factor.passkeys.length > 0 && !(hasCodes && isTyping)) return 'passkey'
  if (hasCodes) return 'code'
  if (factor.signed_in_by === 'account') return 'password'
  return factor.provider_proves ? 'provider' : 'gone'
}

const labels = {
  passkey: ['submit', 'waiting'],
  provider: ['provider', 'opening'],
  code: ['submit', 'submitting'],
  password: ['submit', 'submitting'],
  gone: ['gone', 'gone'],
} as const

/** The text of the button that goes on; `isElsewhere`: the person has been sent to a window of its own. */
export const submitLabelOf = (kind: ProofKind, { isWaiting = false, isElsewhere = false }) =>
  isElsewhere && !isWaiting ? 'reopen' : labels[kind][isWaiting ? 1 : 0]

/** The browser has not let a window open. */
export class WindowBlocked extends Error {}

/** Sends a window of its own to the provider of the company; what comes of it is announced from there. */
async function proveByProvider(): Promise<void> {
  // Opened before anything is waited for, else browsers take it for an advertisement.
  const own = window.open('about:blank', 'provider-proof', 'popup,width=520,height=720')
  if (!own) throw new WindowBlocked()
  try {
    own.location.href = (await call(contract.singleSignOn.beginProof)).url
  } catch (error) {
    own.close()
    throw error
  }
}

/** Proves the person of the session; by the provider it only begins here. */
export async function proveBy(kind: Exclude<ProofKind, 'gone'>, typed: string): Promise<void> {
  if (kind === 'provider') return proveByProvider()
  if (kind !== 'passkey') return void (await call(contract.secondFactor.prove, { body: { [kind]: typed } }))
  const { options } = await call(contract.passkeys.beginProof)
  await call(contract.passkeys.prove, { body: { credential: await signByPasskey(options) } })
}
