import { type AssessmentMethod, escaped, scoreEnds } from '@esrs/contract'
import { ScatterChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { type ECharts, graphic, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { followPage, lookOf, tooltipOf } from './page-look.ts'

use([ScatterChart, GridComponent, TooltipComponent, SVGRenderer])

/** A point of the matrix: a topic, or an entry on the side that it has. */
export interface MatrixDot {
  id: string
  kind: 'topic' | 'entry' | 'group' | 'before'
  code: string
  title: string
  /** Financial and impact result; an entry has only one and stands on the other axis. */
  x: number
  y: number
  /** Text for the tooltip and for screen readers. */
  words: string
  /** Drawn as an outline, for topics that are not material. */
  isHollow?: boolean
  /** Drawn with a broken outline, for topics with a result on one side only. */
  isPartial?: boolean
}

export type Bounds = AssessmentMethod['thresholds']

export interface MatrixWords {
  impact: string
  financial: string
}

/** Colours of the page in the current theme. */
function coloursOf(element: HTMLElement) {
  const look = lookOf(element)
  return { ...look, warning: look.of('--warning-soft'), fg: look.of('--brand-fg'), other: look.of('--neutral') }
}
type Colours = ReturnType<typeof coloursOf>

const pillarColour = (code: string, { pillars, other }: Colours): string =>
  (pillars as Record<string, string>)[code[0] ?? ''] ?? other

/** What was before is a ring, what is not material is outlined, everything else is filled. */
function looksOf({ kind, code, isHollow, isPartial }: MatrixDot, colours: Colours) {
  const colour = pillarColour(code, colours)
  if (kind === 'before') return { color: 'transparent', borderColor: colour, borderWidth: 2, opacity: 1 }
  if (isPartial)
    return { color: colours.surface, borderColor: colour, borderWidth: 1.5, borderType: 'dashed' as const, opacity: 1 }
  if (isHollow) return { color: colours.surface, borderColor: colour, borderWidth: 1.5, opacity: 1 }
  return { color: colour, borderColor: colours.surface, borderWidth: 1, opacity: kind === 'entry' ? 0.6 : 1 }
}

/**
 * Lines of the thresholds and the bands in which a person decides. They are shapes of the drawing below the chart: the chart
 * would draw every point again for each move of a line.
 */
function boundShapes(chart: ECharts) {
  const sides = ['impact', 'financial'] as const
  const shapes = sides.map((side) => ({
    side,
    band: new graphic.Rect({ silent: true, z: 1 }),
    line: new graphic.Line({ silent: true, z: 2 }),
  }))
  for (const { band, line } of shapes) {
    chart.getZr().add(band)
    chart.getZr().add(line)
  }
  const at = (financial: number, impact: number): [number, number] => {
    const [x = 0, y = 0] = chart.convertToPixel('grid', [financial, impact])
    return [x, y]
  }
  return {
    colour: ({ brand, warning }: Colours) => {
      for (const { band, line } of shapes) {
        band.setStyle({ fill: warning, opacity: 0.7 })
        line.setStyle({ stroke: brand, lineWidth: 1.5 })
      }
    },
    place: (bounds: Bounds, { low, top }: { low: number; top: number }) => {
      const [[left, bottom], [right, upper]] = [at(low, low), at(top, top)]
      for (const { side, band, line } of shapes) {
        const { material, undecided } = bounds[side]
        const [[x1, y1], [x2, y2]] = [at(undecided, undecided), at(material, material)]
        const isImpact = side === 'impact'
        band.setShape(
          isImpact
            ? { x: left, width: right - left, y: y2, height: y1 - y2 }
            : { x: x1, width: x2 - x1, y: upper, height: bottom - upper },
        )
        line.setShape(isImpact ? { x1: left, x2: right, y1: y2, y2 } : { x1: x2, x2, y1: upper, y2: bottom })
      }
    },
  }
}

/** A drawn matrix with the functions that change its points, thresholds and highlight. */
export interface MatrixChart {
  show(dots: readonly MatrixDot[], bounds: Bounds): void
  /** Moves only the thresholds, for dragging. */
  move(bounds: Bounds): void
  /** Highlights a point and shows its tooltip; `null` removes both. */
  mark(index: number | null): void
  svg(): string
  dispose(): void
}

const sizes = { topic: 30, entry: 7, group: 12, before: 10 } as const

/** Event handlers of the picture. */
export interface MatrixActs {
  open?(dot: MatrixDot): void
  /** Called while a threshold is dragged; without it thresholds are fixed. */
  drag?(side: keyof Bounds, value: number): void
}

/** Distance in pixels within which a pointer takes the line of a threshold. */
const reach = 8

/** Draws the matrix into an element. */
export function drawMatrix(
  element: HTMLElement,
  scale: AssessmentMethod['scale'],
  words: MatrixWords,
  acts: MatrixActs,
): MatrixChart {
  const chart: ECharts = init(element, undefined, { renderer: 'svg' })
  const ends = scoreEnds[scale]
  const { low, top } = ends
  const shapes = boundShapes(chart)
  let colours = coloursOf(element)
  let shown: readonly MatrixDot[] = []
  let last: Bounds | null = null
  const axis = (name: string) => ({
    type: 'value' as const,
    name,
    nameLocation: 'middle' as const,
    nameGap: 28,
    min: low,
    max: top,
    interval: scale === 'five' ? 1 : 2,
    nameTextStyle: { color: colours.ink, fontSize: 12 },
    axisLabel: { color: colours.muted, fontSize: 11 },
    axisLine: { show: true, lineStyle: { color: colours.strong } },
    splitLine: { lineStyle: { color: colours.line } },
  })
  const show = (dots: readonly MatrixDot[], bounds: Bounds) => {
    shown = dots
    last = bounds
    colours = coloursOf(element)
    const aside = asides(chart, dots, low)
    chart.setOption(
      {
        animation: false,
        textStyle: { fontFamily: colours.font },
        grid: { left: 44, right: 18, top: 14, bottom: 42 },
        xAxis: axis(words.financial),
        yAxis: axis(words.impact),
        tooltip: {
          trigger: 'item',
          ...tooltipOf(colours),
          formatter: ({ data }: { data: { dot: MatrixDot } }) => escaped(data.dot.words).replaceAll('\n', '<br>'),
          extraCssText: 'max-width: 18rem; white-space: normal;',
        },
        series: [
          {
            id: 'dots',
            type: 'scatter',
            z: 3,
            data: dots.map((dot, index) => ({
              value: [dot.x, dot.y],
              dot,
              symbol: dot.kind === 'group' ? 'diamond' : 'circle',
              symbolSize: dot.kind === 'topic' ? [sizes.topic, markHeight] : sizes[dot.kind],
              ...(dot.kind === 'topic' ? { symbol: 'roundRect', symbolOffset: aside[index]! } : {}),
              itemStyle: looksOf(dot, colours),
              label: {
                show: dot.kind === 'topic',
                formatter: dot.code,
                color: dot.isHollow || dot.isPartial ? colours.ink : colours.fg,
                fontSize: 11,
                fontWeight: 'bold' as const,
              },
              emphasis: { scale: 1.3, itemStyle: { borderColor: colours.ink, borderWidth: 2 } },
            })),
          },
        ],
      },
      { notMerge: false },
    )
    shapes.colour(colours)
    shapes.place(bounds, ends)
  }
  show([], { impact: { material: top, undecided: top }, financial: { material: top, undecided: top } })
  chart.on('click', ({ data }) => acts.open?.((data as { dot: MatrixDot }).dot))
  if (acts.drag) letDrag(chart, () => last, acts.drag)
  const redraw = () => last && show(shown, last)
  const dispose = followPage(chart, element, redraw, redraw)
  return {
    show,
    move: (bounds) => {
      last = bounds
      shapes.place(bounds, ends)
    },
    mark: (index) => {
      chart.dispatchAction({ type: 'downplay', seriesId: 'dots' })
      if (index === null) chart.dispatchAction({ type: 'hideTip' })
      else {
        chart.dispatchAction({ type: 'highlight', seriesId: 'dots', dataIndex: index })
        chart.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: index })
      }
    },
    svg: () => chart.renderToSVGString(),
    dispose,
  }
}

/** Makes the lines of the thresholds draggable. */
function letDrag(chart: ECharts, boundsNow: () => Bounds | null, drag: NonNullable<MatrixActs['drag']>) {
  const canvas = chart.getZr()
  let taken: keyof Bounds | null = null
  const near = (x: number, y: number): keyof Bounds | null => {
    const bounds = boundsNow()
    if (!bounds || !chart.containPixel('grid', [x, y])) return null
    const [left = 0, top = 0] = chart.convertToPixel('grid', [bounds.financial.material, bounds.impact.material])
    if (Math.abs(y - top) <= reach) return 'impact'
    return Math.abs(x - left) <= reach ? 'financial' : null
  }
  canvas.on('mousedown', ({ offsetX, offsetY, target }) => {
    taken = target ? null : near(offsetX, offsetY)
  })
  canvas.on('mousemove', ({ offsetX, offsetY, target }) => {
    const side = taken ?? (target ? null : near(offsetX, offsetY))
    if (side) canvas.setCursorStyle(side === 'impact' ? 'ns-resize' : 'ew-resize')
    if (!taken) return
    const [x = 0, y = 0] = chart.convertFromPixel('grid', [offsetX, offsetY])
    drag(taken, taken === 'impact' ? y : x)
  })
  for (const end of ['mouseup', 'globalout'] as const)
    canvas.on(end, () => {
      taken = null
    })
}

/** Height of the mark of a topic in pixels. */
const markHeight = 20

/**
 * Offsets of the topics in pixels, so that none covers another. What stands on an axis because it has no result on the other
 * side stands beside it, where it does not cover the figures of the axis.
 */
function asides(chart: ECharts, dots: readonly MatrixDot[], low: number): [number, number][] {
  const taken: { x: number; y: number }[] = []
  return dots.map((dot) => {
    if (dot.kind !== 'topic') return [0, 0]
    const [left = 0, top = 0] = chart.convertToPixel('grid', [dot.x, dot.y])
    const aside = dot.x === low ? sizes.topic / 2 + 2 : 0
    const above = dot.y === low ? -markHeight / 2 - 2 : 0
    const isCovered = (x: number) =>
      taken.some((one) => Math.abs(one.x - x) < sizes.topic + 1 && Math.abs(one.y - top - above) < markHeight + 1)
    let x = left + aside
    while (isCovered(x)) x += sizes.topic + 2
    taken.push({ x, y: top + above })
    return [x - left, above]
  })
}

/** A picture of an SVG as PNG, twice its size so that it can be printed. */
export async function pngOf(svg: string, width: number, height: number, background: string): Promise<Blob> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 2 * width
  canvas.height = 2 * height
  const context = canvas.getContext('2d')!
  context.fillStyle = background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png'),
  )
}
