import { type contract, type Language, limits, Statement, type TagRow } from '@esrs/contract'
import { elementRefusal, elementsFor, isInAnswerSet } from '@esrs/reports/tags'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { datapointEntry } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import { type DraftParts, openDraft } from '../open-draft.ts'
import { lockTexts } from '../text-store.ts'
import { frozenStatement } from '../version-store.ts'
import { addTag, currentTags } from './store.ts'
import { type OpenRow, openTags, searched } from './tag-rows.ts'

/** The tags of a statement: seen, changed within the taxonomy, and reviewed. */
export function taggingCalls(parts: DraftParts): Handlers<(typeof contract)['tagging']> {
  const { accounts, reporting, clock } = parts
  const shown = async (tenant: Tenant, rows: readonly OpenRow[]): Promise<TagRow[]> => {
    const names = new Map<string, string>()
    for (const id of new Set(rows.flatMap(({ review }) => review?.userId ?? [])))
      names.set(id, await accounts.nameOf(tenant, id))
    return rows.map(({ review, facts, hasUntagged: _, ...row }) => ({
      ...row,
      facts: facts.slice(0, limits.tags.facts),
      reviewed: review && {
        by: (review.userId && names.get(review.userId)) ?? null,
        at: review.at.toISOString(),
      },
    }))
  }
  const statementOf = async (tenant: Tenant, language: Language, version: number | undefined) => {
    if (version === undefined) return (await openDraft(parts, tenant, language)).statement
    const { report } = await reporting.open(tenant, language)
    const frozen = await frozenStatement(tenant, report, version)
    if (frozen === null) throw new AppError('not_found', say('version.missing'))
    return Statement.parse(JSON.parse(frozen))
  }
  return {
    list: async ({ tenant, query: { version, state, search, page, page_size: size }, caller: { language } }) => {
      const { report, catalogue } = await reporting.open(tenant, language)
      const statement = await statementOf(tenant, language, version)
      // What was reviewed is the draft; an issued version keeps the elements alone.
      const choices = version === undefined ? await currentTags(tenant, report) : []
      const { hasTaxonomy, rows, facts, tagged } = openTags(statement, choices, catalogue)
      const found = searched(rows, state, search)
      const pages = Math.max(1, Math.ceil(found.length / size))
      const here = Math.min(page, pages)
      return {
        has_taxonomy: hasTaxonomy,
        has_lei: statement.company.lei !== null,
        counts: {
          facts,
          tagged,
          datapoints: rows.filter(({ element }) => element !== null).length,
          reviewed: rows.filter(({ review }) => review !== null).length,
          untagged: rows.filter(({ hasUntagged }) => hasUntagged).length,
        },
        rows: await shown(tenant, found.slice((here - 1) * size, here * size)),
        total: found.length,
        page: here,
        pages,
      }
    },
    elements: async ({ tenant, params: { datapoint }, query: { search }, caller: { language } }) => {
      const { statement, opened } = await openDraft(parts, tenant, language)
      const { id } = datapointEntry(opened.catalogue, datapoint)
      const elements = elementsFor(statement, id, search)
      return { elements: elements.slice(0, limits.tags.elements), total: elements.length }
    },
    save: async ({ tenant, actor, params, body: { element, reviewed }, caller: { language } }) => {
      const { report, catalogue } = await reporting.open(tenant, language)
      const { id: datapoint } = datapointEntry(catalogue, params.datapoint)
      const rowOf = async (inside: Tenant) => {
        const { statement } = await openDraft(parts, inside, language)
        const { rows, hasTaxonomy } = openTags(statement, await currentTags(inside, report), catalogue)
        if (!hasTaxonomy) throw new AppError('conflict', say('format.noTaxonomy'))
        const row = rows.find((one) => one.datapoint === datapoint)
        if (!row) throw new AppError('not_found', say('tags.missing'))
        return { row, statement }
      }
      const row = await tenant.transaction(async (inside) => {
        await lockTexts(inside)
        const { row: before, statement } = await rowOf(inside)
        if (element !== null && element !== before.element) {
          const refusal = isInAnswerSet(datapoint) ? 'together' : elementRefusal(statement, datapoint, element)
          if (refusal) throw new AppError('conflict', say(`tags.${refusal}`, { element }))
        }
        const save = (seen: string | null) =>
          addTag(inside, report, { datapoint, element, reviewed: seen, userId: actor.userId, at: clock() })
        await save(null)
        const { row: now } = await rowOf(inside)
        if (!reviewed) return now
        if (now.element === null) throw new AppError('conflict', say('tags.untagged'))
        await save(now.element)
        return (await rowOf(inside)).row
      })
      return (await shown(tenant, [row]))[0]!
    },
  }
}
