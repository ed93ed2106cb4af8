import { consolidationMethods, limits } from '@esrs/contract'
import { Plus, X } from 'lucide-react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, FieldError } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { organisationTexts } from './texts.ts'
import type { UnitValues } from './unit-values.ts'

interface HoldingFieldsProps {
  error: string | undefined
  isSite: boolean
  isRoot: boolean
}

/** Share and method of a unit, one line for each day from which they are others. */
export function HoldingFields({ error, isSite, isRoot }: HoldingFieldsProps) {
  const t = useTexts(organisationTexts)
  const { control, register, watch } = useFormContext<UnitValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'holdings' })
  const values = watch('holdings')
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 font-medium text-sm">{t('holding.title')}</legend>
      <p className="text-pretty text-muted text-xs">
        {t(isRoot ? 'holding.root' : isSite ? 'holding.site' : 'holding.text')}
      </p>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex flex-col gap-2 border-line not-first-of-type:border-t not-first-of-type:pt-3">
          <div className="flex items-start gap-2">
            <Field label={t('field.method')} className="flex-1">
              {(props) => (
                <Controller
                  control={control}
                  name={`holdings.${index}.method`}
                  render={({ field }) => (
                    <Select
                      {...props}
                      value={field.value}
                      onChange={field.onChange}
                      disabled={isRoot}
                      options={consolidationMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
                    />
                  )}
                />
              )}
            </Field>
            {fields.length > 1 && (
              <Button
                look="ghost"
                size="icon"
                className="mt-6"
                aria-label={t('holding.remove', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <X aria-hidden className="size-4" />
              </Button>
            )}
          </div>
          <div className="grid grid-cols-2 gap-2">
            <Field label={t('field.share')}>
              {(props) => (
                <Input {...props} inputMode="decimal" maxLength={12} {...register(`holdings.${index}.share`)} />
              )}
            </Field>
            <Field label={t('field.from')}>
              {(props) => <Input {...props} type="date" {...register(`holdings.${index}.from`)} />}
            </Field>
          </div>
          <p className="text-muted text-xs">{t(`methodText.${values[index]?.method ?? 'full'}`)}</p>
        </div>
      ))}
      {error && <FieldError ofSeveral>{error}</FieldError>}
      {!isRoot && fields.length < limits.organisation.holdings && (
        <Button
          className="self-start"
          onClick={() =>
            append({ from: '', share: values.at(-1)?.share ?? '100', method: values.at(-1)?.method ?? 'full' })
          }
        >
          <Plus aria-hidden className="size-4" />
          {t('holding.add')}
        </Button>
      )}
    </fieldset>
  )
}
