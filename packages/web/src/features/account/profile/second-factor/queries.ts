import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { toast } from '../../../../ui/toast.ts'

/** A key for the app. It is asked for once, when somebody begins, and kept nowhere else. */
export const useBeginFactor = () => useMutation({ mutationFn: () => call(contract.secondFactor.begin), gcTime: 0 })

export interface FactorProof {
  password?: string | undefined
  code: string
}

export const confirmFactor = (body: FactorProof) => call(contract.secondFactor.confirm, { body })
export const renewCodes = (body: FactorProof) => call(contract.secondFactor.renewCodes, { body })
export const removeFactor = (body: FactorProof) => call(contract.secondFactor.remove, { body })

/** Copies a text and says whether it worked. */
export async function copyText(text: string, said: { copied: string; failed: string; failedText?: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: said.copied })
  } catch {
    toast({ title: said.failed, description: said.failedText ?? '', variant: 'destructive' })
  }
}
