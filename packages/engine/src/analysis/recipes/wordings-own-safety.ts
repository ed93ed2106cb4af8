import type { Wordings } from '../recipe.ts'
import { OF_STAFF, PERSONAL, STAFF } from './people.ts'

const WHO = String.raw`(?:${STAFF}|${PERSONAL})`
const RECORDABLE = String.raw`recordable|meldepflichtig|dokumentier`
const ACCIDENT = String.raw`accidents?\b|injur\p{L}+|unf[aä]ll\p{L}*`
const LEAVE = String.raw`(?:family(?:-related)?|parental) leave|elternzeit|elternkarenz|familiären gründen|pflegezeit|familienbezogen`
const KARENZ = String.raw`(?:eltern(?:zeit|karenz|urlaub)|familienbezogene freistellung|urlaub aus familiären gründen)`
const FINES = String.raw`(?:fines|penalties|compensation|damages)`
const BUSSEN = String.raw`(?:strafzahlungen|geldbußen|bußgelder|geldstrafen|strafen|schadenersatzzahlungen|entschädigungen)`
const DISCRIMINATED = String.raw`discriminat|harass|diskriminier|belästig`

/** Rates, days, leave, ratios of pay and incidents, where a sentence or a row says them beside something else: ESRS S1-14 to S1-17. */
export const ownSafetyWordings: Readonly<Record<string, Wordings>> = {
  'S1-14_01': {
    labels: [
      String.raw`(?:durch|von|vom) (?:ein |einem |das |dem )?[\p{L}-]*(?:arbeitsschutz|arbeitssicherheit)[\p{L}-]*managementsystem (?:abgedeckte|erfasste)[rn]? ${PERSONAL}`,
    ],
  },
  'S1-14_02': {
    zero: [
      String.raw`\bthere were neither (?:work-?related )?fatal(?:ities| accidents| injuries)`,
      String.raw`tödlich verunglückt (?:ist|sind)[^.;\uE000-\uE3FF]{0,20} (?:niemand|keine)`,
    ],
  },
  'S1-14_04': {
    labels: [String.raw`meldepflichtige arbeits- und dienstunfälle`],
    unsaid: String.raw`^(?:the |die )?(?:total |gesamt)?(?:number of |anzahl der |zahl der )?(?:work(?:ing)? )?(?:days lost|lost (?:work(?:ing)? )?days|ausfalltage)(?!\p{L})`,
  },
  'S1-14_05': {
    says: [
      String.raw`(?:${RECORDABLE})\p{L}*[^.;\uE000-\uE3FF]{0,40}(?:accidents?|injur(?:y|ies)|unf[aä]lle?n?)[^.;\uE000-\uE3FF]{0,20} ¤ ?\((?:unfall)?(?:rate|quote|häufigkeit|frequency):? #\)`,
      String.raw`¤ (?:${RECORDABLE})\p{L}* (?:work-?related |arbeitsbedingte )?(?:accidents|injuries|(?:arbeits|betriebs)?unfälle|verletzungen) \((?:unfall)?(?:rate|quote|häufigkeit|frequency):? #\)`,
    ],
    saysAfter: [
      [
        RECORDABLE,
        String.raw`^(?:that|this|which|it) (?:equals|corresponds to|is equivalent to|equates to|amounts to|translates (?:in)?to)(?: an? (?:[\p{L}-]+ ){0,3}rate of)? #(?=[ .,;]|$)`,
      ],
      [
        RECORDABLE,
        String.raw`^bezogen auf (?:eine |je )?million (?:geleistete[rn]? )?(?:arbeits)?stunden (?:sind|waren|entspricht|entsprach|ergibt|ergab) (?:das|dies) # (?:(?:arbeits)?unfälle)?`,
      ],
    ],
  },
  'S1-14_06': {
    zero: [
      String.raw`neither [^.;\uE000-\uE3FF]{3,40} nor (?:any )?(?:cases? of )?(?:recordable )?work-?related ill[ -]?health`,
    ],
  },
  'S1-14_07': {
    labels: [String.raw`ausfallstage (?:durch|wegen|infolge|aufgrund) (?:von )?(?:arbeits|betriebs)?unfällen?`],
    saysAfter: [
      [
        ACCIDENT,
        String.raw`^(?:the |die )?(?:total |gesamt)?(?:number of |anzahl der |zahl der )(?:lost (?:work(?:ing)? )?days|days lost|ausfalltage|verlorenen arbeitstage) (?:was|were|came to|amounted to|totalled|belief sich auf|betrug|lag bei) #(?=[ .,;(]|$)(?![^.]{0,60}(?:krank|sick|illness))`,
      ],
    ],
  },
  'S1-15_01': { labels: [String.raw`anspruch auf ${KARENZ}`] },
  'S1-15_02': {
    labels: [String.raw`inanspruchnahme (?:von |der |des )?${KARENZ}`],
    says: [String.raw`(?:${LEAVE})[^.]{0,20} in anspruch genommen (?:haben|hatten)(?: (?:ihn|sie|diese[nr]?|es))? #`],
  },
  'S1-15_03': {
    saysOf: [
      [
        'female',
        String.raw`(?:${LEAVE})[^.]{0,20} in anspruch genommen (?:haben|hatten)(?: (?:ihn|sie|diese[nr]?|es))? ¤ ?\(frauen:? #`,
      ],
      [
        'male',
        String.raw`(?:${LEAVE})[^.]{0,20} in anspruch genommen (?:haben|hatten)(?: (?:ihn|sie|diese[nr]?|es))? ¤ ?\(frauen:? ¤[,;]? (?:und )?männer:? #`,
      ],
    ],
  },
  'S1-16_02': {
    labels: [
      String.raw`ceo[ -]to[ -]median(?:[ -]employee)?[ -](?:pay|compensation|remuneration)(?:[ -]ratio)?`,
      String.raw`vergütungsverhältnis (?:ceo|vorstand|geschäftsführung|höchste vergütung) (?:zu[mr]?) median\p{L}*`,
    ],
    says: [
      String.raw`(?:chief executive|ceo|highest[- ]paid \p{L}+)[^.;\uE000-\uE3FF]{0,40} (?:was|is|were|equalled|corresponds to|corresponded to|amounted to) # times [^.;\uE000-\uE3FF]{0,20}median`,
      String.raw`verhältnis der[^.;\uE000-\uE3FF]{0,80} median[^.;\uE000-\uE3FF]{0,30} #(?= ?(?:[.,;)]|$))`,
    ],
  },
  'S1-17_02': {
    unsaid: String.raw`(?:discrimination|harassment|diskriminierung|belästigung)[^.;]{0,40} (?:from|von) (?:our |the |unsere\p{L}* )*(?:guests?|customers?|users?|patients?|passengers?|gäste\p{L}*|kund\p{L}*|patient\p{L}*|fahrgäste\p{L}*)(?!\p{L})`,
    zero: [String.raw`\b(?:had|received|were|recorded) no reports of (?:discrimination|harassment)`],
  },
  'S1-17_03': {
    unsaid: String.raw`(?:employees|workers|staff) (?:of|at|from) (?:an? |our |the )*(?:\p{L}+ )?(?:suppliers?|contractors?|customers?)(?!\p{L})`,
    says: [
      String.raw`# (?:complaints|grievances) (?:were |was |have been )?(?:raised|filed|submitted|made|lodged) by (?:our |own |the )*(?:employees|staff|colleagues|workers|workforce)`,
    ],
  },
  'S1-17_05': {
    labels: [
      String.raw`(?:fines|penalties)(?: paid| imposed)? (?:for|due to|related to|in connection with) (?:incidents of )?discrimination`,
      String.raw`${BUSSEN} (?:wegen|aufgrund|infolge|für) (?:von )?diskriminierung`,
    ],
    zero: [
      String.raw`weder ${BUSSEN}[^.;\uE000-\uE3FF]{0,60} (?:wegen|aufgrund|infolge)[^.;\uE000-\uE3FF]{0,12} diskriminierung`,
    ],
    zeroAfter: [
      [
        DISCRIMINATED,
        String.raw`^no ${FINES}(?:,? (?:and |or )?${FINES}){0,3} (?:were|was|had to be) (?:payable|paid|imposed|due|incurred)(?=[ .,;]|$)`,
      ],
    ],
  },
  'S1-6_11': {
    says: [
      String.raw`beendeten # (?:${PERSONAL}) (?:ihr|das|ihre) (?:arbeits|beschäftigungs|dienst|anstellungs)verhältnis`,
    ],
  },
  'S1-7_01': {
    labels: [String.raw`(?:external|contingent) (?:workers|workforce|staff) \(non-?employees\)`],
    says: [
      String.raw`# (?:people|persons|workers|individuals)(?: in (?:our|the) own workforce)? (?:are|were) not (?:our |own |direct )*employees`,
    ],
  },
  'S1-8_01': {
    unsaid: String.raw`(?:employees|workers|staff) (?:of|at) (?:our |the |its )*(?:suppliers?|contractors?)|(?:mitarbeit\p{L}+|beschäftigten?|arbeitnehm\p{L}+) (?:unserer |der |bei )*(?:lieferant|zuliefer|dienstleist)`,
    labels: [String.raw`tarif(?:lich )?beschäftigte[rn]?|${PERSONAL} mit (?:tarif|kollektiv|gesamtarbeits)vertrag`],
    says: [
      String.raw`\(#\) ${OF_STAFF}[^.;\uE000-\uE3FF]{0,40} (?:covered by|subject to|fall(?:s|ing)? under|work(?:s|ing)? under|governed by|bound by)[^.;\uE000-\uE3FF]{0,30}collective`,
      String.raw`^(?:alle|sämtliche|all)[^.;\uE000-\uE3FF]{0,40} (?:fallen unter|unterliegen|are covered by|fall under)[^.;\uE000-\uE3FF]{0,20}(?:tarifvertr|kollektivvertr|collective)[^.;\uE000-\uE3FF]{0,40} \(#\)`,
    ],
  },
  'S1-8_02': {
    // What an agreement says, and not whom it covers.
    unsaid: String.raw`\b(?:raise[ds]?|wages?|salar\p{L}*|strike\p{L}*|ended with|tarifabschl\p{L}*|lohn|löhne|gehälter|gehalt|urlaub\p{L}*)\b`,
  },
  'S1-13_02': {
    labels: [String.raw`mitarbeit(?:er[:*_]?innen|enden)gespräche`],
    says: [
      String.raw`# ${OF_STAFF} \([^()]{5,50}\) (?:participated|took part|received|had|completed)[^.;\uE000-\uE3FF]{0,70} (?:reviews?|appraisals?)`,
      String.raw`(?:every|all|each) [^.;\uE000-\uE3FF]{0,60}(?:performance|development|appraisal) (?:reviews?|talks?|dialogues?|interviews?) \(#\)`,
    ],
    saysOf: [
      [
        'female',
        String.raw`¤ ${OF_STAFF} \((?:women|frauen|female):? #[^()]{3,30}\) (?:participated|took part|received|had|completed|nahmen|haben)[^.;\uE000-\uE3FF]{0,60} (?:reviews?|appraisals?|\p{L}*(?:gespräch|beurteilung)\p{L}*)`,
      ],
      [
        'male',
        String.raw`¤ ${OF_STAFF} \((?:women|frauen|female):? ¤[,;] (?:men|männer|male):? #\) (?:participated|took part|received|had|completed|nahmen|haben)[^.;\uE000-\uE3FF]{0,60} (?:reviews?|appraisals?|\p{L}*(?:gespräch|beurteilung)\p{L}*)`,
      ],
    ],
  },
  'S1-13_04': {
    labels: [
      String.raw`average (?:number of )?hours of training per (?:team member|colleague|head|fte|member of staff)`,
    ],
    says: [
      String.raw`(?:pro|je) (?:kopf|person|${WHO}) (?:wurden|waren|sind|entfielen) (?:im )?(?:durchschnitt\p{L}*|schnitt) # (?:in|für|auf|an) (?:die )?(?:aus- und )?(?:weiter|fort)bildung`,
    ],
  },
}
