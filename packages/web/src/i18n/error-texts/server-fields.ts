import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from '../../api/errors.ts'
import { useErrorText } from './error-text.ts'

/** Whether the server has something to say about single fields, where it then stands. */
export const isAboutFields = (error: unknown): error is ApiError =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

/**
 * Puts what the server has against a field under that field. `names` are the form's own names of fields of the wire, or say them.
 *
 * @returns what the server says of the form as a whole, `undefined` where it stands under the fields
 */
export function useServerFields<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  names: Readonly<Record<string, FieldPath<T>>> | ((name: string) => FieldPath<T>),
): string | undefined {
  const errorText = useErrorText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: names never change; a new error is what counts.
  useEffect(() => {
    if (!isAboutFields(error)) return
    for (const [name, said] of Object.entries(error.fields)) {
      const field = typeof names === 'function' ? names(name) : names[name]
      if (field) setError(field, { type: 'server', message: said }, { shouldFocus: true })
    }
  }, [error, setError])
  return error && !isAboutFields(error) ? errorText(error) || undefined : undefined
}
