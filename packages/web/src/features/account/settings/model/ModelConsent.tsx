import type { ModelStanding } from '@esrs/contract'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../../ui/States.tsx'
import { Switch } from '../../../../ui/Toggles.tsx'
import { useConsent } from './queries.ts'
import { modelTexts } from './texts.ts'

interface ModelConsentProps {
  standing: ModelStanding
  model: NonNullable<ModelStanding['model']>
}

/** Who receives what, and the company's word on it. */
export function ModelConsent({ standing, model }: ModelConsentProps) {
  const t = useTexts(modelTexts)
  const { date } = useFormats()
  const decide = useConsent()
  const [isAsking, setAsking] = useState(false)
  const { consent, consented_host: before } = standing
  const { host, local, name } = model
  const consentFacts = consent && { date: date(consent.at), name: consent.by ?? '' }
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[8rem_1fr]">
        <dt className="text-muted">{t('host')}</dt>
        <dd className="min-w-0 break-words font-medium">{local ? `${host} (${t('local')})` : host}</dd>
        <dt className="text-muted">{t('model')}</dt>
        <dd className="min-w-0 break-words font-medium">{name}</dd>
      </dl>
      {before && <Notice tone="warning">{t('consent.moved', { before, host })}</Notice>}
      <div>
        <Switch
          checked={consent !== null}
          disabled={decide.isPending}
          onChange={(on) => (on ? setAsking(true) : decide.mutate({ consent: false, host }))}
          label={t('consent.label', { host })}
        />
        <p className="mt-1 pl-10 text-muted text-sm">
          {consent?.paused
            ? t('consent.paused')
            : consentFacts
              ? t(consentFacts.name ? 'consent.on' : 'consent.onUnknown', consentFacts)
              : t('consent.off')}
        </p>
      </div>
      <div>
        <h3 className="font-medium text-sm">{t('sent.title')}</h3>
        <ul className="mt-1 flex flex-col gap-1 text-secondary text-sm">
          {(['passages', 'datapoints', 'year'] as const).map((what) => (
            <li key={what} className="flex gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-text" />
              {t(`sent.${what}`)}
            </li>
          ))}
          <li className="flex gap-2">
            <X aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            {t('sent.not')}
          </li>
        </ul>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('consent.askTitle', { host })}
        question={t(local ? 'consent.askLocal' : 'consent.ask', { host, model: name })}
        consequence={t('consent.askMore')}
        confirmLabel={t('consent.confirm')}
        look="primary"
        busy={decide.isPending}
        onConfirm={() => decide.mutate({ consent: true, host }, { onSettled: () => setAsking(false) })}
      />
    </div>
  )
}
