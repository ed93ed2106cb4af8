import type {
  contract,
  Extract,
  ExtractRow,
  ForeignQuestion,
  KeptAnswer,
  Language,
  Questionnaire,
} from '@esrs/contract'
import { found, type MockGroup } from './call.ts'
import { find as findDatapoint } from './calls-csrd.ts'
import { type KeptQuestion, type KeptQuestionnaire, sampleForm } from './fixtures/questionnaires.ts'
import { inLanguage } from './samples.ts'
import type { MockState } from './state.ts'

/** The decided value of a datapoint as an answer; `null` where it has none. */
function decidedValue(state: MockState, key: string): ForeignQuestion['answer'] {
  const { status, value, unit } = findDatapoint(state, key)
  return status === 'accepted' || status === 'corrected' ? { value: value ?? '', unit } : null
}

/** The first suggestion where it has a decided value. */
function proposalOf(state: MockState, [first]: readonly string[]): ForeignQuestion['proposal'] {
  const answer = first ? decidedValue(state, first) : null
  return first && answer ? { keys: [first], answer } : null
}

function shown(state: MockState, question: KeptQuestion, position: number, language: Language): ForeignQuestion {
  const { key: sure, decided, suggested, ...own } = question
  const decidedOf = (one: string) => decidedValue(state, one)
  const key = decided?.as === 'datapoint' ? decided.key : decided ? null : sure
  const named = (one: string) => ({ key: one, name: inLanguage(findDatapoint(state, one), language).name })
  const datapoint = key ? findDatapoint(state, key) : null
  const answer = datapoint && decidedOf(datapoint.key)
  const words = decided?.as === 'words' ? decided.words : ''
  const proposal = decided || key ? null : proposalOf(state, suggested)
  const open = proposal ? ('proposed' as const) : suggested.length > 0 ? ('choose' as const) : ('unknown' as const)
  const unanswered = datapoint ? ('missing' as const) : open
  return {
    ...own,
    position,
    state: decided?.as === 'left_open' ? 'left_open' : words || answer ? 'answered' : unanswered,
    match: !datapoint ? null : decided ? 'chosen' : 'sure',
    datapoint: datapoint && named(datapoint.key),
    also: [],
    suggested: suggested.map((one) => ({ ...named(one), answer: decidedOf(one) })),
    proposal,
    options: [],
    place: '',
    words,
    answer,
    source: answer ? (datapoint?.filename ?? '') : '',
    earlier: earlierOf(state, own.text),
    task: datapoint ? (answer ? 'accepted' : 'open') : null,
  }
}

/** Kept answers that share a longer word with a question: the stand-in knows no meanings. */
const earlierOf = ({ keptAnswers }: MockState, question: string): ForeignQuestion['earlier'] => {
  const words = new Set(question.toLowerCase().match(/\p{L}{7,}/gu) ?? [])
  return keptAnswers
    .filter(({ title }) => (title.toLowerCase().match(/\p{L}{7,}/gu) ?? []).some((word) => words.has(word)))
    .map(({ title, text, owner, valid_until, expired }) => ({
      from: 'library' as const,
      title,
      text,
      key: null,
      of: owner?.name ?? '',
      valid_until,
      expired,
    }))
}

const mara = { id: '7a1d1c0e-3a40-4a43-9b0f-2f4ce1a00001', name: 'Mara Lindner' }

function whole(state: MockState, { questions: kept, form, ...own }: KeptQuestionnaire, language: Language) {
  const questions = kept.map((question, position) => shown(state, question, position, language))
  const counts = { answered: 0, proposed: 0, missing: 0, choose: 0, unknown: 0, left_open: 0 }
  for (const question of questions) counts[question.state] += 1
  const beyond = questions.filter(({ cap }) => cap === 'beyond' || cap === 'partly').length
  const questionnaire: Questionnaire = { ...own, questions: questions.length, counts, beyond }
  return { questionnaire, questions, form: questionnaire.kind === 'text' ? null : (form ?? sampleForm) }
}

/** An extract of the made-up company, with one question of each state. */
function extractOf(state: MockState, language: Language): { extract: Extract; rows: ExtractRow[] } {
  const act = 'Delegated Regulation (EU) 2022/1288, Annex I, Table 1, indicator'
  const row = (number: string, text: string, keys: string[]): ExtractRow => {
    const [key] = keys
    const answer = key ? decidedValue(state, key) : null
    const named = keys.map((one) => ({ key: one, name: inLanguage(findDatapoint(state, one), language).name }))
    const open = key ? ('missing' as const) : ('unknown' as const)
    const source = answer && key ? (findDatapoint(state, key).filename ?? '') : ''
    const about = { section: 'Climate and environment', words: '', source, act: `${act} ${number}` }
    return { number, text, state: answer ? 'answered' : open, datapoints: named, answer, ...about }
  }
  const rows = [
    row('1', 'Scope 1 GHG emissions', ['E1-6_07']),
    row('5', 'Total energy consumption', ['E1-5_01']),
    row('14', 'Activity in controversial weapons', []),
  ]
  const name = 'SFDR: principal adverse impacts'
  const answered = rows.filter((one) => one.state === 'answered').length
  return {
    extract: { id: 'pai', name, description: 'What investors ask of a company.', rows: rows.length, answered },
    rows,
  }
}

/** Who can keep an answer up to date. */
const keepers = ({ people }: MockState) =>
  people.map(({ user: { id, name } }) => (name === mara.name ? mara : { id, name }))

const keptAnswer = (
  state: MockState,
  id: string,
  body: Omit<KeptAnswer, 'id' | 'owner' | 'expired' | 'changed_by' | 'changed_at'> & { owner: string | null },
): KeptAnswer => ({
  ...body,
  id,
  owner: body.owner ? found(keepers(state).find((one) => one.id === body.owner)) : null,
  expired: body.valid_until !== null && body.valid_until < '2026-02-17',
  changed_by: mara.name,
  changed_at: '2026-02-17T09:00:00.000Z',
})

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
    const lines = body.text.split('\n').flatMap((line) => line.trim() || [])
    const questions = lines.map((text) => ({ ...question, text }))
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
  columns: ({ params, body }, { state, language }) => {
    const questionnaire = find(state, params.id)
    const form = questionnaire.form ?? sampleForm
    const sheets = form.sheets.map((sheet) => {
      const said = body.sheets.find((one) => one.sheet === sheet.sheet)
      if (!said) return sheet
      const headOf = (column: number) => sheet.columns.find((one) => one.column === column)
      const columns = said.roles.map((role, column) => ({
        column,
        role,
        head: headOf(column)?.head ?? '',
        is_new: headOf(column)?.is_new ?? false,
      }))
      return { ...sheet, head: said.head, columns, by_hand: true }
    })
    questionnaire.form = { ...form, sheets, unseen: false }
    return whole(state, questionnaire, language)
  },
  remove: ({ params }, { state }) => {
    find(state, params.id)
    state.questionnaires = state.questionnaires.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  file: () => new Uint8Array([0x50, 0x4b]),
  extracts: (_, { state, language }) => ({ extracts: [extractOf(state, language).extract] }),
  extract: ({ params }, { state, language }) => {
    const one = extractOf(state, language)
    found(one.extract.id === params.id ? one : null)
    return one
  },
  extractFile: () => new Uint8Array([0x50, 0x4b]),
  answers: (_, { state }) => ({ answers: state.keptAnswers, people: keepers(state) }),
  keepAnswer: ({ body }, { state }) => {
    const added = keptAnswer(state, crypto.randomUUID(), body)
    state.keptAnswers.push(added)
    return added
  },
  changeAnswer: ({ params, body }, { state }) => {
    const at = state.keptAnswers.findIndex(({ id }) => id === params.id)
    found(state.keptAnswers[at])
    const changed = keptAnswer(state, params.id, body)
    state.keptAnswers[at] = changed
    return changed
  },
  removeAnswer: ({ params }, { state }) => {
    found(state.keptAnswers.find(({ id }) => id === params.id))
    state.keptAnswers = state.keptAnswers.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
}
