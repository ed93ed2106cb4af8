import type { Recipe } from '../recipe.ts'

const count = { kind: 'number', unit: 'count', measures: ['count'], range: [0, 1e6] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const money = { kind: 'number', unit: 'EUR', measures: ['money'], range: [0, 1e13] } as const

const ROUGHLY = String.raw`(?:around |approximately |about |some |almost |nearly |just (?:over|under) |more than |rund |etwa |ca\. |knapp |gut |über |mehr als )?`
/** Behind a figure: it is that of one thing or hour. */
const PER = String.raw` ?(?:per |\/|pro |je )`
/** What may stand before the name without leaving only a part of the revenue, or making it somebody else's. */
const WHOLE = String.raw`(?:^|[,;:(–] ?|(?<![\p{L}-])(?:the|our|its|and|had|year|20\d\d|period|worldwide|global|[\p{L}.&-]+'s?) )`
const GESAMT = String.raw`(?<!(?:fähig\w{0,3}|konform\w{0,3}|sonstigen?|externen?|internen?|weiteren?|zusätzlichen?|ihrem|dessen|deren|digitalen?|wiederkehrenden?|anteilige\w?) )(?<![\p{L}-])`
const NOT_THEIRS = String.raw`(?<!(?:customers|clients|suppliers|companies|businesses|undertakings|partners|entities|those|kunden|lieferanten|unternehmen|gesellschaften|betriebe[n]?|partner[n]?) )`
const REVENUE = String.raw`(?:total |consolidated |group(?:'s)? |net |annual |overall )*(?:(?:sales )?revenues?|net sales|sales|turnover|(?:total )?operating income)`
const UMSATZ = String.raw`(?:(?:gesamt|konzern|gruppen|jahres|netto)?umsatz(?:erlöse?n?|es)?|nettoerlöse?n?|gesamterlöse?n?|konzernerlöse?n?)`
const IM_JAHR = String.raw`(?: (?:im |in )?(?:jahr |geschäftsjahr |berichtsjahr |abgelaufenen |vergangenen )*(?:20\d\d(?:\/\d\d(?:\d\d)?)?|jahr|geschäftsjahr|berichtsjahr))?`
const OF_ALL = String.raw`(?: (?:of|for|in) (?:the |our |its )?(?:group|company|20\d\d (?:financial |fiscal |reporting )?year|(?:financial |fiscal |reporting )?year(?: 20\d\d(?:\/\d\d(?:\d\d)?)?)?|fy ?'?\d\d(?:\d\d)?|20\d\d(?:\/\d\d(?:\d\d)?)?|reporting period|period)| \(ifrs\)| under ifrs| according to ifrs|(?: as defined (?:in|by)| within the meaning of| in accordance with) (?:the )?(?:esrs|ifrs))*`
const DES_GANZEN = String.raw`(?: (?:im sinne (?:der|des|von) (?:esrs|ifrs|hgb)|(?:gemäß|laut) (?:esrs|ifrs|hgb)|des (?:gesamten )?(?:konzerns|unternehmens)|der (?:gesamten )?(?:\p{L}+[ -])?(?:gruppe|unternehmensgruppe|gesellschaft)|nach ifrs|nach hgb|(?:gemäß|laut) (?:konzern)?(?:abschluss|jahresabschluss)))*${IM_JAHR}`
const CAME_TO = String.raw`(?:(?:was|were|is|are|of|at|amount(?:s|ed|ing) to|came to|comes to|total(?:l?ed|s)|reach(?:ed|es)|stood at|stands at|made up|(?:rose|grew|increased|climbed|improved|fell|decreased|declined|dropped|went up|went down)(?: \w+ly)?(?: by ${ROUGHLY}¤)?(?:,| year[ -]on[ -]year)? to|:) ${ROUGHLY}|: ?)`
const BETRUG = String.raw`(?:(?:betrug|betrugen|beträgt|betragen|lag|lagen|liegt|belief sich|beliefen sich|erreichte|erreichten|stieg|stiegen|sank|sanken|fiel|fielen|wuchs|wuchsen|erhöhte sich|erhöhten sich|verringerte sich|von|in höhe von)${IM_JAHR}(?: (?:leicht|deutlich|insgesamt))?(?: um ${ROUGHLY}¤)?(?:,? (?:auf|bei|von))? ${ROUGHLY}|: ?)`

/** `Je Mio. EUR Umsatz (2.214 Mio. EUR) fielen … an`: the revenue of an intensity stands in brackets. */
export const REVENUE_IN_BRACKETS = [
  String.raw`(?<!\p{L})(?:je|pro) (?:(?:mio|mrd|tsd)\.? |million(?:en)? |t)?(?:eur|euro|€) (?:netto)?umsatz(?:erlöse?n?)? \(#\)`,
  String.raw`(?<!\p{L})per (?:(?:eur|euro|€|\p{L}{3}) ?)?(?:million |thousand |m |mn )?(?:(?:eur|euros?|€) )?(?:of |in )?(?:net )?(?:revenues?|turnover|sales) \(#\)`,
]

const HAS = String.raw`(?:of the (?:group|company) )?(?:\(|(?:consists|consisted|is made up|is composed|was composed) of |compris(?:es|ed|ing) |has |had |includes )(?:a total of )?`
const MEMBERS = String.raw` (?:members|persons|people|directors)\b`
const HAT = String.raw`(?:des konzerns |der gesellschaft )?(?:\(|(?:besteht|bestand|setzt sich|setzte sich)(?: \w+){0,2} aus |zählt |zählte |umfasst |umfasste |hat |hatte )(?:insgesamt )?`
const MITGLIEDER = String.raw` (?:mitgliedern?|personen)\b`
const ZULETZT = String.raw`(?:(?:zum|am) [^,\uE000-\uE3FF]{2,30} |insgesamt |derzeit )?`

/** ESRS 2 GOV-1 (paragraph 21), GOV-3 (paragraph 29), SBM-1 (paragraph 40). */
export const generalRecipes: Recipe[] = [
  ...(
    [
      [
        'GOV-1_01',
        String.raw`(?<!non-)executive (?:board |management board )?(?:members|directors)(?: total)?`,
        String.raw`geschäftsführende[rn]? (?:mitglieder|direktoren)`,
        'non-|nicht',
        [
          String.raw`# executive (?:directors? |members? )?and ¤ non-?executive (?:board )?(?:directors|members)`,
          String.raw`(?:directors|members)[^.\uE000-\uE3FF]{0,30} # (?:is|are|was|were) (?:an )?executive\b`,
          String.raw`(?<!non-)(?:management|executive) board ${HAS}#${MEMBERS}`,
          String.raw`(?:vorstand|geschäftsführung)(?: selbst)? ${HAT}#${MITGLIEDER}`,
          String.raw`dem vorstand (?:gehören|gehörten) ${ZULETZT}#${MITGLIEDER}`,
        ],
        [
          String.raw`(?:number of )?(?:members (?:of|on) the (?:management|executive) board|(?:management|executive) board members)(?: total)?`,
          String.raw`(?:(?:an)?zahl (?:der )?)?(?:mitglieder (?:des|im) vorstands?|vorstandsmitglieder)(?: gesamt)?`,
        ],
      ],
      [
        'GOV-1_02',
        String.raw`non-?executive (?:board )?(?:members|directors)(?: total)?`,
        String.raw`nicht ?geschäftsführende[rn]? (?:mitglieder|direktoren)`,
        'zzz',
        [
          String.raw`(?:directors|members)[^.]{0,50} # (?:is|are|was|were) (?:a )?non-?executive\b`,
          String.raw`board[^.\uE000-\uE3FF]{0,40} #${MEMBERS},? all (?:of whom |of them |of which )?(?:are |were )?non-?executive`,
          String.raw`board[^.\uE000-\uE3FF]{0,40} # non-?executive members`,
          String.raw`supervisory (?:board|council) ${HAS}#${MEMBERS}`,
          String.raw`aufsichtsrat ${HAT}#${MITGLIEDER}`,
          String.raw`dem aufsichtsrat (?:gehören|gehörten) ${ZULETZT}#${MITGLIEDER}`,
        ],
        [
          String.raw`(?:number of )?(?:members (?:of|on) the supervisory (?:board|council)|supervisory board members)(?: total)?`,
          String.raw`(?:(?:an)?zahl (?:der )?)?(?:mitglieder (?:des|im) aufsichtsrats?|aufsichtsratsmitglieder)(?: gesamt)?`,
        ],
      ],
    ] as const
  ).map(
    ([id, english, german, not, said, named]): Recipe => ({
      ...count,
      id,
      integer: true,
      range: [0, 60],
      labels: [`(?:number of )?${english}`, `(?:(?:an)?zahl (?:der )?)?${german}`, ...named],
      not: `${not}|davon|of which|employee|arbeitnehmer|committee|ausschuss|new|neue|expertise|women|frauen|männer|men\\b|independent|unabhängig|female|male|%|percentage|anteil|remuneration|vergütung|training|meeting|age`,
      neutral: 'number|members|board|bodies|administrative|management|supervisory',
      says: [String.raw`# ${english}`, String.raw`# ${german}`, ...said],
      codes: ['GRI 2-9'],
    }),
  ),
  {
    ...share,
    id: 'GOV-1_05',
    labels: [
      String.raw`(?:percentage|share|proportion|%)?(?: of)? ?(?:female|women|male|men) (?:members )?(?:in|on|of) (?:the )?(?:administrative, management and supervisory bodies|supervisory board|management board|board(?: of directors)?|governance bod(?:y|ies))`,
      String.raw`(?:aufsichtsrat|vorstand|verwaltungsrat|geschäftsführung) (?:frauenanteil|frauenquote|anteil (?:der )?frauen)(?: ?\(?(?:in )?%\)?)?`,
      String.raw`(?:supervisory board|(?:management|executive) board|board of directors) (?:percentage|share|proportion|%)(?: of)? (?:women|female)(?: members)?`,
      String.raw`(?:frauenanteil|anteil (?:der )?frauen|frauenquote)(?: (?:im|in|am|der|den))* (?:aufsichtsrat|vorstand|leitungs(?:organ|gremi)\w*|geschäftsführung|kontrollorgan\w*)`,
    ],
    not: 'target|ziel|ratio',
    breakdowns: ['gender'],
    saysOf: [
      [
        'female',
        String.raw`# of (?:the |our |its |all )*(?:supervisory |management |executive )?(?:board |directors|members)(?: ?members)?(?: of the (?:supervisory |management |executive )?board(?: of directors)?)? (?:are|were|is|was) (?:women|female)`,
      ],
      [
        'female',
        String.raw`women (?:make up|made up|account for|accounted for|hold|held|represent|represented|occupy) # of (?:the |our |all )*(?:seats (?:on|in) the |members of the )?(?:supervisory |management |executive )?board`,
      ],
      [
        'female',
        String.raw`board[^.\uE000-\uE3FF]{0,60}(?:with|of which|of whom|including) # (?:were |are )?(?:women|female)`,
      ],
      [
        'female',
        String.raw`# der (?:mitglieder (?:des|im) (?:aufsichtsrats?|vorstands?|verwaltungsrats?)|(?:aufsichtsrats|vorstands|verwaltungsrats)mitglieder) (?:sind|waren) (?:frauen|weiblich)`,
      ],
      [
        'female',
        String.raw`frauen (?:stellen|stellten|machen|machten|besetzen|besetzten) # (?:der mitglieder )?(?:des|im) (?:aufsichtsrats?|vorstands?|verwaltungsrats?)`,
      ],
      [
        'female',
        String.raw`(?:aufsichtsrat|vorstand|verwaltungsrat)[^.\uE000-\uE3FF]{0,60}frauenanteil (?:von|bei|beträgt|betrug) #`,
      ],
      [
        'female',
        String.raw`(?:aufsichtsrat|vorstand|verwaltungsrat)(?! (?:der|unserer|einer) (?:\w+ )?(?:tochter|beteiligung))[^.\uE000-\uE3FF]{0,60}¤ (?:mitglieder[n]?|personen)[^.\uE000-\uE3FF]{0,20},? (?:darunter|davon)(?: sind| waren)? ¤ (?:frauen|weibliche) ?\(#\)`,
      ],
      [
        'female',
        String.raw`board[^.\uE000-\uE3FF]{0,60}¤ (?:members|directors|people)[^.\uE000-\uE3FF]{0,20},? ¤ of (?:whom|them|which) (?:are |were )?(?:women|female) ?\(#\)`,
      ],
    ],
    codes: ['GRI 405-1'],
  },
  {
    id: 'GOV-1_06',
    kind: 'number',
    unit: 'ratio',
    measures: ['count', 'percent'],
    range: [0, 100],
    labels: [
      String.raw`(?:board'?s? )?gender diversity(?: ratio)?(?: (?:in|of|on) (?:the )?(?:governance body|board.*|administrative.*|supervisory board|management board))?`,
      String.raw`(?:geschlechterdiversität|geschlechtervielfalt|geschlechterverhältnis)(?: (?:im|in den|der) (?:leitungs|verwaltungs|aufsichts|kontroll)\w+.*)`,
    ],
    needs: 'board|governance|bod(?:y|ies)|aufsicht|leitung|vorstand',
    needsNear: 'board|governance bod|administrative|aufsicht|leitungs|vorstand',
    not: 'policy|target|committee|executive management|top management|employees',
    neutral: 'ratio|governance|body|diversity|gender|average',
    says: [
      String.raw`ratio of (?:female|women) to (?:male|men)[^.\uE000-\uE3FF]{0,60}(?:board|directors|governance bod)[^.\uE000-\uE3FF]{0,20} (?:was|is|stood at|:) #(?! ?%)`,
      String.raw`verhältnis (?:von |der )?(?:frauen|weiblichen)[^.\uE000-\uE3FF]{0,20} zu (?:männern|männlichen)[^.\uE000-\uE3FF]{0,20} (?:im|in|des|der) (?:\w+ )?(?:aufsichtsrat|vorstand|leitungs|verwaltungs|gremi)[^.\uE000-\uE3FF]{0,30} #(?! ?%)`,

      String.raw`(?:board'?s? |board of directors' )?gender[ -]diversity ratio…(?:of|is|was|stood at|came to|:) #(?! ?%)`,
      String.raw`(?:board|directors|bod(?:y|ies)|organs?)[^.]{0,140}\bratio of (?:women|female)[^.\uE000-\uE3FF]{0,30} to (?:men|male)[^.\uE000-\uE3FF]{0,30}(?:of|is|was|:) #(?! ?%)`,
      String.raw`(?:vorstand|aufsichtsrat|organe?|leitungs|verwaltungsrat|gremi)[^.]{0,140}\bverhältnis (?:von |der )?(?:frauen|weiblichen)[^.\uE000-\uE3FF]{0,30} zu (?:männern|männlichen)[^.\uE000-\uE3FF]{0,30}(?:von|beträgt|betrug|liegt bei|lag bei|:) #(?! ?%)`,
      String.raw`geschlechter(?:vielfalts|diversitäts)?(?:quote|verhältnis|quotient)[^.\uE000-\uE3FF]{0,20}(?:im|in den|der|des) (?:vorstand|aufsichtsrat|leitungs|verwaltungs)[^.\uE000-\uE3FF]{0,40}(?:von|beträgt|betrug|liegt bei|lag bei|:) #(?! ?%)`,
    ],
    codes: ['GRI 405-1', 'VSME C9'],
  },
  {
    ...share,
    id: 'GOV-1_07',
    labels: [
      String.raw`(?:percentage|share|proportion|%)(?: of)? independent (?:board )?(?:members|directors)(?: (?:in|of|on) .{0,60})?`,
      String.raw`(?:prozentualer )?anteil (?:der )?unabhängige[rn]? (?:mitglieder|aufsichtsratsmitglieder|leitungsorganmitglieder).*`,
      String.raw`independent (?:board )?(?:members|directors)(?: (?:in|of|on) (?:the )?(?:board(?: of directors)?|supervisory board|administrative.{0,40}|governance bod(?:y|ies)))?(?: \(?%\)?)?`,
      String.raw`(?:anteil |quote )?unabhängige[rn]? (?:mitglieder|aufsichtsratsmitglieder|verwaltungsratsmitglieder)(?: (?:im|in|des|der) (?:aufsichtsrats?|verwaltungsrats?|leitungs\w+.{0,40}))?(?: \(?%\)?)?`,
      String.raw`board independence|unabhängigkeit (?:des|im) (?:aufsichtsrats?|verwaltungsrats?)`,
    ],
    says: [
      String.raw`of the ¤ (?:board |supervisory board )?(?:members|directors)[^.\uE000-\uE3FF]{0,20}\(#\) (?:are|is|were|was) (?:considered |deemed )?(?:to be )?independent`,
      String.raw`¤ der ¤ (?:\w*mitglieder)[^.\uE000-\uE3FF]{0,20}\(#\) (?:sind|waren|gelten)(?: als)? unabhängig`,

      String.raw`# of (?:the |our |all )*(?:supervisory )?board (?:members )?(?:are|is|were) independent`,
      String.raw`(?:board|directors|members)[^.]{0,150}(?:of whom|of which|of them),? \(?# ?(?:of (?:the )?(?:board|directors|members)(?: \w+)?)?\)? (?:are|is|were|was) (?:considered |deemed |classed as )?(?:to be )?independent`,
      String.raw`(?:board|directors|members)[^.]{0,120}¤ of (?:whom|which|them|the \w+) \(#(?: of (?:the )?(?:board|directors|members)(?: \w+)?)?\) (?:are|is|were|was) (?:considered |deemed |classed as )?(?:to be )?independent`,
      String.raw`(?:board|directors|members)[^.]{0,160}(?:and|,|;) # (?:of (?:the |its |them|whom|all )*(?:members|directors)? ?)?(?:are|is|were|was) (?:considered |deemed )?(?:to be )?independent`,
      String.raw`# of (?:the |our |its |all )*(?:members|directors|non-executive directors)(?: of the (?:supervisory )?board(?: of directors)?)? (?:are|is|were|was) (?:considered |deemed |classed as )?(?:to be )?independent`,
      String.raw`(?:percentage|share|proportion) of independent (?:board )?(?:members|directors)[^.\uE000-\uE3FF]{0,50}(?:is|was|of|:|stood at|amounts? to|amounted to) #`,
      String.raw`# (?:der|aller|unserer) (?:(?:aufsichtsrats|verwaltungsrats|organ)?mitglieder)(?: (?:des|im) (?:aufsichtsrats?|verwaltungsrats?))? (?:sind|ist|waren|gelten|galten)(?: als)? unabhängig`,
      String.raw`(?:aufsichtsrat|verwaltungsrat)[^.]{0,120}(?:sind|davon) # (?:der mitglieder )?unabhängig`,
      String.raw`anteil (?:der )?unabhängige[rn] (?:\w*mitglieder)[^.\uE000-\uE3FF]{0,60}(?:beträgt|betrug|liegt bei|lag bei|von|:) #`,
    ],
    codes: ['GRI 2-9'],
  },
  {
    ...share,
    id: 'GOV-3_05',
    labels: [
      String.raw`(?:percentage|share|proportion|%)(?: of)? (?:the )?variable remuneration (?:dependent|that depends|linked|based)(?: on| to)? (?:sustainability|esg|climate).*`,
      String.raw`(?:prozentualer )?anteil (?:der )?variablen vergütung.*(?:nachhaltigkeit|esg|klima).*`,
    ],
    not: 'climate-related considerations only',
    says: [
      String.raw`(?:sustainability|esg|climate|non-financial)[^.\uE000-\uE3FF]{0,60} (?:account|make up|determine|represent|contribute)s?(?: for)? # of (?:the |their |its |our )*[^.\uE000-\uE3FF]{0,40}(?:variable (?:remuneration|compensation|pay)|bonus|incentive)`,
      String.raw`(?:proportion|share|percentage) of (?:the )?variable (?:remuneration|compensation|pay)[^\uE000-\uE3FF]{0,90} (?:is|was|of|stood at|amounted to) #`,
      String.raw`(?:nachhaltig|esg|klima)[^.\uE000-\uE3FF]{0,50} (?:machen|machten|bestimmen|fließen mit|flossen mit|gehen mit|werden mit) # (?:der|in die|in der|bei der) variablen? (?:\w+)?vergütung`,
      String.raw`anteil der variablen vergütung[^\uE000-\uE3FF]{0,90} (?:liegt bei|lag bei|beträgt|betrug|beläuft sich auf|belief sich auf|:) #`,

      String.raw`# of (?:the )?(?:short-term |long-term )?variable (?:remuneration|compensation|pay)…(?:sustainability|esg|climate|non-financial)`,
      String.raw`(?:weight(?:age|ing)?|share) of #(?: \(or more\))? (?:related to|linked to|for|dependent on) (?:sustainability|esg)…variable`,
      String.raw`(?:nachhaltigkeits|esg)\w*…# der variablen vergütung`,
      String.raw`# (?:der|ihrer|seiner) (?:gesamten |jährlichen |kurzfristigen |langfristigen )*variablen (?:vorstands|ziel|jahres)-?vergütung (?:häng|bemess|richt|bemisst|basier|beruh|sind|ist|war)[^.\uE000-\uE3FF]{0,40}(?:nachhaltig|esg|klima|nichtfinanziell)`,
      String.raw`# of the [^.\uE000-\uE3FF]{3,40} variable (?:remuneration|compensation|pay) (?:is|was|are|were|depends?)[^.\uE000-\uE3FF]{0,40}(?:sustainability|esg|climate|non-financial)`,
      String.raw`variable (?:remuneration|compensation|pay)[^.\uE000-\uE3FF]{0,50}(?:depends?|depended|based|linked) (?:to |at )?# (?:on|to) [^.\uE000-\uE3FF]{0,20}(?:sustainability|esg|climate|non-financial)`,
      String.raw`variable vergütung[^.\uE000-\uE3FF]{0,50} zu # (?:von|an|auf) [^.\uE000-\uE3FF]{0,40}(?:nachhaltig|esg|klima)`,
      String.raw`# of (?:the |their |its |our )*(?:total |annual |short-term |long-term )*(?:variable (?:remuneration|compensation|pay)|bonus(?:es)?|incentive)[^.\uE000-\uE3FF]{0,60}(?:sustainability|esg|climate|non-financial)`,
      String.raw`(?:sustainability|esg|non-financial)[^.\uE000-\uE3FF]{0,80}(?:account|accounts|accounted|make|makes|made|weigh|weighted|determine\w*)[^.\uE000-\uE3FF]{0,30}# of (?:the |their |its |our )*(?:total |annual |short-term |long-term )*(?:variable (?:remuneration|compensation|pay)|bonus|incentive)`,
      String.raw`(?:share|proportion|percentage) of (?:the )?variable (?:remuneration|compensation|pay)[^.\uE000-\uE3FF]{0,90}(?:sustainability|esg|climate|non-financial|these targets|them)[^.\uE000-\uE3FF]{0,40}(?:is|was|were|amounts? to|amounted to|:|stood at) #`,
      String.raw`anteil der variablen vergütung,? (?:der |die |welcher )?[^.\uE000-\uE3FF]{0,80}(?:nachhaltig|esg|klima|von ihnen|davon|daran|hiervon|von diesen)[^.\uE000-\uE3FF]{0,50}(?:liegt bei|lag bei|beträgt|betrug|beläuft sich auf|belief sich auf|:) #`,
      String.raw`# (?:der|ihrer|seiner) (?:gesamten |jährlichen |kurzfristigen |langfristigen )*variablen (?:vorstands)?vergütung[^.\uE000-\uE3FF]{0,60}(?:nachhaltig|esg|klima)`,
      String.raw`(?:nachhaltig|esg)[^.\uE000-\uE3FF]{0,80}(?:zu|mit|in höhe von) # (?:in die|der|an der|die) variable\w* (?:vorstands)?vergütung`,
    ],
    codes: ['GRI 2-19'],
  },
  {
    ...count,
    id: 'SBM-1_03',
    least: 8,
    whole: true,
    measures: ['count'],
    range: [1, 3e6],
    labels: [
      String.raw`(?:total )?(?:number of )?(?:own )?employees(?: total)?(?: \(?head ?count\)?)?(?: (?:at|as of) (?:year[ -]?end|(?:the )?end of .{0,20}|dec.{0,14}|31.{0,14}))?`,
      String.raw`(?:employee )?head ?count(?: total)?|total head ?count`,
      String.raw`(?:gesamt(?:zahl|anzahl)? (?:der |aller )|(?:an)?zahl (?:der |aller )?)(?:mitarbeit\w+|beschäftigten|arbeitnehm\w+|belegschaft)`,
    ],
    needs: 'head ?count|total|gesamt|number of employees|anzahl',
    not: String.raw`average|durchschnitt|full|part[- ]|vollzeit|teilzeit|permanent|temporary|befristet|left|leav|new|train|disab|behind|fte|vz[äk]|equivalent|female|male|frauen|männer|weiblich|männlich|non-|under|over|unter|über|age|turnover|fluktuation|accident|unfall|covered|per |(?:countr|region)(?!.*\b(?:total|gesamt|summe|insgesamt)$)|consum`,
    notAround: String.raw`hire|leav|turnover|training|accident|disabilit|non-employee|age group|average|board|parental|agency|collective|survey|remuneration|countr`,
    neutral: 'total|number|headcount|head|count|employees|group|gender|gesamtzahl|anzahl|der|by|end|of|year|period',
  },
  {
    ...count,
    id: 'SBM-1_04',
    partsOnly: true,
    range: [0, 3e6],
    labels: [
      String.raw`(?:number of )?employees(?: by (?:geographical area|region|geography))`,
      String.raw`(?:(?:an)?zahl (?:der )?)?(?:mitarbeit\w+|beschäftigten?)(?: nach (?:geografischen gebieten|region\w*))`,
    ],
    not: String.raw`hire|leav|turnover|training|accident|average|female|male|frauen|männer|permanent|temporary|full|part`,
    notAround: String.raw`hire|leav|turnover|training|accident|age group|average|board|contract|revenue|umsatz`,
    rows: String.raw`employees by (?:geographical area|region|geography)|employees.{0,20}(?:geographical areas?|regions?)\b|(?:mitarbeit\w+|beschäftigte[n]?) nach (?:geografischen gebieten|region)`,
    breakdowns: ['region', 'country'],
  },
  {
    ...money,
    id: 'SBM-1_06',
    range: [1000, 1e13],
    labels: [
      String.raw`(?:total |net |group |annual |consolidated )*(?:revenues?|turnover|net sales|sales revenues?|sales)(?: total)?`,
      String.raw`(?:gesamt|netto|konzern)?(?:umsatz(?:erlöse?n?)?|nettoumsatzerlöse|erlöse)(?: gesamt| insgesamt)?`,
      String.raw`turnover total`,
    ],
    not: String.raw`intensi|per |pro |je |share|anteil|%|growth|wachstum|change|taxonomy|aligned|eligible|taxonomie|employee|fossil|coal|\boil\b|\bgas\b|chemical|weapon|tobacco|waffen|tabak|proportion|segment|country|target|cost|other|sonstige|used to|high climate|rate|fluctuation|product|after|before|donat|tax\b|research|r&d|activities`,
    notAround: String.raw`taxonom|eligible|aligned|employee|intensity|ghg|co2|segment|substantial`,
    unsaid: String.raw`\b(?:customers?|clients|suppliers?|companies|undertakings|kunden|lieferanten|unternehmen) (?:with|mit) (?:an? |einem |einer )?(?:\w+ )?(?:revenues?|turnover|sales|umsatz|jahresumsatz)|\b(?:threshold|schwellenwert)`,
    neutral: 'total|group|net|revenue|revenues|in|eur|consolidated|sales',
    says: [
      String.raw`${WHOLE}${REVENUE}${OF_ALL} ?${CAME_TO}# ?(?!${PER})`,
      String.raw`(?:generated|achieved|recorded|posted|reported|earned|had|${NOT_THEIRS}with|on) (?:an? |annual |its |our )*${REVENUE}${OF_ALL} of ${ROUGHLY}#(?!${PER})`,
      String.raw`(?:generated|achieved|recorded|posted|reported|earned) ${ROUGHLY}# (?:in|of) ${REVENUE}`,
      String.raw`${GESAMT}${UMSATZ}${DES_GANZEN} ?${BETRUG}#(?!${PER})`,
      // What is counted as revenue, put in between: `der Gesamterlös, das heißt …, betrug`.
      String.raw`(?:^|[;:] )(?:der |die |unsere? |die gesamten )?${UMSATZ}${DES_GANZEN}, (?:das heißt|d\. ?h\.|also|bestehend aus|(?:für|in|unter|zu) (?:die|denen) wir) (?![^,]*(?:abzüglich|nach abzug|ohne))[^.;\uE000-\uE3FF]{2,110}, ${BETRUG}#(?!${PER})`,
      String.raw`(?:^|[;:] )(?:our |the |total |group )*${REVENUE}, (?:i\.e\.,?|that is,?|consisting of|comprising|defined as) (?![^,]*(?:after|net of|less|excluding|without|before))[^.;\uE000-\uE3FF]{2,110}, ${CAME_TO}#(?!${PER})`,
      String.raw`(?:betrug|betrugen|lag|lagen|belief sich|beliefen sich|erreichte|erreichten|stieg|stiegen|sank|sanken)${IM_JAHR} (?:der|die|unser|unsere) ${UMSATZ}${DES_GANZEN}(?: (?:bei|auf))? ${ROUGHLY}#(?!${PER})`,
      String.raw`(?:(?:erzielt|erwirtschaft|verzeichn|erreich)\w*…|${NOT_THEIRS}(?:mit|und|bei) )(?:einen? |einem |die )?${UMSATZ}${DES_GANZEN} (?:von|in höhe von) (?:insgesamt )?${ROUGHLY}#(?!${PER})`,
      String.raw`# ${UMSATZ} (?:erzielt|erwirtschaftet)`,
      ...REVENUE_IN_BRACKETS,
    ],
    codes: ['GRI 201-1', 'VSME B1'],
  },
]
