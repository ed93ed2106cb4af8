import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

interface Issue {
  path: PropertyKey[]
  message: string
}

/** The part of a schema that a form needs; every schema of zod has it. */
export interface FormSchema<T> {
  safeParse: (values: unknown) => { success: true; data: T } | { success: false; error: { issues: Issue[] } }
}

/** Checks a form without nested fields by a schema; the first thing that is wrong with a field is said. */
export const checkedBy =
  <T extends FieldValues>(schema: FormSchema<T>): Resolver<T> =>
  (values) => {
    const outcome = schema.safeParse(values)
    if (outcome.success) return { values: outcome.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, message } of outcome.error.issues) errors[String(path[0])] ??= { type: 'schema', message }
    return { values: {}, errors: errors as FieldErrors<T> }
  }

/** Checks a form by a function that names what is wrong with each field; an error's message is that name. */
export const checkedWith =
  <T extends FieldValues>(problemsIn: (values: T) => Partial<Record<keyof T, string | null>>): Resolver<T> =>
  (values) => {
    const wrong = Object.entries(problemsIn(values)).filter(([, problem]) => problem)
    if (wrong.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'problem', message }]))
    return { values: {}, errors: errors as FieldErrors<T> }
  }
