/** Languages in which months are known by their names. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const
let months: ReadonlyMap<string, number> | null = null

function monthNames(): ReadonlyMap<string, number> {
  months ??= new Map(
    languages.flatMap((language) => {
      const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, month): [string, number] => [
        name.format(Date.UTC(2024, month, 15)).toLowerCase(),
        month + 1,
      ])
    }),
  )
  return months
}

/** A day as ISO 8601; `null` where there is none such. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay ? date.toISOString().slice(0, 10) : null
}

/**
 * The day that a text consists of: `30 June 2025`, `30. Juni 2025`, `30.06.2025`, `2025-06-30`.
 * @returns ISO 8601; `null` for anything else, and where day and month could be taken for each other
 */
export function dayIn(text: string): string | null {
  const plain = text.trim().toLowerCase()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(plain)
  if (dotted) return dayOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
  const named = /^(\d{1,2})\.?\s+(?:de\s+)?(\p{L}+)\.?\s+(?:de\s+)?(\d{4})$/u.exec(plain)
  const month = named && monthNames().get(named[2]!)
  return named && month ? dayOf(Number(named[3]), month, Number(named[1])) : null
}
