import { type Disclosure, requirement as d } from './disclosure.ts'
import { ASSURANCE, governanceDisclosures } from './governance.ts'
import { anyOf, beside, near } from './near.ts'
import { strategyDisclosures } from './strategy.ts'

/** What a report names when it says what it covers. */
const REPORT =
  /(?:this|our|the)(?: \w+){0,2} (?:report|statement|review|publication|declaration)|(?:sustainability|non-financial) (?:report|statement|information)|(?:environmental )?(?:data|figures|indicators|information|key figures|disclosures)\b|diese[rs]? (?:\w+ )?(?:bericht|erklärung|umwelterklärung)|\w*bericht\b|\w*erklärung\b|(?:die|alle|unsere) (?:angaben|daten|kennzahlen)|kennzahlen/
const COVERED =
  /companies|entities|subsidiar|majority|joint ventures|parent company|all (?:\w+ ){0,2}(?:sites|locations|plants|entities|operations|shops)|operations in|our sites|head office|group of consolidated|consolidat|franchise|production sites|gesellschaften|tochter|töchter|mehrheitsbeteiligung|gemeinschaftsunternehmen|mutter(?:gesellschaft|unternehmen)|(?:alle|sämtliche)\w* (?:\w+ ){0,2}(?:standort|werke|betrieb)|konsolidier|den standort|den konzern|einzelbasis/
const LEFT_OUT =
  /not (?:\w+ ){0,2}(?:covered|report(?:ed)?|included|addressed|disclosed?|discussed)|left out|omit\w*|nothing to report|outside (?:this|the) report|enthält[^.]{0,40}keine|no (?:information|disclosures?)|berichten wir nicht|nicht (?:\w+ ){0,2}(?:berichtet|behandelt|aufgenommen|abgedeckt|enthalten|einbezogen)|verzicht\w*|keine (?:\w+ )?angaben|entfallen|gehen wir nicht ein|lassen wir (?:aus|weg)|weggelassen|not taken up|do not report/
const IMMATERIAL =
  /(?:not|non)[- ](?:\w+ ){0,4}material\b|immaterial|not relevant|no (?:significant|major) role|below the (?:\w+ )?threshold|(?:do|does|did) not (?:exceed|reach|meet|cross) the (?:\w+ )?threshold|(?:überschreiten|erreichen|überschritten|erreicht\w*) die \w*schwelle\w* nicht|nicht (?:\w+ ){0,3}wesentlich|unwesentlich|nicht relevant|nicht (?:\w+ )?erforderlich|not (?:\w+ )?necessary for|because none of|keine nennenswerte|(?:geringe\w*|keine\w*) (?:bedeutung|relevanz)|(?:minor|little|low|no) (?:importance|relevance)|(?:since|because|as) we (?:\w+ )?(?:own|have|run|do) (?:no|not)\b|\bda wir (?:\w+ ){0,3}(?:kein|nicht)\w*|unter (?:der|dem) (?:wesentlichkeits)?schwelle|kaum (?:spuren|berühr|auswirk|einfluss|bedeutung|betroffen|relevan)\w*|spiel(?:en|t) (?:\w+ ){0,3}(?:keine|kaum eine) rolle|(?:fell|stayed|came out|rank\w*) below (?:the|our) (?:line|bar|cut-off|threshold)|hardly (?:any|touch|affect|matter)\w*|play(?:s|ed)? (?:almost )?no part|under the threshold|von untergeordneter bedeutung/

/** What a chapter says it is about, where it does not call itself a report. */
const SCOPE = near(
  /this (?:chapter|section|annex|summary|account)|these (?:pages|notes)|the notes|wir berichten (?:hier )?(?:über|für)|berichtet wird|in diesem (?:kapitel|abschnitt)|dieses kapitel|diese (?:seiten|zahlen)|erfasst sind/,
  /cover(?:s|ed)? (?:all|the|our|only|every)|same entities|same companies|all \d+ (?:shops|sites|stores|yards|branches|offices|plants)|left out|leaves? out|excludes?|subsidiaries|joint ventures?|(?:alle|sämtliche) (?:\w+ )?(?:werke|standorte|filialen|geschäftsstellen|gesellschaften|häuser|betriebe)|außen vor|ausgenommen|klamme\w+|tochter\w*|beteiligung\w*/,
  130,
)
const ESTIMATED = near(
  /industry averages|sector averages|primary data|branchendurchschnitt\w*|primärdaten|counted twice|doppelt gezählt|approximat(?:ion\w*|ed)|\bestimat\w+|projected|derived from|from benchmarks|prox(?:y|ies)\b|preliminary|provisional|may be revised|not (?:share|provide|available)|missing|geschätzt\w*|schätz(?:en|ung\w*|wert\w*)|vorläufig\w*|angesetzt|ersatzwert\w*|ersatzweise|pauschal\w*|sekundärdaten|secondary data|modelled|scaled up|comparative figures|neu ermittelt|systemgrenzen|genauigkeit|accuracy|erstmalig\w* (?:einbezieh|einbezug|berücksichtig)\w*|first-time inclusion|nicht angepasst|hochgerechnet|extrapolat\w+|\badjusted|differ from|uncertaint\w+|unsicherheit\w*|not (?:\w+ )?comparable|(?:eingeschränkt|nicht) vergleichbar|rückwirkend|nachträglich|neu berechnet|restated|recalculated/,
  /volume|consumption|\bdata\b|figures?|values|tonnes|industry averages|\bmenge|verbrauch|\bwerte?\b|vorjahr\w*|anhand|messwerte|zahlen|previous year|last report|prior-year|scope 3|readings|\bemissions\b|workforce|lieferant\w*|standorte|\bexclude\b|abrechnung\w*|durchschnitt\w*|square met\w+|quadratmeter|vorjahre|categor\w+|emission factors|emissionsfaktor\w*|kategorien|angaben|\bnumbers?\b|\bmodel(?:s|ling)?\b|supplier\w*|finanziert\w* emissionen|portfolio\w*/,
)

/** Which topics came over the line, and that the report keeps to them. */
const THRESHOLD = near(
  /(?:über|unter|ober|unterhalb|oberhalb)\w* (?:der|dieser) \w*schwelle|schwelle\w* (?:\w+ ){0,2}überschritten|above the (?:line|threshold|cut-off)|(?:passed|crossed|cleared) the (?:line|threshold|bar)/,
  /handelt (?:dieser|der) bericht|berichten wir|beschränken wir|in diesem bericht|this (?:report|chapter|statement)|we report|report on/,
  120,
)

export const generalDisclosures: Disclosure[] = [
  d(
    'BP-1',
    'process',
    anyOf(
      /this (?:sustainability |non-financial |esg |voluntary |annual )?(?:report|statement|publication|review)|about (?:this|the) report|scope of consolidation|consolidated|(?:individual|consolidated) basis|reporting (?:scope|boundar|period|principles|perimeter|year)|subsidiar\w*|joint ventures|majority|parent company|basis (?:of|for) (?:preparation|reporting)|perimeter|value chain|all (?:\w+ )?(?:sites|entities|locations|operations)|calendar year|financial (?:statements|year)|non-financial (?:statement|report)|vsme/,
      /konsolidier\w*|berichtsgrenze\w*|berichtszeitraum|berichtsrahmen|konsolidierte fassung|berichtsjahr|diese[rs]? (?:nachhaltigkeits|umwelt)?(?:bericht|erklärung)|berichtsumfang|zu diesem bericht|über diesen bericht|grundlagen der (?:erstellung|berichterstattung)|mehrheitsbeteiligung\w*|mutter(?:gesellschaft|unternehmen)|tochter\w*|gemeinschaftsunternehmen|einzelbasis|geschäftsjahr|kalenderjahr|die erklärung|(?:alle|sämtliche)\w* (?:standorte|werke|gesellschaften)|nichtfinanzielle\w* (?:konzern)?(?:bericht|erklärung)|315[bc]|wertschöpfungskette/,
      SCOPE,
    ),
    anyOf(
      SCOPE,
      /report (?:covers|includes|contains|refers)|prepared (?:on|in accordance)|scope of consolidation|basis (?:of|for) preparation|consolidated non-financial|bericht (?:umfasst|bezieht|enthält)|konsolidierungskreis/,
      near(
        /cover\w*|includ\w+|encompass\w*|relate|refer\w*|correspond\w*|exclud\w+|left out|describes|comprises?/,
        COVERED,
        110,
      ),
      near(
        /umfass\w+|bezieh\w+|enthält|enthalten|gelten|gilt\b|einbezogen\w*|schließ\w+(?=[^.]{0,100}\bein\b)|fließen|berücksichtigt|erstellt|abgedeckt/,
        COVERED,
        110,
      ),
      beside(
        /consolidated|individual basis|voluntar\w+|prepared|publish|combined/,
        /(?:sustainability|non-financial) (?:statement|report)|this report|annual accounts|financial statements|vsme/,
      ),
      beside(/freiwillig|zusammengefasst\w*|konsolidierte\w* basis|einzelbasis|gesondert\w*/, /bericht|erklärung/),
      /reporting period|report(?:ing)? (?:period|year) (?:is|was|runs)|all (?:information|data|figures) (?:refers?|relates?|covers?)|berichtszeitraum (?:ist|umfasst|war)|vsme/,
      beside(REPORT, COVERED, 100),
      near(
        /value chain|wertschöpfungskette/,
        /cover\w*|encompass\w*|upstream|abgedeckt|berücksichtigt|einbezogen|vor- und nachgelagert\w*/,
      ),
    ),
  ),
  d(
    'BP-2',
    'process',
    anyOf(
      /estimat(?:e|es|ed|ion|ions)|time horizons?|restat\w+|recalculat\w+|corrected|extrapolat\w+|approximat(?:ion\w*|ed)|projected|uncertaint\w+|assumptions?|not (?:\w+ )?comparable|data (?:covers|quality|availability|gaps)|rounding|prior-year|primary data|industry averages|(?:short|medium|long)[- ]term (?:means|refers|covers|is|up to)|secondary data|comparative figures|scaled up|by reference|editorial deadline|differ from|comparability|emission factors were|some categories|calculation error|spend-based/,
      /schätz(?:en wir|ung\w*|wert\w*)|geschätzt\w*|zeithorizont\w*|hochgerechnet|hochrechnung\w*|annahmen|neu berechnet|rückwirkend|nachträglich|korrigiert|vergleichbar\w*|unsicherheit\w*|rundungs\w*|messwerte|durchschnittswerte|datenqualität|abrechnungen|sekundärdaten|systemgrenzen|vorbericht|vorläufig\w*|meter readings|datenlücken|ausgabenbasiert\w*|(?:kurz|mittel|lang)fristig verstehen|durch verweis|redaktionsschluss|berechnungsmethode|als (?:kurz|mittel|lang)fristig|weichen[^.]{0,30}\bab\b|vorjahreswert\w*/,
      ESTIMATED,
    ),
    anyOf(
      ESTIMATED,
      near(/incorporated by reference|durch verweis/, /information|report\b|angaben|bericht/),
      /(?:estimated|extrapolated|restated|adjusted|recalculated|corrected|projected|was wrong|incorrect)(?=[^.]{0,80}(?:data|values|figures?|years?|consumption|basis|error|include))/,
      /(?:data|values|figures?|years?)(?=[^.]{0,100}(?:estimated|extrapolated|restated|recalculated|corrected|was wrong|projected|not (?:\w+ )?comparable|based on estimates|partly estimat))/,
      /time horizons|values? (?:shown|reported)[^.]{0,60}differ|we estimate|based on (?:estimates|assumptions)|is an approximation|rounding differences|uncertaint\w+(?=[^.]{0,60}(?:data|figure|calculat|estimat|measure))|level of uncertainty/,
      /(?:short|medium)[- ]term (?:means|refers|is|covers|up to)|method\w*[^.]{0,60}(?:changed|revised|refined)|(?:changed|revised) (?:the )?(?:method|calculation)/,
      /(?:als|unter) (?:kurz|mittel|lang)fristig(?: gilt| gelten| verstehen)?/,
      /geschätzt\w*|zeithorizonte|schätzen wir[^.]{0,60}(?:verbrauch|wert|menge|anhand)|(?:beruhen|basieren)[^.]{0,40}(?:schätzung|annahmen)|hochgerechnet|unsicherheiten behaftet|mit (?:\w+ )?unsicherheit\w*/,
      /(?:zahlen|werte?|daten|angaben|vorjahr\w*|kennzahlen)(?=[^.]{0,100}(?:neu berechnet|rückwirkend|nachträglich|korrigiert|angepasst|vergleichbar|abweich|weichen|ergänzt|geschätzt))/,
      /(?:neu berechnet|rückwirkend|nachträglich)[^.]{0,40}(?:korrigiert|angepasst|berechnet|geändert)?|rundungsdifferenzen|geänderte\w* (?:vorjahres\w*|werte)|vorjahreswerte(?=[^.]{0,60}gekennzeichnet)|geänderte\w* (?:berechnungs)?methode|durch verweis|messwerte (?:\w+ )?(?:vor|fehl)|durchschnittswerte(?=[^.]{0,60}verwendet)/,
    ),
    ASSURANCE,
  ),
  ...governanceDisclosures,
  ...strategyDisclosures,
  d(
    'IRO-2',
    'process',
    anyOf(
      /(?:esrs|gri) (?:content )?index|content index|disclosure requirements?|list of (?:disclosure|datapoints)|datapoints?|non-material|index of|angabepflichten|inhaltsindex|datenpunkte|esrs-angaben|eu-rechtsvorschriften|eu legislation/,
      beside(LEFT_OUT, IMMATERIAL, 120),
      IMMATERIAL,
      THRESHOLD,
    ),
    anyOf(
      /esrs (?:content )?index|disclosure requirements? (?:covered|complied)|(?:topic|standard)s? (?:are|is|were) (?:not )?(?:considered )?material[^.]{0,60}(?:therefore|thus|omitted|esrs)|esrs-?index/,
      near(
        /(?:list|table|overview|index)s?\b|listet|liste\b|tabelle|übersicht/,
        /disclosure requirements?|angabepflichten|datapoints?|datenpunkte|esrs-angaben|esrs disclosures/,
      ),
      /(?:derive|from|aus) (?:\w+ ){0,3}other eu (?:legislation|law)|anderen eu-rechtsvorschriften/,
      THRESHOLD,
      beside(LEFT_OUT, IMMATERIAL, 120),
      beside(IMMATERIAL, LEFT_OUT, 120),
      near(
        IMMATERIAL,
        /\b(?:esrs )?[es][1-5]\b|\besrs\b|topics?|standards?|biodiversity|communities|consumers|biodiversität|\baspekte?\b|\bthem[ae]n?\b/,
        100,
      ),
    ),
    /do not control|balance sheet|bilanz\b|financial statements|jahresabschluss|abschlussprüf/,
  ),
]
