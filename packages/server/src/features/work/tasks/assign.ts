import type { Language, TaskKind } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { workMailJob } from '../mail-job.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { type Colleague, colleaguesOf, lockWork, saveTask, type TaskRow, tasksOf } from './task-store.ts'

/** Owner, reviewer and due date of a task. Absent fields stay unchanged; `null` removes. */
export interface Assignment {
  owner?: string | null | undefined
  reviewer?: string | null | undefined
  due?: string | null | undefined
}

/** A topic, a requirement or a datapoint that people are assigned to. */
export interface Target {
  kind: TaskKind
  key: string
}

/** Whether a set has what somebody is assigned to. */
export const isThere = (catalogue: Catalogue, { kind, key }: Target): boolean =>
  (kind === 'datapoint' && catalogue.get(key) !== undefined) ||
  (kind === 'requirement' && catalogue.ofDisclosureRequirement(key).length > 0) ||
  (kind === 'topic' && catalogue.ofStandard(key).length > 0)

/** Assigns an owner, a reviewer or a due date to tasks. A new owner gets one mail for all of them. */
export async function assign(
  parts: WorkParts,
  tenant: Tenant,
  targets: readonly Target[],
  { owner, reviewer, due }: Assignment,
  by: { userId: string; language: Language },
): Promise<number> {
  const { reporting, clock, enqueue, accounts } = parts
  return tenant.transaction(async (inside) => {
    const { report, catalogue } = await reporting.open(inside, by.language)
    await lockWork(inside)
    const people = await colleaguesOf(inside)
    refuseUnknown(catalogue, people, targets, [owner, reviewer])
    const decided = await reporting.forWork.decided(inside, report)
    const before = new Map((await tasksOf(inside, report)).map((row) => [`${row.kind} ${row.key}`, row]))
    const now = clock()
    let told = 0
    const steps = []
    for (const { kind, key } of targets) {
      const row = before.get(`${kind} ${key}`)
      const isNewOwner = owner !== undefined && owner !== (row?.ownerId ?? null)
      // Datapoints with a decided value are not requested again when they get an owner.
      const isAsked = isNewOwner && (kind !== 'datapoint' || !decided.has(key))
      const change = { ...changeOf({ owner, reviewer, due }), ...(isAsked && { requestedAt: owner ? now : null }) }
      await saveTask(inside, report, { kind, key }, change)
      if (isNewOwner && owner) told += datapointsUnder(catalogue, { kind, key })
      const named = people.get(owner ?? '')?.name ?? people.get(reviewer ?? '')?.name ?? ''
      const work = { what: 'assigned' as const, who: named, text: '', due: due ?? row?.due ?? null }
      steps.push({ key, userId: by.userId, work })
    }
    await reporting.forWork.note(inside, report, steps)
    if (owner && told > 0 && owner !== by.userId) {
      const name = await accounts.nameOf(inside, by.userId)
      await enqueue(inside, workMailJob, { kind: 'assigned', userId: owner, by: name, count: told })
    }
    return targets.length
  })
}

/** Throws for unknown targets and people. */
function refuseUnknown(
  catalogue: Catalogue,
  people: ReadonlyMap<string, Colleague>,
  targets: readonly Target[],
  named: readonly (string | null | undefined)[],
): void {
  const missing = targets.find((target) => !isThere(catalogue, target))
  if (missing) throw new AppError('invalid_input', say('target.missing', { key: missing.key }))
  if (named.some((id) => id && !people.get(id)?.isActive)) throw new AppError('invalid_input', say('person.missing'))
}

const changeOf = ({ owner, reviewer, due }: Assignment): Partial<TaskRow> => ({
  ...(owner !== undefined && { ownerId: owner }),
  ...(reviewer !== undefined && { reviewerId: reviewer }),
  ...(due !== undefined && { due }),
})

const datapointsUnder = (catalogue: Catalogue, { kind, key }: Target): number =>
  kind === 'datapoint'
    ? 1
    : (kind === 'requirement' ? catalogue.ofDisclosureRequirement(key) : catalogue.ofStandard(key)).length
