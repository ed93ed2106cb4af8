import { type Disclosure, requirement as d } from './disclosure.ts'
import { anyOf, besideWords, nearWords } from './near.ts'

const warming =
  /emissions?\b|co2|carbon|ghg|greenhouse gas\w*|footprint|emissionen|thg-?\w*|treibhausgas\w*|klima(?!anlage|tis)\w*|fußabdruck/
const energy =
  /energy|electricity|renewable\w*|fossil|fuels?\b|energie\w*|strom(?:verbrauch|bedarf|bezug|mix)?s?\b|wärme\w*|erneuerbar\w*|kraftstoff\w*|brennstoff\w*/
const neutral =
  /net[ -]?zero|zero[ -](?:carbon|emissions?)|(?:climate|carbon|co2|ghg)[ -]neutral\w*|netto-?null|null-?emission\w*|(?:klima|treibhausgas|co2|thg)-?neutral\w*/
const year = /20[2-5]\d/
const fossil = /coal|natural gas|fossil|heavy oil|(?:stein|braun)?kohle\w*|erdgas|fossil\w*|heizöl|diesel/

const ambition =
  /targets?\b|goals?\b|ambition\w*|aim(?:s|ing|ed)?\b|want to|intend\w*|objectives?\b|\w*ziele?\b|angestrebt|anstreb\w*|streben|möchten|wollen|\bsoll(?:en)?\b|vorgenommen/
const extent =
  /\d[\d.,]* ?(?:%|per ?cent|prozent)|halv\w*|half\b|third\b|halbier\w*|drittel|neutral\w*|20[2-5]\d|keine\b/

/** What is built, bought or done to need less energy or to heat the climate less. */
const equipment = anyOf(
  /boilers?\b|burners?\b|furnaces?|heat pumps?|heat recovery|waste heat|insulat\w+|photovoltaics?|solar|\bpv[ -](?:systems?|plants?|arrays?|modules?|panels?)|wind (?:power|turbines?|farms?|energy)|biogas|biomass|biomethane|wood chips?|district heat\w*|lighting|\bleds\b|\bled (?:lamp|tube|lumin|technolog)\w*|compressed air|compressors?|ventilation|chillers?|cooling|electrif\w*/,
  /charging (?:points?|stations?|infrastructure)|(?:battery[- ])?electric (?:cars?|vehicles?|vans?|trucks?|buses|forklifts?|drives?|tractors?|tugs?|boilers?|steam\w*|kilns?|ovens?|ferries|excavators?)|e-?(?:buses|trucks|vans|bikes|scooters|cars)\b|induction|(?:is|are|to|with) leds?\b|e-?mobility|hybrids?\b|power purchase agreements?|\bppas?\b|green (?:electricity|power|steel)|biofuels?|\bhvo\d*|aviation fuel|hydrogen|shore power|methane|refrigerants?|video ?conferenc\w*|season tickets?|bicycles?|bike leasing|new aircraft|fuel[- ]efficien\w*|ovens?\b|kilns?\b|clinker|glazed|hulls?\b|motion sensors|room temperature|cycle to work|business flights|desflurane|anaesthetic gas\w*|route planning/,
  /(?:gas|öl|dampf|heiz|pellet)?kessel(?:anlage|haus)?\w*|brennwert\w*|brenner\b|wärmepumpe\w*|wärmerückgewinnung\w*|abwärme\w*|dämm(?:ung|en|maßnahm)\w*|gedämmt|wärmedämm\w*|photovoltaik\w*|\bpv-?anlage\w*|solar\w*|windkraft\w*|windpark\w*|biogas\w*|hackschnitzel\w*|pellet\w*|fernwärme\w*|nahwärme\w*|(?:hallen|straßen|außen|innen|büro)?beleuchtung\w*|\bled-\w+|(?:auf|durch|mit) leds?\b|druckluft\w*|(?:raum)?lüftung\w*|kälteanlage\w*|kältemittel\w*|kältemaschine\w*|hydraulisch\w* abgleich\w*|blockheizkraft\w*|bhkw\w*|thermoöl\w*/,
  /ladepunkte?\w*|ladesäule\w*|ladestation\w*|ladeinfrastruktur|elektrofahrzeug\w*|elektroauto\w*|e-auto\w*|e-fahrzeug\w*|e-?mobilität|elektromobilität|(?:voll|batterie)?elektrisch\w*|hybridfahrzeug\w*|ökostrom\w*|grünstrom\w*|naturstrom|wasserstoff\w*|biokraftstoff\w*|landstrom\w*|methan\w*|videokonferenz\w*|jobticket\w*|deutschlandticket|jobrad|dienstrad\w*|fahrradleasing|energetisch\w* (?:sanier|moderni|ertüchtig)\w*|virtualisier\w*|(?:back)?öfen\b|klinker\w*|ersatzbrennstoff\w*|bewegungsmelder\w*|neue\w* fenster|raumtemperatur\w*|wärmebedarf\w*|mobile\w* arbeiten|mit dem rad|narkosegas\w*|wärmetauscher\w*|induktion\w*|e-?(?:busse\w*|lkw|bikes?|autos?|stapler)\b|desfluran|mieterstrom\w*|diesel\b|(?:gas|öl|pellet|holz)?heizung\w*/,
)
const carriedOut = anyOf(
  /replac\w*|install\w*|convert\w*|conversion|switch\w*|renovat\w*|retrofit\w*|insulated|moderni[sz]\w*|upgrad\w*|commission\w*|(?:in|into|on) (?:operation|service|stream)|fitted|equip\w*|reduc\w*|lower\w*|cut(?:s|ting)?\b|sav(?:e[sd]?|ings?)\b|avoid\w*|expan\w*|built|optimi[sz]\w*|electrif\w*|invest\w*|purchas\w*|procur\w*|shut|phas\w* out|added|deliver\w*|supplies|now run|subsid\w*|tested|halv\w*|gave way|drilled|slowed|connected|closed\b|no longer|serves?\b|switched off|in place of|instead of|less\b|fewer\b|now\b/,
  /ersetz\w*|austausch\w*|ausgetauscht|umgerüstet|umrüst\w*|umgestellt|umstell\w*|installier\w*|errichte\w*|in betrieb|ans? netz|am netz|moderni[sz]\w*|sanier\w*|gedämmt|angeschlossen|anschluss\w*|erweiter\w*|reduzier\w*|senk\w*|gesenkt|gesunken|sank|einspar\w*|eingespart|spar(?:t|en)\b|vermieden|vermeid\w*|verringer\w*|optimier\w*|ausgebaut|ausbau\w*|ausgestattet|investi\w*|bezieh\w*|bezog\w*|bezuschuss\w*|nachgerüstet|verlager\w*|elektrifizier\w*|abgeschaltet|angeschafft|anschaff\w*|beschafft|gebaut|erneuert|halbier\w*|erprob\w*|durchgeführt|stillgelegt|getauscht|geheizt|weniger|erspart|erzeugen|statt\b|zurückgewonn\w*|zurück\b|ausgeschaltet|nutzen wir|abgesenkt|absenkung/,
)
const hazard =
  /flood\w*|river bursts|storms?\b|hail\w*|heat ?waves?|drought\w*|extreme weather|sea[- ]level|wildfires?|physical (?:climate )?risks?|(?:fluss)?hochwasser\w*|überschwemm\w*|überflut\w*|starkregen\w*|hagel\w*|sturm\w*|stürme\w*|hitze\w*|dürre\w*|trockenheit|extremwetter\w*|unwetter\w*|physisch\w* (?:klima)?risik\w*/
const transitional =
  /carbon (?:pric|cost|tax)\w*|price of carbon|emission allowances?|transition(?:al)? risks?|climate[- ](?:related )?risks?|co2-?(?:preis|kosten|bepreisung|steuer)\w*|emissionsrecht\w*|transitions?risik\w*|transitorisch\w*|übergangsrisik\w*|klimarisik\w*|klimabedingt\w*|klimabezogen\w*/
const burden =
  /loss(?:es)?\b|damages?\b|(?<!at a )costs?\b|burden\w*|ebitda?\b|earnings|result\b|margin|revenues?\b|collateral|assets\b|(?:book |portfolio |property )?value\b|buchwert\w*|mindererlös\w*|(?:sach|gebäude|ernte|jahres)?sch[aä]den?\b|umsatz\w*|ergebnis\b|kosten\b|verluste?\b|(?:produktions|betriebs|ernte)?ausf[aä]lle?\b|vermögenswerte?\w*|belast\w*/
const amount =
  /\d[\d.,]* ?(?:%|per ?cent|prozent|m\b|mio|million|billion|mrd|eur|€)|(?:eur|usd|gbp|chf|€|£|\$) ?\d|million\w*/
const exposed = /high(?:ly)? (?:gross )?(?:expos|risk)\w*|hohe\w* (?:gefährd|expo|risik)\w*|überschwemmungsgebiet\w*/

const effects =
  /anticipated financial effects|assets at (?:material )?(?:physical|transition) risk|stranded assets|erwartete\w* finanzielle\w* (?:effekte|auswirkungen)/
const risk = anyOf(hazard, transitional)
const priced = anyOf(besideWords(besideWords(risk, burden, 110), amount, 110), besideWords(hazard, exposed), effects)

const environment = anyOf(
  /(?<!work |working |business |control |market |economic |learning |competitive )environment(?:al)?\b|climate|energy|carbon|emissions?\b|co2/,
  /umwelt(?:schutz|politik|leitlinie|leitbild|richtlinie|management|schonend|verträglich|freundlich|belang|auswirkung|ziel|\b)\w*|klimaschutz\w*|klimas?\b|energie\w*|emissionen|co2/,
)
const rule = anyOf(
  /polic(?:y|ies)\b(?!,? (?:and )?(?:legal|changes|makers|framework|risk))|guidelines?|principles?|pledges?|pledged|mission statement|charter\b|laid down|(?:purchasing|procurement|building) rules|corporate [^.]{0,15}standard|(?:environmental|energy) management|sustainability strategy|fields? of action|action areas?/,
  /politik\b|\w*(?:leitlinie|richtlinie|leitbild|grundsätze|grundsatz|konzernvorgabe|betriebsvereinbarung|handlungsfeld|leits[aä]tze|umweltkonzept|energiekonzept|klimaschutzkonzept)\w*|satzung|bekenn\w*|(?:umwelt|energie)management\w*|\w*strategie\b/,
)
const protection =
  /protect\w* (?:of )?the (?:climate|environment)|climate protection|environmental protection|energy (?:use|sav|efficien)\w*|use energy|klimaschutz\w*|umweltschutz\w*|schutz (?:der umwelt|des klimas)|energie\w*/
const promise = /commit(?:s|ted|ment|ments)?\b|oblig\w*|verpflicht\w*/
const climateRules = anyOf(
  /iso(?:\/iec)? ?(?:14001|50001)|\bemas\b|(?:environmental|energy) management systems?|(?:umwelt|energie)managementsystem\w*|(?:umwelt|energie|klima)-?(?:politik|leitlinie|richtlinie|strategie)\w*/,
  /(?:travel|company car|fleet|investment|credit|lending|building) (?:polic|guideline)\w*(?=[^.]{0,100}(?:train|emission|electric|coal|fossil|energy))|(?:reise|dienstwagen|car-policy|anlage|bau|kredit)-?(?:richtlinie|leitlinie|regelung|politik)\w*/,
  nearWords(
    /coal|(?:stein|braun)?kohle\w*/,
    /exclu\w*|not (?:finance|invest|insure)\w*|ausgeschlossen|schließ\w*[^.]{0,20}aus\b|nicht (?:in|finanzier|versicher)\w*|(?:investieren|finanzieren|versichern) [^.]{0,20}nicht|richtlinie\w*|polic(?:y|ies)|umsatz(?:es)?\b|revenues?\b|turnover/,
  ),
  besideWords(/effizienzhaus\w*|photovoltaik\w*|photovoltaics|passive house/, /richtlinie\w*|guideline\w*|standard\b/),
)

/** Climate change. */
export const climateDisclosures: Disclosure[] = [
  d(
    'E1-1',
    'strategy',
    anyOf(
      /transition plan|climate|net[ -]?zero|zero[ -]carbon|decarboni[sz]\w*|\bparis\b|1[.,]5 ?(?:°|deg|grad|-grad)|carbon neutral\w*|pathway|roadmap|road map|levers?\b|phas\w* out|science[ -]based targets?|\bsbti\b|fossil[ -]free|hydrogen|electrif\w*/g,
      /klima\w*|übergangsplan\w*|transitionsplan\w*|transformations(?:plan|pfad)\w*|dekarbonisier\w*|netto-?null|(?:treibhausgas|co2|thg)-?neutral\w*|pariser|fahrplan|masterplan|ausstieg\w*|fossil\w*|wasserstoff\w*|elektrifizier\w*|hebel\b/,
    ),
    anyOf(
      /transition plan|(?:climate|decarboni[sz]ation|carbon(?: reduction)?|net[ -]?zero|emissions? reduction) (?:action |transition )?(?:strategy|roadmap|road map|plan|pathway|programme|program)\b/,
      /(?:klima(?:schutz)?|dekarbonisierungs|transformations|übergangs|transitions|co2-?reduktions)-?(?:strategie|fahrplan|roadmap|pfad|plan|konzept|programm)\w*|masterplan klima\w*/,
      nearWords(neutral, year),
      nearWords(/gas boilers?|gaskessel|ölheizung\w*|gasheizung\w*/, year, 60),
      nearWords(neutral, /commit\w*|aim\w*|goal|ambition|bekenn\w*|ziel\w*|streben|anstreb\w*/, 60),
      nearWords(
        /science[ -]based targets?|\bsbti\b/,
        /validat\w*|approv\w*|submit\w*|commit\w*|eingereicht|anerkannt|validier\w*|bestätigt/,
      ),
      nearWords(
        /paris agreement|pariser (?:klima)?(?:abkommen|schutz)\w*|1[.,]5 ?(?:°|deg|grad|-grad)/,
        /strateg\w*|align\w*|in line|compatib\w*|consistent|business|plan\w*|einklang|ausricht\w*|richten|vereinbar|geschäft\w*/,
      ),
      nearWords(/phas\w* out|exit from|abandon\w*|disappear|ausstieg|aussteigen|verzicht\w*|ohne/, fossil, 50),
      /levers?\b[^.]{0,60}(?:fossil|electrif|heat|energy|renewable|hydrogen)/,
    ),
    /financial assistance|offset program|gesetzgeber|klimaschutzgesetz|bundesregierung|federal government|green deal/,
  ),
  d(
    'E1-2',
    'policy',
    anyOf(anyOf(besideWords(environment, rule), besideWords(protection, promise), climateRules)),
    anyOf(nearWords(environment, rule), nearWords(protection, promise), climateRules),
    /cookie|betriebsklima|arbeitsklima|suppliers? must|lieferantenkodex/,
  ),
  d(
    'E1-3',
    'action',
    anyOf(
      /climate|energy|emissions?|carbon|co2|renewable|efficien\w+|offset\w*|ökostrom|klima\w*|energie\w*|emission\w*|erneuerbar\w*|strom\b|stromverbrauch\w*|[mgk]wh|kwp|fuels?\b|kraftstoff\w*|fuhrpark\w*|fleet|schiene\w*|from road to rail|floods?\w*|hochwasser\w*|starkregen\w*|gebäude\w*|buildings?|coal\b|diesel|kohle\b|heizöl|erdgas|\bgas\b/g,
      equipment,
    ),
    anyOf(
      /(?:reduc|save|saving|lower|install|switch|purchas|convert|invest)\w*[^.]{0,80}(?:energy|emissions?|co2|photovoltaic|solar|renewable|green electricity|electric\b)|(?:photovoltaic|heat pump|led lighting|green electricity)|(?:photovoltaik|ökostrom|led-beleuchtung|wärmepumpe|energieeffizienz)/,
      besideWords(equipment, carriedOut),
      besideWords(
        /(?:went |put |taken |came )?into (?:operation|service)|went live|fitted|retrofitted|replaced|converted|insulated|in betrieb (?:genommen|gegangen)|gingen [^.]{0,40}in betrieb|ans netz|am netz|ausgetauscht|umgerüstet|umgestellt|modernisiert|saniert|gedämmt|nachgerüstet|installiert|angeschlossen/,
        equipment,
      ),
      nearWords(
        /(?:ersetz|austausch|umgestellt|umstell|reduzier|gesenkt|senk|einspar|eingespart|vermieden|verringer|halbier|spar|weniger)\w*/,
        /gas\b|diesel\w*|heizöl\w*|wärmebedarf|energie\w*|emission\w*|co2|strom\w*|erdgas\w*|kraftstoff\w*|[mgk]wh/,
      ),
      nearWords(
        /sav(?:e[sd]?|ings?)\b|cut|lower\w*|avoid\w*|reduc\w*|less\b|fewer\b|in place of/,
        /[mgk]wh|tonnes of co2|t ?co2|fuel|electricity|gas\b|coal\b|diesel|power (?:demand|needed|consumption)/,
      ),
      nearWords(
        /ökostrom\w*|grünstrom\w*|naturstrom|green (?:electricity|power|energy)|renewable (?:electricity|power)/,
        /bezieh\w*|bezog\w*|purchas\w*|buys?\b|bought|certified|zertifiziert\w*|umgestellt|switch\w*|supplie[sd]/,
        60,
      ),
      nearWords(/road|truck\w*|straße\w*|lkw/, /to rail|by rail|auf die schiene|schiene/, 60),
      nearWords(
        /flood\w*|hochwasser\w*|starkregen\w*|heat ?waves?|hitze\w*/,
        /raised|protect\w*|dykes?|barrier\w*|retention|shad\w*|widen\w*|schutz|rückhalte\w*|rückstau\w*|beschatt\w*|verschatt\w*|begrün\w*/,
      ),
      nearWords(
        /flights?|dienstreisen|business trips?/,
        /video\w*|train|bahn|permitted|fewer|avoid\w*|replac\w*|ersetz\w*|vermeid\w*/,
        60,
      ),
    ),
    /orders? for|order (?:intake|backlog)|auftragse?(?:eingang|bestand)|energiepauschale|help\w* (?:our )?customers/,
  ),
  d(
    'E1-4',
    'target',
    anyOf(
      /climate|energy|emissions?|carbon|co2|ghg|renewable\w*|net[ -]?zero|electricity|electric\b|halve\w*|science[ -]based|\bsbti\b|scope [123]|fossil|footprint/g,
      /klima\w*|energie\w*|emission\w*|erneuerbar\w*|thg|treibhausgas\w*|strom\b|strom(?:verbrauch|bedarf)\w*|elektro\w*|netto-?null|vollelektrisch\w*|fußabdruck|fossil\w*|brennstoff\w*/,
    ),
    anyOf(
      /(?:target|goal|aim|objective|reduc\w+)[^.]{0,100}(?:emissions?|co2|carbon|energy|renewable|net[ -]zero)[^.]{0,80}(?:20[2-5]\d|%|per ?cent)|(?:ziel|reduz\w+|senk\w+)[^.]{0,100}(?:emission|co2|energie|erneuerbar|klima)[^.]{0,80}(?:20[2-5]\d|%|prozent)/,
      nearWords(
        anyOf(
          /\b(?:by|until|from) (?:the end of |the year )?20[2-5]\d/,
          /(?:bis|ab) (?:zum jahre? |ende |spätestens |anfang )?20[2-5]\d/,
        ),
        anyOf(warming, neutral, energy, /electric\b|elektro\w*/),
        100,
      ),
      /(?:climate|emissions?|energy|carbon|co2)(?: reduction| saving| efficiency)? (?:targets?|goals?)|(?:klima(?:schutz)?|reduktions|einspar|energie|emissions)-?ziele?\w*/,
      /science[ -]based targets?|\bsbti\b/,
      besideWords(besideWords(anyOf(warming, energy, neutral), ambition, 100), extent, 100),
      besideWords(besideWords(ambition, anyOf(warming, energy, neutral), 100), extent, 100),
      nearWords(
        anyOf(
          /targets?\b|goals?\b|\baims?\b|ambition\w*|objectives?/,
          /\w*ziele?\b|zielsetzung\w*|angestrebt|anstreb\w*|streben/,
        ),
        neutral,
      ),
      nearWords(
        /\bsoll(?:en)?\b|wollen|is to (?:fall|drop|decrease)|shall\b|want to|intend\w*|plan to/,
        anyOf(
          /(?:energie|strom|emission|treibhausgas|co2)\w*[^.]{0,60}(?:sinken|senken|reduzier\w*|verringer\w*|halbier\w*|\d ?%|prozent)/,
          /(?:energy|emission|electric|carbon|co2)\w*[^.]{0,60}(?:per ?cent|\d ?%|20[2-5]\d)|halv\w* [^.]{0,40}emissions/,
        ),
        60,
      ),
    ),
    /gesetzgeber|bundesregierung|federal government|klimaschutzgesetz/,
  ),
  d(
    'E1-5',
    'metric',
    /energy (?:consumption|mix|use|intensity)|electricity consumption|renewable energ\w+|fuel consumption|[mgk]wh|energieverbrauch|energiemix|strom(?:verbrauch|bezug)|erneuerbare\w* energ\w+|kraftstoffverbrauch/g,
    /energy (?:consumption|mix|use|intensity)[^.]{0,80}\d|total energy|energieverbrauch/,
  ),
  d(
    'E1-6',
    'metric',
    /scope [123]|ghg emissions?|greenhouse gas emissions?|(?:carbon|climate|ghg|emissions?) (?:footprint|balance|inventory|accounting)|co2 emissions?|t ?co2|emission factors?|greenhouse gas protocol|operational control|inventory covers|first inventory|thg-?emission\w*|treibhausgas\w*|co2-?(?:bilanz|fußabdruck|emission\w*)|klimabilanz\w*|emissionsfaktor\w*|emissionen\b|bilanzier\w*/g,
    anyOf(
      /scope [123][^.]{0,80}emissions?|(?:corporate )?carbon footprint|ghg protocol|greenhouse gas protocol|scope-?[123]-?emissionen|co2-bilanz/,
      /(?:klima|treibhausgas|thg|co2)-?bilanz\w*|(?:co2|treibhausgas|klima)-?fußabdruck\w*|emission factors?|emissionsfaktor\w*|operational control approach|operative\w* kontrolle/,
      nearWords(
        /emissions?\b|footprint|inventory|scope [123]|emissionen/,
        /estimat\w*|calculat\w*|spend|compiled|geschätzt|abgeschätzt|berechne\w*|ermittel\w*|erfasst|bilanzier\w*/,
      ),
    ),
  ),
  d(
    'E1-7',
    'metric',
    anyOf(
      /offset\w*|carbon credits?|compensat\w* (?:our|the|its|for|remaining|residual|unavoidable|co2|emissions?)|gold standard|removals?|climate (?:protection )?projects?|certificates|carbon sinks?|sequest\w*|absorbs?|cookstove\w*|climate contribution\w*|peat bogs?|mangroves?|(?:carbon|climate|co2)[ -]neutral\w*|(?:residual|remaining) emissions?/g,
      /klimabeitr[aä]g\w*|moorprojekt\w*|kompensi\w+|kompensation\w*|zertifikate\w*|klimaschutzprojekt\w*|aufforst\w*|kochherd\w*|ausgeglichen|ausgleich\w*|restemission\w*|klimaneutral\w*|stillgelegt|kohlenstoffsenke\w*/,
    ),
    anyOf(
      /(?:offset\w*|compensat\w*)[^.]{0,60}(?:emissions?|co2|carbon)|carbon (?:offsets?|credits?)|(?:kompensi|ausgleich)\w*[^.]{0,60}(?:emission|co2)|klimaschutzzertifikate/,
      nearWords(
        /emissions?\b|co2\w*|carbon|emissionen|restemission\w*|treibhausgas\w*/,
        /\boffset\w*|kompensi\w*|kompensation|ausgeglichen|ausgleich\w*|gleichen wir|wir gleichen|gleicht\b|neutrali[sz]ed/,
      ),
      nearWords(
        /certificates|credits?|zertifikate\w*/,
        /carbon|co2\w*|emission\w*|neutral\w*|cancel\w*|retire\w*|avoid|stillgelegt|kompens\w*|klima\w*/,
        60,
      ),
      nearWords(
        /neutral\w*/,
        /supporting|by buying|certificates|projects?|zertifikat\w*|klimaschutzprojekt\w*|kompens\w*|unterstütz\w*/,
      ),
      nearWords(
        /forests?|moors?|peatland|soils?|wald\w*|wälder\w*|moor\w*/,
        /absorbs?|sequest\w*|(?:stores?|binds?) [^.]{0,30}(?:carbon|co2)|binde[nt][^.]{0,30}co2|speicher\w*[^.]{0,30}(?:co2|kohlenstoff)/,
      ),
      nearWords(
        /peat bogs?|peatlands?|mangroves?|moor\w*|klimabeitr[aä]g\w*|climate contributions?/,
        /co2|je tonne|per tonne|make up for|projekt\w*|unterstütz\w*/,
      ),
      /gold standard|verified carbon standard|klimaschutzprojekt\w*/,
    ),
    /compensation of (?:damages|employees)|remuneration|offset against|offsetting of (?:financial|assets)|green bond/,
  ),
  d(
    'E1-8',
    'metric',
    /(?:carbon|co2) (?:pric\w*|fee)|(?:price|fee|pounds|euros?) (?:of|per) [^.]{0,30}(?:carbon|co2)|shadow pric\w*|co2-?(?:preis|abgabe)\w*|interne\w* preis\w*|internen?|schattenpreis\w*|klimafonds|climate fund|klimaabgabe|(?:je|pro|jede) tonne co2|tonne of (?:co2|carbon)/g,
    anyOf(
      /internal (?:carbon|co2) (?:pric|fee|tax|fund)\w*|shadow pric\w*[^.]{0,40}(?:carbon|co2)|interne\w* (?:co2|klima|kohlenstoff|emissions)-?(?:preis|abgabe|fonds|bepreisung)\w*|schattenpreis\w*/,
      nearWords(
        /(?:je|pro|jede) tonne co2|per tonne of (?:co2|carbon)/,
        /wirtschaftlichkeit\w*|kalkul\w*|invest\w*|business cases?|intern\w*/,
        90,
      ),
      nearWords(
        /(?:carbon price|price (?:of|per)|\d+ (?:pounds|euros?|dollars|eur|usd|gbp)|(?:eur|usd|gbp|chf|€|£|\$) ?\d+|intern\w* preis\w*|\d+ (?:euro|eur|€|franken|chf))[^.]{0,40}(?:tonne|ton|carbon|co2)/,
        /invest\w*|decision\w*|calculat\w*|depart?ment\w*|business case|entscheid\w*|abteilung\w*|rechnen|kalkul\w*|intern\w*|flights?/,
      ),
    ),
    /\btax\b|legislation|regulation/,
  ),
  d(
    'E1-9',
    'metric',
    priced,
    anyOf(priced, besideWords(besideWords(burden, risk, 110), amount, 110), besideWords(exposed, hazard)),
    /credit risk|currency risk|donat\w*|spende\w*|internal carbon price|interne\w* co2-preis/,
  ),
]
