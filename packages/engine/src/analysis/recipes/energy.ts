import { alternativesOf } from '../patterns.ts'
import type { Recipe } from '../recipe.ts'

const energy = { kind: 'number', unit: 'MWh', measures: ['energy'], range: [0, 1e9] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const PURCHASED = String.raw`(?:purchased|acquired|bought|procured|sourced|eingekauft\w*|zugekauft\w*|gekauft\w*|erworben\w*|bezogen\w*)`
const CARRIERS = String.raw`(?:electricity|heat(?:ing)?|steam|cooling|strom|elektrizität|wärme|dampf|kälte|kühlung|fernwärme)`
/** Headings of emissions, but not of `Energy and emissions`. */
const EMISSIONS_ALONE = String.raw`(?<!(?:energ\p{L}{1,4}|energieverbr\p{L}+)-? (?:and|und|&|\/) (?:ghg |co2 |thg-?|treibhausgas-?)?)emission`

/** Rows of a single carrier, which stand for the whole only where no other stands beside them. */
const ONE_CARRIER = String.raw`^(?!.*(?:electric|power|strom|elektriz).*(?:heat|wärme|steam|dampf|cool|kälte|kühl))(?!.*(?:heat|wärme|steam|dampf|cool|kälte|kühl).*(?:electric|power|strom|elektriz)).*(?:electric|power|strom|elektriz|heat|wärme|steam|dampf|cool|kälte|kühl)`

/** A row that only one kind of energy stands above: what is renewable of it is not all that is renewable. */
const ONE_ENERGY = String.raw`^(?:total |purchased |acquired |gesamt|bezogene[rns]? |(?:ein|zu)?gekaufte[rns]? |erworbene[rns]? |beschaffte[rns]? |bought |procured |grid )*(?:electricity|electrical energy|power|strom|elektrizität|elektrische energie|district heat(?:ing)?|heat(?:ing)?|steam|fernwärme|wärme|dampf|fuels?|brennstoffe?|kraftstoffe?)(?: ?(?:consumption|use|purchased|purchases?|verbrauch|bezug))?(?: \(.*)?$`

/** What `fuel consumption` must not be from. */
const OTHER_FUELS: Readonly<Record<string, string>> = {
  'E1-5_10': 'charcoal|holzkohle|',
  'E1-5_11': String.raw`\btotal fuels?\b|fuels-(?:abs|lfl)|gesamte[rn]? (?:brenn|kraft)stoff|\bfuels? (?:of|for|used by) [^(]*(?:cars|vehicles|fleet)\b(?! ?\((?![kmg]wh))|\bcoal|kohle|natural gas|erdgas|\(.*\b(?:gas|pellets?|holz|wood)\b|\bother\b|sonstige|andere|nuclear|nuklear|heating fuels?|\belectricity\b|(?<!non-)(?<!non)renewable sources|`,
  'E1-5_12': '',
  'E1-5_13': '',
}
/** Rows of a single oil product, which stand for the whole only where no other stands beside them. */
const ONE_FUEL = String.raw`^(?!.*(?:(?:oil|petroleum|erdöl|mineralöl) ?produ|erzeugniss)).*(?:heizöl|heating oil|fuel oil|diesel|gas ?oil|benzin|petrol\b|gasoline|\bfuels?\b|kraftstoff|treibstoff|\blpg\b|liquefied petroleum|flüssiggas|propan|kerosin|jet fuel|schweröl|heavy fuel)`

/** Rows of a single renewable fuel, which stand for the whole only where no other stands beside them. */
const ONE_BIOFUEL = String.raw`^(?:(?:wood |holz-?)?pellets?|wood chips|hackschnitzel|holzhackschnitzel|hackgut|firewood|brennholz|scheitholz|holz)(?: \(.*| in .*)?$`

/** A row below the sum of one class of energy: `Total fossil energy`, and beneath it `Share of total energy consumption (%)`. */
const OF_TOTAL = String.raw`^(?:(?:share|percentage|proportion|%)(?: of| in)(?: the)? total energy consumption|anteil am (?:gesamt-?|gesamten )energieverbrauch)(?: \(?(?:in )?%\)?)?$`

/** ESRS E1-5, paragraphs 37 to 43 and AR 34 to AR 38. */
export const energyRecipes: Recipe[] = [
  {
    ...energy,
    id: 'E1-5_01',
    measures: ['energy'],
    labels: [
      String.raw`(?:total |overall |final |absolute |gross |net |annual )*energy (?:consumption|use|usage|demand|input)(?: within the organi[sz]ation| related to own operations| in total| overall)?`,
      String.raw`total (?:consumption of )?energy(?: consumed| used)?`,
      String.raw`gesamt(?:e[rns]?)?[ -]?(?:direkte[rn]? )?(?:end)?energie(?:verbrauch|bedarf|einsatz)`,
      String.raw`(?:end|primär)?energie(?:gesamt)?(?:verbrauch|verbräuche|einsatz|bedarf)s?(?: (?:innerhalb der organisation|insgesamt|gesamt|absolut|in der organisation))?`,
      String.raw`gesamtverbrauch(?: an| von)? energie`,
      String.raw`summe energieverbrauch`,
      String.raw`(?:energie|energy)(?: und treibhausgasemissionen| and (?:ghg|greenhouse gas) emissions)? (?:gesamt|insgesamt|total)`,
    ],
    not: String.raw`renewable|erneuerbar|regenerativ|fossil|nuclear|nuklear|atom|kernenergie|kernkraft|intensi|leased|downstream|upstream|vermietet|\bper\b|\bpro\b|\bje\b|\/|share|anteil|electric|strom|elektri|\bheat|wärme|\bgas\b|erdgas|\bfuels?\b|kraftstoff|brennstoff|treibstoff|reduction|reduzier|saving|einspar|(?<!gesamte[rn]? )\bdirect|\bindirect|(?<!gesamte[rn]? )direkte|indirekte|self|eigen|purchased|bezogen|outside|außerhalb|efficien|effizienz|sectors?\b|sektor|specific|spezifisch|unknown|other|sonstige|sold|verkauft|vehicle|fuhrpark|fleet|\bit\b|cooling|kühlung|steam|dampf|target|ziel|\bmix\b|produced|production|erzeug|grid`,
    notAround: String.raw`renewable energ(?:y|ies)$|intensity|per employee`,
    neutral: 'mix|breakdown|group|company|related|operations|own|and',
    says: [
      String.raw`(?:total|overall|absolute|our|group'?s?|annual) (?:final )?energy (?:consumption|use|usage|demand)…(?:to|was|of|at|is|totall?ed|reached|:) (?:around |about |approximately |some )?#`,
      String.raw`(?:consumed|used) (?:a total of |around |about |approximately )?# of energy`,
      String.raw`(?:gesamt)?(?:e|\be)nergieverbrauch…(?:betrug|beträgt|auf|von|bei|lag|belief sich auf|:) (?:rund |ca\. |etwa |insgesamt )?#`,
      String.raw`(?:insgesamt |gesamt )?# energie (?:verbraucht|eingesetzt)`,
    ],
    codes: ['GRI 302-1', 'G4-EN3', 'VSME B3', 'DNK 11', 'GRI 302-1-e'],
    relations: [{ kind: 'sum', of: ['E1-5_02', 'E1-5_03', 'E1-5_05'] }],
  },
  {
    ...energy,
    id: 'E1-5_02',
    labels: [
      String.raw`(?:total )?fossil (?:energy|fuels?)(?: consumption| use| total)?`,
      String.raw`(?:total )?(?:energy )?(?:consumption|use) (?:of |from )(?:fossil|non-renewable) (?:energy|sources|fuels|energy sources)`,
      String.raw`(?:total )?energy from fossil (?:sources|fuels)|from fossil sources|aus fossilen quellen`,
      String.raw`(?:gesamt)?verbrauch (?:von |an )?(?:aus )?fossile[rn]? (?:energie\w*|quellen)`,
      String.raw`(?:gesamt)?energieverbrauch aus fossilen (?:quellen|energieträgern|energiequellen|brennstoffen)`,
      String.raw`(?:gesamt(?:verbrauch)? )?fossile energie(?:träger|quellen)?(?: gesamt| insgesamt)?`,
    ],
    not: String.raw`non-?fossil|nicht-?fossil|electric|strom|heat|wärme|purchas|bezogen|erworben|eingekauft|share|anteil|coal|kohle|\boil|\böl|gas\b|other|sonstige|intensi|crude|production|erzeug|per |self`,
    // What is not renewable may hold nuclear energy as well.
    sure: 'fossil',
    neutral: 'consumption|energy|sources|verbrauch|energie|total',
    relations: [{ kind: 'at_most', of: ['E1-5_01'] }],
  },
  {
    ...energy,
    id: 'E1-5_03',
    labels: [
      String.raw`(?:total )?(?:energy )?consumption (?:of |from )nuclear (?:sources|energy|products|power)`,
      String.raw`(?:total )?nuclear (?:energy|power)(?: consumption)?`,
      String.raw`energy (?:consumption )?from nuclear(?: sources)?`,
      String.raw`(?:gesamt)?(?:energie)?verbrauch (?:aus |von )?(?:nuklearen? quellen|nuklearquellen|kernenergie|kernkraft(?:quellen)?|atomenergie)`,
      String.raw`kernenergie|nuklear(?:e )?energie|from nuclear sources|aus nuklearen quellen`,
    ],
    not: String.raw`share|anteil|electricity|strom\b|percentage|waste|abfall`,
    neutral: 'total|energy|verbrauch|gesamt',
    relations: [{ kind: 'at_most', of: ['E1-5_01'] }],
  },
  {
    ...share,
    id: 'E1-5_04',
    labels: [
      String.raw`(?:share|percentage|proportion) of (?:energy )?(?:consumption )?(?:from |of )?nuclear (?:sources|energy)(?: in total energy consumption)?`,
      String.raw`anteil (?:des verbrauchs aus |der )?(?:nuklear\w* quellen|nuklearquellen|kernenergie|atomenergie)(?: am gesamtenergieverbrauch)?`,
      OF_TOTAL,
    ],
    needsNear: 'nuclear|nuklear|kernenergie|kernkraft|atom',
    not: 'electricity|strom',
    neutral: 'total|energy|consumption|in|am|gesamtenergieverbrauch',
    says: [String.raw`# share of nuclear sources`],
    relations: [{ kind: 'share', of: ['E1-5_03', 'E1-5_01'] }],
  },
  {
    ...energy,
    id: 'E1-5_05',
    labels: [
      String.raw`(?:total )?renewable energy(?: consumption| use| total| consumed)?`,
      String.raw`(?:total )?(?:energy )?(?:consumption|use) (?:of |from )renewable (?:energy|sources|energy sources)`,
      String.raw`(?:total )?energy from renewable (?:sources|energies)|from renewable sources|aus erneuerbaren quellen`,
      String.raw`(?:gesamt)?(?:energie)?verbrauch (?:aus |von )?(?:erneuerbare[rn]? (?:energie\w*|quellen)|erneuerbaren)`,
      String.raw`(?:gesamt(?:verbrauch)? )?(?:erneuerbare|regenerative) energien?(?: gesamt| insgesamt)?`,
      String.raw`(?:erneuerbar|renewable) (?:gesamt|insgesamt|total)(?: in mwh)?`,
    ],
    not: String.raw`non-renewable|nicht[ -]erneuerbar|share|anteil|electric|strom\b|\bfuels?\b|brennstoff|self|selbst|eigen|purchased|erworben|bezogen|produc|erzeug|generat|heat|wärme|sold|capacity|leistung|\bfed\b|einspeis`,
    notUnder: ONE_ENERGY,
    notAround: String.raw`produc|erzeugung|generat|non-renewable|^renewable$|\| renewable$`,
    neutral: 'total|energy|consumption|gesamt|verbrauch|sources',
    says: [
      String.raw`(?:total )?(?:renewable energy consumption|energy consumption from renewable sources)…(?:to|was|of|at|:) #`,
    ],
    relations: [{ kind: 'at_most', of: ['E1-5_01'] }],
  },
  {
    ...energy,
    id: 'E1-5_06',
    labels: [
      String.raw`renewable fuels.*`,
      String.raw`fuel consumption (?:from|for|of) renewable (?:sources|fuels)(?:,? including biomass.*)?`,
      String.raw`(?:renewable fuels?|biofuels?|biomass fuels?|biogas|biodiesel)(?: \(?renewable\)?)?(?: consumption)?`,
      String.raw`brennstoffverbrauch (?:für |aus )?erneuerbare[nr]? (?:quellen|energie\w*).*`,
      String.raw`(?:erneuerbare (?:brenn|kraft)stoffe|biokraftstoffe?|biobrennstoffe|biogas|biodiesel)`,
    ],
    not: 'non-renewable|nicht erneuerbar|fossil|(?<!biogenic |biomass )share|(?<!biogene[rn]? |\\()anteil|litre|liter',
    notAround:
      'eigenerzeugung|stromerzeugung|(?<!consumption and )(?<!use and )(?:power|electricity|energy|own|self-?) generation',
    neutral: 'renewable|erneuerbar',
    oneKind: ONE_BIOFUEL,
    relations: [{ kind: 'at_most', of: ['E1-5_05'] }],
  },
  {
    ...energy,
    id: 'E1-5_07',
    labels: [
      String.raw`(?:consumption of )?${PURCHASED}(?: or acquired)? ${CARRIERS}(?:,? ?(?:and|or|&)? ?${CARRIERS})*,? (?:and cooling )?from renewable sources`,
      String.raw`renewable (?:purchased )?electricity(?: \(as reflected.*)?`,
      String.raw`(?:electricity|purchased electricity) from (?:renewable (?:energies|sources|energy)|renewables)`,
      String.raw`(?:purchased |acquired )renewable (?:electricity|energy)`,
      String.raw`(?:verbrauch (?:aus |von )?)?${PURCHASED}(?: oder \w+)?[a-z ,äöü]*aus erneuerbaren quellen`,
      String.raw`(?:strom|elektrizität)(?:bezug|verbrauch)? aus erneuerbaren (?:energien|quellen|energieträgern)`,
      String.raw`(?:${PURCHASED}) (?:ökostrom|grünstrom)`,
    ],
    not: 'fossil|non-renewable|nicht erneuerbar|share|anteil|self|selbst|eigen|intensity',
    oneKind: ONE_CARRIER,
    neutral: 'steam|heat|cooling|and|or|wärme|dampf|kühlung|strom|electricity',
    relations: [{ kind: 'at_most', of: ['E1-5_05'] }],
  },
  {
    ...energy,
    id: 'E1-5_08',
    labels: [
      String.raw`(?:the )?consumption of self[- ]?generated (?:non-fuel )?(?:renewable )?(?:energy|electricity)(?: from renewable sources)?`,
      String.raw`self[- ]?generated (?:non-fuel )?(?:renewable )?(?:energy|electricity)`,
      String.raw`(?:electricity|energy) (?:produced|generated) and (?:used|consumed) by the company(?: itself)?(?: \(pv\))?`,
      String.raw`renewable self[- ]?generated (?:electricity|energy)`,
      String.raw`(?:self-|own )consumption of (?:solar|pv|photovoltaic|renewable)[a-z ]*`,
      String.raw`verbrauch selbst ?erzeugter (?:erneuerbarer )?(?:energie|elektrizität)[a-z ,]*`,
      String.raw`(?:selbst|eigen) ?(?:erzeugte[rn]?|genutzte[rn]?|produzierte[rn]?|verbrauchte[rn]?)(?: erneuerbare[rn]?)? (?:energie|strom|solarstrom|pv-strom)`,
      String.raw`eigen(?:strom)?(?:verbrauch|nutzung)(?: \(?(?:pv|photovoltaik|solar)\)?)?`,
    ],
    not: 'fossil|non-renewable|nicht erneuerbar|sold|verkauft|fed|einspeis|share|anteil|quote',
    notAround: 'non-renewable|nicht erneuerbar',
    neutral: 'renewable|erneuerbar|pv|solar|photovoltaic|photovoltaik',
    says: [
      String.raw`own electricity needs - (?:some |around )?# - …(?:photovoltaic|solar|pv)`,
      String.raw`# (?:of )?self[- ]?generated (?:renewable |solar )?(?:electricity|energy)`,
      String.raw`# (?:selbst erzeugte[rn]?|eigenerzeugte[rn]?) (?:solar|pv-?)?(?:strom|energie)`,
    ],
    relations: [{ kind: 'at_most', of: ['E1-5_05'] }],
  },
  {
    ...share,
    id: 'E1-5_09',
    labels: [
      String.raw`(?:share|percentage|proportion|%)(?: of)? renewable (?:energy|energies|sources)(?: sources)?(?: in| of| to)?(?: the)?(?: total| overall)?(?: energy)?(?: consumption| use| mix)?`,
      String.raw`renewable (?:energy )?share(?: of total energy consumption)?`,
      String.raw`renewable energy(?: use| consumption)?`,
      String.raw`^(?:\(\d\) )?(?:percentage|share|%|anteil) (?:renewables?|erneuerbar\w*)(?: \(%\)| in %)?$`,
      String.raw`(?:share|percentage|proportion) of energy (?:consumption |consumed |used )?from renewable (?:sources|energies)`,
      String.raw`anteil (?:der )?(?:erneuerbarer?n?|regenerativer?n?) (?:energien?|quellen|energieträger|energiequellen)(?: am)?(?: gesamt(?:en )?)?(?:-?energieverbrauch| am energiemix| (?:eigenen |gesamten )?(?:energie)?verbrauch)?`,
      OF_TOTAL,
    ],
    needsNear: 'renewable|erneuerbar|regenerativ|green|grün|öko|bio',
    not: String.raw`non-renewable|nicht erneuerbar|electric|strom|target|ziel|produc|erzeug`,
    notAround: String.raw`non-renewable|electricity|stromverbrauch|strommix|\bpurchased`,
    neutral: 'total|energy|consumption|in|at|sources|gesamtenergieverbrauch|energieverbrauch|am',
    says: [
      String.raw`share of renewable (?:energy|energies|sources) in (?:the )?(?:total |overall )?energy (?:consumption|mix|use)…(?:was|to|is|at|of|amounted to|stood at) (?:around |about )?#`,
      String.raw`# (?:share of|from) renewable (?:energy )?sources`,
      String.raw`anteil erneuerbarer energien am (?:gesamt)?energie(?:verbrauch|mix|bedarf)…(?:bei|auf|betrug|beträgt|von) (?:rund |ca\. )?#`,
      String.raw`# (?:unseres|des) (?:gesamten )?(?:gesamt)?energie(?:verbrauchs|bedarfs)…aus erneuerbaren`,
    ],
    relations: [{ kind: 'share', of: ['E1-5_05', 'E1-5_01'] }],
  },
  ...(
    [
      [
        'E1-5_10',
        String.raw`(?:fuel consumption (?:from|of) )?coal(?: and coal products)?(?: consumption)?|(?:brennstoff)?verbrauch (?:aus |von )?kohle(?: und kohleerzeugnissen)?|(?:stein|braun)?kohle(?: und kohle\w+)?`,
      ],
      [
        'E1-5_11',
        String.raw`(?:fuel consumption (?:from|of) )?crude oil and petroleum products|heating oil|(?:fuel oil|diesel|petrol|gasoline|fuels?)(?: vehicle fleet| \(fossil\)| and (?:petrol|gasoline|diesel))*(?: consumption)?|(?:brennstoff)?verbrauch (?:aus |von )?(?:rohöl|mineralöl)\w*(?: und \w+)?|heizöl|(?:kraftstoffe?|treibstoffe?|diesel|benzin)(?: und (?:benzin|diesel))?(?: fuhrpark)?`,
      ],
      [
        'E1-5_12',
        String.raw`(?:fuel consumption (?:from|of) )?natural gas(?: consumption)?|(?:^|consumption of )gas|(?:brennstoff)?verbrauch (?:aus |von )?erdgas|erdgas(?:verbrauch)?`,
      ],
      [
        'E1-5_13',
        String.raw`fuel consumption from other (?:fossil|non-renewable) (?:sources|fuels)|other fossil (?:sources|fuels)|(?:brennstoff)?verbrauch (?:aus )?(?:sonstigen|anderen) fossilen (?:quellen|brennstoffen)|sonstige fossile (?:quellen|brennstoffe)`,
      ],
    ] as const
  ).map(
    ([id, labels]): Recipe => ({
      ...energy,
      id,
      labels: alternativesOf(labels),
      not: String.raw`${OTHER_FUELS[id]}renewable(?! sources)|erneuerbar|\bbio|(?<!fossil )share|(?<!fossile[rn]? )anteil|emission|intensi|liquefied(?! petroleum)|charging|ladestrom|price|preis|cost|kosten|scope|co2|revenue|sales|sold|verkauf|absatz`,
      notAround: String.raw`${EMISSIONS_ALONE}|revenue|umsatz|cost|non-fuel|(?<!non-)(?<!non )renewable|(?<!nicht[ -])erneuerbar`,
      neutral: 'fossil|consumption|fuel|verbrauch|source|sources|other|own|vehicle|fleet|fuhrpark',
      ...(id === 'E1-5_11' ? { oneKind: ONE_FUEL } : {}),
      relations: [{ kind: 'at_most', of: ['E1-5_02'] }],
    }),
  ),
  {
    ...energy,
    id: 'E1-5_14',
    labels: [
      String.raw`(?:consumption of )?${PURCHASED}(?: or acquired)? ${CARRIERS}(?:,? ?(?:and|or|&)? ?${CARRIERS})*,? (?:and cooling )?from (?:fossil|non-renewable) sources`,
      String.raw`non-renewable (?:purchased )?electricity(?: \(as reflected.*)?`,
      String.raw`electricity from (?:fossil|non-renewable) (?:fuels|sources|energies)`,
      String.raw`(?:verbrauch (?:aus |von )?)?${PURCHASED}(?: oder \w+)?[a-z ,äöü]*aus fossilen quellen`,
      String.raw`(?:strom|elektrizität)(?:bezug)? aus (?:fossilen|nicht erneuerbaren) (?:energien|quellen|energieträgern|brennstoffen)`,
    ],
    not: 'share|anteil|self|selbst|eigen',
    oneKind: ONE_CARRIER,
    neutral: 'steam|heat|cooling|and|or|wärme|dampf|kühlung|strom|electricity',
    relations: [{ kind: 'at_most', of: ['E1-5_02'] }],
  },
  {
    ...share,
    id: 'E1-5_15',
    labels: [
      String.raw`(?:share|percentage|proportion) of (?:fossil|non-renewable) (?:sources|energy|fuels)(?: in total energy consumption)?`,
      String.raw`anteil fossiler (?:quellen|energien?|energieträger|brennstoffe)(?: am gesamtenergieverbrauch)?`,
      OF_TOTAL,
    ],
    needsNear: 'fossil|non-?renewable|nicht ?erneuerbar',
    not: 'electric|strom',
    neutral: 'total|energy|consumption|in|am|gesamtenergieverbrauch',
    says: [String.raw`# share of fossil (?:sources|energy|fuels)`],
    relations: [{ kind: 'share', of: ['E1-5_02', 'E1-5_01'] }],
  },
  {
    ...energy,
    id: 'E1-5_16',
    labels: [
      String.raw`(?:total )?non-renewable energy (?:production|generation|produced|generated)`,
      String.raw`(?:erzeugung nicht ?erneuerbarer energie|nicht ?erneuerbare energieerzeugung)`,
    ],
  },
  {
    ...energy,
    id: 'E1-5_17',
    labels: [
      String.raw`(?:total )?renewable energy (?:production|generation|produced|generated)`,
      String.raw`(?:production|generation) of renewable energy`,
      String.raw`(?:(?:gesamt)?erzeugung (?:von )?erneuerbarer energien?|erneuerbare energieerzeugung|(?:strom)?erzeugung aus erneuerbaren (?:energien|quellen))`,
      String.raw`(?:pv|photovoltai[ck]s?|solar)[ -]?(?:electricity|power|energy|strom)?[ -]?(?:production|generation|erzeugung|produktion)`,
    ],
    not: 'non-renewable|nicht|capacity|kapazität|share|anteil',
    says: [
      String.raw`# of renewable (?:energy|electricity)(?: was| were)? (?:generated|produced)`,
      String.raw`(?:generated|produced) (?:a total of |around |about |approximately |some )?# of (?:renewable |solar )(?:energy|electricity|power)`,
      String.raw`# (?:ökostrom|solarstrom|erneuerbare[rn]? (?:energie|strom)) (?:erzeugt|produziert)`,
      String.raw`- (?:some |around )?# - (?:was|were) generated by photovoltaics`,
    ],
  },
  {
    id: 'E1-5_18',
    kind: 'number',
    unit: 'MWh/EUR',
    measures: ['ratio'],
    range: [0, 1e7],
    labels: [
      String.raw`(?:total )?energy intensity(?: from activities in high climate impact sectors)?.{0,60}`,
      String.raw`(?:total )?energy consumption (?:from activities in high climate impact sectors )?(?:per|in relation to) (?:net )?(?:revenues?|turnover|sales)`,
      String.raw`energieintensität.{0,60}`,
      String.raw`(?:gesamt)?energieverbrauch (?:pro|je|im verhältnis zu[rmn]?) (?:netto)?(?:umsatz|umsatzerlös)\w*`,
      String.raw`relative per (?:revenues?|sales|turnover)`,
    ],
    needs: 'energy|energie',
    not: 'employee|mitarbeit|m2|water|wasser|product|tonne|emission|ghg|co2',
    neutral: 'revenue|revenues|million|per|net|relative|in|mwh|eur',
    says: [
      String.raw`energy (?:consumption|intensity)…(?:to|of|was|at) #`,
      String.raw`in relation to (?:net )?(?:revenues?|sales|turnover)…to #`,
      String.raw`energieintensität…(?:auf|von|bei|betrug) #`,
    ],
  },
]
