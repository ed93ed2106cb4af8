import type { UnitChange } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { organisationTexts } from './texts.ts'
import { useCountry } from './use-country.ts'

interface FieldLinesProps {
  fields: UnitChange['fields']
  /** There is nothing before, so only what it is now is said. */
  isNew: boolean
}

/** The fields of a change with what stood there before and after it. */
export function FieldLines({ fields, isNew }: FieldLinesProps) {
  const t = useTexts(organisationTexts)
  const country = useCountry()
  /** As a person reads it: a country by its name. */
  const said = (field: string, value: string) => (field === 'country' ? country(value) : value)
  const shown = fields.filter(({ before, after }) => before !== after && !(isNew && after === ''))
  return (
    <ul className="mt-0.5 text-secondary text-sm">
      {shown.map(({ field, before, after }) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          <span className="text-muted">{t(`field.${field}`)}:</span>{' '}
          {isNew ? (
            said(field, after)
          ) : (
            <>
              <del className="no-underline">{said(field, before) || t('nothing')}</del> <span aria-hidden>→</span>{' '}
              <span className="sr-only">{t('becomes')}</span>
              <ins className="no-underline">{said(field, after) || t('nothing')}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
