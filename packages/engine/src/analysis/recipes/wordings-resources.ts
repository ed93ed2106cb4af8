import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const ABOUT = String.raw`(?: (?:around|about|some|approximately|only|rund|etwa|ca\.|insgesamt|a total of|in total|zusammen|damit|thus|nur))*`
const CAME_TO = String.raw`(?:was|were|is|are|came to|amounted to|amounts to|totall?ed|stood at|stands at|weighed|fell to|rose to|reached|betrug\w*|beträgt|betragen|lag\w* bei|liegt bei|liegen bei|belief\w* sich auf|beläuft sich auf|summier\w+ sich auf|erreichte\w*)${ABOUT}`
/** What joins an amount with the share that it is: `639 tonnes, equal to 14.9 percent`. */
const EQUALS = String.raw`,? ?(?:or|i\.e\.,?|that is|this is|which is|equal to|equivalent to|corresponding to|representing|accounting for|a share of|das sind|das entspricht|dies entspricht|was|entsprechend|entspricht|oder|bzw\.|ein anteil von|also|\()(?: (?:a share of|einem anteil von|equal to|entspricht|about|around|rund))* ?#`

// Substances of concern and how they leave (ESRS E2-5)
const HIGH = String.raw`(?:substances of very high concern|svhcs?\b|besonders besorgniserregende[nr]? stoffe?n?)`
const CONCERN = String.raw`(?:substances of concern|(?<!besonders )besorgniserregende[nr]? stoffe?n?)`
const NO_HIGH = String.raw`(?:(?!very high|svhc|besonders)[^.]){0,170}`
const LEFT = String.raw`(?:that |die )?(?:leav(?:e|ing)|left|verlassen|verließen|verlässt|verließ)`
const PLACES = String.raw`(?:the |our |unsere |die |den |das )?(?:own )?(?:facilities|sites|plants|premises|company|group|einrichtungen|anlagen|standorte|werke|betriebe|betriebsstätten|unternehmen|konzern)`
const WAYS = {
  emissions: String.raw`(?:as|als|in form von) (?:emissions|emissionen)`,
  products: String.raw`(?:as|als) (?:products|produkte)`,
  parts: String.raw`(?:as (?:an? )?(?:integral )?part of (?:our |the )?products|als (?:bestandteil|teil)e? (?:von |der |unserer |in )?(?:\p{L}+ )?(?:produkten?|erzeugnissen?))`,
  services: String.raw`(?:as (?:a )?(?:part of )?services|als (?:teil von |bestandteil von )?dienstleistungen)`,
}
const leaving = (substances: string, between: string, way: string): Wordings => {
  const stated = [
    String.raw`#(?: of (?:these|this|them|it|which)| davon)? ${LEFT} ${PLACES} ${way}`,
    String.raw`(?:verlassen|verließen)(?: davon| hiervon)?${ABOUT} # ${PLACES} ${way}`,
  ]
  const before = substances === HIGH ? HIGH : String.raw`^(?!.*(?:very high|svhc|besonders)).*${CONCERN}`
  return {
    says: stated.map(
      (words) =>
        String.raw`${substances}${between}(?:,|;| and| und| davon| of which) ?(?:of which |davon |and |und )?${words}`,
    ),
    saysAfter: stated.map((words): [string, string] => [
      before,
      String.raw`^(?:of (?:these|this|which),? |davon |hiervon )?${words}`,
    ]),
  }
}
const of = (substances: string): string[] => [
  String.raw`(?:used|procured|purchased|generated|produced)(?:,? (?:or|and) (?:used|procured|purchased|generated|produced))*${ABOUT} # of ${substances}`,
  String.raw`(?:von|of) (?:den |the |these )?${substances},? (?:wurden|haben wir|were|we)${ABOUT} # (?:bei der produktion )?(?:verwendet|beschafft|eingesetzt|erzeugt|used|procured|generated)`,
]
const NO_MICRO = (done: string): string[] => [
  String.raw`no (?:primary )?microplastics? (?:was|were|is|are) ${N}{0,15}${done}`,
  String.raw`mikroplastik (?:wird|wurde|haben wir|wurden) (?:weder |nicht )${N}{0,25}${done}`,
  String.raw`kein mikroplastik ${N}{0,20}${done}`,
]
const MICRO = String.raw`(?:primary )?(?:microplastics?|mikroplastik(?:partikel)?s?)`

// Water (E3-4)
const STRESSED = String.raw`(?:(?:high )?water[ -]?(?:stress|risk|scarcity)|(?:hohem |sehr hohem |erhöhtem |hohen )*wasser(?:stress|risik\p{L}*|knappheit))`
const AREAS = String.raw`(?:areas|regions|sites|gebieten?|regionen|standorten?)`
const WATER_LESS = String.raw`(?:withdrawals?|abstraction|entnahme) (?:minus|less|abzüglich|-|–) (?:der )?(?:water |wasser)?(?:discharges?|ableitung(?:en)?|einleitung(?:en)?|rückführung(?:en)?)`

// Land (E4-5)
const LAND_DE = String.raw`(?:der|unserer|unseren|von) (?:\p{L}*flächen?|\p{L}*grundstücken?)`

const NATURE = String.raw`(?:(?:an?|the|ein|eine|einem|das) )?(?:\p{L}+ )?(?:ffh|natura 2000|protected|nature reserve|(?:natur|landschafts|vogel)?schutzgebiet|naturpark|nationalpark|national park)`

// Materials (E5-4)
const GOODS = String.raw`(?:materials|equipment|products|components|goods|resources)`
const BOUGHT = String.raw`(?:purchased|procured|used(?! (?:to|for|by|in)(?!\p{L}))|consumed|sourced|bought|processed)`
const GOODS_DE = String.raw`(?:(?:roh|werk|hilfs|betriebs|einsatz)stoffe|(?!verpackung)\p{L}*materialien|produkte|komponenten|vorprodukte)`
const SECONDARY = String.raw`(?:secondary,? )?(?:reused (?:or|and) recycled|recycled (?:or|and) reused|secondary|recycled|reused) (?:secondary |input |raw )?(?:components|materials|products|intermediary products)(?:(?:,|,? and|,? or) (?:secondary )?(?:intermediary )?(?:components|materials|products)){0,2}`
const SECONDARY_DE = String.raw`(?:(?:sekundäre|wiederverwendete|recycelte|rezyklierte)[nr]?(?:,| und| oder| sowie)? ){1,3}(?:komponenten|materialien|produkte|rohstoffe|einsatzstoffe|zwischenprodukte|vorprodukte)n?(?:(?:,| und| sowie| oder) (?:sekundäre[nr]? )?(?:komponenten|materialien|zwischenprodukte|vorprodukte|produkte)n?){0,2}|sekundär(?:materialien|rohstoffe|komponenten|werkstoffe)n?|rezyklate?n?`
const BIOTIC = String.raw`(?:biologische|biobasierte|nachwachsende|biological|bio-?based|biotic)[nr]? (?:materialien|rohstoffen?|materials)`
const ASIDE = String.raw`(?: \([^()\uE000-\uE3FF]{2,80}\)|,[^,.;\uE000-\uE3FF]{3,70},)?`

// What can be recycled, and waste (E5-5)
const PRODUCTS = String.raw`(?:our |the |unseren |den |unsere )?(?:products?|produkten?)`
const PACKAGING = String.raw`(?:our |the |unseren |den |der |their |its |deren |ihren |unsere )?(?:product )?(?:packaging|(?:produkt)?verpackung(?:en)?)`
const RECYCLABLE = String.raw`(?:(?:rate|share|proportion) of recyclable (?:content|materials?)|recyclable content|(?:anteil|quote) (?:an |der |des )?(?:recycel?bare|recyclingfähige)[nrs]? (?:inhalts?|inhalte|bestandteile|materialien|anteile))`
const CAN_BE = String.raw`(?:recycel?bar|recyclingfähig|wiederverwertbar|recyclable)`
const recyclable = (own: string, other: string): string[] => [
  String.raw`${RECYCLABLE} (?:${CAME_TO} |liegt |lag )?(?:for|in|bei|at|of) ${other}(?: bei| ${CAME_TO})? ¤(?:,|,? (?:and|und)) (?:for |in |bei |at )?${own}(?: bei)? #`,
  String.raw`${RECYCLABLE} ${CAME_TO} ¤ (?:for|in|bei|at) ${other}(?:,|,? (?:and|und)) # (?:for|in|bei|at) ${own}`,
  String.raw`\b${own} (?:ist|sind|war|waren) zu${ABOUT} # ${CAN_BE}`,
  String.raw`\b${own} (?:is|are|was|were)${ABOUT} # ${CAN_BE}`,
]
const WASTE = String.raw`(?:waste|abf[aä]ll\p{L}*)`
const HAZARDOUS = String.raw`(?:classified as )?(?:hazardous|gefährlich)`

/** How reports state substances, water, land, materials and waste (ESRS E2 to E5). */
export const resourceWordings: Readonly<Record<string, Wordings>> = {
  'E2-4_05': {
    zero: NO_MICRO('(?:generated|used|erzeugt|verwendet|eingesetzt)'),
    says: [
      String.raw`${MICRO} (?:generated|used|erzeugt\w*|verwendet\w*) (?:or|and|und|oder) (?:used|generated|verwendet\w*|erzeugt\w*) ${CAME_TO} #`,
    ],
  },
  'E2-4_06': {
    zero: NO_MICRO('(?:generated|released|erzeugt|freigesetzt)'),
    says: [
      String.raw`(?:generated|released|erzeugt(?:en)?|freigesetzt|entstanden)(?: wurden| wir)?${ABOUT} # (?:of )?${MICRO}`,
      String.raw`# (?:of )?${MICRO} (?:was|were|wurden?|sind) (?:generated|released|erzeugt|freigesetzt|entstanden)`,
    ],
  },
  'E2-4_07': {
    zero: NO_MICRO('(?:used|verwendet|eingesetzt)'),
    says: [
      String.raw`(?:used|verwendet|verwendeten|eingesetzt)(?: wurden| wir)?${ABOUT} # (?:of )?${MICRO}`,
      String.raw`# (?:of )?${MICRO} (?:was|were|wurden?) (?:used|verwendet|eingesetzt)`,
    ],
  },
  'E2-5_02': { says: of(CONCERN) },
  'E2-5_03': {
    says: [
      String.raw`# (?:of )?${CONCERN} ${LEFT} ${PLACES}(?! (?:as|als|in form))`,
      String.raw`${PLACES} (?:verließen|verlassen)${ABOUT} # ${CONCERN}(?! (?:als|in form))`,
    ],
  },
  'E2-5_04': leaving(CONCERN, NO_HIGH, WAYS.emissions),
  'E2-5_05': leaving(CONCERN, NO_HIGH, WAYS.products),
  'E2-5_06': leaving(CONCERN, NO_HIGH, WAYS.parts),
  'E2-5_07': leaving(CONCERN, NO_HIGH, WAYS.services),
  'E2-5_08': {
    says: [...of(HIGH), String.raw`(?:davon|hiervon) (?:waren|sind|entfielen)${ABOUT} # (?:auf )?${HIGH}`],
  },
  'E2-5_09': {
    labels: [
      String.raw`(?:total )?(?:amount of )?${HIGH}(?: \(svhcs?\))? ${LEFT} (?:the |our )?facilities as emissions,? (?:as )?products,? or as (?:an? )?part of products or services`,
      String.raw`(?:gesamtmenge |menge )?(?:der |an )?${HIGH}(?: \(svhcs?\))?,? die (?:die |unsere )?(?:einrichtungen|anlagen|betriebsstätten) als emissionen,? (?:als )?produkte .{0,60}verlassen`,
    ],
    says: [
      String.raw`# (?:of )?${HIGH} ${LEFT} ${PLACES}(?! (?:as|als|in form))`,
      String.raw`${PLACES} (?:verließen|verlassen)${ABOUT} # ${HIGH}(?! (?:als|in form))`,
    ],
  },
  'E2-5_10': leaving(HIGH, '[^.]{0,170}', WAYS.emissions),
  'E2-5_11': leaving(HIGH, '[^.]{0,170}', WAYS.products),
  'E2-5_12': leaving(HIGH, '[^.]{0,170}', WAYS.parts),
  'E2-5_13': leaving(HIGH, '[^.]{0,170}', WAYS.services),
  'E2-6_03': {
    says: [
      String.raw`anteil (?:der|am) (?:netto)?umsatz\p{L}*${N}{0,70}besonders besorgniserregende${N}{0,40} ${CAME_TO} #`,
      String.raw`(?:share|percentage) of (?:net )?(?:revenues?|turnover)${N}{0,70}(?:very high concern|svhcs?)${N}{0,20} ${CAME_TO} #`,
    ],
  },
  'E3-4_01': {
    labels: [
      String.raw`(?:gesamt)?wasserverbrauch,? ?\(?(?:also |d\. ?h\.,? |= ?)?(?:wasser)?${WATER_LESS}\)?`,
      String.raw`(?:total )?water consumption,? ?\(?(?:i\.e\.,? |= ?)?(?:water )?${WATER_LESS}\)?`,
    ],
  },
  'E3-4_02': {
    says: [
      String.raw`(?:of this|of which|of it|davon|hiervon),?${ABOUT} # (?:was |were |wurden )?consumed (?:in|at) (?:\p{L}+ ){0,2}${AREAS}${N}{0,40}${STRESSED}`,
      String.raw`\b(?:in|an) ${AREAS} mit ${STRESSED} (?:verbrauchten wir|verbrauchte der konzern|verbrauchte das unternehmen|wurden)${ABOUT} #(?! \p{L}* ?entnommen)`,
      String.raw`# des wasserverbrauchs (?:entfielen |entfallen )?(?:auf|in) ${AREAS}${N}{0,30}${STRESSED}`,
      String.raw`auf ${AREAS} mit ${STRESSED} (?:entfielen|entfallen)${ABOUT} # des wasserverbrauchs`,
      String.raw`water consumption (?:in|at|from) ${AREAS}${N}{0,90}${STRESSED}${N}{0,30} ${CAME_TO} #`,
    ],
    zero: [
      String.raw`(?:consumed no|no) water (?:was consumed )?(?:in|at) (?:\p{L}+ )?${AREAS}${N}{0,30}${STRESSED}`,
      String.raw`verbrauch\p{L}* (?:wir )?kein wasser (?:in|an) ${AREAS}${N}{0,30}${STRESSED}`,
    ],
  },
  'E3-4_04': {
    says: [String.raw`# (?:of )?water (?:was|were) stored`, String.raw`# wasser (?:waren |wurden |sind )?gespeichert`],
  },
  'E3-4_05': {
    says: [
      String.raw`changes? in (?:the )?(?:volume of )?(?:water storage|storage of water|stored water) ${CAME_TO} #`,
      String.raw`veränderung(?:en)? (?:der|des|bei der) (?:wasserspeicherung|gespeicherten wassers?|speicherung von wasser) ${CAME_TO} #`,
    ],
  },
  'E3-4_12': {
    says: [
      String.raw`\b(?:of which|of this)${ABOUT} # (?:was|were) discharged|(?:davon|hiervon)(?: wurden)?${ABOUT} # (?:eingeleitet|abgeleitet)`,
      String.raw`# (?:ab)?wasser (?:wurden |haben wir |sind )?${N}{0,50}(?:eingeleitet|abgeleitet)`,
    ],
  },
  'E4-5_01': {
    says: [
      String.raw`\b(?:own|owns|lease|leases|manage|manages|operate|operates|have|has)${N}{0,40} # (?:\p{L}+ )?sites?${N}{0,20} (?:in or near|in or adjacent to|near|within|adjacent to)${N}{0,30}(?:biodivers|protected|natura)`,
    ],
  },
  'E4-5_02': {
    says: [
      String.raw`standort${N}{0,40} (?:mit|von)${ABOUT} #,?${N}{0,10} (?:grenzt|grenzen) (?:\p{L}+ )?an ${NATURE}`,
      String.raw`\bsites?${N}{0,40} (?:of|with|covering)${ABOUT} #,? (?:borders?|adjoins?|is adjacent to|are adjacent to) ${NATURE}`,
      String.raw`¤ (?:\p{L}+ )?sites?${N}{0,90}(?:biodivers|protected|natura)${N}{0,60},? (?:covering|together covering|with (?:an? )?(?:total |combined )?area of|totalling)${ABOUT} #`,
    ],
  },
  'E4-5_10': { says: [String.raw`^von ${LAND_DE} von${ABOUT} # (?:sind|waren|ist|war)${ABOUT} ¤ versiegelt`] },
  'E4-5_11': {
    says: [
      String.raw`(?:land|area|premises|fläche)${N}{0,40} ¤,? (?:of which|thereof|davon|wovon)${ABOUT} # (?:are |is |were |was |sind |waren )?(?:sealed|versiegelt)`,
      String.raw`^von ${LAND_DE} von${ABOUT} ¤ (?:sind|waren|ist|war)${ABOUT} # versiegelt`,
    ],
  },
  'E4-5_12': {
    says: [
      String.raw`\bnature-?oriented (?:areas?|land)${N}{0,12} (?:on|at) (?:our |the )?(?:own )?sites? (?:covers?|covered|comprises?|${CAME_TO})${ABOUT} #`,
      String.raw`naturnahe[nr]? flächen?${N}{0,20}(?:standort|gelände)\p{L}* (?:umfassen|umfasst|${CAME_TO})${ABOUT} #`,
      String.raw`# ${LAND_DE} (?:sind|waren|werden|wurden) (?:als )?naturnah`,
    ],
  },
  'E5-4_02': {
    labels: [
      String.raw`gesamtgewicht der (?:(?:während des|im) berichtszeitraums? )?(?:verwendeten|eingesetzten) produkte (?:sowie|und|,)(?: der)? (?:technischen|biologischen|materialien).{0,50}`,
      String.raw`(?:gesamte )?(?:eingesetzte|verwendete|verbrauchte) (?:produkte|rohstoffe|werkstoffe|materialien) (?:und|sowie) (?:materialien|verpackungen|produkte|verpackungsmaterialien)`,
      String.raw`(?:products and materials|materials and products) used(?: in (?:own )?(?:operations|production))?`,
    ],
    says: [
      String.raw`\b${BOUGHT}${N}{0,130}\b${GOODS}\b${N}{0,60} (?:had|have) (?:an? )?(?:total |combined |overall )?(?:weight|mass) of${ABOUT} #`,
      String.raw`\b${GOODS} (?:${BOUGHT})${N}{0,50} (?:had (?:an? )?(?:total |combined |overall )?(?:weight|mass) of|weighed)${ABOUT} #`,
      String.raw`\b${BOUGHT}${N}{0,60}\b${GOODS} weighing${ABOUT} #`,
      String.raw`setzten?(?: wir| der konzern| das unternehmen| die gruppe)?${ABOUT} # (?:an )?${GOODS_DE}(?:(?:,| und| sowie) (?:${GOODS_DE}|verpackungen)){0,3} ein\b`,
      String.raw`\b(?:raw )?material inputs? ${CAME_TO} #`,
      String.raw`(?:eingesetzten?|verwendeten?|beschafften?|zugekauften?|eingekauften?|bezogenen?) ${N}{0,70}${GOODS_DE} (?:hatten|haben)(?: \p{L}+)? ein (?:gesamt)?gewicht von${ABOUT} #`,
      String.raw`(?:eingesetzten?|verwendeten?|beschafften?|zugekauften?|eingekauften?|bezogenen?) ${N}{0,70}${GOODS_DE} (?:wogen|wiegen)${ABOUT} #`,
      String.raw`# (?:an )?${GOODS_DE}(?:(?:,| und| sowie) (?:${GOODS_DE}|verpackungen)){0,3} (?:wurden |haben wir )?(?:bezogen|eingekauft|zugekauft|gekauft)\b`,
    ],
  },
  'E5-4_03': {
    labels: [
      String.raw`(?:prozentualer anteil|prozentsatz|anteil) (?:der |an )?nachhaltig (?:beschaffte|bezogene|gewonnene|erzeugte)[rn]? biologische[rn]? materialien.{0,80}`,
    ],
    says: [
      String.raw`${BIOTIC}${ASIDE} (?:stamm(?:t|t?en)|kamen|kommen|waren|sind|wurden|werden)(?: \p{L}+)? zu${ABOUT} # (?:aus )?(?:\p{L}+ )?(?:nachhaltig|zertifiziert)`,
      String.raw`${BIOTIC}${ASIDE} (?:were|are|was|is)${ABOUT} # (?:sustainably|certified)`,
      String.raw`anteil (?:der |an )?nachhaltig (?:beschaffter|zertifizierter|gewonnener|bezogener|beschafften|zertifizierten|gewonnenen|bezogenen) ${BIOTIC}${N}{0,20} ${CAME_TO} #`,
    ],
  },
  'E5-4_04': {
    says: [
      String.raw`\b(?:${SECONDARY}) (?:made up|accounted for|represented|${CAME_TO})${ABOUT} #(?! of (?:the |our |all )*waste)`,
      String.raw`auf (?:${SECONDARY_DE}) (?:entfielen|entfallen|entfiel)${ABOUT} #`,
    ],
  },
  'E5-4_05': {
    labels: [
      String.raw`(?:prozentualer anteil|prozentsatz) (?:der |an )?(?:sekundäre[rn]? |wiederverwendete[rn]? (?:oder|und) recycelte[rn]? ).{0,30}(?:komponenten|materialien).{0,60}`,
    ],
    says: [
      String.raw`\b(?:${SECONDARY}) (?:made up|accounted for|represented|were used|${CAME_TO})${ABOUT} ¤${EQUALS}`,
      String.raw`¤ of (?:${SECONDARY}) (?:was|were) used${EQUALS}`,
      String.raw`auf (?:${SECONDARY_DE}) (?:entfielen|entfallen|entfiel)${ABOUT} ¤${EQUALS}`,
      String.raw`# der (?:eingesetzten|verwendeten|beschafften) (?:${GOODS_DE}) (?:waren|sind|bestanden aus|bestehen aus|stammten aus|stammen aus) (?:${SECONDARY_DE})`,
    ],
  },
  'E5-5_04': {
    says: [
      ...recyclable(PRODUCTS, PACKAGING),
      String.raw`# (?:of (?:our |the |all )*products|(?:unserer|der|aller) produkte) (?:is|are|was|were|sind|waren)(?: \p{L}+)? ${CAN_BE}`,
    ],
  },
  'E5-5_05': {
    labels: [
      String.raw`(?:recyclingfähige|recycel?bare|wiederverwertbare)[rn]? anteil (?:der|an|in|von|bei) (?:\p{L}*verpackung(?:en)?)`,
      String.raw`(?:rates? of |percentage of |share of )?recyclable content in products?'?s? packaging`,
      String.raw`(?:recyclability|recyclable (?:content|share|proportion|part)) (?:of|in) (?:our |the )?(?:product )?packaging`,
    ],
    says: recyclable(PACKAGING, PRODUCTS),
  },
  'E5-5_08': {
    says: [
      String.raw`# (?:an )?abfälle(?:n)? (?:wurden|haben wir|gingen)(?: wir)? (?:einer|der|zur|in die) (?:\p{L}+ )?verwertung`,
      String.raw`von den abfällen (?:wurden|haben wir)${ABOUT} # verwertet`,
      String.raw`(?:abf[aä]lle? |¤ abf[aä]lle? zur beseitigung (?:und|sowie) )# (?:abf[aä]lle? )?zur verwertung(?=[ ,.;(]|$)`,
      String.raw`^(?:davon |hiervon )?# (?:wurden |davon )?verwertet(?:,| und) ¤ (?:wurden )?(?:beseitigt|entsorgt|deponiert)`,
      String.raw`von der (?:beseitigung|entsorgung) (?:abgelenkt|abgezweigt|umgeleitet) (?:wurden|haben wir)${ABOUT} #`,
    ],
  },
  'E5-5_09': {
    says: [
      String.raw`^(?:davon |die übrigen |weitere )?#(?: abfälle| der abfälle)? wurden beseitigt`,
      String.raw`^(?:davon |hiervon )?¤ (?:wurden |davon )?verwertet(?:,| und) # (?:wurden )?(?:beseitigt|entsorgt|deponiert)`,
      String.raw`\b(?:der|zur) (?:beseitigung|entsorgung) (?:wurden|haben wir|gingen|führten wir)${ABOUT} # ?(?:zu\b|zugeführt|gegeben|$|\.|,)`,
      String.raw`# (?:wurden |haben wir |gingen )?(?:\p{L}+ )?(?:der|zur|in die) beseitigung(?: zugeführt| gegeben|$|\.)`,
    ],
  },
  'E5-5_11': {
    labels: [String.raw`(?:prozentualer anteil|prozentsatz) (?:der |an )?nicht ?(?:recycelte|rezyklierte)[rn]? abf\w+`],
    says: [
      String.raw`\bnon-?recycled waste${N}{0,40} ¤${EQUALS}`,
      String.raw`nicht ?(?:recycelte|rezyklierte)[nr]? abf\p{L}+${N}{0,40} ¤${EQUALS}`,
    ],
  },
  'E5-5_15': {
    says: [
      String.raw`\bwaste\b[^;]{0,90}¤${N}{0,40} # (?:was|were) hazardous (?:\p{L}+ )?waste`,
      String.raw`abf(?:all|älle)[^;]{0,90}¤${N}{0,40} # (?:waren |als )?gefährliche[nr]? (?:\p{L}*abf)`,
      String.raw`¤ (?:of |an )?${WASTE}(?: \(¤\))?${N}{0,40}(?:of which|davon|thereof|including|darunter)${ABOUT} # (?:was |were |is |are |waren |sind )?${HAZARDOUS}`,
    ],
  },
}
