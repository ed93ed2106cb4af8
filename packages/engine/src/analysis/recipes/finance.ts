import type { Recipe } from '../recipe.ts'
import { REVENUE_IN_BRACKETS } from './governance.ts'

const money = { kind: 'number', unit: 'EUR', measures: ['money'], range: [0, 1e13] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const REVENUE = String.raw`(?:net )?(?:revenues?|turnover|sales)`
const UMSATZ = String.raw`(?:netto)?(?:umsatz\w*|erlöse)`

/** Revenue from an activity (ESRS 2, paragraph 40 d): `revenue from coal`, `Umsatzerlöse aus Kohle`. */
const revenueFrom = (id: string, english: string, german: string, not: string, row?: string): Recipe => ({
  ...money,
  id,
  labels: [
    String.raw`(?:total )?${REVENUE} (?:derived |generated |earned )?(?:from|in|with) (?:the )?(?:${english})`,
    String.raw`(?:gesamt)?${UMSATZ} (?:aus|mit|in) (?:der |dem )?(?:${german})`,
    ...(row ? [`^(?:davon |of which |thereof |- )?(?:aus |mit |from |in )?(?:${row})(?: \\([^()]{1,20}\\))?$`] : []),
  ],
  // A row that only names the fuel stands below the revenue from fossil fuels.
  ...(row
    ? {
        needs: String.raw`(?:umsatz|umsätze|erlös|revenue|turnover|sales)[^|]{0,50}(?:fossil|sektoren|sectors|${english}|${german})|fossil[^|]{0,30}(?:umsatz|umsätze|erlös|revenue|turnover|sales)`,
      }
    : {}),
  not: `share|anteil|percent|%|intensi|customers?|kunden|${not}`,
  notAround: 'capex|capital expend|investition|intensi|mwh|gwh|energieverbrauch|energy consumption|taxonomy-eligible',
  neutral: 'sector|activities|tätigkeiten|total|sektor|bereich|the',
  says: [
    String.raw`${REVENUE} from (?:the )?(?:${english})…(?:was|were|amounted to|came to|totall?ed|of|to|:) #`,
    String.raw`# (?:of|in) ${REVENUE} (?:came |comes |was generated |was earned |is generated )?(?:from|with) (?:the )?(?:${english})`,
    String.raw`${UMSATZ}[^.;\uE000-\uE3FF]{0,40} (?:aus|mit) (?:der |dem )?(?:${german})…(?:betrug|betrugen|belief sich auf|beliefen sich auf|lag bei|lagen bei|von|:) #`,
    String.raw`(?:aus|mit) (?:der |dem )?(?:${german})[^.;\uE000-\uE3FF]{0,40} (?:erzielt|erwirtschaft)\w* (?:wir |der konzern )?(?:einen )?(?:umsatz|umsatzerlöse|erlöse) (?:von|in höhe von) #`,
  ],
  zero: [
    String.raw`no ${REVENUE} (?:from|in|with) (?:the )?(?:${english})`,
    String.raw`keine[n]? ${UMSATZ} (?:aus|mit) (?:der |dem )?(?:${german})`,
  ],
})

const NOT_THE_OTHERS = 'gas|coal|kohle|\\bund\\b'

/** Revenues by sector (ESRS 2 SBM-1, 40 d), anticipated financial effects (E1-9, 66 to 69) and expenses that stand beside targets. */
export const financeRecipes: Recipe[] = [
  revenueFrom(
    'SBM-1_10',
    String.raw`fossil fuels?(?: \(coal, oil and gas\))?(?: sector| activities)?`,
    String.raw`fossilen? (?:brennstoffen?|energieträgern?)`,
    'customer',
    'fossil fuels?|fossile (?:brennstoffe|energieträger)',
  ),
  revenueFrom(
    'SBM-1_11',
    String.raw`coal(?:-fired)?(?: activities| power(?: plants| generation)?| mining| sales)?`,
    'kohle',
    'oil|öl\\b|gas',
    'coal|kohle',
  ),
  revenueFrom(
    'SBM-1_12',
    String.raw`(?:crude )?oil(?: activities)?`,
    String.raw`(?:erd)?öl`,
    NOT_THE_OTHERS,
    'oil|öl|erdöl',
  ),
  revenueFrom(
    'SBM-1_13',
    String.raw`(?:natural |fossil )?gas(?: activities| sales| supply| trading| distribution)?`,
    String.raw`(?:erd)?gas`,
    'oil|öl\\b|coal|kohle|taxonom|aligned|konform',
    'gas|natural gas|erdgas|fossil gas|fossiles gas',
  ),
  revenueFrom(
    'SBM-1_14',
    String.raw`taxonomy-?aligned (?:economic )?activities (?:related to|in) fossil gas`,
    String.raw`taxonomiekonformen (?:wirtschafts)?tätigkeiten (?:im zusammenhang mit|mit) fossilem gas`,
    'zzz',
    String.raw`taxonomy-?aligned (?:economic )?activities (?:related to|in|with) fossil gas|taxonomiekonforme[nr]? (?:wirtschafts)?tätigkeiten (?:im zusammenhang mit|mit) fossilem gas`,
  ),
  revenueFrom(
    'SBM-1_16',
    String.raw`chemicals? production|(?:the )?(?:production|manufacture) of chemicals`,
    String.raw`(?:herstellung von chemikalien|chemieproduktion|chemikalienherstellung)`,
    'zzz',
    '(?:herstellung|produktion) von chemikalien|chemikalienproduktion|chemicals? production|production of chemicals',
  ),
  revenueFrom(
    'SBM-1_18',
    String.raw`controversial weapons`,
    String.raw`(?:umstrittenen|kontroversen|geächteten) waffen`,
    'zzz',
    '(?:umstrittene|kontroverse|geächtete) waffen|controversial weapons',
  ),
  revenueFrom(
    'SBM-1_20',
    String.raw`(?:the )?(?:cultivation and production of )?tobacco`,
    String.raw`(?:anbau und der (?:produktion|herstellung) von )?tabak`,
    'zzz',
    'anbau und (?:produktion|herstellung) von tabak|tabak|(?:cultivation and production of )?tobacco',
  ),
  {
    ...money,
    id: 'E1-9_01',
    labels: [
      String.raw`(?:monetary amount of |carrying amount of |total )?assets (?:at|exposed to|subject to) (?:material )?physical (?:climate )?risks?(?: \(total\))?`,
      String.raw`(?:buchwert der |betrag der )?vermögenswerte mit (?:wesentlichem |erheblichem )?physischem (?:klima)?risiko`,
    ],
    not: 'acute|akut|chronic|chronisch|share|anteil|percent|%|covered',
    neutral: 'before|considering|adaptation|actions|total|monetary|amount',
  },
  {
    ...money,
    id: 'E1-9_02',
    labels: [
      String.raw`(?:monetary amount of )?assets (?:at|exposed to|subject to) (?:material )?acute (?:physical )?(?:climate )?risks?`,
      String.raw`(?:buchwert der )?vermögenswerte mit (?:wesentlichem )?akutem (?:physischem )?(?:klima)?risiko`,
    ],
    not: 'share|anteil|percent|%|chronic',
    neutral: 'monetary|amount|before|considering|adaptation|actions',
  },
  {
    ...money,
    id: 'E1-9_03',
    labels: [
      String.raw`(?:monetary amount of )?assets (?:at|exposed to|subject to) (?:material )?chronic (?:physical )?(?:climate )?risks?`,
      String.raw`(?:buchwert der )?vermögenswerte mit (?:wesentlichem )?chronischem (?:physischem )?(?:klima)?risiko`,
    ],
    not: 'share|anteil|percent|%|acute',
    neutral: 'monetary|amount|before|considering|adaptation|actions',
  },
  {
    ...share,
    id: 'E1-9_04',
    labels: [
      String.raw`(?:percentage|share|proportion|%) of assets (?:at|exposed to|subject to) (?:material )?physical (?:climate )?risks?`,
      String.raw`(?:prozentualer )?anteil der vermögenswerte mit (?:wesentlichem )?physischem (?:klima)?risiko`,
    ],
    not: 'covered|addressed|adaptation actions|anpassung',
    neutral: 'total|before|considering',
  },
  {
    ...money,
    id: 'E1-9_14',
    labels: [
      String.raw`(?:monetary amount of |carrying amount of )?assets (?:at|exposed to|subject to) (?:material )?transition risks?`,
      String.raw`(?:buchwert der )?vermögenswerte mit (?:wesentlichem )?übergangsrisiko`,
    ],
    not: 'share|anteil|percent|%|covered',
    neutral: 'monetary|amount|before|considering|mitigation|actions',
  },
  {
    ...share,
    id: 'E1-9_15',
    labels: [
      String.raw`(?:percentage|share|proportion|%) of assets (?:at|exposed to|subject to) (?:material )?transition risks?`,
      String.raw`(?:prozentualer )?anteil der vermögenswerte mit (?:wesentlichem )?übergangsrisiko`,
    ],
    not: 'covered|addressed|actions',
    neutral: 'total',
  },
  {
    ...money,
    id: 'E1-9_41',
    labels: [
      String.raw`(?:expected )?cost savings from (?:climate change )?mitigation(?: actions| measures)?`,
      String.raw`(?:erwartete )?kosteneinsparungen (?:aus|durch) (?:klimaschutz\w*)`,
    ],
    not: 'adaptation|anpassung|share|anteil|%',
    neutral: 'expected|actions|measures|climate|change',
  },
  {
    ...money,
    id: 'E1-9_42',
    labels: [
      String.raw`(?:expected )?cost savings from (?:climate change )?adaptation(?: actions| measures)?`,
      String.raw`(?:erwartete )?kosteneinsparungen (?:aus|durch) (?:anpassung\w*)(?: an den klimawandel)?`,
    ],
    not: 'mitigation|klimaschutz|share|anteil|%',
    neutral: 'expected|actions|measures|climate|change',
  },
  {
    ...money,
    id: 'E1-9_43',
    labels: [
      String.raw`(?:potential )?market size (?:of|for) low-?carbon products.*`,
      String.raw`(?:potenzielle|potentielle) marktgröße (?:für|der|von) (?:co2-armen?|kohlenstoffarmen?|emissionsarmen?) produkte\w*.*`,
    ],
    not: 'share|anteil|%',
  },
  {
    ...money,
    id: 'E1-9_44',
    labels: [
      String.raw`expected changes? (?:in|to) net revenues? from low-?carbon products.*`,
      String.raw`erwartete (?:ver)?änderung\w* (?:der|bei den) nettoumsatzerlöse\w* (?:aus|durch|mit) (?:co2-armen?|kohlenstoffarmen?|emissionsarmen?) produkt\w*.*`,
    ],
    not: 'share|anteil|%',
  },
  {
    ...money,
    id: 'E1-6_33',
    labels: [
      String.raw`(?:total )?net revenues?(?: in (?:the )?financial statements)?`,
      String.raw`(?:gesamte?r? )?nettoumsatzerlöse?(?: im abschluss)?`,
    ],
    needs: 'intensi|ghg|thg|emission',
    not: 'per |pro |je |share|anteil|%|other|sonstige|used|not used|verwendet|high climate|from|aus ',
    neutral: 'total|other|than|financial|statements|eur',
    says: [
      ...REVENUE_IN_BRACKETS.map(
        (named) =>
          String.raw`${named}[^.]{0,80}(?:location-based|market-based|standortbezogen|marktbezogen|emission|ghg|thg|scope)`,
      ),
      String.raw`(?:bezogen auf|gemessen an|based on|relative to|in relation to) (?:die |den |the |our |unsere )?(?:net )?(?:netto)?(?:umsatz\w*|erlöse\w*|revenues?|turnover|sales) (?:von|in höhe von|of) #[^.\uE000-\uE3FF]{0,60}(?:thg|ghg|treibhausgas|emission)[^.\uE000-\uE3FF]{0,20}intensi`,
      String.raw`(?:thg|ghg|treibhausgas|emission)[^.]{0,20}intensi[^.]{0,100}(?:based on|bezogen auf|nettoumsatz\w*|net revenues?|net turnover) (?:von|in höhe von|of) #`,
    ],
  },
  {
    ...money,
    id: 'E1-6_34',
    labels: [
      String.raw`net revenues? used to calculate (?:ghg|the ghg|emission)[a-z -]*intensity`,
      String.raw`(?:zur|für die) berechnung der (?:thg-?|treibhausgas)?(?:emissions)?intensität verwendete nettoumsatzerlöse?|nettoumsatzerlöse?,? die zur berechnung der (?:thg-?|treibhausgas)?(?:emissions)?intensität verwendet w\w+`,
    ],
    not: 'other|not used|nicht|share|anteil',
    neutral: 'ghg|emissions|thg',
  },
]
