import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const CAME_TO = String.raw`(?:was|were|is|are|came to|amounted to|amounts to|totall?ed|stood at|fell to|rose to|betrug\w*|beträgt|betragen|lag\w* bei|belief\w* sich auf|summier\w+ sich auf|erreichte\w*|machte\w*)`
const ABOUT = String.raw`(?: (?:around|about|some|insgesamt|zusammen|rund|etwa|damit|somit|thus|therefore|only|nur))*`
const METHOD = {
  location: String.raw`(?:location[ -]?based|standort(?:bezogen|basiert)\w*)`,
  market: String.raw`(?:market[ -]?based|markt(?:bezogen|basiert)\w*)`,
}
/** What joins a figure with the method by which it was calculated: `when calculated market-based`, `(standortbezogen)`. */
const WHEN = String.raw`(?: of co2\w*)?,?(?: (?:when|if))?(?: (?:calculated|measured|counted|berechnet|gerechnet))? ?\(?(?:(?:by|using|on|under|nach|gemäß) (?:the |a |der |dem )?)?`
const AND = String.raw`(?: (?:method|methode|approach|ansatz|basis))?\)?,? (?:and|und|or|bzw\.?|beziehungsweise|compared with)`
const PER_REVENUE = String.raw`(?:per|je|pro) (?:1 )?(?:mio\.? ?|million )?(?:eur|euros?|€)\w* (?:of )?(?:our |the )?(?:net )?(?:revenues?|turnover|sales|(?:netto)?umsatz\w*|(?:netto)?erlös\w*)`
const ALL_EMISSIONS = String.raw`(?<!scope[ -]?[123] )(?:(?:total|overall|combined) (?:ghg |greenhouse gas |co2e? |carbon )emissions|(?:thg|treibhausgas|co2)-gesamtemissionen|gesamte?n? (?:thg-?|treibhausgas-?|co2-?)emissionen|gesamtemissionen)(?! (?:of|from|in|der|des) scope)`
const OTHER_METHOD = { location: METHOD.market, market: METHOD.location }

const totalBy = (which: 'location' | 'market'): Wordings => ({
  says: [
    String.raw`${ALL_EMISSIONS}(?: \p{L}+){0,3} ${CAME_TO}${ABOUT} #${WHEN}${METHOD[which]}`,
    String.raw`${ALL_EMISSIONS}(?: \p{L}+){0,3} (?:summier\w+|belief\w*) sich${ABOUT} auf #${WHEN}${METHOD[which]}`,
    String.raw`${ALL_EMISSIONS}(?: \p{L}+){0,4} ¤${WHEN}${OTHER_METHOD[which]}${AND}${ABOUT} #${WHEN}${METHOD[which]}`,
    String.raw`${ALL_EMISSIONS}(?: \p{L}+){0,3} (?:summier\w+|belief\w*) sich${ABOUT} auf ¤${WHEN}${OTHER_METHOD[which]}${AND}${ABOUT} #${WHEN}${METHOD[which]}`,
    String.raw`(?:summe|sum|total)(?: (?:der|aus|von|of|the))* scopes? ?(?:1|¤),? ?(?:2|¤) ?\(?${METHOD[which]}\)?,? (?:und|and) (?:3|¤) ${N}{0,40} #`,
  ],
})

const perRevenueBy = (which: 'location' | 'market'): Wordings => ({
  says: [
    String.raw`${PER_REVENUE}${N}{0,40} #,? ?\(?${METHOD[which]}`,
    String.raw`${PER_REVENUE}${N}{0,40} ¤,? ?\(?${OTHER_METHOD[which]}${AND}${ABOUT} #,? ?\(?${METHOD[which]}`,
  ],
})

const SOURCES = {
  renewable: String.raw`(?<!non-)(?<!non )(?:renewable (?:sources|energy sources|energies|energy)|renewables|(?<!nicht )(?<!nicht-)erneuerbare[nr]? (?:quellen|energien|energiequellen|energieträgern?))`,
  fossil: String.raw`(?:fossil (?:sources|fuels|energy sources|energy)|fossile[nr]? (?:quellen|energien|energiequellen|energieträgern?|brennstoffen?))`,
  nuclear: String.raw`(?:nuclear (?:power|energy|sources)|kernkraft|kernenergie|atomkraft|nuklearen? quellen)`,
}
const SUPPLIED = String.raw`(?: (?:supplied|provided|covered|delivered|contributed|accounted for|made up|represented|stammten|kamen|lieferten|deckten|entfielen))?${ABOUT}`

/** `Renewable sources supplied 5,912 MWh (75.4%), fossil sources 1,871 MWh (23.8%)`: told from electricity alone, and from what is produced. */
function supplied(source: keyof typeof SOURCES): Wordings {
  const others = Object.entries(SOURCES).flatMap(([name, words]) => (name === source ? [] : [words]))
  const sentence = String.raw`^(?=.*(?:${others.join('|')}))(?!.*(?:electricity|strom|\bheat\b|wärme|generated|produced|erzeugt|verkauft|\bsold\b|scope)).*`
  return {
    says: [
      String.raw`${sentence}${SOURCES[source]}${SUPPLIED} #`,
      String.raw`${sentence}${SOURCES[source]}${SUPPLIED} ¤ ?(?:\(|,? ?(?:or|oder|das sind|also|that is|i\.e\.) )#`,
    ],
  }
}

const VEHICLES = String.raw`(?:lkws?|pkws?|trucks?|lorries|vans?|cars?|company cars|vehicles|company vehicles|fleet|fuhrpark|flotte|fahrzeuge|firmenfahrzeuge|transporter|(?:gabel)?stapler|forklifts?|fork-?lift trucks|(?:bau)?maschinen|machinery|generators?|notstrom\p{L}*)`
const OWN_SUN = String.raw`(?:sonnen|solar|photovoltaik-?|pv-|wind)(?:strom|energie)`
const PRICED = String.raw`^(?=.*(?:(?:carbon|co2|shadow|internal)[ -](?:carbon[ -])?pric|schattenpreis|co2-?preis|interne\w* preis)).*(?:cover(?:s|ed|ing)?|appl(?:y|ies|ied) to|deckt\w*|erfasst\w*|gilt für|galt für|umfasst\w*)`
const OF_SCOPE = (scope: string): string =>
  String.raw`(?:of |der |unserer |von )(?:our |the |all |gross |total )*(?:brutto-?)?scope[ -]?${scope}`
const priced = (scope: string): Wordings => ({
  says: [
    String.raw`${PRICED}${N}{0,30} # ${OF_SCOPE(scope)}`,
    String.raw`${PRICED}${N}{0,30} (?:¤ ${OF_SCOPE('[12]')}${N}{0,30}){1,2} # ${OF_SCOPE(scope)}`,
  ],
})
const CUT = String.raw`(?:senkung|reduktion|minderung|verringerung|reduction|cut|decrease)`
/** Targets as lists give them: `Scope 3: reduction of absolute emissions by 28% by 2030`. */
const listed = (scope: string): Wordings => ({
  says: [
    String.raw`^(?:[•–-] ?)?${scope} ?[:–-] ?(?:${CUT})${N}{0,40} (?:um|by|of) (?:mindestens |at least )?# (?:bis|by|until) (?:\p{L}+ ){0,2}(?:fy ?)?(?:20)?[2-5]\d`,
    String.raw`^(?:[•–-] ?)?(?:(?:our )?target (?:for )?|(?:unser )?ziel (?:für )?)?${scope}(?:[ -](?:ghg )?(?:emissions?|emissionen))? ?:? [-–−]? ?# (?:bis|by|until) (?:\p{L}+ ){0,2}(?:fy ?)?(?:20)?[2-5]\d`,
  ],
})
const CREDIT_KIND = (kind: string): Wordings => ({
  says: [
    String.raw`(?:all|each|alle|sämtliche)(?: (?:of (?:them|these|which)|davon))? \(#\) (?:came |come |were |are |stem\w* |stammen |stammten |kamen )?(?:from|aus) ${kind}`,
    String.raw`zu # aus ${kind}`,
  ],
})
const RECYCLED = String.raw`(?:recycling\p{L}*|recycelt\p{L}*(?: \p{L}+)?|rezyklat\p{L}*|sekundär\p{L}*|altpapier|altmaterial|recycled (?:\p{L}+ ?){1,2}|secondary (?:raw )?materials?|recyclates?)`
const BIOTIC = String.raw`(?:biologische|biobasierte|nachwachsende|biological|bio-?based|biotic)[nr]? (?:materialien|rohstoffen?|materials)`
const PRODUCT = String.raw`(?:(?:our |the |unseren |den )?(?:products?|produkten?))`
const PACKAGING = String.raw`(?:(?:our |the |unseren |den |der )?(?:product )?(?:packaging|(?:produkt)?verpackung(?:en)?))`
const RECYCLABLE = String.raw`(?:(?:rate|share|proportion) of recyclable content|recyclable content|anteil (?:an |der )?recycel?bare[nrs]? (?:inhalts?|inhalte|bestandteile|materialien|anteile)|anteil recyclingfähiger (?:bestandteile|materialien))`
const recyclable = (own: string, other: string): Wordings => ({
  says: [
    String.raw`${RECYCLABLE} (?:${CAME_TO} )?(?:of|in|for|bei|im|in) ${own}(?: ${CAME_TO})?(?:, ${N}{3,40},)? #`,
    String.raw`${RECYCLABLE} ${CAME_TO} (?:for|in|bei|at) ${other} ¤ (?:and|und)(?: for| in| bei)? ${own} #`,
    String.raw`${RECYCLABLE} ${CAME_TO} # (?:for|in|bei|at) ${own}`,
    String.raw`${RECYCLABLE} ${CAME_TO} ¤ (?:for|in|bei|at) ${other} (?:and|und) # (?:for|in|bei|at) ${own}`,
    String.raw`of ${own}, # (?:by weight |of the weight )?(?:can be recycled|(?:is|are) recyclable)`,
  ],
})

const SPENT = String.raw`(?:investitionen|investitionsausgaben)(?: \(capex\))? (?:in höhe )?von ¤ in (?:die )?maßnahmen (?:des|unseres|aus dem) (?:übergangs|transitions|klimaschutz)plan\p{L}*${N}{0,90}`
const HIGH_IMPACT = String.raw`(?:high[ -]climate[ -]impact (?:sectors|industries)|klimaintensiven (?:sektoren|branchen|wirtschaftszweigen))`
/** All revenue is of such sectors: `Net revenue was €486.2 million, all of it earned in high climate impact sectors`. */
const ALL_HIGH_IMPACT = [
  String.raw`^(?:all|our (?:entire|total)|the (?:entire|total)) (?:of (?:our|the) )?(?:net )?(?:revenues?|turnover) \(#[^()]{0,80}\) (?:stems?|comes?|came|stemmed|is|was|were|arises?)${N}{0,50}${HIGH_IMPACT}`,
  String.raw`(?:net )?(?:revenues?|turnover)${N}{0,30} (?:was|were|amounted to|came to|totall?ed) #[^.;]{0,50}, all of (?:it|which|this)${N}{0,40}${HIGH_IMPACT}`,
  String.raw`(?:gesamten?|sämtliche) (?:netto)?(?:umsatz|umsatzerlöse|erlöse) \(#[^()]{0,80}\)${N}{0,60}${HIGH_IMPACT}`,
  String.raw`(?:netto)?(?:umsatz|umsatzerlöse|erlöse)${N}{0,30} (?:betrug\w*|belief\w* sich auf|von|in höhe von) #[^.;]{0,50}, (?:die|der) (?:vollständig|in voller höhe|gänzlich|ganz)${N}{0,40}${HIGH_IMPACT}`,
]

/** Energy by source, all emissions together, targets in lists, credits and prices, materials and waste as running text states them. */
export const flowWordings: Readonly<Record<string, Wordings>> = {
  'E1-1_05': {
    says: [
      String.raw`${SPENT}; (?:hinzu kamen|dazu kamen|in addition,?)${N}{0,20} (?:operative ausgaben|betriebsausgaben|operating (?:expenditure|expenses))(?: \(opex\))? (?:in höhe )?(?:von|of) #`,
      String.raw`¤ of (?:capital expenditures?|capex) and # of (?:operating (?:expenditures?|expenses)|opex) (?:was|were) allocated to the plan\b`,
    ],
  },
  'E1-1_06': {
    says: [
      SPENT.replace('¤', '#'),
      String.raw`# of (?:capital expenditures?|capex) and ¤ of (?:operating (?:expenditures?|expenses)|opex) (?:was|were) allocated to the plan\b`,
    ],
  },
  'E1-3_03': {
    says: [
      String.raw`(?:durch|mit) (?:die |unsere |den |diese[nr]? )?(?:im berichtsjahr |20\d\d )?(?:umgesetzten|abgeschlossenen|durchgeführten|realisierten) (?:\p{L}+)?(?:maßnahmen|projekten?) (?:wurden|konnten|haben wir)(?: wir)?${ABOUT} # (?:an )?(?:co2\w* |emissionen |thg-emissionen |treibhausgase )?(?:vermieden|eingespart)`,
      String.raw`\b(?:commissioned|completed|implemented|installed|taken|introduced|carried out)${N}{0,40} (?:saved|avoided) #(?! of (?:energy|water|electricity))`,
    ],
  },
  'E1-4_07': listed(String.raw`scope[ -]?1`),
  'E1-4_13': listed(String.raw`scope[ -]?2,? \(?${METHOD.market}\)?`),
  'E1-4_16': {
    says: [
      ...(listed(String.raw`scope[ -]?3`).says ?? []),
      String.raw`to (?:reduce|cut|lower) (?:absolute |our |the |gross )*scope[ -]?1[^;]{0,80}¤[^;]{0,40} and (?:our |the )?(?:absolute )?scope[ -]?3 (?:ghg )?emissions by #`,
      String.raw`target${N}{0,60}¤[^.]{0,40}; (?:and )?(?:our |the )?(?:target )?(?:for )?scope[ -]?3 (?:target )?is (?:a (?:cut|reduction) of )?#`,
      String.raw`scopes? 1[^;]{0,80}(?:¤[^;\uE000-\uE3FF]{0,40}){1,2}, (?:and )?(?:absolute )?scope[ -]?3(?: emissions)? [-–−]? ?# (?:by|until) (?:fy ?)?(?:20)?[2-5]\d`,
    ],
  },
  'E1-5_02': supplied('fossil'),
  'E1-5_03': supplied('nuclear'),
  'E1-5_04': supplied('nuclear'),
  'E1-5_05': supplied('renewable'),
  'E1-5_07': {
    labels: [
      String.raw`^(?:strom|elektrizität|electricity|power) (?:aus|from) (?:erneuerbaren (?:quellen|energien)|renewable (?:sources|energy))(?: \((?:ökostrom|grünstrom|green|mit herkunft|guarantees|ppas?)[^()]{0,50}\))?$`,
    ],
  },
  'E1-5_08': {
    labels: [
      String.raw`(?:selbst|eigen)[ -]?erzeugte[rn]? (?:und |, )(?:selbst |eigen)?(?:genutzt|verbraucht)e[rn]? ${OWN_SUN}`,
      String.raw`(?:selbst|eigen)[ -]?(?:erzeugte|genutzte|verbrauchte)[rn]? ${OWN_SUN}`,
      String.raw`(?:solar|photovoltaic|pv|wind) (?:power|electricity|energy)(?: (?:generated|produced))?(?: (?:on|from|at|by) (?:our |own |the )*\p{L}+)?(?: and|,)? (?:used|consumed) (?:by ourselves|ourselves|on[ -]?site|in-house|by us)`,
    ],
  },
  'E1-5_09': supplied('renewable'),
  'E1-5_10': {
    zero: [
      String.raw`(?:stein|braun)?kohle(?:,? und (?:sonstige|andere) fossile (?:brennstoffe|energieträger))? (?:setzen|setzten|nutzen|nutzten|verwenden|verbrauchen) wir (?:\p{L}+ )?nicht`,
      String.raw`(?:we )?(?:use|used|burn|burned|burnt|consume|consumed) no coal\b|\bno coal (?:is|was) (?:used|burned|burnt|consumed)|\bcoal (?:and other fossil fuels )?(?:is|was|are|were) not (?:used|burned|burnt|consumed)`,
    ],
  },
  'E1-5_11': {
    labels: [
      String.raw`^(?:diesel|benzin|petrol|gasoline)(?:kraftstoff)?(?:,? (?:und|and) (?:diesel|benzin|petrol|gasoline))? (?:für|for|in|used (?:in|by|for)) (?:our |die |the |unsere |own )*${VEHICLES}(?:(?:,|,? (?:und|and)) ${VEHICLES})*$`,
    ],
    says: [
      String.raw`(?:davon|hiervon)${N}{0,40}¤ auf [^;]{0,80}# auf (?:roh|mineral|erd)öl\b`,
      String.raw`of (?:which|this|these)${N}{0,40}¤[^;]{0,80}# (?:was|were|from|on|for|came from) (?:crude )?oil and petroleum products`,
    ],
  },
  'E1-5_13': {
    zero: [
      String.raw`(?:sonstige|andere) fossile (?:brennstoffe|energieträger) (?:setzen|setzten|nutzen|nutzten|verwenden|verbrauchen) wir (?:\p{L}+ )?nicht`,
      String.raw`\bother fossil (?:fuels|sources) (?:is|was|are|were) not (?:used|burned|burnt|consumed)|(?:use|used|consume|consumed) no other fossil fuels`,
    ],
  },
  'E1-5_14': {
    says: [
      String.raw`(?:davon|hiervon|of which|of this)[^;]{0,160} # (?:auf |an |for |from )?(?:erworbene|eingekaufte|zugekaufte|bezogene|purchased|acquired)\w* (?:elektrizität|strom|energie|electricity|energy)${N}{0,40}(?:aus|from) (?:fossilen|fossil)`,
    ],
  },
  'E1-5_15': supplied('fossil'),
  'E1-5_16': {
    says: [
      String.raw`(?:cogeneration|chp|combined heat and power|blockheizkraftwerke?n?|bhkws?|kwk-anlagen?)\b${N}{0,40} (?:produced|generated|erzeugten?|lieferten?|produzierten?)${ABOUT} #${N}{0,40}(?:natural gas|erdgas|fossil|non-renewable)`,
      String.raw`aus (?:erdgas|fossilen \p{L}+) (?:erzeugten?|produzierten?) ${N}{0,60}(?:blockheizkraftwerke?|bhkws?|kwk-anlagen?|kraftwerke?)${ABOUT} #`,
    ],
  },
  'E1-5_17': {
    says: [
      String.raw`(?:produced|generated)${N}{0,20} ¤${N}{0,40}(?:natural gas|fossil|non-renewable)${N}{0,20} and ${N}{0,20}(?:solar|photovoltaic|pv|geothermal|wind|renewable)${N}{0,50} #`,
      String.raw`(?:photovoltaik|solar|pv-)(?:anlagen?|parks?|dächer\w*|module),? die${N}{0,40} #${N}{0,30} (?:erzeugten|produzierten|lieferten|erzeugt haben)`,
      String.raw`^(?:the|our|these) (?:solar |pv )?panels (?:produced|generated|yielded)${ABOUT} #`,
      String.raw`^die (?:solar|pv-)?(?:module|paneele) (?:erzeugten|produzierten|lieferten)${ABOUT} #`,
    ],
  },
  'E1-5_18': {
    says: [
      String.raw`(?:betrug|beträgt|lag|liegt|belief sich|beläuft sich) die energieintensität(?: \p{L}+){0,3}(?: (?:auf|bei))? #`,
    ],
  },
  'E1-5_22': { says: ALL_HIGH_IMPACT },
  'E1-6_07': {
    says: [
      String.raw`^(?:our |the |unsere |die )?(?:gross )?scope[ -]?1[ -](?:ghg |greenhouse gas |thg-)?(?:emissions|emissionen), (?:which |that |die )?(?:are |come |sind |stammen )?(?:mainly |chiefly |mostly |vor allem |überwiegend )?(?:from|caused by|due to|aus|von|durch)${N}{3,120}, ${CAME_TO}${ABOUT} #`,
      String.raw`^(?:our |the |unsere |die )?(?:direct|direkten?) (?:ghg |greenhouse gas |thg-?)?(?:emissions|emissionen) (?:from|aus) (?:our )?(?:own|eigenen) (?:sources|quellen|anlagen) \(scope[ -]?1\) ${CAME_TO}${ABOUT} #`,
    ],
  },
  'E1-6_08': {
    zero: [
      String.raw`scope[ -]?1\b[^!?]{0,140}(?:keine|nichts|none) (?:davon|of (?:them|it|these|this|which)) (?:unterlieg\w+|unterlag\w*|fällt|fallen|fiel\w*|is|was|are|were|falls?|fell)${N}{0,50}(?:emissionshandel|emissions? trading|\bets\b)`,
    ],
  },
  'E1-6_11': {
    says: [String.raw`(?:in|für|for) scope[ -]?3 ${N}{0,80},? (?:zusammen|insgesamt|in total|together|altogether),? #`],
  },
  'E1-6_12': totalBy('location'),
  'E1-6_13': totalBy('market'),
  'E1-6_18': {
    says: [
      String.raw`# (?:of (?:the|our|all) |des |unseres )(?:purchased |eingekauften |bezogenen )?(?:electricity|energy|stroms?|strombezugs?)${N}{0,20} (?:was|were|is|wurden?|war|ist)${N}{0,20}(?:covered by|subject to|durch|über) (?:contractual instruments|vertragliche instrumente)`,
    ],
  },
  'E1-6_21': {
    says: [
      String.raw`# (?:by|from|durch|über|aus) bundled (?:\p{L}+ ){0,4}(?:agreements|contracts|instruments|attributes)`,
      String.raw`# (?:durch|über|aus) gebündelte\w* (?:\p{L}+ ){0,3}(?:stromlieferverträge\w*|verträge\w*|instrumente\w*|herkunftsnachweise\w*)`,
    ],
  },
  'E1-6_22': {
    says: [
      String.raw`# (?:by|from|durch|über|aus) unbundled (?:\p{L}+ ){0,4}(?:guarantees|certificates|claims|instruments|attributes)`,
      String.raw`# (?:durch|über|aus) ungebündelte\w* (?:\p{L}+ ){0,3}(?:herkunftsnachweise\w*|zertifikate\w*|instrumente\w*)`,
    ],
  },
  'E1-6_25': {
    says: [
      String.raw`# (?:of|der|unserer) (?:our |the |all )*scope[ -]?3[ -]?(?:ghg )?(?:emissions?|emissionen)${N}{0,60}(?:primary data|primärdaten)`,
    ],
  },
  'E1-6_30': perRevenueBy('location'),
  'E1-6_31': perRevenueBy('market'),
  'E1-7_13': CREDIT_KIND(
    String.raw`(?:(?:emissions?|co2|thg|carbon)[ -]?)?(?:(?:reduction|avoidance) projects|(?:reduktions|minderungs|vermeidungs)projekten)`,
  ),
  'E1-7_14': CREDIT_KIND(
    String.raw`(?:(?:co2|thg|carbon)[ -]?)?(?:removal projects|(?:entnahme|abbau|entzugs)projekten)`,
  ),
  'E1-7_17': { says: [String.raw`zu # auf projekte (?:in|innerhalb) der (?:europäischen union|eu)\b`] },
  'E1-8_06': priced('1'),
  'E1-8_07': priced('2'),
  'E1-8_08': priced('3'),
  'E1.GOV-3_02': {
    says: [
      String.raw`\bclimate(?:-related)? (?:part|component|share|portion) (?:\p{L}+ ){0,2}(?:represented|accounted for|made up|${CAME_TO}) # of (?:the |total |all )*(?:\p{L}+ )?(?:remuneration|compensation|pay)`,
    ],
  },
  'E2-6_06': {
    says: [
      String.raw`provisions? for environmental (?:protection|remediation|restoration|liabilities|damage|clean-up)${N}{0,40}(?:, ${N}{3,90},)? ${CAME_TO}${ABOUT} #`,
      String.raw`rückstellungen für (?:umwelt\p{L}*|(?:altlasten)?sanierung\p{L}*|rekultivierung)${N}{0,40}(?:, ${N}{3,90},)? ${CAME_TO}${ABOUT} #`,
    ],
  },
  'E3-4_07': {
    says: [
      String.raw`^(?:of (?:these|the) volumes,? )?# (?:of (?:the|these|all) (?:water )?(?:volumes|quantities|data|figures) )?(?:was|were|is|are) (?:directly (?:measured|metered)|(?:measured|metered) directly)`,
      String.raw`^# der (?:wasser)?(?:mengen|daten|werte) (?:wurden|sind|werden|beruhen auf) (?:direkt gemessen|direkten? messung(?:en)?)`,
    ],
  },
  'E4-5_10': {
    says: [
      String.raw`(?<!(?:on|at|in|of|auf|an) )(?:unsere |our )(?:\p{L}*grundstücke|liegenschaften|standorte|sites|premises|properties) (?:haben|umfassen|have|cover) (?:zusammen |insgesamt |together )?(?:eine (?:gesamt)?fläche von |an? (?:total )?area of )?(?:insgesamt )?#`,
    ],
  },
  'E4-5_12': {
    says: [
      String.raw`¤ (?:ha )?(?:sind |waren )?versiegelt(?:,| und) # (?:sind |waren )?naturnah`,
      String.raw`¤ (?:is |are |was |were )?sealed(?:,| and) # (?:is |are |was |were )?(?:nature-?oriented|near-natural|managed close to nature)`,
    ],
  },
  'E5-4_02': {
    says: [
      String.raw`(?:produkte|materialien|rohstoffe|werkstoffe)(?: und (?:produkte|materialien|verpackungen))? mit einem (?:gesamt)?gewicht von${ABOUT} # ?(?:ein\b|eingesetzt|verwendet|verarbeitet|verbraucht|beschafft)`,
    ],
  },
  'E5-4_03': {
    labels: [
      String.raw`biological materials (?:that are |which are )?(?:sustainably (?:sourced|produced)|from sustainable sources)|(?:biologische|biobasierte) materialien aus nachhaltiger (?:beschaffung|bewirtschaftung|gewinnung)|nachhaltig (?:beschaffte|bezogene|gewonnene) biologische materialien`,
    ],
    says: [
      String.raw`# (?:des|unseres) (?:gesamtgewichts|gewichts|materialeinsatzes) (?:waren|sind|entfielen auf|bestand aus|entfiel auf) ${BIOTIC} aus (?:zertifiziert )?(?:nachhaltig|zertifiziert)`,
      String.raw`(?:von|of) (?:den |unseren |the |our )${BIOTIC},? (?:stammten|stammen|kamen|waren|sind) # (?:aus )?(?:zertifiziert |nachweislich )*(?:nachhaltig|zertifiziert)`,
      String.raw`of (?:the |our )${BIOTIC},? # (?:was|were|came|come|is|are)${N}{0,30}(?:sustainab|certified)`,
    ],
  },
  'E5-4_04': {
    says: [
      String.raw`# (?:unserer|der|of our|of the) (?:materialien|rohstoffe|materials) (?:bestand\w*|bestehen|stammten|waren|consisted|were made|came) (?:aus|of|from) ${RECYCLED}`,
    ],
  },
  'E5-4_05': {
    says: [
      String.raw`# (?:unserer|der|of our|of the) (?:materialien|rohstoffe|materials) (?:bestand\w*|bestehen|stammten|waren|consisted|were made|came) (?:aus|of|from) ${RECYCLED}`,
      String.raw`bezogen auf den (?:gesamten )?materialeinsatz (?:ergibt sich|ergab sich|beträgt|betrug|liegt|lag) (?:daraus |damit )?(?:eine |die )?(?:recycling|rezyklat|sekundärmaterial)-?(?:quote|anteil)${N}{0,10} #`,
      String.raw`sekundär(?:materialien|rohstoffe|komponenten|werkstoffe) (?:betrug|wogen|wog|beträgt|belief sich auf)${ABOUT} ¤ (?:und|and) (?:damit |somit |thus )?#`,
    ],
  },
  'E5-5_04': recyclable(PRODUCT, PACKAGING),
  'E5-5_05': recyclable(PACKAGING, PRODUCT),
  'E5-5_08': {
    says: [
      String.raw`(?:we |was |were )?diverted # from disposal|# (?:of (?:waste|it|this) )?(?:was|were) diverted from disposal`,
      String.raw`(?:davon|hiervon)(?: wurden| haben wir| gingen)? # (?:insgesamt )?(?:einer|der|in die|zur) verwertung(?: zugeführt| gegeben)?`,
    ],
  },
  'E5-5_09': {
    says: [
      String.raw`^beseitigt wurden${ABOUT} #`,
      String.raw`# (?:\(¤\))?(?:, (?:which|that) ${N}{3,30},)? (?:was|were|went) (?:directed |sent |given )?(?:to|for) disposal`,
    ],
  },
  'E5-5_10': {
    says: [
      String.raw`^nicht (?:recycelt|rezykliert) (?:wurden?|haben wir)${ABOUT} #`,
      String.raw`(?:other|remaining|rest of) #(?: \(¤\))?,? (?:which|that) (?:was|were|is|are) not recycled`,
    ],
  },
  'E5-5_11': {
    says: [
      String.raw`^nicht (?:recycelt|rezykliert) (?:wurden?|haben wir)${ABOUT} ¤ ?,? ?(?:das sind|das entspricht|oder|also|entsprechend|\() ?#`,
      String.raw`(?:other|remaining|rest of) ¤ \(#\),? (?:which|that) (?:was|were|is|are) not recycled`,
      String.raw`waste (?:that|which) (?:was|were|is) not recycled ${CAME_TO} ¤,? (?:or|i\.e\.|that is|which is|equal to|corresponding to|\() ?#`,
    ],
  },
  'E5-5_15': {
    says: [
      String.raw`\bwaste,? (?:of which |including )?#,? (?:of (?:it|this|which|that) )?(?:was |were |is |being )?hazardous(?! and non)`,
      String.raw`^gefährliche abfälle(?:, ${N}{3,80},)? fielen (?:im umfang von|in höhe von)?${ABOUT} # an`,
    ],
  },
  'E5-5_16': {
    says: [
      String.raw`(?:disposed of|generated|produced|caused)${ABOUT} # of radioactive waste`,
      String.raw`${ABOUT} # radioaktive abfälle (?:entsorgt|erzeugt|fielen|angefallen)`,
    ],
    zero: [String.raw`radioaktive abfälle (?:gar |überhaupt )?nicht\b|no radioactive waste (?:was|is|were|arose)`],
  },
}
