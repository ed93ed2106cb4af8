import { limits } from '@esrs/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/errors.ts'
import { knowsPasskeys } from '../../api/passkeys.ts'
import { answerProof } from '../../api/proof.ts'
import { onProof } from '../../api/provider-proof.ts'
import { factorQuery } from '../../api/queries.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input } from '../../ui/Input.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { kindOf, type ProofKind, proveBy, submitLabelOf, WindowBlocked } from './prove.ts'
import { stepUpTexts } from './texts.ts'

/** Asks for a fresh proof, because a call needs one; the call then goes on, or fails where the person does not want to. */
export default function StepUpDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(stepUpTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  /** Why the other window has refused. */
  const [refusal, setRefusal] = useState<string | null>(null)
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
  const hear = useEffectEvent((why: string | null) => {
    if (why === null) return answerProof(true)
    setRefusal(why)
    prove.reset()
  })
  useEffect(() => onProof(hear), [])
  const isElsewhere = kind === 'provider' && prove.isSuccess
  const needsTyping = kind === 'code' || kind === 'password'
  const failure = useFailure(prove.error, kind)
  const submit = () => {
    const isLacking = needsTyping && typed.trim() === ''
    setMissing(isLacking)
    setRefusal(null)
    if (!isLacking) prove.mutate()
  }
  return (
    <FormDialog
      title={t('title')}
      description={data && t(`text.${kind}`)}
      submit={t(submitLabelOf(kind, { isWaiting: prove.isPending, isElsewhere }))}
      startsAtSubmit={!needsTyping}
      busy={prove.isPending}
      disabled={!data}
      failure={failure.form ?? refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === 'provider' || kind === 'gone' ? (
        isElsewhere && (
          <Notice tone="neutral" role="status">
            {t('elsewhere')}
          </Notice>
        )
      ) : kind === 'passkey' ? (
        <>
          {!knowsPasskeys() && <Notice tone="danger">{t('unknown')}</Notice>}
          {data?.set_up_at && (
            <Button look="link" className="self-start" onClick={() => setTyping(true)}>
              {t('codeInstead')}
            </Button>
          )}
        </>
      ) : data ? (
        <Typed
          kind={kind}
          value={typed}
          error={isMissing ? t(`missing.${kind}`) : failure.field}
          onType={(value) => {
            setMissing(false)
            setTyped(value)
          }}
        />
      ) : error ? (
        <LoadFailed title={t('failed')} {...{ error, refetch, isFetching }} />
      ) : (
        <Loading>
          <Skeleton className="h-14 rounded-md" />
        </Loading>
      )}
    </FormDialog>
  )
}

/** What is wrong, under its field or above the form. */
function useFailure(error: Error | null, kind: ProofKind): { field?: string; form?: string } {
  const t = useTexts(stepUpTexts)
  const errorText = useErrorText()
  if (!error) return {}
  if (error instanceof WindowBlocked) return { form: t('blocked') }
  const field = error instanceof ApiError ? error.fields[kind] : undefined
  return field === undefined ? { form: errorText(error) } : { field }
}

interface TypedProps {
  kind: 'code' | 'password'
  value: string
  error: string | undefined
  onType: (value: string) => void
}

/** What proves somebody by being typed. */
function Typed({ kind, value, error, onType }: TypedProps) {
  const t = useTexts(stepUpTexts)
  return (
    <Field label={t(kind)} error={error}>
      {(control) => {
        const field = {
          ...control,
          value,
          required: true,
          autoFocus: true,
          onChange: (event: { target: { value: string } }) => onType(event.target.value),
        }
        return kind === 'code' ? (
          <Input
            {...field}
            className="num"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={limits.factorCode}
          />
        ) : (
          <PasswordInput
            {...field}
            autoComplete="current-password"
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        )
      }}
    </Field>
  )
}
