import { type Disclosure, requirement as d } from './disclosure.ts'
import { ACROSS, anyOf, near } from './near.ts'

const workers =
  /\b(?:employees?|staff|workforce|colleagues|co-?workers|personnel|team members?|workers|mitarbeit\w+|beschäftigt\w+|belegschaft\w*|kolleg(?:innen|en)\w*|arbeitnehmer\w*)/
const bodies =
  /\b(?:shop stewards?|(?:depot|site|company|colleague|staff) councils?|(?:employee|worker) directors?|staff associations?|interessenvertretung\w*|vertrauenskörper\w*|mav\b|works? councils?|(?:employee|worker|staff|union|shop)s?'? (?:representatives?|representation|delegates?|forums?|council|committees?)|personnel committee|(?:joint|safety) committees?|(?:trade |labou?r )?unions|betriebsr[aä]t\w*|personalr[aä]t\w*|personalvertretung\w*|(?:mitarbeiter|arbeitnehmer|beschäftigten|belegschafts|schwerbehinderten|auszubildenden)vertret\w*|gewerkschaft\w*|(?:wirtschafts|arbeitsschutz|arbeitssicherheits)ausschuss\w*|sozialpartner\w*)/
const talks =
  /\b(?:sit down|sat down|pay talks|co-?determin\w*|agreed with|setz(?:en|ten|t) sich|treffen\b|trifft\b|(?:durch|be)gesprochen|besprechen|besprochen|mitbestimm\w*|mitsprache\w*|mitgestalt\w*|ausgehandelt|meet(?:s|ings?)?\b|met\b|inform(?:s|ed)\b|consult\w*|discuss\w*|dialogue?\b|exchang\w*|negotiat\w+|heard\b|involv\w+|represented|elect(?:s|ed)?\b|austausch\w*|tag(?:t|te|ten|en)\b|sitzung\w*|informier\w*|angehört|verhandel\w*|eingebunden|einbezogen|einbindung|einbezieh\w*|beteilig\w*|vertrauensvoll\w*|zusammenarbeit\w*|abgestimmt|vertreten\b|zusammengearbeitet)|gespräch\w*/
const voices =
  /\b(?:(?:people|employee|staff|colleague) pulse|the pulse\b|listening (?:sessions?|tours?|groups?|circles?)|focus groups?|ask me anything|response rate|recommend (?:us|working)|place to work|dialogformat\w*|rücklauf\w*|weiterempfehl\w*|pulsmessung\w*|mitarbeiterfrühstück\w*|dialogrunde\w*|teamrunde\w*|(?:employee|staff|colleague|people|engagement|pulse|satisfaction|culture) (?:\w+ )?(?:surveys?|checks?|polls?)|surveys?\b|surveyed|questionnaires?|asked (?:how|what|about|for)|ask (?:our|all|every|them)|feedback|suggestion (?:box|scheme)\w*|\be-?nps\b|trust index|engagement (?:score|index|level|rate)|satisf(?:ied|action)|town ?halls?|all-hands|exit interviews?|appraisal (?:talks?|interviews?|meetings?)|opinions?|voice their|ideas\b|fragen wir|stimmung\w*|vorschlagswesen|ideenmanagement|(?:verbesserungs)?vorschläge|ideen\b|anregungen|feedbackgespräch\w*|(?:betriebs|personal|mitarbeiter|belegschafts)versammlung\w*|engagement-?index|zufriedenheit\w*|fragen (?:zu )?stellen|kritik\b)|befrag\w+|umfrage\w*/

const asked =
  /\b(?:(?:employee|staff|engagement|pulse|workforce|people|colleague|team) (?:\w+ )?(?:surveys?|polls?)|town halls?|e-?nps\b|mitarbeit\w{0,8}-?(?:befrag|umfrage)\w*|beschäftigtenbefrag\w*|pulsbefrag\w*)/

const equal =
  /\b(?:unequal\w*|unfair\w*|dignity|inclusi(?:on|ve)\w*|exploitation|victimi[sz]\w*|treat(?:s|ed|ing)? (?:each other|one another|everyone|everybody|people)|ungleichbehandl\w*|herabsetz\w*|herabwürdig\w*|ausgrenz\w*|ausbeut\w*|schikan\w*|menschenwürd\w*|human rights|discriminat\w+|harass\w*|bullying|racism|equal (?:opportunit|treatment|pay)\w*|equality|diversity(?! improvement)|prejudice|forced|child labou?r|slavery|trafficking|freedom of association|fair treatment|right to organi[sz]e|safe (?:working )?conditions|intimidation|retaliation|respectful\w*|menschenrecht\w*|diskriminier\w*|benachteilig\w*|mobbing|belästigung\w*|rassis\w*|gleichbehandl\w*|gleichstellung\w*|chancengleich\w*|chancengerecht\w*|vielfalt\w*|vorurteil\w*|kinder-? ?(?:und|oder)? ?(?:arbeit|zwangsarbeit)\w*|zwangsarbeit\w*|kernarbeitsnorm\w*|vereinigungsfreiheit|respekt\w*|gleichberechtig\w*|koalitionsfreiheit)/
const ruled =
  /\b(?:rul(?:es?|ed|ing) out|laid down|set out in|rulebook|pledg\w+|zero[- ]tolerance|no place for|manifesto|hausordnung|spielregel\w*|regelwerk\w*|null-?toleranz\w*|kein platz|selbstverpflichtung\w*|ausgeschlossen|polic(?:y|ies)|(?<!commercial |governance )codes?\b|guidelines?|handbook|house rules|staff handbook|principles?|charter|(?:company|works) agreements?|commit(?:s|ted|ment)?\b|respects?\b|recogni[sz]es?|prohibit\w*|forbid\w*|bans?\b|tolerat\w*|oppose\w*|reject\w*|not accept\w*|(?:verhaltens)?kodex\w*|leitbild\w*|grunds[aä]tz\w*|grundsatzerklärung\w*|charta\b|(?:betriebs|dienst|rahmen)vereinbarung\w*|dienstanweisung\w*|gleichstellungsplan\w*|personalstrategie\w*|verpflicht\w*|bekenn\w*|verankert|achte[nt]\b|achtung\b|verbiete\w*|untersag\w*|lehnen\b|ablehn\w*|dulde[nt]?\b|tolerier\w*|respektier\w*|anerkenn\w*|integral part|management system\b|keinen platz|selbstverständlich\w*)|richtlinie\w*|leitlinie\w*|grundsätze\w*|managementsystem\w*/
const personnel =
  /\b(?:people|staff\b|working environment|join a union|human resources|hr|personnel|remote working|working (?:time|hours)|mobile work\w*|working conditions|labou?r (?:rights|standards)|(?:occupational )?health and safety|recruitment|personal(?:politik|strategie|richtlinie|konzept)\w*|konzernrichtlinie personal|mobile[nsm]? arbeit\w*|arbeitszeit\w*|arbeitsbedingung\w*|arbeitnehmerrecht\w*|arbeits(?:schutz|sicherheit)\w*|gesundheitsschutz\w*|stellenbesetzung\w*|fachkräfte|fairen umgang|augenhöhe|wertschätzend\w*|umgang miteinander|partnerschaftlich\w*)/

const concerns =
  /\b(?:treated (?:wrongly|unfairly|badly)|wrongdoing|irregularit\w*|worr(?:y|ies|ied)\b|problems? at work|witness(?:es|ed)?|fehlverhalten|vorf[aä]lle?\b|ungerecht\w*|unregelmäßigkeit\w*|regelverst[oö]ß\w*|concerns?\b|complaints?\b|grievances?\b|misconduct|bull(?:ied|ying)|unsafe conditions|report (?:it|them|violations|any)\b|hinweise?\b|beschwerde\w*|meldungen|missst[aä]nd\w*|konflikt\w*|benachteiligt fühl\w*|sorgen)/
const doors =
  /\b(?:speak[- ]?(?:safe|out)\b|(?:open|ethics|care|trust|safe|listening|compliance|reporting|telephone) ?line\b|(?:outside|external|independent) (?:lawyers?|provider|party|office|person|body)|no names? need\w*|without (?:giving|leaving|stating|revealing) \w+ (?:name|identity)|mailbox|letter ?box|confidants?\b|guardian|trade union|union representative|staff council|kummerkasten|briefkasten|ohne namensnennung|ohne (?:ihren|seinen|den|einen) namen|externe\w* (?:stelle|kanzlei|dienstleister|beratung)\w*|rechtsanw[aä]lt\w*|kanzlei\b|line manager|hr department|hotline|helpline|speak-?up\b|integrity line|portal\b|platform|app\b|ombuds\w*|confidential\w*|anonym\w*|counsell?or|person of trust|law firm|advice service|trusted representative|someone to talk to|ethics committee|vertrauens(?:person|leute|mann|frau)\w*|sozialberatung\w*|vertrauensstelle\w*|meldekan[aä]l\w*|hinweisgeb\w*|beschwerdestelle\w*|beratungsstelle\w*|gleichstellungsbeauftragte\w*|personalabteilung|vorgesetzte\w*|betriebsrat\b|anw[aä]lt\w*|vertraulich\w*)|meldestelle\w*/

const turning =
  /\b(?:ring\b|phone\b|call(?:s|ed)?\b|write to|speak to|talk to|confide|flag\b|anrufen|mitteilen|äußern|loswerden|hinterlassen|sprechen|turn to|contact\b|approach|raised?\b|report(?:ed)?\b|available\b|open to|reach\b|lodge\w*|wenden|melden\b|gemeldet|ansprechen|anvertrauen|offen\b|zur verfügung|erreichbar|abgeben|abgegeben)/
/** What a law asks of all is no word about the undertaking. */
const ofLaw = /\b(?:act|law|gesetz)\b[^.]{0,40} (?:obliges?|requires?|verpflichtet|schreibt)|gesetz verpflichtet/

const benefits =
  /\b(?:de-escalation|retrain\w*|reskill\w*|upskill\w*|lone work\w*|body-?cams?|panic buttons?|guard ?rails?|machine guards?|non-slip|burn-?out|resilience|workload|no-meeting|meeting-free|menopause|sit-stand|four-day week|job[- ]shar\w*|(?:sponsor(?:ship)?|sponsoring) programme|tuition|returners?\b|returnships?|hoists?\b|hearing protection|noise (?:enclosures?|protection)|employee assistance|rest (?:areas?|rooms?)|tragehilfe\w*|treppensteiger\w*|hebe(?:bühne|gerät)\w*|patientenlifter\w*|lärmkapsel\w*|gehörschutz|umschul\w*|deeskalation\w*|notruf(?:knopf|armb)\w*|alleinarbeit\w*|exoskelett\w*|supervision\b|springer(?:dienst|team)\w*|resilienz\w*|stressbewältigung\w*|achtsamkeit\w*|yoga\w*|wunschdienst\w*|dienstplan\w*|patenprogramm\w*|patensystem\w*|vier-tage-woche|4-tage-woche|lebensarbeitszeit\w*|arbeitszeitkont\w*|zeitkonten|(?:personal|werks|betriebs|mitarbeiter)wohnung\w*|einarbeitung\w*|gesundheitswoche\w*|impfaktion\w*|kühlwesten|sonnenschutz\w*|bi(?:cycle|ke)s?\b|fitness|gym\b|physiotherap\w*|flu (?:jab|vaccin)\w*|mental (?:health|well)\w*|well-?being|counsell?ing|employee assistance|health (?:days?|programm?es?|checks?|promotion|courses?|management)|ergonom\w*|exoskeleton\w*|lifting aids|height-adjustable|mentor\w+|coaching|leadership (?:programm?e|train|develop)\w*|talent (?:programm?e|manage|develop)\w*|apprentic\w+|language courses?|nurser(?:y|ies)|company kindergartens?|sabbaticals?|curriculum|buddy\b|job rotation|new joiners|team events?|health insurance|day ?care|crèche|childcare|flexitime|flexible (?:work|hours)\w*|women's network|employee networks?|unconscious bias|inflation|social plan|solidarity leave|welfare|result bonus|safety (?:briefing|training|walk|equipment)\w*|protective equipment|light curtains?|stop-work|anti-slip|near[- ]miss\w*|first[- ]aid\w*|safety (?:measures?|culture|devices?|committee)|parental leave|time off|paid leave|risk assessments?|root cause|footpaths?|return to work|academy|training workshop|shift (?:plans?|patterns?|supervisors)|rotas?\b|company doctor|break rooms?|jobr[aä]d\w*|(?:job|dienst|leasing)-?(?:rad|fahrrad)\b|(?:job|deutschland)-?ticket\w*|pausenr[aä]um\w*|schicht(?:übergabe|modell|plan|pläne)\w*|fahrradleasing|rückenschule\w*|gesundheits(?:tag|angebot|programm|management|förder|kurs)\w*|eingliederungsmanagement\w*|wiedereingliederung\w*|sozialberatung\w*|suchtberatung\w*|gesunde[sn]? führ\w*|höhenverstellbar\w*|hebehilfe\w*|lärmschutz\w*|mentoring\w*|tandems?\b|wissenstransfer\w*|sprachkurs\w*|springerpool\w*|kita\b|kitas\b|kinderbetreu\w*|ferienbetreu\w*|angehörige pfleg\w*|pflegt\b|gleitzeit\w*|homeoffice|wochenarbeitszeit|arbeitszeitmodell\w*|flexible\w* arbeitszeit\w*|mobile[sn]? arbeiten|altersvorsorge|obstkorb|teamevents?|privatleben|betriebssport\w*|sportangebot\w*|lehrwerkstatt\w*|ausbildungs(?:werkstatt|platz|plätze)\w*|akademie\w*|führungskräfte\w*(?:programm|entwicklung|training)\w*|gefährdungsbeurteilung\w*|lichtschranke\w*|schutzvorrichtung\w*|ersthelfer\w*|rutschfest\w*|beinahe-?unf[aä]ll\w*|sicherheitsbegehung\w*|fahrsicherheitstraining\w*|betriebsarzt\w*|betriebsärzt\w*|traineeprogramm\w*|qualifiziert\b|umschulung\w*|schutzausrüstung\w*|unterwiesen|unterweisung\w*|inflationsausgleich\w*|prämie\b|zuschuss|zuschüsse|onboarding\w*)|schutzimpfung\w*/
const does =
  /\b(?:fitted|rebuilt|equipped|bought|rolled out|handed out|piloted|expanded|extended|trained|angeschafft|beschafft|eingerichtet|ausgestattet|umgebaut|geschult|ausgebaut|verdoppelt|gestartet|verteilt|offer\w*|provid\w*|introduc\w*|launch\w*|implement\w*|organi[sz]ed|support\w*|promot(?:e|es|ed|ing)|set up|found(?:ed|ing)|opened|started|doubled|moderni[sz]ed|increas\w+|paid|grants?\b|invest(?:s|ed|ing)\b|recruited|fitted|installed|took part|may\b|can\b|used by|available|carried out|biete\w*|bot(?:en)?\b|angeboten|führ(?:en|ten)\b|eingeführt|umgesetzt|unterstütz\w*|förder\w*|begleite\w*|entlast\w*|gegründet|eröffnet|erneuert|aufgebaut|nachgerüstet|erhalten|fanden|nahmen|zahlten|gezahlt|verkürzt|nutzen\b|können|kann\b|hilft|helfen|sorgen|gebildet|stellen wir)/
const people =
  /\b(?:training|further education|leadership|career|inclusion|gender equality|colleagues from abroad|skilled workers|shortage of|safety culture|workplaces?|weiterbildung\w*|fortbildung\w*|qualifizierung\w*|führungskräfte\w*|nachwuchs\w*|fachkräfte\w*|frauen\b|kolleginnen|arbeitspl[aä]tz\w*|vereinbarkeit|gesundheit\w*|pflegende\w*|arbeitszeit\w*)/

const aims =
  /\b(?:no later than|set ourselves|halving|committed to (?:bring|rais|reduc|hav|achiev|cut)\w*|spätestens|vorgenommen|höchstens|targets?\b|goals?\b|aims?\b|ambitions?\b|objectives?|intends?\b|want(?:s)? (?:to|no)\b|should\b|shall\b|(?:is|are) (?:to be|planned)|planned to|pledged?\b|wish(?:es)? to|halve\b|by (?:the end of |31 december )?20[2-5]\d|until 20[2-5]\d|from 20[2-5]\d|vision zero|ziel\b|ziele\b|zielgröße\w*|zielwert\w*|soll(?:en|te)?\b|wollen\b|möchten\b|anstreb\w*|streben\b|angestrebt|bis (?:ende |zum jahr |zum |mitte )?20[2-5]\d|ab 20[2-5]\d|frist\b|halbieren|senkung|steigerung|erhöhung)/
const measured =
  /\b(?:sick days|sickness absence|sick rate|assaults?|attacks? on|recordable|severity rate|retention rate|e-?nps|store managers|area managers|team leads?|supervisors|senior roles|leadership (?:positions|roles)|management positions|führungs(?:stelle|rolle|team|posten)\w*|leitungs(?:position|stelle|funktion|team)\w*|ausfalltage\w*|ausfallzeit\w*|fehlzeit\w*|überstunden|krankheits(?:quote|tage|rate)\w*|azubi\w*|ausbildungspl[aä]tz\w*|entgeltlücke|schwerbehind\w*|fachkraftquote|kündigungsquote|lti\b|ltifr?\b|women\b|female|diversity|gender|underrepresented|managers are|four out of ten|(?:no|zero) (?:one|accidents?|injur\w*|harm)|accidents?|injur\w+|lost-?time|ltif\w*|ltir|trir|hurt at work|days? of training|training (?:days|hours)|sick (?:leave|ness) rate|absentee\w*|attractive employer\w*|employer\b|engagement (?:index|score)|attrition|staff turnover|employee turnover|iso 45001|pay gap|agency (?:nurses|workers|staff)|apprentic\w*|disabilit\w*|frauen\w*|führungspositionen|führungsebene\w*|weiblich\w*|führungskräfte\w*|krankenquote\w*|krankenstand\w*|ausbildungsquote\w*|weiterbild\w*|schulung\w*|fortbildung\w*|leih(?:kräfte|arbeit)\w*|zeitarbeit\w*|nachwuchs\w*|fluktuation\w*|belegschaft\w*|mitarbeiterzufriedenheit\w*|zufriedenheits(?:wert|index)\w*|arbeitgeber\w*)|unf[aä]ll\w*/

const employed =
  /\b(?:payroll\b|attrition|leavers|joiners|new starters|drew a \w+ (?:salary|wage)|open-ended|zero-hours|(?:fewer|less) than \d+ hours|stammbelegschaft\w*|stammpersonal|kopfzahl\w*|vollkräfte\w*|festangestellt\w*|minijob\w*|geringfügig beschäftigt\w*|abgänge\b|zugänge\b|beschäftigungsverhältnis\w*|headcount|permanent (?:contract|employee|position)\w*|fixed-term|full[- ]time|part[- ]time|full-time equivalents?|(?:staff|employee|labou?r) turnover|turnover rate|new hires|hired\b|left the (?:group|company|firm)|length of service|apprentices|trainees|vollzeit\w*|teilzeit\w*|befristet\w*|unbefristet\w*|fluktuation\w*|personalstand\w*|betriebszugehörigkeit\w*|neueinstellung\w*|eintritte\w*|austritte\w*|auszubildende\w*|lehrlinge?\b|werkstudent\w*|köpfe\w*)/
const temporary =
  /\b(?:agency (?:drivers|personnel|cover|carers|colleagues|labour|teachers|crew)|staffing (?:firms?|agenc\w+|compan\w+)|temp(?:orary)? agenc\w+|bank staff|outsourced (?:workers|staff)|honorarkr[aä]ft\w*|personaldienstleist\w*|leasingkr[aä]ft\w*|personalleasing|zeitkräfte|non-?employees?|(?:leased|agency|temporary|leasing|temp|supplied|seasonal|contract|contingent) (?:workers?|staff|nurses|pickers|labou?r)|temps\b|freelanc\w+|contractors|labou?r providers?|self-employed|external (?:staff|workers|consultants)|fremdarbeitskräfte|leih(?:arbeit|kräft|personal)\w*|zeitarbeit\w*|arbeitnehmerüberlass\w*|freiberuf\w*|freie (?:mitarbeit|entwickl|journal|kräfte|trainer)\w*|externe\w* (?:mitarbeit|kräft|fach|berater)\w+|erntehelfer\w*|saison(?:kräft|arbeit)\w*|werkvertr\w*|fremdpersonal\w*|temporäre\w* (?:mitarbeit|personal|arbeit)\w*)/
const engaged =
  /\b(?:on average|average of|up to|about|around|made up|per cent|percent|hours worked|project basis|employed by|peak|on duty|work with|we (?:use|employ|engage)|im jahresmittel|durchschnitt\w*|eingesetzt|rund|bis zu|unterstützen|anteil|waren es|auftragsspitzen|stunden)|%/

const agreements =
  /\b(?:pay talks|negotiated (?:terms|pay|wages|agreement\w*)|recognition agreements?|bargaining (?:agreements?|units?|council)|union (?:contract|rate)s?|unions? (?:is|are) recogni[sz]ed|recogni[sz]ed? (?:trade )?unions?|(?:sector|industry|trade)(?:'s|al)? agreements?|entgeltgruppe\w*|entgeltordnung\w*|arbeitsvertragsrichtlinie\w*|collective (?:\w+ )?agreements?|collective(?:ly)? (?:bargain|negotiat)\w*|negotiated collectively|(?:sector|tariff|wage|pay|union|industry)(?:-wide)? agreements?|pay scale|social dialogue|tarif\b|tarif(?:e|es|en|s)\b|tarif(?:vert|gebund|bind|abschl|lich|partner|grupp)\w*|haustarif\w*|außertarif\w*|kollektivvert\w*|gesamtarbeitsvertr\w*|gav\b|tvöd\w*|tv-l\b|tv-ärzte\w*|avr\b)|(?:vergütungs|entgelt|lohn|gehalts|mantel|flächen|branchen|haus|firmen|rahmen|verbands)tarif\w*/
const councils =
  /\b(?:unions?\b|unioni[sz]ed|works? councils?|employee representati\w+|european (?:works council|forum)|elect a council|betriebsr[aä]t\w*|gewerkschaft\w*|arbeitnehmervertret\w*|personalr[aä]t\w*|sozialpartner\w*)/
const sites =
  /\b(?:per cent|percent|%|prozent|all (?:sites|staff|employees)|(?:of|at|in) (?:\w+ ){1,3}(?:sites|companies|plants|countries)|belong\w*|members?\b|agreements?\b|negotiat\w*|standorte\w*|mitglied\w*|verhandel\w*|abgeschlossen|vereinbarung\w*)/
const fallsUnder =
  /\b(?:covered\b|fall(?:s)? under|subject to|appl(?:y|ies|ied)\b|follows?\b|belong\w*|members?\b|per cent|percent|%|prozent|negotiat\w*|terms\b|gelten|gilt\b|fallen\b|unterliegen|unterstellt|richtet sich|eingruppier\w*|vergüt\w*|bezahl\w*|zahlen\b|ausgenommen|verhandelt|standorte\w*|sites)/

const female = /\b(?:women|female|gender|less represented|frauen\w*|weiblich\w*|kolleginnen|geschlecht\w*|eine frau\b)/
const led =
  /\b(?:leadership teams?|(?:top|senior) (?:\d+ )?(?:jobs|roles|posts|positions|grades)|executive (?:team|committee)|department heads?|heads of department|team leads?|supervisors|(?:abteilungs|bereichs|team|haus|einrichtungs|filial|markt|werks|projekt)leit(?:ung|er|erin)\w*|leitungs(?:team|stelle|posten)\w*|führungs(?:stelle|rolle|team|posten)\w*|top management|senior (?:management|leadership)|leadership (?:team|level|position|post)s?|management (?:posts?|positions?|levels?|teams?)|managers|executives?|two levels|führung(?:s\w+|skraft|skräfte\w*)?\b|führungspositionen|führungsebene\w*|geschäftsleitung|leitungs(?:ebene|funktion|position)\w*)/
const aged =
  /\b(?:(?:under|over|younger than|older than|below|above|unter|über|älter als|jünger als)[ -]\d\d\b|under-\d\ds|age (?:distribution|structure|groups?|bands?)|average age|alters(?:struktur|verteilung|gruppe|durchschnitt|schnitt)\w*|durchschnittsalter|demogra\w+|\d\d plus)/

const disabled =
  /\b(?:impairments?|special needs|neurodiver\w*|hard of hearing|gehandicapt\w*|einschränkungen|disabilit\w+|disabled|severely disabled|learning difficult\w*|protected categor\w+|reduced mobility|schwerbehinder\w*|gleichgestellt\w*|behinder(?:te|ten|ung)\w*|handicap\w*|beeinträchtig\w*|begünstigt behindert\w*|ausgleichs(?:taxe|abgabe)|inklusion\w*|barrierefrei\w*|werkst[aä]tt\w* für)/
const share =
  /\b(?:per cent|percent|number\b|number of|employ(?:s|ed|ing)?\b|adapted|applicants?|guarantee|declared|told us|live with|prozent\w*|beschäftigen\b|ausweis\w*|beschäftigten? mit\b|anteil|quote|pflichtquote|arbeitsplätze)|%|\d{2,}/
const injured =
  /\b(?:occupational (?:health|safety|disease)\w*|work-?related (?:accident|injur|ill)\w*|accidents?\b|injur(?:y|ies|ed)\b|health and safety|fatalit\w+|lost[- ]time|lost days|days lost|ltif?r?\b|trir?\b|sick leave|died\b|arbeitsunf[aä]ll\w*|wegeunf[aä]ll\w*|arbeitssicherheit|arbeitsschutz\w*|gesundheitsschutz|unf[aä]ll\w*|verletzung\w*|berufskrankheit\w*|tausend-mann-quote|tödlich\w*)/
const counted =
  /\b(?:rate\b|number of|recorded|recordable|per (?:million|1,000)|no (?:deaths|fatal)|happened|occurred|frequency|plants|sites|quote\b|meldepflichtig\w*|ereignet\w*|verzeichnet\w*|sank\b|stieg\b|je (?:eine )?million|anerkannt\w*|keine\b|gab es)|\d/
const paid =
  /\b(?:take(?:s)? home|took home|income|pay\b|salar(?:y|ies)|wages?\b|remuneration|earn(?:s|ed)?\b|paid\b|entgelt\w*|lohn\w*|löhne|gehalt\w*|gehälter|vergüt\w*|bezahl\w*|verdien\w*|jahresgehalt\w*)|(?:stunden|jahres|monats|einzel|höchst)(?:verdienst|vergütung|lohn|löhne|entgelt|gehalt)\w*/
const compared =
  /\b(?:(?:less|more) than (?:the |their |our )?(?:male )?(?:men|man|male|counterparts)|(?:gender|hourly) gap|times (?:that of|what|as much|as high)|for (?:every|each) (?:euro|pound|dollar)|pay (?:difference|disparit|equity|parity)\w*|(?:weniger|mehr) als (?:die |ihre |der )?(?:männ|kollegen)\w*|lücke\b|(?:mittlere[nrs]?|median)-?\w*(?:verdienst|entgelt|lohn|vergütung)\w*|pay gaps?|gap between|(?:pay|salary|wage|compensation) ratios?|ratios? (?:between|of)|median|(?:un)?adjusted|(?:women|men) and (?:that of )?(?:wo)?men|equal pay|same (?:salary|pay)|times the|unexplained|frauen und männer\w*|männer\w* und frauen|(?:un)?bereinigt\w*|lohngleich\w*|entgelt(?:lücke|gleich|transparenz|unterschied)\w*|(?:lohn|gehalts|verdienst)(?:lücke|unterschied|gefälle|abstand)\w*|gleich bezahlt|gleichen? lohn|logib|medians?\b|\d+-?fache\w*)/
const offences =
  /\b(?:bullied|harassed|put at a disadvantage|unequal treatment|unfair treatment|racis[mt]\w*|sexis[mt]\w*|victimi[sz]\w*|employment tribunals?|ungleichbehandl\w*|benachteiligung\w*|benachteiligt\w*|sexuelle\w* übergriff\w*|arbeitsgericht\w*|discriminat\w+|harass\w+|bullying|human rights|labou?r tribunal|diskriminier\w*|belästig\w*|mobbing\w*|rassis\w*|menschenrecht\w*|agg\b|gleichbehandlungsgesetz\w*)/
const cases =
  /\b(?:(?:no|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\w+ ){0,2}(?:grievances?|claims?|allegations?|reports|colleagues|employees|people) (?:\w+ ){0,2}(?:told|reported|alleg|were|was|came|concern|about|of)\w*|came forward|substantiated|claim proved|tribunal awards?|(?:keine?[nr]?|einen?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+) (?:\w+ )?(?:hinweise?|meldung(?:en)?|fälle\w*|beschwerden?|anzeigen?|klagen?)\b|bestätigten|bewahrheitet\w*|entschädigung\w*|geldbuße\w*|(?:no|any|number of|reported|confirmed|one|two|three|\d+) (?:\w+ ){0,3}(?:incidents?|cases?|complaints?|episodes?|violations?|breaches)|incidents? of|cases? of|complaints? of|episodes? of|violations? of|reports? (?:relating|of|about|on)\b|confirmed|investigat\w+|fines?\b|upheld|settled|pending|occurred|f[aä]ll(?:e|en)? von|fall\b|keine f[aä]lle|beschwerden\b|verst[oö]ß\w*|menschenrechtsverletzung\w*|nicht bekannt|festgestellt|bekannt geworden|gemeldet|abmahnung\w*|bußgeld\w*|abgeschlossen)|vorf[aä]ll\w*/

/** What an undertaking says of its own workforce. */
export const ownWorkforce: Disclosure[] = [
  d(
    'S1-1',
    'policy',
    anyOf(workers, equal, personnel),
    anyOf(
      near(ruled, anyOf(equal, personnel)),
      /regardless of[^.]{0,60}(?:gender|origin|age)|irrespective of[^.]{0,60}(?:gender|ethnic|age)|unabhängig von[^.]{0,60}(?:geschlecht|herkunft|alter)|wegen[^.]{0,20}(?:herkunft|geschlecht)/,
    ),
    /supplier|lieferant|lieferkette|supply chain|vendor|remuneration policy|vergütungs(?:politik|system)/,
  ),
  d(
    'S1-2',
    'engagement',
    anyOf(workers, bodies, voices),
    anyOf(
      near(bodies, talks),
      near(anyOf(workers, /\b(?:teams?\b|managers?\b|führungskräfte)/), voices),
      bodies,
      asked,
    ),
    /customer|supplier|supply chain|kund(?:en|innen)|patient|lieferant|beschwer(?:en|destelle)|complaint|material (?:topics|themes)|materiality|wesentlichkeit|wesentlichen themen|board (?:of directors )?(?:is composed|comprises|consists)|aufsichtsrat (?:besteht|setzt)/,
  ),
  d(
    'S1-3',
    'channel',
    anyOf(
      workers,
      /\b(?:whistle-?blow\w*|speak-?up\b|integrity line|misconduct|bullied|treated (?:wrongly|unfairly|badly)|(?:ethics|care|trust|open) line|speak[- ]?safe|fehlverhalten|hinweisgeb\w*|missst[aä]nd\w*|vertrauensperson\w*|ombuds\w*)/,
      /meldestelle\w*/,
    ),
    anyOf(
      near(anyOf(turning, concerns), doors, 80, ACROSS),
      near(workers, concerns),
      /(?:whistle-?blow\w*|grievance|complaint)\w*[^.]{0,60}(?:system|channel|mechanism|procedure|platform|process|line|office)|(?:hinweisgeb|beschwerde)\w*-?(?:system|kanal|verfahren|stelle)/,
    ),
    anyOf(
      ofLaw,
      /customer|client|neighbour|resident|communit|kund(?:en|innen)|anwohner|anlieger|nachbar|patient|policyholder/,
    ),
  ),
  d(
    'S1-4',
    'action',
    anyOf(workers, benefits, people),
    anyOf(near(does, people), benefits),
    /customer|supplier|kund(?:en|innen)|patienten/,
  ),
  d(
    'S1-5',
    'target',
    anyOf(near(aims, measured, 80, ACROSS)),
    near(aims, measured, 80, ACROSS),
    /customer|supplier|kunden|lieferant|variable[nr]? (?:remuneration|pay|vergütung)|tantieme|bonus|incentive/,
  ),
  d(
    'S1-6',
    'metric',
    anyOf(workers, employed),
    anyOf(
      /(?:employed|employs|headcount|number of employees|permanent (?:employees|contract)|employee turnover)[^.]{0,100}\d|(?:beschäftigt\w*|mitarbeit\w+)[^.]{0,60}\d[\d.,]*|\d (?:people|persons|menschen|colleagues|kolleg\w+|full-time equivalents|fte|vollzeit\w*)/,
      employed,
    ),
  ),
  d('S1-7', 'metric', anyOf(temporary), anyOf(near(temporary, engaged), temporary)),
  d(
    'S1-8',
    'metric',
    anyOf(agreements, councils),
    anyOf(near(agreements, fallsUnder), near(councils, sites), agreements),
    /material topics|materiality|wesentlichkeit|wesentlichen themen|aufsichtsrat/,
  ),
  d(
    'S1-9',
    'metric',
    anyOf(female, led, aged),
    anyOf(near(female, led), aged),
    /variable[nr]? vergütung|jahresbonus|(?:basic|base) salary|grundgehalt|mentoring/,
  ),
  d(
    'S1-10',
    'metric',
    /adequate (?:wage|pay|salar\w+)|living wage|minimum wage|fair (?:wage|pay|remuneration|compensation)|angemessene\w* (?:lohn|löhne|entlohnung|vergütung|entgelt)|mindestlohn|existenzsichernd\w*/g,
    /(?:adequate|living|minimum|fair) wages?|fair (?:pay|remuneration)|mindestlohn|angemessene (?:entlohnung|vergütung)/,
  ),
  d(
    'S1-11',
    'metric',
    /social (?:protection|security|insurance)|pension|parental leave|sickness|sozial(?:schutz|versicher\w*|leistungen)|altersvorsorge/g,
    /(?:covered by|access to)[^.]{0,40}social (?:protection|security|insurance)|sozialschutz|sozialversicher/,
  ),
  d('S1-12', 'metric', anyOf(disabled), near(disabled, share), /grounds of|regardless|irrespective|unabhängig von/),
  d(
    'S1-13',
    'metric',
    /training|further education|learning|development (?:program|review|opportunit)\w*|performance (?:review|appraisal)|academy|skills|weiterbildung\w*|schulung\w*|fortbildung\w*|entwicklungsgespräch\w*|mitarbeitergespräch\w*/g,
    /(?:training|learning) (?:hours|time|program|platform|offer|days)|performance (?:reviews?|appraisals?|management)|academy|weiterbildungs(?:angebot|maßnahm|stunden)|schulungs(?:angebot|stunden)/,
    /anti-?(?:corruption|bribery|money)|compliance training|data protection training/,
  ),
  d(
    'S1-14',
    'metric',
    anyOf(injured, /\biso 45001/),
    anyOf(near(injured, counted), /\biso 45001|occupational (?:health and )?safety|arbeitssicherheit|unfallquote/),
    /data cent|product safety|consumer|verbraucher/,
  ),
  d(
    'S1-15',
    'metric',
    /work-?life balance|family[- ]related leave|parental leave|flexible work\w*|part[- ]time|childcare|compatib\w+ (?:of|between) (?:work|family)|vereinbarkeit|elternzeit|flexible arbeitszeit\w*|familienfreundlich\w*/g,
    /work-?life balance|(?:family-related|parental) leave|(?:compatib|reconcil)\w+[^.]{0,40}family|flexible work|vereinbarkeit von (?:beruf|familie)|elternzeit/,
  ),
  d(
    'S1-16',
    'metric',
    anyOf(compared, /gender[- ]pay[- ]gap/),
    anyOf(near(paid, compared), /gender[- ]pay[- ]gap/),
    /remuneration of (?:the )?(?:members|managing|executive|supervisory)|committed|vergütung (?:des vorstands|der mitglieder)/,
  ),
  d(
    'S1-17',
    'metric',
    anyOf(near(offences, cases)),
    anyOf(near(offences, cases)),
    /cyber|corruption|security incident|korruption|customer|kund(?:en|innen)/,
  ),
]
