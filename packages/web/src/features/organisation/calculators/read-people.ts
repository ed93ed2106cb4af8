import type { ListedPerson } from '@esrs/contract'
import { typedNumber } from '../unit-values.ts'

/** What was read of a list of people, and the lines that say nothing that can be used. */
export interface ReadPeople {
  people: ListedPerson[]
  /** Numbers of lines, counted from 1. */
  unread: number[]
  /** Columns that the first line does not name. */
  missing: ('gender' | 'pay')[]
}

const heads = {
  gender: ['gender', 'sex', 'geschlecht'],
  pay: ['pay', 'gross pay', 'hourly pay', 'salary', 'entgelt', 'bruttoentgelt', 'stundenentgelt', 'gehalt', 'lohn'],
  annual: [
    'annual',
    'annual pay',
    'annual remuneration',
    'total remuneration',
    'annual total remuneration',
    'jahresentgelt',
    'jahresvergütung',
    'gesamtvergütung',
    'jahresgesamtvergütung',
    'jahresgehalt',
  ],
  contract: ['contract', 'permanent', 'contract type', 'vertrag', 'vertragsart', 'unbefristet', 'befristung'],
  training: ['training', 'training hours', 'schulung', 'schulungsstunden', 'weiterbildung', 'weiterbildungsstunden'],
  left: ['left', 'leaving date', 'exit', 'austritt', 'austrittsdatum'],
}

const genders: Record<string, ListedPerson['gender']> = {
  f: 'female',
  w: 'female',
  female: 'female',
  woman: 'female',
  weiblich: 'female',
  frau: 'female',
  m: 'male',
  male: 'male',
  man: 'male',
  männlich: 'male',
  mann: 'male',
  d: 'other',
  x: 'other',
  o: 'other',
  other: 'other',
  divers: 'other',
  diverse: 'other',
}

const contracts: Record<string, boolean> = {
  permanent: true,
  yes: true,
  y: true,
  unbefristet: true,
  ja: true,
  j: true,
  u: true,
  p: true,
  temporary: false,
  no: false,
  n: false,
  fixed: false,
  'fixed-term': false,
  befristet: false,
  nein: false,
  b: false,
}

/** A pay as it stands in a list: with thousands grouped by points or commas, and a sign of a currency. */
function payOf(written: string): number | null | undefined {
  const plain = written.replace(/[€$£\s\u00a0]|EUR/g, '')
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.exec(plain)
  if (!grouped) return typedNumber(plain)
  const decimals = /[.,](\d{1,2})$/.exec(plain)?.[1]
  const whole = (decimals ? plain.slice(0, -decimals.length - 1) : plain).replace(/[.,]/g, '')
  return Number(decimals ? `${whole}.${decimals}` : whole)
}

/** A day of a list as ISO 8601; empty where there is none, `null` where it cannot be read. */
function dayOf(written: string): string | null {
  if (written === '') return ''
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written) ?? []
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written
  return /^\d{4}-\d\d-\d\d$/.test(iso) ? iso : null
}

/** Reads a list of people as it is copied out of a spreadsheet, or saved as CSV: a line for each, named in the first. */
export function readPeople(text: string): ReadPeople {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [first = '', ...rest] = lines
  const separator = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? '\t'
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ''))
  const named = cells(first).map((cell) => cell.toLowerCase())
  const at = (column: keyof typeof heads) => named.findIndex((cell) => heads[column].includes(cell))
  const places = { gender: at('gender'), pay: at('pay'), left: at('left') }
  const [annual, contract, training] = [at('annual'), at('contract'), at('training')]
  const missing = (['gender', 'pay'] as const).filter((column) => places[column] < 0)
  const people: ListedPerson[] = []
  const unread: number[] = []
  if (missing.length > 0) return { people, unread, missing }
  for (const [index, line] of rest.entries()) {
    const row = cells(line)
    const gender = genders[(row[places.gender] ?? '').toLowerCase()]
    const pay = payOf(row[places.pay] ?? '')
    const left = dayOf(places.left < 0 ? '' : (row[places.left] ?? ''))
    const year = annual < 0 ? null : payOf(row[annual] ?? '')
    const hours = training < 0 ? null : payOf(row[training] ?? '')
    if (!gender || pay === undefined || left === null || year === undefined || hours === undefined)
      unread.push(index + 2)
    else
      people.push({
        gender,
        pay,
        left,
        annual: year,
        training: hours,
        isPermanent: contract < 0 ? null : (contracts[(row[contract] ?? '').toLowerCase()] ?? null),
      })
  }
  return { people, unread, missing }
}
