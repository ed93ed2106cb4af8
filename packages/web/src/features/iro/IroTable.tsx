import type { Iro } from '@esrs/contract'
import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Assessment } from '../../iros/Assessment.tsx'
import { PriorityBadge, TypeBadge } from '../../iros/badges.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { SortHead } from '../../ui/SortHead.tsx'
import { HeadCell, Table } from '../../ui/Table.tsx'
import { IroDetails } from './IroDetails.tsx'
import { type IroActions, IroMenu } from './IroMenu.tsx'
import { IroFacts } from './IroParts.tsx'
import { type Column, nextSort, type Sort } from './selection.ts'
import { iroTexts } from './texts.ts'

export interface IroListProps {
  iros: readonly Iro[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** The entry whose details are open. */
  opened: string | null
  onOpen: (id: string | null) => void
  actions: IroActions
  busy: boolean
}

const widths: Record<Column, string> = { title: '', type: 'w-40', category: 'w-42', priority: 'w-26' }

const directionOf = (sort: Sort, column: Column) =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : null

const cell = 'border-line border-b px-3 py-4 align-top'

export function IroTable({ iros, sort, onSort, opened, onOpen, actions, busy }: IroListProps) {
  const t = useTexts(iroTexts)
  return (
    <Table aria-label={t('list.caption')} className="[&>tbody>tr:last-child>td]:border-b-0">
      <thead>
        <tr>
          {(['title', 'type', 'category', 'priority'] as const).map((column) => (
            <SortHead
              key={column}
              className={widths[column]}
              direction={directionOf(sort, column)}
              onSort={() => onSort(nextSort(sort, column))}
            >
              {t(`column.${column}`)}
            </SortHead>
          ))}
          <HeadCell className="w-60">{t('column.assessment')}</HeadCell>
          <HeadCell className="w-22">
            <span className="sr-only">{t('column.more')}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {iros.map((iro) => {
          const isOpen = iro.id === opened
          const isOff = iro.status === 'rejected'
          const inner = cx(cell, isOpen && 'border-b-0')
          return (
            <Fragment key={iro.id}>
              <tr>
                <td className={cx(inner, 'pl-4')}>
                  <h2 className={cx('font-semibold [overflow-wrap:anywhere]', isOff && 'text-muted line-through')}>
                    {iro.title}
                  </h2>
                  <p className={cx('mt-1 mb-2 text-secondary [overflow-wrap:anywhere]', !isOpen && 'line-clamp-3')}>
                    {iro.description}
                  </p>
                  <IroFacts iro={iro} />
                </td>
                <td className={inner}>
                  <TypeBadge iro={iro} />
                </td>
                <td className={cx(inner, 'text-secondary [overflow-wrap:anywhere]')}>{iro.category}</td>
                <td className={inner}>
                  <PriorityBadge priority={iro.priority} />
                </td>
                <td className={inner}>
                  <Assessment score={iro.score} assessed={iro.assessed} />
                </td>
                <td className={cx(inner, 'whitespace-nowrap pr-4 text-right')}>
                  <IroMenu iro={iro} actions={actions} />
                  <Button
                    look="ghost"
                    size="icon-small"
                    aria-label={t('entry.details', { title: iro.title })}
                    aria-expanded={isOpen}
                    onClick={() => onOpen(isOpen ? null : iro.id)}
                  >
                    <ChevronDown aria-hidden className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
                  </Button>
                </td>
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={6} className="border-line border-b px-4 pb-5">
                    <IroDetails iro={iro} actions={actions} busy={busy} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </Table>
  )
}
