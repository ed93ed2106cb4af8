import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const ABOUT = String.raw`(?: (?:around|about|some|approximately|only|just|rund|etwa|ca\.|insgesamt|zusammen|a total of|in total|nur|weitere|further|remaining|übrigen))*`
const WIR = String.raw`(?:wir|der konzern|das unternehmen|die gruppe|(?:unsere |die )(?:standorte|werke|betriebe))`
const WENT = String.raw`(?:was|were|is|are|came to|amounted to|totall?ed|stood at|stands at|accounted for|made up|represented|fell to|rose to|reached|weighed)`
const WAR = String.raw`(?:betrug\w*|beträgt|betragen|lag\w* bei|liegt bei|belief\w* sich auf|beläuft sich auf|summier\w+ sich auf|umfasst\w*|wogen|wiegen|erreicht\w*|sank\w* auf|stieg\w* auf)`
/** What stands between the name and the verb: `, mainly oils,`, `, darunter Altöle,`. */
const ASIDE = String.raw`(?:,[^.;\uE000-\uE3FF]{3,90},| \([^()]{2,80}\))?`
const IN_UNIT = String.raw`(?:,? \(?(?:in )?(?:t|tonnes|tons|tonnen|metric tons|kg|kt)\)?)?`
const EQUALS = String.raw`,? ?(?:or|oder|beziehungsweise|bzw\.|das sind|das entspricht|entsprechend|also|equal to|i\.e\.,?|representing|corresponding to|equivalent to|\()(?: (?:einem anteil von|a share of|rund|about))*`

// Materials (E5-4)
const SECONDARY = String.raw`(?:secondary,? |reused |recycled |(?:reused|recycled) (?:or|and) (?:recycled|reused) )+(?:raw |input |intermediary )?(?:components|materials|products|content)(?:(?:,| and| or|, and) (?:secondary )?(?:raw |intermediary )?(?:materials|components|products))*`
const SECONDARY_DE = String.raw`(?:(?:sekundäre|wiederverwendete|recycelte|rezyklierte)[nr]?(?:,| und| oder| sowie)? )+(?:komponenten|materialien|produkte|rohstoffe|einsatzstoffe|bauteile)n?(?:(?:,| und| sowie| oder) (?:sekundär\p{L}*|komponenten|materialien|produkte|rezyklate?))*|sekundär(?:materialien|rohstoffe|komponenten|werkstoffe)n?|rezyklate?n?`
const WAS = String.raw`(?:were|was|are|is|consisted of|came from|waren|sind|war|ist|bestanden aus|stammten aus|entfielen auf|entfallen auf)`
const OF_INPUT = String.raw`(?: (?:of (?:it|this|these|them|which|that|our (?:total )?(?:material )?inputs?|the (?:total|materials|weight))|davon|hiervon|des (?:gesamtgewichts|materialeinsatzes|gewichts)|der materialien))?`
const SORTED = String.raw`(?:sustainably (?:sourced|produced|managed|certified)|certified|nachhaltig (?:beschaffte|bezogene|gewonnene|erzeugte|zertifizierte)[nrs]?|zertifizierte[nrs]?)`
const BIOTIC = String.raw`(?:biological|bio-?based|biotic|renewable|biologische|biobasierte|nachwachsende)[nrs]? (?:raw )?(?:materials?|materialien|rohstoffen?)`

// What can be recycled (E5-5, paragraph 36)
const RECYCLABLE = String.raw`(?:fully |technically |readily |vollständig |technisch |gut |stofflich )?(?:recyclable|recyclingfähig\w*|recycel?bar\w*|wiederverwertbar\w*)`
const PACKAGING = String.raw`(?:product |sales |produkt|verkaufs|kunststoff)?(?:packaging|verpackung(?:en|smaterial(?:ien)?)?)`

/** How reports state materials that go in and waste that comes out (ESRS E5-4 and E5-5). */
export const wasteWordings: Readonly<Record<string, Wordings>> = {
  'E5-4_02': {
    labels: [
      String.raw`(?:gesamter? |jährlicher )?massenstrom (?:der|an|von) (?:\p{L}+ )?(?:einsatz|roh|werk)?(?:materialien|stoffen?|material)`,
      String.raw`(?:total |annual )*mass[ -]?flow(?: of (?:relevant |key )?materials)?(?: used)?`,
      String.raw`^(?:total )?raw material (?:consumption|use|usage|input)(?: total)?$`,
      String.raw`(?:summe |gesamt)(?:der )?(?:eingesetzte[nr]? )?(?:einsatz|roh)?(?:materialien|stoffe|materialeinsatz)`,
    ],
    says: [
      String.raw`setzten?(?: ${WIR})?${ABOUT} # (?:an )?(?:material|einsatzmaterial|rohmaterial) ein\b`,
      String.raw`(?:^|, |20\d\d )(?:${WIR} )?(?:verarbeitete|verwendete|verbrauchte)n?(?: ${WIR})?${ABOUT} # (?:an )?(?:(?:roh|werk|einsatz)stoffen?|materialien)(?: (?:und|sowie) (?:(?:roh|werk|hilfs|betriebs|einsatz)stoffen?|materialien|produkten?|verpackungen))*(?:\.|,|$)`,
      String.raw`(?:massenstrom|mass[ -]?flow)${N}{0,60} (?:${WENT}|${WAR})${ABOUT} #`,
    ],
  },
  'E5-4_03': {
    labels: [
      String.raw`(?:share|percentage|proportion|rate|%|anteil|prozentsatz)(?: of| der| an)? ${SORTED} ${BIOTIC}(?: used| eingesetzt)?(?:,? \([^()]{2,60}\))?.{0,40}`,
      String.raw`(?:share|percentage|proportion|anteil) (?:of |der |an )?${BIOTIC},? (?:that are |from |aus )?(?:${SORTED}|sustainable sources|nachhaltige[rn]? (?:quellen|beschaffung|bewirtschaftung)).{0,60}`,
    ],
  },
  'E5-4_04': {
    says: [
      String.raw`^(?:of (?:this|these|which|it),? |davon |hiervon )?#${OF_INPUT}${EQUALS} ¤\)?${OF_INPUT},? ${WAS} (?:${SECONDARY}|${SECONDARY_DE})`,
      String.raw`^(?:of (?:this|these|it|them),? |(?:davon|hiervon) ${WAS} )${ABOUT}#${OF_INPUT}(?: ${WAS})? (?:${SECONDARY}|${SECONDARY_DE})`,
      String.raw`# ?\(¤\) of (?:the |our |all )*(?:materials?|inputs?)(?: used)?(?: by weight)? (?:was|were|is|are|came from) (?:recycled|reused|secondary)`,
      String.raw`(?:^|[.,;] |darunter |including )# (?:of |an )?(?:${SECONDARY}|${SECONDARY_DE})(?:\.|,|$)`,
    ],
  },
  'E5-4_05': {
    labels: [
      String.raw`recycl(?:ing|at)anteil (?:am |der |im |des )?(?:material(?:einsatz(?:es)?|ien|s)?|(?:ein|roh)\p{L}*stoffe)?|recycled content (?:of|in) (?:our |the |purchased |raw )*(?:materials|inputs)`,
    ],
    says: [
      String.raw`¤ ?\(#\) of (?:the |our |all )*(?:materials?|inputs?)(?: used)?(?: by weight)? (?:was|were|is|are|came from) (?:recycled|reused|secondary)`,
      String.raw`^(?:of (?:this|these|which|it),? |davon |hiervon )?¤${OF_INPUT}${EQUALS} #\)?${OF_INPUT},? ${WAS} (?:${SECONDARY}|${SECONDARY_DE})`,
    ],
  },
  'E5-5_05': {
    labels: [
      String.raw`(?:share|percentage|proportion|anteil|quote)(?: of| der| an| von)? ${RECYCLABLE} (?:\p{L}+ )?${PACKAGING}.{0,30}`,
      String.raw`(?<!non-)recyclable (?:product )?packaging(?: materials?)?|${RECYCLABLE} (?:\p{L}*verpackungen)|recyclingfähigkeit (?:der|unserer) (?:\p{L}*verpackung(?:en)?)`,
    ],
    says: [
      String.raw`# of (?:our |the |all |its )*(?:\p{L}+ )?packaging (?:that |which )?(?:we |[\p{L}-]+ )?(?:place|put|placed|bring|sell|use|used|sold)${N}{0,35} (?:is|are|was|were) ${RECYCLABLE}`,
      String.raw`(?:share|proportion|percentage) of ${RECYCLABLE} ${PACKAGING}${N}{0,40} ${WENT}${ABOUT} #`,
      String.raw`(?:anteil|quote) (?:der |an |von )?${RECYCLABLE} ${PACKAGING}${N}{0,40} ${WAR}${ABOUT} #`,
      String.raw`# (?:unserer|der|aller) (?:\p{L}+ )?(?:\p{L}*verpackungen),?${N}{0,60} (?:sind|waren|ist|war) ${RECYCLABLE}`,
    ],
  },
  'E5-5_07': {
    labels: [
      String.raw`(?:gesamte[sr]? |jährliche[sr]? |anfallende[sr]? )abfall(?:aufkommen|menge)|(?:summe|total) (?:der )?abf[aä]ll\w*|(?:waste|abfälle),? (?:all types|alle arten)`,
    ],
    says: [
      String.raw`^mit # (?:lag|lagen|liegt|blieb|war)(?:en)? (?:der|die|das|unser[e]?) (?:gesamte[rs]? )?(?:gesamt)?abfall(?:aufkommen|menge)(?:\p{L}*)(?! (?:in|an|am|im|bei|des|der) )`,
      String.raw`^at #(?: \([^()]{2,40}\))?,? (?:our |the |total |overall |group )*(?:total )?waste(?: generation| generated| volumes?)? (?:was|were|remained|stayed|is)(?!\p{L})(?! (?:in|at) )`,
      String.raw`^von (?:den |unseren |insgesamt |den insgesamt )# (?:an )?abf(?:all|älle)n? (?:wurden|haben wir|gingen|konnten|entfielen)`,
      String.raw`\bwaste (?:generation|volumes?|arisings|amounts) (?:in 20\d\d )?${WENT}${ABOUT} #`,
      String.raw`^(?:${WIR}|[^.;\uE000-\uE3FF]{0,30} ${WIR}) (?:verursachte|erzeugte|produzierte)n?${ABOUT} # (?:an )?abf(?:all|älle)n?(?!\p{L})`,
      String.raw`(?:verursachten|erzeugten|produzierten) ${WIR}${ABOUT} # (?:an )?abf(?:all|älle)n?(?!\p{L})`,
    ],
  },
  'E5-5_08': {
    labels: [
      String.raw`^(?:diverted|directed|sent) to (?:recycling|reuse)(?: (?:or|and) (?:reuse|recycling|recovery))+(?: \([^()]{2,90}\))?$`,
      String.raw`^(?:waste )?(?:recovery|recovered) total$|^verwert(?:ung|et) (?:gesamt|insgesamt|summe)$`,
    ],
    saysAfter: [
      [
        String.raw`\bwaste\b(?! ?water)`,
        String.raw`^of (?:this|it|that|the total|these),?${ABOUT} # (?:was|were) (?:recovered|(?:recycled|reused) (?:or|and) (?:otherwise )?(?:recovered|reused|recycled))`,
      ],
    ],
    says: [
      String.raw`# (?:of waste )?(?:was|were) sent (?:for|to) recovery(?:,| and|;) ¤ (?:for|to) disposal`,
      String.raw`# (?:of )?(?:our |the |this )?waste (?:was|were) (?:recycled|reused|recovered)(?:,? (?:or|and|,) (?:otherwise )?(?:recycled|reused|recovered|composted))+`,
      String.raw`# (?:an |der |unserer )?abf(?:all|älle)n? wurden (?:stofflich oder (?:thermisch|energetisch) |insgesamt )?verwertet`,
    ],
  },
  'E5-5_09': {
    says: [
      String.raw`¤ (?:of waste )?(?:was|were) sent (?:for|to) recovery(?:,| and|;) # (?:for|to) disposal`,
      String.raw`(?:^|; |, )(?:the )?(?:remaining |other |rest,? )# (?:was|were|went)(?: sent| directed)? (?:to|for) disposal`,
    ],
  },
  'E5-5_11': {
    says: [
      String.raw`¤ (?:an |der |unserer )?abf(?:all|älle)n? (?:wurden|konnten|haben wir) nicht (?:recycelt|rezykliert)(?: werden)?${EQUALS} #`,
      String.raw`# of (?:our |the |all |total )*waste (?:could|can) not be recycled`,
      String.raw`# (?:des|unseres|der|unserer) abf\p{L}+ (?:konnten?|können) nicht (?:recycelt|rezykliert|stofflich verwertet) werden`,
    ],
  },
  'E5-5_15': {
    labels: [
      String.raw`^(?:davon |of which |thereof |o\/w |- )?(?:hazardous|gefährlich|gefährliche)${IN_UNIT}$`,
      String.raw`^(?:included(?: above| therein| in (?:total|above))?|darin enthalten|enthaltene?|incl(?:uding|\.)|inkl\.)[: ]+(?:hazardous waste|gefährliche abfälle)${IN_UNIT}$`,
    ],
    says: [
      String.raw`^(?:our |the |the (?:amount|volume|quantity) of )?hazardous waste${ASIDE} ${WENT}${ABOUT} #`,
      String.raw`^(?:die |unsere |die menge (?:der |an )?)?gefährliche[nr]? abfälle[n]?${ASIDE} (?:${WAR}|mach(?:t?en|ten))${ABOUT} #(?! des| der)`,
      String.raw`^(?:die |unsere )?gefährlichen abfälle (?:nahmen|stiegen|gingen|sanken)${N}{0,25} auf${ABOUT} #`,
      String.raw`^of (?:this|these|that|it|the total),?${ABOUT} # (?:was|were|is|are) (?:classified as |considered |deemed )?hazardous(?! (?:substances|materials|goods))`,
    ],
  },
  'E5-5_16': {
    zero: [
      String.raw`(?:do|does|did) not (?:generate|produce|cause) (?:any )?radioactive waste`,
      String.raw`(?:generate|produce)[sd]? neither[^.;]{0,30} nor radioactive waste`,
      String.raw`radioactive waste (?:does|did) not (?:arise|occur|accrue)|radioaktiver abfall (?:entsteht|entstand|fällt|fiel) (?:bei uns |im konzern )?nicht`,
      String.raw`keinerlei radioaktive[nr]? abf\p{L}+`,
    ],
  },
}
