import type { Datapoint, Language, ValueHint } from '@esrs/contract'
import {
  type ConsideredDocument,
  explainMissing,
  findInconsistencies,
  type Inconsistency,
  isJump,
  type ReportedFigure,
  relatedDatapoints,
} from '@esrs/engine'
import { loadCatalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { cellInLanguage } from '../findings/explain-finding.ts'
import { say } from '../messages.ts'
import { analysedIdsOf, keyInSet } from '../stores/analysed-set.ts'
import { setAsideFindings } from '../stores/finding-store.ts'
import { hintsFor } from '../stores/hint-store.ts'
import type { Report } from '../stores/report.ts'
import { figuresOf } from '../stores/value-store.ts'
import { unitInWords } from '../unit-in-words.ts'
import { misfitHints } from './asked-figures.ts'
import { cellMisfits } from './compare-cells.ts'
import { brokenSentence, oddSentence } from './figure-bounds.ts'

/** Remarks on datapoints beside their values: hints at odd ones, and reasons for missing ones. */
export async function valueRemarks(
  tenant: Tenant,
  report: Report,
  shown: readonly Pick<Datapoint, 'key' | 'dataType' | 'value' | 'number' | 'unit' | 'year' | 'prior'>[],
  language: Language,
): Promise<Map<string, Pick<Datapoint, 'hints' | 'why_not'>>> {
  const missing = shown.filter(({ value }) => value === null).map(({ key }) => key)
  const reasons = await reasonsFor(tenant, report, missing, language)
  const figures = shown.filter(({ number, dataType }) => number !== null && dataType !== 'year')
  const inconsistencies = await inconsistenciesFor(
    tenant,
    report,
    figures.map(({ key }) => key),
    language,
  )
  const misfitting = await misfitHints(
    tenant,
    report,
    figures.map(({ key }) => key),
    language,
  )
  const broken = await cellMisfits(
    tenant,
    report,
    shown.map(({ key }) => key),
  )
  const ofCells = (key: string): ValueHint[] => {
    const misfit = broken.get(key)
    return misfit ? [{ code: 'sum', keys: misfit.keys, text: misfit.text(language) }] : []
  }
  return new Map(
    shown.map((one) => {
      const jump = jumpOf(one, language)
      const bound = boundOf(report, one, language)
      const own = [...ofCells(one.key), ...(bound ? [bound] : []), ...(jump ? [jump] : [])]
      const hints = [...own, ...(inconsistencies.get(one.key) ?? []), ...(misfitting.get(one.key) ?? [])]
      return [one.key, { hints: one.value === null ? [] : hints, why_not: reasons.get(one.key) ?? [] }]
    }),
  )
}

/** Whether a figure lies beyond what its datapoint can be or usually is: documents may state what nobody may type. */
function boundOf(
  { set }: Report,
  { key, number, unit }: Pick<Datapoint, 'key' | 'number' | 'unit'>,
  language: Language,
): ValueHint | null {
  const entry = number === null ? undefined : loadCatalogue(set).get(key)
  const sentence = entry && (brokenSentence(entry, number, unit) ?? oddSentence(entry, number, unit))
  return sentence ? { code: 'bounds', keys: [], text: sentence(language) } : null
}

/** Whether a figure has jumped from the year before, in a sentence. */
export function jumpOf(
  { number, unit, year, prior }: Pick<Datapoint, 'number' | 'unit' | 'year' | 'prior'>,
  language: Language,
): ValueHint | null {
  if (number === null || !prior || prior.number === null) return null
  if (!isJump({ number, unit, year }, { number: prior.number, unit: prior.unit, year: prior.year })) return null
  const more = Math.abs(number) > Math.abs(prior.number)
  const factor = more ? number / prior.number : prior.number / number
  const times = Number(factor.toPrecision(2))
  // A thousand or a million times is a slip between units far more often than a change.
  if ([1e3, 1e6].some((slip) => factor > slip / 2 && factor < slip * 2)) {
    const text = say(more ? 'hint.thousands.up' : 'hint.thousands.down', { times, year: String(prior.year) })
    return { code: 'jump', keys: [], text: text(language) }
  }
  const text = say(more ? 'hint.jump.up' : 'hint.jump.down', { times, year: String(prior.year) })
  return { code: 'jump', keys: [], text: text(language) }
}

/** Hints at values of a report that do not fit one another, for each of some datapoints. */
async function inconsistenciesFor(
  tenant: Tenant,
  { set, year }: Report,
  keys: readonly string[],
  language: Language,
): Promise<Map<string, ValueHint[]>> {
  const hints = new Map<string, ValueHint[]>()
  const ids = keys.flatMap((key) => analysedIdsOf(set, key))
  const keyOf = new Map(relatedDatapoints(ids).map((id) => [id, keyInSet(set, id)]))
  const related = [...new Set([...keyOf.values()].filter((key) => key !== null))]
  // Alone a figure cannot contradict another one.
  if (related.length < 2 || keyOf.size === new Set(ids).size) return hints
  const stored = new Map((await figuresOf(tenant, { set, year }, related)).map((row) => [row.key, row]))
  const figures = [...keyOf].flatMap(([datapoint, key]): ReportedFigure[] => {
    const row = key === null ? undefined : stored.get(key)
    return row?.number === null || row?.number === undefined ? [] : [{ ...row, number: row.number, datapoint }]
  })
  for (const inconsistency of findInconsistencies(figures, year)) {
    const own = keyOf.get(inconsistency.datapoint)!
    const others = inconsistency.of.flatMap((id) => (stored.has(keyOf.get(id) ?? '') ? keyOf.get(id)! : []))
    // What is only a question makes nothing doubtful that it does not fit.
    const asked = [own, ...others].filter((key) => stored.get(key)?.question)
    for (const key of asked.length > 0 ? asked : [own, ...others]) {
      if (!keys.includes(key)) continue
      const hint = {
        code: inconsistency.kind,
        keys: [own, ...others].filter((one) => one !== key),
        text: inconsistencySentence(inconsistency, own, others, stored.get(own)?.unit ?? null, language),
      }
      hints.set(key, [...(hints.get(key) ?? []), hint])
    }
  }
  return hints
}

function inconsistencySentence(
  { kind, expected }: Inconsistency,
  key: string,
  [first = '', second = '', ...more]: string[],
  unit: string | null,
  language: Language,
) {
  const parts = new Intl.ListFormat(language === 'de' ? 'de-DE' : 'en-GB', { type: 'conjunction' }).format(
    [first, second, ...more].filter(Boolean),
  )
  const rounded = Number(expected.toPrecision(6))
  const sentence = say(`hint.${kind}`, { key, first, second, parts, expected: rounded, unit: unitInWords(unit) })(
    language,
  )
  // A count has no unit, and no blank before the end of the sentence.
  return sentence.replace(/ +([.)])/, '$1')
}

/** Formats with pages that people count. */
const isPaged = (filename: string): boolean => /\.(pdf|pptx)$/i.test(filename)
/** Sentences that are shown at most; further ones explain nothing more. */
const mostSentences = 3

const quotedIn = ({ written, sheet }: { written: string; sheet: string | null }, language: Language): string =>
  sheet === null ? written : cellInLanguage(written, language)

/** Why some datapoints have no value, in whole sentences. */
async function reasonsFor(
  tenant: Tenant,
  { set }: Report,
  keys: readonly string[],
  language: Language,
): Promise<Map<string, string[]>> {
  const ids = keys.flatMap((key) => analysedIdsOf(set, key))
  const [hints, asides] = [await hintsFor(tenant, ids), await setAsideFindings(tenant, ids)]
  const files = new Map([...hints, ...asides].map(({ documentId, filename }) => [documentId, filename]))
  const place = ({ page, sheet, filename }: { page: number; sheet: string | null; filename: string }) => ({
    page: isPaged(filename) ? page : null,
    sheet,
  })
  const considered = [...files].map(([id, filename]): [string, ConsideredDocument] => [
    filename,
    {
      hints: hints.filter(({ documentId }) => documentId === id).map((hint) => ({ ...hint, place: place(hint) })),
      others: asides
        .filter(({ documentId }) => documentId === id)
        .map((aside) => ({ ...aside, value: { written: quotedIn(aside, language) }, place: place(aside) })),
    },
  ])
  return new Map(
    keys.map((key) => {
      const sentences = analysedIdsOf(set, key).flatMap((id) =>
        considered.flatMap(([filename, document]) => explainMissing(document, id, language, filename)),
      )
      return [key, [...new Set(sentences)].slice(0, mostSentences)]
    }),
  )
}
