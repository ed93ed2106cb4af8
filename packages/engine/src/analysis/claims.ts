import { MASK_FIRST, MASK_LAST } from './compiled.ts'
import { forWords } from './patterns.ts'
import { type Figure, isNone, isPartOfTotal, originalOffset, rejected, type Sentence } from './sentences.ts'
import { atSomeSites } from './sites.ts'

/** What a sentence says of a figure in words that could as well label a row of a table: `total energy consumption` is 12.1 GWh. */
export interface Claim {
  label: string
  /** The same with German adjectives as they stand without an article. */
  plain: string
  figure: Figure | null
  /** For statements that there was none: the word that says so, as offsets into the sentence. */
  zeroWord: { start: number; end: number } | null
  /** Words of the sentence from the clause on; they say whose figure it is. */
  clause: string
  matched: string
}

const words = (source: string, flags = 'u'): RegExp => new RegExp(forWords(source), flags)
const F = '[\\uE000-\\uE3FF]'

/** Whole sentences that speak of somebody else, of wishes or of rules. */
const NOT_OURS = words(
  String.raw`\b(?:suppliers?|supplier's|lieferant\w*|vorlieferant\w*|industry|industries|branche\w*|sector|sector's|peers?|competitors?|wettbewerber\w*|households?|haushalt\w*|acquired (?:company|business|firm|group|entit\w+|subsidiar\w+)|(?:company|business|firm|group|subsidiary)(?:,? that| which)?(?: we| was| were| has been| had been)* acquired|(?:erworbene|übernommene|zugekaufte)\w* (?:unternehmen|gesellschaft|firma|betrieb|gruppe|tochter)\w*|contractors?|subcontractors?|leiharbeit\w*|fremdfirm\w*|third part(?:y|ies)|logistics partners?|eu average|national average|bundesdurchschnitt|worldwide average|study|studie|studien|survey of|a typical|ein typisch\w*|durchschnittlich\w* (?:industriebetrieb|haushalt|unternehmen)|berufsgenossenschaft\w*|statistisch\w*|federal|bundesweit|regulations?|verordnung|richtlinie|directive|thresholds?|schwellenwert\w*|grenzwert\w*|permit|each of our|per unit|per product|pro stück|je stück|if every|would|could|should|shall|must|sollte\w*|könnte\w*|würde\w*|muss|müssen|soll|sollen|target\w*|goals?|aim(?:s|ed|ing)?|ambition\w*|plan(?:s|ned)?|intends?|commit(?:s|ted)?|expect\w*|forecast|ziel\w*|geplant\w*|plant|planen|erwarte\w*|prognos\w*|künftig\w*|zukünftig\w*|in future|will|wird bis|werden bis|by 20[2-5]\d|bis 20[2-5]\d|until 20[2-5]\d|base ?year|baseline|basisjahr\w*|hypothetical|avoided|vermieden\w*)\b`,
)

/** `…, and the targets set were achieved`: an end without a figure that says how what was stated compares with what was wanted. */
const MET =
  /(?:,| and| und)(?: \p{L}+){0,4} (?:targets?|goals?|ziele?)(?: [\p{L}-]+){0,12} (?:achieved|met|reached|exceeded|beaten|erreicht|übertroffen|erfüllt)(?: [\p{L}-]+){0,4}\.?$/u

/** Whether a sentence speaks of somebody else, of wishes or of rules. Folded text wanted. */
export const isNotOurs = (folded: string): boolean => NOT_OURS.test(folded) && NOT_OURS.test(folded.replace(MET, ''))

const LEAD = words(
  String.raw`^(?:and|und|sowie|also|while|whereas|während|wobei|here|hierbei|dabei|damit|somit|dadurch|hence|thus|erg(?:eben|ibt|aben|ab) sich|insgesamt|overall|in total|altogether|additionally|moreover|furthermore|zudem|außerdem|ferner|the|our|its|their|this|these|a|an|die|der|das|dem|den|unser\w*|ihr\w*|diese\w*|ein\w*|group-wide|konzernweit\w*|worldwide|weltweit|globally|related|corresponding|resulting|associated|dazugehörige\w*|entsprechende\w*|damit verbundene\w*|[\p{L}.&-]+'s?(?= ))[ ,]+`,
)
const TIME = words(
  String.raw`(?<![\p{L}\d-])(?:(?:in|for|during|over|throughout|at the end of|as of|as at|at|im|in dem|zum|per|bis|ende|am ende des|am|zum ende des|seit|mit) )?(?:the )?(?:(?:past |previous )?(?:financial|fiscal|reporting|business|calendar) (?:year|period)|year under review|year|stichtag|year-end|year end|end of the year|bilanzstichtag|jahresende|abgelaufenen? (?:geschäfts)?jahr\w*|(?:berichts|geschäfts|kalender)jahre?s?|berichtszeitraums?|berichtsperiode|jahre?s?)(?:,? (?:20\d\d ?\/ ?(?:20)?\d\d|20\d\d))?(?= |,|$)|(?<![\p{L}\d-])(?:(?:in|for|during|at the end of|by the end of|as of|as at|im|zum|per|ende|anfang|am) )?(?:31 december |december 31,? |31st december |31\. ?dezember |31\.12\.|30 june |30\. ?juni |30\. ?september |the )?(?:20\d\d ?\/ ?(?:20)?\d\d|20\d\d)(?![\d.,])`,
  'gu',
)
/** `Compared with the previous year, …`: what a figure is held against is no part of its name. */
const VERSUS = words(
  String.raw`(?<!\p{L})(?:compared (?:to|with)|in comparison (?:to|with)|relative to|versus|vs\.?|im vergleich zu[mr]?|gegenüber(?: dem)?|verglichen mit(?: dem)?) (?:the |our )?(?:(?:previous|prior|preceding|last) (?:reporting |financial |fiscal )?(?:year|period)|vorjahr(?:eswert|esniveau|eszeitraum)?)(?!\p{L}),?`,
)
const ABOUT = words(
  String.raw` (?:around|about|approximately|approx\.|roughly|some|nearly|almost|only|just|just under|just over|slightly (?:under|over)|rund|etwa|ca\.|circa|knapp|gut|nur|noch|weiterhin|still|unchanged at|jeweils|insgesamt|a total of|in total|total of|zusammen|more than|over|über|mehr als|lediglich|nunmehr|nun|now|konzernweit|gruppenweit|unternehmensweit|weltweit|group-wide|worldwide|globally)$`,
)
const ADVERB = String.raw`(?: (?:slightly|significantly|sharply|further|again|only|markedly|considerably|leicht|deutlich|erneut|weiter|im durchschnitt|durchschnittlich|on average|thus|damit|somit|dabei|also|hierbei))*`
const LINK = words(
  String.raw`^(.*?)[ ,]*(?:\b(?:was|were|is|are|has been|amount(?:s|ed|ing) to|came to|comes to|stood at|stands at|numbered|total(?:l?ed|s)|reach(?:ed|es)|remain(?:s|ed)(?: \w+)?(?: at)?|(?:fell|falls|rose|dropped|declined|decreased|increased|grew|climbed|improved|narrowed|widened|shrank|went down|went up|sank|dipped|(?:was|were) (?:reduced|lowered|cut|increased)|ha(?:s|ve) (?:fallen|risen|dropped|declined|decreased|increased|grown|climbed|improved|narrowed|widened|shrunk|been (?:reduced|lowered|cut|increased)))${ADVERB} to|averaged|averages|stamm(?:t|en|te|ten)|came from|comes from|equal(?:l?ed|s)|account(?:s|ed) for|stayed at|betrug(?:en)?|beträgt|betragen|lag(?:en)?|liegt|liegen|belief(?:en)? sich|beläuft sich|belaufen sich|bezifferte\w* sich|summier\w+ sich|erreicht\w*|(?:stieg(?:en)?|sank(?:en)?|fiel(?:en)?|ging(?:en)?|wuchs(?:en)?|kletter\w+)|(?:erhöht|verringert|reduziert|verbessert|vermindert)\w* sich|blieb(?:en)?|umfasst\w*|war(?:en)?|ist|sind|ergab(?:en)?|entspricht)\b${ADVERB}(?: (?:bei|auf|zu|at|to|mit|konstant bei|stabil bei|unverändert bei|stable at|constant at))?|:| bei| von| in höhe von)$`,
)
const INVERTED = words(
  String.raw`^(?:betrug(?:en)?|beträgt|betragen|lag(?:en)?|liegt|liegen|belief(?:en)? sich|beläuft sich|(?:stieg(?:en)?|sank(?:en)?|fiel(?:en)?)|(?:erhöht|verringert|reduziert|verbessert|vermindert)\w* sich|blieb(?:en)?|erreichte\w*|war(?:en)?|ist|sind) (.*?)(?: (?:bei|auf|zu))?$`,
)
const OF = words(
  String.raw`^(?:.* )?(?:an?|einer|einem|einen|eine|the|our|die|der|with|mit) (.{4,90}?) (?:of|von|at|in höhe von)$`,
)
const ENTFALLEN = words(String.raw`^(?:auf )(.{3,80})$`)
const AGAIN = words(
  String.raw`^[.,]* ?(?:(?:and|und|sowie) )?(?:(?:the|die|der|das|our|unsere) )?([\p{L}][^,;:]{3,70}?)(?<!\b(?:and|und|or|oder|sowie|plus))(?: for| auf| bei)?$`,
)
const STOP_RIGHT = words(
  String.raw`[,;:()]|\b(?:and|und|or|oder|which|that|who|whom|from|compared|while|whereas|during|der|die|das den|im vergleich|gegenüber|verglichen|aus|which|sowie|an|am|was|were|wurden?|have|has|haben|hat|by|through|durch|with|mit)\b|[.!?]$`,
)
const COUNTED = words(
  String.raw`(?:^|\b)(?:recorded|regret(?:ted)?|mourn(?:ed)?|beklag\w+|reported|registered|there (?:were|was)|we had|had|occurred|saw|counted|ereigneten? sich|verzeichnet\w*|erfasst\w*|registriert\w*|gab es|es gab|kam es zu|kam es|wurden?|gemeldet|waren|zu|with|mit)$`,
)
const NONE = words(
  String.raw`(?<![\p{L}-])(?:no|zero|not a single|neither|keine[rnm]?|kein|keinerlei)(?: (?:confirmed|known|further|reported|substantiated|single|bestätigten?|bekannten?))? ([\p{L}][^,;:()]{3,150})`,
  'gu',
)
const HAPPENED = words(
  String.raw`\b(?:there (?:were|was|have been|are)|occurred|recorded|reported|registered|confirmed|identified|imposed|incurred|paid|received|filed|known|made|gab|gibt|ereignet\w*|verzeichne\w*|registriert\w*|erfasst\w*|gemeldet\w*|bestätigt\w*|verhängt\w*|bekannt\w*|festgestellt\w*|kam es|kam|gezahlt\w*|geleistet\w*|eingegangen\w*|anhängig|vor|zu verzeichnen|we had|had no|suffered)\b`,
)
const NOTE = /^\p{L}[^,.:;\uE000-\uE3FF]{2,60}$/u
const NOTE_ENDS = /^ ?(?:[,.;(]|$)/
const VERB = words(
  String.raw`\b(?:was|were|is|are|had|has|have|used|came|fell|rose|emitted|produced|consumed|betrug|betrugen|beträgt|lag|lagen|liegt|belief|war|waren|ist|sind|hat|haben|entfiel|entfielen|entfallen|stieg|sank|verbrauch(?:t|te|ten)|by|um|from|von|auf)\b`,
)
const WE_EMITTED = words(
  String.raw`\b(?:we|wir|the (?:group|company)|der konzern|das unternehmen)\b.{0,40}?\b(?:emitted|emit|caused|produced|verursacht\w*|emittiert\w*|stießen)|(?:emitted|haben|stießen) (?:we|wir)\b`,
)
const VERB_TAIL = words(
  String.raw`[ ](?:in|im|were|was|have|has|wurden?|gab|gemeldet|verhängt|bestätigt|bekannt|registriert|verzeichnet|erfasst|festgestellt|recorded|reported|during|occurred|confirmed|imposed|identified|anhängig|gegen|against|zu|vor|wegen rechtswidrig\w*|at|within)\b.*$`,
)

/** German adjectives lose the ending that an article gives them: `direkten emissionen` is `direkte emissionen`. */
const withoutArticle = (label: string): string =>
  label.replace(/(?<=^|[ (])(\p{L}{4,}e)[nrs](?= [\p{L}])/gu, '$1').replace(/(?<=^| )(\p{L}{4,}e)m (?=\p{L})/gu, '$1 ')

function tidy(text: string): string {
  let label = (text.split(/: /).pop() ?? text).replace(/\s+/g, ' ').replace(/^[ ,.(–-]+|[ ,.:–-]+$/g, '')
  for (let before = ''; before !== label; ) {
    before = label
    label = label.replace(LEAD, '').replace(/^[ ,]+/, '')
  }
  return label
}

/** What stands before a figure up to the figure before it, without when it was. */
function leftOf(masked: string, at: number): string {
  let from = at
  while (from > 0 && !isFigure(masked, from - 1)) from -= 1
  const clause = masked.slice(from, at)
  const cut = Math.max(
    clause.lastIndexOf(';'),
    clause.lastIndexOf(', while '),
    clause.lastIndexOf(' whereas '),
    clause.lastIndexOf(', während '),
    clause.lastIndexOf('. '),
  )
  let left = clause
    .slice(cut < 0 ? 0 : cut + 1)
    .replace(VERSUS, ' ')
    .replace(TIME, ' ')
    .replace(/\s+/g, ' ')
    .trimEnd()
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replace(ABOUT, '')
  }
  return left
}

const isFigure = (masked: string, at: number): boolean => {
  const code = masked.charCodeAt(at)
  return code >= MASK_FIRST && code <= MASK_LAST
}

function rightOf(masked: string, at: number): string {
  let to = at + 1
  while (to < masked.length && !isFigure(masked, to)) to += 1
  const right = masked
    .slice(at + 1, to)
    .replace(TIME, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const stop = STOP_RIGHT.exec(right)
  return stop ? right.slice(0, stop.index).trim() : right
}

/** From `fell by 22 % to 3,617 t` and `rose from 31 to 36 percent` only the last figure counts. */
function withoutChanges(masked: string): string {
  return masked
    .replace(/ ?\((?:in |im jahr |fy ?)?20\d\d(?:\/\d{2,4})?: [^()]{1,80}\)/g, '')
    .replace(
      words(
        String.raw`(?: (?:by|um)(?: around| about| rund| ca\.| etwa)? ${F})(?= (?:to|auf) (?:around |about |rund |ca\. |etwa )?${F})`,
        'gu',
      ),
      '',
    )
    .replace(
      words(
        String.raw`(?: (?:from|von)(?: around| rund| ca\.)? ${F})(?: (?:in|im (?:geschäfts)?jahr|im vorjahr|in the previous year|in the prior year)?(?: ?20\d\d)?)?(?= (?:to|auf) (?:around |about |rund |ca\. |etwa )?${F})`,
        'gu',
      ),
      '',
    )
}

/** How a Scope 2 figure was calculated, said before or behind it: `on a market basis`, `nach dem standortbezogenen Ansatz`. */
const BASIS: readonly [string, RegExp][] = [
  ['market-based', words(String.raw`(?<![\p{L}-])(?:market[ -]?(?:based|basis)|markt(?:bezogen|basiert)\w*)`)],
  ['location-based', words(String.raw`(?<![\p{L}-])(?:location[ -]?(?:based|basis)|standort(?:bezogen|basiert)\w*)`)],
]
const basisIn = (text: string): string[] => BASIS.filter(([, word]) => word.test(text)).map(([basis]) => basis)

/** A remark beside the name of a disclosure: its own words name the figure (`pay gap 12.6 %`), or the name does. */
function remarkClaims(sentence: Sentence, name: string): Claim[] {
  const claims: Claim[] = []
  const add = (raw: string, figure: Figure | null, zeroWord: Claim['zeroWord']): void => {
    const label = tidy(raw)
    if (label.length < 3 || label.length > 140) return
    claims.push({
      label,
      plain: withoutArticle(label),
      figure,
      zeroWord,
      clause: '',
      matched: `${name}: ${sentence.text}`,
    })
  }
  const { masked, figures } = sentence
  for (let at = 0; at < masked.length; at++) {
    if (!isFigure(masked, at)) continue
    const figure = figures[masked.charCodeAt(at) - MASK_FIRST]
    if (!figure || figure.found.upTo) continue
    const left = tidy(leftOf(masked, at))
    const right = rightOf(masked, at)
    if (/\p{L}{3}/u.test(left)) add(left, figure, null)
    else if (right) {
      add(right, figure, null)
      add(`${name} ${right}`, figure, null)
    }
    const [basis] = basisIn(masked.slice(at + 1))
    add(basis ? `${name} ${basis}` : name, figure, null)
  }
  const none = /^(?:keine?|none|nil)\.?$/.exec(sentence.folded.trim())
  if (none) add(name, null, { start: 0, end: sentence.text.replace(/\.$/, '').length })
  for (const hit of masked.matchAll(NONE)) {
    const start = originalOffset(sentence, hit.index)
    const end = start + (/^\p{L}+/u.exec(hit[0])?.[0].length ?? 2)
    add((hit[1] ?? '').replace(/[\uE000-\uE3FF].*$/u, ''), null, { start, end })
  }
  return claims
}

/** Words about emissions that say no more than the scope in brackets behind them does. */
const SCOPED = words(
  String.raw`^(?:(?:our|own|unsere?[rn]?|eigenen?|total|gross|brutto|gesamten?|other|sonstigen?|direct(?:ly)?|indirect|direkten?|indirekten?|energy(?:-related)?|energiebezogenen?|energiebedingten?|ghg|thg|co2|greenhouse|gas|treibhausgas\w*|emissions?|emissionen|thg-emissionen|co2-emissionen|vorgelagerten?|nachgelagerten?|upstream|downstream|value|chain|in|of|and|und|from|aus|the|der|die|company|group|unternehmens?|konzerns?|entlang|wertschöpfungskette|lieferkette|supply) )+\(scope ?([123])\)(?: (?:unseres?|of|der|des|the|our|company|group|unternehmens?|konzerns?))*$`,
)

/**
 * The claims of a sentence: what is said of its figures, in either order, and of what there was none. Sentences about others,
 * about targets and about rules make none.
 */
export function claimsOf(sentence: Sentence): Claim[] {
  if (sentence.named !== undefined) return remarkClaims(sentence, sentence.named)
  if (isNotOurs(sentence.folded)) return []
  const asked = sentence.asked
  if (asked && asked.length < 200) {
    const label = tidy(asked.replace(/[.:]$/, ''))
    const zeroWord = { start: 0, end: sentence.text.replace(/\.$/, '').length }
    const matched = `${label}: ${sentence.text}`
    return [{ label, plain: withoutArticle(label), figure: null, zeroWord, clause: '', matched }]
  }
  const claims: Claim[] = []
  let before: string | null = null
  const masked = withoutChanges(sentence.masked)
  for (let at = 0; at < masked.length; at++) {
    if (!isFigure(masked, at)) continue
    const figure = sentence.figures[masked.charCodeAt(at) - MASK_FIRST]
    if (!figure || figure.found.upTo || isPartOfTotal(sentence, masked.charCodeAt(at) - MASK_FIRST)) continue
    if (rejected(sentence.folded.slice(Math.max(0, figure.start - 90), figure.start), false)) continue
    const left = leftOf(masked, at)
    const add = (raw: string): void => {
      const label = tidy(raw)
      if (label.length < 3 || label.length > 140) return
      const matched = sentence.text.slice(Math.max(0, figure.start - 80), figure.end)
      const told = isNone(figure) ? { figure: null, zeroWord: figure } : { figure, zeroWord: null }
      claims.push({ label, plain: withoutArticle(label), ...told, clause: left, matched })
      const scope = SCOPED.exec(label)?.[1]
      if (scope) add(`scope ${scope} emissions`)
      // The method is said once before the verb, or behind each of two figures.
      const [basis, second] = basisIn(label).length ? [] : basisIn(`${basisIn(left).length ? left : ''} ${behind}`)
      if (basis && !second && /scope ?2/.test(label))
        add(`${label.replace(/ (?:weisen|ergaben?|berichten)\b.*$/, '')} ${basis}`)
    }
    const behind = masked.slice(at + 1, at + 60).split(/[\uE000-\uE3FF;.]/u)[0] ?? ''
    const emitted =
      figure.unit?.dimension === 'ghg' || figure.unit?.dimension === 'mass' ? /^ \(scope ?([123])\)/.exec(behind) : null
    if (emitted?.[1] && WE_EMITTED.test(left)) add(`scope ${emitted[1]} emissions`)
    // A note in telegraphic style: `Waste in total 58.2 t, of which hazardous 3.1 t`.
    if (NOTE.test(masked.slice(0, at)) && NOTE_ENDS.test(masked.slice(at + 1)) && figure.unit && !VERB.test(left)) {
      add(left)
      before = tidy(left)
      continue
    }
    // `Employees with disabilities: 29 – in % 5.3`: the share of what was counted before.
    if (before && /^[ ,(–-]*(?:in|als) (?:%|prozent|percent)[ :]*$/.test(left)) add(before)
    const named = before
    const link = LINK.exec(left)
    if (link?.[1]) {
      add(link[1])
      before = tidy(link[1])
    }
    // `For Scope 2 we report 0 t by the market-based approach, 3,710 t by the location-based one.`
    const [stated] =
      !link && !before && /^\D*scope ?2(?! ?(?:und|and|&|,))(?!.* (?:und|and|sowie)$)/.test(left) ? basisIn(left) : []
    if (stated) {
      before = 'scope 2 emissions'
      add(`${before} ${stated}`)
      continue
    }
    // `58 t market-based and 1,812 t location-based`: what stands before belongs to the figure before.
    const own = basisIn(behind).length === 1 && /^[ (]{0,2}(?:market|location|markt|standort)/.test(left)
    const [other] = before && !link && /scope ?2/.test(before) ? basisIn(own ? behind : `${left} ${behind}`) : []
    if (before && other) {
      add(`${BASIS.reduce((text, [, word]) => text.replace(word, ''), before)} ${other}`)
      continue
    }
    // `Recordable accidents: 2 (rate: 3.4)`
    const inside = named
      ? /^ ?\(((?:[\p{L}-]+ )?(?:rate|quote|frequency|häufigkeit|unfallquote)):? ?$/u.exec(left)
      : null
    if (inside?.[1]) add(`${inside[1]} ${named}`)
    // `Scope 1 emissions were 5 t, the market-based Scope 2 emissions 7 t`: the verb is not said again.
    const again = link || !before ? null : AGAIN.exec(left)
    if (again?.[1]) {
      add(again[1])
      if (/scope/.test(again[1])) before = tidy(again[1])
      const noun = before?.split(' ').pop()
      if (noun && again[1].split(' ').length <= 2) add(`${again[1]} ${noun}`)
    }
    const inverted = INVERTED.exec(tidy(left))
    if (inverted?.[1]) add(inverted[1])
    if (figure.found.approximate === null) {
      const of = OF.exec(left)
      if (of?.[1]) add(of[1])
    }
    const right = rightOf(masked, at)
    const shared = /(?:entfielen|entfallen|entfällt|entfiel)$/.test(left) || ENTFALLEN.test(right)
    if (shared) {
      const on = ENTFALLEN.exec(right)
      if (on?.[1]) add(on[1])
    } else if (figure.unit === null || figure.unit.dimension === 'count') {
      const bound = figure.found.approximate === 'more' || figure.found.approximate === 'less'
      if (right && !bound && COUNTED.test(left.trim())) add(right)
    }
  }
  return [...claims, ...zeroClaims(sentence)]
}

/** What a sentence says there was none of. */
function zeroClaims(sentence: Sentence): Claim[] {
  if (!HAPPENED.test(sentence.folded) || /\b(?:if|whether|falls|wenn|ob)\b/.test(sentence.folded)) return []
  const claims: Claim[] = []
  for (const hit of sentence.masked.matchAll(NONE)) {
    if (atSomeSites(sentence.masked.slice(hit.index))) continue
    const raw = (hit[1] ?? '').replace(TIME, ' ').replace(/[\uE000-\uE3FF].*$/u, '')
    const start = originalOffset(sentence, hit.index)
    const end = start + (/^[\p{L}]+/u.exec(hit[0])?.[0].length ?? 2)
    for (const label of new Set([
      tidy(raw),
      tidy(raw.replace(VERB_TAIL, '')),
      tidy(raw.split(/ (?:or|and|oder|und) /)[0] ?? '').replace(VERB_TAIL, ''),
    ]))
      if (label.length > 3)
        claims.push({
          label,
          plain: withoutArticle(label),
          figure: null,
          zeroWord: { start, end },
          clause: '',
          matched: hit[0].trim(),
        })
  }
  return claims
}
