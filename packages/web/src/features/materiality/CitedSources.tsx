import { limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { documentChoicesQuery } from '../../document/choose/queries.ts'
import { type ChosenDocument, SelectDocument } from '../../document/choose/SelectDocument.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { materialityTexts } from './texts.ts'

/** What a score rests on: documents with the place in them, and surveys or consultations by their ids. */
export interface Cited {
  documents: readonly (ChosenDocument & { pages: string })[]
  surveys: ReadonlySet<string>
}

interface CitedSourcesProps {
  cited: Cited
  /** Surveys and consultations on the topic. */
  surveys: readonly ChosenDocument[]
  onChange: (cited: Cited) => void
}

/** Chooses what a score rests on; folded, since most scores need no more than their reason. */
export function CitedSources({ cited, surveys, onChange }: CitedSourcesProps) {
  const t = useTexts(materialityTexts)
  const { data } = useQuery(documentChoicesQuery(''))
  const { documents } = cited
  if (documents.length + surveys.length === 0 && !data?.count) return null
  const put = (changed: Cited['documents']) => onChange({ ...cited, documents: changed })
  const toggle = (id: string, is: boolean) => {
    const next = new Set(cited.surveys)
    if (is) next.add(id)
    else next.delete(id)
    onChange({ ...cited, surveys: next })
  }
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-brand-text text-sm max-md:min-h-10">
        {t('score.cite', { count: documents.length + cited.surveys.size })}
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        {surveys.length > 0 && (
          <div className="flex max-h-60 flex-col overflow-y-auto">
            {surveys.map(({ id, title }) => (
              <Checkbox
                key={id}
                checked={cited.surveys.has(id)}
                onChange={(is) => toggle(id, is)}
                label={<span className="[overflow-wrap:anywhere]">{title}</span>}
              />
            ))}
          </div>
        )}
        {documents.map((one) => (
          <div key={one.id} className="flex flex-col gap-1 text-sm">
            <div className="flex items-center gap-2">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{one.title}</span>
              <Button
                look="ghost"
                size="icon-small"
                aria-label={t('score.uncite', { title: one.title })}
                onClick={() => put(documents.filter(({ id }) => id !== one.id))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </div>
            <Input
              aria-label={t('score.pages', { title: one.title })}
              placeholder={t('score.pagesHint')}
              maxLength={40}
              value={one.pages}
              onChange={({ target }) =>
                put(documents.map((other) => (other.id === one.id ? { ...other, pages: target.value } : other)))
              }
            />
          </div>
        ))}
        {documents.length < limits.supportingFiles && (data?.count ?? 0) > 0 && (
          <Field label={t('score.citeDocument')}>
            {(control) => (
              <SelectDocument
                {...control}
                // A new one for each choice: what was chosen stands above, and the field is empty again.
                key={documents.length}
                value=""
                none={t('score.chooseDocument')}
                fits={({ id }) => documents.every((one) => one.id !== id)}
                onChange={(document) => document && put([...documents, { ...document, pages: '' }])}
              />
            )}
          </Field>
        )}
      </div>
    </details>
  )
}
