import { type OneLanguageWords, paragraphOf, type StatementLanguage } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { CodeChip } from '../../ui/Badge.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input } from '../../ui/Input.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { wordsQuery, writeText } from './queries.ts'
import { statementTexts } from './texts.ts'

const languages = ['en', 'de'] as const
const keyOf = (block: string, language: StatementLanguage) => `${block} ${language}`

/** What was typed, by words and language; what was not is as it is known. */
const untouched: { typed: Readonly<Record<string, string>> } = { typed: {} }

/** What is written of words in a language, with the version that a change is based on. */
const writtenIn = ({ written }: OneLanguageWords, language: StatementLanguage) =>
  written.find((one) => one.language === language)

/** Names and reasons that people wrote in one language, each with a field for the others. */
export function WordsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(statementTexts)
  const { data, error, refetch, isFetching } = useQuery(wordsQuery)
  const words = data?.words ?? []
  const { choice, frame } = useSentForm({
    begins: untouched,
    send: async ({ typed }) => {
      for (const one of words)
        for (const language of languages) {
          const text = typed[keyOf(one.block, language)]?.trim()
          const before = writtenIn(one, language)
          if (text === undefined || text === (before?.text ?? '')) continue
          await writeText(one.block, language, text === '' ? null : [paragraphOf(text)], before?.version ?? null).catch(
            (failure: unknown) => {
              // What another person has written meanwhile is asked for before the next attempt.
              void refetch()
              throw failure
            },
          )
        }
    },
    onSent: onClose,
  })
  const { value: typed, onChange: type } = choice('typed')
  // Words of which one language is known are asked for in the other; of the rest a person says what they are in both.
  const asked = ({ language }: OneLanguageWords) => languages.filter((one) => one !== language)
  return (
    <FormDialog
      size="lg"
      title={t('words.title')}
      description={t('words.lead')}
      submit={t('words.save')}
      disabled={!data}
      onClose={onClose}
      {...frame}
    >
      {error ? (
        <LoadFailed title={t('words.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : !data ? (
        <Loading label={t('words.loading')}>
          <Skeleton className="h-24 rounded-md" />
        </Loading>
      ) : (
        words.map((one) => (
          <fieldset key={one.block} className="flex flex-col gap-3 rounded-md border border-line px-3 pt-1 pb-3">
            <legend className="px-1">
              <CodeChip code={one.requirement} />
            </legend>
            <p lang={one.language ?? undefined} className="text-pretty text-sm [overflow-wrap:anywhere]">
              {one.text}
            </p>
            <div className="grid gap-3 sm:grid-cols-2">
              {asked(one).map((language) => (
                <Field key={language} label={t(`words.in.${language}`)}>
                  {(control) => (
                    <Input
                      {...control}
                      lang={language}
                      maxLength={2000}
                      value={typed[keyOf(one.block, language)] ?? writtenIn(one, language)?.text ?? ''}
                      onChange={({ target }) => type({ ...typed, [keyOf(one.block, language)]: target.value })}
                    />
                  )}
                </Field>
              ))}
            </div>
          </fieldset>
        ))
      )}
    </FormDialog>
  )
}
