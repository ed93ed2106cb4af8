import { type contract, may, type WorkRequirement } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import { AppError } from '../../http/errors.ts'
import { admitting, type Caller, type Handlers } from '../../http/serve.ts'
import { datapointEntry } from '../reporting/index.ts'
import { workMailJob } from './mail-job.ts'
import { say } from './messages.ts'
import type { WorkParts } from './parts.ts'
import { sendBack } from './requests/send-back.ts'
import { assign } from './tasks/assign.ts'
import { assignAsLastYear, countLastYears } from './tasks/carry-assignments.ts'
import { checkedAnswer, checkedCells } from './tasks/checked-answer.ts'
import { addComment, mentionsOf } from './tasks/comment-store.ts'
import { acceptDeliveries, acceptDelivery, approve } from './tasks/decide-delivery.ts'
import { workOf } from './tasks/my-work.ts'
import { propose } from './tasks/propose.ts'
import { showTask } from './tasks/show-task.ts'
import { datapointsAtWork, taskBook } from './tasks/task-book.ts'
import { colleaguesOf, fourEyesOf, saveFourEyes, savePersonalSettings } from './tasks/task-store.ts'
import { waitingWork } from './waiting-work.ts'

/** Handlers of the calls of tasks: assignments, deliveries, decisions, approvals and comments. */
export function workCalls(parts: WorkParts): Handlers<(typeof contract)['work']> {
  const { reporting, accounts, documents, clock, enqueue } = parts
  const show = async (tenant: Tenant, key: string, actor: Actor, { language }: Caller) =>
    showTask(parts, tenant, await reporting.open(tenant, language), key, actor)
  const book = async (tenant: Tenant, { language }: Caller) => {
    const opened = await reporting.open(tenant, language)
    return { opened, book: await taskBook(parts, tenant, opened) }
  }
  /** Throws `not_found` for contributors at tasks of others, as if those did not exist. */
  async function refuseUnlessTheirs(tenant: Tenant, key: string, actor: Actor, caller: Caller): Promise<void> {
    const { may: allowed } = await show(tenant, key, actor, caller)
    if (!allowed.deliver) throw new AppError('not_found', say('task.missing'))
  }

  return {
    mine: async ({ tenant, actor, caller }) =>
      workOf(parts, tenant, await reporting.open(tenant, caller.language), actor),
    waiting: async ({ tenant, actor, caller }) =>
      waitingWork(parts, tenant, await reporting.open(tenant, caller.language), actor),
    seen: async ({ tenant, actor, caller }) => {
      const { report } = await reporting.open(tenant, caller.language)
      const [last] = await mentionsOf(tenant, report, actor.userId, 1)
      if (last) await savePersonalSettings(tenant, actor.userId, { seenComment: last.id })
      return { ok: true }
    },
    setMail: async ({ tenant, actor, body }) => {
      await savePersonalSettings(tenant, actor.userId, { weeklyMail: body.weekly_mail })
      return { weekly_mail: body.weekly_mail }
    },
    settings: async ({ tenant }) => ({ four_eyes: await fourEyesOf(tenant) }),
    saveSettings: async ({ tenant, body }) => {
      await saveFourEyes(tenant, body.four_eyes)
      return { four_eyes: body.four_eyes }
    },
    requirements: async ({ tenant, caller }) => {
      const { opened, book: of } = await book(tenant, caller)
      const entries = await datapointsAtWork(parts, tenant, of)
      const { catalogue } = opened
      const somebody = (id: string | null | undefined) => {
        const person = id ? of.people.get(id) : undefined
        return person ? { id: person.id, name: person.name } : null
      }
      const named = (kind: 'requirement' | 'topic', key: string) => {
        const row = of.rowOf(kind, key)
        return { owner: somebody(row?.ownerId), reviewer: somebody(row?.reviewerId), due: row?.due ?? null }
      }
      const requirements = new Map<string, WorkRequirement>()
      for (const entry of entries) {
        const { dr, controlCode } = entry
        const title = catalogue.disclosureRequirement(dr)?.title ?? dr
        const counts = { open: 0, requested: 0, delivered: 0, accepted: 0, approved: 0 }
        const found = requirements.get(dr) ?? {
          key: dr,
          title,
          topic: controlCode,
          ...named('requirement', dr),
          counts,
          late: 0,
        }
        const { state, late } = of.task(entry)
        found.counts[state] += 1
        if (late) found.late += 1
        requirements.set(dr, found)
      }
      const topics = new Set([...requirements.values()].map(({ topic }) => topic))
      return {
        requirements: [...requirements.values()],
        topics: [...topics].map((key) => ({
          key,
          title: catalogue.standard(key)?.title ?? key,
          ...named('topic', key),
        })),
        people: [...of.people.values()]
          .filter(({ isActive, role }) => isActive && may(role, 'work'))
          .map(({ id, name, role }) => ({ id, name, user_type: role })),
        last_year: await countLastYears(parts, tenant, caller.language),
      }
    },
    tasks: async ({ tenant, query, caller }) => {
      const { book: of } = await book(tenant, caller)
      const { owner, state, late, page, page_size: size } = query
      const requirements = query.requirement?.split(',')
      const tasks = (await datapointsAtWork(parts, tenant, of))
        .filter(({ dr }) => requirements === undefined || requirements.includes(dr))
        .map((entry) => of.task(entry))
        .filter(
          (task) =>
            (owner === undefined || task.owner?.id === owner) &&
            (state === undefined || task.state === state) &&
            (late === undefined || String(task.late) === late),
        )
      return {
        tasks: tasks.slice((page - 1) * size, page * size),
        count: tasks.length,
        page,
        total_pages: Math.max(1, Math.ceil(tasks.length / size)),
      }
    },
    task: ({ tenant, params, actor, caller }) => show(tenant, params.key, actor, caller),
    assign: async ({ tenant, actor, body: { targets, ...assignment }, caller }) => ({
      assigned: await assign(parts, tenant, targets, assignment, { userId: actor.userId, language: caller.language }),
    }),
    assignAsLastYear: async ({ tenant, actor, caller }) => {
      const by = { userId: actor.userId, language: caller.language }
      return { assigned: (await assignAsLastYear(parts, tenant, by)).assigned }
    },
    check: async ({ tenant, params, body, actor, caller }) => {
      await refuseUnlessTheirs(tenant, params.key, actor, caller)
      const opened = await reporting.open(tenant, caller.language)
      const entry = datapointEntry(opened.catalogue, params.key)
      const [shown] = await reporting.forWork.show(tenant, opened, [entry])
      const { tables } = reporting.forWork
      const table = body.cells ? tables.read(opened.catalogue, entry.id, null, body.cells, caller.language) : null
      const value = body.value === '' && table && !table.problem ? table.text : body.value
      // Of a table that gives no figure only its cells are checked.
      const isFigure = !table || tables.needsWhole(entry.id) || table.adds
      const checked = await checkedAnswer(reporting.forWork, tenant, opened, entry, shown!, isFigure ? value : '')
      return { ...checked, ...checkedCells(table, caller.language) }
    },
    proof: admitting(
      (tenant) => documents.admit(tenant),
      async ({ tenant, params, file, actor, caller }) => {
        await refuseUnlessTheirs(tenant, params.key, actor, caller)
        const upload = { file, documentType: 'proof', purpose: 'proof', place: 'datapoint' } as const
        const { id, title } = await documents.storeUpload(tenant, { ...upload, uploadedBy: actor.userId })
        return { document_id: id, name: title }
      },
    ),
    deliver: async ({ tenant, params, body, actor, caller }) => {
      await refuseUnlessTheirs(tenant, params.key, actor, caller)
      const { cells, idempotency_key: idempotencyKey, ...rest } = body
      if (!cells && rest.value === '') {
        const text = say('answer.empty')
        throw new AppError('invalid_input', text, { fields: { value: text } })
      }
      const sent = { ...rest, table: cells ? { axes: null, cells } : null, idempotencyKey }
      await propose(parts, tenant, params.key, sent, { userId: actor.userId, language: caller.language })
      return show(tenant, params.key, actor, caller)
    },
    accept: async ({ tenant, params, actor, caller }) => {
      const { opened, key } = await acceptDelivery(parts, tenant, params.id, actor, caller.language)
      return showTask(parts, tenant, opened, key, actor)
    },
    acceptAll: ({ tenant, body, actor, caller }) => acceptDeliveries(parts, tenant, body.ids, actor, caller.language),
    sendBack: async ({ tenant, params, body, actor, caller }) => {
      const { task } = await show(tenant, params.key, actor, caller)
      const isReviewing = may(actor.role, 'report') || may(actor.role, 'approve') || task.reviewer?.id === actor.userId
      if (!isReviewing) throw new AppError('not_found', say('task.missing'))
      await sendBack(parts, tenant, params.key, body.reason, actor, caller.language)
      return show(tenant, params.key, actor, caller)
    },
    approve: ({ tenant, body, actor, caller }) => approve(parts, tenant, body, actor, caller.language),
    comment: async ({ tenant, params: { key }, body, actor, caller }) => {
      const { people } = await show(tenant, key, actor, caller)
      const mentions = body.mentions.filter((id) => people.some((person) => person.id === id))
      for (const _ of mentions) await accounts.throttle.count('askUser', actor.userId)
      await tenant.transaction(async (inside) => {
        const { report } = await reporting.open(inside, caller.language)
        const at = clock()
        await addComment(inside, report, { key, userId: actor.userId, text: body.text, mentions, at })
        const work = { what: 'commented' as const, who: '', text: body.text.slice(0, 500), due: null }
        await reporting.forWork.note(inside, report, [{ key, userId: actor.userId, work }])
        const by = await accounts.nameOf(inside, actor.userId)
        const active = await colleaguesOf(inside, mentions)
        for (const userId of active.keys()) await enqueue(inside, workMailJob, { kind: 'mention', userId, by, key })
      })
      return show(tenant, key, actor, caller)
    },
  }
}
