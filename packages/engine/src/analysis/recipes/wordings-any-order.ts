import type { Wordings } from '../recipe.ts'
import { AHEAD_WORDS, inAnyOrder, NEVER, OTHER_PARTIES } from './any-order.ts'

const ACCOUNTS = String.raw`financial (?:statements|reporting|accounts)|(?:annual|consolidated|group) accounts|\p{L}*(?:konzern|jahres)abschlu\p{L}*|finanzberichterstattung|konzernrechnungslegung`
const SECRETS = String.raw`intellectual property|know-how|results? of innovation|geistige\p{L}* eigentum|innovationsergebniss\p{L}*`
const BENCHMARKS = String.raw`paris-?aligned (?:eu )?(?:reference )?benchmarks?|paris-abgestimmte\p{L}* (?:eu-)?(?:referenzwert|benchmark)\p{L}*`
const BOARDS = String.raw`board|directors|executive committee|executive management|vorst[aä]nd|aufsichtsr[aä]t|verwaltungsr[aä]t|geschäftsführung|geschäftsleitung|konzernleitung|hauptversammlung|general meeting`
const PLAN = String.raw`(?:transition|climate action|decarboni[sz]ation|net[ -]zero) (?:plan|roadmap)|plan for (?:the |our )?(?:climate )?transition|(?:transitions|übergangs|klima|dekarbonisierungs)-?(?:plan|fahrplan)|plan für den (?:klima)?(?:übergang|wandel)`
const NEUTRAL = String.raw`(?:climate|carbon|co2|ghg)[ -]neutral\p{L}*|(?:klima|co2-?|treibhausgas-?)neutral\p{L}*`
const HAZARDS = String.raw`(?:physical )?climate(?:-related)?(?: physical)? (?:hazards?|risks?)|(?:natural|physical) hazards?|physical risks?|klimagefahren|klimarisik\p{L}*|naturgefahren|physische\p{L}* (?:klima)?(?:risiken|gefahren)`
const EVENT = String.raw`\p{L}*floods?\p{L}*|(?<!\p{L})storms?(?!\p{L})|(?<!\p{L})heat(?:waves?)?(?!\p{L})|droughts?|wildfires?|\p{L}*hochwasser|überschwemmung\p{L}*|(?<!\p{L})st[uü]rme?n?(?!\p{L})|hitze\p{L}*|dürren?|starkregen`
const PLACES = String.raw`(?<!\p{L})(?:sites?|assets?|plants?|factories|warehouses|buildings?|locations?|properties|facilities|stores)(?!\p{L})|standorte|(?<!\p{L})werke\p{L}{0,1}(?!\p{L})|fabriken|vermögenswerte|immobilien|gebäude|filialen|niederlassungen`
const SCREENED = String.raw`screen|assess|analys|examin|evaluat|mapped|überprüf|geprüft|untersuch|bewert|anfälligkeit|exposition`
/** What a company makes or sells, in the words of business and not of consumption. */
const BUSINESS = String.raw`(?<!\p{L})active|activit|revenue|turnover|sales|business(?! premises)|involve|engage|exposure|sector|part of our|tätig|umsatz|umsätze|erlös|geschäft|aktiv|sektor|bereich|beteilig|vertrieb`
const USED = String.raw`(?<!\p{L})us(?:e|es|ed|ing)(?!\p{L})|consum|replac|heat|vehicle|boiler|smok|energy|electric|verbrauch|nutz|verwend|heiz|strom|fahrzeug|ersetz|rauch|phase|ausstieg|disclos|gesondert|separate|accident|waste|unf[aä]ll|abf[aä]ll|emission|finan[cz]|loan|kredit|invest`
/** Of companies that are in such a trade, and of what is not told apart. */
const OF_SUCH = String.raw`\b(?:companies|businesses|entities) (?:\p{L}+ ){0,2}(?:active|engaged|operating|involved) in|\bunternehmen, die [^.;]{0,80}(?:tätig|aktiv)|separately|gesondert`
const SECTORS: readonly [id: string, sector: string][] = [
  [
    'SBM-1_09',
    String.raw`fossil[ -]fuels?(?! ?-?(?:powered|based|free))|fossile\p{L}* (?:brennstoff|energieträger)\p{L}*`,
  ],
  [
    'SBM-1_15',
    String.raw`chemicals? production|(?:production|manufactur(?:e|ing)) of chemicals|chemikalien-?(?:produktion|herstellung)|(?:herstellung|produktion) von chemikalien|chemieproduktion`,
  ],
  ['SBM-1_17', String.raw`controversial weapons?|(?:kontroverse|umstrittene|geächtete)\p{L}* waffen`],
  ['SBM-1_19', String.raw`tobacco|(?<!\p{L})tabak(?!steuer)\p{L}*`],
]
const NOT_IN = (sector: string): Wordings => ({
  unsaid: OF_SUCH,
  no: [
    inAnyOrder(
      [`${NEVER}|(?<!\\p{L})zero(?= (?:revenue|exposure|sales))`, `${BUSINESS}|produc`, sector],
      [USED, OTHER_PARTIES, AHEAD_WORDS],
    ),
  ],
})
const DENIES = String.raw`${NEVER}[^,;.]{0,60}`

/** Statements that say the same in any order of their words: ESRS 2, E1 and E4. */
export const anyOrderWordings: Readonly<Record<string, Wordings>> = {
  ...Object.fromEntries(SECTORS.map(([id, sector]) => [id, NOT_IN(sector)])),
  'BP-1_01': {
    options: [
      [
        'consolidated',
        [
          String.raw`\b(?:is|ist|represents|stellt) (?:a|eine?) (?:consolidated|konsolidierte[rs]?) (?:[\p{L}-]+ )?(?:statement|report|erklärung|bericht)`,
          String.raw`\b(?:comprises?|includes?|covers?) [\p{L}. &-]{2,40} and (?:all )?(?:the )?(?:companies|entities|undertakings) (?:that |which )?it controls`,
          String.raw`\bund (?:alle |die )?von (?:ihr|ihm) (?:beherrschten|kontrollierten) (?:gesellschaften|unternehmen)`,
          String.raw`^(?:basis (?:of|for) (?:preparation|reporting)|berichts(?:basis|grundlage)|grundlage(?: der erstellung)?): (?:konsolidiert|consolidated)`,
          String.raw`(?:bericht|erklärung)(?:en)?(?!\p{L})[^.;]{0,40} (?:alle|sämtliche) tochter(?:unternehmen|gesellschaften)[^.;]{0,40} (?:einbezogen|enthalten|berücksichtigt)`,
        ].join('|'),
      ],
    ],
  },
  'BP-1_02': {
    yes: [
      inAnyOrder(
        [
          String.raw`(?<!\p{L})(?:the )?same(?!\p{L})|identical|no differences?|(?<!\p{L})(?:dieselben?|derselbe|denselben|demselben|der gleiche|die gleichen|identisch\p{L}*|deckungsgleich|keine unterschiede)(?!\p{L})`,
          String.raw`scope|perimeter|entities|group companies|boundar|konsolidierungskreis|(?<!\p{L})gesellschaften|(?:erfassten|einbezogenen) unternehmen|berichtskreis|berichtsgrenzen`,
          ACCOUNTS,
        ],
        [
          String.raw`except|apart from|ausnahme|abgesehen|(?<!\p{L})(?:not|nicht)(?!\p{L})|audit|auditor|abschlussprüf|accounting|rechnungslegung|bilanzierung|previous year|prior year|vorjahr|currency|währung|period|zeitraum|structure|assumption|annahme`,
          AHEAD_WORDS,
        ],
      ),
    ],
  },
  'BP-1_05': {
    no: [
      inAnyOrder([
        String.raw`omit|omission|withh|left out|exemption|(?<!\p{L})option|ausgelassen|weggelassen|auszulassen|ausnahmeregelung`,
        String.raw`(?:${DENIES}(?:applied|used|made|omitted|withheld|exercised|use|angewendet|genutzt|gebrauch|anspruch|ausgelassen|weggelassen)|anspruch genommen)`,
        SECRETS,
      ]),
    ],
  },
  'E1-1_12': {
    no: [
      inAnyOrder(
        [NEVER, String.raw`exclu|ausgenommen|ausgeschlossen|ausschlu`, BENCHMARKS],
        [OTHER_PARTIES, String.raw`exposures?|loans|bonds|anleihen|kredite`],
      ),
      inAnyOrder(
        [String.raw`eligible for (?:inclusion|admission)|qualif\p{L}+ for inclusion`, BENCHMARKS],
        [NEVER, OTHER_PARTIES],
      ),
    ],
  },
  'E1-1_14': {
    yes: [
      inAnyOrder(
        [
          BOARDS,
          String.raw`approv(?:ed|al)|adopted|endorsed|signed off|ratified|genehmigt|verabschiedet|beschlossen|gebilligt|freigegeben|zugestimmt|zustimmung`,
          PLAN,
        ],
        [
          NEVER,
          AHEAD_WORDS,
          OTHER_PARTIES,
          String.raw`to be (?:approved|adopted)|pending|noch aus|vorgelegt|vorlage|bis 20|by 20|until 20`,
        ],
      ),
    ],
  },
  'E1-4_01': {
    no: [
      inAnyOrder(
        [
          String.raw`(?<!\p{L})(?:set|defined|adopted|established|formulated|in place|have|has|definiert|festgelegt|gesetzt|haben|hat|formuliert|verabschiedet)(?!\p{L})`,
          String.raw`${DENIES}(?:(?:climate|emissions?(?:[ -]reduction)?|ghg(?:[ -](?:emissions?|reduction))*|carbon) (?:targets?|goals?)|targets? (?:for|to) (?:reduc|lower)\p{L}* (?:\p{L}+ ){0,3}(?:emissions|greenhouse)|(?:klima|emissions|treibhausgas)\p{L}*ziele?|ziele? (?:zur|für die) (?:\p{L}+ (?:der|von|unserer) )?(?:emissions|treibhausgas|thg-|co2-)\p{L}*)|klimaziele (?:hat|haben) (?:\p{L}+ ){1,4}(?:nicht|keine)(?!\p{L})`,
        ],
        [
          String.raw`scope 3|interim|zwischenziel|valid|achiev|erreicht|chang|geändert|angepasst|(?<!\p{L})site|product|produkt`,
          OTHER_PARTIES,
          AHEAD_WORDS,
        ],
      ),
    ],
    yes: [
      String.raw`\bzur (?:klima|treibhausgas|co2-?)neutralität[^.;]{0,20} bis (?:spätestens )?20[2-9]\d[^.;]{0,20} (?:verpflichtet|bekannt)`,
      String.raw`(?:^|[.;:•–-] ?)(?:target|goal|ziel): ?[\uE000-\uE3FF] (?:less|lower|fewer|reduction|weniger|niedrigere?|minderung|reduktion|senkung)[^.;]{0,60}(?:emissions?|emissionen|treibhausgas\p{L}*)[^.;]{0,30} (?:by|bis) (?:the end of )?20[2-9]\d`,
    ],
  },
  'E1-4_22': {
    no: [
      String.raw`${DENIES}(?:validated|approved|verified|assessed) by (?:the )?(?:sbti|science based targets)`,
      String.raw`\bkeine[sr]? (?:unserer |der )?(?:klima|emissions)?ziele[^,;.]{0,40}(?:sbti|science based targets)[^,;.]{0,30} (?:validiert|anerkannt|geprüft|bestätigt|genehmigt)`,
    ],
    yes: [
      inAnyOrder(
        [
          String.raw`(?<!\p{L})(?:targets?|goals?|\p{L}*ziele)(?!\p{L})`,
          String.raw`validated|approved|verified|validiert|anerkannt|bestätigt|genehmigt`,
          String.raw`(?<!\p{L})sbti(?!\p{L})|science based targets initiative`,
        ],
        [
          NEVER,
          AHEAD_WORDS,
          OTHER_PARTIES,
          String.raw`submit|eingereicht|beantragt|well[ -]below|deutlich unter|1[.,]7|pending`,
        ],
      ),
    ],
  },
  'E1-7_03': {
    no: [
      String.raw`\b(?:refrain|abstain)\p{L}* from (?:buying|purchasing|using|acquiring|the (?:use|purchase) of) (?:\p{L}+ )?(?:carbon credits|offsets)`,
      String.raw`\b(?:do|does|did|have|has) not (?:yet |currently |so far )?(?:offset|compensated?|neutrali[sz]ed?) (?:our |its |any |the )*(?:\p{L}+ ){0,2}emissions`,
      String.raw`\b(?:kompensieren|kompensiert|kompensierten|kompensierte)(?!\p{L})[^.;,]{0,40}(?:emissionen|treibhausgas\p{L}*) (?:derzeit |bislang |bisher |noch )*nicht(?!\p{L})`,
    ],
    yes: [
      String.raw`^(?!.*${NEVER})(?!.*(?:${AHEAD_WORDS})).*(?:emissionen|ausstoß)[^.;]{0,50} (?:durch|mit|über|mittels) [^.;]{0,40}(?:zertifikate?n?|gutschriften)[^.;]{0,20} (?:ausgeglichen|kompensiert)`,
    ],
  },
  'E1-7_21': {
    no: [
      inAnyOrder(
        [
          String.raw`${DENIES}(?:claim|statement|advertis|label|describe|declare|aussage|behaupt|bezeichn|bewerb|werben)\p{L}*[^.;]{0,70}(?:${NEUTRAL})|(?:bezeichne|bewerb|vermarkt)\p{L}*[^.;]{0,40} nicht als (?:${NEUTRAL})`,
        ],
        [AHEAD_WORDS, OTHER_PARTIES],
      ),
      String.raw`\brefrain\p{L}* from (?:advertis|claim|market|label|describ|call)\p{L}*[^.;]{0,50}(?:${NEUTRAL})`,
      String.raw`\bverzicht\p{L}*[^.;]{0,60} als (?:${NEUTRAL}) zu (?:bewerben|bezeichnen|vermarkten)`,
    ],
  },
  'E1.IRO-1_04': {
    yes: [
      inAnyOrder(
        [PLACES, SCREENED, String.raw`(?:${EVENT})[^.;]{0,40}(?:${EVENT})`],
        [
          NEVER,
          OTHER_PARTIES,
          String.raw`(?<!\p{L})(?:will|shall|planned|plan to|geplant|soll(?:en)?|künftig|insur|versicher)(?!\p{L})`,
        ],
      ),
      inAnyOrder([PLACES, SCREENED, HAZARDS], [NEVER, AHEAD_WORDS, OTHER_PARTIES, String.raw`transition risks? of`]),
    ],
  },
  'E1.IRO-1_13': {
    yes: [
      inAnyOrder(
        [
          String.raw`transition(?:al)?(?: climate)? risks?|transition events|transition opportunit|(?:übergangs|transitions)-?risik|transitorische\p{L}* risik`,
          String.raw`identif|assess|analys|evaluat|ermittel|identifizier|bewert`,
          String.raw`scenario analys\p{L}*|climate scenarios?|szenarioanalyse\p{L}*|klimaszenari\p{L}*`,
        ],
        [NEVER, AHEAD_WORDS, OTHER_PARTIES, String.raw`(?:for|für) (?:the )?physi`],
      ),
    ],
  },
  'E4.IRO-1_14': {
    no: [
      String.raw`\bnone of (?:[\p{L}.-]+['’]s?|our|the|its) (?:[\p{L}-]+ ){0,2}(?:sites?|operations|locations|plants|facilities|properties)[^.;]{0,20} (?:near|close to|adjacent to) [^.;]{0,40}(?:sensitive|protected|natura 2000|key biodiversity)[^.;]{0,20}`,
      String.raw`\bno (?:[\p{L}-]+ ){0,2}(?:sites?|operations|locations|plants|facilities|properties)(?: \p{L}+)? (?:in or near|in or adjacent to|in or close to|near|close to|adjacent to) [^.;]{0,40}(?:sensitive|protected|natura 2000|key biodiversity|conservation)[^.;]{0,40}`,
      String.raw`(?<!\p{L})standorte (?:in oder (?:in der )?nähe|in oder nahe|in der nähe|nahe) [^.;]{0,60}(?:schutzgebiet|biodivers|natura|vielfalt)[^.;]{0,40} (?:nicht|keine)(?!\p{L})`,
    ],
  },
  'E4.IRO-1_15': {
    no: [
      inAnyOrder(
        [
          NEVER,
          String.raw`(?:negative|adverse)\p{L}* (?:effects?|impacts?|affect)|(?:negative|nachteilige)\p{L}* auswirkung`,
          String.raw`activities|operations|sites|tätigkeiten|standorte|aktivitäten`,
          String.raw`(?:these|protected|(?:biodiversity-)?sensitive) (?:natural )?areas|protected habitats|natura 2000|(?:diese|schutz)-? ?gebiete?n?`,
        ],
        [AHEAD_WORDS, OTHER_PARTIES],
      ),
    ],
  },
  'E4.IRO-1_16': {
    no: [
      inAnyOrder(
        [
          NEVER,
          String.raw`necessary|required|needed|erforderlich|notwendig|nötig`,
          String.raw`biodivers|habitat|species|nature|biologische|vielfalt|artenschutz`,
          String.raw`(?:mitigation|remediation|restoration) measures|(?:abhilfe|minderungs|ausgleichs)maßnahmen`,
        ],
        [AHEAD_WORDS, OTHER_PARTIES],
      ),
    ],
  },
}
