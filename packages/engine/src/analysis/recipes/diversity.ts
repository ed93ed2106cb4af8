import type { Recipe } from '../recipe.ts'

const cases = { kind: 'number', unit: 'count', measures: ['count'], range: [0, 1e6] } as const
const share = { kind: 'number', unit: '%', measures: ['percent'], range: [0, 100] } as const
const EMPLOYEES = String.raw`(?:employees|workforce|staff|headcount|workers|beschäftigte[rn]?|mitarbeiter\w*(?: und mitarbeiter\w*)?|mitarbeitende[rn]?|arbeitnehm\w+|belegschaft|personal)`
/** What is aimed at, by its word or by its horizon. */
const NOT_TARGET = String.raw`target|\bziel|(?:short|medium|long)-term|(?:kurz|mittel|lang)fristig`

/** ESRS S1-9 to S1-13 (paragraphs 64 to 85). */
export const diversityAndTrainingRecipes: Recipe[] = [
  {
    ...cases,
    id: 'S1-9_01',
    labels: [
      String.raw`(?:number of )?(?:female|male|women|men) (?:members )?(?:in|at) (?:the )?top management(?: level)?`,
      String.raw`(?:number of )?(?:employees at )?top management(?: level)?`,
      String.raw`(?:anzahl )?(?:der )?(?:frauen|männer)?(?: ?in der)? ?(?:obersten?n? führungsebene|top-?management)`,
    ],
    not: `board|aufsichtsrat|${NOT_TARGET}|share|anteil`,
    breakdowns: ['gender'],
    partsOnly: true,
  },
  {
    ...share,
    id: 'S1-9_02',
    partsOnly: true,
    labels: [
      String.raw`(?:percentage|share|proportion|%)(?: of)? (?:female|male|women|men)(?: managers?)?(?: executives?)? ?(?:in|at)? ?(?:the )?(?:top management(?: level)?|executives?|senior (?:management|leadership)|management(?: positions)?|leadership positions)?`,
      String.raw`(?:women|men|female|male) (?:in|at) (?:the )?(?:top management|executive|senior management|management|leadership)(?: level| positions?)?`,
      String.raw`(?:frauen|männer)(?:anteil|quote)?(?: (?:in|mit|im|auf))? ?(?:der )?(?:obersten?n? führungsebene|führungsposition(?:en)?|top-?management|führungsebene)`,
    ],
    needs: 'manage|executive|leader|führung',
    sure: 'top|executive|oberste|first (?:and second )?level|erste(?:n|r)? (?:und zweite(?:n|r)? )?(?:ebene|führungsebene)',
    // `Share female employees` is the share in the whole workforce.
    not: `board|aufsichtsrat|vorstand|tech|hires|^(?:share|percentage|proportion) (?:of )?(?:fe)?male employees(?! (?:in|at|on))|${NOT_TARGET}`,
    neutral: 'top|management|level|managers|executives|frauen|women',
    breakdowns: ['gender'],
    codes: ['GRI 405-1', 'VSME C5'],
  },
  ...(
    [
      [
        'S1-9_03',
        String.raw`(?:under|below|younger than|less than|up to|<|≤)\s?(?:the age of )?(?:30|29)(?: years)?(?: old| of age)?|(?:unter|bis|jünger als)\s?(?:30|29)(?:[ -]?jähr\w*| jahren?)?|< ?30`,
        String.raw`50|35|40|25|20\b|19`,
      ],
      [
        'S1-9_04',
        String.raw`(?:between )?(?:30|31)(?: years)?(?: ?[-–] ?| to | and | bis | und )50(?:[ -]?jähr\w*| years| jahren?)?(?: old| of age)?|zwischen 30 und 50(?: jahren?)?|30-50`,
        String.raw`> ?50|< ?30|under|over|unter|über`,
      ],
      [
        'S1-9_05',
        String.raw`(?:over|above|older than|more than|>|≥|50\+)\s?(?:the age of )?(?:50|51)?(?: years)?(?: old| of age)?|(?:über|ab|älter als)\s?(?:50|51)(?:[ -]?jähr\w*| jahren?)?|> ?50`,
        String.raw`30|40|45|55|60|under|unter`,
      ],
    ] as const
  ).map(
    ([id, words, other]): Recipe => ({
      ...share,
      id,
      measures: ['percent', 'count'],
      range: [0, 1e6],
      labels: [
        String.raw`(?:% )?(?:(?:employees|workforce|headcount|staff|mitarbeit\w+|beschäftigte)\s)?(?:aged? |age group |im alter |alter |altersgruppe )?(?:${words})(?: ${EMPLOYEES})?`,
      ],
      needs: String.raw`\bage|alter|jahre|years|jährig`,
      needsNear: String.raw`30|50|29|51`,
      not: String.raw`${other}|board|aufsichtsrat|vorstand|manage|führung|hire|neueinst|leav|turnover|fluktuation|training|customer|${NOT_TARGET}|female|male|frauen|männer|average`,
      notAround: String.raw`\bhires?\b|\bhired\b|hiring|new employees|joiners|neueinstellungen|neueintritt|zugänge|turnover|fluktuation|board|leavers|parental|governance|managers$|customers`,
      neutral: String.raw`age|aged|years|old|employees|group|alter|jahre|distribution|altersgruppe|year|altersverteilung|structure|workforce|headcount|kopfzahl|köpfe|number|anzahl`,
      says: [
        id === 'S1-9_03'
          ? String.raw`# (?:aller |of (?:all |our |the )*)?(?:mitarbeit\w+|beschäftigt\w+|employees|workforce)? ?(?:sind|are|were|waren|is)? ?(?:unter 30|under 30|younger than 30|below 30)`
          : id === 'S1-9_04'
            ? String.raw`zwischen 30 und 50 (?:jahren? )?(?:sind|waren|liegt|liegen) #|# …?(?:zwischen 30 und 50|between 30 and 50)`
            : String.raw`über 50 (?:jahren? )?(?:sind|waren|liegt|liegen) #|# (?!(?:and|und|sowie|or|oder) )(?:[a-z ]{0,50} )?(?:über 50 jahre(?! (?:sind|waren|liegt))|over 50 years|older than 50|above 50)`,
      ].flatMap((source) => source.split('|#').map((part, i) => (i ? `#${part}` : part))),
      breakdowns: ['gender'],
      codes: ['GRI 405-1', 'G4-LA12'],
    }),
  ),
  {
    ...share,
    id: 'S1-10_03',
    labels: [
      String.raw`(?:percentage|share) of employees (?:paid|earning) below (?:the )?(?:applicable )?adequate wage.*`,
      String.raw`(?:prozentualer )?anteil (?:der )?(?:arbeitnehmer|beschäftigten|mitarbeit\w+)[a-z ,]*unter(?:halb)? (?:dem|des) angemessenen (?:lohn|entgelt)\w*.*`,
    ],
  },
  {
    ...share,
    id: 'S1-12_01',
    labels: [
      String.raw`(?:percentage|share|proportion|%)?(?: of)? ?(?:persons|people|employees|staff|workforce) with (?:a )?(?:severe )?disabilit(?:y|ies)(?: amongst| among)?(?: own)?(?: employees| workforce)?`,
      String.raw`(?:disabled|severely disabled) (?:employees|persons|people)|disability (?:rate|quota)`,
      String.raw`(?:anteil (?:der )?|prozentualer anteil (?:der )?)?(?:menschen|personen|mitarbeit\w+|beschäftigte[rn]?|arbeitnehm\w+) mit (?:schwer)?behinderung(?:en)?`,
      String.raw`(?:schwer)?behinderte[rn]?(?: (?:menschen|mitarbeit\w+|beschäftigte[rn]?))?|schwerbehinderten(?:quote|anteil)|schwerbehindertenquote`,
    ],
    not: `female|male|frauen|männer|board|customer|hire|${NOT_TARGET}|levy|abgabe`,
    neutral: 'percentage|share|employees|own|workforce|among|amongst|subject|legal|restrictions|collection|data',
    says: [
      String.raw`(?:staff|employees|people|persons|colleagues) with (?:severe )?disabilities,? (?:constituting|representing|accounting for|which (?:corresponds to|is)|\() ?#`,
      String.raw`# of (?:our |the |all )*(?:employees|workforce|staff) (?:have|has|are|were) (?:a )?(?:severe(?:ly)? )?disab`,
      String.raw`# (?:unserer |der |aller )(?:mitarbeit\w+|beschäftigt\w+|belegschaft) (?:sind|waren|haben) (?:eine )?(?:schwer)?behinder`,
      String.raw`mit schwerbehinderung: (?:\d+|[\uE000-\uE3FF]) ?[-–(]? ?(?:in % )?#`,
      String.raw`anteil (?:der |von )?(?:menschen|personen|mitarbeit\w+|beschäftigten) mit (?:schwer)?behinderung(?:en)?…(?:bei|von|betrug|beträgt|auf|:) (?:rund )?#`,
      String.raw`(?:share|proportion|percentage) of (?:employees|people|persons) with disabilities…(?:was|is|of|at|to) #`,
      String.raw`schwerbehinderten(?:quote|anteil)…(?:bei|von|betrug|beträgt|auf|:) #`,
    ],
    codes: ['GRI 405-1'],
  },
  {
    ...share,
    id: 'S1-13_02',
    labels: [
      String.raw`(?:percentage|share|proportion|%)?(?: of)? ?(?:employees|staff|workforce) (?:that|who|having|receiving|with|participat\w+ in)? ?(?:participated in |received? |have |a |regular )*(?:performance|career development|annual)(?: and| &|,)?(?: career development| performance)?[ -](?:reviews?|appraisals?|dialogues?)`,
      String.raw`(?:regular )?performance (?:and career development )?(?:reviews?|appraisals?)(?: total| rate)?`,
      String.raw`(?:prozentualer )?anteil (?:der )?${EMPLOYEES}[a-z ,-]*(?:leistungs|mitarbeiter|entwicklungs|laufbahn)(?:beurteilung|gespräch|bewertung)\w*.*`,
      String.raw`mitarbeit\w+ mit (?:regelmäßige[rmn] )?(?:leistungsbeurteilung|mitarbeitergespräch|entwicklungsgespräch)\w*`,
    ],
    not: `non-employee|female|male|frauen|männer|manager|${NOT_TARGET}|code of conduct|hours`,
    neutral: 'percentage|employees|regular|performance|review|reviews|career|development|participated|total',
    says: [
      String.raw`# of (?:all |our |the |eligible )*(?:employees|staff|workforce)…(?:performance|career|annual|appraisal)…(?:review|appraisal|dialogue|interview)`,
      String.raw`# (?:der|unserer|aller) (?:mitarbeit|beschäftigt)\w+…(?:leistungsbeurteilung|mitarbeitergespräch|entwicklungsgespräch|jahresgespräch)`,
    ],
    breakdowns: ['gender'],
    codes: ['GRI 404-3'],
  },
  {
    id: 'S1-13_04',
    kind: 'number',
    unit: 'h',
    measures: ['hours', 'days'],
    range: [0, 500],
    labels: [
      String.raw`average (?:number of )?(?:annual )?(?:training|learning|further training|education)(?: and (?:development|education))? hours?(?: (?:per|by) (?:employee|person|fte|head|headcount).*)?`,
      String.raw`average (?:number of )?hours of training(?: (?:per|by) (?:employee|person|year).*)?`,
      String.raw`(?:training|learning|further training) (?:hours|time)(?: on average)? per (?:employee|colleague|team member|person|fte|head|capita|headcount).*`,
      String.raw`average (?:training|learning) (?:time|hours)(?: per employee)?`,
      String.raw`(?:durchschnittliche )?(?:anzahl (?:der |an )?|zahl der )?(?:jährliche )?(?:schulungs|weiterbildungs|trainings|fortbildungs)(?:stunden|zeit|intensität|dauer)(?: (?:pro|je) (?:mitarbeit\w+|beschäftigte\w*|arbeitnehm\w+|kopf|vzä|ma).*)?`,
      String.raw`durchschnittliche (?:jährliche )?stundenzahl für aus- und weiterbildung.*`,
    ],
    needs: 'per |average|pro |je |durchschnitt|intensität',
    not: `non-employee|total hours|gesamtzahl|cost|kosten|spend|ausgaben|safety|health|complian|corrupt|${NOT_TARGET}`,
    neutral:
      'average|number|hours|training|per|employee|annual|stunden|pro|mitarbeiter|person|gender|days|tage|durchschnittliche|employees|own',
    // A day of training is no fixed number of hours.
    unsaid: String.raw`^(?!.*(?:hours|stunden)).*(?:(?:training|learning) days|(?:schulungs|weiterbildungs|fortbildungs|trainings)tag)`,
    says: [
      String.raw`average (?:training|learning) (?:time|hours)…(?:of|was|were|is|to|at) (?:around |about |approximately )?#`,
      String.raw`(?:on average|average)…# (?:of )?(?:training|learning|further education)`,
      String.raw`# (?:of )?(?:training|learning)(?: hours)? (?:per|for each) (?:employee|person)`,
      String.raw`durchschnittlich…# (?:lang )?(?:interne |externe |oder )*(?:weiterbild|schulung|fortbild|training)`,
      String.raw`# (?:schulung|weiterbildung|fortbildung|training)\w* (?:pro|je) (?:mitarbeit|beschäftigt|kopf)`,
      String.raw`(?:weiterbildungs|schulungs)(?:intensität|stunden|tage): #`,
    ],
    breakdowns: ['gender', 'management'],
    codes: ['GRI 404-1', 'G4-LA9', 'VSME B10'],
  },
]
