import { FileText, LayoutGrid, Search, UserRound } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { useReturnFocus } from '../../ui/return-focus.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { searchTexts } from './texts.ts'
import { type Hit, type HitGroup, useFound } from './use-found.ts'

const icons: Record<HitGroup['name'], ReactNode> = {
  pages: <LayoutGrid aria-hidden />,
  datapoints: null,
  documents: <FileText aria-hidden />,
  people: <UserRound aria-hidden />,
}

/** Search over everything, moved through with the arrow keys and left by opening what was meant. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(searchTexts)
  const ui = useUiTexts()
  const navigate = useNavigate()
  const focus = useReturnFocus(true)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { groups, count, search, isSearching, hasFailed } = useFound(typed)
  const shown = groups.filter(({ hits }) => hits.length > 0)
  const more: Hit[] =
    count > (groups.find(({ name }) => name === 'datapoints')?.hits.length ?? 0)
      ? [
          {
            to: `/datapoints?with_values=false&search=${encodeURIComponent(search)}`,
            name: t('allDatapoints', { count }),
          },
        ]
      : []
  const all = [...shown.flatMap(({ hits }) => hits), ...more]
  const at = Math.min(active, Math.max(0, all.length - 1))
  const optionId = (index: number) => `${id}-${index}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: another option, or other ones, bring another into view.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at, all.length])

  const open = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    void navigate(hit.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 }
    const next = steps[event.key]
    if (next !== undefined && all.length > 0) {
      event.preventDefault()
      setActive((next + all.length) % all.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      open(all[at])
    }
  }
  let index = -1
  const option = (hit: Hit, icon: ReactNode) => {
    index += 1
    const own = index
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
      // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option.
      <div
        key={`${hit.to} ${hit.name}`}
        id={optionId(own)}
        role="option"
        aria-selected={own === at}
        onPointerMove={() => setActive(own)}
        onClick={() => open(hit)}
        className={cx(
          'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm max-md:min-h-12 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted',
          own === at && 'bg-hover',
        )}
      >
        {hit.code ? <CodeChip code={hit.code} listed /> : icon}
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{hit.name}</span>
          {hit.note && <span className="block truncate text-muted text-xs">{hit.note}</span>}
        </span>
      </div>
    )
  }
  const isEmpty = all.length === 0
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-40 mx-auto flex max-h-dvh animate-fade-in flex-col bg-surface shadow-lg outline-none md:top-[10dvh] md:max-h-[75dvh] md:w-[calc(100vw-2rem)] md:max-w-[42rem] md:rounded-xl"
        >
          <Radix.Title className="sr-only">{t('title')}</Radix.Title>
          <div className="flex items-center gap-3 border-line border-b px-4">
            {isSearching && typed.trim() !== '' ? (
              <Spinner className="size-4" />
            ) : (
              <Search aria-hidden className="size-4 shrink-0 text-muted" />
            )}
            <input
              // biome-ignore lint/a11y/noAutofocus: whoever opens the search is about to type.
              autoFocus
              type="text"
              role="combobox"
              aria-label={t('field')}
              aria-expanded={!isEmpty}
              aria-controls={`${id}-list`}
              aria-activedescendant={isEmpty ? undefined : optionId(at)}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              placeholder={t('field')}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setActive(0)
              }}
              onKeyDown={onKeyDown}
              className="h-13 min-w-0 flex-1 text-ellipsis bg-transparent text-lg outline-none placeholder:text-muted"
            />
            <Radix.Close asChild>
              <Button
                look="ghost"
                size="icon-small"
                aria-label={`${ui.close}, ${t('escape')}`}
                className="-mr-1 text-xs"
              >
                <Kbd>{t('escape')}</Kbd>
              </Button>
            </Radix.Close>
          </div>
          <p role="status" className="sr-only">
            {typed.trim() === '' ? '' : isSearching ? t('searching') : t('found', { count: all.length })}
          </p>
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={t('title')}
            className={cx('min-h-0 overflow-y-auto p-2', isEmpty && 'hidden')}
          >
            {shown.map(({ name, hits }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options of a list, not of a form.
              <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="mb-1">
                <p id={`${id}-${name}`} className="px-3 pt-2 pb-1 font-medium text-muted text-xs">
                  {t(`group.${name}`)}
                </p>
                {hits.map((hit) => option(hit, icons[name]))}
              </div>
            ))}
            {more.map((hit) => option(hit, <Search aria-hidden />))}
          </div>
          {isEmpty && (
            <div className="px-4 py-6 text-center text-sm">
              {typed.trim() === '' || isSearching ? (
                <p className="text-muted">{t('hint')}</p>
              ) : (
                <>
                  <p className="font-medium">{t('nothing', { typed: typed.trim() })}</p>
                  <p className="mt-1 text-pretty text-muted">{t('nothingText')}</p>
                </>
              )}
            </div>
          )}
          {hasFailed && <p className="border-line border-t px-4 py-2 text-danger-text text-sm">{t('failed')}</p>}
          <p
            aria-hidden
            className="flex gap-4 border-line border-t bg-sunken px-4 py-2 text-muted text-xs max-md:hidden md:rounded-b-xl"
          >
            <span className="inline-flex items-center gap-1.5">
              <Kbd>↑</Kbd>
              <Kbd>↓</Kbd>
              {t('keys.move')}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Kbd>↵</Kbd>
              {t('keys.open')}
            </span>
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
