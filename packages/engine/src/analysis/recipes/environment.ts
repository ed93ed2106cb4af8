import type { Recipe } from '../recipe.ts'

const mass = { kind: 'number', unit: 't', measures: ['mass'], range: [0, 1e9] } as const
const volume = { kind: 'number', unit: 'm3', measures: ['volume'], range: [0, 1e12] } as const
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
