import type { ReadDocument, Span } from '../reading/document.ts'
import { memberOf, namesMember } from './dimensions.ts'
import { withWords } from './patterns.ts'
import { fold } from './text.ts'
import { wholeUnit } from './units.ts'

/** Kinds of places that have a name of their own. */
const KIND = String.raw`(?:(?:power |pulp |paper |steel )?plant|site|factory|(?:paper |steel |pulp )?mill|refinery|warehouse|brewery|smelter|foundry|quarry|shipyard|depot|power station|data cent(?:er|re)|distribution cent(?:er|re)|subsidiary|facility|location|headquarters|head office|\w*(?<!netz|regel|hand|bau|lauf|kunst|feuer)werk|\w*standort|\w*fabrik|\w*raffinerie|\w*brauerei|\w*(?:zentral|waren|auslieferungs)lager|(?:haupt)?verwaltung|(?:firmen)?zentrale|niederlassung|tochter(?:gesellschaft|unternehmen)?|filiale|gießerei|steinbruch|klinik|betriebsstätte)`
/** Words beside such a kind that are no name: `site safety`, `treatment plant`, `Standortdaten`. */
const NO_NAME = withWords(
  /^(?:data|daten\w*|safety|sicherheit\w*|management|profiles?|profil|visits?|level|security|services?|waste|abf[aä]ll\w*|energ\w+|water|wasser|emission\w*|environment\w*|umwelt\w*|operation\w*|closures?|protection|schutz|council|key|figures|kennzahlen|overview|überblick|übersicht|and|und|or|oder|all|alle\w*|other|total|gesamt\w*|per|pro|je|number|area|fläche\w*|size|types?|production|produktion\w*|manufacturing|industrial|own|eigene\w*|main|new|neue\w*|average|each|every|construction|consumption|verbrauch\w*|staff|personal\w*|employees?|mitarbeit\w+|beschäftigt\w*|workers?|use|based|boundary|criteria|selection|infrastructure|map|list|register|certificat\w*|zertifi\w*|audits?|iso|emas|standards?|treatment|power|wind|solar|biogas|recycling|sewage|wastewater|chp|heating|pilot|assembly|the|our|der|die|das|unser\w*|head|home|near|nahe|in|at|am|im|an|bei|of|for|für|by|from|with|mit|is|ist|ohne|categor\w*|kategorie\w*|gender|geschlecht|capacity|owner\w*|control|performance|details?|appendix|annex|anhang|efficiency|effizienz|nutzung|leitung|konzept|wahl|wechsel|entwicklung|biodiversity|name|country|land|kind|art|group|konzern\w*|gruppe|company|unternehmen\w*|report\w*|bericht\w*|gri|esrs|e\d|s\d|g\d|\d{3,}|.*(?:bezogen|basiert|ebene|level)\w*)$/,
)
const NAMED_AFTER = withWords(
  new RegExp(
    String.raw`(?:^|[ :(])${KIND}(?:s|es)?(?: (?:profile|data|daten|in|at|of|bei|für|for))*[ :–-]+([\p{L}][\p{L}.'-]*|[a-h]|\d{1,2})\)?(?: \([^)]*\))?$`,
    'u',
  ),
)
const NAMED_BEFORE = withWords(
  new RegExp(String.raw`(?:^|^.*?(?:of|at|for|from|the|our|:|–|-) )([\p{L}][\p{L}.'-]+) ${KIND}$`, 'u'),
)
const COMPANY =
  /^(?:(?:subsidiary|tochter(?:gesellschaft)?|the|die) )?((?:[\p{L}\d&.'-]+ ){1,4})(?:gmbh(?: & co\.? kg(?:aa)?)?|ag|se|kg|ab|a\/s|as|asa|oyj?|b\.?v\.?|n\.?v\.?|s\.?a\.?s?|s\.?p\.?a\.?|s\.?r\.?l\.?|ltd\.?|limited|llc|inc\.?|plc|s\.?r\.?o\.?|d\.?o\.?o\.?|sp\. z o\.?o\.?)(?: [-–:].{0,40})?$/u
/** A part of the company, or an example from it, without a name. */
const EXAMPLE =
  /^(?:case study|fallbeispiel|praxisbeispiel|spotlight|good practice|best practice)\b|^(?:our |the |corporate )*(?:headquarters|head office)$|^(?:unsere |die )?(?:firmen|haupt)?(?:zentrale|verwaltung)$/
const COUNTRY_ALONE =
  /^(?:our )?(?:(?:operations|activities|sites|business|standorte) )?(?:in )?(?:the )?([\p{L} ]{2,24})$/u
const WHOLE = withWords(
  /\b(?:group|konzern|gruppe|all sites|alle standorte|worldwide|weltweit|gesamt\w*|total|consolidated)\b/,
)

/** Of the name of a company what tells it from others of its group: `Muster Nordic AB`. */
const lastWord = (name: string): string => name.trim().split(' ').at(-1) ?? name

const known = new Map<string, string | null>()

function nameIn(text: string): string | null {
  if (text.length > 70 || text.split(' ').length > 8) return null
  const bare = text.replace(/^\d+(?:\.\d+)*\.? /, '').trim()
  if (EXAMPLE.test(bare)) return bare
  const after = NAMED_AFTER.exec(bare)?.[1]
  if (after && !NO_NAME.test(after)) return after
  const before = NAMED_BEFORE.exec(bare)?.[1]
  if (before && !NO_NAME.test(before)) return before
  const company = COMPANY.exec(bare)?.[1]
  if (company) return lastWord(company)
  const place = COUNTRY_ALONE.exec(bare)?.[1]
  const country = place ? memberOf(place, 'country') : null
  return country && !country.rest ? (place ?? null) : null
}

/**
 * The one site, subsidiary or country that headings name, the innermost first; `null` where none does or an inner one speaks of
 * the whole. Folded texts wanted.
 */
export function siteOf(headings: readonly string[]): string | null {
  for (const text of headings) {
    if (WHOLE.test(text)) return null
    let name = known.get(text)
    if (name === undefined) {
      if (known.size > 5000) known.clear()
      name = nameIn(text)
      known.set(text, name)
    }
    if (name) return name
  }
  return null
}

/** `Waste generated in Graz (t)`, and in English, where only names are written large, `Total waste Rotterdam`. */
const NAME_BEHIND = /\b(?:in|at|bei) (\p{Lu}\p{Ll}[\p{L}'-]+)(?= ?\(|$)/u
const NAME_LAST =
  /^\p{L}+ (?:\p{Ll}+ )*?(?:waste|water|energy|emissions|consumption|withdrawal|generated|discharge) (\p{Lu}\p{Ll}[\p{L}'-]+)(?= ?\(|$)/u

/**
 * The name that the label of a row ends with, folded; `null` for none.
 * @param unexplained words of the label that the name of the datapoint leaves over
 */
export function nameInLabel(label: string, unexplained: readonly string[]): string | null {
  const name = unexplained.length ? (NAME_BEHIND.exec(label) ?? NAME_LAST.exec(label))?.[1] : undefined
  const folded = name ? fold(name) : null
  return folded && unexplained.includes(folded) && !NO_NAME.test(folded) && !wholeUnit(folded) ? folded : null
}

/** Heads over the names of places or companies. */
const PLACE_HEAD =
  /^(?:(?:production |our )?(?:sites?|plants?|locations?|facility|facilities|countr(?:y|ies)|subsidiar(?:y|ies)|entit(?:y|ies)|legal entity)|(?:produktions)?(?:standorte?|werke?)|länder|land|gesellschaft(?:en)?|tochtergesellschaft(?:en)?|niederlassung(?:en)?)(?: name)?$/
const OF_ALL = withWords(
  /\b(?:total|totals|sum|group|overall|all|worldwide|consolidated)\b|gesamt|\bsumme\b|konzern|gruppe|insgesamt|\balle\b|weltweit/,
)

/** Whether the label of a row is the name of one of several places, as the head over the labels says. */
export const isNamedPlace = (label: string, titles: readonly string[]): boolean =>
  label !== '' && titles.slice(0, 3).some((text) => PLACE_HEAD.test(text)) && !OF_ALL.test(label)

const NAME = String.raw`(\p{Lu}[\p{L}'-]+)`
const KIND_EN = String.raw`(?:plant|site|factory|mill|refinery|warehouse|brewery|smelter|foundry|quarry|shipyard|depot|power station|data cent(?:er|re)|subsidiary|facility)`
const KIND_DE = String.raw`(?:\p{L}*[Ww]erke?s?|\p{L}*[Ss]tandort(?:s|es)?|\p{L}*[Ff]abrik|\p{L}*[Rr]affinerie|\p{L}*[Bb]rauerei|[Nn]iederlassung|Tochter(?:gesellschaft|unternehmen)?)`
const SAID_OF = [
  new RegExp(String.raw`\b(?:[Tt]he|[Oo]ur) ${NAME} ${KIND_EN}s?\b`, 'u'),
  new RegExp(String.raw`\b${KIND_EN} (?:in|at) ${NAME}`, 'u'),
  new RegExp(String.raw`(?<![\p{L}-])${KIND_DE} (?:in )?${NAME}`, 'u'),
  /(?<![\p{L}-])((?:\p{Lu}[\p{L}\d&.'-]+ ){1,3})(?:GmbH|AG|AB|A\/S|ASA|Oyj?|B\.?V\.?|N\.?V\.?|S\.?p\.?A\.?|S\.?r\.?l\.?|Ltd\.?|LLC|Inc\.?|plc)(?![\p{L}])/u,
]
const ANY_KIND =
  /plant|site|factory|mill|refiner|warehouse|brewer|smelter|foundry|quarry|shipyard|depot|power station|data cent|subsidiar|facility|werk|standort|fabrik|raffinerie|brauerei|niederlassung|tochter|gmbh|\bag\b|\bab\b|a\/s|\basa\b|\boyj?\b|\bb\.?v\b|\bn\.?v\b|s\.?p\.?a\b|s\.?r\.?l\b|\bltd|\bllc|\binc\b|\bplc/
/** `In Rotterdam, we …`, `in Rotterdam.`: in English what is written large behind this is a place. */
const IN_PLACE =
  /(?:^In|(?<=[\p{L}\d] )(?:in|at)) (?!(?:Scopes?|Category|January|February|March|April|May|June|July|August|September|October|November|December|Europe|Group|Total|Annex|Table|Note|Chapter|Section|Appendix|Figure|Part|Level|Tier|Class|Phase|Full|Financial|Fiscal|Sustainab\p{L}+|Article|Million|Metric|Tonnes|Quarter|Spring|Summer|Autumn|Winter|English|Addition|Megawatt\p{L}*|Research|Operations?|Business|Board|Management)(?!\p{L}))(\p{Lu}\p{Ll}{3,})(?=[,.;]|$| (?:alone|was|were|we|our|in 20\d\d|and \p{Lu}))/u
const ENGLISH = / (?:the|of|was|were|we|and|our|generated|amounted) /

/** What stands before a figure and behind it in its clause, without brackets. */
function clauseAround(text: string, { start, end }: Span): string {
  const behind = /^[^,;:(]*/.exec(text.slice(end))?.[0] ?? ''
  return `${text.slice(0, start).replace(/\([^()]*\)/g, ' ')}0${behind}`
}

/**
 * The site or subsidiary that a sentence names for a figure, or a place in which something was; `null` for none. Countries are
 * known by themselves.
 */
export function siteSaid(text: string, figure: Span): string | null {
  const clause = clauseAround(text, figure)
  if (ANY_KIND.test(clause.toLowerCase()))
    for (const pattern of SAID_OF) {
      const name = lastWord(pattern.exec(clause)?.[1]?.toLowerCase() ?? '')
      if (name && !NO_NAME.test(name) && !WHOLE.test(name)) return name
    }
  const place = ENGLISH.test(text) ? IN_PLACE.exec(clause)?.[1]?.toLowerCase() : undefined
  return place && !namesMember(place, ['country', 'region']) ? place : null
}

/** Letters at the beginning of a document that hold its title. */
const TITLE = 250
const ONE_ONLY =
  /\b(?:have|has|operates?) (?:only |just )?(?:one|a single) (?:production |operating )?(?:site|plant|location)\b|\bour (?:only|single|sole) (?:production )?(?:site|plant|location)\b|(?<!\p{L})(?:unser|der|das|am|vom|einem) einzige[nrs]? (?:\p{L}+)?(?:standort|werk)(?!\p{L})|(?<!\p{L})(?:haben|hat|betreib\p{L}+) nur ein(?:en)? (?:\p{L}+)?(?:standort|werk)(?!\p{L})/u

/** `The sites of Graz, Linz and Wels`: of the names a title lists none is what the document is about. */
function listedIn(title: string, names: readonly string[]): ReadonlySet<string> {
  const places: { name: string; at: number }[] = []
  for (const name of names)
    for (let at = title.indexOf(name); at >= 0; at = title.indexOf(name, at + name.length)) places.push({ name, at })
  places.sort((a, b) => a.at - b.at)
  const listed = new Set<string>()
  places.forEach(({ name, at }, i) => {
    const next = places[i + 1]
    if (!next || !/^(?: ?[,/] ?|,? (?:and|und|sowie|&) )$/.test(title.slice(at + name.length, next.at))) return
    listed.add(name)
    listed.add(next.name)
  })
  return listed
}

/**
 * Tells whether a document as a whole is about a place or company: its name or title says so, most of its pages name it, or there
 * is but one.
 * @param names of the places and companies that are asked about
 */
export function subjectOfDocument(document: ReadDocument, names: readonly string[]): (name: string) => boolean {
  const { name: file, pages } = document
  const title = fold(`${file.replace(/[_.-]+/g, ' ')} ${pages[0]?.text.slice(0, TITLE) ?? ''}`)
  const listed = listedIn(title, [...new Set(names)])
  const answers = new Map<string, boolean>()
  let alone: boolean | null = null
  return (name) => {
    if (listed.has(name)) return false
    if (title.includes(name)) return true
    alone ??= pages.some((page) => ONE_ONLY.test(fold(page.text)))
    const known = answers.get(name)
    const answer =
      known ?? (pages.length > 2 && pages.filter(({ text }) => fold(text).includes(name)).length > pages.length / 2)
    answers.set(name, answer)
    return alone || answer
  }
}

/** `Zero injuries at two of our plants`: there may have been some at the others. */
const SOME_SITES =
  /^[^.;,]{3,90} (?:at|in|on|an|auf|bei) (?:[\uE000-\uE3FF]|one|two|three|four|five|six|both|several|some|many|most|einem|zwei|drei|vier|fünf|einigen|mehreren|vielen|beiden) (?:[\p{L}-]+ ){0,3}(?:sites|plants|locations|facilities|factories|mills|offices|depots|projects|stores|warehouses|subsidiaries|standorten|werken|baustellen|filialen|betrieben)(?!\p{L})/u

/** Whether what there was none of is said of some sites only. Takes the masked sentence from the word for none on. */
export const atSomeSites = (masked: string): boolean => SOME_SITES.test(masked)
