import type { FigureDetail, FigureUnit } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { organisationTexts } from '../texts.ts'
import { useMonthName } from './use-month-name.ts'

type Year = FigureUnit['own_years'][number]

/** The month after another one. */
function next(month: string): string {
  const [year, of] = month.split('-').map(Number) as [number, number]
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`
}

/** Months for which a unit may deliver: those of the group's year, and where it has another one those of its own. */
export function monthsOffered({ months, units }: FigureDetail, unitId: string): string[] {
  const own = units.find(({ id }) => id === unitId)?.own_years ?? []
  const last = own.at(-1)?.to ?? months.at(-1)!
  const offered: string[] = []
  for (let month = own[0]?.from ?? months[0]!; month <= last; month = next(month)) offered.push(month)
  return offered
}

interface OwnYearsProps {
  years: readonly Year[]
  onChoose: (year: Year) => void
}

/** What counts of a unit with another financial year than the group, and its own years to choose from; nothing for any other unit. */
export function OwnYears({ years, onChoose }: OwnYearsProps) {
  const t = useTexts(organisationTexts)
  const monthName = useMonthName()
  if (years.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2 text-sm">
      <legend className="font-medium">{t('ownYear.choose')}</legend>
      <p className="text-muted">{t('ownYear.hint')}</p>
      <p className="flex flex-wrap gap-2">
        {years.map((year) => (
          <Button key={year.from} onClick={() => onChoose(year)}>
            {`${monthName(year.from)} – ${monthName(year.to)}`}
          </Button>
        ))}
      </p>
    </fieldset>
  )
}
