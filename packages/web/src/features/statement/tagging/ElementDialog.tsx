import type { TagRow } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { Loading, Skeleton } from '../../../ui/States.tsx'
import { elementsQuery, useSaveTag } from './queries.ts'
import { taggingTexts } from './texts.ts'
import { useTypeText } from './use-type-text.ts'

/** Another element of the same type for a datapoint, found by the words of its name. */
export function ElementDialog({ row, onClose }: { row: TagRow; onClose: () => void }) {
  const t = useTexts(taggingTexts)
  const typeText = useTypeText()
  const errorText = useErrorText()
  const group = useId()
  const { datapoint, name, element, chosen } = row
  const [search, setSearch] = useState('')
  const [wanted, setWanted] = useState(element)
  const { data, error, refetch, isFetching } = useQuery(elementsQuery(datapoint, search))
  const save = useSaveTag(datapoint, null, onClose)
  const send = (to: string | null) => save.mutate({ element: to, reviewed: false })
  return (
    <FormDialog
      title={t('dialog.title')}
      description={name}
      size="lg"
      submit={t('dialog.save')}
      busy={save.isPending}
      disabled={wanted === null || wanted === element}
      failure={save.error && `${t('dialog.saveFailed')}. ${errorText(save.error)}`}
      aside={
        chosen && (
          <Button look="ghost" disabled={save.isPending} onClick={() => send(null)}>
            {t('dialog.automatic')}
          </Button>
        )
      }
      onSubmit={() => send(wanted)}
      onClose={onClose}
    >
      <SearchInput
        aria-label={t('dialog.search')}
        placeholder={t('dialog.searchHint')}
        value={search}
        onSearch={setSearch}
      />
      {data ? (
        <fieldset className="max-h-80 overflow-y-auto rounded-md border border-line">
          <legend className="sr-only">{t('dialog.list')}</legend>
          {data.elements.length === 0 && <p className="p-3 text-muted text-sm">{t('dialog.none')}</p>}
          {data.elements.map((one) => (
            <label key={one.name} className="flex min-h-11 items-center gap-3 px-3 py-1 text-sm hover:bg-hover">
              <input
                type="radio"
                name={group}
                className="size-4 shrink-0 appearance-none rounded-full border border-line-input bg-surface checked:border-[5px] checked:border-brand forced-colors:appearance-auto"
                checked={wanted === one.name}
                onChange={() => setWanted(one.name)}
              />
              <span className="min-w-0">
                <span className="block font-mono [overflow-wrap:anywhere]">{one.name}</span>
                <span className="text-muted">{typeText(one)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ) : error ? (
        <LoadFailed title={t('dialog.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading label={t('dialog.loading')}>
          <Skeleton className="h-40 rounded-md" />
        </Loading>
      )}
      {data && data.total > data.elements.length && (
        <p className="text-muted text-sm">{t('dialog.more', { count: data.total, shown: data.elements.length })}</p>
      )}
    </FormDialog>
  )
}
