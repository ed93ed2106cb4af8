import type { Wordings } from '../recipe.ts'

const CORRUPTION = String.raw`(?:corrupt|brib|korrupt|bestech)`
const NEAR = String.raw`[^.;\uE000-\uE3FF]`
const CASES = String.raw`(?:cases?|incidents?|instances?|episodes?|occurrences?|events?)`
const FAELLE = String.raw`(?:vor)?f[aä]ll\p{L}*`
const FINES = String.raw`(?:fines?|penalties|monetary penalties)`
const BUSSEN = String.raw`(?:geldstrafen|geldbußen|bußgelder|strafzahlungen)`
/** The heading or the sentence before speaks of cases or convictions of this kind, and not only of how they are prevented. */
const OF_CASES = String.raw`(?:${CASES}|convictions?|fines|confirmed|vorf[aä]ll|f[aä]ll|verurteil|bestätigt)[^.;]{0,60}${CORRUPTION}|${CORRUPTION}\p{L}*[^.;]{0,40}(?:${CASES}|convictions?|fines|confirmed|vorf[aä]ll|fälle|verurteil|bestätigt)`
const LEFT = String.raw`(?:dismiss|disciplin|left the (?:company|group)|given notice|warned|employment (?:was |were |has been )?(?:terminat|end))`
const ENTLASSEN = String.raw`(?:entlass|gekündigt|kündigung|abgemahnt|abmahnung|disziplin|arbeitsverhältnis)`
const PARTNER = String.raw`(?:business partner|supplier|distributor|agent|intermediar|contractor|customer)`
const GESCHÄFTSPARTNER = String.raw`(?:geschäftspartner|lieferant|vertriebspartner|handelsvertreter|vermittler|dienstleister|kund)`
const RISKY = String.raw`(?:functions?|positions|roles|jobs|departments|areas)`
const AT_RISK = String.raw`(?:(?:(?:higher|high|greater|increased|elevated|particular)[- ]risk|at-risk|exposed|sensitive|vulnerable) ${RISKY}|${RISKY} (?:most |particularly |especially )?(?:at risk|exposed|vulnerable|with (?:an? )?(?:high|higher|increased|elevated)[^.;]{0,12} risk))`
const GEFÄHRDET = String.raw`(?:risikobehaftet|risikoexponiert|gefährdet|exponiert)\p{L}*|risikofunktion\p{L}*|funktionen mit (?:\p{L}+ )?risik\p{L}*`
const TAUGHT = String.raw`(?:train|course|e-?learning|done so|instruct)`
const GESCHULT = String.raw`(?:schul|training|unterwiesen|unterweis|trainiert|lernprogramm)`

const LOBBYING = String.raw`(?:lobbying|advocacy|interest representation|representation of interests)`
const LOBBYARBEIT = String.raw`(?:lobbyarbeit|lobbying|lobbytätigkeit\p{L}*|interessenvertretung)`

/** Who complains about what a company sells. */
const BUYERS = String.raw`(?:customers?|consumers?|end-users|clients?|policyholders?|passengers?|patients?|guests?|tenants?|users|readers|subscribers|shoppers|travellers|students|kund\p{L}+|verbraucher\p{L}*|patient\p{L}+|gästen?|mieter\p{L}*|fahrgästen?|passagier\p{L}*|versicherten|versicherungsnehm\p{L}*|nutzer\p{L}*|leser\p{L}*|bewohner\p{L}*|reisenden?|endnutz\p{L}*)(?!\p{L})`
const KLAGEN = String.raw`(?:beschwerden|reklamationen|beanstandungen)`
const DESK = String.raw`(?:(?:customer|consumer|guest|patient|passenger|client) (?:service|care|relations|support)|careline|helpline|kundendienst|kundenservice|kundenbetreuung|verbraucherservice|verbraucherdienst|reklamationsstelle|gästeservice|patientenfürsprech\p{L}*|beschwerdemanagement)`
const OF_BUYERS = String.raw`(?:${BUYERS}|${DESK}|customer|consumer|kundenzufriedenheit|kundenservice|verbraucher)`

/** What reports say besides of corruption, political influence, payment and complaints: ESRS G1-3 to G1-6 and S4-3. */
export const integrityWordings: Readonly<Record<string, Wordings>> = {
  'G1-3_07': {
    labels: [
      String.raw`in antikorruption geschulte (?:beschäftigte|mitarbeit\p{L}+|personen) in (?:risikobehafteten |gefährdeten |exponierten )?(?:risiko)?(?:funktionen|bereichen|positionen)`,
      String.raw`(?:employees|colleagues|staff|people) in (?:risk|at-risk|higher-risk|high-risk|exposed|sensitive) (?:functions|positions|roles|areas) trained (?:in|on) anti-?(?:corruption|bribery)(?: (?:and|&) (?:anti-?)?(?:corruption|bribery))?`,
    ],
    says: [
      String.raw`(?:anti-?(?:corruption|bribery)|${CORRUPTION})[^.]{0,160}${AT_RISK}[^.]{0,160}${TAUGHT}[^.\uE000-\uE3FF]{0,60}[;,] # (?:of (?:them|these|those) )?(?:had|have|has) (?:done so|completed|attended|been trained)`,
      String.raw`${AT_RISK}[^.]{0,110}${CORRUPTION}[^.;\uE000-\uE3FF]{0,60}(?:train|course|e-?learning)[^.;\uE000-\uE3FF]{0,60}[;,] # (?:of (?:them|these|those) )?(?:had|have|has) (?:done so|completed|attended|been trained)`,
      String.raw`${AT_RISK}${NEAR}{0,30} (?:of|for|to) ${CORRUPTION}[^;]{0,160}; # of (?:the |all )?(?:employees|staff|people|persons|workers|colleagues|them)(?: in (?:these|those|such) ${RISKY})? (?:have |had |were |are |was |has )?(?:been )?(?:completed|trained|attended|taken|received|covered)`,
      String.raw`(?:${GEFÄHRDET})[^;]{0,140}; # (?:von (?:ihnen|diesen)|(?:dieser|der) (?:funktionen|beschäftigten|mitarbeit\p{L}+|personen)) ${NEAR}{0,40}(?:${GESCHULT}\p{L}*${NEAR}{0,40}(?:korrupt|bestech)|(?:korrupt|bestech)\p{L}*${NEAR}{0,30}${GESCHULT})`,
    ],
    saysAfter: [
      [
        AT_RISK,
        String.raw`^# of (?:the |all )?(?:employees|staff|people|persons|workers|colleagues|them|these)(?: in (?:these|those|such) ${RISKY})? (?:have |had |were |are |was |has )?(?:been )?(?:completed|trained|attended|taken|received|covered)`,
      ],
      [
        AT_RISK,
        String.raw`${TAUGHT}${NEAR}{0,60}[;,] # (?:of (?:them|these|those) )?(?:had|have|has) (?:done so|completed)`,
      ],
      [
        GEFÄHRDET,
        String.raw`^# (?:von (?:ihnen|diesen)|(?:dieser|der) (?:funktionen|beschäftigten|mitarbeit\p{L}+|personen)) ${NEAR}{0,60}${GESCHULT}`,
      ],
    ],
  },
  'G1-4_01': {
    zero: [
      String.raw`${CORRUPTION}[^.;]{0,60},? (?:nor|and no|and there were no|as well as no) (?:\p{L}+ )?(?:convictions?|(?:convictions? or|${FINES} or convictions?))`,
      String.raw`${CORRUPTION}[^.;]{0,60},? (?:nor|neither) (?:have|has|were|was) (?:\p{L}+ )?convictions?`,
      String.raw`keine[^.;]{0,20},? (?:ebenso wenig|ebensowenig|auch keine|und keine|sowie keine) (?:${BUSSEN} (?:oder|und) )?verurteilungen${NEAR}{0,60}${CORRUPTION}`,
      String.raw`${CORRUPTION}[^.;]{0,60} keine[^.;]{0,20},? (?:ebenso wenig|ebensowenig|auch keine|und keine|sowie keine) (?:${BUSSEN} (?:oder|und) )?verurteilungen`,
    ],
    zeroAfter: [
      [
        String.raw`convictions?[^.;]{0,40}${CORRUPTION}|${CORRUPTION}[^.;]{0,40}convictions?|verurteil[^.;]{0,40}${CORRUPTION}|${CORRUPTION}[^.;]{0,40}verurteil`,
        String.raw`^(?:number of |total number of |anzahl der |zahl der |anzahl )?(?:final )?(?:convictions|verurteilungen):? (?:none|zero|nil|keine)(?=[.,;)]|$)`,
      ],
    ],
  },
  'G1-4_02': {
    zero: [
      String.raw`\b(?:did not|has not|have not|had not|was not|were not) (?:have to |had to |required to |obliged to |ordered to )?(?:pay|paid|incur|incurred|receive|received) (?:any )?(?:\p{L}+ )?${FINES} (?:in connection with|for|due to|because of|related to|relating to)${NEAR}{0,40}${CORRUPTION}`,
      String.raw`${CORRUPTION}[^.;]{0,60},? (?:nor|and no|and there were no|as well as no) (?:\p{L}+ )?(?:convictions? (?:or|and|nor) )?${FINES}(?!\p{L})`,
      String.raw`keine[^.;]{0,20},? (?:ebenso wenig|ebensowenig|auch keine|und keine|sowie keine) (?:verurteilungen (?:oder|und) )?${BUSSEN}${NEAR}{0,40}${CORRUPTION}`,
      String.raw`(?:mussten|musste|hatte|hatten|haben|hat) (?:\p{L}+ ){0,4}keine ${BUSSEN} (?:wegen|aufgrund|im zusammenhang mit)${NEAR}{0,40}${CORRUPTION}`,
    ],
  },
  'G1-4_04': {
    says: [
      String.raw`# ${CASES} of (?:active |passive |attempted )?(?:corruption|bribery)${NEAR}{0,30} (?:was|were|has been|have been) (?:confirmed|substantiated|proven|established|ascertained)`,
    ],
    zero: [
      String.raw`\bno ${CASES} of (?:corruption|bribery)(?: (?:or|and) (?:corruption|bribery))?${NEAR}{0,40} (?:ascertained|established|detected|identified|recorded|found|confirmed|reported)`,
      String.raw`\bno knowledge of (?:any )?(?:confirmed )?${CASES} of (?:corruption|bribery)`,
      String.raw`\bneither (?:corruption|bribery) nor (?:corruption|bribery) ${CASES}`,
      String.raw`\bkeine (?:\p{L}+ )?verdachtsfälle (?:von|auf) (?:korruption|bestechung)${NEAR}{0,30} (?:bestätigt|bekannt|gemeldet|festgestellt)`,
      String.raw`\bno (?:confirmed |reported |known |proven |substantiated )*(?:corruption|bribery)(?:-related| and bribery| or bribery)? ${CASES}`,
      String.raw`(?:bestätigte |nachgewiesene |bekannte )?(?:korruptions|bestechungs)(?:vor)?fälle(?:${NEAR}{0,40})?: (?:keine|null|0)(?=[.,;)]|$)`,
      String.raw`confirmed (?:${CASES}) of (?:corruption|bribery)${NEAR}{0,60}: (?:none|zero|nil)(?=[.,;)]|$)`,
      String.raw`(?:${CASES}) of (?:corruption|bribery)${NEAR}{0,20} (?:have|has|were|was) (?:not|neither) (?:been )?(?:ascertained|established|detected|identified|recorded|found|confirmed|reported)`,
    ],
    saysAfter: [
      [
        OF_CASES,
        String.raw`^# (?:confirmed |substantiated )?(?:${CASES}|${FAELLE}) (?:(?:was|were|has been|have been) (?:confirmed|substantiated|proven)|haben sich bestätigt|hat sich bestätigt|(?:wurden?|sind|ist) (?:bestätigt|nachgewiesen))`,
      ],
    ],
  },
  'G1-4_06': {
    says: [
      String.raw`# (?:confirmed )?${CASES} of (?:corruption|bribery)${NEAR}{0,60}: [^;]{0,120}; (?:he|she|the (?:employee|person|manager)|they|all of them|both) (?:was|were) ${LEFT}`,
    ],
    saysAfter: [
      [
        OF_CASES,
        String.raw`(?:${CASES}|${FAELLE})[^.]{0,40}(?:confirmed|substantiated|proven|bestätigt|nachgewiesen)\p{L}*[;,:]? (?:and |und )?in # (?:${CASES}|${FAELLE}|of them|of these)${NEAR}{0,60}(?:${LEFT}|${ENTLASSEN})`,
      ],
      [OF_CASES, String.raw`^in # (?:of (?:the |these )?)?(?:${CASES}|${FAELLE})${NEAR}{0,60}(?:${LEFT}|${ENTLASSEN})`],
    ],
  },
  'G1-4_07': {
    labels: [
      String.raw`(?:davon |of which |thereof )?(?:mit |führten zu[rm]? |leading to |with )?(?:der |the )?(?:beendigung(?:en)?|kündigung(?:en)?|auflösung|termination|ending) (?:von|der|of) (?:verträgen|geschäftsbeziehung(?:en)?|vertragsbeziehungen|business relationships?|contracts)(?: mit geschäftspartnern| with (?:business )?partners)?`,
      String.raw`(?:of which |thereof )?(?:incidents |cases )?in which contracts with business partners were (?:terminated|not renewed)(?: or not renewed)?`,
    ],
    says: [
      String.raw`${CORRUPTION}[^.]{0,160}\bin # (?:of (?:these|them|the) )?(?:\p{L}+ )?(?:${CASES}|${FAELLE})${NEAR}{0,20} (?:the |a |der |ein |die )?(?:contracts?|vertrag|verträge|geschäftsbeziehung)${NEAR}{0,30} (?:with|mit)${NEAR}{0,20}(?:${PARTNER}|${GESCHÄFTSPARTNER})${NEAR}{0,40}(?:terminat|ended|not renewed|beendet|gekündigt|nicht verlängert|aufgelöst)`,
    ],
    saysAfter: [
      [
        OF_CASES,
        String.raw`\bin # (?:of (?:these|them|the) )?(?:${CASES}|${FAELLE})${NEAR}{0,20} (?:the |a |der |ein |die )?(?:contracts?|vertrag|verträge|geschäftsbeziehung)${NEAR}{0,30} (?:with|mit)${NEAR}{0,20}(?:${PARTNER}|${GESCHÄFTSPARTNER})${NEAR}{0,40}(?:terminat|ended|not renewed|beendet|gekündigt|nicht verlängert|aufgelöst)`,
      ],
    ],
  },
  'G1-5_03': {
    zero: [
      String.raw`political (?:party )?(?:contributions|donations)(?: to [\p{L} ]{3,40})? (?:are|is) (?:\p{L}+ )?(?:not (?:permitted|allowed|made)|prohibited|forbidden|banned|ruled out),? and none (?:were|was|have been|has been) (?:made|given|paid)`,
      String.raw`^[^\p{L}]{0,10}(?:gri[^\p{L}]{1,10})?(?:political|party) (?:contributions|donations)(?:[.:,]| –| -)? none(?: (?:were|was))?(?: (?:made|given|paid))?(?=[.,;(]|$)`,
      String.raw`^[^\p{L}]{0,10}(?:gri[^\p{L}]{1,10})?(?:parteispenden|politische (?:spenden|zuwendungen))(?:[.:,]| –| -)? keine(?: geleistet| getätigt)?(?=[.,;(]|$)`,
      String.raw`donations to (?:political parties|politicians)[^.;]{0,60},? and none (?:were|was|have been) (?:made|given|paid)`,
      String.raw`(?:parteispenden|politische\p{L}* (?:spenden|zuwendungen)|(?:spenden|zuwendungen) an (?:politische )?parteien)[^.;]{0,60} (?:untersagt|verboten|ausgeschlossen|nicht (?:zulässig|erlaubt))[^.;]{0,20} und (?:wurden|erfolgten)[^.;]{0,20} nicht`,
    ],
  },
  'G1-5_04': {
    says: [
      String.raw`(?:internal and external |total )?${LOBBYING} (?:activities )?cost (?:us |the group |the company )?#`,
      String.raw`(?:interne und externe |die |unsere )?${LOBBYARBEIT} (?:kostete|kosteten|schlug mit) (?:uns |den konzern |die gruppe )?#`,
    ],
  },
  'G1-5_05': {
    says: [
      String.raw`membership (?:fees|dues|contributions|subscriptions) of # (?:to|in|for) (?:[\p{L}-]+ ){0,2}(?:associations?|federations?|bodies|organi[sz]ations)`,
      String.raw`mitgliedsbeiträge (?:von|in höhe von) # (?:an|für|bei) (?:[\p{L}-]+ ){0,3}\p{L}*(?:verbände|verbänden|vereinigungen|organisationen)`,
    ],
  },
  'G1-6_01': {
    unsaid: String.raw`\bclaims?\b|\brefunds?\b|\bbenefits?\b|\btook (?:our |the )?(?:customers?|clients)`,
    says: [
      String.raw`on average,? it (?:takes|took|has taken) (?:us |the group |the company )?# (?:to pay|to settle|for us to pay|until)${NEAR}{0,30}invoice`,
      String.raw`(?:eine|jede) rechnung (?:wird|wurde) (?:im (?:durchschnitt|schnitt|mittel)|durchschnittlich) (?:nach|innerhalb von|binnen|in) # (?:beglichen|bezahlt|gezahlt)`,
      String.raw`rechnungen (?:werden|wurden)(?: \p{L}+){0,3} (?:im (?:durchschnitt|schnitt|mittel)|durchschnittlich) (?:nach|innerhalb von|binnen|in) # (?:beglichen|bezahlt|gezahlt)`,
      String.raw`average payment (?:period|time) (?:for|of) (?:\p{L}+ ){0,3}invoices (?:was|is|stood at|amounted to|came to) #`,
      String.raw`(?:an|each|every) invoice (?:is|was) (?:paid|settled) (?:on average |, on average, )?(?:after|within|in) #(?: on average)?(?<=on average.{0,60}|#.{0,14})`,
      String.raw`on average(?: across [\p{L} ]{3,30})?,? (?:supplier )?invoices (?:are|were|have been) (?:paid|settled) (?:after|within|in) #`,
    ],
  },
  'G1-6_04': {
    says: [
      String.raw`# (?:\p{L}+ )?(?:court cases?|lawsuits?|legal actions?|actions) (?:over|for|about|concerning|because of|due to) (?:late payments?|payment delays?|overdue)`,
    ],
  },
  'G1-6_03': {
    says: [
      String.raw`# (?:der|aller|unserer) (?:\p{L}*-?)(?:lieferanten|eingangs)-?rechnungen (?:wurden|werden) (?:innerhalb|fristgerecht|pünktlich|termingerecht|im rahmen)`,
      String.raw`(?:terms?|invoices?|payment)[^.]{0,120}; # of (?:all |our |the |its )*(?:payments|invoices)(?: \p{L}+)? (?:complied|comply|were compliant|conformed|met (?:it|them|this|these))(?=[ .,;]|$)`,
    ],
  },
  'S4-3_13': {
    unsaid: String.raw`(?:complaints|beschwerden|reklamationen) (?:from|by|of|von|aus|der|durch) (?:our |the |unseren |den )?(?:\p{L}+ )?(?:neighbou?rs?|residents|employees|staff|suppliers|nachbar\p{L}*|anwohn\p{L}*|anrainer\p{L}*|beschäftigten|mitarbeit\p{L}+|lieferanten)`,
    says: [
      String.raw`# (?:(?:formal|written|justified) )?(?:customer|consumer|guest|patient|passenger|policyholder|client|tenant) complaints (?:were|was|have been) (?:received|registered|recorded|logged|made|filed|handled)`,
      String.raw`# (?:\p{L}+ )?complaints (?:from|by|of) (?:our |the |individual |retail |private )?${BUYERS}`,
      String.raw`# ${KLAGEN} (?:von|durch|unserer|seitens) (?:\p{L}+ )?${BUYERS}`,
      String.raw`${DESK}[^.;\uE000-\uE3FF]{0,30} (?:registered|recorded|logged|counted|handled|received|took|dealt with|answered|registrierte|erfasste|verzeichnete|bearbeitete|erhielt|nahm|zählte|beantwortete|wurden|gingen)${NEAR}{0,30} # (?:\p{L}+ )?(?:complaints|${KLAGEN})`,
      String.raw`${BUYERS}${NEAR}{0,30} (?:registered|lodged|filed|submitted|made|reichten|richteten|meldeten) # (?:\p{L}+ )?(?:complaints|${KLAGEN})`,
    ],
    saysAfter: [
      [
        OF_BUYERS,
        String.raw`^(?:it|they|we|the team|er|sie|es|dort|hier|im (?:berichts|geschäfts)jahr|in \d*|20\d\d)?(?: 20\d\d)?${NEAR}{0,20} ?(?:registered|recorded|logged|received|handled|dealt with|gingen|erfasste|registrierte|verzeichnete|erhielt|erhielten)${NEAR}{0,20} # (?:\p{L}+ )?(?:complaints|${KLAGEN})(?! (?:from|by|of|von|aus) (?!${BUYERS}))`,
      ],
    ],
  },
}
