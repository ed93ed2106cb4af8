import { MASK_FIRST } from './compiled.ts'
import type { Fact } from './facts.ts'
import { withWords } from './patterns.ts'
import { isForeign, isPerUnit } from './roles.ts'
import type { Figure, Sentence } from './sentences.ts'

/** What of a figure's surroundings decides which datapoint it answers. */
export type Matched = Pick<Fact, 'label' | 'parents' | 'columns' | 'titles' | 'unit'> & Partial<Pick<Fact, 'rivals'>>

/** Datapoints about the undertaking itself, and headings under which figures are somebody else's. */
const OWN = /^(?:E1-[1458]|E1-6_(?:0|1[0-35-9]|3)|E[2-5]|S1-(?:[1-689]|1\d)_|GOV|SBM)/
const OF_OTHERS =
  /^(?:data (?:of|on|from) )?(?:our )?(?:suppliers?|supplier data|lieferant\w*|lieferantendaten)\b.{0,20}$|\b(?:industry|sector|branchen)[ -]?(?:average|benchmark|vergleich|durchschnitt|figures|data|kennzahlen|daten)\w*|\bpeer (?:group|comparison)\b|\b(?:figures|data|kennzahlen|daten) (?:of|for|der|unserer|für) (?:our |unsere )?(?:customers|tenants|suppliers|kund\w+|lieferant\w+|mieter\w*)$/

/** What was measured in the year (adequate wages are themselves a benchmark, ESRS S1-10), and headings under which nothing was. */
const MEASURED = /^(?:E1-[56]_|E2-4|E3-4|E5-[45]_|S1-(?!10_))/
const NOT_MEASURED = withWords(
  /^(?:\w+ )?benchmark(?:s|ing)?(?: .{0,30})?$|^(?:climate |klima)?(?:scenario|szenari)\w*(?: .{0,30})?$|^(?:budget|forecast|prognose|hochrechnung|planung|outlook|ausblick)(?: (?:for |für )?20\d\d)?$/,
)

/** The average of a grid or the mix of a country is how emissions are calculated. */
const FACTOR = /factor|faktor|\bgrid\b|\bmix\b|strommix|netz/

/** Units of amounts; a column of amounts per employee often leaves them to the row. */
const AMOUNTS: ReadonlySet<string> = new Set(['MWh', 'tCO2e', 't', 'm3', 'ha'])
const FLOWS = /^(?:E1-5_|E1-6_0|E3-4_|E5-5_)/
const NO_AMOUNT = withWords(
  /^(?:change|increase|decrease|veränderung|rückgang|anstieg|zunahme|abnahme)\b|\b(?:eingespart|vermieden)\w*|\b(?:saved|avoided)\b|\bpermitted\b|\bgenehmigt|\bzulässig|\b(?:monthly|daily) average\b|\b(?:monats|tages)(?:mittel|durchschnitt)|\((?:plan|soll|ziel)\)|\blimits?(?= ?\(|$)|\b(?:of|by|der|unserer|durch) (?:our |unsere[rn]? )?(?:customers|tenants|kund(?:en|innen)\w*|mieter\w*)\b/,
)
const OF_PRODUCTS = withWords(/\b(?:of|der|unserer) (?:our |sold |verkauften )*(?:products|produkte)\b/)

/** What adds up over a year, and heads of columns that hold a part of one. */
const OF_A_YEAR = /^(?:E1-[56]_|E2-4|E3-4_|E5-[45]_|SBM-1_06|S1-14_0[4-7]|G1-4)/
const PART_OF_YEAR = withWords(
  /\bq[1-4](?! ?[-–] ?q?4)\b(?<!q1 ?[-–] ?q4)|\b[1-4]\. ?quartal|\b(?:erste[sn]?|zweite[sn]?|dritte[sn]?|vierte[sn]?) (?:quartal|halbjahr)|\b[12]\. ?halbjahr|\bhalbjahr(?:es)?\b|\b(?:first|second|third|fourth|\d(?:st|nd|rd|th)) quarter\b|\b(?:first|second) half\b|\bhalf[ -]year\b|\bh[12][ /-](?:fy ?)?20\d\d\b|\b(?:three|six|nine) months\b|\b0?1\.0?1\. ?(?:20)?(?:\d\d)? ?[-–] ?(?:31\.0?3|30\.0?[69])\./,
)

/** Columns and sections that hold the figures of people who are not employed, beside those of the own employees. */
const NOT_EMPLOYED =
  /\b(?:sub)?contract(?:or|ed worker)s?\b|\bnon-?employees?\b|\bagency workers?\b|\bsuppliers?\b|fremdfirm|fremdarbeit|leiharbeit|zeitarbeit|lieferant/
const BOTH = /\b(?:employees?|staff|own|and|incl\w*|including|total)\b|mitarbeit|beschäftigt|eigene|\bund\b|inkl|gesamt/

export const TREATED =
  /re[cz]y[ck]l|reus|wiederverw|verwert|recover|dispos|beseitig|entsorg|landfill|deponi|incinerat|verbrenn|divert/

/** A row of what was treated in one way, under whatever title or total it stands. */
export const isTreated = (label: string): boolean =>
  TREATED.test(label) && !/generat|aufkommen|angefallen|arising/.test(label)

/** The one class of waste, hazardous or not, whose section a row stands in. */
export function loneWaste(texts: (string | undefined)[]): string | null {
  for (const text of texts) {
    if (!text || text.length > 60) continue
    const other = /non-?[ ]?hazard|nicht(?:[- ]| ge)?gefährlich|ungefährlich/.test(text)
    const hazardous = /hazard|gefährlich|sonderabf/.test(
      text.replace(/non-?[ ]?hazard\w*|nicht(?:[- ]| ge)?gefährlich\p{L}*|ungefährlich\p{L}*/gu, ' '),
    )
    if (other !== hazardous) return other ? 'nonhazardous' : 'hazardous'
    if (other) return null
  }
  return null
}

const ofOthers = (id: string, texts: readonly (string | undefined)[]): boolean =>
  /^S1-(?!7_|14_03)/.test(id) &&
  texts.some((text) => text !== undefined && NOT_EMPLOYED.test(text) && !BOTH.test(text.replace(NOT_EMPLOYED, ' ')))

/** What goes into water alone, whatever section it stands in, and rows that name the medium themselves. */
const WATERBORNE =
  /\b(?:cod|csb|bod|bsb|toc|aox)\b|oxygen demand|sauerstoffbedarf|suspended solids|(?:gesamt|total )-?(?:stickstoff|nitrogen|phosph)|\bphosph/
const IN_MEDIUM: Readonly<Record<string, RegExp>> = {
  'E2-4_02': /\bair\b|luft/,
  'E2-4_03': /\bwater\b|wasser|gewässer/,
  'E2-4_04': /\bsoil\b|boden/,
}
const ofOtherMedium = (id: string, label: string): boolean => {
  const own = IN_MEDIUM[id]
  if (!own || own.test(label)) return false
  return (
    (id !== 'E2-4_03' && WATERBORNE.test(label)) ||
    Object.values(IN_MEDIUM).some((medium) => medium !== own && medium.test(label))
  )
}

const isDivided = ({ columns, parents, titles }: Matched): boolean =>
  [...columns, ...(parents.length ? parents.slice(-1) : titles.slice(0, 2))].some(isPerUnit)

/**
 * Some countries, sites or groups of people: what is covered there is no coverage of the workforce (ESRS S1-8, paragraphs 60 and
 * 63). Both countries are all of them.
 */
const SOME_OF_STAFF = withWords(
  /(?<!\ball (?:of )?(?:our |the )?)\b(?:each|every|these|those|some|certain|several|two|three|four|five|six)\b(?: of)?(?: (?:these|those|the|our))?(?: (?:two|three|four|five|six|\w+an))? (?:countries|sites|locations|plants|subsidiaries|entities)\b|\b(?:countries|sites|locations|plants) (?:in which|where|with (?:more|at least))\b|(?<!\ballen )\b(?:diesen|jedem|jeder|einigen|zwei|drei|vier|fünf|mehreren|vielen|manchen|einzelnen|kleineren) (?:(?:dieser|der|unserer) )?(?:(?:beiden|zwei|drei|vier|fünf|\w+en) )?(?:ländern?|standorten?|werken|gesellschaften)\b|\b(?:many|most|few|other|smaller) (?:of (?:our|the|its|these) )?(?:\w+er )?(?:countries|sites|locations|plants|subsidiaries|entities|companies)\b|\b(?:ländern|standorten),? (?:mit mehr|mit mindestens|in denen|an denen)\b|\b(?:blue|white)-collar\b|\bgewerbliche\w* (?:beschäftig|mitarbeit|arbeit)|\b(?:production|manufacturing|plant) (?:employees|staff|workers|sites)\b|produktions(?:mitarbeit|beschäftigt|werk|standort)/,
)

/** Whether a share of people who are covered is that of a part of the workforce only. Folded text wanted. */
export const isCoverageOfPart = (id: string, text: string): boolean =>
  /^S1-8_0[16]$/.test(id) && SOME_OF_STAFF.test(text)

/** Those who work in one place or trade among others, such as `shore staff` beside crews. */
const ONE_TRADE = withWords(
  /\b(?:shore(?:side)?|ashore|(?:on board|at sea)(?! and)|seafarers?|(?:cabin|flight|ground|ship'?s?|deck) ?crews?|pilots|drivers?|nurses|physicians|doctors|teachers|cashiers|couriers)\b|\b(?:office|stores?|shop|retail|field|warehouse|sales|production|manufacturing|factory|hotel|kitchen|branch|depot|plant|mine|administrative|clinical|medical|nursing)[ -](?:based )?(?:staff|employees|workers|colleagues|personnel|crew)\b|\b(?:blue|white)-collars?\b|\bshop[ -]?floor\b|\b(?:fahrer(?:innen)?|fahrpersonal\w*|pflege(?:kr[aä]fte\w*|personal\w*|dienst\w*)|ärzt\w+|seeleute\w*|bordpersonal\w*|kabinenpersonal\w*|pilot(?:en|innen)\w*|lehrkräfte\w*)|\b(?:außen|innen)dienst|gewerbliche[nr]? (?:mitarbeit|beschäftigt|arbeit)|(?:lager|filial|verkaufs|produktions|büro|verwaltungs|werks|markt)(?:mitarbeit|personal|beschäftigt|belegschaft)/,
)
const ALL_TRADES = withWords(
  /\b(?:all|total|own|whole|incl\w*|including|excl\w*|excluding|without|and|alle[nr]?|eigene\w*|inkl\w*|einschließlich|ohne|exkl\w*|und|davon)\b|[&+/]|gesamt|insgesamt/,
)
const OF_ALL_STAFF = /^S1-(?:6_1[12]|8_01|1[0-7]_)/

/** Whether a row or column is of people of one trade or place, where the whole workforce is asked for. */
const isOneTrade = (id: string, texts: readonly (string | undefined)[]): boolean =>
  OF_ALL_STAFF.test(id) &&
  texts.some((text) => text !== undefined && text.length < 90 && ONE_TRADE.test(text) && !ALL_TRADES.test(text))

const ALL_STAFF = withWords(
  /^(?:(?:total|all|own|alle|eigene|number of|anzahl(?: der)?|zahl der) )*(?:employees?|workforce|personnel|head ?count|beschäftigte[nr]?|mitarbeitende[nr]?|mitarbeiter(?:[:*_/-]?innen)?(?: und mitarbeiter(?:innen)?)?|(?:gesamt)?belegschaft|personalbestand|mitarbeiterzahl|beschäftigtenzahl|team members|staff)(?: (?:total|gesamt|insgesamt|at year-end|zum jahresende|(?:per|zum|am|as (?:of|at)|at|on) [^()]{3,18}))?(?: \([^()]*\))?$/,
)
const DIVIDES_STAFF = withWords(
  /^(?:by|nach) (?:gender|sex|contract(?: type)?|type of (?:contract|employment)|employment (?:type|contract)|geschlecht(?:ern)?|beschäftigungs(?:art|verhältnis|umfang)|vertrags(?:art|form)|arbeits(?:vertrag|zeit)\w*)$|^(?:gender|geschlecht)$/,
)
const SOME_STAFF =
  /leav|exit|depart|austritt|abg[aä]ng|turnover|fluktuation|hire|neu(?:einst|eintr)|join|manag|führung|leader|executive|board|vorstand|aufsichtsrat|train|weiterbild|auszubild|apprent|accident|unfall|\bpay\b|vergütung|entgelt|average|durchschnitt|\bfte|vollzeitäq|parental|elternzeit|krank|sick|absen|disab|behinder|agency|leih|non-?employ|fremd|contractor|%|share|anteil|quote/

/** `Female employees`: a row that names them itself, whatever stands above. */
const WOMEN_OR_MEN = withWords(
  /^(?:(?:number of|anzahl(?: der)?) )?(?:female|male|weibliche[rn]?|männliche[rn]?) (?:employees|workforce|head ?count|mitarbeit\w+|beschäftigte[nr]?|arbeitnehm\w+)$/,
)

/** Rows `Women` or `Permanent` right below the number of all employees, or in a section that divides it. */
export function isOfStaff({ label, columns, parents, titles }: Matched, id: string): boolean {
  if (id !== 'S1-6_02' && id !== 'S1-6_09') return false
  const [above, over] = [parents[parents.length - 1] ?? '', parents[parents.length - 2]]
  if ([above, over ?? '', ...titles.slice(0, 2)].some((text) => SOME_STAFF.test(text))) return false
  if (id === 'S1-6_02' && WOMEN_OR_MEN.test(label.replace(/ \d{1,3}-\d{1,2}$/, '')))
    return ![...columns, ...parents, ...titles.slice(0, 3)].some((text) => SOME_STAFF.test(text))
  if (!DIVIDES_STAFF.test(above)) return ALL_STAFF.test(above)
  return (over === undefined ? titles.slice(0, 3) : [over]).some((text) => ALL_STAFF.test(text))
}

/** Whether what stands around a figure says that it is not an amount of the company's own, measured in the year. */
export function isSomethingElse(fact: Matched, id: string, unit: string | null): boolean {
  const { label, parents, columns, titles } = fact
  const heads = [...parents.slice(-2), ...titles.slice(0, 2)]
  if (OWN.test(id) && heads.some((text) => OF_OTHERS.test(text))) return true
  if (MEASURED.test(id) && heads.some((text) => NOT_MEASURED.test(text))) return true
  if (MEASURED.test(id) && isForeign(label) && !FACTOR.test(label)) return true
  if (isCoverageOfPart(id, label) || ofOtherMedium(id, label)) return true
  if (isOneTrade(id, [label, ...columns, parents[parents.length - 1]])) return true
  if (OF_A_YEAR.test(id) && columns.some((text) => PART_OF_YEAR.test(text))) return true
  if (FLOWS.test(id) && NO_AMOUNT.test(label)) return true
  if (/^(?:E1-5_|E1-6_07|E3-4_)/.test(id) && OF_PRODUCTS.test(label)) return true
  if (AMOUNTS.has(unit ?? '') && fact.unit?.dimension !== 'ratio' && isDivided(fact)) return true
  return ofOthers(id, [...columns, parents[parents.length - 1]])
}

/** The gap is that of average pay by the hour; medians and bonuses have gaps of their own (ESRS S1-16, paragraph 97). */
const OTHER_GAP = /(?<!(?:excluding|without|ohne|exklusive|excl\.) (?:\p{L}+ )?)(?:bonus|tantieme)/u
const MEAN = /\b(?:mean|averages?)\b|durchschnitt|mittel|arithmet/

const isOtherGap = (said: string): boolean => OTHER_GAP.test(said) || (/median/.test(said) && !MEAN.test(said))

/** `5,825, comprising 5,625 employees and 200 agency workers`: more than the employees were counted. */
const OTHERS_TOO =
  /^[\uE000-\uE3FF](?: \p{L}+)?,? \(?(?:comprising|consisting of|made up of|composed of|of (?:which|whom)|bestehend aus|davon) [\uE000-\uE3FF] (?:(?:own|permanent|eigene|festangestellte) )?\p{L}+,? (?:and|und|sowie) [\uE000-\uE3FF] (?:supervised|agency|temporary|contract|external|leased|subcontract|non-?employ|freelanc|leih|zeitarbeit|fremd|extern|freie)/u

/** What is said of a figure alone: the words since the figure before it, and what stands in brackets behind it. */
function saidOf({ folded, figures }: Sentence, figure: Figure): string {
  const from = figures.reduce((end, other) => (other.end <= figure.start ? Math.max(end, other.end) : end), 0)
  return folded.slice(from, figure.start) + (/^ ?\([^)]{1,30}\)/.exec(folded.slice(figure.end))?.[0] ?? '')
}

const behindFigure = ({ masked, figures }: Sentence, figure: Figure): string =>
  masked.slice(masked.indexOf(String.fromCharCode(MASK_FIRST + figures.indexOf(figure))))

/** Rates by American rules are of 200,000 hours; a document says so once and not beside each of them. */
const OTHER_HOURS = /\b[12]00[., ]?000 (?:(?:working|worked|work) )?hours|\b[12]00[., ]000 (?:arbeits)?stunden/i
const MILLION_HOURS =
  /\b(?:million|mio\.?|1[., ]?000[., ]?000) (?:(?:working|worked|work|geleistete\w*) )*(?:hours|(?:arbeits)?stunden)/i
const isPerOtherHours = ({ page }: Sentence): boolean => OTHER_HOURS.test(page.text) && !MILLION_HOURS.test(page.text)

/** `12,400 per employee`: heads are what it is divided by. */
const PER_HEAD =
  /^[\uE000-\uE3FF](?:\/-)? (?:per|je|pro) (?:employee|head|capita|person|fte|mitarbeit|beschäftigt|kopf)/

/** Whether a figure measures something other than the datapoint: another kind of gap, heads with others among them, other rates. */
export function isOfAnotherKind(id: string, sentence: Sentence, figure: Figure): boolean {
  if (id === 'S1-16_01') return isOtherGap(saidOf(sentence, figure))
  if (id === 'S1-6_02' || id === 'SBM-1_03') return OTHERS_TOO.test(behindFigure(sentence, figure))
  if (id === 'S1-6_03') return PER_HEAD.test(behindFigure(sentence, figure))
  return id === 'S1-14_05' && isPerOtherHours(sentence)
}
