import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { Assessment } from '../../iros/Assessment.tsx'
import { PriorityBadge, TypeBadge } from '../../iros/badges.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { IroDetails } from './IroDetails.tsx'
import { IroMenu } from './IroMenu.tsx'
import { IroFacts } from './IroParts.tsx'
import type { IroListProps } from './IroTable.tsx'
import { iroTexts } from './texts.ts'

/** The entries on a phone. */
export function IroCards({ iros, opened, onOpen, actions, busy }: Omit<IroListProps, 'sort' | 'onSort'>) {
  const t = useTexts(iroTexts)
  return (
    <ul aria-label={t('list.caption')}>
      {iros.map((iro) => {
        const isOpen = iro.id === opened
        const isOff = iro.status === 'rejected'
        return (
          <li key={iro.id} className="flex flex-col gap-2 border-line border-b p-4 last:border-b-0">
            <div className="flex items-center gap-2">
              <TypeBadge iro={iro} />
              <PriorityBadge priority={iro.priority} long />
              <span className="flex-1" />
              <IroMenu iro={iro} actions={actions} />
            </div>
            <h2 className={cx('font-semibold [overflow-wrap:anywhere]', isOff && 'text-muted line-through')}>
              {iro.title}
            </h2>
            <p className="text-secondary text-sm [overflow-wrap:anywhere]">{iro.description}</p>
            <IroFacts iro={iro} withCategory />
            <Assessment score={iro.score} assessed={iro.assessed} />
            <Button
              look="ghost"
              aria-label={`${t(isOpen ? 'entry.less' : 'entry.more')}: ${iro.title}`}
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? null : iro.id)}
              block
            >
              {t(isOpen ? 'entry.less' : 'entry.more')}
              <ChevronDown aria-hidden className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
            </Button>
            {isOpen && <IroDetails iro={iro} actions={actions} busy={busy} />}
          </li>
        )
      })}
    </ul>
  )
}
