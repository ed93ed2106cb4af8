import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { checkedBy } from '../../../../ui/form-resolver.ts'
import { useUiTexts } from '../../../../ui/texts.tsx'
import { useServerFields } from '../../failure.ts'
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
  const { cancel } = useUiTexts()
  const id = useId()
  const form = useForm<Proof>({ resolver: checkedBy(Proof), defaultValues: { code: '', password: '' } })
  const changing = useFactorChange(change)
  useServerFields(changing.error, form.setError, { code: 'code', password: 'password' })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(`${about}.title`)}
      description={t(`${about}.text`)}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            form={id}
            look={about === 'removeDialog' ? 'danger' : 'primary'}
            busy={changing.isPending}
          >
            {changing.isPending ? t(`${about}.submitting`) : t(`${about}.submit`)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.handleSubmit((proof) => changing.mutate(proof, { onSuccess: onDone }))}>
        <ProofFields form={form} takesRecovery />
      </form>
    </Dialog>
  )
}
