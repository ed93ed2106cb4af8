import { type Fact, type Statement, type StatementLanguage, usualColour } from '@esrs/contract'
import { BarChart } from 'echarts/charts'
import { GridComponent, LegendComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { factInWords, unitInWords } from '../words/format.ts'
import { say } from '../words/messages.ts'
import stored from './charts.json' with { type: 'json' }
import { readable } from './colour.ts'
import type { Node } from './nodes.ts'
import { plainSvg } from './svg.ts'

use([BarChart, GridComponent, LegendComponent, SVGRenderer])

interface Bar extends Record<StatementLanguage, string> {
  datapoint: string
}

interface Chart {
  set: string
  requirement: string
  caption: Record<StatementLanguage, string>
  bars: readonly Bar[]
}

const charts = stored as readonly Chart[]
const [ink, soft, line] = ['#1b1f1d', '#57605b', '#d5dad7']
/** Bars of the year before beside those of the year. */
const earlier = '#b9c2bd'
const width = 620
const [rowHeight, margins] = [44, 62] as const

type Picture = Extract<Node, { kind: 'picture' }>

/** The charts of a requirement: figures that its table has, side by side, with those of the year before where they are there. */
export function chartsOf(
  statement: Statement,
  requirement: string,
  facts: ReadonlyMap<string, Fact>,
  language: StatementLanguage,
): Picture[] {
  const wanted = charts.filter((chart) => chart.set === statement.set && chart.requirement === requirement)
  return wanted.flatMap((chart): Picture[] => {
    const bars = chart.bars.flatMap((bar) => {
      const fact = facts.get(bar.datapoint)
      const prior = facts.get(`${bar.datapoint}@${statement.year - 1}`)
      return fact?.number != null && fact.number >= 0 ? [{ name: bar[language], fact, prior }] : []
    })
    // A single figure needs no picture, and figures of several units none that would compare them.
    const unit = bars[0]?.fact.unit ?? null
    if (bars.length < 2 || bars.some(({ fact }) => fact.unit !== unit)) return []
    const told = bars.flatMap(({ name, fact, prior }) => [
      `${name} ${fact.year}: ${factInWords(fact, language)}`,
      ...(prior ? [`${prior.year}: ${factInWords(prior, language)}`] : []),
    ])
    const height = margins + rowHeight * bars.length
    const shown = unitInWords(unit, language)
    const caption = shown ? `${chart.caption[language]} (${shown})` : chart.caption[language]
    const svg = draw(bars, statement, language, height)
    return [
      { kind: 'picture', caption, alt: say(language, 'chart.alt', { told: told.join('; ') }), svg, width, height },
    ]
  })
}

type Drawn = { name: string; fact: Fact; prior: Fact | undefined }

function draw(
  bars: readonly Drawn[],
  { year, company }: Statement,
  language: StatementLanguage,
  height: number,
): string {
  const chart = init(null, undefined, { renderer: 'svg', ssr: true, width, height })
  const top = [...bars].reverse()
  const hasPrior = bars.some(({ prior, fact }) => prior?.unit === fact.unit)
  const of = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const series = (name: string, colour: string, figures: (number | null)[]) => ({
    type: 'bar' as const,
    name,
    data: figures,
    barMaxWidth: 16,
    itemStyle: { color: colour },
    label: {
      show: true,
      position: 'right' as const,
      color: ink,
      fontSize: 10.5,
      textBorderWidth: 0,
      formatter: ({ value }: { value: unknown }) => (typeof value === 'number' ? of.format(value) : ''),
    },
  })
  chart.setOption({
    animation: false,
    textStyle: { fontFamily: 'Inter, sans-serif' },
    legend: { show: hasPrior, bottom: 0, itemWidth: 12, itemHeight: 12, textStyle: { color: ink, fontSize: 11 } },
    grid: { left: 168, right: 84, top: 8, bottom: hasPrior ? 34 : 12 },
    xAxis: {
      type: 'value',
      axisLabel: { show: false },
      splitLine: { lineStyle: { color: line } },
      axisLine: { show: false },
    },
    yAxis: {
      type: 'category',
      data: top.map(({ name }) => name),
      axisTick: { show: false },
      axisLabel: { color: ink, fontSize: 11 },
      axisLine: { lineStyle: { color: soft } },
    },
    series: [
      ...(hasPrior
        ? [
            series(
              String(year - 1),
              earlier,
              top.map(({ prior, fact }) => (prior?.unit === fact.unit ? prior.number : null)),
            ),
          ]
        : []),
      series(
        String(year),
        readable(company.colour ?? usualColour),
        top.map(({ fact }) => fact.number),
      ),
    ],
  })
  const svg = chart.renderToSVGString()
  chart.dispose()
  return plainSvg(svg)
}
