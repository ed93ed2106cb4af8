import type { FinancialScore, ImpactScore, Iro } from '@esrs/contract'
import { readScore } from '../../iros/score.ts'
import type { NewIro } from './queries.ts'

/** What the form holds: everything as it is typed. */
export interface FormValues {
  title: string
  description: string
  type: Iro['type']
  isPositive: boolean
  isPotential: boolean
  humanRights: boolean
  valueChain: Iro['valueChain']
  horizon: Iro['horizon']
  dependencies: Iro['dependencies']
  category: string
  priority: Iro['priority']
  topics: string
  isScored: boolean
  scale: string
  scope: string
  irremediable: string
  likelihood: string
  magnitude: FinancialScore['magnitude']
  ebitda: string
  capex: string
  opex: string
  /** What the proposed changes were the middle of; they hold while nobody changes one. */
  bands: { of: FinancialScore['financialImpact']; bands: FinancialScore['bands'] } | null
  metricName: string
  metricCurrent: string
  metricTarget: string
  metricProgress: string
  note: string
}

export type Problem = 'missing' | 'ofTen' | 'percent' | 'number'
export type Problems = Partial<Record<keyof FormValues, Problem>>

const written = (value: number | null | undefined, language: string): string =>
  value === null || value === undefined
    ? ''
    : new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: false }).format(value)

/** The form as it opens: empty, or with what an entry says. */
export function valuesOf(iro: Iro | null, language: string): FormValues {
  const score = readScore(iro?.score)
  const impact = score.kind === 'impact' ? score : null
  const financial = score.kind === 'financial' ? score : null
  const metric = iro?.metrics[0]
  const likelihood = impact?.likelihood ?? financial?.likelihood
  return {
    title: iro?.title ?? '',
    description: iro?.description ?? '',
    type: iro?.type ?? 'Impact',
    isPositive: iro?.isPositive ?? false,
    isPotential: iro?.isPotential ?? false,
    humanRights: iro?.humanRights ?? false,
    valueChain: iro?.valueChain ?? null,
    horizon: iro?.horizon ?? null,
    dependencies: iro?.dependencies ?? [],
    category: iro?.category ?? '',
    priority: iro?.priority ?? 'medium',
    topics: iro?.esrsTopics.join(', ') ?? '',
    isScored: score.kind === 'impact' || score.kind === 'financial',
    scale: written(impact?.scale, language),
    scope: written(impact?.scope, language),
    irremediable: written(impact?.irremediable, language),
    likelihood: written(likelihood, language),
    magnitude: financial?.magnitude ?? 'medium',
    ebitda: written(financial?.financialImpact.ebitda, language),
    capex: written(financial?.financialImpact.capex, language),
    opex: written(financial?.financialImpact.opex, language),
    bands: financial?.bands ? { of: financial.financialImpact, bands: financial.bands } : null,
    metricName: metric?.name ?? '',
    metricCurrent: metric?.current ?? '',
    metricTarget: metric?.target ?? '',
    metricProgress: written(metric?.progress, language),
    note: iro?.note ?? '',
  }
}

/** A number as people type it, with a point or a comma; `null` for nothing, `undefined` for what is no number. */
export function numberIn(text: string): number | null | undefined {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  if (plain === '') return null
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** What has to be put right before the form can be sent. */
export function problemsIn(values: FormValues): Problems {
  const problems: Problems = {}
  const within = (field: keyof FormValues, min: number, max: number, problem: Problem, isRequired = false) => {
    const number = numberIn(values[field] as string)
    if (number === null ? isRequired : number === undefined || number < min || number > max)
      problems[field] = number === null ? 'missing' : problem
  }
  for (const field of ['title', 'category'] as const) if (values[field].trim() === '') problems[field] = 'missing'
  const hasMetric = [values.metricCurrent, values.metricTarget, values.metricProgress].some(
    (text) => text.trim() !== '',
  )
  if (hasMetric && values.metricName.trim() === '') problems.metricName = 'missing'
  within('metricProgress', 0, 100, 'percent')
  if (!values.isScored) return problems
  within('likelihood', 0, 100, 'percent')
  if (values.type === 'Impact') {
    within('scale', 0, 10, 'ofTen', true)
    within('scope', 0, 10, 'ofTen', true)
    within('irremediable', 0, 10, 'ofTen')
  } else {
    for (const field of ['ebitda', 'capex', 'opex'] as const) within(field, -1000, 1000, 'number')
  }
  return problems
}

/** What is sent of a form without problems. */
export function bodyOf(values: FormValues, others: Iro['metrics']): NewIro & { description: string } {
  const { title, description, type, isPositive, isPotential, category, priority, topics } = values
  const { humanRights, valueChain, horizon, dependencies } = values
  const name = values.metricName.trim()
  const metric = {
    name,
    current: values.metricCurrent.trim() || null,
    target: values.metricTarget.trim() || null,
    progress: numberIn(values.metricProgress) ?? null,
  }
  return {
    title: title.trim(),
    description: description.trim(),
    type,
    isPositive: type === 'Impact' ? isPositive : type === 'Opportunity',
    // What may happen to the company's finances lies ahead.
    isPotential: type !== 'Impact' || isPotential,
    humanRights: type === 'Impact' && !isPositive && humanRights,
    valueChain,
    horizon,
    dependencies,
    category: category.trim(),
    priority,
    esrsTopics: topics
      .split(/[,;\n]/)
      .map((code) => code.trim())
      .filter(Boolean),
    metrics: [...(name ? [metric] : []), ...others.slice(1)],
    score: values.isScored ? scoreOf(values) : null,
  }
}

function scoreOf(values: FormValues): ImpactScore | FinancialScore {
  const number = (text: string) => numberIn(text) ?? null
  const likelihood = number(values.likelihood)
  if (values.type !== 'Impact') {
    const { ebitda, capex, opex } = values
    const financialImpact = { ebitda: number(ebitda), capex: number(capex), opex: number(opex) }
    const { of, bands } = values.bands ?? {}
    const isAsProposed = of?.ebitda === financialImpact.ebitda && of?.opex === financialImpact.opex
    return { magnitude: values.magnitude, financialImpact, ...(bands && isAsProposed ? { bands } : {}), likelihood }
  }
  const parts = { scale: number(values.scale) ?? 0, scope: number(values.scope) ?? 0 }
  const irremediable = values.isPositive ? null : number(values.irremediable)
  // The server works out the total.
  return { ...parts, irremediable, total: 0, likelihood: values.isPotential ? likelihood : null }
}
