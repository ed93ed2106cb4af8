import type { Choices } from '@esrs/contract'
import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { answersIn, storedAnswers } from '../choices.ts'
import { valueTexts } from '../texts.ts'

interface AnswersProps {
  choices: Choices
  value: string
  onChange: (value: string) => void
  label?: string
  /** The id of what stands in place of a label. */
  labelledBy?: string
  describedBy?: string | undefined
  /** What was refused, in the look of the page. */
  error?: ReactNode
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** On a page without an account each answer is large enough for a thumb. */
  size?: 'md' | 'lg'
  /** The field for words of one's own, where these are an answer too. */
  own?: ((label: string) => ReactNode) | undefined
}

const frame =
  'min-h-12 grow cursor-pointer rounded-md border border-line-input bg-surface px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft'

// Drawn here, because the browser's own look switched off in the dark; not by the library, which pages without an account do without.
const drawn =
  'size-4 appearance-none border border-line-input bg-surface checked:border-brand forced-colors:appearance-auto'

/** That nothing is chosen yet must not look like an answer. */
const nothing = 'min-h-12 cursor-pointer px-4 text-muted'

/** One of a few answers, several of them, or none; the arrow keys choose among those of which one is taken. */
export function Answers(props: AnswersProps) {
  const { choices, value, onChange, label, labelledBy, describedBy, error, onKeyDown, size = 'md', own } = props
  const t = useTexts(valueTexts)
  const name = useId()
  const chosen = answersIn(choices, value) ?? []
  const [inWords, setInWords] = useState(false)
  // Words may also come from elsewhere, such as a sheet that was read in; whoever deletes them goes on writing.
  if (own && !inWords && value !== '' && chosen.length === 0) setInWords(true)
  const isLarge = size === 'lg'
  const { several } = choices
  const option = (text: string, checked: boolean, change: (isOn: boolean) => void, look = frame) => (
    <label
      key={text}
      className={cx('inline-flex items-center', isLarge ? `${look} gap-3 text-base` : 'min-h-control gap-2 text-sm')}
    >
      <span className="relative grid shrink-0 place-items-center">
        <input
          type={several ? 'checkbox' : 'radio'}
          name={name}
          checked={checked}
          onChange={(event) => change(event.target.checked)}
          onKeyDown={onKeyDown}
          className={cx(drawn, several ? 'rounded-sm checked:bg-brand' : 'rounded-full checked:border-[5px]')}
        />
        {several && checked && (
          <Check aria-hidden className="pointer-events-none absolute size-3 text-brand-fg" strokeWidth={3} />
        )}
      </span>
      {text}
    </label>
  )
  const choose = (answer: string) => () => {
    setInWords(false)
    onChange(answer)
  }
  const toggle = (answer: string, isOn: boolean) => {
    setInWords(false)
    onChange(storedAnswers(choices, isOn ? [...chosen, answer] : chosen.filter((one) => one !== answer)))
  }
  const labelled = () =>
    choices.options
      .filter((option) => chosen.includes(option.value))
      .map((option) => option.label)
      .join('; ')
  const write = (isOn: boolean) => {
    setInWords(isOn)
    // What was ticked is not lost: the words begin with it.
    if (isOn !== inWords) onChange(isOn && choices.several ? labelled() : '')
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-1" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {label && <legend className="mb-1 font-medium text-sm">{label}</legend>}
      <div className={cx('flex', several ? 'flex-col' : 'flex-wrap', isLarge ? 'gap-2' : 'gap-x-6')}>
        {choices.options.map(({ value: one, label: text }) =>
          several
            ? option(text, !inWords && chosen.includes(one), (isOn) => toggle(one, isOn))
            : option(text, !inWords && value === one, choose(one)),
        )}
        {own && option(t('choice.other'), inWords, write)}
        {!several && option(t('choice.none'), !inWords && value === '', choose(''), nothing)}
      </div>
      {inWords && own ? own(t('choice.otherLabel')) : error}
    </fieldset>
  )
}
