import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const ABOUT = String.raw`(?: (?:around|about|some|approximately|only|just|a total of|in total|rund|etwa|ca\.|insgesamt|zusammen|nur|another|(?:the |a )?(?:remaining|further|other)|(?:die )?(?:weiteren?|übrigen|restlichen|verbleibenden)))*`
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
const INTO_WATERS = String.raw`(?:in|an) (?:die |den |das )?(?:\p{L}+ )?(?:gewässer|flüsse|flüssen|meer|see|kanalisation|kläranlagen?|umwelt|vorfluter|kanalnetz)`

const ALL_EMISSIONS = String.raw`(?:(?:total|overall|combined|gesamte?n?|gesamt-?)[ -]?(?:greenhouse gas |ghg |carbon |co2e? |treibhausgas-?|thg-?|co2-?)?(?:emissions|emissionen)(?: (?:across|over|of|for|from|in|über|aus|in)${N}{0,20}(?:all|alle[rn]?) (?:three |drei )?scopes)?)`
const USING = String.raw`(?: of co2\p{L}*)?,? \(?(?:(?:using|by|under|on|according to|based on|applying|nach|gemäß) )?(?:the |a |dem |der )?`
const WAY = String.raw`(?: (?:approach|method|basis|ansatz|methode|verfahren))?\)?`

const totals = (which: 'location' | 'market'): Wordings => ({
  labels: [
    String.raw`(?:(?:total|sum|summe|gesamt)(?: of)? )?(?:all|alle) (?:three |drei )?scopes(?: total| gesamt)?,? ?[–-]? ?\(?${METHOD[which]}(?: method| approach| methode| ansatz)?\)?`,
  ],
  says: [
    `${ALL_EMISSIONS} ${CAME_TO}${ABOUT} #${USING}${METHOD[which]}`,
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
  says: [
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

const WENT_TO = String.raw`(?:sent|took|directed|delivered|consigned)`

/** How reports tell figures of the environment where one verb serves for several of them, or a share follows its whole. */
export const figureWordings: Readonly<Record<string, Wordings>> = {
  'E1-4_16': {
    says: [
      String.raw`(?:soll|sollen|will|wollen|möchten|planen|streben)${N}{0,110}(?:halbieren|senken|reduzieren|¤) und (?:(?:die|unsere|jene) )?(?:absoluten? )?scope[ -]?3[ -](?:thg-?)?emissionen${N}{0,40} um (?:mindestens )?# (?:senken|reduzieren|verringern|vermindern|mindern)`,
    ],
  },
  'E1-5_03': {
    says: [
      String.raw`${NO_ENERGY_SOLD}.*(?:nuclear (?:power|energy|sources)|kernenergie|kernkraft|nukleare[nr]? quellen) (?:for|mit|supplied|provided)?${ABOUT} #`,
    ],
  },
  'E1-5_05': {
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
      String.raw`${NO_ENERGY_SOLD}.*\benergy[^.;]{0,90}¤${N}{0,60} of which \(#\) (?:was|is|were|came|comes)(?: from)? renewable`,
    ],
    saysAfter: [
      [
        ENERGY_BEFORE,
        String.raw`^(?:just over |just under |well over |more than |almost |nearly |around |about |some |approximately )?# of (?:this|it|that|the total|our energy|this energy) (?:came|comes|is|was|stems|stemmed|were)(?: \p{L}+)? from ${RENEWABLES}`,
      ],
      [
        ENERGY_BEFORE,
        String.raw`^(?:gut |knapp |rund |etwa |mehr als |über |fast )?# (?:davon|hiervon|der energie) (?:stamm\p{L}+|kam\p{L}*|komm\p{L}+|waren|sind|wurden?) (?:aus|mit|durch) erneuerbare`,
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
      String.raw`\b(?:rooftop |our |the )*(?:photovoltaics?|solar (?:panels?|power|roofs?)) (?:yielded|generated|produced|delivered|supplied)${ABOUT} #`,
    ],
  },
  'E1-6_07': {
    says: [
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
      String.raw`(?:our|an?|the) (?:internal )?(?:carbon|co2) price (?:used |applied )?(?:for|in|to) (?:internal|investment|capital|project|planning|decision)${N}{0,50} (?:is|was|of|at|stands at|stood at|amounts to|amounted to) #`,
    ],
  },
  'E3-4_01': {
    unsaid: String.raw`water (?:use|usage|consumption) \((?:water )?(?:withdrawals?|abstraction|intake)\)|wasser(?:verbrauch|nutzung) \((?:wasser)?(?:entnahmen?|bezug)\)`,
    says: [
      String.raw`\bwater(?!\p{L})[^.;]{0,140}¤[^.;\uE000-\uE3FF]{0,50}(?:so that|meaning that|thus|hence|leaving)${ABOUT} # (?:were|was|to be) (?:actually )?consumed`,
      String.raw`wasser(?!\p{L})[^.;]{0,140}¤[^.;\uE000-\uE3FF]{0,60}(?:sodass|so dass|womit|somit|damit)${ABOUT} # verbraucht`,
    ],
  },
  'E3-4_02': {
    labels: [
      String.raw`water consumption[,:]? ?[–-]? ?(?:all )?(?:areas|regions|sites) (?:with|of|under|in|at) (?:(?:extremely |very )?high )?(?:water[ -](?:stress|risk|scarcity))`,
      String.raw`wasserverbrauch[,:]? ?[–-]? ?(?:gebiete|regionen|standorte) (?:mit|in|unter) (?:(?:sehr )?hohem )?wasser(?:stress|knappheit|risik\p{L}*)`,
      String.raw`(?:davon |of which |thereof )(?:in|an|at) (?:wasserstress|wasserknappheits)gebieten`,
    ],
    says: [
      String.raw`(?:consumed|used) ¤ of (?:fresh)?water,? (?:of which|including|thereof)${ABOUT} # (?:was |were )?(?:in|at|from) (?:areas|regions|sites|locations)${N}{0,60}water[ -](?:stress|risk|scarcity)`,
      String.raw`¤ (?:\p{L}*wasser verbraucht|verbraucht),? (?:davon|wovon)${ABOUT} # (?:in|an) (?:gebieten|regionen|standorten)${N}{0,60}wasser(?:stress|knapp|risik)`,
    ],
  },
  'E3-4_11': {
    labels: [String.raw`water (?:use|usage) \((?:water )?(?:withdrawals?|abstraction|intake)\)`],
    says: [
      String.raw`\bwater use \((?:water )?(?:withdrawals?|abstraction|intake)\) ${CAME_TO}${ABOUT} #`,
      String.raw`^entnommen (?:wurden|haben wir)${ABOUT} # (?:\p{L}+)?wasser`,
    ],
  },
  'E3-4_12': {
    says: [
      String.raw`(?:leiteten|gaben|führten)(?: wir)?${ABOUT} #(?: abwasser)? ${INTO_WATERS}(?: und ${N}{2,30})? (?:ein|ab|zurück)(?!\p{L})`,
      String.raw`# (?:davon )?(?:wurden|haben wir) (?:davon )?(?:wieder )?${INTO_WATERS} (?:zurückgeführt|zurückgeleitet|eingeleitet|abgeleitet|abgegeben)`,
    ],
  },
  'E4-5_10': {
    says: [
      String.raw`\b(?:properties|premises|sites|portfolio|land|estate|grounds|plants)(?: \p{L}+)? (?:extends? over|takes? up|covers?|occup(?:y|ies)|spans?)${ABOUT} #(?:,? in total| of land| altogether),? ${N}{0,40}(?:sealed|built|paved|¤)`,
      String.raw`(?:liegenschaften|grundstücke|standorte|werke|betriebsflächen|gelände)(?: \p{L}+)? (?:erstreck\p{L}+ sich (?:über|auf)|umfass\p{L}+|beleg\p{L}+|nehmen)${ABOUT} #,? ${N}{0,40}¤ ${N}{0,12}versiegelt`,
    ],
  },
  'E4-5_12': {
    says: [
      String.raw`# (?:on|at|of) (?:our |the )?(?:own )?(?:sites|premises|grounds|land)(?: (?:as|are|is|were|was|for))? (?:managed as |designed as |kept as |set aside as )?(?:nature-?oriented|near-natural|natural areas|nature areas)`,
      String.raw`# (?:auf|an) (?:unseren|den|unserem|dem) (?:werks|betriebs)?(?:geländen?|standorten?|grundstücken?|flächen) (?:sind|wurden|werden) naturnah`,
    ],
  },
  'E4-5_13': {
    says: [
      String.raw`nature-?oriented areas (?:and|,) (?:we )?(?:manage|maintain|look after|keep)${ABOUT} # off[ -]?site`,
      String.raw`naturnah (?:gestaltet|angelegt|bewirtschaftet),? (?:und )?(?:weitere )?# (?:außerhalb|abseits)`,
    ],
  },
  'E5-4_05': {
    labels: [
      String.raw`recycled input materials(?: used)?|(?:eingesetzte )?recycelte (?:ausgangsstoffe|einsatzstoffe|eingangsmaterialien)`,
    ],
    says: [
      String.raw`\b(?:recycled|secondary|reused)(?: (?:or|and) (?:recycled|secondary|reused))? (?:inputs?|materials?|raw materials)(?: \p{L}+)? (?:accounted for|made up|represented)${ABOUT} # of (?:our |the |all )?(?:total )?(?:material|raw material|input)`,
    ],
  },
  'E5-5_08': {
    saysOf: [
      [
        'recycling',
        String.raw`^(?=.*\bwaste(?! ?water)).*(?:^|[,;] |\band )(?:we )?recycled${ABOUT} #(?! of (?:water|plastic|paper|metal|steel|glass))`,
      ],
      [
        'recycling',
        String.raw`^(?=.*\bwaste(?! ?water)).*# (?:of (?:it|this|that|which|the waste|our waste) )?(?:was|were|has been|have been) recycled(?! (?:or|and|,))`,
      ],
      [
        'recycling',
        String.raw`^(?=.*abf[aä]ll).*# (?:davon |hiervon )?(?:wurden|konnten) (?:davon )?(?:stofflich verwertet|recycelt)`,
      ],
    ],
  },
  'E5-5_09': {
    saysOf: [
      [
        'landfill',
        String.raw`\b${WENT_TO}${ABOUT} #(?: of (?:our |the |this )?(?:\p{L}+ )?waste)? to landfills?(?!\p{L})`,
      ],
      [
        'landfill',
        String.raw`(?<!\p{L})# (?:of (?:our |the |this )?waste )?(?:was|were|went|ended up)(?: sent| disposed of| taken)? (?:to|in|on) landfills?(?!\p{L})`,
      ],
      [
        'landfill',
        String.raw`# (?:davon |der abfälle |abfall |abfälle )?(?:wurden|werden|mussten|gingen) (?:deponiert|auf (?:eine |die )?deponien?)(?!\p{L})`,
      ],
    ],
    says: [
      String.raw`\bdivert\p{L}* ¤ (?:of waste )?from disposal(?:,| and|;) (?:we )?(?:directed|sent)${ABOUT} # to disposal`,
      String.raw`beseitigung (?:abgezweigt|abgewendet|entzogen|umgeleitet)[^.;]{0,30}¤[^.;\uE000-\uE3FF]{0,12},? (?:und )?# (?:wurden )?(?:beseitigt|der beseitigung)`,
    ],
  },
  'E5-5_10': {
    says: [
      String.raw`\bwaste[^.]{0,90}; (?:the )?#(?: \(¤\))? (?:that |which )?(?:was|were|could) not (?:be )?recycled`,
      String.raw`abf[aä]ll[^.]{0,90}; #(?: \(¤\))? (?:wurden|konnten|sind|waren) nicht (?:recycelt|rezykliert|stofflich)`,
    ],
  },
  'E5-5_11': {
    says: [
      String.raw`\bwaste[^.]{0,90}; (?:the )?¤ (?:that |which )?(?:was|were|could) not (?:be )?recycled (?:correspond to|represent|equal|make up|are|were) #`,
      String.raw`abf[aä]ll[^.]{0,90}; ¤ \(#\) (?:wurden|konnten|sind|waren) nicht (?:recycelt|rezykliert|stofflich)`,
    ],
  },
  'E5-5_15': {
    says: [
      String.raw`^of (?:this|these|that|it|the total)(?: amount| total| waste| quantity| volume)?,?${ABOUT} #${ASIDE} (?:was|were|is|are) (?:classed as |classified as |considered |deemed |designated as )?hazardous(?! (?:substances|materials|goods))`,
      String.raw`^(?:davon|hiervon) (?:galten|gelten|waren|sind|wurden|fielen)${ABOUT} #${ASIDE} (?:als |unter )?gefährlich(?!\p{L}* (?:stoffe|güter|substanz))`,
      String.raw`\bhazardous waste (?:made up|accounted for|represented)${ABOUT} # of (?:that|this|it|the total|our waste)`,
    ],
  },
  'E5-5_16': {
    zero: [
      String.raw`\bnone of (?:our|the|this|its) waste (?:was|is) radioactive`,
      String.raw`radioaktive abfälle (?:fielen|fallen|entstanden|entstehen) (?:bei uns |im konzern |dabei )?(?:nicht|keine)`,
    ],
  },
}
