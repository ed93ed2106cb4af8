import type { Wordings } from '../recipe.ts'
import { ABOUT, OF_STAFF, PERSONAL } from './people.ts'

const OWN_RAISED = String.raw`(?:speak[ -]?up|grievance|internal|whistle|ombuds|hotline|our channels|reporting channels?|own workforce|employees|discriminat)`
const INTERN = String.raw`(?:hinweisgeber|vertrauens|beschwerde(?:stelle|verfahren|kan)|intern|ombuds|meldesystem|meldekan|meldestelle|belegschaft|beschäftigt|mitarbeit|diskriminier)`
const PAY_GAP = String.raw`(?:gender[ -]pay[ -]gap\w*|verdienstgefälles?|lohngefälles?|entgeltgefälles?|(?:verdienst|entgelt|lohn|gehalts|vergütungs)(?:lücke|abstand|unterschied)\w*)`
const NOT_ADJUSTED = String.raw`(?<!(?<!un)bereinigt[^.]{0,60})(?<!(?<!un)adjusted [^.]{0,40})`
const BEST_PAID = String.raw`(?:bestbezahlt|höchstbezahlt|höchst ?verdien|am (?:höchsten|besten) (?:bezahlt|vergütet|entlohnt)|höchste[nrs]? (?:vergütung|gehalt|jahresvergütung|gesamtvergütung)|highest[- ]paid|highest (?:salary|remuneration|paid))\w*`
/** Somebody else's dead, beside whom the own ones are not counted. */
const OF_CONTRACTORS = String.raw`(?:fatal\w*|todesf\p{L}+|tödliche\p{L}* (?:arbeits)?unf\p{L}+|deaths?)(?:(?!\b(?:neither|weder)\b)[^.]){0,30}(?:among|of|involving|bei|von) (?:our |unseren |the )?(?:external |other )?(?:sub)?(?:contractors?|fremdfirm|nachunternehm|partnerfirm|suppliers?|visitors?|third part)`

/** People who died, of whom nothing says that they worked here: `Beim Brand einer Fabrik kamen sechs Menschen ums Leben`. */
const OF_PEOPLE_AT_LARGE = String.raw`^(?!.*\b(?:unser\w*|wir|uns|eigene\w*|kolleg\w*|mitarbeit\w*|beschäftigt\w*|arbeitnehm\w*|belegschaft|konzern\w*|gruppe|\w*(?:unf[aä]ll|verletzung)\w*|verunglück\w*|our|we|employees?|colleagues?|staff|workers?|accidents?|injur\w+)\b).*\b(?:menschen|personen|people|persons)\b`

/** Rows of leave for family reasons that those took who were entitled to it. */
const WHO_TOOK_LEAVE = [
  String.raw`(?:entitled|eligible) (?:employees|staff|workers|people) (?:who|that|having) (?:have )?(?:took|taken|used|made use of|taking) (?:such |the |their |it|family-?related |parental )*(?:leave)?`,
  String.raw`(?:anteil (?:der )?)?(?:anspruchsberechtigte[rn]?|berechtigte[rn]?)(?: ${PERSONAL})?,? die (?:\p{L}+ ){0,6}(?:in anspruch genommen|genommen|genutzt)(?: haben)?`,
]

/** Those who work at the sites beside the own workforce. */
const OTHERS_AT_SITES = String.raw`(?:contractors?|subcontractors?|third[- ]part\p{L}+|other (?:workers|people|persons|staff|personnel)|others|external (?:workers|staff|personnel|people)|(?:anderen|sonstigen|externen) (?:arbeitskräften|personen|beschäftigten|mitarbeit\p{L}+)|(?:(?:beschäftigten|mitarbeit\p{L}+|personal) (?:von |der |unserer )*)?fremdfirm\p{L}*|partnerfirm\p{L}*|nachunternehm\p{L}*|subunternehm\p{L}*|auftragnehm\p{L}*|dienstleist\p{L}*|dritten)`
/** Behind those of whom nobody died: that somebody did. */
const SOMEBODY = String.raw`(?:[\uE000-\uE3FF]|\b(?:one|two|three|einen|ein|zwei|drei) |\ba (?:fatal|death|contractor|worker|person))`
const NOBODY_DIED = String.raw`(?:fatal\p{L}*|deaths?|todesf\p{L}+|tödliche\p{L}* (?:arbeits|betriebs)?unf\p{L}+|no one died|nobody died|niemand starb)`
const OWN_STAFF = String.raw`(?:own )?(?:employees|staff|workforce|workers|colleagues|people)|(?:eigenen )?(?:arbeitskräften|mitarbeit\p{L}+|beschäftigten|belegschaft|arbeitnehm\p{L}+|personal)`
/** `the accidents …, which corresponds to` */
const WHICH_IS = String.raw`(?:(?:das|dies|was) (?:entspricht|entsprach|ergibt|ergab|bedeutet)|(?:which|this|that) (?:corresponds|corresponded|equals|equalled|is equivalent|translates|equates|amounts|gives?|results?)(?: to| in| into)?)(?: einer| eine| an?)?(?: (?:(?:unfall)?(?:häufigkeits)?(?:quote|rate|häufigkeit)\p{L}*|(?:(?:accident|injury|incident|frequency|recordable|total) )*(?:rate|frequency))(?: von| of)?)?`

/** People who work for somebody else. */
const OF_OTHERS = String.raw`(?:employees|workers|staff|people|arbeitskräfte\p{L}*|mitarbeit\p{L}+|beschäftigten?|arbeitnehm\p{L}+) (?:of|at|in|from|bei|von|unserer|der|aus|in der) (?:our |the |unserer |der |unseren |den )?(?:suppliers?|contractors?|supply chain|value chain|lieferant|lieferkette|wertschöpfungskette|zuliefer|nachunternehm)`

/** Accidents with lost time are some of the recordable ones. */
const WITH_LOST_TIME = String.raw`accidents? (?:at work )?with lost[ -](?:work[ -]?|working )?time`
/** Rates of insurers and authorities. */
const PER_PEOPLE = String.raw`\b(?:per|je|pro) (?:[\uE000-\uE3FF]|1[., ]?000|100|tausend|thousand|hundred) (?:full[- ]time |vollzeit-?)?(?:employees|workers|staff|people|persons|fte|mitarb|beschäft|versich|arbeitnehm|vollarb)`

/** What reports say of safety, leave, pay and incidents: ESRS S1-14 to S1-17. */
export const SAFETY_WORDINGS: Record<string, Wordings> = {
  'S1-14_01': {
    labels: [
      String.raw`(?:durch|von|vom) (?:ein |einem |das |dem )?(?:\p{L}+)?(?:management|arbeitsschutz)\p{L}*(?: für .{4,40})? (?:abgedeckte|erfasste)[rn]? ${PERSONAL}`,
      String.raw`${PERSONAL},? (?:die )?(?:durch|von|vom|unter) (?:ein |einem |das |dem )?\p{L}*(?:managementsystem|arbeitsschutz)\p{L}*(?: für .{4,40})?(?: abgedeckt| erfasst)?.{0,16}`,
      String.raw`covered by (?:the |our |a |an )?(?:occupational )?(?:health (?:and|&) safety|safety|ohs|oh&s|h&s) management system`,
      String.raw`(?:own )?(?:workforce|employees|workers) covered by (?:the |a |an )?(?:occupational )?(?:health and safety|safety) management system`,
      String.raw`(?:durch|von|vom|unter) (?:ein |einem |das |dem )?(?:[\p{L}-]*(?:arbeitsschutz|gesundheitsschutz|arbeitssicherheit)[\p{L}-]*|managementsystem\p{L}* für (?:arbeits|gesundheit|sicherheit).{3,40}) (?:erfasst|abgedeckt|geschützt|einbezogen)`,
      String.raw`(?:abdeckung|abdeckungsgrad|abdeckungsquote)(?: (?:durch|des|mit|vom|von))? (?:ein |eines |das |dem |einem )?(?:[\p{L}-]*(?:arbeitsschutz|gesundheit|sicherheit)[\p{L}-]*managementsystems?|managementsystems? für (?:arbeits|gesundheit|sicherheit).{3,40})`,
      String.raw`(?:health and safety|occupational safety|safety|oh&s|ohs|h&s) management system coverage|coverage (?:by|of|under) (?:the |a |an )?(?:occupational )?(?:health and safety|safety) management system`,
    ],
    says: [
      String.raw`(?:health|safety)[^.\uE000-\uE3FF]{0,40}system (?:covers?|covered|applies to|includes?) all [^\uE000-\uE3FF;]{0,50}\(#\)`,
      String.raw`\p{L}*(?:arbeitsschutz|managementsystem|arbeitsschutzmanagement)\p{L}*(?: für [^.\uE000-\uE3FF]{4,50})? (?:deckt|umfasst|erfasst) ${ABOUT}# ${OF_STAFF}`,
      String.raw`(?:alle|sämtliche)\w* [^\uE000-\uE3FF;]{0,60}(?:managementsystem|arbeitsschutz)[^\uE000-\uE3FF;]{0,60}(?:abgedeckt|erfasst|einbezogen) ?\(#\)`,
      String.raw`\ball [^\uE000-\uE3FF;]{0,60}covered by [^\uE000-\uE3FF;]{0,70}system ?\(#\)`,
      String.raw`(?:management|arbeitsschutz)\p{L}*…(?:deckt|umfasst|erfasst|erstreckt sich|gilt)…(?:alle|sämtliche)[^\uE000-\uE3FF;]{0,60} \(#\)`,
      String.raw`(?:alle|sämtliche)\w* [^\uE000-\uE3FF;]{0,60}\(#\) (?:sind|waren|werden|ist|wird)…(?:managementsystem|arbeitsschutz)`,
      String.raw`\ball [^\uE000-\uE3FF;]{0,60}\(#\),? (?:is|are|were|was) (?:covered|included)…(?:safety|health)[^.]{0,30}system`,
      String.raw`management system (?:for|on|of) (?:occupational )?(?:health|safety)[^.;\uE000-\uE3FF]{0,40} (?:covers?|covered|applies to|extends to|includes?) #(?! of (?:our |the |all )*(?:sites|locations|plants))`,
      String.raw`(?:health|safety)[^.\uE000-\uE3FF]{0,40}(?:management )?system…(?:covers?|covered|applies to|extends to|includes?) #(?! of (?:our |the |all )*(?:sites|locations|plants))`,
      String.raw`# ${OF_STAFF}…(?:arbeitsschutz|arbeitssicherheit|gesundheit)\p{L}*…(?:abgedeckt|erfasst|einbezogen)`,
    ],
  },
  'S1-14_02': {
    unsaid: `${OF_CONTRACTORS}|${OF_PEOPLE_AT_LARGE}`,
    not: String.raw`\bothers\b|other (?:people|persons|staff)|third[- ]part|(?<!(?:employees|colleagues|staff) and )\bagency\b|(?<!und )(?:leihkr|leiharbeit|zeitarbeit)|sonstige|dritte|partnerfirm|nachunternehm|subunternehm|auftragnehm|dienstleist`,
    zero: [
      String.raw`tödliche[nrs]? (?:arbeits|betriebs)?unf[aä]lle?n? (?:gab es|ereigneten? sich|verzeichneten? wir|hatten wir|war|waren|traten?|kamen?)[^.\uE000-\uE3FF]{0,40} (?:weder|nicht|keine[nr]?)(?=[ .,;(])`,
      String.raw`(?:work-?related |workplace )*(?:fatal (?:accidents|injuries)|fatalities|deaths) (?:occurred|were recorded|were reported|were suffered)? ?(?:neither|not) (?:among|by|in|at) (?:our |the |own )*(?:employees|staff|workforce|colleagues)`,
      String.raw`none of (?:our|the) (?:own )?(?:employees|colleagues|people|staff) (?:died|was killed|were killed|was fatally|were fatally|lost (?:their|his|her) li(?:fe|ves)|suffered (?:a )?fatal)`,
      String.raw`no (?:work-?related |workplace |own )*(?:accidents?|injur(?:y|ies)) (?:at work )?(?:was|were|proved|ended) fatal`,
      String.raw`no (?:work-?related |fatal )*(?:fatality|death|fatal accident)(?=[ ,.;]|$)`,
      String.raw`${NOBODY_DIED}[^.;]{0,50}(?:neither|weder)(?: were there any)? (?:among|amongst|of|by|bei|unter) (?:our |the |unseren |den |unserer |der )*(?:${OWN_STAFF})`,
      String.raw`kein(?:er|e)? (?:der |dieser |unserer )?(?:arbeits|betriebs)?unf[aä]lle? (?:war|verlief|endete|waren|verliefen|endeten) tödlich`,
      String.raw`kein(?:en|e)? tödliche[nr]? (?:arbeits|betriebs)?unf[aä]ll|keinen? (?:arbeitsbedingten )?todesfall`,
      String.raw`tödliche (?:arbeits|betriebs)?unfälle gab es (?:keine|nicht)`,
      String.raw`(?:todesfälle|tödliche (?:arbeits|betriebs)?unfälle)(?: (?:im (?:berichts|geschäfts)?jahr|in|im)(?: 20\d\d)?)?: (?:null|keine)(?=[ .,;]|$)`,
      String.raw`(?:todesfälle|tödliche (?:arbeits)?unfälle)[^.\uE000-\uE3FF]{0,70}(?:traten|waren|wurden|sind|ereigneten sich|kamen)[^.\uE000-\uE3FF]{0,20} (?:nicht|keine)`,
    ],
    labels: [
      String.raw`(?:arbeitsbedingte |tödliche )?(?:berufs|betriebs|arbeits)unfälle mit todesfolge|tödliche (?:berufs|betriebs)unfälle|todesfälle (?:der )?eigene[rn]? (?:arbeitskräfte|mitarbeit\w+|beschäftigte[rn]?)`,
      String.raw`fatalities (?:from|due to|resulting from) work-related .{4,60}|work-related deaths`,
      String.raw`(?:work-related )?(?:fatalities|deaths)(?: among| of|,| -| –) (?:own )?(?:employees|colleagues|staff|team members)(?: and (?:temporary |leased )?(?:agency )?(?:workers|staff|non-employees))?`,
      String.raw`(?:todesfälle|tödliche (?:arbeits)?unfälle)(?: bei| unter|,| -| –) (?:den |eigenen )?(?:beschäftigten?|mitarbeit\p{L}+|arbeitnehm\p{L}+)(?: und (?:leiharbeit|zeitarbeit|leihkr)\p{L}+)?`,
    ],
    says: [
      String.raw`(?:trauern|trauert) um # (?:unserer )?${PERSONAL}[^.]{0,90}(?:starb|verstarb|ums leben|tödlich|verunglück)`,
      String.raw`# (?:unserer )?${PERSONAL}(?!\p{L})(?! (?:eine[sr]|von|der|des|bei) (?:\p{L}+ )?(?:nachunternehm|subunternehm|fremdfirm|partnerfirm|dienstleist|auftragnehm|zeitarbeit|lieferant))[^.]{0,60}(?:starb|verstarb|ums leben|tödlich)`,
      String.raw`# (?:of our )?(?:own )?(?:colleagues?|employees?|workers?) (?:sadly |tragically )?(?:died|lost (?:their|his|her) li(?:fe|ves)|were killed|was killed|were fatally injured)`,
      String.raw`(?:mourn|regret)\w* (?:the )?(?:loss|death)s? of # (?:of our )?(?:colleagues?|employees?)`,
    ],
  },
  'S1-14_03': {
    labels: [
      String.raw`(?:number of )?(?:work-related )?(?:fatalities|deaths|fatal (?:accidents|injuries))[ ,:(-]*(?:of |among |for |in )?(?:others?|other (?:people|persons|workers|staff)|external|third[- ]part(?:y|ies)|(?:sub)?contract(?:ors?|ed)|agency|value chain)(?: (?:workers|persons|people|staff|employees))?(?: (?:who )?(?:working|work|employed|active))?(?: on[- ]site| (?:at|on) (?:our|the undertaking's|the group's|own|company|group|the) (?:sites?|premises|locations|property))?`,
      String.raw`(?:anzahl (?:der )?)?(?:arbeitsbedingte |tödliche )?(?:todesfälle|todesopfer|(?:arbeits)?unfälle(?: mit todesfolge)?)[ ,:(-]*(?:bei |von |der |unter )?(?:(?:beschäftigte[rn]?|mitarbeit\p{L}+|arbeitskräfte[n]?|personen|personal) )?(?:von |der |bei )?(?:(?:fremdfirm|partnerfirm|nachunternehm|subunternehm|dienstleist|auftragnehm|vertragspartner|leiharbeit|leihkr|zeitarbeit|fremdpersonal)\p{L}*|dritte[rn]?|(?:externe|andere|sonstige)[rn]?)(?: (?:arbeitskräfte[n]?|beschäftigte[rn]?|personen|mitarbeit\p{L}+))?(?:,? (?:die )?(?:auf|an|in) (?:unser\w+ |eigenen |den )?(?:betriebs|werks|firmen)?(?:geländen?|standorten|betriebsstätten|werken|baustellen)(?: (?:tätig|arbeiten))?(?: sind)?)?`,
    ],
    says: [
      String.raw`(?:nachunternehm|subunternehm|fremdfirm|partnerfirm|dienstleist|speditionspartner)\p{L}*[^.\uE000-\uE3FF]{0,70}# (?:${PERSONAL}) (?:ums leben|tödlich|starb)`,
      String.raw`# (?:${PERSONAL} )?(?:von |der |unserer )*(?:nachunternehm|subunternehm|fremdfirm|partnerfirm|dienstleist)\p{L}*[^.]{0,60}(?:auf|an|in) unser\w+ (?:baustelle|standort|werk|gelände|betrieb)\p{L}*[^.]{0,40}(?:ums leben|tödlich|starb)`,
      String.raw`# (?:contractors?|contract(?:ed|or) workers?|subcontractors?) (?:\p{L}+ )?(?:died|lost (?:their|his|her) li(?:fe|ves)|were killed|was killed)[^.]{0,40}(?:at|on) our`,
    ],
    zero: [
      String.raw`no (?:work-related )?(?:fatalities|deaths|fatal accidents)[^.]{0,40}(?:among|of|involving|for) (?:our |external |other )*(?:contractors|subcontractors|external workers|third-party)`,
      String.raw`(?:fremdfirm|nachunternehm|partnerfirm)\p{L}*[^.]{0,60}(?:kein\w*|nicht)[^.]{0,20}(?:todesf|tödlich)`,
      String.raw`no (?:other|external|contract\w*|third-party) (?:workers?|contractors?|persons?|people)[^.]{0,50}(?:died|lost their li|were killed|fatal)`,
      String.raw`${NOBODY_DIED}[^.;]{0,50}(?:neither|weder) [^.;]{0,70}(?:nor|noch) (?:among |amongst |of |by |for |bei |unter |von )?(?:our |the |any |den |unseren |der )*${OTHERS_AT_SITES}(?![^.;(]{0,40}${SOMEBODY})`,
      String.raw`(?:no |keine )(?:work-?related |arbeitsbedingten )*${NOBODY_DIED}[^.;]{0,60}(?:own |eigenen )[^.;]{0,40} (?:or|oder|and|und|nor|noch|sowie) (?:among |amongst |of |by |for |bei |unter |von )?(?:our |the |any |den |unseren |der )*${OTHERS_AT_SITES}(?![^.;(]{0,40}${SOMEBODY})`,
      String.raw`keine (?:todesfälle|tödlichen (?:arbeits)?unfälle)[^.]{0,40}(?:andere\w* arbeitskräfte|fremdfirm|fremdarbeit|nachunternehm|partnerfirm)`,
    ],
  },
  'S1-14_04': {
    unsaid: String.raw`${WITH_LOST_TIME}|(?:ausfalltage|fehltage|krankheitstage|days lost|lost days)\p{L}* (?:\p{L}+ ){0,2}(?:arbeits|betriebs)?(?:unf[aä]ll|accident|injur)\p{L}*: `,
    says: [
      String.raw`# (?:arbeits)?unfälle (?:waren|sind) meldepflichtig`,
      String.raw`(?:meldepflichtige|dokumentierte|anzeigepflichtige)[nr]? (?:arbeits|betriebs)?unfälle (?:traten|gab es|ereigneten sich|verzeichneten wir|wurden|kamen)(?: \d{4}| im \p{L}+)? in # fällen(?: (?:auf|ein|vor|registriert|verzeichnet|gemeldet|erfasst))?(?= ?[.,;(]|$)`,
      String.raw`# (?:meldepflichtige|dokumentierte|dokumentierbare|anzeigepflichtige)n? (?:arbeits|betriebs)?unf[aä]lle?n?(?=[ ,.;(]|$)`,
    ],
    // What has to be told to an authority of one country is not all that is recorded.
    not: 'riddor|wom[ae]n|\\bmen\\b|frauen|männer|nichtberuf|freizeit|non-occupational|(?:pro|je|per) (?:tausend|1[.,\\x27]?000)',
    neutral: 'zahl',
    labels: [
      String.raw`(?:employees - )?recordable accidents|(?:recordable )?accidents at work|(?:anzahl )?berufsunfälle(?: \(anzahl\))?`,
      String.raw`(?:meldepflichtige|dokumentierbare) (?:arbeits)?unfälle \((?:an)?zahl\)`,
    ],
  },
  'S1-14_05': {
    not: 'wom[ae]n|\\bmen\\b|female|\\bmale|frauen|männer|weiblich|männlich',
    neutral: 'quote|mio|million|stunden|geleistete|frequency|accidents|arbeitsunfälle',
    unsaid: PER_PEOPLE,
    labels: [
      String.raw`(?:meldepflichtige|dokumentierbare|dokumentierte)?[rn]? ?(?:arbeits)?unfälle \((?:unfall)?(?:quote|rate|häufigkeit)(?: (?:pro|je) .{4,40})?\)`,
      String.raw`(?:arbeits)?unfallrate(?: \(.{4,50}\))?|unfallquote(?: (?:pro|je) .{4,40})?`,
      String.raw`(?:recordable )?accident frequency(?: \(?trif\)?)?|frequency of recordable accidents`,
      String.raw`(?:recordable |reportable |work-?related )*(?:accidents|injuries) (?:per|\/) (?:one |1 )?(?:million|mio\.?|m|1[., ]?000[., ]?000) (?:working |worked |work )?hours(?: worked)?`,
      String.raw`recordable (?:incidents|cases) (?:per|\/) (?:one |1 )?(?:million|mio\.?|1[., ]?000[., ]?000) (?:working |worked |work )?hours(?: worked)?`,
    ],
    says: [
      String.raw`(?<!l)unfall(?:häufigkeit|rate|quote)[^.;\uE000-\uE3FF]{0,50}(?: um ¤)? auf # (?:(?:meldepflichtige )?(?:arbeits)?unfälle )?(?:[–-] |\()?(?:auf|je|pro|per) (?:eine |1 )?mi(?:llion|o)`,
      String.raw`rate of # (?:recordable |work-related )*(?:accidents|injuries) per (?:one |1 )?mi`,
      String.raw`(?<!lost[ -]time )(?<!beinahe)(?<!wege)(?:(?:arbeits|betriebs)?unf[aä]lle?n?|accidents|injuries)(?! (?:with|mit|resulting|that led|die zu) )[^;.]{0,60},? (?:and )?${WHICH_IS} # (?:(?:recordable |meldepflichtige[nr]? )?(?:accidents|injuries|(?:arbeits)?unfällen?) )?(?:je|pro|per) (?:eine[rm]? |one |1 )?mi`,
      String.raw`unfall(?:häufigkeits)?(?:quote|rate|häufigkeit)\p{L}* ?\([^)\uE000-\uE3FF]{4,80}\)[^.;\uE000-\uE3FF]{0,70}(?:von ¤ auf|auf|bei|betrug|beträgt) #`,
      String.raw`unfallhäufigkeit[^.;\uE000-\uE3FF]{0,70}von ¤ auf #`,
      String.raw`(?:recordable |total )*(?:accident|injury)(?: frequency)? rate[^.;\uE000-\uE3FF]{0,90}from ¤ to #`,
      String.raw`(?:entspricht|entsprach|entsprechen|ergibt|ergab) # (?:meldepflichtige\w* |dokumentierte\w* )?(?:arbeits)?unfällen? (?:je|pro) (?:eine[rm]? |1 )?mi`,
      String.raw`(?:meldepflichtige|dokumentiert|dokumentierbar|recordable)\p{L}* (?:work-related )?(?:arbeits)?(?:unf\p{L}+|accidents|injuries)[^\uE000-\uE3FF;]{0,40}(?:oder|das (?:sind|entspricht)|entspricht|or|equivalent to|corresponding to|i\.e\.|,|\() ?#(?: unfällen?| accidents| injuries)? (?:je|pro|per) (?:eine[rm]? |one |1 )?mi`,
    ],
  },
  'S1-14_06': {
    says: [
      String.raw`# (?:cases?|instances) of (?:recordable )?(?:work-related |occupational )(?:ill|disease)`,
      String.raw`# (?:fälle|fall|fällen) (?:von |einer |der )?(?:meldepflichtige[rn] |anerkannte[rn] )?(?:arbeitsbedingte[rn] erkrankung|berufskrankheit)`,
      String.raw`(?:wurden|gab es|verzeichneten wir|waren) # (?:meldepflichtige |arbeitsbedingte |anerkannte )*(?:berufskrankheiten|arbeitsbedingte erkrankungen)`,
    ],
    neutral: 'zahl|fälle|anzahl|arbeitsbedingte|meldepflichtige',
    labels: [
      String.raw`(?:meldepflichtige |dokumentierte )?(?:arbeitsbedingte |arbeitsbezogene )(?:erkrankungen|krankheiten) \((?:(?:an)?zahl|fälle)\)`,
      String.raw`berufskrankheiten(?: \((?:(?:an)?zahl|fälle)\))?`,
    ],
  },
  'S1-14_07': {
    saysAfter: [
      [
        String.raw`unf[aä]ll`,
        String.raw`^(?:dadurch|hierdurch|infolgedessen|in der folge|daraus|deswegen|insgesamt) (?:gingen|fielen|entstanden|ergaben sich) (?:insgesamt )?#(?: (?:verloren|aus|an))?(?= ?[.,;(]|$)`,
      ],
      [
        String.raw`unf[aä]ll`,
        String.raw`^(?:sie|diese) (?:führten|verursachten) (?:insgesamt )?(?:zu )?#(?= ?[.,;(]|$)`,
      ],
      [
        String.raw`\b(?:accidents|injuries)\b`,
        String.raw`^(?:they|these(?: accidents| injuries)?|this|which|as a result,?|in total,?) (?:caused|led to|resulted in|accounted for) (?:a total of )?#(?= ?[.,;(]|$)`,
      ],
      [
        String.raw`\b(?:accidents|injuries)\b`,
        String.raw`^(?:as a result|because of (?:them|this)|through them|due to (?:them|this)|in total|altogether),? # (?:were|was|have been) lost(?= ?[.,;(]|$)`,
      ],
    ],
    says: [
      String.raw`^days lost (?:to|due to|because of|through|from) (?:work-?related |occupational )*(?:injur|accident)[^:.;]{0,50}: #`,
      String.raw`^(?:ausfalltage|verlorene (?:arbeits)?tage) (?:durch|wegen|infolge|aufgrund|nach)[^:.;]{0,20}(?:unf[aä]ll|verletzung)[^:.;]{0,50}: #`,
      String.raw`# (?:working |calendar )?days (?:were |was )?lost (?:due to|because of|through|to|as a result of) (?:work-?related |occupational )*(?:accident|injur)`,
      String.raw`unf\p{L}+[^.\uE000-\uE3FF]{0,40}(?:führten zu|verursachten|hatten) # (?:ausfall|fehl)?(?:tage|verlorene)`,
      // The days are the unit of the figure.
      String.raw`(?<!wege)unf[aä]lle?n? (?:\d{4} |im \p{L}+ )?(?:führten |haben |hatten |verursachten |kosteten |zogen )(?:insgesamt )?(?:zu )?#(?: (?:zur folge|nach sich|geführt|verursacht))?(?= ?[.,;(]|$)`,
      String.raw`(?:durch|wegen|aufgrund|infolge) (?:von )?(?:arbeits|betriebs)?unf[aä]llen? (?:gingen|fielen) (?:insgesamt )?# (?:verloren|aus|an)(?=[ ,.;(]|$)`,
      String.raw`# (?:gingen|fielen) (?:durch|wegen|aufgrund|infolge) (?:von )?(?:arbeits|betriebs)?unf[aä]llen? (?:verloren|aus|an)(?=[ ,.;(]|$)`,
      String.raw`(?<!commuting )(?:accidents|injuries) (?:caused|led to|resulted in|cost us|accounted for) (?:a total of )?#(?: (?:of absence|of lost time|being lost|lost))?(?= ?[.,;(]|$)`,
    ],
    needs:
      's1-14|arbeitsbedingt|health (?:and|&) safety|safety (?:and|&) health|occupational safety|arbeitssicherheit|arbeitsschutz|sicherheit und gesundheit|gesundheit\\w* und sicherheit',
    neutral: 'kalendertage|calendar|infolge|durch|berufsunfall|arbeitsunfälle|arbeitsunfall|erkrankungen|work',
    labels: [
      String.raw`(?:employees - )?days lost(?: \(calendar days\))?|ausfalltage(?: \((?:kalender|arbeits)tage\))?|verlorene arbeitstage`,
      String.raw`(?:durch|wegen|aufgrund|infolge) (?:von |der )?(?:arbeits|betriebs|berufs)?unf[aä]llen?(?: und (?:arbeitsbedingte[nr]? )?\p{L}*(?:erkrankungen|krankheiten))? (?:verlorene|ausgefallene|entgangene|bedingte)n? (?:arbeits|kalender|ausfall|fehl)?tage`,
      String.raw`(?:ausfall|fehl)tage (?:nach|bei) (?:arbeits|betriebs)?unfällen`,
      String.raw`(?:working |work |calendar )?days lost (?:through|following|after|because of|as a consequence of) (?:work-related |occupational )*(?:accidents|injuries)`,
      String.raw`(?:ausfalltage|verlorene (?:arbeits)?tage|ausgefallene tage) (?:infolge|wegen|durch|aufgrund) (?:von )?(?:(?:arbeits|berufs|betriebs)unf\w+|arbeitsbedingte[rn]? (?:verletzungen|unfällen?|erkrankungen)).{0,50}`,
    ],
  },
  'S1-14_10': {
    neutral:
      'iso|45001|externally|external|extern|internally|internal|intern|independently|health|safety|occupational|covered|abgedeckt|erfasst',
    labels: [
      String.raw`(?:managementsystem|management system).{0,60}(?:davon|of which) (?:nach |to |under )?(?:iso ?45001 |extern |intern |externally |internally |independently )*(?:zertifiziert|auditiert|certified|audited)`,
      String.raw`(?:workforce|employees|workers|people) (?:at|in|covered by) .{0,50}(?:certified|audited)(?: to iso 45001| sites)?`,
    ],
    says: [
      String.raw`# ${OF_STAFF} (?:arbeiten|arbeiteten|work|worked)[^.]{0,40}iso ?45001[^.]{0,30}(?:zertifizierte|certified)`,
      String.raw`# (?:${OF_STAFF} )?(?:arbeiten|arbeiteten|sind|waren|work|worked|are employed)[^.]{0,40}(?:standorten|betrieben|werken|sites|locations|plants)[^.]{0,50}iso ?45001`,
      String.raw`# (?:${OF_STAFF} )?(?:works?|worked|is|are|was|were|arbeiten|arbeitet)(?: employed| based)? (?:in|at|an|in) (?:\p{L}+ ){0,2}(?:units|entities|companies|business(?:es| units)|sites|locations|offices|establishments|gesellschaften|einheiten|betrieben|standorten)(?: that are| which are|, die)?[^.;\uE000-\uE3FF]{0,30}(?:certified|zertifizier)`,
      String.raw`iso ?45001[^.]{0,40}(?:standorte|betriebe|werke|sites|locations) (?:mit|with|covering|employing|representing) # ${OF_STAFF}`,
      String.raw`# ${OF_STAFF}…(?:covered by|abgedeckt|unter|under)[^.;\uE000-\uE3FF]{0,60}(?:certified|audited|zertifizier|auditier)`,
    ],
  },
  'S1-15_01': {
    labels: [
      String.raw`anspruch auf (?:arbeitsfreistellung|freistellung|urlaub|freistellungen) aus familiären gründen`,
      String.raw`(?:entitlement|entitled) to family-?related leave`,
    ],
    says: [
      String.raw`(?:alle|sämtliche)\w* [^\uE000-\uE3FF;]{0,160}(?:familiären gründen|familienurlaub|elternzeit|familienbezogen\w* \p{L}+) ?\(#\)`,
      String.raw`all [^\uE000-\uE3FF;]{0,80}entitled to [^\uE000-\uE3FF;]{0,60}leave[^\uE000-\uE3FF;,]{0,60} ?\(#\)`,
      String.raw`(?:alle|sämtliche)\w* [^\uE000-\uE3FF;]{0,60}(?:anspruch|berechtigt)[^\uE000-\uE3FF;]{0,120}\(#\)`,
    ],
  },
  'S1-15_02': {
    labels: [
      String.raw`(?:took|taken|taking|used|use of|take-?up of) (?:family-?related|parental|family) leave`,
      String.raw`(?:inanspruchnahme|nutzung) (?:von |der |des )?(?:elternzeit|familienurlaubs?|(?:urlaubs?|freistellung(?:en)?|arbeitsfreistellung) aus familiären gründen)`,
      String.raw`inanspruchnahme (?:\p{L}+ ){0,5}(?:durch|der|von) (?:die )?anspruchsberechtigte[nr]?(?: ${PERSONAL})?`,
      String.raw`(?:take-?up|use) (?:of (?:family-?related |parental )?leave )?(?:by|among) (?:entitled|eligible) employees`,
      ...WHO_TOOK_LEAVE,
    ],
    says: [
      String.raw`(?:family|parental|maternity)[^.;\uE000-\uE3FF]{0,50}# of (?:them|these|those|all of them)(?: employees| people)? (?:took|have taken|had taken|made use|used) (?:it|such|this|that|of it)(?=[ ,.:;]|$)`,
      String.raw`(?:familiären gründen|elternzeit|familienurlaub|familienbezogen\w+ urlaub)[^.;\uE000-\uE3FF]{0,60}# (?:davon |von ihnen |dieser \p{L}+ |der \p{L}+ )?(?:nahmen|machten|nutzten|haben)(?=[ ,.]|$)`,
      String.raw`# der (?:anspruchsberechtigten|berechtigten)(?: ${PERSONAL})?…(?:in anspruch|genommen|nahmen|genutzt|nutzten|machten)`,
      String.raw`# of (?:the |those |all |people |employees |those who (?:were |are ))*(?:entitled|eligible)(?: employees| staff)?(?: to it| to (?:such|this) leave)? (?:took|have taken|made use|used)`,
      String.raw`# (?:derer|der personen|der menschen|aller),? die (?:darauf |einen? )?anspruch (?:darauf )?(?:haben|hatten|hätten),? (?:nahmen|nutzten|haben|machten)`,
      String.raw`of (?:these|those|them|whom),? # (?:took|have taken|made use of) (?:family|parental|such|it)`,
    ],
  },
  'S1-15_03': { labels: WHO_TOOK_LEAVE },
  'S1-16_01': {
    says: [
      String.raw`(?:beträgt|betrug|liegt|lag|belief sich|beläuft sich)${NOT_ADJUSTED} (?:der |die |das |unser\w* )?(?:unbereinigte[rs]? )?(?:geschlechtsspezifische[rs]? |durchschnittliche[rs]? )?${PAY_GAP} (?:auf |bei )?#`,
      String.raw`(?<!(?<!un)adjusted )gender pay gap, [^\uE000-\uE3FF;]{10,180}, (?:was|is|amounted to|stood at|came to) #`,
      String.raw`(?<!(?<!un)adjusted )pay gap between (?:women and men|men and women|(?:fe)?male and (?:fe)?male employees) (?:is|was|amounted to|stood at|came to) #(?! (?:in|for) \p{L})`,
      String.raw`${PAY_GAP}${NOT_ADJUSTED}…(?:betrug|beträgt|lag bei|liegt bei|belief sich auf|beläuft sich auf) #`,
    ],
  },
  'S1-16_02': {
    labels: [
      String.raw`ratio of (?:the )?highest (?:annual )?(?:total )?(?:salary|pay|income|earnings|remuneration|compensation).{0,40}median.{0,24}`,
      String.raw`(?:ceo|chief executive|highest[- ]paid (?:individual|person))(?:'s)? (?:annual )?(?:total )?(?:pay|compensation|remuneration) (?:to|vs\.?|versus|over|relative to|compared (?:to|with)) (?:the )?median(?: (?:of )?(?:all )?(?:other )?(?:employees?|staff|pay|remuneration|compensation))?`,
      String.raw`(?:vorstands|ceo|höchste )-?(?:gesamt)?(?:vergütung|gehalt) (?:zum|zur|im verhältnis zum) median\p{L}*(?: der (?:\p{L}+ )?${PERSONAL})?`,
      String.raw`ratio of (?:the )?(?:ceo|chief executive|md)(?:'s)? (?:total )?(?:pay|compensation|remuneration) to (?:the )?median.{0,30}`,
      String.raw`verhältnis (?:der |des )?(?:vorstands|ceo)-?(?:vergütung|gehalts?) (?:zum|zur) median.{0,30}`,
      String.raw`ceo[ -]pay ratio.{0,24}|(?:total )?(?:annual )?pay ratio \(?(?:ceo|highest).{0,24}|verhältnis (?:der )?(?:höchste\w* )(?:gehalt|vergütung|gesamtvergütung)\w* zum median.{0,24}`,
    ],
    says: [
      String.raw`(?:ratio|verhältnis)[^\uE000-\uE3FF;]{0,130}median[^\uE000-\uE3FF;]{0,60}(?:was|is|stood at|of|betrug|beträgt|lag bei|liegt bei) #`,
      String.raw`(?:vergütung|gehalt|remuneration|salary)[^\uE000-\uE3FF;]{0,80}#-?(?:mal| times) (?:so hoch wie|as high as|higher than|that of) (?:der |the )?median`,
      String.raw`annual total (?:remuneration|compensation) ratio (?:was |is |of |stood at |came to |amounted to )?#`,
      String.raw`${BEST_PAID}[^\uE000-\uE3FF;]{0,60}#[ -]?fache`,
      String.raw`(?:ceo|chief executive|highest[- ]paid (?:person|individual)) (?:earned|earns|received|receives|was paid|is paid|made) # times (?:the |that of the |as much as the )?median`,
      String.raw`(?:ceo|vorstandsvorsitzende\p{L}?|geschäftsführer\p{L}*) (?:verdiente|verdient|erhielt|erhält)[^.;\uE000-\uE3FF]{0,12} #(?:-?mal| mal|[ -]fache)[^.;\uE000-\uE3FF]{0,30}median`,
      String.raw`${BEST_PAID}[^\uE000-\uE3FF;]{0,110}(?:wie|von|bei|verhältnis von) # ?(?:zu|:) ?(?:¤|eins)`,
      String.raw`${BEST_PAID}[^\uE000-\uE3FF;]{0,60}# times (?:the |that of the |as high as the |higher than the )?median`,
      String.raw`(?:gesamtvergütungsquote|vergütungsverhältnis|gesamtvergütungsverhältnis)…# ?(?:zu|:)? ?`,
    ],
  },
  'S1-17_02': {
    zero: [
      String.raw`diskriminierungs(?:vor)?fälle (?:wurden|waren|sind|gab es|lagen|traten)[^.\uE000-\uE3FF]{0,30}(?:nicht|keine)`,
    ],
    says: [
      String.raw`# (?:bestätigte |gemeldete |begründete )?(?:diskriminierungsf|fälle[n]? (?:von |der )?(?:diskriminierung|belästigung))`,
      String.raw`# (?:confirmed |reported |substantiated )*(?:incidents?|cases?|reports) of (?:discrimination|harassment)`,
      String.raw`# (?:bestätigter |gemeldeter )?(?:fall|vorfall) (?:von |der )?(?:diskriminierung|belästigung)`,
      String.raw`# (?:davon |hiervon |dieser \p{L}+ |fälle |meldungen |hinweise |of (?:these|them|which|those) |cases |reports )?(?:betrafen|betreffen|betraf|bezogen sich auf|concerned|related to|involved|were about) (?:(?:mögliche|possible|alleged) )?(?:diskriminierung|belästigung|discrimination|harassment)`,
    ],
  },
  'S1-17_03': {
    unsaid: OF_OTHERS,
    needs: 'diskriminier|s1-17|own workforce|belegschaft|beschäftigt|internal|intern|speak[ -]?up|grievance',
    neutral: 'interne|kanäle|fälle|diskriminierung|ohne|excluding|incidents|discrimination',
    labels: [
      String.raw`(?:number of )?complaints (?:filed|raised|submitted|received)? ?(?:through|via|over) (?:internal |the |our |own )*(?:reporting |grievance |speak-?up )?(?:channels?|mechanisms?|line)(?: \(.{4,50}\))?`,
      String.raw`beschwerden über (?:interne |die |unsere )*(?:kanäle|meldekanäle|beschwerdekanäle|beschwerdestellen?|hinweisgebersystem\w*)(?: \(.{4,50}\))?`,
    ],
    says: [
      String.raw`# (?:weitere )?beschwerden (?:von|aus|durch|eigener) (?:der |den |unseren |unserer )?(?:eigenen )?(?:beschäftigt|mitarbeit|belegschaft|arbeitnehm|arbeitskr)`,
      String.raw`(?<!(?:suppliers?'?s?|contractors?'?s?|partners?'?s?|customers?'?s?) )(?:own workforce|employees|staff|colleagues|workers) (?:also )?(?:filed|submitted|raised|lodged|made|brought) (?:a total of )?# (?:further |other |formal )?(?:complaints|grievances)`,
      String.raw`# (?:further |other |formal )?(?:complaints|grievances) (?:were |have been )?(?:filed |submitted |raised |lodged |made |received )?(?:by|from) (?:our |the |members of (?:our |the ))*(?:own )?(?:employees|workforce|staff|colleagues|workers)(?! (?:of|at|in) (?:our |the )?(?:suppliers|contractors|supply|value))`,
      String.raw`(?:mitarbeit\p{L}+|arbeitskräfte|beschäftigte|arbeitnehm\p{L}+) (?:reichten|haben|brachten|legten) (?:insgesamt )?# (?:weitere )?beschwerden (?:ein|eingereicht|vor)(?=[ ,.;]|$)`,
      String.raw`# (?:further |other |additional )?complaints (?:were |have been )?(?:filed|raised|submitted|received|lodged|made)?…${OWN_RAISED}`,
      String.raw`(?:further|additional|another) # complaints (?:concerned|related to|were about|dealt with|involved|were made about)[^.;\uE000-\uE3FF]{0,30}(?:employment|labou?r|working|workplace|pay\b|staff|personnel)`,
      String.raw`(?:weitere|zusätzliche|sonstige)[n]? # beschwerden (?:betrafen|bezogen sich auf|hatten)[^.;\uE000-\uE3FF]{0,30}(?:arbeitsbeding|arbeitsverh|arbeitszeit|beschäftigung|entgelt|personal)`,
      String.raw`# (?:weitere |sonstige )?beschwerden (?:gingen|wurden|sind|erreichten)…${INTERN}`,
      String.raw`über (?:die |unsere |den |das |unser )?(?:internen? )?(?:beschwerdekan|meldekan|beschwerdeweg|meldeweg|beschwerdestelle|beschwerdeverfahren|hinweisgebersystem)\p{L}* (?:gingen|wurden|erreichten uns|erhielten wir|sind) # beschwerden`,
      String.raw`(?:through|via) (?:our |the )?(?:internal |grievance |complaints? )+(?:channels?|mechanisms?),? (?:we (?:received|recorded) )?# complaints`,
    ],
  },
  'S1-17_04': {
    labels: [
      String.raw`(?:number of )?(?:complaints|cases|grievances) (?:filed|submitted|lodged|raised|received|made|brought) (?:to|with|at|before|by|through|via) (?:the )?(?:oecd )?national contact points?.{0,60}`,
      String.raw`(?:an)?zahl (?:der )?(?:beschwerden|fälle) bei (?:den |der )?(?:oecd-)?nationalen kontaktstellen?.{0,50}`,
      String.raw`(?:beschwerden|fälle) bei (?:den |der )?(?:oecd-)?nationalen kontaktstellen?.{0,50}`,
    ],
    zero: [
      String.raw`complaints[^.;]{0,80}, (?:but |and )?none (?:of (?:them|these|which) )?(?:was |were )?(?:filed |submitted |lodged |raised |brought |made )?(?:to|with|at|before|by|through|via) (?:the |an? )?(?:oecd )?(?:oecd's )?national contact point`,
      String.raw`beschwerden[^.;]{0,80}, (?:aber |jedoch )?(?:keine|davon keine)(?: davon| einzige)? (?:bei|über|an) (?:den |der |einer |die )?(?:oecd-)?nationalen? kontaktstelle`,
      String.raw`nationalen kontaktstellen?[^.;\uE000-\uE3FF]{0,40} keine(?=[ .;,]|$)`,
      String.raw`keine beschwerden?[^.;\uE000-\uE3FF]{0,50}nationalen? kontaktstelle`,
      String.raw`no complaints?[^.;\uE000-\uE3FF]{0,60}national contact points?|national contact points?[^.;\uE000-\uE3FF]{0,30} none(?=[ .;,]|$)`,
    ],
  },
  'S1-17_05': {
    saysAfter: [
      [
        String.raw`discriminat|harass`,
        String.raw`^(?:no|neither) (?:material )?(?:fines|penalties|compensation|damages)[^.;\uE000-\uE3FF]{0,60} (?:for|because of|as a result of|from|in connection with) (?:them|it|this|these|those|these (?:cases|incidents)) ?\(#\)`,
      ],
      [
        String.raw`diskriminier|belästig`,
        String.raw`^(?:geldbußen|bußgelder|strafen|schadenersatz|dafür|hierfür|deswegen|daraus)[^.;\uE000-\uE3FF]{0,90} (?:dafür|hierfür|deswegen|daraus|nicht|keine)[^.;\uE000-\uE3FF]{0,60}\(#\)`,
      ],
    ],
    needs: 's1-17|incidents and complaints|vorfälle und beschwerden',
    neutral: 'geldbußen|sanktionen|schadenersatz|schadensersatz|entschädigungen|infolge|vorfälle|beschwerden',
    says: [
      String.raw`no (?:material )?(?:fines|penalties|compensation|damages),? [^.;\uE000-\uE3FF]{0,40}\(#\) (?:arose|resulted|resulting|arising|were (?:paid|due|imposed)|had to be paid|followed) ?(?:from|for|because of|in connection with) (?:these|those|such|the) (?:cases|incidents|complaints)`,
      String.raw`(?:compensation|fines|penalties|damages)…(?:of|totall?ing|amounting to|amounted to|came to|were|was) #[^.]{0,40}(?:these incidents|discriminat|harass|these cases)`,
      String.raw`(?:bußgelder|geldbußen|strafen|sanktionen|schadenersatz\w*|entschädigung\w*)…(?:von|in höhe von|beliefen sich auf|betrugen) #[^.]{0,50}(?:diskriminier|belästig|diesen? (?:fälle|vorfälle))`,
      String.raw`(?:bußgelder|geldbußen|(?:geld)?strafen|sanktionen),? (?:\p{L}+,? )?(?:oder|und|sowie|noch) (?:schadenersatz|schadensersatz|entschädigung)\p{L}* [^.\uE000-\uE3FF]{0,40}(?:nicht|keine)[^.\uE000-\uE3FF]{0,30}\(?#`,
    ],
    zero: [
      String.raw`no (?:material )?(?:fines|penalties|compensation|damages)[^.]{0,70}(?:in this (?:regard|respect|context|connection)|as a result of (?:these|this)|(?:because|on account) of (?:these|this)|discriminat|harass)`,
      String.raw`keine (?:bußgelder|geldbußen|strafen|sanktionen|entschädigung)[^.]{0,80}(?:diskriminier|belästig|in diesem zusammenhang|hierfür|dafür|deswegen|aufgrund dieser)`,
    ],
  },
  'S1-17_08': {
    zero: [
      String.raw`zu (?:\p{L}+ )?(?:schwer(?:wiegend)?en |bestätigten )+(?:menschenrechts\p{L}+|(?:vorfällen|verstößen|fällen)[^.;]{0,40}menschenrecht\p{L}*) (?:kam es|ist es)[^.\uE000-\uE3FF]{0,30} nicht`,
      String.raw`(?<!(?:für|wegen|durch|gegen|über) )schwer(?:wiegend)?e (?:menschenrechts\p{L}+|vorfälle[^.]{0,40}menschenrecht\p{L}*) (?:wurden|waren|sind|gab es|traten|lagen)[^.\uE000-\uE3FF]{0,40}(?:nicht|keine)`,
      String.raw`none of (?:serious|severe) human rights`,
      String.raw`(?:schwerwiegende |bestätigte |severe |serious |confirmed )+(?:menschenrechts(?:vorfälle|verletzungen)|human rights (?:incidents|violations))[^.:\uE000-\uE3FF]{0,50}: ?(?:keine|none|no)(?=[ .;,]|$)`,
      String.raw`(?:no|zero) (?:confirmed |known |reported |identified |such )*(?:serious|severe) human rights`,
      String.raw`keine (?:bestätigten |bekannten |gemeldeten )*schwerwiegenden (?:menschenrechts|vorfälle (?:im zusammenhang mit|in bezug auf) menschenrecht|verstöße gegen (?:die )?menschenrecht)`,
    ],
  },
  'S1-17_11': {
    zero: [
      String.raw`no severe human rights[^.]{0,80}no (?:related |associated |corresponding )?(?:fines|penalties)`,
      String.raw`no (?:material )?(?:fines|penalties)[^.]{0,70}(?<!\b(?:no|any|neither|nor) (?:severe |serious |such )*)human rights`,
      String.raw`keine schwerwiegenden menschenrecht[^.]{0,80}(?:keine|weder)[^.]{0,30}(?:geldbuß|bußgeld|strafen|sanktion)`,
      String.raw`keine (?:geldbußen|bußgelder|strafen|sanktionen)[^.]{0,80}(?<!keine (?:schwerwiegenden |bestätigten )*(?:vorfälle |verstöße )?(?:gegen |in bezug auf )?(?:die )?)menschenrecht`,
    ],
  },
}
