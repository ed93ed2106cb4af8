import type { Wordings } from '../recipe.ts'

const SUSTAINABLE = String.raw`(?:sustainability|esg|non-financial|nachhaltigkeits?|nichtfinanzielle)`
const VARIABLE = String.raw`(?:variable (?:remuneration|compensation|pay)|(?:annual |short-term |long-term )?bonus|(?:short|long)-term incentives?)`
/** Of the sentence before: what the pay hangs on, which functions are at risk. */
const SUCH = String.raw`(?:such|these|those)`
const TIED = String.raw`(?:is|was|are|were) (?:directly )?(?:tied|linked|subject|connected|dependent|based|attached)`
const CLIMATE = String.raw`(?:climate|ghg|greenhouse|co2|carbon|scope|decarboni|emission)`
const KLIMA = String.raw`(?:klima|treibhaus|thg-|co2|scope|dekarboni|emission)`
const LEFT_THE_JOB = String.raw`(?:dismiss|disciplin|left the (?:company|group)|employment (?:was |were |has been |relationships? )?(?:terminat|end)|terminat\w+ (?:of )?(?:the )?(?:employment|contract))`
const ENTLASSEN = String.raw`(?:entlass|gekündigt|kündigung|abgemahnt|abmahnung|disziplin|arbeitsverhältnis)`
/** Convictions that nothing else is said of than that there were none. */
const ENDS = String.raw`(?= ?(?:[.,;()]|$| (?:im|in|during|for) (?:the )?(?:berichtsjahr|geschäftsjahr|jahr|year|reporting|20\d\d)))`
const FINES = String.raw`(?:geldstrafen|geldbußen|bußgelder)`
const MADE = String.raw`(?:verhängt|bekannt|verzeichnet|gezahlt|ausgesprochen|festgestellt)`
const BOARD_MEMBERS = String.raw`(?:board |supervisory board |management board |executive board )?(?:members|directors)`
const CONSULTED = String.raw`(?:interessenvertretung|lobbyarbeit|lobbying|lobbytätigkeit\w*|politische interessenvertretung)`

/** Neither money nor gifts to parties, which is both kinds of political contributions. */
const NO_KIND = String.raw`(?:\bkeine finanziellen (?:oder|und|noch) sachlichen (?:zuwendungen|spenden|beiträge) an (?:politische )?parteien|\b(?:weder|keine) (?:geld|finanz)-? (?:noch|oder|und) sach(?:spenden|zuwendungen|leistungen) an (?:politische )?parteien|\bno (?:financial|cash|monetary) or in-kind political (?:contributions|donations))`

/** What reports say of boards, pay and conduct besides. */
export const conductWordings: Readonly<Record<string, Wordings>> = {
  'GOV-1_01': {
    labels: [
      String.raw`(?:vorstand|geschäftsführung|management board|executive board|executive committee) (?:(?:an)?zahl (?:der )?)?(?:mitglieder|members|number of members)`,
      String.raw`(?:mitglieder|members) (?:vorstand|geschäftsführung|management board|executive board)`,
    ],
    says: [
      String.raw`#-?köpfige\w* (?:vorstand|geschäftsführung|geschäftsleitung)`,
      String.raw`#-(?:member|person) (?:executive|management) (?:board|committee|team)`,
      String.raw`dem vorstand (?:[\p{L}.&-]+ ){0,5}(?:gehören|gehörten) [^.\uE000-\uE3FF]{0,40}#(?: mitglieder| personen)?`,
      String.raw`(?:im|des) vorstand[s]? (?:sind|waren|ist|war) (?:¤|\p{L}+) (?:der|von) # mitglieder`,
      String.raw`(?:the|our|its|all) # members of the (?:management|executive) board`,
      String.raw`die # (?:mitglieder (?:des|im) vorstands?|vorstandsmitglieder)`,
      String.raw`(?:vorstand|geschäftsführung),? (?:der|die) aus # (?:mitgliedern|personen) (?:besteht|bestand)`,
      String.raw`(?:vorstand|geschäftsführung) (?:besteht|bestand|setzt sich|setzte sich) aus # und der aufsichtsrat aus ¤`,
      String.raw`(?:waren|sind) # (?:personen )?mitglieder des vorstands`,
    ],
  },
  'GOV-1_02': {
    labels: [
      String.raw`(?:board of directors )?(?:total )?(?:number of )?(?:members|directors) of which non-?executive(?: board of directors)?`,
      String.raw`(?:aufsichtsrat|verwaltungsrat|stiftungsrat|supervisory (?:board|council)) (?:(?:an)?zahl (?:der )?)?(?:mitglieder|members|number of members)`,
      String.raw`(?:mitglieder|members) (?:aufsichtsrat|verwaltungsrat|supervisory (?:board|council))`,
    ],
    says: [
      String.raw`#-?köpfige\w* (?:aufsichtsrat|verwaltungsrat)`,
      String.raw`#-(?:member|person) supervisory board`,
      String.raw`(?:management|executive) board (?:has|had|consists of|consisted of|comprises|comprised) ¤(?: members)?,? (?:and|while|whereas) the supervisory board(?: has| had| of)? #`,
      String.raw`dem aufsichtsrat (?:[\p{L}.&-]+ ){0,5}(?:gehören|gehörten) [^.\uE000-\uE3FF]{0,40}# (?:mitglieder|personen)`,
      String.raw`(?:im|des) aufsichtsrat(?:s|es)? (?:sind|waren|ist|war) (?:¤|\p{L}+) (?:der|von) # mitglieder`,
      String.raw`(?:¤|\p{L}+) (?:der|von) # (?:mitgliedern? (?:des|im) aufsichtsrats?|aufsichtsratsmitgliedern?)`,
      String.raw`(?:¤|\p{L}+) of the # (?:members of the supervisory board|supervisory board members)`,
      String.raw`(?:the|our|its|all) # (?:members of the supervisory board|non-executive directors|supervisory board members)`,
      String.raw`die # (?:mitglieder (?:des|im) aufsichtsrats?|aufsichtsratsmitglieder)`,
      String.raw`(?:vorstand|geschäftsführung) (?:besteht|bestand|setzt sich|setzte sich) aus ¤ und der aufsichtsrat aus # mitgliedern`,
      String.raw`¤ (?:are|is|were|was) executive,? and # (?:(?:are|were) )?non-?executive`,
      String.raw`# of the ¤ (?:directors|members of the board(?: of directors)?|board members) (?:are|were) non-?executive`,
    ],
  },
  'GOV-1_06': {
    labels: [
      String.raw`(?:ratio(?: of)? )?(?:female|women) to (?:male|men)(?: board)? (?:members|directors).*`,
      String.raw`(?:verhältnis (?:von |der )?)?(?:weibliche[rn]?|frauen) zu männe?r?(?:n|lichen)?(?: mitglieder[n]?)?.{0,40}`,
    ],
    says: [
      String.raw`ratio of (?:female|women) to (?:male|men)(?: board)? (?:members|directors)[^.\uE000-\uE3FF]{0,40} (?:was|is|stood at|came to|:) #(?! ?%)`,
      String.raw`(?:gremien|organe|aufsichtsrat|vorstand|verwaltungsrat)[^.]{0,90}\bverhältnis (?:von |der )?(?:frauen|weiblichen)[^.\uE000-\uE3FF]{0,20} zu (?:männern|männlichen)(?: mitgliedern)?(?: bei)? #(?! ?%)`,
      String.raw`verhältnis (?:der |von )?weiblichen zu (?:den )?männlichen mitgliedern[^.\uE000-\uE3FF]{0,30}(?:betrug|beträgt|lag bei|liegt bei|belief sich auf|:) #(?! ?%)`,
    ],
  },
  'GOV-1_07': {
    labels: [
      String.raw`(?:board of directors |supervisory board )?(?:total )?(?:number of )?(?:members|directors) of which independent(?: (?:board of directors|supervisory board))?`,
    ],
    says: [
      String.raw`(?:supervisory board|board of directors|non-executive)[^.]{0,120}(?:¤|\p{L}+) of (?:the |its |their )?(?:¤|them|whom|members|directors|\p{L}+)(?: members| directors)? \(#\) (?:are|were|is|was) (?:considered |deemed |classed as |regarded as |classified as )?(?:to be )?independent`,
      String.raw`(?:supervisory board|board of directors|non-executive)[^.]{0,120}¤ (?:members |directors )?\(#\) (?:are|were|is|was) (?:considered |deemed |classed as |regarded as |classified as )?(?:to be )?independent`,
      String.raw`¤ (?:of the ¤ )?(?:members of the supervisory board|supervisory board members|non-executive directors),? (?:or|i\.e\.|that is|representing|equal to) #,? (?:are|were|is|was) (?:considered |deemed |classed as |regarded as |classified as )?(?:to be )?independent`,
      String.raw`mitglieder (?:des|im) (?:aufsichtsrat|verwaltungsrat|aufsichtsräte)s?,? (?:also|das heißt|d\. ?h\.|das sind|das entspricht|somit|mithin|oder) #(?: der mitglieder)?,? (?:gelten|galten|sind|waren)[^.;\uE000-\uE3FF]{0,20} unabhängig`,
      String.raw`(?:aufsichtsrat|verwaltungsrat|aufsichtsräte)[^.]{0,120}(?:¤|\p{L}+) (?:der|von) (?:¤|\p{L}+)(?: mitgliedern?)? \(#\) (?:gelten|galten|sind|waren)[^.;\uE000-\uE3FF]{0,20} unabhängig`,
      String.raw`(?:aufsichtsrat|verwaltungsrat|aufsichtsräte)[^.]{0,120}¤ (?:mitglieder )?\(#\) (?:gelten|galten|sind|waren)[^.;\uE000-\uE3FF]{0,20} unabhängig`,
      String.raw`\ball (?:of the )?(?:${BOARD_MEMBERS}(?: of (?:the|our) (?:supervisory )?board(?: of directors)?)?) (?:are|were) (?:considered |deemed )?(?:to be )?independent[^.\uE000-\uE3FF]{0,90}\(#\)`,
      String.raw`\b(?:alle|sämtliche) (?:mitglieder (?:des|im) (?:aufsichtsrats?|verwaltungsrats?)|aufsichtsratsmitglieder|verwaltungsratsmitglieder) (?:sind|waren|gelten|galten)[^.\uE000-\uE3FF]{0,60}unabhängig[^.\uE000-\uE3FF]{0,60}\(#\)`,
      String.raw`# der (?:mitglieder (?:des|im) (?:aufsichtsrats?|verwaltungsrats?)|aufsichtsratsmitglieder|verwaltungsratsmitglieder) [^.\uE000-\uE3FF]{0,60}(?:als unabhängig|unabhängig (?:ein|eingestuft|angesehen|im sinne))`,
      String.raw`\b(?:half|two thirds|three quarters|a majority|the majority|most) of the (?:${BOARD_MEMBERS}|supervisory board|board(?: of directors)?) \(#\) (?:are|is|were|was) independent`,
      String.raw`(?:hälfte|zwei drittel|drei viertel|mehrheit) der (?:mitglieder (?:des|im) (?:aufsichtsrats?|verwaltungsrats?)|aufsichtsratsmitglieder) \(#\) (?:ist|sind|waren|war|gilt|gelten)[^.\uE000-\uE3FF]{0,20} unabhängig`,
      String.raw`(?:board|aufsichtsrat|company|gesellschaft) (?:considers|regards|classifies|deems) # of (?:the |its )(?:supervisory )?(?:board )?(?:members|directors)[^.\uE000-\uE3FF]{0,30} independent`,
    ],
  },
  'GOV-3_05': {
    labels: [
      String.raw`(?:share of )?variable (?:pay|remuneration|compensation)(?: of (?:the )?[\p{L} ]{3,40})? (?:linked|tied|related|subject) to (?:esg|sustainability|non-financial)(?:[ -]related)?(?: (?:measures|targets|goals|criteria|metrics|performance|objectives|kpis))?`,
      String.raw`(?:anteil (?:der )?)?(?:an )?(?:nachhaltigkeits|esg-?)-?(?:ziele|kriterien|kennzahlen) (?:geknüpfte|gekoppelte|gebundene)[rn]? (?:variable[rn]? )?(?:vergütung|vergütungsanteil)`,
      String.raw`${SUSTAINABLE}[- ]?(?:related )?(?:targets?|goals?|criteria|components?|objectives?|factors?|share|portion) (?:in|as (?:a )?(?:share|part|percentage|%) of|of) (?:the )?(?:total )?variable (?:remuneration|compensation|pay).*`,
      String.raw`(?:nachhaltigkeits|esg-?)-?(?:ziele|kriterien|komponenten?|anteil|bestandteil) (?:in|an|bei) der variablen (?:vorstands)?vergütung.*`,
      String.raw`(?:share|proportion|percentage|weight|weighting) of ${SUSTAINABLE}[- ]?(?:related )?(?:targets|goals|criteria|components?|objectives) in (?:the )?(?:total )?${VARIABLE}.*`,
      String.raw`anteil (?:der )?(?:nachhaltigkeits|esg-?)-?(?:ziele|kriterien|komponenten?) an der (?:gesamten )?variablen (?:vorstands)?vergütung.*`,
    ],
    says: [
      String.raw`# of (?:the |their |its |total |all )*${VARIABLE}[^.\uE000-\uE3FF]{0,50} ${TIED} (?:to|on|by) ${SUCH} (?:targets|goals|criteria|objectives|kpis|indicators)`,
      String.raw`(?:they|${SUCH} (?:targets|goals|criteria|objectives|kpis|indicators)|${SUSTAINABLE}[- ]?(?:related )?(?:targets|goals|criteria|objectives|component)) (?:carry|carries|have|has|are given|were given|is given) (?:a |an )?(?:total |combined |overall )?weight(?:ing)? of # (?:in|of|within) (?:the |their |its )*${VARIABLE}`,
      String.raw`${SUCH} (?:targets|goals|criteria|objectives|kpis|indicators) (?:account|accounted|make up|made up|determine|determined|represent|represented)(?: for)? # of (?:the |their |its |total )*${VARIABLE}`,
      String.raw`anteil (?:der |von )?(?:nachhaltigkeits|esg-?)-?(?:ziele[n]?|kriterien|komponenten?|kennzahlen) an der (?:gesamten |jährlichen )?variablen (?:vorstands)?vergütung (?:lag bei|liegt bei|betrug|beträgt|belief sich auf|beläuft sich auf|:) #`,
      String.raw`\bin (?:the|their|our|its) (?:[\p{L}-]+ ){0,2}${VARIABLE},? ${SUSTAINABLE}[- ]?(?:related )?(?:targets|goals|criteria|objectives|kpis) (?:have|has|had|carry|carried|are given) a weight(?:ing)? of #`,
      String.raw`(?:\bihr|\bderen|\bdieser ziele) anteil an der (?:gesamten |jährlichen )?variablen (?:vorstands)?vergütung (?:lag bei|liegt bei|betrug|beträgt|belief sich auf|machte) #`,
      String.raw`(?:\bdiese|\bsolche) (?:nachhaltigkeits)?(?:ziele|kriterien|kennzahlen) (?:machen|machten|bestimmen|bestimmten) # der (?:gesamten )?variablen`,
      String.raw`# der variablen (?:vorstands)?vergütung [^.\uE000-\uE3FF]{0,30}(?:an|von) (?:diesen?|solchen?) (?:ziele|kriterien|kennzahlen)\w*[^.\uE000-\uE3FF]{0,10} (?:geknüpft|gekoppelt|gebunden|abhängig|ab\b)`,
      String.raw`(?:nachhaltigkeits|esg-?)-?(?:ziele|kriterien|komponenten?) [^.\uE000-\uE3FF]{0,20}(?:mit|zu) (?:einem gewicht von |einer gewichtung von )?# (?:der|in der|bei der|in die) variablen? (?:vorstands)?vergütung`,
    ],
  },
  'E1.GOV-3_02': {
    labels: [
      String.raw`(?:percentage|share|proportion|%)(?: of)? (?:the )?(?:total )?(?:remuneration|compensation) (?:recogni[sz]ed )?(?:that is |which is )?(?:linked|tied|related) to climate.*`,
    ],
    says: [
      String.raw`(?:climate|ghg|emissions?)-related (?:part|portion|share|component|objectives?|targets?)[^.;\uE000-\uE3FF]{0,30} (?:represented|represents|accounted for|accounts for|made up|makes up|corresponded to|corresponds to|equalled|amounted to) # of (?:the |their |its |all )?(?:total |overall )?(?:remuneration|compensation)`,
      String.raw`klimabezogene\w* (?:anteil|teil|bestandteil|komponente|ziele)[^.;\uE000-\uE3FF]{0,40} (?:entsprach|entspricht|entsprachen|betrug|beträgt|machte|macht|machten) # (?:der|an der) (?:gesamten |gesamt)?vergütung`,
      String.raw`# of (?:the |their |its |total |all )*(?:variable )?(?:remuneration|compensation)[^.\uE000-\uE3FF]{0,90} (?:is|was|are|were) (?:linked|tied|related|attributable|attributed|due|connected|based) (?:to|on) (?:the )?${CLIMATE}`,
      String.raw`(?:remuneration|compensation|pay)[^.]{0,120}${SUSTAINABLE}[- ](?:related )?(?:targets|goals|criteria|objectives): # (?:on|for|relates? to|related to|from) [^.,;\uE000-\uE3FF]{0,30}${CLIMATE}`,
      String.raw`anteil (?:der |von )?(?:klimabezogenen?|klima-?)[ -]?(?:ziele[n]?|kriterien|kennzahlen|erwägungen) an der (?:gesamten |variablen )*(?:vorstands)?vergütung[^.\uE000-\uE3FF]{0,20} (?:lag bei|liegt bei|betrug|beträgt|belief sich auf|:) #`,
      String.raw`# der (?:gesamten |variablen )*(?:vorstands)?vergütung[^.\uE000-\uE3FF]{0,30} (?:hing|hängt|hängen|hingen) [^.\uE000-\uE3FF]{0,40}${KLIMA}[^.\uE000-\uE3FF]{0,40} ab\b`,
      String.raw`# der (?:gesamt|variablen )?(?:vorstands)?vergütung (?:entfiel|entfielen|entfallen|entfällt|bezog sich|bezogen sich) auf [^.\uE000-\uE3FF]{0,30}${KLIMA}`,
      String.raw`# der (?:gesamt|gesamten |variablen )?(?:vorstands)?vergütung (?:ist|war|sind|waren|hing|hängt|hängen|hingen)[^.\uE000-\uE3FF]{0,20} (?:an|von|mit) [^.\uE000-\uE3FF]{0,30}${KLIMA}`,
    ],
  },
  'G1-3_07': {
    labels: [
      String.raw`(?:percentage of |share of |% of )?(?:employees|colleagues|staff|people|workers|persons|positions|managers) in (?:functions[ -]at[ -]risk|(?:at|high)[ -]risk (?:functions|positions|roles)) (?:covered by|trained in|trained on|who (?:have )?completed|completing|with|having completed|that completed) (?:completed )?(?:the )?anti-?(?:bribery|corruption)(?: (?:and|&) (?:anti-?)?(?:corruption|bribery))?(?: training)?`,
      String.raw`(?:anteil (?:der )?)?(?:mitarbeit\w+|arbeitnehm\w+|personen|arbeitskräfte|beschäftigte\w*) in (?:risikobehafteten|gefährdeten|exponierten) (?:funktionen|bereichen|positionen),? (?:die |mit )?[\p{L} -]{0,40}(?:anti-?korruptions|korruptionspräventions)-?(?:schulung|training)\w*(?: [\p{L}]+){0,3}`,
    ],
    says: [
      String.raw`(?:training|course|e-?learning|programme)s? (?:programmes? |sessions? )?(?:covered|covers|cover|reached|reaches) # of ${SUCH} (?:functions|employees|positions|roles)`,
      String.raw`# of (?:the |all )?(?:employees|staff|people|persons|workers) in ${SUCH} (?:functions|positions|roles|areas) (?:were|was|have been|had been|are|is|took|received|completed|attended)[^.\uE000-\uE3FF]{0,40}(?:train|course|e-?learning)`,
      String.raw`# (?:der (?:beschäftigten|mitarbeit\w+|personen|arbeitskräfte|arbeitnehm\w+) in )?(?:diesen|dieser) (?:funktionen|bereichen?|positionen|stellen)[^.\uE000-\uE3FF]{0,60}(?:geschult|schulung|training|unterwiesen)`,
      String.raw`(?:schulung|training)\w*[^.\uE000-\uE3FF]{0,40} (?:erreicht|deckt)\w* # (?:dieser|der genannten) (?:funktionen|bereiche|positionen)`,
      String.raw`\ball (?:our |of the )?(?:functions (?:at|exposed to|with)[^.\uE000-\uE3FF]{0,20} risks?|functions-at-risk|at-risk functions)[^.\uE000-\uE3FF]{0,160}(?:covered|reached|train)[^.\uE000-\uE3FF]{0,60}\(#\)`,
      String.raw`\balle (?:risikobehafteten|gefährdeten|exponierten) (?:funktionen|bereiche|positionen)[^.\uE000-\uE3FF]{0,120}(?:geschult|schulung|training|unterwiesen)[^.\uE000-\uE3FF]{0,40}\(#\)`,
    ],
  },
  'G1-4_01': {
    zero: [
      String.raw`\b(?:weder|keine) verurteilungen (?:noch|oder|und|sowie) (?:keine )?${FINES}(?: ${MADE})?${ENDS}`,
      String.raw`\b(?:neither|no) convictions (?:nor|or|and) (?:no )?(?:fines|penalties)(?: (?:were|was) \p{L}+)?${ENDS}`,
      String.raw`(?<![\p{L}-] )\bverurteilungen (?:gab es|wurden|waren|lagen)(?: \p{L}+){0,3} (?:nicht|keine)(?: ${MADE})?,? (?:und|auch|ebenso wenig|ebensowenig)[^.\uE000-\uE3FF]{0,20}${FINES}`,
    ],
  },
  'G1-4_02': {
    labels: [
      String.raw`(?:geldstrafen|geldbußen|bußgelder) (?:wegen|aufgrund|für) (?:dieser|solcher|derartiger) verstöße`,
      String.raw`fines (?:paid )?(?:for|due to) (?:such|these) (?:violations|breaches)`,
    ],
    says: [
      String.raw`verurteilungen (?:wegen|aufgrund)[^.;\uE000-\uE3FF]{0,60}(?:korrupt|bestech)[^.;]{0,50}(?:ebenso ?wenig|auch keine|und keine|noch|sowie keine) (?:geldstrafen|geldbußen|bußgelder) \(#\)`,
      String.raw`\bconvictions (?:for|of)[^.;\uE000-\uE3FF]{0,60}(?:corrupt|brib)[^.;]{0,50}(?:nor|and no|or) (?:any )?fines \(#\)`,
    ],
    zero: [
      String.raw`\b(?:weder|keine) verurteilungen (?:noch|oder|und|sowie) (?:keine )?${FINES}(?: ${MADE})?${ENDS}`,
      String.raw`\b(?:neither|no) convictions (?:nor|or|and) (?:no )?(?:fines|penalties)(?: (?:were|was) \p{L}+)?${ENDS}`,
      String.raw`\b(?:neither|not|nor) (?:been )?convicted (?:n?or|and) fined for[^.\uE000-\uE3FF]{0,60}(?:corrupt|brib)`,
      String.raw`\bwegen[^.\uE000-\uE3FF]{0,40}(?:korrupt|bestech)[^.\uE000-\uE3FF]{0,40} weder verurteilt noch (?:mit (?:einer )?${FINES} belegt|bestraft)`,
      String.raw`\bverurteilungen (?:gab es|wurden|waren|lagen)(?: \p{L}+){0,3} (?:nicht|keine)(?: ${MADE})?,? (?:und|auch|ebenso wenig|ebensowenig)[^.\uE000-\uE3FF]{0,20}${FINES} (?:gab es|wurden|waren|fielen)(?: \p{L}+){0,3} (?:nicht|keine)`,
    ],
  },
  'G1-4_04': {
    says: [
      String.raw`# (?:bestätigte\w* |nachgewiesene\w* )*(?:vor)?f[aä]ll\w* (?:von|der) (?:bestechlichkeit|vorteilsannahme|vorteilsgewährung)[^.;\uE000-\uE3FF]{0,50}(?:bestätigt|nachgewiesen)`,
      String.raw`# korruptions(?:vor)?f[aä]ll\w* (?:wurde\w*|ist|sind|hat sich|haben sich)?[^.\uE000-\uE3FF]{0,20}(?:bestätigt|nachgewiesen|erhärtet)`,
      String.raw`(?:wurde|wurden) (?:[\p{L}]+ ){0,4}# korruptions(?:vor)?f[aä]ll\w* (?:bestätigt|nachgewiesen)`,
      String.raw`# bestätigte f[aä]ll\w* (?:und|sowie|,)[^.\uE000-\uE3FF]{0,20}verurteilungen`,
      String.raw`# confirmed (?:cases|incidents)(?:,| and)[^.\uE000-\uE3FF]{0,20} convictions`,
    ],
  },
  'G1-4_06': {
    labels: [
      String.raw`(?:of which |davon )?(?:confirmed )?(?:incidents )?in which (?:own )?(?:workers|employees) (?:were|have been) (?:dismissed|disciplined).*`,
    ],
    says: [
      String.raw`# korruptions(?:vor)?f[aä]ll\w*[^.\uE000-\uE3FF]{0,20} (?:bestätigt|nachgewiesen)[;,:]? (?:und )?(?:die|der|das) (?:betroffene\w* |beteiligte\w* |verantwortliche\w* )?(?:person|mitarbeit|beschäftigte|arbeitnehm|arbeitsverhältnis)[^.\uE000-\uE3FF]{0,40}(?:entlass|gekündigt|abgemahnt|beendet|diszipl)`,
      String.raw`# (?:(?:vor)?f[aä]ll\w* von (?:korruption|bestechung)|korruptions(?:vor)?f[aä]ll\w*)[^.\uE000-\uE3FF]{0,30}(?:bestätigt|nachgewiesen)[;,:]? (?:und )?in (?:beiden|allen|diesem|jedem)(?: drei| vier)?(?: f[aä]ll\w*)? [^.\uE000-\uE3FF]{0,60}${ENTLASSEN}`,
      String.raw`# (?:cases?|incidents?) of (?:corruption|bribery)[^.\uE000-\uE3FF]{0,30}(?:confirmed|substantiated|proven)[;,:]? (?:and )?(?:in (?:both|all|this|each)|the (?:employees?|persons?|workers?|managers?))[^.\uE000-\uE3FF]{0,60}${LEFT_THE_JOB}`,
    ],
  },
  'G1-4_07': {
    labels: [
      String.raw`(?:of which |davon )?(?:confirmed )?(?:incidents )?(?:relating|related) to contracts with business partners(?: that were (?:terminated|not renewed).*)?`,
      String.raw`(?:davon )?(?:bestätigte )?(?:vor)?fälle (?:in bezug auf|im zusammenhang mit) verträgen mit geschäftspartnern.*`,
    ],
  },
  'G1-5_03': {
    zero: [
      String.raw`\b(?:not|neither|nor) (?:made|make|paid|pay|given?|granted?) any (?:political )?(?:donations?|contributions?|payments?)(?: or (?:donations?|contributions?|payments?))? to (?:any )?political (?:part|organi)`,
      String.raw`political (?:party )?(?:contributions|donations)(?: to [\p{L} ]{3,40})? (?:are (?:prohibited|banned|forbidden|not (?:permitted|allowed)) and )?(?:were|was|are|have been) (?:not|never) (?:made|given|paid|granted|provided)\b`,
      String.raw`(?:parteispenden|politische\w* (?:spenden|zuwendungen|beiträge))(?: an [\p{L} ]{3,40})? (?:sind (?:verboten|untersagt|nicht erlaubt|unzulässig) und )?(?:wurden|werden|haben wir)(?: [\p{L}]+){0,3} (?:nicht|keine) (?:geleistet|gewährt|gezahlt|getätigt|vergeben|erbracht|gemacht|gegeben)\b`,
      String.raw`${NO_KIND}`,
    ],
  },
  'G1-5_04': {
    says: [
      String.raw`für (?:die |unsere |interne und externe |unmittelbare )*${CONSULTED} (?:wendeten|wandten|gaben|haben|hat|wendete|wandte|gab|wurden)[^.\uE000-\uE3FF]{0,50}#`,
      String.raw`# (?:für|in) (?:die |unsere |interne und externe )*${CONSULTED} (?:auf(?:gewendet|gewandt)?\b|aus(?:gegeben)?\b)`,
      String.raw`(?:aufwendungen|ausgaben|kosten) (?:für|der) (?:die |unsere |interne und externe )*${CONSULTED}[^.\uE000-\uE3FF]{0,40} (?:auf|bei|betrugen) #`,
      String.raw`(?:spent|expended|paid) # on (?:internal and external |our |its |direct )*(?:lobbying|advocacy|interest representation|representing (?:our|its) interests)`,
      String.raw`lobbying (?:expenses|expenditure|costs|spending) (?:totall?ed|amounted to|came to|reached|stood at) #`,
      String.raw`# (?:was|were) spent on (?:internal and external |our |its |direct )*(?:lobbying|advocacy|interest representation)`,
      String.raw`(?:costs?|expenses|expenditure|spending) (?:of|for|on) (?:internal and external |our |its |the )*(?:lobbying|advocacy|interest representation)[^.\uE000-\uE3FF]{0,40} (?:to|at|of|was|were|:) #`,
    ],
  },
  'G1-5_05': {
    says: [
      String.raw`(?:contributions|fees|dues|subscriptions|payments) (?:paid )?to (?:(?:trade|industry|business|professional|employers?'?|sector|lobby(?:ing)?) (?:and (?:trade|industry|business|professional) )?)(?:associations?|federations?|bodies)[^.;\uE000-\uE3FF]{0,50} (?:amounted to|came to|totall?ed|were|stood at|of) #`,
      String.raw`memberships? (?:in|of|with) (?:[\p{L}-]+ ){0,3}(?:associations?|federations?)[^.;\uE000-\uE3FF]{0,30} (?:costs?|cost us|were charged at) #`,
      String.raw`(?:mitgliedschaften?|mitgliedschaft in) (?:in |bei )?(?:[\p{L}-]+ ){0,3}\p{L}*(?:verbänden|verband|vereinigungen) (?:kosteten?|kosten)(?: uns)? #`,
      String.raw`(?:mitglieds)?beiträge (?:an|für|in) (?:[\p{L}-]+ ){0,2}(?:branchen|wirtschafts|industrie|fach|unternehmer|arbeitgeber|lobby|interessen)-?verb[aä]nde?n?[^.;\uE000-\uE3FF]{0,50} (?:betrugen|beliefen sich auf|lagen bei|summierten sich auf) #`,
      String.raw`(?:membership (?:fees|dues|contributions|subscriptions)|fees for memberships?)(?: paid)?[^.;\uE000-\uE3FF]{0,60}(?:associations?|federations?)[^.;\uE000-\uE3FF]{0,90} (?:came to|amounted to|totall?ed|were|was|stood at) #`,
      String.raw`(?:mitgliedsbeiträge|mitgliedschaften)[^.;\uE000-\uE3FF]{0,60}(?:verbände\w*|vereinigungen)[^.;\uE000-\uE3FF]{0,90} (?:betrugen|beliefen sich auf|lagen bei|beliefen sich (?:\p{L}+ ){0,3}auf) #`,
    ],
  },
  'G1-5_06': {
    says: [
      String.raw`\bno political (?:party )?(?:contributions|donations)[^.;]{0,60}\bin[ -]kind,? ?\(#\)`,
      String.raw`\bkeine (?:parteispenden|politische\w* (?:spenden|zuwendungen|beiträge))[^.;]{0,60}(?:sachleistung|sachzuwendung|sachspende|sachmittel)\w*,? ?\(#\)`,
    ],
    zero: [
      String.raw`\bkeine (?:parteispenden|politische\w* (?:spenden|zuwendungen|beiträge)),? (?:weder|auch nicht|sei es)[^.;\uE000-\uE3FF]{0,50}(?:sachleistung|sachzuwendung|sachspende|sachmittel|in sachform)\w*`,
      String.raw`\bno political (?:party )?(?:contributions|donations),? (?:neither|either|whether|be it|be they)[^.;\uE000-\uE3FF]{0,50}\bin[ -]kind\b`,
      String.raw`\b(?:no|neither|nor)\b[^.\uE000-\uE3FF]{0,60}political (?:contributions|donations)[^.\uE000-\uE3FF]{0,60}\bin kind\b`,
      String.raw`\bno (?:[\p{L}-]+ ){0,4}in-kind (?:political )?(?:contributions|donations)`,
      String.raw`${NO_KIND}`,
      String.raw`(?:sachzuwendungen|sachspenden|sachleistungen) an (?:politische )?parteien[^.\uE000-\uE3FF]{0,60} (?:nicht|keine)\b`,
      String.raw`\bkeine (?:[\p{L}-]+ ){0,3}(?:sachzuwendungen|sachspenden|sachleistungen) an (?:politische )?parteien`,
      String.raw`\bparteien[^.\uE000-\uE3FF]{0,60} (?:weder|keine)[^.\uE000-\uE3FF]{0,40}(?:sachzuwendungen|sachspenden|sachleistungen)`,
    ],
  },
  'G1-6_01': {
    says: [
      String.raw`(?:we|the group|the company) (?:pays?|paid|settles?|settled) (?:an |our |its |supplier |all |the )*invoices? on average (?:after |within |in )?#`,
      String.raw`(?:we|the group|the company) (?:pays?|paid|settles?|settled) (?:an |our |its |supplier |all |the )*invoices? (?:after|within|in) an average of #`,
      String.raw`it (?:takes|took) (?:us |the group |the company )?# on average to (?:pay|settle)`,
      String.raw`es (?:dauert|dauerte) # im (?:durchschnitt|schnitt|mittel),? bis[^.\uE000-\uE3FF]{0,40}(?:rechnung|bezahl|beglich)`,
      String.raw`invoices (?:are|were|have been) (?:paid|settled) # (?:after (?:receipt|the invoice date|invoicing)[^.\uE000-\uE3FF]{0,20} )?on average`,
      String.raw`(?:paid|pay|settled|settle) (?:all |our |the |its |supplier )*invoices (?:after|within|in) #,? on average`,
    ],
  },
  'G1-6_03': {
    labels: [
      String.raw`(?:share of |proportion of |percentage of )?(?:supplier |all )?(?:invoices|payments)(?: that were)? (?:paid|settled|made) (?:within|on|in line with|in accordance with|according to) (?:the )?(?:agreed|standard|contractual|payment|due)? ?(?:payment )?(?:terms?|time|deadlines?|date)`,
      String.raw`(?:anteil (?:der )?)?(?:fristgerecht|pünktlich|innerhalb der (?:[\p{L}]+ )?(?:zahlungs)?fristen?) (?:ge|be)zahlte[rn]? rechnungen`,
      String.raw`(?:anteil (?:der )?)?(?:fristgerecht|pünktlich|innerhalb der (?:[\p{L}]+ )?(?:zahlungs)?fristen?) beglichene[rn]? rechnungen`,
    ],
    says: [
      String.raw`# (?:der|aller|unserer) (?:zahlungen|rechnungen) (?:hielten|halten|hielt|hält) (?:es|sie|ihn|dies\w*|(?:das|die|den|unsere?|diese[ns]?) [\p{L}][\p{L} -]{2,40}) ein\b`,
      String.raw`\bbei # (?:der|aller|unserer) (?:zahlungen|rechnungen) (?:wurden?|haben wir|hielten wir|hielt der konzern) (?:das|die|den|unsere?|diese[ns]?) [\p{L}][\p{L} -]{2,40} (?:eingehalten|ein)\b`,
      String.raw`(?:zahlungsziel|zahlungsfrist|standardfrist|zahlungsbedingung)\w* (?:wurden?|haben wir) (?:bei|in) # (?:der (?:zahlungen|fälle|rechnungen) )?eingehalten`,
      String.raw`# of (?:all |our |the )?(?:supplier )?(?:payments|invoices) (?:were |are )?(?:complied with|comply with|compliant with|met|meet|kept to|keep to|adhered to|conformed to|respected|observed|followed) (?:it|them|this|these|that|the|those|our|standard|agreed)\b`,
      String.raw`(?:paid|pay|settled|settle|paying)[^.]{0,70}invoices[^.]{0,60} (?:and|,) # (?:of them |of these )?(?:on time|within|in line with|in accordance with)(?: the| our| agreed| standard| these| payment)*(?: terms?)?`,
      String.raw`rechnungen[^.]{0,90}(?:,|und|;) # (?:davon )?(?:fristgerecht|pünktlich|innerhalb (?:der|des)|termingerecht|im einklang)`,
    ],
  },
}
