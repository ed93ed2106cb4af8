import type { Wordings } from '../recipe.ts'
import { OF_STAFF, PERSONAL, STAFF } from './people.ts'

/** No figure up to the next word that counts. */
const NEAR = String.raw`[^.;\uE000-\uE3FF]{0,40}`
const FAR = String.raw`[^.;\uE000-\uE3FF]{0,90}`
const CAME_TO = String.raw`(?:was|were|is|are|of|amount(?:s|ed) to|came to|stood at|totall?ed|numbered|:)`
const BETRUG = String.raw`(?:betrug|betrugen|beträgt|lag bei|lagen bei|liegt bei|liegen bei|belief sich auf|beliefen sich auf|:)`
const OTHERS = String.raw`(?:(?:external |our )?(?:sub)?contractors?(?:' employees)?|other (?:workers|people|persons|staff)|external (?:workers|staff|personnel)|third[- ]part(?:y|ies)(?: workers)?|value chain workers)`
const ANDERE = String.raw`(?:(?:anderen|sonstigen|externen|fremden) (?:arbeitskräften|personen|beschäftigten|mitarbeit\p{L}+)|(?:mitarbeit\p{L}+ von )?(?:fremdfirm|partnerfirm|nachunternehm|subunternehm|auftragnehm|dienstleist)\p{L}*|dritten)`
const OWN = String.raw`(?:own (?:employees|staff|workforce|workers)|our (?:employees|staff|workforce|own (?:employees|staff|workforce)))`
const EIGENE = String.raw`(?:eigenen )?(?:arbeitskräften|mitarbeit\p{L}+|beschäftigten|belegschaft|arbeitnehm\p{L}+|personal)`
const TODESFALL = String.raw`(?:(?:arbeitsbedingte |tödliche )?(?:todesfälle|(?:arbeits)?unfälle mit todesfolge)|tödliche (?:arbeits|betriebs)?unfälle)`
const KILLED = String.raw`(?:died|lost their li(?:fe|ves)|were killed|were fatally injured)`

const RECORDABLE = String.raw`(?<!(?:near|first[- ]aid|commuting)[^.;]{0,40})(?:recordable|reportable|work-?related|occupational|workplace)`
const MELDEPFLICHTIG = String.raw`(?:meldepflichtige|dokumentierte|dokumentierbare|aufgezeichnete|anzeigepflichtige)[nrs]?`
const AT_A_RATE = String.raw`(?:,|;| and| und|\(|, corresponding to|, equivalent to|, which (?:corresponds|equals) to|, resulting in|, giving|, das entspricht|, was|; das entspricht) ?(?:an? |the |die |einer |mit einer |which is |equal to |resulting |corresponding )*(?:(?:accident|injury|incident|frequency|total|recordable|unfall)[ -]?)*(?:rate|quote|unfallquote|unfallrate|häufigkeit|unfallhäufigkeit|frequency)(?: \([^()]{2,30}\))?(?: of| was| is| stood at| von| lag bei| liegt bei| betrug| beträgt| belief sich auf|:)?(?: entspricht)?`
const LOST_TO = String.raw`(?:to|due to|because of|through|from|as a (?:result|consequence) of|following|in connection with)`

const BY_OTHERS = String.raw`(?:extern|intern|externally|internally|independently)(?: (?:oder|und|or|and) (?:extern|intern|externally|internally))? `
const DISCRIMINATION = String.raw`discriminat|harass|diskriminier|belästig`
const LEAVE = String.raw`(?:family|parental|maternity|paternity)`
const URLAUB = String.raw`(?:familiären gründen|elternzeit|elternurlaub|familienurlaub|familienbezogen\p{L}* \p{L}+|familienzeit)`
const THAT = String.raw`(?:it|this|that|such leave|this leave|such time off|family-?related leave|parental leave)`

const CORRUPTION = String.raw`corrupt|brib|korrupt|bestech`
const DISMISSED = String.raw`(?:dismiss|disciplin|terminat\w+ of (?:an? |the )?(?:employment|employee)|warning|left the company)`
const ENTLASSEN = String.raw`(?:entlass|gekündigt|kündigung(?! von vertr)|abgemahnt|abmahnung|disziplin|arbeitsverhältnis\w* (?:wurde\w* )?(?:beendet|aufgelöst)|trennten wir uns)`
const CONTRACT_ENDED = String.raw`(?:termination|ending|non-renewal|cancellation) of (?:an? |the |our |[\p{L}]+ )?(?:supply |supplier )?(?:contracts?|business relationships?|agreements?)`

/** What reports say besides of accidents, leave and pay, complaints and corruption: ESRS S1-14 to S1-17, G1-4. */
export const incidentWordings: Readonly<Record<string, Wordings>> = {
  'S1-14_02': {
    says: [
      String.raw`# tödliche[rns]? (?:arbeits|betriebs)?unf[aä]lle?n?(?! (?:bei|von|unter) (?:einem |einer |unseren )?${ANDERE})`,
      String.raw`# (?:of our |own )?(?:employees?|colleagues?) and ¤ (?:${OTHERS}) ${KILLED}`,
    ],
    zero: [
      String.raw`neither (?:our |own )*(?:employees|workers) nor (?:any )?${OTHERS}${NEAR} (?:died|(?:was|were) killed|(?:was|were) fatally injured|lost their lives)`,
      String.raw`weder (?:bei|unter) (?:den |unseren )?${EIGENE} noch (?:bei|unter) [^.;\uE000-\uE3FF]{3,80} (?:gab es|kam es zu|ereigneten sich|traten|waren)${NEAR}${TODESFALL}`,
      String.raw`neither (?:among|amongst) (?:our |the )?(?:own )?(?:employees|staff|workforce|workers) nor (?:among|amongst) [^.;\uE000-\uE3FF]{3,80}(?:fatalit|deaths)`,
    ],
  },
  'S1-14_03': {
    says: [
      String.raw`(?:fatalities|deaths|fatal (?:accidents|injuries)) (?:among|amongst|of|for|involving) (?:the |our )?${OTHERS}${NEAR} ${CAME_TO} #`,
      String.raw`(?:todesfälle|tödlichen? (?:arbeits)?unfälle)(?: infolge [^.;\uE000-\uE3FF]{3,60})? (?:bei|von|unter) (?:den )?${ANDERE}${NEAR} ${BETRUG} #`,
    ],
    zero: [
      String.raw`neither (?:our |own )*(?:employees|workers) nor (?:any )?${OTHERS}${NEAR} (?:died|(?:was|were) killed|(?:was|were) fatally injured|lost their lives)`,
      String.raw`weder (?:bei|unter) (?:den |unseren )?${EIGENE} noch (?:bei|unter) (?:den |unseren )?${ANDERE}${NEAR}(?:gab es|kam es zu|ereigneten sich|traten|waren)${NEAR}${TODESFALL}`,
      String.raw`(?:no|neither) (?:work-?related )?(?:fatalities|deaths)[^.;\uE000-\uE3FF]{0,30} among (?:the |our )*${OWN} (?:or|nor|and) (?:among |amongst )?(?:the |our )?${OTHERS}`,
    ],
  },
  'S1-14_04': {
    says: [
      String.raw`${RECORDABLE} (?:work-?related |occupational |workplace )*(?:accidents|injuries) (?:numbered|totall?ed|amounted to|came to|stood at|fell to|rose to|(?:de|in)creased to) #`,
      String.raw`${MELDEPFLICHTIG} (?:arbeits|betriebs)?unfälle (?:beliefen sich auf|summierten sich auf|lagen bei|betrugen) #`,
      String.raw`(?:zahl|anzahl) (?:der )?${MELDEPFLICHTIG} (?:arbeits|betriebs)?unfälle ${BETRUG} #`,
    ],
  },
  'S1-14_05': {
    says: [
      String.raw`${RECORDABLE}[^.;]{0,30}(?:accidents|injuries)(?! with)[^.;]{0,40}${AT_A_RATE} # ?(?:per|je|pro) (?:one |1 |eine )?mi`,
      String.raw`(?:arbeits|betriebs)unfälle(?! mit)[^.]{0,40}${AT_A_RATE} # ?(?:je|pro|per) (?:eine[rm]? |1 )?mi`,
    ],
  },
  'S1-14_06': {
    unsaid: String.raw`^(?!.*(?:among|of|bei|der) (?:our |the |own |den |unseren )*(?:own )?(?:employees|workforce|arbeitnehm|beschäftigt|mitarbeit)).*(?:(?:among|of) (?:our |the )?non-?employees|fremdarbeitskräften?)`,
    zero: [
      String.raw`(?:meldepflichtige |anerkannte |dokumentierte |neue )*(?:arbeitsbedingte |beruflich bedingte )?(?:erkrankungen|berufskrankheiten) (?:gab es|traten|wurden|waren|lagen|sind)${NEAR} (?:nicht|keine)\b`,
      String.raw`(?:no|zero) (?:recordable |new |recogni[sz]ed )*(?:work-?related ill[ -]health|occupational (?:diseases?|illness(?:es)?))(?: cases)?(?: (?:was|were|has been|have been)|[,.;]|$)`,
    ],
  },
  'S1-14_07': {
    labels: [
      String.raw`(?:ausfalltage|verlorene[n]? (?:arbeits)?tage) (?:der |von |bei )?(?:eigenen? )?(?:${PERSONAL}) (?:aufgrund|durch|wegen|infolge) (?:von )?(?:arbeitsbedingte[rn]? )?(?:arbeitsunf|unf|verletzung|erkrank)\p{L}*.*`,
      String.raw`(?:durch|wegen|aufgrund|infolge) (?:von )?arbeitsbedingte[rn]? verletzungen(?: und .{4,50})? (?:verlorene|ausgefallene)n? (?:arbeits|kalender)?tage.{0,30}`,
      String.raw`lost (?:work ?days|working days|days) (?:due to|because of|from|through|following|caused by|as a result of) (?:occupational |work-?related |workplace |industrial )*(?:accidents|injuries).{0,50}`,
    ],
    says: [
      String.raw`(?<!commuting )(?:accidents|injuries) at work (?:caused|led to|resulted in|accounted for) (?:a total of )?#(?= ?[.,;(]|$)`,
      String.raw`days lost ${LOST_TO} (?:work-?related |occupational )*(?:injur|accident)${FAR} (?:was|were|is|amounted to|came to|stood at|totall?ed) #(?! ?%)`,
      String.raw`(?:ausfalltage|verlorenen? (?:arbeits)?tage) (?:durch|wegen|infolge|aufgrund|nach)(?: von)? (?:arbeitsbedingte[rn]? )?(?:arbeits|betriebs)?(?:unf[aä]ll|verletzung)${FAR} ${BETRUG} #(?! ?%)`,
    ],
    saysAfter: [
      [
        String.raw`(?:accidents?|injur(?:y|ies)|ill[ -]health|unf[aä]ll|verletzung|erkrankung)`,
        String.raw`^(?:a total of |in total,? |altogether,? )?# (?:calendar |working |work )?(?:days )?(?:were|was|have been|had been) lost(?= ?[.,;(]|$)`,
      ],
      [
        String.raw`(?:unf[aä]ll|verletzung|erkrankung)`,
        String.raw`^(?:insgesamt )?(?:gingen|fielen) (?:insgesamt |dadurch |hierdurch )?# (?:verloren|aus)(?= ?[.,;(]|$)|^# (?:gingen (?:dadurch |hierdurch )?verloren|fielen (?:dadurch |hierdurch )?aus)(?= ?[.,;(]|$)`,
      ],
    ],
  },
  'S1-14_10': {
    needs:
      'arbeitsschutz|arbeitssicherheit|management ?system|health|safety|gesundheit|45001|s1-14|(?:workforce|employees|workers|people) (?:at|in|covered by)',
    labels: [
      String.raw`^(?:davon|of which) (?:${BY_OTHERS})?(?:zertifiziert|auditiert|geprüft|certified|audited)(?: (?:oder|und|or|and) (?:${BY_OTHERS})?(?:zertifiziert|auditiert|geprüft|certified|audited))?(?: \(?iso 45001\)?)?$`,
    ],
    notAround: String.raw`\bsites\b|anteil (?:der )?standorte|suppliers?\b|lieferant|iso ?14001|iso ?50001|iso ?9001|umweltmanagement|energiemanagement|environmental management`,
    says: [
      String.raw`(?:arbeitsschutz|health|safety|gesundheit|sicherheit)[^.]{0,90}(?:covers?|covered|abgedeckt|deckt)[^.]{0,60}[;,] (?:and |und )?(?:for |für )?#(?: ${OF_STAFF})? (?:it is|ist es|by (?:a|one)|durch ein|von einem)[^.;\uE000-\uE3FF]{0,30}(?:certified|audited|zertifizier|auditier)`,
    ],
  },
  'S1-14_08': {
    says: [
      String.raw`# cases? of (?:recordable )?(?:work-?related )?ill[ -]health[^.;\uE000-\uE3FF]{0,40} (?:among|of) (?:our |the )?non-?employees`,
      String.raw`# (?:fälle|fall) [^.;\uE000-\uE3FF]{0,40}erkrankung\p{L}*[^.;\uE000-\uE3FF]{0,20} bei fremdarbeitskräften`,
    ],
  },
  'S1-14_09': {
    says: [
      String.raw`non-?employees lost # (?:due to|through|because of|as a result of) (?:work-?related |occupational )*(?:accidents|injuries)`,
    ],
  },
  'S1-15_01': {
    labels: [
      String.raw`(?:anspruch(?:sberechtigung)? (?:auf|für)|berechtigt (?:zu|für)) ${URLAUB} ?\(?(?:anteil (?:der )?${PERSONAL}|% der ${PERSONAL})\)?`,
    ],
    says: [
      String.raw`\ball (?:of )?(?:our |the )?(?:${STAFF}) \(#\) (?:are|were|is|have been) (?:entitled|eligible)[^.;\uE000-\uE3FF]{0,20} ${LEAVE}`,
      String.raw`\b(?:alle|sämtliche)[nr]? (?:unsere |der )?(?:${PERSONAL}) \(#\) (?:haben|hatten|sind|waren)${NEAR}${URLAUB}`,
    ],
  },
  'S1-15_02': {
    says: [
      String.raw`of (?:those|the employees|all employees) (?:who (?:were|are) )?entitled,? # (?:took|have taken|had taken|made use of|used) ${THAT}`,
      String.raw`(?:entitled|eligible)[^.;\uE000-\uE3FF]{0,20} ${LEAVE}[^.]{0,40}(?:[;,]| and| while) (?:and |while |of whom )?# (?:of (?:them|these|those|the employees) )?(?:took|have taken|had taken|made use of|used) ${THAT}`,
      String.raw`anspruch (?:auf|haben)[^.]{0,90}(?:${URLAUB}|${PERSONAL})[^.]{0,30}[;,] (?:und |davon )?# (?:davon |von ihnen |der ${PERSONAL} )?(?:haben|nahmen|nutzten|machten) (?:ihn|sie|es|diesen?|davon|solchen|dies)\b`,
    ],
  },
  'S1-16_01': {
    says: [
      String.raw`(?:women's|female employees'|(?:pay|earnings|salary|salaries|remuneration) (?:of|for) (?:women|female employees))[^.;\uE000-\uE3FF]{0,40} (?:was|were|is|are) (?:on average )?# (?:lower|less|below)(?: than)?(?: that| those)?(?: of| for)? (?:men|male)`,
      String.raw`(?:differenz|unterschied|abstand) zwischen (?:dem|den|der) (?:durchschnittlichen? )?(?:brutto)?(?:stunden|jahres|monats)?-?(?:verdienst|löhn|lohn|gehalt|gehält|vergütung|entgelt)\p{L}* (?:von|der) (?:frauen und (?:der )?männern?|männern? und (?:der )?frauen)[^.;\uE000-\uE3FF]{0,40} (?:beträgt|betrug|liegt bei|lag bei|belief sich auf) #`,
    ],
  },
  'S1-17_02': {
    says: [
      String.raw`(?:number of |zahl der |anzahl der )(?:reported |confirmed |gemeldeten )*(?:incidents|cases|fälle|vorfälle) (?:of|von) (?:discrimination|diskriminierung)[^.;\uE000-\uE3FF]{0,70} (?:was|is|stood at|came to|amounted to|betrug|beträgt|lag bei|belief sich auf) #`,
    ],
  },
  'S1-17_03': {
    labels: [
      String.raw`complaints (?:from|by|of) (?:the |our )?(?:own )?(?:workforce|employees|staff|workers)`,
      String.raw`beschwerden (?:der |von |aus der )?(?:eigene[rn]? )?(?:arbeitskräfte\p{L}*|beschäftigten?|belegschaft|mitarbeit\p{L}+|arbeitnehm\p{L}+)`,
    ],
  },
  'S1-17_04': {
    labels: [String.raw`complaints (?:to|with|at|before) (?:the )?(?:oecd )?national contact points?`],
    says: [
      String.raw`complaints[^.]{0,110}, (?:but |and )?none ?\(#\) (?:were |was )?(?:filed |submitted |brought )?(?:to|with|at|before|by|through|via) (?:the |an? )?(?:oecd )?national contact point`,
      String.raw`beschwerden[^.]{0,110},? (?:aber |jedoch |davon )?keine ?\(#\) (?:bei|über|an) (?:den |der |einer |die )?(?:oecd-)?nationalen? kontaktstelle`,
    ],
    zero: [
      String.raw`nationalen kontaktstelle\p{L}*[^.;\uE000-\uE3FF]{0,80} keine beschwerden?(?= (?:eingereicht|eingelegt|vor|anhängig|erhoben)|[.,;]|$)`,
    ],
  },
  'S1-17_05': {
    labels: [
      String.raw`(?:daraus |davon |of which |resulting )?(?:fines|penalties|geldbußen|bußgelder|geldstrafen|sanktionen|strafen)(?:,| and| und| sowie| oder| or)+ (?:(?:penalties|sanctions|sanktionen|strafen)(?:,| and| und| sowie| oder| or)+ )?(?:compensation|damages|schadens?ersatz(?:zahlungen)?|entschädigung(?:en)?)(?: (?:payments|for damages))?`,
    ],
    saysAfter: [
      [
        DISCRIMINATION,
        String.raw`^(?:the )?(?:total )?(?:amount of )?(?:fines|penalties|sanctions|compensation)(?:,| and| or) (?:fines|penalties|sanctions|compensation|damages)[^.;\uE000-\uE3FF]{0,80} (?:was|were|amounted to|totall?ed|came to) #`,
      ],
      [
        DISCRIMINATION,
        String.raw`^(?:die |der gesamtbetrag der )?(?:geldbußen|bußgelder|geldstrafen|strafen|sanktionen|schadens?ersatz)\p{L}*(?:,| und| oder| sowie) [^.;\uE000-\uE3FF]{0,90} (?:betrugen|beliefen sich auf|betrug|belief sich auf|lagen bei) #`,
      ],
    ],
    zero: [
      String.raw`\bno (?:material )?(?:fines|penalties|sanctions|compensation)[^.;\uE000-\uE3FF]{0,120}(?:discriminat|harass)`,
      String.raw`(?:diskriminierung|belästigung)\p{L}*[^.;\uE000-\uE3FF]{0,60} keine (?:geldbußen|bußgelder|geldstrafen|strafen|sanktionen|entschädigungen)`,
    ],
    zeroAfter: [
      [
        DISCRIMINATION,
        String.raw`^no (?:material )?(?:fines|penalties|sanctions|compensation)(?:,| and| or) (?:fines|penalties|sanctions|compensation|damages)[^.;\uE000-\uE3FF]{0,60} (?:were|was|had to be) (?:paid|imposed|due|incurred)`,
      ],
      [
        DISCRIMINATION,
        String.raw`^(?:geldbußen|bußgelder|geldstrafen|strafen|sanktionen)(?:,| und| oder| sowie) [^.;\uE000-\uE3FF]{0,60} (?:wurden|fielen|waren|gab es)[^.;\uE000-\uE3FF]{0,50}(?:nicht|keine) (?:gezahlt|verhängt|an|zu zahlen|fällig|geleistet)`,
      ],
      [
        DISCRIMINATION,
        String.raw`^(?:es wurden |dafür wurden |dafür fielen |es fielen )?keine (?:geldbußen|bußgelder|geldstrafen|strafen|sanktionen)(?:,| und| oder| sowie) `,
      ],
    ],
  },
  'S1-17_08': {
    zero: [
      String.raw`(?<!(?:für|wegen|durch|gegen|über) )schwer(?:wiegend)?e (?:menschenrechts\p{L}+|vorfälle [^.;\uE000-\uE3FF]{0,40}menschenrecht\p{L}*) (?:in|bei|unter|im zusammenhang mit) [^.;\uE000-\uE3FF]{3,50} (?:gab es|wurden|waren|traten|lagen)[^.;\uE000-\uE3FF]{0,40}(?:nicht|keine)\b`,
    ],
  },
  'S1-17_10': {
    yes: [
      String.raw`(?<!(?:für|wegen|durch|gegen|über) )schwer(?:wiegend)?e (?:menschenrechts\p{L}+|vorfälle [^.;\uE000-\uE3FF]{0,40}menschenrecht\p{L}*) (?:in|bei|unter|im zusammenhang mit) [^.;\uE000-\uE3FF]{3,50} (?:gab es|wurden|waren|traten|lagen)[^.;\uE000-\uE3FF]{0,40}(?:nicht|keine)\b`,
      String.raw`(?:kam es|gab es|ist es|es kam) zu keine[nr] (?:schwerwiegenden |bestätigten )*(?:menschenrechts(?:vorfällen|verletzungen|verstößen)|vorfällen in bezug auf menschenrechte)`,
      String.raw`(?<!(?:für|wegen|durch|gegen|über) )schwer(?:wiegend)?e (?:menschenrechts\p{L}+|vorfälle (?:in bezug auf|im zusammenhang mit) (?:die )?menschenrechte?)[^.:;\uE000-\uE3FF]{0,70}: keine(?=[ .;,]|$)`,
    ],
  },
  'G1-4_01': {
    zero: [
      String.raw`convictions and (?:the )?(?:amount of )?(?:the )?fines ${FAR}(?:${CORRUPTION})${FAR}(?:was|were) ¤`,
      String.raw`verurteilungen (?:und|sowie) (?:die )?(?:höhe der |summe der )?(?:geldstrafen|geldbußen|bußgelder) ${FAR}(?:${CORRUPTION})${FAR}(?:waren?|betrugen|betrug|lagen bei) ¤`,
    ],
  },
  'G1-4_02': {
    says: [
      String.raw`(?:${CORRUPTION})[^.]{0,80}\bfines(?: paid| imposed| incurred)?(?: for (?:this|them|such violations))? (?:were|was|amounted to|totall?ed|came to) #`,
      String.raw`(?:${CORRUPTION})[^.]{0,80}(?:geldstrafen|geldbußen|bußgelder)(?: dafür| hierfür)? (?:betrugen|beliefen sich auf|lagen bei) #`,
      String.raw`convictions?[^.;]{0,60}(?:${CORRUPTION})[^.;\uE000-\uE3FF]{0,30}\b(?:and|with) (?:an? )?fines? (?:of|totall?ing|amounting to) #`,
      String.raw`verurteilung(?:en)?[^.;]{0,60}(?:${CORRUPTION})[^.;\uE000-\uE3FF]{0,30}(?:und|mit) (?:eine[rn]? )?(?:geldstrafen?|geldbußen?|bußgeld\p{L}*) (?:von|in höhe von) #`,
    ],
    zero: [
      String.raw`convictions and (?:the )?(?:amount of )?(?:the )?fines ${FAR}(?:${CORRUPTION})${FAR}(?:was|were) ¤`,
      String.raw`verurteilungen (?:und|sowie) (?:die )?(?:höhe der |summe der )?(?:geldstrafen|geldbußen|bußgelder) ${FAR}(?:${CORRUPTION})${FAR}(?:waren?|betrugen|betrug|lagen bei) ¤`,
    ],
  },
  'G1-4_04': {
    zero: [
      String.raw`\bkeine (?:bestätigten |bekannten |gemeldeten |nachgewiesenen )*(?:korruptions|bestechungs)- (?:oder|und|sowie) (?:korruptions|bestechungs)(?:vor)?f[aä]ll`,
    ],
  },
  'G1-4_06': {
    labels: [
      String.raw`(?:daraus |davon |of which |thereof |resulting )?(?:employees? |workers? |mitarbeit\p{L}+ |arbeitnehm\p{L}+ |beschäftigte )?(?:entlassungen|kündigungen|disziplinar(?:maßnahmen|verfahren)|abmahnungen|entlassene?|dismissals|dismissed|disciplined|disciplinary (?:actions?|measures))(?:(?:,| oder| und| or| and|\/)+ (?:entlassungen|kündigungen|disziplinar(?:maßnahmen|verfahren)|abmahnungen|abgemahnte?|dismissals|dismissed|disciplined|disciplinary (?:actions?|measures)))*(?: (?:wegen|aufgrund|for|due to) (?:von )?(?:${CORRUPTION})\p{L}*)?`,
    ],
    needs: `${CORRUPTION}|g1-4|fälle,? in denen|incidents (?:in which|where)`,
    says: [
      String.raw`(?:${CORRUPTION})[^.]{0,60}\bof which # (?:resulted in|led to)[^.;\uE000-\uE3FF]{0,30}${DISMISSED}`,
      String.raw`(?:${CORRUPTION})[^.]{0,60}(?:davon|von denen) (?:führte|führten|hatte|hatten) # [^.;\uE000-\uE3FF]{0,20}${ENTLASSEN}`,
    ],
    saysAfter: [
      [
        CORRUPTION,
        String.raw`^# of (?:them|these|the cases|these cases|these incidents|the incidents) (?:led|resulted|ended) (?:to|in|with) [^.;\uE000-\uE3FF]{0,20}${DISMISSED}`,
      ],
      [
        CORRUPTION,
        String.raw`^in # (?:of (?:them|these)|of the (?:cases|incidents)|cases?|incidents?)[^.;\uE000-\uE3FF]{0,50}${DISMISSED}`,
      ],
      [CORRUPTION, String.raw`^in # (?:davon|dieser \p{L}+|(?:vor)?f[aä]ll\p{L}*)[^.;\uE000-\uE3FF]{0,60}${ENTLASSEN}`],
      [
        CORRUPTION,
        String.raw`^# (?:davon|dieser \p{L}+|der fälle) (?:führte|führten|hatte|hatten)[^.;\uE000-\uE3FF]{0,30}${ENTLASSEN}`,
      ],
    ],
    zero: [
      String.raw`(?:${CORRUPTION})[^.]{0,110}\bno (?:own )?(?:workers?|employees?|staff)(?: members)? (?:was|were|had to be) (?:dismissed|disciplined)`,
      String.raw`(?:${CORRUPTION})[^.]{0,110} (?:keine (?:${PERSONAL})|niemand) [^.;\uE000-\uE3FF]{0,40}(?:entlassen|gekündigt|abgemahnt|diszipliniert)`,
    ],
  },
  'G1-4_07': {
    labels: [
      String.raw`(?:daraus |davon |of which )?(?:beendigung(?:en)?|kündigung(?:en)?|nicht-?verlängerung(?:en)?)(?: (?:oder|und) (?:nicht-?verlängerung(?:en)?|kündigung(?:en)?))? von (?:verträgen|geschäftsbeziehungen) mit geschäftspartnern`,
      String.raw`(?:daraus |davon )?(?:beendete|gekündigte|aufgelöste)(?: (?:oder|und) nicht verlängerte)? (?:verträge|geschäftsbeziehungen) mit geschäftspartnern`,
      String.raw`(?:of which )?contracts with business partners (?:that were )?(?:terminated|ended|not renewed)(?: or not renewed)?`,
    ],
    says: [
      String.raw`(?:dismiss|disciplin)[^.;]{0,40},? and # (?:led |resulted )?(?:to|in) the ${CONTRACT_ENDED}`,
      String.raw`(?:entlass|kündigung|disziplin)[^.;]{0,40},? und # zur (?:beendigung|kündigung|nichtverlängerung) (?:eines |des |von )?(?:vertr|geschäftsbeziehung)`,
    ],
    saysAfter: [
      [
        CORRUPTION,
        String.raw`^# of (?:them|these|the cases|these cases) (?:led|resulted) (?:to|in) (?:the )?${CONTRACT_ENDED}`,
      ],
      [
        CORRUPTION,
        String.raw`^in # (?:of (?:them|these)|of the (?:cases|incidents)|cases?|incidents?|davon|dieser \p{L}+|(?:vor)?f[aä]ll\p{L}*)[^.;\uE000-\uE3FF]{0,30}(?:contracts?|verträge?|vertrag)[^.;\uE000-\uE3FF]{0,40}(?:terminated|not renewed|ended|beendet|gekündigt|nicht verlängert)`,
      ],
    ],
  },
}
