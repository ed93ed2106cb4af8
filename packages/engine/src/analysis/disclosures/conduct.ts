import { type Disclosure, requirement as d } from './disclosure.ts'

export const conductDisclosures: Disclosure[] = [
  d(
    'G1-1',
    'policy',
    /code of (?:business )?conduct|compliance|corporate culture|business (?:conduct|ethics)|whistle-?blow\w*|values|ethic\w*|verhaltenskodex|unternehmenskultur|compliance-?\w*|unternehmensführung|hinweisgeb\w*/g,
    /code of (?:business )?conduct|compliance (?:management|system|program|organi[sz]ation|culture)|corporate (?:culture|values)|business ethics|whistle-?blow\w+|verhaltenskodex|compliance-?(?:management|system|organisation)|unternehmenskultur|hinweisgebersystem/,
  ),
  d(
    'G1-2',
    'policy',
    /suppliers?|supply chain|procurement|purchasing|lieferant\w*|lieferkette\w*|beschaffung|einkauf/g,
    /(?:supplier|procurement|purchasing) (?:management|polic|selection|relationship|process|guideline|criteria)|relationships? with (?:our )?suppliers|sustainable procurement|lieferantenmanagement|nachhaltige beschaffung|lieferantenbeziehung/,
  ),
  d(
    'G1-3',
    'policy',
    /corruption|bribery|anti-?corruption|money laundering|fraud|conflicts? of interest|gifts|korruption\w*|bestechung|geldwäsche|interessenkonflikt\w*|antikorruption/g,
    /(?:anti-?(?:corruption|bribery)|prevent\w* (?:of )?(?:corruption|bribery)|corruption (?:prevention|risk))|(?:corruption|bribery)[^.]{0,80}(?:train|prevent|prohibit|polic|tolerat)|korruptions(?:prävention|bekämpfung|vermeidung)|korruption[^.]{0,60}(?:schul|vermeid|verhinder)/,
  ),
  d(
    'G1-4',
    'metric',
    /corruption|bribery|convict\w+|fines?|incidents?|korruption\w*|bestechung|verurteil\w+|geldstraf\w*|bußgeld\w*/g,
    /(?:no|not|number of|zero)[^.]{0,60}(?:cases?|incidents?|convictions?|fines?)[^.]{0,60}(?:corruption|bribery)|(?:corruption|bribery)[^.]{0,60}(?:cases?|incidents?|convictions?|fines?)|korruptionsf[aä]ll|verurteilung\w*[^.]{0,60}korruption/,
  ),
  d(
    'G1-5',
    'policy',
    /political (?:influence|contributions?|donations?|part\w+)|politicians?|lobby\w*|associations?|advocacy|parteispenden|politische\w* (?:einfluss\w*|spenden)|interessenvertretung|verbände\w*/g,
    /political (?:influence|contributions?|donations?|activit)|donations? to (?:political )?part|lobbying|transparency register|parteispenden|politische einflussnahme|lobbyregister/,
  ),
  d(
    'G1-6',
    'metric',
    /payment (?:practices?|terms?|deadlines?)|late payments?|invoices?|zahlungs(?:praktiken|ziel\w*|bedingung\w*|verzug)|rechnung\w*/g,
    /payment (?:practices|terms)|late payments?|(?:pay|settle)\w*[^.]{0,40}invoices?|zahlungspraktiken|zahlungsziele?/,
    /customer payment|loan/,
  ),
]
