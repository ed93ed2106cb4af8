import type { Recipe } from '../recipe.ts'

const answer = { kind: 'yes_no', unit: null, measures: [], range: [0, 1], labels: [] } as const
const choice = { kind: 'choice', unit: null, measures: [], range: [0, 1], labels: [] } as const
/** The speaker of a statement about the company itself; the name of a company stands there just as often. */
const STAFF = String.raw`(?:employees|staff|workforce|workers|people|mitarbeit\w+|beschäftigte\w*|belegschaft|arbeitnehm\w+)`
const NOT_TOLERATE = String.raw`(?:do not tolerate|does not tolerate|zero tolerance|stands? (?:firmly )?against|prohibits?|reject(?:s|ed)?|oppos(?:e|es)|strictly forbid|no tolerance|not accept|eliminat\w+|condemn|dulden? (?:wir )?keine?\w*|tolerier\w+ (?:wir )?keine?\w*|lehn\w+ .{0,40}ab|untersag\w+|verbiet\w+|verurteil\w+|null-?toleranz)`

/** Statements about strategy, boards and boundaries: ESRS 2 and E1. */
export const strategyStatements: Recipe[] = [
  {
    ...choice,
    id: 'BP-1_01',
    labels: ['basis for (?:preparation|reporting)(?: of (?:the )?sustainability (?:statement|report))?', 'grundlage (?:für|der) (?:die )?(?:erstellung|berichterstattung)'],
    options: [
      [
        'consolidated',
        String.raw`(?:report|statement)[^.]{0,60}(?:prepared|drawn up|presented|contains)[^.]{0,40}(?:consolidated (?:basis|non-financial|sustainability|report|statement)|on a consolidated)|consolidated its non-financial information|(?:this|the) (?:sustainability |non-financial |esg )?(?:report|statement) (?:covers|includes|comprises) [^.]{0,80}(?:subsidiar|group compan|fully consolidated|all compan|affiliat)|(?:bericht|erklärung)[^.]{0,80}(?:auf konsolidierter (?:basis|grundlage)|konsolidiert(?:e|en) (?:nicht|nachhaltig))|(?:dieser|der) (?:nachhaltigkeits)?bericht (?:umfasst|bezieht sich auf|gilt für|deckt)[^.]{0,90}(?:konzern|tochter|gruppe|konsolidiert)|berichten wir[^.]{0,60}(?:tochtergesellschaften|konzern)`,
      ],
      [
        'individual',
        String.raw`(?:report|statement)[^.]{0,60}(?:prepared|drawn up|presented) on an individual basis|(?:bericht|erklärung)[^.]{0,80}auf individueller (?:basis|grundlage)`,
      ],
    ],
  },
  {
    ...answer,
    id: 'BP-1_02',
    yes: [
      String.raw`scope of (?:the )?consolidation[^.]{0,60}(?:same|identical|mirrors|corresponds|equal|consistent)[^.]{0,60}(?:financial|ifrs)`,
      String.raw`(?:same|identical) scope of consolidation[^.]{0,60}(?:financial|ifrs)`,
      String.raw`konsolidierungskreis[^.]{0,80}(?:entspricht|identisch|stimmt|derselbe)[^.]{0,80}(?:finanz|konzernabschluss|jahresabschluss|ifrs)`,
    ],
  },
  {
    ...answer,
    id: 'GOV-3_01',
    labels: ['incentive schemes(?: and remuneration policies)? linked to sustainability.*', 'anreizsysteme.*nachhaltigkeit.*'],
    yes: [
      String.raw`(?:esg|sustainability|environmental,? social|climate|non-financial|ghg)[^.]{0,120}(?:integrated|included|part|component|linked|tied|anchored|reflected|considered|taken into account)[^.]{0,90}(?:remuneration|compensation|bonus|variable pay|incentive|target agreement)`,
      String.raw`(?:remuneration|compensation|bonus|incentive|variable pay)[^.]{0,120}(?:includ|depend|link|tied|tie|base|consider|integrat)\w*[^.]{0,90}(?:esg|sustainability|environmental,? social|climate|co2|ghg)`,
      String.raw`(?:integrated|linked|tied) (?:key performance indicators|kpis?|targets|criteria)[^.]{0,90}(?:esg|sustainab)[^.]{0,120}(?:remuneration|compensation|bonus)`,
      String.raw`(?:integrated|introduced|defined) key performance indicators[^.]{0,120}(?:remuneration|variable)`,
      String.raw`(?:vergütung|boni|bonus|tantieme)[^.]{0,140}(?:nachhaltigkeits|esg|klima)\w*[^.]{0,60}(?:ziel|kriteri|kennzahl|geknüpft|gekoppelt|abhängig|berücksichtig)`,
      String.raw`(?:nachhaltigkeits|esg|klima)-?(?:ziel|kriteri|kennzahl)\w*[^.]{0,120}(?:vergütung|boni|bonus)`,
    ],
    no: [
      String.raw`(?:remuneration|compensation)[^.]{0,60}(?:not|no)[^.]{0,30}(?:linked|tied|include)[^.]{0,40}(?:esg|sustainab)`,
      String.raw`(?:vergütung)[^.]{0,80}(?:nicht|keine)[^.]{0,60}(?:nachhaltigkeit|esg)`,
    ],
  },
  ...(
    [
      ['SBM-1_17', String.raw`controversial weapons`, String.raw`(?:controversial )?weapons?`, String.raw`kontroverse\w* waffen|geächtete\w* waffen`],
      ['SBM-1_19', String.raw`(?:cultivation and production of )?tobacco`, String.raw`tobacco`, String.raw`tabak`],
      ['SBM-1_09', String.raw`fossil fuels?`, String.raw`fossil fuels?(?: sector)?`, String.raw`fossile\w* (?:brennstoffe?|energieträger)\w*`],
      ['SBM-1_15', String.raw`chemicals? production`, String.raw`(?:production|manufacture|manufacturing) of (?:agro)?chemicals`, String.raw`(?:herstellung|produktion) von chemikalien`],
    ] as const
  ).map(([id, question, english, german]): Recipe => ({
    ...answer,
    id,
    labels: [`(?:the )?(?:undertaking|company) (?:is|derives? revenues?) (?:active |from )?(?:in )?(?:the )?${question}.*`],
    no: [
      `(?:not|no|nor|neither|never)[^.]{0,120}(?:active|activit|revenue|engage|involve|produc|manufactur|exposure|business|turnover|finance)[^.]{0,160}(?:${english})`,
      `(?:nicht|keine\\w*)[^.]{0,140}(?:${german})`,
    ],
    yes: [],
  })),
  {
    ...answer,
    id: 'E1-1_12',
    labels: ['undertakings? (?:is |are )?excluded from (?:any |the )?eu (?:reference |paris-aligned )?benchmarks.*'],
    no: [String.raw`(?:not|nor) excluded from (?:the )?(?:eu )?paris-?aligned benchmarks?`, String.raw`nicht von den paris-abgestimmten[^.]{0,40}(?:ausgenommen|ausgeschlossen)`],
    yes: [String.raw`(?:is|are) excluded from (?:the )?(?:eu )?paris-?aligned benchmarks?`, String.raw`von den paris-abgestimmten[^.]{0,60}ausgeschlossen`],
  },
  {
    ...answer,
    id: 'E1-1_14',
    yes: [
      String.raw`(?:transition plan|climate (?:transition |protection )?(?:strategy|plan)|decarboni[sz]ation (?:strategy|plan))[^.]{0,120}(?:approved|adopted) by (?:the |our )?(?:management|supervisory|executive|board)`,
      String.raw`this (?:strategy|plan) was approved by the (?:management|supervisory|executive) board`,
      String.raw`(?:transitionsplan|übergangsplan|klimastrategie|dekarbonisierungs(?:plan|strategie))[^.]{0,120}(?:vorstand|aufsichtsrat|geschäftsführung)[^.]{0,40}(?:genehmigt|verabschiedet|beschlossen|gebilligt)`,
    ],
  },
  {
    ...answer,
    id: 'E1-4_01',
    labels: [String.raw`(?:has )?(?:the undertaking )?(?:has )?(?:established|set) (?:ghg|greenhouse gas) emissions? reduction targets.*`],
    yes: [
      String.raw`(?:target|goal|aim|objective|commit\w*)[^.]{0,60}(?:reduc|cut|lower|decreas)\w*[^.]{0,50}(?:ghg|greenhouse gas|co2|carbon|scope [123])[^.]{0,60}(?:emission|footprint)[^.]{0,80}(?:[\uE000-\uE3FF]|net[ -]zero|20[2-5]\d)`,
      String.raw`(?:reduc|cut|lower|decreas)\w*[^.]{0,60}(?:ghg|greenhouse gas|co2|carbon|scope [123])[^.]{0,40}emissions?[^.]{0,60}by [\uE000-\uE3FF][^.]{0,50}(?:by|until) 20[2-5]\d`,
      String.raw`[\uE000-\uE3FF] reduction[^.]{0,60}emissions?[^.]{0,40}20[2-5]\d`,
      String.raw`(?:thg|treibhausgas|co2)-?emissionen[^.]{0,120}bis[^.]{0,20}20[2-5]\d[^.]{0,80}(?:reduzier|senk|verringer|minder|netto-?null|klimaneutral)`,
      String.raw`bis[^.]{0,20}20[2-5]\d[^.]{0,100}(?:thg|treibhausgas|co2)-?emissionen[^.]{0,80}(?:reduzier|senk|verringer|minder)`,
    ],
    no: [
      String.raw`(?:has|have) not (?:yet )?(?:set|adopted|defined)[^.]{0,40}(?:ghg|emission)[^.]{0,20}(?:reduction )?targets`,
      String.raw`keine (?:thg|treibhausgas|co2|emissions)\w*-?(?:reduktions|minderungs)?ziele`,
    ],
  },
  {
    ...answer,
    id: 'E1-4_22',
    yes: [
      String.raw`(?:target|goal|strateg|commitment)\w*[^.]{0,120}(?:aligned with|in line with|validated by|approved by|recogni[sz]ed by|compatible with|consistent with)[^.]{0,60}(?:science[ -]based targets?|sbti|1\.5|1,5|paris)`,
      String.raw`(?:science[ -]based targets?|sbti)[^.]{0,60}(?:validated|approved|confirmed)[^.]{0,60}(?:target|goal)`,
      String.raw`(?:ziele?|strategie)[^.]{0,100}(?:von der |durch die )?(?:science[ -]based targets?|sbti)[^.]{0,60}(?:validiert|bestätigt|anerkannt|geprüft)`,
    ],
    no: [String.raw`(?:targets?[^.]{0,30}(?:not|neither)|no)[^.]{0,20}(?:science[ -]based|validated by (?:the )?(?:sbti|science))`],
  },
  {
    ...answer,
    id: 'E1-7_03',
    yes: [
      String.raw`(?:we|offsets?|purchas\w+|bought|acquir\w+|compensat\w+|offset(?:s|ting)?)[^.]{0,60}(?:carbon (?:offsets?|credits?|certificates)|remaining[^.]{0,30}emissions)`,
      String.raw`(?:carbon (?:offsets?|credits?))[^.]{0,60}(?:purchased|acquired|cancelled|retired|used)`,
      String.raw`(?:co2-(?:zertifikate|gutschriften)|klimaschutzzertifikate|emissionszertifikate|kompensationszertifikate)[^.]{0,80}(?:erworben|gekauft|stillgelegt|gelöscht|kompensier)`,
      String.raw`(?:kompensier\w+|ausgleich\w*)[^.]{0,80}(?:verbleibende\w*|unvermeidbare\w*)[^.]{0,40}emissionen`,
    ],
    no: [
      String.raw`(?:does not|do not|did not|no)[^.]{0,40}(?:use|purchase|buy|using)?[^.]{0,20}(?:carbon (?:offsets?|credits?))`,
      String.raw`keine[^.]{0,30}(?:co2-(?:zertifikate|gutschriften)|kompensation)`,
    ],
  },
  {
    ...answer,
    id: 'E1.IRO-1_04',
    yes: [
      String.raw`(?:screen\w*|assess\w*|analys\w+|identif\w+)[^.]{0,90}(?:climate[ -](?:related )?(?:risks?|hazards?)|physical (?:climate )?(?:risks?|hazards?))`,
      String.raw`(?:climate risk and vulnerability|klimarisiko-? ?und (?:vulnerabilitäts|verwundbarkeits)|klimarisiko)-?(?:analys|assess|bewert)\w*`,
      String.raw`(?:physische\w* )?klima(?:bezogene\w* )?(?:risiken|gefahren)[^.]{0,80}(?:analysiert|bewertet|identifiziert|untersucht|geprüft)`,
    ],
  },
  {
    ...answer,
    id: 'E1.IRO-1_07',
    yes: [
      String.raw`(?:rcp ?8[.,]5|ssp5|rcp[^.]{0,40}8[.,]5|scenarios?[^.]{0,30}8[.,]5|high[ -]emissions? (?:climate )?scenarios?|szenari\w+[^.]{0,40}8[.,]5|hohen? emission\w+[^.]{0,20}szenari)`,
    ],
  },
  {
    ...answer,
    id: 'E1.IRO-1_11',
    yes: [
      String.raw`(?:transition (?:risks?|events?))[^.]{0,90}(?:screen|assess|analys|identif|evaluat)\w*`,
      String.raw`(?:screen|assess|analys|identif|evaluat)\w*[^.]{0,90}(?:transition (?:risks?|events?))`,
      String.raw`(?:transitions|übergangs)risiken[^.]{0,80}(?:analysiert|bewertet|identifiziert|untersucht|geprüft)`,
    ],
  },
  {
    ...answer,
    id: 'E1.IRO-1_13',
    yes: [
      String.raw`(?:climate )?scenarios?[^.]{0,60}(?:ngfs|iea|network for greening)`,
      String.raw`(?:transition (?:risks?|events?))[^.]{0,120}scenario analys`,
      String.raw`(?:transitions|übergangs)risiken[^.]{0,120}szenarioanalyse`,
    ],
  },
  {
    ...answer,
    id: 'E1-7_21',
    yes: [
      String.raw`(?:climate|carbon|co2|ghg)[ -]neutral(?:ity)?[^.]{0,100}(?:through|via|by|thanks to)[^.]{0,30}(?:offset|carbon credit|compensat)`,
      String.raw`(?:klima|co2-?)neutral[^.]{0,100}(?:durch|mittels)[^.]{0,30}(?:kompensation|zertifikat)`,
    ],
    no: [String.raw`no public claims[^.]{0,40}(?:neutrality)`],
  },
  {
    ...answer,
    id: 'E4.IRO-1_14',
    labels: [String.raw`(?:does the undertaking )?(?:have|has)? ?sites (?:that are )?located in or near biodiversity[- ]sensitive areas.*`],
    yes: [String.raw`(?<!no )(?<!not )sites? (?:that )?(?:are|is) located (?:in|within) or (?:near|adjacent to|close to) (?:biodiversity|protected)`],
    no: [
      String.raw`(?:no|none of (?:our|the)) (?:\w+ ){0,3}sites?[^.]{0,40}(?:in or near|near|adjacent)[^.]{0,30}(?:biodiversity|protected)`,
      String.raw`(?:keine\w*|kein) (?:\w+ ){0,3}standorte?[^.]{0,60}(?:schutzgebiet|biodiversität)`,
    ],
  },
]

/** Statements about own workforce: ESRS S1. */
export const workforceStatements: Recipe[] = [
  {
    ...answer,
    id: 'S1-1_08',
    labels: ['^(?:child labou?r|forced labou?r|human trafficking)$', '^(?:kinderarbeit|zwangsarbeit|menschenhandel)$'],
    needs: 'polic|code of conduct|richtlinie|konzept|verhaltenskodex',
    notAround: 'incidents|vorfälle',
    yes: [
      String.raw`${NOT_TOLERATE}[^.]{0,80}(?:forced|compulsory|child)[^.]{0,30}labou?r`,
      String.raw`(?:prohibition|abolition|elimination|ban) (?:of|on) (?:all forms of )?(?:forced|compulsory|child)[^.]{0,30}labou?r`,
      String.raw`${NOT_TOLERATE}[^.]{0,80}(?:human trafficking|modern slavery)`,
      String.raw`(?:kinder|zwangs)arbeit[^.]{0,80}(?:verbot|ablehn|untersag|lehnen|dulden|toleri|ächt|abschaff)`,
      String.raw`(?:verbot|ablehnung|abschaffung|ächtung) (?:von |der )?(?:jeglicher )?(?:kinder|zwangs)-? ?(?:arbeit|und)`,
    ],
  },
  {
    ...answer,
    id: 'S1-1_09',
    labels: ['^accident prevention$', '^(?:unfallverhütung|unfallprävention)$'],
    needs: 'polic|code of conduct|richtlinie|konzept|verhaltenskodex',
    yes: [
      String.raw`(?:occupational )?(?:health and safety|safety) management system`,
      String.raw`(?:implemented|established|maintain\w*)[^.]{0,60}(?:safety functions|accident prevention|occupational (?:health and )?safety)`,
      String.raw`(?:arbeitsschutz|arbeitssicherheits|sicherheits- und gesundheitsschutz)-?(?:management)?-?(?:system|richtlinie|konzept|organisation)`,
      String.raw`(?:iso|ohsas) ?(?:45001|18001)[^.]{0,60}(?:certif|zertifi)`,
    ],
  },
  {
    ...answer,
    id: 'S1-1_10',
    labels: ['^(?:elimination of )?discrimination$', '^diskriminierung$'],
    needs: 'polic|code of conduct|richtlinie|konzept|verhaltenskodex',
    notAround: 'incidents|vorfälle',
    yes: [
      String.raw`${NOT_TOLERATE}[^.]{0,50}discriminat`,
      String.raw`(?:polic(?:y|ies)|code of conduct|guidelines?)[^.]{0,80}(?:against|eliminate|prohibit\w*|prevent\w*|anti-?)[^.]{0,20}discriminat`,
      String.raw`(?:non|anti)-?discrimination polic`,
      String.raw`(?:dulden|tolerieren|akzeptieren)[^.]{0,30}keine[^.]{0,40}diskriminierung`,
      String.raw`(?:richtlinie|verhaltenskodex|konzept)[^.]{0,80}diskriminierung`,
      String.raw`(?:anti|nicht)-?diskriminierungs(?:richtlinie|konzept|politik)`,
    ],
  },
  {
    ...answer,
    id: 'S1-1_15',
    yes: [
      String.raw`(?:recruit|hiring|hire|promotion|placement|selection)\w*[^.]{0,90}(?:solely|exclusively|only|based)[^.]{0,30}(?:on|upon)[^.]{0,50}(?:ability|abilities|qualification|skill|competenc|merit|potential|performance|experience)`,
      String.raw`(?:einstellung|beförderung|auswahl)\w*[^.]{0,90}(?:ausschließlich|allein|nur)[^.]{0,60}(?:qualifikation|eignung|leistung|fähigkeit|kompetenz)`,
    ],
  },
  {
    ...answer,
    id: 'S1-1_17',
    yes: [
      String.raw`(?:train\w*|workshops?|e-?learning\w*|courses?|programmes?|programs?)[^.]{0,80}(?:non-discrimination|anti-discrimination|diversity|unconscious bias|inclusion)`,
      String.raw`(?:non-discrimination|anti-discrimination|diversity|unconscious bias)[^.]{0,60}(?:train\w*|workshops?|e-?learning\w*|know-how|courses?)`,
      String.raw`(?:schulung|training|workshop)\w*[^.]{0,80}(?:diskriminierung|vielfalt|diversity|unconscious bias|agg\b|gleichbehandlung)`,
    ],
  },
  {
    ...answer,
    id: 'S1-1_22',
    yes: [
      String.raw`(?:academy|learning (?:platform|opportunit|program)|training (?:program|offer|opportunit|portfolio)|development (?:program|opportunit)|continuous learning|skills development|further training)\w*[^.]{0,90}${STAFF}`,
      String.raw`${STAFF}[^.]{0,80}(?:access to|offered|receive|benefit from|take part in|participate in)[^.]{0,60}(?:learning|training|development|education)`,
      String.raw`(?:weiterbildungs|schulungs|qualifizierungs|fortbildungs|entwicklungs)(?:angebot|programm|möglichkeit|akademie)\w*`,
    ],
  },
  {
    ...answer,
    id: 'S1-2_02',
    yes: [
      String.raw`(?:employee|staff|engagement|workforce) (?:engagement )?survey`,
      String.raw`(?:regular|ongoing|close|constant|constructive)[^.]{0,60}(?:contact|dialogue|exchange|meetings?|cooperation)[^.]{0,60}(?:works? councils?|employee representative|workers'? representative|local employee|trade union)`,
      String.raw`(?:mitarbeit\w+|beschäftigten)-?(?:befragung|umfrage)`,
      String.raw`(?:austausch|dialog|zusammenarbeit|arbeiten)[^.]{0,80}(?:betriebsr[aä]t|arbeitnehmervertret|personalr[aä]t)`,
    ],
  },
  {
    ...answer,
    id: 'S1-3_05',
    labels: [String.raw`(?:does the undertaking have a )?(?:complaint|grievance)s?-?(?: or complaints)?[ -]?handling mechanisms?.*`, 'beschwerde(?:mechanismus|verfahren).*'],
    yes: [
      String.raw`${STAFF}[^.]{0,80}(?:right to|can|may|able to|opportunity to)[^.]{0,60}(?:lodge|file|submit|raise|report)[^.]{0,40}(?:complaint|grievance|concern|violation|misconduct)`,
      String.raw`(?:grievance|complaints?)[ -](?:handling |management )?(?:mechanism|procedure|process|system|channel)`,
      String.raw`(?:implemented|established|introduced|has|have|operat\w+)[^.]{0,40}(?:whistle-?blow\w+)[^.]{0,30}(?:system|channel|tool|line|office|platform|mechanism|process|procedure)`,
      String.raw`(?:beschwerde|hinweisgeber|whistleblow\w*)-?(?:mechanism\w+|verfahren|system|stelle|kanal|portal|management)`,
    ],
  },
  {
    ...answer,
    id: 'S1-3_09',
    yes: [
      String.raw`(?:whistle-?blowers?|reporting persons?|individuals?|employees|those|persons|anyone|informants?)[^.]{0,90}(?:protect\w*|safe)[^.]{0,40}(?:retaliation|reprisal|disadvantage|discriminat)`,
      String.raw`(?:will not|must not|not be|no|not tolerate|not to)[^.]{0,40}(?:retaliat\w+|reprisals?|suffer any disadvantage)`,
      String.raw`(?:hinweisgeb\w+|beschwerdeführ\w+|meldend\w+)[^.]{0,100}(?:schutz|geschützt|keine (?:nachteile|repressalien|benachteiligung)|vor (?:repressalien|vergeltung|benachteiligung))`,
      String.raw`(?:keine|schutz vor|vor) (?:repressalien|vergeltungsmaßnahmen|benachteiligung\w*)`,
    ],
  },
  {
    ...choice,
    id: 'S1-6_14',
    labels: ['employee counting methodology \\(headcount or .*\\)'],
    options: [
      ['head count', String.raw`(?:based on|reported (?:in|as)|in terms of|measured (?:in|by)|illustrated based on|expressed (?:in|as)|calculated (?:in|by|as)) (?:the )?(?:number of )?head ?counts?|(?:auf basis|basierend auf|als|in) (?:der |von )?(?:headcounts?|personenzahl|köpfen|kopfzahl)`],
      ['full-time equivalent', String.raw`(?:based on|reported (?:in|as)|in terms of|measured (?:in|by)|expressed (?:in|as)|calculated (?:in|by|as)) (?:the )?(?:number of )?(?:full-?time equivalents?|ftes?)|(?:auf basis|basierend auf|als|in) (?:von )?(?:vollzeitäquivalenten|vzä|ftes?)`],
    ],
  },
  {
    ...choice,
    id: 'S1-6_15',
    labels: ['employee counting methodology \\(at the end of .*\\)'],
    options: [
      ['end of reporting period', String.raw`(?:head ?counts?|employee (?:data|numbers|figures)|number of employees|workforce)[^.]{0,80}(?:at|as (?:of|at)|by) (?:the )?(?:end of (?:the )?(?:reporting )?(?:period|year)|year[ -]?end|reporting date|31 december)|(?:personenzahl|mitarbeit\w+zahl|beschäftigte\w*)[^.]{0,60}(?:zum (?:jahresende|stichtag|ende des berichts\w+|31\. ?12|31\. dezember))`],
      ['average', String.raw`(?:head ?counts?|number of employees|employee (?:data|numbers|figures))[^.]{0,60}(?:average|averaged)[^.]{0,30}(?:period|year)|(?:headcounts?|personenzahl|mitarbeit\w+|beschäftigte\w*)[^.]{0,40}(?:im (?:jahres)?durchschnitt)`],
    ],
  },
  {
    ...answer,
    id: 'S1-7_04',
    yes: [
      String.raw`(?:does not|do not|did not) (?:engage|employ|have|use)[^.]{0,60}non-?employee`,
      String.raw`no non-?employees? (?:workers )?(?:in|are|were|work)`,
      String.raw`keine fremdarbeitskräfte`,
    ],
  },
  {
    ...answer,
    id: 'S1-10_01',
    labels: [String.raw`(?:all )?employees (?:receive pay that is|are paid) (?:equal or above|an? ?adequate).*(?:wage|pay).*`],
    yes: [
      String.raw`(?:all|every|each|our)[^.]{0,80}(?:paid|receive|earn)[^.]{0,60}(?:adequate|living|fair) wage`,
      String.raw`(?:wages?|salar(?:y|ies)|remuneration|pay)[^.]{0,90}(?:all (?:\w+ )?employees|its employees|employees in all)[^.]{0,60}(?:considered|is|are)[^.]{0,20}adequate`,
      String.raw`(?:wages?|salar(?:y|ies)|remuneration)[^.]{0,60}(?:above|exceed\w*|in line with)[^.]{0,40}(?:minimum|adequate|living) wage`,
      String.raw`(?:alle|sämtliche)[^.]{0,60}${STAFF}[^.]{0,80}(?:angemessen\w*|existenzsichernd\w*)[^.]{0,20}(?:lohn|entlohn\w*|entgelt|vergüt\w*)`,
    ],
    no: [String.raw`not all[^.]{0,40}employees[^.]{0,60}adequate wage`],
  },
  ...(
    [
      ['S1-11_01', String.raw`sickness|illness|krankheit`],
      ['S1-11_02', String.raw`unemployment|arbeitslosigkeit`],
      ['S1-11_03', String.raw`injur|disabilit|arbeitsunf|erwerbsunfähig|erwerbsminderung`],
      ['S1-11_04', String.raw`parental leave|maternity|elternurlaub|elternzeit|mutterschutz`],
      ['S1-11_05', String.raw`retirement|pension|ruhestand|rente`],
    ] as const
  ).map(([id, event]): Recipe => ({
    ...answer,
    id,
    yes: [
      String.raw`all (?:\w+ ){0,4}(?:employees|workforce)[^.]{0,50}covered by (?:\w+ ){0,3}social protection[^.]{0,200}(?:(?:${event})|public|statutory)`,
      String.raw`all (?:\w+ ){0,4}(?:employees|workforce)[^.]{0,60}(?:social protection|insured|protected)[^.]{0,120}(?:${event})`,
      String.raw`(?:alle|sämtliche)[^.]{0,40}(?:${STAFF})[^.]{0,100}(?:sozialschutz|sozialversicher|abgesichert|versichert)[^.]{0,200}(?:(?:${event})|gesetzlich)`,
    ],
  })),
  {
    ...answer,
    id: 'S1-15_04',
    yes: [
      String.raw`all (?:\w+ ){0,3}employees (?:are )?(?:entitled to|have (?:the right|access) to) (?:take )?(?:family-related|parental|maternity)`,
      String.raw`(?:alle|sämtliche) (?:\w+ ){0,3}${STAFF}[^.]{0,60}anspruch auf[^.]{0,40}(?:elternzeit|familien|urlaub aus familiären)`,
    ],
  },
  {
    ...answer,
    id: 'S1-17_10',
    labels: [String.raw`(?:does the undertaking )?have (?:any )?confirmed (?:human rights )?incidents in its own workforce`, String.raw`(?:gab es |hat das unternehmen )(?:schwerwiegende |bestätigte )*(?:menschenrechts)?vorfälle.*(?:arbeitskräfte|belegschaft|beschäftigte)`],
    inverse: true,
    yes: [
      String.raw`(?:no|zero|neither)[^.]{0,30}(?:cases of )?(?:identified |confirmed |known )*(?:severe )?human rights (?:issues|incidents|violations|abuses)[^.]{0,60}(?:occur|identif|report|record|were|have|found)`,
      String.raw`keine (?:schwerwiegenden )?(?:menschenrechtsverletzungen|verstöße gegen (?:die )?menschenrechte|menschenrechtsverstöße|menschenrechtsvorfälle)`,
    ],
  },
]

/** Statements about value chain, customers and conduct: ESRS S2, S4 and G1. */
export const conductStatements: Recipe[] = [
  {
    ...answer,
    id: 'S2-1_06',
    yes: [
      String.raw`(?:supplier|business partner|vendor)s?'? code of conduct`,
      String.raw`code of conduct for (?:our |its |the )?(?:suppliers|business partners|vendors)`,
      String.raw`(?:lieferanten|geschäftspartner)-?(?:kodex|verhaltenskodex|code of conduct)|verhaltenskodex für (?:\w+ )?(?:lieferanten|geschäftspartner)|supplier code of conduct`,
    ],
  },
  {
    ...answer,
    id: 'S2-3_12',
    yes: [
      String.raw`(?:suppliers?|external stakeholders?|business partners?|third parties)[^.]{0,160}(?:anonymous)`,
      String.raw`(?:anonym)\w*[^.]{0,120}(?:suppliers?|external|business partners?|third parties|lieferanten|externe|geschäftspartner)`,
      String.raw`(?:lieferanten|externe\w*|geschäftspartner)[^.]{0,160}anonym`,
    ],
  },
  {
    ...answer,
    id: 'S4-2_02',
    yes: [
      String.raw`customer (?:satisfaction )?(?:survey|feedback|satisfaction analysis|satisfaction index)`,
      String.raw`(?:customer|client|consumer)s?[^.]{0,50}(?:surveyed|asked|dialogue|feedback)`,
      String.raw`(?:communication|dialogue|exchange|engag\w+) with (?:our |its |the )?(?:customers|clients|consumers)`,
      String.raw`kunden(?:befragung|umfrage|zufriedenheits\w+|feedback|dialog)`,
    ],
  },
  {
    ...answer,
    id: 'G1-1_08',
    yes: [
      String.raw`(?:all |every |each )?(?:reports?|incidents?|allegations?|complaints?|information|tips)[^.]{0,90}(?:investigat|examin|process|follow|respond)\w*[^.]{0,60}(?:promptly|immediately|quickly|independent|objective|without delay)`,
      String.raw`(?:respond|investigat|examin)\w* (?:to )?(?:all|every|each)[^.]{0,40}(?:reports?|incidents?|allegations?|cases)[^.]{0,40}(?:quickly|prompt|immediate|independent|objective)`,
      String.raw`(?:hinweise?|meldungen?|vorfälle?)[^.]{0,100}(?:unverzüglich|unabhängig|objektiv|umgehend)[^.]{0,60}(?:untersuch|geprüft|nachgegangen|bearbeitet)`,
    ],
  },
  {
    ...answer,
    id: 'G1-1_09',
    yes: [String.raw`animal welfare (?:polic|guideline|standard)`, String.raw`(?:polic|guideline)\w*[^.]{0,30}animal welfare`, String.raw`tierwohl-?(?:richtlinie|konzept|standard)`],
  },
  {
    ...answer,
    id: 'G1-5_10',
    yes: [
      String.raw`(?:registered|listed|entered) in (?:the )?(?:eu |european )?(?:transparency|lobby(?:ing)?) register`,
      String.raw`(?:eingetragen|registriert)[^.]{0,30}(?:lobbyregister|transparenzregister)|(?:lobbyregister|transparenzregister)[^.]{0,60}(?:eingetragen|registriert)`,
    ],
    no: [String.raw`not (?:registered|listed)[^.]{0,40}(?:transparency|lobby\w*) register`],
  },
]
