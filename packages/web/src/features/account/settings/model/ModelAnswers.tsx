import type { ModelStanding } from '@esrs/contract'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { modelTexts } from './texts.ts'

/** How many answers were proven, and how many were dropped for what. */
export function ModelAnswers({ answers }: { answers: ModelStanding['answers'] }) {
  const t = useTexts(modelTexts)
  const { number } = useFormats()
  const { kept, dropped } = answers
  const sum = dropped.reduce((all, { count }) => all + count, 0)
  return (
    <div>
      <h3 className="font-medium text-sm">{t('answers.title')}</h3>
      {kept + sum === 0 ? (
        <p className="mt-1 text-muted text-sm">{t('answers.none')}</p>
      ) : (
        <dl className="mt-1 flex flex-col gap-1 text-sm">
          <Row name={t('answers.kept')} value={number(kept)} />
          <Row name={t('answers.dropped')} value={number(sum)} />
          {dropped.map(({ reason, count }) => (
            <Row key={reason} name={t(`answers.reason.${reason}`)} value={number(count)} inner />
          ))}
        </dl>
      )}
    </div>
  )
}

function Row({ name, value, inner = false }: { name: string; value: string; inner?: boolean }) {
  return (
    <div className={inner ? 'flex justify-between gap-6 pl-4 text-muted' : 'flex justify-between gap-6'}>
      <dt className="min-w-0">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
