import type { Wordings } from '../recipe.ts'
import { PERSONAL } from './people.ts'

const WOMEN = String.raw`(?:women|female(?: employees| colleagues)?|frauen|weibliche(?: ${PERSONAL})?)`
const MEN = String.raw`(?:men|male(?: employees| colleagues)?|männer[n]?|männliche(?: ${PERSONAL})?)`
const AND = String.raw` ?(?:,|;| and| und|,? while| \/)(?: and| und)? ?`
const WERE = String.raw`(?:were |are |was |is |waren |sind )?`

/** `women 16.8 and men 17.6 hours`, `(Frauen: 78 %, Männer: 75 %)`, `86 % of the women and 83 % of the men` behind what is measured. */
const byGender = (what: string): [string, string][] => {
  const lead = String.raw`(?:${what})[^.;]{0,80}[,;(:–-] ?(?:with |namely |davon |bei |for |among )?`
  const at = String.raw`(?::| averag(?:ed|ing)| receiv(?:ed|ing)| complet(?:ed|ing)| it was| at| waren es| mit)?`
  const of = String.raw` (?:of |der |von |for |bei |für |among )(?:the |our |den |entitled |eligible |anspruchsberechtigten )*`
  return [
    ['female', String.raw`${lead}${WOMEN}${at} #${AND}(?:for |among |bei )?${MEN}${at} ¤`],
    ['male', String.raw`${lead}${WOMEN}${at} ¤${AND}(?:for |among |bei )?${MEN}${at} #`],
    ['male', String.raw`${lead}${MEN}${at} #${AND}(?:for |among |bei )?${WOMEN}${at} ¤`],
    ['female', String.raw`${lead}${MEN}${at} ¤${AND}(?:for |among |bei )?${WOMEN}${at} #`],
    ['female', String.raw`(?:${what})[^.;]{0,80} #${of}${WOMEN}${AND}¤${of}${MEN}`],
    ['male', String.raw`(?:${what})[^.;]{0,80} ¤${of}${WOMEN}${AND}#${of}${MEN}`],
  ]
}

/** `had 9,846 employees, of whom 3,712 women, 6,128 men and 6 with another gender`; not where a sentence begins with a place. */
const HAD = String.raw`^(?!in |at |im |bei )[^.;\uE000-\uE3FF]{0,70}(?:had|has|employed|employs|hatte|hatten|zählte|beschäftigte|beschäftigten) (?:a total of |insgesamt |wir )?¤ (?:employees|people|${PERSONAL})(?: \([^()\uE000-\uE3FF]{2,40}\))?,? (?:of whom|of which|of them|davon|darunter) `
const OTHER = String.raw`(?:with another gender|of another gender|other|non-binary|diverse|divers|gender-diverse)`

const PERMANENT = String.raw`(?:an? |einen |on )?(?:permanent|open-ended|indefinite|unbefristete[nr]?)(?: (?:employment )?(?:contracts?|arbeitsvertr\p{L}+|vertrag|one))?`
const TEMPORARY = String.raw`(?:an? |einen |on )?(?:temporary|fixed-term|befristete[nr]?)(?: (?:employment )?(?:contracts?|arbeitsvertr\p{L}+|vertrag|one|ones|einen))?`
/** The genders of those who were counted, in brackets behind them. */
const SPLIT = String.raw`(?: \([^();]{3,70}\))?`
const EMPLOYED = String.raw`(?: (?:employees|people|of them|colleagues|${PERSONAL}))?`
const HAVE = String.raw` (?:had|have|hold|held|were on|are on|hatten|haben) `
const ZERO_HOURS = String.raw`(?:non-guaranteed hours|zero[- ]hours? contracts?|no guaranteed hours|keine garantierten (?:arbeits)?stunden)`

/** Figures in a list of countries behind what they count: `4,118 were employed in Norway, 2,760 in Sweden`. */
const STAFF_BEFORE = String.raw`(?<=(?:employ\p{L}*|people|staff|head ?count|worked|working|arbeitnehm\p{L}+|mitarbeit\p{L}+|beschäftigt\p{L}*)[^.;]{0,60} in \p{L}[^.;]{0,130})`
const AGREED_BEFORE = String.raw`(?<=(?:collective|bargaining|tarif|kollektivvertr)\p{L}*[^.;]{0,160})`

/** How running text divides figures by gender and contract: ESRS S1-6, S1-13 and S1-15. */
export const partWordings: Readonly<Record<string, Wordings>> = {
  'S1-6_02': {
    saysOf: [
      ['female', String.raw`${HAD}# ${WERE}${WOMEN}`],
      ['male', String.raw`${HAD}¤ ${WERE}${WOMEN}${AND}# ${WERE}${MEN}`],
      ['other', String.raw`${HAD}¤ ${WERE}${WOMEN}${AND}¤ ${WERE}${MEN}${AND}# ${WERE}${OTHER}`],
      ['male', String.raw`${HAD}# ${WERE}${MEN}`],
      ['female', String.raw`${HAD}¤ ${WERE}${MEN}${AND}# ${WERE}${WOMEN}`],
    ],
  },
  'S1-6_05': {
    unsaid: String.raw`\b(?:hire[ds]?|hiring|recruit\p{L}*|joined|left|leavers?|accidents?|injur\p{L}+|train\p{L}*|collective|covered|agency|non-?employees?|complain\p{L}*|leave|board|disab\p{L}+|women|eingestellt|neu|unf[aä]ll\p{L}*|schulung\p{L}*|tarif\p{L}*|verließ\p{L}*|leih\p{L}*|betriebsr\p{L}*|frauen|behinder\p{L}*)\b`,
    says: [
      String.raw`# in (?=\p{L})${STAFF_BEFORE}`,
      String.raw`# (?:employees |people |colleagues |${PERSONAL} )?(?:were |are |worked |work |waren |sind |arbeiteten |arbeiten )?(?:employed |based |working |beschäftigt )?in \p{L}[^.;\uE000-\uE3FF]{2,30}(?:,| and| und) ¤ in \p{L}`,
    ],
  },
  'S1-8_02': {
    says: [String.raw`# in (?=\p{L})${AGREED_BEFORE}`],
    saysAfter: [
      [
        String.raw`collective|bargaining|tarif|kollektivvertr`,
        String.raw`# in (?=\p{L})(?<=(?:coverage|abdeckung|quote)[^.;]{0,20} (?:was|is|stood at|amounted to|betrug|beträgt|lag bei|liegt bei)[^.;]{0,120})`,
      ],
    ],
  },
  'S1-6_09': {
    saysOf: [
      [
        'temporary',
        String.raw`¤${EMPLOYED}${HAVE}${PERMANENT}${SPLIT},? (?:and|und|while) #(?: (?:had|have|hatten|haben))? ${TEMPORARY}`,
      ],
      [
        'permanent',
        String.raw`#${EMPLOYED}${HAVE}${PERMANENT}${SPLIT},? (?:and|und|while) ¤(?: (?:had|have|hatten|haben))? ${TEMPORARY}`,
      ],
      [
        'full_time',
        String.raw`#${EMPLOYED} (?:worked|work|were employed|are employed|were|are) full[ -]?time(?! equiv)${SPLIT},? (?:and|while) ¤`,
      ],
      [
        'part_time',
        String.raw`¤${EMPLOYED} (?:worked|work|were employed|are employed|were|are) full[ -]?time(?! equiv)${SPLIT},? (?:and|while) # (?:worked |work |were |are )?part[ -]?time`,
      ],
      [
        'full_time',
        String.raw`#${EMPLOYED} (?:arbeiteten|arbeiten|waren|sind)(?: in)? vollzeit${SPLIT},? (?:und|während) ¤`,
      ],
      [
        'part_time',
        String.raw`¤${EMPLOYED} (?:arbeiteten|arbeiten|waren|sind)(?: in)? vollzeit${SPLIT},? (?:und|während) #(?: arbeiteten)?(?: in)? teilzeit`,
      ],
      ['non_guaranteed', String.raw`#${EMPLOYED}(?:, [^,.;\uE000-\uE3FF]{3,30},)?${HAVE}${ZERO_HOURS}`],
    ],
  },
  'S1-13_02': {
    unsaid: String.raw`^promot|^beförder|promotion (?:rate|quota)|beförderungsquote`,
    saysOf: byGender(
      String.raw`reviews?|appraisals?|beurteilung\p{L}*|mitarbeitergespräch\p{L}*|entwicklungsgespräch\p{L}*`,
    ),
  },
  'S1-13_04': {
    saysOf: byGender(
      String.raw`hours of training|¤ (?:of |an )?(?:further )?(?:training|learning|weiterbildung|schulung)|training hours|learning hours|schulungsstunden|weiterbildungsstunden|stunden (?:an )?(?:weiterbildung|schulung)`,
    ),
  },
  'S1-15_03': {
    unsaid: String.raw`\b(?:return\p{L}*|rückkehr\p{L}*|came back|zurückgekehrt|kehrten|retention|retained|entitled to(?![^.]{0,60}(?:took|taken|made use|used|did so)))\b`,
    saysOf: byGender(
      String.raw`(?:family(?:-related)?|parental|such|this) leave|elternzeit|urlaub aus familiären gründen|familienurlaub`,
    ),
  },
}
