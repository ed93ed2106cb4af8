import type { TaxonomyProof } from '@esrs/contract'
import { SelectDocument } from '../../../document/choose/SelectDocument.tsx'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { taxonomyTexts } from './texts.ts'

interface ProofFieldsProps {
  name: string
  proof: TaxonomyProof
  /** Documents that are named already; they may not be among the newest. */
  known: readonly { id: string; name: string }[]
  onChange: (proof: TaxonomyProof) => void
}

/** Whether a condition is met; where it is, a sentence or a document proves it. */
export function ProofFields({ name, proof, known, onChange }: ProofFieldsProps) {
  const t = useTexts(taxonomyTexts)
  const chosen = known.find(({ id }) => id === proof.document)
  const answer = proof.met === null ? 'open' : proof.met ? 'yes' : 'no'
  const isUnproved = proof.met === true && proof.evidence.trim() === '' && proof.document === null
  return (
    <div className="rounded-md border border-line px-3 py-2.5">
      <Field label={name}>
        {(control) => (
          <Select
            {...control}
            value={answer}
            onChange={(next) => onChange({ ...proof, met: next === 'open' ? null : next === 'yes' })}
            options={(['open', 'yes', 'no'] as const).map((one) => ({ value: one, label: t(`proof.${one}`) }))}
          />
        )}
      </Field>
      {proof.met !== null && (
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <Field label={t('proof.evidence', { name })} error={isUnproved ? t('proof.missing') : undefined}>
            {(control) => (
              <Input
                {...control}
                maxLength={1000}
                value={proof.evidence}
                onChange={(event) => onChange({ ...proof, evidence: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('proof.document', { name })}>
            {(control) => (
              <SelectDocument
                {...control}
                value={proof.document ?? ''}
                known={chosen ? { id: chosen.id, title: chosen.name } : null}
                none={t('proof.none')}
                onChange={(document) => onChange({ ...proof, document: document?.id ?? null })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  )
}
