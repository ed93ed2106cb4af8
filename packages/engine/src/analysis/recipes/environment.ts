import { alternatives, type Recipe } from '../recipe.ts'

const mass = { kind: 'number', unit: 't', measures: ['mass'], range: [0, 1e9] } as const
const volume = { kind: 'number', unit: 'm3', measures: ['volume'], range: [0, 1e12] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const area = { kind: 'number', unit: 'ha', measures: ['area'], range: [0, 1e8] } as const
const WATER = String.raw`(?:fresh ?|drinking |municipal |ground|surface )?water`
const NOT_RATIO = String.raw`intensi|\bper\b|\bpro\b|\bje\b|relative|share|anteil|quote|rate\b|target|\bziel|reduc|redukt|saving|einspar|change|veränderung|avoid`

/** Consumption is often explained as withdrawal minus discharge. */
const LESS = String.raw`(?:minus|less|abzüglich|-|–)`

/** What is emitted to the air only, whether or not the table says so. */
const AIRBORNE = String.raw`(?:nitrogen oxides?|sulph?ur (?:di)?oxides?|particulate matter|stickstoffoxide?|stickoxide?|schwefel(?:di)?oxide?|feinstaub|(?:non-methane )?volatile organic (?:compounds?|substances?)|flüchtige organische verbindungen)(?: \(\w{2,6}\))?|\b(?:nox|sox|so2|nmvocs?|vocs?|pm ?(?:10|2[.,]5)?)\b`

/** ESRS E2-4 (paragraphs 28 and 29) and E3-4 (paragraphs 28 and 29). */
export const waterAndPollutionRecipes: Recipe[] = [
  ...(
    [
      ['E2-4_02', 'air|luft', String.raw`(?:emissions? to |into the )air|in (?:die )?luft`],
      ['E2-4_03', 'water|wasser', String.raw`(?:emissions? to |into the )water|in(?:s)? (?:das )?wasser`],
      ['E2-4_04', 'soil|boden', String.raw`(?:emissions? to |into the )soil|in (?:den )?boden`],
    ] as const
  ).map(
    ([id, medium, phrase]): Recipe => ({
      ...mass,
      id,
      labels: [
        String.raw`(?:total )?(?:pollutant )?emissions? (?:of pollutants )?to (?:${medium})(?: by pollutant)?`,
        String.raw`(?:gesamte )?(?:schadstoff)?emissionen in (?:die |das |den )?(?:${medium})`,
        String.raw`(?:luft|wasser|boden)?schadstoff(?:emissionen|e)?`,
        ...(id === 'E2-4_02'
          ? [String.raw`(?:total )?(?:emissions? of )?(?:${AIRBORNE})(?:[- ]?(?:emissions?|emissionen))?`]
          : []),
      ],
      needs: `${phrase}|luftschadstoff|air (?:emission|pollut)|wasserschadstoff|water pollut${id === 'E2-4_02' ? `|${AIRBORNE}` : ''}`,
      not: String.raw`ghg|co2|greenhouse|treibhaus|noise|lärm|${medium.startsWith('water') ? '' : String.raw`\bcod\b|\bcsb\b|\bbod\b|oxygen demand|suspended solids|`}${NOT_RATIO}`,
      notAround: 'ghg emission|greenhouse|treibhausgas|scope',
      neutral: 'pollutants|of|by',
      breakdowns: ['pollutant'],
      partsOnly: true,
      rows: phrase.includes('air')
        ? String.raw`\bair\b(?! ?(?:freight|cargo|travel|traffic))|luft(?!fracht|fahrt|verkehr)|pollutant|schadstoff`
        : phrase,
      codes: ['GRI 305-7', 'VSME B4'],
    }),
  ),
  {
    ...mass,
    id: 'E2-4_05',
    labels: [
      String.raw`(?:total )?(?:amount of )?microplastics?(?: generated| used| generated (?:or|and) used)?`,
      String.raw`(?:gesamtmenge (?:des|an) )?(?:erzeugte[ns]? |verwendete[ns]? |erzeugten oder verwendeten )?mikroplastiks?(?: erzeugt| verwendet)?`,
    ],
    not: String.raw`substances of concern|besorgnis|polic|konzept|generated(?! (?:and|or))|(?<!(?:and|or) )used|^erzeugte\w* mikro|^verwendete\w* mikro`,
  },
  {
    ...mass,
    id: 'E2-5_01',
    labels: [
      String.raw`total amount of substances of concern(?: that are)? (?:generated|used|procured).*`,
      String.raw`gesamtmenge (?:der |an )?besorgniserregende[rn]? stoffe.*`,
    ],
    // The table by hazard class; its sum is a datapoint of its own.
    needs: 'hazard class|gefahrenklasse',
    not: 'very high|besonders',
  },
  {
    ...volume,
    id: 'E3-4_01',
    labels: [
      String.raw`(?:total |overall |absolute )*${WATER} (?:consumption|consumed|usage|use)(?: total| in total)?`,
      String.raw`(?:total )?consumption of (?:fresh)?water`,
      String.raw`(?:gesamt)?(?:frisch|trink)?wasser(?:gesamt)?verbrauch(?: gesamt| insgesamt)?`,
      String.raw`gesamtwasserverbrauch`,
      String.raw`^(?:total )?consumption(?: total)?$|^(?:gesamt)?verbrauch(?: gesamt| insgesamt)?$`,
    ],
    needs: 'water|wasser',
    not: String.raw`withdraw(?!\w* ${LESS})|entnahme(?! ${LESS})|(?<!${LESS} (?:der |the )?(?:water )?)discharg|abwasser|(?<!${LESS} (?:der )?(?:wasser)?)einleitung|stress|risk|risik|recycl|reus|wiederverwend|stored|gespeichert|electric|hot water|warmwasser|energy|${NOT_RATIO}`,
    notAround: 'water stress|wasserstress|intensity per|emissions? to',
    neutral: 'fresh|drinking|total|group|trink|frisch|absolute|own|operations',
    says: [
      String.raw`(?:total |absolute |group'?s? )?(?:fresh ?)?water (?:consumption|usage|use)…(?:to|was|of|at|is|totall?ed|:) (?:around |about )?#`,
      String.raw`consumed (?:a total of |around |about )?# of (?:fresh)?water`,
      String.raw`wasserverbrauch…(?:auf|bei|betrug|beträgt|von|:) (?:rund |ca\. )?#`,
      String.raw`# (?:trink|frisch)?wasser verbraucht`,
    ],
    codes: ['GRI 303-5', 'VSME B6'],
    relations: [{ kind: 'at_most', of: ['E3-4_11'] }],
  },
  {
    ...volume,
    id: 'E3-4_02',
    labels: [
      String.raw`(?:total )?water consumption (?:in|from|at) (?:areas|sites).{0,50}(?:water[ -]risk|water[ -]stress).*`,
      String.raw`(?:gesamt)?wasserverbrauch in (?:gebieten|regionen).{0,60}(?:wasserrisik|wasserstress).*`,
    ],
    not: 'withdraw|entnahme',
    notUnder: '^(?!.*(?:consum|verbrauch)).*(?:withdraw|discharg|entnahme|entnommen|ableitung|einleitung|abwasser)',
    codes: ['VSME B6'],
    relations: [{ kind: 'at_most', of: ['E3-4_01'] }],
  },
  {
    ...volume,
    id: 'E3-4_03',
    labels: [
      String.raw`(?:total )?(?:volume of )?(?:water )?recycled (?:and|or|&) reused(?: water)?`,
      String.raw`(?:total )?(?:recycled|reused) water`,
      String.raw`(?:gesamtvolumen des )?(?:zurückgewonnene[ns]?|recycelte[ns]?|wiederverwendete[ns]?|wiederaufbereitete[ns]?)(?: und (?:wiederverwendete[ns]?|aufbereitete[ns]?))? wassers?`,
    ],
    not: NOT_RATIO,
    needs: 'water|wasser',
    codes: ['GRI 303-3'],
  },
  {
    ...volume,
    id: 'E3-4_04',
    labels: [
      String.raw`(?:total )?(?:water stored|stored water|water storage)(?: total)?`,
      String.raw`(?:gesamtvolumen des )?gespeicherte[ns]? wassers?|wasserspeicherung`,
    ],
    not: `change|veränderung|${NOT_RATIO}`,
  },
  {
    id: 'E3-4_08',
    kind: 'number',
    unit: 'm3/EUR',
    measures: ['ratio'],
    range: [0, 1e7],
    labels: [
      String.raw`(?:fresh ?)?water (?:use |consumption )?intensity(?: ratio)?.{0,40}`,
      String.raw`(?:total )?(?:fresh ?)?water consumption (?:\w+ ){0,4}(?:per|in relation to) (?:net )?(?:revenue|turnover|sales).*`,
      String.raw`wasserintensität.{0,40}`,
      String.raw`wasserverbrauch (?:pro|je) (?:\w+ )?(?:netto)?umsatz.*`,
      String.raw`relative per (?:revenues?|sales|turnover)`,
    ],
    needs: 'water|wasser',
    not: 'employee|mitarbeit|energy|waste|tonne|product|hour|emission',
    neutral: 'revenue|revenues|million|per|net|relative|in|m3|eur|freshwater|use',
    says: [
      String.raw`water (?:consumption|intensity|use)…in relation to (?:net )?(?:revenues?|sales|turnover)…to (?:eur )?#`,
      String.raw`water intensity…(?:of|was|to|at) #`,
    ],
  },
  {
    ...volume,
    id: 'E3-4_11',
    labels: [
      String.raw`(?:total |overall )?(?:amount of )?water (?:withdrawals?|withdrawn|abstraction|intake|input)(?: total| from all (?:sites|sources))?`,
      String.raw`(?:total )?withdrawal of water`,
      String.raw`(?:gesamt)?wasser(?:entnahmen?|bezug|bedarf|aufkommen|einsatz|förderung)(?: gesamt| insgesamt| aus allen standorten)?`,
      String.raw`(?:gesamte |entnommene )wasser(?:menge|entnahme)`,
      String.raw`^(?:total )?(?:withdrawals?|abstraction|intake)(?: total)?$|^(?:gesamt)?entnahme(?: gesamt| insgesamt)?$`,
    ],
    needs: 'water|wasser',
    not: String.raw`stress|risk|risiko|surface|oberfläche|ground|grund|sea|meer|third|dritt|rain|regen|munic|kommunal|${NOT_RATIO}`,
    notAround: 'water stress areas|wasserstress',
    neutral: 'total|group|fresh|sites|sources|amount|all|from',
    says: [
      String.raw`water withdrawals?…(?:to|was|of|at|totall?ed|:) #`,
      String.raw`(?:withdrew|abstracted) (?:a total of )?# of water`,
      String.raw`wasserentnahme…(?:auf|bei|betrug|von|:) #`,
    ],
    codes: ['GRI 303-3', 'G4-EN8', 'VSME B6', 'DNK 11'],
  },
  {
    ...volume,
    id: 'E3-4_12',
    labels: [
      String.raw`(?:total )?(?:amount of )?(?:waste ?)?water (?:discharges?|discharged)(?: total)?`,
      String.raw`(?:total )?(?:waste ?water|effluents?)(?: discharges?| volume| discharged)?`,
      String.raw`(?:gesamt)?(?:wasserrückführung|abwasser(?:menge|aufkommen|einleitung(?:en)?)?|wassereinleitung(?:en)?|wasserableitung(?:en)?)(?: gesamt| insgesamt)?`,
      String.raw`^(?:total )?discharges?(?: total)?$|^(?:gesamt)?(?:ableitung|einleitung|rückführung)(?: gesamt| insgesamt)?$`,
    ],
    needs: 'water|wasser|effluent',
    not: String.raw`treated|behandelt|cod|load|fracht|cost|kosten|water stress|${NOT_RATIO}`,
    neutral: 'total|group|production|processes|from|undertaking',
    says: [
      String.raw`(?:waste ?water|water discharges?)…(?:to|was|of|at|totall?ed|:) #`,
      String.raw`abwasser(?:menge)?…(?:auf|bei|betrug|von|:) #`,
    ],
    codes: ['GRI 303-4', 'G4-EN22'],
    relations: [{ kind: 'at_most', of: ['E3-4_11'] }],
  },
]

/** Tables of one kind of waste: what stands in them is no total. */
const ONE_WASTE = String.raw`electronic waste|e-waste|\bweee\b|elektro(?:nik)?schrott|elektroaltgerät|(?<!waste (?:and|&) )food waste(?! (?:and|&) (?:other )?waste)|food loss|(?<!abfälle und )lebensmittelabf|plastic waste|kunststoffabf|packaging waste|verpackungsabf`

/** ESRS E4-5 (paragraph 35, AR 32 to AR 34), E5-4 (paragraph 31) and E5-5 (paragraphs 36 to 40). */
export const landAndWasteRecipes: Recipe[] = [
  {
    id: 'E4-5_01',
    kind: 'number',
    unit: 'count',
    measures: ['count'],
    range: [0, 100000],
    integer: true,
    labels: [
      String.raw`number of (?:own )?sites? (?:owned, leased (?:or|,) managed )?(?:located )?in or (?:near|adjacent to) (?:protected|biodiversity|key).*`,
      String.raw`anzahl (?:der )?standorte.{0,60}(?:in oder (?:in der )?nähe|schutzgebiet|biodiversität).*`,
    ],
    says: [String.raw`# (?:of our |own )?sites (?:are )?(?:located )?in or near (?:biodiversity|protected)`],
    codes: ['GRI 304-1', 'VSME B5'],
  },
  {
    ...area,
    id: 'E4-5_02',
    labels: [
      String.raw`area of sites (?:owned, leased or managed )?(?:located )?in or near.*`,
      String.raw`fläche (?:der )?standorte.{0,60}(?:in oder|schutzgebiet|biodiversität).*`,
    ],
    not: 'number|anzahl',
  },
  ...(
    [
      [
        'E4-5_10',
        String.raw`total (?:use of land(?: area)?|land[ -]use(?: area)?)|land[ -]use \(?total\)?|gesamt(?:er)? flächenverbrauch|gesamtflächennutzung|gesamte flächennutzung|(?:gesamt)?grundstücksfläche`,
      ],
      ['E4-5_11', String.raw`(?:total )?sealed area|(?:gesamte )?versiegelte (?:gesamt)?fläche|flächenversiegelung`],
      [
        'E4-5_12',
        String.raw`(?:total )?nature-?oriented area,? on[ -]?site|naturnahe (?:gesamt)?fläche (?:am|auf dem|an den) (?:standort|betriebsgelände)\w*`,
      ],
      [
        'E4-5_13',
        String.raw`(?:total )?nature-?oriented area,? off[ -]?site|naturnahe (?:gesamt)?fläche (?:abseits|außerhalb)[a-z ]*(?:standort|betriebsgelände)\w*`,
      ],
    ] as const
  ).map(
    ([id, labels]): Recipe => ({
      ...area,
      id,
      labels: alternatives(labels),
      not: 'share|anteil|change|per ',
      neutral: 'total|area|of',
      codes: ['VSME B5'],
    }),
  ),
  {
    ...mass,
    id: 'E5-4_02',
    labels: [
      String.raw`(?:overall )?total (?:weight|mass|amount) of (?:products?(?: and|,)? )?(?:technical and biological )?(?:materials|resources|products)(?: used)?.*`,
      String.raw`total annual mass-?flow of relevant materials used|jährlicher massenstrom der (?:verschiedenen )?einsatzmaterialien`,
      String.raw`gesamtgewicht der eingesetzten materialien|(?:gesamte )?eingesetzte (?:materialien|rohstoffe)`,
      String.raw`(?:total )?(?:materials|material input|raw materials)(?: used| consumption)?(?: total)?`,
      String.raw`gesamtgewicht der (?:produkte|materialien|technischen).*|(?:gesamter )?material(?:einsatz|verbrauch)(?: gesamt| insgesamt)?`,
    ],
    not: `packag|verpackung|recycl|rezykl|renewable|secondary|sekundär|hazard|waste|abfall|costs?|kosten|operating|auxiliary|hilfs|${NOT_RATIO}`,
    neutral: 'total|annual|relevant|used|mass|kg',
    says: [
      String.raw`(?:used|consumed|processed) (?:a total of |around |about )?# of (?:raw )?materials`,
      String.raw`materialeinsatz…(?:betrug|von|bei|:) #`,
    ],
    codes: ['GRI 301-1', 'VSME B7'],
  },
  {
    ...share,
    id: 'E5-4_03',
    labels: [
      String.raw`(?:percentage|share) of biological materials.*`,
      String.raw`(?:prozentualer )?anteil (?:an )?biologischer? materialien.*`,
    ],
  },
  {
    ...mass,
    id: 'E5-4_04',
    labels: [
      String.raw`(?:absolute )?weight of (?:secondary )?(?:reused or recycled|secondary) (?:components|materials).*`,
      String.raw`gewicht der (?:wiederverwendeten oder recycelten|sekundären?) .*`,
      String.raw`(?:recycled|secondary) (?:input |raw )?materials(?: used)?|(?:eingesetzte[sn]? )?(?:sekundärmaterial(?:ien)?|sekundärrohstoffe|recycelte (?:materialien|einsatzstoffe|rohstoffe))`,
    ],
    not: 'percentage|share|anteil|waste|abfall|packag|verpackung|water|paper|papier|rate|quote',
  },
  {
    ...share,
    id: 'E5-4_05',
    labels: [
      String.raw`(?:percentage|share) of (?:secondary )?(?:reused or recycled|secondary|recycled)(?: input)? (?:components|materials).*`,
      String.raw`anteil (?:an |der |des )?sekundär(?:material(?:ien|s)?|rohstoffe[n]?)(?: am materialeinsatz)?`,
      String.raw`(?:prozentualer )?anteil (?:der )?(?:wiederverwendete[rn]? oder recycelte[rn]?|sekundäre[rn]?|recycelte[rn]?) .*(?:material|komponenten).*`,
    ],
    whole: true,
    not: 'waste|abfall|packag|verpackung|water|paper|papier',
    neutral:
      'total|used|input|inputs|material|materials|products|weight|in|der|des|gesamt|eingesetzte[nr]?|of|to|manufacture',
  },
  {
    ...mass,
    id: 'E5-5_07',
    labels: [
      String.raw`(?:total |overall |absolute )*(?:amount of |volume of |quantity of |weight of )?waste(?: volume| amount)?(?: generated| generation| produced| total)?`,
      String.raw`waste (?:generated|generation|volume|total|quantity)(?: total)?`,
      String.raw`(?:gesamt)?abf(?:all|älle)(?:gesamt)?(?:aufkommen|menge|mengen|gewicht)?s?(?: gesamt| insgesamt)?`,
      String.raw`(?:gesamt(?:menge|gewicht|volumen)(?: der| an)? )(?:angefallene[rn]? |anfallende[rn]? |erzeugte[rn]? )?abf(?:all|älle[ns]?)`,
      String.raw`waste intensity`,
    ],
    not: String.raw`\bcategory|kategorie|non-?hazard|hazard|gefährlich|dispos|divert|beseitig|verwert|recycl|rezykl|reus|landfill|deponi|incinerat|verbrenn|thermisch|paper|papier|plastic|kunststoff|metal|scrap|schrott|organic|bio|electronic|elektr|e-waste|food|lebensmittel|construction|bau|radioactiv|radioaktiv|water|wasser|municipal|residual|mixed|gemisch|rest|household|wood|holz|cost|kosten|emission|${NOT_RATIO.replace('intensi|', '')}`,
    notAround: String.raw`scope 3|recovery|recycling rate|emissions? category|${ONE_WASTE}`,
    neutral: 'total|group|amount|generated|of|weight|mass|absolute|intensity|waste|abfall|abfälle|abfällen|davon|which',
    breakdowns: ['waste'],
    says: [
      String.raw`(?:total |absolute |overall )?(?:amount|volume|quantity) of waste…(?:to|was|of|at|totall?ed) #`,
      String.raw`(?:generated|produced) (?:a total of |around |about |approximately )?# of waste`,
      String.raw`total waste…(?:to|was|of|at|totall?ed|:) #`,
      String.raw`(?:abfallaufkommen|abfallmenge|gesamtabfall\w*)…(?:auf|bei|betrug|beträgt|von|:) (?:rund |ca\. )?#`,
      String.raw`# abfall angefallen|# abfälle (?:angefallen|erzeugt)`,
    ],
    codes: ['GRI 306-3', 'G4-EN23', 'VSME B7', 'DNK 11'],
  },
  {
    ...mass,
    id: 'E5-5_08',
    labels: [
      String.raw`(?:total )?waste (?:diverted (?:from|to)|not directed to) (?:disposal|recycl\w+(?: (?:and|or) reuse)?)`,
      String.raw`(?:waste )?(?:diverted from disposal|recovered waste|waste (?:recovery|recovered))`,
      String.raw`(?:von der beseitigung umgeleitete[rn]? abf\w+|verwertete[rn]? abf\w+|abf\w+ zur verwertung)`,
      String.raw`waste (?:recycled|reused|for recycling|recycling)|(?:recycled|reused) waste|recycelte[rn]? abf\w+|abf\w+ zum recycling`,
      String.raw`(?:\w+ )?equipment (?:recycled|refurbished)`,
    ],
    needs: 'waste|abf|circular|recycl',
    notAround: ONE_WASTE,
    not: `non-?recycl|nicht ?recyc|rate|quote|${ONE_WASTE}|${NOT_RATIO}`,
    neutral: 'total|waste',
    breakdowns: ['waste'],
    codes: ['GRI 306-4'],
  },
  {
    ...mass,
    id: 'E5-5_09',
    labels: [
      String.raw`(?:total )?waste (?:directed to|for|sent to) (?:disposal|landfill|incineration)`,
      String.raw`(?:total )?directed to disposal`,
      String.raw`(?:zur beseitigung bestimmte[rn]?|beseitigte[rn]?) abf\w+|abf\w+ zur beseitigung`,
    ],
    needs: 'waste(?! ?water)|abf[aä]ll|directed to disposal',
    notAround: ONE_WASTE,
    not: `rate|quote|${ONE_WASTE}|${NOT_RATIO}`,
    neutral: 'total|waste|abfall|abfälle|gesamt',
    breakdowns: ['waste'],
    codes: ['GRI 306-5'],
  },
  {
    ...mass,
    id: 'E5-5_10',
    labels: [
      String.raw`(?:total )?(?:amount of )?non-?recycled waste(?: total)?`,
      String.raw`(?:gesamtmenge (?:der )?)?nicht ?(?:recycelte[rn]?|recycled) abf\w+`,
    ],
    notAround: ONE_WASTE,
    needs: 'waste|abf|abfäll',
    not: 'percentage|share|anteil|%',
    neutral: 'total',
    relations: [{ kind: 'at_most', of: ['E5-5_07'] }],
  },
  {
    ...share,
    id: 'E5-5_11',
    labels: [
      String.raw`(?:percentage|share|proportion|%) of non-?recycled waste|non-?recycled waste(?: share| percentage)?`,
      String.raw`(?:prozentualer )?anteil (?:der )?nicht ?recycelte[rn]? abf\w+`,
    ],
    notAround: ONE_WASTE,
    relations: [{ kind: 'share', of: ['E5-5_10', 'E5-5_07'] }],
  },
  {
    ...mass,
    id: 'E5-5_15',
    labels: [
      String.raw`(?:total )?(?:amount of |volume of )?hazardous waste(?: total| generated| volume)?`,
      String.raw`(?:gesamtmenge (?:der |an )?)?(?:davon )?gefährliche[rn]? abf\w+(?: gesamt| insgesamt)?`,
      String.raw`sonderabf\w+|(?:davon )?gefährlich abf\w+`,
    ],
    notAround: ONE_WASTE,
    not: String.raw`non-?hazard|ungefährlich|nicht gefährlich|dispos|divert|beseitig|verwert|recycl|rezykl|landfill|deponi|incinerat|verbrenn|radioac|${NOT_RATIO}`,
    needs: 'waste|abf|abfäll|müll',
    alone:
      '^(?:davon |darunter |of which |thereof |o\\/w )?(?:hazardous|gefährlich)[^a-zäöü]*(?: \\(.*\\))?$|^gefährliche[r]?(?: \\(.*\\))?$',
    neutral:
      'total|generated|davon|of|which|waste|amount|gesamtabfallaufkommen|abfallaufkommen|abfallmenge|abfälle|abfall|angefallen|angefallene|erzeugt|insgesamt',
    says: [
      String.raw`# (?:of )?hazardous waste`,
      String.raw`hazardous waste…(?:to|was|of|at|totall?ed|:) #`,
      String.raw`# gefährliche abfälle`,
      String.raw`davon (?:waren|sind) # gefährlich(?![\w ]+(?:stoffe|güter))`,
    ],
    codes: ['GRI 306-3', 'VSME B7'],
    relations: [{ kind: 'at_most', of: ['E5-5_07'] }],
  },
  {
    ...mass,
    id: 'E5-5_16',
    labels: [
      String.raw`(?:total )?(?:amount of )?radioactive waste(?: generated)?`,
      String.raw`(?:gesamtmenge (?:der |an )?)?radioaktive[rn]? abf\w+`,
    ],
    not: 'hazardous and|gefährliche und',
    zero: [String.raw`no radioactive waste`, String.raw`keine radioaktiven abfälle`],
    neutral: 'total',
  },
]
