import type { Assessment, Consultation, StakeholderResult } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SectionHeader } from '../../ui/Page.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { Cell, HeadCell, Table, TableCard, TableRow } from '../../ui/Table.tsx'
import { ConsultationDialog } from './ConsultationDialog.tsx'
import { MakeSurveyDialog } from './MakeSurveyDialog.tsx'
import { stakeholdersQuery } from './queries.ts'
import { materialityTexts } from './texts.ts'
import { useDaysInWords, useGroupName } from './use-group-name.ts'

type OpenDialog = { what: 'survey' } | { what: 'consultation'; of: Consultation | null }

/** Tab *Stakeholders*: results of surveys, and all consultations. */
export function StakeholdersTab({ assessment }: { assessment: Assessment }) {
  const t = useTexts(materialityTexts)
  const { data, error, refetch, isFetching } = useQuery(stakeholdersQuery(useLanguage()))
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  if (error && !data) {
    return (
      <TableCard>
        <LoadFailed title={t('stakeholders.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      </TableCard>
    )
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-80 rounded-xl" />
      </Loading>
    )
  }
  const { results, consultations } = data
  return (
    <div className="flex flex-col gap-6">
      <section aria-label={t('stakeholders.results')}>
        <SectionHeader title={t('stakeholders.results')}>
          <May>
            <Button look="primary" onClick={() => setAsked({ what: 'survey' })}>
              {t('survey.button')}
            </Button>
          </May>
        </SectionHeader>
        <p className="mt-1 mb-3 max-w-prose text-pretty text-muted text-sm">{t('stakeholders.lead')}</p>
        <TableCard>
          {results.length === 0 ? (
            <EmptyState icon={<UsersRound aria-hidden strokeWidth={1.75} />} title={t('stakeholders.none')}>
              {t('stakeholders.noneText')}
            </EmptyState>
          ) : (
            <Results results={results} />
          )}
        </TableCard>
      </section>
      <section aria-label={t('consultations.title')}>
        <SectionHeader title={t('consultations.title')}>
          <May>
            <Button onClick={() => setAsked({ what: 'consultation', of: null })}>
              <Plus aria-hidden className="size-4" />
              {t('consultations.add')}
            </Button>
          </May>
        </SectionHeader>
        <p className="mt-1 mb-3 max-w-prose text-pretty text-muted text-sm">{t('consultations.lead')}</p>
        <TableCard>
          {consultations.length === 0 ? (
            <EmptyState icon={<UsersRound aria-hidden strokeWidth={1.75} />} title={t('consultations.none')} />
          ) : (
            <ul aria-label={t('consultations.title')}>
              {consultations.map((one) => (
                <ConsultationRow
                  key={one.id}
                  consultation={one}
                  onEdit={() => setAsked({ what: 'consultation', of: one })}
                />
              ))}
            </ul>
          )}
        </TableCard>
      </section>
      {asked?.what === 'survey' && <MakeSurveyDialog onClose={() => setAsked(null)} />}
      {asked?.what === 'consultation' && (
        <ConsultationDialog consultation={asked.of} topics={assessment.topics} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

function Results({ results }: { results: readonly StakeholderResult[] }) {
  const t = useTexts(materialityTexts)
  const groupName = useGroupName()
  const { number, result: written } = useFormats()
  const groups = [...new Set(results.flatMap((result) => result.groups.map(({ group }) => group)))]
  const isHidden = results.some(({ hidden }) => hidden)
  const sameDevice = results.reduce((most, { groups: of }) => {
    const marked = of.reduce((sum, group) => sum + group.sameDevice, 0)
    return Math.max(most, marked)
  }, 0)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys as well. */}
      <section aria-label={t('stakeholders.results')} tabIndex={0} className="overflow-x-auto">
        {/* One or two groups fit a phone; more are scrolled. */}
        <Table aria-label={t('stakeholders.results')} className={groups.length > 2 ? 'min-w-[40rem]' : ''}>
          <thead>
            <tr>
              <HeadCell className="w-44 max-md:w-28">{t('stakeholders.topic')}</HeadCell>
              {groups.map((group) => (
                <HeadCell key={group} numeric className="hyphens-auto whitespace-normal! py-1.5">
                  {groupName(group)}
                </HeadCell>
              ))}
              <HeadCell numeric className="whitespace-normal! py-1.5">
                {t('stakeholders.all')}
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {results.map(({ topic, side, groups: answered, value }) => (
              <TableRow key={`${topic} ${side}`}>
                <Cell className="whitespace-normal!">
                  <CodeChip code={topic} listed /> {t(`side.${side}`)}
                </Cell>
                {groups.map((group) => {
                  const one = answered.find((answer) => answer.group === group)
                  return (
                    <Cell key={group} numeric className="h-12 whitespace-normal! py-1.5">
                      {one ? (
                        <>
                          <span className="block font-medium">{written(one.mean)}</span>
                          <span className="block text-muted text-xs">
                            {t('stakeholders.spread', {
                              low: number(one.low),
                              high: number(one.high),
                              count: one.count,
                            })}
                            {one.anonymous > 0 &&
                              `, ${
                                one.anonymous === one.count
                                  ? t('stakeholders.allAnonymous')
                                  : t('stakeholders.anonymous', { count: one.anonymous })
                              }`}
                          </span>
                        </>
                      ) : (
                        <span className="text-muted">–</span>
                      )}
                    </Cell>
                  )
                })}
                <Cell numeric className="font-semibold">
                  {value === null ? '–' : written(value)}
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </section>
      {sameDevice > 0 && (
        <p className="px-4 py-2 text-secondary text-xs">{t('stakeholders.sameDevice', { count: sameDevice })}</p>
      )}
      {isHidden && <p className="px-4 py-2 text-muted text-xs">{t('stakeholders.hidden')}</p>}
    </>
  )
}

function ConsultationRow({ consultation, onEdit }: { consultation: Consultation; onEdit: () => void }) {
  const t = useTexts(materialityTexts)
  const groupName = useGroupName()
  const inDays = useDaysInWords()
  const { number } = useFormats()
  const { group, way, held, people, about, result, survey } = consultation
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-b px-4 py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{groupName(group)}</span>
          <span className="num text-muted">
            {[
              t(`way.${way}`),
              inDays(held),
              people === null ? '' : t('consultations.people', { count: people, people: number(people) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <p className="mt-0.5 text-pretty [overflow-wrap:anywhere]">{result}</p>
        {about.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1">
            {about.map((code) => (
              <CodeChip key={code} code={code} />
            ))}
          </p>
        )}
      </div>
      {survey ? (
        <Button asChild>
          <Link to="/surveys">{t('consultations.survey')}</Link>
        </Button>
      ) : (
        <May>
          <Button onClick={onEdit}>{t('consultations.edit')}</Button>
        </May>
      )}
    </li>
  )
}
