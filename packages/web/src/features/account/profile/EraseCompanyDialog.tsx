import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input } from '../../../ui/Input.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { useOwnPassword } from './own-password.ts'
import { useLeave } from './queries.ts'
import { profileTexts } from './texts.ts'

/** Asks for the company's name and the password before everybody and everything in it goes. */
export function EraseCompanyDialog({ company, onClose }: { company: string; onClose: () => void }) {
  const t = useTexts(profileTexts)
  const leave = useLeave()
  const own = useOwnPassword()
  const { register, errorOf, frame } = useSentForm({
    begins: { company_name: '', password: '' },
    problems: (values) => ({
      company_name: values.company_name.trim() !== company && t('eraseCompany.nameWrong'),
      password: own.problem(values.password),
    }),
    send: ({ company_name, password }) =>
      call(contract.privacy.eraseCompany, {
        body: { company_name: company_name.trim(), password: own.sent(password) },
      }),
    onSent: () => leave('eraseCompany.done'),
  })
  return (
    <FormDialog
      title={t('eraseCompany.title')}
      description={t('eraseCompany.question', { company })}
      submit={t(frame.busy ? 'erase.confirming' : 'erase.confirm')}
      look="danger"
      {...frame}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{t('eraseCompany.consequence')}</p>
      <Field label={t('eraseCompany.name', { company })} error={errorOf('company_name')}>
        {(control) => <Input {...control} {...register('company_name')} autoComplete="off" required />}
      </Field>
      <OwnPassword label={t('password')} error={errorOf('password')} field={register('password')} />
    </FormDialog>
  )
}
