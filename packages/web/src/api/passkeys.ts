import type { NewCredential, SignedCredential } from '@esrs/contract'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

// Passkeys as the browser makes and uses them. What is asked and what was answered is the server's business; the library that speaks
// with the browser comes when somebody wants a passkey.

/** Why a browser gave no passkey. `there`: the device has one of this person already. `address`: the page was opened by another name. */
export type PasskeyTrouble = 'cancelled' | 'there' | 'address' | 'impossible'

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly trouble: PasskeyTrouble

  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(`No passkey: ${trouble}`, { cause })
    this.trouble = trouble
  }
}

/** Whether this browser can use passkeys on this page, which takes https or this machine. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

const library = () => import('@simplewebauthn/browser')

const troubles: Record<string, PasskeyTrouble> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'there',
  SecurityError: 'address',
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new PasskeyError(troubles[error instanceof Error ? error.name : ''] ?? 'impossible', error)
  }
}

/** Lets the browser make a passkey. */
export async function makePasskey(options: Record<string, unknown>): Promise<NewCredential> {
  const { startRegistration } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return (await asking(() => startRegistration({ optionsJSON }))) as NewCredential
}

/** Lets the person sign with a passkey: at once, or with `autofill` when they choose one among what the browser fills in. */
export async function signByPasskey(
  options: Record<string, unknown>,
  { autofill = false } = {},
): Promise<SignedCredential> {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return (await asking(() => startAuthentication({ optionsJSON, useBrowserAutofill: autofill }))) as SignedCredential
}

/** Whether the browser offers passkeys among what it fills in. */
export const offersAutofill = async (): Promise<boolean> =>
  knowsPasskeys() && (await (await library()).browserSupportsWebAuthnAutofill())

/** Ends what the browser is asking. */
export const stopAsking = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()
