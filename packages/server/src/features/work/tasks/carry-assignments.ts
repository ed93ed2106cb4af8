import type { Language } from '@esrs/contract'
import { type StandardSet, standardSets, succession } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport } from '../../reporting/index.ts'
import { yearLater } from '../days.ts'
import type { WorkParts } from '../parts.ts'
import { type Assignment, assign, isThere, type Target } from './assign.ts'
import { colleaguesOf, type TaskRow, tasksOf } from './task-store.ts'

/** An assignment of the year before that nothing follows on, or nobody is there for any more. */
export interface LeftAssignment extends Target {
  set: StandardSet
  userId: string
  why: 'gone' | 'person'
}

/** What became of the assignments of the year before. */
export interface CarriedAssignments {
  assigned: number
  /** Owners and reviewers of what was assigned. */
  people: string[]
  left: LeftAssignment[]
}

const placeOf = ({ kind, key }: Target): string => `${kind} ${key}`

const hasPeople = ({ ownerId, reviewerId }: TaskRow): boolean => ownerId !== null || reviewerId !== null

/** What follows in a set on something of another one that somebody was assigned to. */
function following({ kind, key }: Target, from: StandardSet, { report, catalogue }: OpenReport): Target[] {
  const next = succession(from, report.set)
  // A datapoint of the company's own belongs to no set, and is the only one that is there in another.
  if (from === report.set || (kind === 'datapoint' && isThere(catalogue, { kind, key }))) return [{ kind, key }]
  if (kind === 'datapoint') return next.datapoint(key).map((one) => ({ kind, key: one }))
  if (kind === 'requirement') return next.requirement(key).map((one) => ({ kind, key: one }))
  const standard = next.standard(key)
  return standard === null ? [] : [{ kind, key: standard }]
}

/**
 * Assignments of the year before with what follows on each in the report, where that has none of its own yet.
 * @param first the set that the year before was reported by; without it that of the report comes first
 */
async function lastYears(
  { reporting }: Pick<WorkParts, 'reporting'>,
  tenant: Tenant,
  language: Language,
  first?: StandardSet,
) {
  const opened = await reporting.open(tenant, language)
  const { report, catalogue } = opened
  const taken = new Set((await tasksOf(tenant, report)).filter(hasPeople).map(placeOf))
  const carried: { row: TaskRow; targets: Target[] }[] = []
  const gone: TaskRow[] = []
  for (const set of first ? [first] : new Set([report.set, ...standardSets]))
    for (const row of (await tasksOf(tenant, { set, year: report.year - 1 })).filter(hasPeople)) {
      const followers = following(row, set, opened).filter((target) => isThere(catalogue, target))
      const targets = followers.filter((target) => !taken.has(placeOf(target)))
      for (const target of targets) taken.add(placeOf(target))
      if (targets.length > 0) carried.push({ row, targets })
      else if (followers.length === 0) gone.push(row)
    }
  return { carried, gone }
}

/** How many tasks of the report would get people as in the year before. */
export async function countLastYears(
  parts: Pick<WorkParts, 'reporting'>,
  tenant: Tenant,
  language: Language,
): Promise<number> {
  const { carried } = await lastYears(parts, tenant, language)
  return carried.reduce((sum, { targets }) => sum + targets.length, 0)
}

/** Copies the assignments of the year before to tasks without one; due dates move by a year, people who left are left out. */
export async function assignAsLastYear(
  parts: WorkParts,
  tenant: Tenant,
  by: { userId: string; language: Language },
  first?: StandardSet,
): Promise<CarriedAssignments> {
  const { carried, gone } = await lastYears(parts, tenant, by.language, first)
  const people = await colleaguesOf(tenant)
  const active = (id: string | null) => (id && people.get(id)?.isActive ? id : undefined)
  const alike = new Map<string, { assignment: Assignment; targets: Target[] }>()
  const assigned = new Set<string>()
  const left = gone.map((row) => leftOf(row, 'gone'))
  for (const { row, targets } of carried) {
    const assignment = {
      owner: active(row.ownerId),
      reviewer: active(row.reviewerId),
      due: row.due ? yearLater(row.due) : undefined,
    }
    if (!assignment.owner && !assignment.reviewer) {
      left.push(leftOf(row, 'person'))
      continue
    }
    for (const id of [assignment.owner, assignment.reviewer]) if (id) assigned.add(id)
    const group = JSON.stringify(assignment)
    const found = alike.get(group) ?? { assignment, targets: [] }
    for (const one of targets) found.targets.push(one)
    alike.set(group, found)
  }
  let count = 0
  for (const { assignment, targets } of alike.values()) count += await assign(parts, tenant, targets, assignment, by)
  return { assigned: count, people: [...assigned], left }
}

const leftOf = ({ kind, key, set, ownerId, reviewerId }: TaskRow, why: LeftAssignment['why']): LeftAssignment => ({
  kind,
  key,
  why,
  set: set as StandardSet,
  userId: (ownerId ?? reviewerId)!,
})
