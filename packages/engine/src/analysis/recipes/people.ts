/** Words for the staff in patterns. */
export const STAFF = String.raw`(?:employees|staff|workforce|colleagues|people|persons|workers|personnel|team members|staff members)`
export const PERSONAL = String.raw`(?:mitarbeit[\p{L}:*_]+(?: und mitarbeit[\p{L}]+)?|beschäftigte[nr]?|arbeitnehm[\p{L}:*_]+(?: und arbeitnehm\p{L}+)?|arbeitskräfte\w*|belegschaft|angestellte[nr]?|kolleg[\p{L}:*]+(?: und kolleg\p{L}+)?|menschen|personen)`
export const OF_STAFF = String.raw`(?:of (?:all |our |the |its |total |own |group |group's |global )*${STAFF}|(?:der |unserer |aller |des |unseres )(?:eigenen |gesamten )?${PERSONAL})`
export const ABOUT = String.raw`(?:a total of |around |about |approximately |some |insgesamt |rund |etwa |ca\. |knapp )?`

/** Words of a name that say it is of some of the staff only: of those at sea, in the stores, on the wards. */
export const OF_SOME = String.raw`\bshore\b|\bashore\b|\bat sea\b|seafar|\bonboard\b|\bon board\b|\bcrews?\b|\bcabin\b|cockpit|\bpilots?\b|\bofficers\b|\bratings\b|head ?office|headquarters|\bstores?\b|\bwarehouses?\b|\bproduction\b|\bfactor(?:y|ies)\b|\boffice staff\b|\bnurs|\bwards?\b|\bdoctors\b|physicians|(?:blue|white)[ -]collar|\boperatives\b|\bdrivers\b|technicians|\bpflege\b|pflegekr|pflegedienst|\bärzt|\bverwaltung\b|\bzentrale\b|\bfilialen?\b|innendienst|außendienst|gewerbliche`
