import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`

const ABOUT = String.raw`(?: (?:around|about|some|approximately|only|just|still|noch|lediglich|a total of|in total|rund|etwa|ca\.|insgesamt|zusammen|nur|another|(?:the |a )?(?:remaining|further|other)|(?:die )?(?:weiteren?|übrigen|restlichen|verbleibenden)))*`

const CAME_TO = String.raw`(?:was|were|is|are|came to|comes to|amounted to|amounts to|added up to|adds up to|totall?ed|stood at|stands at|fell to|rose to|reached|equal(?:l?ed|s)|betrug\w*|beträgt|betragen|lag\w* bei|liegt bei|liegen bei|belief\w* sich auf|beläuft sich auf|belaufen sich auf|summier\w+ sich auf|erreichte\w*)`

/** In brackets behind a figure: its share, or what it was before. */
const ASIDE = String.raw`(?: \((?:[^()\uE000-\uE3FF]{0,24}¤[^()\uE000-\uE3FF]{0,24}|[^()\uE000-\uE3FF]{2,50})\))?`

const METHOD = {
  location: String.raw`(?:location[ -]?(?:based|basis)|standort(?:bezogen|basiert)\w*)`,
  market: String.raw`(?:market[ -]?(?:based|basis)|markt(?:bezogen|basiert)\w*)`,
}

const OTHER = { location: METHOD.market, market: METHOD.location }

/** Fuels in a list behind one verb: `burned 96,400 MWh of natural gas, 12,300 MWh of diesel and other oil products`. */
const BURNED = String.raw`(?<=\b(?:burn(?:ed|t|s)?|used?|uses|consumed?|consumes|combust(?:ed|s)?|required?|needed)(?!\p{L})[^.;]{0,160})`

/** Fuels among which one verb shares the total out: `accounted for 640 GWh, that of oil products for 210 GWh`. */
const SHARED = String.raw`(?:(?:for|at|with|supplied|provided|contributed|accounted for|made up|represented)${ABOUT} )`

const OIL = String.raw`(?:(?:crude oil and |mineral |other )?(?:oil|petroleum)(?: and (?:oil|petroleum))? products|diesel and (?:other |heating )?(?:oil|petroleum)(?: products)?|(?:heating oil|fuel oil) and (?:other |motor )?(?:diesel|fuels))`

const OIL_DE = String.raw`(?:(?:rohöl und )?(?:erdöl|mineralöl|öl)(?:produkten?|erzeugnissen?)|heizöl und (?:kraftstoffen?|diesel))`

const NO_ENERGY_SOLD = String.raw`^(?!.*(?:electric|(?<!nuclear )\bpower\b|strom|elektriz|\bheat|wärme|generated|produced|erzeugt|verkauft|\bsold\b))`

const RENEWABLES = String.raw`(?<!non-)(?<!non )(?:renewables|renewable (?:sources|energy sources|energies|energy))`

const ENERGY_BEFORE = String.raw`^(?!.*(?:electric|\bpower\b|strom|elektriz)).*(?:\benergy\b|energie)`

const WIR = String.raw`(?:wir|der konzern|das unternehmen|die gruppe|(?:unsere |die )(?:standorte|werke|betriebe))`

const ALL_EMISSIONS = String.raw`(?:(?<!product )(?<!produkt-)(?:carbon|co2e?|climate|klima)[ -]?(?:footprint|fu(?:ß|ss)abdruck)|(?:total|overall|combined|gesamte?n?|gesamt-?)[ -]?(?:greenhouse gas |ghg |carbon |co2e? |treibhausgas-?|thg-?|co2-?)?(?:emissions|emissionen)(?: (?:across|over|of|for|from|in|über|aus|in)${N}{0,20}(?:all|alle[rn]?) (?:three |drei )?scopes)?)`

const USING = String.raw`(?: of co2\p{L}*)?,? \(?(?:(?:using|by|under|on|according to|based on|applying|nach|gemäß) )?(?:the |a |dem |der )?`

const WAY = String.raw`(?: (?:approach|method|basis|ansatz|methode|verfahren))?\)?`

const totals = (which: 'location' | 'market'): Wordings => ({
  labels: [
    String.raw`total (?:ghg|co2e?|greenhouse gas|carbon)(?: emissions)? \(?scopes? 1,? (?:scope )?2,? \(?${METHOD[which]}\)?,? (?:and|&|\+|und) (?:scope )?3\)?`,
    String.raw`(?:(?:total|sum|summe|gesamt)(?: of)? )?(?:all|alle) (?:three |drei )?scopes(?: total| gesamt)?,? ?[–-]? ?\(?${METHOD[which]}(?: method| approach| methode| ansatz)?\)?`,
  ],
  says: [
    `${ALL_EMISSIONS} (?:${CAME_TO}|of|von)${ABOUT} #${USING}${METHOD[which]}`,
    String.raw`# ?(?:of co2\p{L}* )?(?:across|over|in) (?:all (?:three )?scopes|scopes? 1,? ?(?:2|[\uE000-\uE3FF]),? (?:and|&) (?:3|[\uE000-\uE3FF])),? \(?${METHOD[which]}`,
    String.raw`über alle (?:drei )?scopes(?: hinweg)?${ABOUT} # ${N}{0,30}\(${METHOD[which]}`,
    `${ALL_EMISSIONS} ${CAME_TO}${ABOUT} ¤${USING}${OTHER[which]}${WAY},? (?:and|und|bzw\\.|or)${ABOUT} #${USING}${METHOD[which]}`,
  ],
  saysAfter: [
    [
      'scope[ -]?3',
      String.raw`^(?:(?:the|our) (?:total|sum)(?: of all (?:three )?scopes)? ${CAME_TO}|(?:in summe|insgesamt|zusammen|in total|altogether)(?: this)? (?:ergeben sich|ergibt sich|sind das|amounts to|comes to|came to|makes))${ABOUT} #${USING}${METHOD[which]}`,
    ],
    [
      'scope[ -]?3',
      String.raw`^(?:(?:the|our) (?:total|sum)(?: of all (?:three )?scopes)? ${CAME_TO}|(?:in summe|insgesamt|zusammen|in total|altogether)(?: this)? (?:ergeben sich|ergibt sich|sind das|amounts to|comes to|came to|makes))${ABOUT} ¤${USING}${OTHER[which]}${WAY},? (?:and|und|bzw\.|or)${ABOUT} #${USING}${METHOD[which]}`,
    ],
  ],
})

/** `were 88.2 kt (location-based) or 40.7 kt (market-based)`, with the method behind each of the two. */
const scope2 = (which: 'location' | 'market'): Wordings => ({
  saysAfter: [
    [
      'scope[ -]?2',
      String.raw`^(?:the |our |der |die )?${METHOD[which]} (?:figure|value|total|emissions|result|wert|emissionen) ${CAME_TO}${ABOUT} #`,
    ],
    [
      'scope[ -]?2',
      String.raw`^(?:on|by|under|using|with) (?:a |the )?${METHOD[which]}(?: method| approach| basis)?,? (?:they|it|this|these|emissions|the figure) ${CAME_TO}${ABOUT} #`,
    ],
    [
      'scope[ -]?2',
      String.raw`^(?:nach (?:dem |der )?)?${METHOD[which]}(?: ansatz| methode)? (?:waren es|lagen sie bei|betrugen sie|beliefen sie sich auf|sind es)${ABOUT} #`,
    ],
  ],
  says: [
    String.raw`^(?:using|based on|applying|under|by|with|on|calculated (?:with|using|by))(?: the| a)? ${METHOD[which]}(?: method| approach| basis)?,? (?:our |the |gross )*scope[ -]?2(?: ghg)? emissions ${CAME_TO}${ABOUT} #`,
    String.raw`${METHOD[which]} (?:betrugen|beliefen sich|lagen|erreichten) (?:die |unsere )?scope[ -]?2[ -]\p{L}*-?emissionen(?: auf| bei)?${ABOUT} #`,
    String.raw`scope[ -]?2[^.;]{0,80}¤${N}{0,30}, (?:die |the )?${METHOD[which]}(?: emissions)? (?:blieben|lagen|waren|betrugen|stiegen|sanken|were|was|stayed|remained)(?: mit| bei| auf| at)?${ABOUT} #`,
    String.raw`# (?:were|was|are|is) (?:our |gross )?${METHOD[which]} scope[ -]?2(?!\d)`,
    String.raw`# auf scope[ -]?2,? \(${METHOD[which]}`,
    String.raw`\(scope[ -]?2\) (?:of|von|in höhe von)${ABOUT} #${USING}${METHOD[which]}`,
    String.raw`\(scope[ -]?2\) (?:of|von|in höhe von)${ABOUT} ¤${USING}${OTHER[which]}${WAY},? (?:bzw\.|beziehungsweise|and|und|or|oder)${ABOUT} #${USING}${METHOD[which]}`,
    String.raw`scope[ -]?2(?! ?(?:und|and|&|\+) ?(?:scope ?)?3)[^;\uE000-\uE3FF]{0,60} ${CAME_TO}${ABOUT} #${USING}${METHOD[which]}${WAY},? (?:bzw\.|beziehungsweise|and|und|or|oder|respectively)${ABOUT} ¤`,
    String.raw`scope[ -]?2(?! ?(?:und|and|&|\+) ?(?:scope ?)?3)[^;\uE000-\uE3FF]{0,60} ${CAME_TO}${ABOUT} ¤${USING}${OTHER[which]}${WAY},? (?:bzw\.|beziehungsweise|and|und|or|oder)${ABOUT} #${USING}${METHOD[which]}`,
  ],
})

const perRevenue = (which: 'location' | 'market'): Wordings => ({
  saysAfter: [
    [
      'emission',
      String.raw`^(?:this|that|these|das|dies) (?:equals?|corresponds to|is equivalent to|represents?|translates (?:in)?to|entspricht|entsprechen)${ABOUT} #${N}{0,40}${METHOD[which]}`,
    ],
  ],
})

const RETIRED = String.raw`(?:retir(?:ed|ing|ement of)|cancell?(?:ed|ing|ation of)|stilllegung von|löschung von|entwertung von)`

const CREDITS = String.raw`(?:(?:verified |voluntary )?(?:carbon |emission |climate )?(?:credits|offsets|certificates)|[\p{L}\d]*-?(?:zertifikaten?|gutschriften))`

/** How reports tell energy and emissions where one verb serves for several figures, or a share follows its whole. */
export const figureWordings: Readonly<Record<string, Wordings>> = {
  'E1-4_07': {
    says: [
      String.raw`bis (?:\p{L}+ ){0,2}20[2-5]\d (?:senken|reduzieren|verringern) wir (?:die |unsere )?(?:absoluten )?scope[ -]?1[ -]\p{L}*emissionen um (?:mindestens )?#`,
    ],
  },
  'E1-4_16': {
    says: [
      String.raw`bis (?:\p{L}+ ){0,2}20[2-5]\d (?:senken|reduzieren|verringern) wir (?:die |unsere )?(?:absoluten )?scope[ -]?3[ -]\p{L}*emissionen um (?:mindestens )?#`,
      String.raw`(?:soll|sollen|will|wollen|möchten|planen|streben)${N}{0,110}(?:halbieren|senken|reduzieren|¤) und (?:(?:die|unsere|jene) )?(?:absoluten? )?scope[ -]?3[ -](?:thg-?)?emissionen${N}{0,40} um (?:mindestens )?# (?:senken|reduzieren|verringern|vermindern|mindern)`,
    ],
  },
  'E1-5_01': {
    says: [
      String.raw`(?:^|: )(?:with|at|mit) #,? ${N}{0,40} (?:used|needed|consumed|required|benötigten|verbrauchten) ¤ (?:less|more|weniger|mehr) (?:energy|energie)`,
      String.raw`^(?:at|with) #${ASIDE},? (?:our |the |group )?(?:total |overall )?energy (?:consumption|use|demand) (?:was|were|remained|stayed)`,
      String.raw`^mit #${ASIDE} (?:lag|blieb|war|sank|stieg) (?:der|unser) (?:gesamte )?(?:gesamt)?energieverbrauch(?! (?:der|des|unserer|in) )`,
    ],
    saysAfter: [
      [
        'consum|verbrauch',
        String.raw`^(?:in total|altogether|overall|insgesamt|zusammen),? (?:we|the (?:group|company))(?: therefore| thus| hence)? (?:consumed|used) #(?! of)`,
      ],
    ],
  },
  'E1-5_06': {
    says: [
      String.raw`\b(?:biomass|biogas|wood (?:chips|pellets)|bark|bio-?fuels?)(?: and [\p{L} ]{3,24})? (?:provided|supplied|contributed|accounted for|covered)${ABOUT} # of (?:that|this|it|our energy|the energy)`,
      String.raw`(?<!\p{L})(?:biomasse|biogas|hackschnitzel|holz|pellets|rinde)(?: und \p{L}+)? (?:lieferten?|deckten?|steuerten?) (?:davon |hiervon )?#`,
    ],
  },
  'E1-5_03': {
    says: [
      String.raw`${NO_ENERGY_SOLD}.*(?:nuclear (?:power|energy|sources)|kernenergie|kernkraft|nukleare[nr]? quellen) (?:for|mit|supplied|provided)?${ABOUT} #`,
    ],
  },
  'E1-5_05': {
    labels: [
      String.raw`^[–-]? ?(?:of which|davon|thereof) (?:from |aus )?(?:renewable|erneuerbare?n?)(?: sources| energy| energies| quellen| energien)?(?: \([kmgt]wh\)| \([gt]j\))?$`,
    ],
    notUnder: String.raw`electric|strom(?!verbrauch und)|\bfuels?\b|brennstoff|\bheat|wärme|produc|generat|erzeug`,
    says: [
      String.raw`${NO_ENERGY_SOLD}.*${RENEWABLES} (?:covered|supplied|met|provided|contributed|accounted for|made up)${ABOUT} # of (?:this|it|that|our (?:total )?(?:energy )?(?:needs|demand|consumption|use))`,
      String.raw`${NO_ENERGY_SOLD}.*# (?:\(¤\) )?(?:davon )?(?:wurden|werden) (?:davon )?(?:durch|aus|mit|von) erneuerbare\p{L}* (?:quellen|energien|energieträgern?) (?:gedeckt|bereitgestellt|geliefert)`,
    ],
  },
  'E1-5_07': {
    says: [
      String.raw`^(?:all|the entire)(?: of)? (?:our |the |its )?(?:purchased |procured )?(?:electricity|power)(?: consumption| needs| demand)? \(#\) (?:comes|came|is|was|stems|stemmed)${N}{0,24} (?:renewable|green)`,
      String.raw`^(?:der|unser) (?:gesamte|komplette)r? (?:bezogene |eingekaufte )?(?:strom|strombedarf|stromverbrauch|strombezug) \(#\) (?:stammt|stammte|kommt|kam|ist|war|wird|wurde)${N}{0,24} (?:erneuerbar|ökostrom|grünstrom)`,
    ],
  },
  'E1-5_08': {
    says: [
      String.raw`\b(?:solar|photovoltaics?|pv)(?!\p{L})[^.;]{0,120}¤,? (?:of which|of this)${N}{0,20} # (?:was |were )?(?:used|consumed)${N}{0,12} (?:on[ -]?site|ourselves|in-house|directly|in our own)`,
      String.raw`(?:solar|photovoltaik|pv-)[^.;]{0,120}¤${N}{0,20},? (?:davon|wovon|hiervon) (?:nutzten|verbrauchten|verwendeten) wir # (?:selbst|vor ort|direkt|im eigenen)`,
      String.raw`(?:solar|photovoltaik|pv-)[^.;]{0,120}¤${N}{0,20},? (?:davon|wovon|hiervon) (?:wurden )?# (?:wurden )?(?:selbst|vor ort|direkt vor ort|im eigenen betrieb) (?:genutzt|verbraucht|verwendet)`,
    ],
  },
  'E1-5_09': {
    labels: [
      String.raw`(?:share|percentage|proportion)(?: of)? renewables(?: in (?:the )?(?:total )?energy(?: mix| consumption| use)?)?`,
    ],
    says: [
      String.raw`${NO_ENERGY_SOLD}.*${RENEWABLES} (?:covered|supplied|met|provided|contributed|accounted for|made up)${ABOUT} ¤ of (?:this|it|that|our (?:total )?(?:energy )?(?:needs|demand|consumption|use)),? (?:\(|(?:or|i\.e\.|that is) )#`,
      String.raw`${NO_ENERGY_SOLD}.*¤ \(#\) (?:davon )?(?:wurden|werden) (?:davon )?(?:durch|aus|mit|von) erneuerbare\p{L}* (?:quellen|energien|energieträgern?) (?:gedeckt|bereitgestellt|geliefert)`,
      String.raw`${NO_ENERGY_SOLD}.*\benergy (?:consumption|use|demand)[^.;]{0,60}¤,? # of (?:it|this|which|that)(?: (?:was|is|being|came))?(?: from)? renewable`,
      String.raw`${NO_ENERGY_SOLD}.*\benergy[^.;]{0,90}¤${N}{0,60} of which \(#\) (?:was|is|were|came|comes)(?: from)? renewable`,
    ],
    saysAfter: [
      [
        ENERGY_BEFORE,
        String.raw`^(?:just over |just under |well over |more than |almost |nearly |around |about |some |approximately )?# of (?:this|it|that|the total|our energy|this energy) (?:came|comes|is|was|stems|stemmed|were)(?: \p{L}+)? from ${RENEWABLES}`,
      ],
      [
        ENERGY_BEFORE,
        String.raw`^(?:gut |knapp |rund |etwa |mehr als |über |fast )?# (?:davon|hiervon|der energie) (?:(?:stamm\p{L}+|kam\p{L}*|komm\p{L}+|waren|sind|wurden?) (?:aus|mit|durch) erneuerbare|(?:waren|sind|war|ist) erneuerbar(?!\p{L}))`,
      ],
    ],
  },
  'E1-5_10': {
    says: [
      String.raw`${BURNED}# of (?:hard |brown )?coal(?! (?:tar|price|reserves?|capacity))(?!\p{L})`,
      String.raw`(?:combustion|use|consumption) of [^.;]{0,140}\b(?:that of |and )(?:hard )?coal ${SHARED}#`,
      String.raw`(?:entfielen|entfallen|entfiel)[^.;]{0,140} auf (?:stein|braun)?kohle(?: und kohle\p{L}+)? #`,
    ],
    zero: [
      String.raw`\b(?:burn(?:ed|t)?|used?|consumed?)(?!\p{L})[^.;]{0,140} (?:and|but) no coal(?: at all)?(?!\p{L})(?! (?:from|price))`,
      String.raw`(?<!\p{L})(?:stein|braun)?kohle (?:kommt|kam|wird|wurde) (?:bei uns |im konzern |in unseren werken )?(?:nicht|keine) (?:zum einsatz|eingesetzt|verwendet|verbrannt|genutzt)`,
    ],
  },
  'E1-5_11': {
    says: [
      String.raw`${BURNED}# of ${OIL}`,
      String.raw`(?:combustion|use|consumption) of [^.;]{0,140}\b(?:that of |and |, )${OIL} ${SHARED}#`,
      String.raw`(?:entfielen|entfallen|entfiel)[^.;]{0,140} auf ${OIL_DE} #`,
      String.raw`(?:setzten|verbrauchten|verbrannten) ${WIR}[^.;]{0,60}¤[^.;]{0,12}, an ${OIL_DE} #`,
    ],
  },
  'E1-5_12': {
    says: [
      String.raw`${BURNED}# of natural gas(?!\p{L})`,
      String.raw`(?<!\p{L})an erdgas (?:setzten|verbrauchten|verbrannten|benötigten) ${WIR}${ABOUT} #`,
    ],
  },
  'E1-5_04': {
    labels: [
      String.raw`(?:share|percentage|proportion) of nuclear(?: in (?:the )?(?:total )?energy(?: mix| consumption| use)?)?`,
    ],
    says: [
      String.raw`${NO_ENERGY_SOLD}.*(?:nuclear (?:power|energy|sources)|kernenergie|kernkraft|nukleare[nr]? quellen) (?:for|mit|supplied|provided)?${ABOUT} ¤ ?\(#\)`,
    ],
  },
  'E1-5_15': {
    labels: [
      String.raw`(?:share|percentage|proportion) of fossils?(?: in (?:the )?(?:total )?energy(?: mix| consumption| use)?)?`,
    ],
    says: [
      String.raw`${NO_ENERGY_SOLD}.*fossil (?:fuels|sources|energy) (?:still |again )?(?:accounted for|supplied|provided|made up|covered)${ABOUT} ¤ ?\(#\)`,
    ],
  },
  'E1-5_02': {
    says: [
      String.raw`${NO_ENERGY_SOLD}.*fossil (?:fuels|sources|energy) (?:still |again )?(?:accounted for|supplied|provided|made up|covered)${ABOUT} #`,
    ],
  },
  'E1-5_16': {
    zero: [
      String.raw`\bno (?:energy|electricity) (?:was|is) (?:produced|generated) (?:from|by|with) (?:non-?renewable|fossil)`,
      String.raw`nicht[ -]?erneuerbare energien? (?:wurde|wird|werden|wurden) (?:\p{L}+ )?nicht (?:erzeugt|produziert)`,
      String.raw`keine (?:energie aus )?nicht[ -]?erneuerbare[rn]? (?:energien?|quellen|energieträgern) (?:erzeugt|produziert)`,
    ],
  },
  'E1-5_17': {
    says: [
      String.raw`\b(?:solar|photovoltaic|pv) (?:installations?|systems?|arrays?|panels?|plants?) (?:on|at) ¤ ${N}{2,30} (?:produced|generated|yielded)${ABOUT} #`,
      String.raw`\b(?:rooftop |our |the )*(?:photovoltaics?|solar (?:panels?|power|roofs?)) (?:yielded|generated|produced|delivered|supplied)${ABOUT} #`,
    ],
  },
  'E1-6_07': {
    says: [
      String.raw`^(?:at|with) #${ASIDE},? (?:our |the )?(?:gross |direct )*(?:ghg |greenhouse gas |co2 )?(?:emissions )?\(?scope[ -]?1\)?(?: ghg)?(?: emissions)? (?:was|were|remained|stayed|came)(?!\p{L})`,
      String.raw`^mit #${ASIDE} (?:lagen|blieben|waren|sanken|stiegen) (?:die|unsere) (?:direkten )?(?:\p{L}*emissionen )?\(?scope[ -]?1\)?(?!\d)`,
      String.raw`(?:emissions|emissionen)${N}{0,40} #(?: of co2\p{L}*)? (?:in|for|under|from|aus) scope[ -]?1(?! ?(?:and|und|&|\+|,) ?(?:(?:scope ?)?[23]|[\uE000-\uE3FF](?:[.,;]|$| (?:\p{L}+ )?emissions)))`,
    ],
  },
  'E1-6_08': {
    says: [
      String.raw`scope[ -]?1(?![ -]?(?:and|und|&|\+))[^.;]{0,90}¤[^.;\uE000-\uE3FF]{0,14}[,;] # (?:of (?:which|these|this|it|them)|davon) (?:is|are|was|were|falls?|fell|fallen|fielen|unterlieg\p{L}+|unterlag\p{L}*|sind|waren)${N}{0,60}(?:emissions?[ -]trading|emissionshandel|\bets\b)`,
    ],
  },
  'E1-6_09': scope2('location'),
  'E1-6_10': scope2('market'),
  'E1-6_11': {
    says: [
      String.raw`scope[ -]?3(?:-\p{L}*-?emissionen)? (?:schätzen|beziffern) wir (?:auf|mit)${ABOUT} #`,
      String.raw`# (?:were|was|are) (?:our )?(?:gross )?(?:other indirect )?scope[ -]?3 (?:ghg )?emissions(?! (?:from|in|of|related))`,
      String.raw`(?:entfielen|entfallen)[^.;]{0,140} # auf scope[ -]?3(?!\.\d|[ ,(]{1,2}(?:kat|\())`,
      String.raw`scope[ -]?3[ -](?:\p{L}*-?)?(?:emissions|emissionen) \([^()]{3,40}\)${N}{0,60} ${CAME_TO}${ABOUT} #`,
    ],
  },
  'E1-6_12': totals('location'),
  'E1-6_13': totals('market'),
  'E1-6_30': perRevenue('location'),
  'E1-6_31': perRevenue('market'),
  'E1-7_10': {
    says: [
      String.raw`${RETIRED} ${CREDITS} (?:equal to|equivalent to|worth|for|of|amounting to|covering|im umfang von|in höhe von|über|für)${ABOUT} #`,
      String.raw`(?:retired|cancelled|canceled)${ABOUT} # (?:of |in )?(?:\p{L}+ ){0,2}(?:carbon )?(?:credits|offsets|certificates)`,
    ],
  },
  'E1-8_04': {
    says: [
      String.raw`^(?:our )?internal (?:carbon|co2) price: #`,
      String.raw`(?:our|an?|the) (?:internal )?(?:carbon|co2) price (?:used |applied )?(?:for|in|to) (?:internal|investment|capital|project|planning|decision)${N}{0,50} (?:is|was|of|at|stands at|stood at|amounts to|amounted to) #`,
    ],
  },
}
