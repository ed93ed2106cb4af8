import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useServerFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input } from '../../../ui/Input.tsx'
import { useFieldMessage } from '../field-message.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { ownPassword, useProofCheck } from './own-password.ts'
import { useEraseCompany } from './queries.ts'
import { profileTexts } from './texts.ts'

const Confirmation = z.object({ name: z.string().check(z.trim()), password: ownPassword })
type Confirmation = z.infer<typeof Confirmation>

/** Asks for the company's name and the password before everything goes. */
export function EraseCompanyDialog({ company, onClose }: { company: string; onClose: () => void }) {
  const t = useTexts(profileTexts)
  const message = useFieldMessage()
  const { register, handleSubmit, setError, formState } = useForm<Confirmation>({
    resolver: useProofCheck(Confirmation),
    defaultValues: { name: '', password: '' },
  })
  const { errors } = formState
  const erase = useEraseCompany()
  const failure = useServerFields(erase.error, setError, { password: 'password', company_name: 'name' })

  const submit = ({ name, password }: Confirmation) => {
    if (name === company) erase.mutate({ password, company_name: name })
    else setError('name', { message: t('eraseCompany.nameWrong') }, { shouldFocus: true })
  }
  return (
    <FormDialog
      title={t('eraseCompany.title')}
      description={t('eraseCompany.question', { company })}
      submit={t(erase.isPending ? 'erase.confirming' : 'erase.confirm')}
      look="danger"
      busy={erase.isPending}
      failure={failure}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{t('eraseCompany.consequence')}</p>
      <Field label={t('eraseCompany.name', { company })} error={message(errors.name?.message)}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" required />}
      </Field>
      <OwnPassword label={t('password')} error={message(errors.password?.message)} field={register('password')} />
    </FormDialog>
  )
}
