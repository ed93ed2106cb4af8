import { DocumentAnalysis } from '../../features/overview/DocumentAnalysis.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { OverallCard } from '../../report/progress/OverallCard.tsx'
import type { Coverage } from '../../report/progress/StandardRow.tsx'
import { StandardTable } from '../../report/progress/StandardTable.tsx'
import { Bar, type BarTone, Progress } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Example, Section } from '../Section.tsx'
import { breakdown } from '../samples.ts'
import { galleryTexts } from '../texts.ts'

const tones: BarTone[] = [
  'brand',
  'waiting',
  'success',
  'warning',
  'danger',
  'info',
  'neutral',
  'environmental',
  'social',
  'governance',
]

const standards: [string, Coverage][] = [
  ['ESRS E1', { total: 62, completed: 48, to_check: 6, completion_rate: 77.4, missingData: [], outside: null }],
  ['ESRS S1', { total: 118, completed: 52, to_check: 31, completion_rate: 44.1, missingData: [], outside: null }],
  ['ESRS G1', { total: 31, completed: 31, to_check: 0, completion_rate: 100, missingData: [], outside: null }],
  ['ESRS 2', { total: 84, completed: 0, to_check: 0, completion_rate: 0, missingData: [], outside: null }],
  ['ESRS E4', { total: 0, completed: 0, to_check: 0, completion_rate: 0, missingData: [], outside: 'phase-in' }],
  ['ESRS E3', { total: 2, completed: 0, to_check: 0, completion_rate: 0, missingData: [], outside: 'not-material' }],
]

export function Figures() {
  const t = useTexts(galleryTexts)
  const { percent } = useFormats()
  const segments = [
    { value: 12, tone: 'success' },
    { value: 5, tone: 'warning' },
    { value: 2, tone: 'danger' },
    { value: 9, tone: 'neutral' },
  ] as const
  return (
    <Section name="figures">
      <Example title={t('figure.bars')} className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {tones.map((tone, index) => (
          <div key={tone} className="flex items-center gap-3">
            <span className="w-28 shrink-0 text-muted text-xs">{tone}</span>
            <Bar
              total={100}
              segments={[{ value: 92 - 8 * index, tone }]}
              label={t('figure.bar')}
              className="min-w-0 flex-1"
            />
          </div>
        ))}
      </Example>
      <Example title={t('figure.parts')} className="flex flex-col gap-3">
        <Bar total={28} segments={segments} label={t('figure.bar')} size="sm" />
        <Bar total={28} segments={segments} label={t('figure.bar')} />
        <Bar total={40} segments={segments} label={t('figure.bar')} size="lg" />
        <Bar total={1000} segments={[{ value: 1, tone: 'success' }]} label={t('figure.bar')} />
        <Bar total={0} segments={[]} label={t('figure.bar')} />
      </Example>
      <Example title={t('figure.progress')} className="flex flex-col gap-3">
        <Progress value={0} label={percent(0)} />
        <Progress value={40.3} label={percent(40.3)} />
        <Progress value={62} waiting={24} label={percent(62)} size="lg" />
        <Progress value={100} label={percent(100)} tone="success" />
        <Progress value={null} label={t('figure.unknown')} size="sm" />
      </Example>
      <Example title={t('figure.overall')} className="">
        <OverallCard
          rate={40.3}
          completed={259}
          total={643}
          breakdown={breakdown}
          action={<Button look="primary">{t('figure.next')}</Button>}
        />
      </Example>
      <Example title={t('figure.standards')} className="">
        <StandardTable standards={standards} />
      </Example>
      <Example title={t('figure.documents')} className="">
        <DocumentAnalysis stand={{ count: 8, analysed: 4, working: 2, failed: 1, stored: 1, aiStatsByType: {} }} />
      </Example>
    </Section>
  )
}
