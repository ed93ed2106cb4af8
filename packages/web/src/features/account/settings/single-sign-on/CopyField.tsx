import { Copy } from 'lucide-react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { signOnTexts } from './texts.ts'

/** Something that is entered elsewhere, to be copied. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useTexts(signOnTexts)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast({ title: t('addresses.copied') })
    } catch {
      toast({ title: t('addresses.copyFailed'), variant: 'destructive' })
    }
  }
  return (
    <Field label={label}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className="min-w-0 flex-1 truncate font-mono text-xs!"
          />
          <Button onClick={() => void copy()} aria-label={`${t('addresses.copy')}: ${label}`}>
            <Copy aria-hidden className="size-4" />
            <span className="max-md:hidden">{t('addresses.copy')}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
