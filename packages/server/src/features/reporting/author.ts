import type { Iro, Language } from '@esrs/contract'

/** The author of a change, with their language and the time. */
export interface Author {
  userId: string
  language: Language
  at: Date
}

export const personOf = (id: string | null, names: ReadonlyMap<string, string>): Iro['decided_by'] =>
  id === null ? null : { id, name: names.get(id) ?? '' }
