import type { contract } from '@esrs/contract'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { workMailJob } from '../mail-job.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import type { GuestLinkRow } from './guest-link-store.ts'

/** A shortened mail address: its owner recognises it, and nobody else learns it. */
const hidden = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

/** Handlers of the calls that open mailed links for people without an account. */
export function linkCalls({ db, tenantOf, links, accounts, enqueue }: WorkParts): Handlers<(typeof contract)['links']> {
  const present = async (token: string): Promise<GuestLinkRow> => {
    const link = await links.find(db, token)
    if (!link) throw new AppError('not_found', say('link.dead'))
    return link
  }
  return {
    open: async ({ body, caller }) => {
      await accounts.throttle.count('guestAddress', caller.address)
      const link = await present(body.token)
      const opened = await links.open(tenantOf(link.companyId, db), link.id, body.code)
      if (!opened) throw new AppError('not_found', say('link.dead'))
      const { kind, email } = link
      return {
        key: opened.key,
        kind,
        sent_to: hidden(email),
        wrong_code: opened.key === null && opened.isWrong,
      }
    },
    sendCode: async ({ body, caller }) => {
      await accounts.throttle.count('guestAddress', caller.address)
      const link = await present(body.token)
      await accounts.throttle.count('guestCode', link.id)
      await tenantOf(link.companyId, db).transaction(async (inside) => {
        await links.beginCode(inside, link.id)
        await enqueue(inside, workMailJob, { kind: 'code', link: link.id })
      })
      return { ok: true }
    },
  }
}
