import { X509Certificate } from 'node:crypto'
import type { contract, TrailReceiver } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { hasSafeScheme } from '../../outside/outbound-policy.ts'
import { OutsideRefused } from '../../outside/outside-fetch.ts'
import { openReceiver, tryReceiver } from '../../trail/receiver-target.ts'
import type { Accounts } from '../accounts/index.ts'
import { say } from './messages.ts'
import { progressOf, type ReceiverRow, receiverOf, removeReceiver, saveReceiver } from './receiver-store.ts'
import { addressOf, type ReceiverParts } from './receivers.ts'
import { namesOf } from './trail-store.ts'

export interface ReceiverCallParts extends ReceiverParts {
  accounts: Pick<Accounts, 'events' | 'administrators'>
}

type ReceiverCalls = Pick<Handlers<(typeof contract)['trail']>, 'receiver' | 'setReceiver' | 'removeReceiver'>

/** Where a company has its trail sent on to, as its administrators decide. */
export function receiverCalls(parts: ReceiverCallParts): ReceiverCalls {
  const { clock, outbound, sealing, accounts } = parts
  const show = async (tenant: Tenant) => ({ receiver: await shownReceiver(tenant) })
  return {
    receiver: ({ tenant }) => show(tenant),
    setReceiver: async ({ tenant, actor, body, caller: { requestId } }) => {
      const url = addressFrom(body.url, parts)
      const before = await receiverOf(tenant)
      const { companyId, userId } = actor
      // A token is for one address: whoever names another one has to say it again.
      const keepsToken = body.token === undefined && before?.url === url.href
      const sealedToken = keepsToken ? before.sealedToken : body.token ? sealing.seal(companyId, body.token) : null
      const row: ReceiverRow = {
        companyId,
        url: url.href,
        sealedToken,
        authority: authorityFrom(body.authority),
        setBy: userId,
        setAt: clock(),
        sentAt: before?.sentAt ?? null,
        failingSince: null,
        failure: null,
        toldOf: null,
      }
      await tryReceiver(addressOf(row, sealing), outbound).catch((error: unknown) => {
        if (!(error instanceof OutsideRefused)) throw error
        const text = say(`receiver.${error.reason}`, { host: url.host })
        throw new AppError('conflict', text, { fields: { url: text } })
      })
      await tenant.transaction(async (inside) => {
        await saveReceiver(inside, row, openReceiver(addressOf(row, sealing), outbound).name)
        const event = { event: 'trail.receiver_set', companyId, by: userId, host: url.host, requestId } as const
        await accounts.events.record(inside.db, event)
      })
      return show(tenant)
    },
    removeReceiver: async ({ tenant, actor, caller: { requestId } }) => {
      const { companyId, userId } = actor
      await tenant.transaction(async (inside) => {
        const gone = await removeReceiver(inside)
        if (!gone) throw new AppError('not_found', say('receiver.none'))
        const { host } = new URL(gone.url)
        const event = { event: 'trail.receiver_removed', companyId, by: userId, host, requestId } as const
        await accounts.events.record(inside.db, event)
      })
      return { ok: true }
    },
  }
}

async function shownReceiver(tenant: Tenant): Promise<TrailReceiver | null> {
  const row = await receiverOf(tenant)
  if (!row) return null
  const [progress, names] = [await progressOf(tenant), await namesOf(tenant)]
  return {
    url: row.url,
    has_token: row.sealedToken !== null,
    authority: row.authority,
    set_by: row.setBy ? (names.get(row.setBy) ?? null) : null,
    set_at: row.setAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    failing_since: row.failingSince?.toISOString() ?? null,
    failure: row.failure,
    ...progress,
  }
}

function addressFrom(written: string, { outbound }: Pick<ReceiverParts, 'outbound'>): URL {
  const wrong = (text: ReturnType<typeof say>) => new AppError('invalid_input', text, { fields: { url: text } })
  if (!URL.canParse(written)) throw wrong(say('receiver.form'))
  const url = new URL(written)
  if (url.username || url.password || url.hash) throw wrong(say('receiver.secret'))
  const isSyslog = url.protocol === 'syslog+tls:' && url.hostname !== ''
  if (!isSyslog && !hasSafeScheme(url, outbound)) throw wrong(say('receiver.form'))
  return url
}

function authorityFrom(pem: string | null | undefined): string | null {
  if (!pem?.trim()) return null
  try {
    return `${new X509Certificate(pem).toString().trim()}\n`
  } catch {
    throw new AppError('invalid_input', say('receiver.authority'), { fields: { authority: say('receiver.authority') } })
  }
}
