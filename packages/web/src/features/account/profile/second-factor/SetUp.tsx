import { Copy } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useMemo } from 'react'
import { renderSVG } from 'uqr'
import { isDeclined } from '../../../../api/errors.ts'
import { useErrorText } from '../../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useSentForm } from '../../../../kit/form/use-sent-form.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Textarea } from '../../../../ui/Input.tsx'
import { ErrorState, FailureNotice, Loading, Skeleton } from '../../../../ui/States.tsx'
import { useAsksPassword, useProofCheck } from '../own-password.ts'
import { Proof, ProofFields } from './ProofFields.tsx'
import { confirmFactor, copyText, useBeginFactor } from './queries.ts'
import { factorTexts } from './texts.ts'

interface SetUpProps {
  onDone: (codes: string[]) => void
  /** The person did not want to give the proof that the key is made for. */
  onDeclined?: () => void
}

/** Shows the key for the app, and switches the second factor on by a code of it. `onDone` gets the recovery codes. */
export function SetUp({ onDone, onDeclined }: SetUpProps) {
  const t = useTexts(factorTexts)
  const errorText = useErrorText()
  const { mutate: begin, data, error, isPending } = useBeginFactor()
  useEffect(() => begin(), [begin])
  const leave = useEffectEvent(() => onDeclined?.())
  const isLeft = isDeclined(error)
  useEffect(() => {
    if (isLeft) leave()
  }, [isLeft])
  if (error && !isLeft)
    return (
      <ErrorState title={t('dialog.failed')} onRetry={() => begin()} busy={isPending}>
        {errorText(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="size-44" />
        <Skeleton className="w-64" />
      </Loading>
    )
  return <KeyAndProof factorKey={data.key} uri={data.uri} onDone={onDone} />
}

interface KeyAndProofProps {
  factorKey: string
  uri: string
  onDone: (codes: string[]) => void
}

function KeyAndProof({ factorKey, uri, onDone }: KeyAndProofProps) {
  const t = useTexts(factorTexts)
  const id = useId()
  const picture = useMemo(() => renderSVG(uri, { border: 2 }), [uri])
  const asksPassword = useAsksPassword()
  const form = useSentForm({
    begins: { code: '', password: '' } as Proof,
    resolver: useProofCheck(Proof),
    send: confirmFactor,
    failed: t('notSaved'),
    onSent: ({ recovery_codes: codes }) => onDone(codes),
  })
  const spaced = factorKey.match(/.{1,4}/g)?.join(' ') ?? factorKey
  const said = { copied: t('dialog.copied'), failed: t('dialog.copyFailed'), failedText: t('dialog.copyFailedText') }
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={form.frame.onSubmit}>
      <p className="text-pretty text-secondary text-sm">{t('dialog.scan')}</p>
      <img
        alt={t('dialog.qr')}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
        className="size-44 self-center rounded-md border border-line bg-paper"
      />
      <Field label={t('dialog.key')} hint={t('dialog.keyHint')}>
        {(control) => (
          <div className="flex gap-2">
            <Textarea
              {...control}
              readOnly
              rows={2}
              value={spaced}
              onFocus={(event) => event.target.select()}
              className="min-w-0 flex-1 resize-none font-mono"
            />
            <Button onClick={() => void copyText(factorKey, said)}>
              <Copy aria-hidden className="size-4" />
              {t('dialog.copy')}
            </Button>
          </div>
        )}
      </Field>
      <p className="text-pretty border-line border-t pt-4 text-secondary text-sm">
        {t(asksPassword ? 'dialog.prove' : 'dialog.proveByCode')}
      </p>
      <FailureNotice>{form.frame.failure}</FailureNotice>
      <ProofFields form={form} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-xs">{t('dialog.others')}</p>
        <Button type="submit" look="primary" busy={form.frame.busy} className="max-md:w-full">
          {form.frame.busy ? t('dialog.submitting') : t('dialog.submit')}
        </Button>
      </div>
    </form>
  )
}
