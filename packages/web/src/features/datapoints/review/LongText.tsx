import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { datapointTexts } from '../texts.ts'

/** Characters from which a text is folded up. */
const longFrom = 260

/** Text that shows its beginning and the rest on request. */
export function LongText({ children, className }: { children: string; className?: string }) {
  const t = useTexts(datapointTexts)
  const [open, setOpen] = useState(false)
  const long = children.length > longFrom
  return (
    <>
      <p className={cx('whitespace-pre-wrap break-words', long && !open && 'line-clamp-4', className)}>{children}</p>
      {long && (
        <Button look="link" className="min-h-6 text-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'review.showLess' : 'review.showAll')}
        </Button>
      )}
    </>
  )
}
