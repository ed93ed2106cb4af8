import { limits } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useServerFields } from '../../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { checkedBy } from '../../../../ui/form-resolver.ts'
import { SecretDialog } from '../../profile/tokens/SecretDialog.tsx'
import { TokenDays, TokenName } from '../../profile/tokens/TokenFields.tsx'
import { useMakeToken } from './queries.ts'
import { directoryTexts } from './texts.ts'

const durations = ['90', '180', '365', String(limits.directoryTokens.days)] as const

const NewToken = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.apiTokens.name)),
  days: z.enum(durations),
})
type NewToken = z.infer<typeof NewToken>

/** Asks for name and time of a token of the directory, and shows its secret once. */
export function NewDirectoryToken({ onClose }: { onClose: () => void }) {
  const t = useTexts(directoryTexts)
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<NewToken>({
    resolver: checkedBy(NewToken),
    defaultValues: { name: '', days: '365' },
  })
  const { errors } = formState
  const make = useMakeToken()
  const failure = useServerFields(make.error, setError, { name: 'name' })
  if (make.data) return <SecretDialog secret={make.data.secret} onClose={onClose} />
  return (
    <FormDialog
      title={t('dialog.title')}
      description={t('dialog.text')}
      submit={t(make.isPending ? 'dialog.submitting' : 'dialog.submit')}
      busy={make.isPending}
      failure={failure}
      onSubmit={handleSubmit(({ name, days }) => make.mutate({ name, days: Number(days) }))}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TokenName hint={t('dialog.nameHint')} field={register('name')} error={errors.name} />
        <TokenDays durations={durations} value={watch('days')} onChange={(days) => setValue('days', days)} />
      </div>
    </FormDialog>
  )
}
