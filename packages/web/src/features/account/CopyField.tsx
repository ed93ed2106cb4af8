import { Copy } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { toast } from '../../ui/toast.ts'

interface CopyFieldProps {
  label: string
  value: string
  words: { copy: string; copied: string; failed: string; failedText?: string }
  /** One of several beside one another: its button names it, and is a picture on a phone. */
  isOneOfSeveral?: boolean
  /** It is what its dialog is for: the focus begins at its button. */
  isFirst?: boolean
}

/** Something that is entered elsewhere, to be copied. */
export function CopyField({ label, value, words, isOneOfSeveral = false, isFirst = false }: CopyFieldProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast({ title: words.copied })
    } catch {
      toast({ title: words.failed, description: words.failedText, variant: 'destructive' })
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
          <Button
            onClick={() => void copy()}
            data-first={isFirst || undefined}
            aria-label={isOneOfSeveral ? `${words.copy}: ${label}` : undefined}
          >
            <Copy aria-hidden className="size-4" />
            <span className={isOneOfSeveral ? 'max-md:hidden' : undefined}>{words.copy}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
