import type { Wordings } from '../recipe.ts'
import { NOT_ALL } from './near-areas.ts'

const WENT = String.raw`(?:was|were|is|are|came to|amounted to|totall?ed|stood at|stands at|weighed|represented|represents|accounted for|account for|made up|make up|reached|fell to|rose to)`
const WAR = String.raw`(?:betrug\w*|beträgt|betragen|lag\w* bei|liegt bei|belief\w* sich auf|beläuft sich auf|machten?|macht|wogen|wog|entsprach\w*|entspricht|umfasst\w*|erreicht\w*|summiert\w* sich auf)`
const STRESSED = String.raw`(?:water[ -]?(?:stress(?:ed)?|risk|scarce|scarcity)|high water stress)`
const CONCERN = String.raw`(?:substances of concern|(?<!besonders )besorgniserregende[nr]? stoffe?n?)`
const SECONDARY = String.raw`(?:secondary|recycled|reused)(?: (?:and|or) (?:secondary|recycled|reused))? (?:raw |input )?(?:materials?|components?|content|resources)|recyclates?|sekundär(?:material|rohstoff|werkstoff)\w*|rezyklate?n?|recyclate?n?|recyclingmaterial\w*|(?:wiederverwendete|recycelte|rezyklierte)\w* (?:\w+ )?(?:materialien|komponenten|rohstoffe|einsatzstoffe)`
const MATERIALS = String.raw`(?:(?:raw |input |technical |biological )*(?:materials?|auxiliaries|packaging|products?|resources|goods)|(?:roh|hilfs|betriebs|werk|bau)-?(?:stoffe)?n?|produkte?n?|(?:technische\w*|biologische\w*|sonstige\w*)?(?: ?)(?:materialien|einsatzmaterialien|rohstoffe|stoffe)|verpackungen)`
const SUCH = String.raw`(?:,[^,.;\uE000-\uE3FF]{3,60},|,? (?:wie|such as|like|including|darunter|vor allem|mainly) [^.;\uE000-\uE3FF]{3,80}?)?`
const AND = String.raw`(?:,| and| und| sowie|,? and other| &) ?`
const SITES_DE = String.raw`(?:\p{L}*(?:standorte?n?|werken?|betriebsstätten?|abbaustätten?|steinbrüchen?|gruben|anlagen|liegenschaften|filialen|hotels?|betriebe?n?)|gelände|grundstücke?n?)`
const SITES = String.raw`(?:(?:production |operating |own )?(?:sites?|locations?|plants?|quarry|quarries|mines?|pits?|facility|facilities|properties|hotels?|campsites?|farms?|factory|factories|mills?|warehouses?))`
const NEAR_DE = String.raw`(?:in oder (?:in der |nahe )?nähe|in der nähe|in unmittelbarer nähe|innerhalb)[^.;\uE000-\uE3FF]{0,40}(?:schutzgebiet|biodivers|natura|ffh|schutzbedürftig)`
const NEAR = String.raw`(?:in or near|in|within|inside|near|adjacent to|close to|next to)(?: or (?:near|adjacent to|close to))? (?:to )?(?:an? |the )?(?:\w+ ){0,2}?(?:biodivers|protected|natura|nature reserve|nature conservation)`
const SUPPLY = String.raw`(?:municipal|public|mains|town|city|own|network|utility|water supplier|wells?|river|lake|groundwater)`
const HAZARD_ONLY = String.raw`(?: \([^()]{1,80}\)){0,2}`

/** Further ways in which reports name and state pollution, water, land, materials and waste (ESRS E2 to E5). */
export const natureWordings: Readonly<Record<string, Wordings>> = {
  'E2-5_02': {
    says: [
      String.raw`# of ${CONCERN}[^.;\uE000-\uE3FF]{0,40}(?:generated|used|procured|produced|purchased)`,
      String.raw`# ${CONCERN}[^.;\uE000-\uE3FF]{0,60}(?:erzeugt|verwendet|beschafft|eingesetzt)`,
    ],
  },
  'E2-5_03': {
    says: [
      String.raw`# of ${CONCERN}[^.;\uE000-\uE3FF]{0,20}(?:left|leave|leaving) (?:our |the )?(?:facilities|sites|plants)(?! as )`,
      String.raw`# ${CONCERN}[^.;\uE000-\uE3FF]{0,20}verlie(?:ß|ss)en (?:unsere |die )?(?:einrichtungen|anlagen|standorte|werke|betriebsstätten)`,
    ],
  },
  'E3-4_01': {
    says: [
      String.raw`^(?:net |our |the )?(?:water )?consumption (?:therefore|thus|hence|accordingly|consequently) ${WENT} #`,
      String.raw`wasserverbrauch (?:betrug|beträgt|lag|belief sich) (?:damit|somit|daher|folglich|demnach) (?:bei |auf )?#`,
    ],
  },
  'E3-4_02': {
    labels: [
      String.raw`(?:of which |davon )?(?:total )?(?:water consumption |wasserverbrauch )?(?:in|at|from|an) (?:\w+ )?${STRESSED} (?:areas|regions|sites)(?: \(.*\))?`,
      String.raw`(?:davon )?(?:wasserverbrauch )?(?:in|an) (?:wasserstress|wasserknappheits|wasserrisiko)-?(?:gebieten|regionen|standorten)|(?:davon )?(?:wasserverbrauch )?(?:in|an) (?:standorten|gebieten|regionen) mit (?:hohem |sehr hohem |erhöhtem )*(?:wasserstress|wasserrisik\w*)`,
      String.raw`water consumption,? (?:in )?${STRESSED} (?:areas|regions|sites)`,
      String.raw`(?:davon )?(?:wasserverbrauch )?in (?:von )?(?:hohe[mn] |erhöhte[mn] )?(?:wasserrisiken|wasserknappheit|wasserstress|wassermangel) (?:betroffenen|gefährdeten|geprägten) (?:gebieten|regionen|standorten).{0,60}`,
      String.raw`(?:of which |thereof )?(?:water consumption )?(?:in|at) (?:areas|regions|sites) (?:affected by|at|exposed to|subject to) (?:high )?water[ -](?:risks?|stress|scarcity).{0,40}`,
    ],
    says: [
      String.raw`consumption…¤,? (?:including|of which|thereof) # (?:was |were |is )?(?:consumed )?(?:in|at|from) (?:areas|regions|sites)…${STRESSED}`,
      String.raw`consumption…¤,? (?:including|of which|thereof) # (?:was |were |is )?(?:consumed )?(?:in|at|from) ${STRESSED} (?:areas|regions|sites)`,
    ],
  },
  'E3-4_03': {
    labels: [
      String.raw`(?:recycled (?:and|or) reused|reused (?:and|or) recycled) water|water (?:recycled|reused)(?: (?:and|or) (?:recycled|reused))?`,
      String.raw`(?:zurückgewonnenes|wiederverwendetes|recyceltes|aufbereitetes) (?:(?:und|oder) (?:wiederverwendetes|recyceltes|aufbereitetes) )?wasser|wasser,? (?:recycelt|wiederverwendet)(?: (?:und|oder) (?:wiederverwendet|recycelt))?`,
    ],
    says: [
      String.raw`# (?:of (?:the |this )?water )?(?:were|was|are|is) (?:recycled|reused)`,
      String.raw`(?:recycled|reused) (?:and (?:recycled|reused) )?(?:a total of )?# of (?:process )?water`,
      String.raw`# (?:\w*wasser )?(?:wurden |haben wir )?(?:aufbereitet|wiederverwendet|recycelt|im kreislauf geführt)`,
    ],
  },
  'E3-4_11': {
    labels: [
      String.raw`(?:total )?(?:volume of )?(?:fresh ?)?water (?:withdrawn|abstracted|taken|withdrawals?|abstractions?)(?: from all sources)?`,
      String.raw`(?:gesamte )?(?:entnommenes|bezogenes|gefördertes) wasser|(?:gesamt)?wasserentnahme(?:menge)?`,
    ],
    says: [
      String.raw`entnahm(?:en)?(?: wir| der konzern| die gruppe| das unternehmen)?(?: \w+){0,2} #(?: \w+)?wasser`,
      String.raw`entnahm(?:en)?(?: wir| der konzern| die gruppe| das unternehmen)?(?: \w+){0,2} # (?:\w+)?wasser`,
      String.raw`entnahm(?:en)? (?:wir|der konzern|die gruppe|das unternehmen)(?: insgesamt| rund)? #(?=,|\.|;| \(| und )`,
      String.raw`entnahm(?:en)? (?:wir|das unternehmen|die \w+) (?:ihnen|daraus|hieraus|diesen) (?:insgesamt |rund )?#(?! (?:erd)?gas)`,
      String.raw`(?:took|drew|sourced|bought|obtained|received|pumped|used) (?:a total of |around |about )?# of (?:\w+ )?water[^.;\uE000-\uE3FF]{0,12}(?:from|\() ?(?:the |our )?(?:\w+ )?${SUPPLY}[^;\uE000-\uE3FF]*$`,
      String.raw`(?:bezogen|bezog|entnahmen|entnahm|förderten) (?:wir |das unternehmen )?(?:insgesamt |rund )?# (?:\w*wasser )?aus (?:dem|der|den|unseren?|eigenen?|öffentliche\w*)[^.;\uE000-\uE3FF]{0,30}(?:netz|versorgung|brunnen|quellen)[^;\uE000-\uE3FF]*$`,
    ],
  },
  'E3-4_12': {
    says: [
      String.raw`(?:returned|discharged|released) # (?:of (?:waste ?|treated )?water )?(?:back )?(?:to|into) (?:the )?(?:environment|source|river|sewer|sea|water bodies|nature|receiving)`,
      String.raw`and returned #`,
      String.raw`# (?:wurden |gingen |flossen |haben wir |gaben wir )als (?:\w+ )?abwasser`,
      String.raw`# (?:was |were |went |left |flowed )?(?:discharged |released |sent )?(?:\w+ )?as (?:\w+ )?(?:waste ?water|effluent)`,
      String.raw`# (?:leiteten|führten|gaben) (?:wir|die \w+|der \w+) (?:als (?:gereinigtes )?abwasser |gereinigt |wieder )*(?:\w+ )?(?:ein|ab|zurück)`,
      String.raw`(?:leiteten|führten) (?:wir )?(?:insgesamt |davon )?# (?:abwasser |wasser |als abwasser |gereinigt )*(?:\w+ )?(?:ein|ab|zurück)`,
    ],
  },
  'E4-5_01': {
    labels: [
      String.raw`(?:number of )?(?:own |our )?sites? (?:located )?(?:in|within) or (?:near|close to|adjacent to) (?:biodiversity|protected|key biodiversity)[ -]?\w*(?: areas?)?`,
      String.raw`(?:(?:an)?zahl (?:der )?)?(?:eigene[nr]? )?standorte?n? in oder (?:in der )?nähe (?:von |zu )?(?:schutzgebiet|biodiversitäts?|gebieten)[\w-]*.{0,60}`,
    ],
    says: [
      String.raw`(?:of )?(?:our |the )?¤ (?:\w+ )?(?:sites|locations|plants),? # (?:are |is |lie |were |of them )?(?:located )?(?:in|within|inside) or (?:near|adjacent to|close to) (?:a )?(?:biodivers|protected)`,
      String.raw`${NOT_ALL}# (?:of (?:our|the|these) )?(?:\w+ )?(?:sites|locations|plants) (?:are |is |lie )?(?:located )?(?:in|within|inside|in or) (?:or )?(?:near|adjacent to|close to|next to) (?:a )?(?:biodivers|protected|natura)`,
      String.raw`${NOT_ALL}# (?:of (?:our|the) )?(?:\w+ )?${SITES}(?:,? (?:with|covering|comprising) (?:[\w-]+ ){0,4}¤,?)? (?:are |is |lies? )?(?:located |situated )?${NEAR}`,
      String.raw`of (?:our |the |its )*¤ [^.;,\uE000-\uE3FF]{0,40}(?:sites|plants|locations|quarries|stores|facilities),? # (?:of (?:them|which) )?(?:are |is |lie |lies |were )?(?:located |situated )?${NEAR}`,
      String.raw`von (?:den |unseren |unsern |insgesamt |unserer )*¤ [^.;,\uE000-\uE3FF]{0,50}(?:standorte?n?|werken|betriebsstätten|steinbrüchen|anlagen) (?:liegen|liegt|befinden sich|befindet sich) # [^.;\uE000-\uE3FF]{0,20}${NEAR_DE}`,
      String.raw`${NOT_ALL}# (?:unserer |der |eigene )?(?:\w+ )?${SITES_DE}(?: mit (?:\w+ ){0,4}¤)?[^.;\uE000-\uE3FF]{0,30} ${NEAR_DE}`,
    ],
  },
  'E4-5_02': {
    says: [
      String.raw`¤ [^.;\uE000-\uE3FF]{0,40}${NEAR}[^.\uE000-\uE3FF]{0,60}(?:they|these|which|together|covering|with)[^.\uE000-\uE3FF]{0,40} (?:area|cover\w*|occupy|of|hold) (?:an area of |a total (?:area )?of |together )?#`,
      String.raw`¤ [^.;\uE000-\uE3FF]{0,40}${NEAR_DE}[^.\uE000-\uE3FF]{0,80}(?:sie|diese|die|zusammen)[^.\uE000-\uE3FF]{0,30} fläche von (?:insgesamt |zusammen )?#`,
      String.raw`${SITES_DE} (?:mit|von) (?:\w+ ){0,4}#[^.;\uE000-\uE3FF]{0,30} ${NEAR_DE}`,
      String.raw`${SITES},? (?:of|with|covering|comprising|spanning) (?:[\w-]+ ){0,4}#,? (?:are |is |lies? )?(?:located |situated )?${NEAR}`,
    ],
  },
  'E4-5_10': {
    says: [
      String.raw`of (?:our|the|its) (?:total )?# (?:of )?(?:\w+ )?(?:land|area|premises),? ¤ (?:of it |of which )?(?:is|are|was|were) sealed`,
      String.raw`von (?:unseren|den|unserer|insgesamt)(?: insgesamt)? # (?:\w*fläche|gelände|grund)?(?: ?\w*)(?: (?:sind|waren))? ¤ (?:sind |waren )?versiegelt`,
    ],
  },
  'E4-5_11': {
    says: [
      String.raw`of (?:our|the|its) (?:total )?¤ (?:of )?(?:\w+ )?(?:land|area|premises),? # (?:of it |of which )?(?:is|are|was|were) sealed`,
      String.raw`von (?:unseren|den|unserer|insgesamt)(?: insgesamt)? ¤ (?:\w*fläche|gelände|grund)?(?: ?\w*)(?: (?:sind|waren))? # (?:sind |waren )?versiegelt`,
    ],
  },
  'E4-5_12': {
    labels: [
      String.raw`nature-?oriented (?:area|land|surface)s?,? \(?(?:on[ -]?site|on (?:our |the )?sites?)\)?`,
      String.raw`naturnahe (?:flächen?|gesamtfläche) (?:am|auf (?:dem|den)|an (?:den|unseren)|innerhalb der) (?:eigenen )?(?:standort|betriebsgelände|gelände)\w*`,
    ],
  },
  'E4-5_13': {
    labels: [
      String.raw`nature-?oriented (?:area|land|surface)s?,? \(?(?:off[ -]?site|outside (?:our |the )?sites?)\)?`,
      String.raw`naturnahe (?:flächen?|gesamtfläche) (?:au(?:ß|ss)erhalb|abseits) (?:\w+ )?(?:standort|betriebsgelände|gelände)\w*`,
    ],
  },
  'E5-4_02': {
    says: [
      String.raw`(?:used|purchased|consumed|processed|procured)[^.;\uE000-\uE3FF]{0,60}(?:materials|packaging|products|components)[^.;\uE000-\uE3FF]{0,20} with a (?:total |combined |overall )?(?:weight|mass) of #`,
      String.raw`^(?!.*(?:secondary|recycled)).*(?:weight|mass) of (?:the |all |our )?${MATERIALS}(?:${AND}(?:[a-z-]+ ){0,3}${MATERIALS})*[^.;\uE000-\uE3FF]{0,50}${WENT} #`,
      String.raw`# (?:an )?(?!verpackungen (?!und |sowie ))${MATERIALS}(?:${AND}${MATERIALS})* (?:wurden )?(?:eingesetzt|verwendet|verbraucht|verarbeitet|beschafft)`,
      String.raw`gesamtgewicht (?:der|aller) (?:\w+ ){0,2}${MATERIALS}(?:${AND}${MATERIALS})*[^.;\uE000-\uE3FF]{0,40}${WAR} #`,
    ],
  },
  'E5-4_03': {
    says: [
      String.raw`(?:bio-?based|biological|biotic|renewable) materials[^.;\uE000-\uE3FF]{0,40}(?:sustainab|certified)[^.;\uE000-\uE3FF]{0,40}${WENT} #`,
      String.raw`biological materials…¤[^.;\uE000-\uE3FF]{0,40}and # of (?:them|these|this|which)…(?:sustainab|certified)`,
      String.raw`(?:share|proportion|percentage) of (?:sustainably (?:sourced|certified) )?(?:biological|bio-?based|biotic) materials[^.;\uE000-\uE3FF]{0,60}${WENT} #`,
      String.raw`# (?:of (?:the |this |our |all )?(?:weight|materials?|inputs?|total|it|this) )?(?:was|were|is|are|consisted of|came from) sustainably (?:sourced|grown|certified) (?:and certified )?(?:biological|bio-?based|biotic) materials?`,
      String.raw`# (?:(?:davon|des gewichts|der materialien|des materialeinsatzes) )?(?:waren|sind|war|ist|bestand\w* aus|entfielen auf) nachhaltig (?:gewonnene|beschaffte|angebaute|bezogene|zertifizierte)[nsr]? (?:biologische|biobasierte|nachwachsende)[nsr]? (?:material|rohstoff)`,
      String.raw`(?:biologische|biobasierte|nachwachsende)[nr]? (?:materialien|rohstoffe)[^.;\uE000-\uE3FF]{0,60}(?:nachhaltig|zertifiziert)[^.;\uE000-\uE3FF]{0,40}${WAR} #`,
    ],
  },
  'E5-4_04': {
    labels: [
      String.raw`(?:davon |of which |o\/w )?(?:${SECONDARY})(?: used| eingesetzt| gesamt| insgesamt| total)?`,
      String.raw`(?:einsatz|verwendung|use|verbrauch) (?:von|of|an) (?:${SECONDARY})`,
    ],
    says: [
      String.raw`(?:${SECONDARY})${SUCH} (?:${WENT}|${WAR}) (?:rund |around |about |some |etwa )?#`,
      String.raw`# (?:${SECONDARY}) (?:wurden )?(?:eingesetzt|verwendet|verbraucht)`,
    ],
  },
  'E5-4_05': {
    labels: [
      String.raw`(?:anteil|quote|share|percentage|proportion|%)(?: (?:an|der|des|von|of))? (?:${SECONDARY})(?: (?:am|an|in|of|im) (?:\w+ ){0,3}(?:materialeinsatz|material\w*|materials?|inputs?|einsatz))?`,
      String.raw`(?:rezyklat|recyclat|sekundärmaterial|sekundärrohstoff|recyclingmaterial)-?(?:anteil|quote|einsatzquote)(?: am materialeinsatz| gesamt)?`,
    ],
    says: [
      String.raw`(?:${SECONDARY})${SUCH} (?:${WENT}|${WAR}) (?:rund |around |about |some |etwa )?¤,? (?:or |i\.e\. |equal to |equivalent to |corresponding to |representing |which is |oder |das sind |das entspricht |entsprechend |also |bzw\. |\()#`,
      String.raw`(?:anteil|share|proportion|percentage) (?:of|von|an|der) (?:${SECONDARY})[^.;\uE000-\uE3FF]{0,60}(?:${WENT}|${WAR}) #`,
    ],
  },
  'E5-5_05': {
    says: [
      String.raw`(?:packaging|verpackung\w*)[^.;\uE000-\uE3FF]{0,40}(?:recyclable|recyclingfähig|recycelbar)[^.;\uE000-\uE3FF]{0,50}\((?:fy ?\d\d|in |20\d\d)?:? ?#`,
      String.raw`# of (?:our |the |all )*packaging (?:was|were|is|are) (?:\w+ )?recyclable`,
      String.raw`# (?:unserer|der|aller) verpackungen (?:sind|waren) (?:\w+ )?(?:recyclingfähig|recycelbar)`,
    ],
  },
  'E5-5_07': {
    says: [
      String.raw`abfallbilanz\p{L}*[^.;\uE000-\uE3FF]{0,60} eine (?:gesamt)?(?:abfall)?menge von (?:rund |ca\. )?#`,
      String.raw`^(?:in total |altogether |overall )?(?:by weight,? )?(?:around |about )?# of waste (?:arose|accrued|occurred|was created)`,
      String.raw`^waste (?:at|from|in|generated (?:at|by|in)) (?:these|our|all|the) (?:\w+ ){0,2}(?:locations|sites|operations|offices|facilities|plants|stores) ${WENT} #`,
    ],
  },
  'E5-5_08': {
    labels: [
      String.raw`^(?:diverted to |directed to |for |zur |to )?(?:(?:preparation for )?reuse|wiederverwendung|recycling|verwertung)(?:(?:,|,? (?:or|oder|und|and)| ?\/) (?:(?:preparation for )?reuse|wiederverwendung|recycling|verwertung))+$`,
      String.raw`(?:total )?(?:waste )?(?:diverted|recovered)(?: from disposal)?(?: (?:to|for|through) (?:recycling|reuse)(?: (?:and|or) (?:recycling|reuse))?)?`,
      String.raw`von der (?:beseitigung|entsorgung) (?:abgezweigt|umgeleitet|ausgenommen|abgelenkt)\w*(?: abf\w+)?(?: gesamt| insgesamt)?`,
      String.raw`(?:abf\w+ )?(?:der|zur) verwertung (?:zugeführt\w*|bestimmt\w*)(?: abf\w+)?|(?:gesamte )?abfallverwertung`,
    ],
  },
  'E5-5_09': {
    labels: [
      String.raw`^(?:directed to |for |zur )?(?:disposal|beseitigung)$`,
      String.raw`(?:total )?(?:waste )?(?:directed|sent) to disposal(?: total)?|(?:total )?waste disposed(?: of)?`,
      String.raw`(?:abf\w+ )?(?:der|zur) (?:beseitigung|entsorgung) (?:zugeführt\w*|bestimmt\w*)(?: abf\w+)?(?: gesamt| insgesamt)?|(?:gesamte )?abfallbeseitigung`,
    ],
  },
  'E5-5_10': {
    labels: [
      String.raw`(?:total )?(?:waste )?not recycled|nicht recycelt(?:e abfallmenge|er abfall)?|(?:gesamtmenge (?:der )?)?(?:nicht ?(?:rezyklierte|wiederverwertete|verwertete)[rn]?) abf\w+`,
    ],
    says: [
      String.raw`¤ (?:des|unseres|aller|der|unserer) abf\w+ \(#\) (?:wurden? |waren? )?nicht (?:recycelt|rezykliert|recycled)`,
      String.raw`# (?:an |der |unserer )?abf\w+(?:,? (?:das sind|oder) ¤,?| \(¤\))? (?:wurden |haben wir |waren )nicht (?:recycelt|rezykliert|recycled)`,
      String.raw`¤ of (?:our |the |all |total )*waste(?: generated)? \(#\) (?:was|were|is) not recycled`,
    ],
  },
  'E5-5_11': {
    labels: [
      String.raw`(?:waste )?not recycled(?: waste)?|nicht recycelt|(?:quote|anteil)(?: der| an)? nicht (?:recycelt|rezykliert)e?[rn]?(?: abf\w+)?|non-recycling rate`,
    ],
    says: [
      String.raw`# (?:des|unseres|aller|der|unserer) abf\w+(?: \(¤\))? (?:wurden? |waren? )?nicht (?:recycelt|rezykliert|recycled)`,
      String.raw`# of (?:our |the |all |total )*waste(?: generated)? \(¤\) (?:was|were|is) not recycled`,
    ],
  },
  'E5-5_15': {
    labels: [
      String.raw`^(?:davon |of which |thereof |o\/w )?hazardous${HAZARD_ONLY}$|^(?:davon |darunter )?(?:gefährlich|gefährliche|gefährlicher)${HAZARD_ONLY}$`,
      String.raw`gefährliche[rn]? (?:abf\w+)${HAZARD_ONLY}|hazardous waste${HAZARD_ONLY}|special waste|sonderabf\w+|sondermüll`,
    ],
    says: [
      String.raw`¤ (?:of )?(?:waste|abf\w+)[^.;\uE000-\uE3FF]{0,60}(?:of which|davon|thereof|including|darunter) # (?:was |were |is |are |waren |sind )?(?:hazardous|gefährlich)`,
      String.raw`waste (?:arose|accrued|was|were|in|at|from)[^.\uE000-\uE3FF]{0,140}[;,] # of (?:this|it|which|these|that|them) (?:was|were|is|are) hazardous`,
      String.raw`^hazardous waste[^.;\uE000-\uE3FF]{0,50}\(#`,
      String.raw`^(?:die )?gefährliche[nr]? abfälle[^.;\uE000-\uE3FF]{0,50}\(#`,
    ],
  },
  'E5-5_16': {
    zero: [
      String.raw`radioaktive abfälle (?:fallen|fielen) (?:\w+ ){0,3}nicht`,
      String.raw`(?:es )?(?:fallen|fielen|entstehen|entstanden) (?:\w+ ){0,3}keine radioaktiven abfälle`,
      String.raw`radioactive waste (?:is|was) not (?:generated|produced)|(?:generated?s?|produced?s?) no radioactive waste`,
    ],
  },
}
