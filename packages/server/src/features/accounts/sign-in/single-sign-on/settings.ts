import type { contract, Received, UserRole } from '@esrs/contract'
import type { Tenant } from '../../../../database/tenant.ts'
import type { Actor } from '../../../../http/authenticate.ts'
import { AppError } from '../../../../http/errors.ts'
import { hasSafeScheme } from '../../../../outside/outbound-policy.ts'
import type { CallParts, From } from '../../parts.ts'
import { administers } from '../../roles.ts'
import { listTeam, lockTeam, type TeamRow } from '../../team-store.ts'
import { say } from './messages.ts'
import { recordNameOf } from './prove-domain.ts'
import {
  countOutside,
  endOwnSessions,
  endTrust,
  findLink,
  findProvider,
  holdProvider,
  listBreakGlass,
  listDomains,
  listGroupRoles,
  type ProviderRow,
  replaceBreakGlass,
  replaceGroupRoles,
  saveProvider,
} from './provider-store.ts'

export type Settings = Received<(typeof contract)['singleSignOn']['save']>['body']

/** What an administrator sees. */
export async function showSettings({ signOn }: Pick<CallParts, 'signOn'>, tenant: Tenant, { userId }: Actor) {
  const provider = await findProvider(tenant.db, tenant.companyId)
  const breakGlass = await listBreakGlass(tenant)
  const administrators = (await listTeam(tenant)).filter(({ user }) => administers(user)).map(administratorOf)
  return {
    redirect_address: signOn.redirectAddress(tenant.companyId),
    sign_out_address: signOn.signedOutAddress(),
    mode: provider?.mode ?? ('off' as const),
    provider: provider && {
      issuer: provider.issuer,
      client_id: provider.clientId,
      group_claim: provider.groupClaim,
      default_role: provider.defaultRole,
      trusts_factor: provider.trustsFactor,
    },
    groups: await listGroupRoles(tenant),
    domains: (await listDomains(tenant)).map(({ domain, record, provedAt }) => ({
      domain,
      record,
      record_name: recordNameOf(domain),
      proved_at: provedAt?.toISOString() ?? null,
    })),
    break_glass: administrators.filter(({ id }) => breakGlass.includes(id)),
    administrators,
    tried: provider !== null && (await hasTried(tenant, userId, provider)),
    people_outside: await countOutside(tenant),
  }
}

const administratorOf = ({ user, hasFactor }: TeamRow) => ({ id: user.id, name: user.name, second_factor: hasFactor })

/** Whether a person has come in by the provider as it is now. */
async function hasTried({ db }: Tenant, userId: string, { issuer, configuredAt }: ProviderRow): Promise<boolean> {
  const link = await findLink(db, issuer, userId)
  return link !== null && link.lastUsedAt > configuredAt
}

const wrong = (field: string, text: ReturnType<typeof say>) =>
  new AppError('invalid_input', text, { fields: { [field]: text } })

/** Sets single sign-on up. Where it becomes required, sessions that were begun without it end, but the one that asks. */
export async function saveSettings(
  parts: CallParts,
  tenant: Tenant,
  actor: Actor,
  wish: Settings,
  from: From,
): Promise<void> {
  const { clock, signOn, authenticator } = parts
  checkForm(wish, signOn.outbound)
  const changed = await tenant.transaction(async (inside) => {
    await lockTeam(inside)
    const before = await holdProvider(inside)
    const row = rowOf(parts, inside, wish, before)
    const isSame = before?.configuredAt === row.configuredAt
    const becomesRequired = wish.mode === 'required' && (before?.mode !== 'required' || !isSame)
    await checkBreakGlass(inside, wish)
    if (becomesRequired) await checkReady(inside, actor, { ...row, companyId: inside.companyId })
    await saveProvider(inside, row)
    await replaceGroupRoles(inside, wish.groups)
    await replaceBreakGlass(inside, wish.break_glass)
    const distrusted = before?.trustsFactor && !wish.trusts_factor ? await endTrust(inside) : []
    await noteChange(parts, inside, actor, { before: before?.mode ?? 'off', after: wish.mode }, from)
    const ended = wish.mode === 'required' ? await endOwnSessions(inside, { but: actor.sessionId }, clock()) : []
    return [...distrusted, ...ended]
  })
  for (const session of changed) authenticator.forget(session)
}

function checkForm({ issuer, groups }: Settings, outbound: CallParts['signOn']['outbound']): void {
  if (!URL.canParse(issuer) || !hasSafeScheme(new URL(issuer), outbound)) throw wrong('issuer', say('setup.issuer'))
  const twice = groups.find(({ name }, at) => groups.findIndex((other) => other.name === name) !== at)
  if (twice) throw wrong('groups', say('setup.groupTwice', { name: twice.name }))
}

/** The row as it will be. A secret never goes to another provider than the one it was entered for. */
function rowOf(
  { signOn, clock }: CallParts,
  { companyId }: Tenant,
  wish: Settings,
  before: ProviderRow | null,
): Omit<ProviderRow, 'companyId'> {
  const isSameClient = before?.issuer === wish.issuer && before.clientId === wish.client_id
  const kept = isSameClient ? before.sealedSecret : null
  const sealedSecret = wish.client_secret ? signOn.sealing.seal(companyId, wish.client_secret) : kept
  if (!sealedSecret) throw wrong('client_secret', say('setup.secret'))
  return {
    issuer: wish.issuer,
    clientId: wish.client_id,
    sealedSecret,
    mode: wish.mode,
    groupClaim: wish.group_claim,
    defaultRole: wish.default_role as UserRole | null,
    trustsFactor: wish.trusts_factor,
    configuredAt: before && isSameClient && !wish.client_secret ? before.configuredAt : clock(),
  }
}

async function checkBreakGlass(inside: Tenant, { mode, break_glass: ids }: Settings): Promise<void> {
  const administrators = (await listTeam(inside)).filter(({ user }) => administers(user))
  for (const id of ids) {
    const found = administrators.find(({ user }) => user.id === id)
    if (!found) throw wrong('break_glass', say('setup.person'))
    if (mode === 'required' && !found.hasFactor)
      throw wrong('break_glass', say('setup.factor', { name: found.user.name }))
  }
  if (mode === 'required' && ids.length === 0) throw wrong('break_glass', say('setup.breakGlass'))
}

/** Nobody locks the company out. */
async function checkReady(inside: Tenant, { userId }: Actor, row: ProviderRow): Promise<void> {
  if (!(await listDomains(inside)).some(({ provedAt }) => provedAt))
    throw new AppError('conflict', say('setup.domains'))
  if (!(await hasTried(inside, userId, row))) throw new AppError('conflict', say('setup.tryFirst'))
}

async function noteChange(
  { events }: CallParts,
  { db, companyId }: Tenant,
  { userId: by }: Actor,
  { before, after }: { before: ProviderRow['mode']; after: ProviderRow['mode'] },
  { requestId }: From,
): Promise<void> {
  await events.record(db, { event: 'single_sign_on.changed', companyId, by, requestId })
  if ((before === 'required') === (after === 'required')) return
  const event = after === 'required' ? 'single_sign_on.required' : 'single_sign_on.not_required'
  await events.record(db, { event, companyId, by, requestId })
}
