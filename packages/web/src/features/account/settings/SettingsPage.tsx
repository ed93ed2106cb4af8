import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { May } from '../../../api/May.tsx'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { mineQuery } from '../../../report/waiting/queries.ts'
import { Card, PageBody } from '../../../ui/Page.tsx'
import { Loading, Skeleton } from '../../../ui/States.tsx'
import { Switch } from '../../../ui/Toggles.tsx'
import { setThemeChoice, useDarkTheme } from '../../../ui/theme-mode.ts'
import { toast } from '../../../ui/toast.ts'
import { settingsTexts } from './texts.ts'

/** The two switches of a person: the mail about their work, which the server keeps, and the appearance, which belongs to this browser. */
export default function SettingsPage() {
  const t = useTexts(settingsTexts)
  const isDark = useDarkTheme()
  return (
    <PageBody width="form" className="flex flex-col gap-6">
      <May needs="work">
        <Notifications />
      </May>
      <Setting title={t('appearance.title')} text={t('appearance.text')}>
        <Switch
          checked={isDark}
          onChange={(dark) => setThemeChoice(dark ? 'dark' : 'light')}
          label={t('appearance.label')}
        />
      </Setting>
    </PageBody>
  )
}

function Notifications() {
  const t = useTexts(settingsTexts)
  const client = useQueryClient()
  const errorText = useErrorText()
  const query = mineQuery(useLanguage())
  const { data, error, refetch, isFetching } = useQuery(query)
  const save = useMutation({
    mutationFn: (weekly_mail: boolean) => call(contract.work.setMail, { body: { weekly_mail } }),
    onSuccess: ({ weekly_mail }) => client.setQueryData(query.queryKey, (known) => known && { ...known, weekly_mail }),
    onError: (failure) =>
      toast({ title: t('notifications.failed'), description: errorText(failure), variant: 'destructive' }),
  })
  return (
    <Setting title={t('notifications.title')} text={t('notifications.text')}>
      {data ? (
        <Switch
          checked={save.isPending ? save.variables : data.weekly_mail}
          onChange={(on) => save.mutate(on)}
          label={t('notifications.label')}
        />
      ) : error ? (
        <LoadFailed title={t('notifications.notLoaded')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading>
          <Skeleton className="h-5 w-48" />
        </Loading>
      )}
    </Setting>
  )
}

function Setting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-semibold text-base">{title}</h2>
      <Card className="px-5 py-4 max-md:px-4">
        {children}
        <p className="mt-1 text-pretty pl-10 text-muted text-sm">{text}</p>
      </Card>
    </section>
  )
}
