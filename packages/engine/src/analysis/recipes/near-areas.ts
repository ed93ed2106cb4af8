/** How reports of both languages say that sites lie in or near areas that are sensitive for biodiversity (ESRS E4, paragraph 19; GRI 304-1). */

/** What the areas are called. Conservation areas in towns protect buildings, so the word alone is not enough. */
export const AREA = String.raw`(?:(?:biodiversity|ecologically|environmentally)[- ]sensitive (?:areas?|sites?|locations?)|(?:legally |nature[- ]|nationally |internationally )?protected (?:natur\p{L}+ |biodiversity |conservation )?(?:areas?|sites?|habitats?|landscapes?)|(?:key )?biodiversity (?:areas?|hot ?spots?)|areas? of (?:high|outstanding|significant|particular) (?:biodiversity|ecological)(?: value| importance)?|(?:areas?|sites?) (?:of|with|that are of) (?:high )?(?:value|importance) (?:for|to) biodiversity|areas? (?:that are |which are )?(?:sensitive|important|protected) (?:for|in terms of|under|as) [^.;]{0,20}(?:biodivers|nature|habitat)|natura 2000|nature (?:conservation (?:areas?|sites?)|reserves?|parks?)|(?:national|marine|regional) (?:nature )?(?:parks?|reserves?)|wildlife (?:sites?|reserves?|sanctuar(?:y|ies))|bird (?:sanctuar(?:y|ies)|reserves?|protection areas?)|sites? of special scientific interest|\bsssis?\b|special (?:areas? of conservation|protection areas?)|ramsar|biosphere reserves?|conservation areas?)`
export const AREA_DE = String.raw`(?:\p{L}*(?:natur|landschafts|vogel|arten|biotop|pflanzen)?schutzgebiet\p{L}*|natura[- ]2000|ffh\b|fauna-flora-habitat|(?:national|natur|biosphären)(?:parks?\b|reservat\p{L}*|gebiet\p{L}*)|(?:gebiet|fläche)\p{L}* (?:mit|von) (?:[\p{L}-]+ ){0,2}(?:schutzbedürftig|hoh|besonder|empfindlich|sensib)\p{L}* (?:biodiversität|biologische\w* vielfalt|artenvielfalt|wert für die biodiv\p{L}*)|(?:biodiversitäts|ökologisch )-?(?:sensib|schützenswert|wertvoll|empfindlich)\p{L}*|(?:gebiet|fläche)\p{L}* mit schutzbedürftig\p{L}*|(?:für die biodiversität|ökologisch) (?:sensib|wertvoll|wichtig|bedeutend)\p{L}* (?:gebiet|fläche)\p{L}*|schutzbedürftige\w* (?:gebiet|biodiv)\p{L}*|geschützte\w* (?:gebiet|biotop|fläche|lebensr)\p{L}*|schlüsselgebiet\p{L}*|ramsar)`

const OWNED = String.raw`(?:production|operating|operational|manufacturing|industrial|logistics|office|retail|mining|own|owned|leased|managed|company|group|main|larger|other)`
/** What counts as a site, in the singular and the plural. */
export const SITE = String.raw`(?:sites?|locations?|plants?|facilit(?:y|ies)|propert(?:y|ies)|assets?|buildings?|premises|quarr(?:y|ies)|mines?|pits?|mills?|factor(?:y|ies)|warehouses?|hotels?|campsites?|stores?|depots?|farms?|estates?|smelters?|refiner(?:y|ies)|terminals?|brewer(?:y|ies)|hospitals?|clinics?|foundr(?:y|ies)|shipyards?|ports?|wind farms?|(?:data|distribution|logistics) cent(?:er|re)s?)`
export const SITE_DE = String.raw`(?:(?!\p{L}*(?:netz|hand|regel|kunst)werk)\p{L}*(?:standort|werk|betrieb|betriebsstätte|niederlassung|anlage|liegenschaft|grundstück|gelände|immobilie|objekt|filiale|markt|märkte|lager|zentr(?:um|en)|steinbr[uü]ch|abbaustätte|grube|tagebau|hotel|klinik|brauerei|hafen|häfen|raffinerie|gießerei|deponie|kraftwerk|campingplatz|fabrik)(?:e[nrs]?|s|n)?)`

const ONE = String.raw`(?:an?|one|two|three|four|five|half a|the|einem|zwei|drei|vier|fünf|\d[\d.,]*|[\uE000-\uE3FF])`
const LENGTH = String.raw`(?: ?(?:k?m|met(?:re|er)s?|kilomet(?:re|er)s?|kilometern?|metern?|miles?|mile|hundred met(?:re|er)s))?`
const REACH = String.raw`(?:within|less than|under|below|up to|not more than|no more than|at most|closer than|around|about|only|some) (?:a )?(?:(?:radius|distance) of )?(?:about |around )?${ONE}${LENGTH}(?: radius| distance)? (?:of|from|away from|to|around|upstream of|downstream of)`
/** Where such a site lies, up to the name of the area. */
export const NEAR = String.raw`(?:(?:(?:partly |directly |immediately |right |located |situated )?(?:in|within|inside|on the edge of|near|nearby|close to|adjacent to|next to|alongside|overlapping(?: with)?|bordering(?: on)?|adjoining|in (?:the )?(?:immediate |close |direct |near )?(?:vicinity|proximity|neighbou?rhood) (?:of|to))(?:,? (?:or|and|and\/or) )?){1,3}|${REACH}|(?:directly |immediately |partly )?(?:borders?|bordered|adjoins?|adjoined|abuts?|overlaps?(?: with)?)(?: on| upon)?)`
export const NEAR_DE = String.raw`(?:(?:in|an|nahe|neben|bei|innerhalb|inmitten|angrenzend|benachbart|nah|am rande?|im umfeld|im umkreis|in (?:der |unmittelbarer |direkter |räumlicher )?(?:nähe|nachbarschaft|umgebung)|(?:weniger als|höchstens|maximal|bis zu|knapp|rund|nur) ${ONE}${LENGTH}(?: entfernung| abstand)?(?: von| zu)?)(?![\p{L}]))`

const BE = String.raw`(?:(?:that |which |currently |also |each |either )?(?:are|is|were|was|lies?|lay|stands?|located|situated|identified as(?: being)?|found to be)[ ])?(?:also |currently |each |either |partly |directly |immediately |fully )?(?:located |situated |found |sited )?`
/** Words between where a site lies and the area: `an area of the`, `various`. */
const OF_AREA = String.raw`(?:(?!not |no |non-)[\p{L}'-]+ ){0,5}`

/** `in or near a biodiversity-sensitive area` and all that comes to the same. */
export const LIES_NEAR = `${BE}${NEAR} ${OF_AREA}${AREA}`
const LIES_DE = String.raw`(?:liegen|liegt|befinden sich|befindet sich|grenzen|grenzt|lagen|befanden sich|sind|ist|gelegen|stehen|steht)`
const GAP_DE = String.raw`[^.;\uE000-\uE3FF]{0,70}`
export const LIES_NEAR_DE = `${LIES_DE} ${GAP_DE}?${NEAR_DE}[^.;]{0,60}${AREA_DE}`

/** A figure that says of how many sites others were counted: `of our 40 sites`, `unserer 40 Standorte`. */
/** The same for what stands before a figure. */
const ALL_OF =
  /(?<!\p{L})(?:(?:of|von|among|unter|aus)(?: (?:our|the|its|all|den|unseren|insgesamt|a total of|[\p{L}-]+['’]s))*|(?:unserer|der|aller)(?: insgesamt)?) $/u
export const countsAll = (before: string): boolean => ALL_OF.test(before)

export const NOT_ALL = String.raw`(?<!(?:^|[ ,(])(?:of|von|among|unter|aus|unserer|unseren|the|our|its|der|den|all|alle|allen|insgesamt|screened|geprüften|untersuchten) )`
const INSERTED = String.raw`(?:,[^,.;]{3,70},| \([^()]{1,60}\)| with [^.;]{3,60}?)?`
const OF_OURS = String.raw`(?:of (?:our|the|its|these|all|all our|our own)(?: [\p{L}-]+['’]s)? (?:¤ )?)?`
const KINDS = String.raw`(?:(?:${OWNED}|[\p{L}-]{4,20}) ){0,2}`
const OF_OURS_DE = String.raw`(?:(?:unserer|der|von unseren|von den|von unseren insgesamt|von insgesamt|eigenen?|eigene) (?:¤ )?(?:(?:eigenen|insgesamt|betrachteten) )?)?(?:[\p{L}-]{4,20} )?`

/** Sentences that count the sites; `#` is their number. */
export const COUNTED_NEAR: string[] = [
  `${NOT_ALL}# ${OF_OURS}${KINDS}${SITE}${INSERTED} ${LIES_NEAR}`,
  String.raw`\bof (?:our |the |its |a total of |all )*¤ (?:[\p{L}-]+ ){0,3}${SITE}(?: screened| assessed| examined| reviewed| analysed)?,? # ${LIES_NEAR}`,
  String.raw`${AREA}[^.]{0,30}[;,] (?:but |and |while )?# (?:of (?:them|these|our sites) |${KINDS}${SITE} )?${BE}${NEAR} (?:one|them|it|such (?:an? )?(?:areas?|sites?))(?!\p{L})`,
  String.raw`\bnumber of (?:our |own )?${KINDS}${SITE}${INSERTED} ${LIES_NEAR}[^.;\uE000-\uE3FF]{0,40} (?:is|was|were|amounted to|came to|stood at|totall?ed|:) #`,
  `${NOT_ALL}# ${OF_OURS_DE}${SITE_DE}(?:,[^,.;]{3,60},| \\([^()]{1,30}\\))? ${LIES_NEAR_DE}`,
  `${NOT_ALL}# ${OF_OURS_DE}${SITE_DE}(?: mit [^.;]{3,50}?)? (?:in oder (?:in der |nahe )?nähe|in oder nahe|in der nähe|nahe|in unmittelbarer nähe)[^.;]{0,60}${AREA_DE}`,
  String.raw`\bvon (?:den |unseren |insgesamt |unseren insgesamt |allen )*¤ (?:[\p{L}-]+ ){0,2}${SITE_DE} ${LIES_DE} # [^.;]{0,70}${AREA_DE}`,
  `${NEAR_DE}[^.;\uE000-\uE3FF]{0,60}${AREA_DE}[^.;\uE000-\uE3FF]{0,20} ${LIES_DE} # ${OF_OURS_DE}${SITE_DE}`,
]

const SPAN = String.raw`(?:,? (?:which |that )?(?:occup(?:y|ies)|covers?|comprises?|comprising|with|of|has|have|spans?|spanning|measures|measuring|covering|extends over))(?: an?)?(?: total| combined)?(?: surface| area| size| extent| land area)?(?: of)?(?: about| around| some| approximately| together)?`
const SPAN_DE = String.raw`(?:,? (?:der |die |das )?(?:mit|von|auf|umfasst|hat|einer|belegt|misst))(?: (?:einer|eine))?(?: (?:gesamt)?fläche)?(?: von)?(?: rund| etwa| ca\.| insgesamt| zusammen)*`

/** The same for the area they cover. */
export const AREA_NEAR: string[] = [
  String.raw`\b${SITE}[^.;,\uE000-\uE3FF]{0,40}${SPAN} #(?: of land)?,? ${LIES_NEAR}`,
  String.raw`\b${SITE}[^.;\uE000-\uE3FF]{0,20} ${LIES_NEAR}[^.;:\uE000-\uE3FF]{0,20}: [^.;:()\uE000-\uE3FF]{2,40}\(#\)(?!,? (?:and|,))`,
  String.raw`\b${SITE}[^.;\uE000-\uE3FF]{0,20} ${LIES_NEAR}[^.;\uE000-\uE3FF]{0,40},? (?:and )?(?:together |in total )?(?:covers?|covering|occup(?:y|ies|ying)|with an? (?:total |combined )?(?:area|surface) of|totalling)(?: an area of| together| around| about)? #`,
  String.raw`${SITE_DE}[^.;,\uE000-\uE3FF]{0,40}${SPAN_DE} #,?[^.;\uE000-\uE3FF]{0,30}(?:umfasst,? |belegt,? |misst,? )?${LIES_NEAR_DE}`,
]
/** The area of what the sentence before counted. */
export const AREA_NEAR_AFTER: [string, string][] = [
  [
    `${SITE}[^.;]{0,60} ${LIES_NEAR}`,
    String.raw`^(?:together,? |in total,? )?(?:they|these(?: [\p{L}-]+)?|the (?:sites|areas?|plants|properties)) (?:together |in total )?(?:cover|occupy|comprise|measure|extend over|have an? (?:total |combined )?(?:area|surface) of|total)(?: an? (?:(?:combined|total|joint) )?area of| a total of| around| about| together| some)* #`,
  ],
  [
    `${SITE_DE}[^.;]{0,60} (?:${LIES_NEAR_DE}|${NEAR_DE}[^.;]{0,60}${AREA_DE})`,
    String.raw`^(?:(?:zusammen|insgesamt) (?:umfassen|belegen|haben|messen) (?:sie|diese[^\uE000-\uE3FF.]{0,20})|(?:sie|diese(?: \p{L}+)?|die (?:standorte|flächen)) (?:umfassen|belegen|haben|nehmen|messen)(?: zusammen| insgesamt)?)(?: eine)?(?: fläche von)?(?: rund| etwa| insgesamt| zusammen)* #`,
  ],
]

const NONE_OF = String.raw`(?:none of (?:our|the|its|these) (?:[\p{L}-]+ ){0,3}${SITE}|no (?:[\p{L}-]+ ){0,3}${SITE})`
const NONE_OF_DE = String.raw`(?:keine[rs]? (?:unserer |der |dieser )?(?:[\p{L}-]+ ){0,2}${SITE_DE}|kein ${SITE_DE})`
/** Where nothing lies in an area, something may still lie near it. */
const CLOSE = String.raw`(?=[^.;]{0,60}?(?:\bnear|close to|adjacent|next to|vicinity|proximity|border|adjoin|within (?:an?|one|two|five|ten|\d|[\uE000-\uE3FF])))`
const CLOSE_DE = String.raw`(?=[^.;]{0,60}?(?:nähe|nahe|neben|angrenz|grenz|umkreis|umgebung|nachbarschaft|entfern| an ))`
/** Sentences that say that there is none. */
export const NONE_NEAR: string[] = [
  String.raw`\b${NONE_OF} ${CLOSE}${LIES_NEAR}`,
  String.raw`\b(?:our|the|its) (?:[\p{L}-]+ ){0,2}${SITE} (?:are|is|do|does) not (?:lie )?${CLOSE}(?:located |situated )?${NEAR} ${OF_AREA}${AREA}`,
  String.raw`\b(?:have|has|operate|operates|own|owns) no (?:[\p{L}-]+ ){0,2}${SITE} ${CLOSE}${LIES_NEAR}`,
  String.raw`\b(?:do|does|did) not (?:have|own|operate|lease|manage) (?:any )?(?:[\p{L}-]+ ){0,2}${SITE} ${CLOSE}${LIES_NEAR}`,
  String.raw`(?<!\p{L})${NONE_OF_DE} ${CLOSE_DE}${LIES_NEAR_DE}`,
  String.raw`(?<!\p{L})(?:unsere|die|alle) (?:[\p{L}-]+ )?${SITE_DE} ${LIES_DE} nicht ${CLOSE_DE}[^.;]{0,40}${AREA_DE}`,
]

/** Sentences that say that there are some, without counting them. */
export const SOME_NEAR: string[] = [
  String.raw`(?<!\b(?:none|no|not|neither|if|whether)(?: [\p{L}-]+){0,5} )\b(?:the|our|one|some|several|two|three|four|five|¤|its|an?)(?: of (?:our|the|its)(?: ¤)?)?(?: [\p{L}-]+){0,3} ${SITE}(?: (?:of|in|at) [^.;,]{2,40})?${INSERTED},? ${LIES_NEAR}`,
  String.raw`(?<!\bkein\w{0,2} (?:[\p{L}-]+ ){0,4})(?<!\p{L})(?:das|der|die|unser|unsere|ein|eine[rs]?|zwei|drei|vier|einige|mehrere|¤)(?: (?:unserer|der)(?: ¤)?)?(?: [\p{L}-]+){0,2} ${SITE_DE}(?: (?:in |bei |von |an der )?[\p{L}-]{3,}){0,2}(?:,[^,.;]{3,70},)? (?:liegen|liegt|befinden sich|befindet sich|grenzen|grenzt)(?! nicht)[^.;]{0,40}?${NEAR_DE}(?! k?eine[mr]? k)[^.;]{0,60}?${AREA_DE}`,
  String.raw`\bdass sich [^.;]{0,20}${SITE_DE} (?:in oder (?:in der |nahe )?nähe|in der nähe|nahe)[^.;]{0,60}${AREA_DE}[^.;]{0,40} befinde(?:t|n)`,
]

const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|eine[rs]?|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|achtzehn|zwanzig'
const MENTIONED = new RegExp(`${AREA}|${AREA_DE}`, 'u')
const HINT = /protect|biodiv|natur|reserve|conserv|scientific|schutz|ffh|park|ramsar|sssi|sanctuar|ecolog|ökolog/
const SITE_COUNT = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${NUMBER})(?= (?:of (?:our|the|its|these)(?: own| [\p{L}-]+['’]s)?(?: \d[\d.,]*)?(?: [\p{L}-]+)? ${SITE}(?!\p{L})|(?:[\p{L}-]+ ){0,2}${SITE}(?!\p{L})|(?:unserer|der|eigene[nr]?|von unseren|von den)(?: insgesamt)?(?: \d[\d.,]*)?(?: [\p{L}-]+)? ${SITE_DE}(?!\p{L})|${SITE_DE}(?!\p{L})))|(?<=(?:sites|locations|plants|facilities|properties|assets|stores|hotels|mines|quarries),? )(?:${NUMBER})(?= (?:of (?:these|them|which) )?(?:are|is|lie|lies|border)(?!\p{L}))|(?<=(?:liegen|befinden sich|grenzen) )(?:${NUMBER})(?= (?:davon )?(?:in|an|nahe|unmittelbar)(?!\p{L}))|(?<=${AREA}[^.;]{0,20} (?:is|was|are|were) )(?:${NUMBER})(?=[.,;])`,
  'giu',
)

/** Words for numbers that count sites, in a sentence about such areas. */
export const siteCounts = (text: string, folded: string): RegExpExecArray[] =>
  HINT.test(folded) && MENTIONED.test(folded) ? [...text.matchAll(SITE_COUNT)] : []
