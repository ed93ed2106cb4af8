import { ACROSS, anyOf, near } from './near.ts'

/** How short reports speak of people outside the undertaking, where they use none of the words of the standard. */

const firms =
  /\b(?:partner factories|wer uns [^.]{0,40}liefert|suppliers?|vendors?|sub-?contractors?|contractors?|factory\b|factories|mills?\b|producers?\b|growers?|farms\b|cooperatives|hauliers?|shipyards?|agencies|manufacturing partners?|lieferant\w*|zuliefer\w*|nachunternehm\w*|subunternehm\w*|auftragnehmer\w*|fremdfirm\w*|partnerfirm\w*|produzent\w*|erzeuger\w*|hersteller\w*|händler\w*|genossenschaften|spedition\w*|dienstleister\w*|werkvertragsfirm\w*|baufirm\w*)/
const rightsAtWork =
  /\b(?:identity papers|may not employ|nach tarif zahlen|sa8000|bsci\b|grasp\b|smeta\b|bonded labou?r|recruitment fees?|passports?|withh[eo]ld\w* pay|legal minimum|rest days?|unpaid overtime|living (?:income|wages?)|fair wages|fair pay|homeworkers|schwarzarbeit|vermittlungsgebühr\w*|reisep[aä]ss\w*|sozialbeitr[aä]g\w*|lohnzahlung|überstunden|existenzsicher\w*|faire\w* l[oö]hn\w*|core conventions|ilo-übereinkommen|ilo conventions|ilo-konvention\w*|kinder- und zwangsarbeit|(?:child|forced) labou?r|kinderarbeit|zwangsarbeit)/
const signed =
  /\b(?:charter\b|(?:must|have to|has to|had to|are asked to|are required to) (?:sign|accept|confirm)|sign(?:s|ed)? (?:up to )?(?:our|the|a)\b|accept(?:s|ed)? our|fair work terms|(?:buying|purchasing|sourcing|supplier) (?:rules|principles|standards?|terms)|rulebook|unterschreib\w*|unterschrieben|unterzeichn\w*|einkaufsgrundsätz\w*|einkaufsbedingung\w*|einkaufsleitlinie\w*|merkblatt|erkennen [^.]{0,40} an\b)/

/** Suppliers that sign what is asked of them, and what of their workers is asked. */
export const supplierRules = anyOf(near(firms, rightsAtWork), near(firms, signed))

const workersElsewhere =
  /\b(?:line workers|riggers|(?:beschäftigte\w*|mitarbeit\w*) (?:dieser|aller) (?:firmen|betriebe)|machinists|seamstress\w*|sewers|weavers|tanners|(?:factory|garment|farm|plantation|migrant|contract|agency|supply chain|field|temporary|dock|ship) ?workers|homeworkers|smallholders|farmers|miners|bäuerinnen|bauern\b|näher(?:innen|n)?\b|pflücker\w*|erntehelfer\w*|saisonarbeiter\w*|fabrikarbeiter\w*|minenarbeiter\w*|wanderarbeiter\w*|seeleute\w*|lkw-fahrer\w*|(?:truck|lorry) drivers|workers (?:at|in|of) (?:our|the|their) (?:suppliers|factories|mills|contractors|cooperatives)|(?:mitarbeit\w*|beschäftigt\w*|arbeiter\w*) (?:der|von|unserer|bei) (?:lieferant|zuliefer|fremdfirm|nachunternehm|subunternehm|fabrik|dienstleister)\w*|(?:people|those) (?:who make|who pick|who sew|making) (?:our|the)|employed by others)/
const listened =
  /\b(?:told us|tell us|toolbox talks|schildern|erzählen|sit down|sat down|hear (?:what|from)|heard|listen\w*|speak(?:s|ing)? (?:to|with)|spoke|talk(?:s|ed|ing)? (?:to|with)|interview\w*|focus groups?|worker (?:voice|survey)|meet(?:s|ings?)?\b|ask(?:s|ed)? (?:about|how|what|them)|survey\w*|zugehört|zuhören|reden\b|redet|treffen\b|trafen|interview\w*|befrag\w*|gespräch\w*|sprechen|sprachen|gefragt|fragen\b)/

/** What is asked of people who work for others, in their own words. */
export const workersHeard = near(workersElsewhere, listened)

const lines =
  /\b(?:qr codes?|text (?:the|us)\b|vertrauensanwält\w*|ombudsstelle\w*|phone line|free phone|telephone|ethics line|hotline|helpline|whatsapp|posters?|call(?:s|ed|ing)? (?:the|us|a)\b|complaints?\b|grievances?\b|raise (?:a )?concerns?|speak-?up|sms\b|telefonnummer|notrufnummer|whatsapp-nummer|hilfetelefon|beschwer\w*|hinweise\b|hinweisgeb\w*|vertrauensperson\w*|meldestelle\w*|anonym melden)/
const inFactories =
  /\b(?:every|each|all|in) (?:canteens?|factory|factories|farms?|villages?|mills?|dormitor\w+)\b|\b(?:in|an) (?:jeder|allen|jedem|den) (?:fabrik|kantine|werk|dorf|dörfer|genossenschaft|plantage)\w*|\b(?:fabriken|dörfern)\b/

/** Ways to complain for those who work for others. */
export const workersLine = near(anyOf(workersElsewhere, inFactories), lines, 90, ACROSS)

const looked =
  /\b(?:checked by|walked through|arbeiten wir nicht mehr|bescheinigen|unannounced|spot checks?|site checks|days to (?:put|fix|correct|remedy)\w*|orders (?:to|with|from) [^.]{0,40}(?:stopped|ended|cancelled)|delist\w*|put right|no longer (?:buy|order|work)|ended (?:the|our) (?:contract|business|relationship)\w*|struck off|visits?\b|visited|audit\w*|inspect\w*|unangemeldet\w*|unangekündigt\w*|stichproben\w*|ausgelistet|gesperrt|vom platz|verwiesen|geschäftsbeziehung\w* beend\w*|auflagen|nachbesser\w*|besucht|kontrollier\w*|auditier\w*|nachgesehen|nachweisen)/
const gaveBack =
  /\b(?:refund\w*|repa(?:id|y\w*)|paid back|returned|reimburs\w*|erstattet\w*|zurückgezahlt|zurückerstattet|nachgezahlt|zurückgegeben)/
const tookFrom =
  /\b(?:recruitment fees?|withheld pay|unpaid (?:wages|overtime)|passports?|vermittlungsgebühr\w*|überstunden|löhne\b|lohn\b|pässe\b)/
const childLabour =
  /\b(?:child labou?r (?:monitoring|remediation)|monitoring[^.]{0,30}(?:child labou?r|kinderarbeit)|kinderarbeitsmonitoring\w*|clmrs\b|school (?:kits?|material)|schulmaterial\w*|geburtsurkunde\w*|birth certificates?|gefährliche\w* arbeit|hazardous work)/
const incomes = /\b(?:living income|existenzsichernd\w* (?:einkommen|l[oö]hn\w*)|living wages?)/
const paidMore =
  /\b(?:premium|differential|above the market|on top of|prämie\w*|zuschlag\w*|aufschlag\w*|mehrpreis\w*|mindestpreis\w*|pay(?:s|ing)?\b|paid\b|zahlen\b|gezahlt|close the gap|lücke)/

/** What was done for those who work for others: visits and what came of them, money returned, children looked for. */
export const workersHelped = anyOf(
  near(firms, looked),
  near(gaveBack, tookFrom),
  near(
    childLabour,
    /\b(?:families|children|child\b|villages|farms|cases|familie\w*|kind\b|kindern?\b|dörfern?\b|höfen?\b|fälle\w*)/,
  ),
  near(incomes, paidMore),
)

/** Who is to reach an aim in the value chain. */
export const aimedAt = anyOf(
  firms,
  /\b(?:tier[- ](?:one|two|1|2)|höfe\w*|farmer families|anbaubetrieb\w*|(?:gegen|von) kinderarbeit|rückverfolgbar\w*|workers' committees?)/,
)

const around =
  /\b(?:crofters|people who live near\w*|ortsbeir[aä]t\w*|people living (?:next door|nearby|near|around)|(?:village|parish|town|community|local|district) (?:councils?|councillors|elders|assembl\w+|leaders|people|residents|communit\w+)|villages?\b|villagers|neighbou?rs?\b|neighbou?rhood\w*|residents?\b(?! (?:and relatives|in our))|landowners|fishermen|fishers\b|herders|elders\b|host communit\w+|dorf\b|dörfern?\b|dorfbewohner\w*|anwohner\w*|anlieger\w*|nachbarn?\b|nachbarschaft\w*|bürgerinnen|bürgern?\b|ortsr[aä]t\w*|grundstückseigentümer\w*|landeigentümer\w*|menschen vor ort|dort lebenden|gemeinder[aä]t\w*|quartier\w*)/
const gathered =
  /\b(?:coffee with|kitchen-table|a visit\b|hören uns|stellen wir uns|heard\b|open evenings?|listen\w*|exhibitions?|drop-in\w*|walkabouts?|town halls?|door[- ]to[- ]door|knocked on|newsletters?|leaflets?|site tours?|sat down|invit\w*|met with|we met|meet(?:s|ings?)?\b|workshops?|have a say|angehört|binden\b|eingebunden|werkstatt\b|werkstätten|versammlung\w*|infomarkt|infomärkte\w*|infoabend\w*|informationsabend\w*|stammtisch\w*|rundbrief\w*|hauspost|eingeladen|laden\b|führungen|mitreden|mitentscheid\w*|treffen\b|trafen)/

/** Neighbours who are told and heard. */
export const neighboursHeard = near(around, gathered)

const reached =
  /\b(?:mobile number|text (?:the|us)\b|grievances?\b|complain\w*|write to|ring (?:the|us)|call (?:the|us|a)\b|phone number|telephone|hotline|contact (?:person|point|number)|liaison officers?|telefonnummer\w*|telefon\b|beschwer\w*|ansprechpartner\w*|ansprechperson\w*|ombuds\w*|rufnummer\w*|erreichbar\w*)/

/** How neighbours complain. */
export const neighboursLine = near(around, reached)

const consent =
  /\b(?:agrees? in writing|migration routes|von ihrem land|vertrieben|(?:without|only with|prior) (?:the |their |prior |free )*consent|consent of|zustimmung\b|einwilligung\w*|land rights|landrechte\w*|land grabb?ing|resettl\w*|umsied\w*|umgesiedelt|good neighbou?r (?:policy|code|charter)|gute\w* nachbar\w*|rights of (?:the people|those|our neighbours)|rechte der)/

/** What is promised to neighbours. */
export const neighboursRights = near(
  anyOf(around, /\b(?:indigenous|local people|communities\b|indigene\w*|gemeinschaften)/),
  consent,
)

const nuisance =
  /\b(?:shadows?\b|kühlaggregat\w*|noise|dust\b|odou?rs?|smells?\b|shadow flicker|vibrations?|glare|lorr(?:y|ies)|deliveries|lärm\w*|staub\b|geruch\w*|gerüche\w*|schattenwurf\w*|erschütterung\w*|anlieferung\w*|lkw-verkehr|baulärm)/
const eased =
  /\b(?:stop when|stops when|(?:speed|mph) limit|leisere\w*|nicht mehr|no longer|switched off|shut ?down|screens?\b|barriers?|low-noise|quieter|quiet hours|never at night|not at night|not (?:before|after)|ends? at|enclos\w*|sprinkl\w*|hours? of|flüster\w*|abgeschaltet|abschalt\w*|eingehaust|einhausung\w*|leiser\w*|nicht (?:vor|nach)|zwischen \d+ und|staubnetz\w*|lärmschutz\w*|nachtruhe|ruhezeit\w*|berieselung\w*|nachts)/
const gave =
  /\b(?:built|paid for|drilled|funded|financed|renovated|connected|handed over|gave\b|gebaut|errichtet|gebohrt|finanziert|bezahlt|angeschlossen|saniert|übergeben|zahlen\b|gezahlt)/
const given =
  /\b(?:defibrillators?|minibus\w*|new roof|clean water|drinking water|treatment plant|wells?\b|schools?\b|clinics?|health (?:post|cent(?:re|er))s?|playgrounds?|village halls?|cycle paths?|community (?:benefit )?funds?|neighbourhood funds?|trinkwasser|brunnen\b|schulen?\b|kindergarten|kitas?\b|spielpl[aä]tz\w*|krankenstation\w*|radweg\w*|bürgerhaus|dorfgemeinschaftshaus|nachbarschaftstreff\w*|gemeindekasse|bürgerfonds|bürgerstrom)/

/** What was done for neighbours: nuisance that was eased, things that were built. */
export const neighboursHelped = anyOf(near(nuisance, eased), near(gave, given))

const local =
  /\b(?:local (?:jobs|people|suppliers|food|farms|firms|sourcing)|farms and fishers|within \d+ (?:km|miles|kilomet\w+)|im umkreis|aus der region|local apprentices|grievances?|community (?:fund|benefit)\w*)/

/** What neighbours are to get. */
export const neighboursAims = anyOf(around, local)

const never =
  /\b(?:verkaufen wir nicht|collects? no\b|nobody is cut off|never (?:sell|share|pass|advertise)|(?:do|does|will) not (?:sell|share|pass|advertise|target|market)|sell no\b|no advertis\w*|promises?\b|pledge\w*|werben (?:wir )?nicht|nicht (?:werben|verkauf\w*|weitergeben|weitergegeben)|keine werbung|geben [^.]{0,40} nicht weiter|verzichten|keine rolle|selbst verpflichtet|versprech\w*|gilt für alle|höchstens)/
const keptFrom =
  /\b(?:under-\w+s\b|unter \d\d-jährige\w*|pictures|households|in winter|data (?:about|of|on) (?:our )?(?:customers|guests|clients|users)|customers?'? data|card details|gdpr\b|children|minors|under (?:the age of )?(?:1\d|sixteen|eighteen|thirteen|twelve)|younger than|tobacco|alcohol|customers\b|clients\b|guests\b|everyone who|kundendaten|daten (?:unserer|der|von) (?:kund|gäst|mieter|nutz)\w*|dsgvo\b|kindern?\b|minderjährig\w*|jünger als|unter 1[2-8] jahren?|jugendlich\w*|alkohol\w*|tabak\w*|kundinnen|kunden\b|mieter\w*|miete\b|mieten\b|wohnungen|verbraucher\w*)/
const handled = /\b(?:encrypt\w*|verschlüsselt\w*|pseudonymis\w*|opt[- ]out|widersprechen|consent\b|einwilligung)/

/** What customers are promised, above all what is never done to them. */
export const customersPromised = anyOf(
  near(never, keptFrom),
  near(handled, anyOf(keptFrom, /\b(?:personal data|personenbezogen\w*)/)),
)

const buyers =
  /\b(?:teachers|mitglieder\b|customers?|clients?|consumers?|guests?\b|shoppers?|parents\b|players\b|patients?\b|tenants?\b|users\b|families\b|kundinnen|kund(?:en|e)\b|verbraucher\w*|mieter\w*|gäste\w*|patient\w*|eltern\b|nutzer\w*|käufer\w*|bewohner\w*|fahrgäst\w*)/
const triedOut =
  /\b(?:what they think|nurseries|vertreterversammlung|focus groups?|mystery (?:shop\w*|visits?)|tast(?:e|ing) (?:panels?|sessions)|play[- ]?tests?|test families|reviews?\b|questionnaires?|star rating|stars\b|online panel|customer panel|open evenings?|verkost\w*|testkäuf\w*|testfamilien|fokusgruppe\w*|kundenforum|kundenforen|kundenparlament|mieterabend\w*|mieterversammlung\w*|einladen|laden\b|probier\w*|sternen?\b|rezension\w*|online-bewertung\w*)/

/** How buyers are heard. */
export const customersHeard = near(buyers, triedOut)

const desks =
  /\b(?:help ?desks?|customer (?:care|services?|relations)|guest relations|duty manager|care line|consumer (?:service|line)|help ?line|service line|front desk|returns desk|kundenbetreuung\w*|kundentelefon\w*|servicetelefon\w*|verbraucherservice\w*|verbrauchertelefon\w*|kundenservice\w*|kundendialog\w*|gästeservice\w*|ombudsstelle\w*|ombudsfrau\w*|ombudsmann\w*|schlichtungsstelle\w*|schlichtungsverfahren|schlichter\w*|ombudsman\w*|ombudsperson\w*|arbitration)/
const dealtWith =
  /\b(?:tickets|repl(?:y|ies|ied)|answer\w*|days?\b|hours?\b|within\b|phone\b|e-?mails?\b|letters?\b|chat\b|compla\w+|enquir\w+|queries|case\b|cases\b|tage?n?\b|stunden\b|rund um die uhr|erreichbar\w*|anfragen|anruf\w*|reklamation\w*|beschwerde\w*|ärger\w*|schäden|streitf[aä]ll\w*|mails?\b|mailadresse|wenden\b|kunde\b|kunden\b|fälle\w*)/

/** Desks that answer buyers. */
export const customersDesk = near(desks, dealtWith)

const recalled =
  /\b(?:recall(?:s|ed)?\b|pulled back|taken off (?:sale|the shelves)|took [^.]{0,30}off (?:sale|the shelves)|withdrawn from (?:sale|the market)|zurückgerufen|rückrufe?\b|produktrückruf\w*|vom markt genommen|aus dem verkauf|aus den regalen)/
const goods =
  /\b(?:parents\b|money back|geld zurück|products?\b|batch\w*|items?\b|toys?\b|line of|bars\b|packs?\b|because\b|nobody\b|no one\b|shops?\b|produkte?n?\b|artikeln?\b|charge\w*|tafeln|packung\w*|stück\b|weil\b|wegen\b|niemand\w*|verletzt|filialen)/
const dangers =
  /\b(?:ratenpause\w*|ratenzahlung\w*|überweisungen|flammab\w*|choking|small parts|magnets?\b|drawstrings?|phthalate\w*|lead content|heavy metals?|legionell\w*|allerg\w+|drown\w*|pools?\b|kitchen hygiene|fraud\w*|scams?\b|phishing|over-?indebt\w*|arrears|hardship|step-free|gambling|pesticid\w*|pestizid\w*|kleinteile\w*|verschluck\w*|weichmacher\w*|schwermetall\w*|betrug\w*|betrüg\w*|überschuld\w*|zahlungsrückst\w*|mit der miete im rückstand|härtef[aä]ll\w*|barrierearm\w*|bodengleich\w*|altersgerecht\w*|stufenfrei\w*|basiskont\w*|salmonell\w*|listerien)/
const countered =
  /\b(?:instal?ments|angehalten|erhielten|kreditnehmer\w*|test(?:s|ed|ing)?\b|inspected|covered by|replaced|installed|fitted|warn\w*|blocked|refunded|medical bills|helps?\b|helped|advis\w+|trained|stopped|laborator\w*|lab\b|check(?:s|ed)?\b|lifeguards?|screen\w*|cleaned|removed|geprüft|getestet|untersucht|beprobt|eingebaut|umgebaut|filter\b|warnen|warnt\w*|gewarnt|gesperrt|erstattet|helfen|hilft|beraten|berät|geschult|gestoppt|labore?n?\b|kontrolliert\w*|gereinigt|ersetzt|ausgetauscht|entfernt)/

/** What was done so that buyers come to no harm. */
export const customersKept = anyOf(near(recalled, goods), near(dangers, countered))

/** What buyers are to get. */
export const customersAims =
  /\b(?:step-free|barrierearm\w*|stufenfrei\w*|wcag\b|barrierefrei\w*|satisfied (?:customers|guests|tenants)|zufriedene\w* (?:mieter|kund|gäst)\w*|complaints? (?:rate|about)|first-contact|braille|plain language|einfache\w* sprache|leichte\w* sprache|recalls\b|rückrufe\b|fraud losses|weiterempfehl\w*|nutri-score|healthier|gesündere\w*)/
