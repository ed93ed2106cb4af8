import type { Recipe } from '../recipe.ts'

const ghg = { kind: 'number', unit: 'tCO2e', measures: ['ghg', 'mass'], range: [0, 5e9] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const GHG = String.raw`(?:ghg|greenhouse gas|co2(?:[ -]?eq?(?:uivalents?)?)?|carbon|thg|treibhausgas)`
const EMISSIONS = String.raw`(?:${GHG}[ -]?)?(?:brutto)?-?(?:emissions?|emissionen|footprint|fu(?:ß|ss)abdruck)`
/** `Scope 2 (location)`, `Scope 2, market`: the method in one word. */
const BRIEF = {
  location: String.raw`(?<=[(,–-] ?)location(?=\)|$)`,
  market: String.raw`(?<=[(,–-] ?)market(?=\)|$)`,
}
const REST = String.raw`(?: \(?(?:gross )?${GHG}?[ -]?(?:emissions?|emissionen)\)?)?`
const NOT_EMISSIONS = String.raw`intensi|\bper\b|\bpro\b|\bje\b|\/ ?(?:eur|employee|mio)|saved|saving|avoid|vermied|einspar|reduc|reduzier|reduktion|minder|compens|kompens|offset|remov|entnahm|share|anteil|target|\bziel|credit|zertifikat|biogen|excluding|ohne|product|change|veränderung|allowance|percentage|budget|primary data`

/** ESRS E1-4 (paragraph 34), E1-6 (paragraphs 44 to 55), E1-7 (56 to 61) and E1-8 (62 to 63). */
export const climateRecipes: Recipe[] = [
  {
    ...ghg,
    id: 'E1-6_07',
    labels: [
      String.raw`(?:total )?(?:gross |direct )?(?:${EMISSIONS} )?\(?scope[ -]?1\)?(?: total)?${REST}`,
      String.raw`(?:total |gross )*(?:direct )${EMISSIONS}(?: \(scope[ -]?1\))?`,
      String.raw`(?:direkte )?${EMISSIONS} \(?scope[ -]?1\)?`,
      String.raw`direkte (?:thg|treibhausgas|co2\w*)?-?(?:brutto)?(?:emissionen)(?: \(scope[ -]?1\))?`,
      String.raw`scope[ -]?1[ -](?:thg|treibhausgas|co2\w*)?-?(?:brutto)?emissionen`,
      String.raw`(?:thg|treibhausgas)-?bruttoemissionen,? scope[ -]?1`,
    ],
    needs: String.raw`emission|scope|co2|ghg|thg`,
    not: String.raw`scope[ -]?[23]|1 ?(?:and|&|und|\+|,|\/|-) ?2|1-3|indire[ck]t|trading|handel|fugitive|mobile|stationary|process\b|${NOT_EMISSIONS}`,
    notAround: String.raw`intensit|avoided|primary data`,
    neutral: String.raw`ghg|gross|direct|emissions|thg|brutto|bruttovolumen|direkte|own|operations|protocol|des`,
    says: [
      String.raw`scope 1(?: ghg| greenhouse gas| co2)? emissions?…(?:to|was|were|of|at|totall?ed|:) (?:around |about |approximately )?#`,
      String.raw`direct (?:ghg |greenhouse gas |co2 )?emissions \(scope 1\)…(?:to|was|were|of|at|:) #`,
      String.raw`scope[ -]1[ -](?:thg-?|treibhausgas-?|co2-?)?emissionen…(?:auf|bei|betrugen|betragen|von|:) (?:rund |ca\. )?#`,
      String.raw`# (?:direkte|direct)(?: \w+)? (?:emissionen|emissions) \(?scope 1\)?`,
    ],
    codes: ['GRI 305-1', 'G4-EN15', 'VSME B3', 'DNK 13'],
    relations: [{ kind: 'at_most', of: ['E1-6_13'] }],
  },
  {
    ...share,
    id: 'E1-6_08',
    labels: [
      String.raw`percentage of scope 1 (?:ghg )?emissions (?:from|covered by|under) (?:regulated )?emissions? trading (?:schemes?|systems?).*`,
      String.raw`(?:prozentualer )?anteil der scope[ -]1[ -](?:thg-?|treibhausgas)?emissionen (?:aus|unter|im|in) (?:regulierten )?emissionshandels\w*.*`,
    ],
    needs:
      'scope|^(?:anteil|share|percentage) (?:unter|under|covered by) (?:the |dem )?(?:eu[ -]?)?(?:emissionshandel|emissions?[ -]trading)',
    not: 'allowance|zertifikat|free|kostenlos|scope[ -]?[23]|target|ziel|price|preis|reduction|minderung|cost|kosten',
    neutral: 'in|%|regulierten|regulated|schemes|systems|covered|subject',
  },
  ...(
    [
      [
        'E1-6_09',
        String.raw`location[ -]?based|${BRIEF.location}|standortbezogen\w*|standortbasiert\w*|ortsbasiert\w*|ortsbezogen\w*`,
        String.raw`market[ -]?based|${BRIEF.market}|marktb`,
      ],
      [
        'E1-6_10',
        String.raw`market[ -]?based|${BRIEF.market}|marktbezogen\w*|marktbasiert\w*`,
        String.raw`location[ -]?based|${BRIEF.location}|standortb|ortsb`,
      ],
    ] as const
  ).map(
    ([id, method, other]): Recipe => ({
      ...ghg,
      id,
      labels: [
        String.raw`(?:total )?(?:gross |indirect )?(?:energy )?(?:\(?(?:${method})\)? )?(?:indirect )?(?:${EMISSIONS} )?\(?scope[ -]?2\)?${REST},?(?: (?:from purchased|purchased) \w+)?(?: ?[(,-]? ?(?:${method})(?: method| approach| methode)?\)?)?`,
        String.raw`(?:indirect|indirekte) (?:energy |energiebedingte )?${EMISSIONS}(?: \(scope[ -]?2\))?(?: ?[(,-]? ?(?:${method})\)?)?`,
        String.raw`scope[ -]?2[ -](?:thg|treibhausgas|co2\w*)?-?(?:brutto)?emissionen(?: ?[(,-]? ?(?:${method})\)?)?`,
        String.raw`(?:${method})e? (?:scope[ -]?2[ -])?(?:thg|treibhausgas)?-?bruttoemissionen,? scope[ -]?2`,
        String.raw`(?:${method}) (?:indirekten? )?(?:energie(?:bedingten?|bezogenen?) )?(?:thg|treibhausgas|co2\w*)?-?emissionen \(scope[ -]?2\)`,
        String.raw`^\(?(?:${method})(?: method| approach| methode)?\)?$`,
      ],
      needs: method,
      needsNear: String.raw`scope[ -]?2|indire[ck]t|purchased|strom`,
      not: String.raw`scope[ -]?[13]|[12] ?(?:and|&|und|\+|,|\/) ?[23]|1-3|other indirect|andere indirekte|sonstige indirekte|(?<!in)direct (?:and|&|\+) indirect|direkte\w* (?:und|&|\+) indirekte|(?:${other})|${NOT_EMISSIONS}`,
      notAround: 'intensit|avoided',
      neutral: String.raw`ghg|gross|indirect|emissions|thg|brutto|bruttovolumen|gegebenenfalls|indirekte|energy|energie|method|approach|methode|nach|der|market|based|location|protocol|des`,
      says: [
        String.raw`(?:${method})\w* (?:gross )?scope 2(?: ghg)? emissions…(?:to|was|were|of|at|:) #`,
        String.raw`scope 2(?: ghg)? emissions \((?:${method})\)…(?:to|was|were|of|at|:) #`,
      ],
      codes: ['GRI 305-2', 'G4-EN16', 'VSME B3'],
    }),
  ),
  {
    ...ghg,
    id: 'E1-6_11',
    labels: [
      String.raw`(?:total )?(?:gross )?(?:significant )?(?:other )?(?:indirect )?(?:\(?gross\)? )?(?:${EMISSIONS} )?\(?scope[ -]?3\)?(?: total)?${REST}`,
      String.raw`(?:total |gross )*(?:other|further) (?:relevant )?indirect (?:\(scope[ -]?3\) )?${EMISSIONS}(?: \(scope[ -]?3\))?`,
      String.raw`(?:gesamte )?(?:andere|sonstige|weitere|übrige) (?:relevante )?indirekte (?:thg|treibhausgas|co2\w*)?-?(?:brutto)?-?emissionen(?: \(scope[ -]?3\))?`,
      String.raw`scope[ -]?3[ -](?:thg|treibhausgas|co2\w*)?-?(?:brutto)?emissionen`,
      String.raw`(?:indirekte )(?:thg|treibhausgas)-?(?:brutto)?emissionen,? \(?scope[ -]?3\)?`,
    ],
    needs: String.raw`emission|scope|co2|ghg|thg`,
    not: String.raw`scope[ -]?3[.,]\d|scope[ -]?[12]|[12] ?(?:and|&|und|\+|,|\/|-) ?[23]|1-3|categor|kategorie|upstream|downstream|vorgelagert|nachgelagert|travel|commut|reisen|pendel|purchased|own operations?\)|eigene[rnm]? betrieb|${NOT_EMISSIONS}`,
    notAround: 'intensit|avoided|primary data',
    neutral: String.raw`ghg|gross|other|indirect|emissions|thg|brutto|bruttovolumen|andere|sonstige|indirekte|gesamte|relevant|protocol|des|significant|tco2-eq|t`,
    says: [
      String.raw`scope 3(?: ghg| greenhouse gas| co2)? emissions?…(?:to|was|were|of|at|totall?ed|:) (?:around |about |approximately )?#`,
      String.raw`scope[ -]3[ -](?:thg-?|treibhausgas-?|co2-?)?emissionen…(?:auf|bei|betrugen|betragen|von|:) (?:rund |ca\. )?#`,
    ],
    breakdowns: ['scope3'],
    rows: 'scope[ -]?3',
    codes: ['GRI 305-3', 'G4-EN17', 'VSME C2'],
  },
  ...(
    [
      [
        'E1-6_12',
        String.raw`location[ -]?based|${BRIEF.location}|standortbezogen\w*|standortbasiert\w*|ortsbasiert\w*`,
        String.raw`market[ -]?based|${BRIEF.market}|marktb`,
      ],
      [
        'E1-6_13',
        String.raw`market[ -]?based|${BRIEF.market}|marktbezogen\w*|marktbasiert\w*`,
        String.raw`location[ -]?based|${BRIEF.location}|standortb|ortsb`,
      ],
    ] as const
  ).map(
    ([id, method, other]): Recipe => ({
      ...ghg,
      id,
      labels: [
        String.raw`(?:total|overall) (?:gross )?${EMISSIONS}(?: \(?scopes? 1(?:,| \+|-) ?2?,? ?(?:and|&|\+|-)? ?3\)?)?(?: ?[(,-]? ?(?:${method})\)?)?`,
        String.raw`(?:total )?scopes? ?1,? (?:scope )?2,? ?(?:and|&|\+) (?:scope )?3 ${EMISSIONS}(?: ?[(,-]? ?(?:${method})\)?)?`,
        String.raw`(?:gesamte? )?(?:thg|treibhausgas|co2\w*)-?(?:gesamt)?-?emissionen(?: insgesamt| gesamt)?(?: ?[(,-]? ?(?:${method})\)?)?`,
        String.raw`gesamte (?:thg|treibhausgas|co2\w*)-?(?:brutto)?emissionen(?: ?[(,-]? ?(?:${method})\)?)?`,
      ],
      needsNear: method,
      not: String.raw`(?:${other})|scopes? ?1 ?(?:,|and|&|und|\+|\/|-) ?(?:scope )?2(?! ?(?:,|and|&|und|\+|\/|-)| \(?(?:${method})\)?,? (?:and|und|&|\+) (?:scope )?3)|^scope[ -]?[123]\b(?! ?[,+&-] ?\d| ?[,+&]| and| und| bis| to)|^(?!.*(?:mit|with|including|incl\.?|inkl\.?) scope[ -]?2)(?!.*scopes?[ -]?[123] ?(?:,|and|und|&|\+|-|bis|to) ?(?:and |und |& )?(?:scopes?[ -]?)?[123]).*scope[ -]?[123]\b|${NOT_EMISSIONS}`,
      needs: String.raw`ghg|greenhouse|thg|treibhaus|co2|emission|scope`,
      notAround: String.raw`intensit|avoided|scopes? 1 ?(?:and|&|und|\+) ?2(?! ?(?:,|and|und|&|\+))`,
      neutral: String.raw`ghg|gross|emissions|total|scope|scopes|1|2|3|and|thg|gesamt|market|based|location|summe|carbon|footprint`,
      says: [String.raw`total (?:ghg |greenhouse gas )?emissions \(?(?:${method})\)?…(?:to|was|were|of|at|:) #`],
    }),
  ),
  {
    ...ghg,
    id: 'E1-6_17',
    labels: [
      String.raw`(?:direct )?biogenic (?:co2|ghg|carbon|emissions?)[a-z0-9 ]{0,20}(?:emissions?)?(?: \(?(?:not included in|outside(?: of)?) (?:the )?scopes?(?: 1)?.*)?`,
      String.raw`biogene (?:co2|thg)?\w*-?emissionen(?: \(?(?:nicht in|außerhalb (?:von |der )?)scopes?(?: 1)?.*)?`,
    ],
    not: String.raw`scope[ -]?[23]|intensi|per `,
    neutral: 'from|combustion|biomass|of|emissions|co2',
    codes: ['GRI 305-1-c'],
  },
  ...(
    [
      [
        'E1-6_30',
        String.raw`location[ -]?based|${BRIEF.location}|standortbezogen\w*|standortbasiert\w*|ortsbasiert\w*`,
        String.raw`market[ -]?based|${BRIEF.market}|marktb`,
      ],
      [
        'E1-6_31',
        String.raw`market[ -]?based|${BRIEF.market}|marktbezogen\w*|marktbasiert\w*`,
        String.raw`location[ -]?based|${BRIEF.location}|standortb|ortsb`,
      ],
    ] as const
  ).map(
    ([id, method, other]): Recipe => ({
      id,
      kind: 'number',
      unit: 'tCO2e/EUR',
      measures: ['ratio', 'count', 'ghg', 'mass'],
      range: [0, 1e7],
      labels: [
        String.raw`(?:total )?(?:scopes? 1,? (?:scope )?2,? ?(?:and|&|\+) (?:scope )?3 )?(?:${GHG} )?(?:emissions? )?(?:emissions? )?intensity(?:,? ?\(?(?:${method})\)?)?(?: \(?(?:total ghg emissions )?per (?:net )?(?:revenue|turnover)\)?)?`,
        String.raw`(?:total )?${EMISSIONS} \(?(?:${method})\)? per (?:net )?(?:revenue|turnover|sales)`,
        String.raw`(?:thg|treibhausgas|co2\w*)-?(?:emissions)?-?intensität(?:,? ?\(?(?:${method})\)?)?.{0,40}`,
      ],
      needs: method,
      needsNear: String.raw`intensi|per (?:(?:€|eur|euros?|million|mio\.?|mn) ){0,2}(?:of )?(?:net )?(?:revenue|turnover|sales)|per net|(?:pro|je) (?:(?:€|eur|euro|million|mio\.?) ){0,2}(?:netto)?umsatz`,
      not: String.raw`(?:${other})|scopes? ?1 ?(?:,|and|&|und|\+|\/|-) ?(?:scope )?2(?! ?(?:,|and|scope|&|und|\+|\/|-))|employee|mitarbeit|product|energy|energie|m2|target`,
      neutral: String.raw`ghg|emissions|total|scope|scopes|1|2|3|and|net|revenue|per|market|based|location|thg|gesamt`,
    }),
  ),
  {
    id: 'E1-7_10',
    kind: 'number',
    unit: 'tCO2e',
    measures: ['ghg', 'mass', 'count'],
    range: [0, 1e9],
    labels: [
      String.raw`(?:total )?(?:amount of |number of )?carbon credits (?:cancelled|retired)(?: in (?:the )?reporting (?:year|period))?.*`,
      String.raw`(?:total )?cancell?ed carbon credits|(?:total )?carbon credits`,
      String.raw`(?:gesamtmenge der )?(?:gelöschten?|stillgelegten?|annullierten?) co2-(?:zertifikate|gutschriften)|(?:im berichtsjahr )?(?:gelöschte|stillgelegte) (?:co2-|klimaschutz)?(?:zertifikate|gutschriften)`,
      String.raw`(?:compensated|offset) (?:${GHG} )?emissions|kompensierte (?:thg-?|treibhausgas-?|co2-?)?emissionen`,
    ],
    not: String.raw`planned|future|geplant|zukünftig|%|percentage|removal|project type|price`,
    neutral: 'outside|value|chain|verified|against|recognised|quality|standards',
    says: [
      String.raw`(?:offset(?:ting)?|compensat(?:ed?|ing))(?! (?:the )?remaining).{0,30}(?:ghg |co2 |greenhouse gas )?emissions…(?:amounting to|of|by|totall?ing) #`,
      String.raw`(?:cancelled|retired|purchased and retired) (?:a total of )?(?:carbon )?(?:credits|certificates)…(?:of|for|amounting to) #`,
      String.raw`# (?:were |wurden )?(?:offset|compensated|kompensiert)`,
      String.raw`(?:cancelled|retired) # (?:carbon )?(?:credits|certificates|in carbon credits)`,
    ],
  },
  {
    id: 'E1-8_04',
    kind: 'number',
    unit: 'EUR/tCO2e',
    measures: ['money', 'ratio'],
    range: [0.5, 2000],
    labels: [
      String.raw`(?:internal )?(?:carbon|co2) (?:shadow )?price(?: applied)?(?: per (?:metric )?(?:tonne?|t).*)?`,
      String.raw`(?:interner )?co2-(?:schatten)?preis(?: (?:je|pro) (?:tonne|t).*)?`,
    ],
    not: 'ets|market price|trading|future|expected|assum|scenario|average price',
    unsaid: String.raw`\b(?:at|with|assuming) an? (?:(?:assumed|carbon|co2|global|future) )+price of [^.;]{0,60}(?:would|our costs)|\bbei einem (?:angenommenen |globalen )?co2-preis von [^.;]{0,60}(?:kosten|würde|stiege|belastung)|szenari|\bscenario`,
    neutral: 'applied|internal|for|each|of',
    says: [
      String.raw`internal (?:carbon|co2) price of #`,
      String.raw`(?:internen co2-preis|schattenpreis) (?:von|in höhe von) #`,
      String.raw`shadow (?:carbon )?price of #`,
    ],
  },
  ...(
    [
      [
        'E1-4_04',
        String.raw`(?:total|overall|gesamt|(?:total )?scopes? ?1,? (?:scope )?2,? ?(?:and|&|\+|und) (?:scope )?3|1-3|scopes? 1 ?(?:,|and|&|\+|und) ?(?:scope )?2)`,
        '',
      ],
      ['E1-4_07', String.raw`scope[ -]?1`, String.raw`scope[ -]?[23]|1 ?(?:,|and|&|\+|und|\/|-) ?(?:scope )?[23]`],
      [
        'E1-4_10',
        String.raw`scope[ -]?2.{0,30}(?:location[ -]?based|standortb\p{L}*)|(?:location[ -]?based|standortb\p{L}*).{0,30}scope[ -]?2`,
        String.raw`scope[ -]?[13]|market`,
      ],
      [
        'E1-4_13',
        String.raw`scope[ -]?2.{0,30}(?:market[ -]?based|marktb\p{L}*)|(?:market[ -]?based|marktb\p{L}*).{0,30}scope[ -]?2`,
        String.raw`scope[ -]?[13]|location`,
      ],
      [
        'E1-4_16',
        String.raw`scope[ -]?3`,
        String.raw`scope[ -]?[12]|[12] ?(?:,|and|&|\+|und|\/|-) ?(?:scope )?3|categor|kategorie|\d\. `,
      ],
    ] as const
  ).map(
    ([id, scope, not]): Recipe => ({
      ...share,
      id,
      target: true,
      range: [0, 100],
      labels: [
        String.raw`(?:gross |total |absolute )*(?:${scope})(?: ?\(?(?:location[ -]?based|market[ -]?based)\)?)? ?${EMISSIONS}?(?: \(?(?:location|market)[ -]based\)?)?(?: reduction| reduktion)?`,
        String.raw`(?:reduction|reduktion|senkung) (?:of |in |der )?(?:absolute )?(?:${scope}) ?${EMISSIONS}?`,
        ...(id === 'E1-4_04'
          ? [String.raw`(?:total )?(?:ghg|greenhouse gas|co2) emissions? reduction(?: target)?`]
          : []),
      ],
      needs: String.raw`reduc|redukt|senk|minder`,
      not: not || String.raw`^(?:total |gross )*scope[ -]?[123](?! ?[,&+]| and| scope)|categor|kategorie`,
      neutral: String.raw`percentage|base|year|baseline|ghg|gross|emissions|absolute|target|targets|reduction|reduce|total|scope|and|thg|1|2|3|location|market|based`,
      says:
        id === 'E1-4_04'
          ? [
              String.raw`target…(?:reduc\w+|cut|lower\w*) (?:our |the |its |total |absolute |all )*(?:ghg|greenhouse gas|co2e?|carbon)(?: emissions?)?(?! intensity)…by #`,
              String.raw`(?:reduc\w+|cut|lower\w*) (?:our |the |its |total |absolute |all )*(?:ghg|greenhouse gas|co2e?|carbon) (?:emissions|footprint)…by # (?:by|until|compared|in|from|versus|vs)`,
              String.raw`(?:thg|treibhausgas|co2)-?emissionen…bis(?: zum jahr| ende)? (?:20\d\d)…um # (?:zu )?(?:senken|reduzieren|verringern|mindern)`,
            ]
          : [
              String.raw`(?:reduc\w+|cut|lower\w*) (?:our |the |its |absolute |gross )*(?:${scope})(?: ghg| greenhouse gas)? emissions…by #`,
            ],
    }),
  ),
]
