import {
  type AssessmentMethod,
  contradictsVerdict,
  type Iro,
  type Language,
  type LogEntry,
  type Points,
  type Verdict,
  type Working,
} from '@esrs/contract'
import { scaleEnds } from '@esrs/engine/materiality'
import type { Tenant } from '../../../database/tenant.ts'
import type { Text } from '../../../texts/texts.ts'
import { personOf } from '../author.ts'
import { type SayKey, say } from './messages.ts'
import { methodChanges } from './method-changes.ts'
import { type OpenAssessment, subjectPrefix } from './open-assessment.ts'
import { type ChangeRow, changesOfReport } from './signed-store.ts'
import { workingLine } from './working-line.ts'

/** Highest number of log entries that one reply holds. */
const most = 5_000

/** Grounds of a decision (method, results, leading entries, calculation), as the history stores them. */
export interface Grounds {
  basis?: { method: number; impact: number | null; financial: number | null; verdict: Verdict }
  leading?: { title: string; value: number }[]
  /** Missing in decisions that were made before thresholds were stored. */
  bounds?: AssessmentMethod['thresholds']
  /** Missing in decisions that were made before calculations were stored. */
  workings?: (Pick<Working, 'step' | 'formula' | 'result'> & {
    side: 'impact' | 'financial'
    rule?: Working['rule']
  })[]
}

/** The log of an assessment: every change by a person as a sentence, the newest first. */
export async function assessmentLog(tenant: Tenant, assessment: OpenAssessment): Promise<LogEntry[]> {
  const { report, names, opened } = assessment
  const prefix = subjectPrefix(report)
  const rows = await changesOfReport(tenant, prefix, most)
  const { language } = opened.catalogue
  const titles = new Map([
    ...assessment.topics.map(({ code, title }) => [code, `${code} ${title}`] as const),
    ...assessment.iros.map(({ id, title }) => [id, title] as const),
  ])
  return rows.map((row) => {
    const isEntry = !row.subject.startsWith(prefix)
    const place: Pick<LogEntry, 'kind' | 'code'> = { kind: 'entry', code: row.subject }
    const { kind, code } = isEntry ? place : placeOf(row.subject.slice(prefix.length), row.action)
    return {
      id: row.id,
      at: row.at.toISOString(),
      by: personOf(row.userId, names),
      kind,
      about:
        (code && (titles.get(code) ?? (words(row.after.title ?? row.before.title) || code))) ||
        say(`log.about.${kind}`)(language),
      code,
      text: (isEntry ? entrySentences(row) : sentencesOf(row, names)).map((text) => text(language)).join(' '),
    }
  })
}

function placeOf(subject: string, action: ChangeRow['action']): Pick<LogEntry, 'kind' | 'code'> {
  const [first = '', ...rest] = subject.split(' ')
  if (first === 'entry') return { kind: 'entry', code: rest.join(' ') }
  if (first === 'consultation') return { kind: 'consultation', code: null }
  if (first === 'method' || first === 'version' || first === 'carried') return { kind: first, code: null }
  return { kind: action === 'imported' ? 'imported' : 'topic', code: first }
}

type Kept = Record<string, unknown>
const words = (value: unknown): string => (typeof value === 'string' ? value : '')
const quoted = (key: 'log.reason' | 'log.outlook' | 'log.text', value: unknown): Text[] =>
  words(value) ? [say(key, { text: ended(words(value)) })] : []
const ended = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

const sentences: Partial<Record<ChangeRow['action'], (row: ChangeRow, names: ReadonlyMap<string, string>) => Text[]>> =
  {
    decided: (row) => decided(row.after, 'log.decided'),
    imported: (row) => decided(row.after, 'log.imported'),
    carried: ({ after }) =>
      'material' in after
        ? [
            say(after.material ? 'log.carried.material' : 'log.carried.not', { year: String(after.from) }),
            ...quoted('log.reason', after.reason),
          ]
        : [say('log.carriedAll', { year: String(after.from), decisions: Number(after.decisions) })],
    withdrawn: () => [say('log.withdrawn')],
    dissented: ({ after }) => [say('log.dissented'), ...quoted('log.text', after.text)],
    agreed: ({ before }) => [say('log.agreed'), ...quoted('log.text', before.text)],
    scored: ({ after }) => scored(after),
    unscored: () => [say('log.unscored')],
    commented: ({ after }) => quoted('log.text', after.text),
    created: ({ after }) => [say('log.created', { text: words(after.title) || consulted(after) })],
    edited: ({ after }) => [say('log.edited', { text: consulted(after) })],
    removed: ({ before }) => [say('log.removed', { text: consulted(before) })],
    method: ({ before, after }) => [
      say('log.method', { version: Number(after.version) }),
      ...methodChanges(before.method as AssessmentMethod, after.method as AssessmentMethod),
      ...verdictChanges(after.shifted as VerdictChange[] | undefined),
      ...quoted('log.reason', after.reason),
    ],
    signed: ({ after }) => [
      say('log.signed', { number: Number(after.number), hash: words(after.sha256).slice(0, 16) }),
      ...quoted('log.text', after.note),
    ],
  }

const sentencesOf = (row: ChangeRow, names: ReadonlyMap<string, string>): Text[] =>
  sentences[row.action]?.(row, names) ?? []

/** A topic with another verdict after a change of the method. */
export interface VerdictChange {
  code: string
  side: 'impact' | 'financial'
  before: Verdict
  after: Verdict
}

/** Sentences on the verdicts that a change of the method turned; empty for changes made before verdicts were stored. */
function verdictChanges(all: readonly VerdictChange[] | undefined): Text[] {
  if (!all) return []
  if (all.length === 0) return [say('log.shifted.none')]
  const listed: Text = (language) =>
    all
      .map(({ code, side, before, after }) => {
        const [from, to] = [before, after].map((verdict) => say(`verdict.${verdict}`)(language))
        return `${code} (${say(`side.${side}`)(language)}) ${from} → ${to}`
      })
      .join(', ')
  return [(language) => say('log.shifted.some', { topics: listed(language) })(language)]
}

const consulted = (kept: Kept): string =>
  [words(kept.group), words(kept.held), words(kept.result)].filter(Boolean).join('; ')

function decided(after: Kept, key: 'log.decided' | 'log.imported'): Text[] {
  const { basis, bounds, leading = [], workings = [] } = after as Grounds
  const figure = (value: number | null): string => (value === null ? '–' : String(value))
  return [
    say(`${key}.${after.material ? 'material' : 'not'}`),
    ...quoted('log.reason', after.reason),
    ...quoted('log.outlook', after.outlook),
    ...(basis
      ? [
          (language: Language) =>
            say(`log.basis.${basis.verdict}`, {
              method: methodName(basis.method)(language),
              impact: figure(basis.impact),
              financial: figure(basis.financial),
            })(language),
        ]
      : []),
    ...(bounds ? [thresholds(bounds)] : []),
    ...(basis && contradictsVerdict(after.material === true, basis.verdict) ? [say('log.against')] : []),
    ...(leading.length > 0
      ? [say('log.leading', { entries: leading.map(({ title, value }) => `${title} (${value})`).join('; ') })]
      : []),
    ...(workings.length > 0 ? [calculation(workings)] : []),
  ]
}

const methodName = (version: number): Text =>
  version === 0 ? say('log.method.defaults') : say('log.method.version', { version })

const thresholds = ({ impact, financial }: NonNullable<Grounds['bounds']>): Text =>
  say('log.bounds', {
    impactMaterial: impact.material,
    impactUndecided: impact.undecided,
    financialMaterial: financial.material,
    financialUndecided: financial.undecided,
  })

const calculation =
  (workings: NonNullable<Grounds['workings']>): Text =>
  (language) => {
    const lines = workings.map(
      ({ side, rule = null, ...working }) =>
        `${say(`side.${side}`)(language)}, ${workingLine({ ...working, rule }, language)}`,
    )
    return say('log.workings', { workings: lines.join('; ') })(language)
  }

function scored(after: Kept): Text[] {
  const points = after.points as Points
  const scale = after.scale as AssessmentMethod['scale']
  const { low, top } = scaleEnds[scale]
  const parts = (Object.keys(points) as (keyof Points)[]).filter((part) => points[part] !== null)
  const listed: Text = (language) => parts.map((part) => `${say(`part.${part}`)(language)} ${points[part]}`).join(', ')
  return [
    (language) =>
      say('log.scored', { points: listed(language), low, top, value: String(after.value ?? '–') })(language),
    ...quoted('log.reason', after.reason),
    ...(Array.isArray(after.sources) && after.sources.length > 0
      ? [say('log.sources', { sources: after.sources.join('; ') })]
      : []),
  ]
}

/** Sentences on a change of the entry itself: added, changed, removed, confirmed or rejected. */
function entrySentences({ action, before, after }: ChangeRow): Text[] {
  if (action === 'created') return [say('log.entry.created'), entryNature(after)]
  if (action === 'removed') return [say('log.entry.removed')]
  if (action === 'status') return [say(`log.entry.${after.status as 'confirmed'}`), ...quoted('log.text', after.note)]
  const [was, is] = [entryNature(before), entryNature(after)]
  if (was('en') === is('en')) return [say('log.entry.words')]
  return [(language) => say('log.entry.changed', { before: was(language), after: is(language) })(language)]
}

/** Description of an entry in words: topic, type, kind, place in the value chain, time horizon, dependencies. */
const entryNature =
  (kept: Kept): Text =>
  (language) => {
    const { type, isPositive, isPotential, humanRights, subTopic, esrsTopics, valueChain, horizon, dependencies } =
      kept as Partial<Iro>
    const keys: SayKey[] = [
      ...(type ? [`type.${type}` as const] : []),
      ...(type === 'Impact' ? ([isPositive ? 'kind.positive' : 'kind.negative'] as const) : []),
      ...(type === 'Impact' ? ([isPotential ? 'kind.potential' : 'kind.actual'] as const) : []),
      ...(humanRights ? (['kind.humanRights'] as const) : []),
      ...(valueChain ? [`chain.${valueChain}` as const] : []),
      ...(horizon ? [`horizon.${horizon}` as const] : []),
    ]
    const depends = (dependencies ?? []).map((dependency) => say(`dependency.${dependency}`)(language)).join(', ')
    return [
      subTopic ?? esrsTopics?.[0] ?? '',
      ...keys.map((key) => say(key)(language)),
      depends && say('log.entry.depends', { what: depends })(language),
    ]
      .filter(Boolean)
      .join(', ')
  }
