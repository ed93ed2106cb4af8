import { type Disclosure, requirement as d } from './disclosure.ts'
import { anyOf, beside, near } from './near.ts'

/** How one speaks with others. */
const ENGAGE =
  /\btalk|\bspeak|\basks\b|\bsit on|opinion|views\b|dialog|exchange|discuss|\bmeet\b|meetings?|survey|interview|questionnaire|consult|engag|\basked\b|invit|listen|feedback|workshop|roadshow|forum|open day|in contact|in touch|relationship with|suggestions|put forward|work with|had regard to|active members|fed into|sprechen|gespräch|austausch|tauschen|befrag|umfrage|interview|einbind|eingebunden|einbezogen|einbezieh|eingeladen|laden wir|veranstaltung|versammlung|tag der offenen tür|\bkontakt\b|anfragen|\bdraht\b|informiert\b|anregungen|wünsche|informationsabend|treffen\b|trifft|rückmeldung|fragebogen|\bforen\b|(?:kunden|wärme|klima|bürger|mitglieder|fach|regional)beir[aä]t|stammtisch\w*|sprechstunde\w*|\bhear from|told us|town halls?|\bpanels?\b|user council|open house|regionalkonferenz\w*|vertreterversammlung|hausmessen?|anwendertreff\w*/
/** With whom, but for the workers, who have a requirement of their own. */
const OTHERS =
  /customers?\b|clients?\b|tenants\b|passengers|students\b|\bguests\b|patients\b|neighbou?rs?\b|residents\b|citizens|(?:trade )?unions\b|investors?\b|shareholders?\b|analysts\b|suppliers?\b|business partners|\bngos?\b|non-governmental|authorities|regulators|policy-?makers|politicians|politics|scien(?:ce|tists)|universit|research institut|(?:local )?communit|municipalit|associations?\b|\bbanks\b|\bmedia\b|\bowners\b|\bexperts\b|retailers|recyclers|the public\b|öffentlichkeit|delegates|delegierte|farmers|journalists|conservation|landwirte|journalist|umweltverb|kund(?:en|innen|schaft)|\bgäste|mieter|fahrgäste|studierende|patient(?:en|innen)|nachbar|anwohner|bürger|gewerkschaft|investor|aktionär|anteilseigner|analysten|lieferant|zulieferer|geschäftspartner|behörden|verbände|politik|hochschul|universität|wissenschaft|forschungs|gemeinden?\b|kommunen?\b|vereine\b|\bmedien\b|banken\b|mitgliedern|gesellschafter|\bngo|nichtregierung|angehörige|handwerk\b|shoppers|policyholders|brokers|shipowners|surgeons|clinicians|\bcrews?\b|versicherte\b|makler\b|ärzt(?:e|innen)|kliniken|bewohner|vereinen?\b/
const JUDGED =
  /asked|surveyed|ausgewertet|verdichtet|zur ermittlung|looked at|beurteilt|befragung|refreshed|carried out|find out|\bpoll\b|\bscore\b|erarbeitet|abc-analyse|erfasst|punkten?\b|interviewed|rated|scored|rank(?:ed|ing)|evaluat\w+|assess\w+|prioriti[sz]\w+|narrowed|selected|identif\w+|determin\w+|judged|weighed|derived|deemed|classified|updat\w+|bewert\w+|befrag\w+|gefragt|priorisier\w+|ausgewählt|identifizier\w+|ermittel\w+|bestimmt|eingestuft|eingeordnet|abgeleitet|gewichtet|überprüft|festgelegt|hergeleitet|aktualisier\w+|herausgearbeitet/

const PRODUCES =
  /\b(?:makes?|produces?|manufactures?|offers?|provides?|sells?|operates?|runs?|supplies|supply|develops?|distributes?|insures?|brew|stitch\w*|print|lend|repairs?|overhauls?|hosts?|deliver|connects?|carr(?:y|ies|ying)|roasts?|designs|builds|employs|fertigt|fertigen|produzier\w+|bieten?|bietet|betreib\w+|entwickel\w+|vertreib\w+|beliefer\w+|versicher[nt]|versorg(?:en|t)|beschäftigen|behandelten|brauen|liefern|rösten|verkaufen)\b|\bstell\w*[^.]{3,80}\bher\b/
const WHERE =
  /\bmills?\b|\bplants\b|production sites|countries|\bhotels\b|\bshops\b|\bstores\b|cities|industry|customers|retailers|\bpubs\b|households|haushalte|\d menschen\b|passengers|vessels|\bports\b|shipping lines|shoppers|clinics|hospitals|farmers|members|policyholders|shipowners|navies|airlines|municipalities|motorists|abfüller\w*|gewerbebetriebe|lebensmittel|pharma\b|kliniken|ärzt\w+|patient\w+|mitglieder\b|landwirte|kommunen|handwerk\b|versicherte\w*|fachhandel|läden\b|filialen|einzelhandel|restaurants|europe\b|worldwide|loans|insurance|growers|standorte\w*|ländern|länder\b|städten|industrie\b|kunden\b|privatkunden|firmenkunden|weltweit|krankenh\w+|kredite|handel\b|gastronomie/
/** What a report calls the matters it holds to be important. */
const IMPORTANT =
  /(?:most|particularly) (?:important|relevant|significant|material) (?:\w+ )?(?:topics|issues|matters|impacts|risks|themes)|(?:key|main|priority|core|focus|salient|greatest|biggest) (?:\w+ )?(?:topics|issues|themes|impacts?|risks)|(?:greatest|biggest|largest|main) (?:\w+ )?effects? on (?:the )?(?:environment|climate|people|society|nature)|(?:impact|topic|risk)s? with the (?:highest|greatest|biggest)|material (?:topics|impacts|risks|issues|matters)|fields of action|focus areas|wesentlich\w* (?:\w+ )?(?:themen|auswirkungen|risiken|chancen|aspekte|belange)|\bals wesentlich|wichtigste\w* (?:\w+ )?(?:themen|auswirkungen|risiken)|am wichtigsten|folgende\w* themen(?: wesentlich)?|\bthemen(?= wesentlich)|\bschwerpunkte\b|(?:im mittelpunkt|im fokus)[^.]{0,40}themen|around (?:\w+ )?(?:themes|priorities|topics)|(?:highest|höchste\w*) (?:relevance|relevanz|bedeutung)|schwerpunktthemen|fokusthemen|kernthemen|handlungsfelder|themenfelder|(?:größte\w*|negative\w*|positive\w*) (?:\w+ )?(?:umwelt)?auswirkungen/
const NAMED =
  /\bare\b|\bis the\b|spitze|top of|\bwere\b|\bturned out\b|among them|includ\w+|led to|aris\w+|\bsind\b|darunter|gelten|zählen|gehören|ergaben|entsteh\w+|haben wir|umfassen|lauten|konzentrier\w+|wesentlich: |wurden/

const JUDGED_TOPICS = anyOf(
  near(
    JUDGED,
    /material topics|impacts on|sustainability matters|impact assessment|\btopics?\b|sustainability issues|materiality review|sustainability priorities|matters? most|material impacts|\bimpacts, risks|what matters|the issues/,
    80,
  ),
  near(
    JUDGED,
    /\bthemen\b|welche themen|umweltaspekte\w*|handlungsfelder\w*|ermittlung der themen|interessengruppen|auswirkungen, risiken|\bein thema\b|als wesentlich|wesentliche\w* (?:themen|aspekt|belang)/,
    80,
  ),
)
const EXPOSED = near(
  /(?:heavy rain|\bheat|droughts?|flood(?:s|ing)?|carbon (?:prices?|tax)|storms?|heatwaves?|wet autumns|subsidence|shortage of skilled|skills shortage)\b|starkregen|hitze\w*|hochwasser|\bdürren?|co2-preise?|fachkräftemangel|energiepreise|trockenheit/,
  /may |might|could|would|interrupt\w*|disrupt\w*|damage|more expensive|exposed|vulnerab\w*|at risk|threat\w*|stranded|delay\w*|\bclose\b|concern|cost us|können|könnte|würden?|unterbrechen|wirken|verteuer\w*|gefährde\w*|betroffen|ausgesetzt|bedroh\w*/,
)
const SELLS = near(PRODUCES, WHERE, 110)
const CHANGED_MARKETS = near(
  /bedroht|threaten\w*|eröffne[nt]|opens? up|unter druck|wandel zu[rm]?\b|transition to|at risk|creates? (?:growth|demand)|moving to|negativ wirk\w+|positiv wirk\w+/,
  /\bgeschäft\b|märkte\b|markets\b|our business|\bbusiness\b|growth\b|demand\b|nachfrage|chancen|opportunit\w+|auf (?:klima|umwelt|mensch|anwohner|gesellschaft)/,
)
const RISKS_RATED = near(
  /(?:environmental|social|esg|sustainability|climate)(?:-related)?(?: and \w+)? risks|how climate change|nichtfinanzielle\w* risiken|risikoinventur|(?:umwelt|klima|nachhaltigkeits|esg-)risiken|vulnerabilit\w+/,
  /are identified|looked at|futures|scenarios|degrees warming|abgefragt|eingestuft|szenarien|\brated\b|probability|likelihood|workshops|analysed|bewertet|identifiziert|eintrittswahrscheinlichkeit|analysiert|untersucht|ermittelt/,
)
const RISKS_FROM = near(
  /\brisks?\b|\brisiken\b|\brisiko\b|chancen (?:in|sehen)/,
  /raw materials|reputation\w*|stricter regulation|cyber\w*|shortage of|climate change|extreme weather|rohstoff\w*|reputations\w*|regulierung|fachkräftemangel|klimawandel\w*|extremwetter\w*|co2-(?:abgabe|preis|steuer)\w*|carbon (?:tax|pric)\w*|verlagerung|steigende\w*/,
)
const SIDE_EFFECTS = near(
  /(?:negative|positive|adverse) (?:\w+ )?(?:impacts?|effects?|side)\b|durch unsere (?:geschäfts)?tätigkeit\w*|(?:negative|positive)\w* (?:\w+ )?auswirkung\w*/,
  /noise|land use|\bjobs\b|emissions|traffic|lärm|staub|verkehr\w*|arbeitsplätze|emissionen|flächen\w*/,
)
/** What came of what others said. */
const HEARD = near(
  /views (?:gathered|we)|what we heard|(?:their|the) feedback|told us|asked us|wanted us|raised (?:\w+ ){0,3}concern|user council|\bwunsch\b|wünsche\b|anregung\w*|beschwerden? (?:über|der)|kritik\w*|rückmeldungen|wünschten sich|ging es (?:vor allem |meist )?um/,
  /as a result|in response|we (?:have )?(?:since )?(?:changed|moved|added|shortened|extended|adopted|introduced)|roadmap|summed up for|go into|went into|fed into|aufgenommen|aufgegriffen|worauf(?:hin)? wir|daraufhin|deshalb haben wir|geändert|verlegt|in die planung|zusammengefasst/,
  130,
)
/** Where the own doing weighs most, and what of the world weighs on it. */
const STANDS_OUT = near(
  /stands? out|(?:am stärksten|am meisten|vor allem) (?:wirken|belasten|beeinflussen)|(?:unsere )?größte\w* (?:wirkung|hebel|belastung|risiken)|(?:our |the )(?:largest|biggest|greatest|heaviest|main) (?:effect|footprint|burden|exposure|lever|risks?)|we (?:do|cause) most harm|weighs? (?:most|heavily)|positiv wirk\w+|negativ (?:wirk|schl[aä]g)\w+|puts? (?:\w+ )?pressure on|(?:exposes?|threatens?|hurts?) us|bedroht uns|trifft uns|belaste[nt] uns|(?:could|might|may) (?:cost|take|lose) (?:us )?|könnten? uns|chancen sehen wir|(?:is|as) an upside|chancen (?:bieten|liegen)|risiken (?:liegen|sehen wir|bestehen|gehen)/,
  /climate|carbon|electricity|\bstrain|wages|drought|winters|privacy|customers|demand|cotton|steel|solvents|dust|noise|floods?|storms?|weather|people|nature|biodiversity|skilled|klima\w*|umwelt|brennstoff\w*|wasser\b|energie\b|preise\w*|mehrweg|kunststoff|abgeschrieben|rohstoff\w*|lieferkette\w*|fachkräfte\w*|hitze|hochwasser|starkregen|überschwemm\w*|menschen\b|finanzier\w*|kredit\w*|sachwert\w*|elektronik\w*|regulierung|zulassung\w*|nachfrage/,
  130,
)
/** Topics that got marks. */
const MARKED = near(
  /noten? von|schulnoten|gab\w* (?:noten|punkte)|punkten? (?:von|zwischen)|skala von|bepunktet|benotet|mit punkten|ampel\w*|stufen\b|(?:five|four|three|ten)-(?:step|point) scale|on a scale|from (?:one|1) to (?:five|5|ten|10)|cut-off|marks? out of|how (?:bad|likely|severe|serious)|how many people|\bscores?\b|scored/,
  /\bthem[ae]n?\b|von (?:innen nach außen|außen nach innen)|schwere|wirkung\w*|auswirkung\w*|wahrscheinlich\w*|belange|\btopics?\b|\bmatters?\b|\bimpacts?\b|\bissues\b|financial side|financial view|long list|likel\w+/,
  110,
)
const NAMED_TOPICS = near(IMPORTANT, NAMED, 80)

export const strategyDisclosures: Disclosure[] = [
  d(
    'SBM-1',
    'strategy',
    anyOf(
      /business model|value chain|products(?: and services)?|services|customers|clients|guests|markets|revenues?|\bsales\b|turnover|strategy|locations|employees|segments?|divisions|business (?:areas|units|fields)|company profile|countries|founded|family business|subsidiar\w+|headquarter\w*|manufactur\w+|pillars/,
      /geschäftsmodell|wertschöpfungs?\w*|produkte|märkte|standorte|strategie|geschäftsfelder|geschäftsbereiche|unternehmens(?:struktur|profil|gruppe)|umsatz\w*|sparten|segmente|dienstleistung\w*|kund(?:en|innen|schaft)|gegründet|familienunternehmen|(?:privat|firmen|geschäfts)kunden|länder\w*|tochter\w*|säulen|beschäftigen|hersteller|anbieter|träger|leistungsspektrum|portfolio/,
      SELLS,
    ),
    anyOf(
      /business model|sustainability strategy|our (?:products|offering|services)|value chain/,
      /(?:is|are|as) (?:a|an|the|one of the) (?:\w+ )?(?:leading|largest|global|international|specialis|family|independent|manufacturer|producer|provider|supplier|bank|insurer|retailer)/,
      /\b(?:we|group|company|business|bank|\w+ (?:plc|ltd|ab|ag|asa|inc)) (?:makes?|produces?|manufactures?|offers?|provides?|sells?|operates?|runs?|supplies|supply|develops?|distributes?|insures?)\b/,
      SELLS,
      near(
        /\bsales\b|revenues?\b|turnover|umsatz\w*/,
        /million|billion|(?<!by [\d.,]{1,5} )per cent|came to|amounted|divided|generated|comes from|\bmio\b|\bmrd\b|(?<!um [\d.,]{1,5} )prozent|verteil\w+|entf[aä]ll\w+/,
        60,
      ),
      near(
        /divisions|segments|business (?:areas|units)|pillars|\bsparten|geschäftsfelder|geschäftsbereiche|säulen/,
        /\bgroup\b|compan\w+|strateg\w+|konzern|gruppe|unternehmen|gliedert/,
        60,
      ),
      /(?:sales|revenues?|turnover)[^.]{0,40}(?:came to|amounted|reached|total+ed|divided|of (?:eur|chf|usd|sek|€|\$|£)|million|billion)|(?:million|billion)[^.]{0,30}(?:sales|revenues?|turnover)/,
      /(?:founded|established) in (?:1[5-9]|20)\d\d|(?:three|four|five|six|\d) (?:divisions|segments|business (?:areas|units))|strategy[^.]{0,40}(?:pillars|rests|focus)/,
      /geschäftsmodell|nachhaltigkeitsstrategie|führend\w* (?:anbieter|unternehmen|hersteller)|wertschöpfungskette/,
      /(?:wir|gruppe|konzern|unternehmen|werke|gmbh|\bag|\bkg|\bse) (?:\w+ ){0,6}(?:fertig\w+|produzier\w+|stell\w*[^.]{3,80}\bher\b|biete[nt]?|betreib\w+|entwickel\w+|vertreib\w+|beliefer\w+|versicher\w+|gliedert sich|umfasst|brauen)/,
      /(?:fertigen|produzieren|stellen|bieten|betreiben|entwickeln|vertreiben|beliefern|versichern|beschäftigen|behandelten|versorgen) wir\b/,
      /\b(?:ist|sind) (?:[\w-]+ ){1,5}\w*(?:unternehmen|anbieter|hersteller|träger|genossenschaft|bank|versicherer|dienstleister|konzern|holding|verbund)\b/,
      beside(
        /mit (?:haupt)?sitz in|headquartered in|based in/,
        /unternehmen|konzern|gruppe|hersteller|company|group|manufacturer|firm/,
      ),
      /umsatz\w*[^.]{0,40}(?:lag|betrug|belief|erwirtschaft|mio|mrd|million)|gliedert sich|strategie[^.]{0,40}säulen|(?:drei|vier|fünf|sechs|\d) (?:sparten|geschäftsfelder|geschäftsbereiche|segmente)/,
    ),
  ),
  d(
    'SBM-2',
    'engagement',
    anyOf(
      /stakeholders?|interest groups|groups that matter|wichtigste\w* gruppen|beteiligten\b|interested parties|\bdialogues?\b|engagement|anspruchsgruppen|interessens?gruppen|interessenträger|interessierte\w* (?:parteien|kreise)|\bdialog\b|\baustausch\b/,
      beside(ENGAGE, OTHERS, 80),
      HEARD,
      beside(
        /neighbou?rs?|investors?|associations?|residents|nachbarschaft|anwohner\w*|verbände\w*|aktionär\w*/,
        ENGAGE,
      ),
    ),
    anyOf(
      /stakeholder (?:engagement|dialogue|groups?|survey|management|communication|analysis|map)|dialogue with (?:our )?stakeholders/,
      /stakeholder-?(?:dialog|einbindung|gruppen|befragung|analyse|management)|dialog mit (?:unseren )?(?:stakeholdern|anspruchsgruppen|interessengruppen)/,
      /(?:key|main|most important|relevant|central|internal and external) (?:stakeholders?|interest groups)|(?:wichtig|zentral|relevant|wesentlich)\w* (?:stakeholder|anspruchsgruppen|interessengruppen|interessenträger|gruppen)/,
      /(?:needs|expectations|erfordernisse|erwartungen|interessen|anliegen)[^.]{0,60}(?:interested parties|stakeholder|anspruchsgruppen|interessierte\w* (?:parteien|kreise)|interessengruppen)/,
      beside(OTHERS, ENGAGE, 110),
      HEARD,
      near(
        /stakeholders?|interest groups|interested parties|groups that matter|anspruchsgruppen|interessens?gruppen|interessenträger|interessierte\w* (?:parteien|kreise)|wichtigste gruppen/,
        /customers|neighbours|suppliers|investors|municipalit|authorities|communit|interests of|expectations|expects?\b|respond|kund(?:en|schaft|innen)|lieferant|gemeinde|behörden|investor|nachbar|erwartungen|anliegen/,
      ),
      /(?:stakeholders?|anspruchsgruppen|interessengruppen)[^.]{0,80}(?:survey|interview|dialogue|involve|consult|befrag|dialog|austausch|einbezogen|eingebunden)/,
    ),
  ),
  d(
    'SBM-3',
    'process',
    anyOf(
      /material (?:topics?|impacts?|risks?|issues?|matters)|impacts?,? risks? and opportunit\w+|materiality|opportunities|(?:key|main|priority|focus|core|salient|important|significant) (?:\w+ )?(?:topics?|issues|themes|impacts?|risks)|(?:physical|transition|climate|esg|sustainability)(?:-related)? risks|(?:negative|adverse|positive|severe) (?:\w+ )?(?:impacts?|effects?)|fields of action|focus areas|resilien\w+|carbon prices|non-financial (?:risks|matters)/,
      /wesentliche\w* (?:themen|auswirkungen|risiken|aspekte|belange)|auswirkungen,? risiken und chancen|wesentlichkeit|\bals wesentlich|schwerpunktthemen|handlungsfelder|fokusthemen|kernthemen|wichtigste\w* (?:\w+ )?themen|(?:physische|transitorische|klima|nachhaltigkeits)\w* ?risiken|(?:negative|positive)\w* (?:umwelt)?auswirkung\w*|umweltauswirkungen|nichtfinanzielle\w* (?:risiken|belange)|widerstandsfähig\w*|resilien\w+|\brisiken\b|\bchancen\b|von (?:außen nach innen|innen nach außen)|am wichtigsten|folgende\w* themen|highest relevance|fünf schwerpunkte|(?:im mittelpunkt|im fokus)|(?:three|four|five|six) themes|risikoinventur|chancen|(?:\w+ )schwerpunkte: |highest significance|business model|geschäftsmodell|co2-preise?|fachkräftemangel|starkregen|hochwasser/,
      EXPOSED,
      CHANGED_MARKETS,
      SIDE_EFFECTS,
      STANDS_OUT,
    ),
    anyOf(
      RISKS_FROM,
      SIDE_EFFECTS,
      CHANGED_MARKETS,
      NAMED_TOPICS,
      STANDS_OUT,
      near(/business model|\bstrategy\b|geschäftsmodell|strategie\b/, /resilien\w+|widerstandsfähig\w*/),
      /material (?:topics|impacts|risks|opportunities|issues|matters)|(?:climate|esg|sustainability)(?:-related)? risks(?=[^.]{0,80}(?:identified|impact|material))/,
      /(?:most|particularly) (?:important|relevant|significant|material) (?:\w+ )?(?:topics|issues|matters|impacts|risks|themes)|(?:key|priority|core|focus|salient) (?:topics|issues|themes|impacts)|(?:impact|topic|risk)s? with the (?:highest|greatest|biggest)/,
      /(?:\w+ )?fields of action (?:were|are|have)|focus areas (?:were|are|have)|(?:main|greatest|biggest|major) (?:\w+ )?(?:negative |positive )?(?:impacts?|risks?)/,
      /physical (?:climate )?risks?|transition risks?|(?:negative|adverse|positive) (?:\w+ )?impacts?(?=[^.]{0,80}(?:are|is|arise|result|come|from|on))|severe (?:\w+ )?(?:adverse|negative) (?:effects|impacts)|no risks that are/,
      EXPOSED,
      /(?:business model|strategy)[^.]{0,60}resilien\w+|resilien\w+[^.]{0,60}(?:business model|strategy|scenario)/,
      /opportunities?(?=[^.]{0,80}(?:demand|market|growth|climate|product))|(?:demand|market)[^.]{0,80}opportunit\w+/,
      /wesentlich\w* (?:\w+ )?(?:themen|auswirkungen|risiken|chancen|aspekte|belange|handlungsfelder)|als wesentlich\w*[^.]{0,60}(?:gelten|identifizier|eingestuft|bewert|ermittelt|erachte)/,
      /wichtigste\w* (?:\w+ )?(?:themen|auswirkungen|risiken)|am wichtigsten[^.]{0,40}themen|schwerpunktthemen|fokusthemen|kernthemen|(?:handlungsfelder|themenfelder)(?=[^.]{0,60}(?:abgeleitet|definiert|festgelegt|identifiziert|:))/,
      /handlungsfelder haben wir|physische\w* (?:klima)?risiken|(?:transitorische\w* |transitions)risiken|klimarisiken(?=[^.]{0,60}(?:identifi|wesentlich|besteh|ergeb))/,
      /von (?:außen nach innen|innen nach außen)|(?:negative|positive)\w* (?:umwelt)?auswirkungen(?=[^.]{0,80}(?:entsteh|ergeb|hab|durch|auf))/,
      /(?:geschäftsmodell|strategie)[^.]{0,60}(?:widerstandsfähig|resilien)\w*|risiken, die sehr wahrscheinlich|schwerwiegende\w* negative\w* auswirkungen/,
      /chancen(?=[^.]{0,80}(?:nachfrage|markt|ergeben|eröffn|wachstum))|nachfrage[^.]{0,60}chancen/,
    ),
    /due diligence|processes to identify|workplace|arbeitsplatz|forderungsausf|ausfallrisik|career|trainee/,
  ),
  d(
    'IRO-1',
    'process',
    anyOf(
      /materiality (?:assessment|analysis|matrix|process|survey)|double materiality|material (?:topics|issues|impacts)|to be material|topic is material|climate risk (?:and vulnerability )?(?:assessment|analysis)|risk (?:assessment|analysis|identification)|scenario analys\w+|(?:environmental|significant) aspects|matters most|\btopics\b|sustainability priorities|ratings and standards|materiality review|matrix|long-?list|short-?list|expert interviews|(?:online )?survey|climate (?:model|scenario)s?|screened|physical hazards|hazards such as|\brcp \d|essential sustainability matters|sustainability matters|scope and irremediab\w+|double materiality|\bmateriality/,
      /wesentlichkeits(?:analyse|matrix|bewertung|prüfung|prozess)|wesentlichkeit|wesentliche\w* themen|als wesentlich|ein thema|klimarisikoanalyse|risikoanalyse|szenarioanalyse|umweltaspekte|\bthemen\b|geschäftsrelevanz|\bmatrix\b|themenliste|longlist|experteninterviews|(?:online-)?umfrage|klima(?:modell|szenari)\w*|ausmaß|naturgefahren|klimagefahren|schwellenwert\w*|auswirkungen,? risiken und chancen|\bworkshops?\b|handlungsfelder|risikoinventur|nichtfinanzielle\w* risiken/,
      JUDGED_TOPICS,
      RISKS_RATED,
      MARKED,
    ),
    anyOf(
      MARKED,
      RISKS_RATED,
      near(
        /materiality (?:assessment|analysis|process)|wesentlichkeits(?:analyse|bewertung|prüfung)/,
        /überprüft|aktualisiert|durchgeführt|ergeb\w+|conducted|updated|carried out|reviewed|identified|results/,
      ),
      /materiality (?:assessment|analysis|matrix|process|survey)|double materiality/,
      /(?:conducted|carried out|performed)[^.]{0,60}(?:materiality|climate risk)|wesentlichkeits(?:analyse|matrix|bewertung|prüfung|prozess)|doppelte\w* wesentlichkeit/,
      JUDGED_TOPICS,
      /(?:judged|deemed|considered|found|classified|assessed)[^.]{0,20}(?:to be |as )material|topic is material|gilt ein thema|als wesentlich (?:eingestuft|bewertet|identifiziert|erachtet|ermittelt)/,
      /(?:list|auswahl|liste|longlist|long list)[^.]{0,30}(?:topics|themen)|(?:topics|themen)(?:liste|auswahl)/,
      /(?:matrix|achse|\baxis)(?=[^.]{0,100}(?:relevance|importance|stakeholder|business|bedeutung|relevanz|anspruchsgruppen|geschäft))/,
      near(
        /environmental aspects|umweltaspekte\w*|umweltauswirkungen/,
        /evaluat\w+|assess\w*|determin|significan|bewert|ermittel|bedeutend\w*|bedeutsam\w*|gewichtet|kriterien|erfasst/,
      ),
      near(
        /screened|analy[sz]ed|assessed|examined|untersucht|analysiert|geprüft|bewertet/,
        /\bflood|\bheat\b|drought|physical hazards|\brcp \d|climate (?:model|scenario|risk)|hochwasser|\bhitze|klima(?:modell|szenari|risik)/,
      ),
      /scale,? scope|(?:severity|likelihood|probability)(?=[^.]{0,80}(?:impact|risk|assess|score))|irremediab\w+|ausmaß,? umfang|unabänderlichkeit|eintrittswahrscheinlichkeit(?=[^.]{0,80}(?:auswirkung|bewert|schwere))/,
      beside(/workshops?|interviews|umfrage|survey/, /\btopics|materiality|\bthemen\b|wesentlich/),
    ),
    /workplace|arbeitsplatz|gefährdungsbeurteilung|child labou?r|kinderarbeit/,
  ),
]
