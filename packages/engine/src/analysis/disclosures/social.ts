import { type Disclosure, requirement as d } from './disclosure.ts'
import { ACROSS, anyOf, near } from './near.ts'
import { ownWorkforce } from './social-own.ts'
import * as plain from './social-plain.ts'

const suppliers =
  /\b(?:suppliers?|vendors?|supply chains?|value chain workers|sub-?contractors?|contractors?|business partners?|purchasing conditions|procurement|sourcing\b|we source|(?:cocoa|coffee|tea|cotton|smallholder) (?:farm|grow)\w*|farm(?:s|ers)\b|coffee\b|cocoa\b|cotton\b|kaffee\b|kakao\b|baumwolle\b|natursteine?\b|growers|plantations?|factories\b|mills\b|lieferant\w*|zuliefer\w*|lieferkette\w*|geschäftspartner\w*|nachunternehm\w*|subunternehm\w*|auftragnehmer\w*|dienstleister\w*|einkauf(?:s|sbedingung\w*)?\b|beschaffung\w*|ausschreibung\w*|vergabe\w*|kleinb[aä]uer\w*|fabriken|herkunftsländer\w*|risikol[aä]nder\w*|herstellern?\b)/
const labour =
  /\b(?:human rights|(?:child|forced|child and forced) labou?r|labou?r (?:standards|rights|conditions)|state-imposed labou?r|working (?:conditions|time)|minimum wages?|living wages?|safe work\w*|freedom of association|modern slavery|social (?:standards?|criteria|audit\w*|requirements)|conflict minerals|ilo\b|sa8000|fair wear|menschenrecht\w*|kinderarbeit\w*|zwangsarbeit\w*|arbeitsbedingung\w*|arbeitszeitgesetz\w*|mindestl[oö]hn\w*|existenzsichernd\w*|tariftreue\w*|sichere arbeitsplätze|sozial(?:standard|kriteri|audit|e mindest|e standard)\w*|soziale\w* (?:mindest|standard|kriteri|anforder|aspekt)\w*|kernarbeitsnorm\w*|konfliktmineral\w*|lieferkettensorgfalt\w*|lksg\b)/
const demanded =
  /\b(?:codes?\b(?: of conduct)?|supplier polic\w*|sourcing polic\w*|modern slavery|accept a\b|kodex\w*|grundsatzerklärung\w*|selbstverpflicht\w*|tariftreue\w*|beschaffungsrichtlinie\w*)|(?:lieferanten|partner)kodex\w*/
const checked =
  /\b(?:audit\w*|assess(?:ed|ment\w*)?\b|evaluat\w*|screen(?:ed|ing)|rat(?:ed|ing)\b|self-assessments?|questionnaires?|visits?\b|visited|verifications?|improvement plans?|corrective|non-conformit\w*|risk analysis|due diligence|certif\w+|fair ?trade|premiums?\b|ecovadis|fair trade label|sedex|trained\b|terminat\w*|(?:sector|industry) initiative|bewerte\w*|geprüft|überprüf\w*|prüfungen|vor-ort-\w+|auditier\w*|fragebogen\w*|fragebögen|selbstauskunft\w*|risikoanalyse\w*|analysiert|mängel\w*|nachgerüstet|zertifi\w+|faire\w* handel|fairtrade|geschult|schulung\w*|beendet\w*|menschenrechtsbeauftragt\w*)|bewertung\w*/
const audits =
  /\b(?:audit\w*|factories|inspected|inspections?|visited|geprüft|prüfungen|gießerei\w*|auditiert)|selbstauskünfte/
const faults =
  /\b(?:non-?complian\w*|non-?conformit\w*|improvement plans?|corrective|deficienc\w*|shortcomings|outside auditors?|independent (?:firms|auditors?)|fire exits|mängel\w*|abweichung\w*|getrennt|kritisch\w*|verst[oö]ß\w*|vor ort|nachgerüstet|abhilfe\w*|nachweise|schutzvorrichtung\w*)/
const abroad =
  /\b(?:(?:supply|value) chain workers|workers? (?:in|of|at|from)\b[^.]{0,40}(?:factor|supplier|farm|chain|yard)\w*|(?:garment|factory|farm|migrant|seafar)\w* workers?|pickers\b|growers\b|farmers\b|(?:workers|people|employees)[^.]{0,30}(?:of|at|working at|working for) (?:our |the |their )?(?:suppliers?|subcontractors?|contractors)|global union\w*|arbeiter(?:innen|n)?\b|pflücker\w*|kleinb[aä]uer\w*|zulieferbetrieb\w*|herkunftsländer\w*|(?:beschäftigte\w*|arbeitskräfte\w*)[^.]{0,40}(?:lieferkette|wertschöpfungskette|zuliefer|lieferant)\w*)/
const spoken =
  /\b(?:talk(?:s|ed)?\b|interview\w*|survey\w*|dialogue|exchang\w*|consult\w*|engag(?:e|es|ed|ement)\b|meet(?:s|ings)?\b|visit\w*|sprech\w*|gespräch\w*|befrag\w*|interview\w*|austausch\w*|tauschen|dialog\w*|konsult\w*|besuch\w*)/
const outsiders =
  /\b(?:suppliers?|vendors?|sub-?contractors?|contractors?|business partners?|third parties|external (?:parties|persons|stakeholders|people|reporters)|internal(?:ly)? (?:and|as well as) external(?:ly)?|anyone|outside\b|(?:their|supply chain) workers|lieferant\w*|zuliefer\w*|lieferkette\w*|geschäftspartner\w*|nachunternehm\w*|extern(?:e|en|er)? (?:personen|stakeholder|partner|hinweis)\w*|ebenso wie externe|auch externe|intern\w* und extern\w*|externe,|außenstehend\w*|(?:sonstigen? |auch )dritten?\b|dritten? (?:können|offen|zugänglich)|alle[nr]? personen)/
const reporting =
  /\b(?:whistle-?blow\w*|hotline|helpline|integrity line|reporting (?:line|channel|system|platform|office)|speak-?up\b|portal\b|complaints?\b|grievances?\b|raise (?:a )?concerns?|reports? (?:violations|misconduct|concerns|anonym)\w*|ombuds\w*|hinweisgeb\w*|hinweise\b|beschwerde\w*|melde(?:stelle|kan[aä]l|system|portal|plattform)\w*|meldungen)/
const aims =
  /\b(?:targets?\b|goals?\b|aims?\b|ambition|objectives?|intends?\b|we want\b|should\b|shall\b|(?:is|are) to (?:be|have|meet|reach|fall|rise|go|get|use|pay|come)\b|by (?:the end of )?20[2-5]\d|until 20[2-5]\d|ziel\b|ziele\b|soll(?:en|te)?\b|wollen\b|möchten\b|anstreb\w*|streben\b|angestrebt|bis (?:ende |zum jahr )?20[2-5]\d)/

const neighbours =
  /\b(?:(?:local|affected|indigenous|neighbou?ring) (?:communit\w+|peoples?|residents?|population)|communities\b|residents?\b|neighbou?rs?\b|villages?\b|villagers|parish council|people living near|(?:local|community) (?:engagement|champion|liaison|outreach|consultation)\w*|herders|mayors?\b|citizens?'?\b|indigenous|anwohn\w*|anlieger\w*|nachbar(?:n|schaft\w*|schaftlich\w*|innen)?\b|nachbarschaft\w*|bürger(?:innen|n|meister\w*|initiative\w*|abend\w*|dialog\w*|sprechstunde\w*|telefon\w*|beteiligung\w*)?\b|gemeinden\b|kommunen\b|indigene\w*|betroffene\w* gemeinschaft\w*|öffentlichkeit)/
const met =
  /\b(?:meet(?:s|ings?)?\b|inform(?:ed|s|ing)?\b(?! consent)|consult\w*|dialogue?|engag(?:e|es|ed|ement|ing)\b|round tables?|drop-in|open day|visitors|forum\w*|wishes|sat down|panel\b|gespräch\w*|sprechen|versammlung\w*|informier(?:t|en|te|ten)?\b|dialog\w*|sprechstunde\w*|runde\w* tisch\w*|tag der offenen tür|nachbarschaftsforum\w*|bürgerdialog\w*|bürgerabend\w*|infoabend\w*|info(?:rmations)?veranstaltung\w*|anregungen|aufgegriffen|beteilig\w*|austausch\w*|einbez\w*|laden\b|eingeladen|besichtig\w*)/
const complained =
  /\b(?:complaints?\b|complain\w*|grievances?\b|hotline|phone|liaison officer|concerns?\b|contact (?:form|person|point)|beschwer\w*|bürgertelefon\w*|melden\b|anliegen|ansprechpartner\w*|kontaktformular\w*|ombuds\w*|hinweise)/
const respected =
  /\b(?:polic(?:y|ies)|commit(?:s|ted|ment)?\b|principles?|guidelines?|human rights|respects?\b|(?:free, )?prior and informed|land rights|access to (?:clean )?water|leitlinie\w*|richtlinie\w*|konzept\w*|grundsatz\w*|verpflicht\w*|menschenrecht\w*|achten\b|landrechte\w*|informierte\w* zustimmung|recht auf)/
const gifts =
  /\b(?:donat\w+|donations?(?! to (?:political|any political|parties))|charit\w+|volunteer\w*|sponsor\w*|(?:company|corporate|charitable|our|own) foundation|food banks?|soup kitchens?|gave away|holiday club|reading clubs|gave \d[\d.,]* hours|scholarships?|good causes|local causes|hospice|social (?:projects?|causes|commitment|investment)|community (?:projects?|investment|programm?es?|engagement)|non-?profits?|spende\w*|gespendet|ehrenamt\w*|education programm?es?|gemeinnützig\w*|(?:unsere|eigene|hauseigene|firmen|unternehmens)[ -]?stiftung\w*|stipendi\w*|sponsoring|tafel\b|hospiz\w*|soziale\w* (?:projekt|zweck|engagement|einrichtung)\w*|gesellschaftliche\w* engagement|corporate volunteering|förderverein\w*|breitensport)/
const helped =
  /\b(?:support\w*|sponsor\w*|financ\w+|donat\w+|gave\b|gives?\b|help\w*|offer\w*|protect\w*|built|fund(?:s|ed)\b|restor\w*|contribut\w*|engag\w+|unterstütz\w*|förder\w*|spend\w*|finanzier\w*|flossen|engagier\w*|schutz\b|schützen|bieten\b|gebaut|vergibt)/
const helpedWhom =
  /\b(?:schools?\b|pupils|children|youth|sports? clubs?|culture|villages?|residents|communit(?:y|ies)|health cent(?:re|er)s?|wells\b|hospice|associations?\b|neighbou?rs|noise barrier\w*|schulen?\b|schüler\w*|kinder\w*|jugend\w*|vereine\w*|sportverein\w*|kultur\b|kitas?\b|seniorenheim\w*|anwohner\w*|lärmschutz\w*|brunnen|volkshochschule\w*)/

const customers =
  /\b(?:customers?|clients?|consumers?|end-?users|users\b|guests?\b|patients?\b|passengers?\b|travellers?\b|visitors\b|shoppers\b|tenants?\b|readers\b|viewers\b|policyholders?|young buyers|players\b|residents and relatives|minors|low-income|kund(?:en|innen|e)\w*|endkund\w*|verbraucher\w*|endnutz\w*|nutzer\w*|g[aä]ste?n?\b|patient\w*|fahrg[aä]st\w*|reisende\w*|mitgliede?rn?\b|besucher\w*|mieter\w*|leser\w*|versicherte\w*|käufer\w*|spieler\w*|bewohner\w*|angehörige\w*|nutzenden)/
const privacy =
  /\b(?:data (?:protection|privacy|breach\w*|security)|personal data|privacy\b|(?:cyber|information|it)[ -]?security|iso ?27001|phishing|two-factor|datenschutz\w*|informationssicherheit\w*|it-sicherheit\w*|cybersicherheit\w*|datensicherheit\w*|datenpanne\w*|zwei-faktor\w*|personenbezogen\w* daten|daten unserer)/
const product =
  /\b(?:product (?:safety|quality|responsibility)|food safety|patient safety|safe products|safety (?:guidelines|tests?)|advertis\w*|marketing code|responsible (?:lending|marketing|gaming)|lending polic\w*|accessib\w+|barrier-free|without steps|affordab\w*|set limits|check the age|alter junger|limits setzen|payment deferrals?|debt (?:advice|counsel\w*)|haccp|residues|allergens?\b|recall\w*|labell?ing|dermatolog\w*|substances of concern|user manuals?|infection\w*|hand hygiene|sugar\b|salt\b|nutrition\w*|protection of minors|social tariff|arrears|instal?ments|independent laborator\w*|produktsicherheit\w*|produktqualität\w*|lebensmittelsicherheit\w*|patientensicherheit\w*|sichere produkte|produkthaftung\w*|qualitätspolitik|werbung\w*|werbegrundsätze\w*|barrierefrei\w*|stufenlos\w*|rückst[aä]nde\w*|zurückgerufen|rückruf\w*|sicherheitsprüfung\w*|gebrauchsanleitung\w*|schadstoff\w*|hygiene\w*|händehygiene\w*|infektion\w*|zucker\w*|salz(?:gehalt)?\b|nährwert\w*|keime\b|allergene?\w*|jugendschutz\w*|spielerschutz|zahlungsschwierigkeit\w*|stromsperre\w*|sozialtarif\w*|stundung\w*|schuldnerberatung\w*|unabhängigen? labor\w*|beratung\w*|hochwasser\w*|flood\w*)/
const ruled =
  /\b(?:polic(?:y|ies)|guidelines?|codes?\b|rules\b|commit(?:s|ted|ment)?\b|forbids?|binding|officer|management system|certified|isms\b|privacy notice|in line with|konzept\w*|leitbild\w*|kodex\w*|grunds[aä]tz\w*|verpflicht\w*|bekenn\w*|verbindlich\w*|managementsystem\w*|zertifiziert\w*|regelt)|richtlinie\w*|politik\b|grundsätze\w*|beauftragte\w*/
const heard =
  /\b(?:survey\w*|ask(?:ed)?\b|questionnaires? (?!from)|feedback|ratings?\b|recommend\w*|satisfaction|net promoter score|nps\b|user (?:panels?|tests?)|advisory (?:board|council|panel)|passenger council|workshops?|trade fairs?|discuss\w*|dialogue|expect\w*|weiterempfehl\w*|bewertung\w*|im mittel die note|nutzertests?|messen\b|fachgespräch\w*|kundengespräch\w*|austausch\w*|tauschen|dialog\w*|anforderungen|wünsche\w*|feedback\w*)|befrag\w*|umfrage\w*|zufriedenheit\w*|beirat\w*/
const panels =
  /\b(?:net promoter score|nps\b|passenger council|(?:tenants'?|customer|user|patients?'?) (?:advisory )?(?:board|council|panel))|(?:fahrgast|kunden|mieter|patienten|nutzer)(?:beirat|befragung|umfrage|panel)\w*/
const outcome =
  /\b(?:rose|scores?\b|points|per cent|percent|tag(?:t|te)\b|meets?\b|view\b|beteiligung\w*|berät|führen\b|stieg\w*|note\b|prozent)|%/
const complaints =
  /\b(?:complaints?\b|complain\b|criticism|faulty|service (?:team|cent(?:re|er)|hotline)|customer (?:service|care|support)|hotline|help ?desk|patient advocates?|ombuds\w*|beschwerde\w*|reklamation\w*|kundendienst\w*|kundenservice\w*|patientenfürsprech\w*|kritik\b|sprechstunde\w*|servicecenter\w*)|hotline\w*/
const answered =
  /\b(?:received|dealt with|handl\w+|answered|settled|resolv\w+|replaced|contact\b|reach\b|phone|chat\b|e-?mail|days a week|\d+ (?:of )?(?:them|complaints)|leave\b|bearbeite\w*|gingen\b|beantwort\w*|erreichbar\w*|telefon\w*|nehmen wir|quote\b|fell\b|rose\b|per (?:million|thousand)|sank\w*|stieg\w*|eingegangen\w*|geklärt|kontaktier\w*)/
const did =
  /\b(?:screened|go through|durchl[aä]uf\w*|abgenommen|schulen\b|introduc\w*|implement\w*|launch\w*|improv\w*|reduc\w*|cut\b|tested|inspected|check(?:s|ed)?\b|trained|rebuilt|recalled|agreed|offer\w*|provid\w*|protect\w*|certif\w*|audit\w*|fell\b|develop\w*|set limits|insure\b|führten\b|eingeführt|gesenkt|verringert|getestet|untersucht|geprüft|geschult|umgebaut|verbessert|vereinbart|vermieden|sank\b|angewandt|angeboten|bieten\b|schützen|schulung\w*|entwickel\w*|unterwegs|zertifizier\w*|auditier\w*)/

const content =
  /\b(?:satisf\w+|recommendation rate|recommend us|net promoter|nps\b|complaints?\b|customer (?:safety|data|health)|zufriedenheit\w*|weiterempfehl\w*|beschwerde\w*|reklamation\w*|kunden(?:zufrieden|daten)\w*)/
const cared =
  /\b(?:protect\w*|advice|advis\w+|instruct\w*|training|compensat\w*|safe(?:ty|ly)?\b|accessible|insure\b|schütz\w*|schutz\b|sensibilisier\w*|berat(?:en|ung)\w*|sicherheit\w*|aufklär\w*|aufgeklärt|entschädig\w*)/

/** What an undertaking says of people: its own workforce, workers in the value chain, communities, customers. */
export const socialDisclosures: Disclosure[] = [
  ...ownWorkforce,
  d(
    'S2-1',
    'policy',
    anyOf(
      suppliers,
      /\b(?:modern slavery|lksg\b|lieferkettensorgfalt\w*|we source\b|berufskleidung)/,
      plain.supplierRules,
    ),
    anyOf(
      plain.supplierRules,
      near(anyOf(suppliers, /\bwe source|\bkaufen wir/), labour),
      near(suppliers, demanded),
      /(?:supplier|business partner)s?'? code of conduct|code of conduct for (?:suppliers|business partners)|modern slavery|lieferantenkodex|lieferkettensorgfalt\w*/,
    ),
  ),
  d(
    'S2-2',
    'engagement',
    anyOf(near(abroad, spoken), plain.workersHeard),
    anyOf(near(abroad, spoken), plain.workersHeard),
  ),
  d(
    'S2-3',
    'channel',
    anyOf(near(outsiders, reporting, 80, ACROSS), plain.workersLine),
    anyOf(near(outsiders, reporting, 80, ACROSS), plain.workersLine),
    /customer complaint|policyholder|beschwerdemanagement|kunden/,
  ),
  d(
    'S2-4',
    'action',
    anyOf(suppliers, labour, plain.workersHelped),
    anyOf(near(anyOf(suppliers, labour), checked, 80, ACROSS), near(audits, faults), plain.workersHelped),
    /corruption|bribery|korruption|bestech|material topics|materiality|wesentlichkeit/,
  ),
  d(
    'S2-5',
    'target',
    anyOf(near(aims, anyOf(suppliers, plain.aimedAt)), near(aims, /\bliving wages?|existenzsichernd\w*/)),
    anyOf(near(aims, anyOf(suppliers, plain.aimedAt)), near(aims, /\bliving wages?|existenzsichernd\w*/)),
    /emission|scope 3|science based|open-?source/,
  ),
  d(
    'S3-1',
    'policy',
    anyOf(near(neighbours, respected), plain.neighboursRights),
    anyOf(near(neighbours, respected), plain.neighboursRights),
    /employees|mitarbeit/,
  ),
  d(
    'S3-2',
    'engagement',
    anyOf(near(neighbours, met), plain.neighboursHeard, /open (?:house|day)\b|offenen tür/),
    anyOf(
      near(neighbours, met),
      plain.neighboursHeard,
      near(/open (?:house|day)\b|offenen tür/, /visitors|guests|neighbours|gäste|besucher|anwohner/),
    ),
  ),
  d(
    'S3-3',
    'channel',
    anyOf(near(neighbours, complained), plain.neighboursLine),
    anyOf(near(neighbours, complained), plain.neighboursLine),
    /customer|kunden|employee/,
  ),
  d(
    'S3-4',
    'action',
    anyOf(gifts, helpedWhom, plain.neighboursHelped),
    anyOf(gifts, near(helped, helpedWhom), plain.neighboursHelped),
    /political|parties|parteien|supplier|lieferant/,
  ),
  d(
    'S3-5',
    'target',
    anyOf(near(aims, anyOf(neighbours, gifts, plain.neighboursAims))),
    near(aims, anyOf(neighbours, gifts, plain.neighboursAims)),
    /temperature|emission|climate/,
  ),
  d(
    'S4-1',
    'policy',
    anyOf(customers, privacy, product, plain.customersPromised),
    anyOf(near(ruled, anyOf(customers, privacy, product)), plain.customersPromised),
    /employee data|supplier|lieferant/,
  ),
  d(
    'S4-2',
    'engagement',
    anyOf(customers, panels, plain.customersHeard),
    anyOf(
      near(customers, heard),
      plain.customersHeard,
      near(panels, outcome),
      /\b(?:would|würden|who would) (?:us |uns )?(?:recommend|weiterempfehl)\w*|(?:customer|guest|patient) satisfaction|kundenzufriedenheit\w*/,
    ),
    /employee|mitarbeit|beschäftigt/,
  ),
  d(
    'S4-3',
    'channel',
    anyOf(
      customers,
      /beschwerdemanagement\w*|reklamation\w*|kundendienst\w*|patientenfürsprech\w*|complaints? (?:management|handling|office)|central office|ombudsmann?\b|service (?:team|hotline)|\w{4,14}hotline/,
      plain.customersDesk,
    ),
    anyOf(near(anyOf(customers, answered), complaints, 80, ACROSS), plain.customersDesk),
    /employees? complaint|whistle|hinweisgeb|neighbour|anwohner|anlieger|harass|mobbing|eigene[nr]? belegschaft|own workforce/,
  ),
  d(
    'S4-4',
    'action',
    anyOf(customers, privacy, product, /\bproducts?\b|produkte\b|nutrition|ernährung/, plain.customersKept),
    anyOf(near(did, anyOf(privacy, product)), near(cared, customers), plain.customersKept),
  ),
  d(
    'S4-5',
    'target',
    anyOf(near(aims, anyOf(content, privacy, product, plain.customersAims))),
    near(aims, anyOf(content, privacy, product, plain.customersAims)),
    /emission|employee/,
  ),
]
