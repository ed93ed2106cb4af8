import type { PageBlock, PageTable } from '@esrs/contract'
import { cx } from '../../ui/class-names.ts'
import { rowsOf, type TextPart, touches } from './parts.ts'
import { type Found, runsOf, type Span } from './passage.ts'
import { Runs } from './Runs.tsx'

interface TextPartsProps {
  text: string
  parts: readonly TextPart[]
  found: Found | null
}

/** The blocks and tables of a page of text, with the passage marked. */
export function TextParts({ text, parts, found }: TextPartsProps) {
  return parts.map((part) =>
    part.kind === 'table' ? (
      <TextTable key={part.start} text={text} table={part.table} found={found} />
    ) : (
      <TextBlock key={part.start} text={text} span={part} block={part.block} found={found} />
    ),
  )
}

const headings = ['text-xl leading-7 mt-6', 'text-lg leading-6 mt-5', 'text-base mt-4']

const looks: Record<PageBlock['kind'], string> = {
  heading: 'mb-2 font-semibold first:mt-0',
  paragraph: 'mb-2',
  'list-item': 'relative mb-1 pl-5',
  footnote: 'mb-1 text-paper-muted text-xs',
  header: 'mb-3 text-paper-muted text-xs',
  footer: 'mt-3 text-paper-muted text-xs',
}

/** Marks that lists begin with where the file wrote them itself. */
const ownMark = /^\s*(?:[•–—*·▪◦-]|\(?[\da-z]{1,3}[.)])\s/i

interface TextBlockProps {
  text: string
  span: Span
  block: PageBlock | null
  found: Found | null
}

function TextBlock({ text, span, block, found }: TextBlockProps) {
  const kind = block?.kind ?? 'paragraph'
  const level = Math.min(block?.level ?? 1, headings.length)
  const Tag = kind === 'heading' ? (`h${level + 2}` as 'h3') : 'p'
  const bullet = kind === 'list-item' && !ownMark.test(text.slice(span.start, span.start + 8))
  return (
    <Tag
      data-marked={touches(span, found?.passage ?? null) || undefined}
      className={cx(
        'stored-part whitespace-pre-wrap break-words',
        looks[kind],
        kind === 'heading' && headings[level - 1],
        block?.time && 'flex gap-4',
      )}
    >
      {bullet && (
        <span aria-hidden className="absolute left-1 text-paper-muted">
          •
        </span>
      )}
      {block?.time && (
        <time className="num w-14 shrink-0 text-paper-muted text-xs leading-5">{clockOf(block.time.from)}</time>
      )}
      <span className={cx(block?.time && 'min-w-0')}>
        <Runs runs={runsOf(text, span, found)} />
      </span>
    </Tag>
  )
}

/** Seconds from the beginning of a recording as a player shows them: `2:05`, `1:02:05`. */
function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const isFigure = (text: string) => /^[−+(-]?[\d.,'’\s]*\d[\d.,\s]*[%)]?$/.test(text)

/** The columns with figures below their heads. */
function figureColumns(text: string, { cells, headerRows }: PageTable): Set<number> {
  const balance = new Map<number, number>()
  for (const { row, column, columnSpan, start, end } of cells) {
    if (row < headerRows || columnSpan > 1 || start === end) continue
    balance.set(column, (balance.get(column) ?? 0) + (isFigure(text.slice(start, end)) ? 1 : -1))
  }
  return new Set([...balance].filter(([, more]) => more > 0).map(([column]) => column))
}

function TextTable({ text, table, found }: { text: string; table: PageTable; found: Found | null }) {
  const figures = figureColumns(text, table)
  return (
    <div className="my-3 overflow-x-auto" data-marked={touches(table, found?.passage ?? null) || undefined}>
      <table className="min-w-full border-collapse text-xs">
        <tbody>
          {rowsOf(table).map((places, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table are its places.
            <tr key={row}>
              {places.map((place) => {
                if (place.kind === 'empty') return <td key={place.column} className="border border-paper-line" />
                const { cell } = place
                const isHead = row < table.headerRows
                const Tag = isHead ? 'th' : 'td'
                const words = text.slice(cell.start, cell.end)
                const isRight = isFigure(words) || (isHead && cell.columnSpan === 1 && figures.has(cell.column))
                return (
                  <Tag
                    key={cell.column}
                    rowSpan={cell.rowSpan}
                    colSpan={cell.columnSpan}
                    data-marked={(words !== '' && touches(cell, found?.passage ?? null)) || undefined}
                    className={cx(
                      'whitespace-pre-wrap break-words border border-paper-line px-2 py-1 align-top',
                      isHead && 'sheet-head font-semibold',
                      isRight ? 'num text-right' : 'text-left',
                    )}
                  >
                    <Runs runs={runsOf(text, cell, found)} />
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
