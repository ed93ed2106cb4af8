import { may, type Permission } from '@esrs/contract'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from './messages.ts'

/** Right to change an assessment of materiality. Reading needs none beside the right to read reporting. */
export type AssessmentRight = 'score' | 'decide' | 'sign'

const needed: Readonly<Record<AssessmentRight, Permission>> = { score: 'report', decide: 'report', sign: 'manage' }

/** Whether a person has a right. Only this file maps rights of the assessment to permissions of roles. */
export const mayAssess = ({ role }: Pick<Actor, 'role'>, right: AssessmentRight): boolean => may(role, needed[right])

/** Throws `forbidden` for a person without a right. */
export function demand(actor: Pick<Actor, 'role'>, right: AssessmentRight): void {
  if (!mayAssess(actor, right)) throw new AppError('forbidden', say(`right.${right}`))
}
