import type { Wordings } from '../recipe.ts'
import { ABOUT, OF_STAFF, PERSONAL, STAFF } from './people.ts'
import { AGE_WORDINGS } from './wordings-ages.ts'
import { SAFETY_WORDINGS } from './wordings-safety.ts'
import { OTHERWISE_COUNTED, workforceRecipes } from './workforce.ts'

/** The head count, which ESRS 2 asks for again (SBM-1, paragraph 40). */
const heads = workforceRecipes.find(({ id }) => id === 'S1-6_02')
const HEADS: Wordings = {
  neutral: 'kopfzahl|personenzahl|headcounts|year-end|stichtag|per',
  not: 'vertret|represent',
  notAround: 'schulung|weiterbild|stunden|hours|gehalt|salary|remuneration|vergütung',
  labels: [
    String.raw`(?:own )?employees(?: at (?:the )?)?(?:,| -)? (?:at )?year[ -]?end|employees \(?(?:at|as of|as at) (?:31|30) \w+\)?`,
    String.raw`${PERSONAL} \(?(?:kopfzahl|köpfe|personenzahl|personen|headcount)\b[^)]{0,24}\)?|${PERSONAL} (?:zum|am|per) \d\d\.\d\d\.(?: ?\((?:kopfzahl|köpfe|personenzahl|personen|headcount)\))?`,
    String.raw`(?:(?:general )?characteristics of (?:the |our )?(?:(?:undertaking|company)(?:'s)? )?employees|(?:allgemeine )?merkmale de[rs] (?:arbeitnehm|beschäftigt|mitarbeit)[\p{L}:*]+(?: des unternehmens)?) (?:total|gesamt|insgesamt|summe)`,
    String.raw`(?:gesamt|insgesamt|total) (?:zum|am|per|at|as of) .{3,16} \((?:kopfzahl|köpfe|personenzahl|head ?count)\)`,
    String.raw`(?:mitarbeit|arbeitnehm)[\p{L}:*_/]+`,
  ],
  says: [
    String.raw`(?:das unternehmen|unternehmen|der konzern|konzern|die gruppe|gruppe|die belegschaft|belegschaft|die gesellschaft|unser team|team|wir|die bank)${OTHERWISE_COUNTED} (?:zählte?n?|hatten?|haben|hat|umfasste?|sind) ${ABOUT}# ${PERSONAL}(?=[ ,.(]|$)(?! (?:mit|in|unter|über|an) )`,
    String.raw`(?:zählte|hatte|umfasste) (?:das unternehmen|unternehmen|der konzern|konzern|die gruppe|gruppe|die belegschaft|belegschaft|die gesellschaft|unser team|team|wir|die bank)${OTHERWISE_COUNTED} ${ABOUT}# ${PERSONAL}(?=[ ,.(]|$)(?! (?:mit|in|unter|über|an) )`,
    String.raw`(?:im (?:konzern|unternehmen)|in der (?:gruppe|unternehmensgruppe)|bei uns|für uns|für den konzern)${OTHERWISE_COUNTED} arbeite(?:te)?n (?:[\p{L}.]+ ){0,3}${ABOUT}# (?:menschen|personen|mitarbeit|beschäftigte)`,
    String.raw`\bbeschäftigte?n?${OTHERWISE_COUNTED}(?: (?:wir|der|die|das|unser\w*))?(?: [\p{L}&.-]+){0,3} ${ABOUT}# (?:menschen|personen|mitarbeit[\p{L}:*_]+|arbeitnehm[\p{L}:*_]+|arbeitskräfte)(?! (?:mit (?:schwer)?behinder|in teilzeit|in vollzeit|befristet|unter|über))`,
    String.raw`#${OTHERWISE_COUNTED} (?:menschen|personen|mitarbeit[\p{L}:*_]+|arbeitnehm[\p{L}:*_]+|beschäftigte)(?: \w+){0,4} (?:beschäftigt|angestellt)(?=[ ,.:;]|$)`,
    String.raw`zählte${OTHERWISE_COUNTED} (?:die|der|das|unser\w*) (?:[\p{L}&.-]+ ){1,3}${ABOUT}# (?:mitarbeit[\p{L}:*_]+(?: und mitarbeit[\p{L}]+)?|beschäftigte|arbeitnehm[\p{L}:*_]+)(?=[ ,.(]|$)(?! (?:mit|in|unter|über|an|aus) )`,
    String.raw`\b(?:group|company|undertaking|bank|we)${OTHERWISE_COUNTED}…(?:had|has|employed|employs) ${ABOUT}# (?:employees|people)(?= ?(?:\(|,|\.|$|at |as (?:of|at) |worldwide|in \p{L}+ countries|across ))`,
  ],
}

/** Above rows that only name a gender, a country or a contract: tables of the staff. */
const STRUCTURE = String.raw`personal(?:kennzahlen|struktur|bestand)|(?:mitarbeiter|belegschafts|beschäftigten)struktur|(?:workforce|employee|staff) (?:structure|profile|composition)`
const STAFF_TABLE = String.raw`general characteristics|allgemeine merkmale|employees by (?:country|region|location|gender|contract)|(?:mitarbeit\w+|beschäftigte|belegschaft) nach (?:land|ländern|region|geschlecht|vertrag)`
/** Somebody who is counted beside the own workforce. */
const NOT_OWN = String.raw`nicht zu(?:r| den) eigenen (?:arbeitskräfte|belegschaft|beschäftigt)|not (?:part of|included in|counted (?:as|among|in)) (?:our |the )?own work(?:force|ers)`
const UNGUARANTEED = [
  String.raw`(?:beschäftigte|mitarbeit\w+|arbeitnehm\w+) (?:ohne garantierte (?:arbeits)?stunden|auf abruf)|abrufkräfte|non-guaranteed hours employees|employees (?:with|on) non-guaranteed hours`,
]
/** Not the staff but those who came, went or were taught. */
const NOT_MOVED = String.raw`(?<!(?:hire|recruit|join|new|left|train|promot|eingestellt|neu|schieden|verließen|verlassen|nahmen|geschult|befördert)[^.;]{0,80})`
const EMPLOYED = String.raw`(?:employees|colleagues|staff members|team members|members of staff)`
const EMPLOYED_DE = String.raw`(?:mitarbeit[\p{L}:*_]+(?: und mitarbeit[\p{L}]+)?|beschäftigte[nr]?|arbeitnehm[\p{L}:*_]+|arbeitskräfte\w*|kolleg[\p{L}:*]+)`
const OF_THE = String.raw`of (?:the|our|these|its|all|a total of) ¤ (?:${EMPLOYED}|people|staff),? `
const VON_DEN = String.raw`von (?:den|unseren|insgesamt|diesen) ¤ (?:${EMPLOYED_DE}|personen|menschen) (?:sind|waren) `
/** Women and men among the staff, counted in one sentence. */
const gendersIn = (one: string, other: string): string[] => [
  String.raw`# ${EMPLOYED} ${NOT_MOVED}(?:are|were) ${one}(?! (?:managers|executives|leaders))`,
  String.raw`¤ ${EMPLOYED} ${NOT_MOVED}(?:are|were) ${other},? (?:and|while) # (?:are |were )?${one}`,
  String.raw`${OF_THE}# (?:are|were) ${one}`,
  String.raw`${OF_THE}¤ (?:are|were) ${other},? (?:and|while) # (?:are |were )?${one}`,
  String.raw`${VON_DEN}# ${one}`,
  String.raw`${VON_DEN}¤ ${other},? und # ${one}`,
]
const WOMEN = String.raw`(?:women|female|frauen|weiblich)(?=[ ,.;)]|$)`
const MEN = String.raw`(?:men|male|männer|männlich)(?=[ ,.;)]|$)`
const GENDERS: [string, string][] = [
  ...gendersIn(WOMEN, MEN).map((said): [string, string] => ['female', said]),
  ...gendersIn(MEN, WOMEN).map((said): [string, string] => ['male', said]),
]
const HAVE = String.raw`(?:of (?:them|these|our employees) |employees |people |colleagues )?(?:have|had|hold|held|are on|were on|work on|work under) (?:an? )?`
const HABEN = String.raw`(?:davon |${EMPLOYED_DE} )?(?:haben|hatten|sind|waren|arbeiten|arbeiteten) (?:einen |mit einem )?`
const CONTRACTS: [string, string][] = [
  [
    'permanent',
    String.raw`# ${HAVE}(?:permanent|open-ended|indefinite)(?: employment)?(?: and ¤ (?:an? )?[\p{L}-]+)? contract`,
  ],
  ['temporary', String.raw`# ${HAVE}(?:fixed-term|temporary)(?: employment)?(?: and ¤ (?:an? )?[\p{L}-]+)? contract`],
  [
    'temporary',
    String.raw`¤ ${HAVE}(?:permanent|open-ended|indefinite)(?: contracts?)?,? (?:and|while) # (?:${HAVE}|an? |on )?(?:fixed-term|temporary)`,
  ],
  ['permanent', String.raw`# ${HABEN}unbefristet`],
  ['temporary', String.raw`# ${HABEN}befristet`],
  ['temporary', String.raw`¤ ${HABEN}unbefristet\p{L}*(?: \p{L}+)?,? und # (?:einen |davon |haben |sind )?befristet`],
]
const TOP = String.raw`top[- ]management|oberste\w* (?:führungs|leitungs|management)ebene`
const AT_TOP = String.raw`(?:top[- ]management|obersten? (?:führungs|leitungs|management)ebene|auf (?:der|unserer) (?:führungs|leitungs)ebene|at management level)`
const AT_THE_TOP: [string, string][] = [
  ['female', String.raw`${AT_TOP}…# (?:women|frauen)`],
  ['male', String.raw`${AT_TOP}…# (?:men|männer)`],
  ['male', String.raw`${AT_TOP}…¤ (?:women|frauen),? (?:and|und) # (?:men|männer)`],
  ['female', String.raw`${AT_TOP}…¤ (?:men|männer),? (?:and|und) # (?:women|frauen)`],
]

/** Sentences and names in which reports of both languages state the figures about people. */
export const SOCIAL_WORDINGS: Record<string, Wordings> = {
  ...SAFETY_WORDINGS,
  'S1-6_02': { ...HEADS, rows: `${STAFF_TABLE}|employees (?:at|by|,) ?(?:the )?(?:year|end)`, saysOf: GENDERS },
  'S1-6_05': { rows: STAFF_TABLE },
  'S1-6_09': {
    rows: `${STAFF_TABLE}|${STRUCTURE}`,
    neutral: 'vertrag|verträge|contracts|arbeitsvertrag',
    labels: [
      ...UNGUARANTEED,
      String.raw`${PERSONAL} mit (?:un)?befristete[mnr]? (?:arbeits|anstellungs)?(?:vertrag|verträgen|arbeitsverhältnis(?:sen)?)`,
      String.raw`employees (?:with|on) (?:a )?(?:permanent|temporary|fixed-term|open-ended) (?:employment )?contracts?`,
    ],
    saysOf: CONTRACTS,
  },
  'SBM-1_03': {
    ...HEADS,
    labels: [...(heads?.labels ?? []), ...(HEADS.labels ?? [])],
    says: [...(heads?.says ?? []), ...(HEADS.says ?? [])],
    neutral: `${heads?.neutral}|${HEADS.neutral}`,
    notAround: `${heads?.notAround}|${HEADS.notAround}`,
    needs:
      'köpfe|kopfzahl|personenzahl|employees|colleagues|team members|beschäftigte|mitarbeit|arbeitnehm|staff|workforce|belegschaft',
  },
  'S1-6_03': {
    saysAfter: [
      [
        String.raw`(?:employ\p{L}*|head ?count|workforce) [^.]{0,60}\d|\d[^.]{0,20} (?:employees|people|colleagues)`,
        String.raw`^(?:the |our )?(?:annual |yearly )?average (?:over|for|during|in|across) the (?:\p{L}+ )?(?:year|period) (?:was|amounted to|stood at|came to) #(?! (?:full|fte|hours|days))(?=[ ,.;(]|$)`,
      ],
      [
        String.raw`\d[^.]{0,30} (?:mitarbeit\p{L}+|arbeitnehm\p{L}+|beschäftigte|menschen|personen)|beschäftigte\p{L}* [^.]{0,60}\d`,
        String.raw`^im (?:jahresdurchschnitt|durchschnitt des (?:\p{L}+)?jahres) (?:waren|sind) es #(?! (?:vollzeit|vzä|fte|stunden|tage))(?=[ ,.;(]|$)`,
      ],
    ],
    labels: [
      String.raw`employees,? \(?(?:on )?average\)?(?: \(?head ?count\)?)?|average workforce|average (?:number of )?(?:staff|personnel)`,
      String.raw`(?:${PERSONAL},? )?(?:im )?jahresdurchschnitt(?: \((?:köpfe|personenzahl|headcount|kopfzahl)\))?`,
    ],
    says: [
      String.raw`im (?:jahres)?durchschnitt (?:waren |beschäftigte\w* |arbeitete\w* )(?:[\p{L}.&-]+ ){0,4}${ABOUT}# (?:mitarbeit|beschäftigt|arbeitnehm|menschen|personen)`,
      String.raw`(?:annual average|average over the year|yearly average)…# (?:employees|people)`,
      String.raw`average (?:number of (?:our |the )?(?:employees|staff)|head ?count|workforce)(?: (?:in|of|for|during|over) (?:the )?(?:(?:reporting |financial )?(?:year|period)|\d{4}))? ?\(#\)`,
      String.raw`(?:bezogen auf|gemessen an|im verhältnis zu[mr]?) (?:den |die |dem |der |einen |einer )?durchschnittliche[nr]? (?:personal|mitarbeiter|belegschafts)?(?:bestand|zahl|anzahl|belegschaft|personenzahl)(?: (?:der|an|von) ${PERSONAL})? (?:von|in höhe von) #(?! (?:vollzeit|vzä|fte))`,
      String.raw`(?:based on|related to|relative to|measured against|divided by|in relation to) (?:an? |the )?average (?:workforce|head ?count|staff|number of (?:employees|staff|people)) of #(?! (?:full|fte))`,
      String.raw`durchschnittliche[nr]? (?:zahl|anzahl) (?:der |an |von )?${PERSONAL} ?\(#\)`,
    ],
  },
  'S1-6_11': {
    labels: [
      String.raw`(?:employee )?(?:terminations|exits|resignations and dismissals|separations)(?: total)?|employees (?:that|who) (?:have )?left (?:the )?(?:group|organi[sz]ation|employment)|employees leaving`,
      String.raw`(?:anzahl (?:der )?)?(?:abgänge|austritte|personalabgänge|ausscheidende) (?:von )?${PERSONAL}?`,
    ],
    says: [
      String.raw`¤ (?:${PERSONAL}) [^.;\uE000-\uE3FF]{0,40}(?:ein|eingetreten|eingestellt|begonnen),? (?:und |während |wobei )?# (?:haben |sind |schieden |verließen )(?:ihn|es|sie|uns|(?:das|den|die) \p{L}+|aus|verlassen|ausgeschieden)(?=[ ,.;]|$)`,
      String.raw`¤ ${STAFF} (?:joined|were hired|were recruited)[^.;\uE000-\uE3FF]{0,40},? (?:and |while |whereas )?# (?:of them |people |employees )?left(?! voluntar)`,
      String.raw`# ${STAFF} (?:have |had )?(?:left|departed)(?! (?:us |the \w+ )?(?:voluntar|of their own|at their own))`,
      String.raw`(?:schieden|traten) ${ABOUT}# ${PERSONAL}…(?:aus|aus dem unternehmen aus)(?= |\.|,|\(|$)`,
      String.raw`# ${PERSONAL} (?:haben |hatten |sind )?(?:\p{L}+ ){0,6}(?:verlassen|verließen|ausgeschieden|ausgetreten)`,
      String.raw`(?:verließen|verlassen haben|ausgeschieden sind|ausgetreten sind) ${ABOUT}# ${PERSONAL}`,
      String.raw`(?:there were|recorded|a total of) ${ABOUT}# (?:employee )?(?:departures|leavers|exits)`,
    ],
  },
  'S1-6_12': {
    says: [
      String.raw`(?<!voluntary |regretted )turnover rate, [^;.]{3,110}, (?:was|is|amounted to|stood at|came to) #`,
      String.raw`(?<!freiwillige )fluktuations?(?:quote|rate)?, [^;.]{3,110}, (?:betrug|beträgt|lag bei|liegt bei) #`,
    ],
  },
  'S1-7_01': {
    labels: [
      String.raw`non-?employees? (?:workers )?in (?:the )?(?:group's )?own workforce|nicht[ -]?angestellte (?:beschäftigte|arbeitskräfte|mitarbeit\w+)`,
    ],
    says: [
      String.raw`# non-?employee workers`,
      String.raw`# (?:people|persons|workers|individuals|colleagues) (?:who|that) (?:are|were) (?:not|no) (?:our |direct |own |direct )*employees`,
      String.raw`# (?:personen|menschen|arbeitskräfte|kräfte),? die (?:nicht (?:bei uns |direkt )+(?:angestellt|beschäftigt)|keine (?:eigenen |unserer )?(?:arbeitnehm\p{L}+|angestellten|mitarbeit\p{L}+)) (?:sind|waren)`,
      String.raw`# (?:nicht[ -]?angestellte|nichtangestellte) (?:beschäftigte|arbeitskräfte|mitarbeit\w+|personen)`,
      String.raw`# (?:überlassene arbeitskräfte|leiharbeit\w+|zeitarbeit\w+)[^.]{0,80}(?:andere|weitere|sonstige) (?:fremdarbeitskräfte|nicht[ -]?angestellte\w*)[^.]{0,40} (?:nicht|keine)`,
      String.raw`# (?:agency|leased|temporary) (?:agency )?workers[^.]{0,80}no other non-employees`,
      String.raw`(?:engaged|worked with|used|deployed) ${ABOUT}# non-?employees`,
      String.raw`als (?:fremdarbeitskräfte|nicht[ -]?angestellte (?:beschäftigte|arbeitskräfte)) (?:waren|sind|arbeiteten|arbeiten) ${ABOUT}# (?:personen|menschen)`,
    ],
  },
  'S1-7_02': {
    zero: [
      String.raw`selbst(?:st)?ändige (?:zählten|gehörten|waren|sind|befanden sich|wurden|gab es)[^.;\uE000-\uE3FF]{0,30} (?:nicht|keine)(?: (?:dazu|darunter|eingesetzt|tätig|beauftragt))?`,
      String.raw`(?:none of (?:them|these|whom)|no non-?employees?) (?:is|are|was|were) self-?employed|\bno self-?employed (?:people|workers|persons|professionals|contractors)`,
      String.raw`keine selbst(?:st)?ändigen? (?:arbeitskr|personen|beschäft|fachkr|eingesetzt|tätig)\p{L}*`,
    ],
    not: 'fees|honorar|kosten|costs?\\b|customer|kund',
    notAround: 'customer|client|borrower|policyholder|kunden|kredit|loans?\\b',
    unsaid: NOT_OWN,
    labels: [
      String.raw`^self-?employed$`,
      String.raw`(?:number of )?self-?employed (?:professionals|consultants|experts|individuals|staff|specialists)|selbst(?:st)?ändige (?:fachkräfte|berater\p{L}*|expert\p{L}*)`,
      String.raw`self-?employed (?:\p{L}+ )?(?:who |that |are )*working (?:exclusively |only )?for (?:us|the company|the undertaking|the group)`,
      String.raw`selbst(?:st)?ändige (?:\p{L}+)?(?: ohne personal)?,? (?:die )?(?:ausschließlich|nur) für (?:uns|das unternehmen)(?: tätig| arbeiten)?.{0,10}`,
    ],
    says: [
      String.raw`# (?:of them |of these |of whom )?(?:were|are|was|is) self-?employed`,
      String.raw`(?:davon|hiervon) (?:waren|sind) # (?:als )?(?:selbst(?:st)?ändig|freiberuf)`,
      String.raw`(?:people|non-?employees|workers)[^.;]{0,90}, # of (?:them|these|whom) (?:being |as )?(?:self-?employed|freelance)`,
      String.raw`(?:fremdarbeitskräfte|externe|personen|arbeitskräfte)[^.;]{0,60}, # (?:davon|von ihnen|hiervon) (?:als )?(?:selbst(?:st)?ändig|freiberuf)`,
      String.raw`# (?:davon )?(?:waren|sind|arbeiten|arbeiteten) (?:als )?(?:selbst(?:st)?ändig|freiberuf|freelanc)`,
      String.raw`# (?:independent contractors|freelance(?:rs| workers))`,
      String.raw`# (?:freiberufler|freie mitarbeit|solo-?selbst)\w*`,
      String.raw`selbst(?:st)?ändige ohne (?:eigenes )?personal[^.:\uE000-\uE3FF]{0,70}: ?#`,
      String.raw`self-?employed (?:people|persons|workers|contractors)?[^.:\uE000-\uE3FF]{0,20}exclusively[^.:\uE000-\uE3FF]{0,40}: ?#`,
      String.raw`(?:work|arbeit|tätig)[^.;]{0,80} # as (?:freelancers?|self-?employed|independent contractors)`,
      String.raw`# (?:\p{L}+ )?(?:als|arbeiteten als|waren als) (?:freelancer|freiberuf|selbst(?:st)?ändig|freie mitarbeit)`,
    ],
  },
  'S1-7_03': {
    not: 'unf[aä]ll|todes|schulung|stunden|kosten|aufwand|expens|cost',
    unsaid: NOT_OWN,
    labels: [
      String.raw`(?:temporary )?(?:people|workers|staff|personnel) (?:provided|supplied) by (?:(?:temporary|employment|work|manning|staffing|recruitment|labou?r|third-party|and) )*agenc(?:y|ies)`,
      String.raw`(?:${PERSONAL},? )?(?:die )?(?:von|durch) (?:dritt)?(?:unternehmen|dritte[n]?|dienstleister\p{L}*|verleih\p{L}*|agenturen)(?:,? (?:zur|der|für|die)(?: \p{L}+){0,4})?(?: \p{L}*überlassung| tätig sind)? (?:bereitgestellt|überlassen|gestellt|zur verfügung gestellt)(?:e[nr]?)?(?: werden)?(?: ${PERSONAL})?`,
      String.raw`überlassene arbeitskräfte|(?:leih|zeit)arbeit(?:skräfte|nehmende|nehmer|er)\w*(?:[:*]innen)?(?: (?:zum|am|per) .{4,16})?`,
    ],
    says: [
      String.raw`# (?:of them |of these |of whom )?(?:were|are) (?:temporary )?(?:agency|leased|temporary) (?:agency )?workers`,
      String.raw`# (?:people|persons|workers|staff) (?:were |are )?(?:provided|supplied|placed|employed) (?:by|through|via) (?:\p{L}+ )*?agenc`,
      String.raw`# (?:people|persons|workers) (?:worked|work|were working)(?: \p{L}+){0,3} (?:through|via) (?:\p{L}+ ){0,2}agenc`,
      String.raw`# non-?employees[^.;\uE000-\uE3FF]{0,40} (?:were|are) (?:all|exclusively|without exception) (?:provided|employed|supplied|leased|placed)[^.;\uE000-\uE3FF]{0,20}agenc`,
      String.raw`# (?:nicht[ -]?angestellte[n]? \p{L}+|fremdarbeitskräfte)[^.;\uE000-\uE3FF]{0,40} (?:sind|waren|wurden) (?:alle|sämtlich|ausnahmslos|ausschließlich) (?:\p{L}+ ){0,3}(?:leiharbeit|leihkräfte|zeitarbeit|überlassen|bereitgestellt)`,
      String.raw`# (?:nicht[ -]?angestellte[n]? \p{L}+|fremdarbeitskräfte)[^.;\uE000-\uE3FF]{0,40},? die (?:alle|allesamt|sämtlich|ausnahmslos|ausschließlich) (?:von|durch|über) (?:\p{L}+ ){0,2}(?:zeitarbeits|leiharbeits|personaldienst|verleih)\p{L}*`,
      String.raw`# non-?employees[^.;\uE000-\uE3FF]{0,40}, (?:all|every one|each) (?:of (?:them|whom) )?(?:were |was |being )?(?:provided|employed|supplied|leased|placed)[^.;\uE000-\uE3FF]{0,24}agenc`,
      String.raw`# (?:personen|menschen) (?:\p{L}+ ){0,4}(?:über|durch) (?:zeitarbeits|leiharbeits|personaldienst|verleih|personalverm)`,
      String.raw`^(?:überlassene arbeitskräfte|leiharbeit\p{L}+|zeitarbeit\p{L}+|(?:temporary )?agency workers): #`,
      String.raw`# (?:temporary|leased) (?:workers|staff|employees) (?:through|via|from) (?:\p{L}+ )?(?:agenc|provider)`,
      String.raw`# (?:of them |of these )?(?:were |are |was )?(?:provided|supplied|employed|placed) (?:by|through|via) …?agenc(?:y|ies)`,
      String.raw`# (?:temporary )?agency (?:staff|workers|personnel|employees)`,
      String.raw`# (?:davon )?(?:waren|sind|wurden) (?:als )?(?:leiharbeit|zeitarbeit|über (?:zeitarbeit|verleih))`,
      String.raw`# (?:überlassene|entliehene|geliehene) (?:arbeitskräfte|mitarbeit\w+|beschäftigte|arbeitnehm\w+)`,
    ],
  },
  'S1-8_01': {
    not: 'kosten|laufzeit|costs?\\b',
    zero: [
      String.raw`no (?:employees?|staff|member of staff|one) (?:is|are|was|were) (?:covered by|subject to) (?:a |any )?collective (?:bargaining|labou?r|agreement)`,
      String.raw`keine?r? (?:der |unserer )?(?:mitarbeit|beschäftigt|arbeitnehm)\p{L}* (?:ist|sind|war|waren|fällt|fallen|unterlieg\p{L}+)[^.;]{0,40}(?:tarifvertr|tarifgebunden|kollektivvertr)`,
    ],
    labels: [
      String.raw`(?:tarifvertraglich|tariflich|durch tarifverträge|von tarifverträgen) (?:abgedeckte|gebundene|erfasste)[rn]? (?:mitarbeit|beschäftigt|arbeitnehm|belegschaft)[\p{L}:*]*`,
      String.raw`(?:beschäftigten|mitarbeitenden|mitarbeiter(?:innen)?|arbeitnehmer(?:innen)?|belegschaft),? (?:die|der) (?:durch|von|unter) (?:einen |einem )?(?:tarifvertr|kollektivvertr)[\p{L}]+ (?:abgedeckt|erfasst|fallen|fällt)(?: sind| ist| werden| wird)?`,
      String.raw`covered by (?:a |the )?collective (?:labou?r|wage) agreements?|(?:employees )?(?:under|with) (?:a )?collective labou?r agreements?`,
      String.raw`(?:${STAFF}) (?:with|under|subject to) (?:a )?collective (?:bargaining )?agreements?|collective agreement coverage`,
      String.raw`(?:kollektivvertragliche|tarifliche|kollektivvertrags)-? ?(?:abdeckung|bindung)|(?:mitarbeit\w+|beschäftigte|arbeitnehm\w+|belegschaft) (?:mit|unter|im) (?:tarifvertrag|kollektivvertrag|gesamtarbeitsvertrag|gav)`,
    ],
    says: [
      String.raw`für # (?:${OF_STAFF} )?(?:gilt|gelten|galt|galten) (?:ein |der |die |das )?(?:[\p{L}-]+ )?(?:\p{L}*tarifvertr|gesamtarbeitsvertr|kollektivvertr|gav\b)`,
      String.raw`# (?:${OF_STAFF} )(?:fallen|fielen|unterliegen|unterlagen|arbeiten|sind|waren)…(?:tarifvertr|kollektivvertr|gesamtarbeitsvertr)`,
      String.raw`(?:tarif|kollektiv)vertraglich (?:abgedeckt|gebunden|erfasst) (?:sind|waren) #(?! (?:davon|in ))`,
      String.raw`(?:tarifverträg\w*|kollektivvertr\w*|gesamtarbeitsvertr\w*)…(?:erfasst\w*|decken|deckt|deckten|umfass\w+|abgedeckt)…# ${OF_STAFF}`,
      String.raw`# ${OF_STAFF} (?:work|worked|are employed|were employed|fall|fell) under (?:a )?collective`,
      String.raw`# ${OF_STAFF} (?:werden|wurden|sind|waren|arbeiten|arbeiteten) nach (?:dem |den |einem )?(?:[\p{L}-]+ )?(?:tv-?\p{L}+|tarif|[\p{L}-]+tarif|kollektivvertr)`,
      String.raw`\ball (?:of )?(?:our |the |these )*${STAFF} \(#\) (?:are|is|were|was|have been|work|fall) (?:covered by|subject to|under) (?:a |the |an )?(?:\p{L}+ )?collective`,
      String.raw`\b(?:alle|sämtliche) (?:unsere |der )?${PERSONAL} \(#\) (?:sind|waren|werden|fallen|fielen|unterliegen|arbeiten)[^.;]{0,40}(?:tarifvertr|tarifgebunden|kollektivvertr|gesamtarbeitsvertr)`,
      String.raw`collective (?:bargaining |labou?r |wage )?agreement[^.;\uE000-\uE3FF]{0,60} (?:covers|covering|covered|applies to|applied to) (?:all|every)[^.;\uE000-\uE3FF]{0,30}\(#\)`,
      String.raw`(?:tarif|kollektiv)vertr[^.;\uE000-\uE3FF]{0,60} (?:gilt|galt|erfasst|umfasst) (?:für )?(?:alle|sämtliche)[^.;\uE000-\uE3FF]{0,30}\(#\)`,
      String.raw`covered by (?:a |the )?(?:\p{L}+ |sector's )?collective (?:bargaining )?agreements?,? (?:which means|i\.e\.|that is|representing|or) #`,
    ],
  },
  'S1-8_03': { labels: [String.raw`covered by (?:a |the )?collective (?:labou?r|wage) agreements?`] },
  'S1-8_02': {
    labels: [String.raw`covered by (?:a |the )?collective (?:labou?r|wage) agreements?`],
    says: [
      String.raw`(?:tarifvertr\p{L}*|kollektivvertr\p{L}*|tarifgebunden|collective (?:bargaining |labou?r )?agreements?),? (?:davon |und zwar )?in \p{L}+(?: sind es| waren es)? #`,
      String.raw`(?:tarifvertr|kollektivvertr|tarifgebunden|collective (?:bargaining |labou?r )?agreement)[^;.\uE000-\uE3FF]{0,20}\bin \p{L}+ ¤,? (?:und |and )?in \p{L}+ #`,
    ],
  },
  'S1-8_06': {
    labels: [
      String.raw`(?:covered|represented) by (?:an? )?(?:employee|worker|workers'|staff) representati(?:on|ves)|(?:covered|represented) by (?:a )?works? councils?`,
      String.raw`(?:durch|von) (?:einen |einem |eine |einer )?(?:betriebsr[aä]te?n?|personalr[aä]te?n?|arbeitnehmervertret(?:ung(?:en)?|er(?:n|innen)?)) (?:vertretene?|abgedeckte?|erfasste?|repräsentierte?)[nr]?(?: ${PERSONAL})?`,
      String.raw`(?:${PERSONAL}),? (?:die )?(?:mit|durch|von|unter) (?:einen |einem |eine |einer |betrieblicher )?(?:betriebsr[aä]te?n?|personalr[aä]te?n?|arbeitnehmervertret(?:ung(?:en)?|er(?:n|innen)?))(?: (?:vertreten|abgedeckt|erfasst))?(?: (?:sind|werden))?`,
      String.raw`(?:${STAFF}) (?:represented|covered) by (?:an? |local )?(?:works? councils?|(?:workers'?|employees?'?|staff|workplace) representat(?:ives|ion)|trade unions?)`,
    ],
    says: [
      String.raw`# ${OF_STAFF} (?:are|were|is) (?:covered|represented) by (?:a |an |local )?(?:works? council|employee representat|workers' representat|staff representat)`,
      String.raw`# ${OF_STAFF} (?:werden|wurden|sind|waren|ist) (?:durch|von) (?:einen |einem |eine |einer )?(?:betriebsr|personalr|arbeitnehmervertret)\p{L}* (?:vertreten|abgedeckt)`,
    ],
  },
  'S1-9_01': { rows: TOP, saysOf: AT_THE_TOP },
  'S1-9_02': {
    neutral: 'vice|president|presidents|directors|above|levels',
    labels: [
      String.raw`(?:top[- ]management(?: level)?|oberste[nr]? (?:führungs|leitungs|management)ebene) ?(?:-|:|,|\|)? ?(?:women|men|female|male|frauen|männer)(?: \(?(?:%|anteil|share)\)?)?`,
    ],
    saysOf: [
      [
        'female',
        String.raw`women (?:hold|held|occup\p{L}+|fill(?:ed)?|make up|made up|account(?:ed)? for|represent(?:ed)?) ${ABOUT}# of (?:all |the |our )*(?:top|senior|executive) (?:management|leadership|executive)`,
      ],
      [
        'female',
        String.raw`# of (?:the |our |all )*(?:top|senior) (?:management|leadership|executive)(?: positions| roles| posts| team)? (?:are|were|is|was) (?:held by |filled by |occupied by )?(?:women|female)`,
      ],
      [
        'female',
        String.raw`frauen (?:besetz\p{L}+|stell\p{L}+|hatten|haben|machen|machten) ${ABOUT}# (?:aller |der |unserer )*(?:positionen |stellen )?(?:\p{L}+ )?(?:top-?management|obersten? (?:führungs|leitungs)ebene)`,
      ],
      [
        'female',
        String.raw`frauenanteil (?:im top-?management|(?:auf|in) (?:der |den )?(?:obersten (?:führungs|leitungs)ebenen?|ersten beiden führungsebenen|beiden (?:obersten )?(?:führungs)?ebenen unter(?:halb)? (?:des |dem )?vorstands?))…(?:bei|auf|betrug|beträgt|von) ${ABOUT}#`,
      ],
      [
        'female',
        String.raw`(?:share|proportion|percentage) of women (?:at|in) (?:the )?(?:top management|two (?:top )?(?:management )?levels below the (?:executive |management )?board)…(?:was|is|at|to|of|stood at) ${ABOUT}#`,
      ],
    ],
  },
  ...AGE_WORDINGS,
  'S1-12_01': {
    labels: [
      String.raw`(?:of )?(?:${STAFF}) (?:have|with|who have|having|living with) (?:a )?(?:recogni[sz]ed |registered |severe )*disabilit(?:y|ies)`,
      String.raw`(?:anteil (?:der )?)?${PERSONAL} mit (?:anerkannter |schwerer |einer )?(?:schwer)?behinderung(?:en)?`,
    ],
    says: [
      String.raw`(?:employees|people|persons|colleagues) with (?:a )?(?:severe )?disabilit(?:y|ies) (?:make up|made up|account(?:ed)? for|represent(?:ed)?) #`,
      String.raw`${PERSONAL} mit (?:schwer)?behinderung(?:en)? (?:stellen|stellten|machen|machten) #`,
      String.raw`anteil (?:der |an )?(?:schwer)?behinderte[rn] (?:menschen|personen|${PERSONAL})…(?:bei|von|betrug|beträgt|auf|:) #`,
      String.raw`# ${OF_STAFF} (?:haben|hatten|sind|waren|leben|weisen) (?:\p{L}+ ){0,3}(?:schwer)?behinder`,
      String.raw`(?:${STAFF}) with (?:a )?(?:recogni[sz]ed |registered |severe )*disabilit(?:y|ies),? (?:or |which is |i\.e\. |representing |equivalent to |making up |\()?#(?! (?:in|at) )`,
      String.raw`# ${OF_STAFF} (?:have|had|live with|are living with|declared|reported) (?:a |an )?(?:recogni[sz]ed |registered |severe )*disabilit`,
    ],
  },
  'S1-13_02': {
    labels: [
      String.raw`(?:teilnahme|beteiligung) an (?:der |den )?(?:regelmäßigen |jährlichen )?(?:leistungs|laufbahn|entwicklungs|mitarbeiter|jahres)-?(?: und \p{L}+)?\p{L}*(?:beurteilung|bewertung|gespräch|überprüfung)\p{L}*`,
      String.raw`(?:${STAFF}) with (?:an? )?(?:regular |annual |formal )*(?:performance|development|career|appraisal)(?:,? (?:and|&) (?:career )?(?:performance|development))? (?:reviews?|appraisals?|dialogues?|talks?|interviews?|discussions?)`,
      String.raw`participation in (?:regular |annual )?(?:performance|career)(?: and (?:career development|performance))? (?:reviews?|appraisals?|dialogues?)`,
      String.raw`(?:${PERSONAL}) (?:mit|die an|nach) (?:eine[rm]? )?(?:regelmäßige[rmn]? |jährliche[rmn]? )?(?:leistungs|laufbahn|entwicklungs|karriere|jahres|feedback|zielvereinbarungs)-?(?: ?(?:und|,) ?\p{L}+-?)*(?:beurteilung|bewertung|gespräch|überprüfung)\w*.{0,12}`,
      String.raw`(?:${STAFF}) (?:who|that) (?:received|had|participated in|took part in|completed) (?:an? |their )?(?:annual |regular )?(?:performance|development|appraisal|career)[^,;]{0,40}(?:review|appraisal|interview|dialogue|discussion)s?`,
      String.raw`(?:anteil )?(?:geführte[rn]? |durchgeführte[rn]? )?(?:mitarbeiter(?:jahres)?|jahres|entwicklungs|leistungs)(?:gespräche|beurteilungen)(?: \(?quote\)?)?`,
    ],
    says: [
      String.raw`(?:performance|appraisal|development)[^.\uE000-\uE3FF]{0,50}(?:held|conducted|carried out|completed) (?:with|for|by) # ${OF_STAFF}`,
      String.raw`# ${OF_STAFF} (?:nahmen|haben|hatten|erhielten|führten|wurden)…(?:leistungs|laufbahn|entwicklungs|karriere|mitarbeiter|jahres|feedback)-?(?: ?und \p{L}+)?\p{L}*(?:beurteilung|bewertung|gespräch|überprüfung)`,
      String.raw`mit # ${OF_STAFF}…(?:mitarbeiter|jahres|entwicklungs|leistungs)\p{L}*gespräch`,
      String.raw`# (?:had|held|received|were given) (?:an? )?(?:formal |annual |regular |structured |yearly )*(?:development|performance|appraisal|career)(?: and \p{L}+(?: development)?)? (?:talk|review|conversation|dialogue|discussion|interview|appraisal|meeting)`,
      String.raw`# (?:davon )?(?:hatten|führten|erhielten) (?:\p{L}+ ){0,3}(?:mitarbeiter|jahres|entwicklungs|leistungs|zielvereinbarungs|feedback)\p{L}*gespräch`,
      String.raw`# ${OF_STAFF} (?:received|had|completed|took part in|participated in|underwent|were given)…(?:performance|appraisal|career|development)`,
    ],
  },
  'S1-13_04': {
    labels: [
      String.raw`^(?:(?:hours )?of )?(?:training|learning|further training)(?: time)? (?:per|by|for each) (?:employee|person|head|fte)`,
      String.raw`^(?:aus- und |fort- und )?(?:weiterbildung|schulung|fortbildung|training|qualifizierung)(?:en)? (?:pro|je) (?:person|kopf|${PERSONAL}|vzä|vollzeitkraft)(?: und jahr)?`,
      String.raw`(?:schulungs|weiterbildungs|trainings|fortbildungs)(?:stunden|zeit) (?:pro|je) (?:person|kopf|${PERSONAL})(?: und jahr)?`,
    ],
    says: [
      String.raw`bildeten? sich…# weiter(?=[ ,.]|$)`,
      String.raw`(?:employees?|colleagues|staff|team members?) (?:each )?(?:spent|completed|received|attended|underwent|had|invested|devoted) # (?:of |on |in |for )?(?:further |professional )?(?:training|learning|education)[^.;\uE000-\uE3FF]{0,24}on average`,
      String.raw`(?:each|every) (?:employee|colleague|member of staff|team member) (?:spent|completed|received|attended|underwent|had|took) # (?:of |on |in |for )?(?:further |professional )?(?:training|learning|education)`,
      String.raw`(?:jede|jeder|jede und jeder|jede:r) (?:beschäftigte|mitarbeit\p{L}+|arbeitnehm\p{L}+) (?:\p{L}+ ){1,4}# (?:mit |für |an |in )?(?:der |die )?(?:weiterbild|schulung|fortbild|training)`,
      String.raw`(?:each|every) (?:employee|colleague|member of staff)…(?:on average |an average of )# (?:of |hours of )?(?:training|learning)`,
      String.raw`(?:(?:hours|¤) of training|(?:training hours|(?:schulungs|weiterbildungs|fortbildungs)stunden)|¤ (?:an )?(?:weiterbildung|schulung|fortbildung))[^.\uE000-\uE3FF]{0,40}(?:an average of|on average|durchschnittlich|im (?:schnitt|durchschnitt)) #`,
      String.raw`(?:im durchschnitt|durchschnittlich|im mittel)(?: \p{L}+){0,4} # ?(?:schulungs|weiterbildungs|fortbildungs|trainings)?(?:stunden|schulung\w*|weiterbildung\w*|fortbildung\w*)`,
      String.raw`# (?:schulungs|weiterbildungs|fortbildungs|trainings)stunden (?:pro|je) (?:kopf|person|${PERSONAL})`,
    ],
  },
}
