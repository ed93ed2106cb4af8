import type { Language } from '@esrs/contract'
import { readRatio, readTypedNumber } from '@esrs/engine'
import { choiceFromWords, type Datapoint } from '@esrs/engine/esrs'
import { AppError } from '../../../http/errors.ts'
import type { Text } from '../../../texts/texts.ts'
import { say } from '../messages.ts'
import { unitInWords } from '../unit-in-words.ts'
import { brokenSentence } from './figure-bounds.ts'

/** A value as it is kept: canonical text, with number and unit where the datapoint is a figure. */
export interface TypedValue {
  value: string
  number: number | null
  unit: string | null
}

const yes = new Set(['yes', 'y', 'ja', 'j', 'true'])
const no = new Set(['no', 'n', 'nein', 'false'])

/** A typed text as the value of a datapoint; throws `invalid_input` with a sentence at the field. */
export function parseTypedValue(
  entry: Pick<Datapoint, 'id' | 'type' | 'unit'>,
  typed: string,
  language: Language,
): TypedValue {
  const { value, number, unit } = parseWithConversion(entry, typed, language)
  return { value, number, unit }
}

/** A typed text as a value, and whether its unit was converted. */
export function parseWithConversion(
  entry: Pick<Datapoint, 'id' | 'type' | 'unit'>,
  typed: string,
  language: Language,
): TypedValue & { converted?: boolean } {
  switch (entry.type) {
    case 'number':
    case 'percent':
    case 'money': {
      const read = figure(entry, typed, language)
      const broken = brokenSentence(entry, read.number, read.unit)
      if (broken) throw refusal(broken)
      return read
    }
    case 'year':
      return year(typed)
    case 'date':
      return { value: date(typed), number: null, unit: null }
    case 'yes-no': {
      const word = typed.toLowerCase()
      if (!yes.has(word) && !no.has(word)) throw refusal(say('value.yesNo'))
      return { value: yes.has(word) ? 'yes' : 'no', number: null, unit: null }
    }
    case 'choice':
      return { value: choiceFromWords(entry.id, typed) ?? typed, number: null, unit: null }
    default:
      return { value: typed, number: null, unit: null }
  }
}

function refusal(text: Text): AppError {
  return new AppError('invalid_input', text, { fields: { value: text } })
}

const maxEcho = 60

function figure({ type, unit }: Pick<Datapoint, 'type' | 'unit'>, typed: string, language: Language) {
  const read = readTypedNumber(typed, unit, language)
  if (read.ok) {
    const { text: value, number, unit: kept, conversion } = read.value
    return { value, number, unit: kept, converted: conversion !== null }
  }
  const ratio = readRatio(typed, unit, language)
  if (ratio) return ratio
  const echo = typed.length > maxEcho ? `${typed.slice(0, maxEcho)}…` : typed
  if (read.reason === 'other_unit') throw refusal(say('value.unit', { typed: echo, unit: unitInWords(unit) }))
  throw refusal(
    type === 'percent'
      ? say('value.percent', { example: 12.5 })
      : say('value.number', { typed: echo, example: 1234.5 }),
  )
}

function year(typed: string): TypedValue {
  if (!/^(19|20|21)\d\d$/.test(typed)) throw refusal(say('value.year'))
  return { value: typed, number: Number(typed), unit: null }
}

/** ISO 8601, from that or from the German way of writing. */
function date(typed: string): string {
  const [, day, month, of] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(typed) ?? []
  const iso = day && month && of ? `${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
  const isDate = /^\d{4}-\d\d-\d\d$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso)
  if (!isDate) throw refusal(say('value.date'))
  return iso
}
