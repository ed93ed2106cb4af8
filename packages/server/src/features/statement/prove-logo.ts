import type { Logo, Statement } from '@esrs/contract'
import { AppError } from '../../http/errors.ts'
import { type Making, makeInChild } from './make-in-child.ts'
import { say } from './messages.ts'

/**
 * Puts a picture into a file that holds nothing else, where files are made and nothing else is at risk: what cannot be shown is
 * refused when it is given, and not when a report is due. Throws `invalid_input`.
 */
export async function proveLogo(logo: Logo, making: Making): Promise<void> {
  const task = { statement: JSON.stringify(pageWith(logo)), format: 'pdf', language: 'en' } as const
  const made = await makeInChild(task, making, AbortSignal.timeout(making.milliseconds)).catch(() => null)
  if (made?.ok) return
  const text = say(made ? 'logo.bytes' : 'logo.type')
  throw new AppError('invalid_input', text, { fields: { logo: text } })
}

/** A statement without a word in it. */
const pageWith = (logo: Logo): Statement => ({
  version: 1,
  issue: null,
  made_at: '2026-01-01T00:00:00.000Z',
  company: { name: '–', registration_number: '', address: '', lei: null, colour: null, logo },
  languages: ['en'],
  set: 'vs-2026',
  year: 2025,
  period: { start: '2025-01-01', end: '2025-12-31' },
  currency: 'EUR',
  chapters: [],
  facts: [],
  lists: { requirements: [], other_law: [], not_material: [], entity_specific: [] },
})
