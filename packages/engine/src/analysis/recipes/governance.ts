import type { Recipe } from '../recipe.ts'

const count = { kind: 'number', unit: 'count', measures: ['count'], range: [0, 1e6] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const money = { kind: 'number', unit: 'EUR', measures: ['money'], range: [0, 1e13] } as const

/** ESRS 2 GOV-1 (paragraph 21), GOV-3 (paragraph 29), SBM-1 (paragraph 40). */
export const generalRecipes: Recipe[] = [
  ...(
    [
      [
        'GOV-1_01',
        String.raw`(?<!non-)executive (?:board |management board )?(?:members|directors)(?: total)?`,
        String.raw`geschäftsführende[rn]? (?:mitglieder|direktoren)`,
        'non-|nicht',
      ],
      [
        'GOV-1_02',
        String.raw`non-?executive (?:board )?(?:members|directors)(?: total)?`,
        String.raw`nicht ?geschäftsführende[rn]? (?:mitglieder|direktoren)`,
        'zzz',
      ],
    ] as const
  ).map(
    ([id, english, german, not]): Recipe => ({
      ...count,
      id,
      integer: true,
      range: [0, 60],
      labels: [`(?:number of )?${english}`, `(?:anzahl (?:der )?)?${german}`],
      not: `${not}|independent|unabhängig|female|male|%|percentage|anteil|remuneration|vergütung|training|meeting|age`,
      neutral: 'number|members|board|bodies|administrative|management|supervisory',
      says: [String.raw`# ${english}`, String.raw`# ${german}`],
      codes: ['GRI 2-9'],
    }),
  ),
  {
    ...share,
    id: 'GOV-1_05',
    labels: [
      String.raw`(?:percentage|share|proportion|%)?(?: of)? ?(?:female|women|male|men) (?:members )?(?:in|on|of) (?:the )?(?:administrative, management and supervisory bodies|supervisory board|management board|board(?: of directors)?|governance bod(?:y|ies))`,
      String.raw`(?:frauenanteil|anteil (?:der )?frauen|frauenquote)(?: (?:im|in|am|der|den))* (?:aufsichtsrat|vorstand|leitungs(?:organ|gremi)\w*|geschäftsführung|kontrollorgan\w*)`,
    ],
    not: 'target|ziel|ratio',
    breakdowns: ['gender'],
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
    codes: ['GRI 405-1', 'VSME C9'],
  },
  {
    ...share,
    id: 'GOV-1_07',
    labels: [
      String.raw`(?:percentage|share|proportion|%)(?: of)? independent (?:board )?(?:members|directors)(?: (?:in|of|on) .{0,60})?`,
      String.raw`(?:prozentualer )?anteil (?:der )?unabhängige[rn]? (?:mitglieder|aufsichtsratsmitglieder|leitungsorganmitglieder).*`,
    ],
    says: [String.raw`# of (?:the |our |all )*(?:supervisory )?board (?:members )?(?:are|is|were) independent`],
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
      String.raw`# of (?:the )?(?:short-term |long-term )?variable (?:remuneration|compensation|pay)…(?:sustainability|esg|climate|non-financial)`,
      String.raw`(?:weight(?:age|ing)?|share) of #(?: \(or more\))? (?:related to|linked to|for|dependent on) (?:sustainability|esg)…variable`,
      String.raw`(?:nachhaltigkeits|esg)\w*…# der variablen vergütung`,
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
    neutral: 'total|group|net|revenue|revenues|in|eur|consolidated|sales',
    says: [
      String.raw`(?:total |consolidated |group )*(?:revenues?|sales|turnover) (?:of the .{0,30}|in .{0,30})?(?:amounted to|totall?ed|reached|were|was|stood at|of) (?:around |approximately |about )?#`,
      String.raw`(?:generated|achieved|recorded|with) (?:consolidated |total |group |annual )*(?:revenues?|sales|turnover) of (?:around |approximately |about )?#`,
      String.raw`(?:umsatz|umsatzerlöse|konzernumsatz)…(?:betrug|betrugen|belief sich auf|beliefen sich auf|von|in höhe von|bei|erzielte) (?:rund |ca\. )?#`,
    ],
    codes: ['GRI 201-1', 'VSME B1'],
  },
]
