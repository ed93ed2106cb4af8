import { useQuery } from '@tanstack/react-query'
import { documentChoicesQuery } from '../../../document/choose/queries.ts'
import { type ChosenDocument, hasPages, SelectDocument } from '../../../document/choose/SelectDocument.tsx'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import type { Changes } from '../queries.ts'
import { reviewTexts } from './texts.ts'

/** Why a value was typed by hand, and where it stands. */
export interface Typed {
  reason: string
  document: ChosenDocument | null
  page: string
}

export const noGrounds: Typed = { reason: '', document: null, page: '' }

/** What is saved beside a value that was typed by hand: a reason as its explanation, a place as its source. */
export function useGrounds(): (typed: Typed) => Pick<Changes, 'explanation' | 'excerpts' | 'source' | 'documents'> {
  const t = useTexts(reviewTexts)
  return ({ reason, document, page }) => {
    const place =
      document &&
      (page.trim() === '' ? document.title : t('grounds.place', { title: document.title, page: page.trim() }))
    return {
      ...(reason.trim() !== '' && { explanation: reason.trim() }),
      ...(place && { source: place, excerpts: place, documents: [document.id] }),
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
  const { data } = useQuery(documentChoicesQuery(''))
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
        {data && data.count > 0 && (
          <div className="grid grid-cols-[1fr_6rem] gap-3">
            <Field label={t('grounds.document')}>
              {(control) => (
                <SelectDocument
                  {...control}
                  value={typed.document?.id ?? ''}
                  known={typed.document}
                  none={t('grounds.noDocument')}
                  fits={hasPages}
                  onChange={(document) => onChange({ ...typed, document })}
                />
              )}
            </Field>
            <Field label={t('grounds.page')}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={20}
                  disabled={typed.document === null}
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
