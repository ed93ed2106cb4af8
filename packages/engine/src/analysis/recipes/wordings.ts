import type { Recipe, Wordings } from '../recipe.ts'
import { PHRASES } from './phrases.ts'
import { climateWordings } from './wordings-climate.ts'
import { conductWordings } from './wordings-conduct.ts'
import { emissionWordings } from './wordings-emissions.ts'
import { figureWordings } from './wordings-figures.ts'
import { flowWordings } from './wordings-flows.ts'
import { natureWordings } from './wordings-nature.ts'
import { planWordings } from './wordings-plans.ts'
import { pollutionWordings } from './wordings-pollution.ts'
import { quantityWordings } from './wordings-quantities.ts'
import { resourceWordings } from './wordings-resources.ts'
import { siteWordings } from './wordings-sites.ts'
import { targetWordings } from './wordings-targets.ts'
import { wasteWordings } from './wordings-waste.ts'
import { waterWordings } from './wordings-water.ts'

/** Further ways in which reports word what the recipes look for; `¤` is a figure that is not the value. */
const WORDINGS: Record<string, Wordings> = {
  'E1-4_07': {
    says: [
      String.raw`(?:reduc\w+|cut|lower\w*) (?:our |its |the )?(?:absolute |gross )?scope 1 (?:ghg |greenhouse gas |co2 )?emissions (?:by )?# (?:by|until|before)`,
      String.raw`scope[ -]1[ -](?:thg-?|treibhausgas-?|co2-?)?emissionen…bis(?: zum jahr| ende)? 20\d\d…um # (?:zu )?(?:senken|reduzieren|verringern|mindern)`,
    ],
  },
  'E1-4_16': {
    says: [
      String.raw`(?:reduc\w+|cut|lower\w*) (?:our |its |the )?(?:absolute |gross |total )?scope 3 (?:ghg |greenhouse gas |co2 )?emissions (?:by )?# (?:by|until|before)`,
      String.raw`scope[ -]3[ -](?:thg-?|treibhausgas-?|co2-?)?emissionen…bis(?: zum jahr| ende)? 20\d\d…um # (?:zu )?(?:senken|reduzieren|verringern|mindern)`,
    ],
  },
  'E1-5_01': {
    labels: [
      String.raw`(?:total |overall )?energy (?:consumed|used)(?: by the (?:company|group))?`,
      String.raw`(?:gesamte[rn]? |absolute[rn]? )?energieverbrauch(?: innerhalb der organisation)?(?: total)?`,
    ],
  },
  'E1-5_05': {
    labels: [
      String.raw`renewable total energy(?: consumption)?|(?:total )?energy (?:consumption|use),? (?:of which )?renewable`,
      String.raw`erneuerbare?[rn]? (?:gesamt)?(?:energieverbrauch|energie)|(?:gesamt)?energieverbrauch,? (?:davon )?erneuerbar`,
      String.raw`renewable (?:sources )?(?:total )?energy consumption`,
      String.raw`(?:gesamt)?verbrauch (?:an|von) erneuerbare[rn] energien?(?: gesamt| insgesamt)?`,
    ],
  },
  'E1-5_07': {
    labels: [
      String.raw`(?:purchased |green )?(?:electricity|power),? (?:\(?renewable\)?|renewable sources)|green (?:electricity|power)(?: purchased)?`,
      String.raw`(?:ökostrom|grünstrom)(?:bezug|verbrauch)?|strom,? (?:davon )?aus erneuerbaren (?:quellen|energien)|strom aus erneuerbar\w* \w+`,
    ],
  },
  'E1-5_08': {
    labels: [
      String.raw`own (?:solar|photovoltaic|pv|wind)(?: power| electricity| generation| energy)*,? ?(?:\(?(?:self-)?consumed\)?|consumption)?`,
      String.raw`(?:selbst ?(?:erzeugte[rn]?|genutzte[rn]?|verbrauchte[rn]?) )(?:solar|pv-|photovoltaik-?|öko)?strom|(?:pv-)?eigenstrom(?:verbrauch|nutzung)?|eigenerzeugung (?:aus )?(?:photovoltaik|pv|solar)\b.{0,30}`,
    ],
  },
  'E1-5_11': {
    labels: [
      String.raw`(?:petroleum|(?:mineral )?oil) products|diesel,? petrol and heating oil|mineralölprodukte|heizöl und (?:diesel|kraftstoffe?)|diesel und heizöl`,
    ],
  },
  'E1-5_14': {
    labels: [
      String.raw`purchased electricity,? (?:\(?non-renewable\)?|fossil)|electricity,? non-renewable|non-renewable electricity|graustrom`,
    ],
  },
  'E1-5_09': {
    says: [
      String.raw`energy (?:consumption|use|demand)(?:…¤){0,2}…(?<!electric[^;]{0,80})# of (?:which|this|it) (?:came|comes|was|is|stemmed|originated)(?: \w+)? from renewable`,
      String.raw`energie(?:verbrauch|bedarf)\w*(?:…¤){0,2}…(?<!(?:strom|elektri)[^;]{0,80})davon (?:stammten |kamen |waren )?# aus (?:erneuerbaren|regenerativen)`,
    ],
  },
  'E1-6_07': {
    says: [
      String.raw`(?:emitted|caused|reported|produced) # (?:in|under|of|from) scope 1(?! ?(?:and|&|\+|,) (?:scope )?(?:[23]|¤(?! (?:in|under|of|from) scope)))`,
    ],
  },
  'E1-6_09': {
    says: [
      String.raw`(?:emitted|caused|reported|produced|and|,) # (?:in|under|of|from) scope 2,? \(?location[ -]based`,
      String.raw`scope[ -]2-(?:thg-?|treibhausgas-?|co2-?)?emissionen ¤,? (?:und )?standortb(?:asiert|ezogen)\w* #`,
    ],
    labels: [
      String.raw`standort(?:bezogene|basierte)(?:[rns])? scope[ -]?2[ -](?:thg|treibhausgas|co2\w*)?-?(?:brutto)?emissionen`,
    ],
  },
  'E1-6_10': {
    says: [
      String.raw`(?:emitted|caused|reported|produced|and|,) # (?:in|under|of|from) scope 2,? \(?market[ -]based`,
      String.raw`scope[ -]2-(?:thg-?|treibhausgas-?|co2-?)?emissionen ¤,? (?:und )?marktb(?:asiert|ezogen)\w* #`,
    ],
    labels: [
      String.raw`markt(?:bezogene|basierte)(?:[rns])? scope[ -]?2[ -](?:thg|treibhausgas|co2\w*)?-?(?:brutto)?emissionen`,
    ],
  },
  'E1-6_11': {
    says: [
      String.raw`in scope 3,? (?:we |the group )?(?:recorded|reported|emitted|caused|measured) #`,
      String.raw`in scope[ -]3 (?:haben wir |verursachten wir |erfassten wir |wurden )(?:insgesamt )?#`,
    ],
  },
  'E1-7_10': {
    says: [
      String.raw`carbon credits (?:of|for|amounting to|equivalent to) #(?: \w+){0,3} (?:were|have been) (?:cancelled|retired)`,
      String.raw`# (?:aus )?(?:klimaschutz|co2-)?zertifikate\w* (?:wurden )?(?:stillgelegt|gelöscht)`,
    ],
  },
  'E1-8_04': {
    says: [
      String.raw`internal (?:carbon|co2) price…(?:of|is|was|at) #`,
      String.raw`interne[rn]? co2-preis…(?:von|beträgt|betrug|bei|in höhe von) #`,
    ],
  },
  'E3-4_01': { says: [String.raw`# of (?:fresh ?)?water (?:were|was) consumed`] },
  'E3-4_02': {
    labels: [
      String.raw`(?:of which |davon )?(?:water consumption )?(?:in|at|from) (?:areas|regions|sites).{0,30}(?:water[ -](?:risk|stress)|high water stress).*`,
      String.raw`(?:davon )?(?:wasserverbrauch )?in (?:gebieten|regionen).{0,40}(?:wasserrisik|wasserstress)\w*.*`,
    ],
    says: [
      String.raw`water consumption…¤,? (?:including|of which|thereof) # (?:was |were |is )?(?:in|at|from) (?:areas|regions|sites)…water[ -](?:stress|risk)`,
      String.raw`wasserverbrauch…¤,? davon # in (?:gebieten|regionen)…(?:wasserstress|wasserrisik)`,
    ],
  },
  'E3-4_03': {
    labels: [
      String.raw`wiederverwendetes wasser|recyceltes wasser|wiederverwendung von wasser|water reuse|recycled water`,
    ],
  },
  'E3-4_11': {
    says: [
      String.raw`(?:withdrew|abstracted|extracted) (?:a total of )?#(?! (?:from|of) (?:the )?(?:river|ground|surface))`,
      String.raw`# (?:of )?(?:water )?(?:were|was) (?:withdrawn|abstracted)`,
      String.raw`(?:insgesamt )?# (?:frisch|trink)?wasser (?:entnommen|bezogen|gefördert)`,
      String.raw`wasserentnahme…(?:lag bei|belief sich auf|beträgt|:) #`,
    ],
  },
  'E3-4_12': {
    says: [
      String.raw`(?:and |we )discharged (?:a total of )?#`,
      String.raw`# (?:of )?(?:waste ?)?water (?:were|was) discharged`,
      String.raw`# (?:ab)?wasser (?:eingeleitet|abgeleitet)`,
      String.raw`leitete\w*…# (?:ab)?wasser (?:ab|ein)(?= |\.|,|$)`,
    ],
  },
  'E4-5_01': {
    says: [
      String.raw`(?:own|lease|manage|operate|have|has)[^.]{0,30} # sites?(?:,? (?:covering|with an area of|comprising) ¤)?,?…(?:in or near|in or adjacent to|near) (?:biodiversity|protected)`,
      String.raw`# (?:unserer |eigene )?standorte…in oder (?:in der )?nähe (?:von )?(?:schutzgebiet|biodiversit|gebieten)`,
    ],
  },
  'E4-5_02': {
    labels: [String.raw`(?:fläche|area) in or near (?:biodiversity|protected).*`],
    says: [
      String.raw`¤ sites?,? (?:covering|with an area of|with a total area of|comprising) #,?…(?:in or near|near) (?:biodiversity|protected)`,
      String.raw`¤ standorte mit (?:einer fläche von )?(?:insgesamt )?#…in oder (?:in der )?nähe`,
    ],
  },
  'E4-5_10': { says: [String.raw`flächen(?:verbrauch|nutzung)…(?:betrug|beträgt|von|bei|umfasst) #`] },
  'E4-5_11': {
    says: [
      String.raw`# of (?:which|this|it|these) (?:are|is|were|was) sealed`,
      String.raw`davon (?:sind |waren )?# versiegelt`,
    ],
  },
  'E5-4_02': {
    says: [
      String.raw`(?:used|consumed|processed|procured) (?:a total of |around |about )?# of (?:products|technical|biological|raw material|material)`,
      String.raw`(?:insgesamt )?# (?:an )?(?:produkte|materialien|rohstoffe)\w* (?:eingesetzt|verwendet|verbraucht|verarbeitet)`,
    ],
  },
  'E5-4_03': {
    says: [
      String.raw`# of (?:our |the |all )?biological materials…(?:were|was|are|is|come|came)…sustainabl`,
      String.raw`# der biologischen materialien…nachhaltig`,
    ],
  },
  'E5-4_04': {
    says: [
      String.raw`#,? (?:or |i\.e\. |\()¤\)?,? (?:were|was|are|is|of)…(?:secondary|recycled|reused)…(?:components|materials)`,
      String.raw`# (?:of )?(?:secondary|recycled|reused)(?: or (?:reused|recycled))? (?:raw )?(?:components|materials) (?:were|was) used`,
    ],
  },
  'E5-4_05': {
    says: [
      String.raw`¤,? (?:or |i\.e\. |\()#\)?,? (?:were|was|are|is|of)…(?:secondary|recycled|reused)…(?:components|materials)`,
      String.raw`# of (?:our |the |all )?materials…(?:secondary|recycled)`,
    ],
  },
  'E5-5_07': {
    says: [
      String.raw`# (?:of )?waste (?:was|were) (?:generated|produced)`,
      String.raw`(?:^|[.,;] )of (?:the |our |these )?# of waste (?:that (?:was|were) )?(?:generated|produced)`,
      String.raw`(?:fielen|fiel) (?:insgesamt )?# abf(?:all|älle) an`,
    ],
  },
  'E5-5_08': {
    says: [String.raw`# (?:of (?:this |our |the )?waste )?(?:was|were|has been|have been) diverted from disposal`],
  },
  'E5-5_09': {
    says: [String.raw`# (?:of (?:this |our |the )?waste )?(?:was|were|has been|have been) directed to disposal`],
    rows: String.raw`directed to disposal|waste disposal|for disposal|zur beseitigung|beseitigte`,
  },
  'E5-5_10': { says: [String.raw`# (?:of )?(?:our |the )?waste (?:was|were) not recycled`] },
  'E5-5_11': {
    says: [
      String.raw`non-?recycled waste…¤,? (?:or|i\.e\.|which is|\() ?#`,
      String.raw`nicht ?recycelte\w* abf\w+…¤,? (?:oder|das sind|\() ?#`,
      String.raw`# of (?:our |the |total )*waste (?:was|were|is) not recycled`,
    ],
  },
  'E5-5_15': {
    says: [
      String.raw`¤ of (?:total )?waste(?: generated| produced)?,? (?:of which )?# (?:was|were|is|are) (?:classified as )?hazardous`,
    ],
    labels: [String.raw`hazardous (?:total )?waste(?: generated| total)?|gefährliche[rn]? (?:gesamt)?abf\w+`],
  },
  'S1-6_03': {
    labels: [
      String.raw`average (?:number of )?employees(?: \(?head ?count\)?)?(?: (?:during|over|in) the (?:year|reporting (?:year|period)|period))?`,
    ],
  },
  'S1-6_09': {
    labels: [
      String.raw`(?:(?:an)?zahl (?:der )?)?(?:dauerhaft|unbefristet|befristet) (?:beschäftigt|angestellt)\w*(?: \w*beschäftigte\w*)?`,
      String.raw`(?:(?:an)?zahl (?:der )?)?(?:abrufkräfte|beschäftigte[n]? ohne garantierte arbeitsstunden)`,
    ],
    rows: String.raw`type of contract|employees \(headcount\)`,
  },
  'S1-8_01': {
    says: [
      String.raw`collective (?:bargaining )?agreements? (?:cover|apply to|applies to|covers) #`,
      String.raw`tarifverträge\w* (?:gelten|gilt)[^.]{0,20} für #`,
    ],
  },
  'S1-13_04': {
    says: [
      String.raw`training…an average of # (?:per|for each) (?:employee|person|head|fte)`,
      String.raw`durchschnittlich…# an (?:\w+ )?(?:weiterbild|schulung|fortbild|training)`,
      String.raw`(?:je|pro) (?:mitarbeit|beschäftigt|vollkraft|kopf)\w*…# (?:\w+ )?(?:weiterbild|schulung|fortbild|training)`,
    ],
  },
  'S1-14_01': {
    says: [
      String.raw`# of (?:our |the |all |own )*(?:employees|workforce|workers)…covered by [^.]{0,50}health and safety (?:management )?system`,
      String.raw`# (?:der|unserer|aller)…(?:belegschaft|beschäftigten|mitarbeit\w+|arbeitskräfte)…(?:durch|von) (?:ein|einem|unser\w*)…managementsystem`,
    ],
  },
  'S1-14_02': {
    says: [
      String.raw`# (?:of our )?(?:colleagues?|employees?) (?:sadly |tragically )?(?:lost (?:their|his|her) li(?:fe|ves)|died (?:at|in|on|from|as)|w(?:as|ere) (?:fatally injured|killed))`,
      String.raw`# (?:unserer )?(?:kolleg\w+|mitarbeit\w+|beschäftigte\w*) (?:verlor\w* (?:ihr|sein) leben|kam\w*…ums leben)`,
    ],
    zero: [
      String.raw`(?:kein\w* tödliche\w* (?:arbeits)?unf[aä]ll\w*|keine (?:arbeitsbedingten |arbeitsbezogenen )?todesfälle)`,
      String.raw`no (?:work-related |fatal )*(?:fatalities|deaths|fatal (?:accidents|injuries))`,
    ],
  },
  'S1-14_07': {
    says: [
      String.raw`(?:arbeits)?unf[aä]ll\w*…gingen…# verloren`,
      String.raw`# (?:were )?lost (?:through|as a result of|following) (?:work-?related |occupational )*(?:accidents|injuries)`,
      String.raw`# (?:were )?lost…(?:due to|through|because of|as a result of|following) (?:work-?related |occupational )*(?:accidents|injuries)`,
    ],
  },
  'S1-15_02': {
    says: [
      String.raw`# (?:of )?(?:the )?(?:entitled|eligible) employees (?:took|have taken|made use of)`,
      String.raw`# der (?:anspruchs)?berechtigten beschäftigten[^.]{0,60}(?:in anspruch|genommen|genutzt)`,
    ],
  },
  'S1-16_01': {
    says: [
      String.raw`women (?:earn|earned|are paid|were paid) # less than men`,
      String.raw`frauen verdien\w+…# weniger als männer`,
    ],
  },
  'S1-17_02': {
    labels: [
      String.raw`(?:total number of )?incidents of discrimination and corrective actions(?: taken)?`,
      String.raw`(?:(?:gesamt|an)?zahl der )?diskriminierungsvorfälle und ergriffene (?:abhilfe|korrektur)maßnahmen`,
    ],
  },
  'G1-3_07': {
    says: [
      String.raw`# of (?:all |our |the )?(?:employees in |people in )?(?:functions[ -]at[ -]risk|at[ -]risk functions)…(?:completed|covered|trained|attended|received)`,
      String.raw`# der (?:beschäftigten in )?(?:risikobehafteten|gefährdeten) funktionen…(?:schulung|geschult)`,
    ],
  },
  'G1-4_01': {
    labels: [String.raw`^(?:number of )?convictions$|^verurteilungen$`],
    zero: [
      String.raw`no (?:convictions|judge?ments)…(?:corruption|brib)`,
      String.raw`keine verurteilungen…(?:korruption|bestech)`,
    ],
  },
  'G1-4_02': { labels: [String.raw`^(?:amount of )?fines$|^geldstrafen$|^bußgelder$`] },
  'G1-5_03': {
    zero: [
      String.raw`(?:partei|politische )spenden (?:leisten|gewähren|tätigen|tätigte|leistete)\w* (?:wir |das unternehmen )?(?:nicht|keine)`,
      String.raw`(?:partei|politische )spenden…(?:nicht|keine) (?:geleistet|gewährt|getätigt)`,
    ],
  },
  'G1-5_04': {
    labels: [
      String.raw`(?:kosten|aufwendungen|ausgaben) (?:der |unserer |für (?:die )?)?(?:interessenvertretung|lobbyarbeit|lobbytätigkeit\w*)`,
      String.raw`(?:costs?|expenses|expenditure) (?:of|for|on) (?:our |the )?(?:lobbying|interest representation|advocacy)(?: activities)?`,
    ],
  },
  'G1-6_01': {
    says: [
      String.raw`rechnungen…(?:im durchschnitt|durchschnittlich|im mittel) (?:nach|innerhalb von|binnen|in) #`,
      String.raw`(?:im durchschnitt|durchschnittlich|im mittel) (?:begleichen|bezahlen|zahlen) wir (?:unsere |alle )?rechnungen (?:nach|innerhalb von|binnen|in) #`,
      String.raw`(?:durchschnittliche )(?:zahlungsdauer|zahlungszeitraum)…(?:betrug|beträgt|lag bei|von|:) #`,
    ],
  },
  'G1-6_03': {
    says: [
      String.raw`# (?:der|aller|unserer) zahlungen (?:entsprechen|entsprachen|erfolg\w+|wurden|liegen|lagen)`,
      String.raw`# of (?:all |our |the )?(?:payments|invoices) (?:were |are |was )?(?:made |paid |settled )?(?:in line with|within|according to|aligned with|on time)`,
    ],
  },
  'G1-6_04': {
    zero: [String.raw`(?:gerichts|rechts)?verfahren wegen zahlungsverzug\w* sind (?:derzeit )?(?:keine|nicht)`],
  },
  'GOV-1_01': {
    says: [
      String.raw`(?:(?:der|unser) )?(?:vorstand|die geschäftsführung) (?:besteht|bestand|setzt sich|umfasst)(?: \w+)? ?(?:aus )?#`,
      String.raw`(?:comprises|consists of|has|is made up of) # executive (?:directors|members)`,
    ],
  },
  'GOV-1_02': { says: [String.raw`(?:comprises|consists of|has|and) # non-?executive (?:directors|members)`] },
  'GOV-1_05': {
    labels: [
      String.raw`(?:women|men) (?:on|in) the (?:supervisory |management |executive )?board(?: of directors)?`,
      String.raw`(?:frauen|männer)(?:anteil|quote)? (?:im|in der) (?:aufsichtsrat|vorstand|verwaltungsrat|geschäftsführung)`,
    ],
  },
  'GOV-1_07': {
    says: [String.raw`# of (?:the )?(?:members of the )?(?:board|board members|directors)…(?:are|is|were) independent`],
  },
}

const together = (one: string | undefined, other: string | undefined): string | undefined =>
  one && other ? `${one}|${other}` : (one ?? other)

const ALL: readonly Readonly<Record<string, Wordings>>[] = [
  WORDINGS,
  climateWordings,
  natureWordings,
  planWordings,
  conductWordings,
  flowWordings,
  targetWordings,
  emissionWordings,
  resourceWordings,
  siteWordings,
  waterWordings,
  wasteWordings,
  pollutionWordings,
  figureWordings,
  quantityWordings,
]

/** A recipe with its further wordings. */
export function withWordings(recipe: Recipe): Recipe {
  const phrases = PHRASES[recipe.id] ?? []
  const more = ALL.flatMap((wordings) => wordings[recipe.id] ?? [])
  const all = (key: 'needs' | 'notUnder' | 'unsaid' | 'rows'): string | undefined =>
    more.reduce<string | undefined>((before, each) => together(before, each[key]), recipe[key])
  const [needs, notUnder, unsaid, rows] = [all('needs'), all('notUnder'), all('unsaid'), all('rows')]
  const saysOf = [...(recipe.saysOf ?? []), ...more.flatMap((each) => each.saysOf ?? [])]
  return {
    ...recipe,
    labels: [...recipe.labels, ...more.flatMap(({ labels }) => labels ?? [])],
    says: [...(recipe.says ?? []), ...more.flatMap(({ says }) => says ?? []), ...phrases],
    saysAfter: [...(recipe.saysAfter ?? []), ...more.flatMap(({ saysAfter }) => saysAfter ?? [])],
    zero: [...(recipe.zero ?? []), ...more.flatMap(({ zero }) => zero ?? [])],
    ...(saysOf.length ? { saysOf } : {}),
    ...(needs ? { needs } : {}),
    ...(notUnder ? { notUnder } : {}),
    ...(unsaid ? { unsaid } : {}),
    ...(rows ? { rows } : {}),
  }
}

/** The datapoints that have further wordings. */
export const worded: readonly string[] = [...new Set([...Object.keys(WORDINGS), ...Object.keys(PHRASES)])]
