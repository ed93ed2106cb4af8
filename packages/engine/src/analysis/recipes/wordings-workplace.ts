import type { Wordings } from '../recipe.ts'
import { OF_SOME, OF_STAFF, PERSONAL, STAFF } from './people.ts'

/** Those who work for somebody else at the sites. */
const FIRM = String.raw`(?:(?:\p{L}+ )?(?:sub)?contract(?:or|ing compan)\p{L}*|hauliers?|carriers?|service (?:provider|partner|compan)\p{L}*|(?:\p{L}+ )?agents?|(?:partner|external|outside) (?:firm|compan)\p{L}*|third part(?:y|ies))`
const FIRMA = String.raw`\p{L}*(?:fremdfirm|partnerfirm|nachunternehm|subunternehm|auftragnehm|dienstleist|zeitarbeitsfirm|spedition|speditionspartner)\p{L}*`
const OTHERS = String.raw`(?:(?:our |the |any )*(?:external |other )?(?:sub)?contractors?(?:'s?)?(?: employees| workers| staff)?|(?:our |the |any )*(?:other|external|third-party|contracted) (?:workers|people|persons|personnel|staff)|(?:the )?workers of contractor firms)`
const KILLED = String.raw`(?:died|lost (?:his|her|their) li(?:fe|ves)|(?:was|were) (?:killed|fatally injured|fatally struck))`
const FATAL = String.raw`(?:fatalit(?:y|ies)|deaths?|fatal (?:accidents?|injur(?:y|ies)))`
/** Behind those of whom nobody died: that somebody did. */
const BUT_ONE = String.raw`(?![^.;(]{0,40}(?:[\uE000-\uE3FF]|\b(?:one|two|three) |\ba (?:fatal|death|contractor|worker)))`

/** Columns and sections of those who are no employees. */
const OF_OTHERS = String.raw`(?:^|\| )(?:(?:supplied|agency|leased|temporary|contract) (?:workers|staff|personnel)|(?:external |other |sub)?contractors?(?:'? (?:employees|workers|staff))?|fremdfirmen\p{L}*|kontraktor\p{L}*|nachunternehm\p{L}*|fremdarbeitskräfte|leiharbeit\p{L}*|zeitarbeit\p{L}*|non-?employees)(?: \(?\d{4}\)?)?(?= \||$)`
const ACCIDENTS = String.raw`(?:accidents|injuries|recordable cases)`
const DAYS = String.raw`#(?= ?[.,;()]|$| (?:lost|of absence|of lost time|off work|geführt|zur folge|nach sich|verursacht)| (?:working |work |calendar )?days)`
/** Rates per other numbers of hours, which a comparison with others would need. */
const OTHER_HOURS = String.raw`(?! ?(?:per|je|pro) (?:1|10|100|200)[., ]?000(?![., ]?000)|[\uE000-\uE3FF])`
const RATE = String.raw`(?:(?:unfall|verletzungs)?(?:häufigkeits)?(?:quote|rate|häufigkeit)|(?:injury |accident |incident )?(?:frequency(?: rate)?|rate))`

const AGENCY = String.raw`(?:\p{L}+ ){0,2}(?:\p{L}*agenc(?:y|ies)|(?:temporary )?employment (?:businesses|services?|firms?)|labou?r (?:hire|leasing)(?: \p{L}+)?|staffing (?:firms?|compan(?:y|ies)|providers?))`
const WORKERS = String.raw`(?:people|persons|workers|staff|employees|personnel|individuals|colleagues|temps|seafarers|crew|drivers|nurses|technicians|engineers|specialists|operatives)`
const VERLEIH = String.raw`(?:\p{L}+ )?(?:\p{L}*(?:zeitarbeits|leiharbeits|verleih|personalverleih|personalleasing)(?:firm|unternehm|agentur|gesellschaft)?\p{L}*|personaldienstleist\p{L}*|personalvermittl\p{L}*)`
const TEMPORARY = String.raw`(?:agency|interim|supplied|leased|contract agency|temp(?:orary)? agency)`

const REVIEW = String.raw`(?:leistungs|laufbahn|entwicklungs|mitarbeiter|mitarbeitenden|jahres|beurteilungs|ziel|zielvereinbarungs|feedback|personal)\p{L}*(?:beurteilung|bewertung|gespräch|überprüfung|dialog)\p{L}*`
const DISCRIMINATION = String.raw`(?:discrimination|harassment)`
const EINSTELLUNGEN = String.raw`(?:neu)?(?:einstellungen|eintritten?|zugängen?)`

/** Under a heading or behind a sentence on training. */
const ON_TRAINING = String.raw`(?:weiterbildung|schulung|fortbildung|qualifizierung|training|404-1)`

/** What reports of other kinds than statements say of people at work: ESRS S1-6 to S1-17. */
export const workplaceWordings: Readonly<Record<string, Wordings>> = {
  'S1-6_03': {
    not: 'leih|zeitarbeit|agency|temporär|fremd|non-employee|contractor|kapazität|personaleinheit',
    says: [
      String.raw`(?:employees|people|persons|colleagues|staff|headcount)[^.;]{0,60}[;,(] ?(?:and |or )?(?:on|an|annual|yearly) average(?: of)?(?: (?:over|during|in|for|across) (?:the|\d{4})(?: \p{L}+)?)?,?:? (?:there were |it was |we had |we employed )?#(?! (?:full|fte|hours|days|years|of (?:them|these|whom)))(?=[ ,.;)(]|$)`,
      String.raw`(?:employees|people|persons|colleagues|staff)[^.;]{0,60} and an average of #(?: (?:employees|people|colleagues))? (?:during|over|in|for|across) (?:the|\d{4})`,
      String.raw`(?:${PERSONAL})[^.;]{0,50}[,;(] ?(?:und )?im (?:jahres)?(?:durchschnitt|mittel)(?: des (?:\p{L}+)?jahres| \d{4})?(?: waren es| sind es|:)? #(?! (?:vollzeit|vollkr|vzä|fte|stunden|tage))(?=[ ,.;)(]|$)`,
      String.raw`(?:${PERSONAL})[^.;]{0,50}\((?:jahres)?(?:durchschnitt|mittel)(?:lich)?(?: im jahr)?:? #(?! (?:vollzeit|vollkr|vzä|fte))\)`,
    ],
  },
  'S1-6_11': {
    labels: [String.raw`^(?:exits|leavers|employees who left|(?:personal)?abgänge|austritte)$`],
    says: [
      String.raw`¤ (?:${STAFF} )?(?:joined|(?:have been|were|had been|has been) (?:hired|recruited|taken on|employed))[^.;\uE000-\uE3FF]{0,40},? (?:and |while |whereas )?# (?:of them |people |employees |persons )?(?:have |had )?left(?! voluntar)`,
      String.raw`¤ ${EINSTELLUNGEN}(?![^.;]{0,40}(?:sachanlage|anlagevermögen|immobil))[^.;\uE000-\uE3FF]{0,40} # (?:personal)?(?:austritte|abgänge|abgängen|austritten)(?=[ ,.;(]|$)`,
      String.raw`¤ (?:new )?(?:hires|joiners|recruits)[^.;\uE000-\uE3FF]{0,40} # (?:leavers|departures|exits)(?=[ ,.;(]|$)`,
    ],
  },
  'S1-6_12': {
    not: String.raw`incoming|inbound|\bentry\b|${OF_SOME}`,
    says: [
      String.raw`(?:outgoing|outbound|exit) turnover(?: rate)?(?: \p{L}+){0,3} #`,
      String.raw`# ${OF_STAFF} (?:have )?left (?:us|the (?:group|company|organi[sz]ation))(?! voluntar)(?=[ ,.;]|$)`,
    ],
  },
  'S1-7_01': {
    labels: [
      String.raw`(?:total )?(?:number of )?(?:workers|people|staff|personnel) (?:who|that) are not employees`,
      String.raw`${PERSONAL},? die nicht (?:bei uns )?angestellt sind`,
    ],
  },
  'S1-7_02': {
    not: String.raw`injur|fatal|unf[aä]ll|verletz`,
    labels: [
      String.raw`self-?employed (?:collaborators|contractors|drivers|workers|agents)|selbst(?:st)?ändige(?: \(.{4,40}\))?`,
    ],
  },
  'S1-7_03': {
    labels: [
      String.raw`${TEMPORARY} (?:workers|staff|personnel|employees|seafarers|crew|labou?r)(?: \((?:agency|agencies)\))?|interim workers|agency temps`,
      String.raw`(?:leih|zeitarbeits|leasing|temporär)(?:kräfte|personal|arbeitskräfte|arbeitende|mitarbeit\p{L}+|angestellte)|temporär (?:beschäftigte|angestellte|mitarbeitende)`,
    ],
    says: [
      String.raw`# (?:[\p{L}-]+ ){0,3}${WORKERS}(?!\p{L})[^.;,\uE000-\uE3FF]{0,60} (?:employed|provided|supplied|hired|placed|deployed|engaged|sourced|recruited) (?:by|through|via|from) ${AGENCY}(?!\p{L})`,
      String.raw`# (?:temps|interim workers|temporary staff|supplied workers|${TEMPORARY} (?:staff|workers|personnel|seafarers|crew))(?!\p{L})(?! (?:days|hours|shifts))`,
      String.raw`# (?:leih|zeitarbeits|temporär)(?:kräfte|personal|arbeitskräfte|arbeitende|mitarbeit\p{L}+|angestellte)`,
      String.raw`# (?:${PERSONAL}|kräfte|vollkräfte)(?: \p{L}+)? (?:von|über|durch|aus) ${VERLEIH}(?!\p{L})`,
      String.raw`(?:über|von|durch) ${VERLEIH} (?:waren|sind|wurden|arbeiteten|arbeiten|setzten wir|beschäftigten wir|kamen)(?: \p{L}+){0,4} # (?:${PERSONAL}|kräfte)`,
      String.raw`(?:leiharbeit|leihkr|zeitarbeit)\p{L}*[^.\uE000-\uE3FF]{0,40}; (?:im \p{L}+ |zum \p{L}+ |am \p{L}+ )?(?:waren|sind|wurden)(?: \p{L}+){0,3} # (?:im einsatz|tätig|eingesetzt|beschäftigt)`,
    ],
  },
  'S1-8_01': {
    not: OF_SOME,
    labels: [
      String.raw`(?:tarifgebundene|tariflich (?:gebundene|bezahlte|vergütete|entlohnte)|nach tarif (?:bezahlte|vergütete))[nr]? ${PERSONAL}`,
    ],
    says: [
      String.raw`# ${OF_STAFF} (?:werden|wurden|sind|waren) nach (?:dem |den |einem |geltenden |gültigen )?(?:tarif|kollektivvertr|gesamtarbeitsvertr)\p{L}*[^.;\uE000-\uE3FF]{0,60}(?:bezahlt|vergütet|entlohnt|beschäftigt)`,
      String.raw`(?:bezahlt|vergütet|entlohnt)[^.;\uE000-\uE3FF]{0,12} nach tarif[^.;\uE000-\uE3FF]{0,12} # ${OF_STAFF}`,
    ],
  },
  'S1-10_01': {
    yes: [
      String.raw`(?:pay(?:s|ing)?|paid) (?:at least )?(?:the |an? )?(?:real |voluntary |applicable )*(?:living|adequate|fair) wage (?:or (?:more|above|better) )?to (?:all|every|each)(?: (?:of )?[\p{L}']+){0,3} ${STAFF}`,
    ],
  },
  'S1-12_01': {
    not: OF_SOME,
    says: [
      String.raw`anteil (?:der |an |von )?${PERSONAL} mit (?:\p{L}+ )?(?:schwer)?behinderung(?:en)?(?: (?:oder|und) (?:einer )?gleichstellung)?…(?:mit|bei|von|betrug|beträgt|auf) #`,
      String.raw`anteil (?:der |an |von )?(?:schwer)?behinderte[rn]?(?: ${PERSONAL})?(?: (?:und|oder) (?:ihnen )?gleichgestellte[rn]?)(?: ${PERSONAL})?…(?:mit|bei|von|betrug|beträgt|auf) #`,
    ],
  },
  'S1-13_02': {
    not: OF_SOME,
    labels: [
      String.raw`(?:${PERSONAL}) mit (?:eine[rm]? )?(?:jährliche[rmn]? |regelmäßige[rmn]? |dokumentierte[rmn]? |strukturierte[rmn]? )*${REVIEW}`,
      String.raw`(?:durchführungsquote|quote|anteil) (?:der )?(?:geführte[rn]? |durchgeführte[rn]? )?${REVIEW}`,
      String.raw`(?:performance|development|appraisal|career)(?: and (?:career )?(?:development|performance))? (?:dialogues?|reviews?|appraisals?|talks?|interviews?) (?:completed|held|conducted|carried out)`,
    ],
    says: [
      String.raw`(?:performance|appraisal|career|development)[^.;\uE000-\uE3FF]{0,40} (?:reviews?|appraisals?|talks?|dialogues?|interviews?) (?:took place|were offered and held) (?:for|with) # ${OF_STAFF}`,
      String.raw`${REVIEW} (?:nahmen|haben|hatten) # ${OF_STAFF}(?: teil| teilgenommen| geführt)?(?=[ ,.;(]|$)`,
      String.raw`(?:performance (?:evaluation|assessment|review|appraisal)s?|(?:evaluation|assessment|appraisal) of (?:the )?performance)[^.;\uE000-\uE3FF]{0,60} (?:involves?|involved|covers?|covered|includes?|included|reache[sd]) # ${OF_STAFF}`,
    ],
  },
  'S1-13_04': {
    not: OF_SOME,
    labels: [
      String.raw`average (?:annual )?training(?: time)? (?:per|by|for each) (?:employee|person|fte|head|colleague)`,
    ],
    says: [String.raw`(?:${STAFF}) (?:completed|received|attended|had|took) an average of # ?(?:training|learning)`],
    saysAfter: [
      [
        ON_TRAINING,
        String.raw`^(?:im (?:durchschnitt|schnitt|mittel)|durchschnittlich) (?:absolvierte\p{L}*|erhielt\p{L}*|nahm\p{L}*|besuchte\p{L}*|verbrachte\p{L}*|waren es|entfielen)(?: auf)?(?: jede (?:und |oder )?jeder?| alle| die| unsere)*(?: ${PERSONAL})? #(?= ?[.,;(]|$| pro| je)`,
      ],
      [
        ON_TRAINING,
        String.raw`^on average,? (?:each |every |our |all )*(?:employees?|colleagues?|staff|members? of staff|team members?) (?:completed|received|attended|spent|had|took part in) #(?= ?[.,;(]|$)`,
      ],
    ],
  },
  'S1-14_01': {
    unsaid: String.raw`^[^;,%]*(?<!(?:employees|staff|workers|colleagues|beschäftigten?|mitarbeit\p{L}+|arbeitskräfte) (?:and|or|und|oder|sowie|wie) (?:our |external )?)\b(?:(?:sub)?contractors?|suppliers?|fremdfirmen|nachunternehm\w*|lieferanten?)\b|\d ?(?:%|per ?cent|prozent) (?:of (?:our |all |the )*(?:(?:sub)?contractor|supplier)|der (?:fremdfirm|lieferant|nachunternehm))`,
    says: [
      String.raw`(?:health|safety)[^.;\uE000-\uE3FF]{0,40}system [^.;\uE000-\uE3FF]{0,50}(?:covers?|covered|applies to|includes?|extends to) all [^\uE000-\uE3FF;]{0,70}\(#\)`,
    ],
    saysAfter: [
      [
        String.raw`(?:health|safety)[^.;]{0,60}(?:management )?system|management system [^.;]{0,40}(?:health|safety)`,
        String.raw`(?:${STAFF}) covered (?:by (?:the|this|that|our) system )?(?:is|are|was|were|make up|made up|account(?:ed)? for|represent(?:ed)?) #|# ${OF_STAFF} (?:is|are|was|were) covered(?: by (?:it|this|the system|this system))?(?=[ ,.;(]|$)|^(?:it|the system|this system)(?: now)? (?:covers|covered|applies to|extends to) # ${OF_STAFF}`,
      ],
      [
        String.raw`(?:arbeitsschutz|arbeitssicherheit|gesundheit)[^.;]{0,60}managementsystem|managementsystem\p{L}* [^.;]{0,40}(?:arbeitsschutz|arbeitssicherheit|gesundheit)|arbeitsschutzmanagement`,
        String.raw`# ${OF_STAFF} (?:sind|werden|waren|wurden|ist|wird) (?:davon|dadurch|hiervon|vom system|von diesem system) (?:erfasst|abgedeckt)|^(?:es|das (?:management)?system|dieses) (?:erfasst|umfasst|deckt|gilt für|erstreckt sich auf) # ${OF_STAFF}`,
      ],
    ],
  },
  'S1-14_02': {
    not: 'kontraktor|werkvertrag',
    unsaid: String.raw`^(?:no|keine?)\p{L}* (?:work-?related )?(?:${FATAL}|todesf\p{L}+|tödlichen? unf\p{L}+)[^.;,]{0,30} (?:among|amongst|of|involving|bei|unter) ${OTHERS}|^bei (?:den |unseren )?(?:${PERSONAL} (?:von |der |unserer )*)?${FIRMA} (?:gab|kam|ereignete|waren|traten)`,
    zero: [
      String.raw`\bno (?:[\p{L}-]+ )?(?:employee|colleague|member of (?:our )?staff|staff member|team member|worker|one of our \p{L}+)s? ${KILLED}(?! (?:of|from|due to) (?:natural|illness|disease))`,
      String.raw`\b(?:no ?one|nobody) (?:of us |in the (?:group|company) )?(?:${KILLED}) (?:at work|in (?:a |any )?(?:work|accident)|in the workplace|while working|in our operations)`,
      String.raw`(?:kein(?:e|er)? (?:unserer |der |einzige[rn]? )*(?:${PERSONAL})|niemand) (?:kam|ist|verunglückte|starb|verlor)[^.;\uE000-\uE3FF]{0,60}(?:ums leben|tödlich|bei der arbeit|das leben|sein leben|ihr leben)`,
      String.raw`(?:todesf\p{L}+|tödliche\p{L}* (?:arbeits|betriebs)?unf\p{L}+)[^.;]{0,60} weder (?:bei|unter) (?:den |unseren |eigenen )*(?:angestellten|personal)`,
    ],
  },
  'S1-14_03': {
    labels: [
      String.raw`(?:todesfälle|tödliche (?:arbeits|betriebs)?unfälle)[ ,:(-]+(?:bei |von |der )?(?:kontraktor|fremdarbeitskr|werkvertrag)\p{L}*\)?`,
    ],
    says: [
      String.raw`# (?:[\p{L}\d-]+ ){0,3}(?:employees?|workers?|drivers?|technicians?|staff|people|m[ae]n|wom[ae]n) (?:of|from|employed by|working for|at) (?:one of )?(?:an? |our |the |¤ )*${FIRM}(?: \p{L}+)? ${KILLED}(?![^.;]{0,60}(?:public road|road traffic))`,
      String.raw`(?:deaths?|loss) of # (?:[\p{L}\d-]+ ){1,3}(?:of|from|employed by|working for) (?:(?:one|¤) of )?(?:an? |our |the )*${FIRM}(?!\p{L})(?![^.;]{0,60}(?:public road|road traffic))`,
      String.raw`# (?:${FIRM}) (?:sadly |tragically )?${KILLED} [^.;]{0,60}(?:at|on|in) (?:our|the|one of our)`,
      String.raw`# (?:\p{L}+ )?(?:${PERSONAL}) (?:von |der |unserer |eines |einer |des |zweier )*${FIRMA}[^.;]{0,70}(?:tödlich|ums leben|starb|verstarb|getötet)(?! \p{L}*unf)`,
      String.raw`(?:verunglückten?|kam(?:en)?|starb(?:en)?|verstarb(?:en)?)(?: \p{L}+| \d{4}){0,3} # (?:${PERSONAL}) (?:von |der |unserer |eines |einer |des )*${FIRMA}`,
    ],
    zero: [
      String.raw`\bno (?:work-?related )*${FATAL}(?: (?:occurred|were recorded|happened|were reported))?(?: due to [^.;]{3,40})? (?:among|amongst|of|involving|for) ${OTHERS}${BUT_ONE}`,
      String.raw`\bno (?:work-?related )*${FATAL}[^.;]{0,30} (?:among|amongst|of|involving|for) (?:our |the |own |either )*(?:${STAFF}) (?:or|nor|and) (?:among )?${OTHERS}${BUT_ONE}`,
      String.raw`neither (?:among|amongst) (?:our |the )?(?:own )?(?:${STAFF}) nor (?:among|amongst) (?:the )?(?:workers|employees|staff) of (?:our |the )?(?:contractors?|subcontractors?|contractor firms|external firms)`,
      String.raw`(?:todesf\p{L}+|tödliche\p{L}* (?:arbeits|betriebs)?unf\p{L}+)[^.;]{0,50} weder [^.;]{3,60} noch (?:bei|unter|von) (?:den |unseren )?(?:${PERSONAL}) (?:von |der |unserer )*${FIRMA}`,
    ],
  },
  'S1-14_04': {
    not: 'discriminat|harass|corrupt|todesfolge|kontraktor',
    notAround: OF_OTHERS,
    unsaid: String.raw`\briddor\b|unf[aä]lle[^.;]{0,10},? (?:davon|darunter) [^.;]{0,14}(?:auf dem (?:\p{L}+)?weg|wegeunf)|accidents[^.;]{0,10},? [^.;]{0,14}of (?:them|which|these) (?:were )?(?:commuting|on the way)`,
    labels: [
      String.raw`(?:total )?(?:number of )?recordable (?:work-?related )?(?:cases|incidents)(?: \((?:trcs?|tric?)\))?`,
    ],
    neutral: 'trc|tri',
    says: [
      String.raw`# (?:total )?recordable (?:work-?related )?(?:cases|incidents)(?! of (?:work-?related )?(?:ill|disease|discrim|harass|corrup))(?=[ ,.;(]|$)`,
    ],
  },
  'S1-14_05': {
    not: 'kontraktor',
    notAround: OF_OTHERS,
    unsaid: '^(?:for example|for instance|zum beispiel|beispielsweise)(?!\\p{L})',
    labels: [
      String.raw`(?:(?:total )?recordable (?:cases?|incidents?|injur(?:y|ies))|trcs?|trif?) ?(?:frequency(?: rate)?|rate)? ?\(?(?:per|\/) (?:one |1 )?(?:million|mio\.?|1[., ]?000[., ]?000) (?:exposure |working |worked |work |man-?)*hours(?: worked)?\)?`,
    ],
    neutral: 'exposure|trc|cases',
    says: [
      String.raw`(?:dokumentier|meldepflichtig|recordable|arbeitsbedingte)\p{L}* [^.;]{0,60}(?:verletzung|unf[aä]ll|injuries|accidents|cases)[^.;]{0,40}[;,] (?:and |und |was |das |dies |die |the |which |entspricht |corresponds to |einer |an? )*${RATE}(?: \p{L}+){0,2} #${OTHER_HOURS}`,
      String.raw`auf (?:je )?(?:eine |1 )?mi\p{L}+\.? (?:geleistete[rn]? )?(?:arbeits)?stunden (?:kamen|kommen|entfielen|entfallen) # (?:(?:meldepflichtige|dokumentierte|dokumentierbare)n? )?(?:arbeits|betriebs)?unfälle`,
      String.raw`(?:for every|per|in every) (?:one )?million hours (?:worked|of work),? (?:there were|we (?:had|recorded|counted)) # (?:(?:recordable|work-?related) )+(?:accidents|injuries|cases)`,
    ],
  },
  'S1-14_06': {
    notAround: OF_OTHERS,
    labels: [
      String.raw`(?:recogni[sz]ed |recordable |reported )?occupational (?:diseases|illnesses)(?: \(?(?:recogni[sz]ed|recordable|reported)\)?)?`,
    ],
    neutral: 'recognised|recognized|anerkannt',
    says: [
      String.raw`# (?:of our |own )*(?:employees|staff|colleagues|workers) (?:were affected by|suffered(?: from)?|developed|contracted) (?:recordable |an? |new )*(?:work-?related ill[ -]health|occupational (?:disease|illness))`,
      String.raw`# (?:neue |anerkannte |meldepflichtige |dokumentierte )*berufskrankheit(?:en)? (?:wurden?|sind|ist) (?:\p{L}+ )?(?:anerkannt|gemeldet|verzeichnet|erfasst|registriert)`,
      String.raw`# (?:new )?(?:cases? of )?(?:an? )?occupational (?:diseases?|illness(?:es)?) (?:was|were|has been|have been) (?:recogni[sz]ed|reported|recorded)`,
    ],
    zero: [String.raw`berufskrankheiten[^.:\uE000-\uE3FF]{0,30}: keine(?=[ .;,]|$)`],
  },
  'S1-14_07': {
    notAround: OF_OTHERS,
    says: [
      String.raw`(?<!commuting )${ACCIDENTS} (?:at work )?(?:led to|resulted in|caused|accounted for) (?:a total of |the loss of )*${DAYS}`,
      String.raw`unfallbedingt (?:fielen|gingen) (?:insgesamt |zusammen )?# (?:\p{L}+ )?(?:aus|verloren)(?=[ ,.;]|$)`,
      String.raw`(?<!commuting )${ACCIDENTS} [^.;\uE000-\uE3FF]{0,50},? (?:resulting in|leading to|causing|which (?:led to|resulted in|caused)|that (?:led to|resulted in|caused)) (?:a total of |the loss of )*${DAYS}`,
      String.raw`${ACCIDENTS}[^;.]{0,110}; (?:the former|these|they|this) (?:led to|resulted in|caused|accounted for) (?:a total of |the loss of )*${DAYS}`,
      String.raw`(?<!wege)unf[aä]lle?n?,? (?:mit insgesamt|mit zusammen|die (?:insgesamt )?zu) #(?= ?[.,;(]|$| (?:führten|geführt))`,
      String.raw`(?:aus|infolge) (?:diesen|den) (?:arbeits|betriebs)?unfällen (?:resultierten|ergaben sich|entstanden) #`,
    ],
  },
  'S1-14_10': {
    labels: [
      String.raw`^(?:davon|of which|thereof) (?:an|in|at) (?:extern |externally |nach |to )*(?:iso[ -]?45001[ -]?)?(?:zertifizierten|certified) (?:standorten|betrieben|sites|locations)(?: \(.{3,20}\))?$`,
      String.raw`${PERSONAL} (?:an|in) (?:nach )?iso[ -]?45001[ -](?:zertifizierten )?(?:standorten|betrieben|werken)|${PERSONAL} (?:an|in) (?:nach )?iso[ -]?45001[ -]zertifizierten .{6,30}`,
      String.raw`iso[ -]?45001 (?:coverage|certification coverage) \(?(?:% of |share of )?(?:employees|workforce|staff)\)?`,
    ],
    says: [
      String.raw`iso ?45001[^.;\uE000-\uE3FF]{0,30} (?:covers?|covered) # ${OF_STAFF}`,
      String.raw`(?:sites|plants|locations) (?:with|employing|representing|accounting for) # ${OF_STAFF} (?:are|were|have been|hold) [^.;\uE000-\uE3FF]{0,40}iso ?45001`,
    ],
  },
  'S1-15_01': {
    labels: [
      String.raw`(?:employees )?entitled to (?:take )?(?:family-?related |parental |family )leave(?: \(.{1,16}\))?`,
    ],
    says: [
      String.raw`entitlement to (?:family-?related|parental|family) leave (?:extends to|applies to|covers|covered|exists for|existed for) #`,
    ],
  },
  'S1-16_01': { not: OF_SOME },
  'S1-16_02': {
    unsaid: String.raw`\bparent company (?:only|alone)\b|\bnur (?:auf|für|bei) (?:die|der) muttergesellschaft\b`,
  },
  'S1-17_02': {
    labels: [String.raw`(?:confirmed |reported )?(?:episodes|instances) of discrimination`],
    says: [String.raw`# (?:bestätigte[rn]? |gemeldete[rn]? )*diskriminierungs(?:vor)?f[aä]ll`],
    zero: [
      String.raw`\bno (?:confirmed |reported |such |single )*(?:incidents?|cases?|episodes?|instances?|acts?) of (?:${DISCRIMINATION} (?:or|and) )?${DISCRIMINATION}(?! (?:fines|penalt|law|claims))`,
      String.raw`(?:vor)?fälle (?:von |der )?(?:diskriminierung|belästigung)\p{L}* (?:wurden|waren|sind|gab es|lagen|traten)[^.;\uE000-\uE3FF]{0,40}(?:nicht|keine) ?(?=gemeldet|bekannt|festgestellt|verzeichnet|registriert|erfasst|auf|vor|[.,;]|$)`,
    ],
  },
  'S1-17_03': {
    says: [
      String.raw`(?:gingen|wurden|kamen|erreichten uns) (?:insgesamt |\d{4} )?# beschwerden (?:\p{L}+ )?über (?:das|die|den|unser\p{L}*) (?:interne\p{L}* )?(?:hinweisgeber|melde|beschwerde|ombuds|vertrauens)\p{L}*(?!\p{L}| (?:für|der|von|unserer) (?:\p{L}+ )?(?:kund|verbrauch|patient|mieter))`,
    ],
    saysAfter: [
      [
        String.raw`(?:employee|colleague|staff|workforce)s?[^.]{0,90}(?:complain|concern|grievance|channel|hotline|line|advis|ombuds)`,
        String.raw`# (?:formal |written )?(?:complaints|grievances) (?:were |have been )?(?:raised|filed|made|received|submitted|lodged) (?:via|through|over|by|in|using) (?:these|those|this|the above|such) (?:routes?|channels?|ways?|lines?|means|bodies)`,
      ],
      [
        String.raw`(?:beschäftigt|mitarbeit|arbeitnehm|belegschaft)\p{L}*[^.]{0,90}(?:beschwer|hinweis|meld|ombud|vertrauens)`,
        String.raw`(?:auf|über) (?:diese[nm]?|den genannten) (?:weg|kan[aä]l|stelle)\p{L}* (?:gingen|wurden|erreichten uns|erhielten wir|kamen) (?:\p{L}+ ){0,4}# (?:\p{L}+ )?beschwerden`,
      ],
    ],
  },
  'S1-17_05': {
    zero: [
      String.raw`(?:fines|penalties|damages|compensation)[^.;\uE000-\uE3FF]{0,60}(?:discriminat|harass)\p{L}*[^.;\uE000-\uE3FF]{0,30} (?:were|was|have been|had to be) not (?:paid|imposed|incurred|due)`,
    ],
  },
  'S1-17_08': {
    zero: [
      String.raw`(?:severe|serious) human rights (?:incidents|issues|violations|cases|abuses)[^.;\uE000-\uE3FF]{0,30} (?:were|was|have been|has been) (?:not|never) (?:identified|recorded|reported|found|established)`,
    ],
  },
}
