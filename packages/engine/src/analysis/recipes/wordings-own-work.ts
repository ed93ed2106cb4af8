import type { Wordings } from '../recipe.ts'
import { OF_SOME, OF_STAFF, PERSONAL, STAFF } from './people.ts'

const WHO = String.raw`(?:${STAFF}|${PERSONAL})`
const WOMEN = String.raw`(?<!\p{L})(?:women|female|frauen|weiblich)(?!\p{L})`
const MEN = String.raw`(?<!\p{L})(?:men|male|männern?|männlich)(?!\p{L})`

const YOUNG = String.raw`(?:under|below|younger than|less than|unter|jünger als|bis(?: zu)?)(?: the age of)? (?:30|29)`
const MIDDLE = String.raw`(?:30 to 50|30 and 50|30 bis 50|30- bis 50|30 und 50|30-50|30–50|30 - 50|30 – 50|30 to 49|30 bis 49|30-49|31 bis 50|31-50|31 to 50)`
const OLD = String.raw`(?:over|above|older than|more than|über|älter als|ab)(?: the age of)? (?:50|51)`
const YEARS = String.raw`(?:[ -]?jährigen?)?(?: years?| jahren?)?(?: old| of age| alt)?`
/** Ages are those of the staff where it, or ages, are spoken of before. */
const OF_THE_STAFF = String.raw`(?<=(?:${WHO}|\bage\b|\baged\b|\balters?\p{L}*|jährige)[^.]{0,220})`
const FALLS = String.raw`(?: ende \d{4}| at the end of \d{4}|(?: (?:are|were|waren|sind) (?:ende|at the end of) \d{4})| (?:are|were|is|was|ist|sind|waren|fall|falls|belongs?|fallen|gehören|gehörten|aged|to|into|in|between|zwischen|von|der|die|zur|altersgruppe|the|age group|those)){0,4}`
const STANDS_FOR = String.raw`(?: (?:age )?(?:group|bracket)|gruppe)?:?(?: (?:is|was|are|were|account(?:s|ed)? for|makes? up|made up|represent(?:s|ed)?|stellen|stellt|beträgt|betrug|liegt|lag|bei|machen|macht|at|fallen|fielen|entfallen|entfielen|with|mit)){0,3}`
const aged = (words: string): string[] => [
  String.raw`#\)?(?: ${OF_STAFF}| ${WHO}| of them| davon)?${FALLS} ${words}(?!\p{L})${OF_THE_STAFF}`,
  String.raw`${words}${YEARS}${STANDS_FOR} \(?#${OF_THE_STAFF}`,
]
const AGES_BEFORE = String.raw`\bage (?:structure|distribution|group|profile)|\bby age\b|alters(?:struktur|verteilung|gruppe|aufbau)`
const NOT_OF_ALL = String.raw`\b(?:left|resigned|quit|joined|gekündigt|verließen)\b|^(?:of|among|von|unter|bei) (?:the |our |den |unseren |allen )*(?:women|men|frauen|männern?|female|male|weiblichen|männlichen)(?!\p{L})`

const TOP = String.raw`(?:top[- ]management|(?:obersten?|höchsten) (?:führungs|leitungs|management)(?:ebene|kreis)|(?:ersten|1\.) (?:führungs|leitungs|management)ebene|senior (?:leadership|management)(?: team)?)`
const MEANS = String.raw`(?: ?\(|,? (?:which|that|this) (?:corresponds to|equals|is|represents|means)(?: a share of)? |,? (?:das|was) (?:sind|entspricht|entsprach)(?: einem anteil von)? |,? (?:or|oder|i\.e\.|d\. ?h\.) | – )`
const HOLD = String.raw`(?:hold|held|occupy|occupied|fill|filled|account(?:ed)? for|make up|made up|stellen|stellten|besetzen|besetzten|bekleiden)`
const POSITIONS = String.raw`(?: (?:of|von) (?:the |our |den )?¤)?(?: (?:positions|posts|members|managers|roles|positionen|stellen|mitglieder\p{L}*|führungskräfte\p{L}*))?`
/** How many women and men are at the top, and which share: the unit says which of them a figure is. */
const AT_THE_TOP: [string, string][] = (
  [
    ['female', WOMEN, MEN],
    ['male', MEN, WOMEN],
  ] as const
).flatMap(([member, own, other]): [string, string][] => [
  [
    member,
    String.raw`${TOP}[^.;]{0,60} (?<!(?:of|von)(?: the| our| den| insgesamt)? )#${POSITIONS}(?: of them| of whom| davon)?(?: (?:are|were|is|was|sind|waren|mit|held by|besetzt mit)){0,3} ${own}`,
  ],
  [member, String.raw`${TOP}[^.;]{0,110}¤${POSITIONS}(?: \p{L}+){0,4} ${own}(?: besetzt)?${MEANS}#`],
  [
    member,
    String.raw`${own} ${HOLD} #${POSITIONS}(?: ?\(¤\))? (?:in|at|of|in der|auf der|im) (?:our |the |unserer |der )?${TOP}`,
  ],
  [
    member,
    String.raw`${own} ${HOLD} ¤${POSITIONS} ?\(#\) (?:in|at|of|in der|auf der|im) (?:our |the |unserer |der )?${TOP}`,
  ],
  [member, String.raw`${TOP}[^.;]{0,60} anteil (?:der|von|an) ${own}[^.;\uE000-\uE3FF]{0,12} #`],
  [member, String.raw`${TOP}[^.;]{0,60} anteil (?:der|von|an) ${own}[^.;\uE000-\uE3FF]{0,12} ¤ ?\(# `],
  [
    member,
    String.raw`${TOP}[^.;]{0,60} anteil (?:der|von|an) ${other}[^.;\uE000-\uE3FF]{0,12} ¤(?: ?\([^()]{1,14}\))?,? (?:und |and )?der (?:der )?${own}[^.;\uE000-\uE3FF]{0,12} #`,
  ],
  [
    member,
    String.raw`${TOP}[^.;]{0,60} anteil (?:der|von|an) ${other}[^.;\uE000-\uE3FF]{0,12} ¤(?: ?\([^()]{1,14}\))?,? (?:und |and )?der (?:der )?${own}[^.;\uE000-\uE3FF]{0,12} ¤ ?\(# `,
  ],
  [
    member,
    String.raw`${TOP}[^.;]{0,60} ¤${POSITIONS}(?: (?:are|were|sind|waren))? ${other}(?: ?\(¤\))?,? (?:and|und|while) #(?: (?:are|were|sind|waren))? ${own}`,
  ],
  [
    member,
    String.raw`${TOP}[^.;]{0,60} ¤${POSITIONS}(?: (?:are|were|sind|waren))? ${other}(?: ?\(¤\))?,? (?:and|und|while) ¤(?: (?:are|were|sind|waren))? ${own} ?\(#\)`,
  ],
])

const COLLECTIVE = String.raw`(?:collective(?:ly)?(?: bargain| agree| labou?r)|tarif(?!erhöh|verhandl|abschl)|kollektivvertr|gesamtarbeitsvertr|\bgav\b)`
const UNDER = String.raw`(?:covered by|subject to|fall(?:s|ing)? under|work(?:s|ing)? under|governed by|bound by|benefit(?:s|ed)? from|employed under|paid under)`
const REVIEW = String.raw`(?:(?:performance|development|career|annual|appraisal|feedback)[^.;\uE000-\uE3FF]{0,30}(?:reviews?|appraisals?|talks?|dialogues?|interviews?|conversations?|assessments?|meetings?)|appraisals?(?: interviews?)?)`
const ACCIDENT = String.raw`accidents?\b|injur\p{L}+|unf[aä]ll\p{L}*`
const ACCIDENTS = String.raw`(?:accidents?|injur(?:y|ies)|\p{L}*unf[aä]lle?n?)`
const LEAVE = String.raw`(?:family(?:-related)?|parental|maternity|paternity) leave|elternzeit|familiären gründen|pflegezeit|familienbezogen`
const HUMAN_RIGHTS = String.raw`(?:severe|serious) human rights (?:incidents?|violations?|abuses?|issues?|impacts?|cases?)`

/** How running text tells of pay, training, accidents and incidents at work: ESRS S1-7 to S1-17. */
export const ownWorkWordings: Readonly<Record<string, Wordings>> = {
  'S1-6_11': {
    labels: [String.raw`austrittszahl(?:en)?`],
    says: [
      String.raw`(?:austrittszahl|zahl der (?:austritte|abgänge))[^.;\uE000-\uE3FF]{0,30} (?:auf|bei|betrug) #(?! (?:über|mehr|weniger))`,
    ],
  },
  'S1-6_12': {
    says: [
      String.raw`^#(?: \p{L}+)? (?:mitarbeiter|personal)?fluktuation(?:squote|srate)?$`,
      String.raw`^# (?:employee |staff )?turnover(?: rate)?$`,
    ],
  },
  'S1-7_02': {
    says: [
      String.raw`# (?:honorarkräfte|freie mitarbeit\p{L}+|freie dienstnehm\p{L}+|freelancers|independent contractors)(?!\p{L})`,
      String.raw`# (?:personen|menschen) (?:arbeiten|arbeiteten|sind|waren)(?: \p{L}+){0,2} als (?:freie \p{L}+|selbst(?:st)?ändige|freiberufl\p{L}+|honorarkr\p{L}+)`,
    ],
  },
  'S1-7_03': {
    says: [
      String.raw`# ${WHO} (?:from|of|via|through) (?:temporary )?(?:employment|staffing|work|labou?r) (?:agenc(?:y|ies)|undertakings|businesses)`,
      String.raw`(?:zeitarbeits|leiharbeits)(?:kräfte|nehm\p{L}+)[^.;]{0,60}, (?:ende|zum|am) [^.;\uE000-\uE3FF]{0,20}(?:waren|sind) es #`,
    ],
  },
  'S1-8_01': {
    says: [
      String.raw`${OF_STAFF} ?\(#\),? (?:are|is|were|was|fall|falls|work|works|benefit)[^.;\uE000-\uE3FF]{0,40}${COLLECTIVE}`,
      String.raw`# of (?:all |our |the |total |its |global |group |worldwide |own )+(?:employees|workforce|staff|people)[^.;\uE000-\uE3FF]{0,60} ${UNDER}[^.;\uE000-\uE3FF]{0,50}${COLLECTIVE}`,
      String.raw`(?:tarifvertr|kollektivvertr|gesamtarbeitsvertr)\p{L}* (?:kommt|kommen|kam|gilt|gelten|galt|findet|finden|fand) für # ${OF_STAFF}`,
      String.raw`unions? (?:negotiate|bargain|negotiated|bargained)[^.;\uE000-\uE3FF]{0,30} for # ${OF_STAFF}[^.;\uE000-\uE3FF]{0,40}collective`,
    ],
    labels: [
      String.raw`(?:union|trade union)(?: ?\/ ?| and | or )(?:cba|collective (?:bargaining )?agreement) coverage|cba coverage|coverage by (?:a )?(?:cba|collective (?:bargaining )?agreements?)`,
      String.raw`(?:dem|einem|unter) (?:gav|gesamtarbeitsvertrag|kollektivvertrag)(?: unterstellte[rn]?| unterliegende[rn]?| fallende[rn]?)? ${PERSONAL}|gav-unterstellte(?:[rn])? ${PERSONAL}|${PERSONAL} (?:mit|unter) (?:einem )?(?:gav|gesamtarbeitsvertrag)`,
    ],
  },
  'S1-8_02': {
    says: [
      String.raw`(?:\p{L}|:) ?\(?#(?<=(?:collective|bargaining|tarif|kollektivvertr)\p{L}*[^.]{0,160})(?= ?[;).]|,(?! in )|$| (?:und|and) (?!in ))`,
      String.raw`in \p{L}[\p{L} ]{2,20} (?:sind es|waren es|it is|it was) #(?<=(?:collective|bargaining|tarif|kollektivvertr)\p{L}*[^.]{0,160})`,
      String.raw`in \p{L}[\p{L} ]{2,20} (?:sind es|waren es|it is|it was) ¤,? (?:(?:und|and) )?in \p{L}[\p{L} ]{2,20} #(?<=(?:collective|bargaining|tarif|kollektivvertr)\p{L}*[^.]{0,200})`,
    ],
    saysAfter: [
      [
        String.raw`(?:collective|bargaining|tarif|kollektivvertr)\p{L}*[^.]{0,60}\d`,
        String.raw`\bin \p{L}[\p{L} ]{2,20} (?:the share|the rate|the figure|coverage|it|this|der anteil|die quote|er|sie) (?:was|is|stood at|betrug|beträgt|lag bei|liegt bei) #`,
      ],
      [
        String.raw`(?:collective|bargaining|tarif|kollektivvertr)\p{L}*[^.]{0,60}\d`,
        String.raw`\bin \p{L}[\p{L} ]{2,20} (?:the share|the rate|the figure|coverage|it|this|der anteil|die quote|er|sie) (?:was|is|stood at|betrug|beträgt|lag bei|liegt bei) ¤,? (?:(?:and|und) )?in \p{L}[\p{L} ]{2,20} #`,
      ],
    ],
  },
  'S1-9_01': { saysOf: AT_THE_TOP },
  'S1-9_02': {
    saysOf: [
      ...AT_THE_TOP,
      [
        'female',
        String.raw`${TOP}[^.]{0,90} frauenanteil (?:liegt|lag|beträgt|betrug)(?: dort| damit| hier)?(?: bei)? #`,
      ],
      [
        'female',
        String.raw`frauen(?:anteil|quote) (?:in|im|auf)[^.;\uE000-\uE3FF]{0,60}${TOP}[^.;\uE000-\uE3FF]{0,50} (?:auf|bei|betrug|beträgt|von) #`,
      ],
    ],
    labels: [
      String.raw`frauen(?:anteil|quote)?,? (?:(?:auf|in|im) )?(?:der )?(?:1\.|ersten?|obersten?) (?:führungs|leitungs|management)ebene`,
    ],
  },
  'S1-9_03': {
    unsaid: NOT_OF_ALL,
    says: aged(YOUNG),
    saysAfter: aged(YOUNG).map((says): [string, string] => [AGES_BEFORE, says.replace(OF_THE_STAFF, '')]),
  },
  'S1-9_04': {
    unsaid: NOT_OF_ALL,
    says: aged(MIDDLE),
    saysAfter: aged(MIDDLE).map((says): [string, string] => [AGES_BEFORE, says.replace(OF_THE_STAFF, '')]),
  },
  'S1-9_05': {
    unsaid: NOT_OF_ALL,
    says: aged(OLD),
    saysAfter: aged(OLD).map((says): [string, string] => [AGES_BEFORE, says.replace(OF_THE_STAFF, '')]),
  },
  'S1-10_01': {
    yes: [
      String.raw`\b(?:we|company|group|undertaking) (?:pays?|paid) (?:all|each|every one of) (?:of )?(?:our |its )?(?:own )?${STAFF} (?:an )?(?:adequate|fair|living) wages?`,
    ],
  },
  'S1-12_01': {
    says: [
      String.raw`(?<!\p{L})(?:schwer)?behinder[^.;\uE000-\uE3FF]{0,60},? (?:was|das|dies) (?:einer quote|einem anteil) von # entspr`,
    ],
  },
  'S1-13_02': {
    not: OF_SOME,
    says: [
      String.raw`${WHO} ?\(#\) (?:had|received|took part in|participated in|completed|underwent|were given)[^.;\uE000-\uE3FF]{0,30} ${REVIEW}`,
      String.raw`${REVIEW} (?:were|was|have been) (?:completed|held|conducted|carried out|received|done) (?:by|with|for) # ${OF_STAFF}`,
      String.raw`(?:proportion|share|percentage) of ${STAFF} (?:who|that|with|having|receiving)[^.;\uE000-\uE3FF]{0,40} ${REVIEW}[^.;\uE000-\uE3FF]{0,20} (?:came to|was|is|stood at|amounted to) #`,
      String.raw`^(?:in total, |in \d{4}, )?# (?:took part in|participated in|received|had|completed)(?: (?:an?|their|at least|one|regular|annual|formal)){0,3} ${REVIEW}`,
      String.raw`# of (?:our |all |the )*(?:salaried and hourly|hourly and salaried|permanent and temporary|eligible) (?:employees|staff|colleagues) (?:had|received|took part in|participated in|completed|underwent)[^.;\uE000-\uE3FF]{0,30} ${REVIEW}`,
    ],
    saysOf: [
      [
        'female',
        String.raw`(?:beurteilung|bewertung|gespräch|reviews?|appraisals?)\p{L}*[^.;\uE000-\uE3FF]{0,30} \((?:frauen|women):? #`,
      ],
      [
        'male',
        String.raw`(?:beurteilung|bewertung|gespräch|reviews?|appraisals?)\p{L}*[^.;\uE000-\uE3FF]{0,30} \((?:frauen|women):? ¤[,;]? (?:und |and )?(?:männer|men):? #`,
      ],
    ],
  },
  'S1-13_04': {
    saysOf: [
      [
        'female',
        String.raw`¤ (?:weiter|of training|training|fort|an \p{L}*bildung)[^.;\uE000-\uE3FF]{0,30}, (?:frauen|women) # (?:und|and) (?:männer|men) ¤`,
      ],
      [
        'male',
        String.raw`¤ (?:weiter|of training|training|fort|an \p{L}*bildung)[^.;\uE000-\uE3FF]{0,30}, (?:frauen|women) ¤ (?:und|and) (?:männer|men) #`,
      ],
    ],
    labels: [
      String.raw`(?:ausbildungs|schulungs|weiterbildungs|fortbildungs)stunden (?:pro|je) (?:mitarbeit\p{L}+|kopf|fte|vollzeitstelle|person|beschäftigte\p{L}*)`,
    ],
  },
  'S1-14_01': {
    says: [
      String.raw`\ball [^.;\uE000-\uE3FF]{0,40}\(#\) (?:are|is|were) covered by [^.;\uE000-\uE3FF]{0,40}(?:iso ?45001|management system)`,
    ],
  },
  'S1-14_02': {
    labels: [
      String.raw`(?:anzahl|zahl) und (?:rate|quote) der todesfälle(?: (?:aufgrund|infolge|durch) arbeitsbedingter verletzungen)?`,
    ],
  },
  'S1-14_04': {
    says: [String.raw`# osha[- ]recordable (?:incidents|injuries|cases|accidents)`],
  },
  'S1-14_05': {
    labels: [
      String.raw`(?:berufs|arbeits|betriebs)unfälle (?:pro|je) (?:1 |eine )?(?:million|mio\.?) (?:geleistete[rn]? )?(?:arbeits)?stunden`,
    ],
    says: [
      String.raw`\brate of # (?:recordable |work-?related )*(?:accidents|injuries|cases|incidents) (?:per|for every|in every) (?:(?:one |1 )?million|¤)`,
      String.raw`recordable[^.;\uE000-\uE3FF]{0,30}${ACCIDENTS}[^.;\uE000-\uE3FF]{0,30} \(rate:? #\)`,
    ],
    saysAfter: [
      [
        String.raw`recordable|meldepflichtig|dokumentier|arbeitsunf[aä]ll`,
        String.raw`^(?:die |the )?(?:quote|rate|häufigkeit|frequency)(?: lag| betrug)? (?:je|pro|per) (?:eine |one )?million(?: geleisteter)? (?:arbeitsstunden|hours(?: worked)?) (?:betrug|beträgt|lag bei|liegt bei|was|stood at|came to) #`,
      ],
    ],
  },
  'S1-14_06': {
    says: [
      String.raw`# (?:of our |own )*(?:employees|staff|colleagues|workers|people) (?:was|were|has been|have been) diagnosed with (?:an? )?(?:recordable |work-?related |occupational )+(?:ill[ -]?health|illness(?:es)?|diseases?)`,
      String.raw`\bin # (?:cases?,? )?(?:cases? of )?(?:recordable )?work-?related ill[ -]?health (?:was|were|has been) (?:recorded|reported|identified|confirmed)`,
      String.raw`\bin # cases?,? (?:recordable )?(?:work-?related ill[ -]?health|an occupational (?:disease|illness))`,
      String.raw`(?:arbeitsbedingte\p{L}* erkrankungen|berufskrankheiten) (?:wurden|sind|waren|traten)(?: \p{L}+){0,2} in # fällen`,
    ],
  },
  'S1-14_07': {
    says: [
      String.raw`(?:days away from work|lost (?:work(?:ing)? ?)?days|workdays lost|days lost) (?:totall?ed|amounted to|came to|numbered|added up to) #(?! (?:due to sick|from illness))`,
      String.raw`verlust an (?:arbeits|kalender)?tagen (?:infolge|durch|aufgrund|wegen)[^.;\uE000-\uE3FF]{0,14}unf[aä]lle?n?[^.;\uE000-\uE3FF]{0,20} (?:auf|bei|betrug) #`,
    ],
    saysAfter: [
      [
        ACCIDENT,
        String.raw`^(?:in total,? |in all,? |a total of )?#(?: (?:working|work|calendar))?(?: days)? were lost(?: as a (?:consequence|result)| because of (?:this|these|them)| through (?:this|these|them))(?! of (?!(?:the |these |this |such |work\S* )*(?:accident|injur|incident)))(?=[ ,.;(]|$)`,
      ],
      [
        ACCIDENT,
        String.raw`^(?:insgesamt |zusammen )?(?:fielen|gingen) (?:dadurch|deshalb|hierdurch|deswegen|infolgedessen|daraufhin)(?: insgesamt)? #(?: \p{L}*tage)? (?:aus|verloren)(?=[ ,.;]|$)`,
      ],
    ],
  },
  'S1-15_01': {
    labels: [
      String.raw`(?:family-?related|parental|family) leave[ :–-]+(?:entitle(?:d|ment)|eligib(?:le|ility))(?: employees)?`,
    ],
    says: [
      String.raw`# ${OF_STAFF} (?:sind|waren) berechtigt,? [^.;\uE000-\uE3FF]{0,40}(?:familiären gründen|elternzeit|familienurlaub|familienbezogen)`,
    ],
  },
  'S1-15_02': {
    labels: [
      String.raw`(?:family-?related|parental|family) leave[ :–-]+(?:uptake|take-?up)(?: rate)?|(?:uptake|take-?up)(?: rate)? of (?:family-?related|parental|family) leave`,
    ],
    says: [
      String.raw`(?:${LEAVE})[^.]{0,40} # (?:of (?:those|the|all) (?:entitled|eligible)(?: \p{L}+)? )?(?:did so|took it|made use of it|used it|have done so)(?=[ ,.;(]|$)`,
    ],
  },
  'S1-15_03': {
    saysAfter: [
      [
        LEAVE,
        String.raw`(?:took it|made use|used it|did so|nutzten|nahmen|machten)[^.;\uE000-\uE3FF]{0,40} ?\((?:women|frauen):? #`,
        'female',
      ],
      [
        LEAVE,
        String.raw`(?:took it|made use|used it|did so|nutzten|nahmen|machten)[^.;\uE000-\uE3FF]{0,40} ?\((?:women|frauen):? ¤[,;]? (?:and |und )?(?:men|männer):? #`,
        'male',
      ],
    ],
    saysOf: [
      [
        'female',
        String.raw`(?:${LEAVE})[^.]{0,60} (?:took it|made use of it|used it|did so)(?: in \d{4})?;? ?(?:\(women:? #|(?:the figure was |for women )?# for women)`,
      ],
      [
        'male',
        String.raw`(?:${LEAVE})[^.]{0,60} (?:took it|made use of it|used it|did so)(?: in \d{4})?;? ?(?:\(women:? ¤[,;] men:? #|the figure was ¤ for women and # for men)`,
      ],
      [
        'female',
        String.raw`(?:${LEAVE})[^.]{0,60} (?:took it|made use of it|used it|did so); the figure was # for women`,
      ],
    ],
  },
  'S1-16_01': {
    says: [
      String.raw`women(?: at [^.;,\uE000-\uE3FF]{2,30})? (?:earn(?:ed|s)?|(?:were|are) paid|received)[^.;\uE000-\uE3FF]{0,40} # less(?: per hour)? than (?:their )?(?:male|men)`,
      String.raw`(?:gap|difference) between the (?:average|mean) [^.;\uE000-\uE3FF]{0,30}(?:pay|earnings|wages?|salary)[^.;\uE000-\uE3FF]{0,30}(?:men|women) and (?:women|men) (?:is|was|amounts to|amounted to|stood at|came to) #`,
    ],
    labels: [
      String.raw`(?:unbereinigte )?(?:lohn|entgelt|gehalts|verdienst)(?:differenz|ungleichheit)(?: zwischen (?:frauen und männern|männern und frauen))?`,
    ],
  },
  'S1-16_02': {
    says: [
      String.raw`(?:ceo|chief executive)[^.;\uE000-\uE3FF]{0,20} (?:pay|compensation|remuneration) ratio(?![^.;]{0,120}(?:average|mean))[^.;\uE000-\uE3FF]{0,60} (?:was|is|of|stood at|at|to) #`,
    ],
    labels: [
      String.raw`verhältnis (?:von |zwischen )?(?:höchste[rms]? |dem höchsten )(?:lohn|gehalt|vergütung|jahresvergütung) (?:zu[mr]?|und) (?:dem )?median(?:lohn|gehalt|vergütung)?`,
    ],
  },
  'S1-17_02': {
    labels: [
      String.raw`(?:meldungen|hinweise|fälle|vorfälle) (?:wegen|zu|von|über) diskriminierung(?:,? (?:oder|und|einschließlich|inkl\.|sowie) belästigung)?`,
    ],
    says: [
      String.raw`(?:received|recorded|registered|were|logged) # (?:reports|notifications|allegations) of (?:discrimination|harassment)`,
    ],
    zero: [
      String.raw`^diskriminierung: [^.;\uE000-\uE3FF]{0,20}(?:wurden|gab es|lagen) keine (?:vor)?fälle (?:gemeldet|bekannt|vor|registriert)`,
    ],
  },
  'S1-17_03': {
    labels: [
      String.raw`(?:employee )?complaints (?:via|through|raised via) (?:the )?(?:whistle-?blowing|speak[ -]?up|grievance|internal|reporting) (?:channels?|lines?|system)(?: \(own workforce\))?`,
    ],
    saysAfter: [
      [
        String.raw`diskriminier|belästig|discriminat|harass`,
        String.raw`^(?:darüber hinaus|außerdem|zusätzlich|daneben|ferner|weiterhin) (?:gingen|wurden)(?: \p{L}+){0,2} # (?:weitere )?beschwerden (?:ein|eingereicht)(?=[ ,.;]|$)(?! von)`,
      ],
    ],
    says: [
      String.raw`# (?:weitere |andere |sonstige )?beschwerden (?:gingen )?über (?:die|das|den|unsere?) (?:melde|hinweisgeber|beschwerde|ombuds)\p{L}* ein`,
    ],
  },
  'S1-17_05': {
    labels: [String.raw`fines (?:for|due to|related to|in connection with) (?:incidents of )?discrimination`],
    zeroAfter: [
      [
        String.raw`discriminat|harass|diskriminier|belästig`,
        String.raw`^(?:we|the group|the company) paid no (?:fines|penalties|compensation)[^.;\uE000-\uE3FF]{0,60} (?:as a result|in this connection|in this context)`,
      ],
      [
        String.raw`discriminat|harass|diskriminier|belästig`,
        String.raw`^(?:strafzahlungen|geldbußen|bußgelder|strafen|entschädigungen)[^.;\uE000-\uE3FF]{0,40} fielen[^.;\uE000-\uE3FF]{0,20} nicht an`,
      ],
    ],
  },
  'S1-17_08': {
    zero: [
      String.raw`\bno ${HUMAN_RIGHTS}[^.;\uE000-\uE3FF]{0,60} (?:came to our attention|were brought to our attention)`,
    ],
  },
  'S1-17_10': {
    yes: [
      String.raw`\bno ${HUMAN_RIGHTS}[^.;\uE000-\uE3FF]{0,60} (?:came to our attention|were brought to our attention)`,
    ],
  },
}
