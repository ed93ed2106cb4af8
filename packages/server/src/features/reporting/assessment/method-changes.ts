import type { AssessmentMethod } from '@esrs/contract'
import type { Text } from '../../../texts/texts.ts'
import { say } from './messages.ts'

/** Settings of a method as people read them, in the order of the page. */
const settings: readonly [Parameters<typeof say>[0], (method: AssessmentMethod) => string][] = [
  ['method.scale', ({ scale }) => (scale === 'five' ? '1–5' : '0–10')],
  ['method.severity', ({ severity }) => severity],
  ['method.peak', ({ peak }) => String(peak)],
  ['method.impact', ({ impact }) => combination(impact)],
  ['method.financial', ({ financial }) => combination(financial)],
  ['method.assessors', ({ assessors }) => assessors],
  ['method.topic', ({ topic }) => topic],
  ['method.impactMaterial', ({ thresholds }) => String(thresholds.impact.material)],
  ['method.impactUndecided', ({ thresholds }) => String(thresholds.impact.undecided)],
  ['method.financialMaterial', ({ thresholds }) => String(thresholds.financial.material)],
  ['method.financialUndecided', ({ thresholds }) => String(thresholds.financial.undecided)],
  ['method.mediumTerm', ({ mediumTerm }) => String(mediumTerm)],
  ['method.share', ({ stakeholders }) => `${stakeholders.share} %`],
  ['method.weights', ({ stakeholders }) => weightsOf(stakeholders.weights)],
]

const combination = ({ by, first, likelihood }: AssessmentMethod['impact']): string =>
  by === 'product' ? '×' : `${first} : ${likelihood}`

const weightsOf = (weights: Readonly<Record<string, number>>): string =>
  Object.entries(weights)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, weight]) => `${group} ${weight}`)
    .join(', ')

/** A value as it is shown: words of settings in the language, figures as they are. */
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

/** What differs between two methods, in sentences. */
export const methodChanges = (before: AssessmentMethod, after: AssessmentMethod): Text[] =>
  settings
    .filter(([, of]) => of(before) !== of(after))
    .map(([label, of]) => (language) => {
      const [from, to] = [inWords(of(before))(language), inWords(of(after))(language)]
      return `${say(label)(language)}: ${from} → ${to}.`
    })

/** Every setting with its value, for a table. */
export const methodRows = (method: AssessmentMethod): { label: Text; value: Text }[] =>
  settings.map(([label, of]) => ({ label: say(label), value: inWords(of(method)) }))
