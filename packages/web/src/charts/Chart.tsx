import { useEffect, useRef } from 'react'
import { useFormats } from '../i18n/format.ts'
import { type ChartContent, drawChart } from './draw-chart.ts'

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
  const chart = useRef<ReturnType<typeof drawChart> | null>(null)
  const latest = useRef(content)
  latest.current = content
  const { kind, labels, series, format } = content
  useEffect(() => {
    const drawn = drawChart(frame.current!)
    chart.current = drawn
    return () => {
      chart.current = null
      drawn.dispose()
    }
  }, [])
  const key = JSON.stringify([kind, labels, series])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the figures are others.
  useEffect(() => chart.current?.show(latest.current), [key, format])
  const height = kind === 'bars' ? Math.max(140, 34 * labels.length + 40) : 220
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="font-semibold text-sm">{title}</figcaption>
      <div ref={frame} aria-hidden className="w-full" style={{ height }} />
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
