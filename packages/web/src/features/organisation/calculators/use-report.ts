import { useQuery } from '@tanstack/react-query'
import { companyQuery } from '../../../api/queries.ts'

/** Set and year of the report that a calculation is for; `null` while they load. */
export function useReport() {
  const { data: company } = useQuery(companyQuery)
  return company ? { set: company.metadata.standard_set, year: company.metadata.reporting_year } : null
}
