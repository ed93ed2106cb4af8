import type { Draft } from './choose-within.ts'
import type { Compiled } from './compiled.ts'
import { check, yearOfWords } from './drafts.ts'
import type { FoundValue } from './finding.ts'
import type { Pattern, Possible } from './needles.ts'
import { isOfOthers } from './of-others.ts'
import { placeOf } from './places.ts'
import { leaning, originalOffset, type Sentence } from './sentences.ts'
import { yearsIn } from './years.ts'

/** Behind what is named: that there is none. */
const LACKING =
  /^[^.,;]{0,25} (?:gibt es|besteht|existiert|haben wir|liegt|exists?|does|do)(?: \p{L}+)? (?:nicht|noch nicht|bislang nicht|kein\p{L}*|not)(?!\p{L})/u
const NEGATED = /(?<!\p{L})(?:not|never|neither|nicht|weder|keine?[nrsm]?)(?!\p{L})/u

/** What is still to be found out: `Wir prüfen, ob …`. */
const UNSETTLED = /(?<!\p{L})(?:ob|whether)(?!\p{L})[^;]*$/u

/** `If all employees are covered by …`: what follows is only supposed. */
const SUPPOSED = /(?:^|[.;:] )(?:if|falls|sofern|wenn) (?:all|every|alle|sämtliche|jede\p{L}*)(?!\p{L})[^,]*$/u

const LEFT_OPEN = /(?<!\p{L})(?:ob|whether)(?!\p{L})/u

const DENIED =
  /(?:\bnot\b|\bno\b|\bnever\b|\bneither\b|\bnicht\b|\bweder\b|\bkeine?\b|planned|plan(?:s|ning)? to|planen|geplant|intends? to)[^,;]{0,30}$/

/** Policies, channels and trainings that are still to come: `… is in preparation`. */
const OF_CONDUCT = /^(?:S[1-4]|G1)-|^E1\.IRO/
const NOT_YET =
  /^[^.;,]{0,50} (?:(?:is|are|was|were) (?:still |currently |being )*(?:planned|prepared|drafted|developed|in preparation|in development|under development|to be \p{L}+)|(?:will|shall) be (?:introduced|adopted|launched|offered|rolled out|developed|published)|(?:in|in der) (?:vorbereitung|planung|entwicklung|erarbeitung)|(?:(?:ist|sind|wird|werden) )?(?:für \S+ )?(?:geplant|vorgesehen|vorbereitet|erarbeitet|entwickelt|eingeführt werden))(?!\p{L})/u

/** `Ein Kodex wird 2026 eingeführt`: it does not hold yet. Goals lie ahead by nature. */
function liesAhead({ folded, years }: Sentence, { recipe }: Compiled, reporting: number | null, at: number): boolean {
  if (reporting === null || !years.length || /^E1-4_/.test(recipe.id)) return false
  // What stands behind a semicolon says something of its own.
  const until = folded.indexOf(';', at)
  const clause = folded.slice(folded.lastIndexOf(';', at) + 1, until < 0 ? undefined : until)
  const said = yearsIn(clause)
  return said.length > 0 && said.every((year) => year > reporting) && AHEAD_VERB.test(clause)
}
const AHEAD_VERB = /(?<!\p{L})(?:wird|werden|soll|sollen|wollen|will|planen?|shall|intend|(?:is|are) to)(?!\p{L})/u

/** A survey of many years ago is no engagement of this one, unless it has gone on since. */
const isLongAgo = ({ folded, years }: Sentence, reporting: number | null): boolean =>
  reporting !== null &&
  years.length > 0 &&
  years.every((year) => year < reporting - 3) &&
  !/(?<!\p{L})(?:seit|since|alle|every|jährlich|regelmäßig|regularly)(?!\p{L})/u.test(folded)

/** Candidates from sentences that answer a question with yes or no, or with one of several words. */
export function statedAnswers(
  sentence: Sentence,
  compiled: Compiled,
  may: Possible,
  reporting: number | null,
): Draft[] {
  if (!may.hasAnyOf(compiled.number)) return []
  const yesAfter = compiled.yesAfter.filter(([, yes]) => may.has(yes))
  const answers: [string, Pattern[]][] =
    compiled.recipe.kind === 'choice'
      ? compiled.options.map(([value, pattern]) => [value, [pattern]])
      : [
          ['no', compiled.no],
          ['yes', [...compiled.yes, ...leaning(sentence, yesAfter).map(([, yes]) => yes)]],
        ]
  for (const [answer, patterns] of answers) {
    const hit = longestHit(
      sentence,
      compiled,
      answer,
      patterns.filter((pattern) => may.has(pattern)),
      reporting,
    )
    if (!hit || (compiled.recipe.id === 'S1-2_02' && isLongAgo(sentence, reporting))) continue
    const at = originalOffset(sentence, hit.index)
    const value: FoundValue = {
      text: answer,
      number: null,
      unit: null,
      written: sentence.text.slice(at, at + hit[0].length),
      writtenNumber: null,
      writtenUnit: null,
      conversion: null,
    }
    // The words for a choice are few and its own, where a yes needs a whole statement.
    const excerpt = sentence.page.text.slice(sentence.span.start, sentence.span.end)
    const year = yearOfWords(excerpt, reporting, 'sentence')
    const score = (compiled.recipe.kind === 'choice' ? 0.53 : 0.5) + Math.min(0.2, hit[0].length / 300)
    return [
      {
        candidate: {
          datapoint: compiled.recipe.id,
          dimension: null,
          value,
          year: reporting,
          role: 'actual',
          tier: 'review',
          score,
          place: placeOf(sentence.page, sentence.span, null, null, null),
          excerpt,
          checks: [check('quote', true, null), year.checked],
          reason: { source: 'sentence', matched: hit[0], missing: year.missing },
        },
        strength: 0.7,
        settled: false,
        boundary: 'unknown',
        value: null,
      },
    ]
  }
  return []
}

/** The longest of the statements that hold: what says more is better evidence. */
function longestHit(
  sentence: Sentence,
  compiled: Compiled,
  answer: string,
  patterns: readonly Pattern[],
  reporting: number | null,
): RegExpExecArray | null {
  let best: RegExpExecArray | null = null
  for (const { fresh } of patterns) {
    const hit = fresh.exec(sentence.masked)
    if (!hit || hit[0].length <= (best?.[0].length ?? -1)) continue
    const said = hit[0]
    if (answer === 'yes' && !isAffirmed(sentence, compiled, hit, fresh, reporting)) continue
    if (isOfOthers(compiled.recipe.id, sentence, originalOffset(sentence, hit.index + said.length) - 1)) continue
    best = hit
  }
  return best
}

/** Whether nothing around a statement denies it, leaves it open or puts it off. */
function isAffirmed(
  sentence: Sentence,
  compiled: Compiled,
  hit: RegExpExecArray,
  pattern: RegExp,
  reporting: number | null,
): boolean {
  const { masked, folded } = sentence
  const behind = masked.slice(hit.index + hit[0].length)
  if ((NEGATED.test(hit[0]) && !NEGATED.test(pattern.source)) || LACKING.test(behind)) return false
  const before = masked.slice(0, hit.index)
  if (DENIED.test(before.slice(-40)) || SUPPOSED.test(before)) return false
  const at = originalOffset(sentence, hit.index)
  if (!compiled.recipe.target && liesAhead(sentence, compiled, reporting, at)) return false
  if (OF_CONDUCT.test(compiled.recipe.id) && NOT_YET.test(behind)) return false
  return !UNSETTLED.test(folded.slice(0, at)) && !LEFT_OPEN.test(hit[0])
}
