import { type Disclosure, requirement as d } from './disclosure.ts'
import { anyOf, besideWords } from './near.ts'

/** Anticipated financial effects of pollution, water, biodiversity and resources (ESRS E2-6, E3-5, E4-6 and E5-6); climate has its own. */

const effect =
  /financial(?:ly)? (?:effects?|impacts?|consequences|risks?|burden|exposure|material)|costs?\b|expens\w*|revenues?\b|sales\b|margins?\b|earnings|profits?\b|cash flows?|write-?downs?|impairments?|provisions?\b|insur\w*|premiums?\b|fines?\b|penalt\w*|liabilit\w*|lawsuits?|devalu\w*|loss(?:es)?\b|million\b|finanziell\w*|kosten\b|mehrkosten|aufwendung\w*|aufwand\b|umsatz\w*|erlös\w*|ertrag\w*|ergebnis\w*|gewinn\w*|wertminderung\w*|abschreibung\w*|wertberichtig\w*|rückstellung\w*|versicher\w*|prämien?\b|bußgeld\w*|strafen?\b|haftung\w*|schadensersatz\w*|verlust\w*|mio\b|millionen/
const ahead =
  /could\b|may\b|might\b|would\b|(?:we|to be|is|are) expect\w*|expects?\b|anticipat\w*|estimat\w*|in future|future\b|foresee\w*|medium[- ]term|long[- ]term|next \w+ years|by 20[2-5]\d|threat\w*|at risk|risks?\b|könnt\w*|dürft\w*|würd\w*|erwart\w*|rechnen|künftig\w*|zukünftig\w*|absehbar\w*|mittelfristig\w*|langfristig\w*|kommenden|bis 20[2-5]\d|droh\w*|gefährd\w*|risik\w*/

const pollution =
  /pollut\w*|contaminat\w*|spills?\b|soil\b|remediat\w*|solvents?|pfas\b|svhc|substances? of (?:very high )?concern|hazardous substances?|air quality|emission limits?|noise\b|verschmutz\w*|verunreinig\w*|altlast\w*|kontaminier\w*|boden\b|sanierung\w*|lösemittel\w*|besorgniserregend\w*|gefahrstoff\w*|schadstoff\w*|grenzwert\w*|lärm\w*/
const water =
  /water\b|drought\w*|groundwater|wells?\b|rivers?\b|river levels?|irrigation|waste ?water|ocean\w*|marine\b|fish\w*|sea\b|wasser\w*|grundwasser\w*|dürre\w*|trockenheit|brunnen|flüsse\w*|pegel\w*|niedrigwasser|abwasser\w*|bewässer\w*|meer\w*|fisch\w*/
const nature =
  /biodivers\w*|ecosystem\w*|nature\b|nature-related|species|habitats?|pollinat\w*|bees\b|deforest\w*|forests?\b|soil fertility|land use|protected areas?|biodiversität\w*|artenvielfalt|ökosystem\w*|natur\b|arten\b|artenschutz\w*|lebensr[aä]um\w*|bestäub\w*|bienen|entwaldung\w*|wälder\w*|wald\b|bodenfruchtbarkeit|schutzgebiet\w*/
const resources =
  /raw materials?|primary materials?|critical materials?|scarc\w*|recycl\w*|circular\w*|packaging|waste\b|disposal|single-use|plastics?\b|take-back|rohstoff\w*|knapp\w*|rezyklat\w*|kreislauf\w*|verpackung\w*|abf[aä]ll\w*|entsorgung\w*|einweg\w*|kunststoff\w*|rücknahme\w*/

const anticipated = (dr: string, object: RegExp): Disclosure => {
  const told = anyOf(
    besideWords(besideWords(object, effect, 110), ahead, 110),
    besideWords(besideWords(effect, object, 110), ahead, 110),
  )
  return { ...d(dr, 'metric', told, told), alike: 'E1-9' }
}

export const effectDisclosures = [
  anticipated('E2-6', pollution),
  anticipated('E3-5', water),
  anticipated('E4-6', nature),
  anticipated('E5-6', resources),
]
