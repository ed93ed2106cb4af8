import type { Datapoint, Evidence } from '@esrs/contract'
import { useDecideCompany } from '../../../document/viewer/decide-company.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/States.tsx'
import { toast } from '../../../ui/toast.ts'
import { reviewTexts } from './texts.ts'

/** Why a proposal is only a question; whose a document is can be answered here, for all its values. */
export function Question({ datapoint, evidence }: { datapoint: Datapoint; evidence: Evidence | null }) {
  const t = useTexts(reviewTexts)
  const errorText = useErrorText()
  const { mutate, isPending, variables } = useDecideCompany()
  if (!datapoint.question) return null
  const { code, text } = datapoint.question
  const decide = (isOwn: boolean) =>
    evidence &&
    mutate(
      { id: evidence.document_id, isOwn },
      {
        onSuccess: () => toast({ title: t(isOwn ? 'question.isOwn' : 'question.isOther') }),
        onError: (error) =>
          toast({ title: t('question.failed'), description: errorText(error), variant: 'destructive' }),
      },
    )
  return (
    <Notice tone="warning" className="mt-2 px-3! py-2!">
      <p>{text}</p>
      {code === 'company' && evidence && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            className="max-md:h-12 max-md:flex-1"
            busy={isPending && (variables.isOwn === true) === true}
            onClick={() => decide(true)}
          >
            {t('question.yes')}
          </Button>
          <Button
            className="max-md:h-12 max-md:flex-1"
            busy={isPending && (variables.isOwn === true) === false}
            onClick={() => decide(false)}
          >
            {t('question.no')}
          </Button>
        </div>
      )}
    </Notice>
  )
}
