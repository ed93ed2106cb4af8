import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`

const ABOUT = String.raw`(?: (?:around|about|some|approximately|only|just|still|noch|lediglich|a total of|in total|rund|etwa|ca\.|insgesamt|zusammen|nur|another|(?:the |a )?(?:remaining|further|other)|(?:die )?(?:weiteren?|übrigen|restlichen|verbleibenden)))*`

const CAME_TO = String.raw`(?:was|were|is|are|came to|comes to|amounted to|amounts to|added up to|adds up to|totall?ed|stood at|stands at|fell to|rose to|reached|equal(?:l?ed|s)|betrug\w*|beträgt|betragen|lag\w* bei|liegt bei|liegen bei|belief\w* sich auf|beläuft sich auf|belaufen sich auf|summier\w+ sich auf|erreichte\w*)`

/** In brackets behind a figure: its share, or what it was before. */
const ASIDE = String.raw`(?: \((?:[^()\uE000-\uE3FF]{0,24}¤[^()\uE000-\uE3FF]{0,24}|[^()\uE000-\uE3FF]{2,50})\))?`

const INTO_WATERS = String.raw`(?:in|an) (?:die |den |das )?(?:\p{L}+ )?(?:gewässer|flüsse|flüssen|meer|see|kanalisation|kläranlagen?|umwelt|vorfluter|kanalnetz)`

const WENT_TO = String.raw`(?:sent|took|directed|delivered|consigned)`

const REUSED = String.raw`(?:recovered (?:paper|materials?|glass)|recycled (?:materials?|paper|plastics?|steel|glass|aluminium|content)|scrap(?: metal)?|secondary (?:raw )?materials?|recyclates?|altpapier|altglas|schrott|rezyklate?|sekundärrohstoffe|recyclingmaterial(?:ien)?)`

const THAT_IS = String.raw`(?:equivalent to|equal to|corresponding to|or|i\.e\.|das entspricht|das sind|entsprechend|oder|or)`

const OF_INPUT = String.raw`(?:of|des|der|vom) (?:our |the |all |total |gesamten |unseres )*(?:materials?|raw materials?|inputs?|material inputs?|materialeinsatz\p{L}*|rohstoffeinsatz\p{L}*|einsatzstoffe\p{L}*)`

/** The same for water, land, materials and waste. */
export const quantityWordings: Readonly<Record<string, Wordings>> = {
  'E3-4_01': {
    unsaid: String.raw`water (?:use|usage|consumption) \((?:water )?(?:withdrawals?|abstraction|intake)\)|wasser(?:verbrauch|nutzung) \((?:wasser)?(?:entnahmen?|bezug)\)`,
    says: [
      String.raw`^die differenz(?: von|,)? #,? (?:ist|war|entspricht|bildet|stellt)${N}{0,24}wasserverbrauch`,
      String.raw`\bwater(?!\p{L})[^.]{0,140}¤${N}{0,20}[;,] (?:and )?(?:our |the |net )?consumption (?:was|is|came to|amounted to)(?: therefore| thus| hence)?${ABOUT} #`,
      String.raw`wasser(?!\p{L})[^.]{0,140}¤${N}{0,20}[;,] (?:und )?(?:der|unser) verbrauch (?:belief sich|betrug|beträgt|lag)(?: somit| damit| demnach| also)?(?: auf| bei)?${ABOUT} #`,
      String.raw`^the difference(?: of|,)? #,? (?:was |were |is )?(?:evaporated|consumed|lost)`,
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
      String.raw`(?:^|, |\d )wir (?:förderten|entnahmen)${ABOUT} # (?:\p{L}+)?wasser(?!\p{L})`,
      String.raw`^entnommen (?:wurden|haben wir)${ABOUT} # (?:\p{L}+)?wasser`,
    ],
  },
  'E3-4_12': {
    says: [
      String.raw`# (?:of water )?(?:flowed|flow|ran|went) back (?:in)?to (?:the |our |local )*(?:rivers?|sea|lakes?|streams?|watercourses?|environment)`,
      String.raw`flossen${ABOUT} # (?:wieder )?${INTO_WATERS} zurück`,
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
  'E5-4_04': {
    says: [
      String.raw`\bmaterials?(?!\p{L})${N}{0,20}, #(?: \(¤\))? of (?:them|which|these|it) (?:were |was )?(?:recycled|secondary|reused)`,
      String.raw`${REUSED} (?:contributed|accounted for|made up|supplied|steuerten?|lieferten?)${ABOUT} #(?! of)${N}{0,12},? ${THAT_IS} ¤ ${OF_INPUT}`,
    ],
  },
  'E5-4_05': {
    labels: [
      String.raw`recycled input materials(?: used)?|(?:eingesetzte )?recycelte (?:ausgangsstoffe|einsatzstoffe|eingangsmaterialien)`,
    ],
    says: [
      String.raw`\bmaterials?(?!\p{L})${N}{0,20}, ¤ \(#\) of (?:them|which|these|it) (?:were |was )?(?:recycled|secondary|reused)`,
      String.raw`${REUSED} (?:contributed|accounted for|made up|supplied|steuerten?|lieferten?)${ABOUT} ¤(?! of)${N}{0,12},? ${THAT_IS} # ${OF_INPUT}`,
      String.raw`\b(?:recycled|secondary|reused)(?: (?:or|and) (?:recycled|secondary|reused))? (?:inputs?|materials?|raw materials)(?: \p{L}+)? (?:accounted for|made up|represented)${ABOUT} # of (?:our |the |all )?(?:total )?(?:material|raw material|input)`,
    ],
  },
  'E5-5_07': {
    says: [
      String.raw`\b(?:we|the group|our (?:sites|operations|plants)) (?:generated|produced|created)${ABOUT} # of (?:operational|total|own|industrial) waste(?! ?water)`,
      String.raw`(?:haben|hat) (?:wir |der konzern |die gruppe )?${N}{0,24} # (?:an )?abf(?:all|älle)n? (?:verursacht|erzeugt|produziert)`,
      String.raw`^wir haben${ABOUT} # (?:an )?abf(?:all|älle)n? (?:verursacht|erzeugt|produziert)`,
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
      ['landfill', String.raw`auf (?:eine |die |der )?deponien? (?:gingen|kamen|gelangten)${ABOUT} #`],
      [
        'landfill',
        String.raw`\b${WENT_TO}${ABOUT} #(?: of (?:our |the |this )?(?:\p{L}+ )?waste)? to landfills?(?!\p{L})`,
      ],
      [
        'landfill',
        String.raw`#,? (?:of (?:our |the |this )?waste )?(?:was|were|went|ended up)(?: sent| disposed of| taken)? (?:to|in|on) landfills?(?!\p{L})`,
      ],
      [
        'landfill',
        String.raw`#,? (?:davon |der abfälle |abfall |abfälle )?(?:wurden|werden|mussten|gingen) (?:deponiert|auf (?:eine |die )?deponien?)(?!\p{L})`,
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
    saysAfter: [
      [
        String.raw`\bwaste(?! ?water)|abf[aä]ll`,
        String.raw`^(?:only |just |nur |lediglich |around |about |rund |etwa )*# (?:of (?:this|it|these|that|the total) |davon |hiervon )?(?:were|was|are|is|waren|sind|galten)(?: classified as| als)? (?:hazardous|gefährlich)(?!\p{L}* (?:goods|substances|materials|stoffe|güter|substanz))`,
      ],
    ],
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
