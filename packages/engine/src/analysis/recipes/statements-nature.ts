import type { Recipe } from '../recipe.ts'
import { AREA, AREA_DE, SITE, SITE_DE } from './near-areas.ts'

const answer = { kind: 'yes_no', unit: null, measures: [], range: [0, 1], labels: [] } as const

const OTHERS = String.raw`\b(?:suppliers?|partners?|customers?|competitors?|lieferant\w*|geschäftspartner\w*|kunden|if|whether|falls|wenn|ob)\b`
/** What is harmed there: the areas themselves, or what lives in them. */
const THERE = String.raw`(?:these|those|such|the|any) (?:[\p{L}-]+ ){0,2}(?:areas?|habitats?|species|ecosystems?|reserves?)|biodiversity|habitats|species|${AREA}`
const THERE_DE = String.raw`(?:diese|dieser|diesen|die|der|den) (?:[\p{L}-]+ ){0,2}(?:gebiete?n?|lebensräume?n?|arten|schutzgüter|ökosysteme?n?)|biodiversität|lebensräume|biologische vielfalt|${AREA_DE}`
const HARM = String.raw`(?:significant |material |substantial |adverse |negative |harmful |potential )*(?:negative |adverse |harmful )(?:effects?|impacts?|influences?)`
const HARM_DE = String.raw`(?:wesentliche\w* |erhebliche\w* |signifikante\w* )?(?:negative|nachteilige|schädliche)\w* (?:aus|ein)wirkung(?:en)?`
const MEASURES = String.raw`(?:biodiversity |nature |further |specific |additional )*(?:mitigation|remediation|restoration) measures`
const MEASURES_DE = String.raw`(?:\p{L}+ )?(?:abhilfe|minderungs|abschwächungs|ausgleichs|schutz)maßnahmen`
const OF_NATURE = String.raw`(?=.*(?:biodivers|habitats?|birds directive|species|natura|protected|nature|biologische|vielfalt|ffh|schutz|arten))`

/** Statements about what sites do to sensitive areas (ESRS E4, paragraph 19). */
export const natureStatements: Recipe[] = [
  {
    ...answer,
    id: 'E4.IRO-1_15',
    unsaid: OTHERS,
    labels: [
      String.raw`(?:activities|sites) (?:related to sites )?(?:located in or near biodiversity[- ]sensitive areas )?negatively affect(?:ing)? (?:these|biodiversity[- ]sensitive) areas.*`,
    ],
    yes: [
      String.raw`\b(?:activities|operations|sites)[^.;]{0,60} (?:do |does )?(?<!not )negatively affect (?:${THERE})`,
      String.raw`(?:tätigkeiten|aktivitäten|standorte)[^.;]{0,60} (?:beeinträchtigen (?:${THERE_DE})(?! nicht)|wirken sich negativ auf (?:${THERE_DE}))`,
    ],
    no: [
      String.raw`\bnone of (?:the|these|our|its) (?:[\p{L}-]+ )?${SITE} (?:was|were|is|are|has|have|had)(?: been)?(?: found to have| shown to have)? (?:an? |any )?${HARM}(?: on (?:${THERE})|(?=[,.;]))`,
      String.raw`\bno ${HARM} on (?:${THERE})[^.;]{0,30} (?:was|were|has been|have been|are|is) (?:identified|detected|found|established|determined|known|observed|recorded)`,
      String.raw`\bno (?:${HARM}|impacts?|harm) on (?:${THERE}) (?:was|were|has been|have been) (?:identified|detected|found|established|observed|recorded)`,
      String.raw`\b(?:do|does|did) not (?:negatively|adversely) (?:affect|impact) (?:${THERE})`,
      String.raw`${HARM_DE} auf (?:${THERE_DE})[^.;]{0,30} (?:wurden?|haben wir|sind|ist|konnten?)[^.;]{0,20} (?:nicht|keine) ?[^.;]{0,20}(?:festgestellt|ermittelt|erkannt|bekannt|identifiziert|gefunden)`,
      String.raw`\bkeine ${HARM_DE} auf (?:${THERE_DE})`,
      String.raw`(?:wirken|wirkt) sich (?:dort )?nicht (?:negativ|nachteilig) auf (?:${THERE_DE})`,
      String.raw`${SITE_DE}[^.;]{0,60} beeinträchtig(?:en|t) (?:${THERE_DE})[^.;]{0,20} nicht`,
    ],
  },
  {
    ...answer,
    id: 'E4.IRO-1_16',
    unsaid: OTHERS,
    labels: [
      String.raw`(?:it has been concluded that it is )?necess(?:ary|ity) to implement biodiversity mitigation measures.*`,
    ],
    yes: [
      String.raw`\b(?:concluded|found|determined) that (?:it (?:is|was) necessary to (?:implement|take) )?biodiversity (?:mitigation|remediation) measures(?: (?:are|were) (?:necessary|required|needed))?`,
      String.raw`${OF_NATURE}.*${MEASURES_DE}[^.;]{0,40} (?:sind|waren) (?<!nicht )(?:erforderlich|notwendig)`,
    ],
    no: [
      String.raw`${OF_NATURE}.*\bno ${MEASURES}[^.;]{0,60} (?:is|are|was|were|has been|have been)(?: deemed| considered| found to be)? (?:required|necessary|needed)`,
      String.raw`${OF_NATURE}.*${MEASURES}[^.;]{0,50} (?:is|are|was|were) (?:therefore |thus )?not (?:deemed |considered )?(?:required|necessary|needed)`,
      String.raw`${OF_NATURE}.*\bnot (?:been )?(?:considered |deemed )?necessary to (?:implement|take) (?:biodiversity )?(?:mitigation|remediation) measures`,
      String.raw`${OF_NATURE}.*(?:keine (?:${MEASURES_DE})[^.;]{0,50} (?:erforderlich|notwendig|nötig)|${MEASURES_DE}[^.;]{0,60} (?:nicht|weder)(?: [^.;]{0,20})? (?:erforderlich|notwendig|nötig))`,
    ],
  },
]
