import { stakeholderTypes } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityTexts } from './texts.ts'
import { groupKeys } from './use-method-words.ts'

/** The name of a group: kinds of respondents and those that a survey can be sent to in the language, any other as people wrote it. */
export function useGroupName() {
  const t = useTexts(materialityTexts)
  return (group: string): string => {
    if (group in groupKeys) return t(`group.${group as 'Employee'}`)
    return stakeholderTypes.some((type) => type === group) ? t(`stakeholder.${group as 'Employees'}`) : group
  }
}

/** Days in own words: surveys and careful people write 2025-06-11, everybody reads it as a day of their language. */
export function useDaysInWords() {
  const { date } = useFormats()
  return (text: string): string => text.replaceAll(/\b\d{4}-[01]\d-[0-3]\d\b/g, (day) => date(day))
}
