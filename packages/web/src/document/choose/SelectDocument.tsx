import type { Document } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import type { FieldControl } from '../../ui/Field.tsx'
import { controlLook, Input } from '../../ui/Input.tsx'
import { documentChoicesQuery } from './queries.ts'
import { chooseTexts } from './texts.ts'

/** A document as somebody chooses it. */
export interface ChosenDocument {
  id: string
  title: string
}

interface SelectDocumentProps extends Partial<FieldControl> {
  'aria-label'?: string
  /** Id of the chosen document; empty where none is. */
  value: string
  /** The chosen document where its title is known already: it need not be among those that are listed. */
  known?: ChosenDocument | null
  /** Words of no choice; absent where one has to be made. */
  none?: string
  /** Whether a document can be chosen; all of them where it is not said. */
  fits?: (document: Document) => boolean
  onChange: (document: ChosenDocument | null) => void
}

/** A document read so far that pages of it can be shown. */
export const hasPages = ({ stage, pageCount }: Document): boolean => stage === 'processed' && (pageCount ?? 0) > 0

/** Chooses one of the company's documents, however many there are: the newest are listed, all are found by their titles. */
export function SelectDocument(props: SelectDocumentProps) {
  const { value, known, none, fits, onChange, ...control } = props
  const [isOpen, setOpen] = useState(false)
  const [last, setLast] = useState<ChosenDocument | null>(null)
  const { data } = useQuery(documentChoicesQuery(''))
  const listId = useId()
  const chosen =
    value === '' ? null : ([last, known, ...(data?.results ?? [])].find((one) => one && one.id === value) ?? null)
  const choose = (document: ChosenDocument | null) => {
    setLast(document)
    setOpen(false)
    onChange(document)
  }
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
        <span className={cx('truncate', !chosen && 'text-muted')}>{chosen?.title ?? none}</span>
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
            value={chosen?.id ?? ''}
            {...(none === undefined ? {} : { none })}
            {...(fits && { fits })}
            onChoose={choose}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface ChoicesProps extends Pick<SelectDocumentProps, 'none' | 'fits'> {
  listId: string
  value: string
  onChoose: (document: ChosenDocument | null) => void
}

function Choices({ listId, value, none, fits = () => true, onChoose }: ChoicesProps) {
  const t = useTexts(chooseTexts)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const search = useDeferredValue(typed.trim())
  const { data, error } = useQuery(documentChoicesQuery(search))
  const found = data?.results.filter(fits) ?? []
  const unlisted = data ? data.count - data.results.length : 0
  const options: (ChosenDocument | null)[] = [...(none !== undefined && search === '' ? [null] : []), ...found]
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
      if (option !== undefined) onChoose(option)
    }
  }
  return (
    <>
      <Input
        role="combobox"
        aria-label={t('search')}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={options.length > 0 ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={t('search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label={t('search')} className="mt-1 min-h-0 overflow-y-auto">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option.
          <div
            key={option?.id ?? ''}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(option)}
            className={cx(
              'flex min-h-8 cursor-default select-none items-center gap-2 rounded-sm px-2 py-1.5 text-sm max-md:min-h-11 max-md:text-base',
              index === at && 'bg-hover',
            )}
          >
            <span className="w-4 shrink-0">
              {(option?.id ?? '') === value && <Check aria-hidden className="size-4 text-brand-text" strokeWidth={2} />}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{option?.title ?? none}</span>
          </div>
        ))}
      </div>
      <p role="status" className="px-2 py-1 text-muted text-xs empty:hidden">
        {error
          ? t('failed')
          : unlisted > 0
            ? t('more', { count: unlisted })
            : data && found.length === 0
              ? t(search === '' ? 'empty' : 'nothing')
              : ''}
      </p>
    </>
  )
}
