import type { Wordings } from '../recipe.ts'

const PLAN = String.raw`(?:(?:transition|action|climate(?: transition| action| protection)?|decarboni[sz]ation) (?:plans?|programmes?|programs?|roadmap)|(?:übergangs|transitions|klima(?:schutz|transitions)?|dekarbonisierungs)-?(?:aktions)?(?:plan|plans|planes|plänen?|programms?|fahrplans?))`
/** What was allocated in the year, not what is still to come. */
const THIS_YEAR = String.raw`^(?!.*\b(?:bis (?:ende |zum jahr )?20[2-5]\d[^\uE000-\uE3FF]{0,60}[\uE000-\uE3FF]|by (?:the end of )?20[2-5]\d[^\uE000-\uE3FF]{0,60}[\uE000-\uE3FF]|over the (?:next|coming)|in den (?:nächsten|kommenden))).*`
const NO_FIGURE = String.raw`[^.;\uE000-\uE3FF]`
const CAPEX = String.raw`(?:capital expenditures?|capex|investments?|investitionsausgaben|investitionen)`
const OPEX = String.raw`(?:operating (?:expenditures?|expenses|costs)|operational expenditures?|opex|betriebsausgaben|betriebsaufwendungen|betriebsaufwand|betriebskosten)`
const OF = String.raw`(?:of|amounting to|totall?ing|von|in höhe von|im umfang von|:|was|were|amounted to|came to|totall?ed|betrug|betrugen|belief sich auf|beliefen sich auf|lag bei|lagen bei)`
const FLOWED = String.raw`(?:flossen|entfielen|gingen|investierten wir|wurden|haben wir|hat der konzern)`
const CREDITS = String.raw`(?:(?:carbon |emission |voluntary |co2 )*credits|(?:co2-?|emissions?-?|klima(?:schutz)?-?|kompensations-?|minderungs-?)*(?:gutschriften|zertifikaten?))`
const CANCELLED = String.raw`(?:cancelled|canceled|retired|stillgelegt|gelöscht|annulliert|entwertet)`
const RISK = String.raw`(?:physical (?:climate |climate-related )?(?:risks?|hazards?)|physischen? (?:klima|klimabezogenen )?-?(?:risiken|risiko|gefahren))`
const ASSETS = String.raw`(?:assets|property|properties|buildings|plants|real estate|sites|facilities|vermögenswerten?|anlagen|sachanlagen|gebäuden?|immobilien|standorten?|anlagevermögen)`
const WORTH = String.raw`(?:with (?:a |an )?(?:total |aggregate )?(?:net )?(?:carrying amount|book value|value)|carrying amount|book value|worth|valued at|mit einem (?:gesamten? )?(?:buchwert|wert)|buchwert|im wert|in höhe)`

/** Capital expenditure in an economic activity of E1-1 (paragraph 16 f): `CapEx in coal-related activities`. */
const spentOn = (fuel: string): Wordings => ({
  says: [
    String.raw`(?:tätigkeiten|aktivitäten|wirtschaftstätigkeiten|vorhaben) (?:im zusammenhang mit|in verbindung mit|mit|rund um) (?:${fuel}) ${FLOWED} (?:investitionen von |investitionsausgaben von )?#`,
    String.raw`(?:investitionen|investitionsausgaben|capex)${NO_FIGURE}{0,40} # (?:in|auf) (?:tätigkeiten|aktivitäten|wirtschaftstätigkeiten) (?:im zusammenhang|in verbindung) mit (?:${fuel})\b`,
    String.raw`(?:capex|capital expenditures?|investments?|investitionen|investitionsausgaben) (?:for|in|on|related to|relating to|für|im zusammenhang mit) (?:tätigkeiten |wirtschaftstätigkeiten )?(?:im zusammenhang mit )?(?:${fuel})(?:-related)?(?: (?:economic )?activities)? ${OF} #`,
    String.raw`(?:invested|spent) # (?:of capex )?(?:in|on) (?:(?:economic )?activities related to )?(?:${fuel})(?:-related)?(?: (?:economic )?activities)?\b`,
    String.raw`# of (?:our |the )?(?:capex|capital expenditure) (?:was |were |went |is )?(?:related|relates|relating|allocated|into|to) ?(?:to |into |in )?(?:(?:economic )?activities related to )?(?:${fuel})\b`,
  ],
  zero: [
    String.raw`(?:tätigkeiten|aktivitäten|vorhaben) (?:im zusammenhang mit|in verbindung mit|mit|rund um) (?:[^.;,\uE000-\uE3FF]{0,40} )?(?:${fuel})\b[^.;,\uE000-\uE3FF]{0,30} (?:wurde|wurden|haben wir|hat der konzern) nicht investiert`,
    String.raw`no (?:capex|capital expenditure|investments?) [^.;,\uE000-\uE3FF]{0,50}(?:related to|for|in|on) (?:[^.;,\uE000-\uE3FF]{0,30} )?(?:${fuel})(?:-related)?\b`,
    String.raw`keine (?:capex|investitionen|investitionsausgaben) (?:in|für|im zusammenhang mit) (?:[^.;\uE000-\uE3FF]{0,40} )?(?:${fuel})\b`,
  ],
})

/** How reports state plans, credits, prices and effects of climate change (ESRS E1-1, E1-3, E1-7, E1-8, E1-9). */
export const planWordings: Readonly<Record<string, Wordings>> = {
  ...(Object.fromEntries(
    (
      [
        ['E1-1_06', CAPEX, String.raw`invested|investierte\w*|investiert`],
        ['E1-1_05', OPEX, String.raw`expensed`],
      ] as const
    ).map(([id, spending, verb]) => [
      id,
      {
        says: [
          String.raw`${THIS_YEAR}# (?:of|in|an) (?:${spending})[^.;]{0,90}(?:allocated|assigned|attribut\w+|related|relates|dedicated|devoted|linked|went|belong\w*|used|for)[^.;\uE000-\uE3FF]{0,40}${PLAN}`,
          String.raw`${THIS_YEAR}(?:${spending}) (?:of|amounting to|totall?ing|von|in höhe von) #[^.;]{0,140}${PLAN}`,
          String.raw`${THIS_YEAR}${PLAN}${NO_FIGURE}{0,90}(?:${spending})(?: (?:in|im) (?:the )?\w+(?: \w+)?)? ${OF} #`,
          String.raw`${THIS_YEAR}(?:${spending}) (?:für|zur|for|to implement|related to)${NO_FIGURE}{0,50}${PLAN}${NO_FIGURE}{0,40} ${OF} #`,
          String.raw`${THIS_YEAR}(?:of|von) (?:our |the |total |den |unseren )*(?:${spending}),? # (?:was|were|is|are|entfielen|dienten|flossen)${NO_FIGURE}{0,50}${PLAN}`,
          String.raw`${THIS_YEAR}(?:${verb})(?: (?:wir|we|der konzern))?${NO_FIGURE}{0,30} # ${NO_FIGURE}{0,40}${PLAN}`,
          String.raw`${THIS_YEAR}${PLAN}${NO_FIGURE}{0,60} # (?:investiert|invested)\b`,
        ],
      } satisfies Wordings,
    ]),
  ) as Record<string, Wordings>),
  'E1-1_09': spentOn(String.raw`coal|(?:stein|braun)?kohle`),
  'E1-1_10': spentOn(String.raw`(?:crude )?oil|(?:mit )?(?:erd)?öl`),
  'E1-1_11': spentOn(String.raw`(?:natural |fossil )?gas|(?:mit )?(?:erd)?gas|fossilem gas`),
  'E1-3_04': {
    says: [
      String.raw`^(?!.*(?:target|goal|ziel|customer|supplier|kunden|lieferant)).*(?:is|are) (?:expected|estimated|projected|forecast) to (?:cut|reduce|save|lower|decrease|avoid) (?:our |the )?(?:annual )?(?:(?:ghg |co2 |carbon |greenhouse gas )?emissions by )?(?:around |about |some |approximately |another |a further )?#`,
      String.raw`^(?!.*(?:target|goal|ziel|customer|supplier|kunden|lieferant)).*expected (?:annual )?(?:ghg |co2 |greenhouse gas )?(?:emissions? )?(?:reductions?|savings?) (?:of|from|by|is|are|amounts? to|:)…#`,
      String.raw`^(?!.*(?:\bziel|kunden|lieferant)).*(?:senkt|senken|reduzier(?:t|en)|verringer[tn]|minder[tn]|spar(?:t|en))${NO_FIGURE}{0,80} voraussichtlich (?:um )?(?:weitere |rund |etwa )?#`,
      String.raw`^(?!.*(?:\bziel|kunden|lieferant)).*(?:voraussichtlich|erwart\w+)${NO_FIGURE}{0,80} # (?:an )?(?:co2\w*|thg-emissionen|emissionen|treibhausgase\w*)?${NO_FIGURE}{0,40}(?:eingespart|einsparen|einsparung|vermeiden|vermieden|reduzieren|senken|verringern|mindern|minderung)`,
    ],
  },
  'E1-4_16': {
    says: [
      String.raw`emissions (?:are|is) to be (?:reduced|cut|lowered) by ¤[^;]{0,100}\band (?:our |the )?(?:absolute )?scope[ -]?3 (?:ghg )?emissions by #`,
      String.raw`(?:scope[ -]?1[^.;]{0,60})emissionen[^.;]{0,60} um ¤[^;]{0,100} und (?:die |unsere )?scope-3-emissionen um # (?:gesenkt|reduziert|verringert|gemindert|zu senken|senken|reduzieren|sinken|verringern)`,
    ],
  },
  'E1-5_18': {
    says: [
      String.raw`(?:energieintensität|energy intensity)\b[^;]{0,140} (?:betrug|beträgt|lag bei|belief sich auf|sank auf|stieg auf|was|is|amounted to|came to|stood at|fell to|rose to) #`,
    ],
  },
  'E1-5_22': {
    says: [
      String.raw`(?:(?:netto)?umsatz\w*|(?:netto)?erlös\w*) (?:aus |in )(?:(?:den )?tätigkeiten in |den )?klimaintensiven (?:sektoren|branchen|wirtschaftszweigen) (?:${OF}|belief sich auf|betrug|lag bei) #`,
      String.raw`(?:revenues?|turnover|sales) (?:from|in|of) (?:activities in |our )?high[ -]climate[ -]impact sectors (?:${OF}|,|\() ?#`,
    ],
  },
  'E1-5_23': {
    says: [
      String.raw`(?:(?:netto)?umsatz\w*|(?:netto)?erlös\w*) (?:aus (?:tätigkeiten )?|in )?(?:außerhalb (?:der )?|(?:in )?anderen als )klimaintensiven? (?:sektoren|branchen) (?:${OF}) #`,
      String.raw`(?:revenues?|turnover|sales) (?:from|in) activities (?:outside|other than in|not in) high[ -]climate[ -]impact sectors (?:${OF}) #`,
    ],
  },
  'E1-7_10': {
    says: [
      String.raw`${CREDITS}${NO_FIGURE}{0,70} (?:nicht|not|neither|weder)${NO_FIGURE}{0,30} ${CANCELLED}(?: worden)? \(#\)`,
      String.raw`^(?!.*(?:planned|geplant|will be|werden)).*${CANCELLED} (?:carbon |emission |voluntary )?credits (?:for|of|worth|covering|corresponding to|equal to|representing) #`,
    ],
    zero: [
      String.raw`${CREDITS} (?:were|are|have been|wurden|haben wir|hat der konzern|hat das unternehmen)${NO_FIGURE}{0,50} (?:nicht|weder|not|neither)${NO_FIGURE}{0,40}${CANCELLED}`,
      String.raw`(?:did not|do not|does not|has not|have not|neither|nor)${NO_FIGURE}{0,40} (?:cancel|retire|cancelled|retired) (?:any )?${CREDITS}`,
    ],
  },
  'E1-7_11': {
    says: [
      String.raw`${CREDITS}[^.;]{0,130} (?:further|additional|another|weitere|zusätzliche) # (?:of co2e? )?(?:will be|are to be|are due to be|shall be|sollen|werden)${NO_FIGURE}{0,40} ${CANCELLED}`,
      String.raw`${CREDITS}[^.;]{0,130} (?:further|additional|another|weitere|zusätzliche) # (?:of co2e? )?(?:will be|are to be|are due to be|shall be) ${CANCELLED}`,
      String.raw`# (?:of |in )?(?:carbon )?credits (?:will be|are to be|are due to be|are planned to be) ${CANCELLED}`,
      String.raw`${CREDITS} (?:of|for|über|in höhe von|im umfang von) # (?:will be|are to be|are due to be|are planned to be|sollen|werden)${NO_FIGURE}{0,40} ${CANCELLED}`,
    ],
  },
  'E1-7_13': {
    says: [
      String.raw`# (?:of (?:the|our|these|them|all) )?(?:credits )?(?:came |come |were |was |are |is |stem(?:s|med)? |originate[ds]? )?from (?:emissions? )?(?:reduction|avoidance|emission-reduction) projects`,
      String.raw`# (?:der (?:zertifikate|gutschriften|${CREDITS}) )?(?:entfielen |entfallen |stammten |stammen |kamen |kommen )?(?:auf|aus) (?:emissions|co2-|thg-)?-?(?:reduktions|minderungs|vermeidungs)projekten?`,
      String.raw`(?:reduction|avoidance) projects (?:accounted for|account for|made up|make up|represented|represent|with|\() ?#`,
    ],
  },
  'E1-7_14': {
    says: [
      String.raw`# (?:of (?:the|our|these|them|all) )?(?:credits )?(?:came |come |were |was |are |is |stem(?:s|med)? |originate[ds]? )?from (?:carbon |co2 )?removal projects`,
      String.raw`# (?:der (?:zertifikate|gutschriften|${CREDITS}) )?(?:entfielen |entfallen |stammten |stammen |kamen |kommen )?(?:auf|aus) (?:projekten? (?:zur|zum|der|mit) (?:co2-?|thg-?|kohlenstoff-?|treibhausgas-?)?(?:entnahme|entfernung|abbau|speicherung)|(?:co2-|thg-)?(?:entnahme|entfernungs|abbau|senken)-?projekten?)`,
      String.raw`removal projects (?:accounted for|account for|made up|make up|represented|represent|with|\() ?#`,
    ],
  },
  'E1-7_17': {
    says: [
      String.raw`# (?:of (?:the|our|these|them|all) )?(?:credits )?(?:came |come |were |are |stem(?:s|med)? |originate[ds]? |issued )*from projects (?:in|within) the (?:european union|eu)\b`,
      String.raw`# (?:der ${CREDITS} )?(?:entfielen |stammten |stammen |kamen |kommen )?(?:auf|aus) projekten? (?:in|innerhalb) der (?:europäischen union|eu)\b`,
      String.raw`(?<!außerhalb )(?<!outside )(?:projekte|projekten) (?:in|innerhalb) der (?:europäischen union|eu) (?:waren |sind )?(?:nicht (?:dabei|darunter|enthalten|vertreten))? ?\(#\)`,
    ],
  },
  'E1-8_04': {
    says: [
      String.raw`^(?=.*(?:co2|carbon|emission|ghg)).*(?:charged|priced|levied|taxed|valued|costed) (?:internally )?(?:at|with) (?:a (?:price|fee|levy) of )?#`,
      String.raw`internal (?:carbon |co2 )?(?:charge|fee|levy|tax)…(?:of|at|was|is|:) #`,
      String.raw`^(?=.*(?:co2|carbon|emission|thg|ghg)).*(?:intern|internally|innerbetrieblich)\w*…(?:mit|zu) #(?: co2\w*)? (?:bepreist|belastet|verrechnet|bewertet|angesetzt|belegt)`,
      String.raw`^(?=.*(?:co2|emission|thg)).*(?:bepreisen|bewerten|belasten|verrechnen|belegen) (?:wir )?…(?:mit|zu) #`,
    ],
  },
  'E1-9_01': {
    says: [
      String.raw`${ASSETS}${NO_FIGURE}{0,50} ${WORTH}(?: (?:of|von|at))? (?:insgesamt |around |rund )?#,?${NO_FIGURE}{0,40} (?:are|is|were|was|sind|waren|unterliegen|ist)?${NO_FIGURE}{0,40}(?<!(?:akuten|chronischen|acute|chronic) )${RISK}`,
      String.raw`(?<!(?:akuten|chronischen|acute|chronic) )${RISK}${NO_FIGURE}{0,60} ${ASSETS}${NO_FIGURE}{0,40} (?:of|von|in höhe von|im wert von|worth|amounting to|with a carrying amount of|mit einem buchwert von) #`,
      String.raw`# (?:of|in|an|unserer|der) (?:our |the |total )*${ASSETS} (?:are|is|were|was|sind|waren) (?:exposed to|at|subject to) (?:material |significant )?${RISK}`,
    ],
  },
  'E1-9_04': {
    says: [
      String.raw`${RISK}[^.]{0,110}(?:das sind|das entspricht|dies entspricht|entspricht|entsprechen|or|corresponding to|equal to|equivalent to|equals|i\.e\.|which is|that is|this is|represent\w*) # (?:of|der|des|aller|unserer|unseres) (?:our |the |all |total |gesamten |bilanzierten )*(?:${ASSETS}|bilanzsumme|anlagevermögens|gesamtvermögens)`,
      String.raw`# (?:of|der|aller|unserer) (?:our |the |its |all |total )*${ASSETS} (?:are|is|were|was|sind|waren) (?:exposed to|at|subject to) (?:material |significant )?${RISK}`,
      String.raw`# (?:der|aller|unserer) ${ASSETS} (?:sind|waren|unterliegen) (?:einem |den )?(?:wesentlichen? )?${RISK}`,
    ],
  },
  'E1-9_20': {
    says: [
      String.raw`(?:buchwert|carrying amount|book value|value|worth)${NO_FIGURE}{0,50} #${NO_FIGURE}{0,160}(?:potenziell|potentiell|möglicherweise|potentially|could become|may become|at risk of becoming) (?:als )?(?:gestrandet\w*|stranded)`,
      String.raw`potentially stranded (?:assets )?${NO_FIGURE}{0,60}(?:of|total|amount|amounted to|totall?ed|came to|were|was|worth|:) #`,
      String.raw`potenziell gestrandet\w* (?:vermögenswerte\w*|anlagen)${NO_FIGURE}{0,60}(?:von|in höhe von|betrug\w*|beträgt|belief\w* sich auf|umfass\w+|:) #`,
    ],
  },
}
