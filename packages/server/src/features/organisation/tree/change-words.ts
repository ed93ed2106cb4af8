import { type Language, type UnitChange, UnitFields } from '@esrs/contract'
import { say } from '../messages.ts'

type Field = UnitChange['fields'][number]

const locales = { en: 'en-GB', de: 'de-DE' } as const

/** A day as people write it. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

const monthInWords = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1))

/** A holding in words: *Proportional, 40 % from 1 Jan 2025*. */
function holdingInWords({ from, share, method }: UnitFields['holdings'][number], language: Language): string {
  const words = say('holding', { method: say(`method.${method}`)(language), share })(language)
  return from === null ? words : say('holding.from', { words, day: dayInWords(from, language) })(language)
}

/** What a field of a unit says, in words; empty where there is nothing. */
function inWords(
  fields: UnitFields,
  field: Field['field'],
  nameOf: (id: string) => string,
  language: Language,
): string {
  switch (field) {
    case 'kind':
      return say(`kind.${fields.kind}`)(language)
    case 'parent':
      return fields.parent === null ? '' : nameOf(fields.parent)
    case 'holdings':
      return fields.holdings.map((one) => holdingInWords(one, language)).join('; ')
    case 'until':
      return fields.until === null ? '' : dayInWords(fields.until, language)
    case 'year_end':
      return monthInWords(fields.year_end, language)
    case 'heads':
    case 'area':
      return fields[field] === null ? '' : new Intl.NumberFormat(locales[language]).format(fields[field])
    default:
      return fields[field]
  }
}

/** The fields in which a unit differs, before and after in words. */
export function differences(
  before: UnitFields | null,
  after: UnitFields | null,
  nameOf: (id: string) => string,
  language: Language,
): Field[] {
  return UnitFields.keyof().options.flatMap((field): Field[] => {
    if (before && after && JSON.stringify(before[field]) === JSON.stringify(after[field])) return []
    const words = (fields: UnitFields | null) => (fields ? inWords(fields, field, nameOf, language) : '')
    const line = { field, before: words(before), after: words(after) }
    return line.before === line.after && !(before && after) ? [] : [line]
  })
}
