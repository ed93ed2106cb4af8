import { randomUUID } from 'node:crypto'
import { contract, type Endpoint, type LinkKind, type Sent } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import type { Handler } from '../../http/serve.ts'
import type { WorkFeature } from '../work/index.ts'
import { callAsGuest, callAsPerson } from './call-as-person.ts'
import type { DemoCollaboration } from './demo-folder.ts'

/** The day a number of days after another. */
const inDays = (from: Date, days: number): string =>
  new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Enters how the people of the demo company work together: who answers for what, whom they asked, what came back, what was
 * accepted and approved, and the room of their auditor.
 */
export async function enterCollaboration(
  { calls }: Pick<WorkFeature, 'calls'>,
  tenant: Tenant,
  actorOf: (email: string) => Actor,
  administrator: string,
  { four_eyes, assignments, requests, accepts, approved, room }: DemoCollaboration,
  now: Date,
): Promise<void> {
  const admin = callAsPerson(tenant, actorOf(administrator))
  const { work, answer, rooms, audit } = calls
  await admin(contract.work.saveSettings, work.saveSettings, { body: { four_eyes } })
  for (const { owner, topics, due_in_days } of assignments) {
    const targets = topics.map((key) => ({ kind: 'topic' as const, key }))
    const body = { targets, owner: actorOf(owner).userId, due: inDays(now, due_in_days) }
    await admin(contract.work.assign, work.assign, { body })
  }
  for (const { person, datapoints, due_in_days, note, answers, accepted, passed_on: passed } of requests) {
    const body = { people: [person], datapoints, due: inDays(now, due_in_days), note }
    const asked = await admin(contract.requests.ask, calls.requests.ask, { body })
    const guest = callAsInvited(tenant, 'request', asked.requests[0]!.id, person)
    if (answers.length > 0) await guest(contract.answer.send, answer.send, { body: { answers } })
    if (passed) {
      const { key, ...to } = passed
      await guest(contract.answer.passOn, answer.passOn, { body: { keys: [key], ...to } })
    }
    for (const key of accepted) {
      const { deliveries } = await admin(contract.work.task, work.task, { params: { key } })
      const params = { id: deliveries[0]!.id }
      await callAsPerson(tenant, actorOf(accepts))(contract.work.accept, work.accept, { params })
    }
  }
  await admin(contract.work.approve, work.approve, { body: { keys: approved } })
  const { name, person, ends_in_days, sample, question } = room
  const opened = await admin(contract.rooms.open, rooms.open, {
    body: { name, version: null, ends: inDays(now, ends_in_days), people: [person] },
  })
  const auditor = callAsInvited(tenant, 'room', opened.id, person)
  const { drawn } = await auditor(contract.audit.draw, audit.draw, { body: { by: 'seed', ...sample } })
  const [first = '', second = ''] = drawn
  await auditor(contract.audit.mark, audit.mark, { params: { id: first }, body: { mark: 'agreed' } })
  await auditor(contract.audit.mark, audit.mark, { params: { id: second }, body: { mark: 'question', text: question } })
}

/** Makes calls as the person to whom a request or a room was sent, as if they had opened its link. */
function callAsInvited(
  tenant: Tenant,
  kind: LinkKind,
  subjectId: string,
  { email, name }: { email: string; name: string },
) {
  const guest = { linkId: randomUUID(), companyId: tenant.companyId, kind, subjectId, email, name }
  return <E extends Endpoint>(call: E, handler: Handler<E>, sent: Sent<E>) =>
    callAsGuest(tenant, guest)(call, handler, sent)
}
