import type { Document } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import type { FieldControl } from '../../ui/Field.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { documentChoicesQuery } from './queries.ts'
import { chooseTexts } from './texts.ts'

/** A document as somebody chooses it. */
export interface ChosenDocument {
  id: string
  title: string
}

interface SelectDocumentProps extends Partial<FieldControl> {
  'aria-label'?: string
  /** Id of the chosen document; empty where none is. */
  value: string
  /** The chosen document where its title is known already: it need not be among those that are listed. */
  known?: ChosenDocument | null
  /** Words of no choice; absent where one has to be made. */
  none?: string
  /** Whether a document can be chosen; all of them where it is not said. */
  fits?: (document: Document) => boolean
  onChange: (document: ChosenDocument | null) => void
}

/** A document read so far that pages of it can be shown. */
export const hasPages = ({ stage, pageCount }: Document): boolean => stage === 'processed' && (pageCount ?? 0) > 0

/** Chooses one of the company's documents, however many there are: the newest are listed, all are found by their titles. */
export function SelectDocument(props: SelectDocumentProps) {
  const { value, known, none, fits = () => true, onChange, ...control } = props
  const t = useTexts(chooseTexts)
  const [last, setLast] = useState<ChosenDocument | null>(null)
  const { data } = useQuery(documentChoicesQuery(''))
  const listed = useRef<readonly Document[]>([])
  const chosen =
    value === '' ? null : ([last, known, ...(data?.results ?? [])].find((one) => one && one.id === value) ?? null)

  function useFound(search: string) {
    const { data: found, error } = useQuery(documentChoicesQuery(search))
    const fitting = found?.results.filter(fits) ?? []
    listed.current = fitting
    const unlisted = found ? found.count - found.results.length : 0
    const nothing = found && fitting.length === 0 ? t(search === '' ? 'empty' : 'nothing') : ''
    return {
      options: [
        ...(none !== undefined && search === '' ? [{ id: '', label: none }] : []),
        ...fitting.map(({ id, title }) => ({ id, label: title })),
      ],
      status: error ? t('failed') : unlisted > 0 ? t('more', { count: unlisted }) : nothing,
    }
  }
  return (
    <SearchSelect
      {...control}
      value={chosen?.id ?? ''}
      shown={chosen?.title ?? none}
      searchLabel={t('search')}
      useFound={useFound}
      onChoose={(id) => {
        const document = listed.current.find((one) => one.id === id) ?? null
        setLast(document)
        onChange(document)
      }}
    />
  )
}
