import type { Iro } from '@esrs/contract'
import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { Assessment } from '../../iros/Assessment.tsx'
import { PriorityBadge, TypeBadge } from '../../iros/badges.tsx'
import { List, type ListColumn } from '../../kit/list/List.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { useCompact } from '../../ui/use-media.ts'
import { IroDetails } from './IroDetails.tsx'
import { type IroActions, IroMenu } from './IroMenu.tsx'
import { IroFacts } from './IroParts.tsx'
import type { Sort } from './selection.ts'
import { iroTexts } from './texts.ts'

interface IroRowsProps {
  iros: readonly Iro[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** The entry whose details are open. */
  opened: string | null
  onOpen: (id: string | null) => void
  actions: IroActions
  busy: boolean
}

const Arrow = ({ isOpen }: { isOpen: boolean }) => (
  <ChevronDown aria-hidden className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
)

function Title({ iro }: { iro: Iro }) {
  const isOff = iro.status === 'rejected'
  return (
    <h2 className={cx('font-semibold [overflow-wrap:anywhere]', isOff && 'text-muted line-through')}>{iro.title}</h2>
  )
}

/** The entries, each with its details where they are open. */
export function IroRows({ iros, sort, onSort, opened, onOpen, actions, busy }: IroRowsProps) {
  const t = useTexts(iroTexts)
  const press = (iro: Iro) => () => onOpen(iro.id === opened ? null : iro.id)
  const details = (iro: Iro) => iro.id === opened && <IroDetails iro={iro} actions={actions} busy={busy} />
  const columns: ListColumn<Iro>[] = [
    {
      id: 'title',
      head: t('column.title'),
      sorts: 'up',
      cell: (iro) => (
        <>
          <Title iro={iro} />
          <p className={cx('mt-1 mb-2 text-secondary [overflow-wrap:anywhere]', iro.id !== opened && 'line-clamp-3')}>
            {iro.description}
          </p>
          <IroFacts iro={iro} />
        </>
      ),
    },
    { id: 'type', head: t('column.type'), width: 'w-42', sorts: 'up', cell: (iro) => <TypeBadge iro={iro} /> },
    {
      id: 'category',
      head: t('column.category'),
      width: 'w-42',
      sorts: 'up',
      look: 'text-secondary [overflow-wrap:anywhere]',
      cell: ({ category }) => category,
    },
    {
      id: 'priority',
      head: t('column.priority'),
      width: 'w-26',
      sorts: 'up',
      cell: ({ priority }) => <PriorityBadge priority={priority} />,
    },
    {
      id: 'assessment',
      head: t('column.assessment'),
      width: 'w-60',
      cell: ({ score, assessed, status }) => (
        <Assessment score={score} assessed={assessed} isRejected={status === 'rejected'} />
      ),
    },
    {
      id: 'more',
      head: t('column.more'),
      isHeadSilent: true,
      width: 'w-22',
      look: 'whitespace-nowrap! overflow-visible! text-right',
      cell: (iro) => (
        <>
          <IroMenu iro={iro} actions={actions} />
          <Button
            look="ghost"
            size="icon-small"
            aria-label={t('entry.details', { title: iro.title })}
            aria-expanded={iro.id === opened}
            onClick={press(iro)}
          >
            <Arrow isOpen={iro.id === opened} />
          </Button>
        </>
      ),
    },
  ]
  return (
    <List
      label={t('list.caption')}
      loading={t('list.caption')}
      rows={iros}
      keyOf={({ id }) => id}
      columns={columns}
      isNarrow={useCompact()}
      isTall
      below={details}
      sort={sort}
      onSort={onSort}
      cardLook="flex flex-col gap-2 py-4"
      card={(iro) => {
        const isOpen = iro.id === opened
        const word = t(isOpen ? 'entry.less' : 'entry.more')
        return (
          <>
            <div className="flex items-center gap-2">
              <TypeBadge iro={iro} />
              <PriorityBadge priority={iro.priority} long />
              <span className="flex-1" />
              <IroMenu iro={iro} actions={actions} />
            </div>
            <Title iro={iro} />
            <p className="text-secondary text-sm [overflow-wrap:anywhere]">{iro.description}</p>
            <IroFacts iro={iro} withCategory />
            <Assessment score={iro.score} assessed={iro.assessed} isRejected={iro.status === 'rejected'} />
            <Button look="ghost" aria-label={`${word}: ${iro.title}`} aria-expanded={isOpen} onClick={press(iro)} block>
              {word}
              <Arrow isOpen={isOpen} />
            </Button>
            {details(iro)}
          </>
        )
      }}
    />
  )
}
