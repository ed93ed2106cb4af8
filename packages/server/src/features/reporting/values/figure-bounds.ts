import type { ValueHint } from '@esrs/contract'
import { type BrokenBound, brokenBound, type Datapoint, type Misfit, oddBound } from '@esrs/engine/esrs'
import type { Text } from '../../../texts/texts.ts'
import { say } from '../messages.ts'
import { unitInWords } from '../unit-in-words.ts'

type Measured = Pick<Datapoint, 'id' | 'type' | 'unit'>

const formats = { en: 'en-GB', de: 'de-DE' } as const

/** A figure of any size with the digits that matter. */
export const figureText =
  (number: number): Text =>
  (language) =>
    Number(number.toPrecision(6)).toLocaleString(formats[language], { maximumFractionDigits: 12 })

const unitText = (unit: string | null): string => {
  const words = unitInWords(unit)
  return words === '' || words === 'ratio' ? '' : `\u00a0${words}`
}

/** What a figure breaks that it cannot break, in a sentence; `null` where it is possible. */
export function brokenSentence(entry: Measured, number: number | null, unit: string | null): Text | null {
  const broken = brokenBound(entry, number, unit)
  return broken && sentenceOf(broken, entry, number!)
}

function sentenceOf({ code, bound }: BrokenBound, { unit }: Measured, number: number): Text {
  if (code === 'integer') return say('value.integer')
  const values = { bound: figureText(bound!), number: figureText(number), unit: unitText(unit) }
  // An amount for each million of revenue is typed without saying so more often than any other mistake is made here.
  if (code === 'high' && unit?.endsWith('/EUR')) {
    const [top = ''] = unit.split('/')
    return say('value.perEuro', { ...values, meant: `${unitText(top)}/Mio.\u00a0EUR` })
  }
  return say(`value.${code}`, values)
}

/** What is unusual about a figure that is possible, as a question; `null` where nothing is. */
export function oddSentence(entry: Measured, number: number | null, unit: string | null): Text | null {
  const odd = oddBound(entry, number, unit)
  if (!odd) return null
  return say(`hint.${odd.code}`, { bound: figureText(odd.bound), unit: unitText(entry.unit) })
}

/** A figure that does not fit others of the report, as a hint at one of them. */
export function misfitHint(
  { code, keys, computed, bound }: Misfit,
  at: string,
  unit: string | null,
): Omit<ValueHint, 'text'> & { say: Text } {
  const [first = '', second = '', third = ''] = keys
  const values = { first, second, third, computed: figureText(computed), bound: figureText(bound ?? 0) }
  const sentence =
    code === 'quotient'
      ? say('hint.quotient', { ...values, unit: unitText(unit) })
      : say(computed > bound! ? 'hint.pair.above' : 'hint.pair.below', values)
  return { code, keys: keys.filter((key) => key !== at), say: sentence }
}
