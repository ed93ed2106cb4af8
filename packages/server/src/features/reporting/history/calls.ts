import type { contract } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { Language } from '../../../texts/texts.ts'
import { sourcesOf } from '../findings/analysed-set.ts'
import { dismissalsFor, lockReporting } from '../findings/finding-store.ts'
import { isOwn } from '../own/own-key.ts'
import { entryOf, openWithOwn, showDatapoints } from '../report/open-report.ts'
import type { CallParts } from '../values/calls.ts'
import { understand } from '../values/parse-typed-value.ts'
import { evidenceOf } from '../values/shown-datapoint.ts'
import { knownOf, shownFindings } from '../values/values-with-findings.ts'
import { changesOf, lostFindingsFor, returnOwn } from './history-store.ts'
import { restore } from './restore-value.ts'
import { shownState } from './value-snapshot.ts'

/** What only the engine does; everything else in the history was done by people. */
const ofEngine = new Set(['proposed', 'withdrawn'])

/** Who changed what and when, and the way back. */
export function historyCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['history']> {
  return {
    list: async ({ tenant, actor, params, query: { page, page_size: size }, caller }) => {
      const { report, catalogue } = await openWithOwn(accounts, tenant, caller.language, [params.key])
      const { changes, total } = await changesOf(tenant, report, params.key, { page, size })
      // What was removed with a datapoint of the company's own can be looked at, though the datapoint is no longer listed.
      if (total === 0) entryOf(catalogue, params.key)
      return {
        data: {
          changes: changes.map(({ id, at, action, userId, name, before, after }) => ({
            id,
            at: at.toISOString(),
            action,
            by: { kind: ofEngine.has(action) ? 'engine' : 'person', name, is_you: userId === actor.userId },
            before: shownState(before),
            after: shownState(after),
          })),
        },
        total_pages: Math.max(1, Math.ceil(total / size)),
        count: total,
        page,
      }
    },
    restore: async ({ tenant, actor, params: { key }, body, caller }) => {
      const by = { userId: actor.userId, language: caller.language, at: clock() }
      return tenant.transaction(async (inside) => {
        await lockReporting(inside)
        if (isOwn(key)) await returnOwn(inside, key)
        const opened = await openWithOwn(accounts, inside, caller.language, [key])
        const entry = entryOf(opened.catalogue, key)
        await restore(inside, opened.report, entry, body, by)
        const [shown] = await showDatapoints(inside, opened, [entry])
        return shown!
      })
    },
  }
}

/** Lost candidates shown of one datapoint; further ones prove nothing more. */
const mostCandidates = 12

/** What helps a person to decide on a value. */
export function reviewCalls({ accounts }: CallParts): Handlers<(typeof contract)['review']> {
  const find = async (tenant: Tenant, key: string, language: Language) => {
    const opened = await openWithOwn(accounts, tenant, language, [key])
    return { ...opened, entry: entryOf(opened.catalogue, key) }
  }
  return {
    candidates: async ({ tenant, params: { key }, caller }) => {
      const { report } = await find(tenant, key, caller.language)
      const known = (await knownOf(tenant, report, [key], shownFindings)).get(key)!
      // More than are shown: some of them state again what stands there already.
      const lost = await lostFindingsFor(tenant, sourcesOf(report.set, key), mostCandidates * 2)
      const dismissals = await dismissalsFor(tenant, report, [key])
      const hidden = new Set(dismissals.filter((one) => one.hidden).map(({ documentId }) => documentId))
      const seen = new Set(known.findings.map(placeKey))
      const kept = lost.filter((finding) => {
        if (hidden.has(finding.documentId) || seen.has(placeKey(finding))) return false
        seen.add(placeKey(finding))
        return true
      })
      return {
        data: {
          candidates: kept.slice(0, mostCandidates).map((finding) => ({
            ...evidenceOf(finding, report.year, caller.language),
            aside: finding.reason.aside ?? null,
          })),
        },
      }
    },
    read: async ({ tenant, params: { key }, body, caller }) => {
      const { entry } = await find(tenant, key, caller.language)
      const nothing = { value: null, number: null, unit: null, converted: false, message: null }
      const typed = body.value.trim()
      if (typed === '') return { ...nothing, ok: true }
      try {
        return { ...nothing, ok: true, ...understand(entry, typed, caller.language) }
      } catch (error) {
        if (error instanceof AppError) return { ...nothing, ok: false, message: error.text(caller.language) }
        throw error
      }
    },
  }
}

const placeKey = ({ documentId, page, place, value, dimension }: Parameters<typeof evidenceOf>[0]): string =>
  [documentId, page, place.valueStart ?? place.start, value, dimension].join(' ')
