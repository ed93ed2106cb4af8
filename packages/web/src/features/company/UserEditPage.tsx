import type { CompanyUser } from '@esrs/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { useSession } from '../../api/session.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { checkedBy } from '../../ui/form-resolver.ts'
import { Input } from '../../ui/Input.tsx'
import { Card, PageBody, usePageTitle } from '../../ui/Page.tsx'
import { EmptyState, FailureNotice, Loading, Skeleton } from '../../ui/States.tsx'
import { Switch } from '../../ui/Toggles.tsx'
import { FactorSection } from './FactorSection.tsx'
import { Person, useFieldMessage } from './forms.ts'
import { InvitationSection } from './InvitationSection.tsx'
import { useLastActive } from './last-active.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { userQuery } from './queries.ts'
import { RoleField } from './RoleField.tsx'
import { companyTexts } from './texts.ts'
import { AccessBadge } from './UserList.tsx'

const profile = '/company-profile'

export default function UserEditPage() {
  const t = useTexts(companyTexts)
  const { id = '' } = useParams()
  const { user: me } = useSession()
  const { data: user, error, refetch, isFetching } = useQuery(userQuery(id))
  usePageTitle(user?.name ?? null)
  const back = (
    <Button asChild>
      <Link to={profile}>{t('person.back')}</Link>
    </Button>
  )
  if (me && me.user_type !== 'company_admin') {
    return (
      <PageBody>
        <Card>
          <EmptyState icon={<UserX aria-hidden />} title={t('onlyAdmins')} action={back} className="py-16" />
        </Card>
      </PageBody>
    )
  }
  if (user) return <PersonFields key={user.id} user={user} isMe={user.id === me?.id} />
  if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')) {
    return (
      <PageBody>
        <Card>
          <EmptyState icon={<UserX aria-hidden />} title={t('person.unknown')} action={back} className="py-16">
            {t('person.unknownText')}
          </EmptyState>
        </Card>
      </PageBody>
    )
  }
  return (
    <PageBody>
      {error ? (
        <Card>
          <LoadFailed title={t('person.loadFailed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      ) : (
        <Loading className="grid gap-4 md:max-w-form">
          <Skeleton className="w-40" />
          <Skeleton className="h-14 rounded-md" />
          <Skeleton className="h-14 rounded-md" />
        </Loading>
      )}
    </PageBody>
  )
}

function PersonFields({ user, isMe }: { user: CompanyUser; isMe: boolean }) {
  const t = useTexts(companyTexts)
  const message = useFieldMessage()
  const navigate = useNavigate()
  const lastActive = useLastActive()
  const { name, email, user_type, is_active, position } = user
  const client = useQueryClient()
  const { register, errorOf, choice, formState, frame } = useSentForm({
    begins: { name, email, user_type, is_active, position } as Person,
    follows: true,
    resolver: checkedBy(Person),
    send: (body) => call(contract.users.update, { params: { id: user.id }, body }),
    failed: t('person.failed'),
    said: (saved) => t('person.done', { name: saved.name }),
    onSent: (saved) => {
      client.setQueryData(userQuery(saved.id).queryKey, saved)
      navigate(profile)
    },
  })
  const active = choice('is_active')
  return (
    <PageBody>
      <form noValidate onSubmit={frame.onSubmit}>
        <ProfileSection
          title={t('person.details')}
          text={
            <>
              <p>{t('person.detailsText')}</p>
              <p className="flex flex-wrap items-center gap-2">
                {user.last_active
                  ? t('person.lastActive', { time: lastActive(user.last_active) })
                  : t('person.neverActive')}
                <AccessBadge user={user} />
              </p>
            </>
          }
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('users.name')} error={message(errorOf('name'))}>
              {(control) => <Input {...control} {...register('name')} autoComplete="off" required />}
            </Field>
            <Field
              label={t('users.email')}
              hint={isMe ? t('person.ownEmail') : undefined}
              error={message(errorOf('email'))}
            >
              {(control) => (
                <Input
                  {...control}
                  {...register('email')}
                  type="email"
                  autoComplete="off"
                  autoCapitalize="none"
                  required
                  readOnly={isMe}
                />
              )}
            </Field>
            <Field label={t('person.position')} error={message(errorOf('position'))}>
              {(control) => <Input {...control} {...register('position')} autoComplete="off" />}
            </Field>
          </div>
        </ProfileSection>
        <ProfileSection title={t('person.access')} text={<p>{t('person.accessText')}</p>}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <RoleField {...choice('user_type')} />
            <div className="sm:pt-6">
              <Switch label={t('person.active')} checked={active.value} disabled={isMe} onChange={active.onChange} />
              {isMe && <p className="text-muted text-xs">{t('person.ownAccess')}</p>}
            </div>
          </div>
          <FailureNotice className="mt-4">{frame.failure}</FailureNotice>
          <div className="mt-6 flex flex-wrap gap-2 max-md:justify-end">
            <Button asChild look="ghost" className="md:-ml-3.25">
              <Link to={profile}>{t('person.cancel')}</Link>
            </Button>
            <Button type="submit" look="primary" disabled={!formState.isDirty} busy={frame.busy}>
              {t(frame.busy ? 'person.submitting' : 'person.submit')}
            </Button>
          </div>
        </ProfileSection>
      </form>
      {user.state !== 'invited' && <FactorSection user={user} isMe={isMe} />}
      {user.state === 'invited' && <InvitationSection user={user} onWithdrawn={() => navigate(profile)} />}
    </PageBody>
  )
}
