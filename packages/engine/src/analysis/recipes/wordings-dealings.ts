import type { Wordings } from '../recipe.ts'

const STAFF = String.raw`(?:employees?|staff|colleagues|workers|team members|workforce|people|everyone|everybody)`
const PERSONAL = String.raw`(?:mitarbeit\p{L}+|beschäftigte\p{L}*|arbeitnehm\p{L}+|belegschaft|angestellte\p{L}*|kolleg\p{L}+)`
const EVERYBODY = String.raw`(?:all (?:of )?(?:the |our |its )?(?:own )?${STAFF}|every (?:(?:¤|one) of (?:our|its|the) (?:employees|staff|workers)|employee|member of staff|colleague)|each (?:employee|member of staff)|everyone|everybody|alle[nr]? (?:unsere[nr]? )?${PERSONAL}|sämtliche[nr]? ${PERSONAL}|jede[rsmn]? (?:mitarbeiterin und jede[rsmn]? )?${PERSONAL})`
/** Behind a statement that a policy does something. */
const POLICY = String.raw`(?:polic(?:y|ies)|codes?|guidelines?|standards?|charter|principles|\p{L}*(?:richtlinien?|leitlinien?|kodex|konzept|grundsatzerklärung|policy|betriebsvereinbarung))`
const BONDAGE = String.raw`(?:child labou?r|forced[^.;]{0,24} labou?r|human trafficking|trafficking in (?:human beings|persons)|modern slavery|kinderarbeit|zwangsarbeit|zwangs-|menschenhandel|moderne\p{L}* sklaverei)`
const ADDRESSES = String.raw`(?:address(?:es|ed)?|covers?|deals? with|includes?|mentions?|refers? to|befass(?:t|en) sich|behandel[tn]|adressier(?:t|en)|umfass(?:t|en)|thematisier(?:t|en)|geht|gehen|regel[tn]|deck(?:t|en))`
const NOT_SUPPLIERS = String.raw`(?!.*(?:supplier|lieferant|geschäftspartner|business partner|lieferkette|supply chain))`
const REPRISAL = String.raw`(?:retaliation|reprisals?|adverse (?:consequences|treatment|action)|negative consequences|disadvantages?|detriment|victimi[sz]ation|repressalien|vergeltung\p{L}*|benachteiligung(?:en)?|nachteile[n]?|sanktionen)`
const REPORTING = String.raw`(?:report|speak|spoke|rais|whistle|concern|good faith|hinweis|meld|missst|beschwer|gutem glauben)`
/** Workers of others, whom S2 asks about. */
const THEIR_PEOPLE = String.raw`^(?:auch )?(?:arbeitskräfte|beschäftigte|mitarbeit\p{L}+|workers|employees)(?: und \p{L}+)? (?:in der|in unserer|unserer|von|der|in the|in our|of our) (?:gesamten |entire |\p{L}+en )?(?:wertschöpfungskette|lieferkette|lieferanten|zulieferer\p{L}*|nachunternehm\p{L}+|geschäftspartner\p{L}*|value chain|supply chain|suppliers|contractors)(?![^.;]{0,40}(?:own|eigene))|^(?:all |our |the )*(?:suppliers?|contractors?|partners?|customers?)['’]s?['’]? (?:employees|workers|staff)`
/** What the law says and no policy. */
const BY_LAW = String.raw`\b(?:gesetzlich|per gesetz|von gesetzes wegen) (?:verboten|untersagt)|\b(?:prohibited|forbidden|banned) by law(?! and)`
const FAIR = String.raw`(?:adequate|living|fair)`
const WAGE = String.raw`(?:wages?|pay|remuneration|salar(?:y|ies))`
const LOHN = String.raw`(?:lohn|löhne|entlohnung|vergütung|entgelt|bezahlung|gehalt)`
const LEARN = String.raw`(?:learning|training|e-learning|education|development)`
const REGISTER = String.raw`(?:eu |european )?(?:transparency|lobby(?:ing|ists?)?) register|(?:lobby|transparenz)register`

/** Those events of life that social protection covers (ESRS S1-11, paragraph 74). */
const EVENTS: readonly [id: string, event: string][] = [
  ['S1-11_01', String.raw`(?:sick(?:ness)?|illness|krankheit|erkrankung)`],
  ['S1-11_02', String.raw`(?:unemployment|arbeitslosigkeit)`],
  [
    'S1-11_03',
    String.raw`(?:(?:employment|work(?:place)?|occupational)[ -](?:related )?(?:injury|injuries|accidents?)|disability|arbeitsunf[aä]ll|erwerbs(?:un|minderung)|invalidität|berufsunfähig)`,
  ],
  ['S1-11_04', String.raw`(?:parental leave|maternity|paternity|elternzeit|elternurlaub|elternschaft|mutterschaft)`],
  ['S1-11_05', String.raw`(?:retire(?:ment)?|old age|pensions?|ruhestand|rente(?:nalter)?(?!\p{L})|alter(?!\p{L}))`],
]
const INCOME = String.raw`(?:loss(?:es)? of (?:income|earnings)|income loss(?:es)?|(?:einkommens|verdienst|lohn)(?:verlust|ausfall|ausfäll|einbuß)\p{L}*)`
const insured = (event: string): Wordings => ({
  yes: [
    String.raw`^(?=.*${EVERYBODY})(?=.*${INCOME})(?=.*(?:protected|covered|insured|safeguarded|geschützt|abgesichert|versichert|abgedeckt))(?!.*(?:not all|nicht alle|except|außer)).*${event}`,
  ],
})

/** What is said of the sectors that a company is not active in (ESRS 2 SBM-1, paragraph 40 d). */
const SECTORS: readonly [id: string, english: string, german: string][] = [
  ['SBM-1_09', String.raw`fossil[ -]fuels?`, String.raw`fossile\p{L}* (?:brennstoff|energieträger)\p{L}*`],
  [
    'SBM-1_15',
    String.raw`chemicals?(?: production)?`,
    String.raw`(?:chemikalien|chemische\p{L}* (?:stoffe|erzeugnisse))`,
  ],
  ['SBM-1_17', String.raw`controversial weapons?`, String.raw`(?:kontroverse|umstrittene|geächtete)\p{L}* waffen`],
  ['SBM-1_19', String.raw`tobacco`, String.raw`tabak(?:waren|produkte|erzeugnisse)?`],
]
const MAKE = String.raw`(?:operate(?! with)|manufactur|produc|make|grow|cultivat|process|sell|trade|deal|extract|distribut)\p{L}*`
const NOR_OTHERS = String.raw`^(?:our|unser\p{L}*|the|der|die|ein\p{L}*|one)? ?(?:[\p{L}-]+ ){0,2}(?:customers?|clients?|kunden?|competitors?|wettbewerber|suppliers?|lieferanten?|peers)(?!\p{L})|^(?:viele|einige|manche|andere|many|most|some|other) (?:unternehmen|companies)(?!\p{L})|\b(?:products?|goods|packaging|filters?|waste|produkte|verpackungen) (?:from|for|of|with|aus|für|mit)\b`
const sector = (english: string, german: string): Wordings => ({
  unsaid: NOR_OTHERS,
  no: [
    String.raw`\b(?:not|neither|nor|never|no longer|n't|n’t) (?:\p{L}+ )?${MAKE} (?:in |any |or \p{L}+ |and \p{L}+ )*(?:the )?${english}(?! (?:free|based|intensive|waste|residues))`,
    String.raw`\bhas nothing to do with[^.;]{0,60}${english}`,
    String.raw`\b(?:stellt|stellen|produzier(?:t|en)|fertig(?:t|en)|erzeug(?:t|en)|verarbeite[tn]|handel[tn]|bau(?:t|en)|vertreib(?:t|en)|förder[tn])(?: [\p{L}.&-]+){0,3} (?:weder|keine(?:rlei|n|r)?)(?!\p{L})[^.;]{0,60}${german}`,
    String.raw`\bweder\b[^.;]{0,120} noch [^.;]{0,60}${german} (?:an|her|verarbeite|gefertigt|produzier|vertrieb)`,
    String.raw`(?:^|[;,] )${german}[^.;]{0,70} (?:stellen|stellt|bauen|baut|produzieren|produziert|verarbeiten|verarbeitet|erzeugen|erzeugt|vertreiben|vertreibt|fördern|fördert) (?:wir|der konzern|die gruppe|das unternehmen|die gesellschaft)(?: \p{L}+){0,2} nicht(?!\p{L})`,
    String.raw`${german}[^.;]{0,60} (?:haben|hat) (?:wir|der konzern|die gruppe|das unternehmen)(?: \p{L}+)? nichts zu tun`,
    String.raw`\bkeine(?:rlei)?(?: \p{L}+){0,2} ${german}[^.;]{0,30} (?:her|hergestellt|produziert|verkauft|gehandelt|verarbeitet|angebaut)(?=[.;,]|$)`,
  ],
})

/** Yes and no of people, suppliers, customers and conduct, and of what a company does not deal in: SBM-1, S1 to S4 and G1. */
export const dealingWordings: Readonly<Record<string, Wordings>> = {
  ...Object.fromEntries(SECTORS.map(([id, english, german]) => [id, sector(english, german)])),
  ...Object.fromEntries(EVENTS.map(([id, event]) => [id, insured(event)])),
  'GOV-3_01': {
    no: [
      String.raw`\b(?:remuneration|compensation|pay|bonus|incentive)[^.;]{0,60} (?:does|do|did|is|are|was) not (?:yet |currently |so far )?(?:contain|include|comprise|provide for|consider|reflect|take|depend|linked|tied)[^.;]{0,60}(?:sustainab|\besg\b|climate|non-financial)`,
      String.raw`\bno (?:part|portion|share|component|element)s? of [^.;]{0,60}(?:remuneration|compensation|pay|bonus|incentive)[^.;]{0,40} (?:depends?|is|are|hinges?|linked|tied)[^.;]{0,40}(?:sustainab|\besg\b|climate|non-financial)`,
      String.raw`\b(?:vergütung|vergütungssystem|bonus|boni|tantieme)\p{L}*[^.;]{0,60} (?:keine|nicht)(?: \p{L}+)? [^.;]{0,30}(?:nachhaltigkeits|esg-|klima)\p{L}*`,
      String.raw`\bkein (?:teil|bestandteil|anteil) der [^.;]{0,40}(?:vergütung|bezüge|boni|tantieme)[^.;]{0,40} (?:nachhaltig|esg|klima)`,
    ],
  },
  'S1-1_08': {
    unsaid: BY_LAW,
    yes: [
      String.raw`^${NOT_SUPPLIERS}.*(?:human rights|menschenrecht\p{L}*|code of conduct|verhaltenskodex)[^.;]{0,40}${POLICY}?[^.;]{0,20} ${ADDRESSES}(?!\p{L})[^.;]{0,80}${BONDAGE}`,
      String.raw`\bmenschenrechts(?:richtlinie|politik|erklärung|leitlinie)[^.;]{0,20} ${ADDRESSES}(?!\p{L})[^.;]{0,80}${BONDAGE}`,
    ],
  },
  'S1-1_09': {
    yes: [
      String.raw`\bmanagementsystem\p{L}* (?:für|zum|zur) (?:den |die )?(?:arbeits-? ?(?:und gesundheits)?|gesundheits)(?:schutz|sicherheit)`,
      String.raw`\bkonzept\p{L}* (?:zur|für die) (?:verhütung|prävention|vermeidung) von (?:arbeits)?unfällen`,
    ],
  },
  'S1-1_10': {
    unsaid: String.raw`${BY_LAW}|benachteiligung(?:en)? (?:von |der |gegen(?:über)? )?(?:hinweisgeb|personen, die (?:hinweis|meld))`,
    yes: [
      String.raw`\b(?:adopted|introduced|established|implemented|published|have|has|maintain\p{L}*|operate\p{L}*) (?:an? |our |its )?(?:[\p{L}-]+ ){0,3}(?:equal[ -]opportunit(?:y|ies)|equality|non-discrimination|anti-discrimination|diversity|inclusion|(?:diversity|equality)(?:, \p{L}+)? (?:and|&) (?:inclusion|equality))(?: \p{L}+)? polic(?:y|ies)`,
      String.raw`\b(?:gegen(?:über)?|bei) (?:jeder |jeglicher |jede |jegliche )?(?:form (?:von |der )|art von )?diskriminierung[^.;]{0,40} (?:null[ -]?toleranz|keine toleranz)`,
      String.raw`\bnull[ -]?toleranz\p{L}*[^.;]{0,50} (?:gegenüber|gegen|bei|für|in bezug auf) [^.;]{0,40}diskriminierung`,
    ],
  },
  'S1-1_17': {
    yes: [
      String.raw`(?:führungskräfte|${PERSONAL})[^.;]{0,60} (?:zu[mr]?|in|über|hinsichtlich) (?:den themen |themen wie |dem thema )?[^.;]{0,30}(?:nichtdiskriminierung|antidiskriminierung|gleichbehandlung|diskriminierung|diversität|unbewusste\p{L}* vorurteil\p{L}*)[^.;]{0,40} (?:geschult|sensibilisiert|unterwiesen|fortgebildet|trainiert)`,
    ],
  },
  'S1-1_22': {
    unsaid: THEIR_PEOPLE,
    yes: [
      String.raw`\b${EVERYBODY} (?:has|have|can|may|gets?|is given|are given) (?:free |full |digital |online |unlimited )*access to [^.;]{0,60}${LEARN}`,
      String.raw`${EVERYBODY} (?:haben|hat|erhalten|erhält|können)(?!\p{L})[^.;]{0,40} (?:zugang|zugriff)[^.;]{0,40}(?:lern|weiterbildung|fortbildung|schulung|kurs|akademie)`,
      String.raw`${EVERYBODY} stehen[^.;]{0,60}(?:weiterbildung|fortbildung|schulung|kurse|lern)[^.;]{0,60} (?:offen|zur verfügung)`,
    ],
  },
  'S1-2_02': {
    yes: [
      String.raw`\b(?:carr(?:y|ied) out|conduct(?:ed|s)?|run|ran|hold|held|perform(?:ed)?) (?:an? |our |regular |annual )*(?:\p{L}+ )?(?:employee|staff|engagement|pulse)(?: \p{L}+)? surveys?`,
      String.raw`\b(?:engage|meet|consult|dialogue|exchange|in contact)[^.;]{0,30} with (?:the |our |its )?(?:\p{L}+ )?(?:works? councils?|trade unions?|employee representatives|workers['’]? representatives|shop stewards)`,
      String.raw`\b(?:mit dem|mit den|mit unserem|mit unseren) (?:\p{L}+)?(?:betriebsr[aä]t|personalr[aä]t|arbeitnehmervertret|gewerkschaft)\p{L}*[^.;]{0,60}(?:tauschen|stehen|austausch|dialog|beraten|sprechen|abgestimmt)`,
    ],
  },
  'S1-3_05': {
    unsaid: THEIR_PEOPLE,
    yes: [
      String.raw`\b${EVERYBODY} (?:steht|stehen|haben|hat)[^.;]{0,60}(?:beschwerdestelle|beschwerdeverfahren|beschwerdemechanismus|hinweisgebersystem|meldekanal|meldekanäle|ombuds)`,
      String.raw`\b(?:hinweise|beschwerden|anliegen|bedenken|verstöße) können[^.;]{0,40}(?:vorgesetzt|führungskr|personalabteilung|betriebsr|ombuds|compliance)[^.;]{0,80} (?:gemeldet|gerichtet|vorgebracht|abgegeben|mitgeteilt|geäußert|eingereicht)(?!\p{L})`,
    ],
  },
  'S1-3_09': {
    unsaid: THEIR_PEOPLE,
    yes: [
      String.raw`\b(?:wer|niemand|keine person|kein \p{L}+)(?!\p{L})[^.;]{0,70}${REPORTING}[^.;]{0,60} (?:hat|muss|darf|wird|erleidet|erfährt)[^.;]{0,40}(?:keine(?:rlei)? )?${REPRISAL}[^.;]{0,30}`,
      String.raw`\b(?:verbietet|verbieten|untersagt|untersagen|schließt)[^.;]{0,30} ${REPRISAL}[^.;]{0,40} (?:von |gegen |gegenüber )?(?:hinweisgeb|person\p{L}*, die|melde|beschwerde)\p{L}*`,
      String.raw`\b(?:who|that) (?:report|speak|raise|come forward)[^.;]{0,50} (?:is|are) (?:\p{L}+ )?(?:protected|safeguarded|shielded) (?:from|against) (?:any )?(?:form of )?${REPRISAL}`,
    ],
  },
  'S1-10_01': {
    unsaid: THEIR_PEOPLE,
    yes: [
      String.raw`\bno (?:one|employee|worker|member of staff|person)[^.;]{0,30} (?:is|was|are|were|earns?|earned|receives?|received)[^.;]{0,20} (?:below|under|less than) [^.;]{0,40}${FAIR} ${WAGE}`,
      String.raw`\bpay (?:all|every|each)[^.;]{0,40}(?:employee|worker|staff)\p{L}*[^.;]{0,30} (?:at least|above|no less than|more than) [^.;]{0,40}(?:minimum|${FAIR}) ${WAGE}`,
      String.raw`\b(?:pay|pays|paid) at least [^.;]{0,40}(?:minimum|${FAIR}) ${WAGE} to (?:all|every|each)[^.;]{0,20}(?:employee|worker|staff)`,
      String.raw`\bkein\p{L}* (?:\p{L}+ )?${PERSONAL}[^.;]{0,40} (?:weniger|unter)[^.;]{0,30} angemessene\p{L}* ${LOHN}`,
      String.raw`${PERSONAL}[^.;]{0,50} (?:durchgängig|ausnahmslos|in allen ländern|überall|allesamt|alle)[^.;]{0,30} (?:über|oberhalb|mindestens)[^.;]{0,40}(?:mindestlohn|mindestentgelt|angemessene\p{L}* ${LOHN})`,
      String.raw`\b(?:alle|sämtliche) (?:unsere )?${PERSONAL} (?:werden|wurden) (?:\p{L}+ )?(?:angemessen|fair|existenzsichernd) (?:entlohnt|bezahlt|vergütet)`,
    ],
  },
  'S1-7_04': {
    yes: [
      String.raw`(?:^|[;,] )(?:fremdarbeitskräfte|leiharbeitskräfte|leiharbeit\p{L}*|zeitarbeit\p{L}*|nicht angestellte \p{L}+)(?: und \p{L}+)? (?:setzen|beschäftigen|gibt es|setzt|beschäftigt|haben)[^.;]{0,30} (?:nicht|keine)(?: ein)?(?!\p{L})`,
      String.raw`\bno non-?employees\b[^.;]{0,40}`,
    ],
  },
  'S2-1_06': {
    unsaid: String.raw`\bderen (?:eigene\p{L}* )?(?:lieferanten|geschäftspartner)-?(?:verhaltens)?kodex|whose (?:own )?supplier code`,
    yes: [
      String.raw`\b(?:suppliers|vendors|business partners|contractors)[^.;]{0,30} (?:must|have to|are required to|are obliged to|are expected to|need to|shall) [^.;]{0,40}\bcode (?:of \p{L}+ )?for (?:\p{L}+ )?(?:suppliers|business partners|vendors|contractors)`,
      String.raw`\b(?:lieferanten|zulieferer\p{L}*|geschäftspartner\p{L}*|partner-?)(?:verhaltens)?-?(?:kodex|code)[^.;]{0,40} (?:unterzeichn|unterschr|anerk|akzeptier|einh[aä]lt|bestätig|befolg|verpflicht)\p{L}*`,
      String.raw`\b(?:verhaltenskodex|verhaltensgrundsätze|code of conduct) für (?:\p{L}+ )?(?:lieferanten|geschäftspartner|zulieferer|dienstleister)`,
      String.raw`(?<!deren )\b(?:unser\p{L}*|der|den|dem|eine[nm]?) (?:\p{L}+ )?(?:lieferanten|geschäftspartner)(?:verhaltens)?-?kodex(?!\p{L})`,
    ],
  },
  'S2-3_12': {
    yes: [
      String.raw`\b(?:lieferant|zulieferer|geschäftspartner|nachunternehm|lieferkette|wertschöpfungskette)\p{L}*[^.;]{0,90} (?:können|kann)[^.;]{0,60}anonym[^.;]{0,30}(?:melden|abgeben|einreichen|mitteilen)`,
    ],
  },
  'S4-2_02': {
    yes: [
      String.raw`(?:[\p{L}-]+ ){0,2}kunden-?(?:befragung(?:en)?|umfragen?|interviews|zufriedenheits(?:analysen?|messung(?:en)?|befragung(?:en)?)|workshops|panels?|beir[aä]te?|dialoge?)(?!\p{L})[^.;]{0,30}`,
      String.raw`\bkund(?:innen und kunden|en|innen)(?!\p{L})[^.;]{0,60}(?:feedback|rückmeldung(?:en)?|meinung)[^.;]{0,20} (?:geben|äußern|mitteilen|teilen|befragt)`,
      String.raw`\b(?:nps|net promoter score)\b[^.;]{0,60}(?:customers?|clients?|kund)`,
    ],
  },
  'G1-1_08': {
    yes: [
      String.raw`\b(?:jede[rnms]?|alle[nr]?|sämtliche[nr]?|eingehende[nr]?) (?:\p{L}+ )?(?:meldung(?:en)?|hinweise?n?|vorf[aä]lle?n?|verdachtsf[aä]lle?n?|beschwerden?)[^.;]{0,30} (?:wird|werden|gehen|geht)[^.;]{0,40}(?:unverzüglich|zeitnah|unabhängig|objektiv|umgehend|zügig)`,
      String.raw`\b(?:hinweisen|meldungen|verdachtsfällen|vorfällen) (?:gehen|geht) [^.;]{0,40}(?:unverzüglich|zeitnah|unabhängig|objektiv|umgehend|zügig)[^.;]{0,30} nach`,
      String.raw`\b(?:procedures?|process(?:es)?) (?:are |is )?(?:in place |established )?(?:to|for) (?:promptly|independently|objectively)?[^.;]{0,20}investigat[^.;]{0,90}(?:promptly|prompt|independent|objective)`,
    ],
  },
  'G1-3_02': {
    yes: [
      String.raw`\b(?:ermittler|ermittelnde|untersuch|untersuchungsführer|untersuchende|prüfer|untersuchungsausschuss|untersuchungsteam)\p{L}*[^.;]{0,80} (?:unabhängig|getrennt|losgelöst)(?!\p{L})`,
      String.raw`\bvon der (?:\p{L}+ )*(?:managementkette|führungskette|managementebene|leitungskette) (?:\p{L}+ )?(?:getrennt|unabhängig)`,
    ],
  },
  'G1-5_10': {
    yes: [
      String.raw`\b(?:identification|registration|id|register) number (?:in|on|with) (?:the )?(?:${REGISTER})`,
      String.raw`\b(?:registernummer|registriernummer|identifikationsnummer|id-nummer|nummer) (?:im|in dem) (?:[\p{L}-]+[ -])?(?:lobby|transparenz)register`,
      String.raw`(?:${REGISTER})[^.;]{0,20} (?:under (?:the )?(?:number|id|no\.)|unter (?:der )?(?:nummer|registernummer|nr\.))`,
    ],
    no: [
      String.raw`\b(?:eine )?(?:eintragung|registrierung|eintrag) im (?:[\p{L}-]+[ -])?(?:lobbyregister|transparenzregister)[^.;]{0,20} (?:besteht|gibt es|liegt|existiert|haben wir)(?: \p{L}+)? (?:nicht|keine)`,
      String.raw`\b(?:no|not) (?:\p{L}+ )?(?:registered|entered|listed) (?:in|with|on) any (?:transparency|lobby)`,
    ],
  },
}
