import { Bot, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/format.ts'

interface HistoryRowProps {
  who: string
  byEngine?: boolean
  /** What was done, as the rest of a sentence that begins with who did it. */
  what: string
  at: string
  badge?: ReactNode
  /** Beside it: what can be done about the change. */
  action?: ReactNode
  children?: ReactNode
}

/** One change: who, what and when, and below it from what to what. */
export function HistoryRow({ who, byEngine = false, what, at, badge, action, children }: HistoryRowProps) {
  const { dateTime } = useFormats()
  const Icon = byEngine ? Bot : UserRound
  return (
    <li className="flex gap-2.5 border-line border-b py-2 text-sm last:border-b-0">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span>
            <span className="font-medium">{who}</span> {what}
          </span>
          <time dateTime={at} className="num text-muted text-xs">
            {dateTime(at)}
          </time>
          {badge}
        </p>
        {children}
      </div>
      {action}
    </li>
  )
}
