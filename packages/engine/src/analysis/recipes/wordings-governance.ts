import type { Wordings } from '../recipe.ts'

const BOARD = String.raw`(?:\bboard\b|directors|supervisory|aufsichtsr|verwaltungsr|vorstand|geschäftsführung|leitungsorgan|gremi)`
const MEMBERS = String.raw`(?:(?:board |supervisory board )?(?:members|directors)(?: of the (?:supervisory )?board(?: of directors)?)?)`
const MITGLIEDER = String.raw`(?:mitglieder(?: (?:des|im) (?:aufsichtsrats?|verwaltungsrats?))?|(?:aufsichtsrats|verwaltungsrats)mitglieder)`
const JUDGED = String.raw`(?:considered |deemed |classified as |regarded as |classed as )?(?:to be )?`
const SUSTAINABLE = String.raw`(?:sustainab|\besg\b|non-financial|nachhaltig|nichtfinanziell)`
const FINANCIAL = String.raw`(?![^.]{0,70}(?:finanzielle|finanzkenn|financial (?:targets|goals|performance|kpis)|ebit|umsatz|revenue|share price|aktienkurs|\btsr\b))`
const VARIABLE = String.raw`(?:variable (?:remuneration|compensation|pay)|(?:annual |short-term |long-term )?bonus|(?:short|long)-term incentives?(?: plan)?)`
const VARIABEL = String.raw`variablen (?:\p{L}+)?vergütung`

const CAPEX = String.raw`(?:capital expenditures?|capex|investments?)(?: \(capex\))?`
const OPEX = String.raw`(?:operating (?:expenditures?|expenses)|opex)(?: \(opex\))?`
const INVESTITIONEN = String.raw`(?:investitionsausgaben|investitionen|capex|sachinvestitionen)(?: \(capex\))?`
const BETRIEB = String.raw`(?:betriebsausgaben|betriebsaufwendungen|betriebskosten|operative\p{L}* (?:ausgaben|aufwendungen)|opex)(?: \(opex\))?`
const ACTIONS = String.raw`(?:the |these |our |its |key |climate )*(?:actions?(?: plans?)?|measures)`
const MASSNAHMEN = String.raw`(?:(?:die|der|dieser|unserer|des|diese) )?(?:\p{L}+ )?(?:maßnahmen|aktionsplan\p{L}*|maßnahmenplan\p{L}*)`
const CARRIED_OUT = String.raw`(?:implement\p{L}*|carry(?:ing)? out|execut\p{L}+|deliver\p{L}*)`
/** `Für die Umsetzung [der Maßnahmen] fielen …` */
const ZUR_UMSETZUNG = String.raw`(?:für|zur) (?:die |deren )?(?:umsetzung|durchführung)(?: ${MASSNAHMEN})?`
const IM_JAHR = String.raw`(?: (?:im|in)(?: \p{L}+){1,2}| 20\d\d| im jahr 20\d\d)?`

const CORRUPTION_TRAINING = String.raw`anti-?(?:corruption|bribery)(?:(?: and| &|,) (?:anti-?)?(?:bribery|corruption))?[ -](?:training|courses?|e-?learning)(?: programmes?)?`
const AT_RISK = String.raw`(?:functions[ -]at[ -]risk|at[ -]risk functions)`
const GEFAEHRDET = String.raw`(?:risikobehaftete|gefährdete|exponierte|risikoexponierte)[rn]?`
const TERMS = String.raw`(?:standard|usual|general|contractual|normal) payment terms?`
const ZIEL = String.raw`standard-?zahlungs(?:bedingung|ziel|frist)\p{L}*`
const SUPPLIERS = String.raw`(?: (?:for|with|to|towards) [^.,;\uE000-\uE3FF]{3,60})?`
const LIEFERANTEN = String.raw`(?: (?:für|gegenüber|bei) [^.,;\uE000-\uE3FF]{3,60}?)?`
const FULFIL = String.raw`(?:aligned|in line|made in line|in accordance|made in accordance|compliant|on time|paid (?:on time|within)|made within|within)`

/** What reports say besides of boards, incentives and actions, training, influence and payment: ESRS 2 and G1. */
export const governanceWordings: Readonly<Record<string, Wordings>> = {
  'BP-1_01': {
    unsaid: String.raw`^(?:the |our |these )?(?:consolidated |annual )?financial statements (?:have|has|were|are|is)\b`,
    options: [
      [
        'consolidated',
        [
          String.raw`^it (?:has been|was|is) (?:prepared|drawn up|presented|compiled)[^.;]{0,30} on a consolidated (?:basis|level)`,
          String.raw`^(?:sie|er|diese|dieser) (?:wurde|ist|wird)[^.;]{0,40}(?:auf konsolidierter (?:basis|grundlage|ebene)|in konsolidierter form)`,
          String.raw`(?:sustainability|non-financial|esg) (?:statement|report)[^.]{0,40}(?:prepared|drawn up|presented)[^.]{0,20} at (?:a )?consolidated level`,
          String.raw`(?:nachhaltigkeits(?:erklärung|bericht)|nichtfinanzielle\p{L}* (?:erklärung|bericht))[^.]{0,60} in konsolidierter form`,
          String.raw`(?:this|our) (?:\p{L}+ )?(?:report|statement|publication|review)[^.;]{0,80}\b(?:all (?:\p{L}+ )?(?:companies|entities|undertakings) (?:in which|of the group|that)|the parent company and|(?:its|our) (?:\p{L}+ )?subsidiaries)`,
          String.raw`(?:perimeter|scope) of the (?:non-financial|sustainability|esg) (?:information|statement|report)[^.;]{0,60}\b(?:consolidated|consolidation|line-by-line)`,
          String.raw`(?:figures|data|information|indicators|disclosures) (?:relate|refer|apply) to all (?:fully )?consolidated`,
          String.raw`(?:group's|consolidated) non-financial (?:group )?statement[^.;]{0,120} combined with that of the parent`,
          String.raw`kreis der einbezogenen (?:gesellschaften|unternehmen)[^.;]{0,40} konsolidierungskreis`,
          String.raw`(?:angaben|kennzahlen|daten|bericht|erklärung)[^.;]{0,30} (?:gelten für|gilt für|umfasst|umfassen|beziehen sich auf|bezieht sich auf)[^.;]{0,40}\b(?:(?:mutter(?:gesellschaft|unternehmen)|gmbh|ag|se|kg)[^.;]{0,20} und (?:alle |sämtliche |ihre |seine |deren )[^.;]{0,30}(?:töchter|tochter|beteiligung|gesellschaften))`,
          String.raw`(?:zusammengefasste|gesonderte)\p{L}* [^.;]{0,30}nichtfinanzielle\p{L}* (?:konzern)?(?:bericht|erklärung)[^.;]{0,80} für den konzern und`,
        ].join('|'),
      ],
      [
        'individual',
        [
          String.raw`(?:angaben|bericht|erklärung|daten)[^.;]{0,40} (?:ausschließlich|nur|allein) (?:auf|für) die [^.;]{2,50} als (?:einzelgesellschaft|einzelunternehmen)`,
          String.raw`(?:bericht|erklärung)[^.;]{0,60} auf einzelbasis (?:erstellt|aufgestellt)`,
          String.raw`(?:report|statement)[^.;]{0,60} (?:prepared|drawn up) on an individual basis`,
        ].join('|'),
      ],
    ],
  },
  'BP-1_02': {
    yes: [
      String.raw`(?:consolidation (?:scope|perimeter)|reporting scope)[^.]{0,40}(?:same|identical|corresponds?|equal|consistent|matches)[^.]{0,50}(?:financial|ifrs|annual accounts)`,
    ],
  },
  'GOV-1_01': {
    says: [
      String.raw`number of executive (?:members|directors)(?: (?:of|on) the board(?: of directors)?)? (?:is|was)(?: \p{L}+)? #`,
      String.raw`(?:zahl|anzahl) der geschäftsführenden mitglieder(?: (?:des|im) \p{L}+)? (?:ist|war|beträgt|betrug)(?: \p{L}+)? #`,
      String.raw`(?:directors|members),? # of (?:whom|which|them) (?:are|were|is|was) executive(?: (?:members|directors))?,? (?:and|,) ¤ (?:are |were )?non-?executive`,
    ],
    zero: [
      String.raw`board[^.;\uE000-\uE3FF]{0,40} (?:has|had|comprises?|comprised|includes?|included|contains?) no executive (?:members|directors)`,
      String.raw`(?:none|not one) of the ${MEMBERS}[^.;\uE000-\uE3FF]{0,30} (?:is|are|was|were|holds?) (?:an? )?executive\b`,
      String.raw`(?:verwaltungsrat|board)[^.;\uE000-\uE3FF]{0,30} (?:hat|hatte|zählt|zählte|umfasst) keine geschäftsführenden mitglieder`,
      String.raw`\bkein(?:es)? (?:der )?(?:mitglieder|mitglied|verwaltungsratsmitglied\p{L}*) (?:des verwaltungsrats )?(?:ist|war|sind|waren) (?:geschäftsführend|exekutiv)`,
    ],
  },
  'GOV-1_02': {
    says: [
      String.raw`(?:directors|members),? ¤ of (?:whom|which|them) (?:are|were|is|was) executive(?: (?:members|directors))?,? (?:and|,) # (?:are |were )?non-?executive`,
      String.raw`board[^.\uE000-\uE3FF]{0,40} # (?:members|directors|people|persons)[^.;\uE000-\uE3FF]{0,50}, all (?:of (?:whom|them|which) )?(?:are |were |being )?non-?executive`,
      String.raw`\ball # (?:of the )?${MEMBERS} (?:are|were) non-?executive`,
      String.raw`\balle # ${MITGLIEDER} (?:sind|waren) nicht[ -]?geschäftsführend`,
    ],
  },
  'GOV-1_05': {
    saysOf: [
      [
        'female',
        String.raw`(?:¤|\p{L}+) of (?:the|its|our) (?:¤|\p{L}+) (?:members of the |directors of the )?(?:supervisory |executive |management )?board(?: members| of directors)?(?: members)? \(#\) (?:are|were) (?:women|female)`,
      ],
      [
        'female',
        String.raw`(?:¤|\p{L}+) of (?:the|its|our) (?:¤|\p{L}+) (?:members of the |directors of the )?(?:supervisory |executive |management )?board(?: members| of directors)?(?: members)? (?:are|were) (?:women|female) ?\(#\)`,
      ],
      [
        'female',
        String.raw`¤ of the (?:members|directors) \(#\) (?:are|were) (?:women|female) and ¤ \(¤\) (?:are |were )?(?:men|male)`,
      ],
      [
        'male',
        String.raw`¤ of the (?:members|directors) \(¤\) (?:are|were) (?:women|female) and ¤ \(#\) (?:are |were )?(?:men|male)`,
      ],
      [
        'female',
        String.raw`frauenanteil (?:lag|liegt|beträgt|betrug) im (?:aufsichtsrat|vorstand|verwaltungsrat) (?:bei )?#`,
      ],
    ],
  },
  'GOV-1_06': {
    saysAfter: [
      [
        BOARD,
        String.raw`^(?:das |the )?(?:geschlechterverhältnis|geschlechter(?:vielfalts|diversitäts)quote|verhältnis (?:von |der )?frauen zu männern|gender (?:diversity )?ratio|ratio of (?:women|female)[^.;\uE000-\uE3FF]{0,12} to (?:men|male)[^.;\uE000-\uE3FF]{0,12})(?: \([^()]{3,40}\))? (?:beträgt|betrug|liegt bei|lag bei|is|was|stood at|:) #(?! ?%)`,
      ],
    ],
  },
  'GOV-1_07': {
    saysAfter: [
      [
        BOARD,
        String.raw`^¤ (?:of the ¤ )?${MEMBERS},? (?:or|i\.e\.,?|that is,?|representing|corresponding to|\()? ?#\)?,? (?:are|were|is|was) ${JUDGED}independent`,
      ],
      [
        BOARD,
        String.raw`^¤ (?:der ¤ )?${MITGLIEDER},? (?:oder|also|das sind|das entspricht|mithin|somit|\()? ?#\)?,? (?:sind|waren|gelten|galten) (?:als )?unabhängig`,
      ],
    ],
  },
  'GOV-3_01': {
    no: [
      String.raw`\bkeine (?:anreizsysteme|vergütungssysteme|vergütungsbestandteile|variablen vergütungsbestandteile|anreize)[^.]{0,60}nachhaltig[^.]{0,40}`,
      String.raw`\bno incentive (?:schemes|systems)[^.]{0,60}(?:sustainab|esg)[^.]{0,40}`,
    ],
  },
  'GOV-3_05': {
    labels: [
      String.raw`(?:nachhaltigkeitsbezogene[rn]?|esg-bezogene[rn]?) anteil (?:an )?(?:der )?variablen (?:\p{L}+)?vergütung`,
      String.raw`variable (?:remuneration|compensation|pay) (?:dependent|depending|based|contingent) on (?:sustainability|esg)[ -]?(?:related )?(?:targets|goals|criteria|performance|objectives|metrics)?`,
    ],
    says: [
      String.raw`anteil (?:der )?nachhaltigkeitsbezogene[rn]? (?:ziele[n]?|kriterien|kennzahlen|komponenten?) an der (?:gesamten |jährlichen |kurzfristigen |langfristigen )*variablen (?:vorstands)?vergütung (?:lag bei|liegt bei|betrug|beträgt|belief sich auf|beläuft sich auf|:) #`,
      String.raw`(?:nachhaltigkeits|esg-?)-?(?:ziele?|komponente|kriterien) (?:ist|sind|war|waren|wird|werden) mit # [^.;\uE000-\uE3FF]{0,40}(?:variablen|vergütung|bonus|tantieme)[^.;\uE000-\uE3FF]{0,30}(?:gewichtet|berücksichtigt)`,
      String.raw`variable (?:remuneration|compensation|pay)[^.\uE000-\uE3FF]{0,60}${SUSTAINABLE}[^.\uE000-\uE3FF]{0,40}weight(?:ing|age)? of #`,
    ],
    saysAfter: [
      [
        SUSTAINABLE,
        String.raw`^# (?:der|ihrer|seiner|dieser) (?:gesamten |jährlichen |kurzfristigen |langfristigen |einjährigen |mehrjährigen )*${VARIABEL} (?:entfallen|entfiel|entfielen|entfällt|hängen|hängt|hing|hingen|sind|ist|waren|war|beruhen|beruht|basieren|basiert) ${FINANCIAL}`,
      ],
      [
        SUSTAINABLE,
        String.raw`^# of (?:the |their |its )?(?:total |annual )*${VARIABLE} (?:relates?|related|is|was|are|were|depends?|depended) (?:attributable |allocated |based |linked |tied )?(?:to|on|upon) ${FINANCIAL}`,
      ],
    ],
  },
  'MDR-A_09': {
    says: [
      String.raw`${ZUR_UMSETZUNG} (?:fielen|wurden|entstanden|tätigten wir|haben wir)${IM_JAHR} ${INVESTITIONEN} (?:von|in höhe von) #`,
      String.raw`${CAPEX} of #[^.;]{0,60} (?:was|were|has been|have been) (?:incurred|spent|required|made|used) (?:to|for|in) [^.;\uE000-\uE3FF]{0,20}${CARRIED_OUT}[^.;\uE000-\uE3FF]{0,20} ${ACTIONS}`,
      String.raw`${CARRIED_OUT}(?: of)? ${ACTIONS} (?:required|requires|involved|cost|led to) ${CAPEX} of #`,
    ],
  },
  'MDR-A_10': {
    says: [
      String.raw`${ZUR_UMSETZUNG} (?:fielen|wurden|entstanden|tätigten wir|haben wir)${IM_JAHR} ${INVESTITIONEN} (?:von|in höhe von) ¤ (?:und|sowie) ${BETRIEB} (?:von|in höhe von) #`,
      String.raw`${ZUR_UMSETZUNG} (?:fielen|wurden|entstanden|haben wir)${IM_JAHR} ${BETRIEB} (?:von|in höhe von) #`,
      String.raw`${OPEX} of # (?:was|were|has been|have been) (?:incurred|spent|required|made|used) (?:to|for|in) [^.;\uE000-\uE3FF]{0,20}${CARRIED_OUT}[^.;\uE000-\uE3FF]{0,20} ${ACTIONS}`,
      String.raw`${CARRIED_OUT}(?: of)? ${ACTIONS} (?:required|requires|involved|cost|led to) ${CAPEX} of ¤ and ${OPEX} of #`,
    ],
  },
  'G1-3_07': {
    labels: [
      String.raw`abdeckung (?:der )?${GEFAEHRDET} funktionen (?:durch|mit) (?:anti-?korruptions|korruptionspräventions)-?(?:schulung|training)\p{L}*`,
      String.raw`anti-?korruptions-?(?:schulung(?:en|squote)?|trainings?) (?:in|der|bei) (?:den )?${GEFAEHRDET} (?:funktionen|bereichen|positionen|stellen)`,
      String.raw`${AT_RISK},? (?:covered by|trained in|reached by|with) (?:completed )?${CORRUPTION_TRAINING}`,
      String.raw`${CORRUPTION_TRAINING}(?: in|, coverage of| coverage of) ${AT_RISK}`,
    ],
    says: [
      String.raw`anteil der (?:durch|von|mit) (?:[^.;\uE000-\uE3FF]{3,50})?(?:schulung|training)\p{L}* (?:abgedeckten|erfassten|erreichten) ${GEFAEHRDET} funktionen (?:betrug|beträgt|lag bei|liegt bei|belief sich auf|:) #`,
    ],
  },
  'G1-5_05': {
    labels: [
      String.raw`verbandsbeiträge|(?:mitglieds)?beiträge (?:zu|in) (?:branchen|wirtschafts|industrie|interessen)verbänden`,
    ],
  },
  'G1-5_06': {
    zero: [
      String.raw`(?:parteispenden|politische\p{L}* (?:spenden|zuwendungen|beiträge))[^.;\uE000-\uE3FF]{0,40} (?:sach(?:leistung|spende|zuwendung|mittel)\p{L}*|sachlich\p{L}*)[^.;\uE000-\uE3FF]{0,40} (?:nicht|keine)\b`,
    ],
  },
  'G1-6_01': {
    labels: [
      String.raw`durchschnittliche (?:dauer|zeit|anzahl (?:der )?tage)(?: in tagen)? bis zur (?:zahlung|begleichung|bezahlung)(?: (?:einer|von|der) (?:\p{L}*rechnung(?:en)?))?(?: \(?(?:in )?tagen?\)?)?`,
    ],
  },
  'G1-6_02': {
    says: [
      String.raw`${ZIEL} (?:beträgt|betrug|betragen|liegt|lag|sieht|sehen|lautet|lauten|ist|sind)${LIEFERANTEN}(?: (?:bei|eine zahlung innerhalb von|ein zahlungsziel von|eine zahlungsfrist von))? #`,
      String.raw`${TERMS}${SUPPLIERS} (?:is|are|was|were|amounts? to)(?: net| within| generally| up to)? (?:net )?#`,
      String.raw`(?:suppliers|supplier invoices|invoices) (?:are|were) (?:to be )?(?:paid|settled) within # (?:under|according to|in accordance with|as per) (?:our |the )?(?:standard|general|usual)(?: payment)? terms`,
    ],
  },
  'G1-6_03': {
    says: [
      String.raw`(?:diesen|den|unseren) (?:standard)?(?:zahlungs)?(?:bedingungen|fristen|zielen) (?:entsprachen|entsprechen|folgten|genügten) # (?:der|aller|unserer) (?:zahlungen|rechnungen)`,
      String.raw`anteil der (?:zahlungen|rechnungen),? (?:die|der|im) [^.;\uE000-\uE3FF]{0,60}(?:bedingung|frist|ziel)\p{L}*[^.;\uE000-\uE3FF]{0,40} (?:lag bei|liegt bei|betrug|beträgt|belief sich auf) #`,
      String.raw`\bof (?:all|our|the|its)(?: supplier)? (?:payments|invoices),? # (?:were|was|are|have been) ${FULFIL}`,
    ],
  },
  'G1-6_04': {
    labels: [
      String.raw`(?:anhängige |laufende |offene )?(?:gerichts|rechts|klage)?verfahren (?:wegen|aufgrund|infolge) (?:von )?(?:verspätete[rn]? zahlung(?:en)?|zahlungsverzögerung(?:en)?|zahlungsverzugs?)`,
    ],
  },
}
