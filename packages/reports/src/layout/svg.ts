/**
 * A picture that ECharts drew as plain SVG, the same bytes each time: without styles and attributes for mouse events, some of which
 * hold a running number, and with texts that every renderer puts at the same height.
 */
export const plainSvg = (svg: string): string =>
  svg
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/ (?:class|pointer-events|ecmeta_\w+|baseProfile|xmlns:xlink)="[^"]*"/g, '')
    // Not every SVG renderer supports `dominant-baseline`, so texts are moved down instead.
    .replace(/<text dominant-baseline="central"[^>]*/g, lowered)
    .replace(/>\s*\n\s*/g, '>')

/** A `text` tag moved down so that its middle is where ECharts wanted it, without `dominant-baseline`. */
function lowered(tag: string): string {
  const size = Number(/font-size:([\d.]+)px/.exec(tag)?.[1] ?? 12)
  const [before, y = '0'] = / y="(-?[\d.]+)"/.exec(tag) ?? []
  const rest = tag.replace(' dominant-baseline="central"', '').replace(before ?? '', '')
  return `${rest} y="${Math.round(10 * (Number(y) + 0.35 * size)) / 10}"`
}
