import type { ReportSettings } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { settingsQuery } from './queries.ts'
import { SettingsFields } from './SettingsFields.tsx'
import { StatementFrame } from './StatementFrame.tsx'
import { statementTexts } from './texts.ts'

/** Page of the settings of the statement: facts about company and year, and the look of files. */
export default function SettingsPage() {
  const t = useTexts(statementTexts)
  const { user } = useSession()
  const { data, error, refetch, isFetching } = useQuery(settingsQuery)
  return (
    <StatementFrame>
      {data ? (
        user?.user_type === 'company_admin' ? (
          <SettingsFields settings={data} />
        ) : (
          <Facts settings={data} />
        )
      ) : error ? (
        <Card>
          <LoadFailed title={t('settings.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      ) : (
        <Loading className="flex max-w-form flex-col gap-4">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-14 rounded-md" />
          ))}
        </Loading>
      )}
    </StatementFrame>
  )
}

function Facts({ settings }: { settings: ReportSettings }) {
  const t = useTexts(statementTexts)
  const { date } = useFormats()
  const { lei, period, currency, languages, colour, logo } = settings
  const fact = (label: string, value: ReactNode) => (
    <div className="grid gap-x-6 gap-y-1 border-line border-b py-3 last:border-b-0 md:grid-cols-[14rem_1fr]">
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <div className="flex max-w-form flex-col gap-4">
      <Notice tone="neutral">{t('settings.readOnly')}</Notice>
      <dl>
        {fact(t('settings.lei'), lei ?? <span className="text-muted">{t('settings.none')}</span>)}
        {fact(t('settings.year'), `${date(period.start)} – ${date(period.end)}`)}
        {fact(t('settings.currency'), currency)}
        {fact(t('settings.languages'), languages.map((language) => t(`language.${language}`)).join(', '))}
        {fact(t('settings.colour'), colour ?? <span className="text-muted">{t('settings.none2')}</span>)}
        {fact(
          t('settings.logo'),
          logo ? (
            <img
              src={`data:${logo.mime_type};base64,${logo.base64}`}
              alt={t('settings.logoOf')}
              className="max-h-16 max-w-full rounded-md bg-paper p-2"
            />
          ) : (
            <span className="text-muted">{t('settings.none2')}</span>
          ),
        )}
      </dl>
    </div>
  )
}
