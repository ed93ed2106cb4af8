import type { Assessment, StakeholderResult } from '@esrs/contract'
import { memo, type ReactNode } from 'react'
import type { Bounds } from '../../charts/chart.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { Cell, HeadCell, Table, TableCard, TableRow } from '../../ui/Table.tsx'
import { answeredBy, isWithin, verdictBy, verdictOfValue } from './matrix-dots.ts'
import { TopicVerdict } from './TopicVerdict.tsx'
import { materialityTexts } from './texts.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

/** What the table shows; the picture beside it shows the same. */
export interface MatrixTableProps {
  assessment: Assessment
  bounds: Bounds
  pillar: string
  /** Results of a signed version; empty where they are not compared. */
  before: readonly { code: string; impact: number | null; financial: number | null }[]
  /** Whether the picture shows impacts, risks and opportunities, so that the table has a row for each. */
  withEntries: boolean
  /** The group of stakeholders that the picture shows beside the results; `null` for none. */
  group: { key: string; name: string; results: readonly StakeholderResult[] } | null
}

/** The matrix as a table, for people who cannot see the picture or want the figures. */
export function MatrixTable({ assessment, bounds, pillar, before, withEntries, group }: MatrixTableProps) {
  const t = useTexts(materialityTexts)
  const { result } = useFormats()
  const value = (one: number | null | undefined) =>
    one === null || one === undefined ? t('matrix.notAssessed') : result(one)
  const topics = assessment.topics.filter(({ code }) => isWithin(code, pillar))
  const pair = (code: string, side: keyof Bounds, now: number | null) => {
    const earlier = before.find((one) => one.code === code)
    return earlier && earlier[side] !== now ? `${value(earlier[side])} → ${value(now)}` : value(now)
  }
  const answered = group && answeredBy(group.results, group.key)
  const beside = (code: string, side: keyof Bounds) => answered && value(answered(code, side))
  // Titles of entries need room on a phone, so that the heads of the figures are small there.
  const figures = cx('w-20 px-2! lg:w-26', withEntries && 'max-md:w-18 max-md:px-1! max-md:text-[11px]')
  return (
    <TableCard>
      {group && <p className="px-4 pt-3 text-muted text-xs">{t('matrix.groupBelow', { group: group.name })}</p>}
      <section
        aria-label={t('matrix.table')}
        // A long table is scrolled by keys as well.
        tabIndex={withEntries ? 0 : undefined}
        className={cx(withEntries && 'max-h-[40rem] overflow-y-auto')}
      >
        <Table aria-label={t('matrix.table')}>
          <thead>
            <tr>
              <HeadCell className={cx(!withEntries && 'max-md:w-16')}>{t('matrix.topic')}</HeadCell>
              <HeadCell numeric className={figures}>
                {t('side.impact')}
              </HeadCell>
              <HeadCell numeric className={figures}>
                {t('side.financial')}
              </HeadCell>
              <HeadCell className={cx('px-2!', withEntries ? 'w-38 max-md:w-30' : 'md:w-38 lg:w-44')}>
                {t('decision.formula')}
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {topics.flatMap((topic) => [
              <Row
                key={topic.code}
                code={topic.code}
                title={topic.title}
                impact={pair(topic.code, 'impact', topic.impact.value)}
                financial={pair(topic.code, 'financial', topic.financial.value)}
                groupImpact={beside(topic.code, 'impact')}
                groupFinancial={beside(topic.code, 'financial')}
                verdict={<TopicVerdict topic={topic} entries={assessment.entries} verdict={verdictBy(topic, bounds)} />}
              />,
              ...(withEntries ? assessment.entries : [])
                .filter((entry) => entry.topic === topic.code && entry.result !== null)
                .map(({ id, title, type, result: own }) => {
                  const side = type === 'Impact' ? 'impact' : 'financial'
                  return (
                    <Row
                      key={id}
                      code={null}
                      title={title}
                      impact={side === 'impact' ? result(own!.value) : ''}
                      financial={side === 'financial' ? result(own!.value) : ''}
                      groupImpact={null}
                      groupFinancial={null}
                      verdict={<VerdictBadge verdict={verdictOfValue(own!.value, bounds[side])} />}
                    />
                  )
                }),
            ])}
          </tbody>
        </Table>
      </section>
    </TableCard>
  )
}

interface RowProps {
  /** Code of the topic; `null` for an entry below it. */
  code: string | null
  title: string
  impact: string
  financial: string
  groupImpact: string | null
  groupFinancial: string | null
  verdict: ReactNode
}

/** A topic, or an entry below it. It is drawn again only when something in it changes, not with every move of a threshold. */
const Row = memo(function Row({ code, title, impact, financial, groupImpact, groupFinancial, verdict }: RowProps) {
  const figure = (now: string, group: string | null) => (
    <>
      {now}
      {group !== null && <span className="block text-muted text-xs">{group}</span>}
    </>
  )
  return (
    <TableRow>
      <Cell
        className={cx(
          code === null &&
            'hyphens-auto whitespace-normal! py-1.5 text-secondary text-xs [overflow-wrap:anywhere] max-md:px-2!',
        )}
      >
        {code === null ? (
          title
        ) : (
          // The name below its code has the whole column, so that long words of German fit into it.
          <span className="flex flex-col items-start gap-0.5 whitespace-normal py-1 max-md:py-0">
            <CodeChip code={code} listed />
            <span className="hyphens-auto text-secondary text-xs [overflow-wrap:anywhere] max-md:sr-only">
              {' '}
              {title}
            </span>
          </span>
        )}
      </Cell>
      <Cell numeric className="whitespace-normal! px-2!">
        {figure(impact, groupImpact)}
      </Cell>
      <Cell numeric className="whitespace-normal! px-2!">
        {figure(financial, groupFinancial)}
      </Cell>
      <Cell className="whitespace-normal! px-2! py-1!">{verdict}</Cell>
    </TableRow>
  )
})
