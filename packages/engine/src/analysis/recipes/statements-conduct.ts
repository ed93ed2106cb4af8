import type { Recipe } from '../recipe.ts'

const answer = { kind: 'yes_no', unit: null, measures: [], range: [0, 1], labels: [] } as const

/** Statements about value chain, customers and conduct: ESRS S2, S4 and G1. */
export const conductStatements: Recipe[] = [
  {
    ...answer,
    id: 'S2-1_06',
    yes: [
      String.raw`(?:supplier|business partner|vendor)s?'? code of conduct`,
      String.raw`code of conduct for (?:our |its |the )?(?:suppliers|business partners|vendors)`,
      String.raw`(?:lieferanten|geschäftspartner)-?(?:kodex|verhaltenskodex|code of conduct)|verhaltenskodex für (?:\w+ )?(?:lieferanten|geschäftspartner)|supplier code of conduct`,
    ],
  },
  {
    ...answer,
    id: 'S2-3_12',
    yes: [
      String.raw`(?:suppliers?|external stakeholders?|business partners?|third parties)[^.]{0,160}(?:anonymous)`,
      String.raw`(?:anonym)\w*[^.]{0,120}(?:suppliers?|external|business partners?|third parties|lieferanten|externe|geschäftspartner)`,
      String.raw`(?:lieferanten|externe\w*|geschäftspartner)[^.]{0,160}anonym`,
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
      String.raw`(?:hinweise?|meldungen?|vorfälle?)[^.]{0,100}(?:unverzüglich|unabhängig|objektiv|umgehend)[^.]{0,60}(?:untersuch|geprüft|nachgegangen|bearbeitet)`,
    ],
  },
  {
    ...answer,
    id: 'G1-1_09',
    yes: [
      String.raw`animal welfare (?:polic|guideline|standard)`,
      String.raw`(?:polic|guideline)\w*[^.]{0,30}animal welfare`,
      String.raw`tierwohl-?(?:richtlinie|konzept|standard)`,
    ],
  },
  {
    ...answer,
    id: 'G1-5_10',
    yes: [
      String.raw`(?:registered|listed|entered) in (?:the )?(?:eu |european )?(?:transparency|lobby(?:ing)?) register`,
      String.raw`(?:eingetragen|registriert)[^.]{0,30}(?:lobbyregister|transparenzregister)|(?:lobbyregister|transparenzregister)[^.]{0,60}(?:eingetragen|registriert)`,
    ],
    no: [String.raw`not (?:registered|listed)[^.]{0,40}(?:transparency|lobby\w*) register`],
  },
]
