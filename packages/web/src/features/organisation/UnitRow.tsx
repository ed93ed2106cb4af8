import type { Unit } from '@esrs/contract'
import { Building2, Ellipsis, Factory, Pencil, Plus, Trash2 } from 'lucide-react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'
import { organisationTexts } from './texts.ts'
import { useCountry } from './use-country.ts'
import { useMonthOfYear } from './use-month-of-year.ts'

interface UnitRowProps {
  unit: Unit
  /** Its financial year is another one than that of the group. */
  isOwnYear: boolean
  depth: number
  mayChange: boolean
  onOpen: () => void
  onAdd: () => void
  onRemove: () => void
}

/** Depths beyond this are not indented any further: names need the room. */
const deepest = 6

/** An entity or a site in the tree, with how it counts and what can be done with it. */
export function UnitRow({ unit, isOwnYear, depth, mayChange, onOpen, onAdd, onRemove }: UnitRowProps) {
  const t = useTexts(organisationTexts)
  const { number, date } = useFormats()
  const monthName = useMonthOfYear()
  const countryName = useCountry()
  const { code, name, kind, holdings, until, country, heads, today, counted } = unit
  const last = holdings.at(-1)!
  const facts = [
    countryName(country),
    isOwnYear ? t('ownYear.short', { month: monthName(unit.year_end) }) : '',
    heads === null ? '' : t('heads', { count: heads, heads: number(heads) }),
    last.from ? t('since', { day: date(last.from) }) : '',
    until ? t('until', { day: date(until) }) : '',
  ].filter(Boolean)
  return (
    <li className="flex items-center gap-2 border-line border-b py-1 pr-2 pl-4 last:border-b-0 hover:bg-hover">
      <span aria-hidden className="flex shrink-0" style={{ width: `${Math.min(depth, deepest)}rem` }} />
      <span className="sr-only">{t('level', { level: depth + 1 })}</span>
      {kind === 'entity' ? (
        <Building2 aria-hidden className="size-4 shrink-0 text-muted" />
      ) : (
        <Factory aria-hidden className="size-4 shrink-0 text-muted" />
      )}
      <button
        type="button"
        onClick={onOpen}
        disabled={!mayChange}
        className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 text-left text-sm enabled:hover:underline"
      >
        <span className="min-w-0 flex-1 basis-40">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>{' '}
          <span className="num text-muted text-xs">{code}</span>
          {facts.length > 0 && <span className="num block text-muted text-xs">{facts.join(' · ')}</span>}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-muted text-xs">
            {t(`method.${last.method}`)}
            {last.method !== 'operational_control' && ` ${number(last.share)} %`}
          </span>
          {today === 'held' ? (
            <Badge tone={counted === 100 ? 'success' : counted === 0 ? 'neutral' : 'info'}>
              {counted === 0 ? t('counts.not') : t('counts.share', { share: number(counted) })}
            </Badge>
          ) : (
            <Badge tone="warning">{t(`today.${today}`)}</Badge>
          )}
        </span>
      </button>
      {mayChange && (
        <Menu
          trigger={
            <Button look="ghost" size="icon" aria-label={t('menu', { name })}>
              <Ellipsis aria-hidden className="size-4" />
            </Button>
          }
        >
          <MenuItem onSelect={onOpen}>
            <Pencil aria-hidden />
            {t('edit')}
          </MenuItem>
          {kind === 'entity' && (
            <MenuItem onSelect={onAdd}>
              <Plus aria-hidden />
              {t('addBelow')}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem danger onSelect={onRemove}>
            <Trash2 aria-hidden />
            {t('remove.menu')}
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}
