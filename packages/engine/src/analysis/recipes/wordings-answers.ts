import type { Wordings } from '../recipe.ts'

const REPORT = String.raw`(?:(?:sustainability |non-financial |esg |esrs )?(?:statement|report|declaration|disclosures?|reporting)|(?:information|data|figures|metrics|kpis)(?: in this \p{L}+)?)`
const BERICHT = String.raw`(?:\p{L}*(?:bericht|erklärung)|angaben|kennzahlen|daten|informationen)`
const CIRCLE = String.raw`(?:(?:scope|perimeter)(?: of consolidation)?(?! of (?!consolidation|(?:the |this |our )?(?:sustainability|non-financial|esg|report|statement)))|(?:reporting|consolidation|organi[sz]ational) (?:scope|perimeter|boundar(?:y|ies))|boundar(?:y|ies) of consolidation)`
const KREIS = String.raw`(?:berichtsgrenzen?|berichtskreis|berichtsumfang|konsolidierungskreis|kreis der einbezogenen \p{L}+|einbezogene\p{L}* (?:gesellschaften|unternehmen))`
const ACCOUNTS = String.raw`(?:financial (?:statements|reporting|report|consolidation)|(?:annual|consolidated|group) (?:accounts|financial)|annual report)`
const ABSCHLUSS = String.raw`(?:konzernabschluss|jahresabschluss|finanzbericht|konzernrechnungslegung|finanziellen (?:berichterstattung|konsolidierung))`
const EXCEPT = String.raw`(?![^.;]{0,80}(?:except|apart from|without|with the addition|differ|ausnahme|abgesehen|ohne|zuzüglich|abweich))`
/** What may be left out of a report. */
const SECRETS = String.raw`(?:intellectual property|know-how|results? of innovation|innovation results?|geistige\p{L}* eigentum|innovationsergebniss\p{L}*|ergebniss\p{L}* von innovation)`
const BOARDS = String.raw`(?:board|directors|executive committee|executive management|managing directors|general assembly|shareholders' meeting|annual general meeting|vorstand|aufsichtsrat|verwaltungsrat|geschäftsführung|geschäftsleitung|konzernleitung|hauptversammlung)`
const PLAN = String.raw`(?:(?:climate |net[ -]zero |decarboni[sz]ation )*(?:transition|climate|climate action|decarboni[sz]ation) (?:plan|strategy|roadmap)|net[ -]zero (?:transition )?(?:plan|strategy|roadmap)|transitionsplan|übergangsplan|klima(?:transitions)?plan|klimastrategie|klimafahrplan|klimaschutz(?:plan|strategie|konzept)|dekarbonisierungs(?:plan|strategie|pfad|fahrplan))`
const BENCHMARKS = String.raw`(?:paris-?aligned (?:eu )?(?:reference )?benchmarks?|paris-abgestimmte\p{L}* (?:eu-)?(?:referenzwert|benchmark)\p{L}*|eu-referenzwert\p{L}*)`
const GASES = String.raw`(?:greenhouse[ -]gas(?:es)?|ghg|carbon|climate|co2|thg|treibhausgas\p{L}*|emissions?|klima)`
const CREDITS = String.raw`(?:carbon (?:credits|offsets)|offset(?:s| certificates| projects)|(?:co2-?|klimaschutz-?|kompensations-?|emissionsminderungs-?)?(?:zertifikate?n?|gutschriften))`
const NEUTRAL = String.raw`(?:(?:climate|carbon|co2|ghg|greenhouse gas)[ -]neutral(?:ity)?|net[ -]zero|neutrality|(?:klima|co2-?|treibhausgas-?)neutral\p{L}*)`
const HAZARDS = String.raw`(?:(?:physical )?climate(?:-related)?(?: physical)? (?:hazards?|risks?)|natural hazards|physical (?:hazards?|risks?)|(?:physische\p{L}* )?(?:klimagefahren|klimarisiken)|physische\p{L}* (?:risiken|gefahren)|klima(?:bedingte|bezogene)\p{L}* (?:gefahren|risiken|physische\p{L}*)|naturgefahren)`
const PLACES = String.raw`(?:sites?|assets?|plants?|buildings?|locations?|properties|facilities|operations|portfolio|stores|\p{L}*standorte\p{L}*|\p{L}*werke\p{L}*|vermögenswerte\p{L}*|immobilien|gebäude\p{L}*|anlagen|filialen|niederlassungen)`

/** Yes and no, and choices, of strategy, climate and nature in the plain words of reports: ESRS 2, E1 and E4. */
export const answerWordings: Readonly<Record<string, Wordings>> = {
  'BP-1_01': {
    options: [
      [
        'consolidated',
        [
          String.raw`\b(?:this|the|our|these|all) ${REPORT}(?! in (?:the|our) (?:financial|annual))[^.;]{0,30} (?:is|are|was|were|has been|have been) (?:prepared and )?(?:presented )?consolidated\b(?! (?:financial|accounts))`,
          String.raw`\b(?:this|the|our) ${REPORT}[^.;]{0,30} (?:is|was|has been|were|are) (?:prepared|compiled|drawn up|produced|presented)[^.;]{0,20} (?:at|on|for) (?:the )?(?:consolidated|group)(?: |-)(?:level|basis|wide)`,
          String.raw`\b(?:presents?|contains?|provides?|discloses?) (?:group-wide|consolidated) (?:data|figures|information|disclosures)[^.;]{0,70}subsidiar`,
          String.raw`\b${BERICHT}(?! (?:im|in den|des) \p{L}*abschl)[^.;]{0,30} (?:wurde|ist|wird|sind|werden|wurden) (?:\p{L}+ ){0,2}konsolidiert(?!\p{L})`,
          String.raw`\b(?:beziehen|bezieht) sich (?:\p{L}+ ){1,4}auf (?:den (?:gesamten )?(?:\p{L}+-)?konzern|die (?:gesamte )?(?:[\p{L}]+-)?(?:gruppe|unternehmensgruppe))(?!\p{L})`,
          String.raw`\b${BERICHT}[^.;]{0,30} (?:wurde|ist|wird|sind)[^.;]{0,20} auf (?:konzern|gruppen)ebene (?:erstellt|aufgestellt|berichtet|erhoben)`,
        ].join('|'),
      ],
      [
        'individual',
        [
          String.raw`\bwe report (?:only |solely |exclusively )?(?:for|on) (?:the|a|one) single (?:legal )?entity`,
          String.raw`\b(?:company|undertaking) has no subsidiaries,? (?:so|and|which is why)[^.;]{0,50} (?:report|statement)[^.;]{0,40} (?:individual|single|company)`,
          String.raw`\b(?:bericht|erklärung)\p{L}* (?:gilt|bezieht sich|erfolgt|umfasst|betrifft)[^.;]{0,30} (?:ausschließlich|nur|allein|einzig)[^.;]{0,20} (?:einzelgesellschaft|einzelunternehmen|gmbh|ag)\b(?! und)`,
        ].join('|'),
      ],
    ],
  },
  'BP-1_02': {
    unsaid: String.raw`\b(?:except for|apart from|with the exception of|mit ausnahme|abgesehen von)(?!\p{L})`,
    yes: [
      String.raw`\b${CIRCLE}[^.;]{0,60} (?:is|are|was|were|has been|have been) (?:fully |therefore |thus )?(?:aligned|consistent|identical|in line|congruent|the same)[^.;]{0,30} ${ACCOUNTS}${EXCEPT}`,
      String.raw`\b${CIRCLE}[^.;]{0,60} (?:mirrors?|matches|corresponds? (?:to|with)|equals?|follows?|coincides? with)[^.;]{0,40} ${ACCOUNTS}${EXCEPT}`,
      String.raw`\bsame (?:legal |consolidated )?(?:entities|companies|undertakings|subsidiaries|scope|perimeter)(?: of consolidation)? as (?:in |for |used in |those in |that of |those of |is used for |covered by )?(?:the |our )?(?:\p{L}+'?s? )?${ACCOUNTS}${EXCEPT}`,
      String.raw`\b(?:scope|perimeter) is the same as (?:that of |in |for )?(?:the |our )?(?:\p{L}+ )?${ACCOUNTS}${EXCEPT}`,
      String.raw`${KREIS}[^.;]{0,60} (?:stimm(?:t|en)|deck(?:t|en) sich|entspr(?:icht|echen)|gleich(?:t|en)|(?:ist|sind) (?:\p{L}+ )?(?:identisch|deckungsgleich|kongruent|dieselben|derselbe))[^.;]{0,60}${ABSCHLUSS}${EXCEPT}`,
      String.raw`\b(?:dieselben|die gleichen|denselben|den gleichen) (?:konzern)?(?:gesellschaften|unternehmen|einheiten|konsolidierungskreis) (?:wie|zugrunde)[^.;]{0,30}${ABSCHLUSS}${EXCEPT}`,
    ],
  },
  'BP-1_05': {
    no: [
      String.raw`\b(?:not|no|nothing|never|nor)\b[^.;]{0,40} (?:omitted|withheld|left out|excluded|redacted)[^.;]{0,90}${SECRETS}`,
      String.raw`\b(?:nicht|keine\p{L}*)\b[^.;]{0,30}${SECRETS}[^.;]{0,60} (?:ausgelassen|weggelassen|zurückgehalten|verschwiegen|vorenthalten)`,
      String.raw`${SECRETS}[^.;]{0,60} (?:wurden|haben wir|sind)[^.;]{0,30} (?:nicht|keine) (?:ausgelassen|weggelassen|zurückgehalten|vorenthalten)`,
    ],
    yes: [
      String.raw`\b(?:made use of|make use of|used|use|exercised|availed \p{L}+ of|applied) (?:the|this) (?:option|exemption|possibility|right)[^.;]{0,30} (?:omit|leave out|withhold|leaving out|omitting)[^.;]{0,60}${SECRETS}`,
      String.raw`(?:möglichkeit|option|wahlrecht)(?: \p{L}+)? gebrauch gemacht,? [^.;]{0,60}${SECRETS}[^.;]{0,40} (?:auszulassen|wegzulassen|nicht (?:offenzulegen|anzugeben))`,
    ],
  },
  'E1-1_12': {
    unsaid: String.raw`\b(?:companies|issuers|investees|customers|clients|borrowers|counterparties|exposures|loans|bonds|emittenten|kreditnehmer|kunden|anleihen)(?!\p{L})[^.;]{0,50} (?:are|is|sind|werden|were) (?:\p{L}+ )?(?:excluded|ausgeschlossen|ausgenommen)(?!.*(?:itself|selbst))|\b(?:emittenten|kreditnehmern?|kunden|unternehmen|anleihen|forderungen)(?!\p{L})[^.;]{0,20}, die [^.;]{0,70}(?:ausgeschlossen|ausgenommen)(?!.*selbst)`,
    no: [
      String.raw`\b(?:none|no) of the (?:exclusion criteria|criteria for exclusion|exclusions|thresholds)[^.;]{0,60}${BENCHMARKS}[^.;]{0,60} (?:apply|applies|is met|are met|fulfilled|exceeded)`,
      String.raw`\b(?:does|do|did) not (?:meet|fulfil|fulfill|fall under|exceed|trigger) (?:any of )?the (?:exclusion (?:criteria|thresholds)|criteria for exclusion|exclusions?)[^.;]{0,50}${BENCHMARKS}`,
      String.raw`\bkein(?:es)? der (?:ausschlusskriterien|kriterien|ausschlusstatbestände)[^.;]{0,40}${BENCHMARKS}[^.;]{0,40} (?:trifft|zutreff|erfüllt|greift|zu)`,
      String.raw`\b(?:erfüllt|erfüllen|fällt unter|fallen unter)[^.;]{0,30} (?:ausschlusskriterien|kriterien für (?:den|einen) ausschluss)[^.;]{0,40}${BENCHMARKS} (?:\p{L}+ )?nicht(?!\p{L})`,
      String.raw`${BENCHMARKS}[^.;]{0,60} (?:ist|sind|wird|werden) (?:[\p{L}.&-]+ ){1,4}nicht (?:ausgeschlossen|ausgenommen)`,
      String.raw`\bnicht von (?:den|der) (?:eu-)?${BENCHMARKS}[^.;]{0,30} (?:ausgenommen|ausgeschlossen)`,
    ],
    yes: [
      String.raw`\bvon den (?:eu-)?${BENCHMARKS}[^.;]{0,30} (?<!nicht )(?:ausgenommen|ausgeschlossen)`,
      String.raw`\b(?:is|are) excluded from (?:the )?(?:eu )?${BENCHMARKS}`,
    ],
  },
  'E1-1_14': {
    unsaid: String.raw`\b(?:soll|sollen)(?!\p{L})[^.;]{0,80} (?:genehmigt|verabschiedet|beschlossen|gebilligt|freigegeben|vorgelegt) werden|\b(?:shall|should|is to|are to|is yet to) be (?:approved|adopted|endorsed|submitted)`,
    yes: [
      String.raw`\b${PLAN}[^.;]{0,60} (?:was|is|has been|were|been) (?:\p{L}+ )?(?:signed off|approved|adopted|endorsed|ratified|agreed|passed) [^.;]{0,60}${BOARDS}`,
      String.raw`${BOARDS}[^.;]{0,50} (?:approved|adopted|endorsed|signed off(?: on)?|ratified|passed|agreed(?: on| to)?) (?:the |our |its |this |a |an )?(?:[\p{L}-]+ ){0,3}${PLAN}`,
      String.raw`${BOARDS}[^.;]{0,10} (?:approval|endorsement) (?:of|for) (?:the |our |its )?(?:[\p{L}-]+ ){0,3}${PLAN}[^.;]{0,30} (?:was|has been) (?:given|granted|obtained)`,
      String.raw`${BOARDS}[^.;]{0,60} (?:haben|hat)(?!\p{L})[^.;]{0,20} ${PLAN}\p{L}*[^.;]{0,40} (?:zugestimmt|freigegeben|genehmigt|verabschiedet|beschlossen|gebilligt|bestätigt|angenommen)`,
      String.raw`${PLAN}\p{L}*[^.;]{0,50} (?:wurde|ist|hat|haben|den)(?!\p{L})[^.;]{0,30}${BOARDS}\p{L}*[^.;]{0,60} (?:zugestimmt|freigegeben|genehmigt|verabschiedet|beschlossen|gebilligt|bestätigt|angenommen|abgesegnet)`,
      String.raw`(?:dem|den|unserem|unseren) ${PLAN} (?:haben|hat|stimmte[n]?)(?!\p{L})[^.;]{0,60}${BOARDS}[^.;]{0,40} zu(?:gestimmt)?(?!\p{L})`,
    ],
  },
  'E1-4_01': {
    yes: [
      String.raw`\bcommitted (?:ourselves |itself )?to (?:halving|cutting|reducing|lowering|decreasing)[^.;]{0,50}(?:emissions?|footprint)[^.;]{0,60} by (?:the end of )?20[3-9]\d`,
      String.raw`\bverpflichtet,? [^.;]{0,60}(?:emissionen|fußabdruck|ausstoß)[^.;]{0,60} zu (?:halbieren|senken|reduzieren|verringern|mindern)`,
    ],
    no: [
      String.raw`\b(?:not|no|never|nor)\b(?: yet| currently)?(?: \p{L}+){0,2} (?:set|defined|adopted|established|formulated|published)? ?(?:any |quantitative |specific |measurable |own )*${GASES}(?:[ -][\p{L}]+){0,2}[ -](?:reduction )?(?:targets?|goals?)(?: (?:yet|so far|to date|have been set|were set|in place|exist|are in place|for))`,
      String.raw`\b(?:have|has) not (?:yet )?(?:set|defined|adopted|established|formulated) (?:any |a |quantitative |specific |measurable |own )*${GASES}(?:[ -][\p{L}]+){0,3}[ -](?:targets?|goals?)`,
      String.raw`\b(?:currently |at present )?no ${GASES}(?:[ -][\p{L}]+){0,2}[ -]targets? (?:are |is |have been |has been |were )?(?:currently |yet )?(?:in place|set|defined|adopted|exist)`,
      String.raw`\bziele (?:zur|für die) (?:verringerung|senkung|reduktion|reduzierung|minderung) (?:der|unserer|von) [^.;]{0,40}(?:emissionen|treibhausgas\p{L}*)[^.;]{0,20} (?:haben wir|wurden|hat|bestehen|sind|gibt es)[^.;]{0,30} (?:nicht|noch nicht|bislang nicht|keine)(?!\p{L})`,
      String.raw`\bkeine (?:eigenen |quantitativen |konkreten |messbaren )*(?:thg|treibhausgas|klima|emissions|co2)-?(?:\p{L}*reduktions|\p{L}*minderungs)?-?ziele(?!\p{L})`,
    ],
  },
  'E1-4_22': {
    no: [
      String.raw`\b(?:targets|goals)[^.;]{0,40} (?:are|were|is|have|has) not (?:been |yet |currently )*(?:science-based|validated|approved|verified)`,
      String.raw`\bziele[^.;]{0,40} (?:sind|wurden|ist|haben)[^.;]{0,40} nicht (?:wissenschaftsbasiert|wissenschaftlich fundiert|(?:von|durch)[^.;]{0,50} (?:validiert|anerkannt|geprüft|bestätigt))`,
    ],
  },
  'E1-7_03': {
    no: [
      String.raw`\bneither ${CREDITS}[^.;]{0,40} nor\b`,
      String.raw`\b(?:do|does|did) ?(?:not|n't|n’t) (?:\p{L}+ )?(?:buy|purchase|use|acquire|rely on|employ|finance|invest in) (?:any )?${CREDITS}`,
      String.raw`\b(?:klima|co2-)?kompensation(?:en|smaßnahmen)? (?:betreiben|nutzen|nehmen|setzen|tätigen|führen)(?: wir| der konzern| die gruppe)(?: \p{L}+){0,3} nicht(?!\p{L})`,
    ],
  },
  'E1-7_21': {
    no: [
      String.raw`\bno (?:public )?(?:claims?|statements?|assertions?)[^.;]{0,30} ${NEUTRAL}[^.;]{0,60} (?:were|was|are|is|have been|has been) (?:publicly )?made`,
      String.raw`\b(?:öffentliche\p{L}* )?(?:aussagen|behauptungen|erklärungen|angaben) (?:zur|zu|über|bezüglich) [^.;]{0,30}${NEUTRAL}[^.;]{0,40} (?:treffen|machen|tätigen|stellen|geben|trifft|macht|wurden|haben)(?: wir| der konzern| die gruppe| das unternehmen)?(?: \p{L}+){0,2} (?:nicht|keine)(?!\p{L})`,
      String.raw`\bkeine (?:öffentlichen )?(?:aussagen|behauptungen|erklärungen) (?:zur|zu|über|bezüglich) [^.;]{0,30}${NEUTRAL}`,
    ],
    yes: [
      String.raw`\b(?:is|are|was|were) (?:marketed|sold|advertised|promoted|labelled|labeled|described|declared|offered) as (?:climate|carbon|co2|ghg)[ -]neutral`,
      String.raw`\b(?:wird|werden|wurden|wurde)(?!\p{L})[^.;]{0,80} als (?:klima|co2-?|treibhausgas-?)neutral\p{L}* (?:vermarktet|beworben|verkauft|bezeichnet|gekennzeichnet|ausgelobt|deklariert)`,
    ],
  },
  'E4.IRO-1_15': {
    no: [
      String.raw`\b(?:tätigkeiten|aktivitäten|geschäftsbetrieb|betrieb)(?!\p{L})[^.;]{0,60} (?:beeinträchtig(?:t|en)|schädig(?:t|en)|gefährde[tn]) (?:die |diese |den |das )?[^.;]{0,30}(?:schutzgebiet|natura|ffh|biodiversität|lebensr[aä]um|arten|gebiete)\p{L}*[^.;]{0,20} nicht(?!\p{L})`,
      String.raw`\b(?:activities|operations)(?!\p{L})[^.;]{0,60} (?:have|has|had) no (?:significant |material )?(?:negative|adverse) (?:effects?|impacts?) on [^.;]{0,30}(?:protected|natura|biodivers|habitats?|species|sensitive|these) `,
    ],
  },
  'E1.IRO-1_04': {
    yes: [
      String.raw`\b${HAZARDS} (?:screening|assessment|analysis|exposure analysis)[^.;]{0,30} (?:cover(?:ed|ing|s)|of|for|across|at|includ(?:ed|ing|es)|encompass\p{L}+) (?![^.;]{0,30}(?:supplier|customer))[^.;]{0,50}\b${PLACES}\b`,
      String.raw`\b(?:screened|assessed|analysed|analyzed|examined|mapped|reviewed|evaluated) (?:all |our |the |its |each )[^.;]{0,50}\b${PLACES}\b[^.;]{0,40} (?:for|against|on|with regard to|in terms of) [^.;]{0,30}${HAZARDS}`,
      String.raw`\b${PLACES}[^.;]{0,60} auf (?:[\p{L}-]+ ){0,3}${HAZARDS}[^.;]{0,40} (?:überprüft|geprüft|untersucht|analysiert|bewertet|gescreent)`,
      String.raw`\b${PLACES}[^.;]{0,60} (?:screening|analyse|risikoanalyse|bewertung|prüfung) (?:auf|zu|hinsichtlich|der|auf die)(?: [\p{L}-]+){0,2} ${HAZARDS}`,
      String.raw`\b${HAZARDS}[^.;]{0,50} (?:für|an|aller|sämtlicher|unserer) (?:alle |allen |unsere |unseren |\p{L}+ ){0,2}${PLACES}[^.;]{0,40} (?:untersucht|analysiert|bewertet|ermittelt|erhoben|geprüft)`,
    ],
  },
}
