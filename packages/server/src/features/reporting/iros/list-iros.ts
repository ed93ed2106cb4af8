import type { Iro, Language } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { peopleNames } from '../people-store.ts'
import type { OpenReport } from '../report/open-report.ts'
import type { Proposals } from './decide-iro.ts'
import { decidedIro, proposedIro, quotedDocuments, sortedIros } from './iro.ts'
import { allIros, presentDocuments } from './iro-store.ts'
import { type AssessmentInput, proposeIros } from './propose-iros.ts'

/** Decided IROs in the words of people, and the others as they are proposed now. */
export async function listIros(tenant: Tenant, { catalogue }: OpenReport, input: AssessmentInput): Promise<Iro[]> {
  const rows = await allIros(tenant)
  const names = await peopleNames(tenant)
  const present = await presentDocuments(tenant, quotedDocuments(rows))
  const proposals = proposeIros(input, catalogue)
  const current = new Map(proposals.map((proposal) => [proposal.key, proposal]))
  const around = { names, present, language: catalogue.language }
  const touchedRows = new Map(rows.map((row) => [row.key, decidedIro(row, current.get(row.key), around)]))
  const others = rows.filter(({ key }) => !current.has(key)).map(({ key }) => touchedRows.get(key)!)
  // What somebody decides on keeps its place among the proposals: it does not jump from under the pointer.
  return sortedIros([...others, ...proposals.map((proposal) => touchedRows.get(proposal.key) ?? proposedIro(proposal))])
}

/** The proposals of now in both languages. */
export const proposalsOf = ({ report: { set } }: OpenReport, input: AssessmentInput): Proposals => {
  const inLanguage = (language: Language) => proposeIros(input, loadCatalogue(set, language))
  return { en: inLanguage('en'), de: inLanguage('de') }
}

/** The standard of a topic or a disclosure requirement, such as `E1` of `E1-6`. */
export const standardOf = (code: string): string => code.split(/[-.]/)[0]!
