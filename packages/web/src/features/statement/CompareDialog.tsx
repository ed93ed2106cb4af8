import type { IssuedVersion, VersionComparison } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Equal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { compareQuery } from './queries.ts'
import { statementTexts } from './texts.ts'

interface CompareDialogProps {
  versions: readonly IssuedVersion[]
  first: IssuedVersion
  onClose: () => void
}

const draft = 'draft'

/** Dialog with the differences between an issued version and another one or the draft. */
export function CompareDialog({ versions, first, onClose }: CompareDialogProps) {
  const t = useTexts(statementTexts)
  const [from, setFrom] = useState(String(first.number))
  const [to, setTo] = useState(draft)
  const { data, error, refetch, isFetching } = useQuery(compareQuery(Number(from), to === draft ? null : Number(to)))
  const numbers = versions.map(({ number }) => ({ value: String(number), label: t('compare.number', { number }) }))
  const count = data ? data.facts.length + data.texts.length : 0
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('compare.title')}
    >
      <div className="mb-4 grid grid-cols-2 gap-3">
        <Field label={t('compare.from')}>
          {(control) => <Select {...control} value={from} options={numbers} onChange={setFrom} />}
        </Field>
        <Field label={t('compare.to')}>
          {(control) => (
            <Select
              {...control}
              value={to}
              options={[{ value: draft, label: t('compare.draft') }, ...numbers.filter(({ value }) => value !== from)]}
              onChange={setTo}
            />
          )}
        </Field>
      </div>
      {data ? (
        count === 0 ? (
          <EmptyState icon={<Equal aria-hidden strokeWidth={1.75} />} title={t('compare.same')}>
            {t('compare.sameText')}
          </EmptyState>
        ) : (
          <>
            <p role="status" className="num mb-3 text-muted text-sm">
              {t('compare.count', { count })}
            </p>
            <Differences comparison={data} />
          </>
        )
      ) : error ? (
        <LoadFailed title={t('compare.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading label={t('compare.loading')} className="flex flex-col gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      )}
    </Dialog>
  )
}

function Differences({ comparison: { facts, texts } }: { comparison: VersionComparison }) {
  const t = useTexts(statementTexts)
  const language = useLanguage()
  return (
    <div className="flex flex-col gap-6">
      {facts.length > 0 && (
        <Part title={t('compare.figures')}>
          {facts.map((fact) => (
            <Difference
              key={fact.id}
              code={fact.requirement}
              name={fact.name[language]}
              before={fact.before}
              after={fact.after}
            />
          ))}
        </Part>
      )}
      {texts.length > 0 && (
        <Part title={t('compare.texts')}>
          {texts.map((text) => (
            <Difference
              key={`${text.block} ${text.language}`}
              code={text.requirement}
              name={t(`language.${text.language}`)}
              lang={text.language}
              before={text.before}
              after={text.after}
            />
          ))}
        </Part>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 font-medium text-muted text-xs">{title}</h3>
    <ul>{children}</ul>
  </section>
)

interface DifferenceProps {
  code: string
  name: string
  lang?: string
  before: string | null
  after: string | null
}

function Difference({ code, name, lang, before, after }: DifferenceProps) {
  const t = useTexts(statementTexts)
  const side = (label: string, words: string | null) => (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd lang={words === null ? undefined : lang} className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
        {words ?? <span className="text-muted">{t('compare.absent')}</span>}
      </dd>
    </div>
  )
  return (
    <li className="border-line border-b py-3 text-sm last:border-b-0">
      <p className="mb-1 flex items-baseline gap-2">
        <CodeChip code={code} />
        <span className="min-w-0 font-medium">{name}</span>
      </p>
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {side(t('compare.before'), before)}
        {side(t('compare.after'), after)}
      </dl>
    </li>
  )
}
