import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const ABOUT = String.raw`(?: (?:about|around|roughly|some|almost|nearly|rund|etwa|knapp|gut|ca\.|insgesamt|a total of|in total))?`

const MANAGEMENT = String.raw`(?:management board|executive board|executive management|group management|group executive board|board of management|konzernleitung|geschäftsleitung|konzernvorstand|vorstand|geschäftsführung|direktorium)`
const OVERSIGHT = String.raw`(?:supervisory board|supervisory council|aufsichtsrat)`
/** Bodies that are none of the two, of which a sentence may speak as well. */
const OTHER_BODY = String.raw`(?:ausschuss|committee|betriebsrat|works council|beirat|advisory)`
const PERSONS = String.raw`(?:members|persons|people|directors)\b`
const PERSONEN = String.raw`(?:mitgliedern?|personen|köpfen?)\b`

const SUSTAINABLE = String.raw`(?:sustainab|\besg\b|non-financial|nachhaltig|nichtfinanziell|klima|climate)`
const GOAL = String.raw`(?:nachhaltig|\besg\b|klima|umwelt|arbeitssicherheit|co2|emission|treibhausgas)`
const VARIABEL = String.raw`(?:variablen (?:\p{L}+)?vergütung|(?:jahres)?bonus|tantieme)`

const ETS = String.raw`(?:emissions?[ -]trading|emissionshandel|\bets\b)`
const SCOPE_1 = String.raw`scope[ -]?1[ -](?:ghg |greenhouse gas |thg-?|treibhausgas-?|brutto-?)*(?:emissions?|emissionen)`
/** Of which a sentence goes on with one method after the other. */
const SCOPE_2 = String.raw`scope[ -]?2|^(?:nach (?:der |dem )?)?(?:markt|standort)(?:bezogen|basiert)|^(?:location|market)[ -]based`
const BIOGENIC = String.raw`biogen(?:ic|e[nr]?)\b`

const CREDITS = String.raw`(?:credits|certificates|offsets?|\p{L}*zertifikate?n?|\p{L}*gutschriften)`
const CANCELLED = String.raw`(?:cancelled|canceled|retired)`
const STILLGELEGT = String.raw`(?:stillgelegt|gelöscht|annulliert|entwertet)`

const PV = String.raw`(?:photovolta\p{L}*|pv|solar)[ -]?\p{L}*`
const MADE = String.raw`(?:generated|produced|yielded|delivered|supplied)`
const ALL_OWN = String.raw`all of (?:which|it|this) ${N}{0,24}(?:used|consumed)${N}{0,30}(?:own|ourselves|on[- ]site|in-house|internally)`
const SELBST = String.raw`(?:selbst|eigen(?:en|em)?|vor ort|im eigenen ${N}{2,20})`
const FUELS = String.raw`(?:fuels?|energy sources|energieträger\p{L}*|brennstoffe?n?)`
const CONSIST = String.raw`(?:consist(?:s|ed)? of|compris(?:e|es|ed)|(?:are|is|was|were) (?:made up|composed) of|included?|besteh(?:t|en) aus|bestanden aus|setz(?:t|en) sich aus|umfass(?:t|ten|en)?)`

const REVENUE = String.raw`(?:net |total |group |consolidated )*(?:revenues?|turnover|net sales|sales)`
const UMSATZ = String.raw`(?:(?:gesamt|konzern|gruppen|jahres|netto)?umsatz(?:erlöse?n?)?)`
const BETRUG = String.raw`(?:betrug(?:en)?|lag(?:en)? bei|belief(?:en)? sich auf|erreichte[n]?|stieg(?:en)? auf|sank(?:en)? auf)`
/** Whole companies by what they are, so that `des Verbunds` is no part. */
const WHOLE_DE = String.raw`(?:(?:des|der) (?:\p{L}*verbunde?s|unternehmensverbunde?s|stadtwerke|genossenschaft|stiftung|unternehmensgruppe|bank|versicherung|brauerei|klinik(?:en|um|ums)?|holding|firmengruppe|betriebe[s]?|hauses|vereins))`

/** Figures in the sentences of narrative reports: boards and pay, revenue, emissions, credits and energy (ESRS 2 and E1). */
export const narrativeWordings: Readonly<Record<string, Wordings>> = {
  'GOV-1_01': {
    says: [
      String.raw`\b(?:the|our|der|die|unsere?) (?:group |company )?${MANAGEMENT} (?:consists of|consisted of|comprises|comprised|has|had|is made up of|is composed of|besteht aus|bestand aus|zählt|zählte|umfasst|umfasste|hat|hatte)${ABOUT} # (?:${PERSONS}|${PERSONEN})`,
      String.raw`\bdem (?:[\p{L}-]+ ){0,2}vorstand (?:gehören|gehörten)(?: [\p{L}.]+){0,4} # ${PERSONEN}`,
    ],
    saysAfter: [
      [
        String.raw`${MANAGEMENT}(?![^;]*${OVERSIGHT})(?![^;]*${OTHER_BODY})`,
        String.raw`^(?:er|sie|es|it|this body) (?:consists of|consisted of|comprises|comprised|has|had|is made up of|is composed of|besteht aus|bestand aus|zählt|zählte|umfasst|umfasste|hat|hatte)${ABOUT} # (?:${PERSONS}|${PERSONEN})`,
      ],
    ],
    zero: [
      String.raw`board${N}{0,60} (?:members|directors),? none of (?:whom|them|which) (?:is|are|was|were|holds?) (?:an? )?executive`,
    ],
  },
  'GOV-1_02': {
    says: [
      String.raw`board[^.;\uE000-\uE3FF]{0,60} # (?:members|directors),? none of (?:whom|them|which) (?:is|are|was|were|holds?) (?:an? )?executive`,
      String.raw`\b(?:remaining|other) # (?:members |directors |of them )?(?:are|were|is|being) (?:all )?non-?executive`,
      String.raw`\b(?:übrigen|anderen|restlichen) # (?:mitglieder )?(?:sind|waren) (?:\p{L}+ )?nicht[ -]?(?:geschäftsführend|exekutiv)`,
      String.raw`\bdem (?:[\p{L}-]+ ){0,2}aufsichtsrat (?:gehören|gehörten)(?: [\p{L}.]+){0,4} # ${PERSONEN}`,
      String.raw`\bverwaltungsrat ${N}{0,40} # nicht[ -]?(?:geschäftsführenden?|exekutiven?) (?:mitglieder|personen)`,
    ],
    saysAfter: [
      [
        String.raw`${OVERSIGHT}(?![^;]*${MANAGEMENT})(?![^;]*${OTHER_BODY})`,
        String.raw`^(?:er|it|this body) (?:consists of|comprises|comprised|has|had|is made up of|is composed of|besteht aus|bestand aus|zählt|zählte|umfasst|umfasste|hat|hatte)${ABOUT} # (?:${PERSONS}|${PERSONEN})`,
      ],
    ],
  },
  'GOV-1_07': {
    says: [
      String.raw`(?:board|directors|members)[^.]{0,90}[,;:]? (?:and |of (?:whom|which) )?(?:\p{L}+|¤)(?: (?:of them|members|directors))? \(#\) (?:are|is|were) (?:considered |deemed |classed as )?(?:to be )?independent`,
    ],
    saysAfter: [
      [
        String.raw`(?:\bboard\b|directors|aufsichtsrat|verwaltungsrat)`,
        String.raw`^(?:¤|\p{L}+) (?:of the )?(?:directors|members) \(#\) (?:are in possession of|meet|satisfy|fulfil|possess|have) the (?:requirements? (?:of|for) )?independence`,
      ],
    ],
  },
  'GOV-3_05': {
    says: [
      String.raw`\b(?:häng(?:t|en)|hing(?:en)?|beruh(?:t|en)|basier(?:t|en))${ABOUT} # (?:der|ihrer|seiner) (?:\p{L}+ )?${VARIABEL}${N}{0,40} (?:von|an|auf) ${N}{0,70}${GOAL}`,
      String.raw`# des (?:jahresbonus|bonus)${N}{0,40} (?:häng(?:t|en)|hing(?:en)?|richte[nt]) ${N}{0,30}${GOAL}`,
      String.raw`(?:bonus|incentive(?: \([^()]{2,12}\))?|variable (?:pay|remuneration|compensation))${N}{0,90} (?:is|was|are|were) (?:linked|tied|dependent|based) (?:for|to the extent of|by|at|up to) # (?:to|on|upon) ${N}{0,20}${SUSTAINABLE}`,
    ],
    saysAfter: [
      [
        String.raw`(?:vergütung|bonus)[^.]{0,160}${SUSTAINABLE}`,
        String.raw`(?:waren|sind|wurden)${ABOUT} # (?:der|ihrer|seiner) ${VARIABEL} an (?:das |die )?(?:erreichen|erreichung|erfüllung) (?:der|dieser) ziele${N}{0,110} (?:geknüpft|gekoppelt|gebunden)`,
      ],
      [
        SUSTAINABLE,
        String.raw`\b(?:bezogen auf|gemessen an|an) (?:die |der )?(?:gesamte[n]? )?variable[n]? (?:\p{L}+)?vergütung (?:beträgt|betrug|lag|liegt|belief sich|macht\p{L}*) (?:ihr|deren|dieser|der) anteil (?:bei |auf )?#`,
      ],
    ],
  },
  'E1.GOV-3_02': {
    says: [
      String.raw`\b(?:part|share|percentage|proportion|portion) of (?:the )?(?:total )?(?:remuneration|compensation|pay)${N}{0,60} (?:linked|tied|related|attributable) to climate${N}{0,40} (?:was|is|amounted to|came to|stood at|:) #`,
      String.raw`klimabezogene\p{L}* (?:erwägungen|ziele|kriterien|aspekte)[^.;]{0,160} (?:das sind|also|entspricht|das entspricht|mithin) # der${N}{0,50} vergütung`,
    ],
  },
  'SBM-1_03': {
    says: [
      String.raw`\barbeite(?:te)?n (?:bei uns|im konzern|im unternehmen|im verbund|in der gruppe|für uns)${ABOUT} # (?:menschen|personen|mitarbeit\p{L}+|beschäftigte)(?! (?:in|an|am) )`,
    ],
  },
  'SBM-1_06': {
    says: [
      String.raw`(?:^|[,;:] )(?:the |our |die |der |unsere? )?${REVENUE} for the (?:\p{L}+ )?(?:[\uE000-\uE3FF]|5[23]) weeks (?:ended|to) [\d\p{L} ]{6,20}(?: \([^()]{2,12}\))?,? (?:was|were|amounted to|came to|of|rose to|fell to|increased to)${ABOUT} #`,
      String.raw`(?:^|[,;:] )(?:der |die |unsere? )?${UMSATZ} ${WHOLE_DE} ${BETRUG}${ABOUT} #`,
    ],
  },
  // What a scope covers is often listed behind it, as is where more of it stands.
  'E1-6_07': {
    labels: [
      String.raw`^(?:total |gross )*scope[ -]?1(?: (?:ghg )?emissions?)? \((?:[^()\d]{2,30}(?:,|,? and|,? und| &) )+[^()\d]{2,30}\)$`,
    ],
  },
  'E1-6_09': {
    saysAfter: [
      [
        SCOPE_2,
        String.raw`^(?:nach (?:der |dem )?)?(?:standort(?:bezogen|basiert)\p{L}*|location[ -]based)${N}{0,60} (?:ergaben sich|ergeben sich|waren es|wären es|sind es|entstanden|lagen sie bei|betrugen sie|beliefen sie sich auf|they were|they amounted to|this was)${ABOUT} #`,
      ],
    ],
  },
  'E1-6_10': {
    saysAfter: [
      [
        SCOPE_2,
        String.raw`^(?:nach (?:der |dem )?)?(?:markt(?:bezogen|basiert)\p{L}*|market[ -]based)${N}{0,60} (?:ergaben sich|ergeben sich|waren es|wären es|sind es|entstanden|lagen sie bei|betrugen sie|beliefen sie sich auf|they were|they amounted to|this was)${ABOUT} #`,
      ],
    ],
  },
  'E1-6_11': {
    labels: [
      String.raw`^(?:total |gross )*scope[ -]?3(?: (?:ghg )?emissions?)? \((?:see|siehe|vgl\.?|details?|breakdown) [^()]{2,50}\)$`,
    ],
  },
  'E1-6_08': {
    says: [
      String.raw`^(?=.*${ETS}).*[;,] # of (?:our |the |its |all |total )*${SCOPE_1} (?:fall|fell|are|were|is|was|come|came) (?:under|within|covered|subject|from)`,
      String.raw`(?:under|within|scope of|covered by|subject to) (?:the )?${N}{0,20}${ETS}${N}{0,30}, (?:or|i\.e\.|that is|equal to|corresponding to|representing)${ABOUT} # of (?:our |the |its |all |total )*${SCOPE_1}`,
      String.raw`# (?:der|unserer|aller) ${SCOPE_1} (?:von|durch|vom|im|unter) ${N}{0,30}${ETS}\p{L}*`,
      String.raw`^(?=.*${ETS}).*(?:waren|sind|werden|unterliegen|unterlagen|fallen|fielen)${N}{0,20}${ABOUT} # (?:der|unserer|aller) ${SCOPE_1}`,
    ],
  },
  'E1-6_17': {
    says: [
      String.raw`${BIOGENIC}${N}{0,90}emission\p{L}*${N}{0,90}, # ?(?:\(¤?[^()]{0,20}\))?,? (?:are|is|were|sind|werden|wurden) (?:not (?:included|part|contained|counted)|nicht (?:in|teil))`,
    ],
  },
  'E1-7_10': {
    says: [
      String.raw`# (?:of co2\w* )?(?:durch|mittels|über|by|through) (?:die |den |the )?(?:stilllegung|löschung|entwertung|kauf|erwerb|cancellation|retirement|purchase) (?:von|der|of) ${N}{0,20}${CREDITS}${N}{0,40} (?:kompensiert|ausgeglichen|neutralisiert|offset|compensated)`,
      String.raw`\b(?:we|group|company|bank)${N}{0,20} ${CANCELLED} #(?= (?:[\p{L}-]+ ){0,2}credits,? (?:each|one|every)${N}{0,24} tonne)`,
    ],
    saysAfter: [
      [
        String.raw`(?:offset|compensat|neutrali)[^.]{0,60}${CREDITS}|${CREDITS}[^.]{0,60}(?:offset|compensat)`,
        String.raw`^(?:for this(?: purpose)?|to this end|for that purpose|in total|altogether)${N}{0,20} # (?:of co2\w* |in credits )?(?:were|was|have been) ${CANCELLED}`,
      ],
      [
        String.raw`(?:kompensier|ausgegl|gleichen|neutralis)[^.]*|${CREDITS}`,
        String.raw`^(?:dafür|hierfür|dazu|hierzu|zu diesem zweck|insgesamt) (?:wurden|haben wir|hat der konzern)${N}{0,30} # (?:co2\w* )?(?:${N}{0,30} )?${STILLGELEGT}`,
      ],
    ],
  },
  'E1-5_06': {
    labels: [String.raw`^hvo ?(?:100)?$|^(?:hydrotreated vegetable oil|hydriertes pflanzenöl)(?: \(hvo(?: ?100)?\))?$`],
  },
  'E1-5_08': {
    labels: [
      String.raw`^(?:electricity|power|energy|strom),? \(?(?:self-?(?:generated|produced)|own (?:generation|production)|selbst ?erzeugt|eigenerzeugt)(?:,? (?:and|und) (?:used|consumed|selbst ?genutzt|(?:selbst )?verbraucht)(?: on[ -]site| in own operations)?)?\)?$`,
      String.raw`^self-?(?:generated|produced) (?:electricity|energy|power) (?:from|by) (?:photovoltaics?|solar|pv|wind|hydropower)[ \p{L}]{0,20},? \(?(?:self-?)?consumed\)?$`,
      String.raw`^own (?:photovoltaic|solar|pv|wind) (?:power|electricity|energy) (?:used|consumed)$`,
    ],
    says: [
      String.raw`${PV}[^.;]{0,40} #(?: bei| erzeugt| produziert)?,? die (?:\p{L}+ ){0,2}${SELBST} ?(?:genutzt|verbraucht)`,
      String.raw`${MADE} #${N}{0,30},? ${ALL_OWN}`,
    ],
  },
  'E1-5_10': {
    labels: [
      String.raw`^(?:metallurgical |foundry )?coke$|^coal and coke(?: \([^()]{2,40}\))?$|^(?:hütten|gießerei|stein)?koks$|^kohle und koks(?: \([^()]{2,40}\))?$`,
    ],
  },
  'E1-5_11': {
    says: [
      String.raw`${FUELS}${N}{0,40} ${CONSIST} ¤ ${N}{0,40}(?:,|and|und) # (?:of |an )?(?:petroleum|oil|mineralöl|erdöl)[- ]?(?:products|produkten?|erzeugnissen?)`,
      String.raw`${FUELS}${N}{0,40} ${CONSIST} # (?:of |an )?(?:petroleum|oil|mineralöl|erdöl)[- ]?(?:products|produkten?|erzeugnissen?)`,
    ],
  },
  'E1-5_12': {
    says: [
      String.raw`${FUELS}${N}{0,40} ${CONSIST} # (?:of |an )?(?:natural gas|erdgas)`,
      String.raw`${FUELS}${N}{0,40} ${CONSIST} ¤ ${N}{0,40}(?:,|and|und) # (?:of |an )?(?:natural gas|erdgas)`,
    ],
  },
  'E1-5_16': {
    says: [
      String.raw`\b(?:eigene |eigen)?(?:energie|strom)?erzeugung${N}{0,40} # aus (?:nicht[ -]?erneuerbaren|fossilen) (?:quellen|energien|energieträgern|brennstoffen)`,
      String.raw`\b(?:own |self-|energy |electricity )(?:generation|production)${N}{0,40} # from (?:non-?renewable|fossil) (?:sources|fuels)`,
    ],
  },
  'E1-5_17': {
    labels: [
      String.raw`^(?:photovoltaic|solar|pv|wind) (?:electricity|power|energy),? (?:generated|produced)(?: (?:on|by|from|at) (?:our |own |the )?[\p{L} ]{3,24})?$`,
      String.raw`^(?:strom|solarstrom|pv-strom)(?:erzeugung|produktion) (?:aus |durch |der )?(?:eigene[nr]? )?(?:photovoltaik|pv|solar)[\p{L}-]*$`,
    ],
    saysAfter: [
      [
        String.raw`${PV}|wind`,
        String.raw`^(?:together |in total |altogether |insgesamt |zusammen )?(?:they|these|it|sie|diese)?(?: \p{L}+)? ?(?:generated|produced|erzeugten|lieferten|produzierten)(?: sie)? #`,
      ],
    ],
    says: [
      String.raw`(?<!ohne )\b(?:photovoltaik|pv|solar)\p{L}*(?:-?anlagen?)?(?: ${N}{0,40})? (?:steuerten?|trug(?:en)?|lieferten?)${ABOUT} # (?:strom )?(?:bei\b|zum |solarstrom|strom)`,
    ],
  },
  'E1-4_16': {
    says: [
      String.raw`^(?:[•–-] ?)?(?:target (?:for )?|ziel (?:für )?)?scope[ -]?3(?: emissions|-emissionen)? ?: ?[-–−]? ?# (?:in absolute terms |absolut |less |weniger |lower )?(?:[^.;\uE000-\uE3FF]{0,40})?(?:by|until|bis) (?:fy ?)?20[2-5]\d`,
    ],
  },
  'E1-4_04': {
    says: [
      String.raw`^(?:[•–-] ?)?(?:net[ -]zero|netto-?null)${N}{0,24}: ?[-–−]? ?# (?:of|der|in) (?:our |the |unserer )?(?:total|all|gesamten?|overall) (?:ghg |greenhouse gas |thg-?|treibhausgas-?)?(?:emissions|emissionen)`,
    ],
  },
}
