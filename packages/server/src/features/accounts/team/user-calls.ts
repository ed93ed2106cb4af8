import { type contract, may } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import type { Caller, Handlers } from '../../../http/serve.ts'
import { isId } from '../../../is-id.ts'
import { say } from '../messages.ts'
import { resetFactor } from '../own-factors/second-factor.ts'
import type { CallParts } from '../parts.ts'
import { getTeamRow, listTeam } from '../team-store.ts'
import { changeUser } from './change-user.ts'
import { type Asking, invite, inviteAgain, requireUser, withdraw } from './invite.ts'
import { companyUserOf } from './team.ts'

/** The identifier where the text can be one; otherwise one that no person has. */
function idOf({ id }: { id: string }): string {
  if (!isId(id)) throw new AppError('not_found', say('user.missing'))
  return id
}

const asking = (actor: Actor, { language, requestId }: Caller): Asking => ({
  userId: actor.userId,
  language,
  requestId,
})

/** The people of the company. */
export function userCalls(parts: CallParts): Handlers<(typeof contract)['users']> {
  const show = async (tenant: Tenant, id: string) => companyUserOf(await requireUser(getTeamRow(tenant, id)), true)
  return {
    list: async ({ tenant, actor }) => ({
      users: (await listTeam(tenant)).map((row) => companyUserOf(row, may(actor.role, 'manage'))),
    }),
    get: async ({ tenant, actor, params }) =>
      companyUserOf(await requireUser(getTeamRow(tenant, idOf(params))), may(actor.role, 'manage')),
    invite: async ({ tenant, actor, body, caller }) =>
      show(tenant, await invite(parts, tenant, body, asking(actor, caller))),
    inviteAgain: async ({ tenant, actor, params, caller }) => {
      const id = idOf(params)
      await inviteAgain(parts, tenant, id, asking(actor, caller))
      return show(tenant, id)
    },
    update: async ({ tenant, actor, params, body, caller }) => {
      const id = idOf(params)
      await changeUser(parts, tenant, id, body, asking(actor, caller))
      return show(tenant, id)
    },
    resetSecondFactor: async ({ tenant, actor, params, body, caller }) => {
      const id = idOf(params)
      if (id === actor.userId) throw new AppError('conflict', say('factor.ownReset'))
      const resetting = { by: actor.userId, reason: body.reason, requestId: caller.requestId }
      const ended = await tenant.transaction(async (inside) => {
        await requireUser(getTeamRow(inside, id))
        return resetFactor(parts, inside, id, resetting)
      })
      if (!ended) throw new AppError('conflict', say('factor.noneOfPerson'))
      for (const session of ended) parts.authenticator.forget(session)
      return show(tenant, id)
    },
    withdraw: async ({ tenant, actor, params, caller }) => {
      await withdraw(parts, tenant, idOf(params), asking(actor, caller))
      return { ok: true }
    },
  }
}
