import type { Language } from '../../esrs/index.ts'

/** A number of a text by what it says, so that `1,234.5` in English and `1.234,5` in German are the same. */
export interface SaidNumber {
  /** As it is written. */
  written: string
  /** What it may stand for; empty where its notation is not one of the language. */
  values: number[]
  /** Percent, tonnes and the like, in one spelling; `null` where none is known. */
  unit: string | null
}

const WORDS: Record<string, number> = Object.fromEntries(
  [
    'two zwei 2',
    'three drei 3',
    'four vier 4',
    'five fünf 5',
    'six sechs 6',
    'seven sieben 7',
    'eight acht 8',
    'nine neun 9',
    'ten zehn 10',
    'eleven elf 11',
    'twelve zwölf 12',
    'fifteen fünfzehn 15',
    'twenty zwanzig 20',
    'thirty dreißig 30',
    'forty vierzig 40',
    'fifty fünfzig 50',
    'sixty sechzig 60',
    'seventy siebzig 70',
    'eighty achtzig 80',
    'ninety neunzig 90',
    'hundred hundert 100',
    'hundreds hunderte 100',
    'thousand tausend 1000',
    'thousands tausende 1000',
    'million million 1000000',
    'millions millionen 1000000',
    'mn mio 1000000',
    'billion milliarde 1000000000',
    'billions milliarden 1000000000',
    'bn mrd 1000000000',
    'dozen dutzend 12',
    'half hälfte 0.5',
    'halve halbieren 0.5',
    'halved halbiert 0.5',
    'double verdoppeln 2',
    'doubled verdoppelt 2',
    'twice doppelt 2',
    'triple verdreifachen 3',
    'tripled verdreifacht 3',
  ].flatMap((line) => {
    const [english = '', german = '', value] = line.split(' ')
    return [
      [english, Number(value)],
      [german, Number(value)],
    ]
  }),
)

const months = (['en', 'de'] as const).map((language) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 15)),
  ),
)

const UNITS: [RegExp, string][] = [
  [/^(?:%|percent|prozent|per cent)/i, '%'],
  [/^(?:percentage points?|prozentpunkte?)/i, 'points'],
  [/^(?:tonnen|tonnes?|tons?|t)(?![\p{Ll}])/iu, 't'],
  [/^(?:kilogramm|kilograms?|kg)(?!\p{L})/iu, 'kg'],
  [/^(?:kwh|mwh|gwh|twh|gj|tj|mj|kj)(?!\p{L})/iu, 'energy'],
  [/^(?:m3|m³|cubic met(?:re|er)s?|kubikmeter)/i, 'm3'],
  [/^(?:m2|m²|square met(?:re|er)s?|quadratmeter)/i, 'm2'],
  [/^(?:hektar|hectares?|ha)(?!\p{L})/iu, 'ha'],
  [/^(?:€|euros?|eur)(?!\p{L})/iu, 'EUR'],
  [/^(?:\$|us-?dollars?|usd|dollars?)(?!\p{L})/iu, 'USD'],
  [/^(?:hours?|stunden?|h)(?!\p{L})/iu, 'h'],
  [/^(?:years?|jahre?n?)(?!\p{L})/iu, 'years'],
]

/** Energy is told by its own word: a kilowatt hour is no megawatt hour. */
const unitOf = (after: string): string | null => {
  const text = after.replace(/^[\s\u00a0\u202f]+/, '')
  const [pattern, unit] = UNITS.find(([one]) => one.test(text)) ?? []
  if (!pattern || !unit) return null
  return unit === 'energy' ? pattern.exec(text)![0].toLowerCase() : unit
}

const NUMBER = /(?<![\p{L}\p{N}_])\d+(?:[.,'’\u00a0\u202f]\d+)*/gu

function readings(written: string, language: Language | null): number[] {
  const plain = written.replace(/(?<=\d)['’\u00a0\u202f](?=\d{3})/g, '')
  const read = (group: string, point: string): number[] => {
    const pattern = new RegExp(`^(?:\\d+|\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${point}\\d+)?$`)
    return pattern.test(plain) ? [Number(plain.replaceAll(group, '').replace(point, '.'))] : []
  }
  if (language === 'en') return read(',', '.')
  if (language === 'de') return read('.', ',')
  // Where the language is not clear only what every language reads alike is a number.
  const [english, german] = [read(',', '.'), read('.', ',')]
  if (english.length && german.length) return english[0] === german[0] ? english : []
  return [...english, ...german]
}

/**
 * Every number of a text, in digits or in words, with what it stands for in a language.
 * @param language `null` where it is not known: a number that two languages read differently then stands for nothing
 */
export function numbersIn(text: string, language: Language | null): SaidNumber[] {
  const found: SaidNumber[] = []
  for (const match of text.matchAll(NUMBER)) {
    const [written] = match
    const unit =
      unitOf(text.slice(match.index + written.length)) ?? (/[€]\s?$/.test(text.slice(0, match.index)) ? 'EUR' : null)
    found.push({ written, values: readings(written, language), unit })
  }
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const value = WORDS[word.toLowerCase()]
    const month = months.map((names) => names.indexOf(word)).find((at) => at >= 0)
    if (value !== undefined) found.push({ written: word, values: [value], unit: null })
    else if (month !== undefined) found.push({ written: word, values: [month + 1], unit: null })
  }
  return found
}

/** The parts of a date or a chapter, such as 31, 12 and 2024 of `31.12.2024`. */
const pieces = ({ written }: SaidNumber): number[] => (written.match(/\d+/g) ?? []).map(Number)

/** Whether a number stands among others: with the same value, and no other unit. */
export function standsAmong(number: SaidNumber, others: readonly SaidNumber[]): boolean {
  const agrees = (other: SaidNumber) => number.unit === null || other.unit === null || number.unit === other.unit
  if (number.values.length === 0) {
    const values = others.flatMap((other) => other.values)
    const isDate = pieces(number).length > 2 && pieces(number).every((piece) => values.includes(piece))
    return isDate || others.some((other) => other.written === number.written && agrees(other))
  }
  return others.some(
    (other) =>
      agrees(other) &&
      (other.values.length > 0 ? other.values : pieces(other).length > 2 ? pieces(other) : []).some((value) =>
        number.values.includes(value),
      ),
  )
}
