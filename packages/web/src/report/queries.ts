import type { Language } from '@esrs/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { contract } from '../api/contract.ts'
import { companyQuery } from '../api/queries.ts'
import { read } from '../api/read.ts'
import { useErrorText } from '../i18n/error-texts/error-text.ts'
import { useTexts } from '../i18n/texts.tsx'
import { toast } from '../ui/toast.ts'
import { reportTexts } from './texts.ts'

/** What decides which datapoints count, as fields of a form hold it; what is not in it stays as it is. */
export interface ReportChange {
  standard_set?: string
  reporting_year?: string
  first_reporting_year?: string
  modules?: string
  company_size?: string
  industry?: string
}

/** What decides about the counts of the report. */
const choiceIn = (change: ReportChange): object => ({
  standard_set: change.standard_set,
  reporting_year: change.reporting_year,
  first_reporting_year: change.first_reporting_year,
  modules: change.modules,
  company_size: change.company_size || undefined,
  industry: change.industry || undefined,
})

/** The counts of the report with another choice. */
export const previewQuery = (change: ReportChange) =>
  queryOptions({
    ...read(contract.csrd.preview, { query: choiceIn(change) }),
    // Counts go stale with every value; asked for again whenever the question is put.
    staleTime: 0,
    gcTime: 0,
  })

/** The years of a company, and what waits to be confirmed in the current one. */
export const yearsQuery = (language: Language) => read(contract.years.get, {}, language)

/** Has the company work in another year or set. */
export function useSwitchReport() {
  const t = useTexts(reportTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ reporting_year, standard_set }: ReportChange) =>
      call(contract.company.update, {
        body: { metadata: { standard_set, reporting_year: Number(reporting_year) } } as object,
      }),
    onSuccess: (company) => {
      client.setQueryData(companyQuery.queryKey, company)
      const { standard_set: set, reporting_year: year } = company.metadata
      toast({ title: t('switched', { set: t(`set.${set}`), year }) })
    },
    onError: (error) => toast({ variant: 'destructive', title: t('notSwitched'), description: errorText(error) }),
  })
}

/** Query for the final review of the statement: open items and confirmation. */
export const reviewQuery = read(contract.report.review)

/** The issued versions of the statement, the newest first. */
export const versionsQuery = queryOptions({
  ...read(contract.report.versions),
  select: ({ versions }) => versions,
})
