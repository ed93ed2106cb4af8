import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { CallDetails } from './CallDetails.tsx'
import type { Call, Description } from './openapi.ts'
import { referenceTexts } from './texts.ts'

const tones: Record<string, BadgeTone> = { GET: 'info', DELETE: 'danger' }

/** A call in a line; what it takes and gives below it, when it is opened. */
export function CallRow({ call, of }: { call: Call; of: Description }) {
  const t = useTexts(referenceTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { method, path, summary, scope, isPublic } = call
  const access = scope ? t('scope', { scope }) : t(isPublic ? 'access.public' : 'access.session')
  return (
    <div className="border-line border-b last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-start gap-3 px-4 py-3 text-left hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Badge tone={tones[method] ?? 'success'} className="mt-0.5 w-16 justify-center">
          {method}
        </Badge>
        <span className="min-w-0 flex-1">
          <code className="wrap-anywhere block font-mono text-sm">{path}</code>
          <span lang="en" className="block text-pretty text-secondary text-sm">
            {summary}
          </span>
          <span className="mt-0.5 block text-muted text-xs md:hidden">{access}</span>
        </span>
        <span className="mt-0.5 shrink-0 text-muted text-xs max-md:hidden">{access}</span>
        <ChevronDown
          aria-hidden
          className={cx('mt-0.5 size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <CallDetails call={call} of={of} />}
      </div>
    </div>
  )
}
