import type { SignedAssessment } from '@esrs/contract'
import { sha256 } from '../../../canonical.ts'
import { making } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Text } from '../../../texts/texts.ts'
import { addChange } from '../materiality/assessment-history-store.ts'
import type { By } from '../materiality/decide-iro.ts'
import type { Report } from '../stores/report.ts'
import { gapsOf, unratedOf } from './answer-matters.ts'
import { type BilingualAssessment, frozenContent } from './frozen-content.ts'
import { needsOutlook } from './long-list.ts'
import { say } from './messages.ts'
import { type OpenAssessment, subjectPrefix } from './open-assessment.ts'
import { addSigned, lastChangeOf, type SignedRow, signedVersions } from './signed-store.ts'

/** Obstacles to signing: topics without a decision, with one to be confirmed, or without the outlook that they need. */
export function obstaclesTo({ topics, decisions }: Pick<OpenAssessment, 'topics' | 'decisions'>): Text[] {
  const codesWhere = (test: (code: string) => boolean) =>
    topics
      .map(({ code }) => code)
      .filter(test)
      .join(', ')
  const open = codesWhere((code) => !decisions.has(code))
  const unconfirmed = codesWhere((code) => decisions.get(code)?.toConfirm === true)
  const unexplained = codesWhere((code) => {
    const decision = decisions.get(code)
    return decision?.material === false && needsOutlook(code) && decision.outlook === ''
  })
  return [
    ...(open ? [say('sign.open', { codes: open })] : []),
    ...(unconfirmed ? [say('sign.unconfirmed', { codes: unconfirmed })] : []),
    ...(unexplained ? [say('sign.outlook', { codes: unexplained })] : []),
  ]
}

export const shownSigned = ({ at, byName, hash, lastChange: _, answers: __, ...row }: SignedRow): SignedAssessment => ({
  ...row,
  at: at.toISOString(),
  by: byName,
  sha256: hash,
})

/** The last signed version of a report; `null` where nothing was signed. */
export async function lastSigned(tenant: Tenant, report: Report): Promise<SignedAssessment | null> {
  const [row] = await signedVersions(tenant, report)
  return row ? shownSigned(row) : null
}

/** Whether the assessment has changed since it was last signed, by people or by new answers to surveys. */
export async function hasChanged(tenant: Tenant, { report, answers }: OpenAssessment): Promise<boolean> {
  const [row] = await signedVersions(tenant, report)
  if (!row) return false
  return row.answers !== answers.count || row.lastChange !== (await lastChangeOf(tenant, subjectPrefix(report)))
}

/** Whether the assessment has changes that nobody has signed. The voluntary standard asks for no assessment. */
export async function isUnsigned(tenant: Tenant, report: Report): Promise<boolean> {
  if (report.set === 'vs-2026') return false
  const [row] = await signedVersions(tenant, report)
  return row?.lastChange !== (await lastChangeOf(tenant, subjectPrefix(report)))
}

/** Freezes the assessment as the next version; call it in a transaction that holds the lock of reporting. */
export async function signAssessment(
  tenant: Tenant,
  { assessment, iros }: BilingualAssessment,
  note: string,
  { userId, at }: By,
): Promise<SignedAssessment> {
  const { report, topics, decisions, answers, names, opened } = assessment
  const [obstacle] = obstaclesTo(assessment)
  if (obstacle) throw new AppError('conflict', obstacle)
  const [last] = await signedVersions(tenant, report)
  if (last && !(await hasChanged(tenant, assessment)))
    throw new AppError('conflict', say('sign.same', { number: last.number }))
  const number = (last?.number ?? 0) + 1
  making(String(number))
  const byName = names.get(userId) ?? ''
  const content = await frozenContent(tenant, { assessment, iros }, { number, at: at.toISOString(), by: byName, note })
  const hash = sha256(content)
  const material = topics.map(({ code }) => code).filter((code) => decisions.get(code)?.material)
  const gaps = gapsOf(assessment)
  const unrated = unratedOf(assessment)
  const told = {
    number,
    note,
    topics: topics.length,
    material: material.length,
    gaps: gaps.length,
    unrated: unrated.length,
  }
  const lastChange = await lastChangeOf(tenant, subjectPrefix(report))
  await addSigned(tenant, report, {
    ...told,
    at,
    by: userId,
    byName,
    lastChange,
    answers: answers.count,
    content,
    hash,
  })
  await addChange(tenant, {
    subject: `${subjectPrefix(report)}version`,
    at,
    userId,
    action: 'signed',
    before: {},
    after: {
      number,
      note,
      sha256: hash,
      material,
      gaps: gaps.map(({ code }) => code),
      unrated: unrated.map(({ code }) => code),
      language: opened.catalogue.language,
    },
  })
  return { ...told, at: at.toISOString(), by: byName, sha256: hash }
}
