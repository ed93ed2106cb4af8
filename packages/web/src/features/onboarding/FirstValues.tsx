import { type Company, lastOnboardingStep } from '@esrs/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { companyQuery } from '../../api/queries.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { workStarts } from '../../report/waiting/kinds.ts'
import { waitingQuery } from '../../report/waiting/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { toast } from '../../ui/toast.ts'
import { progressOf } from './steps.ts'
import { onboardingTexts } from './texts.ts'

interface FirstValuesProps {
  company: Company
  /** What a step says of itself on which nothing has to be done. */
  note?: string
  isNext?: boolean
  /** Whether somebody has to say first whose the documents are. */
  isAsked?: boolean
}

/** The way to the first values. Steps on which nothing has to be done are passed at once, and can be looked at later. */
export function FirstValues({ company, note, isNext = false, isAsked = false }: FirstValuesProps) {
  const t = useTexts(onboardingTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery({ ...waitingQuery, refetchOnMount: 'always' })
  const pass = useMutation({
    mutationFn: async () => {
      const { completed } = progressOf(company.metadata)
      for (let step = 0; step <= lastOnboardingStep; step += 1) {
        if (completed.has(step)) continue
        client.setQueryData(companyQuery.queryKey, await call(contract.company.onboarding, { body: { step } }))
      }
    },
    onSuccess: () => void navigate(values > 0 ? workStarts.values : '/overview'),
    onError: (error) => toast({ title: t('notSaved'), description: errorText(error), variant: 'destructive' }),
  })
  if (!data) return null
  const { values } = data.mine
  const text = values > 0 ? 'first.text' : isAsked ? 'first.asked' : 'first.noneText'
  return (
    <Card className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4 text-left max-md:px-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="num font-semibold">{values > 0 ? t('first.title', { count: values }) : t('first.none')}</p>
        <p className="text-pretty text-secondary text-sm">{note ?? t(text)}</p>
      </div>
      <Button
        look={isNext && !(isAsked && values === 0) ? 'primary' : 'outline'}
        className="max-md:w-full"
        busy={pass.isPending}
        onClick={() => pass.mutate()}
      >
        {t(values > 0 ? 'first.action' : 'first.overview')}
        {!pass.isPending && <ArrowRight aria-hidden className="size-4" />}
      </Button>
    </Card>
  )
}
