import { Segment, SegmentItem } from '../ui/Segment.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { type Language, setLanguage, useLanguage } from './language.ts'

const names: Record<Language, string> = { en: 'English', de: 'Deutsch' }
const groupNames: Record<Language, string> = { en: 'Language', de: 'Sprache' }

interface LanguageSwitchProps {
  /** Why German cannot be chosen here; it can where this is missing. */
  germanOff?: string | undefined
}

export function LanguageSwitch({ germanOff }: LanguageSwitchProps) {
  const language = useLanguage()
  const item = (code: Language, off?: string) => (
    <SegmentItem
      lang={code}
      aria-label={`${code.toUpperCase()}, ${names[code]}`}
      current={language === code}
      aria-disabled={off ? true : undefined}
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
      {germanOff ? <Tooltip content={germanOff}>{item('de', germanOff)}</Tooltip> : item('de')}
    </Segment>
  )
}
