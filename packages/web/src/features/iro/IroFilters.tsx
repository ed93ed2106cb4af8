import { type Iro, iroPriorities, iroTypes } from '@esrs/contract'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { useCompact, useNarrow } from '../../ui/use-media.ts'
import { columns, isListed, type Selection, type Sort } from './selection.ts'
import { iroTexts } from './texts.ts'

interface IroFiltersProps {
  iros: readonly Iro[]
  selection: Selection
  onSelect: (changed: Partial<Selection>) => void
}

const all = '_all'
const sorts: Sort[] = columns.flatMap((column) => [column, `-${column}` as const])

/** Type, category and priority; what can be chosen is what there is. On a phone all but the type waits behind a button. */
export function IroFilters({ iros, selection, onSelect }: IroFiltersProps) {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  const language = useLanguage()
  const isCompact = useCompact()
  const isNarrow = useNarrow()
  const [isClosed, setClosed] = useState(true)
  const isFolded = isNarrow && isClosed
  const listed = iros.filter((iro) => isListed(iro, selection))
  const countOf = (type: Iro['type']) => listed.filter((iro) => iro.type === type).length
  const types = iroTypes.filter(
    (type) => type !== 'Opportunity' || selection.type === type || iros.some((iro) => iro.type === type),
  )
  const chosenOrUsed = new Set(iros.map(({ category }) => category))
  if (selection.category) chosenOrUsed.add(selection.category)
  const categories = [...chosenOrUsed].sort(new Intl.Collator(language).compare)
  const priorities = iroPriorities.filter(
    (priority) => priority === selection.priority || iros.some((iro) => iro.priority === priority),
  )
  const set = [selection.category, selection.priority, selection.rejected].filter(Boolean).length
  const rejected = iros.filter(({ status }) => status === 'rejected').length
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the element yet.
    <div role="search" aria-label={t('filter.label')} className="flex flex-wrap items-center gap-2 pb-3">
      <Segment aria-label={t('filter.type')} className="max-md:min-w-0 max-md:flex-1">
        <SegmentItem
          current={selection.type === ''}
          onClick={() => onSelect({ type: '' })}
          className="max-md:flex-1 max-md:justify-center max-md:gap-1 max-md:px-1"
        >
          {t('filter.all')} <span className="num font-normal text-secondary text-xs">{listed.length}</span>
        </SegmentItem>
        {types.map((type) => (
          <SegmentItem
            key={type}
            current={selection.type === type}
            onClick={() => onSelect({ type })}
            className="max-md:flex-1 max-md:justify-center max-md:gap-1 max-md:px-1"
          >
            {t(`filter.types.${type}`)} <span className="num font-normal text-secondary text-xs">{countOf(type)}</span>
          </SegmentItem>
        ))}
      </Segment>
      {isNarrow && (
        <Button aria-expanded={!isFolded} className="px-3" onClick={() => setClosed(!isClosed)}>
          <ListFilter aria-hidden className="size-4" />
          <span className="sr-only">{t('filter.further')}</span>
          {set > 0 && <span className="num">{set}</span>}
        </Button>
      )}
      {!isFolded && (
        <>
          <div className="max-md:min-w-0 max-md:flex-1 md:w-52">
            <Select
              aria-label={t('filter.category')}
              value={selection.category || all}
              options={[
                { value: all, label: t('filter.allCategories') },
                ...categories.map((value) => ({ value, label: value })),
              ]}
              onChange={(value) => onSelect({ category: value === all ? '' : value })}
            />
          </div>
          <div className="max-md:min-w-0 max-md:flex-1 md:w-40">
            <Select
              aria-label={t('filter.priority')}
              value={selection.priority || all}
              options={[
                { value: all, label: t('filter.allPriorities') },
                ...priorities.map((value) => ({ value, label: names(`priority.${value}`) })),
              ]}
              onChange={(value) => onSelect({ priority: value === all ? '' : (value as Iro['priority']) })}
            />
          </div>
          {isCompact && (
            <div className="w-full md:w-52">
              <Select
                aria-label={t('filter.sort')}
                value={selection.sort}
                options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
                onChange={(sort) => onSelect({ sort })}
              />
            </div>
          )}
          {(rejected > 0 || selection.rejected) && (
            <Switch
              checked={selection.rejected}
              onChange={(shown) => onSelect({ rejected: shown })}
              label={t('filter.rejected', { count: rejected })}
            />
          )}
        </>
      )}
    </div>
  )
}
