import type { Assessment, SignedResults } from '@esrs/contract'
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
import { methodQuery, resultsQuery, stakeholdersQuery } from './queries.ts'
import { useGroupName } from './StakeholdersTab.tsx'
import { moved, Thresholds } from './Thresholds.tsx'
import { materialityTexts } from './texts.ts'
import type { MaterialityAddress } from './use-materiality-address.ts'

const pillars = ['all', 'E', 'S', 'G'] as const
const noReports: SignedResults[] = []

const keyOf = ({ set, year }: SignedResults): string => `${set} ${year}`

/** Tab *Matrix*: impact against financial materiality as picture and table, with thresholds to try out. */
export default function MatrixTab({ assessment, address }: { assessment: Assessment; address: MaterialityAddress }) {
  const t = useTexts(materialityTexts)
  const { number } = useFormats()
  const language = useLanguage()
  const groupName = useGroupName()
  const { data: stakeholders } = useQuery(stakeholdersQuery(language))
  const { data: method } = useQuery(methodQuery(language))
  const { topics } = assessment
  const { thresholds } = assessment.method.method
  const [bounds, setBounds] = useState<Bounds>(thresholds)
  const [pillar, setPillar] = useState('all')
  const [entries, setEntries] = useState(false)
  const [group, setGroup] = useState('none')
  const [compared, setCompared] = useState('none')
  const [taking, setTaking] = useState(false)
  const [picture, setPicture] = useState<PictureHandle | null>(null)
  const { data: reports = noReports } = useQuery(resultsQuery)
  const before = reports.find((one) => keyOf(one) === compared)?.topics ?? []
  const words = (key: 'topic' | 'group' | 'before') => (title: string, impact: number, financial: number) =>
    t(`matrix.dot.${key}`, { title, impact: number(impact), financial: number(financial) })
  const dots = dotsOf(
    assessment,
    stakeholders?.results ?? [],
    {
      pillar: pillar === 'all' ? '' : pillar,
      entries,
      group: group === 'none' ? '' : group,
      before,
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
            options={[
              ...pillars.map((value) => ({ value: value as string, label: t(`matrix.pillars.${value}`) })),
              ...topics.map(({ code, title }) => ({ value: code, label: `${code} ${title}`, short: code })),
            ]}
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
        {reports.length > 0 && (
          <div className="w-52 max-md:w-full">
            <Select
              aria-label={t('matrix.compare')}
              value={compared}
              onChange={setCompared}
              options={[
                { value: 'none', label: t('matrix.noCompare') },
                ...reports.map((one) => ({
                  value: keyOf(one),
                  label: t(one.set === assessment.set ? 'matrix.report' : 'matrix.reportOfSet', {
                    year: String(one.year),
                    number: one.number,
                    set: t(`matrix.sets.${one.set}`),
                  }),
                })),
              ]}
            />
          </div>
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
                onDrag={(side, value) => setBounds((known) => moved(known, assessment.method.method, side, value))}
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
        <MatrixTable assessment={assessment} bounds={bounds} pillar={pillar === 'all' ? '' : pillar} before={before} />
      </div>
    </>
  )
}
