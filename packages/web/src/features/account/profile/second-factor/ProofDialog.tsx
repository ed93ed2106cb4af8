import { useTexts } from '../../../../i18n/texts.tsx'
import { useSentForm } from '../../../../kit/form/use-sent-form.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { useProofCheck } from '../own-password.ts'
import { Proof, ProofFields } from './ProofFields.tsx'
import type { FactorProof } from './queries.ts'
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
  const form = useSentForm({
    begins: { code: '', password: '' } as Proof,
    resolver: useProofCheck(Proof),
    send: change,
    failed: t('notSaved'),
    onSent: onDone,
  })
  return (
    <FormDialog
      title={t(`${about}.title`)}
      description={t(`${about}.text`)}
      submit={t(form.frame.busy ? `${about}.submitting` : `${about}.submit`)}
      look={about === 'removeDialog' ? 'danger' : 'primary'}
      onClose={onClose}
      {...form.frame}
    >
      <ProofFields form={form} takesRecovery />
    </FormDialog>
  )
}
