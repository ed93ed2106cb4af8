import { queryOptions } from '@tanstack/react-query'
import { contract } from '../api/contract.ts'
import { read } from '../api/read.ts'

/** Query for the final review of the statement: open items and confirmation. */
export const reviewQuery = read(contract.report.review)

/** The issued versions of the statement, the newest first. */
export const versionsQuery = queryOptions({
  ...read(contract.report.versions),
  select: ({ versions }) => versions,
})
