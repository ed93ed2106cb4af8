import type { FinancialScore, ImpactScore, Iro } from '@esrs/contract'
import { useFormats } from '../i18n/format.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Bar } from '../ui/Bar.tsx'
import { cx } from '../ui/class-names.ts'
import { readScore } from './score.ts'
import { irosTexts } from './texts.ts'

interface AssessmentProps {
  score: unknown
  /** The result in the assessment; without one the score is a proposal. */
  assessed?: Iro['assessed']
  /** An entry that was rejected is not assessed, so that nothing waits. */
  isRejected?: boolean
  /** The first line alone. */
  short?: boolean
  className?: string
}

/** How an impact, a risk or an opportunity was assessed. */
export function Assessment({ score, assessed, isRejected = false, short = false, className }: AssessmentProps) {
  if (short) return <Score score={score} short className={className} />
  return (
    <div className={className}>
      <Standing assessed={assessed} isScored={!isRejected && readScore(score).kind !== 'none'} />
      <Score score={score} short={false} className={undefined} />
    </div>
  )
}

/** Whether the score is what people gave in the assessment, with the result there, or a proposal that waits to be confirmed. */
function Standing({ assessed, isScored }: { assessed: Iro['assessed']; isScored: boolean }) {
  const t = useTexts(irosTexts)
  const { result } = useFormats()
  if (!assessed) return isScored ? <p className="mb-1 text-muted text-xs">{t('assessed.proposed')}</p> : null
  const { value, low, top, verdict, after } = assessed
  return (
    <p className="num mb-1 text-pretty text-xs">
      <span className="font-medium">
        {t('assessed.result', { value: result(value), low, top })} · {t(`assessed.${verdict}`)}
      </span>
      {after !== null && <span className="text-muted"> · {t('assessed.after', { value: result(after) })}</span>}
    </p>
  )
}

function Score({ score, short, className }: PartProps<unknown>) {
  const t = useTexts(irosTexts)
  const read = readScore(score)
  if (read.kind === 'impact') return <Impact score={read} short={short} className={className} />
  if (read.kind === 'financial') return <Financial score={read} short={short} className={className} />
  return <p className={cx('text-muted text-sm', className)}>{t(`score.${read.kind}`)}</p>
}

interface PartProps<Score> {
  score: Score
  short: boolean
  className: string | undefined
}

const row = 'flex items-center gap-2 text-xs leading-5'

function Impact({ score, short, className }: PartProps<ImpactScore>) {
  const t = useTexts(irosTexts)
  const { number, score: scoreText } = useFormats()
  const parts = (['scale', 'scope', 'irremediable'] as const).flatMap((name) => {
    const value = score[name]
    return value === null ? [] : [{ name, value }]
  })
  return (
    <div className={className}>
      <p>
        <span className="num font-semibold text-lg">{scoreText(score.total)}</span>{' '}
        <span className="text-muted text-xs">{t('score.ofTen')}</span>
      </p>
      {!short &&
        parts.map(({ name, value }) => (
          <div key={name} className={row}>
            <span className="w-26 shrink-0 truncate text-secondary">{t(`score.${name}`)}</span>
            <Bar
              size="sm"
              className="flex-1"
              segments={[{ value, tone: 'neutral' }]}
              total={10}
              label={t('score.part', { name: t(`score.${name}`), value: number(value) })}
            />
            <span className="num w-7 text-right">{number(value)}</span>
          </div>
        ))}
      {!short && <Likelihood value={score.likelihood} />}
    </div>
  )
}

function Financial({ score, short, className }: PartProps<FinancialScore>) {
  const t = useTexts(irosTexts)
  const { number } = useFormats()
  const signed = (value: number) => `${value > 0 ? '+' : ''}${number(value)}`
  const bands: Record<string, { low: number; high: number } | undefined> = {
    EBITDA: score.bands?.ebitda,
    OpEx: score.bands?.opex,
  }
  const shown = (name: string, value: number) => {
    const { low, high } = bands[name] ?? { low: value, high: value }
    return low === high ? `${signed(low)} %` : t('score.band', { low: signed(low), high: signed(high) })
  }
  const { ebitda, capex, opex } = score.financialImpact
  const changes = Object.entries({ EBITDA: ebitda, CapEx: capex, OpEx: opex })
  const isUnknown = changes.every(([, value]) => value === null)
  return (
    <div className={className}>
      <p>
        <span className="font-semibold text-lg">{t(`priority.${score.magnitude}`)}</span>{' '}
        <span className="text-muted text-xs">{t('score.magnitude')}</span>
      </p>
      {!short && isUnknown && (
        <p className={row}>
          <span className="flex-1 whitespace-nowrap text-secondary">EBITDA, CapEx, OpEx</span>
          <span className="text-muted">{t('score.unknown')}</span>
        </p>
      )}
      {!short &&
        !isUnknown &&
        changes.map(([name, value]) => (
          <p key={name} className={row}>
            <span className="flex-1 text-secondary">{name}</span>
            <span className={cx('whitespace-nowrap', value === null ? 'text-muted' : 'num')}>
              {value === null ? t('score.unknown') : shown(name, value)}
            </span>
          </p>
        ))}
      {!short && score.bands && <p className={cx(row, 'text-muted')}>{t('score.ofNetRevenue')}</p>}
      {!short && <Likelihood value={score.likelihood} />}
    </div>
  )
}

function Likelihood({ value }: { value: number | null | undefined }) {
  const t = useTexts(irosTexts)
  const { number } = useFormats()
  if (value === null || value === undefined) return null
  return (
    <p className={row}>
      <span className="flex-1 text-secondary">{t('score.likelihood')}</span>
      <span className="num">{number(value)} %</span>
    </p>
  )
}
