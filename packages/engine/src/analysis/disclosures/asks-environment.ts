import { asks } from './ask.ts'

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
      /emission factors?|ghg protocol|greenhouse gas protocol|methodolog\w+|calculat(?:ed|ion)|iso 14064|emissionsfaktor\w*|berechn\w+|ermittelt/,
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
  asks('E1-9', null, [
    [
      10,
      /physical[^.]{0,100}(?:financial|assets?|effects?|revenue)|physische\w*[^.]{0,100}(?:finanziell|vermögen|umsatz)/,
    ],
    [
      18,
      /transition(?:al)?[^.]{0,100}(?:financial|assets?|effects?|revenue)|(?:transitions?|übergangs)risik\w*[^.]{0,100}(?:finanziell|vermögen|umsatz)/,
    ],
  ]),
  asks('E2-1', 1, [
    [3, /incidents?|emergenc\w+|spills?|accident\w*|störf[aä]ll\w*|notf[aä]ll\w*|havari\w*/],
    [2, /substances? of|svhc|hazardous substances?|gefahrstoff\w*|besorgniserregend\w*/],
  ]),
  asks('E2-2', 1, [[4, /(?:site|plant|location)[^.]{0,60}(?:action )?plans?|standort\w*[^.]{0,60}(?:plan|maßnahme)/]]),
  asks('E2-3', null, [
    [1, /\bair\b|nox|sox|particulate|\bvocs?\b|luft\w*|stickoxid\w*|feinstaub/],
    [2, /water|effluent|wasser\w*|abwasser\w*/],
    [3, /soil|boden\w*/],
    [4, /substances? of|svhc|hazardous|gefahrstoff\w*|besorgniserregend\w*/],
  ]),
  asks('E2-4', null, [
    [17, /non-?compliance|permit\w* (?:breach|exceed|violat)|enforcement|grenzwertüberschreitung\w*/],
    [
      16,
      /industrial emissions directive|best available techniques?|\bbat\b|industrieemissionsrichtlinie|beste\w* verfügbare\w* technik\w*/,
    ],
    [9, /measur(?:ed|ements?|ing)|monitor(?:ed|ing)|gemessen|messung\w*|messverfahren/],
    [
      8,
      /(?:increas|decreas|declin|fell|rose|reduc)\w*[^.]{0,80}(?:emissions?|pollut|nox|voc|dust)|(?:emissions?|pollut\w*|nox|voc|dust)[^.]{0,80}(?:increas|decreas|declin|fell|rose|reduc)|(?:gesunken|gestiegen|reduziert|gesenkt)/,
    ],
  ]),
  asks('E3-1', 1, [
    [6, /water[- ](?:stress|risk|scarc)\w*|wasser(?:stress|knappheit|risiko|risik)\w*/],
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
  asks('E3-3', null, [
    [1, /water[- ](?:stress|risk|scarc)\w*|wasser(?:stress|knappheit|risik)\w*/],
    [
      3,
      /(?:reduc|lower|cut|decreas|sav)\w*[^.]{0,80}water|water[^.]{0,80}(?:reduc|lower|cut|decreas|sav)|(?:reduz|senk|verringer|einspar)\w*[^.]{0,80}wasser|wasser\w*[^.]{0,80}(?:reduz|senk|verringer|einspar)/,
    ],
  ]),
  asks('E3-4', 6),
  asks('E4-1', null, [
    [1, /resilien\w+/],
    [7, /transition plan|übergangsplan|transitionsplan/],
    [8, /(?:kunming|global biodiversity framework|eu biodiversity strategy|biodiversitätsstrategie)/],
  ]),
  asks('E4-2', 1, [
    [4, /traceab\w+|rückverfolg\w+/],
    [9, /certif\w+|\bfsc\b|\brspo\b|\bpefc\b|zertifizier\w+/],
  ]),
  asks('E4-3', null, [
    [8, /biodiversity offsets?|ausgleichsmaßnahme\w*|kompensationsmaßnahme\w*/],
    [
      1,
      /avoid\w*|minimi[sz]\w*|restor\w*|rehabilitat\w*|reforest\w*|plant(?:ed|ing|s)?\b|renatur\w*|aufforst\w*|gepflanzt|pflanz\w*|blühwiese\w*|habitats?|bee(?:s|hives?)|bienen\w*|schutz/,
    ],
  ]),
  asks('E4-4', null, [
    [6, /(?:impacts?|dependenc\w+|risks?)/],
    [7, /(?:sites?|regions?|countr\w+|locations?|standort\w*|region\w*)/],
  ]),
  asks('E5-1', null, [
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
  asks('E5-2', null, [
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
      /refurbish\w*|repair\w*|re-?us\w+|remanufactur\w*|take-?back|leasing|wiederverwend\w*|reparier\w*|rücknahme|aufbereit\w*/,
    ],
    [
      5,
      /(?:avoid|prevent|reduc)\w*[^.]{0,60}waste|abf[aä]ll\w*[^.]{0,60}(?:vermeid|reduz)|(?:vermeid|reduz)\w*[^.]{0,60}abf[aä]ll/,
    ],
    [
      6,
      /waste (?:management|separation|sorting|disposal)|separat\w*[^.]{0,40}waste|recycl\w+|abfall(?:management|trennung|entsorgung)|getrennt\w*|entsorg\w*/,
    ],
    [
      1,
      /(?:efficien|sav|reduc)\w*[^.]{0,60}(?:materials?|paper|packaging|resources?)|(?:material|papier|verpackung|ressourcen)\w*[^.]{0,60}(?:effizien|einspar|reduz)/,
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
  asks('E5-5', null, [
    [3, /repairab\w+|repair\w*|reparier\w*|reparatur\w*/],
    [18, /end[- ]of[- ]life|take-?back|rücknahme\w*|lebensende/],
    [
      17,
      /(?:waste|abf[aä]ll\w*)[^.]{0,80}(?:measur|weigh|calculat|estimat|invoice|gewogen|berechn|geschätzt|ermittelt)/,
    ],
    [
      12,
      /(?:waste|abf[aä]ll\w*)[^.]{0,80}(?:consist|compos|mainly|includ|paper|metal|plastic|hazard|besteh|zusammensetz)/,
    ],
    [
      13,
      /(?:waste streams?|electronic waste|e-waste|it equipment|packaging waste|abfallströme|elektroschrott|verpackungsabf[aä]ll\w*)/,
    ],
    [6, /(?:calculat|estimat|measur)\w*[^.]{0,60}(?:outflow|product|material)/],
  ]),
]
