import type { ReactNode } from 'react'
import { PageBody } from '../../ui/Page.tsx'
import { PageTools } from '../../ui/page-tools.tsx'

/** Frame of the pages of the statement, with the tools of the page beside the views of the report. */
export function StatementFrame({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  return (
    <PageBody className="pt-4!">
      {tools && <PageTools>{tools}</PageTools>}
      {children}
    </PageBody>
  )
}
