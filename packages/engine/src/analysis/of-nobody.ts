import { withWords } from './patterns.ts'

/**
 * Sentences of a report that speak of nobody's sustainability: what a law asks of everybody, what a word means, what the world or a
 * market is like, what competitors announce, whom a job advert seeks, how accounts are drawn up.
 */

const OWN = withWords(
  /\b(?:we|our|ours|us|wir|uns|unser\w*|the (?:group|company|undertaking)|(?:der|die|des|dem|im) (?:konzern|gruppe|gesellschaft)\w*|(?:das|im|des) unternehmens?)\b/,
)

/** A law as what a sentence speaks of, and not as what it leans on: `under the act`, `Schulung zum Gleichbehandlungsgesetz`. */
const NO_ENGLISH_LINK = '(?!(?:on|of|with|under|to|in|by|per|about|for) )'
const NO_GERMAN_LINK = '(?!(?:zum|zur|zu|nach|mit|von|vom|im|gemäß|laut|über|für) )'
const LAWS = [
  String.raw`(?:the|an?) (?:${NO_ENGLISH_LINK}[\w’'-]+ ){0,5}(?:act|bill|regulation|directive|ordinance)`,
  String.raw`(?:the )?(?:csrd|csddd|cbam|lksg|esrs(?: \w\d?)?)`,
  'the (?:legislator|government|european (?:union|commission|parliament)|eu)',
  String.raw`(?:das|ein|der|die|eine) (?:${NO_GERMAN_LINK}[\w-]+ ){0,3}(?:[\w-]*gesetz|[\w-]*verordnung|eu-[\w-]*richtlinie|gesetzgeber|bundesregierung|eu-kommission)`,
  String.raw`die (?:csrd|csddd|esrs(?: \w\d?)?)`,
]
const ASKS = [
  'requires?|obliges?|demands?|stipulates?|prescribes?|prohibits?|lays? down|provides? (?:for|that)|entered into force',
  'must be transposed|intends?|will (?:require|oblige|have to|demand|apply)|would have to',
  String.raw`verpflichte[nt]\w*|verlang\w*|forder\w*|schreib\w*|gibt|sieht|regelt|trat|tritt|betrifft|gilt|untersag\w*|verbietet`,
  String.raw`planen|plant (?:ein\w*|die|den|das)`,
]
const LAW = withWords(
  new RegExp(
    String.raw`^(?:[^.]{0,40}(?<!\b(?:with|under|to|by|per|of|on|in|about)) )?(?:${LAWS.join('|')})\b[^.]{0,60}\b(?:${ASKS.join('|')})\b`,
  ),
)
const MEANING = withWords(
  /^(?:the term|der begriff)\b|^(?:unter|als) [\w -]{3,60} (?:versteht|bezeichnet) man\b|^[\w -]{3,60} (?:bezeichnet (?:ein\w*|d(?:ie|en|as))|heißt, dass)\b|\b(?:see|siehe) (?:the )?glossar\w*|^[\w -]{3,50}: (?:an?|the|any|difference|negotiations|vereinbarung|missbrauch|verhältnis|differenz)\b[^.]*(?:article|directive|annex|artikel|richtlinie|gesetz\w*|glossar\w*|between|zwischen)\b/,
)
const AT_LARGE = withWords(
  /\b(?:according to|laut|nach angaben) (?:the |der )?(?:united nations|scientists|experts|vereinten nationen|uno?|wissenschaftler\w*|expert\w+|fachleuten?)\b|\b(?:experts|scientists) say\b|\bsagen (?:fachleute|expert\w+)\b|\bworld['’]s population\b|\bweltbevölkerung\b|^(?:the )?(?:market|demand|prices?) for\b|^(?:die nachfrage nach|der markt für|die preise für)\b|^(?:an?|the|several|many|some|other|one|our) competitors?\b|^(?:ein|mehrere|viele|andere|einige|unsere) (?:mit|wett)bewerber\w*/,
)
const ADVERT = withWords(
  /\b(?:looking for|seeking|suchen)\b[^.]{0,80}(?:\(m\/[fw]\/[dx]\)|\b(?:full-time|part-time|vollzeit|teilzeit)\b)|\bsend your (?:documents|application)\b|\bbewerbung(?:en)? bitte\b/,
)
const ACCOUNTS = withWords(
  /\b(?:goodwill|cash-generating units?|net realisable value|nettoveräußerungswert\w*|anschaffungskosten|herstellungskosten|geschäfts- oder firmenwert\w*|zahlungsmittelgenerierend\w*)\b/,
)

/** Whether a folded sentence speaks of no undertaking, or not of how it is run. */
export function isOfNobody(folded: string): boolean {
  const sentence = folded.trim()
  if (ADVERT.test(sentence) || ACCOUNTS.test(sentence)) return true
  return !OWN.test(sentence) && [LAW, MEANING, AT_LARGE].some((pattern) => pattern.test(sentence))
}
