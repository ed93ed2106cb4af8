import type { contract, Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { datapointEntry, openReportWithOwn } from '../report/open-report.ts'
import { analysedIdsOf } from '../stores/analysed-set.ts'
import { dismissalsOf } from '../stores/dismissal-store.ts'
import { notShownFindings } from '../stores/finding-store.ts'
import { askedSentence, questionsAbout } from '../values/asked-figures.ts'
import { parseWithConversion } from '../values/parse-typed-value.ts'
import { shownEvidence } from '../values/shown-datapoint.ts'
import { pageSelection, valuesWithFindings } from '../values/values-with-findings.ts'
import { acceptTogether, undoAccepting } from './accept-together.ts'
import type { CallParts } from './calls.ts'

/** Lost candidates shown of one datapoint; further ones prove nothing more. */
const mostCandidates = 12

/** Calls that help to decide on a value. */
export function reviewCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['review']> {
  const find = async (tenant: Tenant, key: string, language: Language) => {
    const opened = await openReportWithOwn(accounts, tenant, language, [key])
    return { ...opened, entry: datapointEntry(opened.catalogue, key) }
  }
  const author = ({ userId }: { userId: string }, { language }: { language: Language }) => ({
    userId,
    language,
    at: clock(),
  })
  return {
    candidates: async ({ tenant, params: { key }, caller }) => {
      const { report } = await find(tenant, key, caller.language)
      const record = (await valuesWithFindings(tenant, report, [key], pageSelection)).get(key)!
      // More than are shown: some of them repeat findings of the list.
      const lost = await notShownFindings(tenant, analysedIdsOf(report.set, key), mostCandidates * 2)
      const dismissals = await dismissalsOf(tenant, report, [key])
      const hidden = new Set(dismissals.filter((one) => one.hidden).map(({ documentId }) => documentId))
      const seen = new Set(record.findings.map(placeKey))
      const kept = lost.filter((finding) => {
        if (hidden.has(finding.documentId) || seen.has(placeKey(finding))) return false
        seen.add(placeKey(finding))
        return true
      })
      return {
        data: {
          candidates: kept.slice(0, mostCandidates).map((finding) => ({
            ...shownEvidence(finding, report.year, caller.language),
            aside: finding.reason.aside ?? null,
          })),
        },
      }
    },
    acceptMany: async ({ tenant, actor, body, caller }) => {
      const opened = await openReportWithOwn(
        accounts,
        tenant,
        caller.language,
        body.datapoints.map(({ key }) => key),
      )
      const seen = body.datapoints.map(({ key, value }) => ({ entry: datapointEntry(opened.catalogue, key), value }))
      return acceptTogether(tenant, opened.report, seen, author(actor, caller))
    },
    undoAccepting: async ({ tenant, actor, body, caller }) => {
      const opened = await openReportWithOwn(
        accounts,
        tenant,
        caller.language,
        body.datapoints.map(({ key }) => key),
      )
      return undoAccepting(tenant, opened, body.datapoints, author(actor, caller))
    },
    read: async ({ tenant, params: { key }, body, caller }) => {
      const { entry, report } = await find(tenant, key, caller.language)
      const nothing = { value: null, number: null, unit: null, converted: false, message: null, asked: null }
      const typed = body.value.trim()
      if (typed === '') return { ...nothing, ok: true }
      try {
        const read = parseWithConversion(entry, typed, caller.language)
        const questions = await questionsAbout(tenant, report, [{ entry, ...read }], caller.language)
        const asked = askedSentence(questions.get(entry.id), caller.language)
        return { ...nothing, ok: true, ...read, asked }
      } catch (error) {
        if (error instanceof AppError) return { ...nothing, ok: false, message: error.text(caller.language) }
        throw error
      }
    },
  }
}

const placeKey = ({ documentId, page, place, value, dimension }: Parameters<typeof shownEvidence>[0]): string =>
  [documentId, page, place.valueStart ?? place.start, value, dimension].join(' ')
