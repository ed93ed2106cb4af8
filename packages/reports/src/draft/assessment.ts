import {
  paragraphOf,
  type RichBlock,
  type RichText,
  type StatementBlock,
  type StatementLanguage,
  type Words,
} from '@esrs/contract'
import type { StandardSet } from '@esrs/engine/esrs'
import { dayInWords } from '../words/format.ts'
import { type MessageKey, say } from '../words/messages.ts'
import places from './assessment-places.json' with { type: 'json' }

/** The parts of a signed assessment of double materiality that the statement contains. */
export interface ReportedAssessment {
  number: number
  /** Time of the signature. */
  at: string
  scale: { low: number; top: number }
  thresholds: Record<'impact' | 'financial', { material: number; undecided: number }>
  /** Settings of the method in words. */
  method: readonly { setting: Words; value: Words }[]
  methodChanges: readonly { version: number; at: string; reason: string; changes: readonly Words[] }[]
  /** People who scored, and how many entries they gave points to. */
  assessors: number
  scored: number
  topics: readonly ReportedTopic[]
  /** Material impacts, risks and opportunities. */
  entries: readonly ReportedEntry[]
  answers: readonly {
    topic: string
    side: Words
    group: Words
    count: number
    value: number
    low: number
    high: number
  }[]
  consultations: readonly {
    group: Words
    way: Words
    held: string
    people: number | null
    about: readonly string[]
    result: string
  }[]
  /** Differences to the signed assessment of an earlier year; `null` where there is none. */
  earlier: {
    year: number
    changes: readonly { code: string; title: Words; before: boolean | null; after: boolean }[]
  } | null
}

export interface ReportedTopic {
  code: string
  title: Words
  own: boolean
  impact: number | null
  financial: number | null
  material: boolean
  reason: string
  /** Outlook: the conditions under which the topic could become material; empty where nobody wrote one. */
  outlook: string
  /** Whether the decision contradicts the verdict of the formula. */
  against: boolean
}

export interface ReportedEntry {
  topic: string
  title: Words
  description: Words
  /** Kind of the entry in words, such as negative impact, actual; or risk. */
  kind: Words
  isImpact: boolean
  chain: Words | null
  horizon: Words | null
  dependencies: readonly Words[]
  own: boolean
}

type Part = keyof (typeof places)['esrs-2026']
type Place = { requirement: string; datapoints: readonly string[] }
const placesOf = (set: StandardSet): Partial<Record<Part, Place>> => places[set]

type Make = (at: StatementLanguage) => RichText

/**
 * Blocks of the statement about the assessment, by requirement: the process (IRO-1), the results by topic (IRO-2), and the
 * material impacts, risks and opportunities (SBM-3; IRO-2 of the revised set). Texts may be rewritten like any other.
 */
export function assessmentBlocks(
  assessment: ReportedAssessment | undefined,
  set: StandardSet,
): ReadonlyMap<string, readonly StatementBlock[]> {
  const found = new Map<string, StatementBlock[]>()
  if (!assessment) return found
  for (const [part, { requirement, datapoints }] of Object.entries(placesOf(set)) as [Part, Place][]) {
    const id = `${requirement}.assessment-${part}`
    const block = part === 'matrix' ? matrixOf(assessment, id) : textOf(part, assessment, set, id)
    if (!block) continue
    const answered = part === 'topics' ? explainedTopics(assessment, datapoints) : datapoints
    found.set(requirement, [...(found.get(requirement) ?? []), { ...block, datapoints: [...answered] }])
  }
  return found
}

/** Datapoints that a part answers; an explanation of a topic that is not material counts only where one was written. */
const explainedTopics = ({ topics }: ReportedAssessment, datapoints: readonly string[]): string[] =>
  datapoints.flatMap((datapoint) => {
    const [id = '', code] = datapoint.split(' ')
    return code === undefined || topics.some((topic) => topic.code === code && !topic.material) ? [id] : []
  })

function textOf(part: Exclude<Part, 'matrix'>, assessment: ReportedAssessment, set: StandardSet, id: string) {
  const make = makers[part](assessment, set)
  if (!make) return null
  const block: StatementBlock = {
    type: 'text',
    id,
    datapoints: [],
    texts: { en: make('en'), de: make('de') },
    edited: { en: null, de: null },
  }
  return block
}

function matrixOf({ topics, scale, thresholds }: ReportedAssessment, id: string): StatementBlock | null {
  const points = topics
    .filter(({ impact, financial }) => impact !== null || financial !== null)
    .map(({ code, title, impact, financial, material }) => ({ code, title, impact, financial, material }))
  if (points.length === 0) return null
  return { type: 'matrix', id, datapoints: [], scale, thresholds, points }
}

const makers: Record<Exclude<Part, 'matrix'>, (assessment: ReportedAssessment, set: StandardSet) => Make | null> = {
  process: processOf,
  method: ({ method }) =>
    table('assessment.method', ['setting', 'value'], (at) => method.map((row) => [row.setting[at], row.value[at]])),
  changes: ({ methodChanges }) =>
    methodChanges.length === 0
      ? null
      : table('assessment.changes', ['at', 'changed', 'reason'], (at) =>
          methodChanges.map(({ at: day, changes, reason }) => [
            dayInWords(day, at),
            changes.map((change) => change[at]).join(' '),
            reason,
          ]),
        ),
  consultations: ({ consultations }) =>
    consultations.length === 0
      ? null
      : table('assessment.consultations', ['who', 'how', 'when', 'people', 'outcome'], (at) =>
          consultations.map(({ group, way, held, people, result }) => [
            group[at],
            way[at],
            held,
            figure(people, at),
            result,
          ]),
        ),
  answers: ({ answers }) =>
    answers.length === 0
      ? null
      : table('assessment.answers', ['topic', 'side', 'who', 'count', 'mean', 'spread'], (at) =>
          answers.map(({ topic, side, group, count, value, low, high }) => [
            topic,
            side[at],
            group[at],
            figure(count, at),
            figure(value, at),
            `${figure(low, at)} – ${figure(high, at)}`,
          ]),
        ),
  topics: ({ topics }) =>
    table('assessment.topics', ['topic', 'impact', 'financial', 'result', 'explanation'], (at) =>
      topics.map(({ code, title, impact, financial, material, reason, outlook, against }) => [
        `${code} ${title[at]}`,
        figure(impact, at),
        figure(financial, at),
        say(at, material ? 'assessment.material' : 'assessment.not'),
        [
          reason,
          outlook && say(at, 'assessment.outlook', { text: outlook }),
          against ? say(at, 'assessment.against') : '',
        ]
          .filter(Boolean)
          .join(' '),
      ]),
    ),
  iros: entriesOf,
  chain: ({ entries }) =>
    entries.length === 0
      ? null
      : table('assessment.chain', ['iro', 'chain', 'horizon', 'dependencies'], (at) =>
          entries.map(({ title, chain, horizon, dependencies }) => [
            title[at],
            chain?.[at] ?? none,
            horizon?.[at] ?? none,
            dependencies.map((one) => one[at]).join(', ') || none,
          ]),
        ),
  earlier: ({ earlier }) => {
    if (!earlier) return null
    const { year, changes } = earlier
    if (changes.length === 0) return (at) => [paragraphOf(say(at, 'assessment.same', { year }))]
    const result = (material: boolean | null, at: StatementLanguage) =>
      material === null ? none : say(at, material ? 'assessment.material' : 'assessment.not')
    return table(
      'assessment.earlier',
      ['topic', 'before', 'result'],
      (at) =>
        changes.map(({ code, title, before, after }) => [
          `${code} ${title[at]}`,
          result(before, at),
          result(after, at),
        ]),
      { year },
    )
  },
}

/** Text of an empty cell. */
const none = '–'

function figure(value: number | null, at: StatementLanguage): string {
  return value === null ? none : new Intl.NumberFormat(at, { maximumFractionDigits: 2 }).format(value)
}

/** The process of the assessment from the long list to the result, in sentences. */
function processOf(
  { number, at: signed, scale, thresholds, topics, assessors, scored, consultations }: ReportedAssessment,
  set: StandardSet,
): Make {
  return (at) => {
    const of = (value: number) => figure(value, at)
    const key = (name: 'one' | 'many', count: number) => (count === 1 ? 'one' : name)
    return [
      ...(set === 'vs-2026' ? [say(at, 'assessment.voluntary')] : []),
      say(at, 'assessment.signed', { number, day: dayInWords(signed, at), topics: topics.length }),
      say(at, `assessment.people.${key('many', assessors)}`, {
        people: assessors,
        entries: scored,
        low: of(scale.low),
        top: of(scale.top),
      }),
      say(at, 'assessment.impacts'),
      say(at, 'assessment.risks'),
      say(at, 'assessment.thresholds', {
        impact: of(thresholds.impact.material),
        financial: of(thresholds.financial.material),
        impactFrom: of(thresholds.impact.undecided),
        financialFrom: of(thresholds.financial.undecided),
      }),
      ...(consultations.length > 0 ? [say(at, 'assessment.consulted')] : []),
      say(at, 'assessment.result', {
        material: topics.filter(({ material }) => material).length,
        topics: topics.length,
        against: topics.filter(({ against }) => against).length,
      }),
    ].map(paragraphOf)
  }
}

function entriesOf({ entries }: ReportedAssessment, set: StandardSet): Make | null {
  if (entries.length === 0) return null
  // The revised set asks for places and horizons under SBM-3, in a table of their own.
  const isWhole = placesOf(set).chain === undefined
  const heads: Head[] = isWhole ? ['iro', 'topic', 'kind', 'chain', 'horizon'] : ['iro', 'topic', 'kind']
  return table('assessment.iros', heads, (at) =>
    entries.map(({ title, description, topic, own, kind, chain, horizon }) => [
      description[at] && description[at] !== title[at] ? `${title[at]}: ${description[at]}` : title[at],
      own ? `${topic} (${say(at, 'assessment.own')})` : topic,
      kind[at],
      ...(isWhole ? [chain?.[at] ?? none, horizon?.[at] ?? none] : []),
    ]),
  )
}

const headKeys = [
  'setting',
  'value',
  'at',
  'changed',
  'reason',
  'who',
  'how',
  'when',
  'people',
  'outcome',
  'topic',
  'side',
  'count',
  'mean',
  'spread',
  'impact',
  'financial',
  'result',
  'explanation',
  'iro',
  'kind',
  'chain',
  'horizon',
  'dependencies',
  'before',
] as const
type Head = (typeof headKeys)[number]
/** Heads of the columns with figures, which are aligned to the right. */
const figures: ReadonlySet<Head> = new Set<Head>(['people', 'count', 'mean', 'spread', 'impact', 'financial'])

function table(
  caption: MessageKey,
  heads: readonly Head[],
  rows: (at: StatementLanguage) => string[][],
  values: Record<string, string | number> = {},
): Make {
  return (at): RichText => {
    const cell = (text: string, column: number) => ({
      content: text === '' ? [] : [{ type: 'text' as const, text }],
      ...(figures.has(heads[column]!) && { align: 'end' as const }),
    })
    const head = heads.map((one) => say(at, `assessment.head.${one}`))
    const block: RichBlock = {
      type: 'table',
      caption: say(at, caption, values),
      rows: [head, ...rows(at)].map((row) => row.map(cell)),
    }
    return [block]
  }
}
