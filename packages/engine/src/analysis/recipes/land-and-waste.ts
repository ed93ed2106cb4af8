import { alternativesOf } from '../patterns.ts'
import type { Recipe } from '../recipe.ts'

const mass = { kind: 'number', unit: 't', measures: ['mass'], range: [0, 1e9] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const area = { kind: 'number', unit: 'ha', measures: ['area'], range: [0, 1e8] } as const
const NOT_RATIO = String.raw`intensi|\bper\b|\bpro\b|\bje\b|relative|share|anteil|quote|rate\b|target|\bziel|reduc|redukt|saving|einspar|change|veränderung|avoid`

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
      labels: alternativesOf(labels),
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
