import { asks } from './ask.ts'

export const generalAsks = [
  asks('BP-1', 1, [
    [3, /exempt(?:ed|ion|s)|befreit|befreiung/],
    [4, /value chain|upstream|downstream|supply chain|wertschöpfungskette|lieferkette/],
  ]),
  asks('BP-2', null, [
    [20, /incorporat\w* by reference|(?:durch|mittels) verweis/],
    [
      13,
      /(?:prior[- ]period|reporting) errors?|errors? in (?:the )?(?:prior|previous)|fehler (?:aus|in) (?:früheren|vorjahr)/,
    ],
    [
      16,
      /\bgri\b|global reporting initiative|tcfd|sasb|global compact|\bvsme\b|nachhaltigkeitskodex|\bdnk\b|\biso 14064|289d/,
    ],
    [1, /time horizons?|(?:short|medium|long)[- ]term[^.]{0,60}years?|zeithorizont\w*|(?:kurz|mittel|lang)fristig/],
    [3, /estimat\w*[^.]{0,60}(?:value chain|suppliers?|scope 3)|schätz\w*[^.]{0,60}(?:wertschöpfungskette|lieferant)/],
    [7, /uncertaint\w+|unsicherheit\w*/],
    [
      10,
      /(?:chang|adjust|restat|revis|recalculat|correct)\w*[^.]{0,80}(?:calculat|method|report|figure|value|data|number|previous|error)|counted twice|doppelt gezählt|(?:figures?|values|data|years?)[^.]{0,60}(?:restated|recalculated|corrected|revised)|not (?:\w+ )?comparable|values[^.]{0,60}differ|weichen[^.]{0,60}\bab\b|may be revised|comparative figures|neu ermittelt|systemgrenzen|erstmalig\w* einb\w+|angepasst|geänderte?\b|rückwirkend|neu berechnet|nachträglich|korrigiert|vergleichbar/,
    ],
    [
      9,
      /assum(?:e[ds]?|ption\w*)|extrapolat\w+|approximat\w+|estimat\w+|projected|secondary data|modelled|scaled up|sekundärdaten|schätzwerte?|derived from|from benchmarks|prox(?:y|ies)\b|preliminary|provisional|vorläufig\w*|angesetzt|pauschal\w*|ersatzwert\w*|industry averages|primary data|rounding|not (?:yet )?available|annahmen?|hochgerechnet|hochrechnung|geschätzt|schätzung\w*|schätzen wir|durchschnittswerte|messwerte|rundungs\w*|lagen[^.]{0,60}nicht vor/,
    ],
  ]),
  asks('GOV-1', 8, [
    [3, /employee representatives?|representation of (?:employees|workers)|arbeitnehmervertret\w*/],
    [9, /terms of reference|rules of procedure|mandates?|geschäftsordnung/],
    [
      14,
      /(?:monitor|overse|track|review)\w*[^.]{0,60}(?:targets?|goals?|progress)|(?:ziel|fortschritt)\w*[^.]{0,60}überwach/,
    ],
    [12, /report(?:s|ed|ing)? (?:directly |regularly )?to|reporting lines?|berichte[nt]\w* (?:direkt )?an/],
    [16, /expertise|skills|competenc\w+|know-how|fachkenntnis\w*|sachverstand|kompetenz\w*/],
  ]),
  asks('GOV-2', 1, [
    [
      3,
      /(?:topics?|matters|issues)[^.]{0,60}(?:discussed|addressed|dealt with)|(?:discuss|address|dealt with)\w*[^.]{0,60}(?:topics?|matters)|befass\w*|behandelt\w* themen/,
    ],
    [
      2,
      /(?:strateg\w+|decisions?|transactions?)[^.]{0,80}(?:consider|account|impact|risk)|(?:berücksichtig|einbez)\w*[^.]{0,80}(?:strateg|entscheidung)/,
    ],
  ]),
  asks('GOV-3', 2, [
    [
      6,
      /(?:approv|determin|set|decid)\w*[^.]{0,40} by (?:the )?(?:supervisory board|general meeting|remuneration committee)|(?:festgelegt|beschlossen|gebilligt)[^.]{0,60}(?:aufsichtsrat|hauptversammlung)/,
    ],
    [
      3,
      /(?:targets?|objectives?|criteria|achiev\w+)[^.]{0,80}(?:performance|bonus|remunerat|compensat)|zielerreichung|(?:bonus|vergütung)\w*[^.]{0,60}ziele?/,
    ],
  ]),
  asks('GOV-4', 1),
  asks('GOV-5', 1, [
    [
      5,
      /report\w*[^.]{0,60}(?:to|inform\w*) (?:the )?(?:management|supervisory|audit|executive|board)|bericht\w*[^.]{0,60}(?:vorstand|aufsichtsrat|prüfungsausschuss)/,
    ],
    [
      3,
      /(?:main|key|principal|material) risks?[^.]{0,80}(?:report|data)|mitigat\w+|(?:wesentliche|haupt)\w* ?risiken|minder\w*/,
    ],
    [2, /(?:risk assessment|prioriti[sz]\w+)[^.]{0,80}(?:method|approach|criteria)|risikobewertung|priorisier\w*/],
  ]),
  asks('SBM-1', 25, [
    [28, /(?:up|down)stream|position in the value chain|vor- und nachgelagert|vorgelagert\w*|nachgelagert\w*/],
    [23, /sustainability strateg\w+|esg strateg\w+|strateg\w+[^.]{0,60}sustainab\w+|nachhaltigkeitsstrategie/],
    [
      2,
      /(?:markets?|countries|regions?)[^.]{0,60}(?:serve|active|present|operat)|(?:serv|operat|activ)\w*[^.]{0,60}(?:markets?|countries|regions?)|customer groups?|million customers|märkten?|kundengruppen|ländern? (?:tätig|vertreten)/,
    ],
    [
      1,
      /(?:our|range of|offer\w*|provid\w*)[^.]{0,60}(?:products?|services?|solutions?)|product (?:range|portfolio)|leistungsspektrum|produkt(?:palette|portfolio|e)|dienstleistungen|bietet/,
    ],
  ]),
  asks('SBM-2', 1, [
    [
      12,
      /(?:board|management|committee)[^.]{0,60}(?:informed|updated|report)|(?:report|inform)\w*[^.]{0,60}(?:board|management|committee)|(?:vorstand|aufsichtsrat|geschäftsführung)[^.]{0,60}(?:informiert|berichtet|unterrichtet)/,
    ],
    [
      6,
      /(?:results?|findings|outcomes?|feedback)[^.]{0,80}(?:incorporat|taken into account|used|feed|flow|considered)|(?:ergebnisse|rückmeldung\w*|erkenntnisse)[^.]{0,80}(?:fließ|berücksichtig|einbez|genutzt)/,
    ],
    [7, /expectations?|interests?|concerns|views of|erwartungen|anliegen|interessen der/],
    [
      2,
      /(?:key|main|most important|central|relevant) stakeholders?|wichtigst\w* (?:stakeholder|anspruchsgruppen|interessenträger)/,
    ],
    [
      4,
      /surveys?|workshops?|interviews?|meetings?|formats?|channels?|platforms?|befragung\w*|gespräch\w*|veranstaltung\w*/,
    ],
  ]),
  asks('SBM-3', 1, [
    [
      11,
      /(?:chang|differ)\w*[^.]{0,60}(?:previous|prior|last) (?:year|period|report)|gegenüber (?:dem )?(?:vorjahr|vorherigen)/,
    ],
    [10, /resilien\w+/],
    [8, /financial (?:effects?|position|performance|impacts?)|finanzielle\w* (?:effekte|auswirkungen)/],
    [
      3,
      /(?:effects?|influence|impacts?) on (?:the |our |its )?(?:business model|strategy|value chain)|auswirkungen auf (?:das |unser )?geschäftsmodell/,
    ],
    [6, /time horizons?|zeithorizont\w*/],
    [
      2,
      /(?:material|identified|following|climate|sustainability|esg)[- ](?:related )?(?:risks?|opportunit\w+)|risks? and opportunit\w+|risiken und chancen|(?:klima|nachhaltigkeits)risiken/,
    ],
  ]),
  asks('IRO-1', 1, [
    [
      15,
      /(?:updat|review|repeat|renew)\w*[^.]{0,60}(?:materiality|assessment|analysis|annual|every)|(?:aktualisiert|überprüft)[^.]{0,60}(?:wesentlichkeit|jährlich)/,
    ],
    [
      12,
      /(?:integrat|part of|embed|link)\w*[^.]{0,60}(?:overall |group |general )?risk management|risikomanagement\w*[^.]{0,60}(?:integriert|eingebunden)/,
    ],
    [
      11,
      /(?:approv|validat|sign)\w*[^.]{0,60}(?:board|management|committee)|(?:verabschiedet|genehmigt|validiert)[^.]{0,60}(?:vorstand|geschäftsführung|aufsichtsrat)/,
    ],
    [9, /likelihood|magnitude|severity|probability|eintrittswahrscheinlichkeit|schweregrad|ausmaß/],
    [
      5,
      /(?:stakeholders?|experts?|interview\w*|survey\w*)[^.]{0,80}(?:consult|involv|interview|survey|engag|ask|rat)|(?:consult|involv|interview|survey)\w*[^.]{0,80}(?:stakeholders?|experts?)|(?:stakeholder|anspruchsgruppen|expert\w+)[^.]{0,80}(?:befrag|einbez|eingebunden)/,
    ],
    [7, /financial (?:materiality|effects?|impacts?)|outside-in|finanzielle\w* wesentlichkeit/],
    [6, /prioriti[sz]\w+|thresholds?|ranked|priorisier\w*|schwellenwert\w*/],
  ]),
  asks('IRO-2', 2, [
    [1, /(?:other|additional) (?:eu|european) (?:legislation|law|acts)|anderen? eu-rechtsvorschriften/],
    [
      13,
      /(?:determin|decid|identif)\w*[^.]{0,60}(?:material information|information to be disclosed)|wesentliche\w* informationen/,
    ],
  ]),
]
