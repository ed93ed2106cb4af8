import { respondentTypes, type Survey, type SurveyStatus, stakeholderTypes } from '@esrs/contract'
import { type Translate, useTexts } from '../../i18n/texts.tsx'
import type { BadgeTone } from '../../ui/Badge.tsx'
import type en from './en.json'
import { surveyTexts } from './texts.ts'

export const statuses = ['draft', 'active', 'closed', 'processing', 'completed'] as const satisfies SurveyStatus[]

/** The status of a survey; an unknown one is shown as a draft. */
export const statusOf = (status: string): SurveyStatus => statuses.find((one) => one === status) ?? 'draft'

/** Colours of the detail page (specification, section 4). */
export const detailTones: Record<SurveyStatus, BadgeTone> = {
  draft: 'neutral',
  active: 'success',
  closed: 'danger',
  processing: 'info',
  completed: 'purple',
}

/** Colours of the list (specification, section 2). */
export const listTone = (status: SurveyStatus): BadgeTone =>
  status === 'active' ? 'success' : status === 'draft' ? 'warning' : 'neutral'

/** Names of groups and of respondents in the person's language; a company's own words stay as they are. */
export function useSurveyNames() {
  const t = useTexts(surveyTexts)
  return { group: (name: string) => groupName(t, name), respondent: (type: string) => respondentName(t, type) }
}

function groupName(t: Translate<typeof en>, name: string): string {
  const listed = stakeholderTypes.find((type) => type === name)
  return listed ? t(`group.${listed}`) : name
}

function respondentName(t: Translate<typeof en>, type: string): string {
  if (type === '*') return t('respondent.few')
  const listed = respondentTypes.find((one) => one === type)
  return listed ? t(`respondent.${listed}`) : type
}

/** Title, description and status can be changed until somebody has answered; a proposal is converted instead. */
export const mayEdit = ({ ai_generated: isProposed, response_stats: { total } }: Survey): boolean =>
  !isProposed && total === 0
