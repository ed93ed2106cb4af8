import type { Survey } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { CodeChip } from '../../ui/Badge.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { searchQuery } from './queries.ts'
import { surveyTexts } from './texts.ts'

type SuggestedDatapoint = NonNullable<Survey['proposal']>['datapoints'][number]

interface AttachDialogProps {
  sid: string
  responseId: string
  /** Index of the question and what was answered. */
  answer: { question: number; text: string }
  /** Datapoints that the survey was made for. */
  suggested: readonly SuggestedDatapoint[]
  onClose: () => void
}

/** Puts an answer among the excerpts of a datapoint, which is searched for here. */
export function AttachDialog({ sid, responseId, answer, suggested, onClose }: AttachDialogProps) {
  const t = useTexts(surveyTexts)
  const navigate = useNavigate()
  const { watch, reset, setValue, frame } = useSentForm({
    begins: { search: '', chosen: '' },
    send: ({ chosen }) =>
      call(contract.surveys.attach, {
        params: { sid, id: responseId },
        body: { question: answer.question, datapoint: chosen },
      }),
    onSent: (_, { chosen }) => {
      onClose()
      // A datapoint without value is only listed when those are asked for, too.
      const address = `/datapoints?${new URLSearchParams({ with_values: 'false', search: chosen })}`
      const action = { label: t('attach.open'), onClick: () => navigate(address) }
      toast({ title: t('attach.done', { code: chosen }), action })
    },
  })
  const { search, chosen } = watch()
  return (
    <FormDialog
      title={t('attach.title')}
      description={t('attach.text')}
      submit={t('attach.save')}
      disabled={chosen === ''}
      {...frame}
      onClose={onClose}
    >
      <blockquote className="line-clamp-4 whitespace-pre-line border-line-strong border-l-2 pl-3 text-secondary text-sm [overflow-wrap:anywhere]">
        {answer.text}
      </blockquote>
      <SearchInput
        value={search}
        onSearch={(words) => reset({ search: words, chosen: '' })}
        aria-label={t('attach.search')}
        placeholder={t('attach.search')}
      />
      <Found search={search} suggested={suggested} chosen={chosen} onChoose={(key) => setValue('chosen', key)} />
    </FormDialog>
  )
}

interface FoundProps extends ChoiceProps {
  search: string
  suggested: readonly SuggestedDatapoint[]
}

/** What the search leads to; before it, what the survey was made for. */
function Found({ search, suggested, ...choice }: FoundProps) {
  const t = useTexts(surveyTexts)
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useQuery({ ...searchQuery(search, language), enabled: search !== '' })
  if (search === '')
    return suggested.length > 0 ? (
      <Choice {...choice} title={t('attach.suggested')} datapoints={suggested} />
    ) : (
      <p className="min-h-24 text-muted text-sm">{t('attach.hint')}</p>
    )
  if (error && !data)
    return <LoadFailed title={t('attach.searchFailed')} error={error} refetch={refetch} isFetching={isFetching} />
  if (!data)
    return (
      <Loading className="flex min-h-24 flex-col gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-8 rounded-md" />
        ))}
      </Loading>
    )
  const { datapoints } = data.data
  const title =
    data.count > datapoints.length
      ? t('attach.first', { shown: datapoints.length, count: data.count })
      : t('attach.found', { count: data.count })
  return <Choice {...choice} title={title} datapoints={datapoints} />
}

interface ChoiceProps {
  chosen: string
  onChoose: (key: string) => void
}

function Choice({
  title,
  datapoints,
  chosen,
  onChoose,
}: ChoiceProps & {
  title: string
  datapoints: readonly SuggestedDatapoint[]
}) {
  return (
    <fieldset className="min-h-24">
      <legend className="mb-1 text-muted text-xs" aria-live="polite">
        {title}
      </legend>
      {datapoints.map(({ key, name }) => (
        <label
          key={key}
          className="flex min-h-control cursor-pointer items-center gap-3 rounded-md px-2 py-1 text-sm hover:bg-sunken has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name="datapoint"
            value={key}
            checked={chosen === key}
            onChange={() => onChoose(key)}
            className="size-4 shrink-0 accent-brand"
          />
          <span className="flex min-w-22">
            <CodeChip code={key} />
          </span>
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
