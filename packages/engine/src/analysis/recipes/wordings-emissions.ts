import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const ABOUT = String.raw`(?: (?:around|about|some|approximately|only|rund|etwa|ca\.|insgesamt|a total of|in total|zusammen|damit|thus|nur))*`
const CAME_TO = String.raw`(?:was|were|is|are|came to|amounted to|amounts to|totall?ed|stood at|stands at|fell to|rose to|reached|betrug\w*|beträgt|betragen|lag\w* bei|liegt bei|liegen bei|belief\w* sich auf|beläuft sich auf|summier\w+ sich auf|erreichte\w*)${ABOUT}`
const METHOD = {
  location: String.raw`(?:location[ -]?based|standort(?:bezogen|basiert)\w*)`,
  market: String.raw`(?:market[ -]?based|markt(?:bezogen|basiert)\w*)`,
}
const OTHER = { location: METHOD.market, market: METHOD.location }
const NOT_RENEWABLE = String.raw`(?:non-?renewable|nicht[ -]?erneuerbare[nrs]?)`
const ETS = String.raw`(?:emissions?[ -]trading(?: (?:schemes?|systems?))?|(?:eu[ -]?)?emissionshandels?\w*|(?:eu|uk)[ -]ets)`
const SCOPE3_DE = String.raw`(?:(?:brutto-?)?scope[ -]?3[ -]\p{L}*-?emissionen|(?:thg-?|treibhausgas-?|co2-?)?emissionen (?:in|aus|im|von|des) scope[ -]?3)`
const PER_REVENUE = String.raw`(?:ghg |greenhouse gas |thg-|treibhausgas-?|co2-?)?(?:emissions|emissionen)(?: intensity)? (?:per|je|pro) (?:(?:million|mio\.?|euro|eur|€|nok|sek|dkk|chf|gbp|usd|million euros?) (?:of )?){0,3}(?:net )?(?:revenues?|turnover|sales|(?:netto)?umsatz\w*)`
const PER_SOMETHING_ELSE = String.raw`(?:\bper|\bje|\bpro|\/) ?(?:employee|fte|head\b|mitarbeit|beschäftigt|vollzeit|arbeitnehm|m2|square|quadratmeter|product|produkt|stück|(?:tonne|t) (?:of|produ|zement|cement|steel|stahl))`
const BY = String.raw`,? ?\(?(?:(?:nach|gemäß|by|using|under|on) (?:der |dem |the |a )?)?`

const intensity = (which: 'location' | 'market'): Wordings => {
  const [own, other] = [METHOD[which], OTHER[which]]
  return {
    unsaid: PER_SOMETHING_ELSE,
    says: [
      String.raw`${PER_REVENUE} ${CAME_TO} #${BY}${own}`,
      String.raw`${PER_REVENUE} ${CAME_TO} ¤${BY}${other}(?: \p{L}+)?\)?(?: \(¤\))?,? (?:and|und)${ABOUT} #${BY}${own}`,
      String.raw`intensi\w+${N}{0,110}(?<!\p{L})${own}(?: bei| auf)?${ABOUT} #`,
      String.raw`intensi\w+${N}{0,110}(?<!\p{L})${other}(?: bei| auf)?${ABOUT} ¤(?: \(¤\))?,? (?:and|und|bzw\.) ${own}(?: bei| auf)?${ABOUT} #`,
      String.raw`intensi\w+${N}{0,90} #(?: of (?:net )?(?:revenue|turnover|sales))? ?(?:nach|gemäß|by|using|under|on) (?:der |dem |the |a )?${own}`,
      String.raw`intensi\w+${N}{0,90} ¤${N}{0,30}${BY}${other}(?: \p{L}+)?\)?(?: \(¤\))?,? (?:and|und|bzw\.)${ABOUT} #${N}{0,30}${BY}${own}`,
    ],
  }
}
const GENERATORS = String.raw`(?:blockheizkraftwerke?n?|bhkws?|kwk-anlagen?|heizkraftwerke?n?|kraftwerke?n?|notstromaggregaten?|generatoren|dieselaggregaten?|gasturbinen)`
const HIGH_IMPACT = String.raw`(?:high[ -]climate[ -]impact (?:sectors|industries)|klimaintensiven (?:sektoren|branchen|wirtschaftszweigen))`

const SCOPES = String.raw`\(?(?:across |in |of |from |aus |in den )?(?:all scopes|alle[rn]? scopes|scopes? 1,? (?:scope )?[2\uE000-\uE3FF],? (?:and|und|&) (?:scope )?[3\uE000-\uE3FF])\)?`
const allScopes = (which: 'location' | 'market'): Wordings => ({
  says: [
    String.raw`\btotal (?:ghg |greenhouse gas |co2e? |carbon )?emissions ${SCOPES} \(?${METHOD[which]}\)? ${CAME_TO} #`,
    String.raw`\btotal (?:ghg |greenhouse gas |co2e? |carbon )?emissions ${SCOPES} ${CAME_TO} #,? \(?${METHOD[which]}`,
    String.raw`(?:insgesamt|zusammen) (?:beliefen sich|betrugen|lagen) (?:unsere |die )?(?:thg-?|treibhausgas-?|co2-?)?emissionen ${SCOPES}(?: auf| bei)?${ABOUT} #,? \(?${METHOD[which]}`,
  ],
})

/** As the taxonomy of the standard names them, with the scope that they are left out of. */
const biogenic = (scope: string): string[] => [
  String.raw`biogenic (?:emissions of co2|co2 emissions|emissions) from (?:the )?combustion or bio-?degradation of biomass(?: that occurs? in (?:the )?(?:upstream and downstream )?value chain)?,? (?:that are |which are )?(?:not included in|outside(?: of)?) (?:the )?(?:gross )?scope[ -]?${scope}(?: ghg)?(?: emissions)?`,
  String.raw`biogene (?:co2-|thg-)?emissionen aus der verbrennung oder dem biologischen abbau von biomasse.{0,60},? die nicht in (?:den )?scope[ -]?${scope}-(?:thg-)?(?:brutto)?emissionen enthalten sind`,
]

/** How reports state energy by source and use, emissions and intensities (ESRS E1-5 to E1-7). */
export const emissionWordings: Readonly<Record<string, Wordings>> = {
  'E1-6_12': allScopes('location'),
  'E1-6_13': allScopes('market'),
  'E1-6_17': { labels: biogenic('1') },
  'E1-6_24': { labels: biogenic('2') },
  'E1-6_28': { labels: biogenic('3') },
  'E1-7_13': {
    labels: [
      String.raw`(?:percentage|share) of (?:emissions? )?(?:reduction|avoidance) projects`,
      String.raw`anteil (?:der |von |an )?(?:emissions|co2-)?(?:reduktions|minderungs|vermeidungs)projekten?`,
    ],
  },
  'E1-7_14': {
    labels: [
      String.raw`(?:percentage|share) of (?:carbon )?removal projects`,
      String.raw`anteil (?:der |von |an )?(?:projekten? zu[mr] (?:abbau|entnahme) von (?:treibhausgasen|thg|co2)|(?:co2-|thg-)?(?:entnahme|abbau|entzugs)projekten?)`,
    ],
  },
  'E1-7_17': { labels: [String.raw`(?:percentage|share) (?:issued )?from projects in (?:the )?(?:european union|eu)`] },
  'E1-7_18': { labels: [String.raw`(?:percentage|share) that qualif(?:y|ies) as (?:a )?corresponding adjustments?`] },
  'E1-8_04': {
    labels: [
      String.raw`(?:interner )?schattenpreis(?: (?:je|pro) (?:tonne|t)(?!\p{L}).*)?|(?:internal )?shadow price(?: of carbon)?(?: per (?:metric )?(?:tonne|ton|t)(?!\p{L}).*)?`,
      String.raw`internal (?:carbon|co2) price applied (?:for|to) each (?:metric )?tonne.*`,
      String.raw`(?:angewandte|verwendete|zugrunde gelegte)[rn]? (?:interne[rn]? )?(?:co2-|schatten)preis.*`,
    ],
  },
  'E1-5_01': {
    unsaid: String.raw`(?:energy consumption|energieverbrauch) (?:from|aus|in|der|von) (?:activities in |tätigkeiten in )?${HIGH_IMPACT}`,
  },
  'E1-5_08': {
    says: [
      String.raw`\b(?:solar|photovoltaic|pv|self-?generated)\b${N}{0,60} (?:consumed|used)${ABOUT} # (?:of (?:it|this|which) )?(?:ourselves|on[ -]?site|in-house|directly)`,
      String.raw`(?:solar|photovoltaik|pv-|eigen)\p{L}*(?:strom|energie|anlagen?)\b${N}{0,60} #,?${N}{0,20} (?:verbrauchten|nutzten|verwendeten) wir selbst`,
      String.raw`# (?:des|unseres|der|unserer) (?:selbst )?(?:erzeugten|produzierten) (?:solar|pv-?|photovoltaik|sonnen)?-?(?:stroms|energie|elektrizität) ${N}{0,30}(?:selbst|im eigenen betrieb|vor ort) (?:verbraucht|genutzt)`,
      String.raw`(?:solar|photovoltaik|pv-)\p{L}*(?:strom|energie|anlagen?)\b[^.]{0,90} # (?:davon )?(?:haben wir |wurden )?(?:selbst|im eigenen betrieb|in den eigenen werken|vor ort) (?:verbraucht|genutzt)`,
    ],
  },
  'E1-5_14': {
    says: [
      String.raw`(?:purchased|bought|procured|sourced)${ABOUT} # of (?:electricity|energy|power) from (?:fossil|non-?renewable)`,
      String.raw`# (?:strom|elektrizität) aus (?:fossilen|nicht[ -]?erneuerbaren) (?:quellen|energien|energieträgern) (?:bezogen|eingekauft|zugekauft)`,
    ],
  },
  'E1-5_16': {
    says: [
      String.raw`(?:produced|generated)${ABOUT} #(?: of)?(?: (?:electricity|energy|heat|power|steam)(?: and (?:electricity|energy|heat|power|steam))?)? (?:from|using) (?:${NOT_RENEWABLE}|fossil) (?:sources|fuels|energy)`,
      String.raw`(?:produced|generated)${ABOUT} # of (?:${NOT_RENEWABLE}|fossil) (?:energy|electricity|power|heat)`,
      String.raw`\bnon-?renewable (?:energy|electricity) (?:production|generation) ${CAME_TO} #`,
      String.raw`^aus nicht[ -]?erneuerbaren (?:quellen|energieträgern) (?:wurden|haben wir|erzeugten wir|stammten)${ABOUT} # ${N}{0,30}erzeugt`,
      String.raw`erzeugten? ¤${N}{0,30}, (?:die |unsere )?${GENERATORS}${ABOUT} # (?:nicht[ -]?erneuerbare|aus (?:erdgas|fossil|nicht))`,
      String.raw`(?:erzeugung|produktion|generation|production)(?: \p{L}+)?: ?# (?:aus|from) ${NOT_RENEWABLE}`,
      String.raw`# (?:energie |strom )?(?:aus )?nicht[ -]?erneuerbare[nr]? (?:energien?|quellen|energieträgern) ${N}{0,30}erzeugt`,
    ],
  },
  'E1-5_17': {
    says: [
      String.raw`\bown (?:energy |electricity |power )?(?:production|generation) (?:of (?:energy|electricity) )?(?:from|of) renewable(?: sources| energy| electricity)?${N}{0,90} ${CAME_TO} #`,
      String.raw`eigenerzeugung (?:aus|von) erneuerbare[nr] (?:quellen|energien)${N}{0,60} ${CAME_TO} #`,
    ],
  },
  'E1-5_19': {
    says: [
      String.raw`energieverbrauch (?:aus|in|der|von) (?:tätigkeiten in )?${HIGH_IMPACT} ${CAME_TO} #`,
      String.raw`energy consumption (?:from|in|of) (?:activities in )?${HIGH_IMPACT} ${CAME_TO} #`,
    ],
  },
  'E1-6_08': {
    zero: [
      String.raw`\bnone of [^.;]{3,40} scope[ -]?1 (?:ghg )?emissions${N}{0,20} (?:covered by|subject to|under|regulated|fall|falls|included in)${N}{0,40}${ETS}`,
      String.raw`scope[ -]?1 (?:ghg |greenhouse gas )?emissions (?:are|were|is) not (?:covered by|subject to|part of|regulated (?:by|under)|included in)${N}{0,40}${ETS}`,
      String.raw`scope[ -]?1[ -](?:thg-?)?emissionen (?:unterliegen|unterlagen|fallen|fielen) (?:nicht|keinem|keinen|unter kein)${N}{0,40}${ETS}`,
    ],
  },
  'E1-6_18': {
    says: [
      String.raw`(?:contractual instruments|vertragliche\w* instrumente\w*) (?:cover|covered|accounted for|deckten|decken|entfielen auf)${ABOUT} # (?:of|der|des|unseres|unserer) (?:our |the |total |purchased |gross )*(?:electricity|energy|scope[ -]?2|stroms?|strombezugs|energieverbrauchs)`,
      String.raw`# (?:der|unserer) scope[ -]?2-\p{L}*-?emissionen (?:sind|waren|werden|wurden)${N}{0,20} (?:durch|über|mit) vertragliche`,
    ],
  },
  'E1-6_25': {
    says: [
      String.raw`\bprimary data${N}{0,70} (?:used|available|obtained|applied|collected|covered|covers?|accounted|accounts?)(?: for)?${ABOUT} # of (?:our |the |all |total |gross )*scope[ -]?3(?!,? \(?categor)`,
      String.raw`# (?:der|unserer|aller) ${SCOPE3_DE}${N}{0,80}primärdaten`,
      String.raw`primärdaten${N}{0,70} (?:für )?# (?:der|unserer|aller) ${SCOPE3_DE}`,
      String.raw`anteil (?:der|von) primärdaten${N}{0,20} (?:in|an|am|bei) (?:den |der |unseren )?(?:${SCOPE3_DE}|scope[ -]?3)${N}{0,20} ${CAME_TO} #`,
    ],
    labels: [
      String.raw`(?:prozentsatz|prozentualer anteil|anteil) der (?:anhand|mithilfe|mit|auf basis) (?:von )?primärdaten berechneten scope[ -]?3-\p{L}*-?emissionen`,
      String.raw`(?:share|percentage|proportion) of primary data (?:in|for|of) (?:ghg )?scope[ -]?3(?: (?:ghg )?emissions)?|primary data (?:in|for|share of) scope[ -]?3(?: (?:ghg )?emissions)?`,
      String.raw`(?:anteil (?:der |an |von )?)?primärdaten (?:in|an|bei|für|zu) (?:den )?(?:scope[ -]?3[ -]?\p{L}*-?(?:emissionen)?|scope[ -]?3)|primärdatenanteil(?: \(?(?:in |an )?(?:den )?scope[ -]?3\)?)?`,
      String.raw`(?:share|percentage|proportion) of (?:gross )?scope[ -]?3 (?:ghg )?emissions (?:based on|calculated (?:with|from|using|on the basis of)|measured using) primary data.{0,60}`,
    ],
  },
  'E1-6_30': intensity('location'),
  'E1-6_31': intensity('market'),
  'E1-6_34': {
    labels: [
      String.raw`(?:zur|für die) berechnung der (?:thg-?|treibhausgas-?)?(?:emissions-?)?intensität (?:herangezogene|genutzte|zugrunde gelegte|berücksichtigte)[rn]? (?:nettoumsatz\p{L}*|nettoerlöse|umsatzerlöse)`,
      String.raw`(?:nettoumsatz\p{L}*|nettoerlöse|umsatzerlöse),? die (?:zur|für die) berechnung der (?:thg-?|treibhausgas-?)?(?:emissions-?)?intensität (?:herangezogen|genutzt|verwendet) (?:werden|wurden)`,
      String.raw`net (?:revenues?|turnover) (?:used|considered|applied) (?:for|in|to (?:calculate|compute|determine)) (?:the )?(?:calculation of (?:the )?)?(?:ghg|greenhouse gas|emissions?) (?:emissions? )?intensity`,
    ],
  },
  'E1-7_05': {
    unsaid: String.raw`\b(?:worldwide|globally|weltweit|forests?|wälder|oceans?|ozeane|meere)\b`,
    labels: [
      String.raw`(?:der )?(?:abbau|entnahme) und (?:die )?speicherung von (?:treibhausgasen|thg|co2)`,
      String.raw`(?:total )?(?:ghg|greenhouse gas|co2|carbon) removals(?: and storage)?(?: (?:in|from) own operations)?`,
    ],
    says: [
      String.raw`\bremoved and stored${ABOUT} # (?:of )?(?:co2|ghg|greenhouse|carbon)?`,
      String.raw`# (?:co2\w* )?(?:der|aus der) atmosphäre (?:entzogen|entnommen) und (?:dauerhaft |langfristig )?gespeichert`,
      String.raw`(?:abbau|entnahme) und (?:die )?(?:dauerhafte )?speicherung von (?:treibhausgasen|co2) ${CAME_TO} #`,
    ],
  },
  'E1-7_10': {
    says: [
      String.raw`# (?:an )?(?:co2\w* |emissionen )?(?:durch|mit|über)${N}{0,60}(?:zertifikat|gutschrift)\p{L}* (?:kompensiert|ausgeglichen)`,
      String.raw`# (?:were |was )?(?:offset|compensated) (?:by|through|with)${N}{0,40}(?:credits|certificates)`,
    ],
  },
}
