import type { Task, TaskKind } from '@esrs/contract'
import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { type DecidedNow, type OpenReport, offeredAnswers } from '../../reporting/index.ts'
import { dayOf } from '../days.ts'
import type { WorkParts } from '../parts.ts'
import { countComments } from './comment-store.ts'
import { waitingAnswers } from './delivery-store.ts'
import { readAnswer } from './read-answer.ts'
import { approvalOf, stateOf, versionOf } from './task-state.ts'
import { type Colleague, colleaguesOf, type TaskRow, tasksOf } from './task-store.ts'

/** Responsibility for a datapoint: owner, reviewer, due date, and the requirement or topic that they are inherited from. */
export interface Responsibility {
  owner: string | null
  reviewer: string | null
  due: string | null
  from: { kind: TaskKind; key: string } | null
  /** Whether the inherited owner was notified, which counts as a request for the datapoint. */
  isAsked: boolean
}

/** All tasks of a report, read from the database once. */
export interface TaskBook {
  opened: OpenReport
  people: ReadonlyMap<string, Colleague>
  decided: ReadonlyMap<string, DecidedNow>
  rowOf(kind: TaskKind, key: string): TaskRow | undefined
  responsibilityFor(entry: Datapoint): Responsibility
  task(entry: Datapoint): Task
}

const keyOf = (kind: TaskKind, key: string) => `${kind} ${key}`

export async function taskBook(
  { reporting, clock }: Pick<WorkParts, 'reporting' | 'clock'>,
  tenant: Tenant,
  opened: OpenReport,
): Promise<TaskBook> {
  const { report } = opened
  const rows = await tasksOf(tenant, report)
  const people = await colleaguesOf(tenant)
  const decided = await reporting.forWork.decided(tenant, report)
  const waiting = await waitingAnswers(tenant, report)
  const comments = await countComments(tenant, report)
  const byKey = new Map(rows.map((row) => [keyOf(row.kind, row.key), row]))
  const today = dayOf(clock())
  const rowOf = (kind: TaskKind, key: string) => byKey.get(keyOf(kind, key))
  const somebody = (id: string | null | undefined) => {
    const person = id ? people.get(id) : undefined
    return person ? { id: person.id, name: person.name } : null
  }
  const nameOf = (id: string | null | undefined) => somebody(id)?.name ?? ''

  function responsibilityFor(entry: Datapoint): Responsibility {
    const levels = [rowOf('datapoint', entry.id), rowOf('requirement', entry.dr), rowOf('topic', entry.controlCode)]
    const owning = levels.find((row) => row?.ownerId)
    return {
      owner: owning?.ownerId ?? null,
      reviewer: levels.find((row) => row?.reviewerId)?.reviewerId ?? null,
      due: levels.find((row) => row?.due)?.due ?? null,
      from: owning && owning.kind !== 'datapoint' ? { kind: owning.kind, key: owning.key } : null,
      isAsked: Boolean(owning && owning.kind !== 'datapoint' && owning.requestedAt),
    }
  }

  /** What people have done with a datapoint, as far as it still holds. */
  function stepsOf(
    row: TaskRow | undefined,
    state: Task['state'],
    value: DecidedNow | undefined,
  ): Pick<Task, 'delivered' | 'sent_back' | 'approved'> {
    if (!row) return { delivered: null, sent_back: null, approved: null }
    const { deliveredAt, sentBackAt, requestedAt, approvedAt } = row
    const isBack = sentBackAt && state === 'requested' && sentBackAt >= (requestedAt ?? sentBackAt)
    const isApproved = approvedAt && value && row.approvedValue === approvalOf(value)
    return {
      delivered: deliveredAt && {
        by: row.deliveredName ?? nameOf(row.deliveredBy),
        at: deliveredAt.toISOString(),
      },
      sent_back: isBack
        ? { by: nameOf(row.sentBackBy), at: sentBackAt.toISOString(), reason: row.sentBackReason ?? '' }
        : null,
      approved: isApproved ? { by: nameOf(row.approvedBy), at: approvedAt.toISOString() } : null,
    }
  }

  function task(entry: Datapoint): Task {
    const row = rowOf('datapoint', entry.id)
    const value = decided.get(entry.id)
    const { owner, reviewer, due, from, isAsked } = responsibilityFor(entry)
    const state = stateOf(row, value, isAsked)
    const answer = waiting.get(entry.id)
    const read = answer && readAnswer(reporting.forWork, entry, answer)
    return {
      key: entry.id,
      code: entry.id,
      name: entry.name,
      requirement: entry.dr,
      state,
      owner: somebody(owner),
      reviewer: somebody(reviewer),
      due,
      from,
      late: due !== null && due < today && (state === 'requested' || (state === 'open' && owner !== null)),
      value: value?.value ?? null,
      unit: value?.unit ?? null,
      version: value ? versionOf(value) : null,
      ...stepsOf(row, state, value),
      type: entry.type,
      ...offeredAnswers(entry.id, opened.catalogue.language),
      waiting: answer?.count ?? 0,
      written: answer?.written ?? null,
      offered: answer && read ? { id: answer.id, value: read.value, unit: read.unit } : null,
      comments: comments.get(entry.id) ?? 0,
      tables: reporting.forWork.tables.axes(entry.id, opened.catalogue.language),
    }
  }
  return { opened, people, decided, rowOf, responsibilityFor, task }
}

/** Datapoints that are work: those that count towards the report, and others that somebody was asked for or answers for. */
export async function datapointsAtWork(
  { reporting }: Pick<WorkParts, 'reporting'>,
  tenant: Tenant,
  { opened, rowOf }: TaskBook,
): Promise<Datapoint[]> {
  const counted = new Set((await reporting.forWork.applying(tenant, opened)).map(({ id }) => id))
  return opened.catalogue.datapoints.filter(({ id }) => counted.has(id) || rowOf('datapoint', id))
}
