import type { Wordings } from '../recipe.ts'

const STAFF = String.raw`(?<!(?:suppliers?['’]?s?|partners?['’]?|contractors?['’]?|customers?['’]?|chain) )(?:employees|staff|colleagues|workers|team members|seafarers|crew|drivers|everyone|everybody|anyone|(?:every|each|any) (?:employee|colleague|worker|member of staff))`
const PERSONAL = String.raw`(?:mitarbeit\p{L}+|beschäftigte\p{L}*|arbeitnehm\p{L}+|belegschaft|angestellte\p{L}*|kolleg\p{L}+|arbeitskräfte\p{L}*)`
const WRONGS = String.raw`(?:complaints?|grievances?|concerns?|misconduct|irregularit(?:y|ies)|violations?|breach(?:es)?|wrongdoing)`
const MISSSTAND = String.raw`(?:beschwerden?|hinweise?n?|missst[aä]nden?|verst[oö]ßen?|fehlverhalten|bedenken|anliegen|regelverst\p{L}+)`
const VORBRINGEN = String.raw`(?:vor(?:zu)?bringen|(?:zu )?melden|ein(?:zu)?reichen|ab(?:zu)?geben|richten|äußern|an(?:zu)?zeigen|mit(?:zu)?teilen|an(?:zu)?sprechen|vor(?:zu)?tragen|übermitteln|wenden)`
/** Those inside a company to whom its people can turn. */
const INSIDE = String.raw`(?:line manager|managers?|supervisors?|superiors?|\bhr\b|human resources|works? council|trade union|\bunion\b|shop stewards?|staff representat|whistle|speak[ -]?(?:up|safe)|ombud|confidential|hotline|compliance|designated person|integrity|ethics)`
/** Those outside, whose complaints are no matter of the staff. */
const OUTSIDERS = String.raw`(?:customer|consumer|client|guest|resident|neighbour|neighbor|passenger|patient|tenant|policyholder|supplier)`

const RETALIATION = String.raw`(?:retaliation|reprisals?|retaliatory (?:acts?|measures?|actions?)|victimi[sz]ation)`
const VERGELTUNG = String.raw`(?:repressalien|vergeltung(?:smaßnahmen|sakte)?|racheakte)`
const REPORTERS = String.raw`(?:whistle-?blowers?|reporting persons?|reporters?|informants?|(?:those|anyone|people|persons|employees|everyone) (?:who|that) (?:report|raise|speak|come|make|file|submit)\p{L}*)`

/** That whoever reports something has nothing to fear. */
const UNHARMED = [
  String.raw`${REPORTERS}[^.;]{0,40} (?:suffers?|faces?|experiences?|incurs?) no (?:\p{L}+ )?(?:disadvantages?|detriment|retaliation|reprisals?)`,
  String.raw`(?:non|anti)-?retaliation (?:polic(?:y|ies)|principle|rules?|clause) (?:applies|apply|protects?|covers?|(?:is|are) (?:in place|in force|part))(?!\p{L})`,
  String.raw`report[^.;]{0,60} (?:is|are) protected (?:from|against) (?:any )?(?:adverse|negative) consequences`,
  String.raw`hinweisgeb\p{L}*[^.;]{0,110} (?:vor|gegen) (?:\p{L}+ )?(?:${VERGELTUNG}|benachteiligung(?:en)?|nachteilen|sanktionen)[^.;]{0,40} geschützt`,
  String.raw`${RETALIATION}(?: (?:against|of|for|towards?|in any form|in response)[^.;]{0,70})?,? (?:is|are|will be|shall be|constitutes?) (?:[\p{L}]+ ){0,3}(?:prohibited|forbidden|banned|punished|punishable|sanctioned|penali[sz]ed|disciplined|ruled out|disciplinary (?:offence|offense|matter)|(?:breach|violation) of|grounds for|misconduct|subject to)`,
  String.raw`${RETALIATION}(?: (?:against|of|for|towards?)[^.;]{0,70})? (?:is|are|will|must|shall|may) (?:\p{L}+ )?not (?:be )?(?:tolerated|accepted|permitted|allowed)`,
  String.raw`niemand(?:em|en)?(?!\p{L})[^.;]{0,60}(?:hinweis|meld|beschwer|missst|verst[oö]ß)[^.;]{0,60}(?:nachteil|benachteilig|repressal|sanktion)`,
  String.raw`${RETALIATION}(?: (?:against|of|for|towards?)[^.;]{0,70})? (?:lead|leads|results?|will (?:lead|result)|carries|entails?|attracts?) (?:to |in )?(?:[\p{L}]+ ){0,2}(?:disciplinary|sanctions|dismissal|consequences|measures)`,
  String.raw`(?:polic(?:y|ies)|procedure|code|principles?|rules?|system|act|group|company|we)\b[^.;]{0,60} (?:prohibits?|forbids?|bans?|rules? out|outlaws?|excludes?) (?:any |all )?(?:forms? of |kinds? of )?${RETALIATION}`,
  String.raw`protects? (?:[\p{L}-]+ ){0,2}${REPORTERS}`,
  String.raw`${REPORTERS}[^.;]{0,60} (?:is|are|enjoys?) (?:[\p{L}]+ )?(?:protected|protection|safeguarded)(?: (?:by|under|in accordance with|in line with|against|from|pursuant to)|[,.;]|$)`,
  String.raw`(?<!if )\b(?:nobody|no one|no-one|no employees?|no person|no individual)\b[^.;]{0,60} (?:may|must|shall|will|can|should|is to|has to|needs to) (?:be |have to )?(?:\p{L}+ )?(?:suffer|fear|face|experience|disadvantaged|penali[sz]ed|punished|victimi[sz]ed|retaliated)[^.;]{0,60}(?:report|spoken|speak|rais|concern|complain|good faith)`,
  String.raw`without (?:any )?(?:fear of|having to fear|risk of|fearing) (?:any )?(?:[\p{L}]+ or )?(?:${RETALIATION}|negative consequences|detriment)`,
  String.raw`${VERGELTUNG}[^.;]{0,70} (?:ist|sind|wird|werden|bleiben|bleibt) [^.;]{0,40}(?:untersagt|verboten|geahndet|ausgeschlossen|unzulässig|sanktioniert|bestraft|verfolgt)`,
  String.raw`${VERGELTUNG}[^.;]{0,70} (?:ist|sind|wird|werden|dulden|tolerieren) [^.;]{0,40}(?:nicht|keinesfalls|in keiner form) ?(?:geduldet|toleriert|hingenommen|akzeptiert|gestattet|zulässig)?`,
  String.raw`(?:verbietet|untersagt|verbieten|untersagen|schließt|schließen) [^.;]{0,30}${VERGELTUNG}`,
  String.raw`ohne (?:angst vor |furcht vor |sorge vor |risiko von )?(?:${VERGELTUNG}|nachteilen?|benachteiligung(?:en)?|(?:negativen? )?konsequenzen) (?:[\p{L}]+ ){0,5}(?:meld|hinweis|ansprech|beschwer|äußer|vorbring|fürchten|befürchten)`,
  String.raw`(?:hinweis|meldung|missst|beschwer|verst[oö]ß\p{L}* (?:meld|anzeig))[^.;]{0,90}(?:darf|dürfen|müssen|muss|soll|sollen|erleide|haben|entstehen|erwachsen)[^.;]{0,40} (?:keine(?:rlei)?|nicht) (?:\p{L}+ )?(?:nachteile?|benachteilig\p{L}*|repressalien|sanktion\p{L}*|vergeltung\p{L}*)`,
  String.raw`(?:wer|alle, die|personen, die)(?!\p{L})[^.;]{0,80}(?:hinweis|meld|beschwer|kanal|kanäle|gutem glauben)[^.;]{0,60} (?:ist|sind|wird|werden) [^.;]{0,20}vor (?:\p{L}+ )?${VERGELTUNG}[^.;]{0,30} geschützt`,
] as const

const CHANNEL = String.raw`(?:report|concern|complain|grievance|whistle|speak|hotline|channel|\bline\b|meld|hinweis|beschwer|kanal|kanäle|ombud)`
/** Workers of others: those who supply, or whoever is outside. */
const FROM_OUTSIDE = String.raw`(?:\bsuppliers?\b|supply chain|value chain|business partners?|third part(?:y|ies)|contractors?|outside (?:the )?(?:company|group)|lieferant|lieferkette|wertschöpfungskette|geschäftspartner|(?:von|der|unserer) partnern?\b|\bdritte[nr]?\b|externe personen|nachunternehm|subunternehm)`

const SUPPLIER_CODE = String.raw`(?:(?:supplier|vendor|business partner|partner|ethical trading|procurement)s?['’]?s? code|code of (?:conduct|ethics|practice) for (?:[\p{L}]+ ){0,2}(?:suppliers|business partners|vendors|contractors)|lieferanten(?:verhaltens)?-?kodex|(?:verhaltens|ethik)?(?:kodex|grundsätze) für (?:[\p{L}]+ ){0,2}(?:lieferant|geschäftspartner|dienstleister|nachunternehm))`
const ILO = String.raw`(?:\bilo(?!\p{L})|international labou?r organi[sz]ation|kernarbeitsnorm\p{L}*|core labou?r (?:standards|conventions)|internationale\p{L}* arbeitsorganisation)`
const HOLDS = String.raw`(?:requires?|oblig(?:es|ates)|obliging|commits?|demands?|contains?|includes?|refers? to|references?|enshrines?|rests on|is based on|follows|beruht|basiert|orientiert|stützt sich|entspricht|verpflichtet|verlangt|fordert|enthält|umfasst|verweist|nimmt bezug|bezieht sich|schreibt|legt)`

/** What reports say besides of channels, of codes for those who supply, and of who looks into what is reported: ESRS S1-3, S2 and G1. */
export const channelWordings: Readonly<Record<string, Wordings>> = {
  'S1-3_05': {
    unsaid: String.raw`^(?:our |the |unsere |die )?(?:suppliers?|contractors?|value chain|supply chain)['’]?s?['’]? (?:workers|employees|staff|personnel)(?! and our| as well as our)`,
    yes: [
      String.raw`(?<!${OUTSIDERS}s? )\bgrievances?(?: at work| of any kind| about [^.;]{0,30})? (?:can|may) (?:[\p{L}]+ ){0,2}be (?:raised|reported|submitted|lodged|filed|brought|taken|addressed|made|voiced)(?![^.;,]*${OUTSIDERS})`,
      String.raw`(?<!${OUTSIDERS}s? )\b(?:concerns|complaints|misconduct|violations|irregularities) (?:can|may) (?:[\p{L}]+ ){0,2}be (?:raised|reported|submitted|lodged|filed|brought|addressed|made|voiced)(?![^.;,]*${OUTSIDERS})[^.;]{0,120}${INSIDE}`,
      String.raw`${STAFF}\b[^.;]{0,70} (?:can(?!not)|may|are able to|is able to|are encouraged to|are free to)\b[^.;]{0,50} (?:address|direct|bring|take|raise|report|lodge|file|submit|voice|express|turn to|refer)\b[^.;]{0,110}${WRONGS}`,
      String.raw`${STAFF}\b[^.;]{0,40} (?:can|may) (?:[\p{L}]+ ){0,3}(?:turn to|contact|approach|address|go to) [^.;]{0,50}(?:ombud|confidential advis|whistle|speak[ -]?up|complaints? (?:body|office))`,
      String.raw`(?:allows?|enables?|permits?|lets?|open to|available to) (?:[\p{L}]+ ){0,2}${STAFF}\b[^.;]{0,90} (?:to )?(?:report|raise|submit|lodge|voice)\b[^.;]{0,60}${WRONGS}`,
      String.raw`${PERSONAL}[^.;]{0,70} (?:können|kann|haben die möglichkeit)(?!\p{L})[^.;]{0,120}${MISSSTAND}[^.;]{0,90} ${VORBRINGEN}(?!\p{L})`,
      String.raw`können [^.;]{0,40}${PERSONAL}[^.;]{0,90}${MISSSTAND}[^.;]{0,90} ${VORBRINGEN}(?!\p{L})`,
      String.raw`${MISSSTAND}[^.;]{0,20} können (?:[^.;]{0,40} )?${PERSONAL}[^.;]{0,160} ${VORBRINGEN}(?!\p{L})`,
      String.raw`(?:besteht|gibt es|haben|hat|betreib\p{L}*|eingerichtet|unterh[aä]lt\p{L}*)(?!\p{L})[^.;]{0,50}(?:intern|extern|zentral|unabhängig)\p{L}* meldestelle(?!\p{L})`,
      String.raw`agg-?beschwerdestelle|beschwerdestelle (?:nach|gemäß|im sinne|für)(?!\p{L})[^.;]{0,50}(?:gleichbehandlung|agg(?!\p{L})|beschäftigt|mitarbeit)`,
      String.raw`${PERSONAL}[^.;]{0,90} (?:können|kann|dürfen) sich [^.;]{0,140}beschweren(?!\p{L})`,
      String.raw`können sich (?:\p{L}+ )?${PERSONAL}[^.;]{0,140}beschweren(?!\p{L})`,
      String.raw`(?:${PERSONAL}[^.;]{0,60} können sich|können sich (?:\p{L}+ ){0,2}${PERSONAL}) [^.;]{0,60}(?:an|bei) [^.;]{0,80}(?:betriebsr|personalr|ombud|beschwerdestelle|vertrauens)[^.;]{0,110} wenden(?!\p{L})`,
    ],
  },
  'S1-3_09': { yes: [...UNHARMED] },
  'S2-1_06': {
    unsaid: String.raw`\b(?:customers?|clients|kund\p{L}+|auftraggeber\p{L}*)\b[^.;]{0,60} (?:their|ihre[nrm]?|deren)\b[^.;]{0,30}(?:code|kodex)`,
    yes: [
      String.raw`\b(?:every|each|any|all|new) (?:[\p{L}-]+ ){0,2}(?:supplier|vendor|business partner|contractor)s?(?: [\p{L}-]+){0,4} (?:must|has to|have to|is required to|are required to|is obliged to|are obliged to|signs?|signed|accepts?|accepted|undertakes? to|agrees? to)\b[^.;]{0,60} code(?:s)? of (?:conduct|ethics|practice)`,
      String.raw`(?:lieferanten|zulieferer|geschäftspartner|dienstleister|nachunternehmer|auftragnehmer)(?!\p{L})[^.;]{0,40} (?:müssen|haben|verpflichten sich|erkennen|bestätigen)(?!\p{L})[^.;]{0,60}(?:kodex|code of conduct|verhaltensgrundsätze)(?!\p{L})[^.;]{0,60} (?:unterzeichne\p{L}*|anerkenn\p{L}*|anerkannt|akzeptier\p{L}*|einzuhalten|einhalten|unterschr\p{L}*|bestätig\p{L}*|an)(?!\p{L})`,
      String.raw`code of (?:conduct|ethics) (?:is|forms) (?:an? )?(?:integral |binding |fixed )?part of (?:all |our |every |each |new |the )*(?:[\p{L}-]+ )?contracts? with (?:\p{L}+ ){0,2}(?:suppliers|vendors|business partners|contractors)`,
      String.raw`(?:verhaltenskodex|verhaltensgrundsätze|ethikkodex|code of conduct) für (?:\p{L}+ ){0,3}\p{L}*(?:partner|unternehmer|agenten|spediteur|händler|vertreter|vermittler|makler|auftragnehmer)`,
    ],
  },
  'S2-1_07': {
    yes: [
      String.raw`${SUPPLIER_CODE}[^.;]{0,110} ${HOLDS}(?!\p{L})[^.;]{0,110}${ILO}`,
      String.raw`suppliers?\b[^.;]{0,90} code of (?:conduct|ethics|practice),? (?:which|that) ${HOLDS}(?!\p{L})[^.;]{0,70}${ILO}`,
    ],
    yesAfter: [
      [
        SUPPLIER_CODE,
        String.raw`^(?:it|this|the code|this code|er|dieser|der kodex|dieser kodex|sie|diese)(?: \p{L}+){0,2} ${HOLDS}(?!\p{L})[^.;]{0,110}${ILO}`,
      ],
    ],
  },
  'S2-3_06': {
    yes: [
      String.raw`${FROM_OUTSIDE}[^.]{0,160} protect(?:s|ed|ing)? (?:[\p{L}]+ ){0,6}(?:from|against) (?:any |all )?(?:form of |forms of )?(?:retaliation|reprisals?)`,
      String.raw`${FROM_OUTSIDE}[^.]{0,200} (?:ohne|vor) (?:angst vor |furcht vor )?(?:repressalien|vergeltung\p{L}*)`,
    ],
    yesAfter: UNHARMED.map((said): [string, string] => [String.raw`^(?=.*${CHANNEL}).*${FROM_OUTSIDE}`, said]),
  },
  'S2-3_12': {
    unsaid: String.raw`^(?!.*(?:report|whistle|concern|hotline|complain|grievance|speak|\bline\b|channel|meld|hinweis|beschwer|kanal)).*(?:survey|questionnaire|interview|audit|umfrage|befragung|fragebogen)`,
    yes: [
      String.raw`(?:inside and outside|internal and external|outside (?:the )?(?:company|group))[^.;]{0,90}anonym`,
      String.raw`(?:meld|hinweis|beschwer)[^.;]{0,120}${FROM_OUTSIDE}[^.;]{0,160}anonym`,
      String.raw`${FROM_OUTSIDE}[^.;]{0,120}(?:meld|hinweis|beschwer)[^.;]{0,120}anonym`,
    ],
  },
  'G1-1_09': {
    yes: [
      String.raw`(?:tierwohl|tierschutz)-?(?:richtlinie|politik|leitlinie|grundsätze|kodex|standards?|konzept|policy)(?!\p{L})`,
    ],
  },
  'G1-3_02': {
    yes: [
      String.raw`(?:investigat(?:ors?|ions?|ive)|investigating committee)[^.;]{0,110} (?:independent(?:ly)? of|separate(?:ly)? from|outside) (?:the |any )?(?:[\p{L}]+ ){0,3}(?:management|chain of command|line|hierarchy|managers?|business unit|department)`,
      String.raw`(?:untersuch|ermittl|intern\p{L}* ermittl)\p{L}*[^.;]{0,120} (?:unabhängig|getrennt|losgelöst) (?:von|vom) (?:de[rnm] |einer |jeweiligen )*(?:\p{L}+ ){0,2}(?:management|führung|leitung|vorgesetzt|linie|geschäftsleitung|bereich|abteilung|leitungskette)`,
    ],
  },
  'G1-5_10': {
    unsaid: String.raw`^(?:our |the |unser |der |die |alle |all )?(?:\p{L}+ ){0,2}(?:associations?|federations?|\p{L}*verb[aä]nde?)\b(?! der | of )[^.;]{0,50} (?:is|are|ist|sind)(?!\p{L})`,
    yes: [
      String.raw`\b(?:is|are|was|were|has been|have been) (?:also |now |both )?(?:on|in|part of) (?:the )?(?:[\p{L}-]+ ){0,3}(?:transparency|lobby\p{L}*) register`,
      String.raw`(?:appears?|holds? an entry|has an entry|have an entry) (?:in|on) (?:the )?(?:[\p{L}-]+ ){0,3}(?:transparency|lobby\p{L}*) register`,
      String.raw`(?:lobby|transparenz)register[^.;]{0,60} (?:verzeichnet|geführt|gelistet|aufgeführt|erfasst|vertreten)`,
      String.raw`(?:führt|haben|hat|besitzt|besitzen|besteht) [^.;]{0,20}(?:eintrag|eintragung|registrierung)(?: \p{L}+)? im (?:[\p{L}-]+[ -])?(?:lobby|transparenz)register`,
    ],
  },
}
