import { Link } from 'react-router'
import { useTexts } from '../i18n/texts.tsx'
import { Segment, SegmentItem } from '../ui/Segment.tsx'
import { valueTexts } from './texts.ts'

/** Switches between all datapoints and those that have been extracted. */
export function DatapointViews({ current }: { current: 'all' | 'extracted' }) {
  const t = useTexts(valueTexts)
  return (
    <nav aria-label={t('views.label')}>
      <Segment aria-label={t('views.label')}>
        <SegmentItem asChild current={current === 'all'}>
          <Link to="/datapoints">{t('views.all')}</Link>
        </SegmentItem>
        <SegmentItem asChild current={current === 'extracted'}>
          <Link to="/extracted">{t('views.extracted')}</Link>
        </SegmentItem>
      </Segment>
    </nav>
  )
}
