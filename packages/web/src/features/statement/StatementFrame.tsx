import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { ReportLine } from '../../report/ReportLine.tsx'
import { PageBody } from '../../ui/Page.tsx'
import { SegmentItem } from '../../ui/Segment.tsx'
import { SegmentLine } from '../../ui/SegmentLine.tsx'
import { statementTexts } from './texts.ts'

const views = [
  ['/report', 'text'],
  ['/report/lists', 'lists'],
  ['/report/versions', 'versions'],
  ['/report/settings', 'settings'],
] as const

/** Frame of all pages of the statement: navigation between them, and the tools of the page. */
export function StatementFrame({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const t = useTexts(statementTexts)
  const { pathname } = useLocation()
  return (
    <PageBody className="pt-4!">
      <ReportLine className="pb-3" />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentLine aria-label={t('view.label')}>
          {views.map(([place, name]) => (
            <SegmentItem key={place} asChild current={pathname === place}>
              <Link to={place}>{t(`view.${name}`)}</Link>
            </SegmentItem>
          ))}
        </SegmentLine>
        <span className="flex-1 max-md:hidden" />
        {tools}
      </div>
      {children}
    </PageBody>
  )
}
