import type { Recipe } from '../recipe.ts'

const answer = { kind: 'yes_no', unit: null, measures: [], range: [0, 1], labels: [] } as const
const choice = { kind: 'choice', unit: null, measures: [], range: [0, 1], labels: [] } as const
/** The speaker of a statement about the company itself; the name of a company stands there just as often. */
const STAFF = String.raw`(?:employees|staff|workforce|workers|people|mitarbeit\w+|beschäftigte\w*|belegschaft|arbeitnehm\w+|arbeitskräfte\w*)`
const COUNTED_IN =
  'based on|reported (?:in|as)|in terms of|measured (?:in|by)|expressed (?:in|as)|calculated (?:in|by|as)'
const ZAHLEN = String.raw`(?<!\p{L})(?:angaben|zahlen|werte|daten|kennzahlen|mitarbeit(?:er|enden|erinnen)?-?zahlen|beschäftigtenzahlen)`
const KOEPFE = String.raw`(?:köpfen?|kopfzahl(?:en)?|personenzahl(?:en)?|personen|headcounts?|kopfbasis)(?!\p{L})`
const ZUM_ENDE = String.raw`(?:zum|am|per|auf den|auf das) (?:jeweiligen )?(?:jahresende|(?:bilanz)?stichtag|ende des (?:berichts|geschäfts)\w+|31\. ?12|31\. ?dezember|30\. ?(?:juni|september|\d))`
/** Forms ask after a policy: `Does it cover child labour?`, `If yes, does this cover: …`. */
const COVERS = String.raw`(?:(?:if yes,? )?(?:does )?(?:it|this|the policy|the code|policy|that) )?(?:covers?:? |includes? |addresses )?(?:the )?`
const UMFASST = String.raw`(?:(?:falls ja,? )?(?:umfasst|deckt|regelt|behandelt|betrifft)(?: \p{L}+){0,3}:? )?`
/** A code or policy that is not for those who supply. */
const OWN_CODE = String.raw`(?<![\p{L}-])(?:verhaltenskodex|kodex|verhaltensrichtlinie|menschenrechtsrichtlinie|personalrichtlinie|grundsatzerklärung|menschenrechtserklärung|code of conduct|human rights (?:policy|statement|declaration)|labou?r policy|employee policy)(?<!(?:suppliers?'?s?|partners?'?s?|vendors?'?s?|lieferanten|partner|zulieferer|dienstleister)\b[^.]{0,80})(?! for (?:\p{L}+ ){0,2}(?:suppliers|vendors|business)| für (?:\p{L}+ ){0,2}(?:lieferant|geschäftspartner|zuliefer|dienstleister))`
/** One or several of the things, in any order. */
const listed = (things: string): string => `(?:${things})(?:(?:,| and| or| und| oder|,? sowie)+ (?:${things}))*`
const NOT_TOLERATE = String.raw`(?:do not tolerate|does not tolerate|zero tolerance|stands? (?:firmly )?against|prohibits?|reject(?:s|ed)?|oppos(?:e|es)|strictly forbid|no tolerance|not accept|eliminat\w+|condemn|dulden? (?:wir )?keine?\w*|tolerier\w+ (?:wir )?keine?\w*|lehn(?:t|en|te|ten) (?=.{3,140}\bab\b)|lehn\w+ .{0,40}ab|untersag\w+|verbiet\w+|verurteil\w+|null-?toleranz)`

/** Events against whose loss of income employees are protected (ESRS S1-11, paragraph 74). */
const LIFE_EVENTS = [
  ['S1-11_01', String.raw`sickness|illness|krankheit|krankengeld`],
  ['S1-11_02', String.raw`unemployment|arbeitslosigkeit|arbeitslosenversicherung`],
  [
    'S1-11_03',
    String.raw`injur|accidents? at work|work(?:place)? accident|disabilit|arbeitsunf|erwerbsunfähig|erwerbsminderung|berufsunfähig|invalidität`,
  ],
  [
    'S1-11_04',
    String.raw`parental leave|maternity|parenthood|elternurlaub|elternzeit|mutterschutz|mutterschaft|elternschaft`,
  ],
  ['S1-11_05', String.raw`retire|pension|old[ -]age|ruhestand|rente(?!n?ab)|altersversorgung|altersvorsorge`],
] as const
const INCOME_LOST = String.raw`(?:loss(?:es)? of (?:their )?(?:income|earnings|pay|wages)|(?:income|earnings) loss|lost (?:income|earnings)|(?:verdienst|einkommens|lohn|gehalts|entgelt)(?:verlust|ausf[aä]ll|einbuß))`
const PROTECTED = String.raw`(?:social(?:ly)? (?:protection|protected|security|insur\w+)|sozialschutz|sozial(?:e|er|en) (?:absicherung|sicherung|schutz)|sozial (?:abgesichert|geschützt)|sozialversicher|${INCOME_LOST})`
const EVERYBODY = String.raw`(?:(?<!not )\b(?:all|every|each)(?: of)?(?: [\p{L}-]+){0,4} ${STAFF}\b(?! (?:in|at|from) (?!all|every|our|own|the (?:group|company)))|\ball (?:are|of them are|enjoy|have)\b|\beverybody\b|\beveryone\b|\b(?:in|across) (?:all|every|each)(?: of)?(?: [\p{L}-]+){0,3} (?:countr|jurisdiction|compan|location|markets?)\w*(?=.*${STAFF})|${STAFF} (?:in|at|across) (?:all|every|each)\b|${STAFF} (?:sind|werden|waren) (?:sämtlich|alle|allesamt|ausnahmslos)\b|${STAFF} (?:are|were) all\b|100 ?% of (?:our |the |all )*${STAFF}|(?<!nicht )(?:\balle[nr]?|sämtliche[nr]?)(?: [\p{L}-]+){0,3} ${STAFF}(?! (?:in|am|aus) (?!allen|der gruppe|unsere))|\bin allen (?:\p{L}+ ){0,2}(?:ländern|gesellschaften|staaten|märkten|standorten)(?=.*${STAFF}))`
const NOT_EVERYBODY = String.raw`\b(?:except|exceptions?|excluding|apart from|other than|most|majority|customers?|clients|policyholders|suppliers?|value chain|communities|ausnahmen?|außer|ausgenommen|überwiegend|die meisten|in den meisten|mehrheit|teilweise|kund\w+|versicherungsnehm\w+|versicherten|lieferant\w*|lieferkette|target|aim|ziel|planned|geplant)\b`

/** Statements about own workforce: ESRS S1. */
export const workforceStatements: Recipe[] = [
  {
    ...answer,
    id: 'S1-1_08',
    labels: [
      String.raw`^${COVERS}${listed('child labou?r|forced labou?r|compulsory labou?r|human trafficking|modern slavery')}\??$`,
      String.raw`^${UMFASST}${listed('kinderarbeit|zwangsarbeit|menschenhandel')}\??$`,
    ],
    needs: 'polic|code of conduct|richtlinie|konzept|verhaltenskodex',
    notAround: 'incidents|vorfälle',
    yes: [
      String.raw`${NOT_TOLERATE}[^.]{0,80}(?:forced|compulsory|child)[^.]{0,30}labou?r`,
      String.raw`${OWN_CODE}[^.]{0,60}(?:cover|address|includ|prohibit|ban|exclud|rule|forbid|deal)\w*[^.]{0,60}(?:child labou?r|forced (?:or compulsory )?labou?r|human trafficking|trafficking in human beings|modern slavery)`,
      String.raw`${OWN_CODE}[^.]{0,80}(?:kinderarbeit|zwangsarbeit|menschenhandel)[^.]{0,80}(?:einschließt|umfasst|abdeckt|regelt|behandelt|verbietet|ausschließt|untersagt|adressiert|einbezieht)`,
      String.raw`${OWN_CODE}[^.]{0,50}(?:umfasst|schließt|deckt|regelt|behandelt|verbietet|untersagt|adressiert)[^.]{0,60}(?:kinderarbeit|zwangsarbeit|menschenhandel)`,
      String.raw`(?:prohibition|abolition|elimination|ban) (?:of|on) (?:all forms of )?(?:forced|compulsory|child)[^.]{0,30}labou?r`,
      String.raw`${NOT_TOLERATE}[^.]{0,80}(?:human trafficking|modern slavery)`,
      String.raw`${NOT_TOLERATE}[^.]{0,80}(?:kinderarbeit|zwangsarbeit|menschenhandel|kinder- und zwangsarbeit|zwangs- und kinderarbeit)`,
      String.raw`(?:kinder|zwangs)arbeit[^.]{0,80}(?:verbot|ablehn|untersag|lehnen|dulden|toleri|ächt|abschaff)`,
      String.raw`(?:verbot|ablehnung|abschaffung|ächtung) (?:von |der )?(?:jeglicher )?(?:kinder|zwangs)-? ?(?:arbeit|und)`,
    ],
  },
  {
    ...answer,
    id: 'S1-1_09',
    labels: [
      String.raw`^${COVERS}(?:accident prevention|prevention of accidents|workplace accident prevention)\??$`,
      String.raw`^${UMFASST}(?:unfallverhütung|unfallprävention|(?:verhütung|vermeidung) von (?:arbeits)?unfällen)\??$`,
    ],
    needs: 'polic|code of conduct|richtlinie|konzept|verhaltenskodex',
    yes: [
      String.raw`(?:occupational )?(?:health and safety|safety) management system`,
      String.raw`management system (?:for|on) (?:occupational )?(?:health and safety|safety and health|safety)`,
      String.raw`managementsystem\p{L}* (?:für|zu[mr]?) (?:\p{L}+ ){0,2}(?:gesundheit\p{L}* und (?:arbeits)?sicherheit|(?:arbeits)?sicherheit\p{L}* und gesundheit|arbeitsschutz|arbeitssicherheit)`,
      String.raw`accident[ -]prevention (?:policy|programme|program|management system|system|guidelines?)`,
      String.raw`unfallverhütungs-?(?:richtlinie|konzept|system|programm|politik)`,
      String.raw`(?:verhütung|vermeidung|prävention) von (?:arbeits)?unf[aä]llen [^.]{0,40}(?:managementsystem|richtlinie|konzept)\b`,
      String.raw`(?:implemented|established|maintain\w*)[^.]{0,60}(?:safety functions|accident prevention|occupational (?:health and )?safety)`,
      String.raw`(?:arbeitsschutz|arbeitssicherheits|sicherheits- und gesundheitsschutz)-?(?:management)?-?(?:system|richtlinie|konzept|organisation)`,
      String.raw`(?:managementsystem|konzept|richtlinie|system|programm)\w*[^.]{0,40}(?:verhütung|vermeidung|prävention) von (?:arbeits)?unf`,
      String.raw`(?:management system|policy|programme?)[^.]{0,40}(?:prevent\w*|avoid\w*) (?:of )?(?:workplace |work-related |occupational )*accidents`,
      String.raw`(?:iso|ohsas) ?(?:45001|18001)[^.]{0,60}(?:certif|zertifi)`,
    ],
  },
  {
    ...answer,
    id: 'S1-1_10',
    labels: [
      String.raw`^${COVERS}(?:elimination of |non-)?discrimination(?: and (?:harassment|equal (?:treatment|opportunit\w+)))?\??$`,
      String.raw`^${UMFASST}(?:nicht-?)?diskriminierung(?: und (?:belästigung|gleichbehandlung))?\??$`,
    ],
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
      String.raw`(?:train\w*|workshops?|e-?learning\w*|courses?|programmes?|programs?)[^.]{0,80}(?:non-discrimination|anti-discrimination|\bdiversity|unconscious bias|inclusion(?! of))`,
      String.raw`(?:non-discrimination|anti-discrimination|\bdiversity|unconscious bias)[^.]{0,60}(?:train\w*|workshops?|e-?learning\w*|know-how|courses?)`,
      String.raw`(?:schulung|training|workshop)\w*[^.]{0,80}(?:diskriminierung|(?<!arten|sorten|produkt)vielfalt|\bdiversity|unconscious bias|agg\b|gleichbehandlung)`,
    ],
  },
  {
    ...answer,
    id: 'S1-1_22',
    unsaid: String.raw`training (?:in|on) (?:this|these) (?:area|topic|subject|matter|issue)|corrupt|brib|compliance|code of conduct|data protection|money laundering|korrupt|verhaltenskodex|datenschutz|geldwäsche`,
    yes: [
      String.raw`(?:academy|learning (?:platform|opportunit|program)|training (?:program|offer|opportunit|portfolio)|development (?:program|opportunit)|continuous learning|skills development|further training)\w*[^.]{0,90}${STAFF}`,
      // Hours of training are no programme.
      String.raw`${STAFF}[^.]{0,80}(?:access to|offered|receive|benefit from|take part in|participate in)[^.\uE000-\uE3FF]{0,60}(?:learning|training|development|education)`,
      String.raw`(?:weiterbildungs|schulungs|qualifizierungs|fortbildungs|entwicklungs)(?:angebot|programm|möglichkeit|akademie)\w*(?! (?:zur|zum|zu|über|gegen|für) [^.;]{0,30}(?:korrup|bestech|compliance|datenschutz|geldwäsche|sicherheit|unfall|diskrimin))`,
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
    labels: [
      String.raw`(?:does the undertaking have a )?(?:complaint|grievance)s?-?(?: or complaints)?[ -]?handling mechanisms?.*`,
      'beschwerde(?:mechanismus|verfahren).*',
    ],
    yes: [
      String.raw`${STAFF}[^.]{0,80}(?:right to|can(?!not)|may|able to|opportunity to)[^.]{0,60}(?:lodge|file|submit|raise|report)[^.]{0,40}(?:complaint|grievance|concern|violation|misconduct)`,
      String.raw`(?:speak[ -]?up|whistle-?blow\p{L}*|integrity|ethics|grievance|complaints?|reporting|confidential)[ -](?:line|hotline|channel|platform|portal|desk|office|box)s?[^.;]{0,20} (?:is|are|stands?) (?:also )?(?:open|available|accessible|offered) to (?:all )?(?:of )?(?:our |the )?(?:own )?${STAFF}`,
      String.raw`über (?:die |unsere |den |unseren |das |unser )?(?:internen? )?(?:beschwerde|hinweisgeber|melde)\p{L}* (?:gingen|wurden|haben|reichten)[^.;]{0,40} ${STAFF}`,
      String.raw`${STAFF} (?:filed|submitted|raised|lodged) [^.;]{0,40}(?:complaints|grievances|concerns)[^.;]{0,30} (?:through|via) `,
      String.raw`(?:beschwerde|hinweis|vertrauens|ombuds|melde)\p{L}*[^.;]{0,20} (?:steht|stehen) (?:allen )?(?:unseren |den )?(?:eigenen )?${STAFF}[^.;]{0,60} (?:offen|zur verfügung)`,
      String.raw`(?:grievance|complaints?)[ -](?:handling |management )?(?:mechanism|procedure|process|system|channel)`,
      String.raw`(?:implemented|established|introduced|has|have|operat\w+)[^.]{0,40}(?:whistle-?blow\w+)[^.]{0,30}(?:system|channel|tool|line|office|platform|mechanism|process|procedure)`,
      String.raw`(?:beschwerde|hinweisgeber|whistleblow\w*)-?(?:mechanism\w+|verfahren|system|stelle|kanal|portal)`,
    ],
  },
  {
    ...answer,
    id: 'S1-3_09',
    unsaid: String.raw`\bsuppliers?'? (?:employees|workers|staff)\b|${STAFF} (?:der|unserer) lieferanten\b`,
    yes: [
      String.raw`(?:whistle-?blowers?|reporting persons?|individuals?|employees|those|persons|anyone|informants?)[^.]{0,90}(?:protect\w*|safe)[^.]{0,40}(?:retaliation|reprisal|disadvantage|discriminat)`,
      String.raw`(?:will not|must not|not be|no|not tolerate|not to)[^.]{0,40}(?:retaliat\w+|reprisals?|suffer any disadvantage)`,
      String.raw`(?:hinweisgeb\w+|beschwerdeführ\w+|meldend\w+)[^.]{0,100}(?:schutz(?!gesetz)|geschützt|keine (?:nachteile|repressalien|benachteiligung)|vor (?:repressalien|vergeltung|benachteiligung))`,
      String.raw`(?:wer|alle,? die|personen,? die|${STAFF},? die)[^.]{0,40}(?:hinweis|meld|beschwer|verst[oö]ß|missst)[^.]{0,90} vor (?:jeglichen )?(?:nachteilen|sanktionen|benachteiligung\w*|vergeltung\w*)`,
      String.raw`(?:keine|schutz vor|vor) (?:repressalien|vergeltungsmaßnahmen|benachteiligung\w*)`,
    ],
  },
  {
    ...choice,
    id: 'S1-6_14',
    labels: ['employee counting methodology \\(headcount or .*\\)'],
    options: [
      [
        'head count',
        [
          String.raw`(?:${COUNTED_IN}|illustrated based on) (?:the )?(?:number of )?head ?counts?`,
          String.raw`(?:figures|numbers?|data|employees?)[^.]{0,60}(?:is|are|was|were|have been)(?: (?:all|always|reported|provided|given|presented|stated|shown|disclosed|counted|expressed|measured))*(?: (?:by|as|in|on|on the basis of|using))? (?:a |the )?head ?counts?`,
          String.raw`head ?counts? (?:is|are|was|were) used|using (?:the )?head ?count`,
          String.raw`\(head ?counts?(?:,| (?:at|as of|as at|on|by)) [^()]{4,40}\)|^(?:[\uE000-\uE3FF\d]+\)? ?)?head ?counts? (?:at|as of|as at|on) (?:the )?(?:year[ -]?end|end of|31 dec|30 )`,
          String.raw`\((?:köpfe|personenzahl|kopfzahl)(?:,| zum| am) [^()]{4,40}\)`,
          String.raw`${ZAHLEN}[^.]{0,90} (?:auf|in|als|nach) (?:der |die |basis (?:von |der )?)?${KOEPFE}`,
          String.raw`gezählt (?:\p{L}+ ){0,3}(?:nach|in|als) ${KOEPFE}|(?:nach|in) ${KOEPFE} gezählt`,
          String.raw`(?:grundlage|basis|bezugsgröße|maßgeblich|ausgangspunkt)[^.;]{0,60}(?:ist|sind|bildet|bilden|war|waren) (?:jeweils |stets )?(?:die |der )?(?:anzahl der )?${KOEPFE}`,
          String.raw`${ZAHLEN}[^.]{0,60} (?:bezieh\w+ sich auf|entsprech\w+|sind|beruhen auf|basieren auf|liegt|liegen) (?:jeweils |stets |stichtagsbezogene[n]? )?(?:der |die )?${KOEPFE}`,
          String.raw`(?:the )?basis (?:of|for) [^.;]{0,60} (?:is|are|was) (?:always )?(?:the )?(?:number of )?head ?counts?|(?:refer|relate|refers|relates|corresponds?) to (?:the )?head ?counts?`,
          String.raw`(?:werden|wurden|sind) (?:\p{L}+ ){0,4}(?:köpfe|personenzahlen|kopfzahlen)[^;]{0,80}(?:gezeigt|angegeben|ausgewiesen|berichtet|dargestellt)`,
          String.raw`(?:auf basis|basierend auf|als|in) (?:der |von )?(?:headcounts?|personenzahl|köpfen|kopfzahl)`,
        ].join('|'),
      ],
      [
        'full-time equivalent',
        [
          // `Expressed in full-time equivalents, 320 people worked for us` is a figure beside the head count.
          String.raw`(?:${COUNTED_IN}) (?:the )?(?:number of )?(?:full-?time equivalents?|ftes?)(?!\p{L})(?!,? (?:there |this |that |it |we |they |the workforce )?(?:\p{L}+ )?(?:\d|…?¤))`,
          // `In full-time equivalents there were 320` is a figure beside the head count.
          String.raw`(?<!(?:quote|verhältnis|häufigkeit)[^.]{0,150})(?:auf basis|basierend auf|als|in) (?:von )?(?:vollzeitäquivalenten|vzä|ftes?)(?!…¤)`,
        ].join('|'),
      ],
    ],
  },
  {
    ...choice,
    id: 'S1-6_15',
    labels: ['employee counting methodology \\(at the end of .*\\)'],
    options: [
      [
        'end of reporting period',
        [
          String.raw`(?:head ?counts?|employee (?:data|numbers|figures)|number of employees|workforce)[^.]{0,80}(?:at|as (?:of|at)|by|on) (?:the )?(?:end of (?:the )?(?:reporting )?(?:period|year)|year[ -]?end|reporting date|balance sheet date|31 december|december 31)`,
          String.raw`(?:at|as (?:of|at)|on) (?:31 december|december 31|year[ -]?end|the end of the (?:year|reporting period))[^;]{0,140}\bhead ?count`,
          String.raw`(?:personenzahl|mitarbeit\w+zahl|beschäftigte\w*|${ZAHLEN}|${KOEPFE})[^.;]{0,60}${ZUM_ENDE}`,
          String.raw`${ZUM_ENDE}[^;]{0,160}(?:gezählt|köpfe|personenzahl|kopfzahl|headcount)`,
        ].join('|'),
      ],
      [
        'average',
        [
          String.raw`(?:head ?counts?|number of employees|employee (?:data|numbers|figures))[^.]{0,60}(?:average|averaged)[^.]{0,30}(?:period|year)`,
          String.raw`(?:${ZAHLEN}|personenzahl\w*|headcounts?)[^.]{0,60}(?:im (?:jahres)?durchschnitt|(?:jahres)?durchschnittswerte?|als (?:jahres)?durchschnitt)`,
        ].join('|'),
      ],
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
    unsaid: String.raw`\b(?:suppliers?|subcontractors?|factories|lieferanten|zulieferer\w*|fabriken)\b`,
    labels: [
      String.raw`(?:all )?employees (?:receive pay that is|are paid) (?:equal or above|an? ?adequate).*(?:wage|pay).*`,
      String.raw`(?:do |are )?(?:all )?(?:our |the )?employees (?:receive|receiving|paid|earn) (?:pay |wages )?(?:that (?:is|are) )?(?:equal )?(?:to )?(?:or )?(?:above|at least) (?:the )?(?:applicable )?(?:minimum|adequate|living) wage.*`,
      String.raw`(?:erhalten|bekommen|verdienen) alle (?:mitarbeit[\p{L}:*]+|beschäftigten|arbeitnehm[\p{L}:*]+) .*(?:mindestlohn|angemessene\w* (?:lohn|entlohnung|vergütung|entgelt)).*`,
    ],
    yes: [
      String.raw`(?:all|every|each|our)[^.]{0,80}(?:paid|receive|earn)[^.]{0,60}(?:adequate|living|fair) wage`,
      String.raw`(?:wages?|salar(?:y|ies)|remuneration|pay)[^.]{0,90}(?:all (?:\w+ )?employees|its employees|employees in all)[^.]{0,60}(?:considered|is|are)[^.]{0,20}adequate`,
      String.raw`(?:wages?|salar(?:y|ies)|remuneration)[^.]{0,60}(?:above|exceed\w*|in line with)[^.]{0,40}(?:minimum|adequate|living) wage`,
      String.raw`(?:alle|sämtliche)[^.]{0,60}${STAFF}[^.]{0,80}(?:angemessen\w*|existenzsichernd\w*)[^.]{0,20}(?:lohn|entlohn\w*|entgelt|vergüt\w*)`,
      String.raw`(?:alle|sämtliche)\w* (?:\w+ ){0,2}${STAFF} (?:erhalten|verdienen|bekommen|erhielten|verdienten|werden)[^.]{0,60}(?:mindestens|wenigstens|nicht weniger als|über)[^.]{0,40}\p{L}*(?:mindestlohn|mindestentgelt)`,
      String.raw`(?:mindestlohn|mindestentgelt) (?:wird|wurde) (?:für|bei) (?:allen?|sämtlichen?) ${STAFF}[^.]{0,40}(?:eingehalten|gezahlt|überschritten)`,
      String.raw`(?:all (?:\w+ ){0,2}${STAFF}|everyone|everybody) (?:is |are |was |were )?(?:earns?|earned|receives?|received|paid)[^.]{0,50}(?:at least|above|no less than|not less than|equal to or above)[^.]{0,40}(?:minimum|adequate|living) wage`,
    ],
    no: [String.raw`not all[^.]{0,40}employees[^.]{0,60}adequate wage`],
  },
  ...LIFE_EVENTS.map(
    ([id, event]): Recipe => ({
      ...answer,
      id,
      unsaid: NOT_EVERYBODY,
      yes: [
        String.raw`all (?:\w+ ){0,4}(?:employees|workforce)[^.]{0,50}covered by (?:\w+ ){0,3}social protection[^.]{0,200}(?:(?:${event})|public|statutory|loss of income)`,
        String.raw`all (?:\w+ ){0,4}(?:employees|workforce)[^.]{0,60}(?:social protection|insured|protected)[^.]{0,120}(?:${event})`,
        String.raw`(?:alle|sämtliche)\w* [^.]{0,60}${STAFF}[^.]{0,140}(?:${event})[^.]{0,160}(?:abgesichert|geschützt|versichert|abgedeckt)`,
        String.raw`(?:abgesichert|geschützt|versichert) sind (?:alle|sämtliche)\w* [^.]{0,160}(?:${event})`,
        String.raw`(?:alle|sämtliche)[^.]{0,40}(?:${STAFF})[^.]{0,100}(?:sozialschutz|sozialversicher|sozial abgesichert|abgesichert|versichert)[^.]{0,200}(?:(?:${event})|gesetzlich|öffentlich)`,
        // In whatever order: everybody, that they are protected, and the event.
        String.raw`^(?=.*${EVERYBODY})(?=.*${PROTECTED}).*(?:${event})`,
        // `They are protected against loss of income …` goes on with everybody; the events of the standard say who they are.
        String.raw`^(?:they|sie|diese) (?:all )?(?:are|sind|werden|were|waren|have|haben) (?=.*${INCOME_LOST})(?=.*(?:sickness|illness|krankheit))(?=.*(?:parental|maternity|elternzeit|elternurlaub|mutterschaft))(?=.*(?:retire|pension|ruhestand|rente)).*(?:${event})`,
      ],
      no: [
        String.raw`not all (?:of )?(?:our |the )?(?:employees|workers|staff)(?=.*${PROTECTED}).*(?:${event})`,
        String.raw`nicht alle (?:unsere |der )?${STAFF}(?=.*${PROTECTED}).*(?:${event})`,
      ],
    }),
  ),
  {
    ...answer,
    id: 'S1-15_04',
    yes: [
      String.raw`all (?:\w+ ){0,3}employees (?:are )?(?:entitled to|have (?:the right|access) to) (?:take )?(?:family-related|parental|maternity)`,
      String.raw`(?:alle|sämtliche) (?:\w+ ){0,3}${STAFF}[^.]{0,140}anspruch auf[^.]{0,60}(?:elternzeit|elternurlaub|familien|familiären)`,
    ],
  },
  {
    ...answer,
    id: 'S1-17_10',
    labels: [
      String.raw`(?:does the undertaking )?have (?:any )?confirmed (?:human rights )?incidents in its own workforce`,
      String.raw`(?:gab es |hat das unternehmen )(?:schwerwiegende |bestätigte )*(?:menschenrechts)?vorfälle.*(?:arbeitskräfte|belegschaft|beschäftigte)`,
      String.raw`^(?:number of )?(?:confirmed |identified )*(?:severe|serious) human rights (?:issues and )?(?:incidents|violations|cases)(?: (?:in|connected to) (?:our|its|the) own workforce)?$`,
      String.raw`^(?:anzahl (?:der )?)?(?:bestätigte[rn]? )?schwerwiegende[rn]? (?:menschenrechtsvorfälle|menschenrechtsverletzungen|vorfälle in bezug auf menschenrechte)(?: .{0,40})?$`,
    ],
    inverse: true,
    yes: [
      String.raw`(?:no|zero|neither)[^.]{0,30}(?:cases of )?(?:identified |confirmed |known )*(?:severe )?human rights (?:issues|incidents|violations|abuses)[^.]{0,60}(?:occur|identif|report|record|were|have|found)`,
      String.raw`there (?:were|have been|are) (?:no|none of the) (?:identified |confirmed |known |reported )*(?:severe|serious) human rights (?:issues|incidents|violations|abuses|cases)`,
      String.raw`(?<!(?:für|wegen|durch|gegen|über) )schwer(?:wiegend)?e (?:menschenrechts\p{L}+|vorfälle[^.]{0,40}menschenrecht\p{L}*) (?:wurden|waren|sind|gab es|traten|lagen)[^.]{0,40}(?:nicht|keine)`,
      String.raw`^(?:number of |anzahl der |anzahl |zahl der )?(?:confirmed |severe |serious |bestätigte[rn]? |schwerwiegende[rn]? )*(?:human rights (?:incidents|violations|abuses)|menschenrechts(?:vorfälle|verletzungen|verstöße)|vorfälle in bezug auf menschenrechte)[^.:]{0,60}: (?:none|zero|nil|keine)\b`,
      String.raw`none of (?:the )?(?:severe|serious) human rights (?:issues|incidents|violations|abuses)`,
      String.raw`\bno (?:confirmed |known |such )*(?:severe|serious) human rights (?:issue|incident|violation|abuse|case)s? (?:connected to (?:our|the) own workforce )?(?:occurred|arose|came to|took place|was|were)`,
      String.raw`zu (?:\p{L}+ )?(?:schwer(?:wiegend)?en |bestätigten )+(?:menschenrechts\p{L}+|(?:vorfällen|verstößen|fällen)[^.;]{0,40}menschenrecht\p{L}*) (?:kam es|ist es)[^.]{0,30} nicht`,
      String.raw`keine (?:bestätigten |bekannten |gemeldeten )*(?:schwerwiegenden )?(?:vorfälle|fälle) (?:im zusammenhang mit|in bezug auf|von|gegen) (?:die )?menschenrecht`,
      String.raw`keine (?:schwerwiegenden )?(?:menschenrechtsverletzungen|verstöße gegen (?:die )?menschenrechte|menschenrechtsverstöße|menschenrechtsvorfälle)`,
    ],
  },
]
