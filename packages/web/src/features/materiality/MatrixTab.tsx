import type { Assessment, SignedResults, StakeholderResult } from '@esrs/contract'
import { respondentTypes } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ImageDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Bounds } from '../../charts/chart.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { reportTexts } from '../../report/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { MatrixBoard } from './MatrixBoard.tsx'
import type { PictureHandle } from './MatrixPicture.tsx'
import { MethodForm } from './MethodForm.tsx'
import { dotsOf } from './matrix-dots.ts'
import { methodQuery, resultsQuery, stakeholdersQuery } from './queries.ts'
import { materialityTexts } from './texts.ts'
import { useGroupName } from './use-group-name.ts'
import type { MaterialityAddress } from './use-materiality-address.ts'

const pillars = ['all', 'E', 'S', 'G'] as const
const noReports: SignedResults[] = []
const noResults: StakeholderResult[] = []

const keyOf = ({ set, year }: SignedResults): string => `${set} ${year}`

/** Tab *Matrix*: impact against financial materiality as picture and table, with thresholds to try out. */
export default function MatrixTab({ assessment, address }: { assessment: Assessment; address: MaterialityAddress }) {
  const t = useTexts(materialityTexts)
  const nameOf = useTexts(reportTexts)
  const { result } = useFormats()
  const language = useLanguage()
  const groupName = useGroupName()
  const { data: stakeholders } = useQuery(stakeholdersQuery(language))
  const { data: method } = useQuery(methodQuery(language))
  const { topics } = assessment
  const [pillar, setPillar] = useState('all')
  const [entries, setEntries] = useState(false)
  const [group, setGroup] = useState('none')
  const [compared, setCompared] = useState('none')
  /** Tried thresholds that are on their way into the method. */
  const [taken, setTaken] = useState<Bounds | null>(null)
  const [picture, setPicture] = useState<PictureHandle | null>(null)
  const { data: reports = noReports } = useQuery(resultsQuery)
  const before = useMemo(() => reports.find((one) => keyOf(one) === compared)?.topics ?? [], [reports, compared])
  const within = pillar === 'all' ? '' : pillar
  const asked = group === 'none' ? '' : group
  const results = stakeholders?.results ?? noResults
  // Points do not depend on the thresholds, which change with every frame while one of them is dragged.
  const dots = useMemo(() => {
    const value = (one: number | null) => (one === null ? t('matrix.notAssessed') : result(one))
    const words =
      (key: 'topic' | 'group' | 'before') => (title: string, impact: number | null, financial: number | null) =>
        t(`matrix.dot.${key}`, { title, impact: value(impact), financial: value(financial) })
    return dotsOf(
      assessment,
      results,
      { pillar: within, entries, group: asked, before },
      {
        topic: words('topic'),
        group: words('group'),
        before: words('before'),
        entry: (title, value) => t('matrix.dot.entry', { title, value: result(value) }),
      },
    )
  }, [assessment, results, within, entries, asked, before, t, result])
  if (taken && method) {
    return (
      <MethodForm
        anchors={assessment.method.anchors}
        current={method.current}
        defaults={method.defaults}
        begun={{ ...method.current.method, thresholds: taken }}
        onClose={() => setTaken(null)}
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
                    set: nameOf(`set.${one.set}`),
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
      <MatrixBoard
        assessment={assessment}
        dots={dots}
        pillar={within}
        before={before}
        withEntries={entries}
        group={asked === '' ? null : { name: groupName(asked), key: asked, results }}
        onReady={setPicture}
        onOpen={(dot) =>
          dot.kind === 'entry'
            ? address.goTo('assessment', { entry: dot.id })
            : address.goTo('assessment', { topic: dot.code })
        }
        onScore={() => address.goTo('assessment')}
        onTake={assessment.may.decide ? setTaken : null}
      />
    </>
  )
}
