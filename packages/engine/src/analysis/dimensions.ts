/** A way to break a figure down. */
export type DimensionKind =
  | 'gender'
  | 'contract'
  | 'country'
  | 'eea'
  | 'elsewhere'
  | 'region'
  | 'scope3'
  | 'waste'
  | 'pollutant'
  | 'management'
  | 'medium'

const GENDER: [RegExp, string][] = [
  [/\b(?:females?|wom[ae]n)\b|\bfrauen|weiblich|\bw\b/, 'female'],
  [/\b(?:males?|m[ae]n)\b|\bmänner|männlich/, 'male'],
  [
    /\b(?:other|diverse|non-binary|unspecified|not (?:disclosed|reported))\b|\bdivers|\bsonstige\b|keine angabe|nicht offengelegt/,
    'other',
  ],
]
const CONTRACT: [RegExp, string][] = [
  [/\bpermanent\b|\bindefinite\b|\bopen-ended\b|\bunbefristet(?:e[nrms]?)?|dauerhaft|\bfestangestellt/, 'permanent'],
  [/\btemporary\b|\bfixed-term|\blimited contract|(?<!un)befristet(?:e[nrms]?)?/, 'temporary'],
  [/\bfull[- ]?time\b(?! ?-?equiv)|vollzeit(?!-?(?:äquiv|stell|einheit|kapaz))/, 'full_time'],
  [/\bpart[- ]?time\b|teilzeit/, 'part_time'],
  [/non-?guaranteed hours|zero[- ]hours|abrufkräfte|ohne garantierte|auf abruf/, 'non_guaranteed'],
]
const COUNTRIES: [string, string][] = [
  ['germany|deutschland', 'DE'],
  ['austria|österreich', 'AT'],
  ['switzerland|schweiz', 'CH'],
  ['france|frankreich', 'FR'],
  ['italy|italien', 'IT'],
  ['spain|spanien', 'ES'],
  ['portugal', 'PT'],
  ['netherlands|niederlande', 'NL'],
  ['belgium|belgien', 'BE'],
  ['luxembourg|luxemburg', 'LU'],
  ['united kingdom|uk|great britain|großbritannien|vereinigtes königreich', 'GB'],
  ['ireland|irland', 'IE'],
  ['denmark|dänemark', 'DK'],
  ['sweden|schweden', 'SE'],
  ['norway|norwegen', 'NO'],
  ['finland|finnland', 'FI'],
  ['poland|polen', 'PL'],
  ['czech(?:ia| republic)|tschechien', 'CZ'],
  ['slovakia|slowakei', 'SK'],
  ['slovenia|slowenien', 'SI'],
  ['hungary|ungarn', 'HU'],
  ['romania|rumänien', 'RO'],
  ['bulgaria|bulgarien', 'BG'],
  ['croatia|kroatien', 'HR'],
  ['serbia|serbien', 'RS'],
  ['bosnia(?: (?:&|and) herzegovina)?|bih|bosnien(?: und herzegowina)?', 'BA'],
  ['montenegro|mng', 'ME'],
  ['greece|griechenland', 'GR'],
  ['turkey|türkiye|türkei', 'TR'],
  ['usa|united states(?: of america)?|u\\.s\\.|vereinigte staaten', 'US'],
  ['canada|kanada', 'CA'],
  ['mexico|mexiko', 'MX'],
  ['brazil|brasilien', 'BR'],
  ['argentina|argentinien', 'AR'],
  ['china|prc', 'CN'],
  ['taiwan', 'TW'],
  ['japan', 'JP'],
  ['south korea|korea|südkorea', 'KR'],
  ['india|indien', 'IN'],
  ['singapore|singapur', 'SG'],
  ['malaysia', 'MY'],
  ['thailand', 'TH'],
  ['vietnam', 'VN'],
  ['philippines|philippinen', 'PH'],
  ['indonesia|indonesien', 'ID'],
  ['australia|australien', 'AU'],
  ['south africa|südafrika', 'ZA'],
  ['egypt|ägypten', 'EG'],
  ['morocco|marokko', 'MA'],
  ['tunisia|tunesien', 'TN'],
  ['israel', 'IL'],
  ['united arab emirates|uae|vae', 'AE'],
  ['saudi arabia|saudi-arabien', 'SA'],
  ['russia|russland', 'RU'],
  ['ukraine', 'UA'],
  ['estonia|estland', 'EE'],
  ['latvia|lettland', 'LV'],
  ['lithuania|litauen', 'LT'],
  ['malta', 'MT'],
  ['cyprus|zypern', 'CY'],
  ['north macedonia|nordmazedonien', 'MK'],
  ['albania|albanien', 'AL'],
]
const COUNTRY: [RegExp, string][] = COUNTRIES.map(([words, code]) => [
  new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'u'),
  code,
])
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)
const inEea = ([, code]: [RegExp, string]): boolean => EEA.has(code)
const REGION: [RegExp, string][] = [
  [/\bemea\b/, 'emea'],
  [/\b(?:asia|asien|apac|asia[- ]pacific)/, 'asia_pacific'],
  [/\bnorth america|\bnordamerika/, 'north_america'],
  [/\b(?:latin|south) america|\b(?:latein|süd)amerika/, 'latin_america'],
  [/\bamericas?\b|\bamerika\b/, 'americas'],
  [/\bafrica\b|\bafrika\b/, 'africa'],
  [/\beurope\b|\beuropa\b|\beu\b/, 'europe'],
  [/\brest of (?:the )?world|\bübrige welt|\bsonstige länder|\bother countries/, 'other'],
]
const SCOPE3: [RegExp, string][] = [
  [/purchased goods|(?:ein|zu)?gekaufte (?:waren|güter)|(?:bezogene|erworbene) (?:waren|güter)/, 'cat1'],
  [/capital goods|kapitalgüter|investitionsgüter|anlagegüter/, 'cat2'],
  [
    /fuel[- ]+(?:and|&) energy[- ]related|brennstoff- und energie(?:bezogen|aktivit)|brennstoffen und energie|(?:kraftstoff|brennstoff|energie).{0,30}vorkette|vorgelagerte energie/,
    'cat3',
  ],
  [/upstream transport|upstream logistics|vorgelagerter transport|vorgelagerte(?:r)? (?:logistik|transport)/, 'cat4'],
  [
    /waste (?:generated )?in operations|abfall(?:aufkommen)? (?:in|aus) (?:betrieb|dem betrieb|betriebsabläufen)|betriebsabfäll|im betrieb anfallende abfälle/,
    'cat5',
  ],
  [/business (?:travel|trips)|geschäftsreise|dienstreise/, 'cat6'],
  [/commut|pendel|arbeitsweg|berufsverkehr|mitarbeit(?:er|enden)verkehr|employee travel to work/, 'cat7'],
  [
    /upstream leased|vorgelagerte(?: \w+)? (?:geleaste|gemietete|leasing)|angemietete (?:oder geleaste )?sachanlagen|gemietete (?:sachanlagen|vermögenswerte)/,
    'cat8',
  ],
  [
    /downstream transport|downstream logistics|nachgelagerter transport|nachgelagerte(?:r)? (?:logistik|transport)/,
    'cat9',
  ],
  [/processing of sold|verarbeitung (?:der )?verkaufter/, 'cat10'],
  [
    /use of sold|product use|use phase|nutzung (?:der )?verkauft|(?:gebrauch|nutzung) (?:der |unserer )?produkte|nutzungsphase/,
    'cat11',
  ],
  [/end[- ]of[- ]life|entsorgung (?:der )?verkauft|lebenszyklusende|umgang mit verkauften/, 'cat12'],
  [
    /downstream leased|nachgelagerte(?: \w+)? (?:geleaste|vermietete|leasing)|(?<!ge|an)vermietete (?:oder verleaste )?(?:sachanlagen|vermögenswerte)/,
    'cat13',
  ],
  [/franchise/, 'cat14'],
  [/\binvestments?\b|\binvestitionen\b|financed emissions|finanzierte emissionen|kapitalanlagen/, 'cat15'],
]
const WASTE: [RegExp, string][] = [
  [/non-?hazardous|ungefährlich|nicht(?:[- ]| ge)?gefährlich|nicht gefährlich/, 'nonhazardous'],
  [/hazardous|gefährlich|sonderabf/, 'hazardous'],
  [/\breus|refurbish|wiederverwend|aufbereit/, 'reuse'],
  [/recycl|rezykl|stofflich/, 'recycling'],
  [/incinerat|verbrenn|thermisch/, 'incineration'],
  [/landfill|deponi/, 'landfill'],
  [/compost|other recovery|sonstige verwertung/, 'other_recovery'],
  [/other disposal|sonstige beseitigung/, 'other_disposal'],
]
const POLLUTANTS: [RegExp, string][] = [
  [/\bnox\b|nitrogen oxides?|stickoxide?n?|stickstoffoxide?n?/, 'NOx'],
  [/\bso[x2]\b|sul(?:ph|f)ur (?:di)?oxides?|schwefel(?:di)?oxide?/, 'SOx'],
  [/\b(?:nm)?vocs?\b|volatile organic|flüchtige organische/, 'NMVOC'],
  [/\bnh3\b|\bammonia\b|ammoniak/, 'NH3'],
  [/\bpm ?10\b|particulate|\bdust\b|feinstaub|\bstaub/, 'PM10'],
  [/\bpm ?2[.,]5\b/, 'PM2.5'],
  [/\bmercury\b|quecksilber/, 'Hg'],
  [/\blead\b|\bblei\b/, 'Pb'],
  [/\bcadmium\b/, 'Cd'],
  [/\barsenic\b|\barsen\b/, 'As'],
  [/\bcopper\b|\bkupfer\b/, 'Cu'],
  [/\bzinc\b|\bzink\b/, 'Zn'],
  [/\bnickel\b/, 'Ni'],
  [/\bchromium\b|\bchrom\b/, 'Cr'],
  [/\b(?:gesamt-?)?phosphor(?:us)?\b/, 'P'],
  [/\bnitrogen\b(?! ox)|\b(?:gesamt-?)?stickstoff\b/, 'N'],
  [/\bcod\b|\bcsb\b|chemical oxygen/, 'COD'],
  [/\btoc\b|total organic carbon|gesamter organischer kohlenstoff/, 'TOC'],
  [/carbon monoxide|kohlenmonoxid|kohlenstoffmonoxid/, 'CO'],
]
const MANAGEMENT: [RegExp, string][] = [
  [/\bnon-?manag|\bnicht-?führungs|ohne führungs|\bemployees? \(non/, 'employee_non_manager'],
  [/\bmanag(?:er|ement|ing)|führungskr|leitende/, 'manager'],
]
const MEDIUM: [RegExp, string][] = [
  [/\bto air\b|\bair\b|\bluft\b/, 'air'],
  [/\bto water\b|\bwater\b|\bwasser\b/, 'water'],
  [/\bto soil\b|\bsoil\b|\bboden\b/, 'soil'],
]

const KINDS: Record<DimensionKind, [RegExp, string][]> = {
  gender: GENDER,
  contract: CONTRACT,
  country: COUNTRY,
  eea: COUNTRY.filter(inEea),
  elsewhere: COUNTRY.filter((country) => !inEea(country)),
  region: REGION,
  scope3: SCOPE3,
  waste: WASTE,
  pollutant: POLLUTANTS,
  management: MANAGEMENT,
  medium: MEDIUM,
}
const CATEGORY = /(?:^3\.|\bcat(?:egory|\.)? ?|\bkat(?:egorie|\.)? ?|^)(1[0-5]|[1-9])(?=[ .:)-]|$)/

const BOTH_WAYS =
  /recycl.*\breus|\breus.*recycl|rezykl.*wiederverwend|recycl.*wiederverwend|wiederverwend.*re[cz]y[ck]l/
const WAYS = /(?:preparation for |vorbereitung zur )?(?:recycl|rezykl|\breus|wiederverwend)\p{L}*/gu

/** The member of a breakdown that folded text names, with the words that name it removed; `null` when it names none. */
export function memberOf(text: string, kind: DimensionKind): { member: string; rest: string } | null {
  // `Diverted to recycling or reuse` names both ways and so neither.
  if (kind === 'waste' && BOTH_WAYS.test(text)) return memberOf(text.replace(WAYS, ' '), kind)
  for (const [pattern, member] of KINDS[kind]) {
    const hit = pattern.exec(text)
    if (hit) return { member, rest: (text.slice(0, hit.index) + text.slice(hit.index + hit[0].length)).trim() }
  }
  if (kind === 'scope3') {
    const hit = CATEGORY.exec(text)
    if (hit?.[1] && /^(?:\d|cat|kat|3\.)/.test(hit[0]))
      return { member: `cat${hit[1]}`, rest: text.replace(hit[0], '').trim() }
  }
  return null
}

const NAMES_OF_CODES = new Map(
  COUNTRIES.map(([words, code]) => [code, words.slice(words.lastIndexOf('|') + 1).replace(/\(.*$/, '')]),
)

/** The name of a country by its code of two letters, `null` for other texts. */
export const countryOfCode = (text: string): string | null => NAMES_OF_CODES.get(text) ?? null

/** Whether a code is that of a member of a breakdown. */
export const isMember = (code: string, kind: DimensionKind): boolean =>
  KINDS[kind].some(([, member]) => member === code)

/** Whether folded text names a member of any of these breakdowns. */
export function namesMember(text: string, kinds: DimensionKind[]): DimensionKind | null {
  return kinds.find((kind) => memberOf(text, kind) !== null) ?? null
}

/** Whether a part is one of those that a datapoint about parts asks for: where it asks for contracts, the contract has to be said. */
export const isPartOf = (part: string | null, breakdowns: readonly DimensionKind[] = []): boolean =>
  part !== null && (breakdowns[0] !== 'contract' || CONTRACT.some(([, contract]) => part.startsWith(contract)))
