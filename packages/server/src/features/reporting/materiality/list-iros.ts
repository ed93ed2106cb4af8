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
  const own = rows.filter(({ basis, status }) => basis === null && status !== 'rejected')
  const proposals = proposeIros(input, catalogue).filter(
    (proposal) =>
      rows.some(({ key }) => key === proposal.key) || !own.some((row) => saysTheSame(row.written, proposal)),
  )
  const current = new Map(proposals.map((proposal) => [proposal.key, proposal]))
  const around = { names, present, language: catalogue.language }
  const touchedRows = new Map(rows.map((row) => [row.key, decidedIro(row, current.get(row.key), around)]))
  const others = rows.filter(({ key }) => !current.has(key)).map(({ key }) => touchedRows.get(key)!)
  // What somebody decides on keeps its place among the proposals: it does not jump from under the pointer.
  return sortedIros([...others, ...proposals.map((proposal) => touchedRows.get(proposal.key) ?? proposedIro(proposal))])
}

/** Whether an entry that a person wrote is on the very matter of a proposal: same kind, sign, sub-topic and place in the value chain. */
function saysTheSame(
  written: Readonly<Record<string, unknown>>,
  proposal: ReturnType<typeof proposeIros>[number],
): boolean {
  const { type, isPositive = false, subTopic = null, valueChain = null } = written as Partial<Iro>
  return (
    subTopic !== null &&
    subTopic === proposal.subTopic &&
    type === proposal.type &&
    isPositive === proposal.isPositive &&
    (valueChain === null || valueChain === proposal.valueChain)
  )
}

/** The proposals of now in both languages. */
export const proposalsOf = ({ report: { set } }: OpenReport, input: AssessmentInput): Proposals => {
  const inLanguage = (language: Language) => proposeIros(input, loadCatalogue(set, language))
  return { en: inLanguage('en'), de: inLanguage('de') }
}

/** The standard of a topic or a disclosure requirement, such as `E1` of `E1-6`. */
export const standardOf = (code: string): string => code.split(/[-.]/)[0]!
