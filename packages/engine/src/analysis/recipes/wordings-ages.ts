import type { Wordings } from '../recipe.ts'
import { OF_STAFF, PERSONAL, STAFF } from './people.ts'

/** Rows that only say `under 30` are ages where the staff is spoken of. */
const AGED =
  '\\bemployees\\b|\\bcolleagues\\b|own workforce|beschäftigte|mitarbeitende|arbeitnehm|belegschaft|personal\\b'
const NOT_AGED =
  'customer|kund|supplier|lieferant|\\bdays|\\btage|hours|stunden|mwh|kwh|\\bkw|\\bkm|invoice|rechnung|\\beur|€'

/** Things that have an age as well, and people who are only some of the staff or none. */
const NOT_THE_STAFF = String.raw`\b(?:machines?|plants?|buildings?|vessels|aircraft|vehicles|sites?|customers?|suppliers?|applicants?|board|managers?|executives?|new hires|hired|leavers|apprentices|anlagen|maschinen|gebäude|fahrzeuge|schiffe|standorte\w*|kund\w+|lieferant\w*|bewerb\w+|aufsichtsrat\w*|vorstand\w*|führungskräfte\w*|\w*eingestellt\w*|neueinstellungen|neueintritte\w*|neuzugänge\w*|teilnehm\w+|auszubildende\w*)\b`

/** What reports say of how old their employees are: ESRS S1-9. */
export const AGE_WORDINGS: Record<string, Wordings> = {
  'S1-9_03': {
    needs: AGED,
    not: NOT_AGED,
    unsaid: NOT_THE_STAFF,
    says: [
      String.raw`(?:under|below|younger than) 30(?: years)?(?: of age| old)? (?:account\w* for|make up|made up|represent\w*|constitut\w+|were|are) #`,
      String.raw`unter 30(?:[ -]?jährige\w*| jahren?)?…(?:stellen|stellten|machen|machten|bilden|ausmach\w*|liegt bei|lag bei|beträgt|betrug) #`,
      String.raw`# (?:${OF_STAFF} |${PERSONAL} |${STAFF} )?(?:sind|waren|are|were) (?:jünger als|unter|younger than|under|below) 30`,
      String.raw`(?:${STAFF}|those) (?:aged )?(?:under|below|younger than) 30(?: years)?(?: of age| old)? (?:number|numbered|totall?ed|count|counted) #`,
    ],
  },
  'S1-9_04': {
    needs: AGED,
    not: NOT_AGED,
    unsaid: NOT_THE_STAFF,
    says: [
      String.raw`30 (?:to|and|-) 50(?: years)?(?: of age| old)?(?: account\w* for| make up| made up| represent\w*| for|,) #`,
      String.raw`(?:under|below|younger than) 30(?: years)?(?: of age| old)? (?:number|numbered|totall?ed|count|counted)[^.;]{0,30}(?:those |the ones )?(?:aged )?(?:between )?30 (?:to|and|-) 50(?: years)?(?: of age| old)?,? #`,
      String.raw`# (?:${OF_STAFF} |${PERSONAL} |${STAFF} )?(?:sind |waren |are |were )?(?:zwischen|between|aged|aged between|im alter (?:von|zwischen)) 30 (?:und|and|bis|to) 50(?= (?:jahr|years)|[ ,.;]|$)`,
      String.raw`30[ -]?(?:bis|-) ?50(?:[ -]?jährige\w*| jahren?)…(?:stellen|stellten|machen|machten|bilden|liegt bei|lag bei|beträgt|betrug) #`,
    ],
  },
  'S1-9_05': {
    needs: AGED,
    not: NOT_AGED,
    unsaid: NOT_THE_STAFF,
    says: [
      String.raw`(?:over|above|older than) 50(?: years)?(?: of age| old)?(?: account\w* for| make up| made up| represent\w*| for|,) #`,
      String.raw`über 50(?:[ -]?jährige\w*| jahren?)…(?:stellen|stellten|machen|machten|bilden|liegt bei|lag bei|beträgt|betrug) #`,
      String.raw`# (?:${OF_STAFF} |${PERSONAL} |${STAFF} )?(?:sind|waren|are|were) (?:älter als|über|older than|over|above) 50`,
      String.raw`30 (?:to|and|-) 50(?: years)?(?: of age| old)?[^.;]{0,20} and (?:those |the ones )?(?:aged )?(?:over|above|older than) 50(?: years)?(?: of age| old)?,? #`,
      String.raw`(?:30|younger|jünger|under|unter)[^.;]{0,60}(?:and|und|,) # (?:are |were |sind |waren )?(?:älter als|older than|over|über|above) 50`,
    ],
  },
}
