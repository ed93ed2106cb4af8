import { Tooltip as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'

/** Once around the app; a second tooltip then opens without a delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  )
}

interface TooltipProps {
  content: ReactNode
  /** One element that takes focus; the tooltip describes it. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** It says no more than the name of a button without words, which nobody who taps it waits for. */
  isName?: boolean
}

export function Tooltip({ content, children, side = 'top', isName = false }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const tapped = useRef(false)
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        asChild
        // A finger neither rests on anything nor moves the focus without pressing: what a tooltip explains is shown by a tap.
        onPointerDown={({ pointerType }) => {
          tapped.current = pointerType === 'touch' && !isName && !open
        }}
        onClick={() => {
          // The trigger closes it at every click, after this.
          if (tapped.current) queueMicrotask(() => setOpen(true))
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-80 animate-fade-in rounded-md bg-ink px-3 py-2 text-bg text-xs"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
