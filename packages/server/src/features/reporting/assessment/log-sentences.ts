import {
  type AfterMeasures,
  type AssessmentMethod,
  contradictsVerdict,
  type HorizonPoints,
  type Iro,
  type Language,
  type Points,
  type TimeHorizon,
  type Verdict,
  type Working,
} from '@esrs/contract'
import { scaleEnds } from '@esrs/engine/materiality'
import type { Text } from '../../../texts/texts.ts'
import { groupText, type SayKey, say } from './messages.ts'
import { methodChanges } from './method-changes.ts'
import type { ChangeRow } from './signed-store.ts'
import { equation, workingLine } from './working-line.ts'

const sides = ['impact', 'financial'] as const
type Side = (typeof sides)[number]

/** Grounds of a decision, as the history stores them. Parts that came later are missing in older decisions. */
export interface Grounds {
  basis?: { method: number; impact: number | null; financial: number | null; verdict: Verdict }
  bounds?: AssessmentMethod['thresholds']
  /** Entries that the result rests on, with the results of the people that scored them. */
  leading?: { title: string; value: number; formula?: string; after?: number | null }[]
  /** Entries of the topic: scored ones, the titles of others that people keep, and of proposals that nobody took up. */
  entries?: { scored: number; unscored: string[]; proposed: number; proposals?: string[] }
  /** Sub-topics of which nothing was found, with the reason, and those that nobody has answered. */
  considered?: { code: string; title: string; reason: string }[]
  unanswered?: { code: string; title: string }[]
  workings?: (Pick<Working, 'step' | 'formula' | 'result'> & { side: Side; rule?: Working['rule'] })[]
  answers?: {
    side: Side | 'positive'
    groups: {
      group: string
      count: number
      mean: number
      low: number
      high: number
      weight: number
      anonymous?: number
      sameDevice?: number
    }[]
    hidden: boolean
  }[]
}

/** A topic with another verdict after a change of the method. */
export interface VerdictChange {
  code: string
  side: Side
  before: Verdict
  after: Verdict
  /** Missing in changes that were made before results were stored. */
  value?: number | null
}

type Kept = Record<string, unknown>
const words = (value: unknown): string => (typeof value === 'string' ? value : '')
const ended = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
const quoted = (key: 'log.reason' | 'log.outlook' | 'log.text', value: unknown): Text[] =>
  words(value) ? [say(key, { text: ended(words(value)) })] : []
/** A sentence with a list in it, which is made in the language of the sentence. */
const listing =
  (key: SayKey, name: string, items: readonly Text[], values: Record<string, number> = {}): Text =>
  (language) =>
    say(key, { ...values, [name]: items.map((item) => item(language)).join('; ') })(language)

/** A change in sentences. */
export interface Said {
  /** What was done and why. */
  text: Text[]
  /** What it rests on. */
  grounds: Text[]
}

const sentences: Partial<Record<ChangeRow['action'], (row: ChangeRow) => Text[] | Said>> = {
  decided: ({ after }) => decided(after, 'log.decided'),
  imported: ({ after }) => decided(after, 'log.imported'),
  carried: ({ after }) =>
    'material' in after
      ? [
          say(after.material ? 'log.carried.material' : 'log.carried.not', { year: String(after.from) }),
          ...quoted('log.reason', after.reason),
        ]
      : [say('log.carriedAll', { year: String(after.from), decisions: Number(after.decisions) })],
  withdrawn: () => [say('log.withdrawn')],
  considered: ({ after }) => [
    say('log.considered', { matter: `${words(after.matter)} ${words(after.title)}` }),
    ...quoted('log.reason', after.reason),
  ],
  reopened: ({ before }) => [say('log.reopened', { matter: words(before.matter) })],
  dissented: ({ after }) => [say('log.dissented'), ...quoted('log.text', after.text)],
  agreed: ({ before }) => [say('log.agreed'), ...quoted('log.text', before.text)],
  scored: ({ before, after }) => scored(before, after),
  unscored: () => [say('log.unscored')],
  commented: ({ after }) => [say('log.comment', { text: ended(words(after.text)) })],
  created: ({ after }) => [listing('log.created', 'text', [consulted(after)])],
  edited: ({ after }) => [listing('log.edited', 'text', [consulted(after)])],
  removed: ({ before }) => [listing('log.removed', 'text', [consulted(before)])],
  method: ({ before, after }) => [
    say('log.method', { version: Number(after.version) }),
    ...methodChanges(before.method as AssessmentMethod, after.method as AssessmentMethod),
    ...verdictChanges(after.shifted as VerdictChange[] | undefined),
    ...quoted('log.reason', after.reason),
  ],
  signed: ({ after }) => [
    say('log.signed', { number: Number(after.number), hash: words(after.sha256).slice(0, 16) }),
    ...(Array.isArray(after.material) ? [say('log.signedTopics', { topics: after.material.join(', ') || '–' })] : []),
    ...(Array.isArray(after.gaps) && after.gaps.length > 0
      ? [say('log.signedInPart', { count: after.gaps.length, codes: after.gaps.join(', ') })]
      : []),
    ...(Array.isArray(after.unrated) && after.unrated.length > 0
      ? [say('log.signedUnrated', { codes: after.unrated.join(', ') })]
      : []),
    ...quoted('log.text', after.note),
  ],
}

/** A change of the assessment in sentences. */
export function sentencesOf(row: ChangeRow): Said {
  const said = sentences[row.action]?.(row) ?? []
  return Array.isArray(said) ? { text: said, grounds: [] } : said
}

/** Sentences on the verdicts that a change of the method turned; empty for changes made before verdicts were stored. */
function verdictChanges(all: readonly VerdictChange[] | undefined): Text[] {
  if (!all) return []
  if (all.length === 0) return [say('log.shifted.none')]
  const listed = all.map(
    ({ code, side, before, after, value }): Text =>
      (language) => {
        const [from, to] = [before, after].map((verdict) => say(`verdict.${verdict}`)(language))
        const result = value === undefined || value === null ? '' : ` ${figure(value)(language)}`
        return `${code} (${say(`side.${side}`)(language)}${result}) ${from} → ${to}`
      },
  )
  return [listing('log.shifted.some', 'topics', listed)]
}

const figure =
  (value: number): Text =>
  (language) =>
    new Intl.NumberFormat(language).format(value)

/** A consultation in words; of an own topic nothing is kept but its title. */
const consulted =
  (kept: Kept): Text =>
  (language) => {
    if (words(kept.title)) return words(kept.title)
    const { group, way, people, held, about, result } = kept
    const given = [
      groupText(words(group))(language),
      way ? say(`way.${way as 'survey'}`)(language) : '',
      typeof people === 'number' ? say('log.people', { people })(language) : '',
      words(held),
      Array.isArray(about) ? about.join(', ') : '',
    ]
    return [...given, words(result).replace(/\.$/, '')].filter(Boolean).join('; ')
  }

function decided(after: Kept, key: 'log.decided' | 'log.imported'): Said {
  const {
    basis,
    bounds,
    leading = [],
    entries,
    considered = [],
    unanswered = [],
    workings = [],
    answers = [],
  } = after as Grounds
  return {
    text: [
      say(`${key}.${after.material ? 'material' : 'not'}`),
      ...quoted('log.reason', after.reason),
      ...quoted('log.outlook', after.outlook),
      ...(basis
        ? [
            listing(`log.basis.${basis.verdict}`, 'method', [methodName(basis.method)]),
            ...(sides.every((side) => basis[side] === null)
              ? [say('log.unscored.both')]
              : sides.map((side) => sideSentence(side, basis[side], bounds))),
          ]
        : []),
      ...(basis && contradictsVerdict(after.material === true, basis.verdict) ? [say('log.against')] : []),
    ],
    grounds: [
      ...(leading.length > 0 ? [listing('log.leading', 'entries', leading.map(leadingEntry))] : []),
      ...(entries ? coverage(entries) : []),
      ...(considered.length > 0
        ? [
            say('log.consideredAll', {
              matters: considered
                .map(({ code, title, reason }) => `${code} ${shortTitle(title)} – ${reason.replace(/\.$/, '')}`)
                .join('; '),
            }),
          ]
        : []),
      ...(unanswered.length > 0
        ? [
            say('log.unanswered', {
              matters: unanswered.map(({ code, title }) => `${code} ${shortTitle(title)}`).join('; '),
            }),
          ]
        : []),
      ...answers.flatMap(answerSentence),
      ...(workings.length > 0 ? [calculation(workings)] : []),
    ],
  }
}

/** What a name says before it lists what it includes. */
const shortTitle = (title: string): string => title.replace(/(?: \(|, (?:including|einschließlich) ).*$/s, '')

function coverage({ scored, unscored, proposed, proposals }: NonNullable<Grounds['entries']>): Text[] {
  const all = scored + unscored.length
  return [
    say('log.scoredOf', { scored, all }),
    ...(unscored.length > 0 ? [say('log.notScored', { entries: unscored.join('; ') })] : []),
    ...(proposed === 0
      ? []
      : proposals
        ? [say('log.proposals', { entries: proposals.join('; ') })]
        : [say('log.proposed', { count: proposed })]),
  ]
}

const methodName = (version: number): Text =>
  version === 0 ? say('log.method.defaults') : say('log.method.version', { version })

/** What the result of one side means by the thresholds of the method; older decisions did not keep these. */
function sideSentence(side: Side, value: number | null, bounds: Grounds['bounds']): Text {
  if (value === null) return say(`log.unscored.${side}`)
  const named =
    (key: SayKey): Text =>
    (language) =>
      say(key, { ...given, side: say(`side.${side}`)(language) })(language)
  const given = { value, ...bounds?.[side] }
  if (!bounds) return named('log.side.value')
  const { material, undecided } = bounds[side]
  return named(value >= material ? 'log.side.material' : value >= undecided ? 'log.side.undecided' : 'log.side.not')
}

const leadingEntry =
  ({ title, value, formula, after = null }: NonNullable<Grounds['leading']>[number]): Text =>
  (language) => {
    const result = formula ? equation(formula, value, language) : figure(value)(language)
    const beside = after === null ? [] : [say('log.afterMeasures', { value: figure(after)(language) })(language)]
    return `${title} (${[result, ...beside].join('; ')})`
  }

/** Which groups answered, how many of them and how far apart; groups of fewer than five are named nowhere. */
function answerSentence({ side, groups, hidden }: NonNullable<Grounds['answers']>[number]): Text[] {
  const each = groups.map(
    ({ group, anonymous = 0, sameDevice = 0, ...figures }): Text =>
      (language) =>
        [
          say('log.answer', { ...figures, group: groupText(group)(language) }),
          ...(anonymous > 0 ? [say('log.answerAnonymous', { count: anonymous })] : []),
          ...(sameDevice > 0 ? [say('log.answerSameDevice', { count: sameDevice })] : []),
        ]
          .map((text) => text(language))
          .join(', '),
  )
  const all = [...each, ...(hidden ? [say('log.answersHidden')] : [])]
  return all.length === 0 ? [] : [listing(`log.answers.${side}`, 'groups', all)]
}

const calculation = (workings: NonNullable<Grounds['workings']>): Text =>
  listing(
    'log.workings',
    'workings',
    workings.map(
      ({ side, rule = null, ...working }): Text =>
        (language) =>
          `${say(`side.${side}`)(language)}, ${workingLine({ ...working, rule }, language)}`,
    ),
  )

/** Parts of a score in the order in which people are asked for them. */
const orderedParts = ['scale', 'scope', 'irremediable', 'magnitude', 'likelihood'] as const

/** The points that were given, in words. */
export const pointsInWords = (points: Points, language: Language): string =>
  orderedParts
    .flatMap((part) => {
      const value = points[part]
      return value === null ? [] : [`${say(`part.${part}`)(language)} ${figure(value)(language)}`]
    })
    .join(', ')

function scored(before: Kept, after: Kept): Said {
  const { low, top } = scaleEnds[after.scale as AssessmentMethod['scale']]
  const workings = (after.workings ?? []) as Working[]
  const given =
    (kept: Kept): Text =>
    (language) =>
      pointsInWords(kept.points as Points, language)
  const numberOf = (value: unknown): Text => (typeof value === 'number' ? figure(value) : () => '–')
  const each = Object.entries((after.horizons ?? {}) as HorizonPoints).map(
    ([horizon, points]): Text =>
      (language) =>
        `${say(`horizon.${horizon as TimeHorizon}`)(language)}: ${pointsInWords(points, language)}`,
  )
  return {
    text: [
      each.length > 0
        ? listing('log.scoredEach', 'points', each, { low, top })
        : listing('log.scored', 'points', [given(after)], { low, top }),
      listing('log.scoredValue', 'value', [numberOf(after.value)]),
      ...afterMeasures(after.after as AfterMeasures | null | undefined, numberOf(after.afterValue)),
      ...(typeof after.beyond === 'boolean' ? [say(after.beyond ? 'log.beyond' : 'log.notBeyond')] : []),
      ...('points' in before ? [listing('log.scoredBefore', 'points', [given(before)])] : []),
      ...quoted('log.reason', after.reason),
    ],
    grounds: [
      ...(Array.isArray(after.sources) && after.sources.length > 0
        ? [say('log.sources', { sources: after.sources.join('; ') })]
        : []),
      ...(workings.length > 0
        ? [
            listing(
              'log.workings',
              'workings',
              workings.map(
                (one): Text =>
                  (language) =>
                    workingLine(one, language),
              ),
            ),
          ]
        : []),
    ],
  }
}

/** What stays after measures, and which they are. */
const afterMeasures = (after: AfterMeasures | null | undefined, value: Text): Text[] =>
  after
    ? [
        (language) =>
          say('log.scoredAfter', {
            measures: after.measures.replace(/\.$/, ''),
            points: pointsInWords(after.points, language),
            value: value(language),
          })(language),
      ]
    : []

/** Sentences on a change of the entry itself: added, changed, removed, confirmed or rejected. */
export function entrySentences({ action, before, after }: ChangeRow, matters: ReadonlyMap<string, string>): Text[] {
  if (action === 'created')
    return [
      listing('log.entry.created', 'entry', [entryNature(after, matters)]),
      ...quoted('log.text', after.description),
    ]
  if (action === 'removed') return [say('log.entry.removed')]
  if (action === 'status') return [say(`log.entry.${after.status as 'confirmed'}`), ...quoted('log.text', after.note)]
  const [was, is] = [entryNature(before, matters), entryNature(after, matters)]
  if (was('en') === is('en')) return [say('log.entry.words')]
  return [(language) => say('log.entry.changed', { before: was(language), after: is(language) })(language)]
}

/** Description of an entry in words: topic, type, kind, place in the value chain, time horizon, dependencies. */
const entryNature =
  (kept: Kept, matters: ReadonlyMap<string, string>): Text =>
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
    const code = subTopic ?? esrsTopics?.[0] ?? ''
    return [
      matters.get(code) ?? code,
      ...keys.map((key) => say(key)(language)),
      depends && say('log.entry.depends', { what: depends })(language),
    ]
      .filter(Boolean)
      .join(', ')
  }
