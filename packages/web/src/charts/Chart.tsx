import { useEffect, useRef, useState } from 'react'
import { useFormats } from '../i18n/format.ts'
import { useNear } from '../ui/use-near.ts'
import type { ChartContent, DrawnChart } from './draw-chart.ts'

interface ChartProps extends Omit<ChartContent, 'axis'> {
  title: string
  /** Head of the column of labels in the table. */
  labelHead: string
}

/** A chart with its title, and its figures as a table below it. */
export function Chart({ title, labelHead, ...shown }: ChartProps) {
  const { number: axis } = useFormats()
  const content: ChartContent = { ...shown, axis }
  const frame = useRef<HTMLDivElement>(null)
  const chart = useRef<DrawnChart | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isNear = useNear(frame)
  const latest = useRef(content)
  latest.current = content
  const { kind, labels, series, format } = content
  useEffect(() => {
    if (!isNear) return
    let isGone = false
    // The library comes after the page, which shows the same figures as a table.
    const load = async () => {
      const { drawChart } = await import('./draw-chart.ts')
      if (isGone || !frame.current) return
      chart.current = drawChart(frame.current)
      chart.current.show(latest.current)
    }
    load().catch(() => setFailed(true))
    return () => {
      isGone = true
      chart.current?.dispose()
      chart.current = null
    }
  }, [isNear])
  const key = JSON.stringify([kind, labels, series])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the figures are others.
  useEffect(() => chart.current?.show(latest.current), [key, format])
  const height = kind === 'bars' ? Math.max(140, 34 * labels.length + 40) : 220
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="font-semibold text-sm">{title}</figcaption>
      {!hasFailed && <div ref={frame} aria-hidden className="w-full" style={{ height }} />}
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-muted text-xs">
              <th scope="col" className="py-1 pr-3 text-left font-medium">
                {labelHead}
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-1 pl-3 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label} className="border-line border-t">
                <th scope="row" className="py-1 pr-3 text-left font-normal [overflow-wrap:anywhere]">
                  {label}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className="num whitespace-nowrap py-1 pl-3 text-right">
                    {values[index] == null ? '–' : format(values[index])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
