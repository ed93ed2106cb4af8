import { CircleAlert, CircleCheck, Ellipsis, FileSearch } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, SectionHeader } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { SortHead } from '../../ui/SortHead.tsx'
import { EmptyState, Skeleton } from '../../ui/States.tsx'
import { Cell, HeadCell, Table, TableCard, TableRow } from '../../ui/Table.tsx'
import { Example, Section } from '../Section.tsx'
import { galleryTexts } from '../texts.ts'

const rows = [
  { code: 'E1-6_07', name: 'scope1', tone: 'success', status: 'accepted' },
  { code: 'E1-6_09', name: 'scope2', tone: 'neutral', status: 'proposed' },
  { code: 'S1-16_01', name: 'payGap', tone: 'warning', status: 'review' },
  { code: 'G1-6_01', name: 'long', tone: 'danger', status: 'failed' },
] as const

/** What stands beside a row to show its state. */
const states = ['rest', 'hover', 'selected', 'unsaved'] as const

export function Lists() {
  const t = useTexts(galleryTexts)
  const [direction, setDirection] = useState<'ascending' | 'descending'>('descending')
  const [page, setPage] = useState(1)
  return (
    <Section name="lists">
      <Example title={t('list.rows')} className="flex flex-col">
        <SectionHeader title={t('list.title')} note={t('list.note')}>
          <Button>{t('list.action')}</Button>
        </SectionHeader>
        <TableCard className="mt-2">
          <ScrollFrame aria-label={t('list.rows')} className="relative h-auto!">
            <Table aria-label={t('list.rows')} className="min-w-2xl">
              <colgroup>
                <col className="w-28" />
                <col />
                <col className="w-32" />
                <col className="w-36" />
                <col className="w-32" />
                <col className="w-12" />
              </colgroup>
              <thead>
                <tr>
                  <HeadCell>{t('list.code')}</HeadCell>
                  <SortHead
                    direction={direction}
                    onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
                  >
                    {t('list.datapoint')}
                  </SortHead>
                  <SortHead direction={null} onSort={() => setDirection('ascending')} numeric>
                    {t('list.value')}
                  </SortHead>
                  <HeadCell>{t('list.status')}</HeadCell>
                  <HeadCell>{t('list.state')}</HeadCell>
                  <HeadCell>
                    <span className="sr-only">{t('list.actions')}</span>
                  </HeadCell>
                </tr>
              </thead>
              {rows.map(({ code, name, tone, status }, index) => {
                const state = states[index] ?? 'rest'
                return (
                  <tbody key={code} data-shown={state}>
                    <TableRow selected={state === 'selected'} className="last:[&>td]:border-b!">
                      <Cell
                        className={
                          state === 'selected'
                            ? 'shadow-[inset_2px_0_0_var(--brand)]'
                            : state === 'unsaved'
                              ? 'shadow-[inset_2px_0_0_var(--warning)]'
                              : ''
                        }
                      >
                        <CodeChip code={code} />
                      </Cell>
                      <Cell className="font-medium" title={t(`point.${name}`)}>
                        {t(`point.${name}`)}
                      </Cell>
                      <Cell numeric>{t(`value.${name}`)}</Cell>
                      <Cell>
                        <Badge tone={tone}>
                          {tone === 'success' && <CircleCheck aria-hidden />}
                          {tone === 'danger' && <CircleAlert aria-hidden />}
                          {t(`status.${status}`)}
                        </Badge>
                      </Cell>
                      <Cell className="text-muted">{t(`state.${state}`)}</Cell>
                      <Cell className="overflow-visible! pr-2! pl-1!">
                        <Button look="ghost" size="icon-small" aria-label={t('list.menu', { code })}>
                          <Ellipsis aria-hidden className="size-4" />
                        </Button>
                      </Cell>
                    </TableRow>
                  </tbody>
                )
              })}
              <tbody>
                <TableRow aria-label={t('state.loading')}>
                  <Cell>
                    <Skeleton className="w-14" />
                  </Cell>
                  <Cell>
                    <Skeleton className="w-2/3" />
                  </Cell>
                  <Cell>
                    <Skeleton className="ml-auto w-16" />
                  </Cell>
                  <Cell>
                    <Skeleton className="w-20" />
                  </Cell>
                  <Cell className="text-muted">{t('state.loading')}</Cell>
                  <Cell />
                </TableRow>
              </tbody>
            </Table>
          </ScrollFrame>
          <Pagination page={page} pages={3} count={60} pageSize={20} onPage={setPage} />
        </TableCard>
      </Example>
      <Example title={t('list.empty')} className="">
        <TableCard>
          <Table aria-label={t('list.empty')}>
            <thead>
              <tr>
                <HeadCell>{t('list.code')}</HeadCell>
                <HeadCell>{t('list.datapoint')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td colSpan={2}>
                  <EmptyState
                    icon={<FileSearch aria-hidden />}
                    title={t('list.nothing')}
                    action={<Button>{t('list.clear')}</Button>}
                  >
                    {t('list.nothingText')}
                  </EmptyState>
                </td>
              </tr>
            </tbody>
          </Table>
        </TableCard>
      </Example>
      <Example title={t('list.cards')} className="grid gap-4 sm:grid-cols-2">
        <Card className="p-4">
          <p className="font-medium">{t('point.scope1')}</p>
          <p className="num text-secondary">{t('value.scope1')}</p>
        </Card>
        <Card className="p-4">
          <p className="font-medium">{t('point.long')}</p>
          <p className="num text-secondary">{t('value.long')}</p>
        </Card>
      </Example>
    </Section>
  )
}
