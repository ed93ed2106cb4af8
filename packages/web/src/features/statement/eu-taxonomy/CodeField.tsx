import type { TaxonomyActActivity } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { actsQuery } from './queries.ts'
import { taxonomyTexts } from './texts.ts'

interface CodeFieldProps {
  codes: readonly string[]
  /** Told of a code with what the act says of it; nothing of one that only its number is known of. */
  onAdd: (code: string, act: TaxonomyActActivity | null) => void
  onRemove: (code: string) => void
}

/** A code as it may be typed without being in the list: an act describes more than is known by name. */
const typedCode = /^(ccm|cca|wtr|ppc|ce|bio)\s*(\d{1,2}\.\d{1,2})$/i
const most = 8

/** What an act calls an activity, with its classes of NACE, and whether anybody has compared them with it. */
function ActName({ act }: { act: TaxonomyActActivity | undefined }) {
  const t = useTexts(taxonomyTexts)
  const language = useLanguage()
  if (!act) return <span className="min-w-0 flex-1" />
  return (
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      {act.name[language]}
      <span className="block text-muted text-xs">
        {[
          act.nace.length > 0 && t('form.nace', { classes: act.nace.join(', ') }),
          act.compared[language] === null && t('form.nameOpen'),
          act.compared.nace === null && t('form.naceOpen'),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </span>
  )
}

/** The sections of the acts that describe an activity, found by number, name or class of NACE. */
export function CodeField({ codes, onAdd, onRemove }: CodeFieldProps) {
  const t = useTexts(taxonomyTexts)
  const language = useLanguage()
  const { data: acts = [], isError } = useQuery(actsQuery)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const says = ({ code, name, nace }: TaxonomyActActivity) =>
    code.toLowerCase().includes(wanted) ||
    name.en.toLowerCase().includes(wanted) ||
    name.de.toLowerCase().includes(wanted) ||
    nace.some((one) => one.toLowerCase().startsWith(wanted))
  const found = wanted === '' ? [] : acts.filter((one) => !codes.includes(one.code) && says(one)).slice(0, most)
  const [, objective, section] = typedCode.exec(wanted) ?? []
  const typed = objective && section ? `${objective.toUpperCase()} ${section}` : null
  const isOther = typed !== null && !codes.includes(typed) && !acts.some(({ code }) => code === typed)
  const add = (code: string, act: TaxonomyActActivity | null) => {
    onAdd(code, act)
    setSearch('')
  }
  const actOf = (code: string) => acts.find((one) => one.code === code)
  const option = 'flex min-h-11 w-full items-center gap-2 px-3 py-1 text-left text-sm hover:bg-hover'
  return (
    <div className="flex flex-col gap-2">
      {codes.length > 0 && (
        <ul aria-label={t('form.codes')} className="flex flex-col gap-1">
          {codes.map((code) => (
            <li key={code} className="flex items-center gap-2 text-sm">
              <CodeChip code={code} />
              <ActName act={actOf(code)} />
              <Button
                look="ghost"
                size="icon-small"
                aria-label={t('form.removeCode', { code })}
                onClick={() => onRemove(code)}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field label={t('form.search')} hint={isError ? t('form.actsFailed') : t('form.searchHint')} keepsHint>
        {(control) => (
          <Input
            {...control}
            value={search}
            autoComplete="off"
            maxLength={100}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      {wanted !== '' && (
        <ul aria-label={t('form.found')} className="max-h-60 overflow-y-auto rounded-md border border-line">
          {found.map((act) => (
            <li key={act.code}>
              <button type="button" onClick={() => add(act.code, act)} className={option}>
                <CodeChip code={act.code} listed />
                <span className="min-w-0 [overflow-wrap:anywhere]">{act.name[language]}</span>
              </button>
            </li>
          ))}
          {isOther && (
            <li>
              <button type="button" onClick={() => add(typed, null)} className={option}>
                <CodeChip code={typed} listed />
                <span className="text-muted">{t('form.unknownCode')}</span>
              </button>
            </li>
          )}
          {found.length === 0 && !isOther && <li className="p-3 text-muted text-sm">{t('form.noneFound')}</li>}
        </ul>
      )}
    </div>
  )
}
