import type { Statement } from '@esrs/contract'
import { draftStatement } from '../draft/draft.ts'
import { madeInput } from './statement.ts'

/** Hostile or unusual texts: markup of every format, control characters, other scripts. */
export const hostile = [
  '<script>alert(1)</script> & "quoted" ]]>',
  'x'.repeat(10_000),
  'שלום עולם, مرحبا بالعالم',
  '\u202egnirts \u0000\u0007\ufffe\ud800',
  '😀👩‍👩‍👧 🏭 中文 ᚠ',
  '=1+1 @SUM(A1) -cmd',
  '#set page(width: 1pt) \\ $x$ ] #{ panic() } @d-E1 <d-E1> ` // *',
  '',
]

/** A statement with a company and texts of hostile words. */
export function hostileStatement(): Statement {
  const input = madeInput({ datapoints: 40 })
  const texts = input.values.filter(({ number }) => number === null)
  const words = (index: number) => hostile[index % hostile.length]!
  const values = texts.map((value, index) => ({
    ...value,
    value: words(index) || ' ',
    evidence: value.evidence.map((one) => ({ ...one, document: words(index), excerpt: words(index) })),
  }))
  const company = { ...input.company, name: hostile.join(' '), address: hostile[0]!, registration_number: hostile[3]! }
  return draftStatement({ ...input, company: { ...company, lei: null }, values })
}
