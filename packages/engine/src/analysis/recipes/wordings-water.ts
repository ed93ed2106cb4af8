import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const ABOUT = String.raw`(?: (?:around|about|some|approximately|only|just|rund|etwa|ca\.|insgesamt|zusammen|a total of|in total|nur))*`
const WE = String.raw`(?:we|our (?:sites|plants|operations|factories|mills|hotels|breweries)|the (?:group|company|sites|plants)|all sites(?: together)?|together,? (?:they|our sites))`
const WIR = String.raw`(?:wir|der konzern|das unternehmen|die gruppe|die gesellschaft|(?:alle |unsere |die )(?:standorte|werke|betriebe))`
/** Water of one kind is no whole: `wasser` itself, and what is drawn from wherever. */
const WATER = String.raw`(?:(?:fresh|drinking|tap|mains|process|raw|town)[ -]?)?water`
const WASSER = String.raw`(?:frisch|trink|roh|leitungs|brauch|stadt)?wasser`
/** What tells a volume drawn from that of gas or fuel where the verb alone stands. */
const SPLIT = String.raw`,? (?:of which|including|thereof|almost (?:all|entirely)|mainly|mostly|chiefly|exclusively|from (?:the )?(?:mains|public|municipal|own|our|wells?|boreholes?|network)[^\uE000-\uE3FF]*$)`
const STRESSED = String.raw`(?:areas|regions|sites)${N}{0,20}(?:water[ -](?:stress|risk|scarcity)|water-stressed)|water-stressed (?:areas|regions)`
const STRESS_DE = String.raw`(?:gebieten|regionen|standorten)${N}{0,40}wasser(?:stress|risik|knappheit)`
const MORE = String.raw`(?:total |overall |gross |net )*`

/** How reports state water that is drawn, discharged, consumed and used again (ESRS E3-4). */
export const waterWordings: Readonly<Record<string, Wordings>> = {
  'E3-4_01': {
    needs: 'water|wasser',
    notUnder: String.raw`^(?!.*(?:water|wasser)).*(?:\bgas\b|erdgas|fuels?\b|diesel|heizöl|brennstoff|steam|hydrogen|wasserstoff)`,
    labels: [
      String.raw`^${MORE}(?:consumption|consumed)(?: total)?$|^(?:gesamt)?verbrauch(?: gesamt| insgesamt)?$`,
      String.raw`total water (?:consumption|use|usage) \((?:municipal|mains|public|town|tap)(?: water)?(?: supply| network)?\)`,
      String.raw`(?:gesamter? )?verbrauch (?:an|von) (?:frisch|trink)?wasser`,
    ],
    says: [
      String.raw`wasserverbrauch (?:stieg|sank|fiel|ging|erhöhte sich|verringerte sich|nahm)${N}{0,30} um${N}{0,12} ¤ (?:auf|zu auf|ab auf)${ABOUT} #`,
      String.raw`^verbraucht (?:wurden|haben wir)${ABOUT} # ${WASSER}`,
      String.raw`(?:^|, |\d )${WIR}? ?verbrauchten? ?(?:${WIR})?${ABOUT} # ${WASSER}(?!\p{L})(?! (?:in|an) (?:gebiet|region|standort))`,
      String.raw`(?:gesamt)?verbrauch (?:an|von) ${WASSER} (?:lag|betrug|belief sich|beträgt|sank|stieg|fiel)${N}{0,20}(?: um${N}{0,12} ¤)?(?: bei| auf)?${ABOUT} #`,
      String.raw`^mit # (?:lag|lagen|liegt|blieb|war)(?:en)? (?:der|die|das|unser[e]?) (?:gesamte[rs]? )?(?:trink|frisch)?wasserverbrauch(?:\p{L}*)(?! (?:in|an|am|im|bei|des|der) )`,
      String.raw`^at #(?: \([^()]{2,40}\))?,? (?:our |the |total |overall |group )*(?:fresh ?)?water (?:consumption|use) (?:was|were|remained|stayed|is)(?!\p{L})(?! (?:in|at) )`,
      String.raw`\b(?:our |the |total )*use of (?:fresh |drinking )?water (?:was|came to|amounted to|totall?ed)${ABOUT} #`,
      String.raw`^(?:the )?(?:difference|balance)(?: of)?,? #,? (?:is|was|represents|corresponds to) (?:our |the )?(?:net )?water consumption`,
      String.raw`^(?:the difference|the remainder|the remaining),? # ?,? (?:was |were )?(?:consumed|evaporated)`,
    ],
  },
  'E3-4_02': {
    labels: [
      String.raw`(?:of which |davon |thereof )?(?:water consumption |wasserverbrauch )?(?:at|from|in|an|bei) (?:sites|plants|locations|standorten|werken|anlagen|betrieben) (?:located )?(?:in|within) (?:areas |regions |gebieten |regionen )?(?:of |with |mit |at )?(?:(?:extremely |very )?high |hohem |sehr hohem |erhöhtem )*(?:water[ -](?:stress|risk|scarcity)|wasser(?:stress|risik\w*|knappheit))(?: areas)?`,
    ],
    says: [
      String.raw`^(?:our |the )?(?:sites|plants|locations|operations) (?:located )?in (?:${STRESSED}) (?:consumed|accounted for)${ABOUT} #(?! ?%)`,
      String.raw`auf (?:standorte|werke|anlagen) in ${STRESS_DE}(?:\p{L}*)? (?:entfielen|entfallen|entfiel)${ABOUT} # (?:des |vom )(?:gesamten )?wasserverbrauch`,
      String.raw`of (?:our |this |the |total )*water consumption,?${ABOUT} # (?:arose|occurred|was|were|took place|is|fell)${N}{0,30} ${STRESSED}`,
      String.raw`# of (?:this|our|the|that|total)(?: total| water)* consumption (?:arose|occurred|was|were|took place|relates|related|fell)${N}{0,30} ${STRESSED}`,
      String.raw`(?:davon|hiervon) (?:wurden|haben wir|entfielen|entfallen)${ABOUT} # (?:in|an|auf) ${STRESS_DE}(?: verbraucht|\p{L}*$|\.|,|$)`,
    ],
  },
  'E3-4_03': {
    labels: [
      String.raw`reclaimed water|recirculated water|water (?:recirculated|reclaimed)`,
      String.raw`(?:mehrfach (?:genutztes|verwendetes)|im kreislauf geführtes) (?:prozess)?wasser|kreislaufwasser(?: \(wiederverwendet\))?`,
    ],
    says: [
      String.raw`# (?:of )?(?:[\p{L}-]+ )?water (?:was|were|is|are) (?:[\p{L}-]+ (?:and )?){0,2}(?:used (?:a second time|again|twice|several times)|re-?used|recycled|recirculated)`,
      String.raw`# (?:\p{L}*wasser )?(?:wurden |haben wir |werden )?(?:mehrfach|ein zweites mal|erneut|wieder) (?:genutzt|verwendet|eingesetzt)`,
    ],
  },
  'E3-4_11': {
    needs: 'water|wasser',
    labels: [
      String.raw`^${MORE}(?:withdrawals?|withdrawn|abstractions?|abstracted|intake)(?: total| from all (?:sources|sites))?$`,
      String.raw`^(?:gesamt)?(?:entnahmen?|entnommen|bezug)(?: gesamt| insgesamt)?$|^summe (?:der )?(?:wasser)?entnahmen?$`,
      String.raw`(?:gesamt)?frischwasser(?:bezug|entnahme|einsatz|bedarf)(?: gesamt| insgesamt)?`,
    ],
    says: [
      String.raw`\b${WE} (?:drew|took in|took|abstracted|withdrew|received)${ABOUT} # of ${WATER}(?! (?:from|of) (?:(?:the )?(?:rivers?|ground|surface|sea|lake)|[^.;]*[\uE000-\uE3FF]))`,
      String.raw`\b${WE} (?:drew|abstracted|withdrew)${ABOUT} #(?: in [^,;()]{2,24})?(?: \([^()]{1,40}\))?${SPLIT}`,
      String.raw`^mit # (?:lag|lagen|liegt|blieb|war)(?:en)? (?:der|die|das|unser[e]?) (?:gesamte[rs]? )?wasser(?:entnahme|bezug)(?:\p{L}*)(?! (?:in|an|am|im|bei|des|der) )`,
      String.raw`^at #(?: \([^()]{2,40}\))?,? (?:our |the |total |overall |group )*water (?:withdrawals?|abstraction|intake) (?:was|were|remained|stayed|is)(?!\p{L})(?! (?:in|at) )`,
      String.raw`\bwater${N}{0,30} (?:drawn|abstracted|withdrawn|taken|sourced)${N}{0,25} (?:totall?ed|amounted to|came to|was)${ABOUT} #`,
      String.raw`(?:^|[.,;] |20\d\d )(?:haben |bezogen |bezog )${WIR}${ABOUT} # ${WASSER}(?!\p{L})`,
    ],
  },
  'E3-4_12': {
    needs: 'water|wasser|effluent',
    labels: [
      String.raw`^${MORE}(?:discharges?|discharged)(?: total| to all (?:destinations|areas))?$`,
      String.raw`^(?:gesamt)?(?:ableitung(?:en)?|einleitung(?:en)?|rückführung(?:en)?)(?: gesamt| insgesamt)?$|^summe (?:der )?(?:wasser)?(?:ableitung|einleitung)(?:en)?$`,
      String.raw`abwasseranfall|angefallenes abwasser|schmutzwasser(?:menge|anfall)?(?: gesamt| insgesamt)?`,
    ],
    says: [
      String.raw`^mit # (?:lag|lagen|liegt|blieb|war)(?:en)? (?:der|die|das|unser[e]?) (?:gesamte[rs]? )?abwasser(?:\p{L}*)(?! (?:in|an|am|im|bei|des|der) )`,
      String.raw`\b(?:effluent|waste ?water|discharge) volumes? (?:was|were|totall?ed|amounted to|came to|fell to|rose to|stood at)${ABOUT} #`,
      String.raw`# (?:of (?:water|it|this) )?(?:was|were) (?:returned|released|discharged|fed|piped)${N}{0,30} (?:to|into) (?:the )?(?:${N}{0,20})?(?:rivers?|seas?|lakes?|sewers?|sewage|environment|water bod(?:y|ies)|streams?|canals?|watercourses?|public network|treatment)`,
      String.raw`(?:^|\b)(?:es )?(?:fielen|fiel)${ABOUT} # ab(?:wasser|wässer) an`,
      String.raw`# ab(?:wasser|wässer) (?:fielen |sind )?(?:an\b|angefallen)`,
    ],
  },
}
