import type { SingleSignOn } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useErrorText } from '../../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useSentForm } from '../../../../kit/form/use-sent-form.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Field, FieldError } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignOnChange } from './queries.ts'
import { SignOnCopyField } from './SignOnCopyField.tsx'
import { signOnTexts } from './texts.ts'

type Domain = SingleSignOn['domains'][number]
const { singleSignOn } = contract

/** The e-mail domains of the company: added, proved by a record, removed. */
export function Domains({ domains }: { domains: readonly Domain[] }) {
  const t = useTexts(signOnTexts)
  const errorText = useErrorText()
  const [leaving, setLeaving] = useState<string | null>(null)
  const add = useSignOnChange((domain: string) => call(singleSignOn.addDomain, { body: { domain } }), undefined, true)
  const { register, errorOf, reset, frame } = useSentForm({
    begins: { domain: '' },
    send: ({ domain }) => add.mutateAsync(domain),
    onSent: () => reset(),
  })
  const prove = useSignOnChange(
    (domain: string) => call(singleSignOn.proveDomain, { params: { domain } }),
    (domain) => toast({ title: t('domains.done', { domain }) }),
    true,
  )
  const remove = useSignOnChange(
    (domain: string) => call(singleSignOn.removeDomain, { params: { domain } }),
    () => setLeaving(null),
  )
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">{t('domains.title')}</h3>
      <p className="text-pretty text-muted text-sm">{t('domains.text')}</p>
      {domains.length === 0 && <p className="text-sm">{t('domains.none')}</p>}
      <ul className="flex flex-col gap-3">
        {domains.map(({ domain, record, record_name: name, proved_at: provedAt }) => (
          <li key={domain} className="flex flex-col gap-2 rounded-md border border-line px-3 py-2">
            <div className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 font-medium text-sm [overflow-wrap:anywhere]">{domain}</span>
              <Badge tone={provedAt ? 'success' : 'warning'}>{t(provedAt ? 'domains.proved' : 'domains.open')}</Badge>
              <span className="ml-auto flex gap-2">
                {!provedAt && (
                  <Button
                    busy={prove.isPending && prove.variables === domain}
                    disabled={prove.isPending}
                    onClick={() => prove.mutate(domain)}
                  >
                    {t(prove.isPending && prove.variables === domain ? 'domains.proving' : 'domains.prove')}
                  </Button>
                )}
                <Button onClick={() => setLeaving(domain)} aria-label={`${t('domains.remove')}: ${domain}`}>
                  {t('domains.remove')}
                </Button>
              </span>
            </div>
            {!provedAt && (
              <>
                {prove.error && prove.variables === domain && (
                  <FieldError ofSeveral>{errorText(prove.error)}</FieldError>
                )}
                <SignOnCopyField label={t('domains.name')} value={name} />
                <SignOnCopyField label={t('domains.record')} value={record} />
              </>
            )}
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={frame.onSubmit} className="flex gap-2 max-sm:flex-col">
        <Field label={t('domains.label')} error={errorOf('domain') ?? frame.failure} className="flex-1">
          {(control) => (
            <Input
              {...control}
              {...register('domain')}
              placeholder="example.com"
              spellCheck={false}
              autoCapitalize="none"
            />
          )}
        </Field>
        <Button type="submit" busy={frame.busy} className="self-start max-sm:self-stretch sm:mt-6">
          {t('domains.add')}
        </Button>
      </form>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open) setLeaving(null)
        }}
        title={t('domains.removeAsk', { domain: leaving ?? '' })}
        question={t('domains.removeText')}
        confirmLabel={t('domains.remove')}
        busy={remove.isPending}
        onConfirm={() => leaving !== null && remove.mutate(leaving)}
      />
    </div>
  )
}
