import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { EarlierAnswer } from '@esrs/contract'
import { nearQuestions } from '@esrs/engine'
import type { Catalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { answersOf, decidedElsewhere } from './kept-store.ts'

/** Answers beside one question, and questions that are compared before other calls get their turn. */
const [most, atOnce] = [3, 20]

/** Answers that a company has given before or keeps, to be looked up by questions. */
export interface EarlierAnswers {
  titles: readonly string[]
  answers: readonly EarlierAnswer[]
}

/** Whether the last day of something lies behind; without one it never does. */
export const isExpired = (validUntil: string | null, today: Date): boolean =>
  validUntil !== null && validUntil < today.toISOString().slice(0, 10)

/** What the company has answered before: kept answers first, then those of other questionnaires, the newest of the same words. */
export async function earlierAnswers(
  tenant: Tenant,
  questionnaire: string,
  { catalogue, people }: { catalogue: Catalogue; people: ReadonlyMap<string, { name: string }> },
  today: Date,
): Promise<EarlierAnswers> {
  const kept = (await answersOf(tenant)).map(
    ({ title, text, owner, validUntil }): EarlierAnswer => ({
      from: 'library',
      title,
      text,
      key: null,
      of: owner ? (people.get(owner)?.name ?? '') : '',
      valid_until: validUntil,
      expired: isExpired(validUntil, today),
    }),
  )
  const seen = new Set<string>()
  const given = (await decidedElsewhere(tenant, questionnaire)).flatMap((one): EarlierAnswer[] => {
    const { text: title, words, key, year } = one
    const name = key === null ? words : (catalogue.get(key)?.name ?? '')
    const known = `${title} ${name}`
    if (name === '' || seen.has(known)) return []
    seen.add(known)
    const of = `${one.questionnaire}, ${year}`
    return [{ from: 'earlier', title, text: name, key, of, valid_until: null, expired: false }]
  })
  const answers = [...kept, ...given]
  return { titles: answers.map(({ title }) => title), answers }
}

/** For each of some questions the answers that were given to near ones before. Pauses in between. */
export async function earlierFor(
  questions: readonly { text: string }[],
  { titles, answers }: EarlierAnswers,
): Promise<EarlierAnswer[][]> {
  const found: EarlierAnswer[][] = []
  for (const [index, { text }] of questions.entries()) {
    if (index % atOnce === 0) await yieldToEventLoop()
    found.push(titles.length === 0 ? [] : nearQuestions(text, titles, most).map((one) => answers[one.index]!))
  }
  return found
}
