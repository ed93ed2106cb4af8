import {
  type AssessmentChange,
  type contract,
  type Iro,
  iroPriorities,
  type Language,
  type MaterialTopic,
} from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import type { KeptIro, KeptTopic } from './state.ts'

const shown = ({ iro, words }: KeptIro, language: Language): Iro => {
  const own = Object.fromEntries(Object.entries(iro).filter(([field]) => iro.edited.includes(field)))
  return { ...iro, ...words?.[language], ...own, version: versionOf(iro) }
}

/** Names an entry as it is decided on. */
const versionOf = ({ status, decided_at: at }: KeptIro['iro']) => `${status} ${at}`

const find = ({ state }: MockContext, id: string): KeptIro => found(state.iros.find(({ iro }) => iro.id === id))
const topicIn = ({ state }: MockContext, code: string): KeptTopic =>
  found(state.topics.find((one) => one.code === code))

const shownTopic = ({ words, history, ...topic }: KeptTopic, language: Language): MaterialTopic => ({
  ...topic,
  revision: history.length,
  title: words[language].title,
  proposed_reason: words[language].proposed,
})

const decided = ({ user }: MockContext) => ({
  decided_by: user && { id: user.id, name: user.name },
  decided_at: new Date().toISOString(),
})

const asText = (value: unknown) => (value === null || value === undefined || value === '' ? null : String(value))

/** Keeps what was changed, field by field. */
function note(
  history: AssessmentChange[],
  context: MockContext,
  action: AssessmentChange['action'],
  before: object,
  after: object,
) {
  const { decided_by: by, decided_at: at } = decided(context)
  const changes = Object.entries(after)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => ({
      field,
      before: asText((before as Record<string, unknown>)[field]),
      after: asText(value),
    }))
    .filter((change) => change.before !== change.after)
  history.unshift({ id: history.length + 1, at, by, action, changes })
}

/** Those of the highest priority first; what was rejected comes last. */
const rank = ({ iro: { priority, status } }: KeptIro) =>
  iroPriorities.indexOf(priority) + (status === 'rejected' ? iroPriorities.length : 0)

const listed = ({ state, language }: MockContext) => ({
  impacts: state.iros.toSorted((one, other) => rank(one) - rank(other)).map((kept) => shown(kept, language)),
})

const entered = {
  description: '',
  isPotential: false,
  scoreReason: '',
  reason: '',
  note: '',
  outdated: false,
  score: null,
  esrsTopics: [],
  metrics: [],
  excerpts: [],
  evidence: [],
  tags: [],
  edited: [],
  datapoints: [],
  subTopic: null,
  valueChain: null,
  horizon: null,
  humanRights: false,
  dependencies: [],
  origin: 'manual',
  status: 'confirmed',
}

export const iroCalls: MockGroup<typeof contract.iro> = {
  list: (_, context) => listed(context),
  refresh: (_, context) => listed(context),
  create: ({ body }, context) => {
    const isPositive = body.type === 'Opportunity'
    const given = { ...structuredClone(entered), isPositive, ...JSON.parse(JSON.stringify(body)) }
    const iro: KeptIro['iro'] = { ...given, id: crypto.randomUUID(), ...decided(context) }
    const kept: KeptIro = { iro, words: null, history: [] }
    note(kept.history, context, 'created', {}, { isPositive, ...body })
    context.state.iros.push(kept)
    return shown(kept, context.language)
  },
  update: ({ params, body: { adopt: _, version, ...sent } }, context) => {
    const kept = find(context, params.id)
    if (version !== undefined && version !== versionOf(kept.iro)) throw new MockFailure('value_meanwhile')
    note(kept.history, context, sent.status ? 'status' : 'edited', shown(kept, context.language), sent)
    const written = Object.keys(sent).filter((field) => field !== 'status' && field !== 'note')
    const edited = kept.iro.origin === 'manual' ? [] : [...new Set([...kept.iro.edited, ...written])]
    Object.assign(kept.iro, sent, { edited }, decided(context))
    return shown(kept, context.language)
  },
  remove: ({ params }, context) => {
    context.state.iros.splice(context.state.iros.indexOf(find(context, params.id)), 1)
    return { ok: true }
  },
  history: ({ params }, context) => ({ changes: find(context, params.id).history }),
  materiality: (_, { state, language }) => ({ topics: state.topics.map((topic) => shownTopic(topic, language)) }),
  decideMateriality: ({ params, body: { based_on, ...body } }, context) => {
    const topic = topicIn(context, params.code)
    if (based_on !== undefined && based_on !== topic.history.length) throw new MockFailure('topic_meanwhile')
    if (body.material === false && body.reason === '') throw new MockFailure('topic_reason', ['reason'])
    const isOpen = body.material === null
    note(topic.history, context, isOpen ? 'withdrawn' : 'decided', topic, body)
    const { total } = topic.datapoints
    const datapoints = { total, counting: body.material === false ? 0 : Math.round(total * 0.75) }
    Object.assign(topic, body, isOpen ? { decided_by: null, decided_at: null } : decided(context), { datapoints })
    return shownTopic(topic, context.language)
  },
  materialityHistory: ({ params }, context) => ({ changes: topicIn(context, params.code).history }),
}
