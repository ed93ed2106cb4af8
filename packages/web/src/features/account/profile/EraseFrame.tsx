import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/States.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { isAboutFields } from '../failure.ts'
import { profileTexts } from './texts.ts'

interface EraseFrameProps {
  title: string
  question: string
  consequence: string
  /** Id of the form that the dialog sends. */
  form: string
  erase: Pick<UseMutationResult<unknown, Error, never>, 'error' | 'isPending'>
  onClose: () => void
  children: ReactNode
}

/** Dialog of what cannot be taken back: says what goes, and why it did not go. */
export function EraseFrame({ title, question, consequence, form, erase, onClose, children }: EraseFrameProps) {
  const t = useTexts(profileTexts)
  const { cancel } = useUiTexts()
  const errorText = useErrorText()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={question}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} look="danger" busy={erase.isPending}>
            {erase.isPending ? t('erase.confirming') : t('erase.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-muted text-sm">{consequence}</p>
      {erase.error && !isAboutFields(erase.error) && (
        <Notice tone="danger" role="alert" className="mt-4">
          {errorText(erase.error)}
        </Notice>
      )}
      {children}
    </Dialog>
  )
}
