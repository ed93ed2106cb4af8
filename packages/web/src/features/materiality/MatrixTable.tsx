import type { Assessment } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import type { Bounds } from '../../matrix/chart.ts'
import { CodeChip } from '../../ui/Badge.tsx'
import { Cell, HeadCell, Table, TableCard, TableRow } from '../../ui/Table.tsx'
import { isWithin, verdictBy } from './matrix-dots.ts'
import { materialityTexts } from './texts.ts'
import { VerdictBadge } from './VerdictBadge.tsx'

interface MatrixTableProps {
  assessment: Assessment
  bounds: Bounds
  pillar: string
  /** Results of a signed version; empty where they are not compared. */
  before: readonly { code: string; impact: number | null; financial: number | null }[]
}

/** The matrix as a table, for people who cannot see the picture or want the figures. */
export function MatrixTable({ assessment, bounds, pillar, before }: MatrixTableProps) {
  const t = useTexts(materialityTexts)
  const { number } = useFormats()
  const value = (one: number | null | undefined) => (one === null || one === undefined ? '–' : number(one))
  const topics = assessment.topics.filter(({ code }) => isWithin(code, pillar))
  const pair = (code: string, side: 'impact' | 'financial', now: number | null) => {
    const earlier = before.find((one) => one.code === code)
    return earlier && earlier[side] !== now ? `${value(earlier[side])} → ${value(now)}` : value(now)
  }
  return (
    <TableCard>
      <Table aria-label={t('matrix.table')}>
        <thead>
          <tr>
            <HeadCell className="w-16">{t('matrix.topic')}</HeadCell>
            <HeadCell numeric className="w-20 px-2!">
              {t('side.impact')}
            </HeadCell>
            <HeadCell numeric className="w-20 px-2!">
              {t('side.financial')}
            </HeadCell>
            <HeadCell>{t('decision.formula')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <TableRow key={topic.code}>
              <Cell>
                <CodeChip code={topic.code} />
                <span className="sr-only"> {topic.title}</span>
              </Cell>
              <Cell numeric className="px-2!">
                {pair(topic.code, 'impact', topic.impact.value)}
              </Cell>
              <Cell numeric className="px-2!">
                {pair(topic.code, 'financial', topic.financial.value)}
              </Cell>
              <Cell className="px-2!">
                <VerdictBadge verdict={verdictBy(topic, bounds)} />
              </Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </TableCard>
  )
}
