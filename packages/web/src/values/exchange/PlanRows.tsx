import type { ImportChange, ImportPlan, ImportRefusal } from '@esrs/contract'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { UnbrokenCodes } from '../../ui/UnbrokenCodes.tsx'
import { answerInWords } from '../choices.ts'
import { exchangeTexts } from './texts.ts'

/** Rows that are shown at once, and from how many on they can be searched. */
const atOnce = 100
const searchFrom = 8

type Field = ImportChange['fields'][number]
type View = 'changes' | 'refused'

/** Row by row what a file would change, and what of it is not taken over. */
export function PlanRows({ plan }: { plan: ImportPlan }) {
  const t = useTexts(exchangeTexts)
  const [view, setView] = useState<View>(plan.changes.length > 0 ? 'changes' : 'refused')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(atOnce)
  const wanted = search.trim().toLowerCase()
  const matches = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(wanted))
  const changes = plan.changes.filter(({ code, name }) => matches(code, name))
  const refused = plan.refused.filter(({ code, name, reason }) => matches(code, name, reason))
  const rows: readonly (ImportChange | ImportRefusal)[] = view === 'changes' ? changes : refused
  const isLong = Math.max(plan.changes.length, plan.refused.length) >= searchFrom
  const choose = (next: View) => {
    setView(next)
    setShown(atOnce)
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {plan.changes.length === 0 ? (
          <h3 className="font-medium text-sm">{t('plan.refused', { count: plan.refused.length })}</h3>
        ) : (
          <Segment aria-label={t('plan.views')}>
            {(['changes', 'refused'] as const).map((one) => (
              <SegmentItem key={one} current={view === one} onClick={() => choose(one)}>
                {t(`plan.${one}`, { count: plan[one].length })}
              </SegmentItem>
            ))}
          </Segment>
        )}
        {isLong && (
          <SearchInput
            aria-label={t('plan.search')}
            placeholder={t('plan.search')}
            value={search}
            onSearch={setSearch}
            className="w-64 max-md:w-full"
          />
        )}
      </div>
      <table className="block w-full text-sm md:table md:table-fixed">
        <thead className="max-md:sr-only">
          <tr className="text-left text-muted text-xs">
            <th scope="col" className="w-14 py-1 font-medium">
              {t('plan.row')}
            </th>
            <th scope="col" className="w-[34%] py-1 pr-4 font-medium">
              {t('plan.datapoint')}
            </th>
            <th scope="col" className="py-1 font-medium">
              {t(view === 'changes' ? 'plan.change' : 'plan.reason')}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.slice(0, shown).map((row, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of a file may be refused for more than one cell.
              key={`${row.row} ${index}`}
              row={row.row}
              code={row.code}
              name={'fields' in row && row.part ? `${row.name}: ${row.part}` : row.name}
            >
              {'fields' in row ? (
                <>
                  <Changes fields={row.fields} />
                  {row.asked && <p className="mt-1 text-warning-text text-xs">{row.asked}</p>}
                </>
              ) : (
                <Refused reason={row.reason} written={row.written} />
              )}
            </Line>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && wanted !== '' && <p className="py-2 text-muted text-sm">{t('plan.none')}</p>}
      {rows.length > shown && (
        <Button className="self-center" onClick={() => setShown(shown + atOnce)}>
          {t('plan.more', { count: Math.min(atOnce, rows.length - shown) })}
        </Button>
      )}
    </div>
  )
}

interface LineProps {
  row: number
  code: string
  name: string
  children: ReactNode
}

function Line({ row, code, name, children }: LineProps) {
  const t = useTexts(exchangeTexts)
  return (
    <tr className="block border-line border-t py-2 align-top md:table-row [&>td]:md:border-line [&>td]:md:border-t [&>td]:md:py-2">
      <td className="num text-muted text-xs max-md:sr-only md:pt-2.5!">{row}</td>
      <td className="block pb-1 md:table-cell md:pr-4">
        <span className="flex flex-wrap items-baseline justify-between gap-2">
          {code === '' ? <span className="text-muted">–</span> : <CodeChip code={code} />}
          <span aria-hidden className="num text-muted text-xs md:hidden">
            {t('plan.rowOf', { row })}
          </span>
        </span>
        <span className="mt-0.5 line-clamp-2 text-muted text-xs">{name}</span>
      </td>
      <td className="block min-w-0 md:table-cell">{children}</td>
    </tr>
  )
}

function Refused({ reason, written }: Pick<ImportRefusal, 'reason' | 'written'>) {
  const t = useTexts(exchangeTexts)
  return (
    <>
      <p>
        <UnbrokenCodes text={reason} />
      </p>
      {written !== null && <p className="break-words text-muted text-xs">{t('plan.written', { text: written })}</p>}
    </>
  )
}

function Changes({ fields }: { fields: readonly Field[] }) {
  const t = useTexts(exchangeTexts)
  const sideText = useSideText()
  return (
    <dl className="flex flex-col gap-1.5">
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="text-muted text-xs">{t(`field.${field}`)}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2 [&>del]:min-w-0 [&>ins]:min-w-0">
            <span className="sr-only">{t('plan.before')}: </span>
            <del className={`break-words text-muted ${before ? 'line-through' : 'italic no-underline'}`}>
              {sideText(before) ?? t('plan.empty')}
            </del>
            <ArrowRight aria-hidden className="size-3.5 shrink-0 self-center text-muted" />
            <span className="sr-only">{t('plan.after')}: </span>
            <ins className={`break-words no-underline ${after ? 'font-medium' : 'text-danger-text italic'}`}>
              {sideText(after) ?? t('plan.empty')}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A side as a person reads it, with every digit: what differs must be seen. */
function useSideText() {
  const language = useLanguage()
  const { unit: unitText } = useFormats()
  const figures = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 15 })
  return (side: Field['before']): string | null => {
    if (side === null) return null
    if (side.number === null) return answerInWords(language, side.text, 'yes-no') ?? side.text
    // A year is a figure without a unit and without a mark between thousands.
    const isYear = side.unit === null && /^(19|20|21)\d\d$/.test(side.text)
    return [isYear ? side.text : figures.format(side.number).replace(/^-/, '−'), unitText(side.unit)]
      .filter(Boolean)
      .join('\u00a0')
  }
}
