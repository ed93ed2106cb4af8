import type { FactorEdition, FactorEditions } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Notice } from '../../../ui/States.tsx'
import { Checkbox } from '../../../ui/Toggles.tsx'
import { toast } from '../../../ui/toast.ts'
import { editionsQuery } from './queries.ts'
import { inventoryTexts } from './texts.ts'

/** That factors have editions which fit the year better, and the way to what they would change; nothing where there are none. */
export function Editions() {
  const t = useTexts(inventoryTexts)
  const mayReport = useMay('report')
  const { data } = useQuery(editionsQuery(useLanguage()))
  const [open, setOpen] = useState(false)
  if (!data || data.editions.length === 0) return null
  return (
    <>
      <Notice tone="info" action={mayReport && <Button onClick={() => setOpen(true)}>{t('editions.look')}</Button>}>
        {t('editions.there', { count: data.editions.length, year: data.year })}
      </Notice>
      {open && <EditionsDialog {...data} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What each edition would change, activity by activity; those that are chosen are taken. */
function EditionsDialog({ year, editions, onClose }: FactorEditions & { onClose: () => void }) {
  const t = useTexts(inventoryTexts)
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = editions.filter(({ id }) => !left.includes(id))
  const take = useSend(
    () => call(contract.inventory.takeEditions, { body: { editions: chosen.map(({ id }) => id) } }),
    t('editions.failed'),
    ({ changed }) => {
      toast({ title: t('editions.taken', { count: changed }) })
      onClose()
    },
  )
  return (
    <FormDialog
      size="lg"
      title={t('editions.title')}
      description={t('editions.text', { year })}
      submit={t('editions.take', { count: chosen.length })}
      busy={take.isPending}
      disabled={chosen.length === 0}
      onSubmit={() => take.mutate(undefined)}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-4">
        {editions.map((edition) => (
          <Edition
            key={edition.id}
            edition={edition}
            chosen={!left.includes(edition.id)}
            onChoose={(on) => setLeft(on ? left.filter((id) => id !== edition.id) : [...left, edition.id])}
          />
        ))}
      </ul>
    </FormDialog>
  )
}

/** Activities that are listed before somebody asks for all. */
const atOnce = 5

interface EditionProps {
  edition: FactorEdition
  chosen: boolean
  onChoose: (on: boolean) => void
}

function Edition({ edition: { before, after, activities }, chosen, onChoose }: EditionProps) {
  const t = useTexts(inventoryTexts)
  const { exact } = useFormats()
  const [all, setAll] = useState(false)
  const tonnes = (value: number) => `${exact(Number(value.toPrecision(9)))}\u00a0t`
  const each = ({ kilograms, unit, year }: typeof before) =>
    t('editions.each', { kilograms: exact(kilograms), unit, year: String(year) })
  const shown = all ? activities : activities.slice(0, atOnce)
  const sum = (of: 'before' | 'after') =>
    activities.flatMap((one) => one.tonnes).reduce((total, one) => total + one[of], 0)
  return (
    <li className="rounded-md border border-line p-3 text-sm">
      <Checkbox checked={chosen} onChange={onChoose} label={after.name} />
      <p className="num mt-1 text-secondary">
        {each(before)} → <span className="font-medium text-primary">{each(after)}</span>
      </p>
      <p className="mt-1 text-muted text-xs [overflow-wrap:anywhere]">{after.source}</p>
      <ul className="mt-2 flex flex-col">
        {shown.map(({ id, unit_name: unit, category, label, tonnes: lines }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1.5">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {[unit, category, label].filter(Boolean).join(' · ')}
            </span>
            <span className="num ml-auto flex flex-col text-right">
              {lines.map(({ scope, before: old, after: next }) => (
                <span key={scope}>
                  <span className="text-muted text-xs">{t(`sum.${scope}`)}</span> {tonnes(old)} → {tonnes(next)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {activities.length > shown.length && (
        <Button look="ghost" onClick={() => setAll(true)}>
          {t('editions.all', { count: activities.length })}
        </Button>
      )}
      {activities.length > 1 && (
        <p className="num mt-1 flex justify-between border-line border-t pt-1.5 font-medium">
          <span>{t('editions.sum')}</span>
          <span>
            {tonnes(sum('before'))} → {tonnes(sum('after'))}
          </span>
        </p>
      )}
    </li>
  )
}
