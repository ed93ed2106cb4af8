import { type SignInMode, type SingleSignOn, signInModes } from '@esrs/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { isDeclined } from '../../../../api/errors.ts'
import { isAboutFields } from '../../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Field, FieldError } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { PasswordInput } from '../../../../ui/PasswordInput.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Notice } from '../../../../ui/States.tsx'
import { Checkbox, Switch } from '../../../../ui/Toggles.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { type DraftGroup, GroupRoles } from './GroupRoles.tsx'
import { useSignOnChange } from './queries.ts'
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

/** The provider of the company in one form: how it is reached, what groups bring, and who has to sign in with it. */
export function ProviderForm({ signOn }: { signOn: SingleSignOn }) {
  const t = useTexts(signOnTexts)
  const showFailure = useFailureToast()
  const [draft, setDraft] = useState(() => draftOf(signOn))
  const [asking, setAsking] = useState<'require' | 'remove' | null>(null)
  const set = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }))
  const save = useSignOnChange(
    (wish: typeof draft) => {
      const groups = wish.groups.filter(({ name }) => name.trim() !== '').map(({ name, role }) => ({ name, role }))
      return call(singleSignOn.save, { body: { ...wish, groups } })
    },
    () => {
      set({ client_secret: '' })
      setAsking(null)
      toast({ title: t('form.saved') })
    },
  )
  const remove = useSignOnChange(
    () => call(singleSignOn.remove),
    () => {
      setAsking(null)
      setDraft(draftOf({ ...signOn, provider: null, mode: 'off', break_glass: [] }))
      toast({ title: t('form.removed') })
    },
  )
  const test = useMutation({
    mutationFn: ({ issuer, client_id, group_claim }: typeof draft) =>
      call(singleSignOn.test, { body: { issuer, client_id: client_id || '-', group_claim } }),
    onError: (error) => showFailure(error, t('failed')),
  })
  const fields: Record<string, string> = isAboutFields(save.error) ? save.error.fields : {}
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The button that saves is far from most fields.
    if (isAboutFields(save.error))
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert][tabindex]')?.focus()
  }, [save.error])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (draft.mode === 'required' && signOn.mode !== 'required') setAsking('require')
    else save.mutate(draft)
  }
  const text = (name: 'issuer' | 'client_id' | 'group_claim') => ({
    value: draft[name],
    spellCheck: false,
    autoCapitalize: 'none',
    onChange: (event: { target: { value: string } }) => {
      if (name === 'issuer') test.reset()
      set({ [name]: event.target.value })
    },
  })
  const toggle = (id: string, isChosen: boolean) =>
    set({ break_glass: isChosen ? [...draft.break_glass, id] : draft.break_glass.filter((one) => one !== id) })
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="font-semibold text-sm">{t('form.title')}</h3>
      <Field label={t('form.issuer')} hint={t('form.issuerHint')} error={fields.issuer}>
        {(control) => <Input {...control} {...text('issuer')} type="url" placeholder="https://login.example.com" />}
      </Field>
      <Field label={t('form.clientId')} error={fields.client_id}>
        {(control) => <Input {...control} {...text('client_id')} autoComplete="off" />}
      </Field>
      <Field
        label={t('form.secret')}
        hint={t(signOn.provider ? 'form.secretKept' : 'form.secretHint')}
        error={fields.client_secret}
      >
        {(control) => (
          <PasswordInput
            {...control}
            value={draft.client_secret}
            autoComplete="off"
            onChange={(event) => set({ client_secret: event.target.value })}
            showLabel={t('form.showSecret')}
            hideLabel={t('form.hideSecret')}
          />
        )}
      </Field>
      <div className="flex flex-col items-start gap-2">
        <Button busy={test.isPending} disabled={draft.issuer.trim() === ''} onClick={() => test.mutate(draft)}>
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
      <Field label={t('form.claim')} error={fields.group_claim}>
        {(control) => <Input {...control} {...text('group_claim')} />}
      </Field>
      <GroupRoles
        groups={draft.groups}
        onGroups={(groups) => set({ groups })}
        defaultRole={draft.default_role}
        onDefaultRole={(role) => set({ default_role: role })}
        error={fields.groups}
      />
      <div>
        <Switch
          checked={draft.trusts_factor}
          onChange={(trusts) => set({ trusts_factor: trusts })}
          label={t('factor.label')}
        />
        <p className="mt-1 text-pretty pl-10 text-muted text-sm">{t('factor.text')}</p>
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-semibold text-sm">{t('emergency.title')}</legend>
        <p className="text-pretty text-muted text-sm">{t('emergency.text')}</p>
        {signOn.administrators.map(({ id, name, second_factor: hasFactor }) => (
          <Checkbox
            key={id}
            checked={draft.break_glass.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
            label={hasFactor ? name : t('emergency.lacking', { name })}
          />
        ))}
        {fields.break_glass && <FieldError ofSeveral>{fields.break_glass}</FieldError>}
      </fieldset>
      <Field
        label={t('form.mode')}
        hint={t(signOn.tried || signOn.mode === 'required' ? 'form.modeHint' : 'form.untried')}
        error={fields.mode}
      >
        {(control) => (
          <Select<SignInMode>
            {...control}
            value={draft.mode}
            options={signInModes.map((value) => ({ value, label: t(`form.modes.${value}`) }))}
            onChange={(mode) => set({ mode })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={save.isPending}>
          {t(save.isPending ? 'form.saving' : 'form.save')}
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
        busy={save.isPending}
        onConfirm={() => save.mutate(draft, { onError: (failure) => !isDeclined(failure) && setAsking(null) })}
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
