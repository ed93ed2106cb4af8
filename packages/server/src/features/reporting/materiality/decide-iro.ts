import { isDeepStrictEqual } from 'node:util'
import type { FinancialScore, ImpactScore, IroStatus, Language } from '@esrs/contract'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import { lockReporting } from '../stores/report-store.ts'
import { addChange } from './assessment-history-store.ts'
import { basisOf, isImpactScore, type Proposal, versionOf, type Written, writable } from './iro.ts'
import { allIros, deleteIro, type IroRow, saveIro } from './iro-store.ts'

/** A decision on an IRO as it is sent; an absent field stays as it is. */
export type Decision = Written & { status?: IroStatus; note?: string; adopt?: true; version?: string }

export interface By {
  userId: string
  at: Date
}

/** The proposals of now in both languages, so that what is kept of one reads well in either. */
export type Proposals = Readonly<Record<Language, readonly Proposal[]>>

/** So many IROs a company keeps, its own and those it decided on: the list is sent whole. */
export const mostKept = 1_000

/** Keeps an IRO that a person wrote; answers its key. */
export async function addIro(tenant: Tenant, written: Written, { userId, at }: By): Promise<string> {
  const key = newAuditedId()
  const { isPositive = written.type === 'Opportunity', ...rest } = written
  const content = { ...fitted({ ...rest, isPositive }), isPositive }
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    if ((await allIros(inside)).length >= mostKept)
      throw new AppError('conflict', say('iro.tooMany', { most: String(mostKept) }))
    const decided = { decidedBy: userId, decidedAt: at }
    // An IRO that a person writes counts as confirmed.
    await saveIro(inside, { key, status: 'confirmed', basis: null, written: content, note: '', ...decided })
    await addChange(inside, { subject: key, at, userId, action: 'created', before: {}, after: content })
  })
  return key
}

/** Keeps what a person decided about an IRO. From then on no analysis changes it. */
export async function changeIro(
  tenant: Tenant,
  key: string,
  decision: Decision,
  proposals: Proposals,
  { userId, at }: By,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const kept = (await allIros(inside)).find((row) => row.key === key)
    const current = currentOf(proposals, key)
    if (!kept && !current) throw new AppError('not_found', say('iro.missing'))
    if (decision.version !== undefined && decision.version !== versionOf(kept, find(proposals.en, key)))
      throw new AppError('conflict', say('value.meanwhile'))
    const before: IroRow = kept ?? { key, status: 'proposed', basis: current, written: {}, note: '', ...undecided }
    if (decision.adopt && !current) throw new AppError('conflict', say('iro.nothingNew'))
    const after: IroRow = {
      ...before,
      status: decision.status ?? before.status,
      note: decision.note ?? before.note,
      basis: decision.adopt ? current : before.basis,
      written: decision.adopt ? {} : writtenOver(before, decision),
      decidedBy: userId,
      decidedAt: at,
    }
    const changes = { before: record(before), after: record(after) }
    const action = decision.adopt ? 'adopted' : actionOf(before, after)
    if (!action) return
    // What was taken back altogether follows the analysis again.
    if (current && isUntouched(after)) await deleteIro(inside, key)
    else await saveIro(inside, after)
    await addChange(inside, { subject: key, at, userId, action, ...changes })
  })
}

/** Deletes an IRO that a person wrote. One that is proposed can only be rejected: deleted, it would come back. */
export async function removeIro(tenant: Tenant, key: string, proposals: Proposals, { userId, at }: By): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const kept = (await allIros(inside)).find((row) => row.key === key)
    if (kept ? kept.basis !== null : find(proposals.en, key)) throw new AppError('conflict', say('iro.rejectInstead'))
    if (!kept) throw new AppError('not_found', say('iro.missing'))
    await deleteIro(inside, key)
    await addChange(inside, { subject: key, at, userId, action: 'removed', before: record(kept), after: {} })
  })
}

const undecided = { decidedBy: null, decidedAt: new Date(0) }

/** The current proposal, by language. */
function currentOf({ en, de }: Proposals, key: string): IroRow['basis'] {
  const [english, german] = [find(en, key), find(de, key)]
  return english && german ? { en: { ...english }, de: { ...german } } : null
}

const find = (proposals: readonly Proposal[], key: string): Proposal | undefined =>
  proposals.find((proposal) => proposal.key === key)

const isUntouched = ({ status, written, note, basis }: IroRow): boolean =>
  basis !== null && status === 'proposed' && note === '' && Object.keys(written).length === 0

/** The fields that a person has written, with those sent now; a field sent back as proposed is not theirs. */
function writtenOver(row: IroRow, decision: Decision): Written {
  const basis = basisOf(row, 'en')
  const german = basisOf(row, 'de')
  const written: Record<string, unknown> = { ...row.written }
  for (const field of writable) {
    const sent = decision[field]
    if (sent === undefined) continue
    const isProposed = basis !== null && [basis, german].some((said) => said && isDeepStrictEqual(said[field], sent))
    if (isProposed) delete written[field]
    else written[field] = sent
  }
  return fitted(written as Written, basis)
}

/** A score says what its type is about; one of the other kind is refused when it was sent and dropped when it was there. */
function fitted(written: Written, basis: Proposal | null = null): Written {
  const type = written.type ?? basis?.type ?? 'Impact'
  const potential = written.isPotential ?? basis?.isPotential ?? false
  const score = 'score' in written ? written.score : basis?.score
  if (!score) return written
  if (isImpactScore(score) !== (type === 'Impact')) return { ...written, score: null }
  if (!isImpactScore(score) || !('score' in written)) return written
  return { ...written, score: { ...score, total: totalOf(score), likelihood: potential ? score.likelihood : null } }
}

/** The severity of an impact: the mean of its parts, to one decimal (ESRS 1, paragraphs 45 and 46). */
export function totalOf({ scale, scope, irremediable }: Pick<ImpactScore, 'scale' | 'scope' | 'irremediable'>): number {
  const parts = [scale, scope, ...(irremediable === null ? [] : [irremediable])]
  return Math.round((10 * parts.reduce((sum, part) => sum + part, 0)) / parts.length) / 10
}

function actionOf(before: IroRow, after: IroRow): 'edited' | 'status' | null {
  if (!isDeepStrictEqual(before.written, after.written) || before.note !== after.note) return 'edited'
  return before.status === after.status ? null : 'status'
}

/** The decided fields for the history, as people read them. */
function record(row: IroRow): Record<string, unknown> {
  const basis: Partial<Proposal> = basisOf(row, 'en') ?? {}
  const content = Object.fromEntries(writable.map((field) => [field, (row.written as Written)[field] ?? basis[field]]))
  return { ...content, status: row.status, note: row.note }
}

/** A score in one line, the same in every language. */
export function scoreText(score: ImpactScore | FinancialScore): string {
  const likelihood = score.likelihood === null ? '' : `, ${score.likelihood} %`
  if (isImpactScore(score)) {
    const parts = [score.scale, score.scope, ...(score.irremediable === null ? [] : [score.irremediable])]
    return `${score.total} / 10 (${parts.join(' / ')})${likelihood}`
  }
  const { ebitda, capex, opex } = score.financialImpact
  const changes = Object.entries({ EBITDA: ebitda, CapEx: capex, OpEx: opex }).filter(([, change]) => change !== null)
  const listed = changes.map(([name, change]) => `${name} ${change} %`).join(', ')
  return `${score.magnitude}${listed && ` (${listed})`}${likelihood}`
}
