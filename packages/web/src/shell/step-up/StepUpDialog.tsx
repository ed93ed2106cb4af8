import { limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { knowsPasskeys } from '../../api/passkeys.ts'
import { answerProof } from '../../api/proof.ts'
import { onProof } from '../../api/provider-proof.ts'
import { factorQuery } from '../../api/queries.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input } from '../../ui/Input.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { kindOf, proveBy, submitLabelOf, WindowBlocked } from './prove.ts'
import { stepUpTexts } from './texts.ts'

/** Asks for a fresh proof, because a call needs one; the call then goes on, or fails where the person does not want to. */
export default function StepUpDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(stepUpTexts)
  const navigate = useNavigate()
  /** Why the other window has refused, or could not be opened. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  // Never what is remembered: the second factor may have been switched on meanwhile.
  const { data, error, refetch, isFetching } = useQuery({ ...factorQuery, staleTime: 0, gcTime: 0 })
  const [isTyping, setTyping] = useState(!knowsPasskeys())
  const kind = data ? kindOf(data, isTyping) : 'password'
  const needsTyping = kind === 'code' || kind === 'password'
  const { register, errorOf, frame } = useSentForm({
    begins: { typed: '' },
    problems: ({ typed }) => ({ typed: needsTyping && typed.trim() === '' && t(`missing.${kind}`) }),
    send: async ({ typed }) => {
      setRefusal(null)
      setElsewhere(false)
      if (kind === 'gone') return
      await proveBy(kind, typed).catch((failure) => {
        if (failure instanceof WindowBlocked) setRefusal(t('blocked'))
        throw failure
      })
    },
    names: { [kind]: 'typed' },
    onSent: () => {
      setElsewhere(kind === 'provider')
      if (kind !== 'provider') answerProof(kind !== 'gone')
      if (kind === 'gone') navigate('/logout')
    },
  })
  const hear = useEffectEvent((why: string | null) => {
    if (why === null) return answerProof(true)
    setRefusal(why)
    setElsewhere(false)
  })
  useEffect(() => onProof(hear), [])
  return (
    <FormDialog
      title={t('title')}
      description={data && t(`text.${kind}`)}
      submit={t(submitLabelOf(kind, { isWaiting: frame.busy, isElsewhere }))}
      startsAtSubmit={!needsTyping}
      {...frame}
      disabled={!data}
      failure={refusal ?? frame.failure}
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
        <Typed kind={kind} field={register('typed')} error={errorOf('typed')} />
      ) : error ? (
        <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading>
          <Skeleton className="h-14 rounded-md" />
        </Loading>
      )}
    </FormDialog>
  )
}

interface TypedProps {
  kind: 'code' | 'password'
  field: UseFormRegisterReturn
  error: string | undefined
}

/** What proves somebody by being typed. */
function Typed({ kind, field: registered, error }: TypedProps) {
  const t = useTexts(stepUpTexts)
  return (
    <Field label={t(kind)} error={error}>
      {(control) => {
        const field = {
          ...control,
          ...registered,
          required: true,
          autoFocus: true,
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
