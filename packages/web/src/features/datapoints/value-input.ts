import type { Datapoint } from '@esrs/contract'
import type { KeyboardEvent } from 'react'

/** What every field for a value takes, whatever kind of value it is. */
export interface ValueInputProps {
  datapoint: Datapoint
  label: string
  value: string
  /** The value as it was when the form opened; nothing is said about that one. */
  stored: string
  onChange: (value: string) => void
  /** What the server refused. */
  error: string | undefined
  rows?: number
  onKeyDown?: (event: KeyboardEvent) => void
}
