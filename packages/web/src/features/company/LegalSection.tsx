import type { Company, LegalAnswer, LegalProfile } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { LegalFields } from '../../report/law/LegalFields.tsx'
import { LegalResult } from '../../report/law/LegalResult.tsx'
import { lawCheckQuery, lawQuery, useSaveLaw } from '../../report/law/queries.ts'
import { lawTexts } from '../../report/law/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { companyTexts } from './texts.ts'

/** What decides which law applies to the company, and which that is, from which year and why. */
export function LegalSection({ company, mayChange }: { company: Company; mayChange: boolean }) {
  const t = useTexts(companyTexts)
  const law = useTexts(lawTexts)
  const { data, error, refetch, isFetching } = useQuery(lawQuery)
  return (
    <ProfileSection anchor="law" title={t('law.title')} text={<p>{t('law.text')}</p>}>
      {data ? (
        <LegalForm saved={data} company={company} mayChange={mayChange} />
      ) : error ? (
        <LoadFailed title={law('answer.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading label={law('answer.loading')} className="grid gap-4 sm:grid-cols-2">
          {['a', 'b', 'c', 'd'].map((field) => (
            <Skeleton key={field} className="h-14 rounded-md" />
          ))}
        </Loading>
      )}
    </ProfileSection>
  )
}

function LegalForm({ saved, company, mayChange }: { saved: LegalAnswer; company: Company; mayChange: boolean }) {
  const t = useTexts(companyTexts)
  const [changed, setChanged] = useState<Partial<LegalProfile>>({})
  const profile = { ...saved.profile, ...changed }
  const isChanged = JSON.stringify(profile) !== JSON.stringify(saved.profile)
  const check = useQuery({ ...lawCheckQuery(profile), enabled: isChanged })
  const answer = isChanged ? (check.data ?? saved) : saved
  const save = useSaveLaw()
  return (
    <>
      <LegalFields
        profile={profile}
        onChange={(change) => setChanged({ ...changed, ...change })}
        asked={new Set(answer.questions)}
        disabled={!mayChange}
        withoutFirstYear
      />
      {mayChange && (
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button
            look="primary"
            disabled={!isChanged}
            busy={save.isPending}
            onClick={() =>
              save.mutate(profile, {
                onSuccess: () => {
                  setChanged({})
                  toast({ title: t('save.success'), description: t('save.updated') })
                },
                onError: () =>
                  toast({ variant: 'destructive', title: t('save.error'), description: t('save.updateFailed') }),
              })
            }
          >
            {t('law.save')}
          </Button>
          {isChanged && (
            <Button look="ghost" onClick={() => setChanged({})}>
              {t('save.discard')}
            </Button>
          )}
        </div>
      )}
      <div className="mt-6">
        <LegalResult answer={answer} year={company.metadata.reporting_year} />
      </div>
    </>
  )
}
