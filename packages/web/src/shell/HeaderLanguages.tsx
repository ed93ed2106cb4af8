import type { Company } from '@esrs/contract'
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { frameTexts } from './frame/texts.ts'

/** The switch of languages, in which German is off for a test account and says why. */
export function HeaderLanguages({ company }: { company: Company | undefined }) {
  const t = useTexts(frameTexts)
  const isTest = company?.metadata.test_account ?? false
  return (
    <LanguageSwitch
      germanOff={isTest ? (item) => <Tooltip content={t('header.germanOff')}>{item}</Tooltip> : undefined}
    />
  )
}
