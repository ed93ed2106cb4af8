import { useTexts } from '../../../i18n/texts.tsx'
import { useAddressState } from '../../../kit/use-address-state.ts'
import { Card, PageBody } from '../../../ui/Page.tsx'
import { Segment, SegmentItem } from '../../../ui/Segment.tsx'
import { organisationTexts } from '../texts.ts'
import { Accidents } from './Accidents.tsx'
import { Emissions } from './Emissions.tsx'
import { Energy } from './Energy.tsx'
import { Factors } from './Factors.tsx'
import { People } from './People.tsx'

const views = ['emissions', 'factors', 'energy', 'accidents', 'people'] as const
const pages = { emissions: Emissions, factors: Factors, energy: Energy, accidents: Accidents, people: People }

/** Page of the calculators, one at a time; the address says which. */
export default function CalculatorsPage() {
  const t = useTexts(organisationTexts)
  const { search, change } = useAddressState()
  const chosen = views.find((view) => view === search.get('show')) ?? 'emissions'
  const Chosen = pages[chosen]
  return (
    <PageBody className="flex flex-col gap-4">
      <Segment
        aria-label={t('calculators.which')}
        size="sm"
        className="self-start max-md:flex max-md:w-full max-md:flex-wrap"
      >
        {views.map((view) => (
          <SegmentItem key={view} current={view === chosen} onClick={() => change({ show: view }, { isStep: true })}>
            {t(`calculators.${view}.title`)}
          </SegmentItem>
        ))}
      </Segment>
      <Card className="flex flex-col gap-4 p-4">
        <p className="max-w-prose text-pretty text-muted text-sm">{t(`calculators.${chosen}.text`)}</p>
        <Chosen />
      </Card>
    </PageBody>
  )
}
