import type { FigureDetail } from '@esrs/contract'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Notice } from '../../../ui/States.tsx'
import { toast } from '../../../ui/toast.ts'
import { Quantity } from '../../../values/Quantity.tsx'
import { organisationTexts } from '../texts.ts'
import { FigureBadges } from './FigureBadges.tsx'

/** The computed figure with its formula, beside what is stated, and the way to make it a proposal. */
export function FigureHead({ detail: { figure, formula, waiting } }: { detail: FigureDetail }) {
  const t = useTexts(organisationTexts)
  const { quantity } = useFormats()
  const mayReport = useMay('report')
  const { key, name, value, setup, stated, problem } = figure
  const unit = setup.unit || null
  const take = useSend(
    () => call(contract.figures.take, { params: { key } }),
    t('take.failed'),
    () => toast({ title: t('take.done') }),
  )
  const task = `/documents/tasks?task=${encodeURIComponent(key)}`
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2">
            <CodeChip code={key} />
            <FigureBadges figure={figure} />
          </p>
          <h2 className="mt-1 font-semibold text-lg [overflow-wrap:anywhere]">{name}</h2>
        </div>
        <p className="num font-semibold text-xl">{value === null ? '–' : <Quantity value={value} unit={unit} />}</p>
      </div>
      <ul className="flex flex-col gap-0.5 text-secondary text-sm">
        {formula.map((line) => (
          <li key={line} className="num [overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {stated && (
        <Notice tone={stated.agrees ? 'neutral' : stated.difference === null ? 'neutral' : 'warning'}>
          <p>
            {t(stated.status === 'proposed' ? 'stated.proposed' : 'stated.decided', {
              value: stated.number === null ? stated.value : quantity(stated.number, stated.unit),
            })}
            {stated.source && ` (${stated.source})`}
          </p>
          {stated.difference !== null && !stated.agrees && (
            <p className="num">{t('stated.difference', { difference: quantity(stated.difference, unit) })}</p>
          )}
          {stated.agrees && <p>{t('stated.agrees')}</p>}
          {stated.difference === null && value !== null && <p>{t('stated.incomparable')}</p>}
        </Notice>
      )}
      {waiting ? (
        <Notice
          action={
            <Button asChild>
              <Link to={task}>{t('take.decide')}</Link>
            </Button>
          }
        >
          {t('take.waiting')}
        </Notice>
      ) : (
        mayReport &&
        value !== null &&
        problem === null &&
        !stated?.agrees && (
          <div className="flex flex-wrap items-center gap-3">
            <Button look="primary" busy={take.isPending} onClick={() => take.mutate(undefined)}>
              {t('take.action')}
            </Button>
            <p className="text-muted text-xs">{t('take.text')}</p>
          </div>
        )
      )}
    </Card>
  )
}
