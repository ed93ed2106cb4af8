import { forWords } from '../patterns.ts'
import type { Disclosure } from './disclosure.ts'
import { anyOf, besideWords, nearWords } from './near.ts'

const later =
  /\b(?:by|until|from) (?:the end of )?(?:20[2-5]\d|(?:the |this )?decade)|end of the decade|within \w+ years|(?:bis|ab) (?:zum jahre? |zum |ende |spätestens )?(?:20[2-5]\d|ende des jahrzehnts)|(?:binnen|innerhalb von) \w+ jahren/
const bounds =
  /untersag\w*|conform\b|refuses?\b|must\b|may only|have to|has to|oblig\w*|expected to|required|rules? out|tells? (?:them|our)|prefers?|sign-off|not allowed|forbid\w*|müssen|dürfen nur|hat zu|haben [^.]{0,50}(?:anzubringen|einzubauen)|vorgeschrieben|schreib\w* vor|schreibt\b|ausgeschlossen|verboten|sind so|hält\b|halten\b|vorrang/
const book =
  /(?:energy|fibre) standard|handbuch\b|lastenheft\w*|(?:procurement|purchasing) code|(?:engineering|design|building|store|technical|purchasing|procurement|fleet|kitchen|catering) (?:standards?|handbook|manual|rulebook|code|guide|brief)\b|rulebook|konzern(?:regelung|anweisung|standard)\w*|(?:bau|planungs|einkaufs|beschaffungs|fuhrpark|technik|küchen|pflege)-?(?:handbuch|standard|vorgabe|regel|anweisung|richtlinie)\w*|leitfaden\w*|dienstanweisung\w*/

const saver =
  /umschlagbagger\w*|sattelzüge\b|electric boilers?|biomass boilers?|spotlights|freezers?\b|fridges?|key-card\w*|variable-speed|batter(?:y|ies)\b|solar panels|panels on|heat recovered|cool roofs?|curtains?|trackers?|inverters?|drehzahlgeregelt\w*|klärschlamm|altreifen|calcined|kalzin\w*|fassaden?\b|zentralheizung\w*|heizkörper|thermostat\w*|kühlmöbel\w*|kühlregal\w*|tiefkühl\w*|glastüren|lastenr[aä]d\w*|(?:solar|pv-)?module\b|rückstauklappe\w*|sonnenschutz\w*|wärmenetz\w*|e-lkw|stromspeicher\w*|batteriespeicher\w*|elektrobagger|elektroradlader/
const did =
  /took (?:its|their) place|taken the place|hängen\b|tanken\b|replac\w*|swapp\w*|retrofit\w*|fitted|install\w*|now\b|heated|run on|put\b|saved?\b|tauscht\w*|getauscht|bekam\w*|erhielt\w*|erhalten|ersetz\w*|speis\w*|fahren\b|eingebaut|umgebaut|ausgestattet|laufen\b|liefert\b|antwort/
const warm = /carbon|emissions?\b|footprint|co2\w*|greenhouse gas\w*|emission\w*|ausstoß\w*|klinkerfaktor\w*/
const less =
  /cut\b|halve\w*|by half|take \w+ ?\w* ?(?:per ?cent|%)|lower\w*|reduc\w*|net[ -]?zero|drop\w*|halbier\w*|sinken|senken|dürfen|verringer\w*|zwischenziel\w*|netto-?null/
const perTonne =
  /(?:[£$€] ?\d+|\d+ (?:pounds?|dollars?|euros?)) (?:a|per|for each|for every) (?:metric )?ton(?:ne)?\b(?! of (?!co2|carbon))|\d+ ?(?:€|euro|eur|franken|chf) (?:je|pro|die) tonne\b(?! (?!co2|kohlen)[a-zäöü]{4})/
const weather =
  /dürre\w*|droughts?\b|flooding|unter wasser\b|snow ?line|(?:too little|lack of|less) snow|temperatures? (?:rise|climb|increase)\w*|(?:two|three|four) degrees|(?:hot|dry|warm) (?:summers?|autumns?|winters?|years?)|low water|crop failures?|poor harvests?|schneemangel|schneegrenze|waldbr[aä]nde?\w*|niedrigwasser\w*|missernte\w*|ernteausf[aä]ll\w*|(?:heiße|trockene|warme)\w* (?:sommer|herbste?|winter|jahre?)|temperaturanstieg|zertifikate?preis\w*|allowance prices?/
const money =
  /(?:€|eur|£|\$|usd|gbp|chf) ?\d|\d[\d.,]* ?(?:%|per ?cent|prozent|€|euro|eur\b|m\b|million|mio)|(?:quarter|third|half) of|viertel|drittel|hälfte/
const loss =
  /schaden\b|ertrag\b|cost(?:s|ing)?\b|lose\b|lost\b|margin|revenues?\b|price of|marked down|profit|kostet\w*|kosten\b|ergebnis\w*|umsatz\w*|erlös\w*|verteuer\w*|teurer|ausfall|mindern/

const agent =
  /wirkstoffe?\b|mrsl\b|recipes must|pesticides?|biocides?|cleaners\b|cleaning (?:agents?|products?)|detergents?|dyes\b|dyehouses?|paints?\b|fertili[sz]ers?|lösemittel\w*|lösungsmittel\w*|bleianstrich\w*|pestizid\w*|biozid\w*|reinigungsmittel\w*|waschmittel\w*|düngemittel\w*|asbest\w*|asbestos/
const outlet =
  /mud\b(?= out)|treatment plants?|wet (?:mills?|process\w*)|effluents?|waste ?water|septic tanks?|sludge|pool chemicals|stickoxid\w*|\bnox\b|staub\b|dust\b|grundwasser|groundwater|erdreich|bleileitung\w*|tankstelle\w*|sickerwasser\w*|leachate|abwasser\w*|abluft\w*|exhaust air|silt\b|run-?off/
const cleaner =
  /wheel washing|halten\b|keeps?\b|better|gewebefilter\w*|katalysator\w*|catalyst|mindern\b|minder[nt]\b|zurückgehalten|dosed|reed beds?|saniert|ausgekoffert|gereinigt|replaced|ersetzt|cover(?:ed|s)\b|biofilter\w*|waschen|wäscher\b|aktivkohle\w*|activated carbon|silt fences?|scrubb\w*|coagulat\w*|ozone/
const spill =
  /löschwasser\w*|cod\b|oxygen demand|verunreinigung\w*|ölsch[aä]d\w*|ölunf[aä]ll\w*|freisetzung\w*|fragment loss|shed(?:s|ding)? (?:of )?fib\w*|fib\w* shed\w*|mikrofaser\w*|microfib\w*/
const told =
  /gelangte\b|stayed below|tested|traten|aufgetreten|keine?\b|nicht\b|gab es|gemeldet|measur\w*|grams?\b|tested?\b|gemessen|\bno\b|reported/

const drawn =
  /wells?\b(?= (?:fairly|with|in|must|are)|\.)|boreholes?|what they (?:draw|take|pump)|water (?:use|plans?|meters?|stewardship)|entnahmestelle\w*|wasserzähler\w*|brunnen\b|wasserentnahme\w*/
const kinds =
  /wash(?:es|ing|ed)?\b|rins\w*|jeans|laundr\w*|dye\w*|flush\w*|shower\w*|panel cleaning|spül\w*|wasch\w*|dusch\w*/
const fewerLitres =
  /(?:\d+ )?litres? (?:instead of|rather than|against|down from)|liter (?:statt|gegenüber)|statt \d+ liter|instead of \d+ litres?/
const rain =
  /den regen\b|dry robots|kühlkreisl[aä]uf\w*|regen\b(?= (?:von|vom|der))|dachwasser|grauwasser|gr[ea]y ?water|brauchwasser|waschwasser|dry cleaning of (?:the )?panels|robots?\b(?=[^.]{0,60}without water)/
const again =
  /gewaschen|saving\b|geschlossen\w*|speist?\b|spült\w*|gießen|gegossen|closed|drink\b|flush\w*|wiederverwend\w*|again|im kreis\w*|reus\w*/
const volume =
  /(?:brauchten|bezogen wir|verbrauchten|took|draw|drew|used) \d[\d.,]* ?(?:kubikmeter|m3|cubic met(?:re|er)s)\b(?! (?:\w*gas|of (?:natural )?gas|concrete|beton|holz|timber))|(?:kubikmeter|cubic met(?:re|er)s?|m3|liter|litres?) (?:je|pro|per|a|an) (?:wohnung|einwohner|gast|übernachtung|zimmer|mitarbeit\w*|guest|room|night|employee|resident|kopf)\b|guest night uses|(?:mieter|bewohner|gäste) (?:brauchten|verbrauchten)/

const living =
  /reefs?\b|pollinat\w*|bestäub\w*|naturschutz\w*|fish stocks?|fischbest[aä]nd\w*|healthy soils?|fertile soils?|fruchtbare\w* böden|nature\b|biodivers\w*|artenvielfalt|ecosystem services?/
const standing =
  /business (?:model|depends|would|case)|geschäft(?:smodell)?\b|what would happen|durchgespielt|would have to|rel(?:y|ies) on|angewiesen|abhängig\w*|depend(?:s|ent)? on|gefährdet/
const spared =
  /newly cleared|aal\b|haifisch\w*|eel\b|sharks?\b|(?:clear\w*|fell\w*|cut down) [^.]{0,10}forests?|ancient (?:or|and) endangered|endangered (?:woods?|forests?|species)|untouched|old-growth|primary forests?|peatlands?|bluefin|overfished|tropical (?:wood|timber|hardwood)|urw[aä]ld\w*|tropenholz\w*|torf\b|laubbläser\w*|überfischt\w*|bedrohte\w* \w*arten|ancient woodland|prime farmland/
const refused =
  /buy no\b|führen wir nicht|(?:will|do|may|shall) not\b|no (?:leather|viscose|wood|timber|fish|soya?|palm oil|peat)|cannot be|never\b|banned|avoid(?:s|ed)?\b|verboten|verbot\b|verzicht\w*|keine?n?\b|ausgeschlossen|leitlinie\w*|anweisung\w*|nicht mehr/
const opening = /(?:build|quarry|mine|open|drill|develop)\w*|eröffnen|bauen\b|abbauen|errichten|erschließen/
const reserve = /protected areas?|nature reserves?|schutzgebiet\w*|national parks?|nationalpark\w*/
const homes =
  /\w*kröten\b|fish (?:pass|ladder)\w*|heather\b|sitzstangen|hedges?\b|pastures?|corals?\b|turtles?|dunes?\b|native (?:plants|species|grass\w*|shrubs)|skylarks?|lapwings?|bats?\b|newts?|log piles|swift boxes|grazing|tümpel\w*|steilw[aä]nde?\w*|oberboden|uhu\b|\w*unken?\b|brutstätt\w*|brutvögel\w*|magerrasen|trockenmauer\w*|lesesteinhaufen|feldlerche\w*|zauneidechse\w*|wildpflanzen\w*|heckenstreifen/
const cared =
  /reseeded|\bbuilt\b|gebaut\b|planted|to rest|dimmed|reattached|grow\b|restor\w*|sown|seeded|fenced|monitor\w*|moved\b|relocat\w*|installed|angelegt|gepflanzt|abgestimmt|sucht\b|umgesiedelt|gemäht|gelassen|eingesetzt|stehen bleiben|aufgestellt|versetzt/
const ground =
  /hectares|hektar\b|\bha\b|rasenfläche\w*|grünfläche\w*|dunes?\b|farmland|grassland|steinbr[uü]ch\w*|\bbruch\b|quarr(?:y|ies)|(?:ausgebeutete|abgebaute)\w* flächen|artenvielfalt|biodiversity|mischwald|moorfläche\w*|außenanlage\w*|solar parks?|hedges?\b/
const mended =
  /restor\w*|regenerat\w*|rewild\w*|managed\b|net gain|more (?:species|nature)|wiederherg\w*|renaturier\w*|rekultivier\w*|blühwiese\w*|naturnah\w*|artenvielfalt|entsiegel\w*|aufgeforstet|native\b|planted/
const park =
  /landschaftsschutzgebiet\w*|marine (?:reserves?|parks?)|national parks?|nationalpark\w*|naturpark\w*|ffh\b|ffh-\w+|vogelschutz\w*|ramsar\w*|special (?:protection|area)s? [^.]{0,15}|sites? of special scientific interest|ancient woodland|world heritage/
const lies =
  /stößt an|stoßen an|\blie[s]?\b|located|within|grenz(?:t|en)\b|liegen\b|liegt\b|border\w*|kilomet\w*|adjacent|next to|neben|überschneid\w*/
const changed =
  /(?:neu )?unter abbau|newly|(?:gaben|gegeben)[^.]{0,50}zurück|zusätzlich versiegelt|returned to|taken up|under panels|bebaut\b|disturbed|cleared for/

const design =
  /single-fibre|pulled apart|dismantled|zerlegen\b|aus einem material|single-use|one fibre|single fibre|mono-?materials?|taken apart|reupholster\w*|durab\w*|last(?:s|ing)? longer|repair\w*|seams|re-?us(?:ed|able)|recycl\w*|einweg\w*|mehrweg\w*|sortenrein\w*|zerleg\w*|trennbar\w*|trennen lassen|wiederverwend\w*|unverpackt|monomaterial\w*/
const parts =
  /ziegel\b|türen\b|heizkörper\b|fenster\b|dachstuhl|bauteil\w*|steel beams?|bricks|fixtures|display stands|hangers|kisten\b|shredded fibre|offcuts|yarn waste/
const kept =
  /ausgebaut|bauteilbörse\w*|abgegeben|weitergegeben|reclaimed|salvag\w*|used again|re-?spun|spun again|back into|wieder\b/
const sorting = nearWords(
  /müllpl[aä]tz\w*|mülltonne\w*|tonnen\b(?= richtig)|abfallinsel\w*|trennen\b|bins\b/,
  /ansprechpartner\w*|erklär\w*|neu geordnet|scales|beschrift\w*|labelled|sprachen/,
)
const second =
  /recyclability|recyclable|weniger kunststoff|recycled|reclaimed|rezykliert\w*|rezyklat\w*|aus zweiter hand|sekundär(?:roh)?stoff\w*|left-?overs?|food waste|lebensmittelabf[aä]ll\w*|lebensmittelverschwendung|essensreste|single-use|blades\b|modules? recycl\w*|verpackungsmaterial|bruchware|weggeworfen\w*|thrown away/
const aim = anyOf(later, /intend\w*|want to|\bsoll(?:en)?\b|wollen\b|we plan to|halve\b|halbier\w*|shall\b/)
const inflow =
  /(?:bought|used|processed|consumed|purchased|spun|wove|cast|baked|went through) [^.]{0,40}\b(?:tonnes?|t|kg|bales|cubic metres) of (?!co2|carbon|waste|emission|greenhouse)/
const stuff =
  /elektrogeräte\w*|cotton bales|schrott\b|kalkstein\w*|gips\b|ton\b|hüttensand|flugasche|ziegel\b|sand\b|kies\b|bitumen|obst und gemüse|altholz|altpapier|elektroschrott|schrotte?\b|modules?\b|cotton|wool\b|yarns?\b|fibres?\b|linen\b|steel|cable|kabel|polyester/
const took =
  /über die waage|went into|eingesetzt|verarbeitet|verbaut|angenommen|verwendet|eingekauft|bought|spun|installed|spinn\w*|used up|got through/
const rest =
  /in die verbrennung|(?:modules?|blades)[^.]{0,20}(?=went to a recycler)|bauschutt\w*|rubble|threw out|throw out|to the tip|to landfill|landfill|deponie\w*|deponiert|biomüll|speiserest\w*|bruchware|cardboard|offcuts|skips?\b|in die aufbereitung|sorting or compost|verbrannt|sortierrest\w*|fallen an\b/
const weight = /\d ?(?:tonnes?|tonnen|t|kg)\b|per ?cent|prozent|\d ?%|nothing went|gefährlich\w*/

/** What reports say in plain words, without naming the subject: by requirement, each a sign of two families in one sentence. */
const plainly: Record<string, RegExp> = {
  'E1-1': nearWords(
    /roadmap|road map|pathway\b|fahrplan\b|\bweg zu[rm]?\b|hebel(?:n)?\b|levers?\b|milestones/,
    /carbon|emissions?\b|net[ -]?zero|tonnes today|fossil\w*|boilers\b|netto-?null|klimaneutral\w*|dekarbonisier\w*|co2\b|ohne (?:gas|öl|kohle)/,
    100,
  ),
  'E1-2': nearWords(
    book,
    /heat pumps?|boilers?|energy|iso 50001|energie\w*|wärmepumpe\w*|effizienzhaus\w*|klima\b|electric vans?|refrigerants?|kältemittel\w*/,
    110,
  ),
  'E1-3': nearWords(saver, did),
  'E1-4': anyOf(
    besideWords(besideWords(warm, less, 100), later, 120),
    besideWords(besideWords(less, warm, 100), /20[2-5]\d|decade|jahrzehnts?/, 120),
    nearWords(/zwischenziel\w*|interim targets?/, /20[2-5]\d/),
  ),
  'E1-8': nearWords(
    perTonne,
    /notional|intern\w*|invest\w*|wirtschaftlichkeit\w*|decid\w*|carbon|new (?:store|site|plant|building)s?|vorhaben/,
    90,
  ),
  'E1-9': anyOf(
    besideWords(besideWords(weather, loss, 110), money, 110),
    besideWords(besideWords(loss, weather, 110), money, 110),
  ),
  'E2-1': anyOf(
    nearWords(agent, bounds),
    nearWords(
      /umweltpolitik\w*|environmental policy/,
      /beste\w* verfügbare\w* technik\w*|störung\w*|störf[aä]ll\w*|ernstfall|emergenc\w*|best available|neighbours|anwohner\w*|boden\b|soil\b/,
      120,
    ),
    nearWords(/anwohner\w*|neighbours/, /benachrichtig\w*|notif\w*/),
  ),
  'E2-2': nearWords(outlet, cleaner),
  'E2-3': anyOf(
    besideWords(
      besideWords(
        /waste ?water|effluents?|abwasser\w*/,
        /treat\w*|tertiary|discharg\w*|reinigungsstufe\w*|free of/,
        80,
      ),
      later,
      100,
    ),
    nearWords(
      /chemical (?:scheme|management|standard)|chemicals?\b|quecksilber\w*|mercury\b|abluft\b|dyehouses?|chemikalien\w*|staub\b/,
      later,
      100,
    ),
  ),
  'E2-4': nearWords(spill, told),
  'E3-1': nearWords(drawn, bounds),
  'E3-2': anyOf(nearWords(fewerLitres, kinds), nearWords(rain, again)),
  'E3-4': anyOf(volume, besideWords(/(?:wasser)?versorger\b|\w*kanal\b|aus dem netz|mains|river\b/, volume)),
  'E4-1': nearWords(living, standing),
  'E4-2': anyOf(
    nearWords(spared, refused),
    besideWords(besideWords(reserve, opening, 60), /\b(?:will|do) not\b|nicht\b|never\b|keine\b/, 60),
    nearWords(reserve, /leitlinie\w*|richtlinie\w*|polic(?:y|ies)/),
  ),
  'E4-3': nearWords(homes, cared),
  'E4-4': anyOf(
    besideWords(besideWords(ground, mended, 100), later, 120),
    besideWords(besideWords(mended, ground, 100), later, 120),
  ),
  'E4-5': anyOf(nearWords(park, lies), nearWords(/hectares|hektar\b|\bha\b|square met\w*|quadratmeter/, changed)),
  'E5-1': nearWords(anyOf(book, /leitlinien?\b/), design, 110),
  'E5-2': anyOf(
    nearWords(parts, kept),
    sorting,
    nearWords(
      /abriss\w*|abgerissen|abbruch\w*|demolish\w*/,
      /aufgestockt|umbau\w*|umgebaut|re-?us\w*|ausgebaut|convert\w*/,
    ),
  ),
  'E5-3': nearWords(second, aim),
  'E5-4': anyOf(inflow, nearWords(stuff, took, 60)),
  'E5-5': nearWords(rest, weight, 60),
}

/** The requirement, which is answered in plain words too. */
export function saidPlainly(disclosure: Disclosure): Disclosure {
  const words = plainly[disclosure.dr]
  if (!words) return disclosure
  const { topic, strong } = disclosure
  const said = forWords(words.source)
  return {
    ...disclosure,
    topic: new RegExp(anyOf(topic, said), 'gu'),
    strong: new RegExp(strong ? anyOf(strong, said) : said, 'u'),
  }
}
