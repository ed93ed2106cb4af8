import { type Disclosure, requirement as d } from './disclosure.ts'

export const generalDisclosures: Disclosure[] = [
  d(
    'BP-1',
    'process',
    /this (?:sustainability |non-financial |esg )?(?:report|statement)|scope of consolidation|consolidated|reporting (?:scope|boundar)|subsidiar|konsolidier|berichtsgrenze|dieser (?:nachhaltigkeits)?bericht|berichtsumfang|basis (?:of|for) preparation|grundlagen der (?:erstellung|berichterstattung)/g,
    /report (?:covers|includes|contains|refers)|prepared (?:on|in accordance)|scope of consolidation|basis (?:of|for) preparation|consolidated non-financial|bericht (?:umfasst|bezieht|enthält)|konsolidierungskreis/,
  ),
  d(
    'BP-2',
    'process',
    /estimat(?:e|es|ed|ion|ions)|time horizons?|restat\w+|extrapolat\w+|uncertaint\w+|assumptions?|not (?:directly )?comparable|data (?:covers|quality|availability)|schätz\w+|zeithorizont|hochgerechnet|hochrechnung|annahmen|anpassung|vergleichbar/g,
    /(?:estimated|extrapolated|restated|adjusted)[^.]{0,60}(?:data|values|figures|years)|time horizons|values? (?:shown|reported)[^.]{0,60}differ|geschätzt|zeithorizonte/,
  ),
  d(
    'GOV-1',
    'governance',
    /(?:management|supervisory|executive) board|board of directors|sustainability (?:committee|board|council|team|department|officer)|esg (?:committee|board|council|team|officer)|overall responsibility|vorstand|aufsichtsrat|nachhaltigkeits(?:rat|ausschuss|team|beauftragt|management|abteilung)/g,
    /(?:responsib\w+|oversight|accountab\w+)[^.]{0,80}(?:sustainab|esg)|(?:sustainab|esg)[^.]{0,80}(?:responsib\w+|oversight|anchored|embedded)|verantwort\w+[^.]{0,80}nachhaltigkeit|nachhaltigkeit[^.]{0,80}(?:verantwort|verankert|zuständig)/,
  ),
  d(
    'GOV-2',
    'governance',
    /(?:management|supervisory|executive) board|board of directors|committee|informed|updates?|report(?:s|ed|ing)? (?:to|regularly|quarterly|annually)|vorstand|aufsichtsrat|ausschuss|unterrichtet|informiert|berichtet/g,
    /(?:regular|quarterly|annual|monthly|ongoing)\w* (?:report|update|inform|exchange)[^.]{0,100}(?:board|committee|management)|(?:board|committee)[^.]{0,60}(?:is|are|was) (?:regularly )?(?:informed|updated)|(?:regelmäßig|quartalsweise|jährlich)\w*[^.]{0,60}(?:informiert|berichtet|unterrichtet)[^.]{0,60}(?:vorstand|aufsichtsrat)?/,
  ),
  d(
    'GOV-3',
    'governance',
    /remuneration|compensation|bonus|incentive|variable pay|vergütung|boni\b|tantieme|anreiz/g,
    /(?:remuneration|compensation|bonus|incentive)[^.]{0,140}(?:sustainab|esg|environmental|climate|non-financial)|(?:sustainab|esg|climate|non-financial)[^.]{0,140}(?:remuneration|compensation|bonus|incentive)|vergütung[^.]{0,140}(?:nachhaltigkeit|esg|klima)|(?:nachhaltigkeit|esg)[^.]{0,140}vergütung/,
    /gender pay|adequate wage|equal pay/,
  ),
  d(
    'GOV-4',
    'process',
    /due diligence|sorgfaltspflicht\w*/g,
    /(?:statement on|elements? of|process\w* of|core elements)[^.]{0,30}due diligence|due diligence (?:process|statement)[^.]{0,80}(?:sustainab|report)|erklärung zur sorgfaltspflicht/,
    /customer due diligence|taxonomy|supplier|supply chain/,
  ),
  d(
    'GOV-5',
    'process',
    /internal controls?|risk management|internal audit|controls? (?:system|framework|over)|interne\w* kontroll\w*|risikomanagement|interne revision|iks\b/g,
    /(?:internal controls?|risk management)[^.]{0,100}(?:sustainability|esg|non-financial) (?:report|data|information|statement)|(?:sustainability|non-financial) reporting[^.]{0,100}(?:controls?|audit)|kontroll\w+[^.]{0,80}nachhaltigkeitsberichterstattung/,
  ),
  d(
    'SBM-1',
    'strategy',
    /business model|value chain|products and services|customers|markets|revenues?|strategy|locations|employees|segments?|geschäftsmodell|wertschöpfungskette|produkte|märkte|standorte|strategie|geschäftsfelder|unternehmensstruktur/g,
    /business model|(?:is|are) (?:a|the|one of the) (?:leading|largest|global|international|specialis)|sustainability strategy|our (?:products|offering|services)|geschäftsmodell|nachhaltigkeitsstrategie|führend\w* (?:anbieter|unternehmen|hersteller)/,
  ),
  d(
    'SBM-2',
    'engagement',
    /stakeholders?|interest groups|anspruchsgruppen|interessengruppen|interessenträger/g,
    /stakeholder (?:engagement|dialogue|groups?|survey|management|communication)|dialogue with (?:our )?stakeholders|stakeholder-?(?:dialog|einbindung|gruppen)|dialog mit (?:unseren )?(?:stakeholdern|anspruchsgruppen)/,
  ),
  d(
    'SBM-3',
    'process',
    /material (?:topics?|impacts?|risks?|issues?)|impacts?,? risks? and opportunit\w+|materiality|opportunities|wesentliche\w* (?:themen|auswirkungen|risiken)|auswirkungen,? risiken und chancen|wesentlichkeit/g,
    /material (?:topics|impacts|risks|opportunities)|(?:climate|esg|sustainability)(?:-related)? risks[^.]{0,80}(?:identified|impact|material)|wesentliche (?:themen|auswirkungen|risiken)/,
  ),
  d(
    'IRO-1',
    'process',
    /materiality (?:assessment|analysis|matrix|process)|double materiality|climate risk (?:and vulnerability )?(?:assessment|analysis)|risk (?:assessment|analysis|identification)|scenario analys\w+|wesentlichkeitsanalyse|doppelte\w* wesentlichkeit|klimarisikoanalyse|risikoanalyse|szenarioanalyse/g,
    /(?:materiality (?:assessment|analysis)|double materiality)[^.]{0,120}|(?:conducted|carried out|performed)[^.]{0,60}(?:materiality|climate risk)|wesentlichkeitsanalyse/,
  ),
  d(
    'IRO-2',
    'process',
    /(?:esrs|gri) (?:content )?index|content index|disclosure requirements? (?:covered|complied|met)|list of (?:disclosure|datapoints)|index (?:of|der)|angabepflichten|inhaltsindex/g,
    /esrs (?:content )?index|disclosure requirements? (?:covered|complied)|(?:topic|standard)s? (?:are|is|were) (?:not )?(?:considered )?material[^.]{0,60}(?:therefore|thus|omitted|esrs)|esrs-?index/,
  ),
]
