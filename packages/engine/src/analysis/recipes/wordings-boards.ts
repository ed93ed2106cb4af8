import type { Wordings } from '../recipe.ts'

const BOARD = String.raw`(?:supervisory board|board of directors|management board|executive board|administrative board|board)`
const RAT = String.raw`(?:aufsichtsrat|verwaltungsrat|vorstand|leitungsorgan|gremium)`
const MEMBERS = String.raw`(?:(?:supervisory |management |executive )?board members|directors|members of (?:the|our) (?:supervisory |management |executive )?board(?: of directors)?|members)`
const MITGLIEDER = String.raw`(?:(?:aufsichtsrats|verwaltungsrats|vorstands)mitglieder[n]?|mitglieder[n]? (?:des|im) (?:aufsichtsrats?|verwaltungsrats?|vorstands?))`
const NOT_BELOW = String.raw`(?! (?:der|einer|unserer|of (?:a|our|the)) (?:\p{L}+ )?(?:tochter|subsidiar|beteiligung|stiftung|foundation))`
/** Boards of others than whoever writes. */
const THEIRS = String.raw`\b(?:vorstand|aufsichtsrat|verwaltungsrat|board(?: of directors)?) (?:der|des|unserer|einer|of (?:the|our|a)) (?:\p{L}+ )?(?:\p{L}*stiftung|vereins?|verbands|verbandes|foundation|association|pensionskasse|pension fund|tochter\p{L}*|subsidiary)(?!\p{L})`
const SUSTAINABLE = String.raw`(?:sustainab\p{L}*|\besg\b(?:-\p{L}+)?|climate(?:-related)?|non-financial|nachhaltigkeits\p{L}*|nachhaltige\p{L}*|nichtfinanzielle\p{L}*|klima\p{L}*)`
const INCENTIVE = String.raw`(?:(?:total |annual |short-term |long-term |executive )*(?:variable (?:remuneration|compensation|pay)|bonus(?:es)?))`
const VERGUETUNG = String.raw`(?:(?:kurz|lang)fristige\p{L}* |jährliche\p{L}* |einjährige\p{L}* |mehrjährige\p{L}* |gesamte\p{L}* )*(?:variable\p{L}* (?:\p{L}*vergütung|bezüge)|\p{L}*bonus|tantieme|boni|zielvergütung)`
const IN_NUMBERS = String.raw`(?:betrug|beträgt|lag bei|liegt bei|belief sich auf|beläuft sich auf|von|:)`
const AT_RISK = String.raw`(?:functions[ -]at[ -]risk|at[ -]risk functions|risk-exposed functions|(?:risikobehafteten|gefährdeten|exponierten) (?:funktionen|bereichen|positionen))`
const CORRUPT = String.raw`(?:corrupt|brib|korrupt|bestech)`
const FINES = String.raw`(?:geldstrafen?|geldbußen?|bußgelder[n]?|bußgeld|strafzahlungen)`

/** Boards, pay, and conduct in figures, in the plain words of reports: ESRS 2 GOV-1 and GOV-3, SBM-1, and G1. */
export const boardWordings: Readonly<Record<string, Wordings>> = {
  'GOV-1_01': {
    unsaid: THEIRS,
    says: [
      String.raw`# (?:people|persons|members|executives) (?:sit|sat|serve|served|are|were) on the (?:management|executive) board${NOT_BELOW}`,
      String.raw`# (?:people|persons|members|executives) (?:make|made|form|formed) (?:up )?(?:the|our) (?:group )?(?:management|executive) board${NOT_BELOW}`,
      String.raw`# (?:personen|mitglieder|vorstände) (?:bilden|bildeten) (?:den|unseren) (?:konzern)?vorstand${NOT_BELOW}`,
      String.raw`board[^.;]{0,60} # executive(?: directors| members)?,? (?:and|,) ¤ (?:other |independent )?non-?executive`,
      String.raw`${MEMBERS}[^.;]{0,40} (?:and )?#(?:, the [^,.;]{2,40},)? (?:is|are|was|were|being) (?:an )?executive(?! committee|\p{L})`,
      String.raw`${BOARD}[^.;]{0,60} # executive directors?(?! and)(?![^.;]{0,20} report)`,
      String.raw`verwaltungsrat[^.;\uE000-\uE3FF]{0,40} # geschäftsführende[nr]? (?:mitglieder[n]? )?und ¤ nicht[ -]?geschäftsführende`,
      String.raw`geschäftsführung${NOT_BELOW} (?:besteht|bestand|setzt sich|setzte sich|umfasst|zählt)(?: \p{L}+){0,2}(?: aus)? # (?:geschäftsführer\p{L}*|personen|mitglieder\p{L}*|köpfen)`,
      String.raw`^mit # mitgliedern,? [^.;]{0,60}(?:führt|leitet|verantwortet) der vorstand`,
      String.raw`verwaltungsrat[^.;]{0,40} ¤ nicht[ -]?geschäftsführende[nr]? und # geschäftsführende[nrs]? mitglied`,
      String.raw`vorstand (?:hat|hatte|zählt|zählte|umfasst|umfasste) #(?: mitglieder)?,? (?:und )?der aufsichtsrat ¤ mitglieder`,
    ],
    zero: [
      String.raw`${BOARD}[^.;]{0,50} (?:none|not one) of (?:whom|them|which) (?:is|are|was|were|holds?) (?:an )?executive`,
      String.raw`verwaltungsrat[^.;]{0,50} von denen keine[rs]? (?:geschäftsführend|exekutiv)`,
      String.raw`\bnone of the (?:¤ )?${MEMBERS}[^.;]{0,30} (?:holds?|has|have|had|held)[^.;]{0,20} (?:executive|management) (?:position|function|role|responsibilit)`,
    ],
  },
  'GOV-1_02': {
    unsaid: THEIRS,
    says: [
      String.raw`board[^.;]{0,60} ¤ executive(?: directors| members)?,? (?:and|,) # (?:independent )?non-?executive`,
      String.raw`\bnone of the # ${MEMBERS}[^.;]{0,30} (?:holds?|has|have|had|held)[^.;]{0,20} (?:executive|management) (?:position|function|role|responsibilit)`,
      String.raw`verwaltungsrat[^.;\uE000-\uE3FF]{0,40} # nicht[ -]?geschäftsführende[nr]? und ¤ geschäftsführende`,
      String.raw`# (?:directors|members|people) (?:make|made) up the ${BOARD},? all (?:of whom )?(?:are |were )?non-?executive`,
      String.raw`^with # members,(?: ¤[^,.;]{3,50},)?(?: \p{L}+ of whom[^,.;]{3,50},)? (?:the|our) supervisory board${NOT_BELOW}`,
      String.raw`${BOARD}[^.;\uE000-\uE3FF]{0,30} # (?:members|directors),? (?:none|not one) of (?:whom|them|which) (?:is|are|was|were|holds?) (?:an )?executive`,
      String.raw`verwaltungsrat[^.;\uE000-\uE3FF]{0,30} # mitglieder[n]?,? von denen keine[rs]? (?:geschäftsführend|exekutiv)`,
      String.raw`# (?:people|persons|members) (?:sit|sat|serve|served) on the supervisory board${NOT_BELOW}`,
      String.raw`^mit # mitgliedern,(?: (?:davon|darunter) [^,.;]{3,60},)? (?:überwacht|berät|kontrolliert|begleitet|tagte|ist|war|zählt)(?: (?:und|der|unser|\p{L}+))? (?:der |unser )?aufsichtsrat${NOT_BELOW}`,
      String.raw`vorstand[^.;\uE000-\uE3FF]{0,20} ¤(?: mitglieder)?,? (?:und )?der aufsichtsrat # mitglieder`,
      String.raw`management board[^.;\uE000-\uE3FF]{0,20} ¤(?: members)?,? (?:and )?the supervisory board #(?: members)?(?=[.,;]|$)`,
    ],
  },
  'GOV-1_05': {
    unsaid: THEIRS,
    labels: [
      String.raw`(?:female|women['’]?s?) representation (?:on|in) (?:the |our )?${BOARD}`,
      String.raw`(?:share|percentage|proportion) of (?:female|women) (?:board )?directors`,
      String.raw`(?:share|percentage|proportion) of (?:women|female members) (?:on|in) (?:the |our )?${BOARD}`,
    ],
    saysOf: [
      [
        'female',
        String.raw`# of (?:the |our )?(?:supervisory |executive |management )?(?:board )?seats(?: on (?:the|our) ${BOARD})?${NOT_BELOW} (?:are|were) (?:held|occupied|filled) by women`,
      ],
      [
        'female',
        String.raw`\bwomen (?:make up|made up|account(?:ed)? for|hold|held|represent|represented|occup(?:y|ied)|constituted?) # of (?:the |our |all )?(?:directors|members|seats|positions) (?:on|of|in) (?:the |our )?${BOARD}${NOT_BELOW}`,
      ],
      [
        'female',
        String.raw`\bof (?:the|our|its) (?:¤|\p{L}+) ${MEMBERS}${NOT_BELOW},? (?:¤|\p{L}+) \(#\) (?:are|were) (?:women|female)`,
      ],
      [
        'female',
        String.raw`${BOARD}${NOT_BELOW} (?:includes?|included|has|had|counts|comprises|comprised) (?:¤|\p{L}+) (?:women|female (?:members|directors)) \(#\)`,
      ],
      ['female', String.raw`${BOARD}${NOT_BELOW} (?:is|was) # (?:female|women)(?!\p{L})`],
      [
        'female',
        String.raw`# der sitze (?:im|des) ${RAT}s?${NOT_BELOW} (?:sind|waren|werden|wurden) (?:mit frauen besetzt|von frauen)`,
      ],
      [
        'female',
        String.raw`(?:¤|\p{L}+) der (?:¤|\p{L}+) ${MITGLIEDER}${NOT_BELOW} \(#\) (?:sind|waren) (?:frauen|weiblich)`,
      ],
      [
        'female',
        String.raw`\(#\) of (?:the |our )?(?:${MEMBERS}|${BOARD})${NOT_BELOW} (?:are|is|were|was) (?:women|female)`,
      ],
      ['female', String.raw`\(#\) der ${MITGLIEDER}${NOT_BELOW} (?:sind|waren|ist|war) (?:frauen|weiblich)`],
      [
        'female',
        String.raw`(?:¤|\p{L}+) of the (?:¤|\p{L}+) ${MEMBERS}${NOT_BELOW} (?:are|were) women,? (?:equal(?:ling)? to|or|i\.e\.,?|which (?:is|corresponds to|equals)|corresponding to|representing|a share of) #`,
      ],
      [
        'female',
        String.raw`(?:¤|\p{L}+) der (?:¤|\p{L}+) ${MITGLIEDER}${NOT_BELOW} (?:sind|waren) (?:frauen|weiblich),? (?:das (?:entspricht|sind)|also|mithin|somit|dies entspricht)(?: einem anteil von| einer quote von)? #`,
      ],
      ['female', String.raw`dem ${RAT}${NOT_BELOW} gehör(?:en|ten) (?:¤|\p{L}+) frauen \(#\)`],
      [
        'female',
        String.raw`${BOARD}${NOT_BELOW}[^.;\uE000-\uE3FF]{0,40} (?:compris(?:es|ed)|consist(?:s|ed) of|is made up of|is composed of|has|had|includes|with) # (?:women|female)`,
      ],
      [
        'male',
        String.raw`${BOARD}${NOT_BELOW}[^.;\uE000-\uE3FF]{0,40} (?:compris(?:es|ed)|consist(?:s|ed) of|is made up of|is composed of|has|had) ¤ (?:women|female)[^.;\uE000-\uE3FF]{0,10} and # (?:men|male)`,
      ],
      [
        'female',
        String.raw`${RAT}${NOT_BELOW}[^.;\uE000-\uE3FF]{0,40} (?:besteht|bestand|setzt sich|setzte sich|ist|war)(?: \p{L}+){0,2} zu # (?:aus|mit) frauen`,
      ],
      [
        'male',
        String.raw`${RAT}${NOT_BELOW}[^.;\uE000-\uE3FF]{0,40} (?:besteht|bestand|setzt sich|setzte sich)(?: \p{L}+){0,2} zu ¤ aus frauen und zu # aus männern`,
      ],
      [
        'female',
        String.raw`\bvon (?:den|unseren|seinen|ihren) (?:¤|\p{L}+) ${MITGLIEDER}${NOT_BELOW} (?:sind|waren) (?:¤|\p{L}+) (?:frauen|weiblich) ?\(#\)`,
      ],
      ['female', String.raw`\b${MITGLIEDER}${NOT_BELOW} (?:sind|waren) (?:¤|\p{L}+) (?:frauen|weiblich) ?\(#\)`],
    ],
  },
  'GOV-1_07': {
    unsaid: THEIRS,
    labels: [
      String.raw`unabhängigkeitsquote (?:des|im) (?:aufsichtsrats?|verwaltungsrats?)`,
      String.raw`(?:share|percentage|proportion) of independent (?:non-executive )?(?:board )?(?:members|directors) (?:on|in|of) (?:the |our )?${BOARD}`,
    ],
    says: [
      String.raw`(?:¤|\p{L}+) of (?:the |our )?(?:¤|\p{L}+) ${MEMBERS} \(#\) (?:are|is|were|was|qualify|qualified|count|counted)(?: as| considered| deemed| to be| classified)* independent`,
      String.raw`(?:¤|\p{L}+) (?:der|von) (?:¤|\p{L}+) ${MITGLIEDER} \(#\) (?:sind|waren|gelten|galten) (?:als )?unabhängig`,
      String.raw`\bindependent (?:non-executive )?(?:directors|members)[^.;\uE000-\uE3FF]{0,30} (?:make up|made up|account(?:s|ed)? for|represent(?:s|ed)?|constitute[sd]?|form(?:s|ed)?) # of (?:the |our )?${BOARD}`,
      String.raw`\bmehrheit (?:der mitglieder )?(?:des|im) (?:aufsichtsrats?|verwaltungsrats?) \(#\) (?:ist|sind|war|waren|gilt|gelten) (?:als )?unabhängig`,
      String.raw`\bindependent (?:board )?members \(#\),? (?:the|our) (?:supervisory )?board`,
    ],
  },
  'GOV-3_05': {
    says: [
      String.raw`${SUSTAINABLE}[^.;\uE000-\uE3FF]{0,50} (?:account(?:s|ed)? for|make up|makes up|made up|determine[sd]?|represent(?:s|ed)?)(?: [\p{L}-]+){0,3} \(#\) of (?:the |their |our )?${INCENTIVE}`,
      String.raw`(?:weight(?:ing|age)?|share|proportion) of (?:the )?${SUSTAINABLE}[^.;\uE000-\uE3FF]{0,50}${INCENTIVE}[^.;\uE000-\uE3FF]{0,30} (?:is|was|amounts? to|amounted to|of|stood at|stands at) #`,
      String.raw`${SUSTAINABLE}[^.;\uE000-\uE3FF]{0,50} (?:carry|carries|carried|have|has|had|with|given|receive[sd]?) (?:an? )?(?:total |combined |overall )?weight(?:ing|age)? of #[^.;]{0,40}${INCENTIVE}`,
      String.raw`${SUSTAINABLE}[^.;\uE000-\uE3FF]{0,30} (?:is|are|was|were) weighted (?:at|with) #[^.;]{0,40}${INCENTIVE}`,
      String.raw`gewicht(?:ung)? (?:der |von )?${SUSTAINABLE}[^.;\uE000-\uE3FF]{0,50}(?:in|im|an|bei) (?:der |den )?${VERGUETUNG}[^.;\uE000-\uE3FF]{0,30} ${IN_NUMBERS} #`,
      String.raw`${SUSTAINABLE}[^.;\uE000-\uE3FF]{0,30} (?:sind|ist|werden|wird|waren|wurden) (?:in|im|bei)(?: der| den)? ${VERGUETUNG}[^.;\uE000-\uE3FF]{0,20} mit # (?:gewichtet|berücksichtigt)`,
      String.raw`\(#\) (?:der|des) ${VERGUETUNG}[^.;\uE000-\uE3FF]{0,30} (?:ist|sind|war|waren|häng|richt|bemess|basier|beruh)[^.;\uE000-\uE3FF]{0,20}(?: an| von| nach| auf) ${SUSTAINABLE}`,
      String.raw`\bhäng(?:en|t|te|ten) # (?:der|des) ${VERGUETUNG}[^.;\uE000-\uE3FF]{0,30} (?:von|vom)(?: der| den)? [^.;\uE000-\uE3FF]{0,40}${SUSTAINABLE}`,
      String.raw`# (?:der|des) ${VERGUETUNG}[^.;\uE000-\uE3FF]{0,40} (?:ist|sind|war|waren|häng|richt|bemess|basier|beruh|entf)[^.;\uE000-\uE3FF]{0,20}(?: an| von| nach| auf) ${SUSTAINABLE}`,
    ],
  },
  'E1.GOV-3_02': {
    says: [
      String.raw`# der (?:[\p{L}-]+ ){0,5}(?:erfassten |gezahlten |gewährten )?vergütung[^.;\uE000-\uE3FF]{0,30} (?:war|waren|ist|sind|hing|hingen|häng)[^.;\uE000-\uE3FF]{0,20}(?: an| mit| von) (?:klima|co2-)\p{L}*`,
    ],
  },
  'SBM-1_06': {
    says: [
      String.raw`\bwe generate (?:annual |net |total )*(?:sales|revenues?|turnover) of (?:about |around |some |approximately )?#(?! (?:in|from|with))`,
      String.raw`^at #,? (?:our |group |total |net |consolidated )*(?:revenues?|sales|turnover) (?:was|were|remained|came in|stood)`,
      String.raw`^mit # (?:lag|lagen|erreichte|erreichten|übertraf|blieb|blieben|fiel|fielen) (?:der|die|unser|unsere) (?:konzern|netto|gesamt)?(?:umsatz|umsatzerlöse|erlöse)(?!\p{L})`,
      String.raw`\b(?:schloss|schlossen|beendete|beendeten) [^.;\uE000-\uE3FF]{0,30}(?:jahr|geschäftsjahr|berichtsjahr)[^.;\uE000-\uE3FF]{0,10} mit (?:einem |einer )?(?:konzern|netto|gesamt)?(?:umsatz|umsatzerlösen|erlösen) (?:von|in höhe von) #`,
    ],
    unsaid: String.raw`\b(?:production|division|segment|business unit|business area|activities|subsidiary|branch|sparte|geschäftsbereich|tochtergesellschaft) (?:generated|achieved|recorded|posted|reported|earned|erzielte|erwirtschaftete)(?!\p{L})`,
  },
  'SBM-1_16': {
    says: [
      String.raw`\bchemicals? production (?:business )?(?:generated|achieved|recorded|earned) (?:net )?(?:revenues?|turnover|sales) of #`,
      String.raw`\bmit der (?:herstellung|produktion) von chemikalien[^.;\uE000-\uE3FF]{0,60}(?:umsatz|umsätze|umsatzerlöse|erlöse)[^.;\uE000-\uE3FF]{0,20} (?:von|in höhe von) #`,
    ],
  },
  'G1-3_07': {
    labels: [
      String.raw`(?:training )?completion rate (?:among|of|for) (?:the )?(?:employees|staff|people) in ${AT_RISK}`,
      String.raw`schulungs(?:quote|abdeckung) (?:der |von )?(?:beschäftigten|mitarbeitenden|arbeitnehmer|mitarbeiter) in ${AT_RISK}`,
    ],
    says: [
      String.raw`(?:completion|participation|attendance) rate[^.;\uE000-\uE3FF]{0,50}${AT_RISK}[^.;\uE000-\uE3FF]{0,20} (?:was|is|stood at|reached|came to|of|:) #`,
      String.raw`schulungs(?:quote|abdeckung)[^.;\uE000-\uE3FF]{0,40}${AT_RISK}[^.;\uE000-\uE3FF]{0,20} ${IN_NUMBERS} #`,
    ],
  },
  'G1-4_01': {
    says: [
      String.raw`${CORRUPT}\p{L}*[^.;\uE000-\uE3FF]{0,30} (?:kam es|gab es|führte)[^.;\uE000-\uE3FF]{0,10} # (?:rechtskräftige\p{L}* )?verurteilung(?:en)?`,
      String.raw`\brecorded # convictions?[^.;]{0,60}${CORRUPT}`,
    ],
    zero: [
      String.raw`\bnot aware of any (?:\p{L}+ )?convictions?[^.;]{0,40}${CORRUPT}`,
      String.raw`\bverurteilungen wegen [^.;]{0,50}${CORRUPT}\p{L}*[^.;]{0,20} (?:sind|waren|wurden) (?:uns |dem konzern )?nicht (?:bekannt|gemeldet)`,
      String.raw`\b(?:zero|no) convictions? and (?:[^.;]{0,12})fines?[^.;]{0,70}${CORRUPT}`,
    ],
  },
  'G1-4_02': {
    says: [
      String.raw`\bconvictions?[^.;\uE000-\uE3FF]{0,20} and # (?:in|of) fines?[^.;]{0,70}${CORRUPT}`,
      String.raw`${CORRUPT}\p{L}*[^.;]{0,60}verurteilung[^.;\uE000-\uE3FF]{0,20} (?:mit|und|sowie|zu) (?:einer|einem|eine)? ?${FINES} (?:von|in höhe von|über) #`,
      String.raw`\bconvict\p{L}+ for ${CORRUPT}\p{L}*[^.;]{0,40} fined? (?:of )?#`,
    ],
    zero: [
      String.raw`\b(?:not|never|nor)\b[^.;\uE000-\uE3FF]{0,20} convicted (?:of|for),? (?:or|nor|and) fined for,? [^.;]{0,60}${CORRUPT}`,
      String.raw`\b(?:neither|none|no)\b[^.;\uE000-\uE3FF]{0,70} (?:was|were|has been|have been) (?:convicted|sentenced) (?:or|and|nor) fined[^.;]{0,50}${CORRUPT}`,
      String.raw`\bweder\b[^.;\uE000-\uE3FF]{0,80} wegen [^.;]{0,40}${CORRUPT}\p{L}*(?: [\p{L}]+){0,2} verurteilt (?:oder|noch) [^.;]{0,20}${FINES}`,
      String.raw`\b(?:zero|no) convictions? (?:and|or|nor) (?:no |any )?fines?(?![^.;]{0,10}[\uE000-\uE3FF])[^.;]{0,60}${CORRUPT}`,
    ],
  },
  'G1-4_04': {
    unsaid: String.raw`${CORRUPT}\p{L}*(?: \p{L}+){0,2},? wurden? [\p{L}\d]+ (?:beschäftigte|mitarbeit|arbeitnehm|verträge|person)`,
    says: [
      String.raw`\b(?:gab|gibt) es # bestätigte[nr]? (?:korruptions|bestechungs)(?:vor)?f[aä]ll`,
      String.raw`# (?:korruptions|bestechungs)(?:vor)?f[aä]ll\p{L}* (?:wurden?|konnten?|haben sich|hat sich)[^.;\uE000-\uE3FF]{0,20} ?(?:bestätigt|nachgewiesen|erhärtet)`,
    ],
  },
  'G1-4_06': {
    says: [
      String.raw`\b(?:confirmed|proven|substantiated)[^.;\uE000-\uE3FF]{0,30}${CORRUPT}\p{L}*[^.;\uE000-\uE3FF]{0,20}, # (?:employees?|workers?|colleagues?|people) (?:was|were) (?:dismissed|disciplined)`,
      String.raw`${CORRUPT}\p{L}*[^.;\uE000-\uE3FF]{0,20} wurden? # (?:beschäftigte\p{L}*|mitarbeit\p{L}*|arbeitnehm\p{L}*|personen) (?:entlassen|gekündigt|abgemahnt|diszipliniert)`,
      String.raw`^in # confirmed (?:case|cases|incident|incidents)[^.;]{0,20} (?:an? |the )?(?:employees?|workers?|colleagues?)[^.;\uE000-\uE3FF]{0,20} (?:dismissed|disciplined)[^.;]{0,40}${CORRUPT}`,
      String.raw`^in # bestätigten f[aä]ll\p{L}* wurden? (?:ein|eine|die|der)? ?(?:mitarbeit\p{L}*|beschäftigte\p{L}*|arbeitnehm\p{L}*)[^.;]{0,20} wegen [^.;]{0,20}${CORRUPT}\p{L}* (?:entlassen|gekündigt|abgemahnt)`,
      String.raw`# (?:employees?|workers?|colleagues?) (?:was|were) (?:dismissed|disciplined|let go) (?:for|because of|due to|over) [^.;]{0,20}${CORRUPT}`,
    ],
  },
  'G1-6_02': {
    says: [
      String.raw`\bsuppliers (?:are|were) (?:normally|usually|generally|typically|as standard) paid (?:within )?# (?:after|from|of)`,
      String.raw`\blieferanten werden (?:üblicherweise|in der regel|standardmäßig|normalerweise|grundsätzlich) (?:innerhalb von |binnen )?# (?:nach|ab) [^.;\uE000-\uE3FF]{0,30}(?:bezahlt|beglichen)`,
    ],
  },
  'G1-5_04': {
    says: [
      String.raw`\b(?:expenditure|expenses|spending|costs?) (?:on|for|of) (?:direct |our )?lobbying(?: activities)? (?:totall?ed|amounted to|was|were|came to|stood at) #`,
      String.raw`\b(?:aufwendungen|ausgaben|kosten) für (?:\p{L}+ )?(?:lobbying|lobbyarbeit|lobbytätigkeiten) (?:betrugen|betragen|beliefen sich auf|lagen bei)(?: insgesamt)? #`,
    ],
  },
  'G1-6_03': {
    says: [
      String.raw`\bin # of (?:all )?cases,? (?:the |our |supplier )*invoices (?:were|are) (?:paid|settled) (?:on time|within)`,
      String.raw`\bin # der fälle [^.;\uE000-\uE3FF]{0,20}rechnungen (?:pünktlich|fristgerecht|termingerecht|rechtzeitig)`,
    ],
  },
  'G1-6_04': {
    zero: [
      String.raw`\bnot (?:currently )?(?:a )?(?:party to|involved in|subject to) any (?:pending |outstanding )?(?:legal |court )?proceedings[^.;]{0,30} (?:late payments?|payment delays|overdue)`,
      String.raw`\ban keine[nm]? (?:gerichts|rechts)?verfahren (?:wegen|aufgrund) [^.;]{0,20}(?:zahlungsverzug|verspätete)\p{L}*`,
    ],
  },
  'G1-5_03': {
    says: [
      String.raw`(?:wert|höhe|betrag|summe) der (?:\p{L}+ )?(?:politischen (?:zuwendungen|spenden|beiträge)|parteispenden)[^.;\uE000-\uE3FF]{0,20} ${IN_NUMBERS} #`,
    ],
    zero: [String.raw`\ban (?:politische )?parteien [^.;]{0,40}(?:nicht|keine) (?:\p{L}+ )?(?:gespendet|zugewendet)`],
  },
  'G1-6_01': {
    says: [
      String.raw`(?:im durchschnitt|durchschnittlich|im schnitt|im mittel) (?:benötig|brauch)\p{L}* (?:wir|der konzern|die gruppe) #[^.;\uE000-\uE3FF]{0,40}(?:rechnung|lieferant)`,
      String.raw`\bsuppliers (?:are|were) paid (?:after|within|in) (?:an average of )?#(?: on average)?`,
      String.raw`\b(?:lieferanten|rechnungssteller) (?:erhalten|erhielten|bekommen|bekamen) (?:ihr geld|ihre zahlung|ihre vergütung|ihre zahlungen) (?:im mittel|im durchschnitt|im schnitt|durchschnittlich) (?:nach|binnen|innerhalb von) #`,
      String.raw`\b(?:lieferanten|rechnungen)[^.;\uE000-\uE3FF]{0,30} (?:werden|wurden) (?:im mittel|im durchschnitt|im schnitt|durchschnittlich) (?:nach|binnen|innerhalb von) # (?:bezahlt|beglichen)`,
    ],
  },
}
