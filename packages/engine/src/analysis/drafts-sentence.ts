import { asAsked, canonicalValue, inRange } from './canonical.ts'
import type { Draft } from './choose-within.ts'
import type { Claim } from './claims.ts'
import { type Compiled, MASK_FIRST } from './compiled.ts'
import type { Decimal } from './decimals.ts'
import { isMember, isPartOf, memberOf } from './dimensions.ts'
import { check } from './drafts.ts'
import type { Candidate } from './finding.ts'
import { matchFact } from './match.ts'
import { asksSuppliers, isOfOthers } from './of-others.ts'
import { placeOf } from './places.ts'
import { countsAll } from './recipes/near-areas.ts'
import { categoriesSaid } from './scope3-said.ts'
import { AHEAD, type Figure, type Sentence, type Statement, statementsIn } from './sentences.ts'
import { siteOf, siteSaid } from './sites.ts'
import { type Clause, spokenStatements } from './spoken.ts'
import { statedAnswers } from './stated-answers.ts'
import { unitFits } from './unit-fits.ts'
import { type Unit, wholeUnit } from './units.ts'
import { isCoverageOfPart, isOfAnotherKind } from './whose.ts'
import { yearIn, yearsIn } from './years.ts'

const TARGET_YEAR =
  /(?<!\p{L})(?:by|until|before|bis)(?: (?:the|end of|end|year|fy|zum|das|ende|jahr|spätestens))* ((?:19|20)\d{2}(?:\/\d{2})?)(?!\d)/gu

/** The year a target is set for: `by 2030`, nearest to its figure, and not the base year beside it. */
/** People in the value chain are never the own workforce (ESRS S2). */
const OF_SUPPLIERS =
  /\b(?:in|within|along|across) (?:the|our) (?:supply|value) chain\b|\b(?:suppliers|partners|manufacturers|factories) (?:reported|recorded|had)\b|\bin (?:der|unserer) lieferkette\b|\blieferanten (?:meldeten|verzeichneten)\b/u

/** `In our own company and in the supply chain` speaks of both. */
const AND_OWN =
  /\b(?:own (?:company|operations|workforce|employees|business|sites|staff)|eigene\p{L}* (?:unternehmen|belegschaft|geschäft\p{L}*|betrieb\p{L}*|standorte\p{L}*|arbeitskräfte\p{L}*|beschäftigten|mitarbeit\p{L}*))\b/u

function targetYearOf(sentence: Sentence, at: number): number | null {
  const years = [...sentence.folded.matchAll(TARGET_YEAR)]
    .map((match) => ({ year: yearIn(match[1] ?? ''), distance: Math.abs(match.index - at) }))
    .sort((a, b) => a.distance - b.distance)
  return years[0]?.year ?? null
}

const WANTED =
  /\b(?:targets?|goals?|aim|aims|commit\w*|intend|intends|plan|plans|will|want|wants|pledge\w*|ziel\w*|soll\w*|woll\w*|wird|werden|strebe\w*|plane\w*|verpflicht\w*)\b/

/** `27 % (target 2026: 30 %)`: the year is that of what is wanted. */
const AIMED_FOR = /\((?:our )?(?:targets?|goals?|ziele?|zielwert)(?: (?:for|by|für|bis))? 20\d\d: /u

/** `Revenue came to 6.7 billion, up 6 % on 6.3 billion in 2023`: the year is that of what it is compared with. */
const COMPARED_WITH =
  /(?<!\p{L})(?:up|down|rose|fell|increas\p{L}+|decreas\p{L}+|grew|dropped|declin\p{L}+|improv\p{L}+|growth|more|less|higher|lower|stieg\p{L}*|sank\p{L}*|fiel\p{L}*|compared|gegenüber|verglichen|statt|instead|after|nach)(?!\p{L})[^.;]{0,60} (?:on|from|than|to|with|of|von|mit|gegenüber|statt|nach|after) ([\uE000-\uE3FF])(?: \p{L}{1,12}){0,2},? (?:in|im jahr|im geschäftsjahr)(?: the)?(?: financial| fiscal)?(?: year)? (?:19|20)\d\d(?!\d)/u

function isOfCompared({ masked, figures }: Sentence, figure: Figure | null): boolean {
  const other = figures[(COMPARED_WITH.exec(masked)?.[1] ?? '').charCodeAt(0) - MASK_FIRST]
  return other !== undefined && other !== figure
}

function yearOfStatement(sentence: Sentence, statement: Statement, target: boolean): number | null {
  const figure = statement.figure
  const aimed = target && figure ? targetYearOf(sentence, figure.start) : null
  if (aimed !== null) return aimed
  if (!sentence.years.length) return null
  if (new Set(sentence.years).size === 1) {
    if (!target && (AIMED_FOR.test(sentence.folded) || isOfCompared(sentence, figure))) return null
    return sentence.years[0] ?? null
  }
  if (!figure) return null
  // With several years the one that follows the figure directly, or stands closest, is its own.
  const after =
    /^(?:,? \(?in (?:the (?:financial|fiscal|reporting) year )?|,? \(?(?:im (?:geschäfts|berichts)?jahr )?)((?:19|20)\d{2}(?:\/\d{2,4})?)/.exec(
      sentence.folded.slice(figure.end),
    )
  if (after?.[1]) return yearIn(after[1])
  // What stands behind a semicolon says something of its own.
  const from = sentence.folded.lastIndexOf(';', figure.start)
  const until = sentence.folded.indexOf(';', figure.end)
  const near = new Set(yearsIn(sentence.folded.slice(from + 1, until < 0 ? undefined : until)))
  if (near.size === 1) return [...near][0] ?? null
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const match of sentence.folded.matchAll(/(?<!\d)((?:19|20)\d{2}(?: ?\/ ?\d{2,4})?)(?!\d)/g)) {
    const distance = match.index < figure.start ? figure.start - match.index : match.index - figure.end + 10
    if (distance < least) {
      least = distance
      best = yearIn(match[1] ?? '')
    }
  }
  return best
}

/** Figures that need no unit: things counted, and rates and ratios whose name says what they relate. */
const DIMENSIONLESS = new Set(['count', 'ratio', 'per million hours'])

/** `22.8 training hours`: what is counted stands in the noun behind the figure. */
const NOUN =
  /^[ -](?:lost |working |training |learning |verlorene[n]? )?[\p{L}-]*(?:stunden|hours|tagen?|days)(?!\p{L})/u

const PLACES = ['country', 'eea', 'elsewhere'] as const

/** The country that words begin with. */
function leadingCountry(words: string): string | null {
  const each = words.replace(/^the /, '').split(/[ ,;:().]+/)
  for (const length of [3, 2, 1]) {
    const named = memberOf(each.slice(0, length).join(' '), 'country')
    if (named && !named.rest) return named.member
  }
  return null
}

/** The country that words end with. */
function lastCountry(words: string): string | null {
  const each = words.split(' ')
  for (const length of [3, 2, 1]) {
    const named = memberOf(each.slice(-length).join(' '), 'country')
    if (named && !named.rest) return named.member
  }
  return null
}

/** The first of a list of countries: `4,118 employees were employed in Norway, 2,760 in Sweden`. */
const LISTED =
  /^(?: (?:employees|people|colleagues|staff|mitarbeit\p{L}+|beschäftigte|arbeitnehm\p{L}+|personen|menschen))?(?: (?:were|are|worked|work|waren|sind|arbeiteten|arbeiten))?(?: (?:employed|based|working|beschäftigt|tätig))? in (\p{L}[^,;.\d]{2,40})(?:,| and| und) [\d.,]+ in \p{L}/u

/** The country that alone a figure is for: `74 % in Ireland`, `in Deutschland 71 %`. */
function countryOf(sentence: Sentence, figure: Figure): string | null {
  const listed = LISTED.exec(sentence.folded.slice(figure.end, figure.end + 160))
  const behind =
    /^(?:,? \(?| (?:of (?:all |our |the )*(?:employees|staff|workers|workforce|people)|(?:der|aller|unserer) (?:mitarbeit\p{L}+|beschäftigten|arbeitnehm\p{L}+)) )in (.{3,40})/u.exec(
      sentence.folded.slice(figure.end, figure.end + 90),
    )
  const clause = /(?:^|[,;:(] ?|\b(?:and|und) )in ([^,;:()\d]{3,60})$/u.exec(sentence.folded.slice(0, figure.start))
  // `In Spain, our plants withdrew …`, `In Spanien lag er bei …`
  const lead =
    /^in ([^,;:()\d]{3,40}?)(?:, | (?:and|und|&|lag|lagen|liegt|liegen|betrug|betrugen|beträgt|belief|war|waren|ist|sind) )[^;]*$/u.exec(
      sentence.folded.slice(0, figure.start),
    )
  // `Die Zahl der Unfälle in Deutschland sank auf …`
  const narrowed =
    / in ([^,;:()\d]{3,25}?) (?:lag|lagen|liegt|betrug|beträgt|sank|stieg|fiel|belief)(?!\p{L})[^;]*$/u.exec(
      sentence.folded.slice(0, figure.start),
    )
  // `Der Bericht weist für Deutschland … von 12 % aus`
  const reported = /(?:^| )(?:for|für) ([^,;:()\d]{3,70})$/u.exec(sentence.folded.slice(0, figure.start))
  // `in Deutschland sind es 71 %, in Polen 12 %`
  const there =
    / in ([^,;:()\d]{3,25}?) (?:sind es|waren es|it is|it was|arbeiten|arbeiteten|beschäftigt?en wir|we employ|we employed) $/u.exec(
      sentence.folded.slice(0, figure.start),
    )
  // `Germany 1,890, Austria 640`, `auf Österreich (1.205)`, `France for 4,750`
  const before = /(?:^|[,;:(–] ?| )((?:\p{L}+\.? ){0,2}\p{L}+):? ?\(?$/u.exec(
    sentence.folded
      .slice(0, figure.start)
      .replace(/,? (?:with|mit|(?:accounts? |accounted )?for|employs|has|had) $/, ' '),
  )
  return (
    (there?.[1] && leadingCountry(there[1])) ||
    (behind?.[1] && leadingCountry(behind[1])) ||
    (listed?.[1] && leadingCountry(listed[1])) ||
    (clause?.[1] && leadingCountry(clause[1])) ||
    (lead?.[1] && leadingCountry(lead[1])) ||
    (narrowed?.[1] && leadingCountry(narrowed[1])) ||
    (reported?.[1] && leadingCountry(reported[1])) ||
    (before?.[1] && lastCountry(before[1])) ||
    null
  )
}

/** `The number of days lost was 612`: the days stand before the figure. */
const daysNamed = ({ recipe }: Compiled, { matched }: Statement): boolean =>
  recipe.unit === 'days' && /(?:days|tagen?)(?!\p{L})/u.test(matched.toLowerCase())

/** Of a death is told where it happened. */
const DEATHS = /^S1-14_0[23]$/

/** A claim whose words name the datapoint and little else states it. */
const NAMED = 0.88

/** Statements read off the claims of a sentence, as if their words were the label of a row. */
function claimedStatements(
  claims: Claim[],
  compiled: Compiled,
  known: Statement[],
  heading: string | null,
): Statement[] {
  const { recipe } = compiled
  if (recipe.kind !== 'number' || recipe.target) return []
  return claims.flatMap((claim): Statement[] => {
    const { figure, zeroWord } = claim
    if (known.some((other) => (figure ? other.figure === figure : other.zeroWord))) return []
    if (!figure && !(recipe.measures.includes('count') || recipe.measures.includes('money'))) return []
    // `No employees were dismissed` does not say that there are none.
    if (!figure && recipe.whole) return []
    if (figure && compiled.notAround?.test(claim.clause)) return []
    for (const label of new Set([claim.label, claim.plain])) {
      const unit = figure ? figure.unit : zeroUnit(recipe.measures)
      const fact = { label, parents: [], columns: [], titles: heading ? [heading] : [], unit }
      const match = matchFact(fact, [{ label, qualifiers: [], penalty: 0 }], compiled)
      if (!match || match.strength < NAMED || match.boundary === 'part') continue
      // A figure without a unit only counts things; shares and amounts say what they are.
      const counted = recipe.measures.includes('count') || recipe.measures.includes('rate')
      if (figure && !figure.unit && !counted && !(recipe.unit === 'h' && /stunden|hours/.test(label))) continue
      return [{ figure, dimension: match.dimension, matched: claim.matched, zeroWord }]
    }
    return []
  })
}

/** `A share above 15 % is considered critical`: a yardstick and nobody's value. */
const YARDSTICK =
  /^[^;,.]{0,30} (?:gilt|gelten|galt|galten|(?:is|are) (?:generally )?(?:considered|regarded|deemed))(?: \p{L}+){0,5}? (?:kritisch|normal|üblich|hoch|niedrig|gering|gut|vorbildlich|angemessen|vertretbar|richtwert|grenzwert|schwelle|maßstab|critical|usual|high|low|good|healthy|benchmark)(?!\p{L})/u

/** `Vor dem Umbau fielen … an`, `damals waren es …`: how it was once. */
const ONCE =
  /(?:^|; )(?:früher|damals|seinerzeit|vor \p{L}+ jahren|vor de[mr] (?:um\p{L}+|einführung|inbetriebnahme|sanierung|modernisierung|übernahme)|formerly|\p{L}+ years ago)(?!\p{L})[^;]*$/u

/** Shares and averages of people, which are of those alone that a sentence counts: `Die 31 Poliere besuchten im Schnitt …`. */
const OF_PEOPLE = /^S1-(?:6_12|8_01|9_0[345]|1[23]_0)/
const OF_SOME =
  /^(?:(?:von|unter|of|among) )?(?:die|den|unsere|unseren|the|our) [\uE000-\uE3FF] (?!\p{L}*(?:mitarbeit|beschäftigt|arbeitnehm|angestellt|arbeitskr|personen|menschen|employe|people|staff|colleague|worker|köpfe))\p{L}/u

/** Of `all` no unit is written. */
const OF_ALL: Unit = { dimension: 'percent', factor: { times: 1n, by: 1n }, base: '%', per: null, written: '' }
const zeroUnit = (measures: readonly string[]): Unit | null => (measures.includes('money') ? wholeUnit('eur') : null)

/** `Indicator 1: GHG emissions of investee companies. Scope 1: 188,400 t`: what stands below is theirs unless it says otherwise. */
const INVESTED =
  /investee compan|principal adverse impacts? of (?:our |the )?(?:managed |investment )?(?:funds?|portfolios?|investments?)|der beteiligungsunternehmen|der portfoliounternehmen/
const OWN = /(?<!\p{L})(?:our|own|we|unser\p{L}*|eigene\p{L}*|wir)(?!\p{L})/u

/** Candidates from what a sentence states; sentences are never the surest evidence, so they stay for review. */
export function draftsFromSentence(
  sentence: Sentence,
  claims: Claim[],
  clauses: Clause[],
  compiled: Compiled,
  reporting: number | null,
): Draft[] {
  const drafts: Draft[] = []
  const { recipe } = compiled
  if (/^E[1-5]/.test(recipe.id) && INVESTED.test(sentence.before ?? '') && !OWN.test(sentence.folded)) return []
  const may = compiled.sentenceNeedles.within(sentence.masked)
  const said = recipe.breakdowns?.includes('scope3') ? categoriesSaid(sentence) : null
  const stated = [
    ...(said?.statements ?? []),
    ...statementsIn(sentence, compiled, may).filter(({ figure }) => !figure || !said?.taken.has(figure)),
  ]
  const named = [...stated, ...claimedStatements(claims, compiled, stated, sentence.heading)]
  // Where its parts are told, the whole may yet be told in other words.
  const whole = said ? named.filter(({ dimension }) => !dimension) : named
  const found = [...named, ...spokenStatements(sentence, clauses, compiled, whole)]
  for (const statement of found.filter(({ figure, dimension }) => dimension || !figure || !said?.taken.has(figure))) {
    const { figure } = statement
    if (figure?.found.upTo) continue
    const spoken = figure?.start ?? statement.zeroWord?.start ?? 0
    // Categories of Scope 3 are what others cause.
    const caused = statement.dimension && recipe.id.startsWith('E1-6')
    if (!caused && isOfOthers(recipe.id, sentence, spoken)) continue
    if (OF_PEOPLE.test(recipe.id) && OF_SOME.test(sentence.masked)) continue
    if (figure && recipe.id === 'E4-5_01' && countsAll(sentence.folded.slice(0, figure.start))) continue
    if (figure && ONCE.test(sentence.folded.slice(0, figure.start))) continue
    if (figure && YARDSTICK.test(sentence.folded.slice(figure.end, figure.end + 70))) continue
    if (figure && isOfAnotherKind(recipe.id, sentence, figure)) continue
    const noun = figure && !figure.unit ? NOUN.exec(sentence.folded.slice(figure.end, figure.end + 32))?.[0] : undefined
    const counted = noun ?? (recipe.unit === 'h' ? statement.matched.toLowerCase() : '')
    // Of categories the words around the sentence say that emissions are weighed.
    const weighed = figure && said?.taken.has(figure) ? `emissions: ${sentence.folded}` : sentence.folded
    const fits = figure ? unitFits(figure.unit, compiled, weighed, counted) : 'assumed'
    if (!fits) continue
    const country = figure ? countryOf(sentence, figure) : null
    const kinds = recipe.breakdowns ?? []
    const divided = country !== null && PLACES.some((kind) => kinds.includes(kind) && isMember(country, kind))
    const dimension = statement.dimension ?? (divided ? country : null)
    if (recipe.partsOnly && !isPartOf(dimension, kinds)) continue
    const spokenOf: Decimal = { digits: statement.whole ? 100n : 0n, scale: 0 }
    const word = statement.zeroWord
    const valueSpan = figure
      ? sentence.stored(figure.found.start, figure.found.end)
      : word
        ? sentence.stored(word.start, word.end)
        : null
    if (!valueSpan) continue
    const written = sentence.page.text.slice(valueSpan.start, valueSpan.end)
    const died = DEATHS.test(recipe.id) && figure !== null
    const unit = figure?.unit ?? (statement.whole ? OF_ALL : null)
    const value = canonicalValue(
      asAsked(compiled, figure?.found.value ?? spokenOf),
      unit,
      recipe,
      written,
      unit?.written || null,
    )
    if (!inRange(value, compiled)) continue
    const toldYear = yearOfStatement(sentence, statement, recipe.target === true)
    // A target lies ahead: without a word of wanting, a reduction in a year gone by was achieved.
    const gone = recipe.target === true && toldYear !== null && reporting !== null && toldYear <= reporting
    if (gone && !WANTED.test(sentence.folded)) continue
    const ahead = AHEAD.has(recipe.id) && toldYear !== null && reporting !== null && toldYear > reporting
    const year = gone || ahead ? null : toldYear
    if (year !== null && reporting !== null && year > reporting && !recipe.target) continue
    const role: Candidate['role'] = recipe.target
      ? 'target'
      : year !== null && reporting !== null && year < reporting
        ? 'prior'
        : 'actual'
    const approximate = figure?.found.approximate ?? null
    // Where a share or a number is asked for, a figure without a unit is the number.
    const counts = figure !== null && !figure.unit && recipe.unit === '%' && recipe.measures.includes('count')
    const score =
      0.42 +
      (year !== null && year === reporting ? 0.14 : year === null ? 0.05 : 0) +
      (fits === 'stated' ||
      statement.zeroWord ||
      noun ||
      counts ||
      daysNamed(compiled, statement) ||
      DIMENSIONLESS.has(recipe.unit ?? '')
        ? 0.1
        : 0) +
      // What is wanted is a bound by nature: `by at least 42 %`.
      (approximate && !(recipe.target && approximate === 'more') ? 0 : 0.06) -
      (statement.loose ? 0.02 : 0)
    drafts.push({
      candidate: {
        datapoint: recipe.id,
        dimension,
        value,
        year: year ?? (recipe.target ? null : reporting),
        role,
        tier: 'review',
        score,
        place: placeOf(sentence.page, sentence.span, valueSpan, null, null),
        excerpt: sentence.page.text.slice(sentence.span.start, sentence.span.end),
        checks: [
          check('quote', true, null),
          check('value', true, written),
          check('unit', fits === 'stated' || recipe.unit === 'count', unit?.written ?? null),
          check('year', year !== null, year === null ? null : 'sentence'),
          check('boundary', true, 'unknown'),
          check('range', true, null),
        ],
        reason: {
          source: 'sentence',
          matched: statement.matched,
          missing: [...(year === null ? ['year'] : []), 'boundary'],
        },
      },
      strength: statement.loose ? 0.6 : 0.7,
      settled: false,
      boundary: 'unknown',
      ofPart:
        (statement.ofPart && !died) || (country !== null && !divided) || isCoverageOfPart(recipe.id, sentence.folded),
      site:
        dimension === null && !died
          ? (siteSaid(sentence.text, figure ?? word ?? sentence.span) ?? siteOf([sentence.heading ?? '']))
          : null,
      value: figure?.found.value ?? spokenOf,
    })
  }
  if (recipe.kind !== 'number') drafts.push(...statedAnswers(sentence, compiled, may, reporting))
  if (!drafts.length || compiled.unsaid?.test(sentence.folded)) return []
  const others =
    (OF_SUPPLIERS.test(sentence.folded) && !AND_OWN.test(sentence.folded)) ||
    (recipe.id.startsWith('S1-1_') && asksSuppliers(sentence))
  return recipe.id.startsWith('S1-') && others ? [] : drafts
}
