import type { contract, ForeignQuestion, Language, Questionnaire } from '@esrs/contract'
import { found, type MockGroup } from './call.ts'
import { find as findDatapoint } from './calls-csrd.ts'
import type { KeptQuestion, KeptQuestionnaire } from './fixtures/questionnaires.ts'
import { inLanguage } from './samples.ts'
import type { MockState } from './state.ts'

function shown(state: MockState, question: KeptQuestion, position: number, language: Language): ForeignQuestion {
  const { key: sure, decided, suggested, ...own } = question
  const key = decided?.as === 'datapoint' ? decided.key : decided ? null : sure
  const named = (one: string) => ({ key: one, name: inLanguage(findDatapoint(state, one), language).name })
  const datapoint = key ? findDatapoint(state, key) : null
  const isDecided = datapoint?.status === 'accepted' || datapoint?.status === 'corrected'
  const answer = datapoint && isDecided ? { value: datapoint.value ?? '', unit: datapoint.unit } : null
  const words = decided?.as === 'words' ? decided.words : ''
  const open = suggested.length > 0 ? ('choose' as const) : ('unknown' as const)
  const unanswered = datapoint ? ('missing' as const) : open
  return {
    ...own,
    position,
    state: decided?.as === 'left_open' ? 'left_open' : words || answer ? 'answered' : unanswered,
    match: !datapoint ? null : decided ? 'chosen' : 'sure',
    datapoint: datapoint && named(datapoint.key),
    suggested: suggested.map(named),
    words,
    answer,
    source: answer ? (datapoint?.filename ?? '') : '',
    task: datapoint ? (answer ? 'accepted' : 'open') : null,
  }
}

function whole(state: MockState, { questions: kept, ...own }: KeptQuestionnaire, language: Language) {
  const questions = kept.map((question, position) => shown(state, question, position, language))
  const counts = { answered: 0, missing: 0, choose: 0, unknown: 0, left_open: 0 }
  for (const question of questions) counts[question.state] += 1
  const beyond = questions.filter(({ cap }) => cap === 'beyond' || cap === 'partly').length
  const questionnaire: Questionnaire = { ...own, questions: questions.length, counts, beyond }
  return { questionnaire, questions }
}

const find = (state: MockState, id: string) => found(state.questionnaires.find((one) => one.id === id))

export const questionnaireCalls: MockGroup<typeof contract.questionnaires> = {
  list: (_, { state, language }) => ({
    questionnaires: state.questionnaires.map((one) => whole(state, one, language).questionnaire),
  }),
  read: ({ body }, { state, language, file }) => {
    const sent = found(file)
    const [sample] = state.questionnaires
    const added = { ...found(sample), id: crypto.randomUUID(), name: body.name ?? sent.name, file_name: sent.name }
    state.questionnaires.unshift(added)
    return whole(state, added, language)
  },
  paste: ({ body }, { state, language }) => {
    const question = { section: '', unit: '', cap: null, key: null, suggested: [] }
    const questions = body.text.split('\n').map((text) => ({ ...question, text }))
    const own = { id: crypto.randomUUID(), kind: 'text' as const, file_name: '', added_by: '' }
    const added = { ...own, name: body.name, added_at: '2026-02-17T09:00:00.000Z', questions }
    state.questionnaires.unshift(added)
    return whole(state, added, language)
  },
  get: ({ params }, { state, language }) => whole(state, find(state, params.id), language),
  decide: ({ params, body }, { state, language }) => {
    const questionnaire = find(state, params.id)
    const question = found(questionnaire.questions[params.position])
    if (body.as === 'datapoint') findDatapoint(state, body.key)
    question.decided = body.as === 'undecided' ? undefined : body
    return shown(state, question, params.position, language)
  },
  remove: ({ params }, { state }) => {
    find(state, params.id)
    state.questionnaires = state.questionnaires.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  file: () => new Uint8Array([0x50, 0x4b]),
}
