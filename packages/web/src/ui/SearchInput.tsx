import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { Input } from './Input.tsx'
import { useUiTexts } from './texts.tsx'

/** Milliseconds of a pause (product specification, section 9). */
const delay = 300
/** Characters that the server takes (contract, `limits.shortText`). */
const longest = 200

interface SearchInputProps {
  value: string
  /** Called when the person has paused, and at once when the field is cleared or Enter is pressed. */
  onSearch: (value: string) => void
  'aria-label': string
  placeholder?: string
  className?: string
}

export function SearchInput({ value, onSearch, placeholder, className, ...rest }: SearchInputProps) {
  const texts = useUiTexts()
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)
  /** The last search from here: its reply must not replace what was typed meanwhile. */
  const [asked, setAsked] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  if (known !== value) {
    setKnown(value)
    if (value.trim() !== asked.trim()) {
      setAsked(value)
      setDraft(value)
    }
  }

  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (draft.trim() === value.trim()) return
    const timer = setTimeout(() => {
      setAsked(draft)
      search.current(draft)
    }, delay)
    return () => clearTimeout(timer)
  }, [draft, value])

  return (
    <div className={cx('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <Input
        {...rest}
        ref={input}
        type="search"
        role="searchbox"
        value={draft}
        maxLength={longest}
        placeholder={placeholder}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          setAsked(draft)
          onSearch(draft)
        }}
        className={cx(draft === '' ? 'pr-2' : 'pr-9', 'text-ellipsis pl-9 [&::-webkit-search-cancel-button]:hidden')}
      />
      {draft !== '' && (
        <button
          type="button"
          aria-label={texts.clearSearch}
          onClick={() => {
            setDraft('')
            setAsked('')
            onSearch('')
            input.current?.focus()
          }}
          className="absolute inset-y-0.5 right-0.5 grid w-8 place-items-center rounded-md text-muted hover:text-ink focus-visible:-outline-offset-2"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </div>
  )
}
