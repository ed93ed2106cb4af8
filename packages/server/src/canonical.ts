import { createHash } from 'node:crypto'

/** JSON of a value with the keys of every object in order (RFC 8785), so that equal values have equal bytes. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
