import type { Iro } from '@esrs/contract'
import { convertPoints, entryResult, judged, type Points, rounded, scaleEnds } from '@esrs/engine/materiality'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'
import { scoredAs } from './calculate-results.ts'
import { groupBy } from './group-by.ts'
import { currentMethod } from './method-store.ts'
import { allPoints } from './score-store.ts'

const magnitudeOf = (ofTen: number) => (ofTen >= 7 ? 'high' : ofTen >= 4 ? 'medium' : 'low')

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** What people gave in the assessment, in the form of the specification: out of 10, likelihood in percent; `null` where a part is missing. */
function scoreOf(iro: Iro, given: readonly Points[]): Iro['score'] {
  const part = (name: keyof Points): number | null => {
    const values = given.flatMap((points) => points[name] ?? [])
    return values.length === 0 ? null : rounded(median(values))
  }
  const likelihood = part('likelihood')
  const percent = likelihood === null ? null : Math.round(10 * likelihood)
  if (iro.type !== 'Impact') {
    const magnitude = part('magnitude')
    if (magnitude === null || percent === null) return null
    const before = iro.score && 'magnitude' in iro.score ? iro.score : null
    const financialImpact = before?.financialImpact ?? { ebitda: null, capex: null, opex: null }
    return { ...before, financialImpact, magnitude: magnitudeOf(magnitude), likelihood: percent }
  }
  const [scale, scope, irremediable] = [part('scale'), part('scope'), part('irremediable')]
  if (scale === null || scope === null) return null
  const parts = [scale, scope, ...(irremediable === null ? [] : [irremediable])]
  const total = Math.round((10 * parts.reduce((sum, one) => sum + one, 0)) / parts.length) / 10
  return { scale, scope, irremediable, total, likelihood: iro.isPotential ? percent : null }
}

/** Entries with the score that people gave in the assessment of a report, where anybody has; the others keep the proposed one. */
export async function withAssessedScores(tenant: Tenant, report: Report, iros: readonly Iro[]): Promise<Iro[]> {
  const byKey = groupBy(await allPoints(tenant, report), ({ key }) => key)
  if (byKey.size === 0) return [...iros]
  const { method } = await currentMethod(tenant, report)
  return iros.map((iro) => {
    const rows = byKey.get(iro.id) ?? []
    const scored = scoredAs(iro)
    const given = rows.map((row) => judged(scored, row, row.scale, method)?.points ?? null)
    const score = scoreOf(
      iro,
      given.flatMap((points) => (points ? [convertPoints(points, method.scale, 'ten')] : [])),
    )
    const scores = rows.map(({ id, by, scale, key: _, ...row }) => ({ ...row, by: by ?? `${id}`, given: scale }))
    const { assessed, verdict, after } = entryResult({ ...scored, key: iro.id, scores }, method)
    if (!assessed) return iro
    const { low, top } = scaleEnds[method.scale]
    return {
      ...iro,
      ...(score ? { score } : {}),
      assessed: { value: assessed.value, low, top, verdict, after: after?.value ?? null, people: assessed.count },
    }
  })
}
