import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { isDeclined } from '../../../../api/errors.ts'
import { refreshed } from '../../../../api/follow-changes.ts'
import { factorQuery } from '../../../../api/queries.ts'
import { LoadFailed } from '../../../../i18n/error-texts/LoadFailed.tsx'
import { Rich, useTexts } from '../../../../i18n/texts.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { Loading, Skeleton } from '../../../../ui/States.tsx'
import { Switch } from '../../../../ui/Toggles.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { requiredTexts } from './texts.ts'

/** Whether the company requires a second factor of everybody, for its administrators. */
export function RequiredSection() {
  const t = useTexts(requiredTexts)
  const showFailure = useFailureToast()
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch, isFetching } = useQuery(factorQuery)
  const decide = useMutation({
    mutationFn: (required: boolean) => call(contract.secondFactor.require, { body: { required } }),
    onSuccess: ({ required }) => toast({ title: t(required ? 'on' : 'off') }),
    onError: (failure) => showFailure(failure, t('failed')),
    onSettled: (_, failure) => {
      if (!isDeclined(failure)) setAsking(false)
      return refreshed()
    },
  })
  const hasOne = data !== undefined && (data.set_up_at !== null || data.passkeys.length > 0)
  const mayRequire = hasOne || data?.required === true
  return (
    <section>
      <h2 className="mb-3 font-semibold text-base">{t('title')}</h2>
      <Card className="px-5 py-4 max-md:px-4">
        {data ? (
          <>
            <Switch
              checked={data.required}
              disabled={!mayRequire || decide.isPending}
              onChange={(on) => (on ? setAsking(true) : decide.mutate(false))}
              label={t('label')}
            />
            <p className="mt-1 text-pretty pl-10 text-muted text-sm">{t('text')}</p>
            {!mayRequire && (
              <p className="mt-1 text-pretty pl-10 text-sm">
                <Rich
                  texts={requiredTexts}
                  text="own"
                  components={{ to: <Link to="/profile" className="text-brand-text underline underline-offset-2" /> }}
                />
              </p>
            )}
          </>
        ) : error ? (
          <LoadFailed title={t('loadFailed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Loading>
            <Skeleton className="w-64" />
          </Loading>
        )}
      </Card>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('ask')}
        question={t('question')}
        consequence={t('consequence')}
        confirmLabel={t('confirm')}
        look="primary"
        busy={decide.isPending}
        onConfirm={() => decide.mutate(true)}
      />
    </section>
  )
}
