import type { Recipe } from '../recipe.ts'
import { OTHERWISE_COUNTED, workforceRecipes } from './workforce.ts'

/** What is added to a recipe: further patterns, and further alternatives of those that there is one of. */
type Wordings = Partial<Pick<Recipe, 'labels' | 'says' | 'zero' | 'rows' | 'needs' | 'not' | 'notAround' | 'neutral'>>

const STAFF = String.raw`(?:employees|staff|workforce|colleagues|people|persons|workers|personnel|team members|staff members)`
const PERSONAL = String.raw`(?:mitarbeit[\p{L}:*_]+(?: und mitarbeit[\p{L}]+)?|beschäftigte[nr]?|arbeitnehm[\p{L}:*_]+|arbeitskräfte\w*|belegschaft|angestellte[nr]?|kolleg[\p{L}:*]+|menschen|personen)`
const OF_STAFF = String.raw`(?:of (?:all |our |the |its |total |own |group |group's |global )*${STAFF}|(?:der |unserer |aller |des |unseres )(?:eigenen |gesamten )?${PERSONAL})`
const ABOUT = String.raw`(?:a total of |around |about |approximately |some |insgesamt |rund |etwa |ca\. |knapp )?`
const OWN_RAISED = String.raw`(?:speak[ -]?up|grievance|internal|whistle|ombuds|hotline|our channels|reporting channels?|own workforce|employees|discriminat)`
const INTERN = String.raw`(?:hinweisgeber|vertrauens|beschwerde(?:stelle|verfahren|kan)|intern|ombuds|meldesystem|meldekan|meldestelle|belegschaft|beschäftigt|mitarbeit|diskriminier)`
const PAY_GAP = String.raw`(?:gender[ -]pay[ -]gap\w*|verdienstgefälles?|lohngefälles?|entgeltgefälles?|(?:verdienst|entgelt|lohn|gehalts|vergütungs)(?:lücke|abstand|unterschied)\w*)`
const NOT_ADJUSTED = String.raw`(?<!(?<!un)bereinigt[^.]{0,60})(?<!(?<!un)adjusted [^.]{0,40})`
const BEST_PAID = String.raw`(?:bestbezahlt|höchstbezahlt|höchst ?verdien|am (?:höchsten|besten) (?:bezahlt|vergütet|entlohnt)|höchste[nrs]? (?:vergütung|gehalt|jahresvergütung|gesamtvergütung)|highest[- ]paid|highest (?:salary|remuneration|paid))\w*`
const ASSURED = String.raw`(?:covered|protected|insured)`

/** Rows that only say `under 30` are ages where the staff is spoken of. */
const AGED = '\\bemployees\\b|own workforce|beschäftigte|mitarbeitende|arbeitnehm|belegschaft|personal\\b'
const NOT_AGED =
  'customer|kund|supplier|lieferant|\\bdays|\\btage|hours|stunden|mwh|kwh|\\bkw|\\bkm|invoice|rechnung|\\beur|€'

/** The head count, which ESRS 2 asks for again (SBM-1, paragraph 40). */
const heads = workforceRecipes.find(({ id }) => id === 'S1-6_02')
const HEADS: Wordings = {
  neutral: 'kopfzahl|personenzahl|headcounts|year-end|stichtag|per',
  notAround: 'schulung|weiterbild|stunden|hours|gehalt|salary|remuneration|vergütung',
  labels: [
    String.raw`(?:own )?employees(?: at (?:the )?)?(?:,| -)? (?:at )?year[ -]?end|employees \(?(?:at|as of|as at) (?:31|30) \w+\)?`,
    String.raw`${PERSONAL} \(?(?:kopfzahl|köpfe|personenzahl|personen|headcount)\b[^)]{0,24}\)?|${PERSONAL} (?:zum|am|per) \d\d\.\d\d\.(?: ?\((?:kopfzahl|köpfe|personenzahl|personen|headcount)\))?`,
    String.raw`(?:gesamt|insgesamt|total) (?:zum|am|per|at|as of) .{3,16} \((?:kopfzahl|köpfe|personenzahl|head ?count)\)`,
    String.raw`(?:mitarbeit|arbeitnehm)[\p{L}:*_/]+`,
  ],
  says: [
    String.raw`\bbeschäftigte?n?${OTHERWISE_COUNTED}(?: (?:wir|der|die|das|unser\w*))?(?: [\p{L}&.-]+){0,3} ${ABOUT}# (?:menschen|personen|mitarbeit[\p{L}:*_]+|arbeitnehm[\p{L}:*_]+|arbeitskräfte)(?! (?:mit (?:schwer)?behinder|in teilzeit|in vollzeit|befristet|unter|über))`,
    String.raw`#${OTHERWISE_COUNTED} (?:menschen|personen|mitarbeit[\p{L}:*_]+|arbeitnehm[\p{L}:*_]+|beschäftigte)(?: \w+){0,4} (?:beschäftigt|angestellt)(?=[ ,.]|$)`,
    String.raw`\b(?:group|company|undertaking|bank|we)${OTHERWISE_COUNTED}…(?:had|has|employed|employs) ${ABOUT}# (?:employees|people)(?= ?(?:\(|,|\.|$|at |as (?:of|at) |worldwide|in \p{L}+ countries|across ))`,
  ],
}

/** Sentences and names in which reports of both languages state the figures about people. */
const SOCIAL_WORDINGS: Record<string, Wordings> = {
  'S1-6_02': HEADS,
  'SBM-1_03': {
    ...HEADS,
    labels: [...(heads?.labels ?? []), ...(HEADS.labels ?? [])],
    says: [...(heads?.says ?? []), ...(HEADS.says ?? [])],
    neutral: `${heads?.neutral}|${HEADS.neutral}`,
    notAround: `${heads?.notAround}|${HEADS.notAround}`,
    needs: 'köpfe|kopfzahl|personenzahl|employees|beschäftigte|mitarbeit|arbeitnehm|staff|workforce|belegschaft',
  },
  'S1-6_03': {
    labels: [
      String.raw`employees,? \(?(?:on )?average\)?(?: \(?head ?count\)?)?|average workforce|average (?:number of )?(?:staff|personnel)`,
      String.raw`(?:${PERSONAL},? )?(?:im )?jahresdurchschnitt(?: \((?:köpfe|personenzahl|headcount|kopfzahl)\))?`,
    ],
    says: [
      String.raw`im (?:jahres)?durchschnitt (?:waren |beschäftigte\w* |arbeitete\w* )(?:[\p{L}.&-]+ ){0,4}${ABOUT}# (?:mitarbeit|beschäftigt|arbeitnehm|menschen|personen)`,
      String.raw`(?:annual average|average over the year|yearly average)…# (?:employees|people)`,
    ],
  },
  'S1-6_11': {
    labels: [
      String.raw`(?:employee )?(?:terminations|exits|resignations and dismissals|separations)(?: total)?|employees (?:that|who) (?:have )?left (?:the )?(?:group|organi[sz]ation|employment)|employees leaving`,
      String.raw`(?:anzahl (?:der )?)?(?:abgänge|austritte|personalabgänge|ausscheidende) (?:von )?${PERSONAL}?`,
    ],
    says: [
      String.raw`# ${STAFF} (?:have |had )?(?:left|departed)(?! (?:us |the \w+ )?(?:voluntar|of their own|at their own))`,
      String.raw`(?:schieden|traten) ${ABOUT}# ${PERSONAL}…(?:aus|aus dem unternehmen aus)(?= |\.|,|\(|$)`,
      String.raw`# ${PERSONAL} (?:haben |hatten |sind )?(?:\p{L}+ ){0,4}(?:verlassen|verließen|ausgeschieden|ausgetreten)`,
      String.raw`(?:verließen|verlassen haben|ausgeschieden sind|ausgetreten sind) ${ABOUT}# ${PERSONAL}`,
      String.raw`(?:there were|recorded|a total of) ${ABOUT}# (?:employee )?(?:departures|leavers|exits)`,
    ],
  },
  'S1-7_01': {
    labels: [
      String.raw`non-?employees? (?:workers )?in (?:the )?(?:group's )?own workforce|nicht[ -]?angestellte (?:beschäftigte|arbeitskräfte|mitarbeit\w+)`,
    ],
    says: [
      String.raw`# (?:nicht[ -]?angestellte|nichtangestellte) (?:beschäftigte|arbeitskräfte|mitarbeit\w+|personen)`,
      String.raw`# (?:überlassene arbeitskräfte|leiharbeit\w+|zeitarbeit\w+)[^.]{0,80}(?:andere|weitere|sonstige) (?:fremdarbeitskräfte|nicht[ -]?angestellte\w*)[^.]{0,40} (?:nicht|keine)`,
      String.raw`# (?:agency|leased|temporary) (?:agency )?workers[^.]{0,80}no other non-employees`,
      String.raw`(?:engaged|worked with|used|deployed) ${ABOUT}# non-?employees`,
    ],
  },
  'S1-7_02': {
    labels: [
      String.raw`self-?employed (?:\p{L}+ )?(?:who |that |are )*working (?:exclusively |only )?for (?:us|the company|the undertaking|the group)`,
      String.raw`selbst(?:st)?ändige (?:\p{L}+)?(?: ohne personal)?,? (?:die )?(?:ausschließlich|nur) für (?:uns|das unternehmen)(?: tätig| arbeiten)?.{0,10}`,
    ],
    says: [
      String.raw`# (?:of them |of these |of whom )?(?:were|are|was|is) self-?employed`,
      String.raw`(?:davon|hiervon) (?:waren|sind) # (?:als )?(?:selbst(?:st)?ändig|freiberuf)`,
      String.raw`# (?:davon )?(?:waren|sind|arbeiten|arbeiteten) (?:als )?(?:selbst(?:st)?ändig|freiberuf|freelanc)`,
      String.raw`# (?:independent contractors|freelance(?:rs| workers))`,
      String.raw`# (?:freiberufler|freie mitarbeit|solo-?selbst)\w*`,
    ],
  },
  'S1-7_03': {
    not: 'unf[aä]ll|todes|schulung|stunden|kosten|aufwand|expens|cost',
    labels: [
      String.raw`(?:temporary )?(?:people|workers|staff|personnel) (?:provided|supplied) by (?:(?:temporary|employment|work|manning|staffing|recruitment|labou?r|third-party|and) )*agenc(?:y|ies)`,
      String.raw`überlassene arbeitskräfte|(?:leih|zeit)arbeit(?:skräfte|nehmende|nehmer|er)\w*(?:[:*]innen)?(?: (?:zum|am|per) .{4,16})?`,
    ],
    says: [
      String.raw`# (?:of them |of these )?(?:were |are |was )?(?:provided|supplied|employed|placed) (?:by|through|via) …?agenc(?:y|ies)`,
      String.raw`# (?:temporary )?agency (?:staff|workers|personnel|employees)`,
      String.raw`# (?:davon )?(?:waren|sind|wurden) (?:als )?(?:leiharbeit|zeitarbeit|über (?:zeitarbeit|verleih))`,
      String.raw`# (?:überlassene|entliehene|geliehene) (?:arbeitskräfte|mitarbeit\w+|beschäftigte|arbeitnehm\w+)`,
    ],
  },
  'S1-8_01': {
    not: 'kosten|laufzeit|costs?\\b',
    labels: [
      String.raw`(?:${STAFF}) (?:with|under|subject to) (?:a )?collective (?:bargaining )?agreements?|collective agreement coverage`,
      String.raw`(?:kollektivvertragliche|tarifliche|kollektivvertrags)-? ?(?:abdeckung|bindung)|(?:mitarbeit\w+|beschäftigte|arbeitnehm\w+|belegschaft) (?:mit|unter|im) (?:tarifvertrag|kollektivvertrag|gesamtarbeitsvertrag|gav)`,
    ],
    says: [
      String.raw`für # (?:${OF_STAFF} )?(?:gilt|gelten|galt|galten) (?:ein |der |die |das )?(?:[\p{L}-]+ )?(?:\p{L}*tarifvertr|gesamtarbeitsvertr|kollektivvertr|gav\b)`,
      String.raw`# (?:${OF_STAFF} )(?:fallen|fielen|unterliegen|unterlagen|arbeiten|sind|waren)…(?:tarifvertr|kollektivvertr|gesamtarbeitsvertr)`,
      String.raw`(?:tarif|kollektiv)vertraglich (?:abgedeckt|gebunden|erfasst) (?:sind|waren) #(?! (?:davon|in ))`,
      String.raw`(?:tarifverträg\w*|kollektivvertr\w*|gesamtarbeitsvertr\w*)…(?:erfasst\w*|decken|deckt|deckten|umfass\w+|abgedeckt)…# ${OF_STAFF}`,
      String.raw`# ${OF_STAFF} (?:work|worked|are employed|were employed|fall|fell) under (?:a )?collective`,
      String.raw`covered by (?:a |the )?(?:\p{L}+ |sector's )?collective (?:bargaining )?agreements?,? (?:which means|i\.e\.|that is|representing|or) #`,
    ],
  },
  'S1-9_03': {
    needs: AGED,
    not: NOT_AGED,
    says: [
      String.raw`(?:under|below|younger than) 30(?: years)?(?: of age| old)? (?:account\w* for|make up|made up|represent\w*|constitut\w+|were|are) #`,
      String.raw`unter 30(?:[ -]?jährige\w*| jahren?)?…(?:stellen|stellten|machen|machten|bilden|ausmach\w*|liegt bei|lag bei|beträgt|betrug) #`,
      String.raw`# (?:${OF_STAFF} )?(?:sind|waren|are|were) (?:jünger als|unter|younger than|under|below) 30`,
    ],
  },
  'S1-9_04': {
    needs: AGED,
    not: NOT_AGED,
    says: [
      String.raw`30 (?:to|and|-) 50(?: years)?(?: of age| old)?(?: account\w* for| make up| made up| represent\w*| for|,) #`,
      String.raw`30[ -]?(?:bis|-) ?50(?:[ -]?jährige\w*| jahren?)…(?:stellen|stellten|machen|machten|bilden|liegt bei|lag bei|beträgt|betrug) #`,
    ],
  },
  'S1-9_05': {
    needs: AGED,
    not: NOT_AGED,
    says: [
      String.raw`(?:over|above|older than) 50(?: years)?(?: of age| old)?(?: account\w* for| make up| made up| represent\w*| for|,) #`,
      String.raw`über 50(?:[ -]?jährige\w*| jahren?)…(?:stellen|stellten|machen|machten|bilden|liegt bei|lag bei|beträgt|betrug) #`,
      String.raw`# (?:${OF_STAFF} )?(?:sind|waren|are|were) (?:älter als|über|older than|over|above) 50`,
    ],
  },
  'S1-12_01': {
    labels: [
      String.raw`(?:of )?(?:${STAFF}) (?:have|with|who have|having|living with) (?:a )?(?:recogni[sz]ed |registered |severe )*disabilit(?:y|ies)`,
      String.raw`(?:anteil (?:der )?)?${PERSONAL} mit (?:anerkannter |schwerer |einer )?(?:schwer)?behinderung(?:en)?`,
    ],
    says: [
      String.raw`# ${OF_STAFF} (?:haben|hatten|sind|waren|leben|weisen) (?:\p{L}+ ){0,3}(?:schwer)?behinder`,
      String.raw`(?:${STAFF}) with (?:a )?(?:recogni[sz]ed |registered |severe )*disabilit(?:y|ies),? (?:or |which is |i\.e\. |representing |equivalent to |making up |\()?#(?! (?:in|at) )`,
      String.raw`# ${OF_STAFF} (?:have|had|live with|are living with|declared|reported) (?:a |an )?(?:recogni[sz]ed |registered |severe )*disabilit`,
    ],
  },
  'S1-13_02': {
    labels: [
      String.raw`(?:${PERSONAL}) (?:mit|die an|nach) (?:eine[rm]? )?(?:regelmäßige[rmn]? |jährliche[rmn]? )?(?:leistungs|laufbahn|entwicklungs|karriere|jahres|feedback|zielvereinbarungs)-?(?: ?(?:und|,) ?\p{L}+-?)*(?:beurteilung|bewertung|gespräch|überprüfung)\w*.{0,12}`,
      String.raw`(?:${STAFF}) (?:who|that) (?:received|had|participated in|took part in|completed) (?:an? |their )?(?:annual |regular )?(?:performance|development|appraisal|career)[^,;]{0,40}(?:review|appraisal|interview|dialogue|discussion)s?`,
      String.raw`(?:anteil )?(?:geführte[rn]? |durchgeführte[rn]? )?(?:mitarbeiter(?:jahres)?|jahres|entwicklungs|leistungs)(?:gespräche|beurteilungen)(?: \(?quote\)?)?`,
    ],
    says: [
      String.raw`# ${OF_STAFF} (?:nahmen|haben|hatten|erhielten|führten|wurden)…(?:leistungs|laufbahn|entwicklungs|karriere|mitarbeiter|jahres|feedback)-?(?: ?und \p{L}+)?\p{L}*(?:beurteilung|bewertung|gespräch|überprüfung)`,
      String.raw`mit # ${OF_STAFF}…(?:mitarbeiter|jahres|entwicklungs|leistungs)\p{L}*gespräch`,
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
      String.raw`(?:each|every) (?:employee|colleague|member of staff)…(?:on average |an average of )# (?:of |hours of )?(?:training|learning)`,
      String.raw`(?:(?:hours|¤) of training|(?:training hours|(?:schulungs|weiterbildungs|fortbildungs)stunden)|¤ (?:an )?(?:weiterbildung|schulung|fortbildung))[^.\uE000-\uE3FF]{0,40}(?:an average of|on average|durchschnittlich|im (?:schnitt|durchschnitt)) #`,
      String.raw`(?:im durchschnitt|durchschnittlich|im mittel)(?: \p{L}+){0,4} # ?(?:schulungs|weiterbildungs|fortbildungs|trainings)?(?:stunden|schulung\w*|weiterbildung\w*|fortbildung\w*)`,
      String.raw`# (?:schulungs|weiterbildungs|fortbildungs|trainings)stunden (?:pro|je) (?:kopf|person|${PERSONAL})`,
    ],
  },
  'S1-14_01': {
    labels: [
      String.raw`(?:durch|von|vom) (?:ein |einem |das |dem )?(?:\p{L}+)?(?:management|arbeitsschutz)\p{L}*(?: für .{4,40})? (?:abgedeckte|erfasste)[rn]? ${PERSONAL}`,
      String.raw`${PERSONAL},? (?:die )?(?:durch|von|vom|unter) (?:ein |einem |das |dem )?\p{L}*(?:managementsystem|arbeitsschutz)\p{L}*(?: für .{4,40})?(?: abgedeckt| erfasst)?.{0,16}`,
      String.raw`(?:own )?(?:workforce|employees|workers) covered by (?:the |a |an )?(?:occupational )?(?:health and safety|safety) management system`,
    ],
    says: [
      String.raw`(?:management|arbeitsschutz)\p{L}*…(?:deckt|umfasst|erfasst|erstreckt sich|gilt)…(?:alle|sämtliche)[^\uE000-\uE3FF;]{0,60} \(#\)`,
      String.raw`(?:alle|sämtliche)\w* [^\uE000-\uE3FF;]{0,60}\(#\) (?:sind|waren|werden|ist|wird)…(?:managementsystem|arbeitsschutz)`,
      String.raw`\ball [^\uE000-\uE3FF;]{0,60}\(#\),? (?:is|are|were|was) (?:covered|included)…(?:safety|health)[^.]{0,30}system`,
      String.raw`(?:health|safety)[^.\uE000-\uE3FF]{0,40}(?:management )?system…(?:covers?|covered|applies to|extends to|includes?) #(?! of (?:our |the |all )*(?:sites|locations|plants))`,
      String.raw`# ${OF_STAFF}…(?:arbeitsschutz|arbeitssicherheit|gesundheit)\p{L}*…(?:abgedeckt|erfasst|einbezogen)`,
    ],
  },
  'S1-14_02': {
    labels: [
      String.raw`(?:arbeitsbedingte |tödliche )?(?:berufs|betriebs|arbeits)unfälle mit todesfolge|tödliche (?:berufs|betriebs)unfälle|todesfälle (?:der )?eigene[rn]? (?:arbeitskräfte|mitarbeit\w+|beschäftigte[rn]?)`,
      String.raw`fatalities (?:from|due to|resulting from) work-related .{4,60}|work-related deaths`,
    ],
    says: [
      String.raw`(?:trauern|trauert) um # (?:unserer )?${PERSONAL}[^.]{0,90}(?:starb|verstarb|ums leben|tödlich|verunglück)`,
      String.raw`# (?:unserer )?${PERSONAL}[^.]{0,60}(?:starben|verstarben|verunglückten? tödlich|ums leben|tödlich verunglückt)`,
      String.raw`# (?:of our )?(?:own )?(?:colleagues?|employees?|workers?) (?:sadly |tragically )?(?:died|lost (?:their|his|her) li(?:fe|ves)|were killed|was killed|were fatally injured)`,
      String.raw`(?:mourn|regret)\w* (?:the )?(?:loss|death)s? of # (?:of our )?(?:colleagues?|employees?)`,
    ],
  },
  'S1-14_03': {
    says: [
      String.raw`(?:nachunternehm|subunternehm|fremdfirm|partnerfirm|dienstleist|speditionspartner)\p{L}*[^.\uE000-\uE3FF]{0,70}# (?:${PERSONAL}) (?:ums leben|tödlich|starb)`,
      String.raw`# (?:${PERSONAL} )?(?:von |der |unserer )*(?:nachunternehm|subunternehm|fremdfirm|partnerfirm|dienstleist)\p{L}*[^.]{0,60}(?:auf|an|in) unser\w+ (?:baustelle|standort|werk|gelände|betrieb)\p{L}*[^.]{0,40}(?:ums leben|tödlich|starb)`,
      String.raw`# (?:contractors?|contract(?:ed|or) workers?|subcontractors?) (?:\p{L}+ )?(?:died|lost (?:their|his|her) li(?:fe|ves)|were killed|was killed)[^.]{0,40}(?:at|on) our`,
    ],
    zero: [
      String.raw`no (?:other|external|contract\w*|third-party) (?:workers?|contractors?|persons?|people)[^.]{0,50}(?:died|lost their li|were killed|fatal)`,
      String.raw`keine (?:todesfälle|tödlichen (?:arbeits)?unfälle)[^.]{0,40}(?:andere\w* arbeitskräfte|fremdfirm|fremdarbeit|nachunternehm|partnerfirm)`,
    ],
  },
  'S1-14_04': {
    not: 'nichtberuf|freizeit|non-occupational|(?:pro|je|per) (?:tausend|1[.,\\x27]?000)',
    neutral: 'zahl',
    labels: [
      String.raw`(?:employees - )?recordable accidents|(?:recordable )?accidents at work|(?:anzahl )?berufsunfälle(?: \(anzahl\))?`,
      String.raw`(?:meldepflichtige|dokumentierbare) (?:arbeits)?unfälle \((?:an)?zahl\)`,
    ],
  },
  'S1-14_05': {
    neutral: 'quote|mio|million|stunden|geleistete|frequency|accidents|arbeitsunfälle',
    labels: [
      String.raw`(?:meldepflichtige|dokumentierbare|dokumentierte)?[rn]? ?(?:arbeits)?unfälle \((?:unfall)?(?:quote|rate|häufigkeit)(?: (?:pro|je) .{4,40})?\)`,
      String.raw`(?:arbeits)?unfallrate(?: \(.{4,50}\))?|unfallquote(?: (?:pro|je) .{4,40})?`,
      String.raw`(?:recordable )?accident frequency(?: \(?trif\)?)?|frequency of recordable accidents`,
    ],
    says: [
      String.raw`(?:meldepflichtige|dokumentiert|dokumentierbar|recordable)\p{L}* (?:work-related )?(?:arbeits)?(?:unf\p{L}+|accidents|injuries)[^\uE000-\uE3FF;]{0,40}(?:oder|das (?:sind|entspricht)|entspricht|or|equivalent to|corresponding to|i\.e\.|,|\() ?#(?: unfällen?| accidents| injuries)? (?:je|pro|per) (?:eine[rm]? |one |1 )?mi`,
    ],
  },
  'S1-14_06': {
    neutral: 'zahl|fälle|anzahl|arbeitsbedingte|meldepflichtige',
    labels: [
      String.raw`(?:meldepflichtige |dokumentierte )?(?:arbeitsbedingte |arbeitsbezogene )(?:erkrankungen|krankheiten) \((?:(?:an)?zahl|fälle)\)`,
      String.raw`berufskrankheiten(?: \((?:(?:an)?zahl|fälle)\))?`,
    ],
  },
  'S1-14_07': {
    needs:
      's1-14|health (?:and|&) safety|safety (?:and|&) health|occupational safety|arbeitssicherheit|arbeitsschutz|sicherheit und gesundheit|gesundheit\\w* und sicherheit',
    neutral: 'kalendertage|calendar|infolge|durch|berufsunfall|arbeitsunfälle|arbeitsunfall|erkrankungen|work',
    labels: [
      String.raw`(?:employees - )?days lost(?: \(calendar days\))?|ausfalltage(?: \((?:kalender|arbeits)tage\))?|verlorene arbeitstage`,
      String.raw`ausfalltage (?:infolge|wegen|durch|aufgrund) (?:von )?(?:arbeits|berufs|betriebs)unf\w+.{0,30}`,
    ],
  },
  'S1-14_10': {
    labels: [
      String.raw`(?:managementsystem|management system).{0,60}(?:davon|of which) (?:nach |to |under )?(?:iso ?45001 |extern |intern |externally |internally |independently )*(?:zertifiziert|auditiert|certified|audited)`,
      String.raw`(?:workforce|employees|workers|people) (?:at|in|covered by) .{0,50}(?:certified|audited)(?: to iso 45001| sites)?`,
    ],
    says: [
      String.raw`# (?:${OF_STAFF} )?(?:arbeiten|arbeiteten|sind|waren|work|worked|are employed)[^.]{0,40}(?:standorten|betrieben|werken|sites|locations|plants)[^.]{0,50}iso ?45001`,
      String.raw`iso ?45001[^.]{0,40}(?:standorte|betriebe|werke|sites|locations) (?:mit|with|covering|employing|representing) # ${OF_STAFF}`,
      String.raw`# ${OF_STAFF}…(?:covered by|abgedeckt|unter|under)[^.]{0,60}(?:certified|audited|zertifizier|auditier)`,
    ],
  },
  'S1-15_01': {
    says: [
      String.raw`(?:alle|sämtliche)\w* [^\uE000-\uE3FF;]{0,160}(?:familiären gründen|familienurlaub|elternzeit|familienbezogen\w* \p{L}+) ?\(#\)`,
      String.raw`all [^\uE000-\uE3FF;]{0,80}entitled to [^\uE000-\uE3FF;]{0,60}leave ?\(#\)`,
    ],
  },
  'S1-15_02': {
    says: [
      String.raw`# der (?:anspruchsberechtigten|berechtigten)(?: ${PERSONAL})?…(?:in anspruch|genommen|nahmen|genutzt|nutzten|machten)`,
      String.raw`# of (?:the |those |all )?(?:entitled|eligible)(?: employees| staff)? (?:took|have taken|made use|used)`,
      String.raw`of (?:these|those|them|whom),? # (?:took|have taken|made use of) (?:family|parental|such|it)`,
    ],
  },
  'S1-16_01': {
    says: [
      String.raw`(?:beträgt|betrug|liegt|lag|belief sich|beläuft sich)${NOT_ADJUSTED} (?:der |die |das |unser\w* )?(?:unbereinigte[rs]? )?(?:geschlechtsspezifische[rs]? |durchschnittliche[rs]? )?${PAY_GAP} (?:auf |bei )?#`,
      String.raw`(?<!(?<!un)adjusted )gender pay gap, [^\uE000-\uE3FF;]{10,180}, (?:was|is|amounted to|stood at|came to) #`,
      String.raw`${PAY_GAP}${NOT_ADJUSTED}…(?:betrug|beträgt|lag bei|liegt bei|belief sich auf|beläuft sich auf) #`,
    ],
  },
  'S1-16_02': {
    labels: [
      String.raw`ratio of (?:the )?highest (?:annual )?(?:total )?(?:salary|pay|income|earnings|remuneration|compensation).{0,40}median.{0,24}`,
      String.raw`ceo[ -]pay ratio.{0,24}|(?:total )?(?:annual )?pay ratio \(?(?:ceo|highest).{0,24}|verhältnis (?:der )?(?:höchste\w* )(?:gehalt|vergütung|gesamtvergütung)\w* zum median.{0,24}`,
    ],
    says: [
      String.raw`annual total (?:remuneration|compensation) ratio (?:was |is |of |stood at |came to |amounted to )?#`,
      String.raw`${BEST_PAID}[^\uE000-\uE3FF;]{0,60}#[ -]?fache`,
      String.raw`${BEST_PAID}[^\uE000-\uE3FF;]{0,110}(?:wie|von|bei|verhältnis von) # ?(?:zu|:) ?(?:¤|eins)`,
      String.raw`${BEST_PAID}[^\uE000-\uE3FF;]{0,60}# times (?:the |that of the |as high as the |higher than the )?median`,
      String.raw`(?:gesamtvergütungsquote|vergütungsverhältnis|gesamtvergütungsverhältnis)…# ?(?:zu|:)? ?`,
    ],
  },
  'S1-17_02': {
    says: [
      String.raw`# (?:bestätigte |gemeldete |begründete )?(?:diskriminierungsf|fälle[n]? (?:von |der )?(?:diskriminierung|belästigung))`,
      String.raw`# (?:confirmed |reported |substantiated )*(?:incidents|cases|reports) of (?:discrimination|harassment)`,
    ],
  },
  'S1-17_03': {
    needs: 'diskriminier|s1-17|own workforce|belegschaft|beschäftigt|internal|intern|speak[ -]?up|grievance',
    neutral: 'interne|kanäle|fälle|diskriminierung|ohne|excluding|incidents|discrimination',
    labels: [
      String.raw`(?:number of )?complaints (?:filed|raised|submitted|received)? ?(?:through|via|over) (?:internal |the |our |own )*(?:reporting |grievance |speak-?up )?(?:channels?|mechanisms?|line)(?: \(.{4,50}\))?`,
      String.raw`beschwerden über (?:interne |die |unsere )*(?:kanäle|meldekanäle|beschwerdekanäle|beschwerdestellen?|hinweisgebersystem\w*)(?: \(.{4,50}\))?`,
    ],
    says: [
      String.raw`# (?:further |other |additional )?complaints (?:were |have been )?(?:filed|raised|submitted|received|lodged|made)?…${OWN_RAISED}`,
      String.raw`# (?:weitere |sonstige )?beschwerden (?:gingen|wurden|sind|erreichten)…${INTERN}`,
    ],
  },
  'S1-17_05': {
    needs: 's1-17|incidents and complaints|vorfälle und beschwerden',
    neutral: 'geldbußen|sanktionen|schadenersatz|schadensersatz|entschädigungen|infolge|vorfälle|beschwerden',
    says: [
      String.raw`(?:compensation|fines|penalties|damages)…(?:of|totall?ing|amounting to|amounted to|came to|were|was) #[^.]{0,40}(?:these incidents|discriminat|harass|these cases)`,
      String.raw`(?:bußgelder|geldbußen|strafen|sanktionen|schadenersatz\w*|entschädigung\w*)…(?:von|in höhe von|beliefen sich auf|betrugen) #[^.]{0,50}(?:diskriminier|belästig|diesen? (?:fälle|vorfälle))`,
      String.raw`(?:bußgelder|geldbußen),? (?:\p{L}+,? )?(?:oder|und|sowie) (?:schadenersatz|schadensersatz|entschädigung)\p{L}* [^.\uE000-\uE3FF]{0,40}(?:nicht|keine)[^.\uE000-\uE3FF]{0,30}\(?#`,
    ],
    zero: [
      String.raw`no (?:material )?(?:fines|penalties|compensation|damages)[^.]{0,70}(?:in this regard|in this context|in this connection|discriminat|harass)`,
      String.raw`keine (?:bußgelder|geldbußen|strafen|sanktionen|entschädigung)[^.]{0,80}(?:diskriminier|belästig|in diesem zusammenhang)`,
    ],
  },
  'S1-17_08': {
    zero: [
      String.raw`none of (?:serious|severe) human rights`,
      String.raw`(?:no|zero) (?:confirmed |known |reported |identified |such )*(?:serious|severe) human rights`,
      String.raw`keine (?:bestätigten |bekannten |gemeldeten )*schwerwiegenden (?:menschenrechts|vorfälle (?:im zusammenhang mit|in bezug auf) menschenrecht|verstöße gegen (?:die )?menschenrecht)`,
    ],
  },
  'S1-17_11': {
    zero: [
      String.raw`no severe human rights[^.]{0,80}no (?:related |associated |corresponding )?(?:fines|penalties)`,
      String.raw`no (?:material )?(?:fines|penalties)[^.]{0,70}human rights`,
      String.raw`keine schwerwiegenden menschenrecht[^.]{0,80}(?:keine|weder)[^.]{0,30}(?:geldbuß|bußgeld|strafen|sanktion)`,
      String.raw`keine (?:geldbußen|bußgelder|strafen|sanktionen)[^.]{0,80}menschenrecht`,
    ],
  },
}

/** The events against which employees are protected: ESRS S1-11 (paragraph 74). */
export const protectedAgainst = (event: string): string[] => [
  String.raw`(?:alle|sämtliche)\w* [^.]{0,60}${PERSONAL}[^.]{0,120}(?:${event})[^.]{0,160}(?:abgesichert|geschützt|versichert|abgedeckt)`,
  String.raw`(?:abgesichert|geschützt|versichert) sind (?:alle|sämtliche)\w* [^.]{0,160}(?:${event})`,
  String.raw`\ball (?:\p{L}+ ){0,4}(?:employees|workforce)[^.]{0,60}${ASSURED}[^.]{0,160}(?:${event})`,
]

const together = (one: string | undefined, other: string | undefined): string | undefined =>
  one && other ? `${one}|${other}` : (one ?? other)

/** A recipe with what reports say about people besides. */
export function withSocialWordings(recipe: Recipe): Recipe {
  const more = SOCIAL_WORDINGS[recipe.id]
  if (!more) return recipe
  const result: Recipe = {
    ...recipe,
    labels: [...recipe.labels, ...(more.labels ?? [])],
    says: [...(recipe.says ?? []), ...(more.says ?? [])],
    zero: [...(recipe.zero ?? []), ...(more.zero ?? [])],
  }
  for (const key of ['rows', 'needs', 'not', 'notAround', 'neutral'] as const) {
    const joined = together(recipe[key], more[key])
    if (joined) result[key] = joined
  }
  return result
}
