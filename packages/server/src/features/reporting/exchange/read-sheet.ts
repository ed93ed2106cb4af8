import type { FilledSheet, UnreadableReason } from '@esrs/engine'
import { type ContainLimits, contain, startChild } from '../../../children/contain.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from './messages.ts'
import type { SheetMessage, SheetTask } from './sheet-messages.ts'

/** Settings for reading filled-in tables. */
export interface SheetReading extends ContainLimits {
  /** The file to run, `sheet-child`. */
  entry: string
}

const sentences: Partial<Record<UnreadableReason, Parameters<typeof say>[0]>> = {
  password_protected: 'file.password',
  empty: 'file.empty',
  wrong_type: 'file.wrongType',
  too_large: 'file.tooManyCells',
  format_not_supported: 'file.format',
  took_too_long: 'file.tooManyCells',
  too_much_memory: 'file.tooManyCells',
}

export function unreadable(key: Parameters<typeof say>[0], values?: Parameters<typeof say>[1]): AppError {
  return new AppError('unreadable_file', say(key, values), { fields: { file: say(key, values) } })
}

/** Files are read one after the other, however many people import at once: each may take all the memory it is allowed. */
let last: Promise<unknown> = Promise.resolve()

/** Reads a filled-in table in a process of its own. Throws `unreadable_file` with what to do about it. */
export const readSheets = async (task: Omit<SheetTask, 'fill'>, reading: SheetReading): Promise<FilledSheet[]> =>
  (await inTurn(task, reading)).sheets

/** The bytes of a table with some cells filled, as a process of its own writes it. Throws `unreadable_file`. */
export async function fillSheet(task: Required<SheetTask>, reading: SheetReading): Promise<Uint8Array> {
  const told = await inTurn(task, reading)
  if (!('filled' in told)) throw unreadable('file.damaged')
  return told.filled
}

async function inTurn(task: SheetTask, reading: SheetReading): Promise<Extract<SheetMessage, { ok: true }>> {
  const mine = last.then(() => readAlone(task, reading))
  last = mine.catch(() => {})
  return mine
}

async function readAlone(task: SheetTask, { entry, ...limits }: SheetReading) {
  let read: SheetMessage | null = null
  const onMessage = (message: unknown) => {
    read = message as SheetMessage
  }
  const { ending } = await contain(task, { ...limits, start: () => startChild(entry), onMessage })
  const result = read as SheetMessage | null
  if (result?.ok) return result
  const reason = result?.reason ?? (ending === 'took_too_long' || ending === 'too_much_memory' ? ending : 'damaged')
  throw unreadable(sentences[reason] ?? 'file.damaged')
}
