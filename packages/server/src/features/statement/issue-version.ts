import { type IssuedVersion, Statement } from '@esrs/contract'
import { citedDocuments, hasGaps, leaveOut } from '@esrs/reports/statement'
import { canonical, sha256 } from '../../canonical.ts'
import { making } from '../../database/action.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import { AppError } from '../../http/errors.ts'
import type { Documents } from '../documents/index.ts'
import { lockReporting, type Report } from '../reporting/index.ts'
import { lastConfirmation } from './confirmation-store.ts'
import { changesSince } from './final-review.ts'
import { countChanges, fingerprintOf } from './fingerprint.ts'
import { say } from './messages.ts'
import { type DraftParts, openDraft } from './open-draft.ts'
import { lockTexts } from './text-store.ts'
import { addVersion, frozenStatement, lastNumber } from './version-store.ts'

export interface IssueParts extends DraftParts {
  documents: Pick<Documents, 'sources' | 'keep' | 'stages'>
}

/** Freezes the draft as the next version, together with the documents that it cites. */
export async function issueVersion(
  parts: IssueParts,
  tenant: Tenant,
  { userId }: Pick<Actor, 'userId'>,
  note: string,
): Promise<IssuedVersion> {
  return tenant.transaction(async (inside) => {
    // Neither values and documents nor texts change while they are frozen.
    await lockReporting(inside)
    await lockTexts(inside)
    const draft = await openDraft(parts, inside, 'en')
    const { report } = draft.opened
    const confirmation = await lastConfirmation(inside, report)
    if (!confirmation || changesSince(confirmation, draft.statement) > 0)
      throw new AppError('conflict', say('issue.unconfirmed'))
    const { leftOut } = confirmation
    if (hasGaps(draft.statement) && (!leftOut || draft.statement.languages.some((one) => leftOut[one] === '')))
      throw new AppError('conflict', say('issue.gaps'))
    const whole = leaveOut(draft.statement, leftOut ?? { en: '', de: '' })
    const last = await lastNumber(inside, report)
    if (last > 0 && (await saysTheSame(inside, report, last, whole)))
      throw new AppError('conflict', say('issue.same', { number: last }))
    const number = last + 1
    making(String(number))
    const at = draft.statement.made_at
    const by = await parts.accounts.nameOf(inside, userId)
    const issued = Statement.parse({ ...whole, issue: { number, at, by } })
    const cited = citedDocuments(issued).map(({ documentId }) => documentId)
    await parts.documents.keep(inside, [...(await parts.documents.sources(inside, cited)).values()])
    const statement = canonical(issued)
    const hash = sha256(statement)
    const told = { number, note, facts: issued.facts.length, languages: issued.languages }
    const row = { ...told, at: new Date(at), by: userId, byName: by, statement, hash }
    await addVersion(inside, report, row)
    return { ...told, at, by, sha256: hash }
  })
}

/** Whether a version says what the draft says: somebody may press twice. */
async function saysTheSame(tenant: Tenant, report: Report, number: number, draft: Statement): Promise<boolean> {
  const frozen = Statement.parse(JSON.parse((await frozenStatement(tenant, report, number))!))
  return countChanges(fingerprintOf(frozen), fingerprintOf(draft)) === 0
}
