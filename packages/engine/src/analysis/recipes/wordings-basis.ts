import type { Wordings } from '../recipe.ts'

/** What a report says that it covers (ESRS 2 BP-1, paragraph 5 a), where it does not name its basis. */

/** Words on the way to what is covered, none of which takes it out again. */
const ON = (most: number): string =>
  String.raw`(?:(?!\b(?:not|without|except|excluding|excluded|nicht|ohne|außer|keine?)\b)[^.;]){0,${most}}`
const SAYS = String.raw`\b(?:report|statement|figures|data|information|disclosures)\b`
const SAYS_DE = String.raw`\b(?:[\p{L}]*bericht|erklärung|angaben|daten|kennzahlen|zahlen|informationen)\b`
const COVERS = '(?:covers?|includes?|refers? to|relates? to|appl(?:y|ies) to|concerns?|encompass(?:es)?|comprises?)'
const COVERS_DE = String.raw`(?:umfass\p{L}*|bezieh\p{L}*|gelten|gilt|betreffen|betrifft|beinhalt\p{L}*|erfass\p{L}*|betracht\p{L}*)`
const GROUP = String.raw`(?:\b(?:whole|entire) (?:[\p{L}-]+ ){0,2}group\b|\bsubsidiar(?:y|ies)\b|\ball (?:of )?(?:the |our )?(?:group |group's )?(?:companies|entities|undertakings)\b|\bfully consolidated\b)`
const GROUP_DE = String.raw`(?:(?:gesamte|ganze)[nrs]? (?:[\p{L}]+[- ])?(?:gruppe|konzern)|\btochter(?:gesellschaft|unternehmen|firm|betrieb)\p{L}*|\balle[nr]? (?:[\p{L}-]+ ){0,2}(?:konzern)?gesellschaften|vollkonsolidiert\p{L}*)`
const BOUNDARY = String.raw`\b(?:reporting (?:boundar(?:y|ies)|scope|perimeter)|scope of (?:this|the|our) report|report boundar(?:y|ies))\b`
const BOUNDARY_DE = String.raw`\b(?:berichtsgrenzen?|berichtsrahmen|berichtskreis|berichtsumfang|geltungsbereich des berichts)\b`
const FIRM = String.raw`(?:[\p{L}-]+ ){0,3}(?:gmbh|ag|se|kg|ltd|limited|inc|plc|parent|company)\b`
const FIRM_DE = String.raw`(?:die|der|das) (?:[\p{L}-]+ ){0,3}(?:gmbh|ag|se|kg|gesellschaft|einzelgesellschaft|muttergesellschaft)\b`

export const basisWordings: Readonly<Record<string, Wordings>> = {
  'BP-1_01': {
    unsaid: String.raw`\b(?:without|excluding|except|not (?:include|cover)\p{L}*|ohne|außer)\b[^.;]{0,30}(?:subsidiar|tochter)`,
    options: [
      [
        'consolidated',
        [
          `${SAYS}${ON(40)} ${COVERS}${ON(60)}${GROUP}`,
          `${BOUNDARY}${ON(60)}${GROUP}`,
          `${SAYS_DE}${ON(40)} ${COVERS_DE}${ON(60)}${GROUP_DE}`,
          `${BOUNDARY_DE}${ON(60)}${GROUP_DE}`,
          String.raw`\bin (?:den|die|diesem|unsere) (?:[\p{L}]*bericht|kennzahlen|zahlen|angaben|daten) (?:sind|werden|wurden)${ON(40)}(?:gesellschaften|tochter\p{L}*) ${ON(60)}?(?:einbezogen|enthalten|berücksichtigt)`,
          String.raw`\bin (?:den|die|diesem|unsere) (?:[\p{L}]*bericht|kennzahlen|zahlen|angaben|daten) (?:sind|werden|wurden) (?:alle|sämtliche) (?:gesellschaften|tochter\p{L}*) (?:einbezogen|enthalten|berücksichtigt)`,
          String.raw`\bberichtet wird (?:für|über)${ON(80)}\btochter\p{L}*`,
        ].join('|'),
      ],
      [
        'individual',
        [
          `${SAYS}${ON(20)} ${COVERS} (?:only |solely |exclusively )?${FIRM} (?:alone|only)\\b`,
          `${SAYS_DE}${ON(40)} ${COVERS_DE}${ON(20)} (?:ausschließlich|nur|allein) (?:auf |für )?${FIRM_DE}`,
        ].join('|'),
      ],
    ],
  },
}
