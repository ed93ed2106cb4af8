import { alternativesOf } from '../patterns.ts'
import type { Recipe } from '../recipe.ts'

const people = { kind: 'number', unit: 'count', measures: ['count', 'fte'], range: [0, 3e6] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const EMPLOYEES = String.raw`(?:employees?|colleagues|team members|workforce|staff|headcount|beschäftigte[rn]?|mitarbeiter(?:innen|:innen|\*innen|_innen)?(?: und mitarbeiter(?:innen)?)?(?:innen und mitarbeiter)?n?|mitarbeitende[rn]?|arbeitnehmer(?:innen)?|belegschaft|personal)`
/** Words that mean the staff as a whole even without `number of`; `workforce` and the like head chapters as well. */
const COUNTED = String.raw`(?:employees?|colleagues|team members|beschäftigte[rn]?|mitarbeiter(?:innen|:innen|\*innen|_innen)?(?: und mitarbeiter(?:innen)?)?(?:innen und mitarbeiter)?n?|mitarbeitende[rn]?|arbeitnehmer(?:innen)?)`
const NOT_PART = String.raw`weiterbild|schulung|stunden|hours|\bje\b|\bpro\b|\bper\b(?! \d\d\.)|target|\bziel|change|veränderung|growth|new|neu|hire|einstell|trained|geschult|train|average age|durchschnittsalter|tenure|zugehörigkeit|leav|left|ausgeschied|abgäng|turnover|fluktuation|disab|behinder|accident|unfall|satisf|zufrieden|engagement|survey|umfrage|per employee|pro mitarbeit|je mitarbeit|cost|kosten|expenses|aufwand|apprentic|auszubild|azubi|trainee|intern\b|student|praktikant|seasonal|saison|share|anteil|quote|rate\b|manager|führung|executive|leader|covered|participat|nationalit|parental|eltern|agency|leih|zeitarbeit|non-employee|fremd|volunteer|external|extern|women in|sick|krank|absen|entitled|remote|collective|tarif|under \d|over \d|unter \d|über \d|between \d|zwischen \d|\baged?\b|alter|pay|revenue|energy|commut|pendel|complain|beschwerd|whistle|inform`

const OTHERS = 'agency|leih|zeitarbeit|non-employee|fremd|extern|contractor'

/** `Our plant in Vigo, with 44 employees`: those of one place or unit. */
const OF_A_UNIT = String.raw`(?:the [\p{L}-]+ business,|\b(?:subsidiary|plant|factory|mill|branch|workshop|sewing room)\b|\b(?:näherei|tochter(?:gesellschaft|unternehmen|firma)?|niederlassung|filiale|betriebsstätte|werkstatt)\b)(?:[^.;:]|\.(?=,)){0,60}\b(?:with|mit) (?:about |around |some |rund |etwa |ca\. |knapp )?\d[\d.,]* (?:employees|people|staff|mitarbeit|beschäftigt|menschen|personen)`

/** Rows of all employees, whose columns say which of them. */
const EVERYBODY = String.raw`(?:total |overall )?(?:number of employees|employees|head ?count)(?: total)?|(?:gesamt)?(?:anzahl (?:der )?)?(?:beschäftigte[nr]?|mitarbeitende[nr]?|mitarbeiter\w*)(?: gesamt| insgesamt)?`

/** Behind the figure or the word that a sentence begins with: not the staff as a whole counted by heads. */
export const OTHERWISE_COUNTED = String.raw`(?<!(?:vollzeit|vzä|vzk|\bfte|full-time|equivalent|average|durchschnitt|im mittel)[^.]{0,90})`
/** Behind `# employees`: only some of them. */
const SOME = String.raw`(?! (?:with (?:an? )?(?:\w+ )?(?:disab|handicap)|mit (?:einer )?(?:schwer)?behinder|under \d|over \d|aged|unter \d|über \d|in (?:teil|voll)zeit))`

/** Tables of those who came. */
const HIRED = String.raw`\bhires?\b|\bhired\b|\bhiring\b|new employees|joiners|neueinstell|neueintritt|neu eingestellt|zugänge`

/** Behind `turnover`: only those who gave notice. */
/** `Fluktuation in der Pflege`: that of some of the employees. */
const IN_SOME_PART = String.raw`fluktuation\w* (?:in (?:der|den|unserer|unseren)|im|bei (?:den|unseren|der)|unter (?:den|unseren)) (?!\w*(?:konzern|gruppe|unternehmen|gesamt|belegschaft|mitarbeit|beschäftigt|arbeitnehm|personal|jahr|zeitraum|vergleich|durchschnitt|mittel|schnitt|sinne|verbund|haus|sparkasse|bank|gesellschaft|genossenschaft|firma|abgelaufen|vergangen|letzten))\p{L}|\bbei (?:den|unseren) (?!\w*(?:mitarbeit|beschäftigt|arbeitnehm))[^.,;]{3,60} (?:lag|liegt|betrug|beträgt|war) (?:die |unsere )?\w*fluktuation|\b(?:turnover|attrition)(?: rate)? (?:ashore\b|on (?:shore|board)\b|at (?:sea|head ?quarters|(?:the |our )?head office)\b|(?:in|among) (?:the |our )?(?!(?:the|our|group|company|undertaking|year|reporting|financial|fiscal|calendar|period|workforce|staff|employees|people|personnel|whole|total|own|organi[sz]ation|business|relation|comparison|line|terms|percent|all|full)\b)[a-z])`
const VOLUNTARY = String.raw`(?<!(?:voluntary|incoming|inbound|freiwillige[nr]?|regretted|unwanted|ungewollte[nr]?) (?:employee |staff |labou?r )?(?:turnover|attrition|fluktuation))`
/** Above rows that only name countries. */
const BY_COUNTRY = String.raw`tarif|kollektiv|collective|bargaining`

const NOT_COVERED = String.raw`non-employee|coverage \d|outside|außerhalb|working conditions|negotiat`
const COVERED_SAYS = [
  String.raw`# of (?:all |our |the |total |its )*(?:employees|workforce|staff)…(?:is |are |was |were )?(?:covered by|subject to) (?:a |our |its |the )?collective`,
  String.raw`# (?:der|unserer|aller) (?:mitarbeit|beschäftigt|arbeitnehm)\w+…(?:unter einen tarifvertrag|tarifvertr|tarifgebunden|kollektivvertr|tarif)`,
]
const COVERED = String.raw`(?:percentage|share|proportion|number|%)?(?: of)?(?: total| own| all)* ?employees covered by collective (?:bargaining(?: agreements?)?|agreements?)|(?:collective|bargaining)(?: bargaining)?(?: agreement)? coverage(?: rate)?|covered by collective (?:bargaining )?agreements?|(?:prozentualer )?anteil (?:der )?(?:tarifgebundene[rn]?|tariflich beschäftigte[rn]?|(?:von )?(?:tarifverträgen?|kollektivvereinbarungen|kollektivverträgen)[a-z ]{0,30}) ?(?:mitarbeit\w+|beschäftigte[rn]?|arbeitnehm\w+)?|tarifverträgen?|collective (?:bargaining )?agreements?|tarif(?:bindung|abdeckung|quote)(?:squote)?|tarifvertragliche abdeckung|(?:von|durch|mit) (?:einem )?tarifvertr(?:ag|äge|ägen)(?: (?:erfasste?|abgedeckte?|gebundene?)[rn]?)?(?: (?:mitarbeit\w+|beschäftigte[rn]?|arbeitnehm\w+))?|anteil (?:der )?(?:mitarbeit\w+|beschäftigten) mit tarifvertrag`

/** ESRS 2 SBM-1 (paragraph 40) and S1-6 to S1-8 (paragraphs 50 to 63). */
export const workforceRecipes: Recipe[] = [
  {
    ...people,
    id: 'S1-6_02',
    least: 8,
    whole: true,
    labels: [
      String.raw`(?:total )?(?:number of )(?:own )?${EMPLOYEES}(?: total| in total)?(?: \(?(?:head ?count|heads|persons)\)?)?(?: total)?(?: (?:at|as of|by|on) (?:year[ -]?end|(?:the )?end of (?:the )?(?:year|period|reporting period)|31 ?\.? ?dec\w*|dec\w*).{0,16})?`,
      String.raw`total ${EMPLOYEES}`,
      String.raw`(?:own )?${COUNTED}(?: total| in total)?(?: \(?(?:head ?count|heads|persons)\)?)?`,
      String.raw`head ?count(?: total)?|total head ?count`,
      String.raw`(?:gesamt(?:zahl|anzahl)? (?:der |aller )?)(?:eigenen )?${EMPLOYEES}`,
      String.raw`(?:anzahl|zahl) (?:der |aller )?(?:eigenen )?${EMPLOYEES}(?: \(?(?:gesamt|insgesamt|personenzahl|köpfe)\)?)?(?: zum (?:jahresende|stichtag).*)?`,
      String.raw`(?:gesamt)?belegschaft(?: gesamt| insgesamt)?|mitarbeiterzahl|beschäftigtenzahl|(?:mitarbeitende|mitarbeiter|beschäftigte)(?: \(?(?:gesamt|insgesamt|köpfe)\)?)`,
    ],
    // `Headcount (incl. part-time)`: what is included names no part.
    not: String.raw`${OTHERS}|(?<!\((?:incl|inkl|einschl)[^()]{0,60})(?:${NOT_PART}|full[- ]?time|part[- ]?time|vollzeit|teilzeit|permanent|temporary|befristet|dauerhaft|fte|vz[äk]|equivalent|äquivalent|average|durchschnitt|female|male|wom[ae]n|\bmen\b|frauen|männer|weiblich|männlich|divers|(?:countr|\bland\b|länder|region)(?!.*\b(?:total|gesamt|summe|insgesamt)$)|non-guaranteed|calculated)`,
    notAround: String.raw`${HIRED}|leavers|turnover|fluktuation|training|accident|unfall|disabilit|non-employee|age group|altersgruppe|average|durchschnitt|management level|board|aufsichtsrat|parental|agency|collective|survey|remuneration`,
    neutral: String.raw`total|number|headcount|head|count|heads|geographical|geographic|geografisch\w*|geographisch\w*|gebiet\w*|jahresende|jahres|ende|berichtsjahr\w*|december|dezember|köpfe|köpfen|persons|personen|regions?|region|regionen|country|countries|ländern|land|market|area|areas|geography|overall|group|own|company|by|gender|employees|workforce|linked|stichtag|31\.12|to|at|end|of|year|period|reporting|b1|contract|type|geschlecht|nach|anzahl|der|gesamt|zum|personenzahl|permanent`,
    unsaid: OF_A_UNIT,
    says: [
      String.raw`(?:employed|employs)${OTHERWISE_COUNTED} (?:a total of |around |about |approximately |some )?# (?:permanent )?(?:employees|people|staff|persons)${SOME}`,
      String.raw`(?<!non-?employees[^.]{0,30})(?:workforce|number of employees|head ?count)…(?:to|was|of|at|totall?ed|comprised|:) (?:around |about |approximately )?#${OTHERWISE_COUNTED}(?: employees| people)?`,
      String.raw`\b(?:had|has|have|with)${OTHERWISE_COUNTED} (?:a total of )?# employees(?! (?:in|at|ashore|from|on|under|over|aged)\b)`,
      String.raw`\b(?:group|company|undertaking|bank|we) (?:had|has|have)${OTHERWISE_COUNTED} (?:a total of )?# (?:staff members|members of staff|team members)(?= ?[,.;(]|$)`,
      String.raw`# people (?:work(?:ed)?|are employed|were employed) (?:for|at|with) `,
      String.raw`^with (?:around |about |approximately |roughly |some |nearly |almost )?# (?:employees|people|colleagues)(?: worldwide| globally| in total)?, (?:we|the (?:group|company)) (?:are|is|rank|ranks|belong|belongs|count|counts) `,
      String.raw`\b(?:had|has|have) (?:annual |net |total )?(?:sales|revenues?|a turnover|turnover) of ¤ and (?:around |about |approximately |some )?# (?:employees|people)(?=[ ,.;(]|$)`,
      String.raw`(?:in total|altogether) # (?:people|employees|persons)`,
      String.raw`arbeite(?:te)?n (?:insgesamt |rund |etwa |ca\. )?# (?:menschen|personen|mitarbeit\w+|beschäftigte) (?:für|bei) `,
      String.raw`beschäftigt\w*${OTHERWISE_COUNTED}…(?:insgesamt |rund |etwa |ca\. )?# (?:mitarbeit|beschäftigt|arbeitnehm|menschen|personen)[\p{L}:*]*${SOME}`,
      String.raw`(?:anzahl|zahl) der (?:mitarbeit|beschäftigt)\w*…(?:auf|bei|betrug|beträgt|von|:) (?:rund |ca\. )?#`,
      String.raw`#${OTHERWISE_COUNTED} (?:mitarbeitende|mitarbeiter\w*|beschäftigte)(?: \w+){0,6} (?:beschäftigt|tätig|angestellt)`,
    ],
    breakdowns: ['gender'],
    rows: String.raw`number of employees|employees by gender|(?:beschäftigte|mitarbeitende|mitarbeiter\w*) (?:zum|am|nach|insgesamt|gesamt)|(?:anzahl|zahl) (?:der )?(?:beschäftigten|mitarbeit\w+)|head ?count|personenzahl|^gender`,
    codes: ['GRI 2-7', 'G4-10', 'GRI 102-8', 'VSME B8'],
  },
  {
    ...people,
    id: 'S1-6_03',
    labels: [
      String.raw`average (?:number of )?${EMPLOYEES}(?: \(?head ?count\)?)?|average head ?count`,
      String.raw`durchschnittliche (?:anzahl|zahl) (?:der )?${EMPLOYEES}|${EMPLOYEES} (?:im )?(?:jahres)?durchschnitt`,
      String.raw`(?:gesamt(?:zahl|anzahl)? (?:der |aller )?)${EMPLOYEES}`,
    ],
    needs: String.raw`average|durchschnitt`,
    says: [
      String.raw`on average(?: over the year| during the year)?,? (?:we |the (?:group|company) )?(?:had|employed) # (?:employees|people)`,
      String.raw`average (?:number of employees|head ?count)…(?:was|of|to|amounted to|:) #`,
      String.raw`(?:durchschnittlich|im (?:jahres)?durchschnitt)(?: \w+){0,4} # (?:mitarbeit|beschäftigt|arbeitnehm)\w*`,
    ],
    not: String.raw`\bage\b|alter\b|tenure|zugehörigkeit|train|hour|stunden|weiterbild|fte|vz[äk]|full[- ]?time|part[- ]?time|vollzeit|teilzeit|kapazität|capacit|\bmak\b|female|male|frauen|männer|weiblich|männlich|per |cost|salary|gehalt`,
    notAround: 'average age|durchschnittsalter|training',
    neutral: 'total|number|headcount|gesamtzahl|anzahl|der|annual|year',
    breakdowns: ['gender'],
  },
  {
    ...people,
    id: 'S1-6_05',
    partsOnly: true,
    rows: String.raw`number of employees|employees by country|countr|(?:beschäftigte|mitarbeitende|mitarbeiter\w*) (?:zum|am|nach)|\bland\b|länder`,
    labels: [
      String.raw`(?:number of )?employees(?: by country| in countries.*)?|(?:total )?number of employees|head ?count`,
      String.raw`(?:anzahl (?:der )?)?(?:mitarbeitende[rn]?|mitarbeiter\w*|beschäftigte[rn]?)(?: nach (?:land|ländern))?`,
    ],
    not: String.raw`${NOT_PART}|\bother\b|not (?:reported|disclosed)|divers|permanent|temporary|full|part|vollzeit|teilzeit|befristet|female|male|frauen|männer|weiblich|männlich`,
    notAround: String.raw`${HIRED}|turnover|training|accident|collective|age group|contract type|average|durchschnitt`,
    neutral: 'total|number|headcount|by|country|employees|of',
    breakdowns: ['country'],
  },
  {
    ...people,
    id: 'S1-6_09',
    partsOnly: true,
    rows: String.raw`contract type|type of contract|employees by contract|(?:beschäftigte|mitarbeitende|mitarbeiter\w*|arbeitnehm\w*) (?:zum|am|nach)|vertragsart|arbeitszeit|arbeitsverh[aä]ltnis|beschäftigungs(?:art|verh)|employment (?:type|relationship)|number of employees|head ?count|\bköpfen?\b|characteristics of (?:the |our |its |\w+'s )?(?:employees|workforce)|merkmale (?:der|unserer) (?:beschäftigten|mitarbeit\w+|arbeitnehm\w+|belegschaft)|(?:own|our) workforce|(?:eigene|unsere) (?:belegschaft|arbeitskräfte)|belegschaftsstruktur|workforce structure`,
    labels: [
      String.raw`(?:number of )?(?:permanent|temporary|fixed-term|full[- ]?time|part[- ]?time|non-guaranteed hours) (?:employees|contracts?|workers|staff|employment)`,
      EVERYBODY,
      String.raw`(?:(?:un)?befristet|(?:in )?(?:voll|teil)zeit)\w* (?:beschäftigt|angestellt|mitarbeit|arbeitnehm|arbeitsvert)\w*|(?:voll|teil)zeit(?:beschäftigte|kräfte|mitarbeit)\w*`,
    ],
    alone: `^(?:${EVERYBODY})$`,
    not: `${NOT_PART.replace('stunden|hours', '(?<!garantierte (?:arbeits)?)stunden|(?<!guaranteed )hours')}|average|durchschnitt|fte|vz[äk]`,
    notAround: String.raw`${HIRED}|turnover|training|accident|average|leavers|who left|austritte|abgänge`,
    neutral:
      'number|of|total|employees|headcount|permanent|temporary|full-time|part-time|anzahl|der|beschäftigten|contract',
    breakdowns: ['contract', 'gender', 'country'],
    codes: ['GRI 2-7', 'VSME B8'],
  },
  {
    ...people,
    id: 'S1-6_10',
    partsOnly: true,
    labels: [
      String.raw`(?:anzahl der )?(?:voll|teil)zeitbeschäftigte[rn]?|average (?:number of )?(?:full|part)-time employees|(?:full|part)-time employees`,
    ],
    needs: 'average|durchschnitt',
    not: `leav|turnover|fluktuation|hire|train`,
    notAround: 'average age|training',
    neutral: 'number|of|total|anzahl|der',
    breakdowns: ['contract'],
  },
  {
    ...people,
    id: 'S1-6_11',
    labels: [
      String.raw`(?:total )?(?:number of )?employees? (?:who|that|having) (?:have )?(?:left|leaving)(?: the (?:company|undertaking|group))?(?: during the reporting (?:period|year))?`,
      String.raw`(?:total )?(?:number of )?(?:leavers|departures|employee departures|employee exits)(?: total)?`,
      String.raw`(?:anzahl (?:der )?|gesamtzahl der )?(?:ausgeschiedene[rn]?|ausgetretene[rn]?) ${EMPLOYEES}|(?:personal|mitarbeiter)?(?:abgänge|austritte)(?: gesamt| insgesamt)?`,
      String.raw`(?:anzahl |zahl )?(?:der )?${EMPLOYEES},? die das unternehmen verlassen haben`,
      String.raw`(?:wie viele |how many )${EMPLOYEES}(?: haben)?(?: im berichtsjahr| in 20\d\d)?(?: left)? (?:das unternehmen verlassen|the (?:company|undertaking|organi[sz]ation))`,
    ],
    not: 'female|male|women|frauen|männer|rate|quote|%|voluntar|freiwillig|\\bunder\\b|\\bover\\b|\\bage|retire|rente|reason',
    neutral: 'total|number|employees|during|reporting|period|year|anzahl|der',
    says: [
      String.raw`(?:number of employees|employees) (?:having|who|that) (?:have )?left…(?:is|was|to|:) #`,
      String.raw`(?:a total of )?# employees (?:have )?left`,
      String.raw`# (?:mitarbeit|beschäftigt|arbeitnehm)\w*…(?:verlassen|ausgeschieden|verließen)`,
      String.raw`(?:verließen|ausgeschieden sind) (?:insgesamt )?# (?:mitarbeit|beschäftigt|arbeitnehm)`,
    ],
    codes: ['GRI 401-1', 'VSME B8'],
  },
  {
    ...share,
    id: 'S1-6_12',
    range: [0, 150],
    labels: [
      String.raw`(?:total |overall )?(?:employee|staff|personnel|workforce|labou?r)?[ -]?(?:turnover|attrition|fluctuation)(?: rate)?(?: of employees)?(?: \(?total\)?)?`,
      String.raw`rate of (?:total )?(?:employee )?turnover`,
      String.raw`(?:mitarbeiter|personal|arbeitnehmer|gesamt)?-?fluktuation(?:s(?:quote|rate))?(?: gesamt| insgesamt)?`,
      String.raw`(?:aus )?kündigungen \(.*\)`,
    ],
    not: String.raw`voluntar|freiwillig|female|male|wom[ae]n|\bmen\b|frauen|männer|net |revenue|umsatz|eur\b|\bunder\b|\bover\b|\bunter\b|\büber\b|\bage|alter|country|early|first|probation|million|regretted|unplanned|unwanted|ungewollt|ungeplant|sales|hires|co2|emission|tonnes|tonnen|[€£$]|intensity|new|inventor|receivable|lager`,
    notAround: String.raw`revenue|net turnover|eur|million|taxonom|ghg|per turnover|emission|energy|turnover ratio of assets|umsatz|voluntar|freiwillig`,
    neutral: 'total|rate|employee|in|reporting|period|%|gesamt|the|unfluctuated',
    breakdowns: ['country'],
    says: [
      String.raw`(?:turnover|attrition)${VOLUNTARY}(?: rate)?…(?:is|was|of|to|at|stood at|amounted to|:) (?:around )?#`,
      String.raw`fluktuation${VOLUNTARY}(?:squote|srate)?…(?:auf|bei|betrug|beträgt|von|:) (?:rund |ca\. )?#`,
    ],
    unsaid: IN_SOME_PART,
    codes: ['GRI 401-1', 'G4-LA1', 'VSME B8'],
  },
  ...(
    [
      ['S1-6_19', String.raw`full[- ]?time|vollzeit`, String.raw`part|teilzeit`],
      ['S1-6_20', String.raw`part[- ]?time|teilzeit`, String.raw`full|vollzeit`],
    ] as const
  ).map(
    ([id, words, other]): Recipe => ({
      ...people,
      id,
      labels: [
        String.raw`(?:total )?(?:number of )?(?:${words}) (?:employees?|staff|workers|workforce)|employees? (?:working )?(?:${words})|(?:${words})`,
        String.raw`(?:(?:an)?zahl (?:der )?)?(?:beschäftigte|mitarbeitende|mitarbeiter\w*|arbeitnehm\p{L}+)? ?(?:in )?(?:${words})(?:beschäftigte[rn]?|kräfte|mitarbeit\w*)?`,
      ],
      not: String.raw`${other}|${NOT_PART}|equivalent|äquivalent|\bfte|female|male|frauen|männer|wom[ae]n|permanent|temporary|average`,
      notAround: String.raw`${HIRED}|turnover|training|accident|average|equivalent|durchschnitt`,
      neutral: 'number|of|total|employees|headcount|working|time|anzahl|der',
      unsaid: String.raw`\bequivalent (?:of|to) (?:about |around )?\d`,
      says: [
        String.raw`# (?:employees |colleagues |people |(?:mitarbeit|arbeitnehm)\p{L}+ |beschäftigte |personen )?(?:(?:work(?:ed|ing)?|are|were|arbeite\w+|waren|sind|in|davon) ){0,3}(?:employed |angestellt )?(?:${words})(?!äquiv|stelle|einheit|kapazit| ?equiv)`,
      ],
    }),
  ),
  {
    ...people,
    id: 'S1-7_01',
    labels: [
      String.raw`(?:total )?(?:number of )?non-?employees?(?: workers)?(?: in (?:the )?own workforce)?|(?:mitarbeit\w+|arbeitskräfte|beschäftigte),? die keine (?:angestellten|beschäftigten|arbeitnehmer) sind`,
      String.raw`(?:total )?(?:number of )?(?:external|contingent) (?:workers|workforce|staff)(?: total)?`,
      String.raw`(?:gesamtzahl der |anzahl (?:der )?)?(?:fremdarbeitskräfte|fremdbeschäftigten?|externe[rn]? (?:mitarbeit\w+|arbeitskräfte|beschäftigte[rn]?))(?: gesamt| insgesamt)?`,
    ],
    not: String.raw`ill health|accident|unfall|train|covered|self-employed|selbst|temporary|leih|review|adequate|percentage|anteil|days|guaranteed`,
    neutral: 'total|number|of|own|workforce|headcount|in',
    zero: [
      String.raw`(?:does not|do not|did not) (?:engage|employ|have|use)[^.]{0,60}non-?employee`,
      String.raw`no non-employees`,
      String.raw`keine (?:fremdarbeitskräfte|externen beschäftigten)`,
    ],
    says: [
      String.raw`# (?:people|workers) are non-employees`,
      String.raw`# non-employees`,
      String.raw`# (?:fremdarbeitskräfte|externe mitarbeit\w+)`,
    ],
    codes: ['GRI 2-8'],
  },
  {
    ...people,
    id: 'S1-7_02',
    labels: [
      String.raw`(?:total )?(?:number of )?(?:non-employees - )?self-?employed (?:people|workers|persons|contractors)?(?: without personnel.*)?`,
      String.raw`(?:number of )?(?:freelancers?|independent contractors|contractors)`,
      String.raw`(?:(?:an)?zahl (?:der )?)?selbst(?:st)?ändige[rn]? ohne personal,? die ausschließlich für das unternehmen (?:arbeiten|tätig sind)`,
      String.raw`(?:anzahl (?:der )?)?(?:selbst(?:st)?ändige[rn]?(?: arbeitskräfte| personen)?|freiberufler\w*|freie mitarbeit\w+)`,
    ],
    not: 'accident|fatalit|train|hours',
    neutral: 'total|number|people',
    says: [String.raw`# (?:self-employed|freelancers)`, String.raw`# selbst(?:st)?ändige`],
    codes: ['GRI 2-8', 'VSME C5'],
  },
  {
    ...people,
    id: 'S1-7_03',
    labels: [
      String.raw`(?:total )?(?:number of )?(?:non-employees - )?(?:people|workers|temporary workers) provided by (?:third-party )?(?:undertakings|companies|agencies).*`,
      String.raw`(?:number of )?(?:leased|agency|labou?r[- ]?leasing|temporary agency|temp agency) (?:workers|employees|staff)`,
      String.raw`(?:anzahl (?:der )?)?(?:leiharbeit(?:er|nehmer|skräfte)\w*|zeitarbeit(?:er|nehmer|skräfte)\w*|leasing(?:personal|kräfte)|zeitarbeitende\w*)`,
    ],
    not: 'accident|fatalit|train|hours|share|anteil',
    neutral: 'total|number|people',
    says: [
      String.raw`# people provided by (?:temporary )?(?:employment )?(?:agencies|undertakings)`,
      String.raw`(?:a total of )?# (?:labor|labour)?[ -]?(?:leas(?:ing|ed)|agency) workers`,
      String.raw`# (?:leiharbeit|zeitarbeit)\w+`,
    ],
    codes: ['GRI 2-8', 'VSME C5'],
  },
  ...(
    [
      ['S1-8_01', COVERED, ''],
      [
        'S1-8_06',
        String.raw`(?:percentage|share) of employees[a-z ()]*covered by workers'? representatives|coverage (?:by )?(?:workers'?|workplace) representati(?:on|ves)|anteil (?:der )?(?:durch|von) arbeitnehmervertret\w+ (?:abgedeckte[rn]?|vertretene[rn]?).*`,
        '',
      ],
    ] as const
  ).map(
    ([id, labels]): Recipe => ({
      ...share,
      id,
      labels: alternativesOf(labels),
      not: NOT_COVERED,
      neutral: 'percentage|employees|total|of|own|in|countries|%|anteil|der',
      says:
        id === 'S1-8_01'
          ? COVERED_SAYS
          : [
              String.raw`# of (?:all |our |the )*(?:employees|workforce)…(?:represented by|covered by) (?:works councils?|workers'? representatives|employee representatives)`,
            ],
      zero:
        id === 'S1-8_01'
          ? [
              String.raw`no collective bargaining agreements? (?:are|is|were|apply|exist)`,
              String.raw`(?:keine tarifbindung|(?<![\uE000-\uE3FF][^.;]{0,60})nicht tarifgebunden|kein tarifvertrag)`,
            ]
          : [],
      codes: ['GRI 2-30', 'GRI 102-41', 'VSME B10'],
      breakdowns: id === 'S1-8_01' ? [] : ['eea'],
    }),
  ),
  ...(
    [
      ['S1-8_02', 'eea'],
      ['S1-8_03', 'elsewhere'],
    ] as const
  ).map(
    ([id, places]): Recipe => ({
      ...share,
      id,
      partsOnly: true,
      labels: alternativesOf(COVERED),
      rows: BY_COUNTRY,
      not: NOT_COVERED,
      notAround: 'representati|arbeitnehmervertret',
      neutral: 'percentage|employees|total|of|own|in|countries|%|anteil|der',
      says: COVERED_SAYS,
      breakdowns: [places],
    }),
  ),
]
