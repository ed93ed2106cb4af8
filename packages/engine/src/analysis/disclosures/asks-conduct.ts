import { asks } from './ask.ts'

export const conductAsks = [
  asks(
    'G1-1',
    1,
    [
      [
        5,
        /(?:protect|anonym|retaliat|confidential)\w*[^.]{0,100}(?:whistle-?blow|report|employees|concerns)|(?:whistle-?blow|reporting)\w*[^.]{0,100}(?:protect|anonym|retaliat|confidential)|(?:schutz|geschützt|anonym|vertraulich)\w*[^.]{0,100}(?:hinweisgeb|melde)|hinweisgeb\w*[^.]{0,100}(?:schutz|geschützt|anonym|vertraulich)/,
      ],
      [
        11,
        /functions?[^.]{0,60}(?:at|of|exposed to) (?:particular |high\w* |most )?risk|(?:besonders )?gefährdete\w* (?:funktion|bereich)/,
      ],
      [
        10,
        /(?:train|e-?learning|course)\w*[^.]{0,100}(?:code of conduct|compliance|business conduct|ethic)|(?:code of conduct|compliance|business conduct|ethic)[^.]{0,100}(?:train|e-?learning|course)|(?:verhaltenskodex|compliance)[^.]{0,100}schul|compliance-schulung\w*/,
      ],
      [
        2,
        /(?:report|investigat|identif|detect)\w*[^.]{0,60}(?:violations?|misconduct|breach\w*|concerns|unlawful|incidents?)|whistle-?blow\w*|hinweisgeb\w*|(?:meld|untersuch|aufdeck)\w*[^.]{0,60}(?:verstöße?n?|fehlverhalten)/,
      ],
    ],
    [5, 10],
  ),
  asks('G1-2', 2, [
    [1, /late payments?|payment (?:terms|period)|zahlungsverzug|zahlungsziel\w*/],
    [
      3,
      /(?:social|environmental|esg|sustainability|human rights)[^.]{0,80}(?:criteria|assess|rating|screen|audit|evaluat|select)|(?:criteria|assess|rating|screen|audit|evaluat|select)\w*[^.]{0,80}(?:social|environmental|esg|sustainab|human rights)|(?:sozial|ökologisch|umwelt|nachhaltigkeit)\w*[^.]{0,80}(?:kriterien|bewert|audit|auswahl)|(?:kriterien|bewert|audit|auswahl)\w*[^.]{0,80}(?:sozial|ökologisch|umwelt|nachhaltigkeit)/,
    ],
  ]),
  asks('G1-3', 1, [
    [
      8,
      /(?:board|management|directors|executives)[^.]{0,60}train\w+|(?:vorstand|aufsichtsrat|geschäftsführung)[^.]{0,60}schul\w*/,
    ],
    [6, /train(?:ed|ing|ings)|e-?learning|courses?|schul\w+|unterweis\w*/],
    [
      3,
      /report\w* (?:\w+ ){0,4}(?:to|inform\w*) (?:the )?(?:management|supervisory|executive|audit|board)|bericht\w*[^.]{0,60}(?:vorstand|aufsichtsrat|geschäftsführung)/,
    ],
    [5, /communicat\w+|made available|intranet|acknowledg\w+|kommunizier\w*|bekannt gemacht|zugänglich/],
  ]),
  asks('G1-4', null, [
    [
      8,
      /(?:legal (?:cases?|proceedings|action)|court|lawsuits?|investigations? by)|gerichtsverfahren|klagen?\b|verfahren\b|ermittlungen/,
    ],
    [
      5,
      /(?:incidents?|cases?|violations?)[^.]{0,80}(?:corruption|bribery)|(?:corruption|bribery)[^.]{0,80}(?:incidents?|cases?|violations?)|korruptions(?:f[aä]ll|vorf[aä]ll)\w*|(?:vorf[aä]ll|f[aä]ll|verurteil|verstöße|bußgeld)\w*[^.]{0,60}(?:korruption|bestech)|(?:accepted|paid|taking|offered)[^.]{0,20}bribes?|fines?[^.]{0,60}(?:corruption|bribery)|convictions?[^.]{0,80}(?:corruption|bribery)|bestechungsgeld|allegations?[^.]{0,40}(?:kickbacks|corruption|brib)|korruption[^.]{0,60}(?:vorf[aä]ll|f[aä]ll|bekannt|bestätigt|verurteil|gemeldet)/,
    ],
  ]),
  asks('G1-5', null, [
    [10, /transparency register|lobby ?register|transparenzregister|lobbyregister/],
    [
      2,
      /(?:political |party )?(?:contributions?|donat\w+)|give money|(?:fund|financ)\w* (?:\w+ )?(?:political )?parties|parteispenden?|spenden?\b|zuwendung\w*/,
    ],
    [
      1,
      /(?:responsib|overs|approv)\w*[^.]{0,80}(?:political|lobby\w*|advocacy)|(?:political|lobby\w*|advocacy)[^.]{0,80}(?:responsib|overs|approv|board)|(?:verantwort|genehmig)\w*[^.]{0,80}(?:politisch|interessenvertretung)/,
    ],
    [
      9,
      /lobby\w*|advocacy|positions?|interessenvertretung|politische\w* themen|verb[aä]nde\w*|\w*verband\b|associations?|federation|industry bod\w+|public (?:affairs|policy)|\bministers?\b|consultations|lawmak\w+|anhörung\w*|gesetz(?:gebung|esvorhaben|entw)\w*|abgeordnet\w*|ministeri\w+|politisch neutral|politically neutral|unsere interessen/,
    ],
  ]),
  asks('G1-6', 5, [
    [2, /(?:payment terms?|terms of payment|payment (?:period|target))[^.]{0,60}days|zahlungsziel\w*[^.]{0,60}tage/],
  ]),
]
