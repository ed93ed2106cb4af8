import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { cx } from './class-names.ts'
import { focusedBefore, returnFocus } from './return-focus.ts'

interface FullScreenProps {
  /** Called when the person leaves: the key Esc, or the browser's way back on a phone. */
  onClose: () => void
  /** The name of what fills the screen, for those who do not see it. */
  label: string
  children: ReactNode
  /** `edge`: the whole screen; `inset`: on wide screens a margin shows the page behind. */
  size?: 'edge' | 'inset'
}

/** Something that needs the whole screen, such as a document. */
export function FullScreen({ onClose, label, children, size = 'inset' }: FullScreenProps) {
  // Asked for before anything is drawn: what is inside may take the focus sooner than the dialog knows where it was.
  const [before] = useState(focusedBefore)
  return (
    <Radix.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // The first button would show its tooltip; what is inside takes the focus itself where it should have it.
            event.preventDefault()
            const { target } = event
            // In the next frame, which lays the page out anyway: what takes the focus has to be laid out for it.
            requestAnimationFrame(() => {
              if (target instanceof HTMLElement && !target.contains(document.activeElement)) target.focus()
            })
          }}
          onCloseAutoFocus={(event) => returnFocus(event, before)}
          onEscapeKeyDown={(event) => {
            // In a field the key leaves the field first.
            if (event.target instanceof Element && event.target.closest('form')) event.preventDefault()
          }}
          className={cx(
            'fixed inset-0 z-40 flex animate-fade-in flex-col overflow-hidden bg-surface outline-none',
            size === 'inset' && 'shadow-lg md:inset-x-[max(1.5rem,calc(50vw-36rem))] md:inset-y-6 md:rounded-xl',
          )}
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
