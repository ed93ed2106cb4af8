import type { Language, ValueHint } from '@esrs/contract'
import { type Datapoint, loadCatalogue, misfits, relatedFigures } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Text } from '../../../texts/texts.ts'
import { say } from '../messages.ts'
import type { Report } from '../stores/report.ts'
import { figuresOf } from '../stores/value-store.ts'
import { misfitHint, oddSentence } from './figure-bounds.ts'

/** A figure that is about to become the value of a datapoint. */
export interface TypedFigure {
  entry: Pick<Datapoint, 'id' | 'type' | 'unit'>
  number: number | null
  unit: string | null
}

/** What is unusual about a figure: in sentences that name other figures of the report, and that it does not fit them, without naming any. */
export interface Questions {
  own: Text | null
  beside: Text[]
  /** The same as `beside` for people who may not see other figures of the report; `null` where nothing is. */
  besideUnnamed: Text | null
}

/**
 * Hints at ratios that their parts do not give, and at figures that seem to be in thousands or in another unit, by datapoint.
 * @param typed figures that stand for those of the report, because they are about to replace them
 */
export async function misfitHints(
  tenant: Tenant,
  { set, year }: Report,
  keys: readonly string[],
  language: Language,
  typed: readonly TypedFigure[] = [],
): Promise<Map<string, ValueHint[]>> {
  const hints = new Map<string, ValueHint[]>()
  const related = relatedFigures(keys)
  if (related.length < 2) return hints
  const rows = (await figuresOf(tenant, { set, year }, related)).filter((row) => (row.year ?? year) === year)
  const figures = new Map(rows.map(({ key, number, unit }) => [key, { number: number!, unit }]))
  for (const { entry, number, unit } of typed) if (number !== null) figures.set(entry.id, { number, unit })
  const catalogue = loadCatalogue(set)
  for (const misfit of misfits(set, figures))
    for (const key of misfit.keys) {
      if (!keys.includes(key)) continue
      const { code, keys: others, say: text } = misfitHint(misfit, key, catalogue.get(misfit.keys[0]!)?.unit ?? null)
      hints.set(key, [...(hints.get(key) ?? []), { code, keys: others, text: text(language) }])
    }
  return hints
}

/** What is asked about figures before they become values: each by itself, and beside those that the report has or gets with it. */
export async function questionsAbout(
  tenant: Tenant,
  report: Report,
  typed: readonly TypedFigure[],
  language: Language,
): Promise<Map<string, Questions>> {
  const figures = typed.filter(({ number }) => number !== null)
  const keys = figures.map(({ entry }) => entry.id)
  const hints = await misfitHints(tenant, report, keys, language, figures)
  return new Map(
    figures.map(({ entry, number, unit }) => {
      const found = hints.get(entry.id) ?? []
      const questions: Questions = {
        own: oddSentence(entry, number, unit),
        beside: found.map(
          ({ text }) =>
            () =>
              text,
        ),
        besideUnnamed: found.length > 0 ? say('hint.others') : null,
      }
      return [entry.id, questions]
    }),
  )
}

/** Questions about one figure as one text; `null` where nothing is asked. */
export function askedSentence(questions: Questions | undefined, language: Language): string | null {
  const texts = questions ? [questions.own, ...questions.beside].flatMap((text) => text?.(language) ?? []) : []
  return texts.length > 0 ? texts.join(' ') : null
}
