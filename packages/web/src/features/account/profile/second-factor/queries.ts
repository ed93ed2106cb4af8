import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { isAboutFields } from '../../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { factorTexts } from './texts.ts'

/** A key for the app. It is asked for once, when somebody begins, and kept nowhere else. */
export const useBeginFactor = () => useMutation({ mutationFn: () => call(contract.secondFactor.begin), gcTime: 0 })

export interface FactorProof {
  password?: string | undefined
  code: string
}

/** A change of the second factor by code and, where it is asked for, password. What is wrong with them stands at their fields. */
export function useFactorChange<T>(change: (body: FactorProof) => Promise<T>) {
  const t = useTexts(factorTexts)
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: change,
    gcTime: 0,
    onError: (error) => {
      if (!isAboutFields(error)) showFailure(error, t('notSaved'))
    },
  })
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
