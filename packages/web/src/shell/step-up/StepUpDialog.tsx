import { limits } from '@esrs/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { knowsPasskeys } from '../../api/passkeys.ts'
import { answerProof } from '../../api/proof.ts'
import { onProof } from '../../api/provider-proof.ts'
import { factorQuery } from '../../api/queries.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { ErrorState, Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { fieldFailureOf, kindOf, proveBy, submitLabelOf, WindowBlocked } from './prove.ts'
import { stepUpTexts } from './texts.ts'

/** Asks for a fresh proof, because a call needs one; the call then goes on, or fails where the person does not want to. */
export default function StepUpDialog() {
  const t = useTexts(stepUpTexts)
  const { cancel } = useUiTexts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  // Never what is remembered: the second factor may have been switched on meanwhile.
  const { data, error, refetch, isFetching } = useQuery({ ...factorQuery, staleTime: 0, gcTime: 0 })
  const [isTyping, setTyping] = useState(!knowsPasskeys())
  const kind = data ? kindOf(data, isTyping) : 'password'
  const prove = useMutation({
    mutationFn: async () => {
      if (kind !== 'gone') await proveBy(kind, typed)
    },
    onSuccess: () => {
      if (kind !== 'provider') answerProof(kind !== 'gone')
      if (kind === 'gone') navigate('/logout')
    },
  })
  useEffect(() => onProof(() => answerProof(true)), [])
  const isElsewhere = kind === 'provider' && prove.isSuccess
  const needsTyping = kind === 'code' || kind === 'password'
  const failure = fieldFailureOf(prove.error, kind)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isLacking = needsTyping && typed.trim() === ''
    setMissing(isLacking)
    if (!isLacking) prove.mutate()
  }
  const field = {
    value: typed,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setMissing(false)
      setTyped(event.target.value)
    },
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) answerProof(false)
      }}
      title={t('title')}
      description={data && t(`text.${kind}`)}
      footer={
        <>
          <Button onClick={() => answerProof(false)}>{cancel}</Button>
          {/* Nothing is typed for a passkey: Enter goes on. */}
          <Button
            key={kind}
            autoFocus={!needsTyping}
            type="submit"
            form={id}
            look="primary"
            disabled={!data}
            busy={prove.isPending}
          >
            {t(submitLabelOf(kind, prove.isPending || isElsewhere))}
          </Button>
        </>
      }
    >
      {prove.error && failure === null && (
        <Notice tone="danger" role="alert" className="mb-4">
          {prove.error instanceof WindowBlocked ? t('blocked') : errorText(prove.error)}
        </Notice>
      )}
      {kind === 'provider' || kind === 'gone' ? (
        <form id={id} noValidate onSubmit={submit} />
      ) : kind === 'passkey' ? (
        <form id={id} noValidate onSubmit={submit}>
          {!knowsPasskeys() && <Notice tone="danger">{t('unknown')}</Notice>}
          {data?.set_up_at && (
            <Button look="link" onClick={() => setTyping(true)}>
              {t('codeInstead')}
            </Button>
          )}
        </form>
      ) : data ? (
        <form id={id} noValidate onSubmit={submit}>
          <Field label={t(kind)} error={isMissing ? t(`missing.${kind}`) : (failure ?? undefined)}>
            {(control) =>
              kind === 'code' ? (
                <Input
                  {...control}
                  {...field}
                  autoFocus
                  className="num"
                  autoComplete="one-time-code"
                  spellCheck={false}
                  maxLength={limits.factorCode}
                />
              ) : (
                <PasswordInput
                  {...control}
                  {...field}
                  autoFocus
                  autoComplete="current-password"
                  showLabel={t('showPassword')}
                  hideLabel={t('hidePassword')}
                />
              )
            }
          </Field>
        </form>
      ) : error ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Loading>
          <Skeleton className="h-14 rounded-md" />
        </Loading>
      )}
    </Dialog>
  )
}
