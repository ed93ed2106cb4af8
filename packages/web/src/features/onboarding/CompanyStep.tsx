import {
  type Company,
  companyIndustries,
  companySizes,
  type LegalProfile,
  reportScopes,
  type StandardSet,
} from '@esrs/contract'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { useSaveInfo } from './queries.ts'
import { ReportFields } from './ReportFields.tsx'
import { StepBody } from './StepBody.tsx'
import { StepFooter } from './StepFooter.tsx'
import type { StepProps } from './step-props.ts'
import { onboardingTexts } from './texts.ts'
import { useDraft } from './use-draft.ts'

/** What a selector holds; empty while nothing is chosen. */
interface Draft {
  industry: Company['metadata']['industry']
  companySize: Company['metadata']['company_size']
  reportScope: Company['metadata']['report_scope']
  year: number
  set: StandardSet
  legal: LegalProfile | null
}

/** Step 1: what the company does, how large it is, what the report covers, and by which standards. */
export function CompanyStep({ company, onComplete, onPass }: StepProps) {
  const t = useTexts(onboardingTexts)
  const { user } = useSession()
  const mayChange = user?.user_type === 'company_admin'
  const { industry, company_size: companySize, report_scope: reportScope, ...report } = company.metadata
  const stored: Draft = {
    industry,
    companySize,
    reportScope,
    year: report.reporting_year,
    set: report.standard_set,
    legal: null,
  }
  const [draft, keepDraft] = useDraft<Draft>('company')
  const [isChecked, setIsChecked] = useState(false)
  const save = useSaveInfo()
  // A draft of an earlier version holds less.
  const chosen = { ...stored, ...draft }
  const choose = (changed: Partial<Draft>) => keepDraft({ ...chosen, ...changed })

  const onContinue = () => {
    if (!mayChange) return onPass()
    setIsChecked(true)
    if (!chosen.industry || !chosen.companySize || !chosen.reportScope) return
    save.mutate(
      {
        info: { industry: chosen.industry, companySize: chosen.companySize, reportScope: chosen.reportScope },
        legal: chosen.legal,
        report:
          chosen.year === stored.year && chosen.set === stored.set
            ? null
            : { reporting_year: chosen.year, standard_set: chosen.set },
      },
      {
        onSuccess: () => {
          keepDraft(null)
          toast({ title: t('company.saved'), description: t('company.savedText') })
          onComplete()
        },
        onError: () =>
          toast({ title: t('company.failed'), description: t('company.failedText'), variant: 'destructive' }),
      },
    )
  }

  const common = { placeholder: t('company.choose'), disabled: !mayChange || save.isPending, size: 'lg' as const }
  return (
    <>
      <StepBody
        title={t('company.title')}
        lead={
          <>
            <span className="font-medium text-ink">{company.name}</span>. {t('company.lead')}
          </>
        }
      >
        {!mayChange && (
          <Notice tone="neutral" className="mt-4">
            {t('company.adminOnly')}
          </Notice>
        )}
        <div className="mt-6 flex flex-col gap-5">
          <Field
            label={t('company.industry')}
            error={isChecked && !chosen.industry ? t('company.industryMissing') : undefined}
          >
            {(control) => (
              <Select
                {...control}
                {...common}
                value={chosen.industry ?? ''}
                onChange={(value) => choose({ industry: value })}
                options={companyIndustries.map((value) => ({ value, label: t(`company.industries.${value}`) }))}
              />
            )}
          </Field>
          <Field
            label={t('company.size')}
            error={isChecked && !chosen.companySize ? t('company.sizeMissing') : undefined}
          >
            {(control) => (
              <Select
                {...control}
                {...common}
                value={chosen.companySize ?? ''}
                onChange={(value) => choose({ companySize: value })}
                options={companySizes.map((value) => ({ value, label: t(`company.sizes.${value}`) }))}
              />
            )}
          </Field>
          <Field
            label={t('company.scope')}
            error={isChecked && !chosen.reportScope ? t('company.scopeMissing') : undefined}
          >
            {(control) => (
              <Select
                {...control}
                {...common}
                value={chosen.reportScope ?? ''}
                onChange={(value) => choose({ reportScope: value })}
                options={reportScopes.map((value) => ({ value, label: t(`company.scopes.${value}`) }))}
              />
            )}
          </Field>
          <ReportFields
            year={chosen.year}
            set={chosen.set}
            legal={chosen.legal}
            disabled={common.disabled}
            onChange={choose}
            onDerived={({ industry, company_size }) =>
              choose({ industry: industry ?? chosen.industry, companySize: company_size ?? chosen.companySize })
            }
          />
        </div>
      </StepBody>
      <StepFooter onContinue={onContinue} busy={save.isPending} />
    </>
  )
}
