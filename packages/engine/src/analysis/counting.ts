import type { Draft } from './choose-within.ts'
import { check, yearOfWords } from './drafts.ts'
import type { Fact } from './facts.ts'
import type { FoundValue } from './finding.ts'
import { placeOf } from './places.ts'
import { fold } from './text.ts'

const AT_THE_END =
  /(?:zum|am|per) (?:\d|jahresende|stichtag|bilanzstichtag|ende)|(?<!\d)\d\d\.\d\d\.(?!\d\d?(?!\d))|(?:at|as of|as at|on) (?:\d|year|the end|\p{L}+ \d)|year[ -]?end|end of (?:the )?(?:reporting )?(?:period|year)|jahresende|stichtag|^\d{1,2}\.? (?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc])\p{L}*(?:\.?,? \d{4})?|^(?:march|june|september|december) \d{1,2}(?:,? \d{4})?/u
const BY_HEADS = /\bhead ?counts?(?!\p{L})|\bköpfen?(?!\p{L})|kopfzahl|personenzahl/u

/** How a table of the staff counts it, said in its label, its heads or its title: ESRS S1-6 (paragraph 50 d). */
const WAYS: readonly [datapoint: string, value: string, words: RegExp][] = [
  ['S1-6_14', 'head count', BY_HEADS],
  ['S1-6_15', 'end of reporting period', AT_THE_END],
]

const lineAt = (text: string, at: number): { start: number; end: number } => {
  const end = text.indexOf('\n', at)
  return { start: text.lastIndexOf('\n', at - 1) + 1, end: end < 0 ? text.length : end }
}

/**
 * How the number of employees was counted, read off the words around the figure. Tables say it in a bracket
 * (`Employees (head count)`, `Beschäftigte zum 31.12. (Köpfe)`), where statements have a sentence.
 * @param fact the figure that was taken for the number of employees
 */
export function waysOfCounting(fact: Fact, reporting: number | null): Draft[] {
  const unit = fold(fact.unit?.written ?? '')
  const spoken = [fact.label, ...[...fact.parents].reverse(), ...fact.columns, ...fact.titles.slice(0, 2), unit]
  const folded = fold(fact.page.text)
  return WAYS.flatMap(([datapoint, text, words]): Draft[] => {
    const hit = spoken.map((part) => words.exec(part)).find((found) => found !== null)
    if (!hit) return []
    const at = folded.lastIndexOf(hit[0], fact.cell.end)
    if (at < 0) return []
    const span = lineAt(fact.page.text, at)
    const excerpt = fact.page.text.slice(span.start, span.end)
    const year = yearOfWords(excerpt, reporting, 'row')
    const value: FoundValue = {
      text,
      number: null,
      unit: null,
      written: fact.page.text.slice(at, at + hit[0].length),
      writtenNumber: null,
      writtenUnit: null,
      conversion: null,
    }
    return [
      {
        candidate: {
          datapoint,
          dimension: null,
          value,
          year: reporting,
          role: 'actual',
          tier: 'review',
          score: 0.78,
          place: placeOf(fact.page, span, null, null, null),
          excerpt,
          checks: [check('quote', true, null), year.checked],
          reason: { source: fact.source, matched: hit[0], missing: year.missing },
        },
        strength: 0.8,
        settled: false,
        boundary: 'unknown',
        value: null,
      },
    ]
  })
}
