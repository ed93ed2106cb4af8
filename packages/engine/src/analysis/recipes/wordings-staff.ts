import type { Wordings } from '../recipe.ts'
import { ABOUT, OF_STAFF, PERSONAL, STAFF } from './people.ts'

const YOUNG = String.raw`(?:under|below|younger than|less than|unter|jünger als) 30`
const MIDDLE = String.raw`(?:(?:between|zwischen|von|from|aged) )?(?:30|¤) ?(?:to|and|-|–|bis|und) ?(?:50|¤)`
const OLD = String.raw`(?:over|above|older than|more than|über|älter als|ab) 50`
const YEARS = String.raw`(?: years| jahren?)?(?: old| of age| alt)?`
/** Somebody of the staff, or ages, before a list of age bands, or the staff behind its first figure. */
const AGES = String.raw`(?:\bage\b|\baged\b|age (?:groups?|structure|distribution)|alter|${STAFF}|${PERSONAL})[^.;\uE000-\uE3FF]{0,60}`
const STANDS_FOR = String.raw`(?: (?:were|are|was|is|waren|sind|make up|made up|account(?:ed)? for|represent(?:ed)?|stellen|stellten|machen|machten)|:|,)? ?\(?`
const BANDS = String.raw`${YOUNG}${YEARS}${STANDS_FOR}`
const OF_ALL = String.raw`\)?(?: ${OF_STAFF})?(?: aus)?(?:,|;| and| und) (?:and |und )?(?:those )?(?:aged )?`
/** `1,142 employees (11.6 %) were under 30, 5,412 (55.0 %) between 30 and 50 and 3,292 (33.4 %) over 50`. */
const COUNTED = String.raw`¤(?: (?:${STAFF}|${PERSONAL}))? ?`
const WERE = String.raw` (?:(?:were|are|was|is|waren|sind|are aged|were aged|aged) )?`

const TOP = String.raw`(?:top[- ]management|obersten? (?:führungs|leitungs|management)ebene)`
const WAGE = String.raw`(?:adequate|minimum|living|fair) wage`
const LOHN = String.raw`\p{L}*(?:mindestlohn|mindestentgelt|mindestlohns|mindestlöhne)`
const AGREEMENT = String.raw`(?:tarifvertr|kollektivvertr|gesamtarbeitsvertr)\p{L}*`

/** The staff where it ends or something is said of it, and not some of it: `640 employees in sales`. */
const ALL_OF_THEM = String.raw`${PERSONAL}(?=[ ,.(]|$)(?! (?:und|sowie|oder|mit|in|im|am|an|auf|aus|bei|beim|vom|von|zum|zur|der|des|dieser|unter|über|ohne|vor|nach|nahmen|haben|hatten|wurden|erhielten) )`
/** Not where a sentence begins with a place or goes on with some of them. */
const HEADS = [
  String.raw`^mit ${ABOUT}# ${PERSONAL} (?:zählen|gehören|sind|zählten|gehörten|waren) wir(?!\p{L})`,
  String.raw`^(?:über |mehr als )?${ABOUT}# ${PERSONAL} (?:engagieren sich|sind|arbeiten|setzen sich|geben) (?:täglich|tagtäglich|jeden tag) `,
  String.raw`^(?:über |mehr als )?${ABOUT}# ${PERSONAL} (?:arbeiten|arbeiteten|sind|waren) (?:(?:ende|im jahr) )?(?:für|bei) uns(?: tätig)?(?=[ ,.]|$)`,
  String.raw`(?<!\b(?:davon|von|der|aller|unter|zwei drittel|hälfte|viertel) )\bunsere[nr]? ${ABOUT}# ${ALL_OF_THEM}`,
  String.raw`^bei insgesamt # ${PERSONAL} (?:beträgt|betrug|liegt|lag|ergibt|ergab|entspricht|entsprach)`,
  String.raw`^(?:die |unsere )?(?:gesamt)?belegschaft (?:bestand|besteht|setzte sich|setzt sich)[^.;\uE000-\uE3FF]{0,40} aus ${ABOUT}# ${PERSONAL}(?=[ ,.(]|$)(?! (?:mit|in|unter|über) )`,
  String.raw`\bpersonal(?:stand|bestand|stärke) (?:betrug|beträgt|lag|liegt|belief sich|umfasste)[^.;\uE000-\uE3FF]{0,40} ${ABOUT}# (?:internen? )?${PERSONAL}`,
  String.raw`\bpersonal(?:stands|bestands|stärke|stand|bestand) von ${ABOUT}# (?:internen? )?${PERSONAL}`,
  String.raw`^(?!(?:in|im|an|am|bei|davon|hier|dort|zudem|auch|außerdem|darüber)\b)[^.;\uE000-\uE3FF]{0,60}\bbeschäftigen wir (?:\p{L}+ ){0,2}# (?:menschen|personen|mitarbeit\p{L}+|arbeitnehm\p{L}+|beschäftigte)(?=[ ,.(]|$)(?! (?:mit|in|unter|über) )`,
  String.raw`^(?:our|the) (?:team|workforce|staff) (?:consists|consisted|is made up|was made up) of # (?:employees|people|colleagues)(?=[ ,.(]|$)(?! (?:with|in|under|over|from) )`,
]
const PROTECTS = String.raw`(?:retaliation|reprisals?|repressalien|vergeltung|benachteiligung)`
/** Behind what is banned: not among those who supply. */
const NOT_THEIRS = String.raw`(?![^.;]{0,60}(?:supplier|lieferant|business partner|geschäftspartner))`
const DISCRIMINATION = String.raw`(?:discrimination|diskriminierung|harassment|belästigung)(?!\p{L})(?! (?:cases|incidents|complaints|claims))`

/** What reports say besides of who works for them, how they are paid and taught: ESRS S1-6 to S1-13. */
export const staffWordings: Readonly<Record<string, Wordings>> = {
  'S1-1_08': {
    yes: [
      String.raw`(?:child labou?r|forced labou?r|human trafficking|trafficking in human beings)[^.;]{0,90} (?:covered|addressed|prohibited|banned|forbidden) (?:by|in|under) (?:our |the )?(?:human rights|employment|labou?r|people) polic`,
    ],
  },
  'S1-1_10': {
    yes: [
      String.raw`${DISCRIMINATION}${NOT_THEIRS}[^.;]{0,60} (?:is|are) (?:strictly |expressly |explicitly )?(?:prohibited|forbidden|not tolerated|banned)`,
      String.raw`${DISCRIMINATION}${NOT_THEIRS}[^.;]{0,60} (?:wird|werden|ist|sind)[^.;]{0,50} (?:nicht (?:geduldet|toleriert|akzeptiert|hingenommen)|untersagt|verboten)`,
    ],
  },
  'S1-1_17': {
    yes: [
      String.raw`(?:diskriminierung|(?<!arten|sorten|produkt)vielfalt|\bdiversity|gleichbehandlung)[^.;]{0,40} (?:geschult|trainiert|sensibilisiert|unterwiesen)`,
    ],
  },
  'S1-2_02': {
    yes: [
      String.raw`engagement (?:takes place|occurs|is conducted|happens)[^.;]{0,60}(?:own workforce|workers'? representatives|employees|employee representatives)`,
      String.raw`einbeziehung[^.;]{0,60}(?:arbeitskräfte|arbeitnehm|beschäftigt|mitarbeit)\p{L}*[^.;]{0,60}(?:arbeitnehmervertret|betriebsr|vertretungen)`,
    ],
  },
  'S1-3_09': {
    yes: [
      String.raw`protect\p{L}* (?:individuals|persons|people|those|employees|anyone|users|reporters)[^.;]{0,60}${PROTECTS}`,
      String.raw`${PROTECTS} (?:against|of) [^.;]{0,60} (?:is|are|will be) (?:strictly |expressly )?(?:prohibited|not tolerated|forbidden|sanctioned)`,
      String.raw`(?:hinweis|meldung|missst|verst[oö]ß\p{L}* (?:meld|anzeig))[^.;]{0,60} (?:dürfen|darf|erleiden|erfahren|haben|müssen)[^.;]{0,20} keine(?:rlei)? (?:nachteile|repressalien|benachteiligung|vergeltung)`,
    ],
  },
  'S1-6_02': { says: HEADS },
  'SBM-1_03': { says: HEADS },
  'S1-6_12': {
    says: [
      String.raw`\b(?:mit|at) # (?:lag|liegt|blieb|was|remained) (?:die |unsere |our |the )?(?:\p{L}+)?(?:fluktuation|turnover)`,
    ],
  },
  'S1-8_01': {
    zero: [
      String.raw`none of (?:our|the|its) (?:own )?(?:${STAFF}) (?:is|are|was|were) (?:covered by|subject to) (?:a |any )?collective`,
      String.raw`(?:our|the|its) (?:own )?(?:${STAFF}) (?:is|are|was|were) not (?:covered by|subject to) (?:a |any )?collective (?:bargaining|labou?r|agreement)`,
      String.raw`(?:unsere|die|alle) (?:${PERSONAL}) (?:sind|waren|werden|ist|war|wird|fallen|unterliegen) nicht (?:durch |von |unter |an )?(?:einen? |einem )?${AGREEMENT}`,
      String.raw`(?:^|[,;:] )(?:es gibt|es besteht|wir haben|bei uns (?:gilt|besteht|gibt es)|für uns gilt) kein(?:en)? (?:\p{L}+ )?tarifvertrag(?= ?(?:[.,;]|$| und| oder| noch))`,
      String.raw`(?:^|[,;:] )(?:there is|we have|we are (?:not )?(?:bound|party) (?:by|to)) no collective (?:bargaining |labou?r )?agreements?(?= ?(?:[.,;]|$| and| or))`,
    ],
  },
  'S1-8_06': {
    says: [
      String.raw`(?:works? councils?|(?:workers'?|employees?'?|staff|workplace) representat(?:ives|ion)) (?:covers?|covered|represents?|represented) # ${OF_STAFF}`,
      String.raw`(?:betriebsr[aä]te?|arbeitnehmervertret(?:ungen|ung|er\p{L}*)) (?:vertritt|vertreten|vertraten|decken|repräsentieren) # ${OF_STAFF}`,
    ],
  },
  'S1-9_02': {
    saysOf: [
      ['female', String.raw`${TOP}…¤ (?:women|frauen) ?\(#\)`],
      ['male', String.raw`${TOP}…¤ (?:men|männer) ?\(#\)`],
      ['male', String.raw`${TOP}…¤ (?:women|frauen) ?\(¤\),? (?:and|und) ¤ (?:men|männer) ?\(#\)`],
      ['female', String.raw`${TOP}…¤ (?:men|männer) ?\(¤\),? (?:and|und) ¤ (?:women|frauen) ?\(#\)`],
    ],
  },
  'S1-9_01': {
    saysOf: [
      ['male', String.raw`${TOP}…¤ (?:women|frauen) ?\(¤\),? (?:and|und) # (?:men|männer)`],
      ['female', String.raw`${TOP}…¤ (?:men|männer) ?\(¤\),? (?:and|und) # (?:women|frauen)`],
    ],
  },
  'S1-9_03': {
    says: [
      String.raw`${COUNTED}\(#\)${WERE}${YOUNG}`,
      String.raw`${AGES}${BANDS}#${OF_ALL}${MIDDLE}`,
      String.raw`(?:^|[:,;] )${YOUNG}${YEARS}(?: alt)? (?:sind|waren|are|were) # ${OF_STAFF}`,
    ],
  },
  'S1-9_04': {
    says: [
      String.raw`${YOUNG}[^.;\uE000-\uE3FF]{0,30}${COUNTED}\(#\)${WERE}${MIDDLE}`,
      String.raw`${AGES}${BANDS}¤${OF_ALL}${MIDDLE}${YEARS}${STANDS_FOR}#`,
      String.raw`(?:^|[:,;] )${YOUNG}${YEARS} (?:sind|waren|are|were) ¤ ${OF_STAFF},? ${MIDDLE}${YEARS}(?: alt)? #`,
    ],
  },
  'S1-9_05': {
    says: [
      String.raw`50[^.;\uE000-\uE3FF]{0,30}${COUNTED}\(#\)${WERE}${OLD}`,
      String.raw`${AGES}${BANDS}¤${OF_ALL}${MIDDLE}${YEARS}${STANDS_FOR}¤${OF_ALL}${OLD}${YEARS}${STANDS_FOR}#`,
      String.raw`(?:^|[:,;] )${YOUNG}${YEARS} (?:sind|waren|are|were) ¤ ${OF_STAFF},? ${MIDDLE}${YEARS} ¤,? (?:und |and )?${OLD}${YEARS} #`,
    ],
  },
  'S1-10_01': {
    unsaid: String.raw`\b(?:targets?|goals?|aims?|ziel|ziele|bis 20[2-5]\d|by 20[2-5]\d|until 20[2-5]\d|lieferkette|supply chain|value chain|wertschöpfungskette)\b`,
    yes: [
      String.raw`(?:all|every|each)(?: of)?(?: [\p{L}']+){0,4} ${STAFF}[^.;]{0,40} (?:are|is|were|was) (?:\p{L}+ ){0,2}(?:adequately|fairly) (?:paid|remunerated|compensated)`,
      String.raw`(?:all|every|each)(?: of)?(?: [\p{L}']+){0,4} ${STAFF}[^.;]{0,40} (?:are|is|were|was) (?:paid|remunerated|compensated) adequately`,
      String.raw`(?:no|none of (?:our|the)) ${STAFF} (?:is|are|was|were|earns?|earned|receives?|received) [^.;]{0,30}(?:below|less than|under)[^.;]{0,40}${WAGE}`,
      String.raw`no employee (?:is|was|earns?|earned|receives?|received) [^.;]{0,30}(?:below|less than|under)[^.;]{0,40}${WAGE}`,
      String.raw`(?:alle|sämtliche)[nr]?[^.;]{0,60}${PERSONAL}[^.;]{0,60} angemessen (?:[^.;]{1,90} )?(?:entlohnt|vergütet|bezahlt)`,
      String.raw`(?:kein(?:e|er)?|niemand)(?: unserer| der)?(?: ${PERSONAL})? (?:erhält|erhielt|verdient|verdiente|bekommt|wird|wurde)[^.;]{0,30} (?:weniger|unter(?:halb)?)[^.;]{0,40}(?:angemessen|${LOHN})`,
      String.raw`(?:alle|sämtliche)[nr]? (?:\p{L}+ )?${PERSONAL}[^.;]{0,40} (?:oberhalb|über)[^.;]{0,30}${LOHN}[^.;]{0,30} (?:bezahlt|entlohnt|vergütet)`,
    ],
  },
  'S1-10_03': {
    says: [
      String.raw`# ${OF_STAFF} (?:are|is|were|was|earn(?:ed)?|receive[ds]?) (?:paid )?(?:below|less than) (?:the |an )?(?:applicable )?adequate wage`,
      String.raw`# ${OF_STAFF} (?:erhalten|erhielten|verdienen|verdienten|werden|wurden)[^.;\uE000-\uE3FF]{0,20} (?:weniger als|unterhalb|unter)[^.;\uE000-\uE3FF]{0,25}angemessen`,
    ],
  },
  'S1-13_07': {
    says: [
      String.raw`# of (?:our |the |all )?non-?employees (?:took part|participated)[^.;\uE000-\uE3FF]{0,40}(?:performance|review|appraisal)`,
      String.raw`# der fremdarbeitskräfte (?:nahmen|haben|hatten)[^.;\uE000-\uE3FF]{0,60}(?:beurteilung|gespräch)`,
    ],
  },
  'S1-13_04': {
    says: [
      String.raw`(?:employees?|colleagues|staff|team members?) (?:each )?(?:spent|completed|received|attended|underwent|had|took) an average of # (?:of |on |in )?(?:further |professional )?(?:training|learning|education)`,
      String.raw`(?:je|pro) (?:${PERSONAL}|kopf) (?:fielen|fiel|wurden|entfielen)(?: im)?(?: durchschnitt\p{L}*)? # ?(?:schulungs|weiterbildungs|fortbildungs)?(?:stunden|schulung|weiterbildung|fortbildung)`,
    ],
  },
}
