import { type contract, limits, type Received, type Survey, type SurveyResponse, SurveyStatus } from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import samples from './fixtures/surveys.json' with { type: 'json' }
import { inLanguage } from './samples.ts'
import type { KeptSurvey } from './state.ts'

const find = ({ state }: Pick<MockContext, 'state'>, sid: string): KeptSurvey =>
  found(state.surveys.find((one) => one.sid === sid))

const shown = ({ responses: _, madeFrom: __, ...survey }: KeptSurvey): Survey => survey
const noResponses = { total: 0, by_type: {}, withheld: false }
const laterStatuses = ['closed', 'processing', 'completed']

/** Responses are counted where they stand; an anonymous survey withholds them while there are too few. */
function count(survey: KeptSurvey) {
  const { responses, anonymous } = survey
  const total = responses.length
  const withheld = anonymous && total > 0 && total < limits.survey.anonymousGroup
  const by_type: Record<string, number> = {}
  if (!withheld) for (const { respondent_type: kind } of responses) by_type[kind] = (by_type[kind] ?? 0) + 1
  survey.response_stats = { total, by_type, withheld }
}

/** Refuses an end that is over. */
function refuseOver(end: string | null | undefined) {
  if (end && new Date(end) <= new Date()) throw new MockFailure('survey_over', ['closes_at'])
}

/** Answers by the index of their questions: all that are no points on a topic, and none of a question that there is not. */
function answersOf({ questions }: KeptSurvey, sent: Received<typeof contract.surveys.respond>['body']['responses']) {
  const answers: SurveyResponse['responses'] = {}
  for (const [key, { answer, supporting_material: material }] of Object.entries(sent)) {
    const index = questions.findIndex(({ id }, at) => id === key || String(at) === key)
    if (index < 0) throw new MockFailure('survey_changed')
    answers[index] = { answer, ...(material && { supporting_material: material }) }
  }
  const isNothing = Object.keys(answers).length === 0
  const wrong = questions.filter(({ scale, choices, topic }, at) => {
    const answer = answers[at]?.answer
    if (answer === undefined) return isNothing || !(topic && scale)
    if (scale) return !/^\d{1,2}$/.test(answer) || Number(answer) < scale.low || Number(answer) > scale.high
    return choices !== undefined && !answer.split('\n').every((one) => choices.options.includes(one))
  })
  if (wrong.length > 0)
    throw new MockFailure(
      'survey_unanswered',
      wrong.map(({ id }) => `responses.${id}`),
    )
  return answers
}

function proposed(sample: (typeof samples.proposals)[number], { state, language }: MockContext): Survey {
  const { key, topic, datapoints } = sample
  const { group, title, description, questions, reason } = sample[language]
  const asked = state.datapoints.filter((datapoint) => datapoints.includes(datapoint.key))
  return {
    sid: key,
    id: key,
    title,
    description,
    status: 'recommended',
    ai_generated: true,
    target_group: group,
    target_stakeholders: [group],
    anonymous: group === 'Value chain workers',
    questions: questions.map((text, i) => ({ id: `${key}-${i + 1}`, text })),
    response_stats: noResponses,
    closes_at: null,
    retention_days: null,
    proposal: {
      key,
      topic,
      reason,
      datapoints: asked.map((datapoint) => ({ key: datapoint.key, name: inLanguage(datapoint, language).name })),
    },
  }
}

const isOpen = ({ status, closes_at: end }: KeptSurvey): boolean =>
  status === 'active' && (end === null || new Date(end) > new Date())

function withOrigin(survey: KeptSurvey, context: MockContext): Survey {
  const origin = samples.proposals.find(({ key }) => key === survey.madeFrom)
  return { ...shown(survey), proposal: origin ? proposed(origin, context).proposal : null }
}

const responseOf = (context: MockContext, { sid, id }: { sid: string; id: string }) =>
  found(find(context, sid).responses.find((response) => response.id === id))

/** Kinds of respondents that an anonymous survey withholds once there are enough are left to the server. */
export const surveyCalls: MockGroup<typeof contract.surveys> = {
  list: (_, { state }) => state.surveys.map(shown),
  create: ({ body }, context) => {
    const { proposal, questions, ...given } = body
    refuseOver(body.closes_at)
    const number = context.state.surveys.length + 1
    const survey: KeptSurvey = {
      ...given,
      sid: `mock-survey-${number}`,
      id: `s-${number}`,
      target_group: body.target_stakeholders[0] ?? '',
      ai_generated: false,
      questions: questions.map((question, i) => ({ ...question, id: `q-${number}-${i}` })),
      response_stats: { ...noResponses, by_type: {} },
      created_at: new Date().toISOString(),
      proposal: null,
      responses: [],
      madeFrom: proposal ?? null,
    }
    context.state.surveys.unshift(survey)
    return withOrigin(survey, context)
  },
  stats: (_, { state: { surveys } }) => ({
    total_responses: surveys.reduce((sum, { response_stats: { total } }) => sum + total, 0),
    by_status: Object.fromEntries(
      SurveyStatus.options.map((status) => [status, surveys.filter((survey) => survey.status === status).length]),
    ) as Record<(typeof SurveyStatus.options)[number], number>,
    surveys: surveys.map(({ sid, title, response_stats: { total, by_type } }) => ({ sid, title, total, by_type })),
  }),
  recommendations: (_, context) =>
    samples.proposals
      .filter(({ key }) => !context.state.surveys.some(({ madeFrom }) => madeFrom === key))
      .map((proposal) => proposed(proposal, context)),
  eraseRespondent: ({ body }, { state }) => {
    let erased = 0
    for (const survey of state.surveys) {
      const kept = survey.responses.filter(({ metadata }) => metadata.email.toLowerCase() !== body.email.toLowerCase())
      erased += survey.responses.length - kept.length
      survey.responses = kept
      count(survey)
    }
    return { erased }
  },
  get: ({ params }, context) => withOrigin(find(context, params.sid), context),
  getPublic: ({ params }, context) => {
    const survey = find(context, params.sid)
    const { sid, anonymous, closes_at, retention_days } = survey
    const state = survey.status === 'draft' ? 'not_open' : isOpen(survey) ? 'open' : 'closed'
    return {
      sid,
      state,
      anonymous,
      closes_at,
      retention_days,
      company: context.state.company.name,
      title: state === 'not_open' ? '' : survey.title,
      description: state === 'open' ? survey.description : '',
      questions: state === 'open' ? survey.questions : [],
    }
  },
  update: ({ params, body: { questions, ...given } }, context) => {
    const survey = find(context, params.sid)
    const { title, description, status = survey.status, anonymous = survey.anonymous } = given
    const changesText = (title ?? description ?? questions) !== undefined
    const reopens = status !== survey.status && !laterStatuses.includes(status)
    if (survey.responses.length > 0 && (changesText || reopens || anonymous !== survey.anonymous))
      throw new MockFailure('survey_answered')
    refuseOver(given.closes_at)
    Object.assign(survey, given)
    if (questions) survey.questions = questions.map((question, i) => ({ ...question, id: `${survey.id}-q-${i}` }))
    return withOrigin(survey, context)
  },
  remove: ({ params }, context) => {
    const survey = find(context, params.sid)
    if (survey.status !== 'draft' || survey.responses.length > 0) throw new MockFailure('survey_no_draft')
    context.state.surveys = context.state.surveys.filter((one) => one !== survey)
    return { ok: true }
  },
  respond: ({ params, body }, context) => {
    const survey = find(context, params.sid)
    const thanks = { ok: true as const, message: samples.thanks[context.language] }
    // Nobody sees this field: what fills it in is a program, which is to think that it was heard.
    if (body.website) return thanks
    if (survey.status === 'draft') throw new MockFailure('survey_draft')
    if (!isOpen(survey)) throw new MockFailure('survey_closed')
    const { name, email, company, respondent_type: kind } = body
    const id = body.idempotency_key ?? `r-${survey.responses.length + 1}`
    const responses = answersOf(survey, body.responses)
    const unsaid = Object.entries({ name, email, company }).flatMap(([field, said]) => (said ? [] : field))
    if (!survey.anonymous && unsaid.length > 0) throw new MockFailure('survey_who', unsaid)
    if (!survey.responses.some((response) => response.id === id)) {
      survey.responses.unshift({
        id,
        respondent_type: kind,
        created_at: new Date().toISOString(),
        metadata: survey.anonymous ? { name: '', email: '', company: '' } : { name, email, company },
        responses,
        general_notes: body.general_notes ?? '',
      })
      count(survey)
    }
    return thanks
  },
  responses: ({ params, query }, context) => {
    const { responses, response_stats } = find(context, params.sid)
    const wanted = query.respondent_type
    return response_stats.withheld ? [] : responses.filter((one) => !wanted || one.respondent_type === wanted)
  },
  response: ({ params }, context) => responseOf(context, params),
  removeResponse: ({ params }, context) => {
    const survey = find(context, params.sid)
    const response = responseOf(context, params)
    survey.responses = survey.responses.filter((one) => one !== response)
    count(survey)
    return { ok: true }
  },
  attach: ({ params, body }, context) => {
    const answer = found(responseOf(context, params).responses[body.question]?.answer)
    const datapoint = found(context.state.datapoints.find(({ key }) => key === body.datapoint))
    const excerpt = `“${answer}” (${find(context, params.sid).title})`
    if (!datapoint.excerpts.includes(excerpt)) datapoint.excerpts = `${datapoint.excerpts}\n${excerpt}`.trim()
    return { key: datapoint.key, excerpts: datapoint.excerpts }
  },
  exportResponses: ({ params }, context) => {
    const ids = find(context, params.sid).responses.map(({ id }) => id)
    return new TextEncoder().encode(ids.join('\r\n'))
  },
}
