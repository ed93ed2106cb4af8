import { Link, useLocation } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { organisationTexts } from './texts.ts'

const views = [
  { to: '/organisation', title: 'tree' },
  { to: '/organisation/figures', title: 'figures' },
  { to: '/organisation/calculators', title: 'calculators' },
  { to: '/organisation/years', title: 'years' },
  { to: '/organisation/changes', title: 'changes' },
] as const

/** Tabs of the pages about the organisation. */
export function OrganisationTabs() {
  const t = useTexts(organisationTexts)
  const { pathname } = useLocation()
  return (
    <Segment
      aria-label={t('tabs.label')}
      className="self-start max-md:flex max-md:w-full max-md:flex-wrap [&>*]:max-md:flex-1 [&>*]:max-md:justify-center"
    >
      {views.map(({ to, title }) => (
        <SegmentItem key={to} asChild current={pathname === to}>
          <Link to={to}>{t(`tabs.${title}`)}</Link>
        </SegmentItem>
      ))}
    </Segment>
  )
}
