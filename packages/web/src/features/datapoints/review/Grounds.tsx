import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { pointableDocumentsQuery } from '../nearest/queries.ts'
import type { Changes } from '../queries.ts'
import { reviewTexts } from './texts.ts'

/** Why a value was typed by hand, and where it stands. */
export interface Typed {
  reason: string
  document: string
  page: string
}

export const noGrounds: Typed = { reason: '', document: '', page: '' }

/** Stands for no choice; the control of the platform knows no empty one. */
const none = '_none'

/** What is saved beside a value that was typed by hand: a reason as its explanation, a place as its source. */
export function useGrounds(): (typed: Typed) => Pick<Changes, 'explanation' | 'excerpts' | 'source' | 'documents'> {
  const t = useTexts(reviewTexts)
  const { data: documents } = useQuery(pointableDocumentsQuery)
  return ({ reason, document, page }) => {
    const title = documents?.find(({ id }) => id === document)?.title
    const place = title && (page.trim() === '' ? title : t('grounds.place', { title, page: page.trim() }))
    return {
      ...(reason.trim() !== '' && { explanation: reason.trim() }),
      ...(place && { source: place, excerpts: place, documents: [document] }),
    }
  }
}

interface GroundsProps {
  typed: Typed
  onChange: (typed: Typed) => void
}

/** Reason and place of a value that is typed by hand; folded, since most values need none. */
export function Grounds({ typed, onChange }: GroundsProps) {
  const t = useTexts(reviewTexts)
  const { data: documents = [] } = useQuery(pointableDocumentsQuery)
  return (
    <details className="mt-3">
      <summary className="min-h-6 w-fit cursor-pointer text-brand-text text-sm max-md:min-h-10">
        {t('grounds.title')}
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        <Field label={t('grounds.reason')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={2000}
              value={typed.reason}
              onChange={(event) => onChange({ ...typed, reason: event.target.value })}
            />
          )}
        </Field>
        {documents.length > 0 && (
          <div className="grid grid-cols-[1fr_6rem] gap-3">
            <Field label={t('grounds.document')}>
              {(control) => (
                <Select
                  {...control}
                  value={typed.document || none}
                  onChange={(document) => onChange({ ...typed, document: document === none ? '' : document })}
                  options={[
                    { value: none, label: t('grounds.noDocument') },
                    ...documents.map(({ id, title }) => ({ value: id, label: title })),
                  ]}
                />
              )}
            </Field>
            <Field label={t('grounds.page')}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={20}
                  disabled={typed.document === ''}
                  value={typed.page}
                  onChange={(event) => onChange({ ...typed, page: event.target.value })}
                />
              )}
            </Field>
          </div>
        )}
      </div>
    </details>
  )
}
