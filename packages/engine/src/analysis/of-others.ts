import { forWords } from './patterns.ts'
import type { Sentence } from './sentences.ts'

const words = (source: string): RegExp => new RegExp(forWords(source), 'u')

/** Words by which a report says that it speaks of whoever wrote it. */
const OWN = words(
  String.raw`\b(?:wir|uns|unser\w*|eigene\w*|(?:der|des|dem|den|die|im|vom) (?:konzern|gruppe|unternehmen)\w*|in der gruppe|berichtende\w*|we|us|our|ours|the (?:group|company|undertaking))\b`,
)

/** Whole trades and countries, and those who count them: `in der Bauwirtschaft`, `Österreichs Handel`, `laut Statistik Austria`. */
const TRADE = String.raw`\w*(?<!\b(?:kreislauf|abfall|wasser|forst|land|eigen|betriebs|energie)-?)(?:wirtschaft|industrie|gewerbe|branche|handwerk)|(?:einzel|groß|gross|detail|lebensmittel|buch|außen|online|versand)handel|(?:banken|finanz|gesundheits|immobilien)sektor`
const FIRM = String.raw`(?! (?:ag|gmbh|se|kg|kgaa|eg|egen|holding|gruppe)\b)`
const NATION = String.raw`(?:deutsche|österreichische|schweizer(?:ische)?|europäische)[nrs]?|(?:deutschlands|österreichs|europas)|schweizer`
const MANY = String.raw`sparkassen|banken|unternehmen|krankenhäuser\w*|kliniken|haushalte\w*|stadtwerke\w*|betriebe\w*|arbeitgeber\w*|genossenschaften|kommunen|aktiengesellschaften`
const AT_LARGE = words(
  String.raw`\b(?:in der|im|am|aus der|für|die|das) (?:\w+(?:e|en|er) )?(?:${TRADE})\b${FIRM}|\b(?:${NATION}) (?:\w+(?:e|en|er) )?(?:${TRADE}|${MANY})\b${FIRM}|\b(?:bundesweit|landesweit|stadtweit|kantonsweit)\b|\b(?:bundes|landes|branchen|verbands)(?:durchschnitt|schnitt|mittel)\w*\b|\b(?:statistik austria|destatis|eurostat|auva|suva|dguv|bg(?:w|hw|n)?|berufsgenossenschaft\w*|(?:statistische[ns]?|bundes\w*) (?:bundes)?amt\w*)\b|\b(?:laut|nach|gemäß) (?:angaben |zahlen |daten |schätzung(?:en)? )?(?:einer|eine[sm]|der|des) (?:\w+ )?(?:\w*(?:untersuchung|erhebung|umfrage|studie|literatur|statistik|verband|verbands|verbandes|instituts?))\b|\bim (?:landes|branchen|fach|dach)?verband\b|\bbei der (?:verbraucherzentrale|schlichtungsstelle|\w*aufsichtsbehörde)\b|\b(?:gibt|gab|geben|gaben) an, dass|\b(?:schätzt|meldet|meldete|berichtet|berichtete),? dass|\b[ms]?dax-?(?:\d+-)?(?:konzern|unternehmen|vorst[aä]nd)\w*`,
)

/** Those a company deals with or belongs to, as what a clause speaks of: `Ein Kunde, den wir beliefern, …`. */
const PARTY = String.raw`(?:\w*(?:(?<!se|ur)kunden?|kundin|kundinnen|auftragnehmers?|auftragnehmern|auftraggebers?|subunternehmer\w*|nachunternehmer\w*|franchisenehmern?|krankenkassen?|emittent(?:en|in)?|kreditnehmer\w*|geschäftspartner\w*|wettbewerbern?|mitbewerbern?|mieter(?:innen|n)?|aktionär(?:in|e|s)?|gesellschafter(?:in|s)?|anteilseigner(?:in)?)|muttergesellschaft|mutterkonzerns?|mutterunternehmens?|konzernmutter|(?:\w+-)?holding${FIRM}|gemeinschaftsunternehmen\w*|parent company|issuers?|investees?|customers?|joint ventures?|shareholders?)`
/** The same of what a company may call itself: `Der Händler beschäftigt …`. */
const LIKE_US = String.raw`(?:\w*(?:händler(?:in|s)?|lieferant(?:en|in)?|zulieferer\w*|versorgers?|dienstleisters?|herstellers?|spediteure?s?|rückversicherers?)|retailers?|vendors?)`
const HOW = String.raw`(?:\w+(?:e|en|er|es|te) ){0,2}(?:und |and |\w+ und )?`
const NOT_THE = String.raw`(?:(?:(?:of )?(?:ein|eine|einer|unsere?[rn]?|viele|aller?|einige|zwei|drei|mehrere|our|an?|one)) )`
const LEADS = words(
  String.raw`^(?:(?:und|doch|aber|auch|so) )?(?:[\d.,]+ ?(?:%|prozent|percent) )?(?:(?:${NOT_THE}|(?:of )?(?:der|die|das|the) )?${HOW}${PARTY}|${NOT_THE}${HOW}${LIKE_US}|(?:der|die|das|the) ${HOW}${LIKE_US}(?=, (?:mit (?:dem|der|denen) wir|(?:den|die|das) wir|(?:der|die|das) uns)))\b`,
)
const THERE = words(
  String.raw`\b(?:bei|beim|in|an|auf|am|at) (?:\w+ )?(?:\w+ )?(?:unserer|unseren|unserem|unseres|der|des|einem|einer|eines|of our|our) (?:\w+(?:en|er) )?(?:${PARTY}|${LIKE_US})\b|\bbei(?: \w+en)? (?:wett|mit)bewerbern\b|\b(?:der|des|von|of the) (?:\w+ )?(?:muttergesellschaft|mutterkonzerns|konzernmutter|(?:\w+-)?holding)\b`,
)

/** Where a clause ends that is no relative one: what comes behind may speak of somebody else. */
const CUTS = /[;:] |, (?:während|wobei|while|whereas|bei uns|in unser\p{L}*|unser\p{L}*|wir|we|our) /gu

/** A clause that goes on with whom the one before it spoke of: `je Beschäftigten sind es dort 15 Stunden`. */
const STILL = /(?<!\p{L})(?:dort|dortige\p{L}*|deren|there)(?!\p{L}| (?:are|is|was|were|have|has)(?!\p{L}))/u

/** The clause of a sentence before and behind an offset, with the clause before it where it leans on that. */
function clauseAround(folded: string, at: number): [before: string, behind: string] {
  const starts = [0]
  let to = folded.length
  for (const cut of folded.matchAll(CUTS)) {
    if (cut.index >= at) {
      to = cut.index
      break
    }
    starts.push(cut.index + 2)
  }
  const from = starts.pop() ?? 0
  const start = STILL.test(folded.slice(from, to)) ? (starts.pop() ?? 0) : from
  return [folded.slice(start, at), folded.slice(at, to)]
}

/** `Bei der Ombudsstelle der Bauwirtschaft`, and not `als Unternehmen der Bauwirtschaft`. */
const OF_TRADE = words(
  String.raw`(?<!(?:unternehmen|betrieb|anbieter|hersteller|zulieferer|dienstleister|partner|spezialist|konzern|gruppe)\w* )\bder (?:${TRADE})\b${FIRM}`,
)

/** `Viele Unternehmen …`: of others than whoever writes, unless of people who work there. */
const MOST =
  /^(?:die meisten|viele|manche|immer mehr|most|many) (?!.*(?:mitarbeit|beschäftigt|arbeitnehm|belegschaft|employees|staff|colleagues))/u

/** Where a clause goes on to compare what it stated. */
const COMPARES =
  /[,(]| (?:und|unter|über|als|gegenüber|verglichen|im vergleich|and|below|above|than|against|compared) /u

/** Collective agreements are named after the trade that they are made for. */
const AGREEMENT =
  /(?:tarif|kollektiv|gesamtarbeits)vertr\p{L}* (?:für |der |des |in der )(?:die |das |den )?(?:\p{L}+(?:e|en|er|es) ){0,2}\p{L}+/u

/** Whether what a sentence says at an offset is said of a whole trade or country, and not of whoever wrote the report. */
export function saidAtLarge(folded: string, at: number): boolean {
  const [before, behind] = clauseAround(folded, at)
  const said = (before + (behind.split(COMPARES)[0] ?? '')).replace(AGREEMENT, ' ')
  return (
    (AT_LARGE.test(said) || OF_TRADE.test(before.replace(AGREEMENT, ' ')) || MOST.test(said.trimStart())) &&
    !OWN.test(before + behind)
  )
}

/** Whether what a sentence says at an offset is said of one that the company deals with or belongs to. */
export function saidOfParty(folded: string, at: number): boolean {
  const clause = clauseAround(folded, at).join('')
  return LEADS.test(clause.trimStart()) || (THERE.test(clause) && !/(?<!\p{L})(?:wir|we)(?!\p{L})/u.test(clause))
}

const DELIVERED = words(
  String.raw`\b(?:(?:be)?liefer(?:n|te|ten)|verkauf(?:en|te|ten)|versorg(?:en|te|ten)|vertrieben|sold|suppl(?:y|ied)|deliver(?:ed)?)\b[^;]{0,80}\b(?:\w*kund(?:en|innen)|\w*haushalten?|dritte[nr]?|endverbraucher\w*|customers?|households?|third parties)\b|\b(?:\w*kund(?:en|innen)|\w*haushalten?|dritte[nr]?) [^;]{0,40}\b(?:beliefert|geliefert|verkauft|abgegeben|versorgt)\b`,
)

/** Whether a sentence says at an offset what customers were supplied with, which is no consumption of one's own. */
export const deliveredToOthers = (folded: string, at: number): boolean =>
  DELIVERED.test(clauseAround(folded, at).join(''))

/** What is reported of customers and suppliers themselves, and of the trades that a company is in. */
const OF_PARTIES = /^(?:S[2-4]|S1-(?:7|14_0[39])|E1-6_2|E1-9|G1-4_07|G1-6_0[1-4]|SBM-1_(?:1|2))/
const CONSUMED = /^(?:E1-5_(?:0|1[0-5])|E3-4_(?:0[12]|11))/
const OF_TRADES = /^(?:E1-5_(?:18|19|2)|SBM-1_(?:09|1|2))/

/** `Sie will bis 2040 …`: of whom the sentence before spoke. */
const GOES_ON = /^(?:sie|er|they|it)(?!\p{L})/u

/** Whether what a sentence says at an offset is said of others, where the datapoint asks for the company's own. */
export const isOfOthers = (id: string, { folded, before }: Pick<Sentence, 'folded' | 'before'>, at: number): boolean =>
  (!OF_PARTIES.test(id) &&
    (saidOfParty(folded, at) || (before !== undefined && GOES_ON.test(folded) && saidOfParty(before, 0)))) ||
  (!OF_TRADES.test(id) && saidAtLarge(folded, at)) ||
  (CONSUMED.test(id) && deliveredToOthers(folded, at))

const SUPPLY = words(
  String.raw`\b(?:lieferant\w*|zulieferer\w*|zulieferbetriebe\w*|nachunternehmer\w*|geschäftspartner\w*|suppliers?|vendors?|business partners?)\b`,
)
const PEOPLE = String.raw`\w*mitarbeit\w*|\w*beschäftigt\w*|\w*belegschaft\w*|arbeitnehm\w*|personal|employees?|staff|workforce|colleagues|eigene\w*|own`
/** Those whom a policy of the company's own is for; whom it obliges are others. */
const OWN_PEOPLE = words(String.raw`\b(?:${PEOPLE})\b`)
const OURS = words(
  String.raw`\b(?:${PEOPLE}|(?:wir|we)(?! (?:verpflicht|forder|verlang|erwart|achten|prüf|require|expect|oblige|ask))|(?:der|des|dem|den|die|im) (?:konzern|gruppe|unternehmen)\w*|(?:the|our) (?:group|company))\b`,
)

/** Whether a sentence says what suppliers have to keep to, or goes on with a sentence or below a heading that does. */
export const asksSuppliers = ({ folded, before, heading }: Pick<Sentence, 'folded' | 'before' | 'heading'>): boolean =>
  !OURS.test(folded) && [folded, before, heading].some((text) => text && SUPPLY.test(text) && !OWN_PEOPLE.test(text))
