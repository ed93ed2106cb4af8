import { asks } from './ask.ts'
import { nearWords } from './near.ts'

const scarce = /water[- ](?:stress|risk|scarc)\w*|wasser(?:stress|knappheit|risik)\w*/
const wanted =
  /targets?\b|goals?\b|\baims?\b|want to|intend\w*|\b(?:by|until|bis) (?:zum jahre? |ende )?20[2-5]\d|\w*ziele?\b|\bsoll(?:en)?\b|wollen/

export const environmentAsks = [
  asks('E1-1', 1, [
    [8, /taxonom\w+/],
    [7, /locked[- ]in|gebundene\w* (?:thg|emission)/],
    [15, /progress|achieved|on track|fortschritt\w*|erreicht/],
    [2, /1[.,]5 ?°?|paris agreement|science[- ]based|\bsbti\b|pariser (?:klima)?abkommen/],
    [3, /levers?|key actions?|hebel|kernmaßnahmen/],
  ]),
  asks('E1-2', 1),
  asks('E1-3', 1, [
    [7, /taxonom\w+[^.]{0,80}(?:capex|opex|kpis?)|(?:capex|opex)[^.]{0,80}taxonom/],
    [
      2,
      /(?:climate )?adaptation|flood\w*|heat ?waves?|extreme weather|klimaanpassung|anpassung an den klimawandel|hochwasser|hitze\w*/,
    ],
    [5, /depend\w* on (?:the )?(?:availability|resources|funding|technolog)|abhängig von/],
  ]),
  asks('E1-4', 1, [
    [18, /(?:inventory|reporting) boundar\w+|bilanzgrenze\w*/],
    [
      20,
      /base(?:line)? year[^.]{0,80}(?:represent|typical|chosen|select)|basisjahr[^.]{0,80}(?:repräsentativ|gewählt)/,
    ],
    [23, /levers?|contribut\w+ (?:to|towards) (?:the |our )?(?:target|goal|reduction)|hebel/],
    [24, /(?:climate )?scenarios?|szenari\w+/],
  ]),
  asks('E1-5', null, [
    [
      21,
      /high[- ]climate[- ]impact sectors?|klimaintensive\w* (?:sektor|branche)\w*|sektoren mit hohen klimaauswirkungen/,
    ],
  ]),
  asks('E1-6', null, [
    [
      26,
      /(?:exclud|not (?:relevant|applicable|included|considered|material))\w*[^.]{0,80}(?:categor|scope 3)|(?:categor\w+|scope 3)[^.]{0,80}(?:exclud|not (?:relevant|applicable|included|considered|material))|(?:kategorie|scope 3)[^.]{0,80}(?:ausgeschlossen|nicht relevant|nicht berücksichtigt)/,
    ],
    [
      29,
      /scope[- ]3[^.]{0,120}(?:calculat|estimat|spend|based on|method|average|primary data)|(?:calculat|estimat|method)\w*[^.]{0,120}scope[- ]3|scope[- ]3[^.]{0,120}(?:berechn|geschätzt|ermittelt)/,
    ],
    [
      23,
      /(?:guarantees? of origin|energy attribute certificates?|power purchase agreements?|\bppas?\b|market-based|green (?:electricity|power)|renewable (?:electricity|energy) (?:contract|tariff|certificate)|100 ?% renewable|herkunftsnachweis\w*|ökostrom|grünstrom|marktbasiert\w*)/,
    ],
    [
      14,
      /(?:acqui|divest|dispos|merg|boundar|consolidat)\w*[^.]{0,80}(?:emissions?|compar|footprint)|(?:emissions?|footprint)[^.]{0,80}(?:acqui|divest|boundar|consolidat)|konsolidierungskreis/,
    ],
    [
      15,
      /emission factors?|ghg protocol|greenhouse gas protocol|methodolog\w+|calculat(?:ed|ions?)|estimat\w*|operational control|iso 14064|emissionsfaktor\w*|berechn\w+|ermitt\w*|bilanzier\w*|(?:klima|co2|thg|treibhausgas)-?bilanz\w*|geschätzt|abgeschätzt|operative\w* kontrolle/,
    ],
  ]),
  asks('E1-7', 2, [
    [12, /gold standard|\bvcs\b|verra|verified carbon standard|quality criteria|zertifizier\w*|qualitätskriterien/],
    [1, /removals?|carbon (?:sink|storage|capture)|kohlenstoff(?:senke|speicher)\w*|entnahme von (?:thg|treibhausgas)/],
    [24, /(?:climate|carbon|co2)[- ]neutral\w*|klimaneutral\w*|co2-neutral\w*/],
  ]),
  asks('E1-8', 2, [
    [
      3,
      /(?:appl|scope|cover)\w*[^.]{0,60}(?:investment|capex|activit|region)|(?:gilt|angewandt|anwendung)[^.]{0,60}(?:investition|region)/,
    ],
  ]),
  asks('E2-6', 7, [
    [
      10,
      /incident\w*|accident\w*|spills?\b|leak\w*|deposits?\b|unfall\w*|unfälle\w*|störfall\w*|störfälle\w*|havarie\w*|altlast\w*/,
    ],
  ]),
  asks('E3-5', 2),
  asks('E4-6', 2),
  asks('E5-6', 2),
  asks('E1-9', null, [
    [
      10,
      /physical[^.]{0,100}(?:financial|assets?|effects?|revenue)|physische\w*[^.]{0,100}(?:finanziell|vermögen|umsatz)|flood\w*|storms?\b|hail\w*|drought\w*|heat\b|heat ?waves?|extreme weather|sea[- ]level|physical risks?|hochwasser\w*|überschwemm\w*|überflut\w*|starkregen\w*|hagel\w*|sturm\w*|stürme\w*|hitze\w*|dürre\w*|unwetter\w*|extremwetter\w*|physisch\w* (?:klima)?risik\w*/,
    ],
    [
      18,
      /transition(?:al)?[^.]{0,100}(?:financial|assets?|effects?|revenue)|(?:transitions?|übergangs)risik\w*[^.]{0,100}(?:finanziell|vermögen|umsatz)|carbon (?:pric|cost|tax)\w*|price of carbon|emission allowances?|transition risks?|co2-?(?:preis|kosten|bepreisung|steuer)\w*|emissionsrecht\w*|transitorisch\w*/,
    ],
    [18, /zertifikate?preis\w*|allowance prices?/],
    [
      10,
      /snow\b|schnee\w*|temperatures?\b|degrees\b|temperaturanstieg|wildfires?|waldbr[aä]nde?\w*|low water|niedrigwasser\w*|warm\w*|hot\b|heiße\w*|harvests?|missernte\w*|ernte\w*/,
    ],
    [10, /financial effects?|finanzielle\w* (?:effekte|auswirkungen)/],
  ]),
  asks('E2-1', 1, [
    [3, /incidents?|emergenc\w+|spills?|accident\w*|störf[aä]ll\w*|notf[aä]ll\w*|havari\w*|leckage\w*/],
    [2, /substances? of|svhc|hazardous substances?|restricted substances?|gefahrstoff\w*|besorgniserregend\w*/],
  ]),
  asks('E2-2', 1, [[4, /(?:site|plant|location)[^.]{0,60}(?:action )?plans?|standort\w*[^.]{0,60}(?:plan|maßnahme)/]]),
  asks('E2-3', null, [
    [
      1,
      /\bair\b|\bnox\b|\bsox\b|nitrogen oxides?|sulphur|dusts?\b|particulate|\bvocs?\b|solvents?\b|ammonia|luft\w*|stickoxid\w*|feinstaub|staub\w*|lösemittel\w*|ammoniak/,
    ],
    [2, /water|effluent|discharg\w*|spills?\b|dyehouses?|wasser\w*|abwasser\w*/],
    [3, /soil|boden\w*/],
    [
      4,
      /substances? of|svhc|hazardous|\bpfas\b|chemicals?\b|pesticides?|gefahrstoff\w*|besorgniserregend\w*|chemikalien\w*|pestizid\w*|schadstoff\w*/,
    ],
  ]),
  asks('E2-4', 8, [
    [
      17,
      /non-?compliance|permit\w* (?:breach|exceed|violat)|(?:exceed|breach)\w*[^.]{0,60}(?:permit|limit)|enforcement|(?:environmental )?incidents?|spills?\b|leaks?\b|entered the|grenzwertüberschreitung\w*|grenzwerte?\w*[^.]{0,60}(?:überschritten|eingehalten)|leckage\w*|umweltsch[aä]d\w*|umweltvorf[aä]ll\w*/,
    ],
    [
      16,
      /industrial emissions directive|best available techniques?|\bbat\b|industrieemissionsrichtlinie|beste\w* verfügbare\w* technik\w*/,
    ],
    [9, /measur(?:ed|ements?|ing)|monitor(?:ed|ing)|gemessen|messung\w*|messverfahren/],
    [
      8,
      /(?:increas|decreas|declin|fell|rose|reduc)\w*[^.]{0,80}(?:emissions?|pollut|nox|voc|dust)|(?:emissions?|pollut\w*|nox|voc|dust)[^.]{0,80}(?:increas|decreas|declin|fell|rose|reduc)|(?:gesunken|gestiegen|reduziert|gesenkt|sank\w*|stieg\w*|unverändert|rückgang|anstieg)/,
    ],
    [
      10,
      /accounting principles?|data (?:are|were|is) (?:collected|taken|based)|based on|luftschadstoff\w*[^.]{0,80}fallen|fallen[^.]{0,60}(?:schadstoff|staub)\w*/,
    ],
  ]),
  asks('E3-1', 1, [
    [
      6,
      nearWords(
        scarce,
        /polic(?:y|ies)\b|plans?\b|programm?e?|guidelines?|richtlinie\w*|\w*(?:pläne|plan|konzept)\b|leitlinie\w*/,
      ),
    ],
    [
      3,
      /(?:water|waste ?water) treatment|treat\w* (?:waste ?)?water|(?:wasser|abwasser)(?:aufbereitung|behandlung|reinigung)/,
    ],
    [4, /water pollution|pollution of water|gewässer(?:verschmutzung|schutz)|wasserverschmutzung/],
    [2, /sourcing|withdraw\w+|entnahme|bezug von wasser/],
  ]),
  asks('E3-2', 1, [
    [3, /water[- ](?:stress|risk|scarc)\w*|wasser(?:stress|knappheit|risik)\w*/],
    [2, /collective|initiative with|together with|gemeinsam/],
  ]),
  asks('E3-3', 3, [
    [1, nearWords(scarce, wanted)],
    [
      3,
      /(?:reduc|lower|cut|decreas|sav)\w*[^.]{0,80}water|water[^.]{0,80}(?:reduc|lower|cut|decreas|sav)|(?:reduz|senk|verringer|einspar)\w*[^.]{0,80}wasser|wasser\w*[^.]{0,80}(?:reduz|senk|verringer|einspar)/,
    ],
  ]),
  asks('E3-4', 6),
  asks('E4-1', null, [
    [1, /resilien\w+/],
    [7, /transition plan|übergangsplan|transitionsplan/],
    [
      8,
      /(?:kunming|tnfd|leap approach|nature-related|global biodiversity framework|eu biodiversity strategy|nature[- ]positive|biodiversit(?:y|äts)[- ]?strateg(?:y|ie))/,
    ],
    [
      1,
      /resilien\w+|widerstandsfähig\w*|depend\w*|abhängig\w*|angewiesen|business model|geschäft(?:smodell\w*)?\b|what would happen|durchgespielt|rel(?:y|ies) on/,
    ],
  ]),
  asks('E4-2', 1, [
    [4, /traceab\w+|rückverfolg\w+/],
    [9, /certif\w+|\bfsc\b|\brspo\b|\bpefc\b|zertifizier\w+/],
  ]),
  asks('E4-3', 1, [
    [8, /biodiversity offsets?|ausgleichs(?:maßnahme|fläche)\w*|kompensationsmaßnahme\w*/],
    [
      1,
      /avoid\w*|minimi[sz]\w*|restor\w*|rehabilitat\w*|reforest\w*|plant(?:ed|ing|s)?\b|renatur\w*|aufforst\w*|gepflanzt|pflanz\w*|blühwiese\w*|habitats?|bee(?:s|hives?)|bienen\w*|schutz/,
    ],
  ]),
  asks('E4-4', null, [
    [6, /(?:impacts?|dependenc\w+|risks?)/],
    [7, /(?:sites?|regions?|countr\w+|locations?|quarr(?:y|ies)|projects?|standort\w*|region\w*|flächen?\w*)/],
    [
      7,
      /hectares|hektar\b|\bha\b|\w*fläche\w*|dunes?\b|farmland|grassland|\w*br[uü]ch\w*|hedges?|solar parks?|hotels?\b/,
    ],
  ]),
  asks('E4-5', null, [
    [14, /invasive|neobiota|neophyten/],
    [19, /population\w*|individuals of|bestände? (?:der|des|von)/],
    [17, /species\b|birds?\b|\w*arten\b|artenzahl\w*/],
    [
      5,
      /built over|converted|conversion|disturbed|unsealed|(?:newly|neu) (?:sealed|versiegelt)|überbaut|entsiegel\w*|umgewandelt|in anspruch genommen|flächeninanspruchnahme/,
    ],
    [
      24,
      /natura ?2000|protected areas?|nature reserves?|conservation areas?|biodiversity[- ]sensitive|key biodiversity|habitats?|\w*schutzgebiet\w*|ffh\w*|biosphären\w*|marine (?:reserves?|parks?)|(?:national|natur)parks?\w*|ramsar\w*|scientific interest|ancient woodland|world heritage/,
    ],
    [4, /land[- ]use|sealed|paved|hectares?|flächen\w*|versiegel\w*|hektar\w*|\bha\b|unter abbau|under panels/],
  ]),
  asks('E5-1', 3, [
    [
      2,
      /renewable (?:resources|raw|materials)|sustainabl\w+ (?:sourc|procur)\w*|\bfsc\b|nachwachsend\w*|nachhaltige\w* beschaffung/,
    ],
    [
      1,
      /virgin|primary (?:raw )?materials?|secondary raw|recycled (?:materials?|content)|primärrohstoff\w*|sekundärrohstoff\w*|rezyklat\w*/,
    ],
    [
      4,
      /(?:avoid|minimi[sz]|prevent|reduc)\w*[^.]{0,60}waste|waste[^.]{0,40}(?:avoid|minimi|prevent|reduc)|abfallvermeidung|abf[aä]lle?\w*[^.]{0,60}(?:vermeid|reduz|minimier)|(?:vermeid|reduz)\w*[^.]{0,60}abf[aä]ll/,
    ],
    [3, /waste hierarchy|re-?us\w+|recycl\w+|recover\w+|refurbish\w*|abfallhierarchie|wiederverwend\w*|verwert\w*/],
  ]),
  asks('E5-2', 4, [
    [
      3,
      /(?:design|designed)[^.]{0,60}(?:circular|durab|recycl|repair|reuse|longev)|(?:circular|eco)[- ]?design|recyclinggerecht\w*|kreislauffähig\w*/,
    ],
    [
      2,
      /recycled (?:materials?|content|plastics?|paper|steel|aluminium)|secondary raw|rezyklat\w*|sekundärrohstoff\w*|recyclingpapier/,
    ],
    [
      4,
      /refurbish\w*|repair\w*|re-?us\w+|remanufactur\w*|recondition\w*|returnable|deposit|take-?back|take back|leasing|second[- ](?:life|hand)|wiederverwend\w*|reparier\w*|reparatur\w*|instand ?(?:setz|gesetz)\w*|rücknahme|aufbereit\w*|mehrweg\w*|pfand\w*|weiterverkauf\w*/,
    ],
    [
      5,
      /(?:avoid|prevent|reduc|cut)\w*[^.]{0,60}waste|left-?over|food banks?|abf[aä]ll\w*[^.]{0,60}(?:vermeid|reduz|verringer)|(?:vermeid|reduz|verringer)\w*[^.]{0,60}abf[aä]ll|(?:die|der) tafel\b|too good to go/,
    ],
    [
      6,
      /waste (?:management|separation|sorting|disposal)|separat\w*[^.]{0,40}waste|recycl\w+|abfall(?:management|trennung|entsorgung)|getrennt\w*|entsorg\w*/,
    ],
    [
      1,
      /(?:efficien|sav|reduc|thinner|less)\w*[^.]{0,60}(?:materials?|paper|packaging|resources?|film)|(?:material|papier|verpackung|ressourcen|folie)\w*[^.]{0,60}(?:effizien|einspar|eingespart|reduz|verringer|halbier|verzicht)|(?:halbier|verringer|verzicht|einspar)\w*[^.]{0,60}(?:papier|verpackung|material|folie)/,
    ],
    [
      9,
      /partner(?:s|ed|ship)\b|(?:together|cooperat\w+|collaborat\w+) with|partnerschaft|zusammenarbeit mit|gemeinsam mit/,
    ],
  ]),
  asks('E5-3', 1, [
    [2, /design/],
    [3, /circular material|recycled content|rezyklat\w*/],
    [4, /primary raw|virgin|primärrohstoff\w*/],
    [7, /waste|abf[aä]ll\w*/],
  ]),
  asks('E5-4', 1),
  asks('E5-5', 13, [
    [
      3,
      /repairab\w+|repair\w*|spare parts|taken apart|dismantl\w*|reparier\w*|reparatur\w*|ersatzteil\w*|zerlegbar\w*/,
    ],
    [18, /end[- ]of[- ]life|take-?back|take back|rücknahme\w*|lebensende/],
    [
      17,
      /(?:waste|abf[aä]ll\w*)[^.]{0,80}(?:measur|weigh|calculat|estimat|invoice|gewogen|berechn|geschätzt|ermittelt|rechnung)/,
    ],
    [
      12,
      /(?:wastes?|garbage|abf[aä]ll\w*)[^.]{0,80}(?:consist|compos|mainly|includ|paper|metal|plastic|hazard|sludge|wood|besteh|überwiegend|zusammensetz|papier|pappe|holz|gefährlich)|(?:hazardous waste|gefährliche\w* abf[aä]lle\w*)|(?:davon|darunter|of which)[^.]{0,60}(?:papier|pappe|papers?\b|speisereste|gefährlich|hazardous|metall?)/,
    ],
    [
      13,
      /(?:waste streams?|electronic waste|e-waste|it equipment|packaging waste|abfallströme|elektroschrott|verpackungsabf[aä]ll\w*)/,
    ],
    [
      1,
      /less material|durab\w*|long-lasting|lasts? (?:as long|longer)|langlebig\w*|lebensdauer|recyclable|recyclingfähig\w*/,
    ],
    [6, /(?:calculat|estimat|measur)\w*[^.]{0,60}(?:outflow|product|material)/],
  ]),
]
