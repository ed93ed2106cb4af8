import type { Wordings } from './wordings-social.ts'

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
      String.raw`# (?:people|persons|members|executives) (?:make|made) up the (?:management|executive) board${NOT_BELOW}`,
      String.raw`board[^.;]{0,60} # executive(?: directors| members)?,? (?:and|,) ¤ (?:other |independent )?non-?executive`,
      String.raw`${MEMBERS}[^.;]{0,40} (?:and )?#(?:, the [^,.;]{2,40},)? (?:is|are|was|were|being) (?:an )?executive(?! committee|\p{L})`,
      String.raw`${BOARD}[^.;]{0,60} # executive directors?(?! and)(?![^.;]{0,20} report)`,
      String.raw`verwaltungsrat[^.;\uE000-\uE3FF]{0,40} # geschäftsführende[nr]? (?:mitglieder[n]? )?und ¤ nicht[ -]?geschäftsführende`,
      String.raw`geschäftsführung${NOT_BELOW} (?:besteht|bestand|setzt sich|setzte sich|umfasst|zählt)(?: \p{L}+){0,2}(?: aus)? # (?:geschäftsführer\p{L}*|personen|mitglieder\p{L}*|köpfen)`,
      String.raw`^mit # mitgliedern,? [^.;]{0,60}(?:führt|leitet|verantwortet) der vorstand`,
      String.raw`vorstand (?:hat|hatte|zählt|zählte|umfasst|umfasste) #(?: mitglieder)?,? (?:und )?der aufsichtsrat ¤ mitglieder`,
    ],
    zero: [
      String.raw`\bnone of the (?:¤ )?${MEMBERS}[^.;]{0,30} (?:holds?|has|have|had|held)[^.;]{0,20} (?:executive|management) (?:position|function|role|responsibilit)`,
    ],
  },
  'GOV-1_02': {
    unsaid: THEIRS,
    says: [
      String.raw`board[^.;]{0,60} ¤ executive(?: directors| members)?,? (?:and|,) # (?:independent )?non-?executive`,
      String.raw`\bnone of the # ${MEMBERS}[^.;]{0,30} (?:holds?|has|have|had|held)[^.;]{0,20} (?:executive|management) (?:position|function|role|responsibilit)`,
      String.raw`^with # members,(?: ¤[^,.;]{3,50},)?(?: \p{L}+ of whom[^,.;]{3,50},)? (?:the|our) supervisory board${NOT_BELOW}`,
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
      String.raw`# (?:der|des) ${VERGUETUNG}[^.;\uE000-\uE3FF]{0,40} (?:ist|sind|war|waren|häng|richt|bemess|basier|beruh|entf)[^.;\uE000-\uE3FF]{0,20}(?: an| von| nach| auf) ${SUSTAINABLE}`,
    ],
  },
  'E1.GOV-3_02': {
    says: [
      String.raw`# der (?:[\p{L}-]+ ){0,5}(?:erfassten |gezahlten |gewährten )?vergütung[^.;\uE000-\uE3FF]{0,30} (?:war|waren|ist|sind|hing|hingen|häng)[^.;\uE000-\uE3FF]{0,20}(?: an| mit| von) (?:klima|co2-)\p{L}*`,
    ],
  },
  'SBM-1_06': {
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
    zero: [String.raw`\b(?:zero|no) convictions? and (?:[^.;]{0,12})fines?[^.;]{0,70}${CORRUPT}`],
  },
  'G1-4_02': {
    says: [
      String.raw`\bconvictions?[^.;\uE000-\uE3FF]{0,20} and # (?:in|of) fines?[^.;]{0,70}${CORRUPT}`,
      String.raw`${CORRUPT}\p{L}*[^.;]{0,60}verurteilung[^.;\uE000-\uE3FF]{0,20} (?:mit|und|sowie|zu) (?:einer|einem|eine)? ?${FINES} (?:von|in höhe von|über) #`,
      String.raw`\bconvict\p{L}+ for ${CORRUPT}\p{L}*[^.;]{0,40} fined? (?:of )?#`,
    ],
    zero: [
      String.raw`\b(?:neither|none|no)\b[^.;\uE000-\uE3FF]{0,70} (?:was|were|has been|have been) (?:convicted|sentenced) (?:or|and|nor) fined[^.;]{0,50}${CORRUPT}`,
      String.raw`\bweder\b[^.;\uE000-\uE3FF]{0,80} wegen [^.;]{0,40}${CORRUPT}\p{L}*(?: [\p{L}]+){0,2} verurteilt (?:oder|noch) [^.;]{0,20}${FINES}`,
      String.raw`\b(?:zero|no) convictions? (?:and|or|nor) (?:no |any )?fines?(?![^.;]{0,10}[\uE000-\uE3FF])[^.;]{0,60}${CORRUPT}`,
    ],
  },
  'G1-4_06': {
    says: [
      String.raw`^in # confirmed (?:case|cases|incident|incidents)[^.;]{0,20} (?:an? |the )?(?:employees?|workers?|colleagues?)[^.;\uE000-\uE3FF]{0,20} (?:dismissed|disciplined)[^.;]{0,40}${CORRUPT}`,
      String.raw`^in # bestätigten f[aä]ll\p{L}* wurden? (?:ein|eine|die|der)? ?(?:mitarbeit\p{L}*|beschäftigte\p{L}*|arbeitnehm\p{L}*)[^.;]{0,20} wegen [^.;]{0,20}${CORRUPT}\p{L}* (?:entlassen|gekündigt|abgemahnt)`,
      String.raw`# (?:employees?|workers?|colleagues?) (?:was|were) (?:dismissed|disciplined|let go) (?:for|because of|due to|over) [^.;]{0,20}${CORRUPT}`,
    ],
  },
  'G1-6_01': {
    says: [
      String.raw`\bsuppliers (?:are|were) paid (?:after|within|in) (?:an average of )?#(?: on average)?`,
      String.raw`\b(?:lieferanten|rechnungssteller) (?:erhalten|erhielten|bekommen|bekamen) (?:ihr geld|ihre zahlung|ihre vergütung|ihre zahlungen) (?:im mittel|im durchschnitt|im schnitt|durchschnittlich) (?:nach|binnen|innerhalb von) #`,
      String.raw`\b(?:lieferanten|rechnungen)[^.;\uE000-\uE3FF]{0,30} (?:werden|wurden) (?:im mittel|im durchschnitt|im schnitt|durchschnittlich) (?:nach|binnen|innerhalb von) # (?:bezahlt|beglichen)`,
    ],
  },
}
