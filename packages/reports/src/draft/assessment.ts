import {
  type Fact,
  type Inline,
  paragraphOf,
  type RichBlock,
  type RichText,
  type StatementBlock,
  type StatementLanguage,
  type Words,
} from '@esrs/contract'
import type { StandardSet } from '@esrs/engine/esrs'
import { wordsOf } from '../layout/plain.ts'
import { dayInWords } from '../words/format.ts'
import { type MessageKey, say } from '../words/messages.ts'
import { isForeign, reasonRun } from '../words/reasons.ts'
import places from './assessment-places.json' with { type: 'json' }
import type { DraftInput } from './input.ts'
import { otherWords } from './one-language-words.ts'
import type { ReportedAssessment, ReportedTopic } from './reported-assessment.ts'

type AssessmentPart = keyof (typeof places)['esrs-2026']
type Place = { requirement: string; datapoints: readonly string[] }
const placesOf = (set: StandardSet): Partial<Record<AssessmentPart, Place>> => places[set]

type Make = (at: StatementLanguage) => RichText

/** Reasons of people, which are in one language, as readers of either language are shown them. */
interface Reasons {
  /** `beside`: what the same person wrote beside it, which tells the language of a name that is too short to tell its own. */
  given(text: string, at: StatementLanguage, beside?: string): Inline
  ofTopic(topic: ReportedTopic, at: StatementLanguage): Inline | null
}
interface About {
  set: StandardSet
  reasons: Reasons
}

/**
 * Blocks of the statement about the assessment, by requirement: the process (IRO-1), the results by topic (IRO-2), and the
 * material impacts, risks and opportunities (SBM-3; IRO-2 of the revised set). Texts may be rewritten like any other.
 */
export function assessmentBlocks(
  assessment: ReportedAssessment | undefined,
  { set, texts = [], languageOf = () => null }: Pick<DraftInput, 'set' | 'texts' | 'languageOf'>,
  facts: ReadonlyMap<string, Fact> = new Map(),
): ReadonlyMap<string, readonly StatementBlock[]> {
  const found = new Map<string, StatementBlock[]>()
  if (!assessment) return found
  const other = otherWords(texts)
  const given: Reasons['given'] = (text, at, beside = '') => {
    const own = other(text, at)
    return own === null ? reasonRun(text, at, languageOf(text) ?? languageOf(beside)) : { type: 'text', text: own }
  }
  const reasons: Reasons = {
    given,
    // The explanation of a topic in the statement takes the place of a reason that was given in the other language.
    ofTopic: ({ code, reason }, at) => {
      const language = languageOf(reason)
      const written = texts.find((text) => text.block === `${code}.explanation` && text.language === at)
      if (reason === '') return null
      if (!isForeign(at, language) || !written?.text.length) return given(reason, at)
      return { type: 'text', text: wordsOf(written.text, facts, at).replaceAll('\n', ' ') }
    },
  }
  for (const [part, { requirement, datapoints }] of Object.entries(placesOf(set)) as [AssessmentPart, Place][]) {
    const id = `${requirement}.assessment-${part}`
    const block = part === 'matrix' ? matrixOf(assessment, id) : textOf(part, assessment, { set, reasons }, id)
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

function textOf(part: Exclude<AssessmentPart, 'matrix'>, assessment: ReportedAssessment, about: About, id: string) {
  const make = makers[part](assessment, about)
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

const makers: Record<
  Exclude<AssessmentPart, 'matrix'>,
  (assessment: ReportedAssessment, about: About) => Make | null
> = {
  process: processOf,
  method: ({ method }) =>
    table('assessment.method', ['setting', 'value'], (at) => method.map((row) => [row.setting[at], row.value[at]])),
  changes: ({ methodChanges }, { reasons }) =>
    methodChanges.length === 0
      ? null
      : table('assessment.changes', ['at', 'changed', 'reason'], (at) =>
          methodChanges.map(({ at: day, changes, reason }) => [
            dayInWords(day, at),
            changes.map((change) => change[at]).join(' '),
            reasons.given(reason, at),
          ]),
        ),
  consultations: ({ consultations }, { reasons }) =>
    consultations.length === 0
      ? null
      : table('assessment.consultations', ['who', 'how', 'when', 'people', 'outcome'], (at) =>
          consultations.map(({ group, way, held, people, result }) => [
            reasons.given(group[at], at, besideOf(group, result)),
            way[at],
            // Days that are written as 2025-05-02 are read in the language of the text.
            held.replaceAll(/\b\d{4}-[01]\d-[0-3]\d\b/g, (day) => dayInWords(day, at)),
            figure(people, at),
            reasons.given(result, at),
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
  topics: ({ topics }, { reasons }) => {
    const digits = digitsOf(topics.flatMap(({ impact, financial }) => [impact, financial]))
    return table('assessment.topics', ['topic', 'impact', 'financial', 'result', 'explanation'], (at) =>
      topics.map((topic) => [
        `${topic.code} ${topic.title[at]}`,
        figure(topic.impact, at, digits),
        figure(topic.financial, at, digits),
        say(at, topic.material ? 'assessment.material' : 'assessment.not'),
        inLine([
          reasons.ofTopic(topic, at),
          topic.outlook ? outlook(reasons.given(topic.outlook, at), at) : null,
          topic.against ? { type: 'text', text: say(at, 'assessment.against') } : null,
        ]),
      ]),
    )
  },
  iros: entriesOf,
  chain: ({ entries }, { reasons }) =>
    entries.length === 0
      ? null
      : table('assessment.chain', ['iro', 'chain', 'horizon', 'dependencies'], (at) =>
          entries.map(({ title, description, chain, horizon, dependencies }) => [
            reasons.given(title[at], at, besideOf(title, description[at])),
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

/** Under which circumstances a topic could become material; its words are those of a person, in their language. */
const outlook = (text: Inline, at: StatementLanguage): Inline =>
  text.type === 'text' ? { ...text, text: say(at, 'assessment.outlook', { text: text.text }) } : text

/** Parts of a cell with a space between them. */
const inLine = (parts: readonly (Inline | null)[]): Inline[] =>
  parts
    .filter((part) => part !== null)
    .flatMap((part, index): Inline[] => (index === 0 ? [part] : [{ type: 'text', text: ' ' }, part]))

/** Text of an empty cell. */
const none = '–'

function figure(value: number | null, at: StatementLanguage, decimals = 0): string {
  const format = new Intl.NumberFormat(at, { minimumFractionDigits: decimals, maximumFractionDigits: 2 })
  return value === null ? none : format.format(value)
}

/** Digits after the point that all figures of some columns are shown with: as many as one of them needs, at most two. */
function digitsOf(values: readonly (number | null)[]): number {
  const needed = (value: number | null) => /\.(\d+)$/.exec(String(Number((value ?? 0).toFixed(2))))?.[1]?.length ?? 0
  return values.reduce<number>((most, value) => Math.max(most, needed(value)), 0)
}

/** The process of the assessment from the long list to the result, in sentences. */
function processOf(
  { number, at: signed, scale, thresholds, topics, assessors, scored, consultations }: ReportedAssessment,
  { set }: About,
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

function entriesOf({ entries }: ReportedAssessment, { set, reasons }: About): Make | null {
  if (entries.length === 0) return null
  // The revised set asks for places and horizons under SBM-3, in a table of their own.
  const isWhole = placesOf(set).chain === undefined
  const heads: Head[] = isWhole ? ['iro', 'topic', 'kind', 'chain', 'horizon'] : ['iro', 'topic', 'kind']
  return table('assessment.iros', heads, (at) =>
    entries.map(({ title, description, topic, own, kind, chain, horizon }) => [
      [
        reasons.given(title[at], at, besideOf(title, description[at])),
        ...(description[at] && description[at] !== title[at] ? [behindName(reasons.given(description[at], at))] : []),
      ],
      own ? `${topic} (${say(at, 'assessment.own')})` : topic,
      kind[at],
      ...(isWhole ? [chain?.[at] ?? none, horizon?.[at] ?? none] : []),
    ]),
  )
}

/** A description behind the name of its entry. */
const behindName = (run: Inline): Inline => (run.type === 'text' ? { ...run, text: `: ${run.text}` } : run)

/** Words beside a name that tell its language; a name that is known in both languages is told by itself. */
const besideOf = (name: Words, words: string): string => (name.en === name.de ? words : '')

const runsOf = (text: string | Inline | Inline[]): Inline[] => {
  if (typeof text !== 'string') return [text].flat()
  return text === '' ? [] : [{ type: 'text', text }]
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
  rows: (at: StatementLanguage) => (string | Inline | Inline[])[][],
  values: Record<string, string | number> = {},
): Make {
  return (at): RichText => {
    const cell = (text: string | Inline | Inline[], column: number) => ({
      content: runsOf(text),
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
