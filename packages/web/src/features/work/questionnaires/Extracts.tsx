import type { ExtractRow } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Badge, type BadgeTone, CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { AskDialog } from '../AskDialog.tsx'
import { extractQuery, extractsQuery } from '../queries.ts'
import { workTexts } from '../texts.ts'
import { answerText } from './answer-text.ts'

const tones: Record<ExtractRow['state'], BadgeTone> = { answered: 'success', missing: 'info', unknown: 'neutral' }

/** What askers of a kind want to know as a rule, and how far each extract is answered. */
export function Extracts() {
  const t = useTexts(workTexts)
  const query = useQuery(extractsQuery(useLanguage()))
  const { data } = query
  if (!data)
    return (
      <NotLoaded query={query}>
        <Skeleton className="h-24 rounded-xl" />
      </NotLoaded>
    )
  return (
    <>
      <p className="max-w-prose text-secondary text-sm">{t('questionnaires.extracts.about')}</p>
      <ul className="flex flex-col gap-3">
        {data.extracts.map(({ id, name, description, rows, answered }) => (
          <li key={id} className="relative rounded-xl border border-line bg-surface p-4 hover:bg-hover">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <h2 className="min-w-0 font-semibold text-base [overflow-wrap:anywhere]">
                <Link
                  to={`?view=extracts&extract=${id}`}
                  className="text-ink no-underline after:absolute after:inset-0"
                >
                  {name}
                </Link>
              </h2>
              <span className="num text-muted text-sm">
                {t('questionnaires.extracts.answered', { answered: String(answered), count: String(rows) })}
              </span>
            </div>
            <p className="mt-1 max-w-prose text-secondary text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One extract: each question with its answer, where that comes from, and the act that asks for it. */
export function OneExtract({ id }: { id: string }) {
  const t = useTexts(workTexts)
  const mayReport = useMay('report')
  const [isAsking, setAsking] = useState(false)
  const query = useQuery(extractQuery(id, useLanguage()))
  const { data } = query
  const save = useSend(
    (format: 'xlsx' | 'csv') =>
      call(contract.questionnaires.extractFile, { params: { id }, query: { format } }).then((file) => ({
        file,
        format,
      })),
    t('task.failed'),
    ({ file, format }) => saveFile(file, `${(data?.extract.name ?? id).replaceAll(':', ' –')}.${format}`),
  )
  const back = (
    <Button asChild look="ghost" className="self-start">
      <Link to="?view=extracts">
        <ArrowLeft aria-hidden className="size-4" />
        {t('questionnaires.extracts.back')}
      </Link>
    </Button>
  )
  if (!data)
    return (
      <>
        {back}
        <NotLoaded query={query}>
          <Skeleton className="h-80 rounded-xl" />
        </NotLoaded>
      </>
    )
  const { extract, rows } = data
  const sections = [...new Set(rows.map(({ section }) => section))]
  const missing = rows.flatMap(({ state, datapoints }) => (state === 'missing' ? datapoints : []))
  return (
    <>
      {back}
      <Card className="flex flex-wrap items-start gap-3 p-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-semibold text-lg [overflow-wrap:anywhere]">{extract.name}</h2>
          <p className="max-w-prose text-secondary text-sm">{extract.description}</p>
          <p className="num text-muted text-xs">
            {t('questionnaires.extracts.answered', { answered: String(extract.answered), count: String(extract.rows) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {mayReport && missing.length > 0 && (
            <Button onClick={() => setAsking(true)}>{t('questionnaires.askMissing', { count: missing.length })}</Button>
          )}
          <Button busy={save.isPending} onClick={() => save.mutate('csv')}>
            {t('questionnaires.extracts.csv')}
          </Button>
          <Button look="primary" busy={save.isPending} onClick={() => save.mutate('xlsx')}>
            <Download aria-hidden className="size-4" />
            {t('questionnaires.extracts.xlsx')}
          </Button>
        </div>
      </Card>
      {sections.map((section) => (
        <Card key={section} className="overflow-hidden">
          <h3 className="border-line border-b bg-sunken px-4 py-2 font-medium text-sm">{section}</h3>
          <ul>
            {rows
              .filter((row) => row.section === section)
              .map((row) => (
                <Row key={row.number} row={row} />
              ))}
          </ul>
        </Card>
      ))}
      {isAsking && <AskDialog datapoints={missing} onClose={() => setAsking(false)} />}
    </>
  )
}

function Row({ row }: { row: ExtractRow }) {
  const t = useTexts(workTexts)
  const { quantity } = useFormats()
  const { number, text, state, answer, words, datapoints, source, act } = row
  const shown = answerText({ words, answer }, quantity)
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-2 border-line border-b px-4 py-3 text-sm last:border-b-0">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <span className="num w-10 shrink-0 text-muted">{number}</span>
        <div className="min-w-0">
          <p className="text-pretty [overflow-wrap:anywhere]">{text}</p>
          <p className="text-muted text-xs [overflow-wrap:anywhere]">
            {t('questionnaires.extracts.act')}: {act}
          </p>
        </div>
      </div>
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{t(`questionnaires.extracts.state.${state}`)}</Badge>
          {shown && (
            <span
              className={`${words ? '' : 'num font-medium'} line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]`}
            >
              {shown}
            </span>
          )}
        </p>
        {datapoints.map(({ key, name }) => (
          <p key={key} className="text-muted text-xs [overflow-wrap:anywhere]">
            <CodeChip code={key} listed /> {name}
          </p>
        ))}
        {source && (
          <p className="text-muted text-xs [overflow-wrap:anywhere]">
            {t('questionnaires.source')}: {source}
          </p>
        )}
      </div>
    </li>
  )
}
