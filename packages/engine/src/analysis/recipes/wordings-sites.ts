import type { Wordings } from '../recipe.ts'
import { AREA, AREA_DE, AREA_NEAR, AREA_NEAR_AFTER, COUNTED_NEAR, NONE_NEAR, SITE, SITE_DE } from './near-areas.ts'

const RELATION = String.raw`(?:,? ?(?:(?:that (?:are )?|which (?:are )?)?(?:owned|leased|managed|located|situated|lying)|containing|in|within|inside|near|close to|bordering|adjacent to|next to|or|and|and\/or))+`
const RELATION_DE = String.raw`[^.;]{0,50}(?:in|an|nahe|nähe|innerhalb|angrenzend)[^.;]{0,40}`

const TOLD_DE = String.raw`(?: (?:aller standorte|unserer standorte|des konzerns|im konzern|insgesamt))?(?: (?:betrug|beträgt|umfasst|umfasste|belief sich auf|lag bei|liegt bei))(?: rund| etwa| insgesamt)*`

/** How reports state the sites near sensitive areas and the land they use (ESRS E4-5). */
export const siteWordings: Readonly<Record<string, Wordings>> = {
  'E4-5_01': {
    labels: [
      String.raw`(?:total )?(?:number of )?(?:own(?:ed)? |our |operational |operating |production )*(?:sites|locations|plants|properties|assets|facilities)${RELATION},? (?:[\p{L}-]+ ){0,3}?${AREA}.*`,
      String.raw`(?:(?:an)?zahl (?:der )?)?(?:eigene[nr]? )?\p{L}*(?:standorte?n?|werken?|liegenschaften)${RELATION_DE}${AREA_DE}.*`,
    ],
    says: COUNTED_NEAR,
    unsaid: String.raw`\b(?:new|planned|potential|possible|candidate|future) (?:sites?|plants?|locations?)\b|(?:geplante|neue|mögliche|künftige)\w* (?:\p{L}*standorte?|werke?)n?\b`,
    zero: NONE_NEAR,
  },
  'E4-5_02': {
    labels: [
      String.raw`(?:total )?(?:area|surface|size|extent)(?: area)? of (?:these|those|such|the(?:se)?) (?:${SITE})`,
      String.raw`(?:total )?(?:area|surface|size|land) (?:of (?:${SITE}) |owned, leased or managed )?${RELATION},? (?:[\p{L}-]+ ){0,3}?${AREA}.*`,
      String.raw`(?:gesamt)?fläche dieser (?:${SITE_DE})`,
    ],
    says: AREA_NEAR,
    saysAfter: AREA_NEAR_AFTER,
  },
  'E4-5_10': {
    labels: [
      String.raw`^(?:total )?(?:area of )?land (?:managed|owned or managed|occupied|under management|holdings?|in use|used)(?: total)?(?: \([^()]{1,12}\))?$|total (?:site|land|plot|property|premises) (?:area|surface)|total area of (?:all |our )*(?:sites|land|premises)`,
      String.raw`(?:gesamte |genutzte )?(?:flächeninanspruchnahme|flächennutzung|flächenverbrauch|betriebsfläche|standortfläche|geländefläche|betriebsgelände)(?: gesamt| insgesamt)?`,
    ],
    says: [
      String.raw`^(?:unsere |die |alle )(?:\p{L}*grundstücke|liegenschaften|standorte|betriebsgelände|werke) (?:umfassen|umfasst|haben|belegen|nehmen)(?: zusammen| insgesamt| eine| gesamtfläche| fläche| von| rund)* #`,
      String.raw`\b(?:we|the (?:company|group|undertaking)|together,? our sites) (?:owns?|leases?|manages?|uses?|occup(?:y|ies)) (?:and (?:owns?|leases?|manages?|uses?) )?(?:land|premises|sites) (?:of|with an? (?:total )?area of|covering|totalling)(?: around| about| a total of)* #`,
      String.raw`(?:grundstücks|standort|gelände|betriebs)fläche${TOLD_DE} #`,
    ],
    saysAfter: [
      [
        String.raw`^(?!.*(?:${AREA})).*\b(?:our|all|its) (?:[\p{L}-]+ ){0,3}(?:${SITE})`,
        String.raw`^(?:together,? |in total,? |in all,? )?(?:they|these sites|the sites) (?:together |in total )?(?:cover|occupy|take up|extend over|comprise)(?: an area of| a total area of| a total of| some| around| about)* #`,
      ],
    ],
  },
  'E4-5_11': {
    labels: [
      String.raw`(?:land|area|site|\p{L}*fläche\p{L}*|\p{L}*grundstück\p{L}*|gelände)(?: \([^()]{1,20}\))? (?:davon|of which|thereof) (?:sealed|versiegelt|paved)(?: area| fläche)?`,
      String.raw`^(?:davon |of which |thereof )(?:sealed|versiegelt|paved)(?: land| area| surface)?(?: \([^()]{2,60}\))*$|(?:total )?sealed (?:land|ground|surface)(?: area)?|(?:davon )?versiegelte (?:grundstücks|betriebs|standort)?flächen?`,
    ],
    says: [
      String.raw`^(?:rund |etwa |ca\. |around |about |davon )*# (?:davon )?(?:sind|waren) versiegelt`,
      String.raw`^(?:the |our |total )*sealed (?:surfaces?|areas?|land)(?: areas?)? (?:covers?|covered|comprises?|extends? over|occup(?:y|ies)) #`,
      String.raw`^# (?:der|unserer|of (?:our|the)) (?:\p{L}*flächen?|grundstücke|land|sites?|area)(?: [^.;\uE000-\uE3FF]{0,20})? (?:sind|ist|waren|are|is|were|was) (?:versiegelt|sealed)`,
    ],
  },
  'E4-5_12': {
    says: [
      String.raw`# (?:of (?:our |the )?(?:land |area )?)?(?:on|at) (?:our |the )?(?:own )?sites? (?:is|are|was|were) (?:managed as )?(?:nature-?oriented|near-natural)`,
      String.raw`^auf # (?:haben|sind|wurden|befinden sich|pflegen|unterhalten)(?: wir)? naturnahe[nr]? (?:\p{L}+ )?flächen (?:am|an den|auf dem|auf den) (?:eigenen )?(?:standort|betriebsgelände|gelände)`,
    ],
    labels: [
      String.raw`(?:nature-?oriented|near-natural|semi-natural) (?:area|land|surface)s? (?:on|at|within) (?:our |the |own )*(?:sites?|premises)`,
      String.raw`naturnah (?:gestaltete |bewirtschaftete )?(?:frei)?flächen? (?:am|auf (?:dem|den)|an (?:den|unseren)) (?:eigenen )?(?:standort|betriebsgelände|gelände)\w*`,
    ],
  },
}
