import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from './error-text.ts'

/** Whether the server has something to say about single fields, where it then stands. */
export const isAboutFields = (error: unknown): error is ApiError =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

/**
 * Puts what the server has against a field under that field, of which the first takes the focus. `names` are the form's own names of fields
 * of the wire, or say them. Forms that are sent by `kit/form` have it from there.
 *
 * @returns what the server says of the form as a whole or of fields that it does not have, `undefined` where all stands under fields
 */
export function useServerFields<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  names: Readonly<Record<string, FieldPath<T>>> | ((name: string) => FieldPath<T>),
): string | undefined {
  const errorText = useErrorText()
  const fieldOf = (name: string) => (typeof names === 'function' ? names(name) : names[name])
  const complaints = isAboutFields(error) ? Object.entries(error.fields) : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: names never change; a new error is what counts.
  useEffect(() => {
    let isFirst = true
    for (const [name, said] of complaints) {
      const field = fieldOf(name)
      if (!field) continue
      setError(field, { type: 'server', message: said }, { shouldFocus: isFirst })
      isFirst = false
    }
  }, [error, setError])
  if (!error) return undefined
  if (complaints.length === 0) return errorText(error) || undefined
  const unseen = complaints.filter(([name]) => !fieldOf(name)).map(([, said]) => said)
  return unseen.join(' ') || undefined
}
