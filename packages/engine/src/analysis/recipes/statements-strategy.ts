import type { Recipe } from '../recipe.ts'
import { NONE_NEAR, SOME_NEAR } from './near-areas.ts'

const answer = { kind: 'yes_no', unit: null, measures: [], range: [0, 1], labels: [] } as const
const choice = { kind: 'choice', unit: null, measures: [], range: [0, 1], labels: [] } as const
const SENSITIVE_AREA = String.raw`(?:natura 2000|protected (?:natural )?areas?|nature reserves?|(?:biodiversity|ecologically)[- ]sensitive areas?|key biodiversity areas?|national parks?|conservation areas?|biosphere reserves?)`
const SCHUTZGEBIET = String.raw`(?:\p{L}*schutzgebiet\w*|natura-2000\w*|natura 2000\w*|ffh-gebiet\w*|nationalpark\w*|gebiet\w* mit (?:schutzbedürftiger|hoher) biodiversität|schlüsselgebiet\w*|biosphärenreservat\w*)`

/** Statements about strategy, boards and boundaries: ESRS 2 and E1. */
export const strategyStatements: Recipe[] = [
  {
    ...choice,
    id: 'BP-1_01',
    labels: [
      'basis for (?:preparation|reporting)(?: of (?:the )?sustainability (?:statement|report))?',
      'grundlage (?:für|der) (?:die )?(?:erstellung|berichterstattung)',
      '^basis(?: of (?:preparation|reporting|consolidation))?$',
      '^(?:scope of )?consolidation$|^reporting basis$|^konsolidierung(?:skreis)?$|^berichts(?:basis|grundlage)$',
    ],
    options: [
      [
        'consolidated',
        String.raw`(?:report|statement)[^.]{0,60}(?:prepared|drawn up|presented|contains)[^.]{0,40}(?:consolidated (?:basis|non-financial|sustainability|report|statement)|on a consolidated)|consolidated its non-financial information|(?:the|this|our) consolidated (?:sustainability|non-financial) (?:statement|report)|(?:this|the) (?:sustainability |non-financial |esg )?(?:report|statement) (?:covers|includes|comprises) [^.]{0,80}(?:subsidiar|group compan|fully consolidated|all compan|affiliat)|(?:bericht|erklärung)[^.]{0,80}(?:auf konsolidierter (?:basis|grundlage)|konsolidiert(?:e|en) (?:nicht|nachhaltig))|(?:dieser|der) (?:nachhaltigkeits)?bericht (?:umfasst|bezieht sich auf|gilt für|deckt)[^.]{0,90}(?:konzern|tochter|gruppe|konsolidiert)|berichten wir[^.]{0,60}(?:tochtergesellschaften|konzern)|(?:data|figures|disclosures|information)[^.]{0,60} (?:cover|refer to|relate to|include|comprise)s? (?:the )?(?:entire|whole) group|(?:data|figures|disclosures|information|indicators)[^.]{0,30} (?:cover|refer to|relate to|apply to|include|comprise)s? [^.]{0,60}\bconsolidated (?:companies|entities|subsidiaries|undertakings)|(?:angaben|kennzahlen|zahlen|daten|bericht|erklärung) (?:umfassen|umfasst|beziehen sich auf|bezieht sich auf|betreffen|betrifft) (?:die |den )[\p{L}0-9&. -]{2,40} (?:und|sowie|mit) (?:ihre[nr]?|seine[nr]?|alle[nr]?|sämtliche[nr]?|die|den)(?: [\p{L}]+){0,2} (?:(?:voll)?konsolidierte\w* |tochter)|(?:gelten|beziehen sich|umfassen|betreffen) (?:die |alle |sämtliche |unsere )(?:angaben|kennzahlen|zahlen|daten)[^.]{0,25}(?: für| auf)?(?: den| die| das| alle| sämtliche)+ (?:gesamten? )?(?:konzern\b|gruppe\b|unternehmensgruppe|(?:voll)?konsolidierte\w* |tochter)|(?:report|statement|scope|information|data|disclosures|figures)[^.]{0,80}\b(?:on a consolidated basis|that of the consolidated (?:annual )?(?:accounts|financial statements)|as the consolidated (?:annual )?(?:accounts|financial statements))|\bauf konsolidierter (?:basis|grundlage|ebene)|\b(?:data|figures|information|disclosures|indicators|metrics)(?: below| above| presented(?: here)?| in this (?:report|statement|section))? (?:is|are) (?:presented |reported |shown )?consolidated\b|\b(?:angaben|kennzahlen|zahlen|daten) (?:in diesem bericht |unten )?(?:sind|werden) (?:\p{L}+ )?konsolidiert\b|\b(?:er|sie|(?:dieser|der|diese|die) (?:nachhaltigkeits|konzern)?(?:bericht|erklärung)|angaben|kennzahlen|zahlen|daten) (?:umfass(?:t|en)|gelten für|gilt für|beziehen sich auf|bezieht sich auf) (?:den |die |das |alle |sämtliche )(?:gesamten? )?(?:[\p{L}]+[ -])?(?:konzern\b|gruppe\b|unternehmensgruppe|(?:voll)?konsolidierte\w* |tochter)`,
      ],
      [
        'individual',
        String.raw`(?:prepared|drawn up|presented) on an? (?:individual|stand-?alone|single-entity) basis|\b(?:this |the |our )(?:sustainability )?(?:report|statement) (?:concerns|covers|relates to|refers to|includes|is about) (?:only|solely|exclusively) (?:our|the|this|one|a single) (?:own )?(?:company|undertaking|business|legal entity|parent company)(?!'|’| and\b)|\b(?:this |the |our )(?:sustainability )?(?:report|statement) (?:is|was) (?:prepared |drawn up )?for (?:our|the) (?:company|undertaking) (?:alone|only|on its own)|(?:bericht|erklärung) (?:(?:umfasst|betrifft|behandelt|gilt für|bezieht sich auf) (?:nur|ausschließlich|allein)|(?:gilt|bezieht sich) (?:nur|ausschließlich|allein) (?:für|auf)) (?:unser(?:e[ns]?)?|die|das|ein(?:e|en|zelne\w*)?) (?:eigene\w* )?(?:unternehmen|gesellschaft|betrieb|einzelunternehmen|einzelgesellschaft|muttergesellschaft)\b(?! und\b)|(?:bericht|erklärung)[^.]{0,80}auf individueller (?:basis|grundlage)|\b(?:report|statement|information)[^.]{0,40} (?:on an individual basis|not consolidated)`,
      ],
    ],
  },
  {
    ...answer,
    id: 'BP-1_02',
    yes: [
      String.raw`(?:scope of (?:the )?consolidation|consolidation (?:scope|perimeter)) (?:of|used (?:for|in)|from) the (?:consolidated )?(?:financial (?:statements|reporting)|annual accounts|accounts)[^.]{0,30} (?:was|is|has been|applies|were) (?:also )?(?:\p{L}+ )?(?:adopted|applied|used|taken over|retained|unchanged|here)`,
      String.raw`konsolidierungskreis\w* (?:des|der|aus dem|aus der) (?:konzernabschluss|jahresabschluss|finanzbericht|konzern-?finanz)\w*[^.]{0,30} (?:wurde|wird|ist|gilt|liegt)[^.]{0,30}(?:übernommen|verwendet|zugrunde|angewendet|maßgeblich|auch hier|unverändert)`,
      String.raw`scope of (?:the )?consolidation[^.]{0,60}(?:same|identical|mirrors|corresponds|equal|consistent)[^.]{0,60}(?:financial|ifrs)`,
      String.raw`(?:same|identical) scope of consolidation[^.]{0,60}(?:financial|ifrs)`,
      String.raw`\b(?:covers?|compris\w+|includ\w+|applies to|relates? to)[^.]{0,30}(?:the )?(?:same|identical) (?:group of )?(?:entities|companies|undertakings|subsidiaries|scope|perimeter)[^.]{0,50}(?:financial statements|annual accounts|financial report|consolidated accounts|annual financial)`,
      String.raw`\b(?:scope|perimeter|reporting boundar\w+)[^.]{0,50}(?:is|are|was) (?:the )?(?:same|identical|that|those|equal|aligned|consistent)[^.]{0,60}(?:financial statements|annual accounts|financial report|consolidated accounts)`,
      String.raw`(?:umfass|bezieh|einbezog|gelt|gilt|deck)\w*[^.]{0,70}(?:dieselben|dieselbe|die gleichen|den gleichen|demselben|denselben) (?:unternehmen|gesellschaften|einheiten|konsolidierungskreis|kreis)[^.]{0,50}(?:konzernabschluss|jahresabschluss|finanzbericht|geschäftsbericht|finanzberichterstattung)`,
      String.raw`(?:konsolidierungskreis|berichtskreis|berichtsgrenzen?)[^.]{0,60}(?:derselbe|dieselben?|der gleiche|identisch|deckungsgleich|wie (?:im|in der|beim))[^.]{0,60}(?:konzernabschluss|jahresabschluss|finanzbericht|finanzberichterstattung)`,
      String.raw`\b(?:same|identical) (?:reporting |consolidation )?(?:scope|perimeter|boundar\w+|group of (?:companies|entities)|entities|companies)(?: of consolidation)? as (?:in |for |those in |those of |that of )?(?:the |our )?(?:group'?s? )?(?:consolidated )?(?:financial (?:statements|report)|annual (?:accounts|financial)|accounts)`,
      String.raw`entspricht (?:der|unser|dieser) (?:\p{L}*kreis|berichtsumfang|umfang)(?: der einbezogenen (?:unternehmen|gesellschaften))? (?:dem|demjenigen) (?:des|der|im|in der) (?:konzernabschluss|jahresabschluss|finanzbericht|konzern-?finanz)`,
      String.raw`(?:berichtskreis|kreis der (?:einbezogenen |berichteten )?(?:unternehmen|gesellschaften))[^.]{0,40} (?:entspricht|stimmt mit) (?:dem|demjenigen)[^.]{0,30}(?:konzernabschluss|jahresabschluss|finanzbericht)`,
      String.raw`konsolidierungskreis[^.]{0,80}(?:entspricht|identisch|stimmt|derselbe)[^.]{0,80}(?:finanz|konzernabschluss|jahresabschluss|ifrs)`,
    ],
  },
  {
    ...answer,
    id: 'BP-1_05',
    labels: [
      String.raw`(?:use of (?:the )?)?option to omit (?:a )?(?:specific )?(?:piece of )?information.{0,120}`,
      String.raw`(?:nutzung der )?(?:option|möglichkeit),? (?:bestimmte )?(?:informationen|angaben).{0,100}(?:auszulassen|wegzulassen|nicht offenzulegen)`,
    ],
    needs: 'intellectual property|know-how|innovation|geistige',
    no: [
      String.raw`\b(?:not|no|never|nor)\b[^.]{0,60}(?:option|use|exemption|omit)[^.]{0,80}(?:intellectual property|know-how|results of innovation)`,
      String.raw`\bno information[^.]{0,60}(?:intellectual property|know-how|results of innovation)[^.]{0,60}omitted`,
      String.raw`(?:geistige\w* eigentum|know-how|innovationsergebniss\w*|ergebnissen? von innovation)[^.]{0,120}\b(?:nicht|keine\w?)\b[^.]{0,60}(?:gebrauch|genutzt|nutz|angewend|anspruch|ausgelassen|weggelassen)`,
      String.raw`\b(?:nicht|keine\w?)\b[^.]{0,60}(?:option|möglichkeit|gebrauch|angaben|informationen)[^.]{0,100}(?:geistige\w* eigentum|know-how|innovationsergebniss\w*)`,
    ],
    yes: [
      String.raw`(?:used|use|uses|made use of|makes use of|exercised|applied) (?:of )?the (?:option|exemption) to omit[^.]{0,80}(?:intellectual property|know-how|results of innovation)`,
      String.raw`(?:option|möglichkeit)[^.]{0,60}(?:geistige\w* eigentum|know-how|innovationsergebniss\w*)[^.]{0,80}(?:gebrauch gemacht|genutzt|angewendet|in anspruch genommen)`,
    ],
  },
  {
    ...answer,
    id: 'GOV-3_01',
    labels: [
      'incentive schemes(?: and remuneration policies)? linked to sustainability.*',
      'anreizsysteme.*nachhaltigkeit.*',
    ],
    yes: [
      String.raw`nachhaltigkeits(?:bezogene|leistung)\w*[^.]{0,60}(?:in|bei) (?:die|der|den) [^.]{0,30}(?:vergütung|anreizsystem)[^.]{0,30}(?:einbezogen|integriert|berücksichtigt|eingebunden)`,

      String.raw`(?:esg|sustainability|environmental,? social|climate|non-financial|ghg)[^.]{0,120}(?:integrated|included|part|component|linked|tied|anchored|reflected|considered|taken into account)[^.]{0,90}(?:remuneration|compensation|bonus|variable pay|incentive|target agreement)`,
      String.raw`(?:remuneration|compensation|bonus|incentive|variable pay)[^.]{0,120}(?:includ|depend|link|tied|tie|base|consider|integrat)\w*[^.]{0,90}(?:esg|sustainability|environmental,? social|climate|co2|ghg)`,
      String.raw`(?:integrated|linked|tied) (?:key performance indicators|kpis?|targets|criteria)[^.]{0,90}(?:esg|sustainab)[^.]{0,120}(?:remuneration|compensation|bonus)`,
      String.raw`(?:integrated|introduced|defined) key performance indicators[^.]{0,120}(?:remuneration|variable)`,
      String.raw`(?:vergütung|boni|bonus|tantieme)[^.]{0,140}(?:nachhaltigkeits|esg|klima)\w*[^.]{0,60}(?:ziel|kriteri|kennzahl|geknüpft|gekoppelt|abhängig|berücksichtig)`,
      String.raw`(?:nachhaltigkeits|esg|klima)-?(?:ziel|kriteri|kennzahl)\w*[^.]{0,120}(?:vergütung|boni|bonus)`,
    ],
    no: [
      String.raw`(?:sustainab|esg|climate|non-financial)[^.]{0,80}\b(?:not|no)\b[^.]{0,50}(?:integrat|includ|part of|link|component|incentive|remunerat|consider|taken into account)[^.\uE000-\uE3FF]{0,60}`,
      String.raw`\bno (?:sustainab|esg|climate)[^.]{0,60}(?:remuneration|incentive|bonus)[^.]{0,40}`,
      String.raw`(?:nachhaltigkeits|esg|klima)\w*[^.]{0,60}\b(?:nicht|kein\w*)\b[^.]{0,60}(?:bestandteil|teil|vergütung|geknüpft|gekoppelt|berücksichtig|einbezogen)`,

      String.raw`(?:remuneration|compensation)[^.]{0,60}(?:not|no)[^.]{0,30}(?:linked|tied|include)[^.]{0,40}(?:esg|sustainab)`,
      String.raw`(?:vergütung)[^.]{0,80}(?:nicht|keine)[^.]{0,60}(?:nachhaltigkeit|esg)`,
    ],
  },
  ...(
    [
      [
        'SBM-1_17',
        String.raw`controversial weapons`,
        String.raw`(?:controversial )?weapons?`,
        String.raw`(?:kontroverse|umstrittene|geächtete)\w* waffen`,
      ],
      ['SBM-1_19', String.raw`(?:cultivation and production of )?tobacco`, String.raw`tobacco`, String.raw`tabak`],
      [
        'SBM-1_09',
        String.raw`fossil fuels?`,
        String.raw`fossil[ -]fuels?(?: sector)?`,
        String.raw`fossile\w* (?:brennstoffe?|energieträger)\w*`,
      ],
      [
        'SBM-1_15',
        String.raw`chemicals? production`,
        String.raw`chemicals? (?:production|manufactur\w+)|(?:production|manufacture|manufacturing) of (?:pesticides(?:,| and|, and| or)? (?:other )?)?(?:agro-?)?chemicals`,
        String.raw`(?:(?:herstellung|produktion|erzeugung) (?:von|chemischer) (?:chemikalien|stoffe)|chemikalien-?(?:produktion|herstellung)|chemieproduktion|chemische produktion)`,
      ],
    ] as const
  ).map(
    ([id, question, english, german]): Recipe => ({
      ...answer,
      id,
      unsaid: String.raw`\b(?:companies|customers|clients|issuers|borrowers|suppliers|kunden|emittenten|lieferanten),? (?:that|which|who|die) (?:are |is |sind |im |in )?(?:also )?(?:active|engaged|operat\w+|tätig)\b`,
      labels: [
        `(?:the )?(?:undertaking|company) (?:is|derives? revenues?) (?:active |from )?(?:in )?(?:the )?${question}.*`,
        // In a list of sectors the name of one is the question.
        `(?:(?:cultivation|anbau) (?:and|und) (?:production|produktion|erzeugung) (?:of|von) )?(?:${english}|${german})(?: \\([^)]*\\))?`,
      ],
      needs: 'undertaking|company|unternehmen|sector|sektor|revenues? from|umsätze? (?:aus|mit)',
      no: [
        `(?:not|no|nor|neither|never)[^.]{0,120}(?:active|activit|revenue|engage|involve|produc|manufactur|exposure|business|turnover|finance)[^.]{0,160}(?:${english})`,
        `(?:nicht|keine\\w*|weder|noch)[^.]{0,140}(?:${german})[^.]{0,160}(?:tätig|aktiv|engagiert|umsatz|umsätze|umsatzerlöse|erzielt|erwirtschaftet|beteiligt|hergestellt|produziert)`,
        `(?:${german})[^.;]{0,200} (?:ist|sind|war|waren) (?:[\\p{L}.&-]+ ){1,4}(?:selbst )?nicht (?:selbst |direkt )?(?:tätig|aktiv|engagiert|beteiligt|vertreten)`,
        `(?:${english})[^.;]{0,60} (?:is|are) (?:not|no) part of (?:our|the (?:group|company)'s) (?:business|activities|portfolio|operations)`,
        `(?:umsatz|umsätze|umsatzerlöse|erlöse|einnahmen|geschäfte?|aktivitäten|tätigkeiten|beteiligungen) (?:mit|in|aus|an|im bereich|in den bereichen|im zusammenhang mit) [^.;]{0,180}(?:${german})[^.;]{0,160} (?:haben|erzielen|machen|erwirtschaften|hatten|erzielten|gibt es|bestehen|betreiben|unterhalten)(?: wir| die gruppe| der konzern| bei uns)? (?:nicht|keine)\\b`,
        `(?:${german})[^.;]{0,60} (?:gehört|gehören|zählt|zählen) nicht zu unserem (?:geschäft|portfolio)`,
        `(?:${german})[^.;]{0,200} (?:erzielt|erwirtschaftet|macht)\\w* (?:[\\p{L}.&-]+ ){1,4}keine(?: [\\p{L}]+)? (?:umsätze|erlöse|umsatzerlöse)`,
        `(?:nicht|keine\\w*|weder)[^.]{0,60}(?:umsatz|umsätze\\w*|umsatzerlöse\\w*|erlöse\\w*|einnahmen|geschäft\\w*|tätigkeit\\w*|aktivität\\w*|engagement)[^.]{0,160}(?:${german})`,
      ],
      yes: [
        `(?:active|engaged|operat\\w+|present) in (?:the )?(?:\\w+ )?(?:${english})(?: sector| industry| business)?`,
        `(?:derives?|generates?|generated|earns?|earned) (?:\\w+ ){0,3}revenues? (?:from|in) (?:the )?(?:${english})`,
        `\\bim (?:sektor|bereich|geschäft)(?: der| mit)? (?:${german})\\w* tätig`,
        `in der (?:${german}) tätig`,
      ],
    }),
  ),
  {
    ...answer,
    id: 'E1-1_12',
    labels: ['undertakings? (?:is |are )?excluded from (?:any |the )?eu (?:reference |paris-aligned )?benchmarks.*'],
    no: [
      String.raw`(?:not|nor) excluded from (?:any |the )?(?:of the )?(?:eu )?(?:reference |climate )?(?:paris-?aligned )?(?:eu )?(?:reference )?benchmarks?`,
      String.raw`nicht von den paris-abgestimmten[^.]{0,40}(?:ausgenommen|ausgeschlossen)`,
      String.raw`von den paris-abgestimmten[^.;]{0,40} nicht (?:ausgenommen|ausgeschlossen)`,
      String.raw`paris-abgestimmten[^.]{0,80}[;,] (?:[\p{L}]+ ){1,6}(?:selbst )?nicht (?:davon|hiervon|von ihnen) (?:ausgenommen|ausgeschlossen)`,
      String.raw`paris-?aligned[^.]{0,100}; (?:[\p{L}]+ ){1,6}(?:itself |themselves )?not (?:itself )?excluded`,
    ],
    yes: [
      String.raw`(?:is|are) excluded from (?:the )?(?:eu )?paris-?aligned benchmarks?`,
      String.raw`von den paris-abgestimmten(?![^.]{0,60} nicht )[^.]{0,60}ausgeschlossen`,
    ],
  },
  {
    ...answer,
    id: 'E1-1_14',
    yes: [
      String.raw`(?:transition plan|climate (?:transition |protection )?(?:strategy|plan)|decarboni[sz]ation (?:strategy|plan))[^.]{0,120}(?:approved|adopted) by (?:the |our )?(?:management|supervisory|executive|board)`,
      String.raw`(?:transition plan|climate (?:transition |protection )?(?:strategy|plan)|decarboni[sz]ation (?:strategy|plan))[^.]{0,60}(?:board|directors)[^.]{0,60}(?:and|which|who)[^.]{0,20}(?:approved|adopted)`,
      String.raw`(?:board|directors)[^.]{0,60}(?:approved|adopted|endorsed)[^.]{0,30}(?:transition plan|climate (?:transition |protection )?(?:strategy|plan)|decarboni[sz]ation (?:strategy|plan))`,
      String.raw`(?:transitionsplan|übergangsplan|klimastrategie|klimatransitionsplan|dekarbonisierungs(?:plan|strategie))[^.]{0,20}(?:haben|hat|wurde)[^.]{0,30}(?:vorstand|aufsichtsrat|geschäftsführung|verwaltungsrat)[^.]{0,60}(?:genehmigt|verabschiedet|beschlossen|gebilligt)`,
      String.raw`(?:vorstand|aufsichtsrat|geschäftsführung|verwaltungsrat)[^.]{0,60}(?:transitionsplan|übergangsplan|klimastrategie|dekarbonisierungs(?:plan|strategie))[^.]{0,40}(?:genehmigt|verabschiedet|beschlossen|gebilligt)`,
      String.raw`this (?:strategy|plan) was approved by the (?:management|supervisory|executive) board`,
      String.raw`(?:transitionsplan|übergangsplan|klimastrategie|dekarbonisierungs(?:plan|strategie))[^.]{0,120}(?:vorstand|aufsichtsrat|geschäftsführung)[^.]{0,40}(?:genehmigt|verabschiedet|beschlossen|gebilligt)`,
    ],
    no: [
      // A plan that nobody has adopted yet does not exist; only of one that does is its approval denied.
      String.raw`(?:transition plan|climate (?:transition |protection )?(?:strategy|plan)|decarboni[sz]ation (?:strategy|plan))[^.]{0,60}\bnot (?:yet )?(?:been )?(?:formally )?(?:approved\b|adopted by (?:the |our )?(?:management|supervisory|executive|board))`,
      String.raw`(?:transitionsplan|übergangsplan|klimastrategie|dekarbonisierungs(?:plan|strategie))[^.]{0,80}\b(?:noch )?nicht (?:\w+ )?(?:genehmigt|gebilligt)`,
      String.raw`(?:transitionsplan|übergangsplan|klimastrategie|dekarbonisierungs(?:plan|strategie))[^.]{0,40} (?:vom|von der|durch (?:den|die)) (?:vorstand|aufsichtsrat|geschäftsführung|verwaltungsrat)[^.]{0,30} nicht (?:verabschiedet|beschlossen)`,
    ],
  },
  {
    ...answer,
    id: 'E1-4_01',
    // What a sector, a state or households want is no target of the undertaking; none for Scope 3 alone leaves the others open.
    unsaid: String.raw`\b(?:for|für) scope 3\b[^.;]{0,60}\b(?:not|no|keine?)\b|\b(?:not|no|keine?)\b[^.;]{0,60}\b(?:for|für) scope 3\b|\b(?:the|die|der) (?:\w+ )?(?:industry|sector|branche|industrie|luftverkehr|government|bundesregierung|european union|europäische union|eu) (?:wants?|aims?|will|plans?|intends?|has|soll|hat|strebt)\b|\b(?:emissions of (?:private )?households|emissionen (?:der|privater) haushalte)\b`,
    labels: [
      String.raw`(?:has )?(?:the undertaking )?(?:has )?(?:established|set) (?:ghg|greenhouse gas) emissions? reduction targets.*`,
    ],
    yes: [
      String.raw`(?:goal|target|aim|ambition|commit\w*)[^.]{0,60}(?:net[ -]zero|climate[ -]neutral|carbon[ -]neutral)[^.]{0,60}(?:by|until|before) (?:the end of )?(?:fy ?)?20[2-5]\d`,
      String.raw`emissionen(?: \([^()]{1,20}\))? (?:sollen|wollen wir|möchten wir)[^.]{0,20} bis (?:zum jahr |ende )?20[2-5]\d[^.]{0,30} um (?:mindestens )?[\uE000-\uE3FF][^.]{0,200} (?:liegen|sinken|gesenkt|reduziert|verringert|zurückgehen|reduzieren|senken|verringern)\b`,
      String.raw`(?:bis (?:spätestens )?|spätestens )(?:zum jahr |ende )?20[2-5]\d[^.]{0,90}(?:klimaneutral|netto[- ]?null|treibhausgasneutral|co2-neutral)`,
      String.raw`(?:emissions?|footprint|scope [123])[^.]{0,60} (?:will|are to|is to|shall|should|must) (?:be )?(?:\w+ )?(?:reduced|cut|lowered|decreased|fall|decline|shrink|drop)[^.]{0,20} by (?:at least )?[\uE000-\uE3FF]`,
      String.raw`(?:emissions?|footprint|scope [123])[^.]{0,60} (?:will|are to|is to|shall|should|must) be (?:\w+ )?halved`,
      String.raw`\bbis (?:spätestens )?(?:zum jahr |ende )?20[2-5]\d(?:\/\d\d)? (?:soll|sollen|wollen|möchten|werden|wird|planen)[^.]{0,60}(?:emission|ausstoß|scope|fußabdruck)[^.]{0,90}(?:um (?:mindestens |insgesamt |rund |etwa )?[\uE000-\uE3FF][^.]{0,40}|halb)`,
      String.raw`(?:emission|ausstoß|scope [123]|fußabdruck)[^.]{0,60} (?:soll|sollen|wird|werden|wollen wir|möchten wir)[^.]{0,60}20[2-5]\d[^.]{0,60} (?:um (?:mindestens |insgesamt |rund |etwa )?[\uE000-\uE3FF][^.]{0,60}|halbiert|halbieren)`,
      String.raw`scope 1(?: (?:und|and|&) (?:scope )?2)?[^.]{0,20} (?:bis|by) 20[2-5]\d(?:\/\d\d)? (?:um|by) [\uE000-\uE3FF][^.]{0,60}(?:senken|reduzieren|verringern|sinken|mindern)`,
      String.raw`\b(?:our|the|its) (?:climate |ghg |emissions? |reduction )*targets?[^.]{0,30} (?:was|were|is|are|has been|have been) (?:validated|approved|verified|confirmed) by the (?:science[ -]based|sbti)`,
      String.raw`(?:klima|thg-?|emissions|reduktions)*ziele? [^.]{0,40}(?:von der|durch die) (?:science[ -]based|sbti)[^.]{0,40}(?:validiert|bestätigt|anerkannt)`,

      String.raw`(?:target|goal|aim|objective|commit\w*)[^.]{0,60}(?:reduc|cut|lower|decreas)\w*[^.]{0,50}(?:ghg|greenhouse gas|co2|carbon|scope [123])[^.]{0,60}(?:emission|footprint)[^.]{0,80}(?:[\uE000-\uE3FF]|net[ -]zero|20[2-5]\d)`,
      String.raw`(?:reduc|cut|lower|decreas)\w*[^.]{0,60}(?:ghg|greenhouse gas|co2|carbon|scope [123])[^.]{0,40}emissions?[^.]{0,60}by [\uE000-\uE3FF][^.]{0,50}(?:by|until) 20[2-5]\d`,
      String.raw`[\uE000-\uE3FF] reduction[^.]{0,60}emissions?[^.]{0,40}20[2-5]\d`,
      String.raw`(?:^|reduction |climate |emissions? |ghg |near-term |sbti )targets?(?: \([^()]{0,60}\))?: (?:absolute )?scopes? 1[^.]{0,40}(?:-|–|−|by |minus )?[\uE000-\uE3FF][^.]{0,20} (?:by|until) (?:fy ?)?(?:20)?[2-5]\d`,
      String.raw`(?:^|klima|reduktions|emissions|thg-?|minderungs)ziele?(?: \([^()]{0,60}\))?: (?:absolute )?scopes? 1[^.]{0,40}(?:-|–|−|um |minus )?[\uE000-\uE3FF][^.]{0,20} bis 20[2-5]\d`,
      String.raw`(?:thg|treibhausgas|co2)-?emissionen[^.]{0,120}bis[^.]{0,20}20[2-5]\d[^.]{0,80}(?:reduzier|senk|verringer|minder|netto-?null|klimaneutral)`,
      String.raw`(?:ziel\w*|wollen|möchten|streben|planen|beabsichtig\w+|sollen)[^.]{0,90}(?:emission|co2-?fußabdruck|thg-?ausstoß)\w*[^;]{0,140}20[2-5]\d[^.]{0,70}(?:reduzier|senk|verringer|minder|halbier|netto-?null|sinken)`,
      String.raw`(?:we |the group |the company )?(?:aim|intend|want|commit\w*|target|pledge\w*|plan)(?:s|ed)?(?: \w+)? to (?:\w+ )?(?:reduc|cut|lower|decreas|halv)\w*[^.]{0,70}(?:emission|scope [123\uE000-\uE3FF])[^.]{0,80}(?:by|until|before|in) (?:the end of )?(?:fy ?)?20[2-5]\d`,
      String.raw`by (?:the end of )?(?:fy ?)?20[2-5]\d,? (?:we |the group |the company )?(?:aim|intend|want|commit|target|plan|will)\w*[^.]{0,30}(?:reduc|cut|lower|decreas|halv)\w*[^.]{0,70}(?:ghg|greenhouse|co2|carbon|scope)[^.]{0,30}emission`,
      String.raw`bis[^.]{0,20}20[2-5]\d[^.]{0,100}(?:thg|treibhausgas|co2)-?emissionen[^.]{0,80}(?:reduzier|senk|verringer|minder)`,
    ],
    no: [
      String.raw`\bkeine\w*[^.]{0,30}(?:thg|treibhausgas|co2|emissions|klima)[\p{L}-]*ziele?[^.]{0,40}`,

      String.raw`(?:has|have) not (?:yet )?(?:set|adopted|defined)[^.]{0,40}(?:ghg|emission)[^.]{0,20}(?:reduction )?targets`,
      String.raw`keine (?:thg|treibhausgas|co2|emissions)\w*-?(?:reduktions|minderungs)?ziele`,
    ],
  },
  {
    ...answer,
    id: 'E1-4_22',
    yes: [
      String.raw`(?:targets?|goals?) (?:is|are) (?:\w+ )?science[ -]based[^.]{0,60}`,
      String.raw`(?:von der |durch die |vom |seitens der )(?:sbti|science[ -]based[ -]targets?)[^.]{0,30}(?:validiert|bestätigt|anerkannt|geprüft|genehmigt)(?:es|e[nr]?),?[^.]{0,60}\b(?:\p{L}*ziele?)\b`,
      String.raw`\bdie (?:sbti|science[ -]based[ -]targets?(?: initiative)?) hat [^.]{0,40}(?<!nicht )(?:validiert|bestätigt|anerkannt|genehmigt)`,
      String.raw`\btargets? (?:carr(?:y|ies)|ha(?:s|ve)|hold|received|obtained) (?:an? |the )?(?:sbti|science[ -]based targets? initiative)[ -](?:validation|approval)`,
      String.raw`\b(?:sbti|science[ -]based[ -]targets?(?: initiative)?)[ -](?:validated|approved|verified)[^.]{0,40}\btargets?\b`,

      String.raw`(?:target|goal|strateg|commitment)\w*[^.]{0,120}(?:aligned with|in line with|validated by|approved by|recogni[sz]ed by|compatible with|consistent with)[^.]{0,60}(?:science[ -]based targets?|sbti|1\.5|1,5|paris)`,
      String.raw`(?:science[ -]based targets?|sbti)[^.]{0,60}(?:validated|approved|confirmed)[^.]{0,60}(?:target|goal)`,
      String.raw`\bziele?n?\b[^.]{0,100}(?:vereinbar|im einklang|kompatibel|konform|verträglich) mit (?:dem |einem |der |einer )?(?:begrenzung[^.]{0,40} auf )?(?:[\uE000-\uE3FF]|1[.,]5)[ -]?(?:grad|°)`,
      String.raw`(?:ziele?n?|reduktionspfad|minderungspfad)[^.]{0,110}(?:wissenschaftlich fundiert|wissenschaftsbasiert|wissenschaftlich validiert)`,
      String.raw`(?:emission|climate|klima|reduction|reduktions|minderungs)[^.]{0,30}(?:targets?|goals?|ziele?n?) [^.]{0,90}(?:[\uE000-\uE3FF] ?°|[\uE000-\uE3FF] degrees?|[\uE000-\uE3FF] grad)[^.]{0,40}(?:compatible|aligned|pathway|in line|vereinbar|im einklang|pfad|kompatibel)`,
      String.raw`(?:science[ -]based|wissenschaftsbasierte\w*|wissenschaftlich fundierte\w*) (?:\w+ )?(?:targets?|ziele?n?)[^.]{0,80}(?:validat|approv|adopt|set|gesetzt|validier|bestätig|geprüft)`,
      String.raw`(?:ziele?|strategie)[^.]{0,100}(?:von der |durch die )?(?:science[ -]based targets?|sbti)[^.]{0,60}(?:validiert|bestätigt|anerkannt|geprüft)`,
    ],
    no: [
      String.raw`(?:ziele?n?|targets?)[^.]{0,140}\b(?:nicht|noch nicht|not|not yet)\b[^.]{0,40}(?:sbti|science)[^.]{0,40}(?:validiert|validated|geprüft|approved|bestätigt|vorgelegt|submitted)`,
      String.raw`(?:ziele?n?|targets?)[^.]{0,140}\b(?:nicht|noch nicht|not|not yet)\b[^.]{0,20}(?:validiert|validated|geprüft|approved|bestätigt|vorgelegt|submitted)[^.]{0,30}(?:sbti|science)`,
      String.raw`(?:ziele?n?|targets?) (?:sind|is|are|ist) (?:\w+ )?(?:nicht|not) (?:wissenschaft|science)`,
      String.raw`(?:targets?[^.]{0,30}(?:not|neither)|no)[^.]{0,20}(?:science[ -]based|validated by (?:the )?(?:sbti|science))`,
    ],
  },
  {
    ...answer,
    id: 'E1-7_03',
    yes: [
      String.raw`emissionen\b[^.]{0,60} (?:durch|mit|über) [^.]{0,40}(?:zertifikaten?|gutschriften?) (?:ausgeglichen|kompensiert|neutralisiert)`,
      String.raw`\b(?:offset|compensated|neutrali[sz]ed)\b[^.]{0,30} (?:with|by|through|via|using)[^.]{0,60}(?:credits|certificates|offsets)`,
      String.raw`(?:carbon|emission|removal|verified)s? (?:credits|certificates)[^.]{0,90}(?:\bwere|\bwas|have been)[^.]{0,30}(?:cancel|retire|purchas|acquir|bought)`,
      String.raw`(?:zertifikat|gutschrift)\w*[^.]{0,140}(?:stillgelegt|gelöscht|erworben|gekauft|angekauft)`,
      String.raw`(?:löschten|legten|kauften|erwarben) wir[^.]{0,90}(?:zertifikat|gutschrift)`,
      String.raw`(?:we|offsets?|purchas\w+|bought|acquir\w+|compensat\w+|offset(?:s|ting)?)(?![^.]{0,60}\b(?:no|not|never|neither)\b)[^.]{0,60}(?:carbon (?:offsets?|credits?|certificates)|remaining[^.]{0,30}emissions)`,
      String.raw`(?:carbon (?:offsets?|credits?))[^.]{0,60}(?:purchased|acquired|cancelled|retired|used)`,
      String.raw`(?:co2-(?:zertifikate|gutschriften)|klimaschutzzertifikate|emissionszertifikate|kompensationszertifikate)[^.]{0,80}(?:erworben|gekauft|stillgelegt|gelöscht|kompensier)`,
      String.raw`(?:kompensier\w+|ausgleich\w*)[^.]{0,80}(?:verbleibende\w*|unvermeidbare\w*)[^.]{0,40}emissionen`,
    ],
    no: [
      String.raw`(?:carbon|co2|offset|voluntary)[ -](?:credits|certificates|offsets)\b[^.;]{0,50} (?:were|was|have been|has been|are|is) (?:neither|not|never)[^.;]{0,20}(?:purchas|bought|cancel|retire|used|acquir|financ|procur)\w*`,
      String.raw`\b(?:neither|not|never) (?:\p{L}+ )?(?:financ|purchas|buy|bought|use|acquir|cancel|retir|procur)\w*(?: (?:or|nor) \p{L}+)? (?:any )?(?:(?:carbon|co2|verified|voluntary|emission) )+(?:credits|certificates|offsets)`,
      String.raw`(?:co2-?|klimaschutz-?|kompensations-?|minderungs-?|emissionsminderungs-?)(?:zertifikate?n?|gutschriften)\b[^.;]{0,50} (?:weder|nicht|keine)\b[^.;]{0,20}(?:erworben|gekauft|stillgelegt|gelöscht|genutzt|eingesetzt|finanziert|verwendet)`,
      String.raw`(?:co2-?|klimaschutz-?|kompensations-?|minderungs-?)(?:zertifikate|gutschriften) (?:kaufen|kauften|erwerben|erwarben|nutzen|nutzten|verwenden|finanzieren|löschen|löschten) (?:wir|die gruppe|der konzern|das unternehmen)[^.;]{0,20} (?:nicht|keine)\b`,
      String.raw`\bno (?:carbon|emission|co2|removal)s? (?:credits|offsets|certificates)\b[^.\uE000-\uE3FF]{0,60}`,
      String.raw`(?:finanzier|förder|unterstütz)\p{L}+ weder [^.;]{3,90} noch (?:kauf|erwirb|erwerb|nutz|verwend)\p{L}+[^.;]{0,40}(?:zertifikat|gutschrift)`,
      String.raw`(?:kauf|erwerb|einsatz|verwendung|nutzung|kompensation)\w*[^.]{0,60}(?:zertifikat|gutschrift)\w*[^.]{0,30}(?:verzicht|abgesehen)`,
      String.raw`\b(?:keine\w*|nicht)\b[^.]{0,40}(?:kompensations|klimaschutz|co2-|emissions)-?(?:zertifikat|gutschrift)`,
      String.raw`verzicht\w*[^.]{0,60}(?:kompensations|klimaschutz|co2-|emissions)-?(?:zertifikat|gutschrift)`,
      String.raw`(?:does not|do not|did not|no)[^.]{0,40}(?:use|purchase|buy|using)?[^.]{0,20}(?:carbon (?:offsets?|credits?))`,
      String.raw`keine[^.]{0,30}(?:co2-(?:zertifikate|gutschriften)|kompensation)`,
    ],
  },
  {
    ...answer,
    id: 'E1.IRO-1_04',
    yes: [
      String.raw`(?:screen\w*|assess\w*|analys\w+|identif\w+)[^.]{0,90}(?:climate[ -](?:related )?(?:risks?|hazards?)|physical (?:climate )?(?:risks?|hazards?))`,
      String.raw`(?:screened|assessed|analysed|analyzed|tested|examined)[^.]{0,160} (?:scenarios? )?(?:rcp|ssp) ?\d`,
      String.raw`(?:standorte?|gebäude|anlagen|werke|vermögenswerte)[^.]{0,160} (?:rcp|ssp) ?\d[^.]{0,60}(?:geprüft|untersucht|bewertet|analysiert)`,
      String.raw`(?:climate risk and vulnerability|klimarisiko-? ?und (?:vulnerabilitäts|verwundbarkeits)|klimarisiko)-?(?:analys|assess|bewert)\w*`,
      String.raw`(?:physische\w* )?klima(?:bezogene\w* )?(?:risiken|gefahren)[^.]{0,60} (?:szenari\w*|rcp|ssp)(?:[^.]|\.(?=\d)){0,60}(?:analysiert|bewertet|identifiziert|untersucht|geprüft)`,
      String.raw`(?:physische\w* )?klima(?:bezogene\w* )?(?:risiken|gefahren)[^.]{0,80}(?:analysiert|bewertet|identifiziert|untersucht|geprüft)`,
    ],
  },
  {
    ...answer,
    id: 'E1.IRO-1_07',
    yes: [
      String.raw`[^.]{0,80}(?:scenario|szenari)\w*(?:[^.]|\.(?=\d)){0,60}(?:rcp ?8|ssp ?5)[^a-z]{0,8}`,
      String.raw`(?:rcp ?8|ssp ?5)[^.]{0,60}(?:scenario|szenari)\w*`,

      String.raw`(?:[^.;]{0,40}(?:rcp ?8[.,]5|ssp5)[^.;]{0,40}|rcp[^.]{0,40}8[.,]5|scenarios?[^.]{0,30}8[.,]5|high[ -]emissions? (?:climate )?scenarios?|szenari\w*[^.]{0,20}hohen? emission|szenari\w+[^.]{0,40}8[.,]5|hohen? emission\w+[^.]{0,20}szenari)`,
    ],
  },
  {
    ...answer,
    id: 'E1.IRO-1_11',
    yes: [
      String.raw`(?:transition (?:risks?|events?))[^.]{0,90}(?:screen|assess|analys|identif|evaluat)\w*`,
      String.raw`(?:screen|assess|analys|identif|evaluat)\w*[^.]{0,90}(?:transition (?:risks?|events?))`,
      String.raw`(?:transitions|übergangs)risiken[^.]{0,80}(?:analysiert|bewertet|identifiziert|untersucht|geprüft)`,
    ],
  },
  {
    ...answer,
    id: 'E1.IRO-1_13',
    yes: [
      String.raw`transition (?:risks?|events?)[^.]{0,120}(?:scenario)`,
      String.raw`(?:transitions|übergangs)risiken[^.]{0,120}szenari`,

      String.raw`(?:climate )?scenarios?[^.]{0,60}(?:ngfs|iea|network for greening)`,
      String.raw`(?:transition (?:risks?|events?))[^.]{0,120}scenario analys`,
      String.raw`(?:transitions|übergangs)risiken[^.]{0,120}(?:szenarioanalyse|anhand|mit|auf basis|unter)[^.]{0,40}szenari`,
      String.raw`szenari\w*[^.]{0,90}(?:transitions|übergangs)risiken`,
      String.raw`scenario[^.]{0,90}(?:transition (?:risks?|events?))`,
    ],
  },
  {
    ...answer,
    id: 'E1-7_21',
    unsaid: String.raw`^(?!.*\b(?:we|wir) (?:make|made|do|machen|treffen)\b).*\b(?:suppliers?|competitors?|customers?|lieferant\w*|wettbewerber\w*|kunden)\b`,
    yes: [
      String.raw`(?:climate|carbon|co2|ghg)[ -]neutral(?:ity)?[^.]{0,100}(?:through|via|by|thanks to)[^.]{0,30}(?:offset|carbon credit|compensat)`,
      String.raw`(?:klima|co2-?)neutral[^.]{0,100}(?:durch|mittels)[^.]{0,30}(?:kompensation|zertifikat)`,
    ],
    no: [
      String.raw`no public claims[^.]{0,40}(?:neutrality)`,
      String.raw`\b(?:make|makes|made|making|made) no (?:public )?(?:claims?|statements?)[^.]{0,40}(?:neutral|net[ -]zero)`,
      String.raw`\bno (?:public )?(?:claims?|statements?) (?:of|about|on|regarding) [^.]{0,30}neutrality (?:are|were|have been|was|has been) made`,
      String.raw`\b(?:do|does|did) not (?:publicly )?(?:make (?:any )?(?:public )?(?:claims?|statements?)[^.]{0,30}neutral|claim (?:to be |that [^.]{0,40} )?(?:(?:is|are|ghg|climate|carbon|co2|greenhouse gas)[ -]*)*neutral|(?:describe|call|advertise|label)[^.]{0,50}(?:climate|carbon|co2)[ -]neutral)`,
      String.raw`\bkeine (?:öffentlichen |öffentliche )?(?:aussagen?|behauptung(?:en)?|erklärung(?:en)?|werbeaussagen?) (?:zu|zur|über|von|der) [^.]{0,30}(?:klima|treibhausgas|thg-|co2-)-?neutral`,
      String.raw`\bbezeichne(?:n|t) (?:wir |das unternehmen |der konzern |die gruppe )?[^.]{0,50}\bnicht als (?:klima|treibhausgas|co2-)-?neutral`,
    ],
  },
  {
    ...answer,
    id: 'E4.IRO-1_14',
    unsaid: String.raw`\b(?:suppliers?|partners?|customers?|competitors?|lieferant\w*|geschäftspartner\w*|kunden|if|whether|falls|wenn|ob|avoid\w*|vermeid\w*)\b`,
    labels: [
      String.raw`(?:does the undertaking )?(?:have|has)? ?sites (?:that are )?located in or near biodiversity[- ]sensitive areas.*`,
    ],
    yes: [
      String.raw`\b(?:sites?|campsites?|plants?|quarr(?:y|ies)|warehouses?|factor(?:y|ies)|hotels?|mines?|farms?|premises)\b(?<!\bnone of [^.]{0,50})(?<!\bno (?:\w+ )?\w+)[^.,;]{0,50} (?:lies?|(?:is|are) (?:located|situated)) (?:partly |directly |immediately )?(?:in or (?:near|close to)|inside|within|in|next to|adjacent to|near|close to) (?:an?|the|or) (?:[\p{L}-]+ ){0,3}${SENSITIVE_AREA}`,
      String.raw`(?:standorte?|werke?|steinbr(?:uch|üche)|abbaustätten?|betriebsstätten?|lager|campingplatz|grundstücke?|flächen?|gruben?)\b(?<!\bkein\w{0,2} [^.]{0,50})[^.,;]{0,50} (?:liegt|liegen|befindet sich|befinden sich) (?:teilweise |unmittelbar |direkt )?(?:in oder in der nähe von|in der nähe von|in der nähe eines|in oder an|innerhalb|in einem|im|an einem|neben einem|angrenzend an ein\w*|in) (?:[\p{L}-]+ ){0,3}${SCHUTZGEBIET}`,
      String.raw`(?:von|of) (?:den |unseren |our |the )?(?:[\uE000-\uE3FF] )?[\p{L}, -]{0,50}(?:standorten|werken|betrieben|anlagen|sites|plants|locations) (?:liegen|befinden sich|lie|are|are located) (?:[\uE000-\uE3FF] )(?:in oder in der nähe|in der nähe|in|in or near|near|in or adjacent to|within|close to)[^.;]{0,40}(?:${SCHUTZGEBIET}|${SENSITIVE_AREA})`,
      String.raw`(?<!kein\w{0,2} )(?<!\bnicht )(?:unserer |der )(?:standorte|werke|betriebe|betriebsstätten|grundstücke|flächen) (?:grenzt|grenzen) (?:[\p{L}]+ ){0,2}an (?:[\p{L}-]+ ){0,3}${SCHUTZGEBIET}`,
      String.raw`(?<!\p{L})(?:ein(?:er?)?|zwei|drei|vier|mehrere|einige|[\uE000-\uE3FF]) (?:unserer |der |eigene )?(?:standorte?n?|werke?n?|betriebe?n?|betriebsstätten?|grundstücke?n?|flächen?)(?:,[^.;]{0,50},)? (?:grenzt|grenzen) (?:[\p{L}]+ ){0,2}an (?:[\p{L}-]+ ){0,3}${SCHUTZGEBIET}`,
      String.raw`\b(?:one|two|three|four|several|some|[\uE000-\uE3FF]) (?:of (?:our|the) )?(?:sites?|plants?|quarr(?:y|ies)|warehouses?|factor(?:y|ies)|hotels?|farms?)(?:,[^.;]{0,50},)? (?:directly )?(?:borders?|bordered|adjoins?|abuts?)(?: on)? (?:an?|the) (?:[\p{L}-]+ ){0,3}${SENSITIVE_AREA}`,
      String.raw`(?<!no )(?<!not )sites? (?:that )?(?:are|is) located (?:in|within) or (?:near|adjacent to|close to) (?:biodiversity|protected)`,
      ...SOME_NEAR,
    ],
    no: [
      ...NONE_NEAR,
      String.raw`\bnone of (?:our|the) (?:\w+ ){0,3}(?:sites?|locations?|plants?|hotels?|buildings?)[^.]{0,20} (?:lies?|(?:is|are) (?:located|situated))[^.]{0,20} (?:near|close to|next to)[^.]{0,30}${SENSITIVE_AREA}`,
      String.raw`\bkeine[rs]? (?:unserer |der )?(?:\w+ ){0,2}(?:standorte?|werke?|betriebsstätten?|grundstücke?|flächen?)\b[^.]{0,20}(?:liegt|liegen|befindet sich|befinden sich)[^.]{0,20} (?:nähe|nahe|neben|angrenz\w*|an)\b[^.]{0,30}${SCHUTZGEBIET}`,
      String.raw`(?:no|none of (?:our|the)) (?:\w+ ){0,3}sites?[^.]{0,40}(?:in or near|near|adjacent)[^.]{0,30}(?:biodiversity|protected)`,
      String.raw`(?:keine\w*|kein) (?:\w+ ){0,3}standorte?[^.]{0,40} (?:nähe|nahe|neben|angrenz\w*|an)\b[^.]{0,40}(?:schutzgebiet|biodiversität)`,
    ],
  },
]
