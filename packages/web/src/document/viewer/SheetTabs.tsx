import type { PageOutline } from '@esrs/contract'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { viewerTexts } from './texts.ts'

interface SheetTabsProps {
  sheets: readonly PageOutline[]
  current: number
  onSheet: (number: number) => void
  /** What the tabs switch. */
  panelId: string
}

/** The sheets of a workbook at its foot, as its own program shows them. */
export function SheetTabs({ sheets, current, onSheet, panelId }: SheetTabsProps) {
  const t = useTexts(viewerTexts)
  const open = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet brings another tab into view.
  useEffect(() => {
    open.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = sheets.findIndex(({ number }) => number === current)
    const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: sheets.length - 1 }
    const next = sheets[steps[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onSheet(next.number)
    requestAnimationFrame(() => open.current?.focus())
  }
  return (
    <div
      role="tablist"
      aria-label={t('sheets')}
      onKeyDown={onKeyDown}
      className="flex shrink-0 gap-px overflow-x-auto border-line border-t bg-sunken px-2"
    >
      {sheets.map(({ number, name }) => (
        <button
          key={number}
          ref={number === current ? open : null}
          type="button"
          role="tab"
          aria-selected={number === current}
          aria-controls={panelId}
          tabIndex={number === current ? 0 : -1}
          title={name ?? undefined}
          onClick={() => onSheet(number)}
          className={cx(
            'max-w-48 shrink-0 truncate border-t-2 px-3 py-1.5 text-xs focus-visible:-outline-offset-2 max-md:py-3',
            number === current
              ? 'border-brand bg-surface font-semibold text-ink'
              : 'border-transparent text-secondary hover:bg-hover hover:text-ink',
          )}
        >
          {name ?? t('sheetAlone', { sheet: number })}
        </button>
      ))}
    </div>
  )
}
