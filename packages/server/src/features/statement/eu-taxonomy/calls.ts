import type { contract, Language, Produced, TaxonomyDisclosure } from '@esrs/contract'
import { taxonomyActivities } from '@esrs/engine/eu-taxonomy'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { Documents } from '../../documents/index.ts'
import { say } from '../messages.ts'
import { type DraftParts, openDraft } from '../open-draft.ts'
import { settingsOf } from '../settings.ts'
import { lockTexts } from '../text-store.ts'
import { otherRevenue, uncomparedNames } from './check-taxonomy.ts'
import { documentsIn } from './compute.ts'
import { findForms, usedForms } from './find-forms.ts'
import { beginningFrom } from './last-year.ts'
import { openTaxonomy } from './open-taxonomy.ts'
import { addDisclosure, disclosureOfYear, lastDisclosure } from './store.ts'
import { holdingSources, isTaken, takeForms } from './take-forms.ts'

type State = Produced<(typeof contract)['euTaxonomy']['get']>

interface TaxonomyCallParts extends DraftParts {
  documents: Pick<Documents, 'stages' | 'matchingPages' | 'standOnPages'>
}

/** The disclosures on the EU taxonomy (Regulation (EU) 2020/852, Article 8). */
export function taxonomyCalls(parts: TaxonomyCallParts): Handlers<(typeof contract)['euTaxonomy']> {
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
  const withSources = async (tenant: Tenant, disclosure: TaxonomyDisclosure): Promise<TaxonomyDisclosure> => {
    if (!disclosure.sources) return disclosure
    const holding = holdingSources(disclosure)
    const stand = await documents.standOnPages(tenant, holding)
    return { ...disclosure, sources: holding.filter((_, at) => stand[at]) }
  }
  return {
    get: ({ tenant, caller: { language } }) => shown(tenant, language),
    save: async ({ tenant, actor, body: { disclosure, base }, caller: { language } }) => {
      const { report } = await reporting.open(tenant, language)
      if (report.set === 'vs-2026') throw new AppError('conflict', say('taxonomy.set'))
      await tenant.transaction(async (inside) => {
        await lockTexts(inside)
        if (disclosure) await checked(inside, disclosure)
        const kept = disclosure && (await withSources(inside, disclosure))
        const last = await lastDisclosure(inside, report)
        if ((last?.id ?? null) !== base) throw new AppError('conflict', say('taxonomy.changed'))
        await addDisclosure(inside, report, { disclosure: kept, userId: actor.userId, at: clock() })
      })
      return shown(tenant, language)
    },
    found: async ({ tenant, caller: { language } }) => {
      const { report } = await reporting.open(tenant, language)
      const { applies, disclosure } = await openTaxonomy(parts, tenant, report)
      // Whoever has no duty and enters nothing is not asked, and the voluntary standard has no such chapter.
      if (report.set === 'vs-2026' || applies === 'no') return { forms: [], disclosure: null }
      const { currency } = await settingsOf(tenant, report)
      const forms = await findForms(parts, tenant, { year: report.year, currency })
      const before = disclosure ? null : await disclosureOfYear(tenant, report.year - 1)
      const start = disclosure ?? (before?.disclosure ? beginningFrom(before.disclosure) : null)
      return {
        forms: forms.map((form) => ({
          ...form,
          use: form.use === 'open' && isTaken(disclosure, form) ? 'taken' : form.use,
        })),
        disclosure: takeForms(start, usedForms(forms)),
      }
    },
    activities: async () => ({ activities: taxonomyActivities().map((one) => ({ ...one, nace: [...one.nace] })) }),
  }
}
