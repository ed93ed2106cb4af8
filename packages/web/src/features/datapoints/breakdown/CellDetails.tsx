import type { BreakdownCell } from '@esrs/contract'
import { SelectDocument } from '../../../document/choose/SelectDocument.tsx'
import { usePlaceText } from '../../../document/viewer/place-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import type { DraftCell } from '../../../values/breakdown/grid-model.ts'
import { breakdownTexts } from './texts.ts'

interface CellDetailsProps {
  name: string
  cell: DraftCell
  /** As it is kept, with its passage. */
  kept: BreakdownCell | undefined
  error: string | undefined
  onChange: (cell: DraftCell) => void
}

/** Where the figure of a cell is from. */
export function CellDetails({ name, cell, kept, error, onChange }: CellDetailsProps) {
  const t = useTexts(breakdownTexts)
  const placeOf = usePlaceText()
  const evidence = kept?.evidence
  return (
    <section aria-label={name} className="rounded-md border border-line bg-sunken px-3 py-2.5">
      <h4 className="font-medium text-sm">{name}</h4>
      {error && (
        <p role="alert" className="mt-1 text-danger-text text-sm">
          {error}
        </p>
      )}
      {evidence && (
        <blockquote className="mt-1 border-line-strong border-l-2 pl-2 text-sm">
          <span className="[overflow-wrap:anywhere]">{evidence.excerpt}</span>
          <cite className="block text-muted text-xs not-italic">
            {t('stated', { document: evidence.filename, place: placeOf(evidence, null) })}
          </cite>
        </blockquote>
      )}
      <div className="mt-2 grid gap-3 md:grid-cols-2">
        <Field label={t('source')}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={cell.source}
              placeholder={t('sourceHint')}
              onChange={(event) => onChange({ ...cell, source: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('document')}>
          {(control) => (
            <SelectDocument
              {...control}
              value={cell.document ?? ''}
              known={kept?.document ? { id: kept.document.id, title: kept.document.name } : null}
              none={t('none')}
              onChange={(chosen) => onChange({ ...cell, document: chosen?.id ?? null })}
            />
          )}
        </Field>
      </div>
    </section>
  )
}
