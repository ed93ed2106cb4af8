import type { LegalDuty, TaxonomyDisclosure, TaxonomyResult, Words } from '@esrs/contract'
import type { DraftInput } from '@esrs/reports/statement'
import type { Tenant } from '../../../database/tenant.ts'
import type { Accounts } from '../../accounts/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Report } from '../../reporting/index.ts'
import { actName, computeTaxonomy, documentsIn, type Said, withDocuments } from './compute.ts'
import { type DisclosureRow, lastDisclosure } from './store.ts'

export interface TaxonomyParts {
  accounts: Pick<Accounts, 'dutyIn'>
  documents: Pick<Documents, 'stages'>
}

/** The disclosures on the EU taxonomy of a report, as they are now. */
export interface OpenTaxonomy {
  /** `duty`: by law; `entered`: the company makes them all the same; `no`: the statement has no such chapter. */
  applies: 'duty' | 'entered' | 'no'
  duty: LegalDuty
  row: Pick<DisclosureRow, 'id' | 'userId' | 'at'> | null
  disclosure: TaxonomyDisclosure | null
  result: TaxonomyResult | null
  remarks: readonly Said[]
  /** Documents that prove something. */
  documents: readonly { id: string; title: string }[]
}

/** Opens the disclosures of a report; documents that are gone prove nothing any more. */
export async function openTaxonomy(
  { accounts, documents }: TaxonomyParts,
  tenant: Tenant,
  report: Report,
): Promise<OpenTaxonomy> {
  const duty = await accounts.dutyIn(tenant, report.year)
  const row = await lastDisclosure(tenant, report)
  const stored = report.set === 'vs-2026' ? null : (row?.disclosure ?? null)
  const named = stored ? await documents.stages(tenant, documentsIn(stored)) : []
  const disclosure = stored && withDocuments(stored, new Set(named.map(({ id }) => id)))
  const isAsked = report.set !== 'vs-2026' && (duty === 'must' || duty === 'depends')
  const computed = disclosure && computeTaxonomy(disclosure, report.year)
  return {
    applies: isAsked ? 'duty' : disclosure ? 'entered' : 'no',
    duty,
    row,
    disclosure,
    result: computed?.result ?? null,
    remarks: computed?.remarks ?? [],
    documents: named,
  }
}

/** What a draft says of them; a chapter that the company need not have is left out. */
export function reportedTaxonomy({ applies, disclosure, result }: OpenTaxonomy): DraftInput['taxonomy'] {
  if (applies === 'no') return null
  if (!disclosure || !result) return undefined
  const codes = disclosure.activities.flatMap((activity) => activity.codes)
  const names = codes.flatMap((code): [string, Words][] => {
    const name = actName(code)
    return name ? [[code, name]] : []
  })
  return { disclosure, result, names: new Map(names) }
}
