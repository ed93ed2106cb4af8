import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const ABOUT = String.raw`(?: (?:around|about|some|approximately|almost|nearly|more than|rund|etwa|ca\.|knapp|fast|insgesamt|a total of|a further|another|an additional|further|weitere|weiteren|zusätzlich|at least|mindestens|up to|bis zu))*`
const METHOD = {
  location: String.raw`(?:location[ -]?based|standort(?:bezogen|basiert)\w*)`,
  market: String.raw`(?:market[ -]?based|markt(?:bezogen|basiert)\w*)`,
}
const GHG = String.raw`(?:(?:annual|absolute|gross|total|net|ghg|greenhouse gas|co2e?|carbon|market-based|location-based) )*`
/** `Scope 1 and 2`: a number that no word announces is masked like a figure. */
const OF_SCOPES = String.raw`(?: \(?(?:in|from|of|across|under|aus|der|von)? ?(?:our |the )?scopes? [123](?:(?:,|,? (?:and|und|&)) (?:scope )?[123\uE000-\uE3FF]){0,2}\)?)?(?: \([^()]{3,30}\))?`
const ALL_SCOPES = String.raw`(?:scopes? 1,? (?:scope )?[2\uE000-\uE3FF],? (?:and|und|&) (?:scope )?[3\uE000-\uE3FF]|all scopes|alle[rn]? scopes)`
const EMISSIONS_DE = String.raw`(?:(?:thg|treibhausgas|co2\w*)-?)?(?:emissionen|ausstoß)`

const ACTIONS = String.raw`(?:actions?|measures?|initiatives?|projects?|levers)`
const MASSNAHMEN = String.raw`(?:\p{L}*maßnahmen|\p{L}*projekten?)`
const CUTS = String.raw`${GHG}(?:emissions? )?(?:reductions?|savings?|cuts?|decreases?)`
const MINDERUNG = String.raw`(?:\p{L}+-)?(?:\p{L}*(?:minderung|reduktion|reduzierung|senkung|einsparung|verringerung))(?:en)?`
const OF_EMISSIONS_DE = String.raw`(?: (?:der|unserer|an|von) (?:\p{L}+ )?(?:\p{L}+-)?(?:emissionen|treibhausgasen?|co2\w*))?`
const LOWERED_DE = String.raw`(?:gesenkt|senken|reduziert|reduzieren|verringert|verringern|vermindert|vermindern|gemindert|mindern)`
const SAVED_DE = String.raw`(?:eingespart|einsparen|vermieden|vermeiden)`

const PLAN = String.raw`(?:(?:transition|climate(?: transition| action| protection)?|decarboni[sz]ation) (?:plan|programme|roadmap)|(?:übergangs|transitions|klima(?:schutz|transitions)?|dekarbonisierungs)-?(?:aktions)?plan(?:e?s)?)`
const CAPEX = String.raw`(?:capital expenditures?|capex|investitionsausgaben|investitionen)(?: \(capex\))?`
const OPEX = String.raw`(?:operating (?:expenditures?|expenses)|operational expenditures?|opex|betriebsausgaben|betriebsaufwendungen)(?: \(opex\))?`
const OF = String.raw`(?: (?:of|amounting to|von|in höhe von))?`
/** Two amounts beside each other: `CapEx of 12.5 and OpEx of 2.1 were allocated to the plan`. */
const allocated = (own: string, other: string): string[] =>
  [
    [String.raw`${own}${OF} #(?:,? (?:and|und|sowie) ${other}${OF} ¤)?`, ''],
    [String.raw`${other}${OF} ¤,? (?:and|und|sowie) ${own}${OF} #`, ''],
  ].flatMap(([amounts]) => [
    String.raw`${amounts} (?:was|were|has been|have been) (?:allocated|assigned|attributed|dedicated) to (?:the|this|our) (?:${PLAN}|plan)\b`,
    String.raw`${amounts} (?:wurden |waren |sind )?(?:dem|diesem|unserem) (?:${PLAN}|plan) (?:zugeordnet|zugewiesen|zuzuordnen|zuzurechnen)`,
    String.raw`${PLAN}${N}{0,40} (?:fielen|entfielen|flossen|waren|wurden)${N}{0,30} ${amounts}`,
  ])

const stated = (spending: string): string[] => [
  String.raw`${spending} (?:allocated|assigned|attributed|attributable|dedicated|linked) to (?:the|this|our) (?:${PLAN}|plan)${N}{0,20} (?:was|were|amounted to|came to|totall?ed|stood at)${ABOUT} #`,
  String.raw`(?:dem|diesem|unserem) (?:${PLAN}|plan) (?:zugeordneten|zugewiesenen|zuzurechnenden|zuzuordnenden) ${spending} (?:betrugen|beliefen sich auf|lagen bei|von|in höhe von)${ABOUT} #`,
]

const LOWER = String.raw`(?:senken|reduzieren|verringern|vermindern|mindern|absenken|sinken|abnehmen|zurückgehen|(?:gesenkt|reduziert|verringert|vermindert|gemindert) werden)`
const WANT = String.raw`(?:soll|sollen|will|wollen|möchten?|planen?|strebe?n?|beabsichtig\w+|verpflicht\w+|ziel\w*)`
const BY_YEAR = String.raw`(?:by|until|before) (?:(?:the )?(?:end of )?(?:financial |fiscal )?(?:year )?)(?:fy ?)?20[2-5]\d`
const BIS = String.raw`bis (?:spätestens |ende |zum jahr |zum geschäftsjahr )*20[2-5]\d`
const AGAINST = String.raw`(?:,? \(?(?:from|compared|against|versus|vs\.?|relative|gegenüber|im vergleich|verglichen|ausgehend)[^.;\uE000-\uE3FF]{0,50})?`
const PLAIN = String.raw`(?: (?:our|the|their|its|unsere|die|these|absolute[nr]?|gross|total|gesamten?|market-based|location-based|marktbezogenen?|standortbezogenen?|ghg|greenhouse|gas|co2e?|carbon|thg-emissionen|co2-emissionen|treibhausgasemissionen|emissions?|emissionen|brutto))*`
/** Not the second of two that are summed: `Scope 1 and Scope 2`. */
const NOT_SUMMED = String.raw`(?<!(?:scopes? ?-?1|(?<!\d)[12])(?:[ -]\p{L}+)?-? ?(?:,|und|and|\+|&|sowie|\/|bis|plus) (?:(?:in|aus|die|der|den|of|our|the|im|absolute|gross) ){0,2})(?<!1(?:,| and| und) ?[\uE000-\uE3FF],? (?:and|und|&) )`

/** A target for one scope as lists and sentences give it: `Scope 3: reduce absolute emissions by 45% by 2030`. */
function aimed(scope: string): Wordings {
  const named = String.raw`^(?:[•–-] ?)?(?:target (?:for )?|ziel (?:für )?)?${scope}(?:[ -](?:ghg |thg-)?(?:emissions?|emissionen))? ?[:–-]`
  return {
    says: [
      String.raw`${named} ?(?:to )?(?:reduce|cut|lower|decrease)${PLAIN} by${ABOUT} #${AGAINST} ${BY_YEAR}`,
      String.raw`${named} ?(?:to )?(?:reduce|cut|lower|decrease)${PLAIN} ${BY_YEAR} by${ABOUT} #`,
      String.raw`${named} ?(?:an? )?#${PLAIN} (?:reduction|cut|decrease)${AGAINST} ${BY_YEAR}`,
      String.raw`${named}${PLAIN} ${BIS}${AGAINST} um${ABOUT} # (?:zu )?${LOWER}`,
      String.raw`${named}${PLAIN}${AGAINST} um${ABOUT} # ${BIS} (?:zu )?${LOWER}`,
      String.raw`${named} ?(?:minus|a change of|eine veränderung (?:von|um))(?: minus)? #`,
      String.raw`\b(?:targets?|goals?|ziele?)\b${N}{0,20} ${NOT_SUMMED}${scope}(?:[ -](?:ghg |thg-)?(?:emissions?|emissionen))?${AGAINST}(?: ${BY_YEAR}| ${BIS})? (?:is|are|of|lautet|lauten|beträgt|von|:) ?(?:minus|a change of|eine veränderung (?:von|um))(?: minus)? #`,
      String.raw`${NOT_SUMMED}${scope}(?: (?:ghg |greenhouse gas )?emissions)? (?:are|is) to (?:be (?:reduced|cut|lowered|decreased)|fall|decrease|decline) by${ABOUT} #`,
      String.raw`${NOT_SUMMED}${scope}(?:-(?:thg-)?emissionen)? (?:sollen|soll|wollen wir|werden wir)${N}{0,60} um${ABOUT} # ${LOWER}`,
    ],
  }
}
const scope2 = (method: string): string =>
  String.raw`(?:scope[ -]?2(?:-(?:thg-)?emissionen| emissions)?,? ?\(?${method}\)?|${method} scope[ -]?2)`

/** How reports state plans, what actions achieve, and targets (ESRS E1-1, E1-3, E1-4). */
export const targetWordings: Readonly<Record<string, Wordings>> = {
  'E1-1_05': {
    says: [
      ...allocated(OPEX, CAPEX),
      ...stated(OPEX),
      String.raw`${PLAN}${N}{0,40} (?:fielen|entfielen|flossen|waren)${N}{0,30} ${CAPEX}${OF} ¤ (?:und|sowie) ${OPEX}${OF} #`,
    ],
  },
  'E1-1_06': {
    says: [
      ...allocated(CAPEX, OPEX),
      ...stated(CAPEX),
      String.raw`# in (?:die )?(?:umsetzung|implementierung|realisierung) (?:des|unseres) ${PLAN}${N}{0,20} (?:investiert|geflossen)`,
    ],
  },
  'E1-3_03': {
    unsaid: String.raw`\b(?:customers?|suppliers?|kunden|lieferanten|would|could|hypothetical)\b`,
    labels: [
      String.raw`(?:ghg |greenhouse gas |co2e? )?(?:emissions? )?reductions? (?:achieved|realised|realized)(?: (?:by|through|from|with) (?:the )?(?:implemented )?(?:actions|measures))?`,
      String.raw`(?:erzielte|realisierte|bewirkte|tatsächliche) (?:thg-?|treibhausgas-?|co2-?)?(?:emissions)?(?:minderung|reduktion|senkung|einsparung)(?:en)?(?: durch (?:\p{L}+ )?maßnahmen)?`,
    ],
    says: [
      String.raw`\b${ACTIONS}${N}{0,60} (?:reduced|cut|lowered|decreased) (?:our |the |its |group )*${GHG}emissions${OF_SCOPES} by${ABOUT} #`,
      String.raw`\b${ACTIONS} (?:completed|implemented|carried out|taken|installed)${N}{0,30} (?:reduce|cut|lower) (?:our |the |its |group )*${GHG}emissions${OF_SCOPES} by${ABOUT} #`,
      String.raw`(?:abgeschlossenen|umgesetzten|durchgeführten|realisierten) ${MASSNAHMEN} (?:senken|reduzieren|verringern|mindern|vermindern) (?:unsere |die )?${EMISSIONS_DE}${OF_SCOPES}${N}{0,20} um${ABOUT} #`,
      String.raw`\b${ACTIONS}${N}{0,70} (?:led to|resulted in|achieved|delivered|brought(?: about)?|yielded|generated|produced|enabled|gave)${ABOUT} ?(?:an? )?${CUTS}${OF_SCOPES} (?:of|totall?ing|amounting to)${ABOUT} #`,
      String.raw`\b(?:with|through|by|thanks to|as a result of) ${N}{0,60}${ACTIONS}${N}{0,60},? (?:we|the group|the company) (?:achieved|realised|realized|made) (?:an? )?${CUTS}${OF_SCOPES} of${ABOUT} #`,
      String.raw`\b(?:with|through|by|thanks to|as a result of) ${N}{0,60}${ACTIONS}${N}{0,60},? (?:we|the group|the company) (?:saved|avoided)${ABOUT} #`,
      String.raw`\b(?:with|through|by|thanks to|as a result of) ${N}{0,60}${ACTIONS}${N}{0,60},? (?:we|the group|the company) (?:reduced|cut|lowered) (?:our |the |its )*${GHG}emissions${OF_SCOPES} by${ABOUT} #`,
      String.raw`# (?:of )?(?:co2\w* |emissions )?(?:was|were|have been) (?:saved|avoided)${N}{0,20} (?:by|through|with|thanks to|as a result of)${N}{0,40}${ACTIONS}`,
      String.raw`${MASSNAHMEN}${N}{0,60} führten${N}{0,40} zu (?:einer |einem |insgesamt )?(?:\p{L}+ )?${MINDERUNG}${OF_EMISSIONS_DE}${OF_SCOPES} (?:von|um|in höhe von)${ABOUT} #`,
      String.raw`(?:durch|mit|dank|aufgrund|infolge) ${N}{0,60}${MASSNAHMEN}${N}{0,60} (?:wurden?|konnten?|haben|hat)${N}{0,60}(?: um)${ABOUT} #${N}{0,30} ${LOWERED_DE}`,
      String.raw`(?:durch|mit|dank|aufgrund|infolge) ${N}{0,60}${MASSNAHMEN}${N}{0,30} (?:wurden?|konnten?|haben|hat)(?: wir| der konzern| das unternehmen)?(?: \p{L}+){0,3}${ABOUT} #${N}{0,30} ${SAVED_DE}`,
      String.raw`${MASSNAHMEN}(?: \p{L}+){0,4} (?:haben|hat|senkten|reduzierten|verringerten|minderten) ${N}{0,50}(?:emissionen|ausstoß)${OF_SCOPES}${N}{0,30} um${ABOUT} #`,
      String.raw`(?:erzielten|erreichten|realisierten|bewirkten) ${N}{0,60}${MASSNAHMEN}${N}{0,40} ${MINDERUNG}${OF_EMISSIONS_DE} (?:von|um|in höhe von)${ABOUT} #`,
      String.raw`${MASSNAHMEN}${N}{0,30} (?:erzielten|erreichten|bewirkten|erbrachten) ${N}{0,40}${MINDERUNG}${OF_EMISSIONS_DE} (?:von|um|in höhe von)${ABOUT} #`,
    ],
  },
  'E1-3_04': {
    unsaid: String.raw`\b(?:targets?|goals?|customers?|suppliers?|kunden|lieferanten)\b`,
    says: [
      String.raw`(?:is|are|were) expected to (?:give|deliver|bring(?: about)?|yield|achieve|lead to|result in|provide|generate|produce|contribute)${ABOUT} ?(?:an? )?(?:further |additional |annual )*${CUTS}${OF_SCOPES} (?:of|by)${ABOUT} #`,
      String.raw`\bexpects? (?:the |our |these |all )*${N}{0,60}${ACTIONS}${N}{0,40} to (?:reduce|cut|lower|decrease)${N}{0,40} by${ABOUT} #`,
      String.raw`\bexpects? (?:the |our |these |all )*${N}{0,60}${ACTIONS}${N}{0,40} to save${ABOUT} #`,
      String.raw`\bexpects?${ABOUT} (?:an? )?(?:further |additional |annual )*${CUTS}${OF_SCOPES} of${ABOUT} # (?:from|through|by|as a result of|with)${N}{0,60}${ACTIONS}`,
      String.raw`\b${ACTIONS}${N}{0,60},? (?:we|the group|the company) expects?${ABOUT} (?:an? )?(?:further |additional |annual )*${CUTS}${OF_SCOPES} of${ABOUT} #`,
      String.raw`erwart(?:en|et)${N}{0,40} (?:von|durch|aus|mit)${N}{0,50}${MASSNAHMEN}${N}{0,30} ${MINDERUNG}${OF_EMISSIONS_DE}${OF_SCOPES} (?:von|um|in höhe von)${ABOUT} #`,
      String.raw`${MASSNAHMEN}${N}{0,20} erwart(?:en|et)${N}{0,50} ${MINDERUNG}${OF_EMISSIONS_DE}${OF_SCOPES} (?:von|um|in höhe von)${ABOUT} #`,
      String.raw`${MASSNAHMEN}${N}{0,20} (?:sollen|werden)${N}{0,80} um${ABOUT} # (?:${LOWERED_DE}|verringern)`,
      String.raw`erwartete[nr]? (?:thg-?|treibhausgas-?|co2-?)?${MINDERUNG}${N}{0,70} (?:beträgt|betragen|liegt bei|liegen bei|beläuft sich auf|belaufen sich auf|von|:)${ABOUT} #`,
    ],
  },
  'E1-4_04': {
    says: [
      String.raw`(?:to|will|must|shall) (?:reduce|cut|lower|decrease) (?:our |the |its )?(?:total|overall|entire|combined|absolute)(?: absolute)? (?:ghg |greenhouse gas |co2e? |carbon )?emissions,? \(?(?:across |in |of |from )?${ALL_SCOPES}\)? by${ABOUT} #`,
      String.raw`to reducing (?:our |the |its )?(?:total|overall|entire|combined|absolute)(?: absolute)? (?:ghg |greenhouse gas |co2e? |carbon )?emissions,? \(?(?:across |in |of |from )?${ALL_SCOPES}\)? by${ABOUT} #`,
      String.raw`${WANT} ${N}{0,40}(?:gesamten?|sämtliche) ${EMISSIONS_DE} \(?(?:in |aus |über )?${ALL_SCOPES}\)?${N}{0,60} um${ABOUT} #${AGAINST} (?:zu )?${LOWER}`,
      String.raw`(?:net[ -]zero|netto-?null)\b${N}{0,60}(?:value chain|wertschöpfungskette|all scopes|alle[rn]? scopes)${N}{0,20} (?:${BY_YEAR}|${BIS}),? ?\(?(?:which means|meaning|i\.e\.|that is|with|corresponding to|das heißt|das bedeutet|mit|entsprechend)${N}{0,20} (?:reduction|cut|minderung|reduktion|senkung|verringerung)${N}{0,40} (?:of|by|um|von)${ABOUT} #`,
    ],
  },
  'E1-4_07': aimed(String.raw`(?:scope[ -]?1)`),
  'E1-4_10': aimed(scope2(METHOD.location)),
  'E1-4_13': aimed(scope2(METHOD.market)),
  'E1-4_16': {
    says: [
      ...(aimed(String.raw`(?:scope[ -]?3)`).says ?? []),
      // The wording of the Science Based Targets initiative for the second of two targets.
      String.raw`to (?:reduce|cut|lower)${PLAIN} scope[ -]?3 (?:ghg )?emissions (?:by )?${ABOUT}#${N}{0,60} (?:within|over|in) the same (?:time ?frame|period|time period)`,
      String.raw`${WANT}[^;]{0,160} um ¤[^;\uE000-\uE3FF]{0,50}${LOWER},? (?:und )?(?:die |unsere |den )?(?:scope[ -]?3-(?:thg-)?emissionen|${EMISSIONS_DE} (?:in|aus|im|von) scope[ -]?3)${N}{0,60} um${ABOUT} #`,
    ],
  },
}
