import type { OwnRequest } from '@esrs/contract'
import { useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FieldError } from '../../../questions/FieldError.tsx'
import { Button } from '../../../ui/Button.tsx'
import { controlLook } from '../../../ui/Input.tsx'
import { answerTexts } from './texts.ts'

interface PassOnProps {
  keys: string[]
  company: string
  onDone: (request: OwnRequest) => void
  onCancel: () => void
}

/** Form for passing datapoints on to somebody else, who gets their own link. */
export function PassOn({ keys, company, onDone, onCancel }: PassOnProps) {
  const t = useTexts(answerTexts)
  const id = useId()
  const [person, setPerson] = useState({ name: '', email: '', note: '' })
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isWhole = person.name.trim() !== '' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(person.email.trim())
  const pass = async () => {
    setBusy(true)
    setError(null)
    try {
      onDone(await call(contract.answer.passOn, { body: { keys, ...person, email: person.email.trim() } }))
    } catch (failure) {
      setError(failure instanceof ApiError && failure.code !== 'network' ? failure.message : t('problem.offline'))
      setBusy(false)
    }
  }
  const field = (name: 'name' | 'email' | 'note', type = 'text') => (
    <div className="flex flex-col gap-2">
      <label htmlFor={`${id}-${name}`} className="font-medium text-base">
        {t(`pass${name === 'name' ? 'Name' : name === 'email' ? 'Email' : 'Note'}`)}
        {name === 'note' && <span className="font-normal text-muted"> {t('optional')}</span>}
      </label>
      <input
        id={`${id}-${name}`}
        type={type}
        autoComplete="off"
        maxLength={name === 'note' ? 2000 : 200}
        value={person[name]}
        onChange={(event) => setPerson({ ...person, [name]: event.target.value })}
        className={`${controlLook} h-12 px-4`}
      />
    </div>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form inside the form of the page is not possible.
    <div
      role="group"
      aria-label={t('passTitle')}
      className="flex flex-col gap-4 rounded-xl border border-line bg-sunken p-4"
    >
      <p className="font-semibold">{t('passTitle')}</p>
      <p className="text-base text-secondary">{t('passText', { company })}</p>
      {field('name')}
      {field('email', 'email')}
      {field('note')}
      <FieldError id={`${id}-error`}>{error ?? undefined}</FieldError>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" size="lg" busy={isBusy} disabled={!isWhole} onClick={() => void pass()}>
          {t('passSend')}
        </Button>
        <Button look="ghost" size="lg" onClick={onCancel}>
          {t('passCancel')}
        </Button>
      </div>
    </div>
  )
}
