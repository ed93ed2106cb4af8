import type { FinancialScore, Iro } from '@esrs/contract'
import { readScore } from '../../iros/score.ts'

/** A topic in the materiality matrix; `null` where no entry says anything. */
export interface MatrixPoint {
  code: string
  /** Total of its most severe negative or positive impact, out of 10. */
  impact: number | null
  /** Largest magnitude of its risks and opportunities. */
  financial: FinancialScore['magnitude'] | null
}

export const magnitudes: readonly FinancialScore['magnitude'][] = ['low', 'medium', 'high']

/** Topics with at least one scored entry that is not rejected, in the order of the standards. */
export function matrixOf(iros: readonly Iro[]): MatrixPoint[] {
  const points = new Map<string, MatrixPoint>()
  for (const { esrsTopics, status, score } of iros) {
    const code = esrsTopics[0]?.split(/[-.]/)[0]
    const read = readScore(score)
    if (!code || status === 'rejected' || read.kind === 'none' || read.kind === 'invalid') continue
    const point = points.get(code) ?? { code, impact: null, financial: null }
    points.set(code, point)
    if (read.kind === 'impact') point.impact = Math.max(point.impact ?? 0, read.total)
    else if (magnitudes.indexOf(read.magnitude) > (point.financial ? magnitudes.indexOf(point.financial) : -1))
      point.financial = read.magnitude
  }
  const order = (code: string) => 'ESG'.indexOf(code[0] ?? '') * 10 + Number(code.slice(1))
  return [...points.values()].sort((a, b) => order(a.code) - order(b.code))
}
