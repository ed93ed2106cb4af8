import type { Datapoint } from '@esrs/engine/esrs'
import { AppError } from '../../../http/errors.ts'
import type { WorkParts } from '../parts.ts'
import type { DeliveryRow } from './delivery-store.ts'

/** An answer as it would be kept; `null` where what was typed cannot be read as a value of its datapoint. */
export function readAnswer(
  { read }: Pick<WorkParts['reporting']['forWork'], 'read'>,
  entry: Datapoint,
  { written, language }: Pick<DeliveryRow, 'written' | 'language'>,
) {
  try {
    return read(entry, written, language)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
