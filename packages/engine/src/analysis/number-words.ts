/** Who works for others at the sites, after whom a death there is told. */
const ELSEWHERE = String.raw`(?:of|from|employed by|working for) (?:one of )?(?:our |the |an? )?(?:[\p{L}-]+ )?(?:contractor|subcontractor|haulier|carrier|agent|service provider|partner (?:firm|company))\p{L}*`
const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const TENS = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'

/** An article that counts: `a contractor was killed`, `ein Diskriminierungsvorfall`. */
const ARTICLES = [
  String.raw`(?<!(?:of|by|for) )an?(?= (?:[\p{L}\d-]+ ){0,3}(?:employee|worker|driver|technician|man|woman) ${ELSEWHERE} [^.;]{0,20}(?:was (?:killed|fatally)|died|lost (?:his|her) life))`,
  String.raw`(?<!(?:of|by|for) )an?(?= (?:sub)?contractor (?:sadly |tragically )?(?:was (?:killed|fatally)|died|lost (?:his|her) life))`,
  String.raw`(?<!(?:of|by|for) )an?(?= (?:employee|colleague|team member) (?:(?:at|in|from) (?:our |the )?[^.,;]{2,40} )?(?:was (?:killed|fatally injured)|lost (?:his|her) life|died (?:at work|in an accident)))`,
  String.raw`(?<=(?:death|loss) of )an?(?= (?:[\p{L}\d-]+ ){1,3}${ELSEWHERE})`,
  String.raw`eine?(?= (?:bestätigte[rn]? |gemeldete[rn]? )?diskriminierungs(?:vor)?f[aä]ll)`,
  String.raw`eine(?= (?:person (?:mit (?:dem |geschlecht)|divers|ist divers)|(?:neue )?berufskrankheit (?:wurde|ist)))`,
]
/** `Sixty-one per cent of …` */
const PERCENT = String.raw`(?:${TENS}(?:-(?:${ONES}))?|${ONES}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen)(?= per ?cent(?!\p{L}))|(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig)(?= prozent(?!\p{L}))`
const COUNTED = String.raw`((?<=^in )(?:both(?= (?:cases|incidents)(?!\p{L}))|beiden(?= (?:vor)?f[aä]llen(?!\p{L})))|einem(?= (?:bestätigten )?(?:vor)?fall(?!\p{L}))|eine[rn]?(?= (?:rechtskräftige[rn]? )?verurteilung(?!\p{L}))|ein(?= geschäftsführendes mitglied)|eine?(?= tödliche[rns]? (?:arbeits|betriebs)?unf)|(?:${TENS}-)?(?:${ONES})|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|${TENS}|eine?[nr]?(?= (?:bestätigte[nr]? |gerichtsverfahren|verfahren|rechtsverfahren|korruptions(?:vor)?f[aä]ll|f[aä]ll\p{L}* von (?:korruption|bestechung|bestechlichkeit|vorteilsannahme)|(?:vor)?fall (?:von (?:diskriminierung|belästigung)|einer (?:meldepflichtigen |anerkannten )?(?:arbeitsbedingten erkrankung|berufskrankheit))[^.;]{0,60} (?:gemeldet|bestätigt|registriert|erfasst|verzeichnet|festgestellt|bekannt)(?! (?:wird|werden))))|an?(?= (?:single )?confirmed )|eine?(?= (?:[\p{L}-]+ )?(?:mitarbeit|kolleg|beschäftigt)\p{L}* [^.]{0,60}(?:tödlich|starb|ums leben))|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig)(?:(?= (?:[\p{L}-]+ ){0,2}(?:hours|stunden|cases?|convictions?|verurteilung(?:en)?|\p{L}*f[aä]ll\p{L}*|\p{L}*verfahren|proceedings?|legal proceedings?|incident|women|men|frauen|männer|days|tage|accidents?|unfälle|unfall|fatalit(?:y|ies)|deaths?|todesfälle|todesfall|incidents|vorfälle|employees?|colleagues?|(?:sub)?contractors?|workers?|people|persons?|complaints|grievances|beschwerden|reports of (?:discrim|harass)\p{L}*|meldungen|kolleg\p{L}*|mitarbeit\p{L}*|beschäftigte\p{L}*|arbeitnehmer\p{L}*|arbeitskräfte\p{L}*|menschen|personen|members|mitglieder|injur(?:y|ies)|\p{L}*verletzungen|berufskrankheit(?:en)?|erkrankungen|(?:non-?)?executive|directors|(?:led |resulted )?(?:to|in) the (?:termination|dismissal|ending|non-renewal)|zur (?:beendigung|kündigung|entlassung)|geschäftsführend\p{L}*|nicht[ -]?geschäftsführend\p{L}*|geschäftsführer\p{L}*|of (?:whom|them|these|the \d+ members|the (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty) (?:members of the (?:supervisory )?board|directors))|(?:und|and) (?:der|the) (?:aufsichtsrat|supervisory board)|sites|standorte|standorten|mitgliedern))|(?<=supervisory board(?: has| had| of)? \p{L}+)(?=[.,;])|(?<=(?:vorstand|management board|executive board) (?:hat|hatte|zählt|umfasst|has|had) \p{L}+)(?=,? (?:and |und )?(?:der|the) (?:aufsichtsrat|supervisory))|(?=, (?:the|der|die) [\p{L} -]{2,30}, (?:is|ist) (?:an )?(?:executive|geschäftsführend))|(?=-?köpfig|-(?:member|person) (?:board|executive|management|supervisory)))`

/** Words that stand for a number where what follows them is counted. */
export const NUMBER_WORD = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${[...ARTICLES, PERCENT, COUNTED].join('|')})`,
  'giu',
)
