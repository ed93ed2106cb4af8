import { type FactorState, limits } from '@esrs/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { knowsPasskeys, signByPasskey } from '../../api/passkeys.ts'
import { answerProof } from '../../api/proof.ts'
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
import { stepUpTexts } from './texts.ts'

/** What proves somebody: what they have, and nothing less. */
function kindOf({ set_up_at: hasCodes, passkeys }: FactorState, isTyping: boolean): 'code' | 'passkey' | 'password' {
  if (passkeys.length > 0 && !(hasCodes && isTyping)) return 'passkey'
  return hasCodes ? 'code' : 'password'
}

async function proveByPasskey() {
  const { options } = await call(contract.passkeys.beginProof)
  return call(contract.passkeys.prove, { body: { credential: await signByPasskey(options) } })
}

/** Asks for a fresh proof, because a call needs one; the call then goes on, or fails where the person does not want to. */
export default function StepUpDialog() {
  const t = useTexts(stepUpTexts)
  const { cancel } = useUiTexts()
  const errorText = useErrorText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  // Never what is remembered: the second factor may have been switched on meanwhile.
  const { data, error, refetch, isFetching } = useQuery({ ...factorQuery, staleTime: 0, gcTime: 0 })
  const [isTyping, setTyping] = useState(!knowsPasskeys())
  const kind = data ? kindOf(data, isTyping) : 'password'
  const prove = useMutation({
    mutationFn: () =>
      kind === 'passkey' ? proveByPasskey() : call(contract.secondFactor.prove, { body: { [kind]: typed } }),
    onSuccess: () => answerProof(true),
  })
  const failure = prove.error instanceof ApiError ? (prove.error.fields[kind] ?? null) : null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isLacking = kind !== 'passkey' && typed.trim() === ''
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
            autoFocus={kind === 'passkey'}
            type="submit"
            form={id}
            look="primary"
            disabled={!data}
            busy={prove.isPending}
          >
            {t(prove.isPending ? (kind === 'passkey' ? 'waiting' : 'submitting') : 'submit')}
          </Button>
        </>
      }
    >
      {prove.error && failure === null && (
        <Notice tone="danger" role="alert" className="mb-4">
          {errorText(prove.error)}
        </Notice>
      )}
      {kind === 'passkey' ? (
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
