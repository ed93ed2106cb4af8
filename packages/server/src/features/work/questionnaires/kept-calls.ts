import { type contract, type KeptAnswer, limits } from '@esrs/contract'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { colleaguesOf, lockWork } from '../tasks/task-store.ts'
import { isExpired } from './earlier-answers.ts'
import { type AnswerRow, addAnswer, answersOf, changeAnswer, countAnswers, removeAnswer } from './kept-store.ts'

type Calls = Pick<
  Handlers<(typeof contract)['questionnaires']>,
  'answers' | 'keepAnswer' | 'changeAnswer' | 'removeAnswer'
>

/** Handlers of the calls of answers that a company keeps for questionnaires. */
export function keptAnswerCalls({ clock }: Pick<WorkParts, 'clock'>): Calls {
  const missing = () => new AppError('not_found', say('answer.missing'))
  const peopleOf = async (tenant: Tenant) =>
    new Map([...(await colleaguesOf(tenant))].map(([id, { name }]) => [id, { id, name }] as const))

  const shown = (row: Omit<AnswerRow, 'companyId'>, people: Awaited<ReturnType<typeof peopleOf>>): KeptAnswer => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    owner: row.owner ? (people.get(row.owner) ?? null) : null,
    valid_until: row.validUntil,
    expired: isExpired(row.validUntil, clock()),
    changed_by: row.changedBy ? (people.get(row.changedBy)?.name ?? '') : '',
    changed_at: row.changedAt.toISOString(),
  })

  /** What a person entered, as it is stored; an owner has to be of the company. */
  async function entered(
    tenant: Tenant,
    userId: string,
    body: { kind: AnswerRow['kind']; title: string; text: string; owner: string | null; valid_until: string | null },
  ) {
    const people = await peopleOf(tenant)
    if (body.owner !== null && !people.has(body.owner)) throw new AppError('not_found', say('person.missing'))
    const { kind, title, text, owner, valid_until: validUntil } = body
    return { people, row: { kind, title, text, owner, validUntil, changedBy: userId, changedAt: clock() } }
  }

  return {
    answers: async ({ tenant }) => {
      const people = await peopleOf(tenant)
      const rows = await answersOf(tenant)
      return { answers: rows.map((row) => shown(row, people)), people: [...people.values()] }
    },
    keepAnswer: async ({ tenant, actor, body }) => {
      const { people, row } = await entered(tenant, actor.userId, body)
      const id = newAuditedId()
      const { perCompany } = limits.keptAnswers
      await tenant.transaction(async (inside) => {
        await lockWork(inside)
        if ((await countAnswers(inside)) >= perCompany)
          throw new AppError('conflict', say('answer.full', { count: perCompany }))
        await addAnswer(inside, { id, ...row })
      })
      return shown({ id, ...row }, people)
    },
    changeAnswer: async ({ tenant, actor, params, body }) => {
      const { people, row } = await entered(tenant, actor.userId, body)
      if (!(await changeAnswer(tenant, params.id, row))) throw missing()
      return shown({ id: params.id, ...row }, people)
    },
    removeAnswer: async ({ tenant, params }) => {
      if (!(await removeAnswer(tenant, params.id))) throw missing()
      return { ok: true }
    },
  }
}
