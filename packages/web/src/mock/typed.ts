import { conversion, type Language, unitIn } from '@esrs/contract'
import { MockFailure } from './call.ts'
import { knownUnits } from './fixtures/units.ts'
import type { KeptDatapoint } from './samples.ts'

/** What was typed, as it is kept. */
export interface Typed {
  value: string | null
  number: number | null
  unit: string | null
  converted: boolean
}

const numeric = new Set(['number', 'percent', 'money'])
const answers: Readonly<Record<string, string>> = { yes: 'yes', no: 'no', ja: 'yes', nein: 'no' }

/** The number at the beginning of a text, with what follows it. */
function split(text: string, language: Language): { number: number; rest: string } | null {
  const [, digits = '', rest = ''] = /^(-?\d[\d.,\s]*?)\s*([^\d\s.,].*)?$/.exec(text) ?? []
  const [group, point] = language === 'de' ? ['.', ','] : [',', '.']
  const number = Number(digits.replaceAll(group!, '').replace(point!, '.').replace(/\s/g, ''))
  return digits === '' || Number.isNaN(number) ? null : { number, rest }
}

/** A figure in the unit that is asked for; refused at a field where it is none, or in a unit that does not fit. */
export function figureOf(text: string, asked: string | null, language: Language, field = 'value'): Typed {
  const found = split(text.trim(), language)
  if (!found) throw new MockFailure('no_figure', [field], ['abc', text])
  const { number, rest } = found
  if (rest === '' || rest === asked || asked === null)
    return { value: String(number), number, unit: asked ?? (rest || null), converted: false }
  const tables = { units: knownUnits, fuels: [] }
  const into = conversion(tables, { unit: rest, basis: null }, { unit: asked, basis: null }, null)
  if (!into.ok) throw new MockFailure('other_unit', [field], ['5 MWh', text])
  const converted = Number((number * into.factor).toPrecision(14))
  const isOther = unitIn(tables, rest)?.unit !== unitIn(tables, asked)?.unit
  return { value: String(converted), number: converted, unit: asked, converted: isOther }
}

/** A value as its datapoint keeps it; empty text is none. */
export function typedValue(
  text: string,
  { dataType, asks, unit }: Pick<KeptDatapoint, 'dataType' | 'asks' | 'unit'>,
  language: Language,
  field?: string,
): Typed {
  const trimmed = text.trim()
  const plain = { value: trimmed || null, number: null, unit: null, converted: false }
  if (trimmed === '') return plain
  if (numeric.has(dataType)) return figureOf(trimmed, asks ?? unit, language, field)
  if (dataType !== 'yes-no') return plain
  const answer = answers[trimmed.toLowerCase()]
  if (!answer) throw new MockFailure('no_answer', [field ?? 'value'], ['perhaps', trimmed])
  return { ...plain, value: answer }
}
