import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isDeclined } from '../../../api/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

export interface RevocableRowProps {
  name: string
  /** Stands behind the name, such as the beginning of a token. */
  beside?: ReactNode
  /** What is said of it, below the name. */
  children: ReactNode
  words: { revoke: string; revokeNamed: string; title?: string; question: string; consequence: string }
  revoke: {
    isPending: boolean
    mutate: (id: string, options: { onSettled: (reply: unknown, failure: unknown) => void }) => void
  }
  id: string
  padding?: string
  /** What else can be done with it, before its end. */
  more?: ReactNode
}

/** Row of something that lets somebody in, a token or a passkey, with its end, which is asked about once. */
export function RevocableRow({ id, name, beside, children, words, revoke, padding = 'px-4', more }: RevocableRowProps) {
  const [asks, setAsks] = useState(false)
  return (
    <li className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-3 last:border-b-0 ${padding}`}>
      <KeyRound aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
          <span className="wrap-anywhere">{name}</span>
          {beside}
        </p>
        {children}
      </div>
      <div className="flex gap-2">
        {more}
        <Button aria-label={words.revokeNamed} busy={revoke.isPending} onClick={() => setAsks(true)}>
          {words.revoke}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.title ?? words.revoke}
        question={words.question}
        consequence={words.consequence}
        confirmLabel={words.revoke}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(id, { onSettled: (_, failure) => setAsks(isDeclined(failure)) })}
      />
    </li>
  )
}
