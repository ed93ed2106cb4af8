import { withWords } from './patterns.ts'

/** What a column (or a row) of figures is about. */
export type ColumnRole = 'actual' | 'target' | 'base' | 'change' | 'reduction' | 'share' | 'note' | 'foreign'

const CHANGE =
  /(?:change|changes|variance|difference|deviation|trend|growth|yoy|y-o-y|veränderung|abweichung|differenz|entwicklung|delta|δ|vs\.?|vgl\.?|ggü\.?|gegenüber|compared|increase|decrease|zunahme|abnahme|\+\/-|% n\/n-1|reduction (?:from|vs|compared)|achieved reduction)/
/** `2024-2023`, `2024/23`: the later year before the earlier one is what lies between them; a split year runs the other way. */
const BETWEEN_YEARS = /(?<![\d/-])(?:fy ?|gj ?)?20(\d\d) ?[-/] ?(?:fy ?|gj ?)?(?:20)?(\d\d)(?![\d/-])/
const isBetweenYears = (text: string): boolean => {
  const [, later, earlier] = BETWEEN_YEARS.exec(text) ?? []
  const years = Number(later) - Number(earlier)
  return years >= 1 && years <= 5
}
const REDUCTION =
  /(?:percent(?:age)?|%|prozentuale?) ?(?:reduction|reduktion|minderung|senkung)|(?:reduction|reduktion|minderung|senkung) (?:target|ziel|in %|\(%\)|from base|gegenüber (?:dem )?basis)/
const TARGET =
  /(?:\btargets?\b|\bgoals?\b|\bobjectives?\b|\bziel|\bsoll(?:wert)?\b|\bplan(?:ned|ung|wert)?\b|\bgeplant|\bangestrebt|\bvorgabe|\bambition|\bto be (?:reached|achieved)\b|milestone|meilenstein|\b20(?:30|35|40|45|50)\b)/
/** Figures of others, and figures that nobody has measured: averages of an industry, limits, forecasts. */
const FOREIGN = withWords(
  /\bbenchmark|\bbest[ -]in[ -]class\b|\bpeers?\b|(?:\b(?:industry|sector|market|national|regional|eu|european)|\b(?:branchen|bundes|landes|markt|eu))(?:-| )?(?:wide )?(?:average|mean|median|durchschnitt|mittel(?:wert)?|schnitt|vergleich)\w*|(?:average|mean|median|durchschnitt|schnitt) (?:of |in |for )?(?:the |der |in der )?(?:industry|sector|peers|branche)|^(?:sector|industry|branche|competitors?|wettbewerber)$|\bbudget|forecast|prognose|hochrechnung|\bscenario|szenari|\bpathway\b|limit (?:value|wert)|grenzwert|\bpermitted\b|\bpermit limit|\blicen[cs]e limit|\b(?:legal|statutory|consent|regulatory|emission|discharge) limit|genehmigungswert|^limits?(?: \([^()]*\))?$|überwachungswert|zulässiger? höchst|^(?:maximal )?zulässig|vergleichswert|referenzwert|reference value|^(?:expected|expectation|erwart\w+|outlook|ausblick)(?: (?:for |für )?(?:fy ?)?20\d\d)?$/,
)
/** What figures are divided by, at the end of a head or title: `per employee`, `je Tonne Produkt`, `pro m2`. */
const PER_UNIT = withWords(
  /(?:^|[ (])(?:(?:per|je|pro) |\/ ?)(?:\d[\d.,]* |one |eine[nrm]? |million |mio\.? )?(?:[\p{L}-]+ ){0,2}?(?:employees?|fte|heads?|capita|kopf|mitarbeit\w+|beschäftigte\w*|persons?|vollzeit\w*|tonnes?|tons?|t|kg|m2|m3|square \w+|quadratmeter|units?|stück|pieces?|items?|products?|produkte?\w*|vehicles?|fahrzeuge?|eur|euro|€|chf|usd|revenue|sales|turnover|umsatz|guests?|gast|(?:guest )?nights?|übernachtung\w*|hectolit\w+|hektoliter|hl|lit(?:re|er)s?|km|kilomet\w+|passengers?|passagiere?|customers?|kunden?|hours?|stunden?|rooms?|zimmer|beds?|betten?|patients?|buildings?|gebäude|pallets?|palette\w*|parcels?|paket\w*|shipments?|sendung\w*|kwh|mwh|gwh|gj)(?![\p{L}\d])/u,
)
const ABSOLUTE = /\babsolut|\btotals?\b|gesamt|\band\b|\bund\b|&/

/** Whether a head or title says that what stands below it is divided by something, and not given as a whole as well. */
export const isPerUnit = (text: string): boolean => PER_UNIT.test(text) && !ABSOLUTE.test(text)

/** Whether folded words say that a figure is of others, or that nobody has measured it. */
export const isForeign = (text: string): boolean => FOREIGN.test(text)

/** Such a column may stand beside the company's own, below a head that names both. */
const OWN = withWords(/\b(?:own|our|eigene\w*|unser\w*|group|konzern|gruppe)\b/)
const BASE =
  /(?:base ?(?:line)? ?year|\bbase ?line\b|basisjahr|\bbasis\b|basiswert|ausgangswert|base value|baseline value|referenzjahr|reference year)/
/** Without a year of its own such a column cannot be told from the one of the report. */
const BEFORE = /\b(?:previous|prior|preceding|last) (?:financial |fiscal |reporting )?year\b|\bvorjahr|\bvj\b/
const SHARE = /^(?:in )?(?:%|in %|percent|prozent|share|anteil|quote|proportion|percentage)(?: .{0,30})?$/
const NOTE =
  /^(?:notes?|anm(?:\.|erkung(?:en)?)?|fu(?:ß|ss)note|gri(?:[ -].{0,12})?|esrs(?: .{0,12})?|reference|referenz|verweis|(?:(?:see|report|ar|pdf) )?(?:pages?|seiten?)(?:[ -]?(?:no\.?|numbers?|refs?\.?|references?|zahl|verweis))?|kapitel|chapter|paragraphs?(?: ?[/,] ?.{0,20})?|sections?|abschnitte?|fundstellen?|code|id|no\.?|nr\.?|row|zeile|sdg.*|ref\.?)$/
const ACTUAL =
  /(?:\bactual|\bist\b|result|ergebnis|achieved|erreicht|current|reporting period|berichts(?:jahr|zeitraum|periode))/

/** Reads the role of a column from its folded header words, nearest to the figures last. */
export function columnRole(words: string[]): ColumnRole {
  const all = words.join(' ')
  const last = words[words.length - 1] ?? ''
  if (NOTE.test(last) && !ACTUAL.test(all)) return 'note'
  if (FOREIGN.test(all) && !(words.length > 1 && !FOREIGN.test(last) && (ACTUAL.test(last) || OWN.test(last))))
    return 'foreign'
  if (REDUCTION.test(all)) return 'reduction'
  if (BASE.test(all)) return CHANGE.test(all.replace(BASE, '')) ? 'change' : 'base'
  if (CHANGE.test(all) || isBetweenYears(all)) return 'change'
  if (BEFORE.test(all) && !/\b(?:19|20)\d{2}\b/.test(all)) return 'base'
  if (ACTUAL.test(all) && !TARGET.test(last)) return 'actual'
  if (TARGET.test(all)) return 'target'
  if (words.some((word) => SHARE.test(word))) return 'share'
  return 'actual'
}

/** The head of a column of years until which something shall be reached. */
export const TARGET_YEAR = /target year|zieljahr|year of target|target date|^until$|^bis$|^by$/
const REDUCED =
  /^(?:(?:ghg |co2 |thg-?|planned |geplante )*(?:emissions? )?(?:reductions?|reduktion|minderung|senkung|einsparung)(?: in %| \(%\)| %)?)$/

/** The roles of columns beside each other: what is reduced until a year that another column names is aimed at. */
export function columnRoles(heads: readonly string[][]): ColumnRole[] {
  const roles = heads.map(columnRole)
  if (!heads.some((words) => TARGET_YEAR.test(words.join(' ')))) return roles
  return roles.map((role, i) => (role === 'actual' && REDUCED.test(heads[i]?.at(-1) ?? '') ? 'reduction' : role))
}

/** What the words beside a label or above a figure say about whom the figure covers. */
export type Boundary = 'group' | 'part' | 'unknown'

const GROUP = withWords(
  /\b(?:group|total|totals|overall|company-?wide|group-?wide|worldwide|globally?|consolidated|all (?:\w+ ){0,2}(?:sites|facilities|locations|countries|companies|employees|entities))\b|gruppe\b|gesamt|konzern|\bsumme\b|insgesamt|weltweit|konsolidiert|unternehmensweit|\balle (?:standorte|gesellschaften|werke)\b/,
)
const PART = withWords(
  /\b(?:offices?|data ?cent(?:er|re)s?|warehouses?|plants?|sites?|factor(?:y|ies)|branch(?:es)?|subsidiar(?:y|ies)|segments?|divisions?|departments?|headquarters?|locations?(?![ -]based)|(?<!\b(?:für|in|for|to|of|the|die|der|den|our|unsere|unserer) )regions?|business units?|colocation|retail|stores?|gmbh|ag|se|kgaa|ltd|inc|llc|s\.?r\.?l|s\.?p\.?a|d\.?o\.?o|b\.?v|n\.?v|plc|parent company)\b|\bof which|\bthereof|\bdavon\b|\bdarunter\b|standort(?!bezogen|basiert)|niederlassung|\bwerke?\b|büro|rechenzentr|tochter|geschäftsbereich|\bfiliale|\bsparte|\bsegment/,
)

/** What is left of the whole beside a part: `Rest of Group`, `Global (excluding UK and offshore area)`. */
const REST = withWords(
  /\b(?:rest|remainder) of (?:the )?(?:group|world|company)\b|\b(?:group|global|worldwide)\W{1,3}(?:excl\w*|ex|without|outside)\b|\b(?:outside|excl\w*|except) (?:of )?(?:the )?(?:uk|united kingdom|great britain)\b|\bnon-uk\b|\b(?:übrige[rsn]?|restliche[rsn]?) (?:konzern|gruppe|gesellschaften|länder|welt)/,
)

/** Tells group figures from figures of a part. Folded words wanted. */
export function boundaryOf(text: string): Boundary {
  if (/\b(?:of which|thereof|davon|darunter)\b/.test(text) || REST.test(text)) return 'part'
  if (GROUP.test(text)) return 'group'
  return PART.test(text) ? 'part' : 'unknown'
}
