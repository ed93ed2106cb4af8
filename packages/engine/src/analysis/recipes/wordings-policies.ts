import type { Wordings } from '../recipe.ts'

/** What a company lays down for its own people, and not for those who supply or for whoever makes the law. */
const THEIRS = String.raw`(?:suppliers?|vendors?|partners?|contractors?|procurement|lieferanten|geschäftspartner|zulieferer|dienstleister|nachunternehmer)`
const RULES = String.raw`(?<!\b(?:${THEIRS}['’]?s?|un|eu|ilo|oecd) )(?:codes?(?: of (?:business )?(?:conduct|ethics))?|polic(?:y|ies)|principles|guidelines?|declaration|statement|charter|rules)(?!\p{L})(?! (?:for|on) (?:[\p{L}-]+ ){0,2}${THEIRS})`
const REGELN = String.raw`(?<!(?:lieferanten|partner|zulieferer|dienstleister|eu)\p{L}*-?)(?:kodex|kodizes|richtlinien?|grundsätze|grundsatzerklärung|leitlinien?|leitbild|betriebsvereinbarung(?:en)?|dienstvereinbarung(?:en)?|dienstanweisung(?:en)?|menschenrechtserklärung|charta|verhaltensregeln|policy|policies|code of (?:conduct|ethics))(?!\p{L})(?! für (?:\p{L}+ ){0,2}(?:lieferant|geschäftspartner|zuliefer|dienstleister|nachuntern)| \(?eu\b)`
const BANS = String.raw`(?:prohibit|forbid|bann?|rule|outlaw|reject|oppose|condemn)(?:s|ed|ing|es)?(?: out)?`
const BANNED = String.raw`(?:prohibited|forbidden|banned|ruled out|outlawed|excluded)`
const VERBIETEN = String.raw`(?:untersag(?:t|en)|verbiete(?:t|n)|ächte[tn]|verurteil(?:t|en)|(?:wende[tn]|richte[tn]) sich gegen)`
const VERBOTEN = String.raw`(?:untersagt|untersagen|verbietet|verbieten|verboten|ausschließt|ausschließen|ausgeschlossen|ablehnt|ablehnen|abgelehnt|ächtet|geächtet)`
const NOT_THEIRS = String.raw`(?:(?=[^.;]{0,90}\b(?:own|both|eigene\p{L}*|sowohl)\b)|(?![^.;]{0,70}(?:supplier|lieferant|business partner|geschäftspartner|supply chain|lieferkette)))`

/** In what ways rules of a company ban something, in either language. */
const bannedByRules = (what: string): string[] => [
  String.raw`${RULES}[^.;]{0,110} ${BANS} [^.;]{0,110}${what}${NOT_THEIRS}`,
  String.raw`${what}[^.;]{0,90} (?:is|are) (?:[\p{L}]+ ){0,2}${BANNED} (?:[\p{L}]+ )?(?:by|in|under|according to|pursuant to) [^.;]{0,40}${RULES}`,
  String.raw`${RULES}[^.;]{0,60}${what}[^.;]{0,60} (?:is|are) (?:[\p{L}]+ ){0,2}${BANNED}(?!\p{L})`,
  String.raw`${REGELN}[^.;]{0,110} ${VERBIETEN} [^.;]{0,110}${what}${NOT_THEIRS}`,
  String.raw`${REGELN}[^.;]{0,110} (?:schließ(?:t|en)|lehn(?:t|en)) [^.;]{0,110}${what}${NOT_THEIRS}[^.;]{0,120} (?:aus|ab)(?!\p{L})`,
  String.raw`${REGELN}[^.;]{0,60}, (?:der|die|das|welche[rs]?|in de[mr]) [^.;]{0,110}${what}${NOT_THEIRS}[^.;]{0,110} ${VERBOTEN}(?!\p{L})`,
  String.raw`${what}[^.;]{0,110} (?:ist|sind|wird|werden) [^.;]{0,60}${REGELN}[^.;]{0,50} ${VERBOTEN}(?!\p{L})`,
]
const noPlaceFor = (what: string): string =>
  String.raw`${what}${NOT_THEIRS}[^.;]{0,70} (?:has|have) no place (?:at|in|with) `
/** `The Code of Conduct applies in all companies. It prohibits …` */
const thenBanned = (what: string): [string, string][] => [
  [RULES, String.raw`^(?:they|it|these|both|this)(?: [\p{L}-]+){0,3} ${BANS} [^.;]{0,160}${what}`],
  [REGELN, String.raw`^(?:sie|er|es|diese[rs]?|beide)(?: [\p{L}-]+){0,3} ${VERBIETEN} [^.;]{0,160}${what}`],
  [
    REGELN,
    String.raw`^(?:sie|er|es|diese[rs]?|beide)(?: [\p{L}-]+){0,3} (?:schließ(?:t|en)|lehn(?:t|en)) [^.;]{0,160}${what}[^.;]{0,120} (?:aus|ab)(?!\p{L})`,
  ],
]

const FORCED = String.raw`(?:child labou?r|forced[^.;]{0,24} labou?r|human trafficking|trafficking in (?:human beings|persons)|modern slavery|kinderarbeit|zwangsarbeit|kinder- (?:und|oder|sowie) zwangsarbeit|menschenhandel)`
const DISCRIMINATION = String.raw`(?:discriminations?|diskriminierung(?:en)?|benachteiligung(?:en)?)(?!\p{L})(?! (?:cases|incidents|complaints|claims))`
const EQUALITY = String.raw`(?:equal[ -]opportunit(?:y|ies)|equal treatment|(?:equality|diversity|inclusion|equity)(?:,? (?:and|&) (?:equality|diversity|inclusion|equity)|, (?:equality|diversity|equity),? (?:and|&) (?:inclusion|belonging))?|anti-harassment|non-discrimination|dignity at work)`
const UNFAIR = String.raw`(?:discriminat|harassment|equal (?:treatment|opportunit)|bullying|unconscious bias|(?<!product |species |genetic )(?<!\p{L})diversity|inclusion(?!\p{L}| of))`
const UNFAIRES = String.raw`(?:diskriminierung|gleichbehandlung|belästigung|(?<!arten|produkt|sorten|bio)vielfalt|chancengleichheit|vorurteil|(?<!\p{L})diversity|agg(?!\p{L}))`
const TAUGHT = String.raw`(?:train(?:ed|ing|ings)|workshops?|e-?courses?|courses?|e-?learnings?|modules?|seminars?|curriculum)`
const UNTERRICHT = String.raw`(?:schulung|seminar|training|workshop|e-learning|lernmodul|unterweisung|lernprogramm)\p{L}*`
const SAFETY = String.raw`(?:(?:occupational |workplace )?(?:health and safety|safety and health)|occupational safety|workplace safety|accident prevention)`
const ARBEITSSCHUTZ = String.raw`(?:arbeits- und gesundheitsschutz|gesundheits- und arbeitsschutz|arbeitsschutz|arbeitssicherheit|unfallverhütung|unfallprävention|sicherheit am arbeitsplatz|sicherheit und gesundheit)`

/** Rules for those who supply, and rules that the law makes, where nothing is said of one's own. */
const NOT_OURS = String.raw`^(?!.*\b(?:own|both|eigene\w*|sowohl|employees|staff|mitarbeit\w*|beschäftigte\w*|belegschaft)\b).*(?:(?:suppliers?['’]?s?|vendors?|partners?)['’]? (?:[\p{L}-]+ )?code|code (?:of [\p{L} ]{5,20} )?for (?:\p{L}+ ){0,2}(?:suppliers|business partners|vendors|contractors)|lieferanten(?:verhaltens)?-?kodex|(?:kodex|grundsätze|richtlinie) für (?:\p{L}+ ){0,2}(?:lieferant|geschäftspartner|zuliefer|dienstleister|nachuntern)|(?:labou?r|arbeit|menschenhandel|discrimination|diskriminierung) (?:at|by|among|bei|durch) (?:our |the |any |unseren |den )*(?:suppliers|business partners|lieferanten|geschäftspartner))|\b(?:laws?|acts?|directives?|legislation|regulations?|constitution) (?:\p{L}+ ){0,2}(?:prohibits?|forbids?|bans?|outlaws?|rules? out)\b|(?:gesetze?|gleichbehandlungsgesetz|eu-richtlinien?|verordnung|verfassung) (?:\p{L}+ ){0,3}(?:verbiete[tn]|untersag(?:t|en))(?!\p{L})`

/** What reports say besides of the policies for own workforce: ESRS S1-1. */
export const policyWordings: Readonly<Record<string, Wordings>> = {
  'S1-1_08': { unsaid: NOT_OURS, yes: [...bannedByRules(FORCED), noPlaceFor(FORCED)], yesAfter: thenBanned(FORCED) },
  'S1-1_09': {
    yes: [
      String.raw`(?:dienstanweisung|dienstvereinbarung|betriebsvereinbarung|richtlinie|leitlinie|konzept|handbuch|regelwerk|politik|grundsätze)\p{L}* (?:zum|zur|für|über)(?: de[nr]| die| das)? ${ARBEITSSCHUTZ}(?!\p{L})`,
      String.raw`arbeits(?:schutz|sicherheits)-?(?:handbuch|politik|leitlinie|ordnung|anweisung|programm|standards?|grundsätze)(?!\p{L})`,
      String.raw`${SAFETY} (?:polic(?:y|ies)|rules|guidelines|standards|handbook|manual) (?:appl(?:y|ies)|is|are|sets?|covers?|governs?|requires?|obliges?) (?!for (?:\p{L}+ ){0,2}${THEIRS})`,
      String.raw`polic(?:y|ies) (?:on|for|covering) ${SAFETY}(?! of (?:our |the )?(?:products?|customers?|suppliers?))`,
      String.raw`(?:has|have|adopted|maintains?|operates?|introduced) (?:an? |our |its )?(?:[\p{L}-]+ ){0,3}${SAFETY} polic(?:y|ies)(?!\p{L})(?! for (?:\p{L}+ ){0,2}${THEIRS})`,
      String.raw`(?:arbeitsschutz|arbeitssicherheit|gesundheitsschutz|health and safety|occupational safety)(?:-?management)?[^.;]{0,60} (?:iso|ohsas) ?(?:45001|18001)`,
      String.raw`managementsystem\p{L}* (?:zur|für die) (?:arbeits)?unfall(?:verhütung|prävention)`,
      String.raw`(?:standorte|werke|gesellschaften|sites|plants|companies)(?!\p{L})[^.;]{0,60} (?:nach|to|according to|under|against) (?:\p{L}+ )?(?:iso|ohsas) ?(?:45001|18001)`,
      String.raw`safety (?:at work )?is (?:governed|managed|organi[sz]ed|controlled) (?:by|through|under|with) [^.;]{0,50}management system`,
      String.raw`arbeits(?:schutz|sicherheit) wird (?:über|durch|mit|nach|in) [^.;]{0,60}managementsystem`,
    ],
  },
  'S1-1_10': {
    unsaid: NOT_OURS,
    yes: [
      ...bannedByRules(DISCRIMINATION),
      noPlaceFor(DISCRIMINATION),
      String.raw`\b(?:no one|nobody|no person|niemand)(?!\p{L})[^.;]{0,20} (?:may|must|shall|darf) [^.;]{0,60}(?:discriminated|diskriminiert|benachteiligt)(?!\p{L})[^.]{0,110}(?:${RULES}|${REGELN})`,
      String.raw`${DISCRIMINATION}${NOT_THEIRS}[^.;]{0,180} (?:dulden|tolerieren|akzeptieren|billigen) wir (?:in keiner form|unter keinen umständen|nicht)`,
      String.raw`\bno (?:place|room) for [^.;]{0,50}discrimination`,
      String.raw`für ${DISCRIMINATION}[^.;]{0,60} (?:ist|gibt es) [^.;]{0,30}kein(?:en)? (?:platz|raum)`,
      String.raw`polic(?:y|ies) [^.;]{0,50}aim(?:s|ed)? (?:at|to) (?:eliminat|prevent|combat)\p{L}* [^.;]{0,30}discrimination`,
      String.raw`${EQUALITY} polic(?:y|ies) (?:appl(?:y|ies)|is in place|are in place|is in force|sets?|covers?|governs?|commits?|promotes?|requires?|is aimed|aims)(?!\p{L})`,
      String.raw`(?:polic(?:y|ies)|agreement) on (?:equal treatment|equal opportunities|diversity and inclusion|non-discrimination)`,
      String.raw`(?:betriebsvereinbarung|richtlinie|leitlinie|konzept|grundsätze)\p{L}* (?:zur|zum|für|über|gegen) (?:die )?(?:gleichbehandlung|chancengleichheit|diskriminierung|belästigung|vielfalt)`,
    ],
    yesAfter: thenBanned(DISCRIMINATION),
  },
  'S1-1_17': {
    unsaid: String.raw`\b(?:suppliers?|vendors?|retailers?|customers?|pupils|schools?|lieferanten|kund\p{L}+|schul(?:en|klassen|kinder))\b[^.;]{0,30} (?:train|geschult|course|offered|attended|took part)|(?:offered|held|provided|angeboten) (?:to|for|für) (?:our |the |unsere )?(?:suppliers|retailers|customers|schools|lieferanten|kund)`,
    yes: [
      String.raw`(?<!\p{L})${TAUGHT}[^.;]{0,60} (?:on|about|against|deal(?:s|t|ing)? with|cover(?:s|ed|ing)?|address(?:es|ed|ing)?|concern(?:s|ed|ing)?|to (?:prevent|avoid)) [^.;]{0,50}${UNFAIR}`,
      String.raw`discriminat[^.]{0,260}; [^.;]{0,90} (?:train\p{L}*|courses?|workshops?|e-learnings?) (?:on|in|about) (?:it|this|them|these|the policy)(?!\p{L})`,
      String.raw`${UNFAIRES}[^.]{0,300}; (?:zu ihr|zu ihnen|zu ihm|hierzu|dazu|darin|darüber|hierüber|zu diese[mnr] \p{L}+)[^.;]{0,110}(?:geschult|unterwiesen|sensibilisiert|schulung|training|seminar)`,
      String.raw`${UNFAIRES}[^.;]{0,60} (?:wird|werden|wurde|wurden|ist|sind) [^.;]{0,60}${UNTERRICHT}[^.;]{0,20} (?:vermittelt|behandelt|thematisiert)`,
      String.raw`(?<!\p{L})(?:\p{L}*-?)${UNTERRICHT}[^.;]{0,60} (?:zu[mr]?|über|gegen|für) [^.;]{0,50}${UNFAIRES}`,
    ],
    yesAfter: [
      [
        'discriminat',
        String.raw` (?:train\p{L}*|courses?|workshops?|e-learnings?) (?:on|in|about) (?:it|this|them|these|the policy)(?!\p{L})`,
      ],
      [
        UNFAIRES,
        String.raw`^(?:zu ihr|zu ihnen|hierzu|dazu|darin|darüber|hierüber|zu diese[mnr] \p{L}+)[^.;]{0,110}(?:geschult|unterwiesen|sensibilisiert|schulung|training|seminar)`,
      ],
    ],
  },
  'S1-1_22': {
    yes: [
      String.raw`\bacademy(?! (?:of|awards?)(?!\p{L}))[^.;]{0,50} (?:offer(?:s|ed)?|provide[sd]?|r[au]ns?|train(?:s|ed)|deliver(?:s|ed)|organi[sz]e[sd]?|teach(?:es)?|taught|bundles?|bundled|hosts?|hosted) [^.;]{0,60}(?:courses?|programmes?|programs?|training|modules|seminars|workshops|classes|apprentic|skills)`,
      String.raw`akademie(?!\p{L})[^.;]{0,60} (?:bietet|bot|bündelt|bündelte|umfasst|umfasste|führt|führte|organisiert\p{L}*|qualifiziert\p{L}*|schult\p{L}*|veranstaltet\p{L}*|hält|hielt|stellt) [^.;]{0,80}(?:kurs|modul|seminar|schulung|programm|veranstaltung|training|weiterbild|lehrg|qualifi)`,
      String.raw`\b(?:everyone|everybody|all (?:our )?(?:employees|colleagues|staff)|each (?:employee|colleague)|every (?:employee|colleague)|(?:our )?(?:employees|colleagues)) (?:has|have|receives?|gets?) (?:an? )?(?:[\p{L}-]+ ){0,2}(?:learning|training|development|education) (?:budget|allowance|account|days)`,
      String.raw`(?:jede\p{L}*|allen?|unsere\p{L}*) (?:\p{L}+ ){0,4}(?:lern|weiterbildungs|bildungs|fortbildungs)-?(?:budget|konto|tage)(?!\p{L})`,
      String.raw`lernplattform\p{L}*[^.;]{0,60}(?:beschäftigt|mitarbeit|belegschaft)`,
      String.raw`\b(?:employees|staff|colleagues)(?!\p{L})[^.;]{0,80} (?:learning|training|course) (?:catalogue|catalog|portal|library)`,
      String.raw`\b(?:employees|staff|colleagues)(?!\p{L})[^.;\uE000-\uE3FF]{0,40} through (?:an? |our )?(?:[\p{L}-]+ ){0,4}(?:training|learning|qualification) (?:programmes?|programs?|opportunities)`,
      String.raw`(?:curriculum|(?:re|up)-?skilling(?: \p{L}+)?|qualification programme|training initiative)[^.;]{0,60} (?:employees|staff|colleagues|people|workers) (?:have|has|were|are)? ?(?:\p{L}+ ){0,3}(?:qualified|re-?trained|upskilled|reskilled|certified)`,
    ],
  },
}
