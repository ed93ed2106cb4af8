import type { Assessment } from '@esrs/contract'
import { respondentTypes } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import type { Bounds } from '../../matrix/chart.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { Select } from '../../ui/Select.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { MatrixPicture, type PictureHandle } from './MatrixPicture.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import { MethodForm } from './MethodForm.tsx'
import { dotsOf, isPlaced } from './matrix-dots.ts'
import { methodQuery, signedQuery, stakeholdersQuery } from './queries.ts'
import { useGroupName } from './StakeholdersTab.tsx'
import { Thresholds } from './Thresholds.tsx'
import { materialityTexts } from './texts.ts'
import type { MaterialityAddress } from './use-materiality-address.ts'

const pillars = ['all', 'E', 'S', 'G'] as const

/** Impact against financial materiality, with thresholds that can be tried, and the same as a table. */
export default function MatrixTab({ assessment, address }: { assessment: Assessment; address: MaterialityAddress }) {
  const t = useTexts(materialityTexts)
  const { number } = useFormats()
  const language = useLanguage()
  const groupName = useGroupName()
  const { data: stakeholders } = useQuery(stakeholdersQuery(language))
  const { data: method } = useQuery(methodQuery(language))
  const { topics, signed } = assessment
  const { thresholds } = assessment.method.method
  const [bounds, setBounds] = useState<Bounds>(thresholds)
  const [pillar, setPillar] = useState<(typeof pillars)[number]>('all')
  const [entries, setEntries] = useState(false)
  const [group, setGroup] = useState('none')
  const [withBefore, setWithBefore] = useState(false)
  const [taking, setTaking] = useState(false)
  const [picture, setPicture] = useState<PictureHandle | null>(null)
  const { data: before } = useQuery({ ...signedQuery(signed?.number ?? 0), enabled: withBefore && signed !== null })
  const words = (key: 'topic' | 'group' | 'before') => (title: string, impact: number, financial: number) =>
    t(`matrix.dot.${key}`, { title, impact: number(impact), financial: number(financial) })
  const dots = dotsOf(
    assessment,
    stakeholders?.results ?? [],
    {
      pillar: pillar === 'all' ? '' : pillar,
      entries,
      group: group === 'none' ? '' : group,
      before: withBefore ? (before ?? []) : [],
    },
    {
      topic: words('topic'),
      group: words('group'),
      before: words('before'),
      entry: (title, value) => t('matrix.dot.entry', { title, value: number(value) }),
    },
  )
  if (taking && method) {
    return (
      <MethodForm
        current={method.current}
        defaults={method.defaults}
        begun={{ ...method.current.method, thresholds: bounds }}
        onClose={() => setTaking(false)}
      />
    )
  }
  const groups = respondentTypes.filter((one) =>
    stakeholders?.results.some((result) => result.groups.some((answered) => answered.group === one)),
  )
  return (
    <>
      <p className="mb-3 max-w-prose text-pretty text-muted text-sm">{t('matrix.lead')}</p>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-44 max-md:w-full">
          <Select
            aria-label={t('matrix.pillar')}
            value={pillar}
            onChange={setPillar}
            options={pillars.map((value) => ({ value, label: t(`matrix.pillars.${value}`) }))}
          />
        </div>
        {groups.length > 0 && (
          <div className="w-52 max-md:w-full">
            <Select
              aria-label={t('matrix.group')}
              value={group}
              onChange={setGroup}
              options={[
                { value: 'none', label: t('matrix.noGroup') },
                ...groups.map((value) => ({ value: value as string, label: groupName(value) })),
              ]}
            />
          </div>
        )}
        <Switch checked={entries} onChange={setEntries} label={t('matrix.entries')} />
        {signed && (
          <Switch checked={withBefore} onChange={setWithBefore} label={t('matrix.before', { number: signed.number })} />
        )}
        <span className="flex-1" />
        <Button
          aria-disabled={!picture}
          onClick={() => void picture?.save(t('matrix.file', { year: assessment.year }))}
        >
          <ImageDown aria-hidden className="size-4" />
          {t('matrix.png')}
        </Button>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="p-4">
          {topics.some(isPlaced) ? (
            <>
              <MatrixPicture
                dots={dots}
                bounds={bounds}
                scale={assessment.method.method.scale}
                onReady={setPicture}
                onOpen={(dot) =>
                  dot.kind === 'entry'
                    ? address.change({ tab: 'assessment', entry: dot.id }, false)
                    : address.change({ tab: 'assessment', topic: dot.code }, false)
                }
              />
              <Thresholds
                assessment={assessment}
                bounds={bounds}
                onChange={setBounds}
                onTake={assessment.may.decide ? () => setTaking(true) : null}
              />
            </>
          ) : (
            <EmptyState icon={<ImageDown aria-hidden strokeWidth={1.75} />} title={t('matrix.none')}>
              {t('matrix.noneText')}
            </EmptyState>
          )}
        </Card>
        <MatrixTable
          assessment={assessment}
          bounds={bounds}
          pillar={pillar === 'all' ? '' : pillar}
          before={withBefore ? (before ?? []) : []}
        />
      </div>
    </>
  )
}
