import type { OwnFactor } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Upload, X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { NotLoaded } from '../../../kit/not-loaded/NotLoaded.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { toast } from '../../../ui/toast.ts'
import { ExportMenu } from '../../../values/exchange/ExportMenu.tsx'
import { factorsQuery } from '../queries.ts'
import { organisationTexts } from '../texts.ts'
import { useCountry } from '../use-country.ts'
import { AddFactor } from './AddFactor.tsx'
import { foundFactors } from './found-factors.ts'
import { ImportFactors } from './ImportFactors.tsx'

/** Factors that are shown at once. */
const atOnce = 25

/** The table of emission factors: those that are shipped, and those of the company, which can be added and removed. */
export function Factors() {
  const t = useTexts(organisationTexts)
  const country = useCountry()
  const { exact } = useFormats()
  const mayReport = useMay('report')
  const query = useQuery(factorsQuery(useLanguage()))
  const { data } = query
  const again = useSend(
    (body: OwnFactor) => call(contract.factors.add, { body }),
    t('undo.failed'),
    () => toast({ title: t('undo.done') }),
  )
  const remove = useSend(
    ({ id }: OwnFactor & { id: string }) => call(contract.factors.remove, { params: { id } }),
    t('calculators.factors.failed'),
  )
  const [importing, setImporting] = useState(false)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(atOnce)
  if (!data)
    return (
      <NotLoaded query={query}>
        <Skeleton className="h-40" />
      </NotLoaded>
    )
  const found = foundFactors(data.factors, search)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {mayReport && (
          <Button onClick={() => setImporting(true)}>
            <Upload aria-hidden className="size-4" />
            {t('calculators.factors.import')}
          </Button>
        )}
        <ExportMenu table="factors" fetch={(format) => call(contract.factors.export, { query: { format } })} />
      </div>
      {importing && <ImportFactors onClose={() => setImporting(false)} />}
      {mayReport && <AddFactor known={data} />}
      <SearchInput
        value={search}
        onSearch={setSearch}
        aria-label={t('calculators.factors.search')}
        placeholder={t('calculators.factors.search')}
      />
      {found.length === 0 && <p className="text-muted text-sm">{t('calculators.factors.nothing')}</p>}
      <ul aria-label={t('calculators.factors.title')} className="flex flex-col">
        {found.slice(0, shown).map(({ licence, note, own, ...factor }) => (
          <li key={factor.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 border-line border-t py-2 text-sm">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium [overflow-wrap:anywhere]">{factor.name}</span>
                <Badge>{t(`calculators.scopes.${factor.scope}`)}</Badge>
                {factor.region && <Badge>{country(factor.region)}</Badge>}
                {own && <Badge tone="brand">{t('calculators.factors.own')}</Badge>}
              </p>
              <p className="text-muted text-xs [overflow-wrap:anywhere]">
                {[factor.source, String(factor.year), factor.gwp, licence, note].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="num max-md:mr-auto">
              {t('calculators.emissions.each', { kilograms: exact(factor.kilograms), unit: factor.unit })}
            </p>
            {own && mayReport && (
              <Button
                look="ghost"
                size="icon-small"
                aria-label={t('calculators.factors.remove', { name: factor.name })}
                onClick={() =>
                  remove.mutate(factor, {
                    onSuccess: () => {
                      const { id: _, ...body } = factor
                      toast({
                        title: t('calculators.factors.removed', { name: factor.name }),
                        action: { label: t('undo.action'), onClick: () => again.mutate(body) },
                      })
                    },
                  })
                }
              >
                <X aria-hidden className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button className="self-center" onClick={() => setShown(shown + atOnce)}>
          {t('calculators.factors.more', { count: Math.min(atOnce, found.length - shown) })}
        </Button>
      )}
    </>
  )
}
