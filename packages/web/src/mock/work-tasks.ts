import {
  type AskedDatapoint,
  type CheckedAnswer,
  type Language,
  may,
  type Task,
  type TaskDetail,
  type TaskState,
  type TypedCell,
} from '@esrs/contract'
import { type MockContext, MockFailure } from './call.ts'
import { find as findDatapoint, numberIn } from './calls-csrd.ts'
import { keepChange } from './changes.ts'
import { askedWords } from './fixtures/asked-words.ts'
import { sampleTables } from './fixtures/breakdowns.ts'
import type { KeptTask } from './fixtures/work.ts'
import { inLanguage, type KeptDatapoint } from './samples.ts'
import type { MockState } from './state.ts'
import { typedValue } from './typed.ts'

export const today = '2026-02-17'

/** The axes by which a datapoint of the sample company is broken down. */
export const axesOf = (key: string, language: Language) =>
  (sampleTables[key]?.axes ?? []).map((axis) => ({
    ...axis,
    name: axis.name[language],
    members: axis.members.map((member) => ({ ...member, name: member.name[language] })),
  }))

export const somebody = (state: MockState, id: string | null) => {
  const user = state.people.find((person) => person.user.id === id)?.user
  return user ? { id: user.id, name: user.name } : null
}

const isDecided = ({ status, value }: KeptDatapoint) =>
  value !== null && (status === 'accepted' || status === 'corrected')

type KeptDelivery = MockState['work']['deliveries'][number]

const offeredOf = (delivery: KeptDelivery | undefined): Task['offered'] =>
  delivery?.value == null ? null : { id: delivery.id, value: delivery.value, unit: delivery.unit }

/** Makes a delivery the value of its datapoint; the other ones that wait are set aside. */
export function acceptedOf({ state, user }: MockContext, delivery: KeptDelivery): void {
  if (delivery.state !== 'waiting') throw new MockFailure('decided_already')
  for (const other of state.work.deliveries)
    if (other.key === delivery.key && other.state === 'waiting') other.state = 'replaced'
  delivery.state = 'accepted'
  const datapoint = findDatapoint(state, delivery.key)
  const before = structuredClone(datapoint)
  const { value, unit, written } = delivery
  const number = value === null ? null : numberIn(value)
  Object.assign(datapoint, { value, number, unit, written, status: 'corrected', year: 2025 })
  keepChange(state, user, 'corrected', before, datapoint)
  const nobody = { owner: null, reviewer: null, due: null }
  const { reason: _, ...task } = state.work.tasks.get(delivery.key) ?? { ...nobody, state: 'accepted' as const }
  const by = state.people.find((person) => delivery.email === '' && person.user.name === delivery.from)
  state.work.tasks.set(delivery.key, { ...task, state: 'accepted', deliveredBy: by?.user.id ?? null })
}

const reasons = {
  notAccepted: { en: 'It is not accepted yet.', de: 'Der Wert ist noch nicht angenommen.' },
  ownValue: {
    en: 'Somebody else has to approve it: you decided on the value.',
    de: 'Die Freigabe muss jemand anders erteilen: Sie haben über den Wert entschieden.',
  },
  ownDelivery: {
    en: 'Somebody else has to approve it: you delivered it.',
    de: 'Die Freigabe muss jemand anders erteilen: Sie haben den Wert geliefert.',
  },
}

/** Why the person who asks may not approve a value; `null` where they may. */
export function refusalOf({ state, user, language }: MockContext, { key, state: of }: Task): string | null {
  if (of !== 'accepted') return reasons.notAccepted[language]
  if (!state.work.fourEyes || !user) return null
  const decidedBy = state.changes.findLast((change) => change.key === key && change.action !== 'noted')?.userId
  if (decidedBy === user.id) return reasons.ownValue[language]
  return state.work.tasks.get(key)?.deliveredBy === user.id ? reasons.ownDelivery[language] : null
}

export function taskOf(state: MockState, datapoint: KeptDatapoint, language: Language): Task {
  const own = state.work.tasks.get(datapoint.key)
  const above = state.work.tasks.get(datapoint.disclosure)
  const kept: Partial<KeptTask> = own ?? above ?? {}
  const waiting = state.work.deliveries.filter((one) => one.key === datapoint.key && one.state === 'waiting')
  const decided = isDecided(datapoint)
  const isSettled = own?.state === 'approved' || own?.state === 'requested' || own?.state === 'delivered'
  const taskState: TaskState = decided && !isSettled ? 'accepted' : (kept.state ?? 'open')
  return {
    key: datapoint.key,
    code: datapoint.key,
    name: inLanguage(datapoint, language).name,
    requirement: datapoint.disclosure,
    state: taskState,
    owner: somebody(state, kept.owner ?? null),
    reviewer: somebody(state, kept.reviewer ?? null),
    due: kept.due ?? null,
    from: own || !above ? null : { kind: 'requirement', key: datapoint.disclosure },
    late: Boolean(kept.due && kept.due < today && (taskState === 'requested' || taskState === 'open')),
    value: decided ? datapoint.value : null,
    unit: decided ? datapoint.unit : null,
    version: decided ? `${datapoint.value} ${datapoint.unit} ${datapoint.year}` : null,
    delivered: null,
    sent_back: kept.reason ? { by: 'Jonas Wittmann', at: '2026-02-16T10:00:00.000Z', reason: kept.reason } : null,
    approved: taskState === 'approved' ? { by: 'Jonas Wittmann', at: '2026-02-17T08:00:00.000Z' } : null,
    type: datapoint.dataType,
    ...(datapoint.choices && { choices: datapoint.choices }),
    waiting: waiting.length,
    written: waiting.at(-1)?.written ?? null,
    offered: offeredOf(waiting.at(-1)),
    comments: state.work.comments.filter(({ key }) => key === datapoint.key).length,
    tables: axesOf(datapoint.key, language).map(({ axis, name, optional }) => ({ axis, name, optional })),
  }
}

export function askedOf(datapoint: KeptDatapoint, language: Language): AskedDatapoint {
  const { key, name, definition, dataType } = inLanguage(datapoint, language)
  const unit = datapoint.asks ?? datapoint.unit
  const question = (askedWords[dataType] ?? askedWords.text!)[language].replace('{unit}', unit ?? '')
  const { choices, prior: before } = datapoint
  const prior = before && { value: before.value, unit: before.unit, year: before.year }
  return { key, code: key, question, name, definition, type: dataType, ...(choices && { choices }), unit, prior }
}

/** The table of a datapoint as somebody of the company answers it. */
function tableOf(key: string, language: Language): TaskDetail['table'] {
  const axes = axesOf(key, language)
  if (axes.length === 0) return null
  const used = axes.filter(({ optional }) => !optional).map(({ axis }) => axis)
  return { unit: 'count', rule: 'sum', axes, cells: [], used, asked: false }
}

/** What is asked for by the cells of a table. */
const cell = { dataType: 'number', asks: 'count', unit: null }

type Asked = Parameters<typeof typedValue>[1]

/** What typed cells are understood as. */
export function checkedTable(cells: readonly TypedCell[], language: Language) {
  const all = cells.map(({ members, value }) => ({ members, ...checked(value, language, cell) }))
  const wrong = all.filter(({ ok }) => !ok)
  const sum = all.reduce((total, { value }) => total + Number(value ?? 0), 0)
  return {
    ...checked(wrong.length > 0 ? '' : String(sum), language, cell),
    cells: wrong.map(({ members, message }) => ({ dimension: members.join('_'), message, warning: null })),
  }
}

export function detail({ state, user, language }: MockContext, key: string): TaskDetail {
  const datapoint = findDatapoint(state, key)
  const task = taskOf(state, datapoint, language)
  const role = user?.user_type ?? 'reader'
  const whyNot = refusalOf({ state, user, language, file: null }, task)
  return {
    task,
    asked: askedOf(datapoint, language),
    table: tableOf(key, language),
    deliveries: state.work.deliveries.filter((one) => one.key === key),
    comments: state.work.comments.filter((one) => one.key === key),
    people: state.people.flatMap((person) =>
      person.user.id === user?.id ? [] : { id: person.user.id, name: person.user.name },
    ),
    may: {
      deliver: task.owner?.id === user?.id || may(role, 'report'),
      decide: may(role, 'report'),
      approve: may(role, 'approve') && whyNot === null,
      why_not: whyNot,
    },
  }
}

/** What an answer to a datapoint is understood as, or why it is none. */
export function checked(text: string, language: Language, datapoint: Asked): CheckedAnswer {
  const nothing = { value: null, unit: null, converted: false, message: null, warnings: [] }
  try {
    const { value, number, unit, converted } = typedValue(text, datapoint, language)
    const isJump = number !== null && number > 100_000
    const jump =
      language === 'de' ? 'Das ist das 12-Fache des Vorjahres.' : 'This is 12 times the figure of the year before.'
    return { ...nothing, ok: true, value, unit, converted, warnings: isJump ? [jump] : [] }
  } catch (error) {
    if (!(error instanceof MockFailure)) throw error
    return { ...nothing, ok: false, message: error.sentence[language] }
  }
}

/** An answer as it is kept, refused at a field where it is none. */
export function answered(text: string, language: Language, datapoint: Asked, field = 'value') {
  if (text.trim() === '') throw new MockFailure('invalid_input', [field])
  return typedValue(text, datapoint, language, field)
}
