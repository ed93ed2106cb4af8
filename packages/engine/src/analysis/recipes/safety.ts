import type { Recipe } from '../recipe.ts'

const cases = { kind: 'number', unit: 'count', measures: ['count'], range: [0, 1e6] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const money = { kind: 'number', unit: 'EUR', measures: ['money'], range: [0, 1e12] } as const
const EMPLOYEES = String.raw`(?:employees|workforce|staff|headcount|workers|beschäftigte[rn]?|mitarbeiter\w*(?: und mitarbeiter\w*)?|mitarbeitende[rn]?|arbeitnehm\w+|belegschaft|personal)`
const NOT_TARGET = String.raw`target|\bziel`

const ACCIDENT = String.raw`(?:work-?related |workplace |occupational |recordable |reportable |lost[ -]time |industrial )*(?:accidents?|injur(?:y|ies))`
const UNFALL = String.raw`(?:(?:meldepflichtige[rn]? |dokumentierte[rn]? |aufgezeichnete[rn]? )?(?:arbeits|betriebs)?unf[aä]ll(?:e[ns]?)?|(?:dokumentierbare[rn]? |meldepflichtige[rn]? )arbeitsbedingte[rn]? (?:verletzungen|unfälle))`
/** Rates of insurers and authorities: per thousand people, not per hours worked. */
const PER_HEADS = String.raw`\b(?:per|je|pro) (?:1[., ]?000|100|tausend|thousand|hundred) (?:full[- ]time |vollzeit-?)?(?:employees|workers|staff|people|persons|fte|mitarb|beschäft|versich|arbeitnehm|vollarb|vz)`

/** Human rights in other words than the name of the disclosure requirement, under which all incidents stand. */
const OF_RIGHTS = String.raw`(?<!complaints,? and severe )(?<!s1-17[^|]{0,60} )human rights|(?<!auswirkungen (?:im zusammenhang mit|auf|in bezug auf) (?:den |die )?)menschenrecht`

/** ESRS S1-14 to S1-17 (paragraphs 86 to 104). */
export const safetyAndRightsRecipes: Recipe[] = [
  {
    ...share,
    id: 'S1-14_01',
    labels: [
      String.raw`(?:percentage|share|proportion|%)(?: of)? (?:people|persons|employees|workers|workforce|own workforce)[a-z ']*covered by (?:the |a |an )?(?:undertaking's )?(?:occupational )?(?:health and safety|safety|h&s|ohs) management system.*`,
      String.raw`(?:coverage of |covered by )(?:the )?(?:occupational )?health and safety management system.*`,
      String.raw`(?:prozentualer )?anteil (?:der )?(?:personen|beschäftigten|arbeitskräfte|mitarbeit\w+)[a-z ,]*(?:gesundheits|arbeitsschutz|sicherheits)\w*(?:schutz|system|management)\w*.*`,
    ],
    not: `audit|certif|zertifiz|${NOT_TARGET}|sites|standorte|suppliers?\\b|lieferant|contractors?\\b|nachunternehm|fremdfirm`,
    neutral:
      'percentage|people|own|workforce|covered|health|safety|management|system|based|legal|requirements|and|recognised|standards|guidelines',
    says: [
      String.raw`# of (?:our |the |all |own )*(?:employees|workforce|workers)…covered by (?:the |a |an |our )*(?:occupational )?health and safety management`,
      String.raw`# (?:der|unserer|aller) (?:\w+ )?(?:arbeitskräfte|beschäftigten|mitarbeit\w+|belegschaft)…(?:managementsystem|arbeitsschutz)\w*…(?:gesundheit|sicherheit|abgedeckt|erfasst)`,
    ],
    codes: ['GRI 403-8'],
  },
  {
    ...cases,
    id: 'S1-14_02',
    integer: true,
    range: [0, 500],
    labels: [
      String.raw`(?:total )?(?:number of )?(?:work-?related )?(?:fatalit(?:y|ies)|deaths?)(?: (?:in|of|among|for) (?:the )?(?:own )?(?:workforce|employees))?(?: as (?:a )?result of.*)?(?: \(?employees\)?)?`,
      String.raw`(?:fatal|deadly) (?:accidents?|injur(?:y|ies)|work accidents?)`,
      String.raw`(?:anzahl (?:der )?)?(?:arbeitsbedingte[rn]? |tödliche[rn]? )?(?:todesfälle|(?:arbeits)?unfälle mit todesfolge)(?: (?:infolge|aufgrund).*)?`,
      String.raw`(?:anzahl (?:der )?)?tödliche[rn]? (?:arbeits)?unf[aä]lle?n?`,
    ],
    not: `other workers|contractors?|external|fremd|extern|andere|rate|quote|value chain|community|customers|days|tage|${NOT_TARGET}`,
    neutral:
      'number|fatalities|own|workforce|result|work-related|injuries|ill|health|and|as|employees|due|arbeitsbedingte|todesfälle|accidents',
    zero: [
      String.raw`(?:there were |there was |had |recorded |with )?(?:no|zero) (?:work-?related |fatal )*(?:fatalities|deaths|fatal (?:accidents|injuries))`,
      String.raw`todesfälle gab es (?:keine|nicht)`,
      String.raw`todesfälle (?:waren|sind)[^.]{0,30} nicht`,
      String.raw`keine (?:arbeitsbedingten |tödlichen )*(?:todesfälle|tödlichen unfälle|(?:arbeits)?unfälle mit todesfolge)`,
      String.raw`(?:es gab |gab es )keine todesfälle`,
    ],
    says: [String.raw`# (?:work-?related )?fatalit(?:y|ies)`, String.raw`# (?:arbeitsbedingte )?todesfälle?`],
    codes: ['GRI 403-9', 'G4-LA6', 'VSME B9'],
  },
  {
    ...cases,
    id: 'S1-14_03',
    integer: true,
    range: [0, 500],
    labels: [
      String.raw`(?:number of )?fatalit(?:y|ies)[a-z -]* (?:of|among|for) (?:other workers|contractors|external workers)[a-z '-]*`,
      String.raw`(?:anzahl (?:der )?)?todesfälle[a-z ,-]*(?:anderer|andere|externe[rn]?|sonstige[rn]?) (?:arbeitskräfte|beschäftigte\w*)[a-z ,-]*`,
    ],
    neutral: 'number|as|result|work-related|injuries|ill|health|and|undertaking|sites|working',
  },
  {
    ...cases,
    id: 'S1-14_04',
    integer: true,
    range: [0, 100000],
    labels: [
      String.raw`(?:total )?(?:number of )?(?:${ACCIDENT})(?: for (?:own )?(?:workforce|employees))?(?: per year| total| in the reporting (?:period|year))?`,
      String.raw`(?:anzahl (?:der )?|zahl der )?${UNFALL}(?: mit (?:krankschrift|ausfalltagen?|ausfallzeit))?(?: gesamt| insgesamt)?`,
    ],
    not: String.raw`rate|quote|häufigkeit|frequen|days|tage|fatal|tödlich|ill health|krankheit|near|beinahe|severity|schwere|cost|(?<!excluding |excl\. |without )commut|(?<!ohne |exkl\. |exklusive )wege|per (?:million|1|200|thousand|employee)|pro (?:mio|million|1|1\.000)|je (?:mio|million|1)|%|high-consequence|life-changing|serious|severe|minor|first[ -]aid|erste[ -]hilfe|prevention|contractor|extern|fremd|female|male|traffic|environment|umwelt|spill|lost to|days lost|gewichtet|weighted|${NOT_TARGET}`,
    notAround: 'environmental incident|umweltvorfäll|rate per|ltifr|frequency rate|severity',
    neutral:
      'number|recordable|work-related|accidents|own|workforce|per|year|total|during|reportable|employees|group|anzahl|der|mit|krankschrift|tag|ausfall|center|data',
    says: [
      String.raw`(?:recorded|registered|reported|there were|occurred|had|were) (?:a total of )?# (?:recordable |work-?related |occupational |workplace |reportable )*(?:accidents|injuries)`,
      String.raw`# (?:recordable |work-?related |occupational |workplace |reportable )+(?:accidents|injuries)`,
      String.raw`(?:insgesamt |gab es |kam es zu |ereigneten sich |wurden )…?# (?:meldepflichtige[n]? |dokumentierte[n]? )?(?:arbeits|betriebs)unfällen?`,
      String.raw`arbeitsunfälle[a-z ]*: #`,
    ],
    codes: ['GRI 403-9', 'G4-LA6', 'VSME B9'],
    relations: [{ kind: 'at_most', of: ['S1-6_02'] }],
  },
  {
    id: 'S1-14_05',
    kind: 'number',
    unit: 'per million hours',
    measures: ['rate', 'count', 'percent'],
    range: [0, 500],
    labels: [
      String.raw`(?:rate of )(?:recordable )?(?:${ACCIDENT})(?: for (?:own )?(?:workforce|employees))?(?: in the reporting (?:period|year))?`,
      String.raw`(?:${ACCIDENT})(?: frequency)? rate|(?:accident|injury) frequency(?: rate)?|(?:total )?recordable (?:incident|injury|case|accident) (?:frequency )?rate(?: \(?per .{0,24}hours(?: worked)?\)?)?|trifr?|trir|trcf`,
      String.raw`(?:arbeits|betriebs)?unfall(?:häufigkeits)?(?:quote|rate)|unfallhäufigkeit(?:srate)?|(?:quote|rate) (?:der )?(?:meldepflichtige[rn]? |dokumentierte[rn]? )?arbeitsunfälle`,
      String.raw`${UNFALL}(?: als gewichteter durchschnitt)? ?(?:pro|je) .{0,40}stunden|arbeitsunfälle als gewichteter durchschnitt`,
    ],
    not: String.raw`fatal|tödlich|severity|schwere|days|contractor|extern|fremd|commut|wege|lost[ -]?(?:time|work)|ltif|${NOT_TARGET}|\bill\b|ill[ -]health|krank|${PER_HEADS}`,
    notAround: PER_HEADS,
    sure: 'recordable|reportable|trif|trir|trcf|meldepflicht|dokumentiert|million|mio',
    neutral:
      'rate|recordable|work-related|accidents|own|workforce|per|million|hours|ltifr|1|frequency|in|employees|pro|stunden|mio|geleistete|arbeitsstunden|weighted',
    says: [
      String.raw`(?<!(?:lost[ -](?:work)?(?:time|day)s?|lti|disabling|severe|fatal|first[ -]aid|contractors?'?) )(?:accident|injury)(?: frequency)? rate…(?:of|was|to|at|is|:) #`,
      String.raw`(?:trifr?|trir)…(?:of|was|to|at|is|:) #`,
      String.raw`unfall(?:häufigkeits)?(?:quote|rate|häufigkeit)\w*…(?:von|bei|auf|betrug|beträgt|:) #`,
    ],
    codes: ['GRI 403-9', 'VSME B9'],
  },
  {
    ...cases,
    id: 'S1-14_06',
    integer: true,
    labels: [
      String.raw`(?:number of )?(?:cases of )?(?:recordable )?(?:work-?related )?(?:ill[ -]health|occupational (?:diseases?|illness(?:es)?))(?: (?:of|among) (?:own )?employees)?(?: cases)?`,
      String.raw`(?:anzahl (?:der )?)?(?:fälle )?(?:meldepflichtige[rn]? |dokumentierte[rn]? |arbeitsbedingte[rn]? )*(?:berufskrankheiten|erkrankungen)`,
    ],
    not: `fatal|tödlich|days|tage|rate|quote|former|non-employee|todes|accident|injur|unfäll|${NOT_TARGET}|verletzung`,
    neutral: 'number|cases|recordable|work-related|ill|health|employees|of|subject|legal',
    zero: [
      String.raw`no (?:cases of )?(?:recordable )?(?:work-?related )(?:ill[ -]health|diseases?)`,
      String.raw`keine (?:fälle von )?berufskrankheiten`,
    ],
    codes: ['GRI 403-10'],
  },
  {
    id: 'S1-14_07',
    kind: 'number',
    unit: 'days',
    measures: ['days', 'count'],
    range: [0, 1e7],
    labels: [
      String.raw`(?:number of )?(?:days lost|lost (?:work(?:ing)? )?days|working days lost)(?: (?:to|due to|from|as a result of) (?:work-?related )?(?:accidents?|injur(?:y|ies)).*)?`,
      String.raw`(?:anzahl (?:der )?)?(?:ausfalltage|verlorene[rn]? arbeitstage|(?:unfallbedingte |arbeitsunfallbedingte )(?:ausfall|fehl)tage)(?: (?:aufgrund|durch|wegen|bezogen auf|infolge).*)?`,
    ],
    needs: 'accident|injur|unf[aä]ll|work-related|ltd',
    not: `rate|quote|per |pro |sick|krankheitsbedingt|absence|severity|${NOT_TARGET}|non-employee|average|durchschnitt`,
    neutral:
      'number|days|lost|work-related|injuries|fatalities|accidents|ill|health|and|employees|related|to|ausfalltage|bezogen|auf|arbeitsunfälle',
    says: [
      String.raw`# (?:work(?:ing)? )?(?:days )?(?:were |was )?lost (?:due to|as a result of|because of|to) (?:work-?related |occupational )*(?:accident|injur)`,
      String.raw`(?:accident|injur)\w*[^.]{0,80}(?:led to|resulted in|caused) # lost`,
      String.raw`ausfalltage (?:bezogen auf|durch|aufgrund von|wegen) arbeitsunf\w+: #`,
      String.raw`# (?:unfallbedingte|arbeitsunfallbedingte) ausfalltage`,
    ],
    codes: ['GRI 403-9', 'G4-LA6'],
  },
  {
    ...share,
    id: 'S1-15_01',
    labels: [
      String.raw`(?:percentage|share|%)?(?: of)? ?(?:all )?employees entitled to (?:take )?(?:family-related|parental) leave.*`,
      String.raw`(?:prozentualer )?anteil (?:der )?${EMPLOYEES}[a-z ,]*anspruch auf[a-z ]*(?:urlaub aus familiären gründen|elternzeit|familien\w+).*`,
    ],
    not: 'took|taken|genommen|female|male|frauen|männer|return',
    neutral: 'percentage|employees|entitled',
    says: [
      String.raw`# of (?:all |our |the )*employees (?:are|were) entitled to (?:take )?(?:family|parental)`,
      String.raw`# (?:der|unserer|aller) (?:mitarbeit|beschäftigt|arbeitnehm)\w+…anspruch auf (?:urlaub aus familiären|elternzeit)`,
    ],
    codes: ['GRI 401-3'],
  },
  {
    ...share,
    id: 'S1-15_02',
    labels: [
      String.raw`(?:percentage|share|%)?(?: of)? ?(?:entitled |eligible )?employees (?:that|who|having) (?:have )?(?:took|taken) (?:family-related|parental) leave.*`,
      String.raw`(?:prozentualer )?anteil (?:der )?(?:anspruchsberechtigten )?${EMPLOYEES}[a-z ,]*(?:urlaub aus familiären gründen|elternzeit)[a-z ]*(?:genommen|in anspruch).*`,
    ],
    not: 'female|male|frauen|männer|return',
    neutral: 'percentage|employees|entitled',
    codes: ['GRI 401-3'],
  },
  {
    ...share,
    id: 'S1-15_03',
    partsOnly: true,
    labels: [
      String.raw`(?:percentage|share|%)?(?: of)? ?(?:entitled |eligible )?employees (?:that|who|having) (?:have )?(?:took|taken) (?:family-related|parental) leave.*`,
      String.raw`(?:prozentualer )?anteil (?:der )?(?:anspruchsberechtigten )?${EMPLOYEES}[a-z ,]*(?:urlaub aus familiären gründen|elternzeit)[a-z ]*(?:genommen|in anspruch).*`,
    ],
    not: 'return|rückkehr',
    neutral: 'percentage|employees|entitled|that|who|took',
    breakdowns: ['gender'],
  },
  {
    ...share,
    id: 'S1-16_01',
    range: [-100, 100],
    labels: [
      String.raw`(?:unadjusted |average |mean |overall |total )*(?:gender )?(?:pay|wage) gap(?: \(?(?:unadjusted|total|overall)\)?)?`,
      String.raw`(?:difference|gap) in (?:the )?(?:mean|average) (?:gross )?hourly (?:rates?(?: of pay)?|pay|earnings|wages?)(?: between (?:men and women|women and men))?|(?:mean|average) (?:gender|hourly)(?: pay)? gap|(?:mean|average) difference in (?:hourly )?pay(?: between (?:men and women|women and men))?|(?:gender|hourly) pay gap:? \(?(?:mean|average)\)?`,
      String.raw`(?:percentage )?(?:pay )?gap in pay between (?:the undertaking's |its )?(?:female and male|male and female) employees`,
      String.raw`(?:unbereinigte[rs]? )?(?:gender[ -]pay[ -]gap|geschlechtsspezifische[sr]? (?:verdienst|lohn|entgelt)gefälle|(?:lohn|entgelt|verdienst|gehalts)lücke|verdienstgefälle|verdienstabstand|entgeltunterschied|lohnunterschied)(?: zwischen (?:frauen und männern|männern und frauen))?(?: \(?(?:unbereinigt|gesamt)\)?)?`,
    ],
    not: `(?<!un)adjusted|(?<!un)bereinigt|industry|national|country average|eu average|bundes|branche|target|\\bziel|bonus|(?<!(?:mean|average|durchschnitt)[^.]{0,12})median(?![^.]{0,12}(?:mean|average|durchschnitt))|executive|managers?\\b|category|kategorie|hourly by`,
    neutral: 'gender|pay|gap|undertaking|female|male|employees|between|percentage|unadjusted',
    says: [
      String.raw`(?<!(?<!un)adjusted )(?:unadjusted )?gender (?:pay|wage) gap…(?:of|was|to|is|at|amounted to|:) (?:around |about |approximately )?#`,
      String.raw`(?:gender[ -]pay[ -]gap|verdienstgefälle|entgeltlücke|lohnlücke)(?<!(?<!un)(?:bereinigt|adjusted)[^.]{0,60})…(?:von|bei|auf|betrug|beträgt|:) (?:rund |ca\. )?#`,
    ],
    breakdowns: ['country'],
    codes: ['GRI 405-2', 'VSME B10'],
  },
  {
    id: 'S1-16_02',
    kind: 'number',
    unit: 'ratio',
    measures: ['count', 'percent'],
    range: [1, 100000],
    labels: [
      String.raw`(?:annual )?total (?:remuneration|compensation) ratio|ratio of (?:the )?(?:annual )?total (?:remuneration|compensation) .*`,
      String.raw`(?:annual total )?(?:remuneration|compensation) ratio|ceo[ -](?:to[ -](?:worker|employee|median)[ -])?pay ratio|pay ratio`,
      String.raw`ratio of (?:the )?highest (?:annual )?(?:total )?(?:remuneration|compensation|paid).*median.*`,
      String.raw`verhältnis der höchsten (?:jahres|gesamt|jahresgesamt)?-?vergütung.*`,
      String.raw`verhältnis der (?:jährlichen )?gesamtvergütung.*|(?:jährliche )?gesamtvergütungsquote|verhältnis (?:der )?gesamtvergütung`,
    ],
    not: 'gender|purchasing|female|women|frauen|increase|change|veränderung',
    neutral: 'annual|total|ratio|highest|paid|individual|median|employees',
    says: [
      String.raw`(?:annual )?total (?:remuneration|compensation) ratio…(?:of|was|is|at|to|:) #`,
      String.raw`(?:gesamtvergütungsquote|verhältnis der gesamtvergütung)…(?:von|bei|beträgt|betrug) #`,
    ],
    breakdowns: ['country'],
    codes: ['GRI 2-21'],
  },
  {
    ...cases,
    id: 'S1-17_02',
    integer: true,
    labels: [
      String.raw`(?:total )?(?:number of )?(?:confirmed |reported |substantiated )*(?:incidents?|cases) of (?:discrimination|harassment)(?:,? (?:and|including|or) (?:harassment|discrimination))?(?: reported)?.{0,40}`,
      String.raw`(?:discrimination|harassment)(?: and harassment)? (?:incidents|cases)`,
      String.raw`discrimination number of reported incidents(?: including harassment)?`,
      String.raw`(?:gesamtzahl (?:der )?|anzahl (?:der )?)?(?:gemeldete[rn]? |bestätigte[rn]? )?(?:diskriminierungsvorfälle|diskriminierungsfälle|(?:vorfälle|fälle) von diskriminierung)(?: (?:einschließlich|und) belästigung\w*)?.{0,40}`,
    ],
    not: 'fines|penalt|geldbuß|strafe|compens|entschädig|customer|training|hours|amount',
    neutral:
      'number|incidents|discrimination|harassment|including|reported|during|period|total|confirmed|own|workforce|and|ergriffene|abhilfemaßnahmen',
    says: [
      String.raw`# (?:confirmed |reported )?(?:incidents|cases) of discrimination`,
      String.raw`# (?:bestätigte |gemeldete )?(?:fälle von diskriminierung|diskriminierungsf\w+)`,
    ],
    zero: [
      String.raw`(?:no|zero) (?:confirmed |reported |known |such )*(?:incidents|cases) of discrimination`,
      String.raw`no (?:incidents|cases) of (?:harassment (?:or|and) )?discrimination`,
      String.raw`keine (?:bestätigten |gemeldeten |bekannten )*(?:diskriminierungsvorfälle|diskriminierungsfälle|fälle von diskriminierung|vorfälle von diskriminierung)`,
      String.raw`diskriminierungsvorfälle und ergriffene abhilfemaßnahmen\. keine`,
    ],
    codes: ['GRI 406-1', 'G4-HR3'],
  },
  {
    ...cases,
    id: 'S1-17_03',
    integer: true,
    labels: [
      String.raw`(?:number of )?complaints (?:filed|submitted|received)(?: (?:through|of|via|by) .{0,80})?`,
      String.raw`(?:anzahl (?:der )?)?(?:eingereichte[rn]? |eingegangene[rn]? )?beschwerden(?: (?:über|durch|von) .{0,80})?`,
    ],
    needs: 'workforce|employees|arbeitskräfte|mitarbeit|discriminat',
    not: 'customer|consumer|kunden|verbraucher|national contact|oecd|nationale|data|daten|environment|guest|patient',
    says: [
      String.raw`# complaints (?:were |have been )?(?:filed|raised|submitted|received)…(?:own workforce|employees|discriminat)`,
    ],
    neutral:
      'number|complaints|filed|own|workforce|people|channels|raise|concerns|through|including|grievance|mechanisms',
  },
  {
    ...cases,
    id: 'S1-17_04',
    integer: true,
    labels: [
      String.raw`(?:number of )?complaints filed to (?:the )?national contact points?.*`,
      String.raw`(?:anzahl (?:der )?)?(?:bei den )?nationalen kontaktstellen.*(?:beschwerden).*`,
    ],
  },
  {
    ...money,
    id: 'S1-17_05',
    labels: [
      String.raw`(?:total )?(?:amount of )?(?:material )?fines,? (?:and )?penalties,?(?: and)?(?: compensation)?(?: for| of)?(?: damages)?(?: as (?:a )?result of (?:these |the )?(?:incidents|discrimination).*)?`,
      String.raw`(?:gesamtbetrag der |höhe der )?(?:geldbußen|bußgelder),? (?:und )?(?:sanktionen|strafen)?.*`,
    ],
    needs: 'discriminat|harassment|diskriminierung|belästigung|these incidents',
    not: 'human rights|menschenrecht|corrupt|korruption|environment|umwelt|privacy|data',
    notAround: `${OF_RIGHTS}|corrupt|korruption|privacy|(?<!(?:social|esg|workforce|key|performance|people) )\\bdata(?! ?(?:tables?|book|pack|sheet|20))`,
    neutral:
      'amount|total|fines|penalties|compensation|damages|result|incidents|discrimination|harassment|including|material|complaints|and|€',
    zero: [String.raw`no (?:material )?fines,? (?:penalties)?.{0,50}discriminat`],
  },
  {
    ...cases,
    id: 'S1-17_08',
    integer: true,
    labels: [
      String.raw`(?:total )?(?:number of )?(?:identified cases of |confirmed )?severe human rights (?:issues and )?(?:incidents|violations|cases|issues)(?: and incidents)?(?: connected to (?:the )?own workforce)?`,
      String.raw`human rights (?:number of )?(?:incidents|violations)`,
      String.raw`(?:anzahl (?:der )?)?(?:schwerwiegende[rn]? )(?:menschenrechtsverletzungen|(?:vorfälle|verstöße) (?:in bezug auf|gegen) menschenrechte|menschenrechtsvorfälle).*`,
    ],
    not: 'fines|penalt|geldbuß|training|of which|breach|respect|supplier|value chain|lieferant|davon|remedy',
    neutral:
      'number|severe|human|rights|issues|incidents|connected|own|workforce|cases|identified|forced|labour|child|trafficking',
    zero: [
      String.raw`(?:no|zero) (?:cases of |identified |known |reported )*(?:severe )?human rights (?:issues|incidents|violations|abuses)`,
      String.raw`keine (?:schwerwiegenden )?(?:menschenrechtsverletzungen|verstöße gegen (?:die )?menschenrechte|menschenrechtsverstöße)`,
    ],
    codes: ['GRI 406-1', 'VSME C7'],
  },
  {
    ...cases,
    id: 'S1-17_09',
    integer: true,
    labels: [
      String.raw`(?:number of )?(?:severe human rights [a-z ]*)?(?:that are )?cases of non[ -]respect of (?:the )?un guiding principles.*`,
      String.raw`(?:human rights )?of which breaching international agreements`,
      String.raw`(?:davon )?(?:anzahl der )?(?:fälle|verstöße)[a-z ,]* (?:nichteinhaltung|missachtung|verstoß)[a-z ]*leitprinzipien.*`,
    ],
    needs: 'human rights|menschenrecht|un guiding|leitprinzip',
    neutral: 'number|un|guiding|principles|ilo|oecd|of|which|breaching|international|agreements',
  },
  {
    ...money,
    id: 'S1-17_11',
    labels: [
      String.raw`(?:total )?(?:amount of )?(?:material )?fines,? (?:and )?penalties,?(?: and)?(?: compensation)?(?: for| of)?(?: damages)?(?: (?:for|as (?:a )?result of) .*)?`,
      String.raw`(?:gesamtbetrag der |höhe der )?(?:geldbußen|bußgelder),? (?:und )?(?:sanktionen|strafen)?.*`,
    ],
    needs: 'human rights|menschenrecht',
    needsNear: OF_RIGHTS,
    // `Bußgelder hieraus` follow from the rows above, which may be of another kind.
    not: 'discriminat|corrupt|diskriminierung|korruption|privacy|data|hieraus|daraus|therefrom',
    neutral:
      'amount|total|fines|penalties|compensation|damages|result|human|rights|incidents|severe|issues|own|workforce|connected|and|€',
  },
  {
    ...cases,
    id: 'S4-3_13',
    integer: true,
    labels: [
      String.raw`(?:total )?(?:number of )?complaints received from (?:consumers|end-users|customers).*`,
      String.raw`(?:total )?(?:number of )?(?:customer|consumer) complaints(?: received)?`,
      String.raw`(?:anzahl (?:der )?)?(?:kunden|verbraucher)beschwerden(?: gesamt)?`,
    ],
    not: 'privacy|data|resolved|gelöst|rate|quote|percentage|solved|processed|ombuds|authorit|regulator|behörde|schlichtung|aufsicht|upheld|justified|berechtigt',
    // What data protection authorities pass on is no complaint to the undertaking.
    unsaid: String.raw`\b(?:data protection|privacy|data breach\w*|datenschutz\w*|datenpanne\w*)\b`,
    says: [
      String.raw`received # (?:customer |consumer )?complaints`,
      String.raw`# (?:[\p{L}]+ and )?(?:complaints|claims|complaints and claims) (?:were |was )?(?:received|lodged|filed|registered|submitted) (?:from|by) (?:our )?(?:customers|consumers|end-users|clients|policyholders|passengers)`,
      String.raw`(?:customers|consumers|end-users|clients) (?:lodged|filed|submitted|made) # (?:formal |written )?complaints`,
      String.raw`(?:registered|recorded|logged|counted|handled|dealt with|processed) # (?:formal |written )?complaints (?:from|by|of) (?:our |the )?(?:retail |private )?(?:customers|consumers|end-users|clients|guests|passengers)`,
      String.raw`(?:kundendienst|kundenservice|kundenbetreuung|reklamationsstelle|customer (?:service|care)(?: team| desk| centre)?) (?:registered|recorded|logged|counted|handled|received|registrierte|erfasste|verzeichnete|bearbeitete|erhielt)[^.\uE000-\uE3FF]{0,12} # (?:beschwerden|reklamationen|complaints)`,
      String.raw`# (?:davon |hiervon )?(?:waren |sind )?(?:beschwerden|reklamationen)[^.\uE000-\uE3FF]{0,20} (?:von|unserer|durch) (?:\w+ )?(?:kund|verbrauch|endnutz)`,
      String.raw`# (?:kunden|verbraucher)beschwerden`,
      String.raw`(?:kunden|verbraucher|endnutzer)\w*[^.\uE000-\uE3FF]{0,50}# beschwerden`,
    ],
  },
]
