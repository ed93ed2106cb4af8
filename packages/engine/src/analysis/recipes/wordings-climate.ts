import type { Wordings } from '../recipe.ts'

// What a row covers is often listed in brackets behind its name: `(diesel, petrol)`, `(mainly wood chips)`.
const LIST = String.raw`(?: \((?:[^()]{0,80}(?:,| and | und | or | oder | & |\/)[^()]{0,80}|(?:mainly|mostly|primarily|chiefly|especially|in particular|including|incl\.?|vor allem|v\. ?a\.|überwiegend|hauptsächlich|insbesondere|insb\.|einschl\w*\.?|inkl\w*\.?) [^()]{2,80}|hvo|biogas|biomethane?|biomasse?|pellets?|holz\w*|wood(?: chips)?|solar|pv|photovoltaics?|photovoltaik|diesel|wind(?: power)?|windkraft)\))?`
const BOUGHT = String.raw`(?:(?:purchased|acquired|bought|procured|sourced|eingekauft\w*|zugekauft\w*|gekauft\w*|erworben\w*|erhalten\w*|bezogen\w*)(?:\([rnse]{1,2}\))?)`
const CARRIER = String.raw`(?:electricity|power|(?:district )?heat(?:ing)?|steam|(?:district )?cooling|strom|elektrizität|(?:fern|prozess)?wärme|fernwärme|dampf|(?:fern)?kälte|kühlung)`
const CARRIERS = String.raw`${CARRIER}(?:(?:,|,? (?:and|or|und|oder|sowie|&)|\/) ?(?:-)?${CARRIER})*`
const RENEWABLE = String.raw`(?:renewable (?:sources|energy sources|energies|energy)|renewables|erneuerbaren (?:quellen|energien|energiequellen|energieträgern))`
const FOSSIL = String.raw`(?:(?:fossil|non-?renewable) (?:sources|fuels|energy sources|energies)|fossilen (?:quellen|energien|energiequellen|energieträgern|brennstoffen)|nicht ?erneuerbaren (?:quellen|energien|energieträgern))`
const SELF = String.raw`(?:selbst|eigen)[ -]?(?:erzeugt|produziert|generiert|genutzt|verbraucht)e?[rsnm]?`
const ETS = String.raw`(?:emissions?[ -]trading(?: (?:schemes?|systems?))?|(?:eu[ -]?)?emissionshandels?\w*|(?:eu|uk)[ -]ets)`
const LOWER = String.raw`(?:senken|reduzieren|verringern|vermindern|mindern|absenken|sinken|abnehmen|zurückgehen|(?:gesenkt|reduziert|verringert|vermindert|gemindert) werden|unter (?:de[mnr]|ihre[mn]) (?:werten?|niveau|stand|ausstoß|basis\w*|emissionen))`
const WANT = String.raw`(?:wir werden|werden wir|soll|sollen|will|wollen|möchten?|planen?|strebe?n?|beabsichtig\w+|verpflicht\w+|ziel\w*)`
/** One scope alone: not a part of `Scope 1 and 2`, nor the second of `Scope 1 and Scope 2`. */
const ONLY = (scope: string): string =>
  String.raw`(?<!(?:scopes?[ -]?1|(?<!\d)[12])(?:[ -]\p{L}+)?-? ?(?:,|und|and|\+|&|sowie|\/|bis|plus) (?:(?:in|aus|die|der|den|of|our|the|im) ){0,2})scope[ -]?${scope}(?!(?:-\p{L}+| emissions| emissionen)?(?: \([^()]{2,20}\))?-? ?(?:,|und|and|\+|&|sowie|plus|as well as|bis|to|\/|-) ?(?:(?:in|aus|die|der|den|of|our|the|im) ){0,2}(?:(?:${METHOD.market}|${METHOD.location}) )?(?:scope[ -]?)?[123](?!\d))`
const METHOD = {
  location: String.raw`(?:location[ -]?based|standort(?:bezogen|basiert)\w*|ortsb(?:asiert|ezogen)\w*)`,
  market: String.raw`(?:market[ -]?based|markt(?:bezogen|basiert)\w*)`,
}
const ALL_SCOPES = String.raw`scopes? ?1 ?(?:(?:-|to|bis)|,? ?(?:\+|&|and|und|,)? ?(?:scope )?2 ?,? ?(?:\+|&|and|und|,)?) ?(?:scope )?3`
const BY_WAY = String.raw`(?: of co2\w*)?,? \(?(?:using|by|under|according to|based on|following|applying|nach|gemäß|auf basis|entsprechend) (?:the |a |dem |der |des )?`
/** Unit in brackets behind the head of a column, and what stands in brackets behind the name of a carrier. */
const IN_UNIT = String.raw`(?: \((?:[kmgt]?wh|[gt]j)\)| in (?:[kmgt]wh|[gt]j))?`
const NOTE = String.raw`(?: \([^()]{2,80}\))?`
const RDF = String.raw`(?:ersatzbrennstoffe[ns]?|(?:alternative|refuse-derived|substitute) fuels?|abfälle|abfallbrennstoffe[ns]?|waste(?: fuels?)?)`
const CAME_TO = String.raw`(?:was|were|is|are|came to|come to|amounted to|amounts to|totall?ed|stood at|stands at|of|at|fell to|rose to|decreased to|increased to|auf|bei|von|betrug\w*|beträgt|betragen|in höhe von|:)`

/** Names of all emissions together by one method. */
const totals = (method: string): Wordings => ({
  says: [
    String.raw`^(?!.*scope[ -]?[12] (?:and|und))(?:altogether|in total|overall|taken together|insgesamt|zusammen)\b[^.;\uE000-\uE3FF]{0,30}(?:greenhouse gas |ghg |carbon |co2e? |treibhausgas-?|thg-?|co2-?)(?:emissions?|emissionen) ${CAME_TO} (?:around |about |rund |ca\. )?#(?: of co2\w*)? \((?:${method})[;,)]`,
    String.raw`^(?!.*scope[ -]?[12] (?:and|und))(?:our |unsere )?(?:total|overall|gesamte?n?) (?:greenhouse gas |ghg |carbon |co2e? |treibhausgas-?|thg-?|co2-?)(?:emissions?|emissionen) ${CAME_TO} (?:around |about |rund |ca\. )?#(?: of co2\w*)? \((?:${method})[;,)]`,
  ],
  labels: [
    String.raw`(?:(?:total|sum|summe|gesamt\w*|overall)(?: of)? )?(?:(?:ghg|co2e?|thg)[ -]?(?:emissions?|emissionen) )?\(?${ALL_SCOPES}\)?(?: (?:(?:ghg|co2e?|thg)[ -]?)?(?:emissions?|emissionen))?(?:,| -)? ?\(?(?:${method})(?: method| approach| methode| ansatz)?\)?`,
    String.raw`(?:^|(?:total|sum|summe|gesamt\w*) )\(?scopes? ?1,? (?:(?:and|und|&|\+) )?(?:scope )?2,? \(?(?:${method})\)?,? (?:and|und|&|\+) (?:scope )?3\)?`,
    String.raw`(?:total|sum|summe|gesamt\w*)(?: emissions?| emissionen)? ?\(?(?:with|including|incl\.?|mit|inkl\.?) scope[ -]?2,? \(?(?:${method})\)?`,
    String.raw`^(?:total|summe|gesamt|gesamtsumme|grand total)(?:,| -)? ?\(?(?:${method})\)?$`,
    String.raw`(?:total |gesamte[rn]? )?(?:corporate |company )?(?:carbon footprint|(?:co2e?-?|thg-?|treibhausgas-?)(?:gesamt)?(?:bilanz|fußabdruck|fussabdruck))(?:,| -)? ?\(?(?:${method})\)?`,
    String.raw`gesamt(?:emissionen|emission|-?thg-emissionen)(?: \(?${ALL_SCOPES}\)?)?(?:,| -)? ?\(?(?:${method})\)?`,
  ],
})

const intensity = (method: string, other: string): Wordings => ({
  labels: [
    String.raw`^\(?(?:${method})(?: method| approach| methode| ansatz)?\)?$`,
    String.raw`(?:total )?(?:emissions? )?\(?(?:${method})\)? (?:per|je|pro) (?:(?:€|eur|euros?|million|mio\.?|mn) ){0,2}(?:of )?(?:net )?(?:revenues?|turnover|sales|(?:netto)?umsatz\w*)`,
    String.raw`(?:total |gross |gesamte? )*(?:thg-?|treibhausgas-?|co2\w*-?|ghg |greenhouse gas )?(?:emissions|emissionen) (?:per|je|pro) (?:million (?:eur|euros?|€) (?:of )?)?(?:net )?(?:(?:netto)?umsatz\w*|revenues?|turnover|sales),? ?\(?(?:${method})\)?`,
    String.raw`(?:total |gesamte? )?(?:thg|treibhausgas|co2\w*|ghg|greenhouse gas)[ -]?(?:brutto|gesamt)?-?(?:emissions?|emissionen),? ?\(?(?:${method})\)? (?:je|pro|per|im verhältnis zu[mr]?) (?:million (?:eur|euros?|€) (?:of )?)?(?:net )?(?:(?:netto)?umsatz\w*|revenues?|turnover|sales)`,
    String.raw`(?:thg|treibhausgas|co2\w*|ghg|greenhouse gas)[ -]?(?:emissions?)?-?(?:intensität|intensity|intensitäten) (?:per|je|pro|of|based on|auf basis) (?:net )?(?:(?:netto)?umsatz\w*|revenues?|turnover|sales),? \(?(?:${method})\)?`,
  ],
  says: [
    String.raw`intensi\w+…# \(?(?:${method})\)?`,
    String.raw`intensi\w+…¤ \(?(?:${other})\)?,?(?: und| and| bzw\.?| or)? # \(?(?:${method})\)?`,
    String.raw`(?:${method}) (?:ghg |greenhouse gas |thg-?|treibhausgas-?|co2-?)?(?:emissions? |emissions)?intensi\w+…(?:${CAME_TO}) #`,
    String.raw`(?:je|pro|per) (?:1 )?(?:mio\. ?|million )(?:eur|euro|€)\w* (?:of )?(?:net )?(?:(?:netto)?umsatz|revenue|turnover|sales)\w*(?: \(¤\))?[^.;\uE000-\uE3FF]{0,50}(?:${method})(?: \p{L}+)? #`,
    String.raw`(?:je|pro|per) (?:1 )?(?:mio\. ?|million )(?:eur|euro|€)\w* (?:of )?(?:net )?(?:(?:netto)?umsatz|revenue|turnover|sales)\w*(?: \(¤\))?[^.;\uE000-\uE3FF]{0,50}(?:${other})(?: \p{L}+)? ¤,? (?:und|and|bzw\.) (?:${method})(?: \p{L}+)? #`,
  ],
})

/** Further ways in which reports name and state energy and emissions (ESRS E1). */
export const climateWordings: Readonly<Record<string, Wordings>> = {
  'E1-4_04': {
    // One scope alone is not the total, and what falls per unit may yet rise.
    unsaid: String.raw`^(?!.*scopes?[ -]?1)(?=.*scopes?[ -]?[23])|^(?!.*absolut).*\b(?:pro|je|per) (?:euro|eur|mio|million|umsatz|tonne|t\b|stück|produkt|einheit|unit|product|revenue|mitarbeit|employee|quadratmeter|m2|square)`,
    labels: [
      String.raw`(?:reduction|minderung|senkung|reduktion|verringerung) (?:of |in |der )?(?:total|gesamten?|overall) (?:ghg |greenhouse gas |thg-?|treibhausgas-?|co2-?)?(?:emissions?|emissionen)`,
    ],
    says: [
      String.raw`(?:aim|plan|intend|commit|want|will|target|goal)\w*…(?:cut|reduc|lower|decreas)\w* (?:our |the |its )?(?:absolute |total )?(?:ghg |greenhouse gas |co2 |carbon )?emissions (?:along|across|over|in|throughout) (?:our |the )?(?:entire|whole|full) value chain(?:…¤)?…by (?:at least )?#`,
      String.raw`${WANT}…(?:thg|treibhausgas|co2)?-?emissionen (?:entlang|in|über) (?:der|unserer|die) (?:gesamten|ganzen) wertschöpfungskette…um (?:mindestens |rund )?#…(?:¤…)?${LOWER}`,
    ],
  },
  'E1-4_07': {
    says: [
      String.raw`(?:aim|plan|intend|commit|want|will|target|goal)\w*…${ONLY('1')} (?:ghg )?emissions (?:to be |should be |will be )?(?:at least )?# (?:below|lower|less)`,
      String.raw`${WANT}…${ONLY('1')}(?:-\w+)*…um (?:mindestens |rund |insgesamt |absolut )?#…(?:¤…)?${LOWER}`,
      String.raw`${ONLY('1')}(?:-\w+)*…${WANT}…um (?:mindestens |rund |insgesamt |absolut )?#…(?:¤…)?${LOWER}`,
      String.raw`(?:aim|plan|intend|commit|want|will|target|goal)\w*…(?:halv|cut|reduc)\w*…${ONLY('1')} (?:ghg )?emissions…\(?(?:a|by) # reduction`,
    ],
  },
  'E1-4_13': {
    says: [
      String.raw`${WANT}…(?:¤…)?${ONLY('2')}(?:-\w+)* ?\(?${METHOD.market}\)?…um (?:mindestens |rund )?#…(?:¤…)?${LOWER}`,
      String.raw`${WANT}…(?<!scope[ -]?1-?(?:\p{L}+)? (?:und|sowie|&) (?:die |den )?)${METHOD.market} scope[ -]?2-\w*…um (?:mindestens |rund )?#…(?:¤…)?${LOWER}`,
      String.raw`(?<!scope[ -]?1-?(?:\p{L}+)? (?:und|sowie|&) (?:die |den )?)${METHOD.market} scope[ -]?2-\w*…${WANT}…um (?:mindestens |rund )?#…(?:¤…)?${LOWER}`,
    ],
  },
  'E1-4_16': {
    says: [
      String.raw`(?:aim|plan|intend|commit|want|will|target|goal)\w*…(?:cut|reduc|lower|decreas)\w*…(?:¤…){1,2}(?<!scope[ -]?[12] )(?:and|,) (?:absolute |our )?${ONLY('3')} (?:ghg )?emissions by (?:at least )?#`,
      String.raw`${WANT}…(?:¤…)?${ONLY('3')}(?:-\w+)*…um (?:mindestens |rund |insgesamt |absolut )?#…(?:¤…)?${LOWER}`,
      String.raw`${ONLY('3')}(?:-\w+)*…${WANT}…um (?:mindestens |rund |insgesamt |absolut )?#…(?:¤…)?${LOWER}`,
    ],
  },
  'E1-5_01': {
    // Buildings, fleets and servers are parts of the whole; `of its parts: i. electricity: …` begins to list them.
    saysAfter: [
      [
        String.raw`(?<!(?:anteil|einspar|senk|reduz)[^.]{0,80})(?:gesamt|(?<!\p{L}))energie(?:verbrauch|bedarf)\.?$`,
        String.raw`^(?:dieser|er) (?:lag|liegt|betrug|beträgt|belief sich|beläuft sich)(?: (?:in|im jahr|im geschäftsjahr|im berichtsjahr) (?:20\d\d)| 20\d\d| im berichtsjahr)? (?:bei |auf )?(?:rund |etwa |ca\. |insgesamt )?#`,
      ],
    ],
    unsaid: String.raw`energie(?:verbrauch|bedarf|einsatz)\p{L}* (?:\p{L}+ )?(?:unsere[rsn]?|der|des|aller|in unseren|in den|für unsere) (?:eigenen |eigengenutzten |gesamten )?(?:\p{L}*gebäude\p{L}*|immobilien|büro\p{L}*|rechenzentr\p{L}*|server\p{L}*|fahrzeug\p{L}*|\p{L}*flotte|fuhrparks?|filialen|läden|maschinen)(?!\p{L})|energy (?:consumption|use|demand) (?:of|in|at|for) (?:our |the |all )?(?:own |office )?(?:buildings|offices|data cent(?:er|re)s|fleet|vehicles|stores|shops|warehouses|real estate)\b|(?:verbrauch|consumption)[^.]{0,60}: ?(?:i|a|1)[.)] ?\p{L}`,
    labels: [String.raw`^(?:energie|energy)(?:verbrauch|consumption)?${IN_UNIT},? (?:gesamt|insgesamt|total|summe)$`],
  },
  'E1-5_02': {
    labels: [
      String.raw`(?:total )?(?:energy )?consumption (?:of energy )?from ${FOSSIL}`,
      String.raw`(?:energie|verbrauch|energieverbrauch|endenergieverbrauch) (?:insgesamt )?aus ${FOSSIL}`,
      String.raw`(?:summe|total|gesamt) (?:fossile energie\w*|fossile (?:brennstoffe|quellen|energieträger)|fossil energy)`,
    ],
  },
  'E1-5_03': {
    labels: [
      String.raw`nukleare energie(?:quellen|träger)?(?: gesamt| insgesamt)?|(?:energie )?aus (?:kernenergie|kernkraft|atomenergie|nuklearen quellen|kernkraftquellen)`,
      String.raw`(?:gesamt)?energieverbrauch aus (?:kernenergie|kernkraft|atomenergie|nuklearen (?:quellen|energieträgern))|energy (?:consumption |consumed )?from nuclear (?:energy|power)`,
    ],
  },
  'E1-5_04': {
    labels: [
      String.raw`(?:share|percentage|proportion|%)(?: of)? (?:energy )?consumption from nuclear (?:sources|energy|power)(?: in (?:the )?total energy consumption)?`,
      String.raw`(?:share|percentage|proportion|%)(?: of)? nuclear (?:sources|energy|power)|nuclear (?:energy )?share`,
      String.raw`(?:prozentualer )?anteil (?:des |der |an |von )?(?:energie)?(?:verbrauchs? )?(?:aus |von )?(?:nukleare[rn]? (?:quellen|energie\w*)|kernenergie|kernkraft\w*|atomenergie|nuklearenergie)(?: am (?:gesamt(?:en )?-?)?energieverbrauch)?`,
    ],
    says: [
      String.raw`^(?!.*(?:strom|electric)).*¤ (?:\w+ )?(?:aus|from) fossil\w*(?: \w+)?,? # aus nuklear\w*`,
      String.raw`^(?!.*(?:strom|electric)).*¤ (?:\w+ )?from fossil\w*(?: \w+)?,? # from nuclear`,
    ],
  },
  'E1-5_05': {
    labels: [
      String.raw`^(?:of which |davon |thereof )?(?:erneuerbare?|renewable)${IN_UNIT},? (?:gesamt|insgesamt|total|summe)$`,
      String.raw`(?:total )?(?:energy )?consumption (?:of energy )?from ${RENEWABLE}`,
      String.raw`(?:energie|verbrauch|energieverbrauch|endenergieverbrauch) (?:insgesamt )?aus ${RENEWABLE}`,
      String.raw`(?:summe|total|gesamt) (?:erneuerbare energien?|renewable energy)`,
    ],
  },
  'E1-5_06': {
    labels: [
      String.raw`^(?:of which |davon |thereof )?(?:renewable|erneuerbare?)${IN_UNIT} (?:fuels?|brennstoffe?|kraftstoffe?)${NOTE}$`,
      String.raw`(?:biomasse|biomass)(?: (?:und|and|,) (?:the )?(?:biogene[rn]?|biogenic|biomass) (?:anteil|share|fraction|part) (?:der|des|of|in) (?:the )?${RDF})?`,
      String.raw`(?:biogene[rn]?|biogenic|biomass) (?:anteil|share|fraction|part) (?:der|des|of|in) (?:the )?${RDF}|${RDF} \((?:biogen\w*|biomass) (?:anteil|share|fraction|part)\)|${RDF},? (?:biogener anteil|biogenic (?:share|fraction))`,
      String.raw`^(?:(?:wood |holz-?)?pellets?|wood chips|hackschnitzel|holzhackschnitzel|hackgut|firewood|brennholz|scheitholz|holz)${IN_UNIT}$`,
      String.raw`(?:fuels?|brennstoffe?|kraftstoffe?|brennstoffverbrauch) (?:from|aus|für) ${RENEWABLE}${LIST}`,
      String.raw`fuel consumption (?:from|for|of) renewable (?:sources|fuels)${LIST}`,
      String.raw`(?:fuel consumption from |verbrauch (?:von|an) )?(?:renewable fuels?|erneuerbare[rn]? (?:brenn|kraft|treib)stoffen?|bio(?:gene|genen|genic) (?:brenn|kraft|treib)?(?:stoffen?|fuels)|biokraftstoffe|biofuels)${LIST}`,
      String.raw`(?:biomass|biogas|bio-?fuels?|biomethane?|biomasse|biodiesel|wood (?:chips|pellets)|hvo)(?:,? ?(?:and|or|und|oder|&)? ?(?:other |andere |sonstige )?(?:biomass|biogas|bio-?fuels?|biomethane?|biomasse|biodiesel|wood (?:chips|pellets)|hvo|renewable fuels|erneuerbare (?:brenn|kraft)stoffe))+`,
    ],
  },
  'E1-5_07': {
    labels: [
      String.raw`^(?:of which |davon |thereof )?(?:renewable|erneuerbare?r?)${IN_UNIT} (?:${BOUGHT} )?(?:electricity|strom|elektrizität)(?:bezug|verbrauch)?${NOTE}$`,
      String.raw`(?:consumption of |verbrauch (?:von |an |aus )?)?(?:${BOUGHT} (?:(?:or|oder|and|und) ${BOUGHT} )?)?${CARRIERS} (?:from|aus) ${RENEWABLE}`,
      String.raw`(?:consumption of )?${BOUGHT} renewable ${CARRIERS}|renewable ${CARRIERS},? \(?${BOUGHT}\)?`,
      String.raw`${BOUGHT} ${CARRIERS}(?:, | \()(?:renewable|erneuerbar)\)?$`,
      String.raw`(?:certified )?green (?:electricity|power)(?: with guarantees of origin)?|${BOUGHT} (?:zertifizierte[rsn]? )?(?:ökostrom|grünstrom)|(?:ökostrom|grünstrom) mit herkunftsnachweis\w*`,
    ],
    says: [
      String.raw`^(?!.*(?:generat|produc|erzeug|sold|verkauf|target|ziel)).*(?:electricity|power consumption|strom)\p{L}* [^;.\uE000-\uE3FF]{0,60}¤,? (?:of which|thereof|davon|wovon) (?:stammten |kamen |waren )?# (?:came |comes |was |were |is |stemmed |stammten |kamen )?(?:from|aus) (?:renewable|erneuerbar)`,
    ],
  },
  'E1-5_08': {
    labels: [
      String.raw`(?:verbrauch (?:von |an )?)?${SELF}(?:,? (?:und|sowie) (?:selbst |eigen)?(?:verbrauchte?|genutzte?)[rsnm]?)?(?: erneuerbare[rsn]?)? (?:energien?|(?:öko|solar|photovoltaik|pv-|wind|grün)?strom|elektrizität)(?:,? (?:und )?(?:selbst|eigen)[ -]?(?:verbraucht|genutzt))?(?:,? (?:ohne brennstoffe|bei der es sich nicht um brennstoffe handelt)| \((?:keine brennstoffe|ohne brennstoffe|nicht brennstoffe)\))?${LIST}`,
      String.raw`(?:consumption of )?self-?(?:generated|produced)(?:,| and)?(?: self-?consumed)? (?:non-fuel )?renewable (?:energy|electricity)${LIST}`,
      String.raw`self-?consumed (?:solar|pv|photovoltaic|renewable) (?:power|energy|electricity)|(?:solar|pv|photovoltaic)[ -](?:power|electricity|energy)?,? ?\(?(?:self-?consumed|self-?consumption|own consumption|own use)\)?`,
      String.raw`(?:solar|photovoltaik|pv-|wind)-?strom,? \(?(?:eigenverbrauch|eigennutzung|selbst (?:genutzt|verbraucht)|eigenverbraucht|eigengenutzt)\)?|eigenverbrauch (?:aus|von) (?:photovoltaik|pv|solar|wind|erneuerbare[nr]? \w+)\w*`,
    ],
    says: [
      String.raw`(?:davon|hiervon) (?:wurden |haben wir |nutzten wir |verbrauchten wir )?# (?:selbst (?:genutzt|verbraucht)|eigengenutzt|für den eigenbedarf)`,
      String.raw`of which (?:we )?(?:consumed |used )?# (?:was |were |is |are )?(?:self-?consumed|used (?:by )?ourselves|consumed (?:on site|by ourselves))`,
    ],
  },
  'E1-5_09': {
    labels: [
      String.raw`^of (?:the |our |all |total )*energy (?:consumption )?(?:(?:we )?(?:used|consumed) )?(?:(?:in|at|across) (?:our |own |all |the )*(?:operations|sites|business) )?(?:is |was |came |comes |stems )?from renewable (?:sources|energy|energies)$`,
      String.raw`^(?:des|unseres) (?:gesamten |eigenen )?(?:gesamt)?energie(?:verbrauchs|bedarfs) (?:stamm\w+ |komm\w+ |kamen |waren |sind |deck\w+ wir )?(?:aus|mit) erneuerbaren (?:quellen|energien)$`,
    ],
    says: [
      String.raw`# of (?:our |the |its |all )*energy (?:used|consumed) (?:in|at|across) (?:our |own |all |the )*(?:operations|sites) (?:came|comes|is|was|stemmed) from renewable`,
      String.raw`^(?!.*(?:strom|electric)).*¤ (?:\w+ )?(?:aus|from) fossil\w*(?: \w+)?,? (?:¤ (?:aus nuklear\w*|from nuclear\w*)(?: \w+)?,? )?(?:und|and) # (?:aus erneuerbar|from renewable)`,
    ],
  },
  'E1-5_10': {
    labels: [
      String.raw`(?:fuel )?consumption (?:from|of) coal(?: and coal products)?${LIST}`,
      String.raw`(?:brennstoff)?(?:verbrauch (?:aus |von )?)?(?:stein|braun)?kohlen?(?:staub)?(?: und kohle(?:produkt|erzeugnis|n)\w*)?${LIST}`,
      String.raw`coal and coal products${LIST}|(?:hard coal|lignite)(?: (?:and|&) (?:hard coal|lignite|coke))?`,
    ],
  },
  'E1-5_11': {
    labels: [
      String.raw`(?:fuel )?(?:consumption (?:from|of) )?(?:crude )?oil (?:and|&) (?:petroleum|oil) products${LIST}`,
      String.raw`(?:brennstoff)?(?:verbrauch (?:aus |von )?)?(?:roh|mineral|erd)öl(?: und (?:erd|mineral)öl(?:produkt|erzeugnis)\w*)${LIST}`,
      String.raw`(?:erd|mineral)öl(?:produkt|erzeugnis)\w*${LIST}|petroleum products${LIST}`,
      String.raw`(?:heizöl|diesel|benzin|flüssiggas|kerosin)(?:(?:,|,? (?:und|sowie|&)|\/) ?(?:heizöl|diesel|benzin|flüssiggas|kerosin))+`,
      String.raw`(?:heating oil|fuel oil|diesel|petrol|gasoline|kerosene|lpg)(?:(?:,|,? (?:and|&)|\/) ?(?:heating oil|fuel oil|diesel|petrol|gasoline|kerosene|lpg))+`,
      String.raw`^(?:liquefied petroleum gas|lpg|flüssiggas|propane?|propangas)(?: \((?:lpg|lp gas|propane?)\))?${IN_UNIT}$`,
      String.raw`^(?:kerosene?|jet fuel|aviation fuel|flugkraftstoff|kerosin|schweröl|heavy fuel oil|marine (?:gas|diesel) oil|marinediesel)${NOTE}${IN_UNIT}$`,
    ],
  },
  'E1-5_12': {
    says: [
      String.raw`(?<!\p{L})(?:erd)?gasverbrauch(?: (?:in |im (?:geschäfts|berichts)?jahr )?20\d\d)?(?: (?:betrug|beträgt|lag|liegt|belief sich|beläuft sich|sank|stieg|fiel)(?: (?:in |im jahr )?20\d\d| im berichtsjahr)?)? (?:auf |bei |von )?(?:rund |ca\. |etwa )?#`,
    ],
    labels: [
      String.raw`(?:natural gas|erdgas|(?:fuel )?consumption (?:from|of) natural gas|brennstoffverbrauch (?:aus|von) erdgas)${LIST}`,
    ],
  },
  'E1-5_13': {
    labels: [
      String.raw`(?:fuel )?consumption (?:from|of) other fossil (?:sources|fuels)${LIST}|other fossil (?:sources|fuels|energy sources)${LIST}`,
      String.raw`(?:sonstige|andere|übrige) fossile (?:quellen|brennstoffe|energieträger|energiequellen)${LIST}`,
      String.raw`(?:sonstige|andere|übrige) fossile (?:quellen|brennstoffe|energieträger) \(fossiler anteil (?:der|des) ${RDF}\)|other fossil (?:sources|fuels) \(fossil (?:share|fraction|part) of ${RDF}\)`,
      String.raw`fossile[rn]? anteil (?:der|des) ${RDF}|fossil (?:share|fraction|part) (?:of|in) (?:the )?${RDF}`,
    ],
  },
  'E1-5_14': {
    labels: [
      String.raw`^(?:of which |davon |thereof )?(?:non-?renewable|nicht[ -]?erneuerbare?r?)${IN_UNIT} (?:${BOUGHT} )?(?:electricity|strom|elektrizität)(?:bezug|verbrauch)?${NOTE}$`,
      String.raw`(?:consumption of |verbrauch (?:von |an |aus )?)?(?:${BOUGHT} (?:(?:or|oder|and|und) ${BOUGHT} )?)?${CARRIERS} (?:from|aus) ${FOSSIL}`,
      String.raw`${BOUGHT} ${CARRIERS}(?:, | \()(?:fossil|non-?renewable|nicht ?erneuerbar)\)?$`,
      String.raw`(?:consumption of )?${BOUGHT} (?:fossil|non-?renewable) ${CARRIERS}|(?:fossil|non-?renewable) ${CARRIERS},? \(?${BOUGHT}\)?`,
    ],
  },
  'E1-5_15': {
    labels: [
      String.raw`(?:prozentualer )?anteil (?:des |der |an |von )?(?:energie)?(?:verbrauchs? )?(?:aus |von )?fossile[rn]? (?:quellen|energien?|energieträger[ns]?|energiequellen|brennstoffen?)(?: am (?:gesamt(?:en )?-?)?energieverbrauch)?`,
      String.raw`(?:share|percentage|proportion|%)(?: of)? (?:energy )?consumption from (?:fossil|non-renewable) (?:sources|energy|fuels)|(?:fossil|non-renewable) (?:energy )?share`,
    ],
    says: [
      String.raw`^(?!.*(?:strom|electric)).*# (?:\w+ )?aus fossil\w*(?: \w+)?,? ¤ aus nuklear\w*`,
      String.raw`^(?!.*(?:strom|electric)).*# (?:\w+ )?from fossil\w*(?: \w+)?,? ¤ from nuclear`,
    ],
  },
  'E1-5_16': {
    labels: [
      String.raw`(?:total )?(?:energy )?(?:production|generation) (?:of energy )?from (?:non-?renewable|fossil) (?:sources|energy sources)`,
      String.raw`(?:own )?(?:energy|electricity|power|heat)(?: and heat)? (?:production|generation),? (?:from )?(?:non-?renewable|fossil)(?: sources| energy)?`,
      String.raw`(?:eigen|energie|strom)(?:erzeugung|produktion)(?: von (?:strom und wärme|strom|wärme|energie))?[:,]? nicht[ -]?erneuerbare (?:energien?|quellen)`,
      String.raw`(?:energie)?(?:erzeugung|produktion) (?:von |aus )?nicht[ -]?erneuerbare[rn]? (?:energien?|quellen|energieträgern|energiequellen)|erzeugte nicht[ -]?erneuerbare energien?`,
    ],
    says: [
      String.raw`(?:produced|generated) #(?: of)?(?: energy)? from non-renewable`,
      String.raw`(?:produced|generated) # of non-renewable energy`,
      String.raw`erzeugt\w*…# (?:energie )?(?:aus )?nicht[ -]erneuerbare\w*`,
      String.raw`# (?:energie )?aus nicht[ -]erneuerbaren (?:quellen|energieträgern) (?:wurden |haben wir )?(?:erzeugt|produziert)`,
    ],
  },
  'E1-5_17': {
    labels: [
      String.raw`(?:total )?(?:energy )?(?:production|generation) (?:of energy )?from ${RENEWABLE}`,
      String.raw`(?:own )?(?:energy|electricity|power|heat)(?: and heat)? (?:production|generation),? (?:from )?renewable(?: sources| energy)?`,
      String.raw`(?:eigen|energie|strom)(?:erzeugung|produktion)(?: von (?:strom und wärme|strom|wärme|energie))?[:,]? erneuerbare (?:energien?|quellen)`,
      String.raw`(?:energie|strom)?(?:erzeugung|produktion) (?:von |aus )?(?:erneuerbare[rn]? (?:energien?|quellen|energieträgern|energiequellen)|photovoltaik|solarenergie)|erzeugte erneuerbare energien?`,
    ],
    says: [
      String.raw`(?:produced|generated)…¤(?: of)?(?: energy)? from non-renewable(?: sources)?,? and #(?: of)?(?: energy)? from renewable`,
      String.raw`(?:produced|generated) # (?:of )?(?:energy |electricity )?from renewable`,
      String.raw`erzeugt\w*…¤ (?:energie )?(?:aus )?nicht[ -]erneuerbare\w*(?: \w+)? und # (?:energie )?(?:aus )?erneuerbare`,
      String.raw`(?:photovoltaik|solar|pv-)(?:anlagen?|parks?|dächer\w*|module)[^.;\uE000-\uE3FF]{0,40} (?:erzeugten?|produzierten?|lieferten?)(?: \w+){0,3} #`,
      String.raw`(?:photovoltaic|solar|pv) (?:\w+ )?(?:systems?|plants?|panels?|installations?|parks?|roofs?|arrays?|modules?)…(?:generated|produced|yielded) #`,
    ],
  },
  'E1-5_18': { says: [String.raw`energieintensität…(?:betrug|beträgt|von|bei|auf|:) #`] },
  'E1-6_08': {
    labels: [
      String.raw`(?:(?:percentage|share|proportion|prozentsatz|anteil|of which|davon|thereof|o\/w|gross|scope[ -]1)\b[^|]{0,70}?)?${ETS}(?: \([^()]*\))?`,
    ],
    says: [
      String.raw`${ETS}…(?:represent\w*|account\w* for|cover\w*|mak\w+ up|made up) # of (?:our |the |its |all |total |gross )*scope[ -]1`,
      String.raw`# of (?:our |the |its |all |total |gross )*scope[ -]1 (?:ghg |greenhouse gas )?emissions…${ETS}`,
      String.raw`# (?:der|unserer|aller) (?:brutto)?scope[ -]1-\w*-?emissionen…${ETS}`,
      String.raw`${ETS}…# (?:der|unserer|aller) (?:brutto)?scope[ -]1-\w*-?emissionen`,
    ],
    zero: [
      String.raw`(?:no|none of (?:our|the)) (?:gross )?scope[ -]1 (?:ghg )?emissions…(?:covered by|under|subject to|from|fall)…${ETS}`,
      String.raw`(?:keine|kein teil) (?:der |unserer )?(?:brutto)?scope[ -]1-\w*-?emissionen…${ETS}`,
    ],
  },
  ...(Object.fromEntries(
    (
      [
        ['E1-6_09', METHOD.location, METHOD.market],
        ['E1-6_10', METHOD.market, METHOD.location],
      ] as const
    ).map(([id, method, other]) => [
      id,
      {
        says: [
          String.raw`\(scope[ -]2,? (?:${method})\w*\)…(?:verzeichne\w+ wir|weisen wir|wiesen wir|betrugen|lagen bei|beliefen sich auf|sanken auf|stiegen auf|erreichten|we recorded|we report|amounted to|were|totall?ed|fell to|rose to|stood at|came to) (?:rund |etwa |around |about )?#`,
          String.raw`scope[ -]?2\)?[^;.\uE000-\uE3FF]{0,60} #${BY_WAY}${method}`,
          String.raw`scope[ -]?2\)?[^;.\uE000-\uE3FF]{0,60} ¤${BY_WAY}${other}(?: (?:method|approach|methode|ansatz|verfahren))?\)?,? (?:and|und|or|bzw\.?|compared (?:to|with)) (?:around |about |rund )?#${BY_WAY}${method}`,
          String.raw`#${BY_WAY}${method}(?: (?:method|approach|methode|ansatz|verfahren))?,? \(scope[ -]?2\)`,
        ],
      } satisfies Wordings,
    ]),
  ) as Record<string, Wordings>),
  'E1-6_12': totals(METHOD.location),
  'E1-6_13': totals(METHOD.market),
  'E1-6_17': {
    labels: [
      String.raw`biogenic (?:co2 |ghg )?(?:emissions? )?(?:of co2 )?(?:from [a-z ]{3,40} )?\(?(?:outside(?: of)?|not (?:included )?in|excluded from) (?:the )?scopes?(?: 1)?\)?`,
      String.raw`biogene (?:co2-?|thg-?|treibhausgas-?)?emissionen(?: aus [a-z ]{3,40})? \(?(?:nicht in|außerhalb (?:von |der )?)scopes?(?: 1)?(?: enthalten)?\)?`,
    ],
    says: [
      String.raw`^(?!.*scope[ -]?[23]).*biogenic (?:co2 |ghg |carbon )?emissions?(?! intens)[^.;\uE000-\uE3FF]{0,130}${CAME_TO} #`,
      String.raw`^(?!.*scope[ -]?[23]).*biogene\w* (?:co2-?|thg-?)?emissionen[^.;\uE000-\uE3FF]{0,90}${CAME_TO} #`,
      String.raw`^(?!.*scope[ -]?[23]).*# (?:of )?biogenic (?:co2|carbon|emissions)`,
      String.raw`^(?!.*scope[ -]?[23]).*# (?:an )?biogene[sn]? (?:co2|kohlendioxid|emissionen)`,
    ],
  },
  'E1-6_30': intensity(METHOD.location, METHOD.market),
  'E1-6_31': intensity(METHOD.market, METHOD.location),
  'E1-6_33': {
    says: [
      String.raw`(?:je|pro|per) (?:1 )?(?:mio\. ?|million )(?:eur|euro|€)\w* (?:of )?(?:net )?(?:(?:netto)?umsatz|revenue|turnover|sales)\w* \(#\)[^.;]{0,80}(?:standortb|marktb|location|market)`,
      String.raw`(?:bezogen auf|gemessen an|based on|relative to|in relation to) (?:die |den |our |the )?(?:net )?(?:(?:netto)?umsatz\w*|revenues?|turnover|sales) (?:von|of|in höhe von) #…(?:thg|treibhausgas|ghg|emission|co2)[^.;]{0,40}intensi`,
    ],
  },
  'E1-7_10': {
    says: [
      String.raw`(?:emissionsgutschriften|emissionsminderungszertifikate|klimaschutzzertifikate|co2-zertifikate|co2-gutschriften|zertifikate|gutschriften) (?:in höhe von|über|im umfang von|für) #[^.;\uE000-\uE3FF]{0,120}(?:gelöscht|stillgelegt|annulliert)`,
      String.raw`(?:carbon |emission )?credits (?:of|for|totall?ing|worth|equivalent to|covering) #[^.;\uE000-\uE3FF]{0,120}(?:cancelled|canceled|retired)`,
    ],
    zero: [
      String.raw`no (?:carbon |emission )?credits were (?:cancelled|canceled|retired|purchased)`,
      String.raw`(?:es wurden )?keine (?:emissionsgutschriften|co2-zertifikate|co2-gutschriften|klimaschutzzertifikate|kompensationszertifikate) (?:gelöscht|stillgelegt|annulliert|erworben|gekauft|genutzt)`,
    ],
  },
  'E1-8_04': {
    says: [
      String.raw`(?:internal|shadow|reference) (?:carbon |co2 |reference |shadow )*price…of #`,
      String.raw`(?:interne[rn]?|kalkulatorische[rn]?) (?:co2-?|kohlenstoff-?)?(?:schatten|referenz)?-?preis\w*…(?:von|in höhe von|beträgt|betrug|bei|:) #`,
    ],
  },
}
