import { asks } from './ask.ts'

const humanRights = /human rights|forced labou?r|child labou?r|\bilo\b|menschenrecht\w*|zwangsarbeit|kinderarbeit/
const instruments =
  /guiding principles|ilo\b|oecd|universal declaration|international bill|global compact|leitprinzipien|kernarbeitsnorm\w*|allgemeine erklärung/
const remedy = /remed(?:y|ies|iat\w*)|redress|compensat\w* (?:for )?(?:harm|damage|victim)|abhilf\w*|wiedergutmach\w*/
const effectiveness =
  /effective\w*|evaluat\w+|measur\w* (?:the )?(?:success|progress|satisfaction)|kpis?|tracked|monitor\w+|wirksam\w*|evaluier\w*|erfolgskontrolle|überprüf\w*/
const vulnerable =
  /vulnerable|marginali[sz]ed|minorit\w+|migrants?|disab\w+|schutzbedürftig\w*|benachteiligt\w*|minderheit\w*|behinder\w*/
const engage = /engag\w+|dialogue?|consult\w*|exchange|survey\w*|feedback|austausch|einbez\w*|befrag\w*|gespräch\w*/
const responsible =
  /(?:head of|director|officer|board member|labour director|department|committee|team)[^.]{0,60}responsib|responsib\w*[^.]{0,60}(?:head of|director|officer|board|department|committee|team)|(?:leitung|leiter\w*|vorstand|abteilung)[^.]{0,60}(?:verantwort|zuständig)|(?:verantwort|zuständig)\w*[^.]{0,60}(?:leitung|leiter|vorstand|abteilung)/
const decisions =
  /(?:result|finding|feedback|outcome|insight)\w*[^.]{0,80}(?:measure|action|decision|improve|used|develop|inform|influenc|enhanc)|(?:ergebnis|rückmeldung|erkenntnis)\w*[^.]{0,80}(?:maßnahm|entscheid|verbesser|genutzt|abgeleitet)/
const thirdParty =
  /business partners?|suppliers?|service providers?|third part\w+|external|lieferant\w*|geschäftspartner\w*|dritte\w*/
const tracked =
  /(?:investigat|process|follow|track|review|examin|document|handl)\w*[^.]{0,80}(?:reports?|complaints?|cases?|issues?|concerns|tips)|(?:reports?|complaints?|cases?|concerns|tips)[^.]{0,80}(?:investigat|process|followed|track|review|examin|document|handled)|(?:hinweise?|beschwerden?|meldung\w*)[^.]{0,80}(?:geprüft|bearbeit|nachgegangen|untersucht|dokumentiert)/
const awareness =
  /aware\w*|trust\w*|inform\w* (?:about|of)|retaliat\w*|anonym\w*|bekannt\w*|vertrau\w*|repressali\w*|benachteilig\w*/
const communicated =
  /communicat\w+|publish\w*|intranet|website|train\w+|available to|kommunizier\w*|veröffentlich\w*|zugänglich|schul\w+/
const prevent =
  /prevent\w*|mitigat\w*|avoid\w*|reduc\w*[^.]{0,40}(?:accident|risk|stress|injur)|occupational (?:health and )?safety|risk assessments?|vermeid\w*|vorbeug\w*|verhinder\w*|prävention\w*|arbeitsschutz\w*|arbeitssicherheit\w*|gefährdungsbeurteilung\w*/
const risks =
  /(?:mitigat|reduc|address|manag)\w*[^.]{0,60}risks?|risks?[^.]{0,60}(?:mitigat|reduc|address|manag)|risiken[^.]{0,60}(?:minder|steuer|begegn)/
const opportunities = /opportunit\w+[^.]{0,60}(?:pursue|seize|use|material)|chancen[^.]{0,60}(?:nutz|ergreif)/
const resources =
  /(?:budget|invest|resources?|staff|team)\w*[^.]{0,60}(?:allocat|dedicat|available|provid)|(?:mittel|budget|ressourcen)[^.]{0,60}(?:bereit|eingesetzt)/
const initiatives =
  /(?:member|participat|join|sign)\w*[^.]{0,60}(?:initiative|alliance|network|association|charter|coalition)|(?:mitglied|beteilig|unterzeichn)\w*[^.]{0,60}(?:initiative|allianz|netzwerk|charta|bündnis)/

export const socialAsks = [
  asks('S1-1', 1, [
    [7, instruments],
    [6, remedy],
    [3, humanRights],
    [
      11,
      /(?:regardless|irrespective|on (?:the )?grounds?|based on)[^.]{0,80}(?:gender|origin|religion|age|disab|orientation)|unabhängig von[^.]{0,80}(?:geschlecht|herkunft|religion|alter|behinder|orientierung)/,
    ],
    [
      13,
      /discriminat\w*|diversity|inclusion|equal opportunit\w*|harass\w*|diskriminier\w*|vielfalt|inklusion|chancengleichheit|gleichbehandlung/,
    ],
    [5, engage],
    [14, communicated],
  ]),
  asks('S1-2', 3, [
    [5, /global framework agreements?|rahmenvereinbarung\w*|rahmenabkommen/],
    [7, vulnerable],
    [4, responsible],
    [1, decisions],
    [6, effectiveness],
    [
      2,
      /works? councils?|employee representatives?|trade unions?|betriebsr[aä]t\w*|arbeitnehmervertret\w*|gewerkschaft\w*/,
    ],
  ]),
  asks('S1-3', 2, [
    [1, remedy],
    [7, tracked],
    [8, awareness],
  ]),
  asks('S1-4', 3, [
    [2, remedy],
    [
      16,
      /(?:employees|staff|workers|works council)[^.]{0,60}(?:involved|participat\w* in)[^.]{0,40}(?:design|develop|plan)|(?:mitarbeit|beschäftigt)\w*[^.]{0,60}(?:beteiligt|eingebunden)[^.]{0,40}(?:gestalt|entwickl|plan)/,
    ],
    [15, initiatives],
    [9, resources],
    [6, risks],
    [7, opportunities],
    [4, effectiveness],
    [1, prevent],
  ]),
  asks('S1-5', 4, [
    [
      1,
      /(?:employees|staff|works? council|employee representatives?)[^.]{0,80}(?:involved|participat|agreed|consult)[^.]{0,60}(?:target|goal)|(?:mitarbeit|beschäftigt|betriebsr[aä]t)\w*[^.]{0,80}(?:beteiligt|einbez|abgestimmt)[^.]{0,60}ziel/,
    ],
    [
      6,
      /(?:based on|in line with|derived from|in accordance with)[^.]{0,60}(?:standard|law|charter|commitment|sdg)|(?:auf (?:der )?grundlage|gemäß|abgeleitet)[^.]{0,60}(?:standard|gesetz|charta|selbstverpflicht)/,
    ],
  ]),
  asks('S1-6', 16, [
    [
      13,
      /(?:calculat|count|collect|method|definition|assum|record)\w*[^.]{0,80}(?:head ?count|employees|full-time|fte)|(?:head ?count|employees|fte)[^.]{0,80}(?:calculat|count|collect|defin|assum|basis)|(?:berechn|erfass|gezählt)\w*/,
    ],
    [
      17,
      /(?:financial statements|annual report|consolidated accounts|jahresabschluss|konzernabschluss|geschäftsbericht)/,
    ],
  ]),
  asks('S1-7', 5, [[6, /(?:calculat|estimat|method|assum)\w*|geschätzt|berechn\w*/]]),
  asks('S1-8', 8, [
    [7, /european works? council|\bse works? council|europäische\w* betriebsr[aä]t\w*|se-betriebsr[aä]t\w*/],
    [5, /(?:non-employees|agency|temporary) ?(?:workers|staff)?[^.]{0,60}collective|leiharbeit\w*[^.]{0,60}tarif/],
    [4, /not (?:\w+ ){0,2}covered by (?:a )?collective|non-(?:tariff|pay scale)|außertariflich\w*|nicht tarif\w*/],
  ]),
  asks('S1-9', null, [
    [
      6,
      /(?:top management|senior management|leadership level)[^.]{0,60}(?:defin|compris|includ|refers|means|one|two)|(?:oberste\w* führungs\w*|führungsebene\w*)[^.]{0,60}(?:umfass|defin|unterhalb)|(?:women|female|gender)[^.]{0,80}(?:top|senior|executive|management|leadership)|(?:top|senior|executive|management|leadership)[^.]{0,80}(?:women|female|gender)|frau\w*[^.]{0,80}(?:führung|geschäftsleitung|leitungs|vorstand)|(?:führung|geschäftsleitung|leitungs)[^.]{0,80}(?:frau|weiblich|kolleginnen)/,
    ],
  ]),
  asks('S1-12', 3),
  asks('S1-14', null, [[11, /iso ?45001|ohsas|\bsccp?\b|certifi\w+|zertifizier\w*/]]),
  asks('S1-16', 3, [
    [
      3,
      /(?:calculat|adjust|defin|method|based on|explain|due to|because|reason)\w*|bereinigt\w*|berechn\w*|zurückzuführen|begründ\w*/,
    ],
  ]),
  asks('S1-17', 7, [
    [
      13,
      /(?:incidents?|complaints?|cases?)[^.]{0,80}(?:resolved|closed|remed|pending|under review|measures|actions taken)|(?:vorfälle|beschwerden|fälle)[^.]{0,80}(?:abgeschlossen|gelöst|maßnahmen|anhängig)/,
    ],
    [
      7,
      /(?:report|record|compil|count|collect|includ)\w*[^.]{0,60}(?:incidents?|complaints?|cases?)|(?:incidents?|complaints?|cases?)[^.]{0,60}(?:report|record|compil|count|collect)|(?:vorfälle|beschwerden|fälle)[^.]{0,60}(?:gemeldet|erfasst|verzeichnet)/,
    ],
  ]),
  asks('S2-1', null, [
    [8, instruments],
    [1, humanRights],
    [4, remedy],
    [3, engage],
    [11, communicated],
    [
      2,
      /code of conduct|supplier code|polic\w+|standards?|guidelines?|(?:oblige|require|expect)\w*|contracts?|\bcodes?\b|wages?\b|labou?r\b|lieferantenkodex|kodex\w*|richtlinie\w*|anforderung\w*|(?:verlang|erwart|forder|verpflicht)\w*|\bsozial\w*|arbeitsbeding\w*|arbeitsnorm\w*/,
    ],
  ]),
  ...['S2', 'S3', 'S4'].map((standard) =>
    asks(`${standard}-2`, 3, [
      [1, decisions],
      [4, responsible],
      [standard === 'S2' ? 6 : 5, effectiveness],
      [standard === 'S2' ? 7 : 6, vulnerable],
    ]),
  ),
  ...[
    ['S2', 0],
    ['S3', 9],
    ['S4', 0],
  ].map(([standard, shift]) =>
    asks(`${standard}-3`, 2 + Number(shift), [
      [1 + Number(shift), remedy],
      [3 + Number(shift), thirdParty],
      [4 + Number(shift), tracked],
      [5 + Number(shift), awareness],
    ]),
  ),
  ...['S2', 'S3', 'S4'].map((standard) =>
    asks(`${standard}-4`, 3, [
      [1, prevent],
      [2, remedy],
      [4, effectiveness],
      [8, risks],
      [9, opportunities],
      [12, resources],
      [14, initiatives],
    ]),
  ),
  ...['S2', 'S3', 'S4'].map((standard) =>
    asks(`${standard}-5`, 4, [
      [
        6,
        /(?:based on|in line with|derived from)[^.]{0,60}(?:standard|law|charter|commitment|sdg)|(?:auf (?:der )?grundlage|gemäß|abgeleitet)[^.]{0,60}(?:standard|gesetz|charta|selbstverpflicht)/,
      ],
    ]),
  ),
  asks('S3-1', 3, [
    [1, /indigenous|indigene\w*/],
    [6, instruments],
    [2, humanRights],
    [5, remedy],
    [4, engage],
    [9, communicated],
  ]),
  asks('S4-1', 1, [
    [6, instruments],
    [2, humanRights],
    [5, remedy],
    [4, engage],
    [9, communicated],
  ]),
]
