import type { Wordings } from '../recipe.ts'
import { OF_STAFF, PERSONAL, STAFF } from './people.ts'

/** Those who are counted. */
const WHO = String.raw`(?:${STAFF}|${PERSONAL}|köpfe)`
/** What the figure is of all, in brackets behind it. */
const ASIDE = String.raw`(?: ?\([^()]{1,40}\))?`
/** Some of the staff, people who came or went, and others who are counted: their women, contracts and countries are no breakdown of all. */
const ONLY_SOME = String.raw`(?<!\p{L})(?:hire[ds]?|hiring|recruit\p{L}*|join(?:ed|ers?)|left|leavers?|depart\p{L}*|newcomers?|promot\p{L}*|train(?:ed|ees?|ing)|managers?|leaders?|leadership|executives?|directors?|board|apprentic\p{L}*|interns?|agency|freelanc\p{L}*|contractors?|non-?employees?|disab\p{L}*|accidents?|injur\p{L}+|complain\p{L}*|customers?|suppliers?|applica\p{L}+|volunteers?|survey\p{L}*|parental|reviews?|acquired|(?:neu)?eingestellt\p{L}*|neueinstell\p{L}*|neueintritt\p{L}*|verließ\p{L}*|verlassen|ausgeschied\p{L}*|schied\p{L}*|austritt\p{L}*|beförder\p{L}*|geschult\p{L}*|schulung\p{L}*|weiterbild\p{L}*|führung\p{L}*|vorst[aä]nd\p{L}*|aufsichtsr[aä]t\p{L}*|auszubild\p{L}*|azubis?|praktik\p{L}*|leiharb\p{L}*|leihkr\p{L}*|zeitarb\p{L}*|fremd\p{L}*|\p{L}*behinder\p{L}*|unf[aä]ll\p{L}*|beschwer\p{L}*|kund\p{L}*|lieferant\p{L}*|bewerb\p{L}*|umfrage\p{L}*|elternzeit|übernommen\p{L}*)(?!\p{L})`
/** Not where a sentence begins with a place, or speaks of some of the staff before it counts. */
const AT_FIRST = String.raw`^(?!(?:in|im|at|am|bei|an) (?!(?:the |our |dem |der |den )?(?:end|year|total|ende|jahr|geschäftsjahr|berichtsjahr|konzern|gruppe|stichtag|jahresende|bilanzstichtag|reporting|december|dezember|all|insgesamt|group|company|\d)))(?![^;\uE000-\uE3FF]{0,90}${ONLY_SOME})[^;\uE000-\uE3FF]{0,90}`

const WOMEN = String.raw`(?:women|females?(?: employees| colleagues)?|frauen|weiblich\p{L}*(?: ${PERSONAL})?)(?!\p{L})`
const MEN = String.raw`(?:men|males?(?: employees| colleagues)?|männern?|männlich\p{L}*(?: ${PERSONAL})?)(?!\p{L})`
const OTHER = String.raw`(?:(?:person|people|personen?|employees?|colleagues?|${PERSONAL})? ?(?:identif(?:y|ies|ied)(?: themselves)? as |of |with |mit (?:dem )?(?:geschlecht(?:seintrag)? |eintrag )?)?(?:an?other gender|non-binary|divers\p{L}*(?: gender)?|gender-diverse))`
const WERE = String.raw`(?: ?\([\uE000-\uE3FF]\))? (?:of them |of these |davon )?(?:were |are |was |is |waren |sind )?`
const AND = String.raw`(?: ?\([\uE000-\uE3FF]\))? ?(?:,|;| and| und| sowie|,? while| \/)(?: and| und| sowie)? ?`

/** And not what some of them did: `of these, 120 women took part`. */
const NO_MORE = String.raw`(?= ?(?:[,.;:()–]|$)| (?:and|und|sowie|while|beschäftigt|angestellt|tätig|sind|waren)(?!\p{L}))`

/** Women, men and others in a row behind what counts them all. */
const inARow = (lead: string): [string, string][] => [
  ['female', String.raw`${lead}#${WERE}${WOMEN}${NO_MORE}`],
  ['male', String.raw`${lead}¤${WERE}${WOMEN}${AND}#${WERE}${MEN}${NO_MORE}`],
  ['other', String.raw`${lead}¤${WERE}${WOMEN}${AND}¤${WERE}${MEN}${AND}#${WERE}${OTHER}${NO_MORE}`],
  ['male', String.raw`${lead}#${WERE}${MEN}${NO_MORE}`],
  ['female', String.raw`${lead}¤${WERE}${MEN}${AND}#${WERE}${WOMEN}${NO_MORE}`],
  ['other', String.raw`${lead}¤${WERE}${MEN}${AND}¤${WERE}${WOMEN}${AND}#${WERE}${OTHER}${NO_MORE}`],
]
const DIVIDED = String.raw`(?:of whom|of which|of them|of these|thereof|including|comprising|consisting of|made up of|namely|davon|darunter|hiervon|von denen|wovon|und zwar)`
/** `had 742 employees, of whom`, `zählte 742 Köpfe, davon waren`, `1,240 people (`. */
const ALL_OF_THEM = String.raw`${AT_FIRST}¤ (?:\p{L}+ )?${WHO}(?!\p{L})${ASIDE}(?![^.;\uE000-\uE3FF]{0,40}${ONLY_SOME})[^.;:(\uE000-\uE3FF]{0,40}(?:[,;:–-]? ?${DIVIDED}(?: were| are| waren| sind)?|[,:]| –| \(|, with) ?`
/** The same where the number stands behind the name: `the number of employees was 9,921 (2023: 9,702), of whom`. */
const NUMBERED = String.raw`${AT_FIRST}(?:head ?count|number of employees|workforce|zahl (?:der|unserer) (?:mitarbeit|beschäftigt|arbeitnehm)\p{L}+|belegschaft|personalbestand|mitarbeiterzahl)[^.;\uE000-\uE3FF]{0,40} ¤${ASIDE}[^.;:(\uE000-\uE3FF]{0,30}[,;:–-]? ?${DIVIDED}(?: were| are| waren| sind)? `
/** The sentence before counts all. */
const COUNTED_ALL = String.raw`^(?!.*${ONLY_SOME})(?!.*(?:part[ -]?time|full[ -]?time|permanent|temporary|fixed-term|teilzeit|vollzeit|befristet)).*(?:\d[\d.,']* (?:\p{L}+ )?${WHO}(?!\p{L})|(?:head ?count|number of employees|workforce|zahl (?:der|unserer) \p{L}+|belegschaft|personalbestand|mitarbeiterzahl)[^.;]{0,60} \d)`
const OF_THEM = String.raw`^(?:of (?:these|them|those|this (?:total|number)|our (?:employees|people|workforce|colleagues))|among (?:these|them)|(?:this|these|they|that) (?:includes?|comprises?|are)|thereof|davon|darunter|hiervon|von (?:ihnen|diesen)|unter ihnen|(?:the |our )?gender (?:split|distribution|breakdown) (?:is|was)|dies(?:e)? (?:sind|umfassen|umfasst))[ ,:]+(?:were |are |waren |sind |befinden sich |befanden sich )?`

const SOME_OF_THEM = String.raw`(?: (?:of (?:them|these|(?:our|the) (?:employees|people|colleagues))|davon|der beschäftigten|(?:der|unserer) mitarbeit\p{L}+))`
/** `1,293 of them (42 %) are female`, `fast drei Viertel (231) sind Frauen`, `women account for 3,664 of these and men for 2,651` */
const OF_ALL: [string, string][] = (
  [
    ['female', WOMEN, MEN],
    ['male', MEN, WOMEN],
  ] as const
).flatMap(([member, own, other]): [string, string][] => [
  [member, String.raw`^#${ASIDE}${SOME_OF_THEM}${ASIDE} (?:are|were|sind|waren) ${own}${NO_MORE}`],
  [member, String.raw`^¤${ASIDE}${SOME_OF_THEM}${ASIDE} (?:are|were|sind|waren) ${other}${AND}#${WERE}${own}`],
  [member, String.raw`^#${ASIDE} (?:are|were|sind|waren) ${own}${NO_MORE}`],
  [member, String.raw`^[^.;\uE000-\uE3FF]{0,30}\(#\)(?: of them| davon)? (?:are|were|sind|waren) ${own}${NO_MORE}`],
  [member, String.raw`^${own} (?:account(?:ed)? for|make up|made up|represent(?:ed)?|stellen) # of (?:these|them)`],
  [
    member,
    String.raw`^${other} (?:account(?:ed)? for|make up|made up|represent(?:ed)?) ¤ of (?:these|them),? (?:and|while) ${own}(?: for)? #`,
  ],
])

const CONTRACTS: readonly [member: string, words: string][] = [
  ['permanent', String.raw`(?:permanent(?:ly)?|open-ended|indefinite(?:-term)?|unbefristet\p{L}*)(?!\p{L})`],
  [
    'temporary',
    String.raw`(?<!\p{L})(?:temporary|fixed[- ]term|time-limited|befristet\p{L}*)(?!\p{L})(?! (?:agency|workers?|staff|help|employment agenc))`,
  ],
  [
    'full_time',
    String.raw`(?<!\p{L})(?:full[ -]?time|vollzeit(?:beschäftigt\p{L}*|basis|kräfte|angestellt\p{L}*)?)(?!\p{L})(?! ?-?(?:equiv|äquiv|stelle|einheit))`,
  ],
  [
    'part_time',
    String.raw`(?<!\p{L})(?:part[ -]?time|teilzeit(?:beschäftigt\p{L}*|basis|kräfte|angestellt\p{L}*)?)(?!\p{L})(?! ?-?(?:equiv|äquiv|stelle|einheit))`,
  ],
  [
    'non_guaranteed',
    String.raw`(?:(?:on |with )?(?:zero|non-guaranteed)[- ]hours?|auf abruf|ohne garantierte (?:arbeits)?stunden|on call)(?!\p{L})`,
  ],
]
const HAVE = String.raw`(?: (?:were|are|is|was|work|works|worked|working|have|has|had|hold|held|employed|only|still|on|in|under|with|an?|who|the|of|them|these|whom|sind|waren|ist|haben|hatten|arbeiten|arbeiteten|arbeitet|arbeitete|stehen|standen|verfügen|verfügten|über|einen|einem|eine|mit|auf|der|davon|ein|beschäftigt|werden|wurden|angestellt|lediglich|nur)){0,6}`
/** Behind or before them stands who it is that has the contract, so that no loan or permit is meant. */
const OF_WORK = String.raw`(?:(?<=${WHO}(?!\p{L})[^.]{0,200})|(?= (?:(?:employment|labou?r|work) contracts?|\p{L}*arbeitsvertr\p{L}*|beschäftigt|angestellt|employees)))`
const NOUN = String.raw`(?: (?:\p{L}+ )?(?:contracts?|positions?|vertr[aä]g\p{L}*|arbeitsvertr[aä]g\p{L}*|arbeitsverhältnisse\p{L}*|employment|employees|beschäftigte?n?|angestellte?n?|tätig|basis))?`
const HOLD = String.raw`(?: (?:were|are|is|was|held|by|have|had|exist|for|sind|waren|haben|hatten|arbeiten|arbeiteten|mit|lediglich|nur|only|rund|ein|standen|work|worked|insgesamt|tätig)){0,5}`
const behind = (words: string): string =>
  String.raw`#${ASIDE}(?: ${OF_STAFF}| ${WHO}| arbeitsverträge)?${ASIDE},?${HAVE} ${words}${OF_WORK}`
/** `More than half of the employees (12,340) work part-time` */
const inBrackets = (words: string): string =>
  String.raw`(?:${WHO}|großteil|mehrheit|hälfte|majority|half|drittel|viertel|third|quarter)(?: of them)? \(#\)${HAVE} ${words}`
const before = (words: string): string =>
  String.raw`${words}${NOUN}${HOLD} #${ASIDE}(?: ${WHO})?(?= ?[,.;()]|$| und| and| while| während| beschäftigt| angestellt| tätig)(?<=${WHO}[^.]{0,200})`
const contracted = (words = ''): string[] => [behind(words), before(words), inBrackets(words)]
/** `permanent contracts (women: 15,720; men: 4,155; diverse: 11)` */
const byGender = ([member, words]: readonly [string, string]): [string, string][] => {
  const lead = String.raw`${words}[^.;()\uE000-\uE3FF]{0,40} \((?:of whom |davon |thereof )?`
  const [w, m] = [String.raw`${WOMEN}:? `, String.raw`${MEN}:? `]
  return [
    [`${member}_female`, String.raw`${lead}(?:${w}#|#${WERE}${WOMEN})`],
    [`${member}_male`, String.raw`${lead}${w}¤${AND}${m}#`],
    [`${member}_male`, String.raw`${lead}¤${WERE}${WOMEN}${AND}#${WERE}${MEN}`],
    [`${member}_male`, String.raw`${lead}(?:${m}#|#${WERE}${MEN})`],
    [`${member}_female`, String.raw`${lead}${m}¤${AND}${w}#`],
    [`${member}_female`, String.raw`${lead}¤${WERE}${MEN}${AND}#${WERE}${WOMEN}`],
  ]
}
const NOT_ALL = String.raw`${ONLY_SOME.replace('|managers?|leaders?|leadership|executives?|directors?|board', '')}|^(?:of|among|von|unter|bei) (?:the |our |den |unseren |allen )*(?:women|men|frauen|männern?|female|male|weiblichen|männlichen)|(?:share|proportion|percentage|anteil|quote) (?:of|der|an) (?:part|full|teilzeit|vollzeit)`

/** How running text counts the staff and divides it by gender, contract and country: ESRS S1-6. */
export const ownStaffWordings: Readonly<Record<string, Wordings>> = {
  'S1-6_02': {
    labels: [
      String.raw`personalbestand(?: (?:per|zum|am) \d\d\.\d\d\.(?:\d{4})?)?(?: \((?:anzahl )?(?:personen|köpfe|personenzahl|mitarbeitende)\))?`,
    ],
    says: [
      String.raw`^(?:our|the) (?:team|workforce|headcount|staff) (?:has )?(?:grew|grown|rose|risen|increased|expanded|shrank|fell|decreased)[^.;\uE000-\uE3FF]{0,30}(?: by ¤)?(?: from ¤)? to # (?:people|employees|colleagues)(?=[ ,.(]|$)(?! (?:in|with|from|under|over) (?!total))`,
      String.raw`\bzählte[^.;\uE000-\uE3FF]{0,50} #${ASIDE} köpfe(?!\p{L})`,
      String.raw`\bstanden[^.;\uE000-\uE3FF]{0,20} # (?:personen|menschen|${PERSONAL}) (?:in einem (?:arbeits|beschäftigungs|dienst|anstellungs)verhältnis|auf (?:unserer|der) (?:lohn|gehalts)liste)`,
    ],
    saysOf: [...inARow(ALL_OF_THEM), ...inARow(NUMBERED)],
    saysAfter: [...inARow(OF_THEM), ...OF_ALL].map(([member, says]): [string, string, string] => [
      COUNTED_ALL,
      says,
      member,
    ]),
  },
  'S1-6_05': {
    unsaid: String.raw`\b(?:new (?:employees|colleagues|staff)|machines?|products?|units?|vehicles|customers?|sold|installed|delivered|maschinen|anlagen|fahrzeuge|verkauft|geliefert|installiert)(?!\p{L})`,
    says: [
      String.raw`(?:\p{L}|\)|:) ?\(?#(?<=(?:employees?|people|staff|head ?count|workforce|arbeitnehm\p{L}+|mitarbeit\p{L}+|beschäftigt\p{L}*|belegschaft|personal)[^.]{0,160})(?= ?[;).]|,(?! in )|$| (?:und|and) (?!in ))`,
      String.raw`\bin \p{L}[\p{L} ]{2,20} (?:arbeiten|arbeiteten|beschäftigen wir|beschäftigten wir|we employ|we employed) # ${WHO}(?! (?:in|im|an|am|bei|for|für) )`,
      String.raw`\bin \p{L}[\p{L} ]{2,20} (?:arbeiten|arbeiteten|beschäftigen wir|beschäftigten wir|we employ|we employed) ¤ ${WHO},? (?:(?:und|and) )?in \p{L}[\p{L} ]{2,20} #(?=[ ,.;]|$)`,
      String.raw`\p{L} (?:accounts? for|accounted for|employs|employed|has|had|counts|counted) # (?:of (?:our|the|these) )?(?:${WHO})`,
      String.raw`(?:${WHO})[^.;]{0,30} and \p{L}[\p{L} ]{2,20} for #`,
    ],
  },
  'S1-6_09': {
    unsaid: NOT_ALL,
    labels: [
      String.raw`(?:un)?befristete (?:arbeits|dienst|beschäftigungs)(?:verhältnisse|verträge)|(?:permanent|temporary|fixed-term|open-ended|indefinite) (?:employment )?contracts`,
    ],
    saysOf: [
      ...CONTRACTS.flatMap(([member, words]) => contracted(words).map((says): [string, string] => [member, says])),
      ...CONTRACTS.slice(0, 4).flatMap(byGender),
    ],
  },
  'S1-6_19': { unsaid: NOT_ALL, says: contracted(CONTRACTS[2]?.[1]) },
  'S1-6_20': {
    not: String.raw`\((?:incl|inkl|einschl)`,
    unsaid: NOT_ALL,
    says: contracted(CONTRACTS[3]?.[1]),
  },
}
