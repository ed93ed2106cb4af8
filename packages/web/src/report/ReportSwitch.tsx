import type { StandardSet, Years } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, CalendarRange, Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { companyQuery } from '../api/queries.ts'
import { useMay } from '../api/role.ts'
import { useLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { reviewQuery, useSwitchReport, versionsQuery, yearsQuery } from './queries.ts'
import { SwitchDialog } from './SwitchDialog.tsx'
import { reportTexts } from './texts.ts'

interface Choice {
  year: number
  set: StandardSet
}

const nameOf = ({ year, set }: Choice) => `${year} ${set}`

/** The years that a company has worked in, the newest first, each with its set. */
function choicesOf({ current, begun }: Years): Choice[] {
  const all = new Map<string, Choice>()
  for (const choice of [current, ...begun.flatMap(({ year, set, from }) => [{ year, set }, from])])
    all.set(nameOf(choice), choice)
  return [...all.values()].sort((a, b) => b.year - a.year || a.set.localeCompare(b.set))
}

/** The year and the set that everything on the page belongs to, with how far the report is, and the way to another. */
export function ReportSwitch() {
  const t = useTexts(reportTexts)
  const { data: company } = useQuery(companyQuery)
  const mayRead = useMay('read')
  const { data: review } = useQuery({ ...reviewQuery, enabled: mayRead })
  const confirmation = review?.confirmation ?? null
  // What is confirmed may have been issued since; a change afterwards takes the confirmation back.
  const { data: versions } = useQuery({ ...versionsQuery, enabled: mayRead && confirmation !== null })
  const [wanted, setWanted] = useState<Choice | null>(null)
  const change = useSwitchReport()
  if (!company) return null
  const { reporting_year: year, standard_set: set } = company.metadata
  const [latest] = versions ?? []
  const isIssued = confirmation && latest && Date.parse(latest.at) >= Date.parse(confirmation.at)
  const state = isIssued
    ? t('state.issued', { number: latest.number })
    : t(`state.${confirmation ? 'reviewed' : 'open'}`)
  const name = `${year} · ${t(`short.${set}`)}`
  if (!mayRead) return <span className="shrink-0">{name}</span>
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            className="-my-1 num inline-flex min-h-6 shrink-0 items-center gap-1 rounded-sm px-1 font-medium text-secondary transition-colors hover:bg-hover hover:text-ink max-md:min-h-8"
          >
            <span aria-hidden className={`size-1.5 shrink-0 rounded-full ${confirmation ? 'bg-success' : 'bg-info'}`} />
            <span className="sr-only">{t('menu')}</span>
            {name}
            {review && <span className="font-normal text-muted max-lg:sr-only">{state}</span>}
            <ChevronsUpDown aria-hidden className="size-3 text-muted" />
          </button>
        }
      >
        <Choices current={{ year, set }} onChoose={setWanted} />
      </Menu>
      {wanted && (
        <SwitchDialog
          company={company}
          change={{ reporting_year: String(wanted.year), standard_set: wanted.set }}
          busy={change.isPending}
          onConfirm={() =>
            change.mutate(
              { reporting_year: String(wanted.year), standard_set: wanted.set },
              { onSettled: () => setWanted(null) },
            )
          }
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}

/** What can be chosen; asked for when somebody opens the list. */
function Choices({ current, onChoose }: { current: Choice; onChoose: (choice: Choice) => void }) {
  const t = useTexts(reportTexts)
  const mayManage = useMay('manage')
  const { data: years } = useQuery(yearsQuery(useLanguage()))
  const { data: review } = useQuery(reviewQuery)
  const { data: versions } = useQuery(versionsQuery)
  const [latest] = versions ?? []
  const stateOf = ({ year, set }: Choice): string => {
    if (nameOf({ year, set }) !== nameOf(current))
      return t(`state.${year > current.year ? 'later' : year < current.year ? 'earlier' : 'other'}`)
    if (latest) return t('state.issued', { number: latest.number })
    return t(`state.${review?.confirmation ? 'reviewed' : 'open'}`)
  }
  return (
    <>
      <p className="px-2 pt-1 pb-1 font-medium text-muted text-xs">{t('years')}</p>
      {(years ? choicesOf(years) : [current]).map((choice) => {
        const isCurrent = nameOf(choice) === nameOf(current)
        return (
          <MenuItem
            key={nameOf(choice)}
            disabled={!isCurrent && !mayManage}
            aria-current={isCurrent ? 'true' : undefined}
            className="h-auto min-h-8 py-1.5 max-md:min-h-11"
            onSelect={() => !isCurrent && onChoose(choice)}
          >
            <span className="num min-w-0 flex-1">
              {choice.year} · {t(`set.${choice.set}`)}
              <span className="block text-muted text-xs">{stateOf(choice)}</span>
            </span>
            {isCurrent && <Check aria-hidden />}
          </MenuItem>
        )
      })}
      <MenuSeparator />
      {years?.next && mayManage && (
        <MenuItem asChild>
          <Link to="/company/years">
            <CalendarPlus aria-hidden />
            {t('begin', { year: String(years.next.year) })}
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to="/company/years">
          <CalendarRange aria-hidden />
          {t('all')}
        </Link>
      </MenuItem>
    </>
  )
}
