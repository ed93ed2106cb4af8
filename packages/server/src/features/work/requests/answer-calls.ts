import { randomUUID } from 'node:crypto'
import { type contract, type Language, limits, type TypedCell } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { Guest } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { admitting, type Caller, type Handlers } from '../../../http/serve.ts'
import { tableFile } from '../../../tables/table-file.ts'
import { workMailJob } from '../mail-job.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { answerFromWords, checkedAnswer, checkedCells } from '../tasks/checked-answer.ts'
import { deliver } from '../tasks/deliver.ts'
import { deliveriesTo } from '../tasks/delivery-store.ts'
import { lockWork } from '../tasks/task-store.ts'
import { askOne } from './ask.ts'
import { askedItem, type OpenRequest, openRequest, shownOwnRequest } from './own-request.ts'
import { questionTable, readAnswers, type SheetAnswer } from './question-workbook.ts'
import { changeItem, changeRequest, getRequest, itemsOf, type RequestRow } from './request-store.ts'
import { itemState } from './show-requests.ts'

/** Handlers of the calls with which a person without an account reads and answers a request. */
export function answerCalls(parts: WorkParts): Handlers<(typeof contract)['answer']> {
  const { reporting, accounts, documents, enqueue, clock } = parts
  const { forWork } = reporting

  const open = async (tenant: Tenant, guest: Guest, { language }: Caller): Promise<OpenRequest> => {
    await accounts.throttle.count('guestLink', guest.linkId)
    return openRequest(parts, tenant, guest, language)
  }
  /** The request after a change, in the report that was opened before it. */
  const showChanged = async (tenant: Tenant, { request: before, opened }: OpenRequest) => {
    const request = (await getRequest(tenant, before.id)) ?? before
    return shownOwnRequest(parts, tenant, { request, items: await itemsOf(tenant, [before.id]), opened })
  }

  /** Throws where the answer to a datapoint cannot be changed any more. */
  async function refuseSettled(
    tenant: Tenant,
    { request, items }: OpenRequest,
    keys: readonly string[],
  ): Promise<void> {
    const deliveries = await deliveriesTo(tenant, [request.id])
    for (const item of items.filter(({ key }) => keys.includes(key))) {
      const state = itemState(item, deliveries)
      if (state === 'accepted') throw new AppError('conflict', say('answer.accepted'))
      if (state === 'passed_on') {
        const to = item.passedTo ? await getRequest(tenant, item.passedTo) : null
        throw new AppError('conflict', say('answer.passedOn', { name: to?.name ?? '' }))
      }
    }
  }

  /** Marks a request as answered when all its datapoints are answered or passed on, which ends its reminders. */
  async function markAnswered(inside: Tenant, { id }: Pick<RequestRow, 'id'>): Promise<void> {
    const items = await itemsOf(inside, [id])
    if (items.every(({ answeredAt, passedTo }) => answeredAt ?? passedTo))
      await changeRequest(inside, id, { answeredAt: clock() })
  }

  /** Number of times that a request was passed on before it reached this person. */
  async function countPasses(tenant: Tenant, row: RequestRow): Promise<number> {
    let passes = 0
    for (let from = row.passedFrom; from && passes <= limits.requests.passes; passes += 1)
      from = (await getRequest(tenant, from))?.passedFrom ?? null
    return passes
  }

  type Fields = Record<string, ReturnType<typeof say>>

  /** Stores an answer as a delivery; returns what is wrong with it by field: of a table also at its cells, `S1-6_09#permanent_DE`. */
  async function takeAnswer(
    inside: Tenant,
    request: OpenRequest,
    { key, value, note, cells }: { key: string; value: string; note: string; cells?: TypedCell[] | undefined },
    { once, language }: { once: string; language: Language },
  ): Promise<{ isNew: boolean; fields: Fields }> {
    const { request: row, opened } = request
    const { item, entry } = askedItem(request, key)
    const table = item.axes ? { axes: item.axes, cells: cells ?? [] } : null
    const given = { value, note, table, documents: item.proofs, idempotencyKey: once, language }
    const sender = { requestId: row.id, name: row.name, email: row.email }
    try {
      const isNew = await deliver(parts, inside, opened, entry, given, sender)
      const typed = { written: value, note, ...(table && { cells: table.cells }) }
      await changeItem(inside, row.id, key, { ...typed, answeredAt: clock() })
      return { isNew, fields: {} }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const ofCells = Object.entries(error.fields ?? {}).filter(([field]) => field.startsWith('#'))
      const fields = ofCells.map(([field, text]) => [`${key}${field}`, text] as const)
      return { isNew: false, fields: { [key]: error.text, ...Object.fromEntries(fields) } }
    }
  }

  return {
    get: async ({ tenant, guest, caller }) => {
      const opened = await open(tenant, guest, caller)
      if (!opened.request.openedAt) await changeRequest(tenant, opened.request.id, { openedAt: clock() })
      return shownOwnRequest(parts, tenant, opened)
    },
    check: async ({ tenant, guest, body, caller }) => {
      const request = await open(tenant, guest, caller)
      const { item, entry } = askedItem(request, body.key)
      const [shown] = await forWork.show(tenant, request.opened, [entry])
      // A warning about a jump would reveal the figure of the year before where it is hidden.
      const prior = request.request.showLastYear ? shown!.prior : null
      const table =
        item.axes && body.cells
          ? forWork.tables.read(request.opened.catalogue, body.key, item.axes, body.cells, caller.language)
          : null
      const value = body.value === '' && table && !table.problem ? table.text : body.value
      // Of a table that gives no figure only its cells are checked.
      const isFigure = !table || forWork.tables.needsWhole(body.key) || table.adds
      const checked = await checkedAnswer(forWork, tenant, request.opened, entry, { prior }, isFigure ? value : '')
      return { ...checked, ...checkedCells(table, caller.language) }
    },
    save: async ({ tenant, guest, body, caller }) => {
      const request = await open(tenant, guest, caller)
      for (const { key } of body.answers) askedItem(request, key)
      await tenant.transaction(async (inside) => {
        for (const { key, value, note, cells } of body.answers)
          await changeItem(inside, request.request.id, key, { written: value, note, ...(cells && { cells }) })
      })
      return { ok: true }
    },
    proof: admitting(
      async (tenant, guest) => {
        await accounts.throttle.count('guestProof', guest?.linkId ?? '')
        await documents.admit(tenant)
      },
      async ({ tenant, guest, body, file, caller }) => {
        const request = await open(tenant, guest, caller)
        const { item } = askedItem(request, body.key)
        await refuseSettled(tenant, request, [body.key])
        if (item.proofs.length >= limits.requests.proofs)
          throw new AppError('conflict', say('answer.proofs', { count: limits.requests.proofs }))
        const upload = { file, documentType: 'proof', purpose: 'proof', place: 'datapoint' } as const
        const { id } = await documents.storeUpload(tenant, {
          ...upload,
          uploadedBy: request.request.askedBy,
          byGuest: true,
        })
        await tenant.transaction(async (inside) => {
          await lockWork(inside)
          const [now] = (await itemsOf(inside, [request.request.id])).filter(({ key }) => key === body.key)
          const proofs = [...new Set([...now!.proofs, id])].slice(0, limits.requests.proofs)
          await changeItem(inside, request.request.id, body.key, { proofs })
        })
        return { id, name: file.name }
      },
    ),
    passOn: async ({ tenant, guest, body, caller }) => {
      const request = await open(tenant, guest, caller)
      const { request: row } = request
      const email = body.email.trim().toLowerCase()
      if (email === row.email)
        throw new AppError('invalid_input', say('answer.passSelf'), { fields: { email: say('answer.passSelf') } })
      if ((await countPasses(tenant, row)) >= limits.requests.passes)
        throw new AppError('conflict', say('answer.passedOften', { count: limits.requests.passes }))
      await accounts.throttle.count('guestPass', guest.linkId)
      const keys = [...new Set(body.keys)]
      for (const key of keys) askedItem(request, key)
      await tenant.transaction(async (inside) => {
        await lockWork(inside)
        await refuseSettled(inside, { ...request, items: await itemsOf(inside, [row.id]) }, keys)
        const { language, due, showLastYear } = row
        const to = await askOne(parts, inside, request.opened.report, {
          row: { email, name: body.name, language, note: body.note, due, showLastYear },
          items: request.items.filter(({ key }) => keys.includes(key)),
          by: row.name,
          askedBy: row.askedBy,
          passed: { from: row.id, by: row.name },
        })
        for (const key of keys) await changeItem(inside, row.id, key, { passedTo: to })
        if (row.askedBy) await enqueue(inside, workMailJob, { kind: 'passedOn', userId: row.askedBy, by: row.name })
        await markAnswered(inside, row)
      })
      return showChanged(tenant, request)
    },
    sheet: async ({ tenant, guest, caller: { language, ...caller } }) => {
      const request = await open(tenant, guest, { ...caller, language })
      const shown = await shownOwnRequest(parts, tenant, request)
      return tableFile([questionTable(shown, language)], 'xlsx', say('sheet.name')(language), language)
    },
    readSheet: admitting(
      (_, guest) => accounts.throttle.count('guestProof', guest?.linkId ?? ''),
      async ({ tenant, guest, file, caller }) => {
        const request = await open(tenant, guest, caller)
        const { answers, unknown } = readAnswers(
          await forWork.sheets(tenant, { file: file.received.file, name: file.name }),
          new Map(request.items.map(({ key, axes }) => [key, axes])),
          caller.language,
        )
        const kept = (answer: SheetAnswer) =>
          answerFromWords(forWork, askedItem(request, answer.key).entry, answer.value, caller.language)
        return { answers: answers.map((answer) => ({ ...answer, value: kept(answer) })), unknown }
      },
    ),
    send: async ({ tenant, guest, body, caller }) => {
      const request = await open(tenant, guest, caller)
      const { request: row } = request
      const { language } = caller
      const keys = body.answers.map(({ key }) => key)
      const once = body.idempotency_key ?? randomUUID()
      await tenant.transaction(async (inside) => {
        await lockWork(inside)
        const items = await itemsOf(inside, [row.id])
        await refuseSettled(inside, { ...request, items }, keys)
        let sent = 0
        const fields: Fields = {}
        for (const answer of body.answers) {
          const taken = await takeAnswer(inside, { ...request, items }, answer, { once, language })
          if (taken.isNew) sent += 1
          Object.assign(fields, taken.fields)
        }
        // Thrown after all answers were checked, so that each wrong field gets its message; nothing is stored.
        const [first] = Object.values(fields)
        if (first) throw new AppError('invalid_input', first, { fields })
        if (sent === 0) return
        if (row.askedBy)
          await enqueue(inside, workMailJob, { kind: 'answered', userId: row.askedBy, by: row.name, count: sent })
        await markAnswered(inside, row)
      })
      return showChanged(tenant, request)
    },
  }
}
