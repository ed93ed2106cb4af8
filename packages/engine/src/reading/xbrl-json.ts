import { z } from 'zod'
import { decodeText } from './decode-text.ts'
import type { FormatResult, Reading } from './format-reader.ts'
import { localName, type TaggedFact } from './html/tagged-facts.ts'
import { plainRun, type TextCell, TextPage } from './text-page.ts'
import { TooLarge } from './too-large.ts'

const Facts = z.object({
  documentInfo: z.object({ documentType: z.string() }),
  facts: z.record(
    z.string(),
    z.object({
      value: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
      decimals: z.union([z.number(), z.string()]).optional(),
      dimensions: z.record(z.string(), z.union([z.string(), z.null()])),
    }),
  ),
})

/** Most facts of one file, and letters of one that are shown. */
const [most, longest] = [50_000, 20_000]
/** Dimensions that every fact may have; the others are axes with their members. */
const own: ReadonlySet<string> = new Set(['concept', 'entity', 'period', 'unit', 'language', 'noteId'])

/** Whether a text is XBRL in JSON, by what its document type says. */
export const isXbrlJson = (text: string): boolean =>
  /"documentType"\s*:\s*"https?:\/\/(?:www\.)?xbrl\.org\/[^"]{0,60}json/i.test(text)

/**
 * The last day of a period. Its end is the first moment that lies behind it, so midnight belongs to the day before.
 * @see xBRL-JSON 1.0, 3.4.3
 */
function endOf(period: string): string {
  const end = period.split('/').at(-1) ?? ''
  if (!/T00:00:00(?:\.0+)?Z?$/.test(end)) return end.slice(0, 10)
  const day = new Date(`${end.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

const unitOf = (unit: string): string =>
  unit
    .split('/')
    .map((part) => part.replace(/[()]/g, '').split('*').map(localName).join('*'))
    .join('/')

type Entry = z.infer<typeof Facts>['facts'][string]
/** A fact without its place, and what it is about in words. */
type Unplaced = Omit<TaggedFact, 'start' | 'stop'> & { about: string }

const plainFigure = /^-?\d+(?:\.\d+)?$/

/** Axes of a fact with their members. */
const axesOf = (dimensions: Entry['dimensions']): TaggedFact['dimensions'] =>
  Object.entries(dimensions).flatMap(([axis, member]) =>
    own.has(axis) || member === null
      ? []
      : // Words of the company are no name, so that nothing before a colon is cut.
        [{ axis: localName(axis), member: axis.endsWith('TypedAxis') ? member.slice(0, 200) : localName(member) }],
  )

/** A fact with its value; `null` where it says that there is none. */
function factOf({ value, decimals, dimensions }: Entry): Unplaced | null {
  const written = String(value ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
  if (written === '') return null
  const isFigure = plainFigure.test(written) && (decimals !== undefined || Boolean(dimensions.unit))
  const answer = written === 'true' ? 'yes' : written === 'false' ? 'no' : null
  const end = endOf(dimensions.period ?? '')
  const unit = isFigure && dimensions.unit ? unitOf(dimensions.unit) : null
  const concept = localName(dimensions.concept ?? '')
  const axes = axesOf(dimensions)
  const about = [concept, ...axes.map(({ member }) => member), end, unit ?? ''].filter(Boolean).join(', ')
  const kind = isFigure ? 'number' : answer ? 'answer' : 'text'
  const measure = isFigure ? (unit ?? 'pure') : null
  return { concept, kind, value: answer ?? written, written, unit: measure, end, dimensions: axes, about }
}

/** Reads facts of XBRL in JSON: a table with a row for each, and the facts as values with their places. */
export async function readXbrlJson(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const text = decodeText(bytes)
  if (!isXbrlJson(text)) return { ok: false, reason: 'format_not_supported', detail: 'JSON without facts of XBRL' }
  const whole: unknown = JSON.parse(text)
  const count = Object.keys((whole as { facts?: object } | null)?.facts ?? {}).length
  if (count > most) throw new TooLarge(`more than ${most} facts`)
  const parsed = Facts.safeParse(whole)
  if (!parsed.success) return { ok: false, reason: 'damaged', detail: 'no sound facts' }
  const entries = Object.values(parsed.data.facts)
  const page = new TextPage()
  const starts: (number | null)[] = []
  const line = page.line.bind(page)
  page.line = (runs, boxOf) => {
    const written = line(runs, boxOf)
    starts.push(written?.segments.at(-1)?.start ?? null)
    return written
  }
  const facts = entries.flatMap((entry) => factOf(entry) ?? [])
  const rows = facts.map(({ about, written }): TextCell[] =>
    [about, written].map((one, column) => ({ column, rowSpan: 1, columnSpan: 1, run: plainRun(one) })),
  )
  page.writeTable(rows, 2, 0)
  const tagged = facts.map(({ about: _, ...fact }, index): TaggedFact => {
    const start = starts[index] ?? null
    return { ...fact, start, stop: start === null ? null : start + fact.written.length }
  })
  onProgress(1, 1, 'reading')
  return { ok: true, pages: [page.page()], ...(tagged.length > 0 && { tagged }) }
}
