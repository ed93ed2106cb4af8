import type { Company, LegalProfile, Stakeholder } from '@esrs/contract'
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { companyQuery } from '../../api/queries.ts'
import { read } from '../../api/read.ts'
import { followWhile } from '../../document/uploads/progress.ts'

/** Most documents that the wizard shows; of more it says how many there are. */
export const shownDocuments = 200

/** The newest documents of the company; asked again while something is being processed. */
export const wizardDocumentsQuery = queryOptions({
  ...read(contract.documents.list, { query: { page: 1, page_size: shownDocuments, sort: '-uploadDate' } }),
  placeholderData: keepPreviousData,
  refetchInterval: ({ state: { data } }) => followWhile(data, ({ unfinished }) => unfinished > 0),
})

/** Surveys that are proposed for the company's gaps. */
export const proposedSurveysQuery = read(contract.surveys.recommendations, { query: {} })

const keepCompany = (client: QueryClient) => (company: Company) => {
  client.setQueryData(companyQuery.queryKey, company)
}

/** Saves what the first step asks, which completes it. */
export function useSaveInfo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ info, report, legal }: FirstStep) => {
      if (legal) await call(contract.law.save, { body: legal })
      // The standards come first: completing the step is the last thing that may fail.
      if (report) await call(contract.company.update, { body: { metadata: report } })
      return call(contract.company.info, { body: info })
    },
    onSuccess: keepCompany(client),
  })
}

interface FirstStep {
  info: Info
  /** What the report is on and by, where it was changed. */
  report: Pick<Company['metadata'], 'reporting_year' | 'standard_set'> | null
  /** What decides which law applies, where it was asked. */
  legal: LegalProfile | null
}

interface Info {
  industry: NonNullable<Company['metadata']['industry']>
  companySize: NonNullable<Company['metadata']['company_size']>
  reportScope: NonNullable<Company['metadata']['report_scope']>
}

export function useCompleteStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (step: number) => call(contract.company.onboarding, { body: { step } }),
    onSuccess: keepCompany(client),
  })
}

/** Changes the list of stakeholders as it is on the server now, so that another tab's changes stay. */
export function useChangeStakeholders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: (known: readonly Stakeholder[]) => Stakeholder[]) => {
      const { metadata } = await call(contract.company.get)
      return call(contract.company.update, { body: { metadata: { stakeholders: change(metadata.stakeholders) } } })
    },
    onSuccess: keepCompany(client),
  })
}
