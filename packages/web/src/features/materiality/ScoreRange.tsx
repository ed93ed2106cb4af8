interface ScoreRangeProps {
  low: number
  high: number
  value: number
  /** Ends of the scale. */
  from: number
  to: number
}

/** Bar with the range of several scores and their result; hidden from screen readers, the text beside it says the same. */
export function ScoreRange({ low, high, value, from, to }: ScoreRangeProps) {
  const at = (one: number) => `${(100 * (one - from)) / (to - from)}%`
  return (
    <span aria-hidden className="relative block h-3 w-24 shrink-0">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      <span
        className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-info"
        style={{ left: at(low), right: `${100 - (100 * (high - from)) / (to - from)}%` }}
      />
      <span
        className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-brand"
        style={{ left: at(value) }}
      />
    </span>
  )
}
