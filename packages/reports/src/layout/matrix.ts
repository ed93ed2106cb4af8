import type { StatementBlock, StatementLanguage } from '@esrs/contract'
import { ScatterChart } from 'echarts/charts'
import { GridComponent, MarkAreaComponent, MarkLineComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { numberInWords } from '../words/format.ts'
import { say } from '../words/messages.ts'
import { plainSvg } from './svg.ts'

use([ScatterChart, GridComponent, MarkAreaComponent, MarkLineComponent, SVGRenderer])

type Matrix = Extract<StatementBlock, { type: 'matrix' }>

/** Size of the picture in points: the width of the text on an A4 page. */
export const matrixSize = { width: 620, height: 440 } as const

/** Colours of environment, social matters and governance, as the product shows them on paper. */
const pillars: Record<string, string> = { E: '#177a4b', S: '#6d3fb4', G: '#1f62b5' }
const other = '#57605b'
const [ink, soft, line, band, bound] = ['#1b1f1d', '#57605b', '#d5dad7', '#fff1d6', '#8a5a00']

/** The margin for what was not assessed. */
const unassessed = { color: '#eceeed', opacity: 1, borderColor: '#eceeed' }

/** Margins of the axes around the points. */
const grid = { left: 52, right: 24, top: 16, bottom: 48 } as const

/** Width and height of the mark of a topic. */
const mark = [32, 20] as const

/** The matrix of double materiality as SVG. Reproducible byte for byte; contains no text by people, only codes. */
export function matrixSvg({ scale, thresholds, points }: Matrix, language: StatementLanguage): string {
  const chart = init(null, undefined, { renderer: 'svg', ssr: true, ...matrixSize })
  const { top } = scale
  const isOpen = points.some(({ impact, financial }) => impact === null || financial === null)
  // A side that nobody assessed has a margin of its own beside the axis, where no score lies.
  const step = top > 5 ? 2 : 1
  const aside = isOpen ? step : 0
  const low = scale.low - aside
  const axis = (name: string) => ({
    type: 'value' as const,
    name,
    nameLocation: 'middle' as const,
    nameGap: 30,
    min: low,
    max: top,
    interval: step,
    nameTextStyle: { color: ink, fontSize: 12 },
    axisLabel: { color: soft, fontSize: 11, formatter: (value: number) => (value < scale.low ? '' : String(value)) },
    axisLine: { show: true, lineStyle: { color: soft } },
    splitLine: { lineStyle: { color: line } },
  })
  const placed = points.map(({ code, impact, financial, material }) => ({
    code,
    material,
    at: [financial ?? low + aside / 2, impact ?? low + aside / 2] as [number, number],
  }))
  const offsets = asides(
    placed.map(({ at }) => at),
    { low, top },
  )
  chart.setOption({
    animation: false,
    textStyle: { fontFamily: 'Inter, sans-serif' },
    grid,
    xAxis: axis(say(language, 'assessment.axis.financial')),
    yAxis: axis(say(language, 'assessment.axis.impact')),
    series: [
      {
        type: 'scatter',
        data: placed.map(({ code, material, at }, index) => {
          const colour = pillars[code[0] ?? ''] ?? other
          return {
            value: at,
            symbol: 'roundRect',
            symbolSize: [...mark],
            symbolOffset: offsets[index]!,
            itemStyle: { color: material ? colour : '#ffffff', borderColor: colour, borderWidth: 1.5, opacity: 1 },
            label: {
              show: true,
              formatter: code,
              color: material ? '#ffffff' : colour,
              fontSize: 11,
              fontWeight: 'bold' as const,
              textBorderWidth: 0,
            },
          }
        }),
        markLine: {
          silent: true,
          symbol: 'none',
          lineStyle: { color: bound, width: 1.25, type: 'solid' },
          label: { show: false },
          data: [{ yAxis: thresholds.impact.material }, { xAxis: thresholds.financial.material }],
        },
        markArea: {
          silent: true,
          itemStyle: { color: band, opacity: 0.8, borderColor: band },
          data: [
            [{ yAxis: thresholds.impact.undecided }, { yAxis: thresholds.impact.material }],
            [{ xAxis: thresholds.financial.undecided }, { xAxis: thresholds.financial.material }],
            ...(isOpen
              ? [
                  [{ yAxis: low, itemStyle: unassessed }, { yAxis: scale.low }],
                  [{ xAxis: low, itemStyle: unassessed }, { xAxis: scale.low }],
                ]
              : []),
          ] as [{ yAxis: number }, { yAxis: number }][],
        },
      },
    ],
  })
  const svg = chart.renderToSVGString()
  chart.dispose()
  return plainSvg(svg)
}

/** Offsets of the marks, so that none covers another. */
function asides(all: readonly [number, number][], { low, top }: Matrix['scale']): [number, number][] {
  const [width, height] = [matrixSize.width - grid.left - grid.right, matrixSize.height - grid.top - grid.bottom]
  const taken: [number, number][] = []
  return all.map(([x, y]) => {
    const [left, up] = [((x - low) / (top - low)) * width, ((y - low) / (top - low)) * height]
    const isFree = (by: number) =>
      left + by >= 0 &&
      left + by <= width &&
      taken.every(([a, b]) => Math.abs(a - left - by) >= mark[0] + 2 || Math.abs(b - up) >= mark[1] + 2)
    const by = steps.find(isFree) ?? 0
    taken.push([left + by, up])
    return [by, 0]
  })
}

/** Possible offsets of a mark, the nearest first. */
const steps = Array.from({ length: 200 }, (_, index) => Math.ceil(index / 2) * 4 * (index % 2 === 1 ? 1 : -1))

/** Alternative text of the matrix for people who cannot see it. */
export function matrixAlt({ points, thresholds }: Matrix, language: StatementLanguage): string {
  const figure = (value: number | null) => (value === null ? '–' : numberInWords(value, digits(value), language))
  const told = points.map(({ code, impact, financial, material }) =>
    say(language, 'assessment.matrix.point', {
      code,
      impact: figure(impact),
      financial: figure(financial),
      result: say(language, material ? 'assessment.material' : 'assessment.not'),
    }),
  )
  return say(language, 'assessment.matrix.alt', {
    points: told.join(' '),
    impact: figure(thresholds.impact.material),
    financial: figure(thresholds.financial.material),
  })
}

const digits = (value: number): number => (Number.isInteger(value) ? 0 : Number.isInteger(10 * value) ? 1 : 2)
