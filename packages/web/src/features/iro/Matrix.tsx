import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { irosQuery } from '../../iros/queries.ts'
import { irosTexts } from '../../iros/texts.ts'
import { CodeChip } from '../../ui/Badge.tsx'
import { Card, SectionHeader } from '../../ui/Page.tsx'
import { Cell, HeadCell, Table, TableRow } from '../../ui/Table.tsx'
import { useNarrow } from '../../ui/use-media.ts'
import { type MatrixPoint, magnitudes, matrixOf } from './matrix.ts'
import { iroTexts } from './texts.ts'

/** Topics by impact and financial effect. Absent while no topic has both: an empty corner would say that there is nothing. */
export function Matrix() {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  const { score } = useFormats()
  const { data = [] } = useQuery(irosQuery(useLanguage()))
  const points = matrixOf(data)
  const placed = points.filter(({ impact, financial }) => impact !== null && financial !== null)
  if (placed.length === 0) return null
  const others = points.filter((point) => !placed.includes(point)).map(({ code }) => code)
  return (
    <section aria-label={t('matrix.title')} className="mt-6">
      <SectionHeader title={t('matrix.title')} />
      <p className="mb-3 max-w-prose text-pretty text-muted text-sm">{t('matrix.note')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Card className="p-4">
          <Scatter points={placed} />
          {others.length > 0 && (
            <p className="mt-2 text-muted text-sm">{t('matrix.notPlaced', { codes: others.join(', ') })}</p>
          )}
        </Card>
        <Card className="overflow-hidden">
          <Table aria-label={t('matrix.table')}>
            <thead>
              <tr>
                <HeadCell>{t('matrix.topic')}</HeadCell>
                <HeadCell numeric className="whitespace-normal! py-1.5">
                  {t('matrix.impact')}
                </HeadCell>
                <HeadCell className="whitespace-normal! py-1.5">{t('matrix.financial')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {points.map(({ code, impact, financial }) => (
                <TableRow key={code}>
                  <Cell>
                    <CodeChip code={code} />
                  </Cell>
                  <Cell numeric>{impact === null ? t('matrix.none') : score(impact)}</Cell>
                  <Cell>{financial === null ? t('matrix.none') : names(`priority.${financial}`)}</Cell>
                </TableRow>
              ))}
            </tbody>
          </Table>
        </Card>
      </div>
    </section>
  )
}

/** What the chart measures; narrow on a phone, so that its words keep their size. */
const frameOf = (narrow: boolean) => ({ left: 84, top: 8, width: narrow ? 240 : 400, height: 210 })
type Frame = ReturnType<typeof frameOf>
/** Of a point, which is its code. */
const size = { width: 30, height: 20 }

const xOf = (frame: Frame, impact: number) => frame.left + (impact / 10) * frame.width
const bandOf = (magnitude: string) => magnitudes.length - 1 - magnitudes.indexOf(magnitude as 'low')
const rowHeightOf = (frame: Frame) => frame.height / magnitudes.length

/** Points of one band that would lie on each other stand below each other. */
function placed(frame: Frame, points: readonly MatrixPoint[]) {
  const near = (10 * size.width) / frame.width
  return points.map((point, index) => {
    const before = points
      .slice(0, index)
      .filter((other) => other.financial === point.financial && Math.abs(other.impact! - point.impact!) < near).length
    const middle = frame.top + (bandOf(point.financial!) + 0.5) * rowHeightOf(frame)
    const shift = before === 0 ? 0 : (before % 2 === 1 ? -1 : 1) * Math.ceil(before / 2) * 22
    return { ...point, x: xOf(frame, point.impact!), y: middle + shift }
  })
}

function Scatter({ points }: { points: readonly MatrixPoint[] }) {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  const frame = frameOf(useNarrow())
  const rowHeight = rowHeightOf(frame)
  const bottom = frame.top + frame.height
  return (
    <svg
      role="img"
      aria-label={t('matrix.label')}
      viewBox={`0 0 ${frame.left + frame.width + 16} 268`}
      className="mx-auto w-full max-w-[36rem] text-[11px]"
    >
      {magnitudes.map((magnitude) => {
        const y = frame.top + bandOf(magnitude) * rowHeight
        return (
          <g key={magnitude}>
            <line x1={frame.left} x2={frame.left + frame.width} y1={y} y2={y} className="stroke-line" />
            <text x={frame.left - 8} y={y + rowHeight / 2 + 4} textAnchor="end" className="fill-muted">
              {names(`priority.${magnitude}`)}
            </text>
          </g>
        )
      })}
      {[0, 2, 4, 6, 8, 10].map((tick) => (
        <g key={tick}>
          <line x1={xOf(frame, tick)} x2={xOf(frame, tick)} y1={frame.top} y2={bottom} className="stroke-line" />
          <text x={xOf(frame, tick)} y={bottom + 16} textAnchor="middle" className="num fill-muted">
            {tick}
          </text>
        </g>
      ))}
      <line x1={frame.left} x2={frame.left + frame.width} y1={bottom} y2={bottom} className="stroke-line-strong" />
      <text x={frame.left + frame.width / 2} y={bottom + 38} textAnchor="middle" className="fill-secondary">
        {t('matrix.impact')}
      </text>
      <text
        transform={`translate(12 ${frame.top + frame.height / 2}) rotate(-90)`}
        textAnchor="middle"
        className="fill-secondary"
      >
        {t('matrix.financial')}
      </text>
      {placed(frame, points).map(({ code, x, y }) => (
        <g key={code}>
          <rect
            x={x - size.width / 2}
            y={y - size.height / 2}
            {...size}
            rx={size.height / 2}
            className={dot[code[0] ?? ''] ?? 'fill-neutral'}
          />
          <text x={x} y={y + 4} textAnchor="middle" className="fill-brand-fg font-semibold">
            {code}
          </text>
        </g>
      ))}
    </svg>
  )
}

const dot: Record<string, string> = { E: 'fill-env', S: 'fill-soc', G: 'fill-gov' }
