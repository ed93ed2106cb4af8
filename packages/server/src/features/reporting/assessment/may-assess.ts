import { may, type Permission } from '@esrs/contract'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from './messages.ts'

/** What somebody may do in an assessment of materiality; reading is everybody's who reads reporting. */
export type AssessmentRight = 'score' | 'decide' | 'sign'

const needed: Readonly<Record<AssessmentRight, Permission>> = { score: 'report', decide: 'report', sign: 'manage' }

/** Whether a person has a right: the one place that knows what of a role it needs. */
export const mayAssess = ({ role }: Pick<Actor, 'role'>, right: AssessmentRight): boolean => may(role, needed[right])

/** Refuses who does not have a right. */
export function demand(actor: Pick<Actor, 'role'>, right: AssessmentRight): void {
  if (!mayAssess(actor, right)) throw new AppError('forbidden', say(`right.${right}`))
}
