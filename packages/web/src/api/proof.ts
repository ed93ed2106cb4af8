import { useSyncExternalStore } from 'react'

// What the server asks of a session beside its token: a second factor where the company requires one, and a fresh proof before
// something that nobody else may do. Calls find out, and the shell shows what follows.

type Listener = () => void
const listeners = new Set<Listener>()
const announce = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

let missing = false

/** Notes whether the person lacks a second factor that their company requires. */
export function setFactorMissing(is: boolean) {
  if (missing === is) return
  missing = is
  announce()
}

export const useFactorMissing = (): boolean => useSyncExternalStore(subscribe, () => missing)

interface ProofRequest {
  outcome: Promise<boolean>
  answer: (proved: boolean) => void
}
let asked: ProofRequest | null = null
let askers = 0

/** Whether somebody can be asked for a proof at the moment. */
export const showsProofs = (): boolean => askers > 0

/** Asks the person for a proof; whether it was given. Calls that ask at once share one question. */
export function askForProof(): Promise<boolean> {
  if (!asked) {
    let answer: ProofRequest['answer'] = () => {}
    const outcome = new Promise<boolean>((resolve) => {
      answer = resolve
    })
    asked = { outcome, answer }
    announce()
  }
  return asked.outcome
}

/** Answers what was asked. */
export function answerProof(proved: boolean) {
  asked?.answer(proved)
  asked = null
  announce()
}

/** Tells calls that questions are shown, until the returned function is called; what is open then stays without a proof. */
export function showProofs(): () => void {
  askers += 1
  return () => {
    askers -= 1
    if (askers === 0) answerProof(false)
  }
}

export const useProofAsked = (): boolean => useSyncExternalStore(subscribe, () => asked !== null)
