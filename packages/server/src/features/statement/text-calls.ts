import type { contract, Explanation, Language, Produced } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import { isOwnPlace, isWordsBlock, wordsOf } from '@esrs/reports/statement'
import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { datapointEntry } from '../reporting/index.ts'
import { say } from './messages.ts'
import { type DraftParts, openDraft } from './open-draft.ts'
import { addExplanations, addText, lockTexts, type TextRow, versionsOf } from './text-store.ts'

type Calls = (typeof contract)['report']

/** Versions of a text that are shown. */
const mostVersions = 100

/** What people write in the statement. */
export function textCalls(
  parts: DraftParts,
): Handlers<Pick<Calls, 'words' | 'writeText' | 'textVersions' | 'explain' | 'explainTogether'>> {
  const { accounts, reporting, clock } = parts
  const shown = async (tenant: Tenant, rows: readonly TextRow[]): Promise<Produced<Calls['writeText']>[]> => {
    const names = new Map<string, string>()
    for (const id of new Set(rows.flatMap(({ userId }) => userId ?? [])))
      names.set(id, await accounts.nameOf(tenant, id))
    return rows.map(({ id, language, text, userId, at }) => ({
      id,
      language,
      text,
      by: (userId && names.get(userId)) ?? null,
      at: at.toISOString(),
    }))
  }
  const explain = async (
    tenant: Tenant,
    { userId }: { userId: string },
    datapoints: readonly string[],
    explanation: Explanation | null,
    { language }: { language: Language },
  ) => {
    const { report, catalogue } = await reporting.open(tenant, language)
    const keys = new Set(datapoints.map((datapoint) => datapointEntry(catalogue, datapoint).id))
    const said = {
      kind: explanation?.kind ?? null,
      reason: explanation && explanation.kind !== 'reference' ? explanation.reason : null,
      document: explanation?.kind === 'reference' ? explanation.document : null,
      page: explanation?.kind === 'reference' ? explanation.page : null,
      userId,
      at: clock(),
    }
    await addExplanations(
      tenant,
      report,
      [...keys].map((key) => ({ key, ...said })),
    )
  }
  return {
    words: async ({ tenant, caller }) => {
      const { words, written, versions } = await openDraft(parts, tenant, caller.language)
      const saidIn = (id: number) => {
        const row = written.find((one) => one.id === id)
        return row ? wordsOf(row.text, new Map(), row.language) : ''
      }
      return {
        words: words.map((one) => ({
          ...one,
          written: versions
            .filter(({ block }) => block === one.block)
            .map(({ id, language }) => ({ language, version: id, text: saidIn(id) })),
        })),
      }
    },
    writeText: async ({ tenant, actor, params: { id: block }, body: { language, text, base }, caller }) => {
      const { report, catalogue } = await reporting.open(tenant, caller.language)
      if (!mayBeText(block, catalogue)) throw new AppError('not_found', say('text.missing'))
      const row = await tenant.transaction(async (inside) => {
        await lockTexts(inside)
        const [latest] = await versionsOf(inside, report, block, language, 1)
        if ((latest?.id ?? null) !== base) throw new AppError('conflict', say('text.changed'))
        return addText(inside, report, { block, language, text, userId: actor.userId, at: clock() })
      })
      return (await shown(tenant, [row]))[0]!
    },
    textVersions: async ({ tenant, params: { id: block }, query, caller }) => {
      const { report, catalogue } = await reporting.open(tenant, caller.language)
      if (!mayBeText(block, catalogue)) throw new AppError('not_found', say('text.missing'))
      return { versions: await shown(tenant, await versionsOf(tenant, report, block, query.language, mostVersions)) }
    },
    explain: async ({ tenant, actor, params, body: { explanation }, caller }) => {
      await explain(tenant, actor, [params.datapoint], explanation, caller)
      return { ok: true }
    },
    explainTogether: async ({ tenant, actor, body: { datapoints, explanation }, caller }) => {
      await explain(tenant, actor, datapoints, explanation, caller)
      return { ok: true }
    },
  }
}

/** Whether a statement of this set may have a text of this name: a drafted one, also of the assessment, one beside it, what a topic is explained by, or the footnote of a figure. */
function mayBeText(block: string, catalogue: Catalogue): boolean {
  if (isWordsBlock(block)) return true
  const [, figure = block] = /^([^#@]{1,100})(?:#[^@]{1,60})?(?:@\d{4})?\.footnote$/.exec(block) ?? []
  if (catalogue.get(figure)) return true
  const [, code = '', kind = ''] =
    /^(.{1,40}?)(\.text|\.explanation|\.assessment-[a-z]+|\+[1-9]\d{0,3})$/.exec(block) ?? []
  if (kind === '') return false
  if (kind === '.explanation') return catalogue.standard(code) !== undefined
  if (code.endsWith('.own'))
    return catalogue.standard(code.slice(0, -4)) !== undefined || isOwnPlace(code, catalogue.set)
  return catalogue.disclosureRequirements.some((requirement) => requirement.code === code)
}
