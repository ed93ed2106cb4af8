import { createHash } from 'node:crypto'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import type { Value } from './value-store.ts'

/** Names a value with its status and passage, the same as long as they are; a row that is not there is a missing value. */
export function versionOf(value: Omit<Value, 'companyId' | 'set' | 'reportingYear' | 'updatedAt'> | undefined): string {
  const { value: text, unit, year, status, findingId } = value ?? missing
  const shown = text ? [text, unit, year, status, findingId] : []
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}

const missing = { value: null, unit: null, year: null, status: null, findingId: null }

/** Refuses a decision on something else than what is there. Whoever does not say what they saw decides on anything. */
export function refuseUnseen(value: Value | undefined, seen: string | undefined): void {
  if (seen !== undefined && seen !== versionOf(value)) throw new AppError('conflict', say('value.meanwhile'))
}
