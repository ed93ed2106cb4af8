import type { Language } from '@esrs/contract'
import type { ReactElement } from 'react'
import { Segment, SegmentItem } from '../ui/Segment.tsx'
import { setLanguage, useLanguage } from './language.ts'

const names: Record<Language, string> = { en: 'English', de: 'Deutsch' }
const groupNames: Record<Language, string> = { en: 'Language', de: 'Sprache' }

interface LanguageSwitchProps {
  /** German cannot be chosen; this stands around its button and says why. */
  germanOff?: ((item: ReactElement) => ReactElement) | undefined
}

export function LanguageSwitch({ germanOff }: LanguageSwitchProps) {
  const language = useLanguage()
  const item = (code: Language, off = false) => (
    <SegmentItem
      lang={code}
      aria-label={`${code.toUpperCase()}, ${names[code]}`}
      current={language === code}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) setLanguage(code)
      }}
    >
      {code.toUpperCase()}
    </SegmentItem>
  )
  return (
    <Segment size="sm" aria-label={groupNames[language]}>
      {item('en')}
      {germanOff ? germanOff(item('de', true)) : item('de')}
    </Segment>
  )
}
