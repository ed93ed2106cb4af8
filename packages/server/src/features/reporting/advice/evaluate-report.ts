import { createHash } from 'node:crypto'
import { adviceVersion, rankAdvice } from '@esrs/engine'
import type { Tenant } from '../../../database/tenant.ts'
import { completionBasis } from '../completion/count-completion.ts'
import { undecidedAgainst } from '../materiality/propose-iros.ts'
import type { OpenReport } from '../report/open-report.ts'
import { completedValues } from '../stores/value-store.ts'
import { type Evaluation, evaluationOf, saveAdvice } from './recommendation-store.ts'

/** An evaluation with its advice. */
export type Evaluated = Evaluation & { advice: NonNullable<Evaluation['advice']> }

/**
 * The advice for the report of today. It is evaluated anew only where something that it follows from has changed since, so
 * that it is never out of date and costs nothing while nothing happens.
 */
export async function currentAdvice(
  tenant: Tenant,
  { settings, report, catalogue }: OpenReport,
  now: Date,
  { anew = false }: { anew?: boolean } = {},
): Promise<Evaluated> {
  const stored = await evaluationOf(tenant, report)
  const { facts, hasValue } = await completionBasis(tenant, catalogue, settings)
  const values = (await completedValues(tenant, report)).filter(({ question }) => question === null)
  const rows = values.map(({ key, status, number, answer }) => [key, status, number, answer])
  const against = await undecidedAgainst(tenant, report, catalogue)
  const basisFacts = [
    adviceVersion,
    [...against].sort(),
    { ...facts, material: facts.material && [...facts.material].sort() },
    rows.sort(),
  ]
  const basis = createHash('sha256').update(JSON.stringify(basisFacts)).digest('base64url')
  if (!anew && stored.advice && stored.basis === basis) return { ...stored, advice: stored.advice }
  const proposed = new Set(values.filter(({ status }) => status === 'proposed').map(({ key }) => key))
  const advice = rankAdvice({
    catalogue,
    company: facts,
    hasValue,
    isProposed: (id) => proposed.has(id),
    calledNotMaterial: against,
  })
  await saveAdvice(tenant, report, advice, basis, now)
  return { ...stored, advice, basis, updatedAt: now }
}
