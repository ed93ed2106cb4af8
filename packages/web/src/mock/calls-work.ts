import {
  type AskedDatapoint,
  type CheckedAnswer,
  type contract,
  type Language,
  may,
  type Task,
  type TaskDetail,
  type TaskState,
  type TypedCell,
} from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import { find as findDatapoint, numberIn, standardIn } from './calls-csrd.ts'
import { askedWords } from './fixtures/asked-words.ts'
import { sampleTables } from './fixtures/breakdowns.ts'
import type { KeptTask } from './fixtures/work.ts'
import { inLanguage, type KeptDatapoint } from './samples.ts'
import type { MockState } from './state.ts'
import { waitingIn } from './waiting.ts'

const today = '2026-02-17'

/** The axes by which a datapoint of the sample company is broken down. */
export const axesOf = (key: string, language: Language) =>
  (sampleTables[key]?.axes ?? []).map((axis) => ({
    ...axis,
    name: axis.name[language],
    members: axis.members.map((member) => ({ ...member, name: member.name[language] })),
  }))

const somebody = (state: MockState, id: string | null) => {
  const user = state.people.find((person) => person.user.id === id)?.user
  return user ? { id: user.id, name: user.name } : null
}

const isDecided = ({ status, value }: KeptDatapoint) =>
  value !== null && (status === 'accepted' || status === 'corrected')

type KeptDelivery = MockState['work']['deliveries'][number]

const offeredOf = (delivery: KeptDelivery | undefined): Task['offered'] =>
  delivery?.value == null ? null : { id: delivery.id, value: delivery.value, unit: delivery.unit }

/** Makes a delivery the value of its datapoint; the other ones that wait are set aside. */
function acceptedOf({ state }: MockContext, delivery: KeptDelivery): void {
  for (const other of state.work.deliveries)
    if (other.key === delivery.key && other.state === 'waiting') other.state = 'replaced'
  delivery.state = 'accepted'
  const datapoint = findDatapoint(state, delivery.key)
  Object.assign(datapoint, { value: delivery.value, unit: delivery.unit, status: 'corrected', year: 2025 })
  const before = state.work.tasks.get(delivery.key)
  if (before) state.work.tasks.set(delivery.key, { ...before, state: 'accepted' })
}

function taskOf(state: MockState, datapoint: KeptDatapoint, language: Language): Task {
  const own = state.work.tasks.get(datapoint.key)
  const above = state.work.tasks.get(datapoint.disclosure)
  const kept: Partial<KeptTask> = own ?? above ?? {}
  const waiting = state.work.deliveries.filter((one) => one.key === datapoint.key && one.state === 'waiting')
  const decided = isDecided(datapoint)
  const taskState: TaskState =
    own?.state === 'approved' ? 'approved' : decided && own?.state !== 'requested' ? 'accepted' : (kept.state ?? 'open')
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
  const unit = datapoint.unit ?? (dataType === 'number' ? 'MWh' : null)
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

/** What typed cells are understood as. */
export function checkedTable(cells: readonly TypedCell[], language: Language) {
  const wrong = cells.filter(({ value }) => numberIn(value) === null)
  const sum = cells.reduce((all, { value }) => all + (numberIn(value) ?? 0), 0)
  return {
    ...checked(wrong.length > 0 ? '' : String(sum), language, 'count'),
    cells: wrong.map(({ members, value }) => ({
      dimension: members.join('_'),
      message: checked(value, language, 'count').message,
      warning: null,
    })),
  }
}

function detail({ state, user, language }: MockContext, key: string): TaskDetail {
  const datapoint = findDatapoint(state, key)
  const task = taskOf(state, datapoint, language)
  const role = user?.user_type ?? 'reader'
  const mayApprove = may(role, 'approve') && task.state === 'accepted'
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
      approve: mayApprove,
      why_not: mayApprove
        ? null
        : language === 'de'
          ? 'Der Wert ist noch nicht angenommen.'
          : 'It is not accepted yet.',
    },
  }
}

export function checked(value: string, language: Language, unit: string | null): CheckedAnswer {
  const nothing = { value: null, unit: null, converted: false, message: null, warnings: [] }
  if (value.trim() === '') return { ...nothing, ok: true }
  const number = numberIn(value)
  if (unit && number === null) {
    const message = language === 'de' ? `„${value}“ ist keine Zahl.` : `“${value}” is not a number.`
    return { ...nothing, ok: false, message }
  }
  const isJump = number !== null && number > 100_000
  const jump =
    language === 'de' ? 'Das ist das 12-Fache des Vorjahres.' : 'This is 12 times the figure of the year before.'
  return { ...nothing, ok: true, value: number === null ? value : String(number), unit, warnings: isJump ? [jump] : [] }
}

function mineOf({ state, user, language }: MockContext) {
  const tasks = state.datapoints.map((datapoint) => taskOf(state, datapoint, language))
  return {
    deliver: tasks.filter(({ owner, state: of }) => owner?.id === user?.id && (of === 'requested' || of === 'open')),
    decide: tasks.filter(({ waiting }) => waiting > 0),
    approve: tasks.filter(({ state: of, key }) => of === 'accepted' && state.work.tasks.has(key)),
  }
}

export const workCalls: MockGroup<typeof contract.work> = {
  mine: (_, context) => {
    const { state, user, language } = context
    return {
      ...mineOf(context),
      mentions: state.work.comments
        .filter(({ mentions }) => mentions.some(({ id }) => id === user?.id))
        .map((comment) => ({
          ...comment,
          name: inLanguage(findDatapoint(state, comment.key), language).name,
          unread: !state.work.seen,
        })),
      weekly_mail: state.work.weeklyMail,
    }
  },
  waiting: (_, context) => waitingIn(context, mineOf(context)),
  seen: (_, { state }) => {
    state.work.seen = true
    return { ok: true }
  },
  setMail: ({ body }, { state }) => {
    state.work.weeklyMail = body.weekly_mail
    return body
  },
  settings: (_, { state }) => ({ four_eyes: state.work.fourEyes }),
  saveSettings: ({ body }, { state }) => {
    state.work.fourEyes = body.four_eyes
    return body
  },
  requirements: (_, { state, language }) => {
    const topics = [...new Set(state.datapoints.map(({ controlCode }) => controlCode))]
    const named = (key: string) => {
      const kept = state.work.tasks.get(key)
      const [owner, reviewer] = [somebody(state, kept?.owner ?? null), somebody(state, kept?.reviewer ?? null)]
      return { owner, reviewer, due: kept?.due ?? null }
    }
    const codes = [...new Set(state.datapoints.map(({ disclosure }) => disclosure))]
    return {
      requirements: codes.map((key) => {
        const of = state.datapoints.filter(({ disclosure }) => disclosure === key)
        const tasks = of.map((datapoint) => taskOf(state, datapoint, language))
        const counts = { open: 0, requested: 0, delivered: 0, accepted: 0, approved: 0 }
        for (const task of tasks) counts[task.state] += 1
        return {
          key,
          title: inLanguage(of[0]!, language).label,
          topic: of[0]!.controlCode,
          ...named(key),
          counts,
          late: tasks.filter(({ late }) => late).length,
        }
      }),
      topics: topics.map((key) => ({
        key,
        title: standardIn(language, key).replace(`${key} `, ''),
        ...named(key),
      })),
      people: state.people.map(({ user }) => ({ id: user.id, name: user.name, user_type: user.user_type })),
      last_year: 3,
    }
  },
  tasks: ({ query }, { state, language }) => {
    const tasks = state.datapoints
      .filter(({ disclosure }) => !query.requirement || query.requirement.split(',').includes(disclosure))
      .map((datapoint) => taskOf(state, datapoint, language))
      .filter((task) => !query.state || task.state === query.state)
    return { tasks: tasks.slice(0, query.page_size), count: tasks.length, page: 1, total_pages: 1 }
  },
  task: ({ params }, context) => detail(context, params.key),
  assign: ({ body }, { state }) => {
    for (const { key } of body.targets) {
      const before = state.work.tasks.get(key) ?? {
        owner: null,
        reviewer: null,
        due: null,
        state: 'requested' as const,
      }
      const { owner = before.owner, reviewer = before.reviewer, due = before.due } = body
      state.work.tasks.set(key, { ...before, owner, reviewer, due })
    }
    return { assigned: body.targets.length }
  },
  assignAsLastYear: () => ({ assigned: 3 }),
  check: ({ params, body }, { state, language }) =>
    body.cells
      ? checkedTable(body.cells, language)
      : { ...checked(body.value, language, askedOf(findDatapoint(state, params.key), language).unit), cells: [] },
  proof: (_, { file }) => ({ document_id: crypto.randomUUID(), name: file?.name ?? 'proof.pdf' }),
  deliver: ({ params, body }, context) => {
    const { state, user, language } = context
    const asked = askedOf(findDatapoint(state, params.key), language)
    const { value, unit } = body.cells ? checkedTable(body.cells, language) : checked(body.value, language, asked.unit)
    const names = new Map(
      axesOf(params.key, language).flatMap(({ members }) => members.map((one) => [one.member, one.name])),
    )
    const cells =
      body.cells?.map((cell) => ({
        names: cell.members.map((one) => names.get(one) ?? one),
        dimension: cell.members.join('_'),
        written: cell.value,
        number: numberIn(cell.value),
        unit,
        now: null,
      })) ?? null
    state.work.deliveries.unshift({
      id: crypto.randomUUID(),
      key: params.key,
      from: user?.name ?? '',
      email: '',
      at: new Date().toISOString(),
      written: body.value || (value ?? ''),
      value,
      unit,
      note: body.note,
      state: 'waiting',
      hints: [],
      cells,
      conflicts: false,
      proofs: [],
    })
    const before = state.work.tasks.get(params.key) ?? { owner: user?.id ?? null, reviewer: null, due: null }
    const { reason: _, ...kept } = before as KeptTask
    state.work.tasks.set(params.key, { ...kept, state: 'delivered' })
    return detail(context, params.key)
  },
  accept: ({ params }, context) => {
    const delivery = found(context.state.work.deliveries.find(({ id }) => id === params.id))
    acceptedOf(context, delivery)
    return detail(context, delivery.key)
  },
  acceptAll: ({ body }, context) => {
    const { state } = context
    const refused = body.ids.flatMap((id) => {
      const delivery = state.work.deliveries.find((one) => one.id === id && one.state === 'waiting')
      if (!delivery) return [{ id, reason: 'This answer has already been decided on.' }]
      acceptedOf(context, delivery)
      return []
    })
    return { accepted: body.ids.length - refused.length, refused }
  },
  sendBack: ({ params, body }, context) => {
    const { state } = context
    for (const delivery of state.work.deliveries)
      if (delivery.key === params.key && delivery.state === 'waiting') delivery.state = 'sent_back'
    const before = state.work.tasks.get(params.key) ?? { owner: null, reviewer: null, due: null }
    state.work.tasks.set(params.key, { ...before, state: 'requested', reason: body.reason })
    return detail(context, params.key)
  },
  approve: ({ body }, { state }) => {
    for (const key of body.keys) {
      const before = state.work.tasks.get(key) ?? { owner: null, reviewer: null, due: null }
      state.work.tasks.set(key, { ...before, state: 'approved' })
    }
    return { approved: body.keys.length, refused: [] }
  },
  comment: ({ params, body }, context) => {
    const { state, user } = context
    const mentions = body.mentions.flatMap((id) => somebody(state, id) ?? [])
    const written = { by: user?.name ?? '', is_you: true, at: new Date().toISOString(), text: body.text, mentions }
    state.work.comments.push({ id: state.work.comments.length + 1, key: params.key, ...written })
    return detail(context, params.key)
  },
}

const requestOf = (state: MockState, id: string) => found(state.work.requests.find((request) => request.id === id))

export const requestCalls: MockGroup<typeof contract.requests> = {
  list: ({ query }, { state }) => ({
    requests: state.work.requests.filter(({ items }) => !query.key || items.some(({ key }) => key === query.key)),
  }),
  get: ({ params }, { state }) => {
    const request = requestOf(state, params.id)
    const keys = request.items.map(({ key }) => key)
    const deliveries = state.work.deliveries.filter(({ key, email }) => keys.includes(key) && email === request.email)
    return { request, deliveries }
  },
  ask: ({ body }, { state, user, language }) => {
    const items = body.datapoints.map((key) => ({
      key,
      code: key,
      name: inLanguage(findDatapoint(state, key), language).name,
      state: 'open' as const,
      passed_to: null,
      as_table: body.tables.some((table) => table.key === key),
    }))
    const untouched = { passed_on_by: null, opened_at: null, reminded_at: null, escalated_at: null }
    const made = body.people.map((person) => ({
      id: crypto.randomUUID(),
      ...person,
      note: body.note,
      due: body.due,
      state: 'open' as const,
      show_last_year: body.show_last_year,
      asked_by: user?.name ?? '',
      asked_at: new Date().toISOString(),
      ...untouched,
      link_ends_at: `${body.due}T23:59:59.000Z`,
      items,
    }))
    state.work.requests = [...made, ...state.work.requests]
    return { requests: made }
  },
  change: ({ params, body }, { state }) => Object.assign(requestOf(state, params.id), { due: body.due, state: 'open' }),
  remind: ({ params }, { state }) =>
    Object.assign(requestOf(state, params.id), { reminded_at: new Date().toISOString() }),
  withdraw: ({ params }, { state }) => Object.assign(requestOf(state, params.id), { state: 'withdrawn' }),
  erasePerson: ({ body }, { state }) => ({
    erased: state.work.requests.filter(({ email }) => email === body.email).length,
  }),
}

/** The link of a second device, which asks for a code; the code is 123456. */
export const secondDevice = 'mock-second-device'

export const linkCalls: MockGroup<typeof contract.links> = {
  open: ({ body }) => {
    if (body.token === 'mock-dead-link') throw new MockFailure('not_found')
    const needsCode = body.token === secondDevice && body.code !== '123456'
    return {
      key: needsCode ? null : 'guest_mock',
      kind: 'request',
      sent_to: 'u•••@auental.example',
      wrong_code: needsCode && body.code !== undefined,
    }
  },
  sendCode: () => ({ ok: true }),
}
