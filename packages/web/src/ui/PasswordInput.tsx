import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Input } from './Input.tsx'

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type'> {
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows its content. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...rest} type={visible ? 'text' : 'password'} className="pr-11" spellCheck={false} />
      <button
        type="button"
        aria-label={visible ? hideLabel : showLabel}
        disabled={rest.disabled}
        onClick={() => setVisible(!visible)}
        className="absolute inset-y-0.5 right-0.5 grid w-10 place-items-center rounded-md text-muted hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  )
}
