import { forWords, withWords } from '../patterns.ts'

/** What a disclosure requirement wants to hear; its words are found in other combinations in other requirements. */
export type DisclosureKind =
  | 'policy'
  | 'action'
  | 'target'
  | 'engagement'
  | 'channel'
  | 'metric'
  | 'governance'
  | 'strategy'
  | 'process'

/** How a passage that answers a disclosure requirement speaks, in English and German. Folded text wanted. */
export interface Disclosure {
  dr: string
  kind: DisclosureKind
  /** What it is about; without any of these a passage cannot answer it. Each different hit counts. */
  topic: RegExp
  /** Phrases that all but settle it. */
  strong?: RegExp
  /** What belongs to a neighbouring requirement. */
  not?: RegExp
  /** The requirement that asks the same of another topic; words that several ask for in one way are no rarer or commoner for it. */
  alike?: string
}

const spoken: Record<DisclosureKind, RegExp> = {
  policy:
    /polic(?:y|ies)|guidelines?|code of conduct|principles?|commit(?:s|ted|ment)|standards?|richtlinie|leitlinie|verhaltenskodex|grunds[aä]tz|verpflicht|konzept|bekenn|strategy|strategie/g,
  action:
    /measures?|initiatives?|implement(?:ed|ing)?|introduc(?:ed|ing)|launch(?:ed)?|programm?e?s?|projects?|invest(?:ed|ing|ments?)|install(?:ed|ation)|train(?:ed|ing)|maßnahme|initiative|umgesetzt|eingeführt|projekt|programm|investi|installier|schulung/g,
  target:
    /targets?|goals?|aim(?:s|ed)? to|objectives?|by (?:the end of )?20[2-5]\d|until 20[2-5]\d|kpis?|ziele?\b|zielsetzung|zielwert|bis (?:zum jahr |ende )?20[2-5]\d|angestrebt|anstreben/g,
  engagement:
    /dialogue?|engag(?:e|ement|ing)|survey|feedback|exchange|consult|participat|meetings?|communicat|represent|workshop|befrag|umfrage|austausch|einbind|einbezieh|beteilig|gespräch/g,
  channel:
    /whistle-?blow\w*|complaints?|grievances?|report(?:ing)? (?:channel|office|system|violations|concerns|misconduct)|hotline|raise (?:concerns|issues)|anonym\w*|ombuds\w*|hinweisgeb\w*|beschwerde\w*|meldestelle|meldekan[aä]l\w*/g,
  metric:
    /total|number of|percentage|share of|average|rate|amounted|compared to|previous year|in 20[12]\d|gesamt|anzahl|anteil|durchschnitt|quote|vorjahr|betrug|belief/g,
  governance:
    /management board|supervisory board|board of|executive|committee|responsib\w+|report(?:s|ing)? to|oversight|overs(?:ee|ight)\w*|vorstand|aufsichtsrat|ausschuss|geschäftsführung|verantwort\w+|zuständig|überwach\w+/g,
  strategy:
    /business model|strateg\w+|market|customers|products|services|value chain|geschäftsmodell|wertschöpfungskette|märkte|kunden|produkte|dienstleistungen/g,
  process:
    /process|identif\w+|assess\w*|analys\w+|evaluat\w+|methodolog\w+|prozess|identifiz\w+|bewert\w+|analys\w+|verfahren|ermittel\w+/g,
}

/** Words that tell the kind of a statement. */
export const kindWords = Object.fromEntries(
  Object.entries(spoken).map(([kind, words]) => [kind, withWords(words)]),
) as Record<DisclosureKind, RegExp>

/** Shortens the lists of requirements. */
export const requirement = (
  dr: string,
  kind: DisclosureKind,
  topic: RegExp,
  strong?: RegExp,
  not?: RegExp,
): Disclosure => ({
  dr,
  kind,
  topic: new RegExp(forWords(topic.source), 'gu'),
  ...(strong ? { strong: new RegExp(forWords(strong.source), 'u') } : {}),
  ...(not ? { not: new RegExp(forWords(not.source), 'u') } : {}),
})
