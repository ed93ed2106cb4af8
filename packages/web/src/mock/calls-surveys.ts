import { type contract, type Survey, SurveyStatus } from '@esrs/contract'
import type { MockContext, MockGroup } from './call.ts'
import { type SampleProposal, sampleProposals } from './fixtures/proposals.ts'
import type { KeptSurvey } from './fixtures/surveys.ts'
import { inLanguage } from './samples.ts'
import { MockFailure } from './state.ts'

const missing = () => new MockFailure('not_found', { en: 'Survey not found', de: 'Umfrage nicht gefunden' })
const noResponse = () => new MockFailure('not_found', { en: 'Response not found', de: 'Antwort nicht gefunden' })
const answered = () =>
  new MockFailure('conflict', {
    en: 'Somebody has answered this survey already. Its text can no longer be changed; you can close it or duplicate it as a new draft.',
    de: 'Diese Umfrage wurde bereits beantwortet. Ihr Text kann nicht mehr geändert werden; Sie können sie schließen oder als neuen Entwurf duplizieren.',
  })

const found = ({ state }: Pick<MockContext, 'state'>, sid: string): KeptSurvey => {
  const survey = state.surveys.find((one) => one.sid === sid)
  if (!survey) throw missing()
  return survey
}

const shown = ({ responses: _, madeFrom: __, ...survey }: KeptSurvey): Survey => survey

function proposed({ key, topic, datapoints, ...words }: SampleProposal, { state, language }: MockContext): Survey {
  const { group, title, description, questions, reason } = words[language]
  return {
    sid: key,
    id: key,
    title,
    description,
    status: 'recommended',
    target_group: group,
    target_stakeholders: [group],
    ai_generated: true,
    questions: questions.map((text, i) => ({ id: `${key}-${i + 1}`, text })),
    response_stats: { total: 0, by_type: {}, withheld: false },
    anonymous: group === 'Value chain workers',
    closes_at: null,
    retention_days: null,
    proposal: {
      key,
      topic,
      reason,
      datapoints: state.datapoints
        .filter((datapoint) => datapoints.includes(datapoint.key))
        .map((datapoint) => ({ key: datapoint.key, name: inLanguage(datapoint, language).name })),
    },
  }
}

const isOpen = ({ status, closes_at: end }: KeptSurvey): boolean =>
  status === 'active' && (end === null || new Date(end) > new Date())

function withOrigin(survey: KeptSurvey, context: MockContext): Survey {
  const origin = sampleProposals.find(({ key }) => key === survey.madeFrom)
  return { ...shown(survey), proposal: origin ? proposed(origin, context).proposal : null }
}

/** Most of what an anonymous survey withholds is left to the server; the samples have no such survey with responses. */
export const surveyCalls: MockGroup<typeof contract.surveys> = {
  list: (_, { state }) => state.surveys.map(shown),
  create: ({ body }, context) => {
    const { state } = context
    const number = state.surveys.length + 1
    const survey: KeptSurvey = {
      sid: `mock-survey-${number}`,
      id: `s-${number}`,
      title: body.title,
      description: body.description,
      status: body.status,
      target_group: body.target_stakeholders[0] ?? '',
      target_stakeholders: body.target_stakeholders,
      ai_generated: false,
      questions: body.questions.map(({ text }, i) => ({ id: `q-${number}-${i}`, text })),
      response_stats: { total: 0, by_type: {}, withheld: false },
      created_at: new Date().toISOString(),
      anonymous: body.anonymous,
      closes_at: body.closes_at,
      retention_days: body.retention_days,
      proposal: null,
      responses: [],
      madeFrom: body.proposal ?? null,
    }
    state.surveys = [survey, ...state.surveys]
    return withOrigin(survey, context)
  },
  stats: (_, { state }) => ({
    total_responses: state.surveys.reduce((sum, { response_stats: { total } }) => sum + total, 0),
    by_status: Object.fromEntries(
      SurveyStatus.options.map((status) => [status, state.surveys.filter((survey) => survey.status === status).length]),
    ) as Record<(typeof SurveyStatus.options)[number], number>,
    surveys: state.surveys.map(({ sid, title, response_stats: { total, by_type } }) => ({
      sid,
      title,
      total,
      by_type,
    })),
  }),
  recommendations: (_, context) =>
    sampleProposals
      .filter(({ key }) => !context.state.surveys.some(({ madeFrom }) => madeFrom === key))
      .map((proposal) => proposed(proposal, context)),
  eraseRespondent: ({ body }, { state }) => {
    let erased = 0
    for (const survey of state.surveys) {
      const kept = survey.responses.filter(({ metadata }) => metadata.email.toLowerCase() !== body.email.toLowerCase())
      erased += survey.responses.length - kept.length
      survey.responses = kept
    }
    return { erased }
  },
  get: ({ params }, context) => withOrigin(found(context, params.sid), context),
  getPublic: ({ params }, context) => {
    const survey = found(context, params.sid)
    const state = survey.status === 'draft' ? 'not_open' : isOpen(survey) ? 'open' : 'closed'
    return {
      sid: survey.sid,
      state,
      company: context.state.company.name,
      title: state === 'not_open' ? '' : survey.title,
      description: state === 'open' ? survey.description : '',
      questions: state === 'open' ? survey.questions : [],
      anonymous: survey.anonymous,
      closes_at: survey.closes_at,
      retention_days: survey.retention_days,
    }
  },
  update: ({ params, body }, context) => {
    const survey = found(context, params.sid)
    const { title, description, questions, status, ...rest } = body
    const later = status === undefined || ['closed', 'processing', 'completed', survey.status].includes(status)
    if (survey.responses.length > 0 && (title ?? description ?? questions ?? !later)) throw answered()
    Object.assign(survey, rest, title && { title }, description && { description }, status && { status })
    if (questions) survey.questions = questions.map(({ text }, i) => ({ id: `${survey.id}-q-${i}`, text }))
    return withOrigin(survey, context)
  },
  remove: ({ params }, context) => {
    const survey = found(context, params.sid)
    if (survey.status !== 'draft' || survey.responses.length > 0) throw answered()
    context.state.surveys = context.state.surveys.filter((one) => one !== survey)
    return { ok: true }
  },
  respond: ({ params, body }, context) => {
    const survey = found(context, params.sid)
    if (!isOpen(survey))
      throw new MockFailure('conflict', {
        en: 'This survey is closed and is no longer taking responses.',
        de: 'Diese Umfrage ist geschlossen und nimmt keine Antworten mehr entgegen.',
      })
    const { name, email, company, respondent_type: kind } = body
    const indexed = Object.entries(body.responses).map(([key, { answer, supporting_material: material }]) => {
      const index = survey.questions.findIndex(({ id }) => id === key)
      return [String(index < 0 ? key : index), { answer, ...(material && { supporting_material: material }) }]
    })
    const id = body.idempotency_key ?? `r-${survey.responses.length + 1}`
    if (!survey.responses.some((response) => response.id === id)) {
      survey.responses.unshift({
        id,
        respondent_type: kind,
        created_at: new Date().toISOString(),
        metadata: survey.anonymous ? { name: '', email: '', company: '' } : { name, email, company },
        responses: Object.fromEntries(indexed),
        general_notes: body.general_notes ?? '',
      })
      const { response_stats: stats } = survey
      stats.total += 1
      stats.by_type[kind] = (stats.by_type[kind] ?? 0) + 1
    }
    return {
      ok: true,
      message:
        context.language === 'de'
          ? 'Ihre Antwort wurde erfolgreich übermittelt.'
          : 'Your response has been submitted successfully.',
    }
  },
  responses: ({ params, query }, context) =>
    found(context, params.sid).responses.filter(
      ({ respondent_type: kind }) => query.respondent_type === undefined || kind === query.respondent_type,
    ),
  response: ({ params }, context) => {
    const response = found(context, params.sid).responses.find(({ id }) => id === params.id)
    if (!response) throw noResponse()
    return response
  },
  removeResponse: ({ params }, context) => {
    const survey = found(context, params.sid)
    if (!survey.responses.some(({ id }) => id === params.id)) throw noResponse()
    survey.responses = survey.responses.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  attach: ({ params, body }, context) => {
    const survey = found(context, params.sid)
    const response = survey.responses.find(({ id }) => id === params.id)
    const answer = response?.responses[body.question]?.answer
    if (!answer) throw noResponse()
    const datapoint = context.state.datapoints.find(({ key }) => key === body.datapoint)
    if (!datapoint)
      throw new MockFailure('not_found', {
        en: 'There is no such datapoint in the chosen set of standards.',
        de: 'Diesen Datenpunkt gibt es in den gewählten Standards nicht.',
      })
    const excerpt = `“${answer}” (${survey.title})`
    const lines = datapoint.excerpts.split('\n').filter(Boolean)
    if (!lines.includes(excerpt)) datapoint.excerpts = [...lines, excerpt].join('\n')
    return { key: datapoint.key, excerpts: datapoint.excerpts }
  },
  exportResponses: ({ params }, context) =>
    new TextEncoder().encode(
      found(context, params.sid)
        .responses.map(({ id }) => id)
        .join('\r\n'),
    ),
}
