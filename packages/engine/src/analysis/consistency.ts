import type { Candidate } from './finding.ts'
import type { Recipe } from './recipe.ts'

const TOLERANCE = 0.015

function holds(recipe: Recipe, kind: 'sum' | 'at_most' | 'share', own: number, parts: number[]): boolean {
  const [first = 0, second = 0] = parts
  if (kind === 'at_most') return own <= first * (1 + TOLERANCE) + 1e-9
  const expected =
    kind === 'sum' ? parts.reduce((sum, part) => sum + part, 0) : second === 0 ? 0 : (100 * first) / second
  const slack = kind === 'share' ? Math.max(0.6, expected * TOLERANCE) : Math.abs(expected) * TOLERANCE
  // A sum may leave out parts that the document does not state; it must not be exceeded by those it does.
  return kind === 'sum' && recipe.relations?.some(({ of }) => of.length !== parts.length)
    ? own >= expected * (1 - TOLERANCE)
    : Math.abs(own - expected) <= slack
}

/**
 * Checks shown values against each other: parts and totals, shares, and the parts of a breakdown. What does not hold is marked with
 * a failed `total` check and is no longer called sure; no value is changed.
 * @param findings shown candidates of one document, changed in place
 */
export function checkConsistency(findings: Candidate[], recipes: readonly Recipe[]): void {
  const shown = new Map<string, Candidate>()
  for (const finding of findings)
    if (finding.role === 'actual' && finding.dimension === null && finding.value.number !== null)
      shown.set(finding.datapoint, finding)
  const comparable = (a: Candidate, b: Candidate | undefined): b is Candidate =>
    b !== undefined && a.year === b.year && b.value.number !== null
  for (const recipe of recipes) {
    const own = shown.get(recipe.id)
    if (!own) continue
    for (const { kind, of } of recipe.relations ?? []) {
      const parts = of.map((id) => shown.get(id)).filter((part) => comparable(own, part))
      if (kind === 'share' ? parts.length < 2 : kind === 'at_most' ? parts.length < 1 : parts.length < of.length)
        continue
      if (recipe.unit === '%' && own.value.unit !== '%') continue
      const passed = holds(
        recipe,
        kind,
        own.value.number ?? 0,
        parts.map((part) => part.value.number ?? 0),
      )
      own.checks.push({ check: 'total', passed, detail: `${kind} ${of.join(' ')}` })
      // A total above its parts may hold parts that are not stated; one below them is wrong somewhere.
      const total = parts.reduce((sum, part) => sum + (part.value.number ?? 0), 0)
      if (!passed && !(kind === 'sum' && (own.value.number ?? 0) > total))
        for (const candidate of [own, ...parts]) candidate.tier = 'review'
    }
  }
}
