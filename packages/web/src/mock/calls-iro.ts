import type { AssessmentChange, contract, Iro, Language, MaterialTopic } from '@esrs/contract'
import type { MockContext, MockGroup } from './call.ts'
import type { KeptIro, KeptTopic } from './fixtures/iros.ts'
import { MockFailure } from './state.ts'

const shown = ({ iro, words }: KeptIro, language: Language): Iro => {
  const own = Object.fromEntries(Object.entries(iro).filter(([field]) => iro.edited.includes(field)))
  return { ...iro, ...words?.[language], ...own }
}

const found = ({ state }: MockContext, id: string): KeptIro => {
  const kept = state.iros.find(({ iro }) => iro.id === id)
  if (!kept)
    throw new MockFailure('not_found', {
      en: 'This entry does not exist any more. Load the page again.',
      de: 'Diesen Eintrag gibt es nicht mehr. Laden Sie die Seite neu.',
    })
  return kept
}

const topicIn = ({ state }: MockContext, code: string): KeptTopic => {
  const topic = state.topics.find((one) => one.code === code)
  if (!topic)
    throw new MockFailure('not_found', {
      en: 'Your set of standards has no such topic.',
      de: 'In den gewählten Standards gibt es dieses Thema nicht.',
    })
  return topic
}

const shownTopic = ({ words, history: _, ...topic }: KeptTopic, language: Language): MaterialTopic => ({
  ...topic,
  title: words[language].title,
  proposed_reason: words[language].proposed,
})

const decided = ({ user }: MockContext) => ({
  decided_by: user && { id: user.id, name: user.name },
  decided_at: new Date().toISOString(),
})

function note(
  history: AssessmentChange[],
  context: MockContext,
  action: AssessmentChange['action'],
  changes: AssessmentChange['changes'],
) {
  const { decided_by: by, decided_at: at } = decided(context)
  history.unshift({ id: history.length + 1, at, by, action, changes })
}

const asText = (value: unknown) => (value === null || value === undefined ? null : String(value))

const listed = ({ state, language }: MockContext) => ({
  impacts: state.iros.map((kept) => shown(kept, language)),
})

export const iroCalls: MockGroup<typeof contract.iro> = {
  list: (_, context) => listed(context),
  refresh: (_, context) => listed(context),
  create: ({ body }, context) => {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const iro = {
      description: '',
      isPositive: body.type === 'Opportunity',
      isPotential: false,
      esrsTopics: [],
      metrics: [],
      excerpts: [],
      evidence: [],
      tags: [],
      score: null,
      scoreReason: '',
      reason: '',
      edited: [],
      outdated: false,
      note: '',
      datapoints: [],
      ...given,
      id: crypto.randomUUID(),
      origin: 'manual',
      status: 'confirmed',
      ...decided(context),
    } as unknown as Iro
    const kept: KeptIro = { iro, words: null, history: [] }
    note(kept.history, context, 'created', [{ field: 'title', before: null, after: iro.title }])
    context.state.iros.unshift(kept)
    return shown(kept, context.language)
  },
  update: ({ params, body }, context) => {
    const kept = found(context, params.id)
    const { adopt: _, ...sent } = body
    const before = shown(kept, context.language)
    const changes = Object.entries(sent)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => ({
        field,
        before: asText(before[field as keyof Iro]),
        after: asText(value),
      }))
    const written = Object.keys(sent).filter((field) => field !== 'status' && field !== 'note')
    const edited = kept.iro.origin === 'manual' ? [] : [...new Set([...kept.iro.edited, ...written])]
    Object.assign(kept.iro, sent, { edited }, decided(context))
    note(kept.history, context, body.status ? 'status' : 'edited', changes)
    return shown(kept, context.language)
  },
  remove: ({ params }, context) => {
    const kept = found(context, params.id)
    context.state.iros.splice(context.state.iros.indexOf(kept), 1)
    return { ok: true }
  },
  history: ({ params }, context) => ({ changes: found(context, params.id).history }),
  materiality: (_, { state, language }) => ({ topics: state.topics.map((topic) => shownTopic(topic, language)) }),
  decideMateriality: ({ params, body }, context) => {
    const topic = topicIn(context, params.code)
    if (body.material === false && body.reason === '') {
      const sentence = {
        en: 'Please write why the topic is not material; the report has to say so.',
        de: 'Bitte schreiben Sie, warum das Thema nicht wesentlich ist; der Bericht muss es nennen.',
      }
      throw new MockFailure('invalid_input', sentence, { reason: sentence })
    }
    const change = { field: 'material', before: asText(topic.material), after: asText(body.material) }
    note(topic.history, context, body.material === null ? 'withdrawn' : 'decided', [change])
    const by = body.material === null ? { decided_by: null, decided_at: null } : decided(context)
    const { total } = topic.datapoints
    const counting = body.material === false ? 0 : Math.round(total * 0.75)
    Object.assign(topic, { ...body, ...by, datapoints: { total, counting } })
    return shownTopic(topic, context.language)
  },
  materialityHistory: ({ params }, context) => ({ changes: topicIn(context, params.code).history }),
}
