import { Link, useLocation } from 'react-router'
import { useTexts } from '../i18n/texts.tsx'
import { useAddressState } from '../kit/use-address-state.ts'
import { workPlaces } from '../report/waiting/kinds.ts'
import { SegmentItem } from '../ui/Segment.tsx'
import { SegmentLine } from '../ui/SegmentLine.tsx'
import { valueTexts } from './texts.ts'

/** The views of the datapoints; a state in the address is a view of its own. */
const views = [
  { name: 'toCheck', to: workPlaces.values, state: 'to_check' },
  { name: 'all', to: '/datapoints', state: null },
  { name: 'missing', to: '/datapoints?with_values=false&state=missing', state: 'missing' },
  { name: 'extracted', to: '/extracted', state: null },
] as const

/** Switches between the datapoints that wait for a decision, all of them, those without a value, and the draft of this browser. */
export function DatapointViews() {
  const t = useTexts(valueTexts)
  const { pathname } = useLocation()
  const { search } = useAddressState()
  const state = pathname === '/extracted' ? null : search.get('state')
  const known = views.some((view) => view.state === state) ? state : null
  return (
    <nav aria-label={t('views.label')} className="min-w-0 max-w-full max-md:w-full">
      <SegmentLine aria-label={t('views.label')}>
        {views.map(({ name, to, state: own }) => (
          <SegmentItem key={name} asChild current={to.split('?')[0] === pathname && own === known}>
            <Link to={to}>{t(`views.${name}`)}</Link>
          </SegmentItem>
        ))}
      </SegmentLine>
    </nav>
  )
}
