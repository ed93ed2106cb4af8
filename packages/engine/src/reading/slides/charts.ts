import { cleanText, oneLine } from '../clean-text.ts'
import { plainRun, type TextCell } from '../text-page.ts'
import { child, elements, ownText, type XmlElement } from '../xml.ts'

/** A chart as the table behind it: categories down, series across. */
export interface ChartTable {
  title: string | null
  rows: TextCell[][]
  columns: number
}

const mostSeries = 50
const mostPoints = 500

/**
 * The figures of a chart as the file keeps them beside the drawing, so that no embedded workbook has to be opened.
 * @see ECMA-376 part 1, 21.2.2 charts: series, caches of numbers and strings
 */
export function chartTable(root: XmlElement | null): ChartTable | null {
  const chart = child(root, 'c:chart')
  const plot = child(chart, 'c:plotArea')
  if (!plot) return null
  const columns = elements(plot)
    .filter((one) => /^c:\w+Chart$/.test(one.name))
    .flatMap((one) => elements(one).filter((inner) => inner.name === 'c:ser'))
    .slice(0, mostSeries)
    .map((one) => ({
      name: [...pointsOf(child(one, 'c:tx')).values()].join(' '),
      categories: pointsOf(child(one, 'c:cat') ?? child(one, 'c:xVal')),
      values: pointsOf(child(one, 'c:val') ?? child(one, 'c:yVal')),
    }))
  const places = [...new Set(columns.flatMap((column) => [...column.values.keys()]))]
    .sort((one, other) => one - other)
    .slice(0, mostPoints)
  if (places.length === 0) return null
  const cell = (column: number, text: string | undefined): TextCell[] =>
    text ? [{ column, rowSpan: 1, columnSpan: 1, run: plainRun(text) }] : []
  const head = columns.flatMap((column, index) => cell(index + 1, column.name))
  const rows = places.map((place) => [
    ...cell(
      0,
      columns.map((column) => column.categories.get(place)).find((text) => text !== undefined),
    ),
    ...columns.flatMap((column, index) => cell(index + 1, column.values.get(place))),
  ])
  return { title: titleOf(chart), rows: head.length > 0 ? [head, ...rows] : rows, columns: columns.length + 1 }
}

function titleOf(chart: XmlElement | null): string | null {
  const texts: string[] = []
  const collect = (element: XmlElement): void => {
    for (const one of elements(element)) {
      if (one.name === 'a:t') texts.push(ownText(one))
      else collect(one)
    }
  }
  const title = child(chart, 'c:title')
  if (title) collect(title)
  return oneLine(cleanText(texts.join(' '))) || null
}

/** Points of a series by their number. */
function pointsOf(element: XmlElement | null): Map<number, string> {
  const found = new Map<number, string>()
  const reference = child(element, 'c:numRef') ?? child(element, 'c:strRef') ?? child(element, 'c:multiLvlStrRef')
  const parts = elements(reference ?? element ?? { name: '', attributes: {}, children: [] })
  const cache = parts.find((one) => /^c:(?:num|str|multiLvlStr)(?:Cache|Lit)$/.test(one.name))
  if (!cache) {
    const value = child(element, 'c:v')
    if (value) found.set(0, oneLine(cleanText(ownText(value))))
    return found
  }
  const format = child(cache, 'c:formatCode')
  const percent = format !== null && ownText(format).includes('%')
  for (const point of elements(child(cache, 'c:lvl') ?? cache)) {
    const value = child(point, 'c:v')
    if (point.name !== 'c:pt' || !value) continue
    const text = oneLine(cleanText(ownText(value)))
    const shown = cache.name.startsWith('c:num') ? figure(text, percent) : text
    if (shown !== '') found.set(Number(point.attributes.idx ?? found.size), shown)
  }
  return found
}

/** A figure as a person would write it: binary fractions leave traces behind the twelfth digit. */
function figure(text: string, percent: boolean): string {
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return text
  const exact = String(Number((percent ? value * 100 : value).toPrecision(12)))
  return percent ? `${exact} %` : exact
}
