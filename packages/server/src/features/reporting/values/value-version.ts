import { createHash } from 'node:crypto'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import type { ValueWithFindings } from './values-with-findings.ts'

/**
 * Names a value with its status and the page that it stands on, the same as long as they are, also where a document was read once more.
 * What is missing has one name, whether there is a row or not.
 */
export function versionOf({ value, findings }: Pick<ValueWithFindings, 'value' | 'findings'>): string {
  const from = findings.find(({ id }) => id === value?.findingId)
  const shown = value?.value
    ? [value.value, value.unit, value.year, value.status, from?.documentId ?? null, from?.page ?? null]
    : []
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}

/** Refuses a decision on something else than what is there. Whoever does not say what they saw decides on anything. */
export function refuseUnseen(record: Pick<ValueWithFindings, 'value' | 'findings'>, seen: string | undefined): void {
  if (seen !== undefined && seen !== versionOf(record)) throw new AppError('conflict', say('value.meanwhile'))
}
