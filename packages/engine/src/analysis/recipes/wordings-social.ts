import type { Recipe } from '../recipe.ts'
import { ABOUT, OF_STAFF, PERSONAL, STAFF } from './people.ts'
import { SAFETY_WORDINGS } from './wordings-safety.ts'
import { OTHERWISE_COUNTED, workforceRecipes } from './workforce.ts'

/** What is added to a recipe: further patterns, and further alternatives of those that there is one of. */
export type Wordings = Partial<
  Pick<Recipe, 'labels' | 'says' | 'zero' | 'rows' | 'needs' | 'not' | 'notAround' | 'neutral' | 'unsaid'>
>

/** Rows that only say `under 30` are ages where the staff is spoken of. */
const AGED = '\\bemployees\\b|own workforce|beschäftigte|mitarbeitende|arbeitnehm|belegschaft|personal\\b'
const NOT_AGED =
  'customer|kund|supplier|lieferant|\\bdays|\\btage|hours|stunden|mwh|kwh|\\bkw|\\bkm|invoice|rechnung|\\beur|€'

/** The head count, which ESRS 2 asks for again (SBM-1, paragraph 40). */
const heads = workforceRecipes.find(({ id }) => id === 'S1-6_02')
const HEADS: Wordings = {
  neutral: 'kopfzahl|personenzahl|headcounts|year-end|stichtag|per',
  notAround: 'schulung|weiterbild|stunden|hours|gehalt|salary|remuneration|vergütung',
  labels: [
    String.raw`(?:own )?employees(?: at (?:the )?)?(?:,| -)? (?:at )?year[ -]?end|employees \(?(?:at|as of|as at) (?:31|30) \w+\)?`,
    String.raw`${PERSONAL} \(?(?:kopfzahl|köpfe|personenzahl|personen|headcount)\b[^)]{0,24}\)?|${PERSONAL} (?:zum|am|per) \d\d\.\d\d\.(?: ?\((?:kopfzahl|köpfe|personenzahl|personen|headcount)\))?`,
    String.raw`(?:gesamt|insgesamt|total) (?:zum|am|per|at|as of) .{3,16} \((?:kopfzahl|köpfe|personenzahl|head ?count)\)`,
    String.raw`(?:mitarbeit|arbeitnehm)[\p{L}:*_/]+`,
  ],
  says: [
    String.raw`(?:das unternehmen|unternehmen|der konzern|konzern|die gruppe|gruppe|die belegschaft|belegschaft|die gesellschaft|unser team|team|wir|die bank)${OTHERWISE_COUNTED} (?:zählte?n?|hatten?|haben|hat|umfasste?|sind) ${ABOUT}# ${PERSONAL}(?=[ ,.(]|$)(?! (?:mit|in|unter|über|an) )`,
    String.raw`(?:zählte|hatte|umfasste) (?:das unternehmen|unternehmen|der konzern|konzern|die gruppe|gruppe|die belegschaft|belegschaft|die gesellschaft|unser team|team|wir|die bank)${OTHERWISE_COUNTED} ${ABOUT}# ${PERSONAL}(?=[ ,.(]|$)(?! (?:mit|in|unter|über|an) )`,
    String.raw`(?:im (?:konzern|unternehmen)|in der (?:gruppe|unternehmensgruppe)|bei uns|für uns|für den konzern)${OTHERWISE_COUNTED} arbeite(?:te)?n (?:[\p{L}.]+ ){0,3}${ABOUT}# (?:menschen|personen|mitarbeit|beschäftigte)`,
    String.raw`\bbeschäftigte?n?${OTHERWISE_COUNTED}(?: (?:wir|der|die|das|unser\w*))?(?: [\p{L}&.-]+){0,3} ${ABOUT}# (?:menschen|personen|mitarbeit[\p{L}:*_]+|arbeitnehm[\p{L}:*_]+|arbeitskräfte)(?! (?:mit (?:schwer)?behinder|in teilzeit|in vollzeit|befristet|unter|über))`,
    String.raw`#${OTHERWISE_COUNTED} (?:menschen|personen|mitarbeit[\p{L}:*_]+|arbeitnehm[\p{L}:*_]+|beschäftigte)(?: \w+){0,4} (?:beschäftigt|angestellt)(?=[ ,.]|$)`,
    String.raw`\b(?:group|company|undertaking|bank|we)${OTHERWISE_COUNTED}…(?:had|has|employed|employs) ${ABOUT}# (?:employees|people)(?= ?(?:\(|,|\.|$|at |as (?:of|at) |worldwide|in \p{L}+ countries|across ))`,
  ],
}

/** Sentences and names in which reports of both languages state the figures about people. */
const SOCIAL_WORDINGS: Record<string, Wordings> = {
  ...SAFETY_WORDINGS,
  'S1-6_02': HEADS,
  'SBM-1_03': {
    ...HEADS,
    labels: [...(heads?.labels ?? []), ...(HEADS.labels ?? [])],
    says: [...(heads?.says ?? []), ...(HEADS.says ?? [])],
    neutral: `${heads?.neutral}|${HEADS.neutral}`,
    notAround: `${heads?.notAround}|${HEADS.notAround}`,
    needs: 'köpfe|kopfzahl|personenzahl|employees|beschäftigte|mitarbeit|arbeitnehm|staff|workforce|belegschaft',
  },
  'S1-6_03': {
    labels: [
      String.raw`employees,? \(?(?:on )?average\)?(?: \(?head ?count\)?)?|average workforce|average (?:number of )?(?:staff|personnel)`,
      String.raw`(?:${PERSONAL},? )?(?:im )?jahresdurchschnitt(?: \((?:köpfe|personenzahl|headcount|kopfzahl)\))?`,
    ],
    says: [
      String.raw`im (?:jahres)?durchschnitt (?:waren |beschäftigte\w* |arbeitete\w* )(?:[\p{L}.&-]+ ){0,4}${ABOUT}# (?:mitarbeit|beschäftigt|arbeitnehm|menschen|personen)`,
      String.raw`(?:annual average|average over the year|yearly average)…# (?:employees|people)`,
    ],
  },
  'S1-6_11': {
    labels: [
      String.raw`(?:employee )?(?:terminations|exits|resignations and dismissals|separations)(?: total)?|employees (?:that|who) (?:have )?left (?:the )?(?:group|organi[sz]ation|employment)|employees leaving`,
      String.raw`(?:anzahl (?:der )?)?(?:abgänge|austritte|personalabgänge|ausscheidende) (?:von )?${PERSONAL}?`,
    ],
    says: [
      String.raw`# ${STAFF} (?:have |had )?(?:left|departed)(?! (?:us |the \w+ )?(?:voluntar|of their own|at their own))`,
      String.raw`(?:schieden|traten) ${ABOUT}# ${PERSONAL}…(?:aus|aus dem unternehmen aus)(?= |\.|,|\(|$)`,
      String.raw`# ${PERSONAL} (?:haben |hatten |sind )?(?:\p{L}+ ){0,4}(?:verlassen|verließen|ausgeschieden|ausgetreten)`,
      String.raw`(?:verließen|verlassen haben|ausgeschieden sind|ausgetreten sind) ${ABOUT}# ${PERSONAL}`,
      String.raw`(?:there were|recorded|a total of) ${ABOUT}# (?:employee )?(?:departures|leavers|exits)`,
    ],
  },
  'S1-7_01': {
    labels: [
      String.raw`non-?employees? (?:workers )?in (?:the )?(?:group's )?own workforce|nicht[ -]?angestellte (?:beschäftigte|arbeitskräfte|mitarbeit\w+)`,
    ],
    says: [
      String.raw`# non-?employee workers`,
      String.raw`# (?:nicht[ -]?angestellte|nichtangestellte) (?:beschäftigte|arbeitskräfte|mitarbeit\w+|personen)`,
      String.raw`# (?:überlassene arbeitskräfte|leiharbeit\w+|zeitarbeit\w+)[^.]{0,80}(?:andere|weitere|sonstige) (?:fremdarbeitskräfte|nicht[ -]?angestellte\w*)[^.]{0,40} (?:nicht|keine)`,
      String.raw`# (?:agency|leased|temporary) (?:agency )?workers[^.]{0,80}no other non-employees`,
      String.raw`(?:engaged|worked with|used|deployed) ${ABOUT}# non-?employees`,
    ],
  },
  'S1-7_02': {
    labels: [
      String.raw`self-?employed (?:\p{L}+ )?(?:who |that |are )*working (?:exclusively |only )?for (?:us|the company|the undertaking|the group)`,
      String.raw`selbst(?:st)?ändige (?:\p{L}+)?(?: ohne personal)?,? (?:die )?(?:ausschließlich|nur) für (?:uns|das unternehmen)(?: tätig| arbeiten)?.{0,10}`,
    ],
    says: [
      String.raw`# (?:of them |of these |of whom )?(?:were|are|was|is) self-?employed`,
      String.raw`(?:davon|hiervon) (?:waren|sind) # (?:als )?(?:selbst(?:st)?ändig|freiberuf)`,
      String.raw`# (?:davon )?(?:waren|sind|arbeiten|arbeiteten) (?:als )?(?:selbst(?:st)?ändig|freiberuf|freelanc)`,
      String.raw`# (?:independent contractors|freelance(?:rs| workers))`,
      String.raw`# (?:freiberufler|freie mitarbeit|solo-?selbst)\w*`,
    ],
  },
  'S1-7_03': {
    not: 'unf[aä]ll|todes|schulung|stunden|kosten|aufwand|expens|cost',
    labels: [
      String.raw`(?:temporary )?(?:people|workers|staff|personnel) (?:provided|supplied) by (?:(?:temporary|employment|work|manning|staffing|recruitment|labou?r|third-party|and) )*agenc(?:y|ies)`,
      String.raw`überlassene arbeitskräfte|(?:leih|zeit)arbeit(?:skräfte|nehmende|nehmer|er)\w*(?:[:*]innen)?(?: (?:zum|am|per) .{4,16})?`,
    ],
    says: [
      String.raw`# (?:of them |of these |of whom )?(?:were|are) (?:temporary )?(?:agency|leased|temporary) (?:agency )?workers`,
      String.raw`# (?:temporary|leased) (?:workers|staff|employees) (?:through|via|from) (?:\p{L}+ )?(?:agenc|provider)`,
      String.raw`# (?:of them |of these )?(?:were |are |was )?(?:provided|supplied|employed|placed) (?:by|through|via) …?agenc(?:y|ies)`,
      String.raw`# (?:temporary )?agency (?:staff|workers|personnel|employees)`,
      String.raw`# (?:davon )?(?:waren|sind|wurden) (?:als )?(?:leiharbeit|zeitarbeit|über (?:zeitarbeit|verleih))`,
      String.raw`# (?:überlassene|entliehene|geliehene) (?:arbeitskräfte|mitarbeit\w+|beschäftigte|arbeitnehm\w+)`,
    ],
  },
  'S1-8_01': {
    not: 'kosten|laufzeit|costs?\\b',
    labels: [
      String.raw`(?:${STAFF}) (?:with|under|subject to) (?:a )?collective (?:bargaining )?agreements?|collective agreement coverage`,
      String.raw`(?:kollektivvertragliche|tarifliche|kollektivvertrags)-? ?(?:abdeckung|bindung)|(?:mitarbeit\w+|beschäftigte|arbeitnehm\w+|belegschaft) (?:mit|unter|im) (?:tarifvertrag|kollektivvertrag|gesamtarbeitsvertrag|gav)`,
    ],
    says: [
      String.raw`für # (?:${OF_STAFF} )?(?:gilt|gelten|galt|galten) (?:ein |der |die |das )?(?:[\p{L}-]+ )?(?:\p{L}*tarifvertr|gesamtarbeitsvertr|kollektivvertr|gav\b)`,
      String.raw`# (?:${OF_STAFF} )(?:fallen|fielen|unterliegen|unterlagen|arbeiten|sind|waren)…(?:tarifvertr|kollektivvertr|gesamtarbeitsvertr)`,
      String.raw`(?:tarif|kollektiv)vertraglich (?:abgedeckt|gebunden|erfasst) (?:sind|waren) #(?! (?:davon|in ))`,
      String.raw`(?:tarifverträg\w*|kollektivvertr\w*|gesamtarbeitsvertr\w*)…(?:erfasst\w*|decken|deckt|deckten|umfass\w+|abgedeckt)…# ${OF_STAFF}`,
      String.raw`# ${OF_STAFF} (?:work|worked|are employed|were employed|fall|fell) under (?:a )?collective`,
      String.raw`covered by (?:a |the )?(?:\p{L}+ |sector's )?collective (?:bargaining )?agreements?,? (?:which means|i\.e\.|that is|representing|or) #`,
    ],
  },
  'S1-9_03': {
    needs: AGED,
    not: NOT_AGED,
    says: [
      String.raw`(?:under|below|younger than) 30(?: years)?(?: of age| old)? (?:account\w* for|make up|made up|represent\w*|constitut\w+|were|are) #`,
      String.raw`unter 30(?:[ -]?jährige\w*| jahren?)?…(?:stellen|stellten|machen|machten|bilden|ausmach\w*|liegt bei|lag bei|beträgt|betrug) #`,
      String.raw`# (?:${OF_STAFF} )?(?:sind|waren|are|were) (?:jünger als|unter|younger than|under|below) 30`,
    ],
  },
  'S1-9_04': {
    needs: AGED,
    not: NOT_AGED,
    says: [
      String.raw`30 (?:to|and|-) 50(?: years)?(?: of age| old)?(?: account\w* for| make up| made up| represent\w*| for|,) #`,
      String.raw`30[ -]?(?:bis|-) ?50(?:[ -]?jährige\w*| jahren?)…(?:stellen|stellten|machen|machten|bilden|liegt bei|lag bei|beträgt|betrug) #`,
    ],
  },
  'S1-9_05': {
    needs: AGED,
    not: NOT_AGED,
    says: [
      String.raw`(?:over|above|older than) 50(?: years)?(?: of age| old)?(?: account\w* for| make up| made up| represent\w*| for|,) #`,
      String.raw`über 50(?:[ -]?jährige\w*| jahren?)…(?:stellen|stellten|machen|machten|bilden|liegt bei|lag bei|beträgt|betrug) #`,
      String.raw`# (?:${OF_STAFF} )?(?:sind|waren|are|were) (?:älter als|über|older than|over|above) 50`,
    ],
  },
  'S1-12_01': {
    labels: [
      String.raw`(?:of )?(?:${STAFF}) (?:have|with|who have|having|living with) (?:a )?(?:recogni[sz]ed |registered |severe )*disabilit(?:y|ies)`,
      String.raw`(?:anteil (?:der )?)?${PERSONAL} mit (?:anerkannter |schwerer |einer )?(?:schwer)?behinderung(?:en)?`,
    ],
    says: [
      String.raw`(?:employees|people|persons|colleagues) with (?:a )?(?:severe )?disabilit(?:y|ies) (?:make up|made up|account(?:ed)? for|represent(?:ed)?) #`,
      String.raw`${PERSONAL} mit (?:schwer)?behinderung(?:en)? (?:stellen|stellten|machen|machten) #`,
      String.raw`anteil (?:der |an )?(?:schwer)?behinderte[rn] (?:menschen|personen|${PERSONAL})…(?:bei|von|betrug|beträgt|auf|:) #`,
      String.raw`# ${OF_STAFF} (?:haben|hatten|sind|waren|leben|weisen) (?:\p{L}+ ){0,3}(?:schwer)?behinder`,
      String.raw`(?:${STAFF}) with (?:a )?(?:recogni[sz]ed |registered |severe )*disabilit(?:y|ies),? (?:or |which is |i\.e\. |representing |equivalent to |making up |\()?#(?! (?:in|at) )`,
      String.raw`# ${OF_STAFF} (?:have|had|live with|are living with|declared|reported) (?:a |an )?(?:recogni[sz]ed |registered |severe )*disabilit`,
    ],
  },
  'S1-13_02': {
    labels: [
      String.raw`(?:${PERSONAL}) (?:mit|die an|nach) (?:eine[rm]? )?(?:regelmäßige[rmn]? |jährliche[rmn]? )?(?:leistungs|laufbahn|entwicklungs|karriere|jahres|feedback|zielvereinbarungs)-?(?: ?(?:und|,) ?\p{L}+-?)*(?:beurteilung|bewertung|gespräch|überprüfung)\w*.{0,12}`,
      String.raw`(?:${STAFF}) (?:who|that) (?:received|had|participated in|took part in|completed) (?:an? |their )?(?:annual |regular )?(?:performance|development|appraisal|career)[^,;]{0,40}(?:review|appraisal|interview|dialogue|discussion)s?`,
      String.raw`(?:anteil )?(?:geführte[rn]? |durchgeführte[rn]? )?(?:mitarbeiter(?:jahres)?|jahres|entwicklungs|leistungs)(?:gespräche|beurteilungen)(?: \(?quote\)?)?`,
    ],
    says: [
      String.raw`(?:performance|appraisal|development)[^.\uE000-\uE3FF]{0,50}(?:held|conducted|carried out|completed) (?:with|for|by) # ${OF_STAFF}`,
      String.raw`# ${OF_STAFF} (?:nahmen|haben|hatten|erhielten|führten|wurden)…(?:leistungs|laufbahn|entwicklungs|karriere|mitarbeiter|jahres|feedback)-?(?: ?und \p{L}+)?\p{L}*(?:beurteilung|bewertung|gespräch|überprüfung)`,
      String.raw`mit # ${OF_STAFF}…(?:mitarbeiter|jahres|entwicklungs|leistungs)\p{L}*gespräch`,
      String.raw`# ${OF_STAFF} (?:received|had|completed|took part in|participated in|underwent|were given)…(?:performance|appraisal|career|development)`,
    ],
  },
  'S1-13_04': {
    labels: [
      String.raw`^(?:(?:hours )?of )?(?:training|learning|further training)(?: time)? (?:per|by|for each) (?:employee|person|head|fte)`,
      String.raw`^(?:aus- und |fort- und )?(?:weiterbildung|schulung|fortbildung|training|qualifizierung)(?:en)? (?:pro|je) (?:person|kopf|${PERSONAL}|vzä|vollzeitkraft)(?: und jahr)?`,
      String.raw`(?:schulungs|weiterbildungs|trainings|fortbildungs)(?:stunden|zeit) (?:pro|je) (?:person|kopf|${PERSONAL})(?: und jahr)?`,
    ],
    says: [
      String.raw`bildeten sich…# weiter(?=[ ,.]|$)`,
      String.raw`(?:each|every) (?:employee|colleague|member of staff)…(?:on average |an average of )# (?:of |hours of )?(?:training|learning)`,
      String.raw`(?:(?:hours|¤) of training|(?:training hours|(?:schulungs|weiterbildungs|fortbildungs)stunden)|¤ (?:an )?(?:weiterbildung|schulung|fortbildung))[^.\uE000-\uE3FF]{0,40}(?:an average of|on average|durchschnittlich|im (?:schnitt|durchschnitt)) #`,
      String.raw`(?:im durchschnitt|durchschnittlich|im mittel)(?: \p{L}+){0,4} # ?(?:schulungs|weiterbildungs|fortbildungs|trainings)?(?:stunden|schulung\w*|weiterbildung\w*|fortbildung\w*)`,
      String.raw`# (?:schulungs|weiterbildungs|fortbildungs|trainings)stunden (?:pro|je) (?:kopf|person|${PERSONAL})`,
    ],
  },
}

const together = (one: string | undefined, other: string | undefined): string | undefined =>
  one && other ? `${one}|${other}` : (one ?? other)

/** A recipe with what reports say about people besides. */
export function withSocialWordings(recipe: Recipe): Recipe {
  const more = SOCIAL_WORDINGS[recipe.id]
  if (!more) return recipe
  const result: Recipe = {
    ...recipe,
    labels: [...recipe.labels, ...(more.labels ?? [])],
    says: [...(recipe.says ?? []), ...(more.says ?? [])],
    zero: [...(recipe.zero ?? []), ...(more.zero ?? [])],
  }
  for (const key of ['rows', 'needs', 'not', 'notAround', 'neutral', 'unsaid'] as const) {
    const joined = together(recipe[key], more[key])
    if (joined) result[key] = joined
  }
  return result
}
