import type { Wordings } from '../recipe.ts'

const STAFF = String.raw`(?:of )?(?:the |our |its )?(?:own |active |current )?(?:employees|staff|colleagues|workers|workforce|team members|people in (?:our|the|its) own workforce|own workforce)`
const PERSONAL = String.raw`(?:unsere[rn]? |der |eigenen )?(?:mitarbeit\p{L}+(?: und mitarbeiter)?|beschäftigte[nr]?|arbeitnehm\p{L}+|angestellten|arbeitskräfte(?: der eigenen belegschaft)?)`
/** The whole of a country or a site is not that of the group. */
const NOWHERE = String.raw`(?![^;]{0,120} (?:in|at|im|am|bei der|außer|except|apart) (?!(?:line|accordance|all|the (?:group|company|form|event|case|same)|our|own|force|place|every|each|20\d\d|addition|principle|full|allen?|konzern|unternehmen|jahr|berichtsjahr|falle?|rahmen|einklang|voll|form)(?!\p{L})))`
const LEAD = String.raw`^(?:(?:in|im jahr|im berichtsjahr|at year-end|as of|at) ?(?:20\d\d|31 december 20\d\d)?,? ?)?`
const MEMBERS = String.raw`(?:of )?(?:the |our |its )?(?:¤ )?(?:supervisory )?(?:board members|directors|board directors|members of the (?:supervisory )?board(?: of directors)?|members of our (?:supervisory )?board(?: of directors)?)`
const MITGLIEDER = String.raw`(?:¤ )?(?:mitglieder (?:des|unseres) (?:aufsichtsrats?|verwaltungsrats?)|(?:aufsichtsrats|verwaltungsrats)mitglieder)`
const AT_RISK = String.raw`(?:functions[ -]at[ -]risk|at[ -]risk functions|functions (?:at risk of|most at risk of|exposed to) [^.;]{3,40}|(?:risikobehafteten|gefährdeten|exponierten) (?:funktionen|bereiche|positionen))`

/** Shares that are stated without a figure: all members are independent, all employees are covered. */
export const wholeWordings: Readonly<Record<string, Wordings>> = {
  'GOV-1_07': {
    all: [
      String.raw`\bevery (?:board member|director|member of (?:the|our) (?:supervisory )?board(?: of directors)?) (?:is|was|qualifies)(?: as| to be| considered| deemed)* (?:\p{L}+ly )?independent`,
      String.raw`\bjedes (?:aufsichtsrats|verwaltungsrats)?mitglied (?:des (?:aufsichtsrats|verwaltungsrats) )?(?:ist|gilt)(?: als)? unabhängig`,
      String.raw`(?<!all )\ball ${MEMBERS} (?:are|were|is|qualify|qualified|count)(?: as| to be| considered| deemed| regarded| classified)* (?:\p{L}+ly )?independent`,
      String.raw`\b(?:alle|sämtliche) ${MITGLIEDER} (?:sind|waren|gelten|galten)(?: als)?(?: \p{L}+)? unabhängig`,
    ],
  },
  'G1-3_07': {
    all: [
      String.raw`\ball (?:of )?(?:the |our )?${AT_RISK} (?:are|were|have been) (?:covered|reached|trained|included)(?![^.;]{0,30} every)`,
      String.raw`\b(?:alle|sämtliche) ${AT_RISK}(?: [^.;]{3,50})? (?:sind|waren|werden|wurden) [^.;]{0,80}(?:abgedeckt|geschult|erfasst|erreicht)(?!\p{L})`,
    ],
  },
  'S1-15_01': {
    all: [
      String.raw`${LEAD}all ${STAFF} (?:are|were|have|had|enjoy) (?:\p{L}+ )?(?:entitled to|a right to|the right to|an entitlement to|eligible for)(?: take)? (?:family-related|parental|family) leave${NOWHERE}`,
      String.raw`${LEAD}every (?:employee|member of staff) (?:is|was|has) (?:entitled to|a right to|the right to|eligible for)(?: take)? (?:family-related|parental|family) leave${NOWHERE}`,
      String.raw`${LEAD}(?:alle|sämtliche) ${PERSONAL} (?:haben|hatten) (?!in |am |bei )[^.;]{0,60}(?:anspruch|anrecht) auf (?:eine )?(?:(?:urlaub|freistellung|arbeitsfreistellung|auszeit)\p{L}* (?:aus familiären gründen|aus familiengründen)|familienbezogene\p{L}* \p{L}+|elternzeit|elternurlaub)${NOWHERE}`,
    ],
  },
  'S1-8_01': {
    all: [
      String.raw`${LEAD}all ${STAFF} (?:are|were) (?:\p{L}+ly )?covered by (?:an? |the )?(?:[\p{L}-]+ ){0,2}collective (?:bargaining |labou?r )?agreements?${NOWHERE}`,
      String.raw`${LEAD}(?:alle|sämtliche) ${PERSONAL} (?:sind|waren|werden|unterliegen|fallen) (?!in |am |bei )[^.;]{0,30}(?:tarifvertr|kollektivvertr|gesamtarbeitsvertr)\p{L}*${NOWHERE}`,
    ],
  },
  'S1-14_01': {
    all: [
      String.raw`${LEAD}all ${STAFF} (?:are|were) (?:\p{L}+ly )?covered by (?:an? |the |our |its )?(?:[\p{L}-]+ ){0,3}(?:health and safety|safety and health|h&s)[\p{L} -]{0,12}management system${NOWHERE}`,
      String.raw`(?:health and safety|safety and health) management system (?:covers|applies to|includes|extends to) all ${STAFF}(?=[.,;]|$| and)${NOWHERE}`,
      String.raw`managementsystem für (?:arbeits|sicherheit|gesundheit)[^.;]{0,50} (?:gilt für|umfasst|erfasst|deckt|erstreckt sich auf) (?:alle|sämtliche) ${PERSONAL}(?: ab)?(?=[.,;]|$| und)`,
      String.raw`${LEAD}(?:alle|sämtliche) ${PERSONAL} (?:sind|waren|werden) (?!in |am |bei )[^.;]{0,30}managementsystem\p{L}* (?:für|zum|zur)[^.;]{0,40}(?:arbeitsschutz|gesundheitsschutz|arbeitssicherheit|sicherheit)[^.;]{0,30}(?:abgedeckt|erfasst|einbezogen)${NOWHERE}`,
    ],
  },
}
