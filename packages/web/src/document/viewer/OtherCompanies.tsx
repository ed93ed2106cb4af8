import type { Document } from '@esrs/contract'
import { useMay } from '../../api/role.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecideCompany } from './decide-company.ts'
import { viewerTexts } from './texts.ts'

/** Asks of each other company that documents name whether it is the company itself; whoever does reporting work can say so. */
export function OtherCompanies({ documents }: { documents: readonly Document[] }) {
  const mayReport = useMay('report')
  const asked = documents.filter(({ standing, company }) => standing === 'asked' && company !== null)
  if (!mayReport) return null
  const names = [...new Set(asked.map(({ company }) => company!))]
  return names.map((name) => (
    <Asked key={name} name={name} documents={asked.filter(({ company }) => company === name)} />
  ))
}

function Asked({ name, documents }: { name: string; documents: readonly Document[] }) {
  const t = useTexts(viewerTexts)
  const errorText = useErrorText()
  const { mutate, isPending, variables } = useDecideCompany()
  const decide = (isOwn: boolean) =>
    mutate(
      { id: documents[0]!.id, isOwn },
      {
        onSuccess: () => toast({ title: t(isOwn ? 'whose.isOwn' : 'whose.isOther', { name }) }),
        onError: (error) => toast({ title: t('whose.failed'), description: errorText(error), variant: 'destructive' }),
      },
    )
  return (
    <Notice
      tone="warning"
      className="mt-4"
      action={
        <div className="flex gap-2 max-md:flex-col">
          <Button className="max-md:h-12" busy={isPending && variables.isOwn === true} onClick={() => decide(true)}>
            {t('whose.yes')}
          </Button>
          <Button className="max-md:h-12" busy={isPending && variables.isOwn === false} onClick={() => decide(false)}>
            {t('whose.no')}
          </Button>
        </div>
      }
    >
      {t('whose.question', { count: documents.length, name, title: documents[0]!.title })}
    </Notice>
  )
}
