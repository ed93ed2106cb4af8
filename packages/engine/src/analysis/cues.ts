import { Needles } from './needles.ts'

/**
 * Words of which at least one stands wherever a topic is spoken of. They only save time: what no cue announces is not compared
 * with the recipes of the topic at all.
 */
const CUES: [RegExp, RegExp][] = [
  [
    /^E1-5/,
    /energ|electric|strom|elektr|fuel|\bgas\b|erdgas|kohle|\bcoal|\boil\b|öl\b|diesel|petrol|benzin|kraftstoff|brennstoff|treibstoff|photovolta|solar|\bpv\b|nuclear|nuklear|kern|fossil|renewable|erneuerbar|[mgkt]wh|klimaintensiv|climate impact/,
  ],
  [
    /^E1-4/,
    /target|ziel|goal|soll|below|net[ -]zero|neutral|reduc|reduk|reduz|senk|sink|abnehm|zurückgeh|verringer|halv|halbier|lower|\bcut|minder|\bfall\b|decreas|\b(?:bis|by) (?:fy ?)?(?:20)?[2-5]\d|sbti|science|wissenschaft|1[.,]5/,
  ],
  [/^E1-8/, /pric|preis|charge|levy|levied|\bfee\b/],
  [
    /^E1-9/,
    /risk|risik|strand|liabilit|verbindlich|allowance|zertifikat|saving|einspar|market size|marktgr|low-?carbon|co2-arm|kohlenstoffarm|emissionsarm|coal|kohle|\boil|öl|gas/,
  ],
  [
    /^E1-7/,
    /credit|certificat|zertifikat|gutschrift|minderungsprojekt|removal|entnahme|abbau|offset|kompens|compensat|neutral|revers|umkehr|rückgäng|removed|entzogen|projects\b|projekte|gold[ -]standard|verified carbon|verra\b|corresponding adjustment|entsprechende\w? anpassung|cancell?ed|retired|stillgelegt|gelöscht/,
  ],
  [/^E1-6_(?:1[78]|2)/, /biogen|instrument|primary|primär|bundled|gebündelt/],
  [/^E1-6_3/, /intensi|\bper\b|\bpro\b|\bje\b|revenue|umsatz|turnover/],
  [
    /^E1-3/,
    /achieved|expected|estimated|projected|forecast|\bsaved|\bavoided|erreicht|erwart|voraussicht|vermied|eingespart|actions?\b|measures?\b|initiatives\b|projects?\b|maßnahmen|projekte|expect|erzielt/,
  ],
  [/^E1-1_(?:0|1[01])/, /capex|opex|expenditure|operating|ausgaben|aufwend|aufwand|betriebskosten|invest/],
  // A sentence may name the categories of Scope 3 alone, where the one before it spoke of emissions.
  [
    /^E1-6_11/,
    /emission|co ?2|carbon|scope|climate|klima|ghg|thg|greenhouse|treibhaus|travel|commut|reise|pendel|purchased goods|capital goods|eingekaufte|kapitalgüter|sold product|verkauft|upstream|downstream|vorgelagert|nachgelagert/,
  ],
  [/^E1\.GOV/, /remunerat|vergüt|compensat/],
  [
    /^E1/,
    /emission|co ?2|carbon|scope|climate|klima|ghg|thg|greenhouse|treibhaus|transition|übergangs|transitions|sbti|science|neutral|offset|kompens|paris|hazard|scenari|szenari|decarbon|dekarbon|strategy|strategie|\brcp|\bssp|flood|drought|storm|überflut|überschwemm|hochwasser|starkregen|hitze|dürre|net[ -]zero|netto-?null/,
  ],
  [/^E2-6/, /provision|rückstellung|incident|vorf[aä]ll|concern|besorgnis/],
  [
    /^E2/,
    /pollut|schadstoff|emission|microplast|mikroplast|substance|stoffe|\bair\b|luft|water|wasser|gewässer|soil|boden|oxid|\b[ns]ox\b|\bso2\b|vocs?\b|organisch|organic|particulate|staub|\bpm|svhc|of products|bestandteil|teil von/,
  ],
  [/^E3/, /water|wasser|withdr|discharg|\bm3\b|volumes/],
  [
    /^E4/,
    /biodivers|site|standort|land|fläche|area|nature|natur|species|arten|schutzgebiet|gelände|ffh|reserve|protected|conservation|hectare|versiegel|grundstück|biolog|habitat|gebiet|lebensr|national ?park|scientific interest|ramsar/,
  ],
  [
    /^E5/,
    /waste|abf[aä]ll|landfill|deponi|recycl|recycel|material|rezykl|refurbish|circular|kreislauf|resource|ressource|packag|verpack|produ|rohstoff|sekundär|hazard|gefährlich|dispos|beseitig|verwert|sonderm/,
  ],
  [
    /^S1-(?:6|7|8|9|10|11|12|13|15|16)|^SBM-1_0[34]/,
    /employ|staff|fremd|extern|contingent|contract|befristet|apprais|development|gespräch|beurteilung|performance|familiär|betriebsr|männer|führungsebene|freelanc|selbst(?:st)?ändig|headcount|head count|workforce|worker|people|person|menschen|belegschaft|arbeitskr|überlass|agenc|mitarbeit|beschäftig|arbeitnehm|belegschaft|personal|turnover|fluktuation|attrition|leaver|departure|austritt|abg[aä]ng|kündig|collective|tarif|kollektiv|women|female|frauen|\bage|alter|jahre|years|behinder|disab|training|learning|weiterbild|schulung|fortbild|leave|elternzeit|pay|wage|lohn|entgelt|vergüt|gender|geschlecht|verdienst|freelanc|contractor|full[- ]?time|part[- ]?time|vollzeit|teilzeit|leiharbeit|zeitarbeit|remuneration|compensation|arbeitsvertr|self-?employed|agenc|selbst(?:st)?ändig|überlassen|departure|terminat|salary|gehalt|median|anspruchsberecht|entitled|colleague|team member|kolleg|jahresdurchschnitt|average (?:over|for|during|in|across) the|köpfe|kopfzahl|\bexits\b|\bhired\b|hires\b|\btemps\b|leihkr|leihpers|einstellung|männlich|weiblich|jährige|\bunions?\b|\bcba\b|\bgav\b|honorarkr|dienstnehm|karenz|familien|reviews?\b/,
  ],
  [
    /^S1-14/,
    /accident|unf[aä]ll|injur|verletz|recordable|fatal|death|todes|health|gesundheit|safety|sicherheit|krankheit|days away|million (?:geleisteten?r? )?(?:arbeits)?(?:stunden|hours)|ltif|\btrc|trif|trir|frequency|days lost|lost|ausfalltag|erkrank|arbeitsschutz|\bsystem\b|iso[ -]?45001|management ?system|verloren|arbeitstag|kalendertag|ums leben|verunglück|starb|\bdied\b|killed|lives\b|\blife\b|disease|illness/,
  ],
  [
    /^S1-17/,
    /discriminat|diskriminier|harass|belästig|human rights|menschenrecht|complaint|beschwerd|incident|vorf[aä]ll|fines|penalt|geldbu|bußgeld|strafe|strafzahl|grievance|schadens?ersatz/,
  ],
  [
    /^S1-[123]/,
    /labou?r|arbeit|traffick|slavery|safety|sicherheit|accident|unfall|discriminat|diskriminier|recruit|hiring|promot|einstellung|beförder|train|learn|course|workshop|seminar|unterweis|equal|divers|inclusi|dignity|gleichbe|chancengl|vielfalt|lernplatt|good faith|gutem? glauben|misconduct|concern|wrongdoing|verst[oö]ß|missst|schulung|academy|akademie|weiterbild|survey|umfrage|befragung|council|betriebsr|representat|dialog|union|complaint|beschwerd|grievance|whistle|hinweis|speak[ -]?up|hotline|ombud|vertrauensstelle|meldestelle|meldekan|retaliat|repressal|vergelt|benachteilig|penali|penaliz|suffer|fear|iso|ohsas|disadvantage|reprisal|qualifi|fortbild|personalr/,
  ],
  [
    /^S2|^S4/,
    /supplier|lieferant|lieferkette|supply chain|value chain|wertschöpfung|zwangsarb|kinderarb|partner|customer|kunden|client|consumer|verbrauch|anonym|complaint|beschwerd|vendor|\bilo\b|labou?r organi|kernarbeitsnorm|kodex|code of|retaliat|reprisal|repressal|vergelt|reklamation|beanstand/,
  ],
  [
    /^G1-[1345]/,
    /corrupt|korrupt|brib|bestech|lobb|advocacy|interessenvertret|politi|partei|urteil|sentence|judg|verdict|mitgliedschaft|verb[aä]nd|associat|donation|spende|whistle|report|incident|hinweis|meldung|vorf[aä]ll|untersuch|ermittl|welfare|tierwohl|tierschutz|tierhaltung|register|training|schulung|convict|verurteil|fines|geldstraf|member|mitglied|functions|investigat|contribut|parti|geschult|funktion|dismiss|disciplin|disziplin|entlass|kündig|abgemahnt|termination|contracts?\b|verträge|confirmed|bestätigt/,
  ],
  [/^G1-6/, /pay|zahl|invoice|rechnung|supplier|lieferant|settle|beglich|begleich|\bterms?\b|bedingung/],
  [
    /^GOV/,
    /board|vorstand|aufsicht|bod(?:y|ies)|executive|remunerat|vergüt|bonus|boni|incentive|anreiz|variable|verwaltungsrat|stiftungsrat|member|mitglied|compensat|geschäftsführ|leitung|governance|independent|unabhängig|kpi|key performance|tantieme|gremi|organe|directors|geschlechter|gender|\bawards?\b|share plan/,
  ],
  [
    /^SBM-1_0[5-9]|^SBM-1_1|^SBM-1_20/,
    /revenue|umsatz|erlös|sales|turnover|operating income|weapon|waffen|tobacco|tabak|fossil|chemical|chemikalien/,
  ],
  [
    /^BP/,
    /omit|intellectual|know-how|geistig|report|bericht|statement|erklärung|consolidat|konsolid|basis|scope|perimeter|konzern|gruppe|daten|angaben|\bdata\b|figures|information|abschluss|einzelgesellschaft|einzelunternehmen|subsidiar|tochter/,
  ],
]

/** The cue that announces a datapoint. */
export function cueOf(datapoint: string): number {
  return CUES.findIndex(([ids]) => ids.test(datapoint))
}

const needles = new Needles()
const patterns = CUES.map(([, words]) => needles.add(words.source, () => words))

/** For each cue whether folded text holds it. */
export function cuesIn(text: string): boolean[] {
  const may = needles.within(text)
  return patterns.map((pattern) => may.has(pattern) && pattern.fresh.test(text))
}
