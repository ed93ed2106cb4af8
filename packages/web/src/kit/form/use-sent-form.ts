import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { ApiError, isDeclined, isUnexplained } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { toast } from '../../ui/toast.ts'
import { useSend } from '../use-send.ts'

/** What is wrong with fields, in words of the reader; a field without words is right. */
type Problems<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string | false | null | undefined>>

interface SentFormOptions<Values extends FieldValues, Got> {
  /** What stands in the fields at first. */
  begins: Values
  problems?: (values: Values) => Problems<Values>
  /** Checks by a schema instead, which may also tidy what is sent; its messages are what `errorOf` says. */
  resolver?: Resolver<Values>
  /** The call that takes the form. Its body has the type of the contract, so that a form which does not fit does not compile. */
  send: (values: Values) => Promise<Got>
  /** Fields of the call that have another name in the form. */
  names?: Readonly<Record<string, FieldPath<Values>>>
  /** What could not be done; stands before the reason, and alone where there is none. */
  failed?: string
  /** The toast about a form that was taken, or its title. */
  said?: string | ((got: Got) => string | Parameters<typeof toast>[0])
  /** After the form was taken, such as closing what it stands in. */
  onSent?: (got: Got, values: Values) => void
  /** After the form was refused, such as a toast on a page that shows no `failure`. */
  onRefused?: (error: Error) => void
  /** What is loaded anew comes into fields in which nobody has typed. */
  follows?: boolean
}

export interface SentForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** What is wrong with a field or with anything in it, whoever found it. */
  errorOf: (field: FieldPath<Values>) => string | undefined
  /** Value and listener of a control that is no input of the browser: a select, a segment, a checkbox. */
  choice: <Name extends FieldPath<Values>>(
    field: Name,
  ) => { value: FieldPathValue<Values, Name>; onChange: (value: FieldPathValue<Values, Name>) => void }
  /** Why the form was not taken, until it is sent again. */
  refusal: Error | null
  /** What a `FormDialog` takes of the form. */
  frame: { busy: boolean; failure: string | undefined; onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void> }
}

/**
 * The form of the house. It is checked when it is sent, and from then on at each change. What is wrong stands at its field, of which the
 * first takes the focus, also where the server says it; what the server has against fields that the form does not show stands above all of
 * them. A form that was taken says so once; one that was refused keeps what was typed.
 */
export function useSentForm<Values extends FieldValues, Got>(options: SentFormOptions<Values, Got>): SentForm<Values> {
  const {
    begins,
    problems = nothingWrong,
    resolver = checkedInWords(problems),
    send,
    names = {},
    failed,
    said,
    onSent,
    onRefused,
    follows = false,
  } = options
  const errorText = useErrorText()
  /** Fields that show what is wrong with them. */
  const shown = useRef(new Set<string>())
  // Without a resolver the library would take what the server said for a problem of the form, and never send it again.
  const form = useForm<Values>({
    ...(follows
      ? { values: begins, resetOptions: { keepDirtyValues: true } }
      : { defaultValues: begins as DefaultValues<Values> }),
    resolver,
  })
  const { formState } = form
  const sending = useSend(
    async (values: Values) => ({ got: await send(values), values }),
    null,
    ({ got, values }) => {
      const words = typeof said === 'function' ? said(got) : said
      if (words !== undefined) toast(typeof words === 'string' ? { title: words } : words)
      onSent?.(got, values)
    },
  )
  const isShown = (field: string) => [...shown.current].some((one) => field === one || field.startsWith(`${one}.`))
  /** What the server has against single fields, by their names in the form. */
  const complaintsIn = (error: unknown) =>
    Object.entries(error instanceof ApiError ? error.fields : {}).map(([wire, words]) => {
      const field = names[wire] ?? names[wire.split('.')[0]!] ?? (wire as FieldPath<Values>)
      return { field, words, isSeen: isShown(field) }
    })
  const complain = useEffectEvent((error: Error) => {
    for (const [at, { field, words }] of complaintsIn(error)
      .filter(({ isSeen }) => isSeen)
      .entries())
      form.setError(field, { type: 'server', message: words }, { shouldFocus: at === 0 })
  })
  // Once it is drawn, since a field that is shut while the form is on its way takes no focus.
  useEffect(() => {
    if (sending.error) complain(sending.error)
  }, [sending.error])
  const failure = () => {
    const { error } = sending
    if (!error || isDeclined(error)) return undefined
    const complaints = complaintsIn(error)
    const unseen = complaints.filter(({ isSeen }) => !isSeen).map(({ words }) => words)
    const why = complaints.length === 0 ? errorText(error) : unseen.join(' ')
    if (failed === undefined || why === '') return why || undefined
    return error instanceof ApiError && isUnexplained(error) ? failed : `${failed.replace(/\.$/, '')}. ${why}`
  }
  return {
    ...form,
    errorOf: (field) => {
      shown.current.add(field)
      return wordsIn(form.getFieldState(field, formState).error)
    },
    choice: (field) => ({
      value: form.watch(field),
      onChange: (value) => form.setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
    }),
    refusal: sending.error,
    frame: {
      busy: sending.isPending,
      failure: failure(),
      onSubmit: form.handleSubmit((values) => {
        if (sending.isPending) return
        sending.mutate(values, onRefused && { onError: onRefused })
      }),
    },
  }
}

const nothingWrong = () => ({})

/** What a function found to be wrong with fields by keys, in words. */
export const inWords = <Field extends string, Key extends string>(
  found: Partial<Record<Field, Key | null | undefined>>,
  say: (key: Key, field: Field) => string,
) =>
  Object.fromEntries(
    Object.entries<Key | null | undefined>(found).map(([field, key]) => [field, key && say(key, field as Field)]),
  )

const checkedInWords =
  <Values extends FieldValues>(problems: (values: Values) => Problems<Values>): Resolver<Values> =>
  (values) => {
    const errors: Nested = {}
    for (const [field, message] of Object.entries<string | false | null | undefined>(problems(values))) {
      if (!message) continue
      const inside = field.split('.')
      const last = inside.pop()!
      let at = errors
      for (const key of inside) {
        at[key] ??= {}
        at = at[key] as Nested
      }
      at[last] = { type: 'problem', message }
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }

/** Errors as the library wants them: `amounts.turnover` is one of `amounts`. */
interface Nested {
  [key: string]: Nested | FieldError
}

/** The first words about a field or about anything in it. */
function wordsIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const [key, inner] of Object.entries(error)) {
    const words = key === 'ref' ? undefined : wordsIn(inner)
    if (words) return words
  }
  return undefined
}
