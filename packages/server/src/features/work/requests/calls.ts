import type { contract, DataRequest } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Caller, Handlers } from '../../../http/serve.ts'
import { workMailJob } from '../mail-job.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { deliveriesTo } from '../tasks/delivery-store.ts'
import { shownDeliveries } from '../tasks/show-deliveries.ts'
import { colleaguesOf, lockWork } from '../tasks/task-store.ts'
import { ask, refusePast } from './ask.ts'
import { linkEnd } from './reopen-items.ts'
import { changeRequest, forgetPerson, getRequest, itemsOf, type RequestRow, requestsOf } from './request-store.ts'
import { shownRequests } from './show-requests.ts'

/** Handlers of the calls with which the company makes, lists, changes and ends requests. */
export function requestCalls(parts: WorkParts): Handlers<(typeof contract)['requests']> {
  const { reporting, links, enqueue, accounts, clock } = parts
  const present = async (tenant: Tenant, id: string): Promise<RequestRow> => {
    const row = await getRequest(tenant, id)
    if (!row) throw new AppError('not_found', say('request.missing'))
    return row
  }
  const showOne = async (tenant: Tenant, id: string, { language }: Caller): Promise<DataRequest> => {
    const { catalogue } = await reporting.open(tenant, language)
    const [shown] = await shownRequests(parts, tenant, catalogue, [await present(tenant, id)])
    return shown!
  }
  const refuseOver = ({ withdrawnAt, answeredAt }: RequestRow): void => {
    if (withdrawnAt) throw new AppError('conflict', say('request.withdrawn'))
    if (answeredAt) throw new AppError('conflict', say('request.answered'))
  }
  return {
    list: async ({ tenant, query, caller }) => {
      const { report, catalogue } = await reporting.open(tenant, caller.language)
      return { requests: await shownRequests(parts, tenant, catalogue, await requestsOf(tenant, report, query.key)) }
    },
    get: async ({ tenant, params, caller }) => {
      const request = await showOne(tenant, params.id, caller)
      const opened = await reporting.open(tenant, caller.language)
      const rows = await deliveriesTo(tenant, [params.id])
      const people = await colleaguesOf(tenant)
      const entries = request.items.flatMap(({ key }) => opened.catalogue.get(key) ?? [])
      const shown = await reporting.forWork.show(tenant, opened, entries)
      const deliveries = []
      for (const [at, entry] of entries.entries()) {
        const of = rows.filter(({ key }) => key === entry.id)
        const asked = { entry, prior: shown[at]!.prior }
        for (const one of await shownDeliveries(parts, tenant, opened, asked, of, people)) deliveries.push(one)
      }
      return { request, deliveries }
    },
    ask: async ({ tenant, actor, body, caller }) => {
      const ids = await ask(parts, tenant, body, { userId: actor.userId, language: caller.language })
      const requests = []
      for (const id of ids) requests.push(await showOne(tenant, id, caller))
      return { requests }
    },
    change: async ({ tenant, params, body, caller }) => {
      refusePast(body.due, clock())
      await tenant.transaction(async (inside) => {
        await lockWork(inside)
        refuseOver(await present(inside, params.id))
        await changeRequest(inside, params.id, { due: body.due, reminders: 0, escalatedAt: null })
        await links.extend(inside, 'request', params.id, linkEnd(body.due))
      })
      return showOne(tenant, params.id, caller)
    },
    remind: async ({ tenant, actor, params, caller }) => {
      await accounts.throttle.count('askUser', actor.userId)
      await tenant.transaction(async (inside) => {
        await lockWork(inside)
        refuseOver(await present(inside, params.id))
        const by = await accounts.nameOf(inside, actor.userId)
        for (const { id: link } of await links.of(inside, 'request', params.id))
          await enqueue(inside, workMailJob, { kind: 'again', link, by })
        await changeRequest(inside, params.id, { remindedAt: clock() })
      })
      return showOne(tenant, params.id, caller)
    },
    withdraw: async ({ tenant, actor, params, caller }) => {
      await tenant.transaction(async (inside) => {
        const { report } = await reporting.open(inside, caller.language)
        await lockWork(inside)
        const row = await present(inside, params.id)
        if (row.withdrawnAt) throw new AppError('conflict', say('request.withdrawn'))
        await changeRequest(inside, params.id, { withdrawnAt: clock() })
        await links.revoke(inside, 'request', params.id)
        const items = await itemsOf(inside, [params.id])
        const work = { what: 'withdrawn' as const, who: row.name, text: '', due: null }
        const open = items.filter(({ answeredAt }) => !answeredAt)
        const steps = open.map(({ key }) => ({ key, userId: actor.userId, work }))
        await reporting.forWork.note(inside, report, steps)
      })
      return showOne(tenant, params.id, caller)
    },
    erasePerson: async ({ tenant, body }) =>
      tenant.transaction(async (inside) => {
        await lockWork(inside)
        const ids = await forgetPerson(inside, body.email)
        for (const id of ids) await links.revoke(inside, 'request', id)
        return { erased: ids.length }
      }),
  }
}
