/** Sentences in which reports of both languages usually state a figure; `#` is the figure, `¤` another one, `…` a few words. */
export const PHRASES: Readonly<Record<string, readonly string[]>> = {
  'E1-5_01': [
    String.raw`energy (?:consumption|use)(?: across all (?:our )?sites| worldwide| in total)? (?:totall?ed|amounted to|came to|was) #`,
  ],
  'E1-5_09': [
    String.raw`renewable (?:energy|energies|sources) (?:accounted for|made up|covered|met|provided) # of (?:our |the |its )*(?:total )?energy`,
    String.raw`# of (?:our |the |its |all )*(?:total )?energy(?: consumption| use| used| consumed)? (?:came|comes|is|was|were|stemmed|stems) from renewable`,
    String.raw`of energy, # of (?:it|which) (?:is |was |were |came from )?renewable`,
    String.raw`erneuerbare energien (?:deckten|decken|machten) # (?:unseres|des) (?:gesamten )?(?:gesamt)?energie(?:verbrauchs|bedarfs)`,
  ],
  'E1-6_07': [String.raw`auf scope 1 (?:entfielen|entfallen) #`],
  'E1-6_09': [
    String.raw`(?:standortbasiert|standortbezogen) (?:betrugen|beliefen sich|lagen) (?:die |unsere )?scope[ -]2[ -](?:thg-?)?emissionen (?:auf |bei )?#`,
    String.raw`scope[ -]2 \(location[ -]based\) (?:ghg )?emissions (?:totall?ed|were|amounted to|came to) #`,
  ],
  'E1-6_10': [
    String.raw`(?:marktbasiert|marktbezogen) (?:betrugen|beliefen sich|lagen) (?:die |unsere )?scope[ -]2[ -](?:thg-?)?emissionen (?:auf |bei )?#`,
    String.raw`scope[ -]2 \(market[ -]based\) (?:ghg )?emissions (?:totall?ed|were|amounted to|came to) #`,
  ],
  'E1-6_11': [
    String.raw`(?:value chain|supply chain) \(scope 3\) (?:caused|produced|emitted|accounted for) #`,
    String.raw`auf scope 3 (?:entfielen|entfallen) #`,
  ],
  'E4-5_01': [String.raw`# of our sites…(?:in or near|near|adjacent to|close to)…(?:biodivers|protected area)`],
  'E5-5_15': [String.raw`waste…¤,? of which # (?:were |was |is |are )?hazardous`],
  'S1-6_02': [
    String.raw`^our # employees `,
    String.raw`waren #(?<!(?:durchschnitt|im mittel)[^.]{0,60}) (?:personen|menschen|mitarbeit\w+|beschäftigte)(?: bei uns| im konzern| im unternehmen| für uns)? (?:beschäftigt|tätig|angestellt)`,
  ],
  'S1-8_01': [
    String.raw`# (?:unserer|der|aller) (?:belegschaft|beschäftigten|mitarbeit\w+|arbeitskräfte) (?:sind|ist|waren|war) tarifgebunden`,
  ],
  'S1-9_02': [String.raw`women (?:hold|held|make up|made up|account for) # of (?:the |our )?top management`],
  'S1-13_04': [
    String.raw`on average,? (?:our )?employees (?:completed|received|attended|spent) # (?:training hours|of training|on training)`,
    String.raw`im durchschnitt (?:nahm|nahmen|absolvierte\w*|erhielt\w*)…# (?:an )?(?:weiterbild|schulung|fortbild|training)`,
  ],
  'S1-16_01': [String.raw`women (?:earn|earned|are paid|were paid) (?:on average |an average of )# less than men`],
}
