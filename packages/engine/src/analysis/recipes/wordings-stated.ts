import type { Wordings } from '../recipe.ts'

const F = String.raw`[\uE000-\uE3FF]`
/** Not gone by when the report was written, so that what stands for it is wanted and not achieved. */
const YEAR = String.raw`(?:fy ?)?20(?:2[6-9]|[345]\d)`
const BIS = String.raw`bis (?:spätestens )?(?:zum jahr |zum geschäftsjahr |ende )?${YEAR}`
const BY = String.raw`(?:by|until|in|before) (?:the end of )?(?:the )?(?:financial )?(?:year )?${YEAR}`
const EMITTED = String.raw`(?:[\p{L}\d]*-?emissionen|emissions?|scopes? ?[1-3\uE000-\uE3FF]|\p{L}*ausstoß|\p{L}*-?fußabdruck|carbon footprint|treibhausgase?)`
const LOWERING = String.raw`(?:senkung|absenkung|reduktion|reduzierung|minderung|verringerung|halbierung)`
const ITEM = String.raw`^(?:[•–-] ?)?`

const REPORT = String.raw`(?:report|statement|declaration|review|data|figures|disclosures|information|kpis|indicators|metrics|they|it)`
const BERICHT = String.raw`(?:(?:\p{L}+)?(?:bericht|erklärung)|angaben|kennzahlen|zahlen|daten|tabellen|sie|er)`
const SUBSIDIARIES = String.raw`(?:subsidiar|group compan|fully[ -]consolidated|consolidated (?:compan|entit|subsidiar))`
const ACCOUNTS = String.raw`(?:financial (?:statements|reporting|report)|(?:annual|consolidated|group) accounts|annual financial statements)`
const ABSCHLUSS = String.raw`(?:konzernabschluss\p{L}*|jahresabschluss\p{L}*|finanzbericht\p{L}*|konzernrechnungslegung)`

const CREDITS_DE = String.raw`(?:co2-?|klimaschutz-?|kompensations-?|emissionsminderungs-?|minderungs-?|emissions-?)?(?:zertifikate?n?|gutschriften)`
const CANCELLED_DE = String.raw`(?:stillgelegt|gelöscht|annulliert|entwertet|erworben|gekauft|angekauft|genutzt|eingesetzt|verwendet)`

const HAZARD = String.raw`(?:\p{L}*flood\p{L}*|drought|heat ?(?:waves?|stress)?|storms?|subsidence|landslides?|wildfires?|sea[ -]level(?: rise)?|heavy rain\p{L}*|cyclones?|hail)`
const GEFAHR = String.raw`(?:\p{L}*hochwasser|überflutung\p{L}*|überschwemmung\p{L}*|\p{L}*hitze\p{L}*|dürre\p{L}*|trockenheit|starkregen\p{L}*|st[uü]rme?|hagel|erdrutsch\p{L}*|waldbr[aä]nde?)`
const PLACES = String.raw`(?:sites?|assets?|plants?|buildings?|locations?|properties|premises|facilities|warehouses|branches|operations|real[ -]estate|portfolio|centres|regions|stores|mines|workshops|activities)`
const ORTE = String.raw`(?:\p{L}*standorte\p{L}*|\p{L}*gebäude\p{L}*|\p{L}*anlagen|\p{L}*werke\p{L}*|vermögenswerte\p{L}*|immobilien|liegenschaften|filialen|niederlassungen|häuser|betriebe\p{L}*|tätigkeiten|objekte)`
const SCREENED = String.raw`(?:screened|assessed|analysed|analyzed|examined|tested|checked|mapped|reviewed|evaluated)`
const GEPRUEFT = String.raw`(?:überprüft|geprüft|untersucht|analysiert|bewertet|betrachtet|gescreent)`

const PAY = String.raw`(?:(?:variable|executive|board|directors'|management|total) (?:remuneration|compensation|pay|salary)|bonus(?:es)?|(?:short-term |long-term )?incentives?(?: plan)?|performance share plan|(?:short|long)-term (?:plan|award)s?)`
/** What pay depends on where it depends on sustainability. */
const MEASURE = String.raw`(?:sustainab\p{L}+|esg|carbon|co2\p{L}*|climate|emissions?|ghg|safety|injur(?:y|ies)|accident\p{L}*|diversity|women|renewable\p{L}*|eeoi)`
const PLAN = String.raw`(?:(?:climate |net[ -]zero |decarboni[sz]ation )*(?:transition|climate|decarboni[sz]ation) (?:plan|strategy|roadmap)|net[ -]zero (?:plan|strategy|roadmap))`
const PLAN_DE = String.raw`(?:transitionsplan|übergangsplan|klimastrategie|klimatransitionsplan|klimafahrplan|klimaschutz(?:plan|strategie|konzept)|dekarbonisierungs(?:plan|strategie|pfad|fahrplan))`
const DECIDED = String.raw`(?:approved|adopted|endorsed|signed off)`
const BESCHLOSSEN = String.raw`(?:genehmigt|verabschiedet|beschlossen|gebilligt)`

/** Yes and no, and choices, as narrative reports state them besides: ESRS 2 BP-1, GOV-3, SBM-1 and E1. */
export const statedWordings: Readonly<Record<string, Wordings>> = {
  'BP-1_01': {
    unsaid: String.raw`\bumfasst nicht (?:die|unsere|alle) (?:\p{L}+ )?tochter|\b(?:does|do) not (?:cover|include) (?:the|our|any|its) (?:\p{L}+ )?subsidiar`,
    options: [
      [
        'consolidated',
        [
          String.raw`\b${REPORT} (?:covers?|includes?|comprises?|encompass(?:es)?) (?:the )?(?:parent(?: company)?|[\p{L}. &-]{2,50}) (?:and|with|as well as|together with) (?:all |its |all its |the |all of its )*(?:[\p{L}-]+ )?${SUBSIDIARIES}`,
          String.raw`\ball (?:fully )?consolidated (?:companies|entities|subsidiaries|undertakings)\b[^.;]{0,60} (?:are|were|is|have been) (?:included|covered|considered|reflected)`,
          String.raw`\b(?:scope|perimeter|boundar(?:y|ies)) [^.;]{0,30}(?:correspond|match|equal|compris|cover|include|consist)\p{L}*(?: to| of)? (?:the |all |those )*(?:(?:companies|entities|subsidiaries)[^.;]{0,20} (?:consolidated|included)[^.;]{0,60}${ACCOUNTS}|fully[ -]consolidated|consolidated (?:companies|entities|subsidiaries))`,
          String.raw`\b${BERICHT} (?:umfass(?:t|en)|beziehen sich auf|bezieht sich auf|gelten für|gilt für|deck(?:t|en)) (?:die |den |das )?(?:[\p{L}0-9&.]+ ){1,5}(?:und|sowie|mit|einschließlich) (?:die|den|ihren?|ihrer|unsere[nr]?|seine[nr]?|alle[nr]?|sämtliche[nr]?|de[nr]en)(?: \p{L}+)? (?:(?:voll)?konsolidierte\w* |\p{L}*tochter|konzern(?:gesellschaften|unternehmen)|beteiligungsgesellschaften)`,
          String.raw`\b(?:beziehen|bezieht) sich (?:alle |sämtliche |die )*(?:angaben|kennzahlen|zahlen|daten)(?: \p{L}+){0,3} auf (?:den (?:gesamten? )?(?:[\p{L}-]+)?konzern\b|die (?:gesamte )?(?:[\p{L}-]+)?gruppe\b)`,
          String.raw`\b(?:alle|sämtliche) (?:voll)?konsolidierten (?:gesellschaften|unternehmen|einheiten|tochter\p{L}+)[^.;]{0,60} (?:einbezogen|berücksichtigt|enthalten|erfasst)`,
        ].join('|'),
      ],
    ],
  },
  'BP-1_02': {
    yes: [
      String.raw`\b(?:covers?|includes?|comprises?|relates to)[^.;]{0,60}subsidiar\p{L}+[^.;]{0,60},? (?:which are also|that are also|also|all) (?:the (?:entities|companies) )?(?:included |consolidated )?in the (?:group's |consolidated |annual )*${ACCOUNTS}`,
      String.raw`\bsubsidiaries,? (?:included|consolidated|listed|contained) in the (?:group's |consolidated |annual )*${ACCOUNTS}`,
      String.raw`\bsubsidiaries,? (?:just )?as (?:do|does|in|are|with) the (?:group's |consolidated |annual )*${ACCOUNTS}`,
      String.raw`\b(?:perimeter|scope|boundar(?:y|ies))[^.;]{0,30} (?:follow|mirror|correspond|match|equal)\p{L}*(?: to)? (?:that of |the )?[^.;]{0,60}${ACCOUNTS}(?![^.;]{0,40}(?:exception|except|without))`,
      String.raw`\b(?:kreis der einbezogenen (?:gesellschaften|unternehmen)|berichtskreis|berichtsumfang|konsolidierungskreis)[^.;]{0,30} (?:entspricht|stimmt mit|deckt sich mit|folgt|ist identisch mit)[^.;]{0,60}${ABSCHLUSS}`,
    ],
  },
  'BP-1_05': {
    no: [
      String.raw`\b(?:möglichkeit|option|wahlrecht|ausnahme(?:regelung)?)[^.;]{0,120}(?:geistige\p{L}* eigentum|know-how|innovation\p{L}*)[^.;]{0,90} (?:kein(?:en)? gebrauch|nicht gebrauch|keine anwendung|nicht genutzt|nicht in anspruch)`,
    ],
  },
  'GOV-3_01': {
    unsaid: String.raw`\b(?:gender pay|pay gap|ceo pay ratio depends)\b`,
    yes: [
      String.raw`\b${PAY} (?:[^.;]{0,90} )?(?:depends?|depended|is based|are based|linked|tied|hinges?|is dependent|are dependent|subject to|measured) [^.;]{0,50}\b${MEASURE}\b[^.;]{0,40}`,
      String.raw`\b(?:sustainability|esg|climate|non-financial)(?:-related)? (?:targets|goals|measures|criteria|performance|objectives|kpis)[^.;]{0,30} (?:carry|carries|account|make up|weigh|form|determine|represent)\p{L}*[^.;]{0,50} ${PAY}`,
      String.raw`\b(?:sustainability|esg)(?:-related)? performance (?:has been|is|was|forms) (?:an? )?(?:integral )?part of (?:the |our )?(?:incentive|remuneration|bonus)`,
      String.raw`${F} (?:des|der) (?:jahres)?(?:bonus|tantieme|\p{L}*vergütung)[^.;]{0,50} (?:häng(?:t|en)|richte[nt]|bemess|bemisst|basier|beruh)[^.;]{0,40}(?:nachhaltig|esg|klima|co2|emission|sicherheit)`,
    ],
    no: [
      String.raw`\bnachhaltigkeits(?:ziele|kriterien|aspekte|leistung|kennzahlen)[^.;]{0,30} (?:nicht teil|kein (?:teil|bestandteil)|nicht bestandteil)[^.;]{0,40}(?:vergütung|boni|bonus|tantieme)`,
      String.raw`\bvergütung[^.;]{0,60} (?:unabhängig von|nicht an|nicht von) [^.;]{0,30}(?:nachhaltigkeit|esg)`,
      String.raw`\b${PAY} (?:does|do|did|is|are) not (?:yet )?(?:depend|linked|tied|dependent|include|contain)[^.;]{0,40} (?:sustainab|esg|climate)`,
    ],
  },
  'E1-1_14': {
    unsaid: String.raw`\b(?:plans?|strateg(?:y|ies)) (?:of|by) (?:our |a |the |its )?(?:\p{L}+ )?(?:customers?|clients?|suppliers?|borrowers?|investees?)\b|\b(?:plan\p{L}*|strategien?) (?:unserer |der |eines |von )(?:\p{L}+ )?(?:kunden|lieferanten|kreditnehmer)`,
    yes: [
      String.raw`\b${PLAN}\b[^.;]{0,60},? (?:which|that) (?:was |is |has been )?(?:the |our )?(?:supervisory |management |executive )?(?:board|directors)[^.;]{0,30} ${DECIDED}`,
      String.raw`\b${PLAN}\b[^.;]{0,60} (?:was|is|has been|were) (?:\p{L}+ )?${DECIDED} (?:by|in|at) [^.;]{0,30}(?:board|directors|annual general meeting)`,
      String.raw`\b(?:board|directors)[^.;]{0,40} ${DECIDED} [^.;]{0,40}${PLAN}`,
      String.raw`\b${PLAN_DE}\b[^.;]{0,60} (?:vom|von der|den der|den die|durch den|der) [^.;]{0,40}(?:vorstand|aufsichtsrat|geschäftsführung|verwaltungsrat)[^.;]{0,40} ${BESCHLOSSEN}`,
    ],
  },
  'E1-4_01': {
    unsaid: String.raw`\b(?:erreicht wurde|wurde erreicht|was achieved|has been achieved)\b`,
    yes: [
      String.raw`${ITEM}${LOWERING} (?:der |unserer |des |von |unseres )[^.;]{0,60}${EMITTED}[^.;]{0,80} ${BIS}`,
      String.raw`\b(?:ziel\p{L}*|plan\p{L}*|programm\p{L}*|strategie)[^.;]{0,60} ${LOWERING} (?:der |unserer |des |von |unseres )[^.;]{0,60}${EMITTED}[^.;]{0,80} ${BIS}`,
      String.raw`\b(?:plan|strategy|programme|agenda|roadmap)[^.;]{0,30} (?:foresees?|provides? for|envisages?|includes?|aims? at|calls? for) [^.;]{0,20}(?:reduction|cut|decrease)[^.;]{0,80}${EMITTED}`,
      String.raw`${EMITTED}[^.;]{0,50}: ?(?:-|–|−|minus )?${F} (?:weniger|niedriger|less|lower|below|in absolute terms|absolut)[^.;]{0,40} (?:${BIS}|${BY})`,
      String.raw`${F} (?:weniger|less|lower|fewer) (?:[\p{L}-]+ ){0,3}${EMITTED}[^.;]{0,60} (?:${BIS}|${BY})`,
      String.raw`(?:${BIS}|${BY})[^.;]{0,40} ${F} (?:weniger|less|lower|fewer) (?:[\p{L}-]+ ){0,3}${EMITTED}`,
      String.raw`\b${BIS} (?:senken|reduzieren|verringern|mindern|halbieren) wir (?:[\p{L}-]+ ){0,4}${EMITTED}`,
      String.raw`\bziel\p{L}*[^.;]{0,70} ${BIS} [^.;]{0,70}${EMITTED}[^.;]{0,80}(?:halbier|senk|reduzier|verringer|minder)`,
      String.raw`${ITEM}(?:klima|treibhausgas|co2-|netto-null-?)\p{L}*neutral\p{L}* (?:[\p{L}-]+ ){0,3}${BIS}`,
      String.raw`${ITEM}(?:net[ -]zero|(?:climate|carbon)[ -]neutral\p{L}*) (?:[\p{L}-]+ ){0,4}${BY}(?=[:;,. ]|$)`,
    ],
  },
  'E1-7_03': {
    unsaid: String.raw`^(?:our |unsere )?(?:suppliers?|competitors?|lieferanten|wettbewerber)\b`,
    yes: [
      String.raw`\bstilllegung (?:von|der) (?:[\p{L}-]+ )?${CREDITS_DE}\b[^.;]{0,40} (?:kompensiert|ausgeglichen)`,
      String.raw`(?:emissionen|ausstoß) [^.;]{0,60}gleichen wir [^.;]{0,30}\baus\b(?! ?\p{L}+ (?:nicht|noch))`,
      String.raw`\b(?:we|group|company|bank|were|was) (?:have |has )?(?:\p{L}+ and )?(?:retired|cancelled|canceled) (?:${F} )?(?:[\p{L}-]+ ){0,3}credits\b[^.;]{0,30}`,
    ],
    no: [
      String.raw`\b${CREDITS_DE} (?:[\p{L}-]+ ){0,5}(?:kaufen|kauften|erwerben|erwarben|nutzen|nutzten|verwenden|setzen|legen|löschen) (?:wir|die gruppe|der konzern|das unternehmen|[\p{L}-]+)(?: \p{L}+){0,3} (?:nicht|keine)\b`,
      String.raw`\b(?:werden|wurden|wird) (?:[\p{L}.-]+ ){0,6}nicht (?:durch|mit|über|mittels) (?:[\p{L}-]+ )?${CREDITS_DE} (?:ausgeglichen|kompensiert|neutralisiert)`,
      String.raw`\b(?:emissionen|treibhausgase?)(?: [^.;]{0,40})? (?:werden|wurden|wird) (?:[\p{L}-]+ ){0,3}nicht (?:[\p{L}-]+ )?(?:kompensiert|ausgeglichen)`,
      String.raw`\bweder\b[^.;]{0,90} noch (?:[\p{L}-]+ ){0,2}${CREDITS_DE}[^.;]{0,30} ${CANCELLED_DE}`,
      String.raw`\bweder ${CREDITS_DE}[^.;]{0,60} noch\b[^.;]{0,30}`,
      String.raw`\bkompensation (?:von|der|unserer|verbleibender)[^.;]{0,40} (?:findet|fand|erfolgt|erfolgte)(?: \p{L}+){0,2} nicht\b`,
      String.raw`\bverzicht\p{L}*[^.;]{0,30} (?:kompensation|kompensationsmaßnahmen|co2-kompensation|den ausgleich von emissionen)`,
      String.raw`\b(?:no|none of (?:our|the)) (?:ghg |residual |remaining |greenhouse gas )*emissions (?:were|are|have been) (?:offset|compensated)`,
    ],
  },
  'E1-7_21': {
    yes: [
      String.raw`\b(?:describes?|described|called?|calls|labels?|labelled|markets?|marketed|advertised?|declares?|declared) (?:[\p{L}'’]+ ){1,5}as (?:climate|carbon|co2|ghg)[ -]neutral(?![^.;]{0,80} (?:no longer|never))`,
      String.raw`\b(?:have|has) been (?:climate|carbon|co2)[ -]neutral[^.;]{0,60}(?:credits|offset|certificates|compensat)`,
      String.raw`\b(?:bezeichne\p{L}*|bewerben|vermarkten|nennen|deklarieren|bezeichnet)(?: [\p{L}-]+){1,7} als (?:klima|co2-|treibhausgas)-?neutral(?! nicht)`,
      String.raw`\b(?:tr[aä]gt|tragen|trug|trugen|führ(?:t|en))[^.;]{0,40} (?:zusatz|label|siegel|aufdruck|hinweis|prädikat|bezeichnung)[^.;]{0,12} ?[„"»'“]?(?:klima|co2-|treibhausgas)-?neutral`,
    ],
    no: [
      String.raw`\b(?:make|makes|made|making) no (?:public )?claims? (?:of|about|on|regarding|to) [^.;]{0,40}neutral`,
      String.raw`\bals (?:klima|co2-|treibhausgas)-?neutral\p{L}* (?:bezeichnen|bewerben|vermarkten|stellen|deklarieren|bezeichnet|bewirbt)[^.;:]{0,70} nicht\b`,
      String.raw`\b(?:auf|mit) (?:den begriff|die (?:aussage|bezeichnung|werbung)|dem begriff|der aussage)[^.;]{0,20}(?:klima|co2-|treibhausgas)-?neutral[^.;]{0,40} (?:verzicht|werben wir nicht)`,
    ],
  },
  'E1.IRO-1_04': {
    unsaid: String.raw`\b(?:human rights|menschenrecht\p{L}*|conflict minerals)\b`,
    yes: [
      String.raw`\b${PLACES}\b[^.;]{0,90} (?:were|are|was|is|have been|has been|been) (?:\p{L}+ )?${SCREENED} (?:for|against|on|with regard to|in terms of|regarding) [^.;]{0,60}${HAZARD}(?:,| and| or)`,
      String.raw`\b(?:we|our insurers?|insurers?|group|company) (?:have |has )?${SCREENED} [^.;]{0,70}\b${PLACES}\b[^.;]{0,40} (?:for|against|on|with regard to|in terms of|regarding) [^.;]{0,60}${HAZARD}(?:,| and| or)`,
      String.raw`\b${ORTE}[^.;]{0,90} auf (?:[\p{L}-]+ ){0,3}(?:klima(?:bezogene\p{L}* )?-?(?:gefahren|risiken|gefährdungen)|klimagefahren|naturgefahren)[^.;]{0,70} ${GEPRUEFT}`,
      String.raw`\b${ORTE}[^.;]{0,90} auf (?:[\p{L}-]+ ){0,4}${GEFAHR}(?:,| und| oder|-)[^.;]{0,90} ${GEPRUEFT}`,
    ],
  },
  'E1.IRO-1_07': {
    yes: [
      String.raw`\b(?:hot-?house|no further action|business[ -]as[ -]usual|current policies) (?:world|scenario)[^.;]{0,40} (?:rcp|ssp)`,
      String.raw`\b(?:high[ -]emissions?|hochemissions)-?(?:szenario\p{L}*| scenarios?)`,
      String.raw`\b(?:world|welt|pathway|pfad|neben|besides|unter|under|und|and|bis|to)\b[^.;]{0,20} rcp ?8[.,]5[^.;]{0,20}`,
    ],
  },
}
