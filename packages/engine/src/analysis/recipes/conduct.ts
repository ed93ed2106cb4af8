import type { Recipe } from '../recipe.ts'

const count = { kind: 'number', unit: 'count', measures: ['count'], range: [0, 1e6] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const money = { kind: 'number', unit: 'EUR', measures: ['money'], range: [0, 1e13] } as const
const CORRUPTION = String.raw`corrupt|brib|korrupt|bestech`

/** ESRS G1-3 to G1-6 (paragraphs 18 to 33). */
export const conductRecipes: Recipe[] = [
  {
    ...share,
    id: 'G1-3_07',
    labels: [
      String.raw`(?:percentage|share|%)?(?: of)? ?(?:the )?functions[ -]at[ -]risk covered by (?:anti-?corruption )?training(?: programmes?)?.*`,
      String.raw`(?:percentage|share|%)(?: of)? employees (?:completing|that completed|who completed|trained (?:in|on)) (?:anti-?(?:bribery|corruption)(?: (?:&|and) (?:anti-?)?(?:corruption|bribery))?) ?(?:training)?.*`,
      String.raw`(?:prozentualer )?anteil (?:der )?risikobehafteten funktionen.*(?:schulung).*`,
    ],
    neutral: 'percentage|functions|risk|training|employees|anti-bribery|corruption',
    codes: ['GRI 205-2'],
  },
  {
    ...count,
    id: 'G1-4_01',
    integer: true,
    labels: [
      String.raw`(?:total )?(?:number of )?convictions (?:for|of|due to) (?:the )?violations?(?: of (?:the )?(?:anti-?corruption|anti-?bribery).*)?`,
      String.raw`(?:(?:gesamt)?(?:an)?zahl der )?verurteilungen (?:wegen|aufgrund|für) (?:von )?(?:verstöße?n?|korruption).*`,
    ],
    needs: CORRUPTION,
    not: 'fines|amount|geldstraf|betrag',
    neutral: 'number|convictions|violation|violations|anti-corruption|anti-bribery|laws|anti|bribery|total|corruption',
    zero: [
      String.raw`no convictions[^.]{0,60}(?:${CORRUPTION})`,
      String.raw`(?:not|never) (?:been )?convicted[^.]{0,60}(?:${CORRUPTION})`,
      String.raw`not been party to any legal cases[^.]{0,60}(?:${CORRUPTION})`,
      String.raw`keine verurteilungen[^.]{0,60}(?:${CORRUPTION})`,
    ],
    codes: ['GRI 205-3', 'VSME B11'],
  },
  {
    ...money,
    id: 'G1-4_02',
    labels: [
      String.raw`(?:total )?(?:amount of )?fines (?:and penalties)?(?: ?for (?:the )?violations? of (?:the )?(?:anti-?corruption|anti-?bribery).*)?`,
      String.raw`(?:gesamt(?:betrag|höhe) (?:der )?|betrag der |höhe der )?(?:geldstrafen|geldbußen|bußgelder)(?: (?:für|wegen|aufgrund) (?:von )?(?:verstöße?n?|korruption).*)?`,
    ],
    needs: CORRUPTION,
    needsNear: CORRUPTION,
    not: 'discriminat|human rights|menschenrecht|environment|umwelt|privacy|datenschutz|competition|kartell',
    notAround: 'human rights|privacy|discrimination',
    neutral:
      'amount|fines|violation|violations|anti-corruption|anti-bribery|laws|anti|bribery|total|corruption|penalties|€|in|eur',
    zero: [
      String.raw`no fines[^.]{0,90}(?:${CORRUPTION})`,
      String.raw`keine (?:geldstrafen|geldbußen|bußgelder)[^.]{0,60}(?:${CORRUPTION})`,
    ],
    codes: ['GRI 205-3', 'VSME B11'],
  },
  {
    ...count,
    id: 'G1-4_04',
    integer: true,
    labels: [
      String.raw`(?:total )?(?:number of )?(?:confirmed )?(?:incidents?|cases) of (?:corruption|bribery)(?: (?:and|or) (?:bribery|corruption))?.{0,30}`,
      String.raw`(?:anti-?(?:bribery|corruption)[a-z &-]* |corruption )number of confirmed incidents`,
      String.raw`(?:(?:gesamt)?(?:an)?zahl (?:der )?)?(?:bestätigte[rn]? )?(?:korruptions(?:vor)?fälle|(?:vor)?fälle von (?:korruption|bestechung).{0,30})`,
      String.raw`number of confirmed incidents`,
    ],
    needs: CORRUPTION,
    not: 'workers|employees were|dismiss|entlass|contract|vertr|terminated|disciplin|training|fines',
    notAround: 'discriminat|human rights|privacy',
    neutral: 'number|confirmed|incidents|corruption|bribery|cases|total|nature',
    says: [
      String.raw`# (?:confirmed )?(?:incidents|cases) of (?:corruption|bribery)`,
      String.raw`# (?:bestätigte )?(?:korruptionsf\w+|fälle von korruption)`,
    ],
    zero: [
      String.raw`(?:no|zero) (?:confirmed |reported |known |suspected )*(?:incidents|cases|instances) of (?:active |passive )?(?:corruption|bribery)`,
      String.raw`(?:has|have) not recorded any (?:bribery|corruption)`,
      String.raw`no (?:corruption|bribery) (?:incidents|cases)`,
      String.raw`keine (?:bestätigten |bekannten |gemeldeten )*(?:korruptionsvorfälle|korruptionsfälle|fälle von korruption|korruptionsverdachtsfälle)`,
    ],
    codes: ['GRI 205-3'],
  },
  {
    ...count,
    id: 'G1-4_06',
    integer: true,
    labels: [
      String.raw`(?:total )?(?:number of )?(?:confirmed )?incidents (?:in which|where) (?:own )?(?:workers|employees) were (?:dismissed|disciplined).*`,
      String.raw`.*(?:bestätigte[rn]? )?fälle,? in denen .*(?:entlassen|abgemahnt|diszipliniert).*`,
    ],
    zero: [String.raw`no (?:own )?(?:workers|employees) were (?:dismissed|disciplined)[^.]{0,60}(?:${CORRUPTION})`],
    codes: ['GRI 205-3'],
  },
  {
    ...count,
    id: 'G1-4_07',
    integer: true,
    labels: [
      String.raw`(?:number of )?(?:confirmed )?incidents (?:relating to|when|where) contracts with business partners (?:that )?were (?:terminated|not renewed).*`,
      String.raw`of which connected to terminated contracts with business partners`,
      String.raw`.*(?:verträge|vertragsbeziehungen) mit geschäftspartnern,? .*(?:beendet|gekündigt|nicht verlängert).*`,
    ],
    needs: CORRUPTION,
    neutral:
      'number|confirmed|incidents|contracts|business|partners|terminated|due|violations|related|of|which|connected|corruption|bribery',
    codes: ['GRI 205-3'],
  },
  {
    ...money,
    id: 'G1-5_03',
    labels: [
      String.raw`(?:total )?(?:monetary value of |amount of )?(?:financial )?(?:and in-kind )?political (?:contributions|donations)(?: made)?.{0,30}`,
      String.raw`(?:donations|contributions) to (?:political )?parties`,
      String.raw`(?:finanzielle |geldwert der )?(?:politische[rn]? (?:zuwendungen|spenden|beiträge)|parteispenden|spenden an (?:politische )?parteien)`,
    ],
    not: 'in-kind only|sachleistung|lobby',
    neutral: 'amount|financial|made|total|contributions|political',
    says: [String.raw`(?:donated|contributed) (?:a total of )?# to (?:political )?part(?:ies|y)`],
    zero: [
      String.raw`(?:no|zero) (?:direct |indirect |or |financial |in-kind )*(?:political )?(?:donations|contributions|payments)[^.]{0,40}(?:political|politician|parties)`,
      String.raw`no (?:political|party) (?:donations|contributions)`,
      String.raw`(?:does not|do not|did not|nor)[^.]{0,70}(?:make|makes|made|give|provide)?s? ?(?:any )?(?:political(?: party)? (?:donations|contributions)|donations to political parties)`,
      String.raw`keine (?:partei)?spenden[^.]{0,40}(?:partei|politik)\w*`,
      String.raw`keine (?:parteispenden|politischen (?:spenden|zuwendungen))`,
    ],
    codes: ['GRI 415-1'],
  },
  {
    ...money,
    id: 'G1-5_04',
    labels: [
      String.raw`(?:total )?(?:amount of )?(?:internal and external )?lobby(?:ing)? (?:expenses|expenditure|costs)`,
      String.raw`(?:interne und externe |gesamte )?lobby(?:ing)?(?:-?(?:aufwendungen|ausgaben|kosten))`,
    ],
    says: [String.raw`(?:lobbying|advocacy) (?:expenses|expenditure|activities)…(?:to|of|was|were) #`],
  },
  {
    ...money,
    id: 'G1-5_05',
    labels: [
      String.raw`(?:total )?(?:amount paid for )?memberships? (?:fees )?(?:to|in|of) (?:lobbying )?(?:associations|lobby groups|trade associations).*`,
      String.raw`(?:mitgliedsbeiträge|beiträge) (?:für|an) (?:die mitgliedschaft in )?(?:lobby)?(?:verbände\w*|vereinigungen).*`,
    ],
  },
  {
    id: 'G1-6_01',
    kind: 'number',
    unit: 'days',
    measures: ['days', 'count'],
    range: [0, 400],
    labels: [
      String.raw`average (?:number of days|time)(?: taken)? to pay (?:an |our |its |the )*(?:supplier )?(?:invoices?|suppliers).*`,
      String.raw`average (?:payment (?:period|days|time|terms?)|days (?:payable|to pay)).*`,
      String.raw`durchschnittliche (?:anzahl (?:der |an )?tagen? (?:bis )?zur (?:zahlung|begleichung).*|zahlungsdauer.*|zahl der tage.*rechnung.*)`,
    ],
    not: 'standard|customer|receivable|kunden',
    neutral: 'days|invoice|date|contractual|statutory|term|payment',
    says: [
      String.raw`(?:on average|average)[^.]{0,40}(?:pays?|paid|to pay|settles?) (?:its |the |our |an )*invoices? (?:in|within|after) #`,
      String.raw`average (?:time|number of days) (?:taken )?to pay (?:an |our |its |the )*(?:supplier )?(?:invoices?|suppliers)…(?:is|was|of|:) #`,
      String.raw`pays? (?:our |its |the |all )?invoices? (?:after|within|in) # on average`,
      String.raw`durchschnittlich (?:nach |innerhalb von )?# (?:beglichen|bezahlt)`,
    ],
  },
  {
    id: 'G1-6_02',
    kind: 'number',
    unit: 'days',
    measures: ['days'],
    range: [0, 365],
    labels: [
      String.raw`(?:standard|contractual) payment terms?(?: in (?:number of )?days)?.*`,
      String.raw`(?:standard)?zahlungs(?:bedingungen|ziele?|fristen?)(?: in tagen)?.*`,
    ],
    not: 'percentage|aligned|anteil|share|average',
    neutral: 'number|days|standard|supplier|category|main',
    says: [
      String.raw`(?:standard |usual )?payment terms?…(?:is|are|of|within|:) #`,
      String.raw`(?:settled|paid) within # (?:of receipt|after receipt|from)`,
      String.raw`zahlungsziel (?:von|beträgt) #`,
    ],
  },
  {
    ...share,
    id: 'G1-6_03',
    labels: [
      String.raw`(?:percentage|share|%)(?: of)? (?:its |the )?payments aligned with (?:these |the )?standard (?:payment )?terms.*`,
      String.raw`(?:prozentualer )?anteil (?:der )?zahlungen.*(?:zahlungs(?:bedingungen|ziele?n?)).*`,
    ],
    says: [
      String.raw`# of (?:all |our |the )*(?:payments|invoices) (?:are |were |is )?(?:made |paid |aligned |settled )*(?:on time|in line with|within|with)`,
    ],
  },
  {
    ...count,
    id: 'G1-6_04',
    integer: true,
    labels: [
      String.raw`(?:number of )?(?:currently )?(?:outstanding )?legal proceedings (?:currently outstanding )?for late payments?.*`,
      String.raw`(?:(?:an)?zahl (?:der )?)?(?:derzeit )?(?:anhängige[rn]? )?(?:gerichtsverfahren|rechtsverfahren).*zahlungsverzug.*`,
    ],
    zero: [
      String.raw`no (?:outstanding )?legal proceedings[^.]{0,40}late payments?`,
      String.raw`no (?:open |pending )?(?:law ?suits|legal proceedings)[^.]{0,60}(?:supplier|late pay|payment)`,
      String.raw`keine (?:anhängigen )?(?:gerichtsverfahren|rechtsverfahren|verfahren)[^.]{0,60}zahlungsverzug`,
    ],
  },
]
