import { type Disclosure, requirement as d } from './disclosure.ts'
import { anyOf, beside, near } from './near.ts'

const CODE_OF_CONDUCT =
  /codes? of (?:business )?(?:conduct|ethics)|ethic(?:al|s) (?:guidelines?|code|principles|polic\w+)|mission statement|guiding principles of the company|verhaltens(?:kodex|grundsätze|regeln|richtlinie)|ethik(?:richtlinie|kodex|leitlinie)|unternehmensleitbild|\bleitbild|führungsgrundsätze|wertekodex|compliance-(?:richtlinie|handbuch|kodex)|code of conduct|house rules|ethics (?:module|training|course)|rules on fair|\bour code\b|unser kodex/
const BINDS =
  /appl(?:y|ies)|complete|appraisal|module|accepts?\b|\breads?\b|sign(?:ed|s)?\b|binding|revis|trained|course|sets out|all employees|everybody|every employee|drawn up|expect|gilt\b|gelten|unterschreib|unterzeichn|verpflicht|verbindlich|geschult|schulung|absolvier|erarbeitet|arbeitsvertr\w+|bestandteil|languages|sprachen|grundlage|beschreibt|regelt|alle (?:beschäftigt|mitarbeit)|befolg|einhalt/
const WHISTLE =
  /whistle-?blow\w*|hinweisgeb\w*|ombuds\w*|speak-?up|report(?:s|ing)? in good faith|(?:reports?|concerns|breaches|violations|misconduct|irregularities)(?= (?:can|may|could|should|must) be (?:reported|made|raised|submitted))|meldestelle|meldekanal|meldesystem|hinweise(?=[^.]{0,60}(?:anonym|vertraulich|entgegen|gemeldet|melden))|anonymous(?:ly)? report|hotline|hinweisportal|vertrauensanw\w*|ethics (?:line|helpline)|regelverstöße|something wrong|meldungen(?=[^.]{0,60}(?:nachgegangen|geprüft|untersucht))/
const SAFE =
  /nachgegangen|encouraged|sanktionen|came in\b|gingen\b|mitteilen|anonym\w*|confidential\w*|retaliat\w*|protect\w*|external lawyer|in good faith|online|by phone|vertraulich\w*|nachteile\w*|benachteiligung|repressalien|geschützt|schutz\b|entgegen|gemeldet|melden|intern\w* meldestelle|hinweisgeberschutzgesetz/
const SUPPLIERS =
  /suppliers?\b|vendors?\b|growers\b|(?:sub-?)?contractors?\b|\bcarriers\b|hauliers|producers?\b|what we spend|\btenders?\b|we buy|catering contracts|kaufen wir|business partners\b|sourcing|procure\w*|purchas(?:e|ing)\b|supply chain|lieferant\w*|zuliefer\w*|lieferkette\w*|beschaff\w*|\beinkauf\w*|einkaufs\w*|vergabe\w*|ausschreibungen|anbauer\w*|landwirt\w*|bezugsquelle\w*|vorlieferant\w*|vertragspartner\w*|subunternehmer\w*|nachunternehmer\w*|transportunternehmer\w*|dienstleister\w*|geschäftspartner\w*/
const CHOSEN =
  /select\w*|living wage|sets out|per cent of the score|ökologische\w* kriterien|kriterien ein|umweltzertifikat\w*|pre-quali\w+|\bend contracts|meet our|expect\w*|zusichern|zugesichert|einhaltung|überprüf\w*|gesichtspunkte|rate[ds]?\b|rating|assess\w*|audit(?:s|ed)?\b|screen\w*|evaluat\w*|criteria|self-assessment|questionnaire|ecovadis|sedex|sign(?:ed|s)?\b|code of conduct|award\w*|certificat\w*|standards|long-term|partnership|local|region\w*|on time|promptly|place an order|fair prices|visit\w*|on site|fill in|worked with us|tenders?\b|within \d+ (?:miles|km|kilomet\w+)|besuch\w*|vor ort|umweltkriterien|ausschreibung\w*|bewert\w*|ausgewählt|auswahl\w*|geprüft|prüfen|auditier\w*|kriterien|selbstauskunft|selbstauskünfte|unterschreib\w*|unterzeichn\w*|verhaltenskodex|lieferantenkodex|rahmenvertr\w*|langfristig\w*|langjährig\w*|partnerschaft\w*|mindeststandards|zertifi\w*|pünktlich|faire\w*|umkreis|regional\w*|aus der region|einkaufsgemeinschaft|wertung\b|zuschlag\b|gewichtet|scor(?:e[ds]?|ing)\b|top marks|commitments|asked for|asks? (?:\w+ )?for|iso \d+|climate plan|we review|nachweis\w*|zertifikat\w*|abgefragt/
const BRIBERY =
  /anti-?(?:corruption|bribery)|corruption|bribe(?:s|ry)?\b|money laundering|kickbacks|facilitation payments|undue advantage|antikorruption\w*|korruption\w*|bestech\w*|schmiergeld\w*|geldwäsche\w*|vorteilsa?n?nahme|vorteilsgewährung|interessenkonflikt\w*|conflicts? of interest/
const PREVENTED =
  /train\w*|prevent\w*|vetted|checked|reject\w*|refus\w*|network|undergo\w*|procedures|\brisks? of|highest|\brisiko\b|trennung|prohibit\w*|polic(?:y|ies)|tolera\w*|forbid\w*|forbidden|course|e-?learning|four-eyes|investigat\w*|guideline|declare[ds]?|disclosed|risk assessment|assessed|programme|officer|zero|combat\w*|fight\w*|detect\w*|schul\w*|lernprogramm|vorbeug\w*|vorzubeugen|vermeid\w*|verhinder\w*|prävention|verbot\w*|verbiet\w*|untersag\w*|duld\w*|tolerier\w*|richtlinie\w*|dienstanweisung|vier-augen\w*|null-?toleranz|bekämpf\w*|offenzulegen|offengelegt|beauftragte\w*|risikoanalyse|getrennt|kontroll\w*|(?:online|präsenz)?kurse?\b|onlinekurs\w*|absolvier\w*|seminar\w*|unterweis\w*|sensibilisier\w*|agents?\b|exposed/
const GIFTS =
  /gifts?\b|invitations|hospitality|benefits(?=[^.]{0,60}(?:influence|decision|accept|offer))|geschenke?n?\b|einladungen|zuwendungen|vorteile(?=[^.]{0,60}(?:anbiet|annehm|gewähr|beeinfluss))|bewirtung\w*/
const LIMITED =
  /declared?|tightened|\brules\b|nur bis|disclosed|accept\w*|register\w*|above|limit|prohibit\w*|approv\w*|may (?:offer|not)|anzuzeigen|annahme|annehmen|angenommen|melden|genehmig\w*|wertgrenze|dienstanweisung|untersagt|verboten|beeinflussen|abgelehnt|abzulehnen|gemeldet|zurückgegeben|turned down|refused?|returned|logged|recorded|obergrenze|höchstens/
const CASES =
  /(?:cases?|incidents?|convictions?|fines?|proceedings|breaches|violations|lawsuits|allegations?|dismissed)\b|f[aä]lle?n?\b|vorf[aä]lle?n?|verurteil\w+|bußgeld\w*|geldstraf\w*|verfahren\b|verstöße\w*|verdachtsf[aä]ll\w*|gekündigt|kündigung|ermittlungen/
const CORRUPT = /corruption|corrupt\b|kickbacks|bribe(?:s|ry)?\b|korruption\w*|bestech\w*|schmiergeld\w*/
const COUNTED =
  /\bno\b|\bnot\b|\bnone\b|zero|number of|confirmed|aware of|pending|one case|two|\d+|keine\w*|\bkein\b|nicht|anzahl|bestätigt\w*|bekannt|weder|anhängig|null/
const POLITICS =
  /political (?:part\w+|contributions?|donations?|influence|activit\w+|engagement|candidates)|politicians?|candidates|\bministers?\b|\bgovernment\b|\bparties\b|lobbyists?|wählergruppen|public affairs|public policy|lobby\w*|lawmak\w+|legislat\w+|consultations|parteien|parteispenden|mandatsträger\w*|politiker\w*|politische\w* (?:parteien|einfluss\w*|arbeit|spenden|organisation\w*)|abgeordnet\w*|ministeri\w+|gesetz(?:gebung\w*|esvorhaben|entwürf\w*)|public affairs/
const INVOLVED =
  /donat\w*|contribut\w*|give money|\bmoney\b|forbid\w*|trade associations?|industry (?:bod\w+|associations?)|federation|memberships?|took part|wrote to|call for|call on|speak up|position|register|neutral|spende\w*|spenden|zuwendung\w*|zuwenden|branchenverb\w*|verb[aä]nd\w*|mitglied\w*|vertritt|vertreten|interessen\b|stellungnahme\w*|anhörung\w*|eingaben|hauptstadtbüro|gespräch|eingetragen|neutral|\bfunds?\b|financ\w+|employs?\b|neither|sponsor\w*|kein geld|unterstütz\w*/
const PAYMENT =
  /payment (?:practices?|terms?|deadlines?|periods?)|terms of payment|standard terms|late payments?|time taken to pay|pay (?:our )?suppliers|zahlen (?:wir )?(?:\w+ )?lieferanten|verzug\b|skonto|invoices?|\bbills\b|(?:are|get|is) paid|get their money|zahlungs(?:praktiken|ziel\w*|bedingung\w*|verzug\w*|frist\w*|moral)|standardzahlungsziel\w*|rechnungen|bezahlt|begleichen/
const WHEN =
  /\d+ (?:calendar |working )?days|net\b|on time|within (?:\w+ )?(?:\d+|two|three|four) (?:days|weeks)|within two weeks|average|receipt|pending|\d+ tage\w*|netto|fristgerecht|pünktlich|binnen|innerhalb|im (?:schnitt|durchschnitt|mittel)|eingang|anhängig/

/** Where to turn with what went wrong, in whatever way. */
const TOLD_IN_CONFIDENCE = near(
  /briefkasten|briefkästen|postfach|e-mail-adresse|rechtsanw[aä]lt\w*|anwaltskanzlei|vertrauensperson\w*|anonym\w*|vertraulich\w*|ohne namen\w*|namentlich|outside (?:firm|lawyer)|independent line|mailbox|portal\b|in confidence|confidential\w*|without giving (?:a|their) name|toll-free/,
  /missst[aä]nde\w*|fehlverhalten|regelverst[oö]ß\w*|verstöße|unregelmäßigkeiten|bedenken (?:äußern|melden)|wrongdoing|misconduct|malpractice|speak up|irregularities|raise (?:a |any )?concerns?|breaches of (?:the|our) (?:law|rules|code)/,
  110,
)
/** Rules of good conduct under a name of the house's own. */
const HOUSE_RULES = near(
  /\bhausbuch|leitfaden\b|spielregeln|grundordnung|\bcharta\b|\bcharter\b|handbook|handbuch|rule ?book|unser kompass|our compass|grundwerte\w*|wertegerüst|pledge\b|declaration of conduct/,
  /anständig\w*|ehrlichkeit|fairness|integrität|interessenkonflikt\w*|gesetzestreu\w*|miteinander umgehen|erwarten|verhalten\b|honest\w*|integrity|ethic\w*|conflicts? of interest|what we stand for|how we behave|right and wrong/,
)
const CHOSEN_SUPPLIERS = near(SUPPLIERS, CHOSEN)
const BRIBERY_PREVENTED = near(BRIBERY, PREVENTED, 100)
const CORRUPT_CASES = anyOf(near(CASES, CORRUPT), beside(COUNTED, CORRUPT, 70))
const IN_POLITICS = near(POLITICS, INVOLVED)
const PAID = near(PAYMENT, WHEN, 80)

export const conductDisclosures: Disclosure[] = [
  d(
    'G1-1',
    'policy',
    anyOf(
      /codes? of (?:business )?conduct|compliance|corporate culture|business (?:conduct|ethics)|integrity|whistle-?blow\w*|\bvalues|ethic\w*|misconduct|mission statement|retaliat\w*|good faith|speak(?:ing)?-? ?up|anonymous\w*|breaches|internal rules|honest\w*|hotline|house rules|fair dealing|concerns can|confidential line|our code\b/,
      /hinweisportal|unser kodex|meldungen|regelverstöße|ehrlichkeit|vertrauensanw\w*|verhaltens(?:kodex|grundsätze|regeln)|unternehmenskultur|compliance-?\w*|unternehmensführung|hinweisgeb\w*|ombuds\w*|meldestelle|leitbild|führungsgrundsätze|ethik\w*|integrität|fehlverhalten|verstöße|richtlinienkonform\w*|unsere\w* werte|die werte|hinweise|anonym\w*|vertraulichkeit|faires verhalten|regelkonform\w*/,
      TOLD_IN_CONFIDENCE,
      HOUSE_RULES,
    ),
    anyOf(
      /codes? of (?:business )?conduct|compliance (?:management|system|program|organi[sz]ation|culture|officer)|corporate (?:culture|values)|business ethics|whistle-?blow\w+/,
      /verhaltenskodex|compliance-?(?:management|system|organisation|beauftragte|kultur)|unternehmenskultur|hinweisgeber(?:system|schutz)/,
      TOLD_IN_CONFIDENCE,
      HOUSE_RULES,
      near(CODE_OF_CONDUCT, BINDS, 110),
      near(WHISTLE, SAFE),
      beside(
        /misconduct|breaches(?! of (?:customer|personal|data|privacy))|violations|honest\w*|fehlverhalten|verstöße|faires verhalten|ehrliches/,
        /followed up|dismissal|sanction\w*|investigat\w*|report\w*|expect\w*|verfolgt|kündigung|geahndet|gemeldet|erwarten|untersucht|konsequenzen/,
      ),
      near(
        /\bvalues\b|\bdie werte|unsere\w* werte|\bwerten\b|corporate culture|unternehmenskultur/,
        /by which we|trust|respect|courage|integrity|live[ds]?\b|vertrauen|respekt|offenheit|gelebt|leben wir|nach denen|prägen/,
      ),
      beside(
        /laws and internal|gesetze\w* und|internal rules|interne\w* regeln/,
        /kept|comply|compliance|eingehalten|einhaltung/,
      ),
    ),
    /measured values|messwerte|grenzwerte|fair values?|book values?/,
  ),
  d(
    'G1-2',
    'policy',
    anyOf(
      SUPPLIERS,
      /ecovadis|pay(?:s|ment)? (?:our|their|all)|paid within|place an order|from the region|self-assessment|regional suppliers|certified farms|market price|aus der region|selbstauskunft|rahmenvertr\w*|lieferantenkodex|umkreis|kleine betriebe/,
    ),
    anyOf(
      /(?:supplier|procurement|purchasing) (?:management|polic|selection|relationship|process|guideline|criteria)|relationships? with (?:our )?suppliers|sustainable (?:procurement|purchasing|sourcing)/,
      /lieferanten(?:management|beziehung|auswahl|bewertung|kodex|audit)|nachhaltige\w* (?:beschaffung|einkauf)|einkaufs(?:politik|richtlinie|bedingungen)|verhaltenskodex für (?:lieferant|geschäftspartner)|supplier code/,
      CHOSEN_SUPPLIERS,
      near(
        /bought from|\bbuy\w* from|sourced? from|beziehen|bezogen|eingekauft/,
        /certified|premium|fair ?trade|zertifizier\w*|\bfarms\b|\bbio\b|aus der region|umkreis/,
      ),
      near(/\bprefer\b|bevorzug\w*/, /region\w*|\blocal|partner\w*|anbieter/),
      /when we place an order|beziehen wir[^.]{0,80}(?:region|umkreis|betrieb|landwirt|lieferant)/,
      beside(
        /\bpay\b|\bpaid\b|bezahl\w*|zahlen/,
        /suppliers?|growers|small(?:er)? (?:businesses|firms)|lieferant\w*|anbauer\w*|kleine\w* betriebe/,
      ),
      beside(
        /long-term contracts|langfristige\w* verträge|binnen \d+ tagen|within \d+ days/,
        /growers|suppliers|farmers|small businesses|anbauer\w*|lieferant\w*|betriebe/,
      ),
      near(
        /\bprice\b|\bpreis\b/,
        /quality, (?:distance|environment)|environmental certificates|umweltzertifikat\w*|neben dem preis|not everything|ökologische\w* kriterien/,
      ),
    ),
  ),
  d(
    'G1-3',
    'policy',
    anyOf(
      BRIBERY,
      /compliance management system|prevent offences|231\/2001|fraud|two signatures|compliance-management-system|idw ps 980|vier-augen\w*|betrug\w*|veruntreuung/,
      GIFTS,
      BRIBERY_PREVENTED,
    ),
    anyOf(
      BRIBERY_PREVENTED,
      near(GIFTS, LIMITED, 80),
      /anti-?(?:corruption|bribery)(?= (?:polic|train|programme|program|measure|rules|management))|korruptions(?:prävention|bekämpfung|vermeidung|vorbeugung)|antikorruptions(?:richtlinie|schulung|programm|beauftragt)/,
      near(
        /compliance[- ]management[- ]system/,
        /violations of the law|offences|avoid\w*|gesetzesverstöße\w*|rechtsverstöße\w*|straftaten/,
        120,
      ),
      /compliance-management-system[^.]{0,60}idw ps 980|legislative decree 231|model 231|iso 37001/,
    ),
    /customer due diligence|christmas|jubiläum|anniversary/,
  ),
  d(
    'G1-4',
    'metric',
    anyOf(
      /corrupt\w*|brib\w+|convict\w+|fines?\b|incidents?|no cases|proceedings|confirmed|korruption\w*|bestech\w*|verurteil\w+|geldstraf\w*|bußgeld\w*|keine fälle|verdachtsfälle|verfahren wegen/,
      near(CASES, CORRUPT),
    ),
    CORRUPT_CASES,
    /discriminat|diskriminier|fatal|tödlich|umweltrecht/,
  ),
  d(
    'G1-5',
    'policy',
    anyOf(
      POLITICS,
      /advocacy|trade associations?|industry (?:bodies|associations?)|transparency register|associations?|interessenvertretung|lobbyregister|transparenzregister|branchenverb\w*|verbände\w*|brussels|brüssel/,
      IN_POLITICS,
    ),
    anyOf(
      /political (?:influence|contributions?|donations?|activit)|donations? to (?:political )?part|lobbying|parteispenden|politische einflussnahme/,
      /(?:transparency|lobby) ?register|lobbyregister|transparenzregister/,
      IN_POLITICS,
      beside(
        /(?:trade|industry) (?:associations?|bod\w+)|branchenverb\w*|federation/,
        /speak up|voice|interests|brussels|position|interessen|vertritt|vertreten|brüssel|anhörung/,
      ),
      beside(/spende\w*|zuwendung\w*|donat\w*/, /partei\w*|parties\b|politi\w+|mandatsträger/),
    ),
  ),
  d(
    'G1-6',
    'metric',
    anyOf(PAYMENT, PAID, /days after receipt|standard terms|smaller firms|verzugszinsen|skonto/),
    anyOf(
      /payment (?:practices|terms)|late payments?|(?:pay|settle)\w*[^.]{0,40}invoices?|zahlungspraktiken|zahlungsziele?|zahlungsverzug\w*/,
      PAID,
    ),
    /customer payment|customers (?:can|may|pay)|loan|unsere kunden|lastschrift|instalments|lohn\b|gehalt\b|gehälter|wages|salar|\bgas\b/,
  ),
]
