import { type Disclosure, requirement as d } from './disclosure.ts'
import { climateDisclosures } from './environment-climate.ts'
import { saidPlainly } from './environment-said.ts'
import { anyOf, besideWords, nearWords } from './near.ts'

const pollutant = anyOf(
  /pollut\w*\b(?! prevention and control)|hazardous (?:substances?|chemicals?|materials?)|substances of (?:very high )?concern|\bvocs?\b|nmvoc|solvents?\b|solvent-based|\bnox\b|nitrogen oxides?|sulph?ur\w*|sulphuric|dusts?\b|particulate\w*|ammonia|\blead\b(?= alloy|-bearing|ed)|lead-(?:bearing|free)|\bpfas\b|pesticides?|herbicides?|contaminat\w*|spills?\b|oil leak\w*|microplastics?|ballast water|wash water|scrubbers?|noise|odours?|restricted substances|heavy metals|phthalates|neonicotinoids|quiet\w*|volatile organic compounds?|nitrates?/,
  /(?:umwelt|luft|boden|wasser|gewässer)?verschmutz\w*|verunreinig\w*|(?:luft)?schadstoff\w*|gefahrstoff\w*|gefährliche\w* stoffe\w*|besorgniserregend\w*|lösemittel\w*|lösungsmittel\w*|voc-\w+|stickoxid\w*|schwefel\w*|feinstaub\w*|staub(?:emission|filter|belast|\b)\w*|ammoniak\w*|pestizid\w*|pflanzenschutzmittel\w*|herbizid\w*|altlast\w*|leckage\w*|havarie\w*|mikroplastik|lärm\w*|geruch\w*|gerüche\w*|luftemission\w*|chemikalien\w*|granulatverlust\w*|schwermetall\w*|glyphosat\w*|leiser\w*|phthalat\w*|(?:öl|benzin)abscheider\w*|chromfrei\w*|phosphat\w*|nitrat\w*/,
)
const rule =
  /polic(?:y|ies)\b|guidelines?|principles?|commit(?:s|ted|ment|ments)?\b|requires?\b|prescrib\w*|must\b|prohibit\w*|bann(?:ed|ing)|bans?\b|(?:emergency|contingency|prevention) plans?|list\b|procedures?|do not discharge|\w*politik\b|\w*(?:richtlinie|leitlinie|leitbild|grundsatz|grundsätze|konzept)\w*|verpflicht\w*|(?:betriebs)?anweisung\w*|geregelt|regelt\b|notfallpl[aä]n\w*|vorgaben?\b|managementsystem\w*|verbotsliste\w*|untersag\w*|verbiete\w*|verboten/
const reduce = anyOf(
  /reduc\w*|replac\w*|substitut\w*|avoid\w*|minimi[sz]\w*|lower\w*|prevent\w*|cut(?:s|ting)?\b|eliminat\w*|remediat\w*|clean(?:ed|ing) up|filters?\b|fitted|silencers?|catch(?:es)?\b|captur\w*|ended\b|phas\w* out|approved\b|no longer|biodegradable|install\w*|fewer\b|less\b|enclosed|sprayed|removed/,
  /reduzier\w*|ersetz\w*|ersatz\w*|vermeid\w*|vermieden|verringer\w*|senk\w*|gesenkt|sank\w*|verzicht\w*|saniert|sanierung\w*|(?:luft|staub|abluft)?filter\w*|abscheid\w*|ausgetauscht|umstell\w*|umgestellt|eingebaut|siebe\b|sieben\b|biologisch abbaubar\w*|schallschutz\w*|weniger|nur noch|gebunden|schützen|eingehaust/,
)
const wanted =
  /targets?\b|goals?\b|\baims?\b|aim (?:to|at)|want to|intend\w*|by (?:the end of )?20[2-5]\d|until 20[2-5]\d|\w*ziele?\b|soll(?:en)?\b|wollen|möchten|streben|angestrebt|bis (?:zum jahre? |ende |spätestens )?20[2-5]\d/

const water =
  /(?<!hot[ -])(?<!ballast )(?<!wash )\b(?:fresh ?|drinking |rain ?|waste ?|ground ?|cooling )?water(?! industr| heater| market| transport)\b|effluents?|(?:trink|frisch|regen|grund|brauch|kühl|prozess|spül|niederschlags|oberflächen|leitungs|ab)?wasser(?!stoff|kraft|verschmutz|verunreinig|wirtschaft|fahrzeug|verband)\w*|wässer\b|zisterne\w*/
const saveWater = anyOf(
  /reduc\w*|sav(?:e[sd]?|ings?)\b|lower\w*|minimi[sz]\w*|recycl\w*|re-?us\w*|collect\w*|harvest\w*|closed[- ]loop|low-flow|drip irrigation|treat(?:s|ed|ment)?\b|purif\w*|treatment plant|cut\b|cuts\b|halv\w*|leak\w*|install\w*|watered|irrigat\w*|rinsed with/,
  /reduzier\w*|einspar\w*|eingespart|senk\w*|gesenkt|spar(?:t|en|sam\w*|armatur\w*)?\b|gesammelt|sammel\w*|aufbereit\w*|bereite[nt]\b|wiederverwend\w*|wiederverwert\w*|geschlossene\w* \w*kreisl[aä]uf\w*|kreislaufführ\w*|tröpfchen\w*|durchfluss\w*|kläranlage\w*|gereinigt|reinig\w*|halbier\w*|zisterne\w*|genutzt|verwendet|gegossen|bewässer\w*/,
)

const natureWork = anyOf(
  /bees?\b|wildlife|bee ?hives?|bee colonies|native trees|trees\b|flower(?:ing)? meadows?|wildflowers?|meadows?|nesting boxes|nest boxes|green roofs?|ponds?\b|amphibians?|insects?|bats?\b|hedges?|peatlands?|wetlands?|woodlands?|toads?|frogs?|wild herbs|sheep\b|rehabilitat\w*|restor\w* (?:of )?(?:nature|land|habitat)|returned to nature|renatur\w*|rewild\w*|\breefs?\b/,
  /(?:wild)?bienen\w*|bäume\b|baum\b|baumpflanz\w*|aufforst\w*|blüh(?:wiese|fläche|streifen|mischung)\w*|wildblumen\w*|nistk[aä]st\w*|nisthilfe\w*|insekten\w*|fledermäuse\w*|dachbegrün\w*|begrünt\w*|gründ[aä]ch\w*|streuobst\w*|hecken?\b|renaturier\w*|rekultivier\w*|ausgleichsfläche\w*|ausgleichsmaßnahme\w*|eidechse\w*|amphibien\w*|teiche?\b|moor\w*|feuchtgebiet\w*|totholz\w*|biotop\w*|mischwald\w*|waldumbau\w*|(?:laub|obst)bäume\w*|mauersegler|kröten|unken\b|schafe\b|wildkräuter\w*|grünflächen?\b/,
)
const tend =
  /plant(?:ed|ing|s)\b|support\w*|protect\w*|promot\w*|creat\w*|put up|turned|sown|live on|keep\b|kept\b|home\b|drawn up|fenced|partner\w*|donat\w*|dug\b|restor\w*|rehabilitat\w*|set up|laid out|cleared|graze\w*|refuge|sown|gepflanzt|pflanz(?:en|ung|te)\w*|angelegt|anlage von|aufgehängt|aufgestellt|leben\b|gepflegt|pfleg\w*|förder\w*|schütz\w*|geschützt|geschaffen|umgesiedelt|begrünt|bewirtschaft\w*|umgewandelt|renaturier\w*|beherberg\w*|entstand\w*|wachsen|hängen|laichen|gesetzt|umgebaut|sunk\b|beweid\w*|entsiegelt|gesät/
const guarded =
  /natura ?2000|biodiversity[- ]sensitive|protected (?:areas?|landscapes?)|key biodiversity areas?|nature reserves?|conservation areas?|(?:natur|landschafts|wasser|vogel|arten)?schutzgebiet\w*|ffh-?gebiet\w*|biosphären\w*/

const material = anyOf(
  /steel|alumini?um|copper|plastics?\b|polypropylene|polyethylene|granulate|paper\b|board\b|cardboard|wood\b|timber|cement|sand\b|gravel|cotton|glass\b|lithium|cobalt|nickel|rare earths?|pig iron|scrap|milk\b|wheat|flour|sugar|cocoa|coffee|raw materials?|packaging|spruce|logs\b|malt\b|barley|hops\b|polyester|fabrics?\b|gloves|disinfectant|concrete|rubber|leather|brass|butter\b|silver|gold\b|fish\b|meat\b|soya/,
  /(?:edel|roh|bau|bewehrungs)?stahl\w*|aluminium\w*|kupfer\w*|kunststoff\w*|polypropylen\w*|granulat\w*|(?:kopier|druck|büro|recycling|frischfaser)?papier\w*|pappe\b|karton\w*|holz\b|holzwerkstoff\w*|zement\w*|baumwolle\w*|glas\b|lithium|kobalt|nickel|seltene\w* erden|roheisen|schrott\w*|milch\b|weizen|mehl\b|zucker\b|kakao\w*|kaffee\w*|rohstoff\w*|werkstoff\w*|(?:verkaufs)?verpackung(?:en|smaterial\w*)?\b|messing\w*|silber\b|reinigungsmittel\w*|handschuhe\w*|fichte\w*|gerste\b|braugerste|hopfen\b|malz\b|(?:recycling)?beton\w*|wellpappe|gummi|leder\b|(?:sekundär)?aluminium\w*|karosserie\w*|fleisch\b|soja\b|desinfektionsmittel\w*/,
)
const used = anyOf(
  /(?:we|were|was|materials?) (?:also )?used?\b|used (?:in|for|during|are|were)|consum(?:ed|ption)\b|process(?:ed|es)\b|bought|buys?\b|purchased|procured|deliver(?:ed|ies)\b|made (?:of|from)|consists? (?:of|mainly)|contain\w*|is recycled|recycled (?:or|paper|content|material)|raw materials?|inflows?|cut\b|turned|got through|principal material|goes into|organic|covered by certificates/,
  /verbrauch\w*|eingesetzt\w*|einsatz\b|verarbeite\w*|eingekauft\w*|einkauf\w*|bezog\w*|bezieh\w*|beschafft\w*|bestehen\b|besteht\b|geliefert\w*|recycling(?:papier|anteil|material)\w*|rezyklat\w*|enthalten|verwende\w*|eingeschnitten|verbaut|bedruckt|rezyklatanteil\w*|in verkehr gebracht|papierbedarf|wichtigste\w* (?:rohstoffe|materialien|werkstoffe)/,
)

const waste =
  /waste\b(?! ?water)|wastes\b|threw away|garbage|refuse\b|landfill|rubbish|abf[aä]ll\w*|restmüll\w*|sondermüll|müll\b|entsorg\w*|reststoff\w*/
const loops = anyOf(
  /recycl\w*|rent(?:ed)? (?:out|again|them)|overhaul\w*|shredded|dispensers|through an app|upcycl\w*|second-?hand|mend(?:s|ed)?\b|sell again|bring back|used again|dismantled|paper mill|animal feed|own boxes|meals to|(?<!building )refurbish\w*|remanufactur\w*|recondition\w*|re-?us(?:e|ed|able|es|ing)\b|repair(?:s|ed|ing)?\b|returnable|take-?back|take back|deposit system|second life|second-hand|circular\w*|melted down|digital (?:ones|forms|processes)|paperless|left-?over|food banks?|social enterprise|briquet\w*|retread\w*/,
  /recycel\w*|recycling\w*|wieder befüll\w*|weitergegeben|nehmen\b(?=[^.]{0,60}zurück)|zurückgeführt|geht [^.]{0,40}zurück|eingesammelt|gesammelt|wieder (?:in|zu)\b|unverpackt|secondhand|weiterverwend\w*|verwenden wir|gebrochen|halben preis|tierfutter|paniermehl|leihpalette\w*|instand\b|wiederverwend\w*|wiederverwert\w*|wiederaufbereit\w*|aufbereite\w*|aufarbeit\w*|instand ?(?:setz|gesetz)\w*|reparier\w*|reparatur\w*|mehrweg\w*|pfand\w*|rücknahme\w*|zurückgenommen|kreislauf\w*|rezyklat\w*|altpapier|eingeschmolzen|getrennt\w*|abfalltrennung|mülltrennung|papierlos\w*|papierverbrauch\w*|digitalisier\w*|weiterverkauf\w*|gebraucht\w*|tafel(?:n)? ab|die tafel|too good to go|refill\w*|nachfüll\w*/,
)
const goods = anyOf(
  /equipment|hardware|waste|packaging|materials?|paper\b|products?|pumps?|laptops?|computers?|devices?|cups?|pallets?|film\b|plastics?|parts\b|tyres?|furniture|mattresses|crates|textiles|clothes|food\b|meals?|metal|scrap|chips|batteries|tools|drills|uniforms|soap|cutlery|bags\b|concrete|rubble|asphalt|bottles|jackets|garments|doors|carpets|drinks|leftovers|partition walls|tyres/,
  /\w*abf[aä]ll\w*|\w*verpackung\w*|material\w*|papier\w*|produkt\w*|gerät\w*|rechner\w*|computer\w*|laptop\w*|becher\w*|palette\w*|folie\w*|kunststoff\w*|plastik\w*|teile\w*|reifen\b|möbel\w*|matratze\w*|kisten?\b|textil\w*|lebensmittel\w*|speise\w*|backware\w*|metall\w*|späne\b|schrott\w*|akkus?\b|batterie\w*|karton\w*|werkst[aä]tt\w*|stoßf[aä]ng\w*|einweg\w*|toner\w*|altgeräte\w*|altbatterie\w*|farbreste\w*|makulatur|\w*asphalt\w*|bauschutt|besteck|geschirr|arbeitskleidung|flaschen\w*|mehrwegflasche\w*|getränke\w*|brot\b|abbruch\w*|leihpalette\w*|kleid\w*/,
)

/**
 * A requirement whose object has to stand in one sentence with the words of what is asked of it: without them a heading alone
 * would do.
 */
function paired(
  dr: string,
  kind: Disclosure['kind'],
  object: RegExp,
  words: RegExp,
  phrases: RegExp,
  not: RegExp,
): Disclosure {
  return d(dr, kind, anyOf(anyOf(besideWords(object, words), phrases)), anyOf(nearWords(object, words), phrases), not)
}

/** Pollution, water, nature, and resources, after climate change. */
export const environmentDisclosures: Disclosure[] = [
  ...climateDisclosures,
  paired(
    'E2-1',
    'policy',
    pollutant,
    rule,
    anyOf(
      nearWords(/air, water (?:and|or) soil|luft, (?:wasser|boden) und \w+|water and soil/, rule),
      /restricted substances list|betriebsanweisung\w*|no [^.]{0,20}policy on pollution/,
    ),
    /taxonomy|noise|taxonomie|lärm|geschenke/,
  ),
  paired(
    'E2-2',
    'action',
    pollutant,
    anyOf(reduce, /measures?\b|actions?\b|maßnahmen?\b/),
    /(?:water-based|solvent-free) (?:paint|lacquer|one|ink|adhesive)\w*|wasserlack\w*|lösemittelfrei\w*|ersatzstoffe?\w*/,
    /taxonomy|taxonomie|noise[- ]cancel|sales of/,
  ),
  paired(
    'E2-3',
    'target',
    pollutant,
    wanted,
    /no (?:serious|major|significant) environmental incidents?|zero (?:spills|environmental incidents|discharge)/,
    /taxonomy|taxonomie/,
  ),
  d(
    'E2-4',
    'metric',
    anyOf(
      /\bnox\b|\bsox\b|\bso2\b|\bvocs?\b|nmvoc|volatile organic|air pollutants?|air emissions|emissions (?:to|into) (?:the )?(?:air|water|soil|atmosphere)|nitrogen oxides?|sulphur|ammonia|dusts?\b|microplastics?|particulate|exceed\w*|permit\b|permits\b|limit values?|spills?\b|environmental incidents?|hydraulic oil|leaked\b|diesel\b|chemical oxygen demand|pollutants?|effluent\w*/g,
      /luftschadstoff\w*|stickoxid\w*|schwefeldioxid\w*|ammoniak\w*|feinstaub|staubemission\w*|luftemission\w*|mikroplastik|grenzwert\w*|einleitwert\w*|einleitung\w*|leckage\w*|umweltsch[aä]d\w*|umweltvorf[aä]ll\w*|schadstoff\w*|voc-?emission\w*|umweltereignis\w*|umweltauflagen|csb\b|lösemittel\w*|staub\b/,
    ),
    anyOf(
      /(?:\bnox\b|\bsox\b|\bvocs?\b|particulate|air pollutants?)[^.]{0,60}(?:emissions?|kg|tons?|tonnes)|luftschadstoff\w*/,
      nearWords(
        /nitrogen oxides?|sulphur oxides?|sulphur dioxide|ammonia|\bdusts?\b|\bnox\b|\bso2\b|\bvocs?\b|nmvoc|volatile organic compounds?|solvents?\b|chemical oxygen demand|effluents?|lösemittel\w*|csb\b|staub\b|stickoxid\w*|schwefeldioxid\w*|feinstaub|staubemission\w*|voc-?emission\w*|ammoniak\w*/,
        /emi(?:ssion|tt)\w*|pollutants?|mg\b|permits?\b|consented|messung\w*|überschreitung\w*|tonnes?|\bt\b|kg\b|measured|limits?|tonnen|gemessen|grenzwert\w*|gesunken|sank\w*|stieg\w*|decreas\w*|fell\b/,
      ),
      nearWords(
        /exceed\w*|breach\w*|complied|within|below|überschr\w*|eingehalten|unterschr\w*/,
        /permit\w*|(?:emission|discharge|legal|statutory) limits?|limit values?|the limits|grenzwert\w*|einleitwert\w*/,
      ),
      nearWords(
        /spills?\b|leaks?\b|leaked\b|umweltereigniss\w*|umweltauflagen|(?:hydraulic |fuel )oil|environmental incidents?|leckage\w*|umweltsch[aä]d\w*|umweltvorf[aä]ll\w*/,
        /\bno\b|none|occur\w*|entered|litres?|report\w*|keine?\w*|nicht|gab es|kam es|liter/,
        60,
      ),
      /emissions to (?:air|water|soil)[^.]{0,60}\d/,
    ),
    /taxonomy|taxonomie|geschenke|gifts/,
  ),
  d(
    'E2-5',
    'metric',
    /substances of (?:very high )?concern|svhc|reach|besorgniserregend\w*/g,
    /substances of (?:very high )?concern|svhc|besorgniserregende stoffe/,
    /taxonomy|taxonomie/,
  ),
  paired(
    'E3-1',
    'policy',
    water,
    /polic(?:y|ies)\b|guidelines?|principles?|commit(?:s|ted|ment)\b|\w*politik\b|\w*(?:richtlinie|leitlinie|leitbild|grundsatz|grundsätze)\w*|verpflicht\w*|\w*managementsystem\w*/,
    /water (?:management|stewardship|policy)|wassermanagement|(?:protect|preserv)\w*[^.]{0,30} (?:springs|aquifers?|groundwater)|(?:schützen|schutz)[^.]{0,30}(?:wasservorkommen|quellen|grundwasser)/,
    /taxonomy|taxonomie|hot water|wasserkraft|suppliers? must/,
  ),
  paired(
    'E3-2',
    'action',
    water,
    anyOf(saveWater, /measures?\b|actions?\b|maßnahmen?\b/),
    /low-flow (?:taps|showers?|toilets?)|spararmatur\w*|durchflussbegrenz\w*|tröpfchenbewässer\w*|drip irrigation|zisterne\w*/,
    /taxonomy|taxonomie|hot water|water utilit/,
  ),
  paired(
    'E3-3',
    'target',
    water,
    wanted,
    /water (?:reduction )?targets?|wasser-?ziele?\b/,
    /taxonomy|taxonomie|hot water/,
  ),
  d(
    'E3-4',
    'metric',
    anyOf(
      /(?:water )?withdrawals?|public (?:network|supply)|mains\b|wells?\b|cubic met\w*|litres?|megalit\w*|burst pipe|rohrbruch\w*|öffentliche\w* netz\w*|sanitär\w*/g,
      water,
    ),
    anyOf(
      /(?:water (?:consumption|withdrawal|discharge)|fresh ?water)[^.]{0,80}\d|(?:wasserverbrauch|wasserentnahme)[^.]{0,80}\d/,
      nearWords(
        water,
        /consumed|consumption (?:was|rose|fell|amount|of|in|stood|per|increas|decreas|remain)\w*|taken\b|comes from|withdraw\w*|drawn|public (?:network|supply)|used for|\bm3\b|cubic met\w*|litres|verbrauch\w*|entnahme\w*|entnommen|entnehmen|brunnen\b|boreholes?|mains water|kläranlage\w*|bezogen|öffentliche\w*|benötigt|liter\b|sanitär\w*/,
      ),
      /(?:wasser|trinkwasser|frischwasser)(?:verbrauch|entnahme|bedarf|bezug)\w*/,
    ),
    /taxonomy|taxonomie|hot water|wasserkraft/,
  ),
  d(
    'E4-1',
    'strategy',
    /biodivers\w+|ecosystems?|nature positive|nature-related|tnfd|leap approach|natural capital|ökosystem\w*|artenvielfalt|naturkapital/g,
    anyOf(
      /(?:biodivers\w+|ecosystems?)[^.]{0,80}(?:strategy|business model|resilience|transition)|biodiversitätsstrategie/,
      /nature[- ]positive|kunming|global biodiversity framework|leap approach|nature-related financial disclosures|tnfd/,
      nearWords(
        /ökosystem\w*|biodivers\w*|artenvielfalt/,
        /geschäftsmodell\w*|strategie\w*|widerstandsfähig\w*|abhängig\w*|resilien\w*/,
      ),
    ),
    /taxonomy|taxonomie|digital ecosystem|partner ecosystem/,
  ),
  paired(
    'E4-2',
    'policy',
    /biodivers\w*|deforestation|ecosystems?|nature conservation|artenvielfalt|artenschutz|entwaldung\w*|ökosystem\w*|naturschutz\w*/,
    /polic(?:y|ies)\b|guidelines?|commit\w*|principles?|pledge\w*|\w*politik\b|\w*(?:richtlinie|leitlinie|grundsatz|leitbild)\w*|verpflicht\w*|bekenn\w*|verankert/,
    anyOf(
      nearWords(
        /palm oil|soya?\b|cocoa|coffee|wood\b|timber|forests?\b|palmöl|soja|kakao|kaffee|holz\b|wälder\w*/,
        /fsc\b|rspo\b|pefc\b|rainforest alliance/,
        60,
      ),
      /(?:fsc|rspo|pefc)[- ]?(?:certif|zertifi)\w*/,
      /(?:deforestation|conversion)[- ]free|zero deforestation|entwaldungsfrei\w*/,
    ),
    /taxonomy|taxonomie/,
  ),
  d(
    'E4-3',
    'action',
    anyOf(
      /biodivers\w+|ecosystems?|habitats?|reforestation|naturnah\w*|artenvielfalt|artenschutz|naturschutz\w*/g,
      natureWork,
    ),
    anyOf(
      /(?:plant|support|protect|promot|create|project)\w*[^.]{0,60}(?:biodivers|\btrees|\bbees\b|habitat|reforest|\bforests?\b)|(?:pflanz|förder|schütz|schutz)\w*[^.]{0,60}(?:biodivers|bäume|bienen|artenvielfalt|\bwald\b|wälder)/,
      nearWords(tend, natureWork),
      /bee colonies|beehives?|bienen(?:volk|völker|stöcke|stock)\w*|nistkästen|nisthilfen|insektenhotel\w*|blüh(?:wiese|fläche|streifen)\w*|flower(?:ing)? meadows?|streuobstwiese\w*|dachbegrün\w*|renaturier\w*|rekultivier\w*|ausgleichsfläche\w*|aufforst\w*|rehabilitated/,
    ),
    /taxonomy|taxonomie|power plant|production plant/,
  ),
  paired(
    'E4-4',
    'target',
    /biodivers\w*|artenvielfalt|naturnah\w*|nature[- ]positive|deforestation|entwaldung\w*|net gain|entsiegel\w*|hedgerows?/,
    /by 20[2-5]\d|until 20[2-5]\d|bis (?:zum jahre? |ende )?20[2-5]\d|targets?\b|goals?\b|aim (?:to|at)\b|\w*ziele?\b/,
    /biodiversity net gain|net positive impact/,
    /taxonomy|taxonomie/,
  ),
  d(
    'E4-5',
    'metric',
    anyOf(
      /land[- ]use|sealed|paved|hectares?|species\b|habitats?|birds?\b|versiegel\w*|flächen\w*|befestigt\w*|überbaut\w*|hektar\w*|betriebsfläche\w*|arten\b|vogelarten|entsiegel\w*/g,
      guarded,
    ),
    anyOf(
      nearWords(/sites?\b|plants?\b|located|quarr(?:y|ies)|standort\w*|werke?\b|operations/, guarded),
      nearWords(
        /hectares?|\bm2\b|square met\w*|per ?cent|prozent|\d+ ?%|hektar\w*|quadratmeter\w*|\bha\b/,
        /sealed|paved|built (?:over|on)|versiegel\w*|überbaut|entsiegel\w*|befestigt\w*|disturbed|near[- ]natural|naturnah\w*/,
      ),
      /land use (?:did not|has not|changed|remained)|flächenverbrauch|(?:flächen|land)\w*[^.]{0,40}in anspruch genommen|neu versiegelt|flächeninanspruchnahme/,
      nearWords(
        /species\b|vogelarten|tierarten|pflanzenarten|\barten\b/,
        /counted|recorded|monitor\w*|endangered|red list|gezählt|nachgewiesen|gefährdet\w*|erfasst|rote\w* liste/,
      ),
    ),
    /taxonomy|taxonomie|vertragsarten/,
  ),
  paired(
    'E5-1',
    'policy',
    /circular\w*|(?:use|using) (?:of )?resources|resources sparingly|resource (?:use|efficien\w*|conserv\w*)|waste\b(?! ?water)|recycled|kreislauf\w*|ressourcen\w*|\w*abf[aä]ll\w*|langlebig\w*|recycling\w*|repair\b|reparatur\w*/,
    /polic(?:y|ies)\b|guidelines?|principles?|commit(?:s|ted|ment)\b|\w*politik\b|\w*(?:richtlinie|leitlinie|leitbild|grundsatz|grundsätze|konzept)\w*|verpflicht\w*/,
    /(?:circular economy|resource (?:efficiency|management|conservation)|waste management)[^.]{0,80}(?:polic|strategy|principle|guideline|management|goal|approach)|kreislaufwirtschaft|ressourcenschonung|abfallmanagement|waste hierarchy|abfallhierarchie|(?:avoid|redistribute)[^.]{0,60}(?:re-?us|recycl|turn it into)\w*|vermeid\w*[^.]{0,60}(?:wiederverwend|verwert|recycel)\w*|vermeiden vor|in the loop|im kreislauf/,
    /taxonomy|taxonomie|human resources|personalressourcen/,
  ),
  d(
    'E5-2',
    'action',
    anyOf(
      /resource efficien\w+|thinner|packaging|single-use|disposable|papier\b|verpackung\w*|einweg\w*/g,
      loops,
      waste,
    ),
    anyOf(
      /(?:recycl|refurbish|reus|reduc|avoid)\w*[^.]{0,60}(?:equipment|hardware|waste|packaging|materials?|paper|products)|(?:recycel|wiederverwend|vermeid|reduz)\w*[^.]{0,60}(?:abf[aä]ll|verpackung|material|papier)/,
      nearWords(loops, goods),
      nearWords(
        /reduc\w*|cut(?:s|ting)?\b|avoid\w*|thinner|sav(?:e[sd]?|ing)\b|replac\w*|without|less\b|collected separately|sorted|reduzier\w*|verringer\w*|vermied\w*|vermeid\w*|verzicht\w*|ersetz\w*|eingespart|einspar\w*|weniger|halbier\w*|dünner\w*|abgeschafft/,
        /waste\b(?! ?water)|packaging|paper\b|plastic (?:bags?|film|bottles|cups)|single-use|disposable|abf[aä]ll\w*|verpackung\w*|papierverbrauch\w*|papier\b|plastik\w*|einweg\w*|folie\w*|füllmaterial/,
      ),
    ),
    /taxonomy|taxonomie|waste ?water/,
  ),
  paired(
    'E5-3',
    'target',
    anyOf(
      /waste\b(?! ?water)|landfill|recycl\w*|circular\w*|packaging|single-use|secondary raw/,
      /\w*abf[aä]ll\w*|restmüll\w*|rezyklat\w*|recycelt\w*|recyclingfähig\w*|recyclingquote\w*|\w*verpackung\w*|kreislauf\w*|einweg\w*/,
    ),
    wanted,
    /(?:waste|recycling|packaging) targets?|zero waste|(?:abfall|recycling|kreislauf)-?ziele?\b/,
    /taxonomy|taxonomie|financial waste/,
  ),
  paired(
    'E5-4',
    'metric',
    material,
    used,
    /resource inflows?|(?:weight|amount) of (?:materials|products)|materials? used|materialeinsatz\w*|ressourcenzuflüsse|critical raw materials|kritische\w* rohstoffe|eingesetzte\w* materialien|papierverbrauch\w*|papierbedarf|paper consumption|(?:main|principal|most important) (?:raw )?materials?|wichtigste\w* (?:rohstoff|material|werkstoff)\w*|recyclinganteil\w*/,
    /taxonomy|taxonomie|preisrisik|termingeschäft|(?:material|steel|energy) prices|price of (?:raw|steel)/,
  ),
  d(
    'E5-5',
    'metric',
    anyOf(
      /recycled|refurbished|scrap\b|resource outflows?|hazardous|disposal|disposes?|incinerat\w*|repair\w*|durab\w*|spare parts|taken apart|end[- ]of[- ]life|less material|speisereste|gefährliche\w*|langlebig\w*|reparier\w*|ersatzteil\w*|lebensdauer/g,
      waste,
    ),
    anyOf(
      /(?:volume|amount|quantity) of waste|waste (?:generat|volume)\w*[^.]{0,60}\d|(?:recycled|refurbished)[^.]{0,60}\d|abfall(?:menge|aufkommen)/,
      nearWords(
        /wastes?\b(?! ?water)|garbage|\w*abf[aä]ll\w*|restmüll\w*|sondermüll|müll\b/,
        /tonnes?\b|\bt\b|kg\b|\bm3\b|consist\w*|mainly|compos\w*|hazardous|disposes|incinerat\w*|threw away|arose|recycling rate|tonnen|bestehen|besteht|überwiegend|gefährlich\w*|fiel\w*|angefallen|rechnungen|geschätzt|wertstoff\w*|entsorgt|entsorger|zugelassen\w*/,
      ),
      nearWords(
        /products?|furniture|devices|appliances|pumps?|machines?|produkt\w*|gerät\w*|möbel\w*|maschine\w*/,
        /repair(?:ed|able|ability)|spare parts|durab\w*|long-lasting|lasts? (?:as long|longer)|taken apart|dismantl\w*|end[- ]of[- ]life|recyclable|less material|langlebig\w*|reparier\w*|reparatur\w*|ersatzteil\w*|zerleg\w*|lebensdauer|recyclingfähig\w*/,
      ),
      /spare parts[^.]{0,40}years|ersatzteile[^.]{0,60}jahre/,
    ),
    /taxonomy|taxonomie|waste ?water/,
  ),
].map(saidPlainly)
