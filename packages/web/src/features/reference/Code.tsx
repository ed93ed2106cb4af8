import type { ReactNode } from 'react'

/** What a program reads or writes; wide lines are scrolled, also by the keyboard. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reachable without a mouse.
    <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto rounded-md bg-sunken px-4 py-3">
      <pre lang="en" className="font-mono text-xs leading-5">
        {text}
      </pre>
    </section>
  )
}

/** A text with the code that it marks by backticks. */
export function withCode(text: string): ReactNode[] {
  return [...text.matchAll(/`([^`]+)`|[^`]+/g)].map(({ 0: whole, 1: code, index }) =>
    code === undefined ? (
      whole
    ) : (
      <code key={index} className="whitespace-nowrap font-mono text-xs">
        {code}
      </code>
    ),
  )
}
