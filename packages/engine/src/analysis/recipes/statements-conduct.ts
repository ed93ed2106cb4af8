import type { Recipe } from '../recipe.ts'

const answer = { kind: 'yes_no', unit: null, measures: [], range: [0, 1], labels: [] } as const

const FORCED = String.raw`(?:forced[^.]{0,30}labou?r|compulsory labou?r|child labou?r|human trafficking|trafficking in human beings|modern slavery|zwangsarbeit|kinderarbeit|menschenhandel|kinder- und zwangsarbeit|zwangs- und kinderarbeit|moderne\w* sklaverei)`
const BANS = String.raw`(?:prohibits?|bans?|forbids?|rules? out|excludes?|address\w*|covers?|rejects?|verbietet|untersagt|schließt|schließen|verbieten|untersagen|umfasst|lehnt|behandelt|adressiert)`
const SUPPLIER_CODE = String.raw`(?:supplier code|suppliers? code of conduct|code of conduct for (?:our |its |the )?(?:suppliers|business partners)|lieferantenkodex|(?:verhaltens|ethik)?kodex für (?:[\p{L}]+ ){0,2}(?:lieferanten|geschäftspartner))`
const FOLLOWS = String.raw`(?:in (?:full )?(?:line|accordance|compliance|conformity) with|aligned with|based on|follows?|complies with|reflects?|built on|conforms to|meets|incorporates|folgt|entspricht|beruht auf|basiert auf|orientiert sich an|richtet sich nach|im einklang mit|steht im einklang|übernimmt|stützt sich auf)`
const ILO = String.raw`(?:\bilo(?:'s)?\b|international labou?r organi[sz]ation|kernarbeitsnorm\p{L}*|core labou?r (?:standards|conventions)|internationale\p{L}* arbeitsorganisation)`
const RIGHTS = String.raw`(?:human rights (?:policy|statement|declaration)|policy (?:statement )?on human rights|menschenrechts(?:erklärung|richtlinie|strategie)|grundsatzerklärung)`
const CHAIN = String.raw`(?:supply chain|value chain|suppliers|lieferkette|wertschöpfungskette|lieferanten)`

/** Statements about value chain, customers and conduct: ESRS S2, S4 and G1. */
export const conductStatements: Recipe[] = [
  {
    ...answer,
    id: 'S2-1_06',
    yes: [
      String.raw`lieferanten(?:verhaltens)?kodex (?:ist|gilt|wird|muss|regelt|legt|definiert|verpflichtet)[^.]{0,40}`,

      String.raw`\bfür (?:[\p{L}]+ ){0,3}(?:lieferanten|geschäftspartner\w*|nachunternehmer\w*|zulieferer\w*|dienstleister\w*|vertragspartner\w*)[^.]{0,20} (?:gilt|gelten|haben wir|besteht)[^.]{0,40}(?:kodex|code of conduct|verhaltensgrundsätze)`,
      String.raw`(?:kodex|code of conduct|verhaltensgrundsätze) für (?:[\p{L}]+ ){0,3}(?:lieferanten|geschäftspartner\w*|nachunternehmer\w*|zulieferer\w*|dienstleister\w*|vertragspartner\w*)`,
      String.raw`(?:lieferanten|geschäftspartner\w*|nachunternehmer\w*|zulieferer\w*|dienstleister\w*|vertragspartner\w*)[^.]{0,60}(?:verpflicht|unterzeichn|anerkannt|anerkenn|akzeptier)\w*[^.]{0,50}(?:kodex|code of conduct)`,
      String.raw`(?:suppliers|business partners|vendors|subcontractors)[^.]{0,60}(?:sign|accept|acknowledg|commit|comply|adhere|bound)\w*[^.]{0,40}code of conduct`,
      String.raw`code of conduct (?:for|that applies to|applicable to|binding on) (?:[\p{L}]+ ){0,3}(?:suppliers|business partners|vendors|subcontractors)`,
      String.raw`(?:supplier|business partner|vendor)s?'? code of conduct`,
      String.raw`(?:ethical code|code of ethics|ethics code|code of practice) for (?:our |its |the )?(?:suppliers|business partners|vendors)`,
      String.raw`(?:suppliers|business partners|vendors)'? (?:code of ethics|ethics code|ethical code)`,
      String.raw`(?:ethikkodex|ethikrichtlinie|verhaltensrichtlinie|verhaltensstandards?) für (?:[\p{L}]+ ){0,2}(?:lieferanten|geschäftspartner|dienstleister)`,
      String.raw`code of conduct for (?:our |its |the )?(?:suppliers|business partners|vendors)`,
      String.raw`(?:lieferanten|geschäftspartner)-?(?:kodex|verhaltenskodex|code of conduct)|verhaltenskodex für (?:\w+ )?(?:lieferanten|geschäftspartner)|supplier code of conduct`,
    ],
    no: [
      String.raw`\b(?:no|not have an?|without an?) (?:\w+ )?(?:supplier code of conduct|code of conduct for (?:our )?(?:suppliers|business partners))[^.\uE000-\uE3FF]{0,40}`,
      String.raw`(?:verhaltenskodex für (?:[\p{L}]+ ){0,2}(?:lieferanten|geschäftspartner)|lieferantenkodex)[^.]{0,20} (?:gibt es|besteht|haben wir|liegt)[^.]{0,20}(?:nicht|kein)`,
      String.raw`\bkeinen (?:eigenen )?(?:verhaltenskodex für (?:[\p{L}]+ )?(?:lieferanten|geschäftspartner)|lieferantenkodex)[^.]{0,40}`,
    ],
  },
  {
    ...answer,
    id: 'S2-1_05',
    yes: [
      String.raw`${SUPPLIER_CODE}[^.]{0,140}${BANS}[^.]{0,90}${FORCED}`,
      String.raw`${SUPPLIER_CODE}[^.]{0,90}${FORCED}[^.]{0,120}(?:untersagt|verbietet|ausschließt|verboten|umfasst|thematisiert|adressiert|behandelt)`,
      String.raw`${RIGHTS}[^.]{0,60}${BANS}[^.]{0,140}${FORCED}[^.]{0,120}${CHAIN}`,
      String.raw`${RIGHTS}[^.]{0,60}${CHAIN}[^.]{0,60}${BANS}[^.]{0,90}${FORCED}`,
      String.raw`${BANS} [^.]{0,60}${FORCED}[^.]{0,90}(?:in|within|across|along|throughout|bei|entlang) (?:our |the |its |unseren |unserer |der |den )*(?:entire |gesamten )?(?:supply chain|value chain|suppliers|lieferkette|wertschöpfungskette|lieferanten)`,
      String.raw`(?:suppliers|business partners|lieferanten|geschäftspartner)\w* (?:must|have to|are required to|may|müssen|dürfen)[^.]{0,60}(?:not |no |nicht |keine )?[^.]{0,40}${FORCED}`,
    ],
  },
  {
    ...answer,
    id: 'S2-1_07',
    yes: [
      String.raw`${SUPPLIER_CODE}[^.]{0,160}${FOLLOWS}[^.]{0,60}${ILO}`,
      String.raw`${SUPPLIER_CODE}[^.]{0,160}${ILO}[^.]{0,50}(?:zugrunde|entspricht|entsprechen|übernimmt|umsetzt|abgestimmt)`,
    ],
  },
  {
    ...answer,
    id: 'S2-3_06',
    yes: [
      String.raw`(?:value chain|supply chain|suppliers?'?) (?:workers|employees|staff)[^.;]{0,160} protected (?:from|against) (?:any )?(?:retaliation|reprisals?)`,
      String.raw`(?:lieferant\p{L}*|lieferkette|wertschöpfungskette|geschäftspartner\p{L}*|externe\p{L}*)[^.;]{0,160} vor (?:jeglichen )?(?:repressalien|vergeltung\p{L}*|benachteiligung\p{L}*)[^.;]{0,30} geschützt`,
    ],
  },
  {
    ...answer,
    id: 'S2-3_12',
    yes: [
      String.raw`(?:value chain|supply chain)[^.]{0,120}anonymous`,

      String.raw`(?:suppliers?|external stakeholders?|business partners?|third parties)[^.]{0,160}(?:anonymous)`,
      String.raw`(?:anonym)\w*[^.]{0,120}(?:suppliers?|supply chain|value chain|external|business partners?|third parties|lieferanten|lieferkette|wertschöpfungskette|externe|geschäftspartner)`,
      String.raw`(?:lieferanten|lieferkette|wertschöpfungskette|externe\w*|geschäftspartner)[^.]{0,160}anonym`,
    ],
  },
  {
    ...answer,
    id: 'S4-2_02',
    yes: [
      String.raw`customer (?:satisfaction )?(?:survey|feedback|satisfaction analysis|satisfaction index)`,
      String.raw`(?:customer|client|consumer)s?[^.]{0,50}(?:surveyed|asked|dialogue|feedback)`,
      String.raw`(?:communication|dialogue|exchange|engag\w+) with (?:our |its |the )?(?:customers|clients|consumers)`,
      String.raw`kunden(?:befragung|umfrage|zufriedenheits\w+|feedback|dialog)`,
    ],
  },
  {
    ...answer,
    id: 'G1-1_08',
    yes: [
      String.raw`(?:all |every |each )?(?:reports?|incidents?|allegations?|complaints?|information|tips)[^.]{0,90}(?:investigat|examin|process|follow|respond)\w*[^.]{0,60}(?:promptly|immediately|quickly|independent|objective|without delay)`,
      String.raw`(?:respond|investigat|examin)\w* (?:to )?(?:all|every|each)[^.]{0,40}(?:reports?|incidents?|allegations?|cases)[^.]{0,40}(?:quickly|prompt|immediate|independent|objective)`,
      String.raw`(?:hinweise?n?|meldungen?|vorfälle?n?|verdachtsfälle?n?)[^.]{0,110}(?:untersuch|prüf|bearbeit|geh)\w*[^.]{0,80}(?:unverzüglich|zeitnah|unabhängig|objektiv|umgehend)`,
      String.raw`(?:investigat|examin|process|follow)\w*[^.]{0,60}(?:reports?|incidents?|allegations?|cases)[^.]{0,60}(?:promptly|independently|objectively|without delay)`,
      String.raw`(?:hinweise?|meldungen?|vorfälle?)[^.]{0,100}(?:unverzüglich|unabhängig|objektiv|umgehend)[^.]{0,60}(?:untersuch|geprüft|nachgegangen|bearbeitet)`,
    ],
  },
  {
    ...answer,
    id: 'G1-1_09',
    yes: [
      String.raw`animal welfare (?:polic|guideline|standard)`,
      String.raw`(?:polic|guideline)\w*[^.]{0,30}animal welfare`,
      String.raw`tierwohl-?(?:richtlinie|konzept|standard|leitlinie|strategie)`,
      String.raw`(?:richtlinie|leitlinie|konzept|grundsätze)\w* (?:zum|für das|für den|über das|zur) (?:\p{L}+ )?(?:tierwohl|tierschutz|tierhaltung)\b(?![^.]{0,40}\b(?:nicht|kein))`,
    ],
    no: [
      String.raw`\b(?:no|not have an?) (?:\w+ )?(?:polic\w+|guidelines?) (?:on|for|regarding|with respect to) animal welfare[^.]{0,40}`,
      String.raw`\bkeine?n? (?:eigene\w* )?(?:richtlinie|konzept|strategie)\w* (?:zum|für den|für das) (?:tierschutz|tierwohl)[^.]{0,40}`,
    ],
  },
  {
    ...answer,
    id: 'G1-3_02',
    yes: [
      String.raw`investigat\p{L}*[^.;]{0,90} (?:independent|separate)(?:ly)? (?:of|from) (?:the )?(?:chain of )?management`,
      String.raw`untersuch\p{L}*[^.;]{0,120} (?:unabhängig|getrennt) von der (?:betroffenen |jeweiligen |beteiligten )*(?:managementkette|führungskette|leitung)`,
    ],
  },
  {
    ...answer,
    id: 'G1-5_10',
    yes: [
      String.raw`\b(?:registered|listed|entered|recorded)\b[^.]{0,20} (?:in|on|with) (?:the )?(?:[\p{L}]+ ){0,3}(?:transparency register|lobby(?:ing|ists?)? register|register of lobby\w+|register of interest)`,
      String.raw`(?:entry|entries|registration) in the (?:[\p{L}]+ ){0,2}(?:transparency|lobby\w*) register`,
      String.raw`(?:eingetragen|registriert)[^.]{0,30}(?:lobbyregister|transparenzregister)|(?:lobbyregister|transparenzregister)[^.]{0,60}(?:eingetragen|registriert)`,
    ],
    no: [
      String.raw`\bnicht (?:\w+ )?im (?:[\p{L}-]+ )?(?:lobbyregister|transparenzregister)[^.]{0,60}`,
      String.raw`(?:not|never|neither) (?:been )?(?:registered|listed|entered|recorded|included)[^.]{0,40}(?:transparency|lobby\w*) register`,
      String.raw`\bno (?:entry|entries|registration)[^.]{0,20} in (?:the |any )(?:[\p{L}]+ ){0,2}(?:transparency|lobby\w*) register`,
      String.raw`\bweder[^.]{0,40}(?:lobbyregister|transparenzregister)[^.]{0,80}(?:eingetragen|registriert|geführt|verzeichnet)`,
      String.raw`\b(?:keine?n?) (?:eintrag|eintragung|registrierung)[^.]{0,20} im (?:[\p{L}-]+[ -])?(?:lobbyregister|transparenzregister)`,
    ],
  },
]
