import type { contract, Language, Produced, TaxonomyDisclosure } from '@esrs/contract'
import { taxonomyActivities } from '@esrs/engine/eu-taxonomy'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { say } from '../messages.ts'
import { type DraftParts, openDraft } from '../open-draft.ts'
import { lockTexts } from '../text-store.ts'
import { otherRevenue, uncomparedNames } from './check-taxonomy.ts'
import { documentsIn } from './compute.ts'
import { beginningFrom } from './last-year.ts'
import { addDisclosure, disclosureOfYear, lastDisclosure } from './store.ts'

type State = Produced<(typeof contract)['euTaxonomy']['get']>

/** The disclosures on the EU taxonomy (Regulation (EU) 2020/852, Article 8). */
export function taxonomyCalls(parts: DraftParts): Handlers<(typeof contract)['euTaxonomy']> {
  const { accounts, reporting, documents, clock } = parts
  const shown = async (tenant: Tenant, language: Language): Promise<State> => {
    const draft = await openDraft(parts, tenant, language)
    const { report, catalogue } = draft.opened
    const { applies, duty, row, disclosure, result, remarks, documents: proofs } = draft.taxonomy
    const { currency } = draft.settings
    const before = disclosure ? null : await disclosureOfYear(tenant, report.year - 1)
    return {
      applies,
      duty,
      disclosure,
      last_year: before?.disclosure ? beginningFrom(before.disclosure) : null,
      version: row?.id ?? null,
      by: row?.userId ? await accounts.nameOf(tenant, row.userId) : null,
      at: row?.at.toISOString() ?? null,
      currency,
      result,
      remarks: [
        ...remarks.map(({ activity, text }) => ({ activity, text: text(language) })),
        ...[
          ...uncomparedNames(draft.taxonomy, draft.statement, language),
          ...otherRevenue(draft.taxonomy, draft.statement, catalogue),
        ].map((text) => ({ activity: null, text })),
      ],
      documents: proofs.map(({ id, title }) => ({ id, name: title })),
    }
  }
  const checked = async (tenant: Tenant, disclosure: TaxonomyDisclosure): Promise<void> => {
    const named = documentsIn(disclosure)
    if ((await documents.stages(tenant, named)).length < named.length)
      throw new AppError('invalid_input', say('taxonomy.document'))
  }
  return {
    get: ({ tenant, caller: { language } }) => shown(tenant, language),
    save: async ({ tenant, actor, body: { disclosure, base }, caller: { language } }) => {
      const { report } = await reporting.open(tenant, language)
      if (report.set === 'vs-2026') throw new AppError('conflict', say('taxonomy.set'))
      await tenant.transaction(async (inside) => {
        await lockTexts(inside)
        if (disclosure) await checked(inside, disclosure)
        const last = await lastDisclosure(inside, report)
        if ((last?.id ?? null) !== base) throw new AppError('conflict', say('taxonomy.changed'))
        await addDisclosure(inside, report, { disclosure, userId: actor.userId, at: clock() })
      })
      return shown(tenant, language)
    },
    activities: async () => ({ activities: taxonomyActivities().map((one) => ({ ...one, nace: [...one.nace] })) }),
  }
}
