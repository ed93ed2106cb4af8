import { Button, type ButtonProps } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'

interface OffButtonProps extends Omit<ButtonProps, 'disabled' | 'aria-disabled' | 'onClick' | 'asChild' | 'busy'> {
  /** Why the button cannot be used now. */
  reason: string
}

/** A button that cannot be used now. It can be focused and says why. */
export function DisabledButton({ reason, ...rest }: OffButtonProps) {
  return (
    <Tooltip content={reason}>
      <Button {...rest} aria-disabled />
    </Tooltip>
  )
}
