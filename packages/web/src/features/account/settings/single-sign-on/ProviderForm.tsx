import { type SignInMode, type SingleSignOn, signInModes } from '@esrs/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { isAboutFields, isDeclined } from '../../../../api/errors.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useSentForm } from '../../../../kit/form/use-sent-form.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Field, FieldError } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { PasswordInput } from '../../../../ui/PasswordInput.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { FailureNotice, Notice } from '../../../../ui/States.tsx'
import { Checkbox, Switch } from '../../../../ui/Toggles.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { type DraftGroup, GroupRoles } from './GroupRoles.tsx'
import { signOnQuery, useSignOnChange } from './queries.ts'
import { signOnTexts } from './texts.ts'

const { singleSignOn } = contract

const draftOf = ({ provider, mode, groups, break_glass: breakGlass }: SingleSignOn) => ({
  issuer: provider?.issuer ?? '',
  client_id: provider?.client_id ?? '',
  client_secret: '',
  group_claim: provider?.group_claim ?? 'groups',
  default_role: provider?.default_role ?? null,
  trusts_factor: provider?.trusts_factor ?? false,
  mode,
  groups: groups.map((group): DraftGroup => ({ ...group, key: group.name })),
  break_glass: breakGlass.map(({ id }) => id),
})

type Draft = ReturnType<typeof draftOf>

/** The provider of the company in one form: how it is reached, what groups bring, and who has to sign in with it. */
export function ProviderForm({ signOn }: { signOn: SingleSignOn }) {
  const t = useTexts(signOnTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [asking, setAsking] = useState<'require' | 'remove' | null>(null)
  const { register, choice, errorOf, watch, getValues, setValue, reset, refusal, frame } = useSentForm({
    begins: draftOf(signOn),
    send: ({ groups, ...wish }) => {
      const named = groups.filter(({ name }) => name.trim() !== '').map(({ name, role }) => ({ name, role }))
      return call(singleSignOn.save, { body: { ...wish, groups: named } })
    },
    failed: t('failed'),
    said: t('form.saved'),
    onSent: (kept) => {
      client.setQueryData(signOnQuery.queryKey, kept)
      setValue('client_secret', '')
      setAsking(null)
    },
  })
  const remove = useSignOnChange(
    () => call(singleSignOn.remove),
    () => {
      setAsking(null)
      reset(draftOf({ ...signOn, provider: null, mode: 'off', break_glass: [] }))
      toast({ title: t('form.removed') })
    },
  )
  const test = useMutation({
    mutationFn: ({ issuer, client_id, group_claim }: Draft) =>
      call(singleSignOn.test, { body: { issuer, client_id: client_id || '-', group_claim } }),
    onError: (error) => showFailure(error, t('failed')),
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal && !isDeclined(refusal)) setAsking(null)
    // The button that saves is far from most fields, and some of them are groups of boxes.
    if (isAboutFields(refusal))
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert][tabindex]')?.focus()
  }, [refusal])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (getValues('mode') === 'required' && signOn.mode !== 'required') setAsking('require')
    else void frame.onSubmit()
  }
  const word = { spellCheck: false, autoCapitalize: 'none' }
  const emergency = choice('break_glass')
  const toggle = (id: string, isChosen: boolean) =>
    emergency.onChange(isChosen ? [...emergency.value, id] : emergency.value.filter((one) => one !== id))
  const groups = choice('groups')
  const defaultRole = choice('default_role')
  const trusts = choice('trusts_factor')
  const wrongEmergency = errorOf('break_glass')
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="font-semibold text-sm">{t('form.title')}</h3>
      <Field label={t('form.issuer')} hint={t('form.issuerHint')} error={errorOf('issuer')}>
        {(control) => (
          <Input
            {...control}
            {...word}
            {...register('issuer', { onChange: () => test.reset() })}
            type="url"
            placeholder="https://login.example.com"
          />
        )}
      </Field>
      <Field label={t('form.clientId')} error={errorOf('client_id')}>
        {(control) => <Input {...control} {...word} {...register('client_id')} autoComplete="off" />}
      </Field>
      <Field
        label={t('form.secret')}
        hint={t(signOn.provider ? 'form.secretKept' : 'form.secretHint')}
        error={errorOf('client_secret')}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('client_secret')}
            autoComplete="off"
            showLabel={t('form.showSecret')}
            hideLabel={t('form.hideSecret')}
          />
        )}
      </Field>
      <div className="flex flex-col items-start gap-2">
        <Button busy={test.isPending} disabled={watch('issuer').trim() === ''} onClick={() => test.mutate(getValues())}>
          {t(test.isPending ? 'form.testing' : 'form.test')}
        </Button>
        {test.data && (
          <Notice tone={test.data.problems.length > 0 ? 'danger' : 'neutral'} role="status" className="self-stretch">
            {test.data.problems.length === 0 && <p>{t('form.tested')}</p>}
            {[...test.data.problems, ...test.data.hints].map((said) => (
              <p key={said}>{said}</p>
            ))}
          </Notice>
        )}
      </div>
      <Field label={t('form.claim')} error={errorOf('group_claim')}>
        {(control) => <Input {...control} {...word} {...register('group_claim')} />}
      </Field>
      <GroupRoles
        groups={groups.value}
        onGroups={groups.onChange}
        defaultRole={defaultRole.value}
        onDefaultRole={defaultRole.onChange}
        error={errorOf('groups')}
      />
      <div>
        <Switch checked={trusts.value} onChange={trusts.onChange} label={t('factor.label')} />
        <p className="mt-1 text-pretty pl-10 text-muted text-sm">{t('factor.text')}</p>
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-semibold text-sm">{t('emergency.title')}</legend>
        <p className="text-pretty text-muted text-sm">{t('emergency.text')}</p>
        {signOn.administrators.map(({ id, name, second_factor: hasFactor }) => (
          <Checkbox
            key={id}
            checked={emergency.value.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
            label={hasFactor ? name : t('emergency.lacking', { name })}
          />
        ))}
        {wrongEmergency && <FieldError ofSeveral>{wrongEmergency}</FieldError>}
      </fieldset>
      <Field
        label={t('form.mode')}
        hint={t(signOn.tried || signOn.mode === 'required' ? 'form.modeHint' : 'form.untried')}
        error={errorOf('mode')}
      >
        {(control) => (
          <Select<SignInMode>
            {...control}
            {...choice('mode')}
            options={signInModes.map((value) => ({ value, label: t(`form.modes.${value}`) }))}
          />
        )}
      </Field>
      <FailureNotice>{frame.failure}</FailureNotice>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={frame.busy}>
          {t(frame.busy ? 'form.saving' : 'form.save')}
        </Button>
        {signOn.provider && <Button onClick={() => setAsking('remove')}>{t('form.remove')}</Button>}
      </div>
      <ConfirmDialog
        open={asking === 'require'}
        onOpenChange={() => setAsking(null)}
        title={t('require.ask')}
        question={t('require.question')}
        {...(signOn.people_outside > 0 ? { consequence: t('require.outside', { count: signOn.people_outside }) } : {})}
        confirmLabel={t('require.confirm')}
        look="primary"
        busy={frame.busy}
        onConfirm={() => void frame.onSubmit()}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={() => setAsking(null)}
        title={t('form.removeAsk')}
        question={t('form.removeText')}
        confirmLabel={t('form.remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      />
    </form>
  )
}
