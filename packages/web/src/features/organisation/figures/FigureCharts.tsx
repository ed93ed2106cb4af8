import type { FigureDetail, FigureTarget } from '@esrs/contract'
import { Chart } from '../../../charts/Chart.tsx'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Card } from '../../../ui/Page.tsx'
import { organisationTexts } from '../texts.ts'

/** Most units that the chart of parts has room for. */
const mostBars = 12

/** What a target asks for in a year: a straight line from the base year to its own; `null` outside of both. */
export function pathOf({ base_year: from, base, year: to, value }: FigureTarget, year: number): number | null {
  if (year < from || year > to) return null
  return base + ((value - base) * (year - from)) / (to - from)
}

/** How much of the way from the base to the target is done, from 0 to 1 and beyond; `null` where there is no way. */
export const progressOf = ({ base, value }: FigureTarget, now: number): number | null =>
  base === value ? null : (base - now) / (base - value)

/** Charts of a figure: its parts by unit, and its way over the years with its target, each with its table. */
export function FigureCharts({ detail: { figure, units, years } }: { detail: FigureDetail }) {
  const t = useTexts(organisationTexts)
  const { quantity, percent } = useFormats()
  const format = (value: number) => quantity(value, figure.setup.unit || null)
  const bringing = units.filter(({ own }) => own !== 0)
  const largest = bringing.toSorted((a, b) => Math.abs(b.own) - Math.abs(a.own)).slice(0, mostBars)
  const target = figure.setup.target ?? null
  const known = new Map(years.map((one) => [one.year, one]))
  const shown = new Set([...known.keys(), ...(target ? [target.base_year, target.year] : [])])
  const labels = [...shown].sort((a, b) => a - b)
  const hasTrend = labels.filter((year) => known.has(year) || target).length > 1
  const progress = target && figure.value !== null ? progressOf(target, figure.value) : null
  if (largest.length === 0 && !hasTrend) return null
  const series = [
    { name: t('charts.computed'), values: labels.map((year) => known.get(year)?.computed ?? null) },
    { name: t('charts.decided'), values: labels.map((year) => known.get(year)?.decided ?? null), isDashed: true },
    ...(target
      ? [{ name: t('charts.target'), values: labels.map((year) => pathOf(target, year)), isDashed: true }]
      : []),
  ]
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {largest.length > 0 && (
        <Card className="p-4">
          <Chart
            kind="bars"
            title={t(bringing.length > largest.length ? 'charts.largest' : 'charts.units')}
            labelHead={t('charts.unit')}
            labels={largest.map(({ name, code }) => `${name} (${code})`)}
            series={[{ name: t('charts.own'), values: largest.map(({ own }) => own) }]}
            format={format}
          />
        </Card>
      )}
      {hasTrend && (
        <Card className="p-4">
          <Chart
            kind="lines"
            title={t('charts.years')}
            labelHead={t('charts.year')}
            labels={labels.map(String)}
            series={series}
            format={format}
          />
          {target && progress !== null && (
            <p className="num mt-2 text-secondary text-sm">
              {t('charts.progress', {
                progress: percent(100 * progress),
                target: format(target.value),
                year: String(target.year),
                base: format(target.base),
                base_year: String(target.base_year),
              })}
            </p>
          )}
        </Card>
      )}
    </div>
  )
}
