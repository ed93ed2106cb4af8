import type { Language } from '@esrs/contract'
import { texts } from '../../../texts/texts.ts'
import type { colleagueKinds, guestKinds } from '../mail-job.ts'
import de from './letters.de.json' with { type: 'json' }
import en from './letters.en.json' with { type: 'json' }

export const say = texts(en, de)

type Kind = (typeof guestKinds)[number] | (typeof colleagueKinds)[number]

interface MailValues {
  count: number
  /** Number of overdue items among them. */
  more?: number
  [name: string]: string | number | undefined
}

const formOf = (count: number) => (count === 1 ? 'one' : 'other')

/** The first paragraph of a mail, in singular or plural. */
export function firstParagraph(kind: Kind, given: MailValues, language: Language): string {
  const { count, more = 0 } = given
  const values = { ...given, more } as Record<string, string | number>
  if (kind === 'assigned' || kind === 'request' || kind === 'answered')
    return say(`${kind}.lead.${formOf(count)}`, values)(language)
  if (kind !== 'weekly') return say(`${kind}.lead`, values)(language)
  const lead = say(`weekly.lead.${formOf(count)}`, values)(language)
  if (more === 0) return lead
  return `${lead} ${say(`weekly.overdue.${count === 1 ? 'only' : formOf(more)}`, values)(language)}`
}
