import { limits } from '@esrs/contract'
import type { FilledSheet, UnreadableReason } from '@esrs/engine'
import { type CompanyTurns, NoTurn } from '../../../children/company-turns.ts'
import { type ContainLimits, contain, startChild } from '../../../children/contain.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from './messages.ts'
import type { FoundQuestions, QuestionsWanted, SheetMessage, SheetTask } from './sheet-messages.ts'

/** Settings for reading filled-in tables. */
export interface SheetReading extends ContainLimits {
  /** The file to run, `sheet-child`. */
  entry: string
  /** Each may take all the memory that it is allowed, so there are few at once, however many people import. */
  turns: CompanyTurns
}

const { rows, columns, cells } = limits.tables
const sentences: Partial<Record<UnreadableReason, ReturnType<typeof say>>> = {
  password_protected: say('file.password'),
  empty: say('file.empty'),
  wrong_type: say('file.wrongType'),
  too_large: say('file.tooMuch', { rows, columns, cells }),
  format_not_supported: say('file.format'),
  took_too_long: say('file.tooManyCells'),
  too_much_memory: say('file.tooManyCells'),
}

/** The same of forms, which may be more kinds of files. */
const formSentences: typeof sentences = {
  wrong_type: say('file.form.wrongType'),
  format_not_supported: say('file.form.format'),
}

const refused = (text: ReturnType<typeof say>) => new AppError('unreadable_file', text, { fields: { file: text } })

export function unreadable(key: Parameters<typeof say>[0], values?: Parameters<typeof say>[1]): AppError {
  return refused(say(key, values))
}

type Task = Pick<SheetTask, 'file' | 'name'>

/** Reads a filled-in table in a process of its own, in the company's turn. Throws `unreadable_file` with what to do about it. */
export async function readSheets(tenant: Tenant, task: Task, reading: SheetReading): Promise<FilledSheet[]> {
  const sheets: FilledSheet[] = []
  await inTurn(tenant, task, reading, (message) => {
    if ('sheet' in message) sheets.push({ name: message.sheet, separator: message.separator, rows: [], merged: [] })
    else if ('rows' in message) for (const row of message.rows) sheets.at(-1)!.rows.push(row)
  })
  return sheets
}

/** The questions of a table, at most one more than is taken. Throws as `readSheets` does. */
export async function readQuestions(
  tenant: Tenant,
  task: Task,
  wanted: QuestionsWanted,
  reading: SheetReading,
): Promise<FoundQuestions> {
  const questions = { ...wanted, most: limits.questionnaires.questions + 1 }
  let found: FoundQuestions | null = null
  await inTurn(tenant, { ...task, questions }, reading, (message) => {
    if ('found' in message) found = message.found
  })
  if (!found) throw unreadable('file.damaged')
  return found
}

/** The bytes of a table with some cells filled, as a process of its own writes it. Throws as `readSheets` does. */
export async function fillSheet(
  tenant: Tenant,
  task: Omit<SheetTask, 'most' | 'questions'>,
  reading: SheetReading,
): Promise<Uint8Array> {
  let filled: Uint8Array | null = null
  await inTurn(tenant, task, reading, (message) => {
    if ('filled' in message) filled = message.filled
  })
  if (!filled) throw unreadable('file.damaged')
  return filled
}

/** Seconds after which a table that had no turn is worth another try. */
const comeAgain = 10

async function inTurn(
  { companyId }: Tenant,
  task: Omit<SheetTask, 'most'>,
  { turns, ...reading }: SheetReading,
  hear: (message: SheetMessage) => void,
): Promise<void> {
  try {
    await turns.take(companyId, () => readAlone({ ...task, most: limits.tables }, reading, hear))
  } catch (error) {
    if (!(error instanceof NoTurn)) throw error
    const code = error.refused === 'own' ? 'rate_limited' : 'unavailable'
    const text = say(`file.waiting.${error.refused}`, { seconds: comeAgain })
    throw new AppError(code, text, { retryAfter: comeAgain })
  }
}

async function readAlone(
  task: SheetTask,
  { entry, ...most }: Omit<SheetReading, 'turns'>,
  hear: (message: SheetMessage) => void,
): Promise<void> {
  let result: Extract<SheetMessage, { ended: unknown }>['ended'] | null = null
  const onMessage = (told: unknown) => {
    const message = told as SheetMessage
    if ('ended' in message) result = message.ended
    hear(message)
  }
  const { ending } = await contain(task, { ...most, start: () => startChild(entry), onMessage })
  const end = result as { ok: boolean; reason?: UnreadableReason } | null
  if (end?.ok) return
  const reason = end?.reason ?? (ending === 'took_too_long' || ending === 'too_much_memory' ? ending : 'damaged')
  throw refused((task.questions && formSentences[reason]) || sentences[reason] || say('file.damaged'))
}
