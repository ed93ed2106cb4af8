import type { AssessedTopic, AssessmentLog, Consultation, Language, Points, TimeHorizon, Working } from '@esrs/contract'
import { convertPoints, methodSources } from '@esrs/engine/materiality'
import type { Cell, Column, Table } from '../../../tables/table.ts'
import type { Text } from '../../../texts/texts.ts'
import { aboutSheet } from './about-sheet.ts'
import { pointsInWords } from './log-sentences.ts'
import { say } from './messages.ts'
import { methodRows } from './method-changes.ts'
import type { MethodRow } from './method-store.ts'
import type { OpenAssessment } from './open-assessment.ts'
import { groupName } from './reported-assessment.ts'
import { citedAs } from './score-entry.ts'
import type { ScoreRow } from './score-store.ts'
import { shownEntries, shownTopic } from './show-topics.ts'
import type { SignedRow } from './signed-store.ts'
import { shownAnswers } from './stakeholder-answers.ts'
import { equation, workingLine } from './working-line.ts'

/** Data of the workbook that the open assessment does not hold. */
export interface TableParts {
  scores: readonly ScoreRow[]
  methods: readonly MethodRow[]
  consultations: readonly Consultation[]
  log: AssessmentLog
  /** Surveys and other consultations that scores cite, by identifier. */
  citable: ReadonlyMap<string, string>
  documents: ReadonlyMap<string, string>
  signed: readonly SignedRow[]
  /** Whether the assessment has changed since it was last signed. */
  isChanged: boolean
}

type Head = readonly [key: `head.${HeadKey}`, width: number]
type HeadKey = (typeof heads)[number]
const heads = [
  'code',
  'topic',
  'result',
  'by',
  'position',
  'at',
  'reason',
  'outlook',
  'impact',
  'financial',
  'formula',
  'workings',
  'dissent',
  'entry',
  'type',
  'kind',
  'chain',
  'horizon',
  'low',
  'high',
  'count',
  'points',
  'value',
  'sources',
  'setting',
  'version',
  'paragraph',
  'group',
  'way',
  'about',
  'held',
  'people',
  'outcome',
  'what',
  'side',
  'weight',
  'description',
  'dependencies',
  'leading',
  'against',
  'default',
  'grounds',
  'after',
  'decidedBy',
  'anonymous',
  'sameDevice',
] as const

const number = (value: number | null): Cell => (value === null ? null : { number: value, plain: true })
const time = (iso: string | null): Cell => (iso === null ? null : { time: new Date(iso) })

/** Sheets of the workbook of an assessment: explanation, results, scores and answers behind them, method, log. */
export function assessmentTables(assessment: OpenAssessment, parts: TableParts): [Table, ...Table[]] {
  const { language } = assessment.opened.catalogue
  const word = (text: Text): string => text(language)
  const sheet = (name: Parameters<typeof say>[0], columns: readonly Head[], rows: Cell[][], frozen = 1): Table => ({
    name: word(say(name)),
    columns: columns.map(([key, width]): Column => ({ head: word(say(key)), width })),
    rows,
    frozenColumns: frozen,
  })
  const topics = assessment.topics.map((topic) => shownTopic(assessment, topic, { userId: '' }))
  return [
    aboutSheet(assessment, parts, language),
    sheet(
      'sheet.topics',
      topicHeads,
      topics.map((topic) => topicRow(topic, assessment, language)),
      2,
    ),
    sheet('sheet.entries', entryHeads, entryRows(assessment, language)),
    sheet('sheet.scores', scoreHeads, scoreRows(assessment, parts, language)),
    sheet('sheet.method', methodHeads, methodTable(assessment, parts, language)),
    sheet('sheet.stakeholders', answerHeads, answerRows(assessment, language)),
    sheet(
      'sheet.consultations',
      consultationHeads,
      parts.consultations.map((one) => consultationRow(one, language)),
    ),
    sheet('sheet.log', logHeads, [
      ...parts.log.notes.map(({ about, text, grounds }): Cell[] => [
        null,
        null,
        null,
        word(say('log.about.note')),
        null,
        about,
        text,
        grounds || null,
      ]),
      ...parts.log.entries.map(({ at, by, position, kind, topic, about, text, grounds }): Cell[] => [
        time(at),
        by?.name ?? null,
        position || null,
        word(say(`log.about.${kind}`)),
        topic,
        about,
        text,
        grounds || null,
      ]),
    ]),
  ]
}

const topicHeads: Head[] = [
  ['head.code', 8],
  ['head.topic', 34],
  ['head.result', 16],
  ['head.reason', 60],
  ['head.outlook', 50],
  ['head.by', 22],
  ['head.at', 18],
  ['head.formula', 16],
  ['head.impact', 12],
  ['head.financial', 12],
  ['head.against', 16],
  ['head.leading', 60],
  ['head.workings', 60],
  ['head.dissent', 60],
]

function topicRow(
  { code, title, decision, verdict, impact, financial, dissents }: AssessedTopic,
  { iros, results }: OpenAssessment,
  language: Language,
): Cell[] {
  const result = decision ? say(decision.material ? 'result.material' : 'result.not') : say('result.open')
  const lines = (side: 'impact' | 'financial', { value, workings }: AssessedTopic['impact']) => [
    ...workings.map((working) => `${say(`side.${side}`)(language)}, ${workingLine(working, language)}`),
    ...(value === null ? [say(`unscored.${side}`)(language)] : []),
  ]
  const leading = [...impact.leading, ...financial.leading].map((key) => {
    const { value, working } = results.entries.get(key)!.assessed!
    return `${iros.find(({ id }) => id === key)!.title} (${equation(working.formula, value, language)})`
  })
  return [
    code,
    title,
    result(language),
    decision?.reason ?? null,
    decision?.outlook || null,
    decision?.by?.name ?? null,
    time(decision?.at ?? null),
    say(`verdict.${verdict}`)(language),
    number(impact.value),
    number(financial.value),
    decision && say(decision.against ? 'setting.yes' : 'setting.no')(language),
    leading.join('\n'),
    [...lines('impact', impact), ...lines('financial', financial)].join('\n'),
    dissents.map(({ by, at, text }) => `${by?.name ?? ''} (${at.slice(0, 10)}): ${text}`).join('\n'),
  ]
}

const entryHeads: Head[] = [
  ['head.entry', 50],
  ['head.topic', 10],
  ['head.type', 14],
  ['head.kind', 34],
  ['head.chain', 24],
  ['head.horizon', 14],
  ['head.value', 10],
  ['head.low', 10],
  ['head.high', 10],
  ['head.count', 10],
  ['head.decidedBy', 16],
  ['head.after', 10],
  ['head.formula', 16],
  ['head.workings', 40],
  ['head.dependencies', 24],
  ['head.description', 70],
]

function entryRows(assessment: OpenAssessment, language: Language): Cell[][] {
  const byId = new Map(assessment.iros.map((iro) => [iro.id, iro]))
  return shownEntries(assessment, { userId: '' }, new Map()).map((entry) => [
    entry.title,
    entry.matter ?? entry.topic,
    say(`type.${entry.type}`)(language),
    [
      ...(entry.type === 'Impact'
        ? [
            say(entry.isPositive ? 'kind.positive' : 'kind.negative')(language),
            say(entry.isPotential ? 'kind.potential' : 'kind.actual')(language),
          ]
        : []),
      ...(entry.humanRights ? [say('kind.humanRights')(language)] : []),
    ].join(', '),
    entry.valueChain && say(`chain.${entry.valueChain}`)(language),
    entry.horizon && say(`horizon.${entry.horizon}`)(language),
    number(entry.result?.value ?? null),
    number(entry.result?.low ?? null),
    number(entry.result?.high ?? null),
    number(entry.scores),
    entry.decidedBy.map((horizon) => say(`horizon.${horizon}`)(language)).join(', '),
    number(entry.after?.value ?? null),
    say(`verdict.${entry.verdict}`)(language),
    lineOf(assessment.results.entries.get(entry.id)!.assessed?.working, language),
    byId
      .get(entry.id)!
      .dependencies.map((dependency) => say(`dependency.${dependency}`)(language))
      .join(', '),
    byId.get(entry.id)!.description,
  ])
}

const lineOf = (working: Working | undefined, language: Language): Cell =>
  working ? workingLine(working, language) : null

const scoreHeads: Head[] = [
  ['head.entry', 50],
  ['head.by', 22],
  ['head.position', 28],
  ['head.points', 50],
  ['head.after', 40],
  ['head.value', 10],
  ['head.workings', 50],
  ['head.reason', 60],
  ['head.sources', 40],
  ['head.at', 18],
]

function scoreRows(
  { iros, names, positions, method, results }: OpenAssessment,
  { scores, documents, citable }: TableParts,
  language: Language,
): Cell[][] {
  const titles = new Map(iros.map(({ id, title }) => [id, title]))
  return scores
    .filter(({ key }) => titles.has(key))
    .map(({ id, key, by, scale, points, horizons, after, reason, documents: ids, pages, surveys: cited, at }) => {
      const inWords = (given: Points) => pointsInWords(convertPoints(given, scale, method.method.scale), language)
      const each = Object.entries(horizons).map(
        ([horizon, given]) => `${say(`horizon.${horizon as TimeHorizon}`)(language)}: ${inWords(given)}`,
      )
      const person = results.entries.get(key)!.people.find((one) => one.by === (by ?? `${id}`))
      return [
        titles.get(key)!,
        by === null ? null : (names.get(by) ?? null),
        positions.get(by ?? '') || null,
        (each.length > 0 ? each : [inWords(points)]).join('\n'),
        after ? `${inWords(after.points)} (${after.measures})` : null,
        number(person?.value ?? null),
        (person?.workings ?? []).map((working) => workingLine(working, language)).join('\n'),
        reason,
        [
          ...ids.flatMap((one) => (documents.has(one) ? [citedAs(documents.get(one)!, pages[one])] : [])),
          ...cited.flatMap((one) => citable.get(one) ?? []),
        ].join('\n'),
        { time: at },
      ]
    })
}

const methodHeads: Head[] = [
  ['head.version', 9],
  ['head.setting', 40],
  ['head.value', 44],
  ['head.by', 22],
  ['head.at', 18],
  ['head.reason', 60],
  ['head.paragraph', 34],
  ['head.default', 70],
]

function methodTable({ names, report }: OpenAssessment, { methods }: TableParts, language: Language): Cell[][] {
  const sources = new Map(methodSources(report.set, language).map((source) => [source.field, source]))
  return methods.flatMap(({ version, method, reason, by, at }) =>
    methodRows(method).map(({ label, value, field }, index) => [
      { number: version, plain: true },
      label(language),
      value(language),
      index === 0 && by ? (names.get(by) ?? null) : null,
      index === 0 && at ? { time: at } : null,
      index === 0 ? (version === 0 ? say('method.first')(language) : reason) : null,
      sources.get(field)!.paragraph,
      sources.get(field)!.reason,
    ]),
  )
}

const answerHeads: Head[] = [
  ['head.topic', 10],
  ['head.side', 24],
  ['head.group', 24],
  ['head.count', 10],
  ['head.value', 10],
  ['head.low', 10],
  ['head.high', 10],
  ['head.weight', 10],
  ['head.anonymous', 12],
  ['head.sameDevice', 16],
]

const answerRows = ({ answers, method }: OpenAssessment, language: Language): Cell[][] =>
  shownAnswers(answers.sides, method.method).flatMap(({ topic, side, groups, hidden, value }) => {
    const at = [topic, say(`side.${side}`)(language)]
    return [
      ...groups.map(({ group, count, mean, low, high, weight, anonymous, sameDevice }) => [
        ...at,
        groupName(group)[language],
        number(count),
        number(mean),
        number(low),
        number(high),
        number(weight),
        number(anonymous),
        number(sameDevice),
      ]),
      // Hidden groups are mentioned, because the number of answers would not add up otherwise.
      ...(hidden ? [[...at, say('answers.hidden')(language), null, null, null, null, null, null, null]] : []),
      ...(value === null
        ? []
        : [[...at, say('answers.all')(language), null, number(value), null, null, null, null, null]]),
    ]
  })

const consultationHeads: Head[] = [
  ['head.group', 30],
  ['head.way', 20],
  ['head.held', 24],
  ['head.people', 10],
  ['head.about', 24],
  ['head.outcome', 70],
]

const consultationRow = (
  { group, way, held, people, about, result, survey }: Consultation,
  language: Language,
): Cell[] => [
  groupName(group)[language],
  survey ? `${say(`way.${way}`)(language)}: ${survey.title}` : say(`way.${way}`)(language),
  held,
  number(people),
  about.join(', '),
  result,
]

const logHeads: Head[] = [
  ['head.at', 18],
  ['head.by', 22],
  ['head.position', 28],
  ['head.kind', 18],
  ['head.topic', 10],
  ['head.about', 40],
  ['head.what', 90],
  ['head.grounds', 110],
]
