import { useForm } from 'react-hook-form'
import { useServerFields } from '../../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { useProofCheck } from '../own-password.ts'
import { Proof, ProofFields } from './ProofFields.tsx'
import { type FactorProof, useFactorChange } from './queries.ts'
import { factorTexts } from './texts.ts'

interface ProofDialogProps<T> {
  /** What the dialog is about. */
  about: 'renewDialog' | 'removeDialog'
  change: (proof: FactorProof) => Promise<T>
  onDone: (reply: T) => void
  onClose: () => void
}

/** Asks for code and password before the second factor changes. */
export function ProofDialog<T>({ about, change, onDone, onClose }: ProofDialogProps<T>) {
  const t = useTexts(factorTexts)
  const form = useForm<Proof>({ resolver: useProofCheck(Proof), defaultValues: { code: '', password: '' } })
  const changing = useFactorChange(change)
  useServerFields(changing.error, form.setError, { code: 'code', password: 'password' })
  return (
    <FormDialog
      title={t(`${about}.title`)}
      description={t(`${about}.text`)}
      submit={t(changing.isPending ? `${about}.submitting` : `${about}.submit`)}
      look={about === 'removeDialog' ? 'danger' : 'primary'}
      busy={changing.isPending}
      onSubmit={form.handleSubmit((proof) => changing.mutate(proof, { onSuccess: onDone }))}
      onClose={onClose}
    >
      <ProofFields form={form} takesRecovery />
    </FormDialog>
  )
}
