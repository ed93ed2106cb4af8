import { pattern } from '../text/phrases.ts'
import type { Fact } from './tables/fact.ts'

const CONTENTS = pattern()`^{contents_title}$|\b{content_index}\b`
const SCORES = pattern()`\b{scores_head}|\b{score_word} \(`

/** Figures that could as well be page numbers: short, without a unit, and under no year. */
const couldBePage = (fact: Fact): boolean =>
  fact.yearFrom !== 'column' && /^\d{1,3}$/.test(fact.cell.text.trim()) && fact.unitFrom !== 'cell'

/** Tables of contents and indices end their rows with page numbers; none of these is a figure. */
function endsInPages(facts: Fact[], pages: number): boolean {
  const last = facts.filter((fact) => fact.position === fact.siblings - 1)
  const numbers = last.filter(couldBePage).map((fact) => fact.cell.number?.value.digits ?? 0n)
  const titled = last.some((fact) => [...fact.parents, ...fact.titles].some((text) => CONTENTS.test(text)))
  if (numbers.length < (titled ? 3 : 6)) return false
  const rising = numbers.filter((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0n)).length
  return (
    rising >= numbers.length * 0.8 &&
    (titled || numbers.every((number) => number <= BigInt(pages * 3))) &&
    new Set(numbers).size >= Math.min(4, numbers.length)
  )
}

/** Headings around a figure that end in page numbers near it: `2. Impact management 61 › 3.1 Employees | 64`. */
function amongPages(fact: Fact): boolean {
  const value = Number(fact.cell.text.trim())
  if (!couldBePage(fact) || !value) return false
  const ends = [...fact.parents, ...fact.titles].map((text) => Number(/ (\d{1,3})$/.exec(text)?.[1] ?? Number.NaN))
  return ends.filter((end) => Math.abs(end - value) <= 12).length >= 2
}

/**
 * The facts of one table without page numbers and without scores of an assessment.
 * @param pages how many pages the document has
 */
export function withoutPointers(facts: Fact[], pages: number): Fact[] {
  const scored = (fact: Fact): boolean =>
    fact.unitFrom !== 'cell' && [...fact.titles, ...fact.columns].some((text) => SCORES.test(text))
  const kept = facts.filter((fact) => !scored(fact) && !amongPages(fact))
  return endsInPages(kept, pages) ? kept.filter((fact) => !couldBePage(fact)) : kept
}
