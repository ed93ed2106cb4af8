import { Check, ChevronDown } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import type { FieldControl } from './Field.tsx'
import { controlLook, Input } from './Input.tsx'

/** A choice of a list that is searched. */
export interface SearchOption {
  /** Empty for no choice. */
  id: string
  label: string
}

interface SearchSelectProps extends Partial<FieldControl> {
  'aria-label'?: string
  /** The chosen option; empty where none is. */
  value: string
  /** What the closed field says: the name of what is chosen, or that nothing is. */
  shown: string | undefined
  searchLabel: string
  /** A hook that gives what is found of a search, and what is to be said of it; it runs while the list is open. */
  useFound: (search: string) => { options: readonly SearchOption[]; status: string }
  onChoose: (id: string) => void
}

/** Chooses one of many: the field opens a list with a search, which keeps the focus. */
export function SearchSelect(props: SearchSelectProps) {
  const { value, shown, searchLabel, useFound, onChoose, ...control } = props
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen} modal>
      <Radix.Trigger
        {...control}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
        className={cx(
          controlLook,
          'inline-flex h-control items-center justify-between gap-2 text-left text-sm max-md:text-lg',
        )}
      >
        <span className={cx('truncate', value === '' && 'text-muted')}>{shown}</span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-[min(30rem,calc(100vw-1rem))] min-w-(--radix-popover-trigger-width) animate-pop-in flex-col overflow-hidden rounded-lg bg-surface p-1 shadow-md outline-none"
        >
          <Choices
            listId={listId}
            value={value}
            searchLabel={searchLabel}
            useFound={useFound}
            onChoose={(id) => {
              setOpen(false)
              onChoose(id)
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface ChoicesProps extends Pick<SearchSelectProps, 'value' | 'searchLabel' | 'useFound' | 'onChoose'> {
  listId: string
}

function Choices({ listId, value, searchLabel, useFound, onChoose }: ChoicesProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { options, status } = useFound(useDeferredValue(typed.trim()))
  const at = Math.min(active, Math.max(0, options.length - 1))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another option, or other ones, bring another into view.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at, options.length])

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 }
    const next = steps[event.key]
    if (next !== undefined && options.length > 0) {
      event.preventDefault()
      setActive((next + options.length) % options.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const option = options[at]
      if (option) onChoose(option.id)
    }
  }
  return (
    <>
      <Input
        role="combobox"
        aria-label={searchLabel}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={options.length > 0 ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={searchLabel}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label={searchLabel} className="mt-1 min-h-0 overflow-y-auto">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option.
          <div
            key={option.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(option.id)}
            className={cx(
              'flex min-h-8 cursor-default select-none items-center gap-2 rounded-sm px-2 py-1.5 text-sm max-md:min-h-11 max-md:text-base',
              index === at && 'bg-hover',
            )}
          >
            <span className="w-4 shrink-0">
              {option.id === value && <Check aria-hidden className="size-4 text-brand-text" strokeWidth={2} />}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{option.label}</span>
          </div>
        ))}
      </div>
      <p role="status" className="px-2 py-1 text-muted text-xs empty:hidden">
        {status}
      </p>
    </>
  )
}
