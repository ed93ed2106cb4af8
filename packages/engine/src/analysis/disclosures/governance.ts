import { type Disclosure, requirement as d } from './disclosure.ts'
import { anyOf, beside, near } from './near.ts'

/** What an auditor writes of his own work. */
export const ASSURANCE =
  /practitioner|assurance (?:engagement|conclusion|report)|our procedures included|responsibility of the executive directors|material misstatement|wesentliche\w* falsch|prüfungsurteil|prüfungshandlung|wirtschaftsprüfer(?:s|in)?\b/
/** Those who lead and those who watch over them. */
const BODY =
  /\bboards?\b|\bdirectors\b|(?:executive|management|leadership|audit|esg|sustainability|risk) (?:team|committee)|(?:executive|group|top|senior) management|managing director|\bc[efo]o\b|chief \w+ officer|vorst[aä]nd|aufsichtsrat|verwaltungsrat|geschäftsführ|geschäftsleit|(?:unternehmens|konzern|werk|betriebs|bereichs)leitung|(?:leitungs|führungs)(?:runde|kreis|gremi)|(?<!safety |safety and health )\bcommittees?\b|(?<!schutz|wirtschafts)aussch[uü]ss|lenkungskreis|steuerungskreis|management-?review|management review|gesellschafterversammlung|\bbeir[aä]t|stiftungsr[aä]t|kuratorium|\btrustees\b|konzernleitung/
const SUSTAINABILITY =
  /sustainab|\besg\b|\bcsrd?\b|climate|environment|non-financial|\besrs\b|materiality|material impacts|decarboni|nachhaltig|klima|umwelt|nichtfinanziell|wesentlichkeit|auswirkungen, risiken|measures|progress|energy|compliance|accidents|maßnahmen|fortschritt|energie|unfälle|arbeitskreis/
const OFTEN =
  /(?:every|each|per|once a|twice a|times a) (?:month|quarter|year|half-year)|every (?:ordinary|second|regular)? ?meeting|monthly|quarterly|half-yearly|bi-?annual|(?:semi-)?annual|regular|standing item|(?:viertel|halb|all|zweimal |einmal |viermal )?jährlich|monatlich|quartals|regelmäßig|laufend|turnusmäßig|in jeder sitzung|(?:pro|jedes|einmal im|zweimal im|dreimal im|viermal im) (?:jahr|quartal)|half-year/
const TOLD =
  /report(?:s|ed|ing)?\b|inform(?:s|ed)?\b|brief(?:s|ed|ing)?\b|updat(?:e[ds]?|ing)|present(?:s|ed)\b|submit|berichte[nt]|berichtet|bericht\w* (?:an|über)|unterrichte|informier|vorgestellt|vorgelegt|präsentier|fortschrittsbericht|statusbericht|progress report|legt (?:\w+ ){1,8}vor\b|erstatte[nt]|escalat|gehen an\b|go to the|in kenntnis|rückmeld/
const DEALT =
  /discuss|review|follow(?:s|ed)? up|dealt with|deals with|address(?:es|ed)|approv|adopt|consider|on the agenda|board's agenda|took[^.]{0,40}into account|hears?\b|\bgets?\b|spent|bekomm|erhält|erhielt|look(?:s|ed)? at|topics at|meetings[^.]{0,20}included|dashboard|receiv|decid|befass|beschäftigt sich|beschäftigte sich|berät|beriet|beraten|beraten|verabschiedet|beschloss|beschließt|gebilligt|tagesordnung|erörter|behandelt|entscheidet|lässt sich|\bmet (?:\w+ )?times|\bmeets (?:\w+ )?times|convene|\btagte?\b|trat[^.]{0,30}zusammen/
/** Who looks after sustainability below the bodies. */
const OFFICE =
  /(?:sustainability|esg|csr|environment(?:al)?|climate) (?:manager|officer|team|department|function|council|committee|board|steering|working group|task ?force|coordinator)|green team|head of (?:\w+ )?(?:responsibility|sustainability|esg|csr|environment)|chief sustainability officer|steering (?:group|committee)|csr-\w+|nachhaltigkeits(?:referent|rat|ausschuss|team|beauftragt|manage|abteilung|gremi|koordinat|referent|kreis|board)|(?:stabsstelle|arbeitskreis|arbeitsgruppe|steuerungskreis|lenkungskreis|referat|ressort|team|abteilung|projektgruppe)[^.]{0,20}(?:nachhaltig|klima|umwelt|esg)|umwelt(?:management)?(?:beauftragt|verantwortlich|team|ausschuss)|esg-(?:team|komitee|board|ausschuss|beauftragt|koordin)/
const IN_CHARGE =
  /responsib|in charge of|accountab|oversight|overs(?:ee|aw|ight)|\bleads?\b|\bled by|head(?:s|ed)\b|sponsor|supported by|unterstützt|kümmer\w+|coordinat|answers? (?:directly )?to|reports? (?:directly )?to|steer|verantwort|zuständig|unterstellt|geleitet|geführt|koordinier|\bleitet|überwach|obliegt|liegt (?:die |bei)|verankert|chefsache|federführ|angesiedelt/

const LOOKED_AFTER = beside(IN_CHARGE, OFFICE, 120)
const BODY_TOLD = beside(TOLD, BODY)
const BODY_DEALS = beside(DEALT, BODY, 70)

/** What is done with figures before they are printed, and to which. */
const FIGURES_CHECKED = near(
  /sign(?:s|ed)? (?:it |them )?off|second (?:check|pair of eyes)|two people|double-check\w*|spot checks?|tests? a sample|sampl(?:es|ed|ing)\b|reconcil\w+|control matrix|named owner|data owners?|traced back|cross-check\w*|anomal\w+|outliers|ausreißer\w*|stichprob\w*|gegengelesen|gegengeprüft|gegengezeichnet|freigegeben|freigabe\b|abgeglichen|abgleich\b|doppelt geprüft|zweite\w* person|nachgerechnet|kontrollmatrix|datenverantwortlich\w*/,
  /\bnumbers\b|\bfigures?\b|(?:sustainability|esg|environmental|non-financial|site|factory) data|\bindicators\b|\bkpis\b|kennzahl\w*|kennziffer\w*|\bzahlen\b|\bdatenpunkt\w*|(?:umwelt|nachhaltigkeits|verbrauchs|esg-)daten/,
)
/** Pay that hangs on more than money. */
const PAY_BY_MERIT = near(
  /remuneration|compensation|bonus(?:es)?|incentives?|variable pay|\bltip?\b|share plan|\bvests?\b|\bmalus\b|vergütung\w*|\bboni\b|tantieme|anreiz\w*|zielvereinbarung\w*|(?:höhe der|leistungs)\w* ?prämien?\b/,
  /sustainab|\besg\b|environment|climate|emissions|carbon|co2|non-financial|accident|diversity|share of women|energy|satisfaction|nachhaltig|klima|umwelt|emission|nichtfinanziell|unfall|frauenanteil|energie|zufriedenheit|erneuerbar|renewable|living wage|fluktuation|staff turnover|\bwaste\b|abfall|ausschussquote|recycling|human rights|menschenrecht/,
  140,
)
/** How one looks after human rights along the chain, step by step, where nobody calls it due diligence. */
const RIGHTS_IN_STEPS = near(
  /(?:four|five|six|seven|several) steps|each step|\bin (?:vier|fünf|sechs|sieben|mehreren) (?:schritten|stufen)|from commitment to remed\w+|identify(?:ing)?, prevent\w*|map, prevent|prevent(?:ing)?, (?:mitigat\w+|end|stop)|erkennen, (?:vermeid|verhinder|minder|beheb)\w*|verhindern, (?:minder|beend)\w*|(?:vorbeugen|abstellen) und (?:wiedergutm|abhel)\w*/,
  /human rights|labou?r rights|harm to people|forced labou?r|child labou?r|menschenrecht\w*|arbeitsrechte|kinderarbeit|zwangsarbeit|konfliktmineral\w*/,
  140,
)

export const governanceDisclosures: Disclosure[] = [
  d(
    'GOV-1',
    'governance',
    anyOf(
      /(?:management|supervisory|executive|advisory) board|board of directors|\bthe board\b|\bboard members?|directors\b|managing directors?|chief \w+ officer|\bc[efo]o\b|(?:executive|management) (?:team|committee)|audit committee|group management|employee representatives?|independent/,
      /sustainability (?:committee|board|council|team|department|officer|manager|function|organi[sz]ation)|esg (?:committee|board|council|team|officer)|green team|steering (?:group|committee)|environmental (?:officer|manager|team)|overall responsibility|corporate governance/,
      /vorst[aä]nd|aufsichtsr[aä]t|verwaltungsr[aä]t|geschäftsführ|geschäftsleit|werkleitung|prüfungsausschuss|inhaber\w*|umweltverantwortlich\w*|leadership team|gesellschaftsorgane|arbeitnehmer(?:seite|vertret)|ressort/,
      /nachhaltigkeits(?:rat|ausschuss|team|beauftragt|management|abteilung|organisation|gremi)|stabsstelle|arbeitskreis|umwelt(?:team|ausschuss|beauftragt|managementbeauftragt)|steuerungskreis|lenkungskreis|gesamtverantwortung|gremium|köpfe\b|belegschaft|csr-\w+|head of (?:sustainability|responsibility)|zuständigkeit\w*/,
      LOOKED_AFTER,
    ),
    anyOf(
      near(
        /responsib\w+|oversight|accountab\w+|in charge|verantwort\w+|zuständig\w*|chefsache|unterstellt|verankert|anchored|embedded|gesamtverantwortung/,
        /sustainab\w*|\besg\b|climate|environment\w*|nachhaltigkeit\w*|klima\w*|umwelt\w*/,
      ),
      beside(OFFICE, IN_CHARGE, 130),
      LOOKED_AFTER,
      near(
        /(?:\w+ )?(?:members?\b|seats?\b|sitze\b|mitglieder\w*)|(?:drei|vier|fünf|two|three|four|five) pers(?:onen|ons)|employee representatives|elected by the employees|arbeitnehmer(?:seite|vertret)|setzt sich|besteht aus|made up of|composed of|köpfe\b|vertreten die (?:belegschaft|beschäftigten|arbeitnehmer)|\bindependent\b|unabhängig\w*|\bwomen\b|\bfrauen\b/,
        /\bboards?\b|directors|management team|vorst[aä]nd|aufsichtsrat|verwaltungsrat|geschäftsführung|geschäftsleitung|\bbeirat|gremium|council\b/,
        60,
      ),
      near(
        /overs(?:ight|ees?)|accountab\w+|responsib\w+|ultimate(?:ly)?|überwach\w+|verantwort\w+|gesamtverantwortung|zuständig\w*/,
        /committee|\bboard\b|executive team|chief \w+ officer|managing directors?|vorst[aä]nd\w*|aufsichtsrat\w*|ausschuss\w*|inhaber\w*|eigentümerfamilie|leadership team|\bceo\b|\bcfo\b|\bcoo\b|owners?\b|geschäftsführ\w*|geschäftsleit\w*/,
        60,
      ),
      /(?:green|umwelt|nachhaltigkeits|sustainability|esg)[- ]?team[^.]{0,80}(?:founded|set up|meets|made up|gegründet|eingerichtet|kümmert|besteht|trifft)/,
      near(
        /\bexperience\b|expertise|skills|kompetenz\w*|sachverstand|fachkenntnis\w*/,
        /sustainab\w*|\besg\b|climate|environmental|nachhaltig\w*|klima\w*|umwelt\w*/,
        60,
      ),
    ),
    ASSURANCE,
  ),
  d(
    'GOV-2',
    'governance',
    anyOf(
      /(?:management|supervisory|executive) board|board of directors|\bthe board\b|board's|directors|(?:audit|executive|esg|sustainability|risk|management) (?:committee|team)|committees?\b|management review|informed|updates?|agenda|report(?:s|ed|ing)? (?:to|regularly|quarterly|annually)/,
      /vorstand|aufsichtsrat|verwaltungsrat|geschäftsführung|geschäftsleitung|leitungsrunde|ausschuss|unterrichtet|informiert|berichtet|tagesordnung|management-review|sitzung|\bbeir[aä]t\w*|stiftungsr[aä]t\w*|trustees\b/,
      BODY_TOLD,
      BODY_DEALS,
    ),
    anyOf(
      BODY_TOLD,
      BODY_DEALS,
      beside(OFTEN, BODY),
      /(?:agenda|tagesordnung\w*)(?=[^.]{0,80}(?:board|meeting|sitzung|runde|vorstand))/,
    ),
    new RegExp(`^(?!.*(?:${SUSTAINABILITY.source}))`),
  ),
  d(
    'GOV-3',
    'governance',
    anyOf(
      /remuneration|compensation|bonus|incentives?|variable pay|executive pay|\bltip?\b|\bsti\b|share plan|\bvests?\b|\bmalus\b|vergütung|\bboni\b|tantieme|anreiz|zielvereinbarung|prämien?\b|incentive/,
      /(?:non-financial|esg|sustainability|climate) (?:targets?|goals?|metrics?|criteria)|(?:nachhaltigkeits|esg-|klima)ziele|nichtfinanzielle\w* ziel/,
      PAY_BY_MERIT,
    ),
    PAY_BY_MERIT,
    /gender pay|adequate wage|equal pay|pay gap|lohnlücke|entgeltlücke/,
  ),
  d(
    'GOV-4',
    'process',
    anyOf(
      /due diligence|sorgfaltspflicht\w*|sorgfaltsprozess\w*|transparency act|\blksg|menschenrechtsbeauftragte\w*|oecd guid\w+|oecd-leits\w+|modern slavery act/,
      RIGHTS_IN_STEPS,
    ),
    anyOf(
      RIGHTS_IN_STEPS,
      /(?:statement on|elements? of|process\w* of|core elements)[^.]{0,30}due diligence/,
      /due diligence (?:process|statement|procedure|approach|system)/,
      /(?:sustainability|human rights|environmental)[^.]{0,20}due diligence/,
      near(/core elements|kernelemente\w*/, /due diligence|sorgfaltspflicht\w*/),
      /erklärung zur sorgfaltspflicht|(?:menschenrechtlich|unternehmerisch|umweltbezogen)\w*[^.]{0,30}sorgfaltspflicht\w*/,
      near(
        /lieferkettensorgfaltspflichten\w*|\blksg\b|transparency act|supply chain due diligence act|lieferkettengesetz\w*/,
        /risikoanalyse|grundsatzerklärung|menschenrechtsbeauftragte\w*|bewertet|selbstauskünfte|risk analysis|assessment|policy statement|published?\b|prevent\w*|mapp?\w*|follow up|fallen wir|bericht/,
        160,
      ),
      beside(
        /menschenrechtsbeauftragte\w*|grundsatzerklärung/,
        /bestellt|ernannt|verabschiedet|veröffentlicht|entworfen|risikoanalyse/,
      ),
      near(
        /due diligence|sorgfaltspflicht\w*/,
        /oecd guidelines|guiding principles|leitprinzipien|leitsätze|embed|fulfil|erfüll|nachkomm|kommen wir|umsetz|umgesetzt/,
      ),
    ),
    /customer due diligence|taxonomy|identität der|legitimation/,
  ),
  d(
    'GOV-5',
    'process',
    anyOf(
      /internal controls?|control system|risk management|internal audit|controls? (?:system|framework|over)|four-eyes|plausibility|plausib\w+|data (?:quality|collection|points?|are collected)|spreadsheet|controlling|esg risks?/,
      /(?:sustainability|non-financial|esg) (?:data|reporting|information|figures)/,
      /interne\w* kontroll\w*|risikomanagement|interne\w* revision|\biks\b|vier-augen|plausibilit?\w*|datenqualität|datenerfassung|konzerncontrolling|nachhaltigkeits(?:daten|kennzahlen|risiken|bericht)|berichtsprozess|reporting process/,
      FIGURES_CHECKED,
    ),
    anyOf(
      near(
        /internal controls?|risk management|internal audit|control system|four-eyes|plausib\w+|checked|verified|quality of the/,
        /(?:sustainability|esg|non-financial|environmental)(?: \w+)? (?:report|data|information|statement|figures|risks?)|figures|esg risks|key figures|the reporting/,
      ),
      near(
        /intern\w* kontroll\w*|\biks\b|risikomanagement\w*|interne\w* revision|vier-augen\w*|plausibil\w*|freigegeben|stichprobe\w*/,
        /nachhaltigkeits(?:bericht|daten|risiken|kennzahl|inform)|nichtfinanziell|kennzahlen|\besg\b|zähler|gemeldete\w* daten|umweltdaten/,
      ),
      near(
        /berichtsprozess\w*|reporting process|nachhaltigkeitsberichterstattung|sustainability reporting/,
        /überwacht|\bmonitors\b|oversees|\bprüft/,
      ),
      near(
        /vollständigkeit|ausreißer|plausib\w*|signed off|cross-checked|sampled|compares? them|spreadsheet|handbuch|kontrollschritte|definitionen|prüfregeln|eingabemasken|validier\w*|validated|internal audit|interne revision/,
        /(?:umwelt|energie|nachhaltigkeits|standort|verbrauchs)-?\w*daten|gemeldete\w* \w*daten|nachhaltigkeitskennzahlen|umweltkennzahlen|invoices|last year's values|data are collected|(?:site|environmental|energy|esg|sustainability) data|manuelle\w* eingaben/,
      ),
      near(/controlling|freigegeben|four-eyes|vier-augen\w*/, /\bzahlen\b|kennzahlen|fachabteilungen|\bfigures\b/),
      FIGURES_CHECKED,
      /(?:incomplete|inaccurate|manual) (?:data|errors?)|fehler im nachhaltigkeitsbericht/,
      beside(
        /(?:sustainability|esg|non-financial|climate) risks|nachhaltigkeitsrisiken|esg-risiken|klimarisiken|nichtfinanzielle\w* risiken/,
        /risk management|risikomanagement/,
      ),
    ),
    new RegExp(
      `${ASSURANCE.source}|customer data|kundendaten|food safety|produktsicherheit|^(?!.*(?:sustainab|\\besg\\b|non-financial|environment|climate|nachhaltig|nichtfinanz|umwelt|klima|plausib|kennzahl|figures?\\b|site data|data are|eingaben|controlling|\\bnumbers\\b))`,
    ),
  ),
]
