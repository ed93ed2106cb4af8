import { useTexts } from '../../../../i18n/texts.tsx'
import { CopyField } from '../../CopyField.tsx'
import { signOnTexts } from './texts.ts'

/** Something that is entered at the provider or in the domain name system, to be copied. */
export function SignOnCopyField({ label, value }: { label: string; value: string }) {
  const t = useTexts(signOnTexts)
  const words = { copy: t('addresses.copy'), copied: t('addresses.copied'), failed: t('addresses.copyFailed') }
  return <CopyField label={label} value={value} words={words} isOneOfSeveral />
}
