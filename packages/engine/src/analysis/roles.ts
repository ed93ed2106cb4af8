import { withWords } from './patterns.ts'

/** What a column (or a row) of figures is about. */
export type ColumnRole = 'actual' | 'target' | 'base' | 'change' | 'reduction' | 'share' | 'note'

const CHANGE =
  /(?:change|changes|variance|difference|deviation|trend|growth|yoy|y-o-y|veränderung|abweichung|differenz|entwicklung|delta|δ|vs\.?|vgl\.?|ggü\.?|gegenüber|compared|increase|decrease|zunahme|abnahme|\+\/-|% n\/n-1|reduction (?:from|vs|compared)|achieved reduction)/
const REDUCTION =
  /(?:percent(?:age)?|%|prozentuale?) ?(?:reduction|reduktion|minderung|senkung)|(?:reduction|reduktion|minderung|senkung) (?:target|ziel|in %|\(%\)|from base|gegenüber (?:dem )?basis)/
const TARGET =
  /(?:\btargets?\b|\bgoals?\b|\bziel|\bsoll\b|\bplan(?:ned|ung)?\b|\bambition|\bbudget\b|forecast|prognose|milestone|meilenstein|\b20(?:30|35|40|45|50)\b)/
const BASE =
  /(?:base ?(?:line)? ?year|\bbase ?line\b|basisjahr|\bbasis\b|basiswert|ausgangswert|base value|baseline value|referenzjahr|reference year)/
/** Without a year of its own such a column cannot be told from the one of the report. */
const BEFORE = /\b(?:previous|prior|preceding|last) (?:financial |fiscal |reporting )?year\b|\bvorjahr|\bvj\b/
const SHARE = /^(?:in )?(?:%|in %|percent|prozent|share|anteil|quote|proportion|percentage)(?: .{0,30})?$/
const NOTE =
  /^(?:notes?|anm(?:\.|erkung(?:en)?)?|fu(?:ß|ss)note|gri(?:[ -].{0,12})?|esrs(?: .{0,12})?|reference|referenz|verweis|(?:(?:see|report|ar|pdf) )?(?:pages?|seiten?)(?:[ -]?(?:no\.?|numbers?|refs?\.?|references?|zahl|verweis))?|kapitel|chapter|code|id|no\.?|nr\.?|row|zeile|sdg.*|ref\.?)$/
const ACTUAL =
  /(?:\bactual|\bist\b|result|ergebnis|achieved|erreicht|current|reporting period|berichts(?:jahr|zeitraum|periode))/

/** Reads the role of a column from its folded header words, nearest to the figures last. */
export function columnRole(words: string[]): ColumnRole {
  const all = words.join(' ')
  if (NOTE.test(words[words.length - 1] ?? '') && !ACTUAL.test(all)) return 'note'
  if (REDUCTION.test(all)) return 'reduction'
  if (BASE.test(all)) return CHANGE.test(all.replace(BASE, '')) ? 'change' : 'base'
  if (CHANGE.test(all)) return 'change'
  if (BEFORE.test(all) && !/\b(?:19|20)\d{2}\b/.test(all)) return 'base'
  if (ACTUAL.test(all) && !TARGET.test(words[words.length - 1] ?? '')) return 'actual'
  if (TARGET.test(all)) return 'target'
  if (words.some((word) => SHARE.test(word))) return 'share'
  return 'actual'
}

/** What the words beside a label or above a figure say about whom the figure covers. */
export type Boundary = 'group' | 'part' | 'unknown'

const GROUP = withWords(
  /\b(?:group|total|totals|overall|company-?wide|group-?wide|worldwide|globally?|consolidated|all (?:\w+ ){0,2}(?:sites|facilities|locations|countries|companies|employees|entities))\b|gruppe\b|gesamt|konzern|\bsumme\b|insgesamt|weltweit|konsolidiert|unternehmensweit|\balle (?:standorte|gesellschaften|werke)\b/,
)
const PART = withWords(
  /\b(?:offices?|data ?cent(?:er|re)s?|warehouses?|plants?|sites?|factor(?:y|ies)|branch(?:es)?|subsidiar(?:y|ies)|segments?|divisions?|departments?|headquarters?|locations?(?![ -]based)|(?<!\b(?:für|in|for|to|of|the|die|der|den|our|unsere|unserer) )regions?|business units?|colocation|retail|stores?|gmbh|ag|se|kgaa|ltd|inc|llc|s\.?r\.?l|s\.?p\.?a|d\.?o\.?o|b\.?v|n\.?v|plc|parent company)\b|\bof which|\bthereof|\bdavon\b|\bdarunter\b|standort(?!bezogen|basiert)|niederlassung|\bwerke?\b|büro|rechenzentr|tochter|geschäftsbereich|\bfiliale|\bsparte|\bsegment/,
)

/** Tells group figures from figures of a part. Folded words wanted. */
export function boundaryOf(text: string): Boundary {
  if (/\b(?:of which|thereof|davon|darunter)\b/.test(text)) return 'part'
  if (GROUP.test(text)) return 'group'
  return PART.test(text) ? 'part' : 'unknown'
}
