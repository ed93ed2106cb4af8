import type { AssessmentMethod, Language, MethodField } from '@esrs/contract'
import { stepsInWords } from '@esrs/engine/materiality'
import type { Text } from '../../../texts/texts.ts'
import { groupText, say } from './messages.ts'

/** Settings of a method with their labels, in the order of the page. */
const settings: readonly [
  label: Parameters<typeof say>[0],
  value: (method: AssessmentMethod, language: Language) => string,
  field: MethodField,
][] = [
  ['method.scale', ({ scale }) => (scale === 'five' ? '1–5' : '0–10'), 'scale'],
  ['method.severity', ({ severity }) => severity, 'severity'],
  ['method.peak', ({ peak }) => String(peak), 'peak'],
  // Human rights take precedence in every method (ESRS 1, paragraph 45), so this is no setting.
  ['method.humanRights', () => 'true', 'humanRights'],
  ['method.impact', ({ impact }, language) => combination(impact, language), 'impact'],
  ['method.financial', ({ financial }, language) => combination(financial, language), 'financial'],
  ['method.assessors', ({ assessors }) => assessors, 'assessors'],
  ['method.topic', ({ topic }) => topic, 'topic'],
  ['method.impactMaterial', ({ thresholds }, language) => figure(thresholds.impact.material, language), 'thresholds'],
  ['method.impactUndecided', ({ thresholds }, language) => figure(thresholds.impact.undecided, language), 'thresholds'],
  [
    'method.financialMaterial',
    ({ thresholds }, language) => figure(thresholds.financial.material, language),
    'thresholds',
  ],
  [
    'method.financialUndecided',
    ({ thresholds }, language) => figure(thresholds.financial.undecided, language),
    'thresholds',
  ],
  ['method.bands', (method, language) => stepsInWords(method, language).magnitude.join('; '), 'bands'],
  [
    'method.likelihoodSteps',
    (method, language) => stepsInWords(method, language).likelihood.join('; '),
    'likelihoodSteps',
  ],
  ['method.horizons', horizonsOf, 'mediumTerm'],
  ['method.anchors', ({ anchors }) => ownAnchors(anchors), 'scale'],
  ['method.weights', ({ stakeholders }, language) => weightsOf(stakeholders.weights, language), 'stakeholders'],
]

/** Until when each time horizon reaches, counted from the end of the reporting period. */
function horizonsOf({ shortTerm = 0, mediumTerm, longTerm = null }: AssessmentMethod, language: Language): string {
  const after = (years: number) => say('horizons.years', { years })(language)
  return say('horizons.method', {
    short: shortTerm === 0 ? say('horizons.period')(language) : after(shortTerm),
    medium: after(mediumTerm),
    long: longTerm === null ? say('horizons.open')(language) : after(longTerm),
  })(language)
}

/** Own words for steps of the scales, by part. */
const ownAnchors = (anchors: AssessmentMethod['anchors']): string =>
  Object.entries(anchors ?? {})
    .flatMap(([part, steps]) => steps.flatMap((words, step) => (words ? [`${part} ${step + 1}: ${words}`] : [])))
    .join('; ') || '–'

const figure = (value: number, language: Language): string => new Intl.NumberFormat(language).format(value)

const combination = ({ by, first, likelihood }: AssessmentMethod['impact'], language: Language): string =>
  by === 'product' ? '×' : `${figure(first, language)} : ${figure(likelihood, language)}`

const weightsOf = (weights: Readonly<Record<string, number>>, language: Language): string =>
  Object.entries(weights)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, weight]) => `${groupText(group)(language)} ${figure(weight, language)}`)
    .join(', ')

/** The value of a setting as it is shown: a word of the language, or the figure. */
const inWords =
  (value: string): Text =>
  (language) =>
    value in settingWords ? say(settingWords[value as keyof typeof settingWords])(language) : value

const settingWords = {
  mean: 'setting.mean',
  median: 'setting.median',
  highest: 'setting.highest',
  'mean-of-three': 'setting.meanOfThree',
  true: 'setting.yes',
  false: 'setting.no',
} as const

/** Differences between two methods, one sentence for each setting. */
export const methodChanges = (before: AssessmentMethod, after: AssessmentMethod): Text[] =>
  settings
    .filter(([, of]) => of(before, 'en') !== of(after, 'en'))
    .map(([label, of]) => (language) => {
      const [from, to] = [before, after].map((method) => inWords(of(method, language))(language))
      return `${say(label)(language)}: ${from} → ${to}.`
    })

/** Every setting with its value, for a table. */
export const methodRows = (method: AssessmentMethod): { label: Text; value: Text; field: MethodField }[] =>
  settings.map(([label, of, field]) => ({
    label: say(label),
    value: (language) => inWords(of(method, language))(language),
    field,
  }))
