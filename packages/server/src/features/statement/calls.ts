import { Readable } from 'node:stream'
import { type contract, Statement } from '@esrs/contract'
import { fileNameOf, hasGaps } from '@esrs/reports/statement'
import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { lockReporting, type Report } from '../reporting/index.ts'
import { compareStatements } from './compare-versions.ts'
import { addConfirmation, lastConfirmation, withdrawConfirmation } from './confirmation-store.ts'
import type { Decoding } from './decode-picture.ts'
import { type FileCallParts, fileCalls } from './file-calls.ts'
import { finalReview, openItems } from './final-review.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type IssueParts, issueVersion } from './issue-version.ts'
import { say } from './messages.ts'
import { openDraft } from './open-draft.ts'
import { checkedSettings, settingsOf } from './settings.ts'
import { saveSettings } from './settings-store.ts'
import { chapterOf, gapList, outlineOf } from './show-draft.ts'
import { textCalls } from './text-calls.ts'
import { lockTexts } from './text-store.ts'
import { frozenStatement, listVersions } from './version-store.ts'

export type CallParts = IssueParts & FileCallParts & { decoding: Decoding }

/** The statement: its final review, its draft, its issued versions and files. */
export function statementCalls(parts: CallParts): Handlers<(typeof contract)['report']> {
  const { reporting, clock } = parts
  const versionOf = async (tenant: Tenant, report: Report, number: number): Promise<Statement> => {
    const frozen = await frozenStatement(tenant, report, number)
    if (frozen === null) throw new AppError('not_found', say('version.missing'))
    return Statement.parse(JSON.parse(frozen))
  }
  return {
    ...textCalls(parts),
    ...fileCalls(parts),
    review: async ({ tenant, actor, caller }) =>
      finalReview(parts, tenant, await openDraft(parts, tenant, caller.language), actor),
    confirm: async ({ tenant, actor, body: { reason, left_out: leftOut }, caller }) =>
      tenant.transaction(async (inside) => {
        await lockReporting(inside)
        await lockTexts(inside)
        const draft = await openDraft(parts, inside, caller.language)
        if (draft.statement.facts.length === 0) throw new AppError('conflict', say('confirm.empty'))
        const open = await openItems(draft)
        // Without a LEI everything but the machine-readable report is issued.
        if (reason === '' && open.some(({ kind }) => kind !== 'lei')) {
          const text = say('confirm.reason')
          throw new AppError('invalid_input', text, { fields: { reason: text } })
        }
        if (hasGaps(draft.statement) && draft.statement.languages.some((language) => leftOut[language] === '')) {
          const text = say('confirm.leftOut')
          throw new AppError('invalid_input', text, { fields: { left_out: text } })
        }
        await addConfirmation(inside, draft.opened.report, {
          reason,
          leftOut,
          confirmed: fingerprintOf(draft.statement),
          confirmedBy: actor.userId,
          confirmedAt: clock(),
        })
        return finalReview(parts, inside, draft, actor)
      }),
    withdraw: async ({ tenant, actor, caller }) => {
      const draft = await openDraft(parts, tenant, caller.language)
      const last = await lastConfirmation(tenant, draft.opened.report)
      if (last) await withdrawConfirmation(tenant, last.id, { withdrawnBy: actor.userId, withdrawnAt: clock() })
      return finalReview(parts, tenant, draft, actor)
    },
    settings: async ({ tenant, caller }) => settingsOf(tenant, (await reporting.open(tenant, caller.language)).report),
    saveSettings: async ({ tenant, body, caller }) => {
      const { report } = await reporting.open(tenant, caller.language)
      const { logo } = await settingsOf(tenant, report)
      const settings = await checkedSettings(body, report, logo, parts.decoding)
      await tenant.transaction((inside) => saveSettings(inside, report, settings))
      return settingsOf(tenant, report)
    },
    outline: async ({ tenant, caller }) => outlineOf((await openDraft(parts, tenant, caller.language)).statement),
    chapter: async ({ tenant, params, caller }) => {
      const chapter = chapterOf(await openDraft(parts, tenant, caller.language), params.code)
      if (!chapter) throw new AppError('not_found', say('chapter.missing'))
      return chapter
    },
    lists: async ({ tenant, caller }) => {
      const { statement } = await openDraft(parts, tenant, caller.language)
      return { ...statement.lists, gaps: gapList(statement) }
    },
    versions: async ({ tenant, caller }) => {
      const { report } = await reporting.open(tenant, caller.language)
      const rows = await listVersions(tenant, report)
      return { versions: rows.map(({ at, hash, ...row }) => ({ ...row, at: at.toISOString(), sha256: hash })) }
    },
    issue: ({ tenant, actor, body }) => issueVersion(parts, tenant, actor, body.note),
    version: async ({ tenant, params: { number }, caller }) => {
      const { report } = await reporting.open(tenant, caller.language)
      const frozen = await frozenStatement(tenant, report, number)
      if (frozen === null) throw new AppError('not_found', say('version.missing'))
      const statement = JSON.parse(frozen) as Statement
      return {
        stream: Readable.from([Buffer.from(frozen, 'utf8')], { objectMode: false }),
        size: Buffer.byteLength(frozen, 'utf8'),
        name: `${fileNameOf(statement, statement.languages[0]!)}.json`,
        mimeType: 'application/json',
      }
    },
    compare: async ({ tenant, params, query, caller: { language } }) => {
      const { report } = await reporting.open(tenant, language)
      const before = await versionOf(tenant, report, params.number)
      const after =
        query.with === undefined
          ? (await openDraft(parts, tenant, language)).statement
          : await versionOf(tenant, report, query.with)
      return compareStatements(before, after, language)
    },
  }
}
