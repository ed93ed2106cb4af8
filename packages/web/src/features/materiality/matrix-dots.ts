import { type Assessment, type StakeholderResult, scoreEnds, type Verdict } from '@esrs/contract'
import type { Bounds, MatrixDot } from '../../charts/chart.ts'

/** Filter and comparisons of the matrix. */
export interface MatrixFilter {
  /** `E`, `S`, `G`, the code of a topic, or empty for all. */
  pillar: string
  entries: boolean
  /** Group of stakeholders with points of its own in the matrix; empty for none. */
  group: string
  /** Results of a signed version, drawn beside those of now. */
  before: readonly { code: string; impact: number | null; financial: number | null }[]
}

/** Texts of a point in the language of the page. */
export interface DotWords {
  topic(title: string, impact: number | null, financial: number | null): string
  entry(title: string, value: number): string
  group(title: string, impact: number | null, financial: number | null): string
  before(title: string, impact: number | null, financial: number | null): string
}

/** Whether a topic has a result on at least one side; topics without any are only in the table. */
export const isPlaced = ({ impact, financial }: Assessment['topics'][number]): boolean =>
  impact.value !== null || financial.value !== null

/** Whether a topic passes the filter of the matrix. */
export const isWithin = (code: string, pillar: string): boolean =>
  pillar.length > 1 ? code === pillar : code.startsWith(pillar)

/** What a group of stakeholders answered on a side of a topic. */
export const answeredBy =
  (answers: readonly StakeholderResult[], group: string) =>
  (code: string, side: keyof Bounds): number | undefined =>
    answers.find((one) => one.topic === code && one.side === side)?.groups.find((one) => one.group === group)?.mean

/** The points of the matrix. A side without a result stands at the low end of its axis. */
export function dotsOf(
  { topics, entries, method }: Assessment,
  answers: readonly StakeholderResult[],
  { pillar, entries: withEntries, group, before }: MatrixFilter,
  words: DotWords,
): MatrixDot[] {
  const { low } = scoreEnds[method.method.scale]
  const shown = topics.filter(({ code }) => isWithin(code, pillar))
  const codes = new Set(shown.map(({ code }) => code))
  const placed = shown.filter(isPlaced).map((topic): MatrixDot => {
    const [x, y] = [topic.financial.value ?? low, topic.impact.value ?? low]
    const { code, title } = topic
    return {
      id: code,
      kind: 'topic',
      code,
      title,
      x,
      y,
      words: words.topic(`${code} ${title}`, topic.impact.value, topic.financial.value),
      isPartial: topic.impact.value === null || topic.financial.value === null,
    }
  })
  const small = !withEntries
    ? []
    : entries.flatMap((entry): MatrixDot[] => {
        const { result, topic, title, type, id } = entry
        if (!result || !codes.has(topic)) return []
        const isImpact = type === 'Impact'
        const at = isImpact ? { x: low, y: result.value } : { x: result.value, y: low }
        return [{ id, kind: 'entry', code: topic, title, ...at, words: words.entry(title, result.value) }]
      })
  const answered = answeredBy(answers, group)
  const beside = !group
    ? []
    : shown.flatMap((topic): MatrixDot[] => {
        const [impact, financial] = [answered(topic.code, 'impact'), answered(topic.code, 'financial')]
        if (impact === undefined && financial === undefined) return []
        const [x, y] = [financial ?? topic.financial.value ?? low, impact ?? topic.impact.value ?? low]
        const { code, title } = topic
        return [
          {
            id: `${code} group`,
            kind: 'group',
            code,
            title,
            x,
            y,
            words: words.group(`${code} ${title}`, impact ?? null, financial ?? null),
          },
        ]
      })
  const earlier = before.flatMap(({ code, impact, financial }): MatrixDot[] => {
    const topic = shown.find((one) => one.code === code)
    if (!topic || (impact === null && financial === null)) return []
    const [x, y] = [financial ?? low, impact ?? low]
    const { title } = topic
    return [
      {
        id: `${code} before`,
        kind: 'before',
        code,
        title,
        x,
        y,
        words: words.before(`${code} ${title}`, impact, financial),
      },
    ]
  })
  return [...small, ...earlier, ...beside, ...placed]
}

const verdicts = ['open', 'not', 'undecided', 'material'] as const
const rankOf = (value: number | null, { material, undecided }: Bounds['impact']): number =>
  value === null ? 0 : value >= material ? 3 : value >= undecided ? 2 : 1

/** Verdict on one result by tried thresholds, calculated as on the server. */
export const verdictOfValue = (value: number | null, bounds: Bounds['impact']): Verdict =>
  verdicts[rankOf(value, bounds)]!

/** Verdict on a topic by tried thresholds, calculated as on the server. */
export const verdictBy = ({ impact, financial }: Assessment['topics'][number], bounds: Bounds): Verdict =>
  verdicts[Math.max(rankOf(impact.value, bounds.impact), rankOf(financial.value, bounds.financial))]!
