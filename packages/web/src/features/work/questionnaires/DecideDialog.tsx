import { type ForeignQuestion, limits } from '@esrs/contract'
import { type ReactNode, useId } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { Checkbox } from '../../../ui/Toggles.tsx'
import { WordingButton } from '../../../wording/WordingButton.tsx'
import { workTexts } from '../texts.ts'
import { answerText } from './answer-text.ts'
import { EarlierText } from './Earlier.tsx'
import { FindDatapoint } from './FindDatapoint.tsx'

type Sent =
  | { as: 'datapoint'; key: string; also?: string[] }
  | { as: 'words'; words: string }
  | { as: 'left_open' | 'undecided' }
const own = ['other', 'words', 'left_open', 'undecided'] as const

/** An answer in words as it is kept for other questionnaires, until somebody says more about it. */
const keptAs = (question: string, text: string) => ({
  kind: 'text' as const,
  title: question.slice(0, limits.keptAnswers.titleLength),
  text,
  owner: null,
  valid_until: null,
})

interface DecideDialogProps {
  id: string
  question: ForeignQuestion
  onClose: () => void
}

/** Dialog for the decision on a question: a suggested datapoint, another one, an answer in words, or none. */
export function DecideDialog({ id, question, onClose }: DecideDialogProps) {
  const t = useTexts(workTexts)
  const group = useId()
  const { position, text, suggested, datapoint, match, state, proposal, options, earlier } = question
  const { quantity } = useFormats()
  const together = proposal && proposal.keys.length > 1 ? proposal : null
  const isKnown = suggested.some(({ key }) => key === datapoint?.key)
  const { register, choice, setValue, watch, frame } = useSentForm({
    begins: {
      chosen: question.words
        ? 'words'
        : datapoint
          ? isKnown
            ? datapoint.key
            : 'other'
          : together
            ? 'together'
            : (proposal?.keys[0] ?? ''),
      code: !isKnown && datapoint ? datapoint.key : '',
      words: question.words,
      isKept: false,
    },
    send: async (typed) => {
      const body = sentOf(typed)!
      if (body.as === 'words' && typed.isKept)
        await call(contract.questionnaires.keepAnswer, { body: keptAs(text, body.words) })
      return call(contract.questionnaires.decide, { params: { id, position }, body })
    },
    failed: t('task.failed'),
    onSent: onClose,
  })
  const sentOf = ({ chosen, code, words }: { chosen: string; code: string; words: string }): Sent | null => {
    if (chosen === 'other') return code ? { as: 'datapoint', key: code } : null
    if (chosen === 'words') return words.trim() ? { as: 'words', words } : null
    if (chosen === 'together' && together)
      return { as: 'datapoint', key: together.keys[0]!, also: together.keys.slice(1) }
    if (chosen === 'left_open' || chosen === 'undecided') return { as: chosen }
    return chosen ? { as: 'datapoint', key: chosen } : null
  }
  const typed = watch()
  const { chosen, code, words, isKept } = typed
  const setWords = (said: string) => setValue('words', said, { shouldDirty: true })
  const lines = words.split('\n')
  const canUndo = match === 'chosen' || question.words !== '' || state === 'left_open'
  const titles = {
    other: t('questionnaires.other'),
    words: t('questionnaires.inWords'),
    left_open: t('questionnaires.leaveOpen'),
    undecided: t('questionnaires.undo'),
  }
  const option = (value: string, label: ReactNode) => (
    <label key={value} className="flex min-h-10 items-center gap-3 py-1 max-md:min-h-11">
      <input
        type="radio"
        name={group}
        className="size-4 shrink-0 accent-(--color-brand)"
        checked={chosen === value}
        onChange={() => setValue('chosen', value)}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
    </label>
  )
  return (
    <FormDialog
      title={t('questionnaires.decideTitle')}
      description={text}
      submit={t('questionnaires.save')}
      disabled={!sentOf(typed)}
      onClose={onClose}
      {...frame}
    >
      <fieldset className="flex flex-col text-sm">
        <legend className="mb-1 font-medium">{t('questionnaires.offered')}</legend>
        {together && option('together', t('questionnaires.together', { codes: together.keys.join(', ') }))}
        {suggested.map(({ key, name, answer }) =>
          option(
            key,
            <>
              <CodeChip code={key} listed /> {name}
              {answer && (
                <span className="num block font-medium text-muted text-xs">
                  {answerText({ words: '', answer }, quantity)}
                </span>
              )}
            </>,
          ),
        )}
        {own.filter((one) => one !== 'undecided' || canUndo).map((one) => option(one, titles[one]))}
      </fieldset>
      {chosen === 'other' && <FindDatapoint chosen={code} onChoose={choice('code').onChange} />}
      {chosen === 'words' && options.length > 0 && (
        <fieldset className="mb-3 flex flex-col text-sm">
          <legend className="mb-1 font-medium">{t('questionnaires.fromOptions')}</legend>
          {options.map((one) => (
            <Checkbox
              key={one}
              checked={lines.includes(one)}
              onChange={(isOn) =>
                setWords((isOn ? [...lines, one] : lines.filter((line) => line !== one)).filter(Boolean).join('\n'))
              }
              label={one}
            />
          ))}
        </fieldset>
      )}
      {chosen === 'words' && earlier.some(({ key }) => key === null) && (
        <fieldset className="mb-3 flex flex-col gap-2 text-sm">
          <legend className="mb-1 font-medium">{t('questionnaires.earlier.offered')}</legend>
          {earlier
            .filter(({ key }) => key === null)
            .map((one) => (
              <div key={`${one.title} ${one.text}`} className="flex flex-wrap items-start gap-x-3 gap-y-2">
                <div className="min-w-0 flex-1 basis-56">
                  <EarlierText answer={one} />
                </div>
                <Button
                  aria-label={t('questionnaires.earlier.takeLabel', { text: one.title })}
                  onClick={() => setWords(one.text)}
                >
                  {t('questionnaires.earlier.take')}
                </Button>
              </div>
            ))}
        </fieldset>
      )}
      {chosen === 'words' && (
        <Field
          label={t('questionnaires.inWordsLabel')}
          aside={<WordingButton about={{ kind: 'answer', question: text }} present={words} onTake={setWords} />}
        >
          {(control) => <Textarea {...control} {...register('words')} rows={3} maxLength={4000} />}
        </Field>
      )}
      {chosen === 'words' && (
        <Checkbox checked={isKept} onChange={choice('isKept').onChange} label={t('questionnaires.earlier.keep')} />
      )}
    </FormDialog>
  )
}
