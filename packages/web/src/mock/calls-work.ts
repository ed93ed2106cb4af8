import { type contract, may } from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import { find as findDatapoint, numberIn, standardIn } from './calls-csrd.ts'
import type { KeptTask } from './fixtures/work.ts'
import { inLanguage } from './samples.ts'
import { waitingIn } from './waiting.ts'
import {
  acceptedOf,
  answered,
  axesOf,
  checked,
  checkedTable,
  detail,
  refusalOf,
  somebody,
  taskOf,
} from './work-tasks.ts'

function mineOf(context: MockContext) {
  const { state, user, language } = context
  const mayApprove = may(user?.user_type ?? 'reader', 'approve')
  const tasks = state.datapoints.map((datapoint) => taskOf(state, datapoint, language))
  return {
    deliver: tasks.filter(({ owner, state: of }) => owner?.id === user?.id && (of === 'requested' || of === 'open')),
    decide: tasks.filter(({ waiting }) => waiting > 0),
    approve: tasks.filter((task) => mayApprove && state.work.tasks.has(task.key) && refusalOf(context, task) === null),
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
    const keys = new Set(state.datapoints.flatMap(({ key, disclosure, controlCode }) => [key, disclosure, controlCode]))
    const isKnown = (id: string | null | undefined) => !id || state.people.some(({ user }) => user.id === id)
    if (!body.targets.every(({ key }) => keys.has(key)) || !isKnown(body.owner) || !isKnown(body.reviewer))
      throw new MockFailure('invalid_input')
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
      : { ...checked(body.value, language, findDatapoint(state, params.key)), cells: [] },
  proof: (_, { file }) => ({ document_id: crypto.randomUUID(), name: file?.name ?? 'proof.pdf' }),
  deliver: ({ params, body }, context) => {
    const { state, user, language } = context
    const { idempotency_key: id = crypto.randomUUID() } = body
    if (state.work.deliveries.some((one) => one.id === id)) return detail(context, params.key)
    const datapoint = findDatapoint(state, params.key)
    const { value, unit } = body.cells ? checkedTable(body.cells, language) : answered(body.value, language, datapoint)
    for (const one of state.work.deliveries)
      if (one.key === params.key && one.from === user?.name && one.state === 'waiting') one.state = 'replaced'
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
      id,
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
    const { task } = detail(context, params.key)
    if (task.waiting === 0 && !['delivered', 'accepted', 'approved'].includes(task.state))
      throw new MockFailure('nothing_to_send_back')
    for (const delivery of state.work.deliveries)
      if (delivery.key === params.key && delivery.state === 'waiting') delivery.state = 'sent_back'
    const before = state.work.tasks.get(params.key) ?? { owner: null, reviewer: null, due: null }
    state.work.tasks.set(params.key, { ...before, state: 'requested', reason: body.reason })
    return detail(context, params.key)
  },
  approve: ({ body }, context) => {
    const { state, language } = context
    const refused = body.keys.flatMap((key) => {
      const task = taskOf(state, findDatapoint(state, key), language)
      const seen = body.versions[key]
      const isOther = seen !== undefined && seen !== task.version
      const reason = isOther ? new MockFailure('value_meanwhile').sentence[language] : refusalOf(context, task)
      if (reason !== null) return [{ key, reason }]
      const before = state.work.tasks.get(key) ?? { owner: null, reviewer: null, due: null }
      state.work.tasks.set(key, { ...before, state: 'approved' })
      return []
    })
    return { approved: body.keys.length - refused.length, refused }
  },
  comment: ({ params, body }, context) => {
    const { state, user } = context
    const mentions = body.mentions.flatMap((id) => somebody(state, id) ?? [])
    const written = { by: user?.name ?? '', is_you: true, at: new Date().toISOString(), text: body.text, mentions }
    state.work.comments.push({ id: state.work.comments.length + 1, key: params.key, ...written })
    return detail(context, params.key)
  },
}
