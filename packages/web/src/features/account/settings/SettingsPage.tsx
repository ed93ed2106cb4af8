import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { meQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Card, PageBody } from '../../../ui/Page.tsx'
import { Notice } from '../../../ui/States.tsx'
import { Switch } from '../../../ui/Toggles.tsx'
import { setThemeChoice, useDarkTheme } from '../../../ui/theme-mode.ts'
import { DirectorySection } from './directory/DirectorySection.tsx'
import { ModelSection } from './model/ModelSection.tsx'
import { RequiredSection } from './second-factor/RequiredSection.tsx'
import { SignOnSection } from './single-sign-on/SignOnSection.tsx'
import { settingsTexts } from './texts.ts'
import { TrailSection } from './trail/TrailSection.tsx'

/** Outlives the page, but not the window. */
let wereMailsOn = true

/**
 * Two switches of this browser, which the specification asks to be local: nothing of them reaches the server; and for administrators
 * what the company decides about the language model, and its security log.
 */
export default function SettingsPage() {
  const t = useTexts(settingsTexts)
  const isDark = useDarkTheme()
  const { data: user } = useQuery(meQuery)
  const [areMailsOn, setMailsOn] = useState(wereMailsOn)
  return (
    <PageBody width="form" className="flex flex-col gap-6">
      <Notice tone="neutral">{t('note')}</Notice>
      <Setting title={t('notifications.title')} text={t('notifications.text')}>
        <Switch
          checked={areMailsOn}
          onChange={(on) => {
            wereMailsOn = on
            setMailsOn(on)
          }}
          label={t('notifications.label')}
        />
      </Setting>
      <Setting title={t('appearance.title')} text={t('appearance.text')}>
        <Switch
          checked={isDark}
          onChange={(dark) => setThemeChoice(dark ? 'dark' : 'light')}
          label={t('appearance.label')}
        />
      </Setting>
      {user?.user_type === 'company_admin' && (
        <>
          <RequiredSection />
          <SignOnSection />
          <DirectorySection />
          <ModelSection />
          <TrailSection />
        </>
      )}
    </PageBody>
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
