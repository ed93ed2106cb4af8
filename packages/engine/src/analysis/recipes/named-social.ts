import { type Named, named } from './named.ts'

const ILL_HEALTH = String.raw`(?:recordable )?(?:work-?related )?ill[ -]health`
const ERKRANKUNG = String.raw`(?:meldepflichtige[rn]? |dokumentierte[rn]? )?arbeitsbedingte[rn]? erkrankungen`

const social: Named[] = [
  [
    'S1-10_04',
    'share',
    String.raw`(?:percentage|share|%)(?: of)? non-?employees (?:paid|earning) below (?:the )?(?:applicable )?adequate wage.*`,
    String.raw`anteil der (?:fremdarbeitskräfte|nichtangestellten).{0,40}unter.{0,30}angemessene\w* (?:entlohnung|lohn).*`,
  ],
  [
    'S1-13_07',
    'share',
    String.raw`(?:percentage|share|%)(?: of)? non-?employees (?:that |who )?participat\w+ in (?:regular )?performance.*`,
    String.raw`anteil der (?:fremdarbeitskräfte|nichtangestellten).{0,60}(?:leistungs|entwicklungs)\w*.*`,
  ],
  [
    'S1-14_08',
    'count',
    String.raw`(?:number of )?(?:cases of )?${ILL_HEALTH}(?: cases)?(?: of| among|,| \(| -| –) ?non-?employees\)?`,
    String.raw`(?:(?:an)?zahl (?:der )?)?(?:fälle )?${ERKRANKUNG}(?: von| bei| der|,| \(| -| –) ?fremdarbeitskräften?\)?`,
  ],
  [
    'S1-14_09',
    'days',
    String.raw`(?:number of )?(?:lost (?:work(?:ing)? )?days|(?:work(?:ing)? )?days lost)(?: .{0,90}(?:of|among|by)|,| \(| -| –) ?non-?employees.*`,
    String.raw`(?:(?:an)?zahl (?:der )?)?(?:ausfalltage|verlorenen? (?:arbeits)?tage).{0,60}fremdarbeitskräfte\w*.*`,
  ],
  [
    'S1-14_10',
    'share',
    String.raw`(?:percentage|share|%)(?: of)? (?:own )?(?:workforce|employees|people|workers).{0,60}(?:health and safety )?management system.{0,60}(?:audited|certified|internally audited).*`,
    String.raw`anteil (?:der )?(?:belegschaft|arbeitskräfte|beschäftigten|personen).{0,80}managementsystem\w*.{0,60}(?:auditiert|zertifiziert|geprüft)\w*.*`,
  ],
  [
    'S1-14_12',
    'count',
    String.raw`(?:number of )?(?:cases of )?${ILL_HEALTH}.{0,30}(?:of|among) former (?:own )?workforce.*`,
    String.raw`(?:(?:an)?zahl (?:der )?)?(?:fälle )?${ERKRANKUNG}.{0,30}ehemalige\w*.*`,
  ],
  [
    'S1-16_06',
    'ratio',
    String.raw`remuneration ratio adjusted for purchasing power(?: differences.*)?`,
    String.raw`(?:um die )?kaufkraft(?:unterschiede)?(?:bereinigt\w*)? (?:bereinigte[sr]? )?(?:vergütungsverhältnis|gesamtvergütungsquote)`,
  ],
  [
    'S1-17_14',
    'count',
    String.raw`number of severe human rights.{0,60}(?:where|in which).{0,40}(?:role|securing remedy).*`,
    String.raw`(?:an)?zahl (?:der )?schwerwiegende[rn]? .{0,60}(?:abhilfe|wiedergutmachung).*`,
  ],
  [
    'G1-5_06',
    'money',
    String.raw`(?:total )?(?:amount of |monetary value of )?in-kind political contributions(?: made)?`,
    String.raw`(?:geldwert der )?politische[rn]? sachspenden|sachleistungen an (?:politische )?parteien|politische sachzuwendungen`,
    'financial and|finanzielle und',
  ],
  [
    'MDR-A_09',
    'money',
    String.raw`current (?:financial resources allocated to action plan )?\(?capex\)?(?: for (?:the )?action plan)?`,
    String.raw`(?:aktuelle|laufende) investitionsausgaben(?: \(capex\))? für den aktionsplan`,
  ],
  [
    'MDR-A_10',
    'money',
    String.raw`current (?:financial resources allocated to action plan )?\(?opex\)?(?: for (?:the )?action plan)?`,
    String.raw`(?:aktuelle|laufende) betriebsausgaben(?: \(opex\))? für den aktionsplan`,
  ],
  [
    'MDR-A_11',
    'money',
    String.raw`future (?:financial resources allocated to action plan )?\(?capex\)?(?: for (?:the )?action plan)?`,
    String.raw`(?:künftige|zukünftige) investitionsausgaben(?: \(capex\))? für den aktionsplan`,
  ],
  [
    'MDR-A_12',
    'money',
    String.raw`future (?:financial resources allocated to action plan )?\(?opex\)?(?: for (?:the )?action plan)?`,
    String.raw`(?:künftige|zukünftige) betriebsausgaben(?: \(opex\))? für den aktionsplan`,
  ],
]

/** ESRS 2, S1 and G1: figures that few reports state. */
export const namedSocialRecipes = social.map(named)
