import { type AssessmentMethod, type MethodField, respondentTypes } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityTexts } from './texts.ts'

/** Texts for the settings of a method. */
export function useMethodWords() {
  const t = useTexts(materialityTexts)
  const { number } = useFormats()
  const combination = ({ by, first, likelihood }: AssessmentMethod['impact'], name: 'severity' | 'magnitude') =>
    by === 'product'
      ? t(`setting.product.${name}`)
      : t(`setting.weights.${name}`, { first: number(first), likelihood: number(likelihood) })
  return (method: AssessmentMethod, field: MethodField): string => {
    const { thresholds, stakeholders } = method
    switch (field) {
      case 'scale':
        return t(`setting.scale.${method.scale}`)
      case 'severity':
        return t(`setting.severity.${method.severity}`)
      case 'peak':
        return t(method.peak ? 'setting.peakOn' : 'setting.peakOff')
      case 'humanRights':
        return t('setting.humanRights')
      case 'impact':
        return combination(method.impact, 'severity')
      case 'financial':
        return combination(method.financial, 'magnitude')
      case 'assessors':
        return t(`setting.assessors.${method.assessors}`)
      case 'topic':
        return t(`setting.topic.${method.topic}`)
      case 'thresholds':
        return t('setting.thresholds', {
          impactMaterial: number(thresholds.impact.material),
          impactUndecided: number(thresholds.impact.undecided),
          financialMaterial: number(thresholds.financial.material),
          financialUndecided: number(thresholds.financial.undecided),
        })
      case 'bands':
        return method.bands
          ? t(`steps.bounds.${method.bands.basis}`, { bounds: method.bands.bounds.map(number).join(' · ') })
          : ''
      case 'likelihoodSteps':
        return t('steps.bounds.likelihood', { bounds: (method.likelihoodSteps ?? []).map(number).join(' · ') })
      case 'mediumTerm': {
        const years = (count: number) => t('setting.horizonYears', { count })
        return t('setting.horizons', {
          short: method.shortTerm ? years(method.shortTerm) : t('setting.horizonPeriod'),
          medium: years(method.mediumTerm),
          long: method.longTerm ? years(method.longTerm) : t('steps.open'),
        })
      }
      default:
        return t('setting.stakeholders', {
          weights: respondentTypes
            .map((group) => `${t(`group.${group}`)}\u00a0${number(stakeholders.weights[group] ?? 1)}`)
            .join(', '),
        })
    }
  }
}

/** Kinds of respondents that have a name in the language files. */
export const groupKeys = {
  Employee: true,
  Customer: true,
  Supplier: true,
  Investor: true,
  'Local Community': true,
  NGO: true,
  Government: true,
  'Industry Expert': true,
  Media: true,
  Other: true,
} as const
