import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { SelectDocument } from '../../document/choose/SelectDocument.tsx'
import { Field } from '../../ui/Field.tsx'

interface DocumentFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  label: string
  error: string | undefined
  /** The document as it is kept, with its name. */
  kept: { document: string | null; document_name: string } | null
  /** Value of the field that stands for no document, and the words for it. */
  none: string
  noneWords: string
}

/** Field of a form for the document that proves what is entered. */
export function DocumentField<Values extends FieldValues>(props: DocumentFieldProps<Values>) {
  const { control, name, label, error, kept, none, noneWords } = props
  return (
    <Field label={label} error={error}>
      {(field) => (
        <Controller
          control={control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <SelectDocument
              {...field}
              value={value === none ? '' : value}
              known={kept?.document ? { id: kept.document, title: kept.document_name } : null}
              none={noneWords}
              onChange={(chosen) => onChange(chosen?.id ?? none)}
            />
          )}
        />
      )}
    </Field>
  )
}
