import { escaped } from '@esrs/contract'
import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { type ECharts, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { followPage, lookOf, tooltipOf } from './page-look.ts'

use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer])

/** A row of figures of a chart, one for each of its labels; `null` where there is none. */
export interface ChartSeries {
  name: string
  values: readonly (number | null)[]
  /** For what is aimed at or stated elsewhere, beside what is. */
  isDashed?: boolean
}

/** What a chart shows. Bars lie, so that long names have room; lines go from year to year. */
export interface ChartContent {
  kind: 'bars' | 'lines'
  labels: readonly string[]
  series: readonly ChartSeries[]
  /** A figure as people read it, with its unit. */
  format: (value: number) => string
  /** A figure of the axis, without a unit. */
  axis: (value: number) => string
}

function optionOf({ kind, labels, series, format, axis }: ChartContent, element: HTMLElement) {
  const colours = lookOf(element)
  const palette = [colours.brand, colours.pillars.S, colours.pillars.E, colours.pillars.G]
  const isBars = kind === 'bars'
  const names = {
    type: 'category' as const,
    data: [...labels],
    inverse: isBars,
    axisLabel: { color: colours.ink, fontSize: 12, ...(isBars && { width: 140, overflow: 'truncate' as const }) },
    axisLine: { lineStyle: { color: colours.strong } },
    axisTick: { show: false },
  }
  const values = {
    type: 'value' as const,
    axisLabel: { color: colours.muted, fontSize: 11, hideOverlap: true, formatter: axis },
    splitLine: { lineStyle: { color: colours.line } },
    splitNumber: isBars ? 3 : 4,
  }
  return {
    animation: false,
    textStyle: { fontFamily: colours.font },
    grid: {
      left: 8,
      right: 24,
      top: 12,
      bottom: 8,
      outerBoundsMode: 'same' as const,
      outerBoundsContain: 'axisLabel' as const,
    },
    xAxis: isBars ? values : names,
    yAxis: isBars ? names : values,
    tooltip: {
      trigger: 'axis' as const,
      ...tooltipOf(colours),
      formatter: (shown: unknown) =>
        (shown as { name: string; seriesName: string; value: number | null }[])
          .filter(({ value }) => typeof value === 'number')
          .map(({ name, seriesName, value }) => `${escaped(name)} · ${escaped(seriesName)}: ${escaped(format(value!))}`)
          .join('<br>'),
    },
    series: series.map(({ name, values: data, isDashed }, index) => {
      const color = palette[index % palette.length]!
      return isBars
        ? { type: 'bar' as const, name, data: [...data], barMaxWidth: 22, itemStyle: { color } }
        : {
            type: 'line' as const,
            name,
            data: [...data],
            connectNulls: true,
            symbol: 'circle',
            symbolSize: 8,
            itemStyle: { color },
            lineStyle: { color, width: 2, type: isDashed ? ('dashed' as const) : ('solid' as const) },
          }
    }),
  }
}

/** How a chart is shown anew and removed. */
export interface DrawnChart {
  show(content: ChartContent): void
  dispose(): void
}

/** Draws a chart into an element and redraws it with its size and the theme. */
export function drawChart(element: HTMLElement): DrawnChart {
  const chart: ECharts = init(element, undefined, { renderer: 'svg' })
  let last: ChartContent | null = null
  const show = (content: ChartContent) => {
    last = content
    chart.setOption(optionOf(content, element), { notMerge: true })
  }
  const dispose = followPage(chart, element, () => last && show(last))
  return { show, dispose }
}
