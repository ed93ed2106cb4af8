import type { ECharts } from 'echarts/core'

// How every chart fits into its page: colours, tooltips, size.

/** Colours and font of the page in the current theme. */
export function lookOf(element: HTMLElement) {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    of,
    ink: of('--ink'),
    muted: of('--ink-3'),
    line: of('--line'),
    strong: of('--line-strong'),
    surface: of('--surface'),
    brand: of('--brand'),
    pillars: { E: of('--env'), S: of('--soc'), G: of('--gov') },
    // Names of fonts in quotation marks would end the attribute that they stand in where the picture is written as text.
    font: style.fontFamily.replaceAll('"', "'"),
  }
}
export type PageLook = ReturnType<typeof lookOf>

/** The look of a tooltip. */
export const tooltipOf = ({ surface, strong, ink }: PageLook) => ({
  confine: true,
  backgroundColor: surface,
  borderColor: strong,
  textStyle: { color: ink, fontSize: 12 },
})

/** Keeps a chart at the size of its element and calls `redraw` when the theme changes; the returned function ends both and the chart. */
export function followPage(chart: ECharts, element: HTMLElement, redraw: () => void, onSize: () => void = () => {}) {
  const resized = new ResizeObserver(() => {
    chart.resize()
    onSize()
  })
  resized.observe(element)
  // The theme changes by a class; the colours are read again.
  const light = new MutationObserver(redraw)
  light.observe(document.documentElement, { attributes: true })
  return () => {
    resized.disconnect()
    light.disconnect()
    chart.dispose()
  }
}
