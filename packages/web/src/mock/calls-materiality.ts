import type { AssessedTopic, contract, EntryDetails, SignedAssessment } from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import recorded from './fixtures/recorded/materiality.json' with { type: 'json' }
import type { RecordedAssessment } from './materiality.ts'

// Replies of the real server for the demo company; what people do here changes them as far as the pages show it.

const copy = <T>(value: unknown): T => structuredClone(value) as T
const languages = ['en', 'de'] as const
const who = ({ user }: MockContext) => user && { id: user.id, name: user.name }
const now = () => new Date().toISOString()

/** Changes a topic in both languages, and answers it in that of the caller. */
function change(context: MockContext, code: string, apply: (topic: AssessedTopic) => void): AssessedTopic {
  const { assessment } = context.state.materiality
  for (const language of languages) {
    const topic = found(assessment[language].topics.find((one) => one.code === code))
    apply(topic)
    assessment[language].unrated = assessment[language].topics
      .filter(({ decision, verdict }) => decision?.material && verdict === 'open')
      .map(({ code, title }) => ({ code, title }))
    assessment[language].changed = assessment[language].signed !== null
  }
  return assessment[context.language].topics.find((one) => one.code === code)!
}

function detailsOf({ state }: MockContext, id: string): EntryDetails {
  const details = found(state.materiality.details[id])
  const entry = state.materiality.assessment.en.entries.find((one) => one.id === id)
  return { ...details, entry: entry ?? details.entry }
}

const consulted = ({ state }: MockContext, id: string) =>
  found(state.materiality.stakeholders.en.consultations.find((one) => one.id === id))

export const materialityCalls: MockGroup<typeof contract.materiality> = {
  assessment: (_, { state, language }) => state.materiality.assessment[language],
  entry: ({ params }, context) => detailsOf(context, params.id),
  score: ({ params, body }, context) => {
    const details = detailsOf(context, params.id)
    const given = details.parts.map((part) => body.points[part])
    const value = given.includes(null) ? null : (given as number[]).reduce((sum, one) => sum + one, 0) / given.length
    const score = {
      by: who(context),
      position: context.user?.position ?? '',
      mine: true,
      at: now(),
      points: body.points,
      horizons: body.horizons ?? {},
      horizon: null,
      after: body.after ? { ...body.after, value: null } : null,
      beyond: body.beyond ?? null,
      value,
      workings: [],
      reason: body.reason,
    }
    const others = details.scores.filter(({ mine }) => !mine)
    context.state.materiality.details[params.id] = {
      ...details,
      scores: [{ ...score, documents: [], surveys: [] }, ...others],
    }
    for (const language of languages)
      for (const entry of context.state.materiality.assessment[language].entries)
        if (entry.id === params.id) Object.assign(entry, { mine: { value }, scores: others.length + 1, kept: true })
    return detailsOf(context, params.id)
  },
  removeScore: ({ params }, context) => {
    const details = detailsOf(context, params.id)
    details.scores = details.scores.filter(({ mine }) => !mine)
    for (const language of languages)
      for (const entry of context.state.materiality.assessment[language].entries)
        if (entry.id === params.id) Object.assign(entry, { mine: null, scores: details.scores.length })
    context.state.materiality.details[params.id] = details
    return detailsOf(context, params.id)
  },
  comment: ({ params, body }, context) => {
    const details = detailsOf(context, params.id)
    details.comments.push({ id: details.comments.length + 1, by: who(context), at: now(), text: body.text })
    return details
  },
  addTopic: ({ body }, context) => {
    const { assessment } = context.state.materiality
    const own = assessment.en.topics.filter((topic) => topic.own).length
    const side = {
      value: null,
      verdict: 'open' as const,
      workings: [],
      leading: [],
      count: 0,
      stakeholders: null,
      differs: false,
    }
    const topic: AssessedTopic = {
      code: `X${own + 1}`,
      title: body.title,
      own: true,
      matters: [],
      impact: side,
      financial: side,
      verdict: 'open',
      decision: null,
      revision: 0,
      dissents: [],
      needsOutlook: false,
    }
    for (const language of languages) assessment[language].topics.push(copy(topic))
    return topic
  },
  decide: ({ params, body }, context) =>
    change(context, params.code, (topic) => {
      if (body.based_on !== topic.revision) throw new MockFailure('topic_meanwhile')
      if (body.material === false && body.reason === '') throw new MockFailure('topic_reason', ['reason'])
      if (body.material === false && topic.code === 'E1' && body.outlook === '')
        throw new MockFailure('topic_outlook', ['outlook'])
      const { impact, financial, verdict } = topic
      topic.decision =
        body.material === null
          ? null
          : {
              material: body.material,
              reason: body.reason,
              outlook: body.outlook,
              by: who(context),
              at: now(),
              toConfirm: false,
              basis: { method: 1, impact: impact.value, financial: financial.value, verdict },
              against: (verdict === 'material' && !body.material) || (verdict === 'not' && body.material),
              changed: false,
            }
      topic.revision += 1
    }),
  dissent: ({ params, body }, context) => {
    const id = crypto.randomUUID()
    return change(context, params.code, (topic) => {
      topic.dissents.push({ id, by: who(context), at: now(), text: body.text, mine: true })
    })
  },
  withdrawDissent: ({ params }, { state }) => {
    found(state.materiality.assessment.en.topics.find(({ dissents }) => dissents.some(({ id }) => id === params.id)))
    for (const language of languages)
      for (const topic of state.materiality.assessment[language].topics)
        topic.dissents = topic.dissents.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  method: (_, { state, language }) => ({
    current: state.materiality.methods[0]!,
    versions: state.materiality.methods,
    sources: copy(recorded[language].method.sources),
    defaults: copy(recorded.en.method.defaults),
  }),
  previewMethod: ({ body }, { state, language }) => {
    const { topics } = state.materiality.assessment[language]
    const { impact } = body.method.thresholds
    const verdict = (value: number | null) =>
      value === null ? 'open' : value >= impact.material ? 'material' : value >= impact.undecided ? 'undecided' : 'not'
    const moved = topics.filter((topic) => verdict(topic.impact.value) !== topic.impact.verdict)
    return {
      sides: moved.map((topic) => ({
        id: topic.code,
        title: topic.title,
        side: 'impact' as const,
        before: { value: topic.impact.value, verdict: topic.impact.verdict },
        after: { value: topic.impact.value, verdict: verdict(topic.impact.value) },
      })),
      entries: [],
      decided: moved.filter(({ decision }) => decision).map(({ code }) => code),
      unchanged: topics.length - moved.length,
    }
  },
  saveMethod: ({ body }, context) => {
    const { methods, assessment } = context.state.materiality
    if (body.based_on !== methods[0]!.version) throw new MockFailure('method_meanwhile')
    const version = methods[0]!.version + 1
    const stored = { version, method: body.method, reason: body.reason, by: who(context), at: now() }
    methods.unshift(stored)
    for (const language of languages) {
      assessment[language].method = { ...assessment[language].method, version, method: body.method }
    }
    return stored
  },
  stakeholders: (_, { state, language }) => copy(state.materiality.stakeholders[language]),
  addConsultation: ({ body }, context) => {
    const added = { ...body, id: crypto.randomUUID(), by: who(context), at: now(), survey: null }
    for (const language of languages) context.state.materiality.stakeholders[language].consultations.push(copy(added))
    return added
  },
  changeConsultation: ({ params, body }, context) => {
    consulted(context, params.id)
    const changed = { ...body, id: params.id, by: who(context), at: now(), survey: null }
    for (const language of languages) {
      const kept = context.state.materiality.stakeholders[language]
      kept.consultations = kept.consultations.map((one) => (one.id === params.id ? copy(changed) : one))
    }
    return changed
  },
  removeConsultation: ({ params }, context) => {
    consulted(context, params.id)
    for (const language of languages) {
      const kept = context.state.materiality.stakeholders[language]
      kept.consultations = kept.consultations.filter(({ id }) => id !== params.id)
    }
    return { ok: true }
  },
  surveyDraft: ({ query }, { language }) => {
    const draft = copy<RecordedAssessment['en']['surveyDraft']>(recorded[language].surveyDraft)
    return { ...draft, questions: draft.questions.map((question) => ({ ...question, side: query.side })) }
  },
  carryOver: (_, { state, language }) => {
    for (const one of languages) state.materiality.assessment[one].carry = null
    return state.materiality.assessment[language]
  },
  log: (_, { state, language }) => state.materiality.log[language],
  versions: (_, { state }) => ({ versions: state.materiality.signed }),
  results: (_, { state, language }) => {
    const { set, year, topics } = state.materiality.assessment[language]
    const told = topics.map(({ code, title, impact, financial, decision }) => ({
      code,
      title,
      impact: impact.value,
      financial: financial.value,
      material: decision?.material ?? false,
    }))
    const lower = (value: number | null) => value && Math.max(1, value - 0.5)
    const before = told.map((topic) => ({ ...topic, impact: lower(topic.impact) }))
    const { signed } = state.materiality
    return {
      reports: [
        ...(signed[0] ? [{ set, year, number: signed[0].number, topics: told }] : []),
        { set, year: year - 1, number: 1, topics: before },
      ],
    }
  },
  consider: ({ params: { code }, body: { reason } }, context) => {
    const { assessment } = context.state.materiality
    const of = found(assessment.en.topics.find(({ matters }) => matters.some((one) => one.code === code)))
    for (const language of languages) {
      const gaps = assessment[language].gaps.filter((gap) => gap.code !== code)
      const matter = assessment[language].topics.flatMap(({ matters }) => matters).find((one) => one.code === code)!
      assessment[language].gaps = reason ? gaps : [...gaps, { code, title: matter.title, topic: of.code }]
    }
    return change(context, of.code, ({ matters }) => {
      const told = reason ? { by: who(context), at: now() } : { by: null, at: null }
      Object.assign(found(matters.find((one) => one.code === code)), {
        reason,
        answer: reason ? 'nothing' : 'open',
        ...told,
      })
    })
  },
  sign: ({ body }, context) => {
    const { signed, assessment } = context.state.materiality
    const open = assessment.en.topics.filter(({ decision }) => !decision).map(({ code }) => code)
    if (open.length > 0)
      throw new MockFailure('topics_open', [], ['E1, E2, E3, E4, E5, S1, S2, S3, S4, G1', open.join(', ')])
    const material = assessment.en.topics.filter(({ decision }) => decision?.material).length
    const version: SignedAssessment = {
      number: signed.length + 1,
      at: now(),
      by: context.user?.name ?? '',
      note: body.note,
      sha256: 'b'.repeat(64),
      topics: assessment.en.topics.length,
      material,
      gaps: assessment.en.gaps.length,
      unrated: assessment.en.unrated.length,
    }
    signed.unshift(version)
    for (const language of languages) Object.assign(assessment[language], { signed: version, changed: false })
    return version
  },
  version: () => new TextEncoder().encode('{}'),
  export: () => new TextEncoder().encode('Code;Result'),
  previewImport: (_, { state, language }) => {
    const topic = state.materiality.assessment[language].topics[3]!
    return {
      rows: 2,
      changes: [
        {
          row: 2,
          code: topic.code,
          title: topic.title,
          before: topic.decision?.material ?? null,
          after: true,
          reason: 'A new site beside a moor.',
          outlook: '',
          against: topic.verdict === 'not',
        },
      ],
      unchanged: 0,
      refused: [
        {
          row: 3,
          written: 'Q9',
          reason:
            language === 'de'
              ? 'Ein Thema Q9 gibt es in dieser Bewertung nicht.'
              : 'There is no topic Q9 in this assessment.',
        },
      ],
      plan: 'plan-of-2',
    }
  },
  confirmImport: (received, context) => materialityCalls.previewImport({ ...received, body: {} }, context),
}
