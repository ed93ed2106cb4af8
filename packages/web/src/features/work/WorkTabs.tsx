import { Link, useLocation } from 'react-router'
import { useMay } from '../../api/role.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { workTexts } from './texts.ts'

const views = [
  { to: '/my-work', title: 'mine' },
  { to: '/work', title: 'all' },
  { to: '/work/requests', title: 'requests' },
  { to: '/work/questionnaires', title: 'questionnaires' },
  { to: '/work/rooms', title: 'rooms' },
] as const

/** Tabs of the pages about work; contributors have only *My work*. */
export function WorkTabs() {
  const t = useTexts(workTexts)
  const { pathname } = useLocation()
  const mayRead = useMay('read')
  const mayWork = useMay('work')
  if (!mayRead) return null
  return (
    <Segment
      aria-label={t('tabs.label')}
      className="md:self-start max-md:flex max-md:w-full max-md:flex-wrap [&>*]:max-md:flex-1 [&>*]:max-md:justify-center"
    >
      {views
        .filter(({ to }) => mayWork || to !== '/my-work')
        .map(({ to, title }) => (
          <SegmentItem key={to} asChild current={pathname === to}>
            <Link to={to}>{t(`tabs.${title}`)}</Link>
          </SegmentItem>
        ))}
    </Segment>
  )
}
